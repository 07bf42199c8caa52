//! The convolutions of the network, which see each square alone.

use ndarray::{Array2, ArrayView2, Axis, Slice};

use super::super::rectify::{MARGIN, SIDE, SQUARE};
use super::maps::{Maps, ROW};
use super::weights::{CHANNELS, HALVES, LAST, TOKEN, Weights};

/// Side of a tile in pixels: a square with its margin.
const TILE: usize = SQUARE + 2 * MARGIN;

/// Returns the token of every square, rows from the top, of a normalized board.
pub(super) fn tokens(weights: &Weights, board: &[[f32; 3]]) -> Array2<f32> {
    let mut tokens = Array2::zeros((64, TOKEN));
    for row in 0..8 {
        let mut maps = Maps::of_pictures(TILE, 3, (0..ROW).map(|column| tile(board, row, column)));
        for (number, convolution) in weights.convolutions.iter().enumerate() {
            maps = maps.convolved(
                convolution,
                HALVES[number],
                CHANNELS[number] == CHANNELS[number + 1] && !HALVES[number],
            );
        }
        let flat = maps.without_border();
        // The shape always matches.
        if let Ok(flat) = ArrayView2::from_shape((ROW, LAST * CHANNELS[6]), &flat) {
            let out = flat.dot(&weights.token.matrix) + &weights.token.bias;
            tokens.slice_axis_mut(Axis(0), Slice::from(row * ROW..(row + 1) * ROW)).assign(&out);
        }
    }
    tokens
}

fn tile(board: &[[f32; 3]], row: usize, column: usize) -> Vec<f32> {
    let lines = (0..TILE).map(|y| (row * SQUARE + y) * SIDE + column * SQUARE);
    lines.flat_map(|from| board[from..from + TILE].as_flattened()).copied().collect()
}
