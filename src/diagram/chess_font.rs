//! Writes a board as text for a chess font, to paste into a word processor and set in that font.
//!
//! The fonts draw a piece together with its square, so each piece has two characters. The encodings are those of the
//! fonts themselves and of published programs that write or read such text:
//!
//! - Chess Merida by Armando Hernandez Marroquin. His Chess Leipzig, Kingdom and Motif have the same encoding; it was
//!   read off the glyphs of Leipzig. The Perl module `Chess::PGN::EPD` calls it `marroquin`, and the read-me file of
//!   Chess Cancun, a font made after Merida, lists it.
//! - Chess Alpha by Eric Bentzen. It was read off the glyphs of the font; `Chess::PGN::EPD` calls it `bentzen1`, but has
//!   the corners of the double frame wrong, which is not used here.
//! - `LinaresDiagram` by Steve Smith (Alpine Electronics), also for his Hastings and Zurich. `Chess::PGN::EPD` calls it
//!   `linares`; the diagrams in the text layer of "Ten Steps to Learn Chess Tactics" by Dave Regis have it, with the
//!   double frame and its coordinates.

use std::error::Error;
use std::fmt;
use std::iter;

use super::{Coordinates, Diagram, additions};
use crate::board::{Color, Piece, Role, Square};
use crate::tr;

/// A chess font, or a family of fonts with its encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChessFont {
    /// Chess Merida and the other fonts of Marroquin.
    Merida,
    /// Chess Alpha.
    Alpha,
    /// `LinaresDiagram`.
    Linares,
}

/// The reason why a board cannot be written for a chess font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChessFontError {
    /// The fonts have no archbishop and no chancellor.
    NoSuchPiece(Role),
    /// The fonts have coordinates up to h and 8 only.
    TooLarge,
}

impl fmt::Display for ChessFontError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPiece(role) => f.write_str(&tr!("diagram-font-no-piece", piece = role.letter())),
            Self::TooLarge => f.write_str(tr!("diagram-font-too-large")),
        }
    }
}

impl Error for ChessFontError {}

/// The characters of a font. Pieces are in the order pawn, knight, bishop, rook, queen, king.
struct Encoding {
    /// The white pieces, the black pieces and the empty square, on light squares and on dark ones.
    squares: [(&'static str, &'static str, char); 2],
    /// The frame: upper left corner, top, upper right corner, left, right, lower left corner, bottom, lower right corner.
    frame: [char; 8],
    /// The left side of the frame with the numbers of the ranks, from 1.
    ranks: [char; 8],
    /// The bottom of the frame with the letters of the files, from a.
    files: [char; 8],
}

const MERIDA: Encoding = Encoding {
    squares: [("pnbrqk", "omvtwl", ' '), ("PNBRQK", "OMVTWL", '+')],
    frame: ['1', '2', '3', '4', '5', '7', '8', '9'],
    ranks: ['À', 'Á', 'Â', 'Ã', 'Ä', 'Å', 'Æ', 'Ç'],
    files: ['È', 'É', 'Ê', 'Ë', 'Ì', 'Í', 'Î', 'Ï'],
};

const ALPHA: Encoding = Encoding {
    squares: [("phbrqk", "ojntwl", ' '), ("PHBRQK", "OJNTWL", '+')],
    frame: ['!', '"', '#', '$', '%', '&', '\'', '('],
    ranks: ['à', 'á', 'â', 'ã', 'ä', 'å', 'æ', 'ç'],
    files: ['è', 'é', 'ê', 'ë', 'ì', 'í', 'î', 'ï'],
};

const LINARES: Encoding = Encoding {
    squares: [("PNBRQK", "pnbrqk", 'w'), (")HG$!I", "0hg41i", 'd')],
    frame: ['c', 'u', 'C', '{', '}', 'v', 'l', 'V'],
    ranks: ['%', '2', '3', '&', '5', '6', '7', '('],
    files: [',', '.', '/', '9', 'E', 'F', 'J', 'M'],
};

impl ChessFont {
    /// Returns the name of the font, with which programs find it.
    pub const fn family(self) -> &'static str {
        match self {
            Self::Merida => "Chess Merida",
            Self::Alpha => "Chess Alpha",
            Self::Linares => "LinaresDiagram",
        }
    }

    const fn encoding(self) -> &'static Encoding {
        match self {
            Self::Merida => &MERIDA,
            Self::Alpha => &ALPHA,
            Self::Linares => &LINARES,
        }
    }
}

/// Writes the board for a chess font, a line for each rank. With a border or coordinates, a frame is around it. Pieces
/// in hand and remaining checks follow in words, in another font.
///
/// ```
/// use fenwright::{Position, diagram::{ChessFont, Coordinates, Diagram, chess_font}};
/// let diagram = Diagram { coordinates: Coordinates::None, ..Diagram::new(Position::start()) };
/// let text = chess_font(&diagram, ChessFont::Merida).unwrap();
/// assert!(text.starts_with("tMvWlVmT\nOoOoOoOo\n + + + +\n"));
/// assert!(text.ends_with("RnBqKbNr\n"));
/// ```
///
/// # Errors
/// If the font has no character for a piece or a coordinate.
pub fn chess_font(diagram: &Diagram, font: ChessFont) -> Result<String, ChessFontError> {
    let (encoding, size) = (font.encoding(), diagram.position.board.size());
    let has_coordinates = diagram.coordinates != Coordinates::None;
    if has_coordinates && size.files().max(size.ranks()) > 8 {
        return Err(ChessFontError::TooLarge);
    }
    let files: Vec<u8> = diagram.view.pick((0..size.files()).collect(), (0..size.files()).rev().collect());
    let ranks: Vec<u8> = diagram.view.pick((0..size.ranks()).rev().collect(), (0..size.ranks()).collect());
    let [upper_left, top, upper_right, left, right, lower_left, bottom, lower_right] = encoding.frame;
    let squares = |rank: u8| files.iter().map(move |file| encoding.square(diagram, Square::new(*file, rank)));
    let mut lines: Vec<String> = ranks.iter().map(|rank| squares(*rank).collect()).collect::<Result<_, _>>()?;
    if has_coordinates || diagram.border {
        for (line, rank) in lines.iter_mut().zip(&ranks) {
            let beside = if has_coordinates { encoding.ranks[usize::from(*rank)] } else { left };
            *line = format!("{beside}{line}{right}");
        }
        let below = |file: &u8| if has_coordinates { encoding.files[usize::from(*file)] } else { bottom };
        lines.insert(0, iter::once(upper_left).chain(files.iter().map(|_| top)).chain([upper_right]).collect());
        lines.push(iter::once(lower_left).chain(files.iter().map(below)).chain([lower_right]).collect());
    }
    lines.extend(additions::sentences(&diagram.position));
    Ok(lines.into_iter().map(|line| line + "\n").collect())
}

impl Encoding {
    fn square(&self, diagram: &Diagram, square: Square) -> Result<char, ChessFontError> {
        let is_dark = (square.file + square.rank).is_multiple_of(2);
        let (white, black, empty) = self.squares[usize::from(is_dark)];
        let Some(Piece { color, role }) = diagram.position.board.get(square) else { return Ok(empty) };
        let index = match role {
            Role::Pawn => 0,
            Role::Knight => 1,
            Role::Bishop => 2,
            Role::Rook => 3,
            Role::Queen => 4,
            Role::King => 5,
            Role::Archbishop | Role::Chancellor => return Err(ChessFontError::NoSuchPiece(role)),
        };
        let pieces = if color == Color::White { white } else { black };
        pieces.chars().nth(index).ok_or(ChessFontError::NoSuchPiece(role))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::board::Position;

    fn start(font: ChessFont, coordinates: Coordinates, view: Color) -> String {
        let diagram = Diagram { coordinates, view, border: true, ..Diagram::new(Position::start()) };
        chess_font(&diagram, font).expect("a board")
    }

    #[test]
    fn boards_have_frames_and_coordinates() {
        // As in the read-me file of Chess Cancun, with the single frame.
        assert_eq!(
            start(ChessFont::Merida, Coordinates::None, Color::White),
            "1222222223\n4tMvWlVmT5\n4OoOoOoOo5\n4 + + + +5\n4+ + + + 5\n4 + + + +5\n4+ + + + 5\n4pPpPpPpP5\n4RnBqKbNr5\n\
             7888888889\n"
        );
        assert_eq!(
            start(ChessFont::Alpha, Coordinates::Inside, Color::White),
            "!\"\"\"\"\"\"\"\"#\nçtJnWlNjT%\næOoOoOoOo%\nå + + + +%\nä+ + + + %\nã + + + +%\nâ+ + + + %\nápPpPpPpP%\n\
             àRhBqKbHr%\n&èéêëìíîï(\n"
        );
        // The ranks 8 and 1, and the frame, are as in the book of Dave Regis.
        assert_eq!(
            start(ChessFont::Linares, Coordinates::Outside, Color::White),
            "cuuuuuuuuC\n(rhb1kgn4}\n70p0p0p0p}\n6wdwdwdwd}\n5dwdwdwdw}\n&wdwdwdwd}\n3dwdwdwdw}\n2P)P)P)P)}\n%$NGQIBHR}\n\
             v,./9EFJMV\n"
        );
        let flipped = start(ChessFont::Merida, Coordinates::Outside, Color::Black);
        assert!(flipped.starts_with("1222222223\nÀrNbKqBnR5\nÁPpPpPpPp5\n") && flipped.ends_with("7ÏÎÍÌËÊÉÈ9\n"));
    }

    #[test]
    fn no_character_of_a_font_has_two_meanings() {
        for font in [ChessFont::Merida, ChessFont::Alpha, ChessFont::Linares] {
            let Encoding { squares, frame, ranks, files } = font.encoding();
            let pieces = squares.iter().flat_map(|(white, black, _)| white.chars().chain(black.chars()));
            let empty = squares.iter().map(|(_, _, empty)| *empty);
            let all: Vec<char> =
                pieces.chain(empty).chain([frame, ranks, files].into_iter().flatten().copied()).collect();
            assert_eq!(all.len(), 50);
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 50, "{font:?}");
            assert!(all.iter().all(|char| u32::from(*char) <= 0xEF), "{font:?}: in the range of symbol fonts");
        }
    }
}
