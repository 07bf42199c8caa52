//! The third field: castling rights.

use super::read::Cursor;
use super::{Fault, FaultKind};
use crate::board::{Board, Castling, Color, Side};

/// Reads the castling field. `right` returns the color and the rook's file for a letter.
pub(super) fn read(cursor: &mut Cursor, right: impl Fn(char) -> Option<(Color, u8)>) -> Result<Castling, Fault> {
    let mut castling = Castling::NONE;
    if cursor.peek() == Some('-') {
        cursor.skip(1);
    } else {
        let mut last: Option<(Color, u8)> = None;
        while !cursor.at_field_end() {
            let (color, file) =
                cursor.peek().and_then(&right).ok_or_else(|| cursor.fault(3, FaultKind::BadCastlingLetter))?;
            if !can_follow(last, (color, file)) {
                return Err(cursor.fault(3, FaultKind::CastlingOrder));
            }
            castling.set(color, file, true);
            last = Some((color, file));
            cursor.skip(1);
        }
    }
    if cursor.at_field_end() { Ok(castling) } else { Err(cursor.fault(3, FaultKind::BadCastlingLetter)) }
}

pub(super) fn castling_right_on(letter: char, board: &Board) -> Option<(Color, u8)> {
    castling_right(letter, board.size().files(), |color, side| Castling::outermost(board, color, side))
}

/// Returns the color and the rook's file (from 0) for a castling letter: K or Q as in X-FEN, a file as in Shredder-FEN.
#[inline]
pub(super) fn castling_right(letter: char, files: u8, outermost: impl Fn(Color, Side) -> u8) -> Option<(Color, u8)> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let file = match letter.to_ascii_uppercase() {
        'K' => outermost(color, Side::King),
        'Q' => outermost(color, Side::Queen),
        file @ 'A'..='J' => file as u8 - b'A',
        _ => return None,
    };
    (file < files).then_some((color, file))
}

/// Returns `true` if a right may follow the right `last`: White's before Black's, each in descending order of files.
pub(super) fn can_follow(last: Option<(Color, u8)>, (color, file): (Color, u8)) -> bool {
    last.is_none_or(|(before, of)| if before == color { of > file } else { color == Color::Black })
}
