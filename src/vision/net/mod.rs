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
    /// Probability of something that is no chess piece, such as a draughts piece or a letter.
    pub(super) other: f32,
    pub(super) descriptor: [f32; SeenSquare::DESCRIPTOR_LEN],
}

impl SquareScores {
    /// Returns `true` if the square is more likely empty than not.
    pub(super) fn is_empty(&self) -> bool {
        self.scores[0] >= -std::f32::consts::LN_2
    }

    /// Returns the probability that the piece on the square is white.
    pub(super) fn white_share(&self) -> f32 {
        let of_color = |first: usize| self.scores[first..first + 6].iter().map(|score| score.exp()).sum::<f32>();
        let (white, black) = (of_color(1), of_color(7));
        white / (white + black).max(f32::MIN_POSITIVE)
    }

    /// Adds to the log-odds of black for each role. The probabilities of the roles stay.
    pub(super) fn make_black_likelier(&mut self, gain: f32) {
        for role in 1..7 {
            let (white, black) = (self.scores[role], self.scores[role + 6]);
            let sum = log_sum(white, black);
            let black_log_odds = black - white + gain;
            self.scores[role] = sum - log_sum(0.0, black_log_odds);
            self.scores[role + 6] = sum - log_sum(0.0, -black_log_odds);
        }
    }

    /// Returns the label of the likeliest piece, whether or not the square is empty.
    pub(super) fn likeliest_piece(&self) -> usize {
        (1..13).max_by(|one, other| self.scores[*one].total_cmp(&self.scores[*other])).unwrap_or(1)
    }

    /// Returns the probability of the likeliest piece.
    pub(super) fn confidence(&self) -> f32 {
        self.scores[self.likeliest_piece()].exp()
    }
}

/// Returns the logarithm of the sum of two numbers that are given by their logarithms.
fn log_sum(one: f32, other: f32) -> f32 {
    one.max(other) + (-(one - other).abs()).exp().ln_1p()
}

struct Output {
    kind: Array2<f32>,
    color: Array2<f32>,
    descriptor: Array2<f32>,
}

/// The scores are divided by this number to calibrate the probabilities.
const TEMPERATURE: f32 = 0.8;
/// Index of the kind that is no chess piece.
const OTHER: usize = 7;
/// Squares that are empty with at least this log-probability are not looked at again: 97 %.
const SURELY_EMPTY: f32 = -0.03;

/// The tokens of all squares of a board. Each look at the board gives others.
pub(super) struct Look(Array2<f32>);

impl Look {
    /// Looks at all squares of a board cut out by [`rectify`](super::rectify::rectify).
    pub(super) fn new(board: &[[f32; 3]]) -> Self {
        let all: [usize; 64] = std::array::from_fn(|square| square);
        let tokens = WEIGHTS.as_ref().map(|weights| maps::tokens(weights, &normalised(board), &all));
        Self(tokens.unwrap_or_default())
    }

    /// Looks again, at another cut-out of the board, and only at squares that are not surely empty by these scores.
    pub(super) fn again(&self, board: &[[f32; 3]], scores: &[SquareScores; 64]) -> Self {
        let mut tokens = self.0.clone();
        let squares: Vec<usize> = (0..64).filter(|square| scores[*square].scores[0] < SURELY_EMPTY).collect();
        if let Some(weights) = &*WEIGHTS {
            let seen = maps::tokens(weights, &normalised(board), &squares);
            for (square, token) in squares.iter().zip(seen.rows()) {
                tokens.row_mut(*square).assign(&token);
            }
        }
        Self(tokens)
    }

    /// Returns the scores of the squares, in rows from the top.
    pub(super) fn scores(&self) -> [SquareScores; 64] {
        let nothing =
            SquareScores { scores: [-(13.0_f32.ln()); 13], other: 0.0, descriptor: [0.0; SeenSquare::DESCRIPTOR_LEN] };
        let mut squares = [nothing; 64];
        let Some(weights) = &*WEIGHTS else { return squares };
        let output = output(weights, self.0.clone());
        for (number, square) in squares.iter_mut().enumerate() {
            let scores = |rows: &Array2<f32>| context::log_softmax(&(&rows.row(number) / TEMPERATURE).view());
            let (kind, color) = (scores(&output.kind), scores(&output.color));
            square.scores = std::array::from_fn(|label| match label {
                0 => kind[0],
                label => kind[(label - 1) % 6 + 1] + color[(label - 1) / 6],
            });
            square.other = kind[OTHER].exp();
            square.descriptor.iter_mut().zip(output.descriptor.row(number)).for_each(|(to, from)| *to = *from);
        }
        squares
    }
}

/// Returns the mean scores of a first look and others.
pub(super) fn mean_scores(first: &[SquareScores; 64], others: &[[SquareScores; 64]]) -> [SquareScores; 64] {
    let count = (1 + others.len()) as f32;
    std::array::from_fn(|number| {
        let looks = || std::iter::once(first).chain(others).map(move |look| &look[number]);
        let sum: [f32; SeenSquare::DESCRIPTOR_LEN] =
            std::array::from_fn(|at| looks().map(|square| square.descriptor[at]).sum());
        let length = sum.iter().map(|value| value * value).sum::<f32>().sqrt().max(1e-6);
        SquareScores {
            scores: std::array::from_fn(|label| looks().map(|square| square.scores[label]).sum::<f32>() / count),
            other: looks().map(|square| square.other).sum::<f32>() / count,
            descriptor: sum.map(|value| value / length),
        }
    })
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
