//! Legality of en passant captures.

use super::attacks;
use super::game::Game;
use crate::board::{Piece, Position, Role, Square};

/// Returns `true` if a pawn can legally capture on the stated en passant square: the double step is possible and some
/// capture leaves no own king attacked. Under standard rules this works on any board and without kings.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let pinned = fen::read("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1")?;
/// assert!(!rules::en_passant_is_legal(&pinned));
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn en_passant_is_legal(position: &Position) -> bool {
    if !position.rules.is_standard() {
        return position.en_passant.is_some()
            && Game::from_position(position).is_some_and(|game| game.can_capture_en_passant());
    }
    position.en_passant.is_some_and(|target| {
        position.en_passant_is_possible(target)
            && position.en_passant_capturers(target).any(|from| is_safe(position, from, target))
    })
}

fn is_safe(position: &Position, from: Square, target: Square) -> bool {
    let mut board = position.board;
    board.set(from, None);
    board.set(Square::new(target.file, from.rank), None);
    board.set(target, Some(Piece::new(position.side_to_move, Role::Pawn)));
    attacks::attacked_kings(&board, position.side_to_move).next().is_none()
}
