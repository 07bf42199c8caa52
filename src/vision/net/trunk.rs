//! The part of the net that looks at each square alone: convolutions as products of matrices.

use ndarray::{Array2, ArrayView2, Axis, Slice};

use super::super::rectify::{MARGIN, SIDE, SQUARE};
use super::weights::{CHANNELS, HALVES, LAST, Linear, TOKEN, Weights};

/// Pixels of the side of a tile: a square with a margin.
const TILE: usize = SQUARE + 2 * MARGIN;
/// Tiles that go through the net at once, so that they stay near the processor.
const ROW: usize = 8;

/// The token of every square, rows from the top, of a board whose colours are normalised.
pub(super) fn tokens(weights: &Weights, board: &[[f32; 3]]) -> Array2<f32> {
    let mut tokens = Array2::zeros((64, TOKEN));
    for row in 0..8 {
        let mut maps = Maps::of_row(board, row);
        for (number, convolution) in weights.convolutions.iter().enumerate() {
            maps = maps.convolved(
                convolution,
                HALVES[number],
                CHANNELS[number] == CHANNELS[number + 1] && !HALVES[number],
            );
        }
        let flat = maps.without_border();
        // A row has as many pixels as the shape says.
        if let Ok(flat) = ArrayView2::from_shape((ROW, LAST * CHANNELS[6]), &flat) {
            let out = flat.dot(&weights.token.matrix) + &weights.token.bias;
            tokens.slice_axis_mut(Axis(0), Slice::from(row * ROW..(row + 1) * ROW)).assign(&out);
        }
    }
    tokens
}

/// What the tiles of a row look like at one depth: for every tile the rows of pixels, each with all channels, in a border
/// of zeros.
struct Maps {
    side: usize,
    channels: usize,
    values: Vec<f32>,
}

impl Maps {
    fn empty(side: usize, channels: usize) -> Self {
        Self { side, channels, values: vec![0.0; ROW * (side + 2) * (side + 2) * channels] }
    }

    /// Where the values of a tile's pixel begin, counted without the border.
    const fn start(&self, tile: usize, y: usize, x: usize) -> usize {
        ((tile * (self.side + 2) + y + 1) * (self.side + 2) + x + 1) * self.channels
    }

    fn of_row(board: &[[f32; 3]], row: usize) -> Self {
        let mut maps = Self::empty(TILE, 3);
        for tile in 0..ROW {
            for y in 0..TILE {
                let from = (row * SQUARE + y) * SIDE + tile * SQUARE;
                let to = maps.start(tile, y, 0);
                maps.values[to..to + 3 * TILE].copy_from_slice(board[from..from + TILE].as_flattened());
            }
        }
        maps
    }

    /// What follows: a convolution of three by three pixels, at half the size if `halves`, of which nothing negative is
    /// left, with the values before it added if `adds`.
    fn convolved(&self, convolution: &Linear, halves: bool, adds: bool) -> Self {
        let stride = if halves { 2 } else { 1 };
        let side = self.side / stride;
        let channels = convolution.bias.len();
        let mut out = Self::empty(side, channels);
        let part = 3 * self.channels;
        let mut columns = Vec::with_capacity(ROW * side * side * 3 * part);
        for (tile, y, x) in places(side) {
            for line in 0..3 {
                // The pixel one up and one to the left of a pixel has the same number with the border as it without.
                let from =
                    ((tile * (self.side + 2) + y * stride + line) * (self.side + 2) + x * stride) * self.channels;
                columns.extend_from_slice(&self.values[from..from + part]);
            }
        }
        let Ok(columns) = Array2::from_shape_vec((ROW * side * side, 3 * part), columns) else { return out };
        let product = columns.dot(&convolution.matrix);
        for ((tile, y, x), row) in places(side).zip(product.rows()) {
            let to = out.start(tile, y, x);
            let before = if adds { &self.values[to..to + channels] } else { &[] };
            let values = out.values[to..to + channels].iter_mut();
            for ((value, sum), bias) in values.zip(row).zip(&convolution.bias) {
                *value = (sum + bias).max(0.0);
            }
            for (value, before) in out.values[to..to + channels].iter_mut().zip(before) {
                *value += before;
            }
        }
        out
    }

    fn without_border(&self) -> Vec<f32> {
        let starts = places(self.side).map(|(tile, y, x)| self.start(tile, y, x));
        starts.flat_map(|start| &self.values[start..start + self.channels]).copied().collect()
    }
}

/// The pixels of a row of tiles.
fn places(side: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    (0..ROW).flat_map(move |tile| (0..side).flat_map(move |y| (0..side).map(move |x| (tile, y, x))))
}
