//! A table with the value of each position of one material.

use std::sync::Arc;

use super::frame::Frame;
use super::material::{Arrangement, Material};
use crate::board::{Color, Piece, Role};
use crate::rules::rectangle::bitboard::RANK;

/// The value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The side to move mates in at most this number of half moves, which is odd.
    Win(u8),
    /// Neither side can force mate.
    Draw,
    /// The side to move is mated in at most this number of half moves, which is even.
    Loss(u8),
}

/// A value in one byte: the number of half moves to mate, even for a loss, or one of two constants.
pub(super) type Byte = u8;
pub(super) const ILLEGAL: Byte = 255;
pub(super) const DRAW: Byte = 254;
/// Maximum number of half moves to mate.
pub(super) const MAX_PLIES: Byte = 253;

impl Value {
    pub(super) const fn from_byte(byte: Byte) -> Option<Self> {
        match byte {
            ILLEGAL => None,
            DRAW => Some(Self::Draw),
            plies if plies % 2 == 1 => Some(Self::Win(plies)),
            plies => Some(Self::Loss(plies)),
        }
    }

    /// Returns the value for the side that moves to a position with this value.
    pub(super) const fn before_move(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies + 1),
            Self::Draw => Self::Draw,
            Self::Loss(plies) => Self::Win(plies + 1),
        }
    }

    /// Orders values from the slowest to the fastest win, after losses and draws: the larger the better.
    pub(crate) fn rank(self) -> i16 {
        match self {
            Self::Win(plies) => 1000 - i16::from(plies),
            Self::Draw => 0,
            Self::Loss(plies) => i16::from(plies) - 1000,
        }
    }

    /// Returns the number of moves to mate, as in "mate in 3"; `None` for a draw.
    ///
    /// ```
    /// use fenwright::rules::endings::Value;
    /// assert_eq!(Value::Win(5).mate(), Some(3));
    /// assert_eq!(Value::Loss(4).mate(), Some(2));
    /// assert_eq!(Value::Draw.mate(), None);
    /// ```
    pub const fn mate(self) -> Option<u8> {
        match self {
            Self::Win(plies) | Self::Loss(plies) => Some(plies.div_ceil(2)),
            Self::Draw => None,
        }
    }
}

/// The values of all positions of one material.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) material: Material,
    pub(super) layout: Layout,
    /// By the side to move.
    pub(super) values: [Vec<Byte>; 2],
}

/// The order of the values in a table: by the king pair, then by the square of each other piece.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) frame: Arc<Frame>,
    /// For each piece other than the kings: the first of its squares and their number.
    squares: Vec<(usize, usize)>,
    /// The number of values for each king pair.
    pub(super) per_pair: usize,
    /// The number of squares of the last piece.
    pub(super) inner: usize,
}

impl Layout {
    pub(super) fn new(frame: Arc<Frame>, material: &Material) -> Self {
        let (files, ranks) = (frame.board.files as usize, frame.board.ranks as usize);
        let squares = |piece: &Piece| match piece.role {
            Role::Pawn => (files, files * (ranks - 2)),
            _ => (0, files * ranks),
        };
        let squares: Vec<(usize, usize)> = material.pieces.iter().map(squares).collect();
        let per_pair = squares.iter().map(|(_, count)| count).product();
        let inner = squares.last().map_or(1, |(_, count)| *count);
        Self { frame, squares, per_pair, inner }
    }

    /// Returns the number of values for one side to move.
    pub(super) fn len(&self) -> usize {
        self.frame.pairs.len() * self.per_pair
    }

    /// Returns the place of a square among those of a piece.
    #[inline]
    pub(super) fn place(&self, piece: usize, at: u32) -> usize {
        let files = self.frame.board.files;
        (at / RANK * files + at % RANK) as usize - self.squares[piece].0
    }

    pub(super) fn square(&self, piece: usize, place: usize) -> u32 {
        let (place, files) = ((place + self.squares[piece].0) as u32, self.frame.board.files);
        place / files * RANK + place % files
    }

    #[inline]
    fn index(&self, kings: [u32; 2], squares: &[u32]) -> Option<usize> {
        let (pair, symmetry) = self.frame.number(kings)?;
        let add = |index: usize, (piece, at): (usize, &u32)| {
            index * self.squares[piece].1 + self.place(piece, self.frame.square(symmetry, *at))
        };
        Some(squares.iter().enumerate().fold(pair, add))
    }
}

impl Table {
    #[inline]
    pub(super) fn value(&self, side_to_move: Color, kings: [u32; 2], squares: &[u32]) -> Byte {
        self.layout.index(kings, squares).map_or(ILLEGAL, |index| self.values[side_to_move as usize][index])
    }

    pub(super) fn bytes(&self) -> usize {
        2 * self.layout.len()
    }
}

/// A table for pieces in another order or of exchanged colors.
#[derive(Clone, Debug)]
pub(super) struct Link {
    frame: Arc<Frame>,
    /// `None` for bare kings.
    table: Option<Arc<Table>>,
    arrangement: Arrangement,
}

impl Link {
    /// Creates a link to the table of these pieces, found by `find`. Returns `None` if it is not found.
    pub(super) fn new(
        frame: &Arc<Frame>,
        pieces: &[Piece],
        find: impl Fn(&Material) -> Option<Arc<Table>>,
    ) -> Option<Self> {
        let (material, arrangement) = Material::new(frame.board.size, pieces);
        let table = if pieces.is_empty() { None } else { Some(find(&material)?) };
        Some(Self { frame: Arc::clone(frame), table, arrangement })
    }

    /// Returns the value of a position. The squares are in the order of the pieces of [`Link::new`].
    pub(super) fn value<const N: usize>(&self, side_to_move: Color, kings: [u32; 2], mut squares: [u32; N]) -> Byte {
        let Some(table) = &self.table else { return self.frame.number(kings).map_or(ILLEGAL, |_| DRAW) };
        if self.arrangement.is_swapped {
            squares.reverse();
        }
        if !self.arrangement.is_flipped {
            return table.value(side_to_move, kings, &squares);
        }
        let top = self.frame.board.ranks - 1;
        let flipped = |at: u32| (top - at / RANK) * RANK + at % RANK;
        let [white, black] = kings;
        table.value(!side_to_move, [flipped(black), flipped(white)], &squares.map(flipped))
    }
}
