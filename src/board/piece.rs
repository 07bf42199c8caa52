//! Colors, roles and pieces.

use std::fmt::{self, Write as _};
use std::ops::Not;
use std::str::FromStr;

use strum::IntoStaticStr;

/// One of the two sides.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[strum(serialize_all = "kebab-case")]
pub enum Color {
    /// The side that moves first, uppercase in FEN.
    White,
    /// The other side, lowercase in FEN.
    Black,
}

impl Color {
    /// Both colors, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Returns the letter of FEN's second field: `w` or `b`.
    pub const fn letter(self) -> char {
        ['w', 'b'][self as usize]
    }

    /// Returns the untranslated name, which selects translated texts: `white` or `black`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns the first value for White, the second for Black.
    pub fn pick<T>(self, white: T, black: T) -> T {
        match self {
            Self::White => white,
            Self::Black => black,
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        self.pick(Self::Black, Self::White)
    }
}

/// A kind of piece, without its color.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// The letter K.
    King,
    /// The letter Q.
    Queen,
    /// The letter R.
    Rook,
    /// The letter B.
    Bishop,
    /// The letter N.
    Knight,
    /// The letter P.
    Pawn,
    /// The letter A. Moves as bishop and knight; only on boards other than 8x8.
    Archbishop,
    /// The letter C. Moves as rook and knight; only on boards other than 8x8.
    Chancellor,
}

impl Role {
    /// All roles, in palette order; the last two occur only on boards other than 8x8.
    pub const ALL: [Self; 8] = {
        use Role::{Archbishop, Bishop, Chancellor, King, Knight, Pawn, Queen, Rook};
        [King, Queen, Rook, Bishop, Knight, Pawn, Archbishop, Chancellor]
    };

    /// Returns the uppercase English letter (PGN standard, section 16.1.3.1; A and C as in X-FEN).
    pub const fn letter(self) -> char {
        ['K', 'Q', 'R', 'B', 'N', 'P', 'A', 'C'][self as usize]
    }

    /// Returns the untranslated name, such as `knight`, which selects translated texts and is read in search queries.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A piece with its color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// The side that the piece belongs to.
    pub color: Color,
    /// The kind of piece.
    pub role: Role,
}

impl Piece {
    /// Returns the piece of this color and role.
    pub const fn new(color: Color, role: Role) -> Self {
        Self { color, role }
    }

    /// Returns the FEN letter: uppercase for White, lowercase for Black.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// Returns the piece for a FEN letter, A and C included.
    pub const fn from_letter(letter: char) -> Option<Self> {
        let role = match letter.to_ascii_uppercase() {
            'K' => Role::King,
            'Q' => Role::Queen,
            'R' => Role::Rook,
            'B' => Role::Bishop,
            'N' => Role::Knight,
            'P' => Role::Pawn,
            'A' => Role::Archbishop,
            'C' => Role::Chancellor,
            _ => return None,
        };
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        Some(Self { color, role })
    }

    /// Returns the same kind of piece in the other color.
    #[must_use]
    pub fn recolored(self) -> Self {
        Self::new(!self.color, self.role)
    }
}

/// Writes the letter of FEN's second field: `w` or `b`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// Writes the uppercase English letter.
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// Writes the FEN letter.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// The error for text that is not a color, `w` or `b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAColor;

impl fmt::Display for NotAColor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a color: w or b")
    }
}

impl std::error::Error for NotAColor {}

/// The error for text that is not the letter of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPiece;

impl fmt::Display for NotAPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a piece letter")
    }
}

impl std::error::Error for NotAPiece {}

/// ```
/// use fenwright::Color;
/// assert_eq!("b".parse(), Ok(Color::Black));
/// assert_eq!(Color::Black.to_string(), "b");
/// ```
impl FromStr for Color {
    type Err = NotAColor;

    fn from_str(text: &str) -> Result<Self, NotAColor> {
        match text {
            "w" => Ok(Self::White),
            "b" => Ok(Self::Black),
            _ => Err(NotAColor),
        }
    }
}

impl FromStr for Role {
    type Err = NotAPiece;

    fn from_str(text: &str) -> Result<Self, NotAPiece> {
        Self::ALL.into_iter().find(|role| text.chars().eq([role.letter()])).ok_or(NotAPiece)
    }
}

/// ```
/// use fenwright::{Color, Piece, Role, board::NotAPiece};
/// assert_eq!("n".parse(), Ok(Piece::new(Color::Black, Role::Knight)));
/// assert_eq!("n4".parse::<Piece>(), Err(NotAPiece));
/// ```
impl FromStr for Piece {
    type Err = NotAPiece;

    fn from_str(text: &str) -> Result<Self, NotAPiece> {
        let [letter] = text.as_bytes() else { return Err(NotAPiece) };
        Self::from_letter((*letter).into()).ok_or(NotAPiece)
    }
}
