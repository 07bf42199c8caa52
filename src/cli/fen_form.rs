//! The forms of FEN other than the canonical one.

use crate::board::Position;
use crate::notation::fen::{self, CastlingStyle, EnPassantStyle, Style};
use crate::rules;

/// The en passant square only where a pawn attacks it.
pub(super) fn xfen(position: &Position) -> String {
    written(append_xfen, position)
}

/// The en passant square only where a capture is legal.
pub(super) fn legal(position: &Position) -> String {
    written(append_legal, position)
}

/// The rook's file for every castling right.
pub(super) fn shredder(position: &Position) -> String {
    fen::write_as(position, Style { castling: CastlingStyle::Shredder, ..Style::default() })
}

/// Appends what [`xfen`] returns.
pub(super) fn append_xfen(text: &mut Vec<u8>, position: &Position) {
    fen::append(text, position, Style { en_passant: EnPassantStyle::Capturable, ..Style::default() });
}

/// Appends what [`legal`] returns.
pub(super) fn append_legal(text: &mut Vec<u8>, position: &Position) {
    let en_passant = position.en_passant.filter(|_| rules::en_passant_is_legal(position));
    fen::append(text, &Position { en_passant, ..*position }, Style::default());
}

fn written(append: impl Fn(&mut Vec<u8>, &Position), position: &Position) -> String {
    let mut bytes = Vec::new();
    append(&mut bytes, position);
    String::from_utf8(bytes).unwrap_or_default() // it is ASCII
}
