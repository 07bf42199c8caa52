//! Classifying squares with a small neural network.
//!
//! Each square with a margin goes through the same six convolutions and becomes a token of 96 numbers. Attention layers
//! then compare all tokens of a board, so that a queen is recognized by comparison with the king of the same design.
//! Tokens contain the color of the square but not its position, so the network knows drawings and no openings. The
//! training code is in `training`.

mod context;
mod maps;
mod weights;

use ndarray::Array2;

pub(super) use self::context::{SIDE as SIGN_SIDE, classify_signs};
use self::weights::WEIGHTS;
use super::reading::SeenSquare;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SquareScores {
    /// Log-probabilities of the labels: empty, then white and black pawn to king.
    pub(super) scores: [f32; 13],
    pub(super) descriptor: [f32; SeenSquare::DESCRIPTOR_LEN],
}

struct Output {
    kind: Array2<f32>,
    color: Array2<f32>,
    descriptor: Array2<f32>,
}

/// The scores are divided by this number to calibrate the probabilities.
const TEMPERATURE: f32 = 0.8;

/// Classifies the squares of a board cut out by [`rectify`](super::rectify::rectify).
pub(super) fn classify(board: &[[f32; 3]]) -> [SquareScores; 64] {
    let mut sight =
        [SquareScores { scores: [-(13.0_f32.ln()); 13], descriptor: [0.0; SeenSquare::DESCRIPTOR_LEN] }; 64];
    let Some(weights) = &*WEIGHTS else { return sight };
    let output = output(weights, maps::tokens(weights, &normalised(board)));
    for (number, sight) in sight.iter_mut().enumerate() {
        let scores = |rows: &Array2<f32>| context::log_softmax(&(&rows.row(number) / TEMPERATURE).view());
        let (kind, color) = (scores(&output.kind), scores(&output.color));
        sight.scores = std::array::from_fn(|label| match label {
            0 => kind[0],
            label => kind[(label - 1) % 6 + 1] + color[(label - 1) / 6],
        });
        sight.descriptor.iter_mut().zip(output.descriptor.row(number)).for_each(|(to, from)| *to = *from);
    }
    sight
}

/// Normalizes a board: subtracts the mean brightness and divides by the standard deviation of the brightness.
fn normalised(board: &[[f32; 3]]) -> Vec<[f32; 3]> {
    let brightness = |[red, green, blue]: &[f32; 3]| f64::from(0.299 * red + 0.587 * green + 0.114 * blue);
    let count = board.len() as f64;
    let mean = board.iter().map(brightness).sum::<f64>() / count;
    let variance = board.iter().map(|pixel| (brightness(pixel) - mean).powi(2)).sum::<f64>() / count;
    let (mean, factor) = (mean as f32, 1.0 / variance.sqrt().max(12.0) as f32);
    board.iter().map(|pixel| pixel.map(|value| (value - mean) * factor)).collect()
}

fn output(weights: &weights::Weights, mut tokens: Array2<f32>) -> Output {
    let mut look = context::linear(&tokens, &weights.descriptor);
    for mut row in look.rows_mut() {
        let length = row.dot(&row).sqrt().max(1e-6);
        row /= length;
    }
    for (number, mut token) in tokens.rows_mut().into_iter().enumerate() {
        token += &weights.parity.row((number / 8 + number % 8) % 2);
    }
    for layer in &weights.layers {
        tokens = context::layer(&tokens, layer);
    }
    let tokens = context::normed(&tokens, &weights.after);
    let [kind, color] = [&weights.kind, &weights.color].map(|map| context::linear(&tokens, map));
    Output { kind, color, descriptor: look }
}
