//! An 8x8 position as sets of squares, for questions that are asked of millions of positions.

use super::{Board, Castling, Color, Position, Role, Side, Square};

/// The men of an 8x8 board as sets of squares. A set has one bit a square: the eight ranks of the a-file from the
/// lowest bit on, then those of the b-file and so on, an order into which letters come with the fewest steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bitboards {
    /// Kings, queens, rooks, bishops, knights and pawns.
    roles: [u64; 6],
    /// White's men and Black's.
    colors: [u64; 2],
}

/// The first rank: the lowest bit of each file.
const FIRST_RANK: u64 = 0x0101_0101_0101_0101;

impl Bitboards {
    /// What stands on a board; `None` if it is not 8x8.
    #[inline]
    pub fn of(board: &Board) -> Option<Self> {
        let ranks = board.letters_of_standard()?.as_chunks().0;
        let rank = |rank: usize| ranks.get(7 - rank).map_or(0, |rank| u64::from_le_bytes(*rank));
        Some(Self::of_planes(Self::planes(std::array::from_fn(rank))))
    }

    /// Of the [`planes`](Self::planes) of the FEN letters of the ranks, the first rank first, the a-file in the
    /// lowest byte. The kinds are read off the bits of the letters' codes; what is no letter is passed over.
    #[inline]
    pub(crate) fn of_planes(planes: [u64; 8]) -> Self {
        let [bit0, bit1, bit2, _, bit4, black, occupied, _] = planes;
        let [bit0, bit1, bit2, bit4] = [bit0, bit1, bit2, bit4].map(|bit| bit & occupied);
        let bishops = occupied & !(bit0 | bit2 | bit4);
        let roles = [bit0 & !bit4, bit0 & bit4, bit1 & bit4, bishops, bit2, bit4 & !(bit0 | bit1)];
        Self { roles, colors: [occupied & !black, occupied & black] }
    }

    /// Makes words of the same bit of every byte: bit 2 of byte 5 of word 3 becomes bit 3 of byte 5 of word 2.
    /// Squares of bits change places across the diagonal, of four by four bits first, then smaller ones.
    #[inline]
    pub(crate) fn planes(words: [u64; 8]) -> [u64; 8] {
        swapped::<1>(swapped::<2>(swapped::<4>(words)))
    }

    /// The set of one square, which has to be one of an 8x8 board.
    pub const fn square(square: Square) -> u64 {
        1 << (square.file * 8 + square.rank)
    }

    /// Where the men of a colour and kind stand; nowhere if an 8x8 board has none of the kind.
    #[inline]
    pub fn of_piece(&self, color: Color, role: Role) -> u64 {
        self.roles.get(role as usize).map_or(0, |men| men & self.of_color(color))
    }

    /// Where the men of a colour stand.
    #[inline]
    pub const fn of_color(&self, color: Color) -> u64 {
        self.colors[color as usize]
    }

    /// Where anything stands.
    #[inline]
    pub const fn occupied(&self) -> u64 {
        self.colors[0] | self.colors[1]
    }

    /// Which of these men stand on the back rank of their colour, one bit a file from the a-file on.
    pub fn on_back_rank(&self, color: Color, role: Role) -> u8 {
        self.on_rank(color, role, color.pick(0, 7))
    }

    /// Which of these men stand on a rank, one bit a file from the a-file on.
    pub fn on_rank(&self, color: Color, role: Role, rank: u8) -> u8 {
        /// Brings the lowest bits of all bytes into the highest byte.
        const GATHER: u64 = 0x0102_0408_1020_4080;
        let men = self.of_piece(color, role) >> (rank & 7) & FIRST_RANK;
        (men.wrapping_mul(GATHER) >> 56) as u8
    }

    /// The file that the letters K and Q mean, as [`Castling::outermost`] finds it on a board with at most one
    /// king of this colour.
    pub fn outermost_rook(&self, color: Color, side: Side) -> u8 {
        let king = self.on_back_rank(color, Role::King);
        let rooks = self.on_back_rank(color, Role::Rook);
        let before_king = king.saturating_sub(1);
        match side {
            Side::King if king > 0 => (rooks & !(before_king | king)).checked_ilog2().unwrap_or(7) as u8,
            Side::King => 7,
            Side::Queen => (rooks & before_king).trailing_zeros() as u8 & 7,
        }
    }
}

/// Changes squares of so many bits between words that are as far apart.
#[inline]
fn swapped<const BY: usize>(mut words: [u64; 8]) -> [u64; 8] {
    // The lower half of each two squares, in every byte.
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

/// What the six fields of FEN say of a position of chess on 8x8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitPosition {
    /// What stands where.
    pub men: Bitboards,
    /// Whose turn it is.
    pub side_to_move: Color,
    /// The castling rights as stated.
    pub castling: Castling,
    /// The square a pawn just passed in a double step, as stated.
    pub en_passant: Option<Square>,
    /// Half moves since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the next full move.
    pub fullmove_number: u16,
}

impl BitPosition {
    /// A position as sets of squares; `None` if its board is not 8x8 or its rules are not those of chess.
    #[inline]
    pub fn of(position: &Position) -> Option<Self> {
        if position.rules.is_standard() { Self::of_men(position) } else { None }
    }

    /// The same, whatever the rules are: for what no rules are asked about.
    #[inline]
    pub fn of_men(position: &Position) -> Option<Self> {
        let Position { ref board, side_to_move, castling, en_passant, halfmove_clock, fullmove_number, rules: _ } =
            *position;
        let men = Bitboards::of(board)?;
        Some(Self { men, side_to_move, castling, en_passant, halfmove_clock, fullmove_number })
    }

    /// Whether a pawn of the side to move attacks the en passant square, if one is stated.
    pub fn is_en_passant_attacked(&self) -> bool {
        self.en_passant.is_some_and(|passed| {
            let passed = Bitboards::square(passed);
            let beside = passed << 8 | passed >> 8;
            let from = self.side_to_move.pick(beside >> 1, beside << 1);
            from & self.men.of_piece(self.side_to_move, Role::Pawn) != 0
        })
    }
}
