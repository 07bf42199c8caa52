//! Feature maps of eight tiles (squares with a margin), convolutions as matrix products, and the convolutions of the
//! network, which process each square alone.

use ndarray::{Array2, ArrayView2, Axis, Slice};

use super::super::rectify::{MARGIN, SIDE, SQUARE};
use super::weights::{CHANNELS, HALVES, LAST, Linear, TOKEN, Weights};

/// Number of tiles processed together: a row of squares, which fits into the cache.
pub(super) const ROW: usize = 8;

/// Feature maps of a row of tiles, stored tile by tile as rows of pixels with all channels, in a border of zeros.
pub(super) struct Maps {
    side: usize,
    pub(super) channels: usize,
    values: Vec<f32>,
}

impl Maps {
    fn empty(side: usize, channels: usize) -> Self {
        Self { side, channels, values: vec![0.0; ROW * (side + 2) * (side + 2) * channels] }
    }

    const fn start(&self, tile: usize, y: usize, x: usize) -> usize {
        ((tile * (self.side + 2) + y + 1) * (self.side + 2) + x + 1) * self.channels
    }

    pub(super) fn of_pictures(side: usize, channels: usize, pictures: impl Iterator<Item = impl AsRef<[f32]>>) -> Self {
        let mut maps = Self::empty(side, channels);
        for (tile, picture) in pictures.take(ROW).enumerate() {
            for (y, line) in picture.as_ref().chunks_exact(side * channels).take(side).enumerate() {
                let to = maps.start(tile, y, 0);
                maps.values[to..to + side * channels].copy_from_slice(line);
            }
        }
        maps
    }

    /// Applies a 3x3 convolution and `ReLU`, with stride 2 if `halves`. If `adds`, adds the input (a residual link).
    pub(super) fn convolved(&self, convolution: &Linear, halves: bool, adds: bool) -> Self {
        let stride = if halves { 2 } else { 1 };
        let side = self.side / stride;
        let channels = convolution.bias.len();
        let mut out = Self::empty(side, channels);
        let part = 3 * self.channels;
        let mut columns = Vec::with_capacity(ROW * side * side * 3 * part);
        for (tile, y, x) in places(side) {
            for line in 0..3 {
                // Without adding 1 for the border, the coordinates (x, y) are those of the pixel up and left of (x, y).
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

    pub(super) fn without_border(&self) -> Vec<f32> {
        let starts = places(self.side).map(|(tile, y, x)| self.start(tile, y, x));
        starts.flat_map(|start| &self.values[start..start + self.channels]).copied().collect()
    }
}

fn places(side: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    (0..ROW).flat_map(move |tile| (0..side).flat_map(move |y| (0..side).map(move |x| (tile, y, x))))
}

/// Side of a tile in pixels: a square with its margin.
const TILE: usize = SQUARE + 2 * MARGIN;

/// Returns the tokens of these squares of a normalized board, numbered in rows from the top.
pub(super) fn tokens(weights: &Weights, board: &[[f32; 3]], squares: &[usize]) -> Array2<f32> {
    let mut tokens = Array2::zeros((squares.len(), TOKEN));
    for (number, part) in squares.chunks(ROW).enumerate() {
        let mut maps = Maps::of_pictures(TILE, 3, part.iter().map(|square| tile(board, square / 8, square % 8)));
        for (number, convolution) in weights.convolutions.iter().enumerate() {
            let adds = CHANNELS[number] == CHANNELS[number + 1] && !HALVES[number];
            maps = maps.convolved(convolution, HALVES[number], adds);
        }
        let flat = maps.without_border();
        // The shape always matches.
        if let Ok(flat) = ArrayView2::from_shape((ROW, LAST * CHANNELS[6]), &flat) {
            let out = flat.dot(&weights.token.matrix) + &weights.token.bias;
            let place = number * ROW..number * ROW + part.len();
            tokens
                .slice_axis_mut(Axis(0), Slice::from(place))
                .assign(&out.slice_axis(Axis(0), Slice::from(..part.len())));
        }
    }
    tokens
}

fn tile(board: &[[f32; 3]], row: usize, column: usize) -> Vec<f32> {
    let lines = (0..TILE).map(|y| (row * SQUARE + y) * SIDE + column * SQUARE);
    lines.flat_map(|from| board[from..from + TILE].as_flattened()).copied().collect()
}
