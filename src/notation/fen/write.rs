//! The canonical writer.

use crate::board::{Board, Castling, Color, Position, Side, Square};

/// How castling rights are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CastlingStyle {
    /// K and Q for the outermost rook on that side of the king, a file's letter only for an inner rook. A
    /// standard position never gets file letters.
    #[default]
    Xfen,
    /// The rook's file for every right, as Shredder writes Chess960 positions.
    Shredder,
}

/// When the en passant square is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EnPassantStyle {
    /// Whenever the position states one (PGN standard, section 16.1.3.4: after any double step).
    #[default]
    AsStated,
    /// Only when a double step to it is possible and a pawn of the side to move attacks it (X-FEN).
    Capturable,
}

/// How a position is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// How castling rights are written.
    pub castling: CastlingStyle,
    /// When the en passant square is written.
    pub en_passant: EnPassantStyle,
}

/// Writes canonical FEN, which reads back as the same position.
///
/// ```
/// use fenwright::{Position, Size, notation::fen};
/// assert_eq!(fen::write(&Position::empty(Size::STANDARD)), "8/8/8/8/8/8/8/8 w - - 0 1");
/// ```
#[must_use]
pub fn write(position: &Position) -> String {
    write_as(position, Style::default())
}

/// Writes FEN in this style.
///
/// ```
/// use fenwright::{Position, notation::fen};
/// let style = fen::Style { castling: fen::CastlingStyle::Shredder, ..fen::Style::default() };
/// assert!(fen::write_as(&Position::start(), style).ends_with(" w HAha - 0 1"));
/// ```
#[must_use]
pub fn write_as(position: &Position, style: Style) -> String {
    let mut text = String::with_capacity(96);
    push_placement(&mut text, &position.board);
    text.push(' ');
    text.push(position.side_to_move.letter());
    text.push(' ');
    push_castling(&mut text, position, style.castling);
    let en_passant =
        written_en_passant(position, style.en_passant).map_or_else(|| "-".into(), |square| square.to_string());
    text + &format!(" {en_passant} {} {}", position.halfmove_clock, position.fullmove_number)
}

fn push_placement(text: &mut String, board: &Board) {
    let size = board.size();
    for rank in (0..size.ranks()).rev() {
        let mut empty = 0;
        for file in 0..size.files() {
            if let Some(piece) = board.get(Square::new(file, rank)) {
                push_empty(text, &mut empty);
                text.push(piece.letter());
            } else {
                empty += 1;
            }
        }
        push_empty(text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
}

fn push_empty(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
    }
    *empty = 0;
}

fn push_castling(text: &mut String, position: &Position, style: CastlingStyle) {
    if position.castling.is_empty() {
        text.push('-');
    }
    for (color, file) in position.castling.rights() {
        let letter = castling_letter(&position.board, color, file, style);
        text.push(color.pick(letter, letter.to_ascii_lowercase()));
    }
}

/// The letter of a right in uppercase.
fn castling_letter(board: &Board, color: Color, file: u8, style: CastlingStyle) -> char {
    let is_outermost = |side| style == CastlingStyle::Xfen && Castling::outermost(board, color, side) == file;
    if is_outermost(Side::King) {
        'K'
    } else if is_outermost(Side::Queen) {
        'Q'
    } else {
        char::from(b'A' + file)
    }
}

fn written_en_passant(position: &Position, style: EnPassantStyle) -> Option<Square> {
    position.en_passant.filter(|square| {
        style == EnPassantStyle::AsStated
            || position.en_passant_is_possible(*square) && position.en_passant_capturers(*square).next().is_some()
    })
}
