//! Forms of FEN other than the canonical one.

use crate::board::Position;
use crate::notation::fen::{self, CastlingStyle, EnPassantStyle, Style};
use crate::rules;

/// Writes X-FEN: the en passant square only if a pawn attacks it.
pub(super) fn xfen(position: &Position, style: Style) -> String {
    fen::write_as(position, Style { en_passant: EnPassantStyle::Capturable, ..style })
}

/// Writes the en passant square only if a capture is legal.
pub(super) fn legal(position: &Position, style: Style) -> String {
    let en_passant = position.en_passant.filter(|_| rules::en_passant_is_legal(position));
    fen::write_as(&Position { en_passant, ..*position }, style)
}

/// Writes Shredder-FEN: castling rights as files of the rooks.
pub(super) fn shredder(position: &Position, style: Style) -> String {
    fen::write_as(position, Style { castling: CastlingStyle::Shredder, ..style })
}

/// Appends the result of [`xfen`] in the default style.
pub(super) fn append_xfen(text: &mut Vec<u8>, position: &Position) {
    fen::append(text, position, Style { en_passant: EnPassantStyle::Capturable, ..Style::default() });
}

/// Appends the result of [`legal`] in the default style.
pub(super) fn append_legal(text: &mut Vec<u8>, position: &Position) {
    let en_passant = position.en_passant.filter(|_| rules::en_passant_is_legal(position));
    fen::append(text, &Position { en_passant, ..*position }, Style::default());
}
