//! The weights of the networks, built into the program.

use std::sync::LazyLock;

use ndarray::{Array1, Array2, ArrayView1};

/// The weights, written by `training/export.py`: a version, then matrices. Each row is a factor and signed bytes.
const FILE: &[u8] = include_bytes!("../../../assets/vision/weights.bin");
const HEAD: &[u8] = b"FWVISION\x01\0\0\0";

/// Number of channels of the input and of each convolution.
pub(super) const CHANNELS: [usize; 7] = [3, 24, 48, 48, 96, 96, 96];
/// `true` for each convolution with stride 2.
pub(super) const HALVES: [bool; 6] = [true, true, false, true, false, true];
pub(super) const LAST: usize = 9;
pub(super) const TOKEN: usize = 96;
/// Width of the hidden layer in an attention layer.
const INNER: usize = 192;
pub(super) const DESCRIPTOR_LEN: usize = 32;
/// Empty, pawn to king, and what is no chess piece.
pub(super) const KINDS: usize = 8;
const LAYERS: usize = 2;

pub(super) struct Linear {
    pub(super) matrix: Array2<f32>,
    pub(super) bias: Array1<f32>,
}

pub(super) struct Norm {
    pub(super) gain: Array1<f32>,
    pub(super) bias: Array1<f32>,
}

pub(super) struct AttentionLayer {
    pub(super) before: Norm,
    pub(super) qkv: Linear,
    pub(super) out: Linear,
    pub(super) between: Norm,
    pub(super) widen: Linear,
    pub(super) narrow: Linear,
}

pub(super) struct Weights {
    pub(super) convolutions: Vec<Linear>,
    pub(super) token: Linear,
    pub(super) descriptor: Linear,
    /// The first row is added to the tokens of squares with the color of the top left square, the second to the others.
    pub(super) parity: Array2<f32>,
    pub(super) layers: Vec<AttentionLayer>,
    pub(super) after: Norm,
    pub(super) kind: Linear,
    pub(super) color: Linear,
}

/// The built-in weights, loaded once. `None` if the file is invalid; a test checks that it is valid.
pub(super) static WEIGHTS: LazyLock<Option<Weights>> = LazyLock::new(|| Weights::read(FILE));

/// The weights of the network for coordinates, written by `training/coordinates.py` in the same format.
const COORDINATES: &[u8] = include_bytes!("../../../assets/vision/coordinates.bin");

/// Number of channels of the gray input and of each convolution of the network for coordinates.
const SIGN_CHANNELS: [usize; 6] = [1, 12, 24, 32, 40, 40];
/// `true` for each of these convolutions with stride 2.
pub(super) const SIGN_HALVES: [bool; 5] = [true, true, false, true, false];
/// Number of classes: no sign, eight letters and eight figures.
pub(super) const SIGNS: usize = 17;

pub(super) struct SignWeights {
    pub(super) convolutions: Vec<Linear>,
    pub(super) sign: Linear,
}

pub(super) static SIGN_WEIGHTS: LazyLock<Option<SignWeights>> = LazyLock::new(|| SignWeights::read(COORDINATES));

impl SignWeights {
    fn read(bytes: &[u8]) -> Option<Self> {
        let mut file = Reader(bytes.strip_prefix(HEAD)?);
        let mut convolutions = Vec::new();
        for pair in SIGN_CHANNELS.windows(2) {
            convolutions.push(file.linear(9 * pair[0], pair[1], Some(9))?);
        }
        let sign = file.linear(SIGN_CHANNELS[5], SIGNS, None)?;
        file.0.is_empty().then_some(Self { convolutions, sign })
    }
}

impl Weights {
    fn read(bytes: &[u8]) -> Option<Self> {
        let mut file = Reader(bytes.strip_prefix(HEAD)?);
        let mut convolutions = Vec::new();
        for pair in CHANNELS.windows(2) {
            convolutions.push(file.linear(9 * pair[0], pair[1], Some(9))?);
        }
        let token = file.linear(CHANNELS[6] * LAST, TOKEN, Some(LAST))?;
        let look = file.linear(TOKEN, DESCRIPTOR_LEN, None)?;
        let parity = file.matrix(2, TOKEN)?;
        let mut layers = Vec::new();
        for _ in 0..LAYERS {
            layers.push(AttentionLayer {
                before: file.norm()?,
                qkv: file.linear(TOKEN, 3 * TOKEN, None)?,
                out: file.linear(TOKEN, TOKEN, None)?,
                between: file.norm()?,
                widen: file.linear(TOKEN, INNER, None)?,
                narrow: file.linear(INNER, TOKEN, None)?,
            });
        }
        let after = file.norm()?;
        let kind = file.linear(TOKEN, KINDS, None)?;
        let color = file.linear(TOKEN, 2, None)?;
        let weights = Self { convolutions, token, descriptor: look, parity, layers, after, kind, color };
        file.0.is_empty().then_some(weights)
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn matrix(&mut self, rows: usize, columns: usize) -> Option<Array2<f32>> {
        let mut matrix = Array2::zeros((rows, columns));
        for mut row in matrix.rows_mut() {
            let (scale, rest) = self.0.split_first_chunk()?;
            let (values, rest) = rest.split_at_checked(columns)?;
            let scale = f32::from_le_bytes(*scale);
            row.iter_mut().zip(values).for_each(|(out, value)| *out = scale * f32::from(value.cast_signed()));
            self.0 = rest;
        }
        Some(matrix)
    }

    fn vector(&mut self, length: usize) -> Option<Array1<f32>> {
        Some(self.matrix(1, length)?.row(0).to_owned())
    }

    fn norm(&mut self) -> Option<Norm> {
        Some(Norm { gain: self.vector(TOKEN)?, bias: self.vector(TOKEN)? })
    }

    /// Reads a linear map. With `pixels`, the inputs in the file are ordered by channel, with this many pixels for
    /// each, and are reordered by pixel.
    fn linear(&mut self, from: usize, to: usize, pixels: Option<usize>) -> Option<Linear> {
        let rows = self.matrix(to, from)?;
        let pixels = pixels.unwrap_or(1);
        let channels = from / pixels;
        let moved = |row: ArrayView1<f32>, column: usize| row[(column % channels) * pixels + column / channels];
        let matrix = Array2::from_shape_fn((from, to), |(column, row)| moved(rows.row(row), column));
        Some(Linear { matrix, bias: self.vector(to)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_read_to_its_end() {
        assert!(WEIGHTS.is_some());
        assert!(Weights::read(&FILE[..FILE.len() - 1]).is_none());
        assert!(Weights::read(b"FWVISION\x02\0\0\0").is_none());
        assert!(SIGN_WEIGHTS.is_some());
        assert!(SignWeights::read(&COORDINATES[..COORDINATES.len() - 1]).is_none());
        let length = FILE.len() + COORDINATES.len();
        assert!(length <= 600 << 10, "{length} bytes");
    }
}
