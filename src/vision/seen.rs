//! Looking at a board: whether it is a chess board at all, and a second look where the first leaves doubts.

use super::corners::Corners;
use super::decode::COUNT;
use super::learned_designs::LearnedDesigns;
use super::net::{Look, SquareScores, mean_scores};
use super::picture::Picture;
use super::reading::BoardReading;
use super::{coordinates, rectify, shade};

/// Minimum evidence of coordinates, which make any pattern a chess board.
const HAS_COORDINATES: f32 = 3.0;
/// Maximum mean probability that the things on a board are no chess pieces.
const MAX_OTHERS: f32 = 0.5;
/// Minimum mean probability of the likeliest pieces.
const MIN_CONFIDENCE: f32 = 0.6;

/// More pieces than this of one kind and color are rather a pattern, such as tiles, unless they are certain.
const MAX_OF_A_KIND: usize = 16;

/// A second look is taken unless all squares have at least this probability.
const CERTAIN: f32 = 0.9;

/// How the cut-out of a further look differs from the first.
struct View {
    /// Size of the cut-out area compared to the board.
    scale: f32,
    /// Shift of the area, in sides of a square.
    shift: f32,
    is_soft: bool,
}

/// The further looks. Their scores and those of the first are averaged.
const VIEWS: [View; 2] =
    [View { scale: 1.015, shift: 0.03, is_soft: true }, View { scale: 0.985, shift: -0.03, is_soft: false }];

/// A board as the network sees it.
pub(super) struct SeenBoard {
    corners: Corners,
    look: Look,
    scores: [SquareScores; 64],
    shades: [[f32; 3]; 64],
    coordinates: f32,
}

impl SeenBoard {
    pub(super) fn new(picture: &Picture, corners: Corners) -> Self {
        let board = rectify::rectify(picture, &corners);
        let look = Look::new(&board);
        let scores = look.scores();
        let coordinates = coordinates::evidence(picture, &corners);
        Self { corners, look, scores, shades: shade::shades(&board), coordinates }
    }

    /// Returns `true` if this is a board of chess.
    pub(super) fn is_chess(&self) -> bool {
        is_chess(&self.scores, self.coordinates)
    }

    /// Reads the pieces. If a square is not certain, looks again and reads the mean of all looks.
    pub(super) fn reading(&self, picture: &Picture, designs: &LearnedDesigns) -> BoardReading {
        let read = |mut scores| {
            shade::compare(&self.shades, &mut scores);
            BoardReading::new(self.corners, &scores, self.coordinates, designs)
        };
        let first = read(self.scores);
        let is_certain = first.squares.iter().all(|square| !square.is_doubtful && square.confidence >= CERTAIN);
        let reading = if is_certain { first } else { read(self.scores_of_all_looks(picture)) };
        if picture.is_truncated() { reading.of_truncated_picture() } else { reading }
    }

    fn scores_of_all_looks(&self, picture: &Picture) -> [SquareScores; 64] {
        let again = VIEWS.map(|view| {
            let corners = self.corners.scaled(view.scale).shifted(view.shift, view.shift);
            let board = rectify::rectify(picture, &corners);
            let board = if view.is_soft { rectify::softened(&board) } else { board };
            self.look.again(&board, &self.scores).scores()
        });
        mean_scores(&self.scores, &again)
    }
}

/// Returns `false` if most of what is on the squares is no chess piece. Without evidence of coordinates, also for boards
/// that may be any pattern: empty ones, those with a single piece, those where hardly a piece is recognized, and those full
/// of one piece.
fn is_chess(squares: &[SquareScores; 64], coordinates: f32) -> bool {
    let things: Vec<&SquareScores> = squares.iter().filter(|square| !square.is_empty()).collect();
    let mean = |part: fn(&SquareScores) -> f32| {
        things.iter().map(|square| part(square)).sum::<f32>() / things.len().max(1) as f32
    };
    if mean(|square| square.other) > MAX_OTHERS {
        return false;
    }
    let is_pattern = (1..COUNT)
        .any(|label| things.iter().filter(|square| square.likeliest_piece() == label).count() > MAX_OF_A_KIND);
    let min_confidence = if is_pattern { CERTAIN } else { MIN_CONFIDENCE };
    let is_clear = things.len() > 1 && mean(SquareScores::confidence) >= min_confidence;
    is_clear || coordinates.abs() >= HAS_COORDINATES
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::reading::SeenSquare;

    const BISHOP: usize = 3;

    /// Returns a board with these labels from its first square on, each with this probability.
    fn board(labels: impl Iterator<Item = usize>, probability: f32) -> [SquareScores; 64] {
        let square = |label: usize, probability: f32| {
            let mut scores = [((1.0 - probability) / 12.0).ln(); COUNT];
            scores[label] = probability.ln();
            SquareScores { scores, other: 0.0, descriptor: [0.0; SeenSquare::DESCRIPTOR_LEN] }
        };
        let mut board = [square(0, 0.999); 64];
        board.iter_mut().zip(labels).for_each(|(at, label)| *at = square(label, probability));
        board
    }

    #[test]
    fn a_board_full_of_one_piece_must_be_certain() {
        let full = |probability| board([BISHOP].into_iter().cycle().take(32), probability);
        assert!(!is_chess(&full(0.8), 0.0), "tiles with an ornament");
        assert!(is_chess(&full(0.8), HAS_COORDINATES) && is_chess(&full(0.97), 0.0));
        assert!(is_chess(&board((1..COUNT).cycle().take(32), 0.8), 0.0), "a game");
        assert!(!is_chess(&board(1..3, 0.5), 0.0) && !is_chess(&board(1..2, 0.99), 0.0));
    }
}
