//! `FromStr` and `Display` of positions, boards and castling rights.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::read::Cursor;
use super::{Fault, FaultKind, castling, placement, read_detecting_variant, write};
use crate::board::{Board, Castling, Position};

/// Reads strict FEN as [`read_detecting_variant`] does.
impl FromStr for Position {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        read_detecting_variant(text)
    }
}

/// Writes canonical FEN.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(self))
    }
}

/// Reads the first field of strict FEN.
///
/// ```
/// use fenwright::{Board, Size};
/// let board: Board = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR".parse()?;
/// assert_eq!((board.size(), board.pieces().count()), (Size::new(10, 8).unwrap(), 40));
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
impl FromStr for Board {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut cursor = Cursor::new(text);
        let board = placement::read(&mut cursor)?;
        cursor.end()?;
        Ok(board)
    }
}

/// Writes the first field of FEN.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = write(&Position { board: *self, ..Position::empty(self.size()) });
        f.write_str(text.split(' ').next().unwrap_or_default())
    }
}

/// Reads the third field of Shredder-FEN: the files of the rooks. K and Q are not read, because they need a board.
///
/// ```
/// use fenwright::{Castling, Color};
/// let castling: Castling = "Ha".parse()?;
/// assert!(castling.has(Color::White, 7) && castling.has(Color::Black, 0));
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
impl FromStr for Castling {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        const MAX_FILES: u8 = 10;
        let mut cursor = Cursor::new(text);
        if text.is_empty() {
            return Err(cursor.fault(3, FaultKind::MissingField));
        }
        let no_file = |_, _| MAX_FILES;
        let castling = castling::read(&mut cursor, |letter| castling::castling_right(letter, MAX_FILES, no_file))?;
        cursor.end()?;
        Ok(castling)
    }
}

/// Writes the third field of Shredder-FEN.
///
/// ```
/// use fenwright::{Castling, Position};
/// assert_eq!(Position::start().castling.to_string(), "HAha");
/// assert_eq!(Castling::NONE.to_string(), "-");
/// ```
impl fmt::Display for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_char('-');
        }
        for (color, file) in self.rights() {
            let letter = char::from(b'A' + file);
            f.write_char(color.pick(letter, letter.to_ascii_lowercase()))?;
        }
        Ok(())
    }
}
