//! Draws boards with characters, one line per rank, for mails, logs and tests.
//!
//! Only the position of a diagram, the side at the bottom and the presence of coordinates matter; coordinates are
//! always outside the board. Pieces in hand and remaining checks follow in words. Each line ends with LF.

use super::{Coordinates, Diagram, additions};
use crate::board::{Piece, Role, Square};

/// Draws the board with the letters of FEN and a dot for an empty square.
///
/// ```
/// use fenwright::{Position, diagram::{Diagram, text}};
/// let text = text::ascii(&Diagram::new(Position::start()));
/// assert!(text.starts_with("8 r n b q k b n r\n7 p p p p p p p p\n6 . . . . . . . .\n"));
/// assert!(text.ends_with("1 R N B Q K B N R\n  a b c d e f g h\n"));
/// ```
pub fn ascii(diagram: &Diagram) -> String {
    draw(diagram, '.', Piece::letter)
}

/// Draws the board with chess figures, letters for pieces that have no figure, and a middle dot for an empty square.
///
/// ```
/// use fenwright::{Position, diagram::{Diagram, text}};
/// let text = text::unicode(&Diagram::new(Position::start()));
/// assert!(text.starts_with("8 \u{265C} \u{265E} \u{265D} \u{265B} \u{265A} \u{265D} \u{265E} \u{265C}\n"));
/// ```
pub fn unicode(diagram: &Diagram) -> String {
    draw(diagram, '\u{B7}', figure)
}

fn draw(diagram: &Diagram, empty: char, sign: impl Fn(Piece) -> char) -> String {
    let board = &diagram.position.board;
    let size = board.size();
    let has_coordinates = diagram.coordinates != Coordinates::None;
    let width = if has_coordinates { size.ranks().to_string().len() } else { 0 };
    let files: Vec<u8> = diagram.view.pick((0..size.files()).collect(), (0..size.files()).rev().collect());
    let ranks: Vec<u8> = diagram.view.pick((0..size.ranks()).rev().collect(), (0..size.ranks()).collect());
    let line = |label: &str, sign: &dyn Fn(u8) -> char| {
        let signs: String = files.iter().flat_map(|file| [' ', sign(*file)]).collect();
        let line = format!("{label:>width$}{signs}");
        if has_coordinates { line + "\n" } else { line.trim_start().to_owned() + "\n" }
    };
    let rank_line = |rank: &u8| {
        let label = if has_coordinates { (rank + 1).to_string() } else { String::new() };
        line(&label, &|file| board.get(Square::new(file, *rank)).map_or(empty, &sign))
    };
    let below = has_coordinates.then(|| line("", &|file| Square::new(file, 0).file_letter()));
    let additions = additions::sentences(&diagram.position).map(|sentence| sentence + "\n");
    ranks.iter().map(rank_line).chain(below).chain(additions).collect()
}

/// Returns the figure of a piece (U+2654 to U+265F), or its letter.
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
    piece.color.pick(white, black)
}
