//! Bitboards for 8x8 positions, for checks that run on millions of positions.

use super::{Board, Castling, Color, Position, Role, Side, Square};

/// The pieces of an 8x8 board. Bit 0 is a1 and bit 1 is a2, because FEN letters are transposed fastest into this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bitboards {
    /// One bitboard each for kings, queens, rooks, bishops, knights and pawns.
    roles: [u64; 6],
    colors: [u64; 2],
}

const FIRST_RANK: u64 = 0x0101_0101_0101_0101;

impl Bitboards {
    /// Returns the bitboards of a board; `None` if the board is not 8x8.
    #[inline]
    pub fn from_board(board: &Board) -> Option<Self> {
        let ranks = board.standard_letters()?.as_chunks().0;
        let rank = |rank: usize| ranks.get(7 - rank).map_or(0, |rank| u64::from_le_bytes(*rank));
        Some(Self::from_planes(Self::transpose(std::array::from_fn(rank))))
    }

    /// Builds the bitboards from the bit planes of the FEN letters, as `transpose` returns them for the ranks (rank 1
    /// first, the a-file in the lowest byte). The bits of a letter's ASCII code show its role. Bytes that are no
    /// letters count as empty.
    #[inline]
    pub(crate) fn from_planes(planes: [u64; 8]) -> Self {
        let [bit0, bit1, bit2, _, bit4, black, occupied, _] = planes;
        let [bit0, bit1, bit2, bit4] = [bit0, bit1, bit2, bit4].map(|bit| bit & occupied);
        let bishops = occupied & !(bit0 | bit2 | bit4);
        let roles = [bit0 & !bit4, bit0 & bit4, bit1 & bit4, bishops, bit2, bit4 & !(bit0 | bit1)];
        Self { roles, colors: [occupied & !black, occupied & black] }
    }

    /// Transposes bits: bit `b` of byte `k` of word `w` becomes bit `w` of byte `k` of word `b`.
    #[inline]
    pub(crate) fn transpose(words: [u64; 8]) -> [u64; 8] {
        swapped::<1>(swapped::<2>(swapped::<4>(words)))
    }

    /// Returns the bitboard of one square, which must be on an 8x8 board.
    pub const fn square_bit(square: Square) -> u64 {
        1 << (square.file * 8 + square.rank)
    }

    /// Returns the squares of these pieces; empty for roles that an 8x8 board does not have.
    #[inline]
    pub fn by_piece(&self, color: Color, role: Role) -> u64 {
        self.roles.get(role as usize).map_or(0, |men| men & self.by_color(color))
    }

    /// Returns the squares occupied by a color.
    #[inline]
    pub const fn by_color(&self, color: Color) -> u64 {
        self.colors[color as usize]
    }

    /// Returns all occupied squares.
    #[inline]
    pub const fn occupied(&self) -> u64 {
        self.colors[0] | self.colors[1]
    }

    /// Returns the squares of a set, file by file.
    pub fn squares(mut set: u64) -> impl Iterator<Item = Square> {
        std::iter::from_fn(move || {
            let at = (set != 0).then(|| set.trailing_zeros() as u8)?;
            set &= set - 1;
            Some(Square::new(at / 8, at % 8))
        })
    }

    /// Returns the files of these pieces on their own back rank, one bit per file.
    pub fn files_on_back_rank(&self, color: Color, role: Role) -> u8 {
        self.files_on_rank(color, role, color.pick(0, 7))
    }

    /// Returns the files of these pieces on a rank, one bit per file.
    pub fn files_on_rank(&self, color: Color, role: Role, rank: u8) -> u8 {
        /// A factor that moves the lowest bit of every byte into the highest byte.
        const GATHER: u64 = 0x0102_0408_1020_4080;
        let men = self.by_piece(color, role) >> (rank & 7) & FIRST_RANK;
        (men.wrapping_mul(GATHER) >> 56) as u8
    }

    /// Returns the file that K or Q means, as [`Castling::outermost`] does. A color must not have several kings on its
    /// back rank.
    pub fn outermost_rook_file(&self, color: Color, side: Side) -> u8 {
        let king = self.files_on_back_rank(color, Role::King);
        let rooks = self.files_on_back_rank(color, Role::Rook);
        let before_king = king.saturating_sub(1);
        match side {
            Side::King if king > 0 => (rooks & !(before_king | king)).checked_ilog2().unwrap_or(7) as u8,
            Side::King => 7,
            Side::Queen => (rooks & before_king).trailing_zeros() as u8 & 7,
        }
    }
}

/// Swaps the upper block of `BY` bits in a word with the lower block in the word `BY` places later, for all blocks.
#[inline]
fn swapped<const BY: usize>(mut words: [u64; 8]) -> [u64; 8] {
    // A mask of the lower block of every pair of blocks, in every byte.
    let low = u64::MAX / 0xFF * (0xFF / ((1 << BY) + 1));
    for pair in words.chunks_exact_mut(2 * BY) {
        let (lower, upper) = pair.split_at_mut(BY);
        for (one, other) in lower.iter_mut().zip(upper) {
            let swap = (*one >> BY ^ *other) & low;
            *one ^= swap << BY;
            *other ^= swap;
        }
    }
    words
}

/// The six FEN fields of an 8x8 position, with bitboards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitPosition {
    /// The pieces on the board.
    pub board: Bitboards,
    /// The side to move.
    pub side_to_move: Color,
    /// The castling rights, possible or not.
    pub castling: Castling,
    /// The square that a pawn has just crossed in a double step, possible or not.
    pub en_passant: Option<Square>,
    /// Half moves since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the next full move.
    pub fullmove_number: u16,
}

impl BitPosition {
    /// Converts a position; `None` if its board is not 8x8 or its rules are not standard.
    #[inline]
    pub fn from_standard(position: &Position) -> Option<Self> {
        if position.rules.is_standard() { Self::from_any_rules(position) } else { None }
    }

    /// Converts a position with any rules, for checks that do not depend on the rules; `None` if its board is not 8x8.
    #[inline]
    pub fn from_any_rules(position: &Position) -> Option<Self> {
        let Position { ref board, side_to_move, castling, en_passant, halfmove_clock, fullmove_number, rules: _ } =
            *position;
        let men = Bitboards::from_board(board)?;
        Some(Self { board: men, side_to_move, castling, en_passant, halfmove_clock, fullmove_number })
    }

    /// Returns `true` if a pawn of the side to move attacks the stated en passant square.
    pub fn is_en_passant_attacked(&self) -> bool {
        self.en_passant.is_some_and(|passed| {
            let passed = Bitboards::square_bit(passed);
            let beside = passed << 8 | passed >> 8;
            let from = self.side_to_move.pick(beside >> 1, beside << 1);
            from & self.board.by_piece(self.side_to_move, Role::Pawn) != 0
        })
    }
}
