//! Boards drawn with characters: one line a rank, with coordinates, as they stand in mails and posts.

use crate::board::{Color, Piece, Position, Role, Square};

/// Draws the board with FEN's letters, a dot for an empty square, White below.
///
/// ```
/// use fenwright::{Position, notation::drawing};
/// let text = drawing::ascii(&Position::start());
/// assert!(text.starts_with("8 r n b q k b n r\n7 p p p p p p p p\n6 . . . . . . . .\n"));
/// assert!(text.ends_with("1 R N B Q K B N R\n  a b c d e f g h\n"));
/// ```
#[must_use]
pub fn ascii(position: &Position) -> String {
    draw(position, '.', Piece::letter)
}

/// Draws the board with chess figures, a middle dot for an empty square, White below. Archbishop and
/// chancellor have no figure and are written as letters.
///
/// ```
/// use fenwright::{Position, notation::drawing};
/// let text = drawing::unicode(&Position::start());
/// assert!(text.starts_with("8 \u{265C} \u{265E} \u{265D} \u{265B} \u{265A} \u{265D} \u{265E} \u{265C}\n"));
/// ```
#[must_use]
pub fn unicode(position: &Position) -> String {
    draw(position, '\u{B7}', figure)
}

/// Each rank with its number, then the letters of the files; each line ends with LF.
fn draw(position: &Position, empty: char, sign: impl Fn(Piece) -> char) -> String {
    let board = &position.board;
    let size = board.size();
    let width = size.ranks().to_string().len();
    let line = |label: &str, signs: String| format!("{label:>width$}{signs}\n");
    let rank_line = |rank| {
        let square = |file| board.get(Square::new(file, rank)).map_or(empty, &sign);
        line(&(rank + 1).to_string(), (0..size.files()).flat_map(|file| [' ', square(file)]).collect())
    };
    let files = (0..size.files()).flat_map(|file| [' ', Square::new(file, 0).file_letter()]).collect();
    (0..size.ranks()).rev().map(rank_line).chain([line("", files)]).collect()
}

/// The figure of a piece (Unicode, U+2654 to U+265F), or its letter.
fn figure(piece: Piece) -> char {
    let (white, black) = match piece.role {
        Role::King => ('\u{2654}', '\u{265A}'),
        Role::Queen => ('\u{2655}', '\u{265B}'),
        Role::Rook => ('\u{2656}', '\u{265C}'),
        Role::Bishop => ('\u{2657}', '\u{265D}'),
        Role::Knight => ('\u{2658}', '\u{265E}'),
        Role::Pawn => ('\u{2659}', '\u{265F}'),
        Role::Archbishop | Role::Chancellor => return piece.letter(),
    };
    match piece.color {
        Color::White => white,
        Color::Black => black,
    }
}
