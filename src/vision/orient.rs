//! Finding the side at the bottom from coordinates and pieces: pawns face each other, kings are at home, and most
//! pieces are on their own side.

use super::reading::SeenSquare;
use crate::board::{Color, Role};

/// Log-odds for White at the bottom, for each pair of pawns on a file with the black one above (negative if below).
///
/// All log-odds are rounded results of a logistic regression over positions of games, endgames and puzzles.
const FACING: f32 = 0.49;
/// Log-odds of a pawn, for each row below the middle (for a black pawn, above).
const PAWN: f32 = 0.06;
/// Log-odds of a king, for each row below the middle (for the black king, above).
const KING: f32 = 0.4;
/// Log-odds of a rook, bishop or knight, for each row below the middle (for a black piece, above).
const OFFICER: f32 = 0.09;
/// Log-odds of a king on its start square, or on its square after kingside castling.
const AT_HOME: f32 = 0.24;

/// A board with at least this number of pieces counts as full.
const MANY: usize = 13;
/// Minimum score for certainty with a full board. It is twice what the regression asks for, since silently turning a
/// board around is the worst misreading.
const SURE_OF_MANY: f32 = 3.0;
/// Minimum score for certainty with fewer pieces, also doubled.
const SURE_OF_FEW: f32 = 7.0;
/// Minimum score for Black to be preferred, because White is at the bottom in seven pictures of eight.
const PREFER_BLACK: f32 = 2.0;

/// Minimum score for certainty by coordinates alone: three signs that agree.
const SURE_OF_COORDINATES: f32 = 8.0;

/// Determines the side at the bottom, and whether it is certain, from the pieces and the evidence of the coordinates.
pub(super) fn find_orientation(squares: &[SeenSquare; 64], coordinates: f32) -> (Color, bool) {
    let score = score(squares) + coordinates;
    let many = squares.iter().filter(|square| square.piece.is_some()).count() >= MANY;
    let is_sure =
        coordinates.abs() >= SURE_OF_COORDINATES || score.abs() >= if many { SURE_OF_MANY } else { SURE_OF_FEW };
    (if score <= -PREFER_BLACK { Color::Black } else { Color::White }, is_sure)
}

fn score(squares: &[SeenSquare; 64]) -> f32 {
    let men = squares.iter().enumerate().filter_map(|(index, square)| Some((index / 8, index % 8, square.piece?)));
    let mut score = 0.0;
    for (row, column, man) in men.clone() {
        let sign = man.color.pick(1.0, -1.0);
        let below = (row as f32 - 3.5) * sign;
        score += below
            * match man.role {
                Role::Pawn => PAWN,
                Role::King => KING,
                Role::Rook | Role::Bishop | Role::Knight => OFFICER,
                Role::Queen | Role::Archbishop | Role::Chancellor => 0.0,
            };
        if man.role == Role::King {
            let own = man.color.pick(7, 0);
            score += match column {
                4 | 6 if row == own => AT_HOME,
                1 | 3 if row == 7 - own => -AT_HOME,
                _ => 0.0,
            };
        }
        if man.role == Role::Pawn && man.color == Color::White {
            let facing = men
                .clone()
                .filter(|(_, file, other)| *file == column && other.role == Role::Pawn && other.color == Color::Black);
            score += facing.map(|(other, _, _)| if row > other { FACING } else { -FACING }).sum::<f32>();
        }
    }
    score
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Piece;

    fn squares(placement: &str) -> [SeenSquare; 64] {
        let seen = |piece| SeenSquare {
            piece,
            confidence: 1.0,
            is_doubtful: false,
            descriptor: [0.0; SeenSquare::DESCRIPTOR_LEN],
        };
        let pieces = placement.chars().filter(|letter| *letter != '/').flat_map(|letter| match letter.to_digit(10) {
            Some(count) => vec![None; count as usize],
            None => vec![Piece::from_letter(letter)],
        });
        let mut squares = [seen(None); 64];
        squares.iter_mut().zip(pieces).for_each(|(square, piece)| square.piece = piece);
        squares
    }

    #[test]
    fn pieces_show_the_side_at_the_bottom() {
        let cases = [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", Color::White, true),
            ("r3k2r/1pp1qppp/p1n5/8/3P4/2P2N2/PP3PPP/R2Q1RK1", Color::White, true),
            ("8/5pk1/6p1/8/3P4/6P1/5PK1/8", Color::White, false),
            ("8/8/8/8/8/8/8/8", Color::White, false),
            ("8/8/3k4/8/3K4/8/8/8", Color::White, false),
        ];
        for (placement, bottom, is_sure) in cases {
            let mut squares = squares(placement);
            assert_eq!(find_orientation(&squares, 0.0), (bottom, is_sure), "{placement}");
            squares.reverse();
            if is_sure {
                assert_eq!(find_orientation(&squares, 0.0), (!bottom, is_sure), "{placement} turned");
            }
        }
    }
}
