//! Finding the side at the bottom from coordinates and pieces: pawns face each other, kings and rooks are at home, and
//! most pieces are on their own side.

use super::reading::SeenSquare;
use crate::board::{Color, Piece, Role};

// All log-odds are rounded results of one logistic regression over positions of games and of problems, half the weight
// each (`training/orientation.py`). Tables start with the piece's own back rank; the ranks beyond the middle count
// negative, in reverse order.

/// Log-odds for White at the bottom, for each pair of pawns on a file with the black one above (negative if below).
const FACING: f32 = 1.16;
/// Log-odds of such a pair on neighboring files.
const FACING_NEIGHBOUR: f32 = 0.18;
const PAWN: [f32; 4] = [0.0, 0.08, 0.02, 0.14];
const BISHOP: [f32; 4] = [-0.04, 0.12, 0.22, 0.15];
const ROOK: [f32; 4] = [0.27, 0.15, -0.30, -0.09];
const KING: [f32; 4] = [0.85, 0.29, 0.12, 0.25];
const UNKNOWN: [f32; 4] = [0.0; 4];
/// Log-odds of a king, knight or rook on its start square.
const KING_AT_HOME: f32 = 0.50;
const KNIGHT_AT_HOME: f32 = 0.46;
const ROOK_AT_HOME: f32 = 0.37;

/// Minimum score for certainty: the odds are 99 to 1.
const SURE: f32 = 4.6;
/// Minimum score for Black to be preferred, because White is at the bottom in seven pictures of eight.
const PREFER_BLACK: f32 = 2.0;
/// Minimum score for certainty by coordinates alone: three signs that agree.
const SURE_OF_COORDINATES: f32 = 8.0;

/// Determines the side at the bottom, and whether it is certain, from the pieces and the evidence of the coordinates.
///
/// Where both are certain and disagree, nothing is.
pub(super) fn find_orientation(squares: &[SeenSquare; 64], coordinates: f32) -> (Color, bool) {
    let pieces = score(squares);
    let disagree = pieces * coordinates < 0.0 && pieces.abs() >= SURE && coordinates.abs() >= SURE;
    let score = pieces + coordinates;
    let is_sure = !disagree && (coordinates.abs() >= SURE_OF_COORDINATES || score.abs() >= SURE);
    (if score <= -PREFER_BLACK { Color::Black } else { Color::White }, is_sure)
}

/// Returns the log-odds for White at the bottom. Pieces count by the confidence that they are right.
fn score(squares: &[SeenSquare; 64]) -> f32 {
    let seen = squares.iter().enumerate();
    let men = seen.filter_map(|(index, square)| Some((index / 8, index % 8, square.piece?, square.confidence)));
    let mut score = 0.0;
    for (row, file, piece, weight) in men.clone() {
        score += weight * piece_score(piece, row, file);
        if piece == Piece::new(Color::White, Role::Pawn) {
            let black = men.clone().filter(|(_, _, other, _)| *other == Piece::new(Color::Black, Role::Pawn));
            for (other, beside, _, other_weight) in black.filter(|(other, ..)| *other != row) {
                let odds = match file.abs_diff(beside) {
                    0 => FACING,
                    1 => FACING_NEIGHBOUR,
                    _ => continue,
                };
                score += weight * other_weight * if row > other { odds } else { -odds };
            }
        }
    }
    score
}

/// Returns the log-odds of one piece in this row from the top and this column from the left.
fn piece_score(piece: Piece, row: usize, column: usize) -> f32 {
    let rank = piece.color.pick(7 - row, row);
    let (ranks, home, files): (_, _, &[usize]) = match piece.role {
        Role::Pawn => (PAWN, 0.0, &[]),
        Role::Knight => (UNKNOWN, KNIGHT_AT_HOME, &[1, 6]),
        Role::Bishop => (BISHOP, 0.0, &[]),
        Role::Rook => (ROOK, ROOK_AT_HOME, &[0, 7]),
        Role::King => (KING, KING_AT_HOME, &[4]),
        Role::Queen | Role::Archbishop | Role::Chancellor => (UNKNOWN, 0.0, &[]),
    };
    let upright = ranks.get(rank).map_or_else(|| -ranks[7 - rank], |odds| *odds);
    let is_home = |rank: usize, file: usize| rank == 0 && files.contains(&file);
    let at_home = f32::from(is_home(rank, column)) - f32::from(is_home(7 - rank, 7 - column));
    upright + home * at_home
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
