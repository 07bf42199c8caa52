//! Style 12 lines, which chess servers send to programs: eight ranks, the side to move, the file of a double step or
//! -1, the four castling rights as 0 or 1, the clock and, after the players and their times, the move number.

use super::{Correction, set_rights};
use crate::board::{Color, MAX_CLOCK, Position, Square};

/// The index of the move number among the fields after the ranks.
const MOVE_NUMBER: usize = 17;

/// Reads the fields after the ranks into a position; returns `false` if they are not of this style.
pub(super) fn read(behind: &str, position: &mut Position, mends: &mut Vec<Correction>) -> bool {
    let fields: Vec<&str> = behind.split_whitespace().take(MOVE_NUMBER + 1).collect();
    let [side @ ("W" | "B"), file, rights @ ..] = fields.as_slice() else { return false };
    let (Ok(file), Some(rights)) = (file.parse::<i8>(), rights.get(..4)) else { return false };
    if !rights.iter().all(|right| matches!(*right, "0" | "1")) {
        return false;
    }
    position.side_to_move = if *side == "W" { Color::White } else { Color::Black };
    let letters: String =
        "KQkq".chars().zip(rights).filter(|(_, right)| **right == "1").map(|(letter, _)| letter).collect();
    set_rights(position, if letters.is_empty() { "-" } else { &letters });
    let rank = position.board.size().en_passant_rank(position.side_to_move);
    let file = u8::try_from(file).ok().filter(|file| *file < position.board.size().files());
    position.en_passant = file.map(|file| Square::new(file, rank));
    let number = |at: usize| fields.get(at).and_then(|field| field.parse::<u16>().ok());
    position.halfmove_clock = number(6).unwrap_or(0).min(MAX_CLOCK);
    position.fullmove_number = number(MOVE_NUMBER).unwrap_or(1).clamp(1, MAX_CLOCK);
    mends.push(Correction { field: 2, before: (*side).to_owned(), after: position.side_to_move.letter().to_string() });
    true
}
