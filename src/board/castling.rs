//! Castling rights by the squares of the rooks.

use super::{Board, Color, Piece, Role, Size, Square};

/// The side to which a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Side {
    /// Towards the last file, O-O.
    King,
    /// Towards the a-file, O-O-O.
    Queen,
}

impl Side {
    /// Both sides, the king's first as in FEN.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];
}

impl Size {
    /// Returns `true` if the board has castling, which takes at least eight files.
    pub const fn has_castling(self) -> bool {
        self.files() >= 8
    }

    /// Returns the files of king and rook after castling: the king on the c-file or the second-last file, and the rook
    /// beside the king, towards the middle (X-FEN).
    ///
    /// ```
    /// use fenwright::{Side, Size};
    /// let files = Size::new(10, 8).map(|size| Side::ALL.map(|side| size.castled_files(side)));
    /// assert_eq!(files, Some([[8, 7], [2, 3]]));
    /// ```
    pub const fn castled_files(self, side: Side) -> [u8; 2] {
        match side {
            Side::King => [self.files() - 2, self.files() - 3],
            Side::Queen => [2, 3],
        }
    }
}

/// The castling rights that a position states, even without the king and rook for them.
///
/// A right is stored as the file of its rook on the back rank. The king's file determines the side of the right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling {
    /// One bit per file: first White's files, then Black's.
    files: [u16; 2],
}

impl Castling {
    /// No rights, `-` in FEN.
    pub const NONE: Self = Self { files: [0; 2] };

    /// Returns `true` if the color has the right with the rook on this file (0 is the a-file).
    pub fn has(self, color: Color, file: u8) -> bool {
        self.files[color as usize] & 1_u16.checked_shl(file.into()).unwrap_or(0) != 0
    }

    /// Grants or removes the right with the rook on this file (0 to 9; other files are ignored).
    pub fn set(&mut self, color: Color, file: u8, granted: bool) {
        let bit = if file < 10 { 1 << file } else { 0 };
        let files = &mut self.files[color as usize];
        *files = if granted { *files | bit } else { *files & !bit };
    }

    /// Returns the rook files of a color's rights from the last to the first, which is FEN order.
    pub fn files(self, color: Color) -> impl Iterator<Item = u8> {
        let mut left = self.files[color as usize];
        std::iter::from_fn(move || {
            let file = left.checked_ilog2()?;
            left ^= 1 << file;
            Some(file as u8)
        })
    }

    /// Returns the rook files of a color's rights, one bit per file.
    pub const fn mask(self, color: Color) -> u16 {
        self.files[color as usize]
    }

    /// Returns every right as color and rook file, in FEN order.
    pub fn rights(self) -> impl Iterator<Item = (Color, u8)> {
        Color::ALL.into_iter().flat_map(move |color| self.files(color).map(move |file| (color, file)))
    }

    /// Returns `true` if neither side has a right.
    pub const fn is_empty(self) -> bool {
        self.files[0] == 0 && self.files[1] == 0
    }

    /// Returns the file that K or Q means: the outermost own rook on that side of the king (X-FEN). Without such a
    /// rook, returns the corner.
    pub fn outermost(board: &Board, color: Color, side: Side) -> u8 {
        let letters = board.rank_letters(board.size().back_rank(color));
        let rook = Piece::new(color, Role::Rook).letter() as u8;
        let is_rook = |letter: &u8| *letter == rook;
        let king = board.castling_king(color).map(|square| usize::from(square.file));
        let is_beyond = |file: &usize| king.is_some_and(|king| (king < *file) == (side == Side::King));
        let (outermost, corner) = match side {
            Side::King => (letters.iter().rposition(is_rook), letters.len() - 1),
            Side::Queen => (letters.iter().position(is_rook), 0),
        };
        outermost.filter(is_beyond).unwrap_or(corner) as u8
    }

    /// Returns `true` if king and rook are in place for a right, on a board that has castling.
    pub fn is_backed(board: &Board, color: Color, file: u8) -> bool {
        let rook = Square::new(file, board.size().back_rank(color));
        let is_there = board.get(rook) == Some(Piece::new(color, Role::Rook));
        board.size().has_castling() && is_there && board.castling_king(color).is_some()
    }

    /// Returns the side of the right with the rook on this file. Without a king on the back rank, the usual file of
    /// the king separates the sides.
    pub fn side(board: &Board, color: Color, file: u8) -> Side {
        let middle = board.castling_king(color).map_or(board.size().king_file(), |king| king.file);
        if file < middle { Side::Queen } else { Side::King }
    }
}
