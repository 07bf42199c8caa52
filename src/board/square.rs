//! Squares by file and rank.

use std::fmt;
use std::str::FromStr;

/// A square by its file and rank. The board's [`Size`](super::Size) decides which squares exist.
///
/// ```
/// use fenwright::board::Square;
/// let e4: Square = "e4".parse().unwrap();
/// assert_eq!((e4.file, e4.rank), (4, 3));
/// assert_eq!(Square::new(9, 9).to_string(), "j10");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    /// The zero-based file: 0 is the a-file, 9 the j-file.
    pub file: u8,
    /// The zero-based rank: 0 is White's back rank.
    pub rank: u8,
}

impl Square {
    /// Returns the square at these zero-based coordinates, which may be off the board.
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }

    /// Returns the letter of the file, `a` to `j`.
    pub const fn file_letter(self) -> char {
        (b'a' + self.file) as char
    }

    /// Returns the square this many files and ranks away; `None` if its file or rank would be below 0.
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        Some(Self { file: self.file.checked_add_signed(files)?, rank: self.rank.checked_add_signed(ranks)? })
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank + 1)
    }
}

/// The error for text that is not a square, `a1` to `j10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square from a1 to j10")
    }
}

impl std::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        let (file, rank) = text.split_at_checked(1).ok_or(NotASquare)?;
        let file = file.bytes().next().filter(u8::is_ascii_lowercase).ok_or(NotASquare)? - b'a';
        let rank: u8 = match rank.as_bytes() {
            [b'1'..=b'9'] | [b'1', b'0'] => rank.parse().map_err(|_| NotASquare)?,
            _ => return Err(NotASquare),
        };
        if file < 10 { Ok(Self::new(file, rank - 1)) } else { Err(NotASquare) }
    }
}
