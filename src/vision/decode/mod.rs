//! Finds the likeliest board from the scores of the network.
//!
//! Squares that look alike form a [group](groups) with one label, and groups that look different should have different
//! labels. Boards also have one king per color, no pawns on the first and last rank, and at most eight pawns per color.
//! A board that breaks these rules has a cost, which a clear picture outweighs, since puzzles and jokes break the
//! rules. The constants were tuned on designs left out of the training (`training/doubt.py`).

mod groups;

use self::groups::Groups;
use super::learned_designs::LearnedDesigns;
use super::net::SquareScores;
use super::reading::SeenSquare;
use crate::board::{Piece, Role};

pub(super) const COUNT: usize = 13;
/// The labels in the order of [`SquareScores::scores`].
pub(super) const LABELS: [Option<Piece>; COUNT] = {
    use crate::board::Color::{Black, White};
    let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    let mut labels = [None; COUNT];
    let mut number = 0;
    while number < roles.len() {
        labels[1 + number] = Some(Piece::new(White, roles[number]));
        labels[7 + number] = Some(Piece::new(Black, roles[number]));
        number += 1;
    }
    labels
};
const PAWNS: [usize; 2] = [1, 7];
const KINGS: [usize; 2] = [6, 12];

/// Cost of a pawn on the first or last rank, as a log-likelihood.
const PAWN_ON_LAST_RANK: f32 = 6.0;
/// Scores below this hardly decrease any further, so that one square does not outweigh all others of its group.
const SOFT_FLOOR: f32 = -12.0;
/// The slope of scores below [`SOFT_FLOOR`].
const FLOOR_SLOPE: f32 = 0.1;
/// A square is doubtful if another label would make the board less likely by less than this log-likelihood.
const MARGIN: f32 = 2.5;
/// A square is also doubtful if the probability of its label is less than this.
const MIN_CONFIDENCE: f32 = 0.65;

/// Finds the likeliest board, preferring learned designs.
pub(super) fn decode(sight: &[SquareScores; 64], looks: &LearnedDesigns) -> [SeenSquare; 64] {
    let mut scores = sight.map(|sight| sight.scores);
    looks.prefer(sight, &mut scores);
    let first = scores.map(|scores| likeliest(&scores));
    let probability: [[f32; COUNT]; 64] = scores.map(|scores| normalised(&scores));
    for (index, scores) in scores.iter_mut().enumerate() {
        *scores = scores.map(|score| score.max(SOFT_FLOOR + (score - SOFT_FLOOR) * FLOOR_SLOPE));
        if !(8..56).contains(&index) {
            for pawn in PAWNS {
                scores[pawn] -= PAWN_ON_LAST_RANK;
            }
        }
    }
    let groups = Groups::new(sight, &first, &scores);
    let chosen = groups.best_labels();
    let margins = groups.margins(&chosen);
    let is_forced = groups.forced_kings(&chosen);
    std::array::from_fn(|index| {
        let (label, margin, is_forced) = match groups.numbers[index] {
            Some(group) => (chosen[group], margins[group], is_forced[group]),
            None => (first[index], best_margin(&scores[index]), false),
        };
        let confidence = probability[index][label];
        let is_doubtful = margin < MARGIN || confidence < MIN_CONFIDENCE || is_forced;
        SeenSquare { piece: LABELS[label], confidence, is_doubtful, descriptor: sight[index].descriptor }
    })
}

fn likeliest(scores: &[f32; COUNT]) -> usize {
    (0..COUNT).max_by(|one, other| scores[*one].total_cmp(&scores[*other])).unwrap_or(0)
}

fn best_margin(scores: &[f32; COUNT]) -> f32 {
    let mut sorted = *scores;
    sorted.sort_by(|one, other| other.total_cmp(one));
    sorted[0] - sorted[1]
}

fn normalised(scores: &[f32; COUNT]) -> [f32; COUNT] {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let parts = scores.map(|score| (score - most).exp());
    let sum: f32 = parts.iter().sum();
    parts.map(|part| part / sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color::{Black, White};

    const WHITE_KING: usize = 6;
    const BLACK_KING: usize = 12;

    fn sight() -> [SquareScores; 64] {
        let mut sight = [seen(&[(0, 0.999)]); 64];
        sight[60] = seen(&[(WHITE_KING, 0.99)]);
        sight[4] = seen(&[(BLACK_KING, 0.99)]);
        sight
    }

    /// Returns a square with these probabilities. The other labels share the remaining probability.
    fn seen(likely: &[(usize, f32)]) -> SquareScores {
        let rest = (1.0 - likely.iter().map(|(_, part)| part).sum::<f32>()) / (COUNT - likely.len()) as f32;
        let mut scores = [rest.max(1e-6).ln(); COUNT];
        for (label, part) in likely {
            scores[*label] = part.ln();
        }
        SquareScores { scores, other: 0.0, descriptor: look(likely[0].0) }
    }

    /// Returns a descriptor that is orthogonal to the descriptors of all other numbers.
    fn look(number: usize) -> [f32; SeenSquare::DESCRIPTOR_LEN] {
        std::array::from_fn(|at| if at == number { 1.0 } else { 0.0 })
    }

    fn decoded(sight: &[SquareScores; 64]) -> [SeenSquare; 64] {
        decode(sight, &LearnedDesigns::default())
    }

    #[test]
    fn a_second_king_that_may_be_a_queen_is_one_in_doubt() {
        let mut sight = sight();
        sight[20] = SquareScores { descriptor: look(20), ..seen(&[(WHITE_KING, 0.7), (5, 0.29)]) };
        let squares = decoded(&sight);
        assert_eq!(squares[20].piece, Some(Piece::new(White, Role::Queen)));
        assert!(squares[20].is_doubtful && !squares[60].is_doubtful && !squares[0].is_doubtful);
        sight[20] = seen(&[(WHITE_KING, 0.999)]);
        assert_eq!(decoded(&sight)[20].piece, Some(Piece::new(White, Role::King)), "clear kings stay");
    }

    #[test]
    fn a_missing_king_is_where_it_may_be() {
        let mut sight = sight();
        sight[4] = seen(&[(11, 0.8), (BLACK_KING, 0.19)]);
        let squares = decoded(&sight);
        assert_eq!(squares[4].piece, Some(Piece::new(Black, Role::King)));
        assert!(squares[4].is_doubtful);
        // Nearly a king by itself, so that the margin is large. But it is one only because the board needs it.
        sight[4] = seen(&[(11, 0.5), (BLACK_KING, 0.45)]);
        let squares = decoded(&sight);
        assert_eq!(squares[4].piece, Some(Piece::new(Black, Role::King)));
        assert!(squares[4].is_doubtful);
        sight[4] = seen(&[(11, 0.9999)]);
        assert_eq!(decoded(&sight)[4].piece, Some(Piece::new(Black, Role::Queen)), "no king is made out of nothing");
    }

    #[test]
    fn pawns_of_both_colors_that_look_alike_stay_apart() {
        let mut sight = sight();
        sight[8] = seen(&[(7, 0.8), (1, 0.1)]);
        sight[9] = sight[8];
        for square in &mut sight[48..54] {
            *square = SquareScores { descriptor: look(7), ..seen(&[(1, 0.999)]) };
        }
        let squares = decoded(&sight);
        assert_eq!(squares[8].piece, Some(Piece::new(Black, Role::Pawn)));
        assert_eq!(squares[48].piece, Some(Piece::new(White, Role::Pawn)));
    }

    #[test]
    fn pawns_stand_where_pawns_can() {
        let mut sight = sight();
        sight[2] = seen(&[(1, 0.8), (3, 0.19)]);
        sight[3] = seen(&[(7, 0.9999)]);
        let squares = decoded(&sight);
        assert_eq!(squares[2].piece, Some(Piece::new(White, Role::Bishop)));
        assert_eq!(squares[3].piece, Some(Piece::new(Black, Role::Pawn)), "a clear one stays");
        sight[2] = sight[0];
        for square in &mut sight[16..25] {
            *square = seen(&[(1, 0.99)]);
        }
        let (pawn, other) = (look(1), look(20));
        let between = std::array::from_fn(|at| 0.9 * pawn[at] + 0.19_f32.sqrt() * other[at]);
        sight[20] = SquareScores { descriptor: between, ..seen(&[(1, 0.6), (0, 0.39)]) };
        let squares = decoded(&sight);
        assert_eq!(squares.iter().filter(|square| square.piece == Some(Piece::new(White, Role::Pawn))).count(), 8);
        assert!(squares[20].piece.is_none() && squares[20].is_doubtful);
    }
}
