//! Board sizes and the pieces on a board.

use std::fmt;
use std::iter::Enumerate;
use std::slice;

use super::{Color, Piece, Role, Square};

const MAX: u8 = 10;

/// The size of a board: 5 to 10 files and ranks. A board of 8 files has 8 ranks, so that a FEN determines the size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    files: u8,
    ranks: u8,
}

impl Size {
    /// The standard board of 8x8.
    pub const STANDARD: Self = Self { files: 8, ranks: 8 };

    /// Returns the size, or `None` if no such board is supported.
    ///
    /// ```
    /// use fenwright::board::Size;
    /// assert!(Size::new(10, 8).is_some());
    /// assert!(Size::new(8, 10).is_none());
    /// ```
    pub const fn new(files: u8, ranks: u8) -> Option<Self> {
        let fits = files >= 5 && files <= MAX && ranks >= 5 && ranks <= MAX;
        if fits && (files != 8 || ranks == 8) { Some(Self { files, ranks }) } else { None }
    }

    /// Returns the number of files, 5 to 10.
    pub const fn files(self) -> u8 {
        self.files
    }

    /// Returns the number of ranks, 5 to 10.
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// Returns `true` for the standard 8x8 board.
    pub const fn is_standard(self) -> bool {
        self.files == 8
    }

    /// Returns `true` if the square is on a board of this size.
    pub const fn contains(self, square: Square) -> bool {
        square.file < self.files && square.rank < self.ranks
    }

    /// Returns the roles allowed on the board: archbishop and chancellor only on boards other than 8x8.
    pub fn roles(self) -> &'static [Role] {
        if self.is_standard() { &Role::ALL[..6] } else { &Role::ALL }
    }

    /// Returns `true` if the starting set of pieces is known: on 8x8, and on 10x8 (Capablanca chess).
    pub(crate) const fn has_known_start(self) -> bool {
        matches!((self.files, self.ranks), (8 | 10, 8))
    }

    /// Returns the roles that a pawn can promote to, the queen first. With more than eight files, archbishop and
    /// chancellor are included. On 6x6 (Los Alamos chess) there is no bishop.
    ///
    /// ```
    /// use fenwright::{Role, Size};
    /// let kinds = |files, ranks| Size::new(files, ranks).map(|size| size.promotions().len());
    /// assert_eq!([kinds(10, 8), kinds(8, 8), kinds(6, 6)], [Some(6), Some(4), Some(3)]);
    /// ```
    pub const fn promotions(self) -> &'static [Role] {
        use Role::{Archbishop, Bishop, Chancellor, Knight, Queen, Rook};
        match (self.files, self.ranks) {
            (6, 6) => &[Queen, Rook, Knight],
            (9.., _) => &[Queen, Rook, Bishop, Knight, Archbishop, Chancellor],
            _ => &[Queen, Rook, Bishop, Knight],
        }
    }

    /// Returns all squares in FEN order: from the highest rank to the lowest, each from the a-file.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> {
        (0..self.ranks).rev().flat_map(move |rank| (0..self.files).map(move |file| Square::new(file, rank)))
    }

    /// Returns the rank on which a color's king and rooks start: the first for White, the last for Black.
    pub fn back_rank(self, color: Color) -> u8 {
        color.pick(0, self.ranks - 1)
    }

    /// Returns the king's file in the usual start position: e on 8 files, f on 10.
    pub const fn king_file(self) -> u8 {
        self.files / 2
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.files, self.ranks)
    }
}

const EMPTY: u8 = 0;

/// The piece for each ASCII code that is a FEN letter.
const PIECES: [Option<Piece>; 128] = {
    let mut pieces = [None; 128];
    let mut letter = 0;
    while letter < pieces.len() {
        pieces[letter] = Piece::from_letter(letter as u8 as char);
        letter += 1;
    }
    pieces
};

/// A rectangular board and the pieces on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    /// The FEN letter on each square or [`EMPTY`], in FEN order without gaps; bytes beyond the size are empty.
    letters: [u8; (MAX as usize) * (MAX as usize)],
}

impl Board {
    /// Returns an empty board.
    pub const fn empty(size: Size) -> Self {
        Self { size, letters: [EMPTY; 100] }
    }

    /// Returns the squares of an 8x8 board: FEN letters in FEN order, 0 for an empty square. `None` for other sizes.
    pub(crate) fn standard_letters(&self) -> Option<&[u8; 64]> {
        if self.size.is_standard() { self.letters.first_chunk() } else { None }
    }

    /// Returns the letters of an 8x8 board for writing. Each letter must be one of `KQRBNPkqrbnp`.
    pub(crate) fn standard_letters_mut(&mut self) -> Option<&mut [u8; 64]> {
        if self.size.is_standard() { self.letters.first_chunk_mut() } else { None }
    }

    /// Returns the number of files and ranks.
    pub const fn size(&self) -> Size {
        self.size
    }

    const fn index(&self, square: Square) -> usize {
        let rows_above = self.size.ranks - 1 - square.rank;
        rows_above as usize * self.size.files as usize + square.file as usize
    }

    /// Returns the FEN letters of a rank from the a-file, 0 for an empty square; an empty slice off the board.
    pub(crate) fn rank_letters(&self, rank: u8) -> &[u8] {
        if rank >= self.size.ranks {
            return &[];
        }
        let start = self.index(Square::new(0, rank));
        &self.letters[start..start + usize::from(self.size.files)]
    }

    /// Returns the piece on a square; `None` off the board.
    pub const fn get(&self, square: Square) -> Option<Piece> {
        if self.size.contains(square) { piece(self.letters[self.index(square)]) } else { None }
    }

    /// Places or removes a piece; ignores a square or role that the board [cannot hold](Self::can_hold).
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        if self.size.contains(square) && piece.is_none_or(|piece| self.size.roles().contains(&piece.role)) {
            self.letters[self.index(square)] = piece.map_or(EMPTY, letter);
        }
    }

    /// Returns `true` if the board has this square and allows this role.
    pub fn can_hold(&self, square: Square, role: Role) -> bool {
        self.size.contains(square) && self.size.roles().contains(&role)
    }

    /// Returns all pieces with their squares, in FEN order.
    pub fn pieces(&self) -> Pieces<'_> {
        Pieces { size: self.size, letters: self.letters.iter().enumerate() }
    }

    /// Returns the squares of this piece, in FEN order.
    pub fn find(&self, piece: Piece) -> impl Iterator<Item = Square> + '_ {
        self.size
            .squares()
            .zip(self.letters)
            .filter(move |(_, other)| *other == letter(piece))
            .map(|(square, _)| square)
    }

    /// Returns the squares on which two boards differ, in FEN order. A square outside a board counts as empty there.
    ///
    /// ```
    /// use fenwright::board::{Board, Piece, Size, Square};
    /// let [a1, b1] = [0, 1].map(|file| Square::new(file, 0));
    /// let (mut before, mut after) = (Board::empty(Size::STANDARD), Board::empty(Size::STANDARD));
    /// let rook = Piece::from_letter('R');
    /// before.set(a1, rook);
    /// after.set(b1, rook);
    /// assert!(before.differing_squares(&after).eq([a1, b1]));
    /// ```
    pub fn differing_squares<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = Square> + 'a {
        let (one, two) = (self.size, other.size);
        let ranks = (0..one.ranks.max(two.ranks)).rev();
        let squares =
            ranks.flat_map(move |rank| (0..one.files.max(two.files)).map(move |file| Square::new(file, rank)));
        squares.filter(|square| self.get(*square) != other.get(*square))
    }

    /// Returns the square of the king that could castle, on its back rank. Of several kings, returns the king at home,
    /// otherwise the king nearest to the a-file.
    pub fn castling_king(&self, color: Color) -> Option<Square> {
        let king = letter(Piece::new(color, Role::King));
        let rank = self.size.back_rank(color);
        let letters = self.rank_letters(rank);
        let home = self.size.king_file();
        let is_home = letters.get(usize::from(home)) == Some(&king);
        let file = if is_home { home } else { letters.iter().position(|letter| *letter == king)? as u8 };
        Some(Square::new(file, rank))
    }
}

/// The pieces on a board with their squares, in FEN order.
#[derive(Clone, Debug)]
pub struct Pieces<'a> {
    size: Size,
    letters: Enumerate<slice::Iter<'a, u8>>,
}

impl Iterator for Pieces<'_> {
    type Item = (Square, Piece);

    #[inline]
    fn next(&mut self) -> Option<(Square, Piece)> {
        let (index, letter) = self.letters.find(|(_, letter)| **letter != EMPTY)?;
        let (row, file) = (index as u8 / self.size.files, index as u8 % self.size.files);
        Some((Square::new(file, self.size.ranks - 1 - row), piece(*letter)?))
    }
}

/// Shows the ranks as rows of letters, the highest rank first, with dots for empty squares.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |letter: &u8| if *letter == EMPTY { '.' } else { char::from(*letter) };
        let rows = (0..self.size.ranks).rev().map(|rank| self.rank_letters(rank).iter().map(shown).collect::<String>());
        f.debug_list().entries(rows).finish()
    }
}

const fn letter(piece: Piece) -> u8 {
    piece.letter() as u8
}

const fn piece(letter: u8) -> Option<Piece> {
    PIECES[letter as usize & 127]
}
