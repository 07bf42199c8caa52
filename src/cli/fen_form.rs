//! The forms of FEN other than the canonical one.

use crate::board::Position;
use crate::notation::fen::{self, CastlingStyle, EnPassantStyle, Style};
use crate::rules;

/// The en passant square only where a pawn attacks it.
pub(super) fn xfen(position: &Position) -> String {
    fen::write_as(position, Style { en_passant: EnPassantStyle::Capturable, ..Style::default() })
}

/// The en passant square only where a capture is legal.
pub(super) fn legal(position: &Position) -> String {
    let en_passant = position.en_passant.filter(|_| rules::en_passant_is_legal(position));
    fen::write(&Position { en_passant, ..*position })
}

/// The rook's file for every castling right.
pub(super) fn shredder(position: &Position) -> String {
    fen::write_as(position, Style { castling: CastlingStyle::Shredder, ..Style::default() })
}
