//! A quick look that clears nearly every position of a game of problems.

use shakmaty::{Bitboard, Square, attacks};

use crate::board::{Board, Castling, Color, Position, Side};

/// Whether a quick look is enough to say that a position has no problems. `true` means that
/// [`problems`](super::problems()) finds none; `false` means no more than that it has to be asked. Boards
/// other than 8x8 are never cleared.
///
/// ```
/// use fenwright::{Position, rules};
/// assert!(rules::is_sound_quick(&Position::start()));
/// ```
#[must_use]
pub fn is_sound_quick(position: &Position) -> bool {
    let Some(men) = Men::of(&position.board) else { return false };
    Color::ALL.into_iter().all(|color| men.are_as_in_a_game(color))
        && !men.is_king_attacked(!position.side_to_move)
        && (position.castling.is_empty() || Color::ALL.into_iter().all(|color| is_castling_sound(position, color)))
        && position.en_passant.is_none_or(|square| position.en_passant_is_possible(square))
}

/// The squares of each kind of piece, one bit a square: the eight ranks of the a-file, then those of the b-file
/// and so on, an order into which letters come with the fewest steps. What rooks, bishops, knights and kings
/// attack is the same on a board that is mirrored so.
struct Men {
    occupied: u64,
    black: u64,
    kings: u64,
    queens: u64,
    rooks: u64,
    bishops: u64,
    knights: u64,
    pawns: u64,
}

/// The first rank: the lowest bit of each file.
const FIRST_RANK: u64 = 0x0101_0101_0101_0101;

impl Men {
    /// Reads the kinds off the bits of their letters' codes.
    fn of(board: &Board) -> Option<Self> {
        let mut ranks = [0; 8];
        for (rank, word) in (0..).zip(&mut ranks) {
            *word = u64::from_le_bytes(board.letters(rank).try_into().ok()?);
        }
        let (bit0, bit1, bit2) = (plane::<0>(&ranks), plane::<1>(&ranks), plane::<2>(&ranks));
        let (bit4, bit5, bit6) = (plane::<4>(&ranks), plane::<5>(&ranks), plane::<6>(&ranks));
        Some(Self {
            occupied: bit6,
            black: bit5,
            kings: bit0 & !bit4,
            queens: bit0 & bit4,
            rooks: bit1 & bit4,
            bishops: bit6 & !(bit0 | bit2 | bit4),
            knights: bit2,
            pawns: bit4 & !(bit0 | bit1),
        })
    }

    fn of_color(&self, color: Color) -> u64 {
        self.occupied & color.pick(!self.black, self.black)
    }

    /// Whether a colour has one king, no more men and pawns than it began with, and no pawn on a back rank.
    fn are_as_in_a_game(&self, color: Color) -> bool {
        let men = self.of_color(color);
        let pawns = men & self.pawns;
        (men & self.kings).is_power_of_two()
            && men.count_ones() <= 16
            && pawns.count_ones() <= 8
            && pawns & (FIRST_RANK | FIRST_RANK << 7) == 0
    }

    /// Whether the other colour attacks the king of this one. The king has to stand, and no pawn on a back rank.
    fn is_king_attacked(&self, color: Color) -> bool {
        let king = self.of_color(color) & self.kings;
        let Ok(square) = Square::try_from(king.trailing_zeros()) else { return true };
        let theirs = self.of_color(!color);
        let beside = king << 8 | king >> 8;
        let near = attacks::knight_attacks(square).0 & self.knights
            | attacks::king_attacks(square).0 & self.kings
            | color.pick(beside << 1, beside >> 1) & self.pawns;
        // What these tables say of an empty board is little enough to stay near the processor.
        let on_lines = attacks::rook_attacks(square, Bitboard::EMPTY).0 & (self.rooks | self.queens)
            | attacks::bishop_attacks(square, Bitboard::EMPTY).0 & (self.bishops | self.queens);
        let is_open = |from| attacks::between(square, from).0 & self.occupied == 0;
        near & theirs != 0 || Bitboard(on_lines & theirs).into_iter().any(is_open)
    }
}

/// One bit of every square's byte.
fn plane<const BIT: u32>(ranks: &[u64; 8]) -> u64 {
    let row = |(rank, word): (u32, &u64)| word.rotate_left(rank).rotate_right(BIT) & FIRST_RANK << rank;
    (0..).zip(ranks).map(row).fold(0, |plane, row| plane | row)
}

/// Whether king and rook stand for every right of a colour, of which there is at most one a side.
fn is_castling_sound(position: &Position, color: Color) -> bool {
    let board = &position.board;
    let mut sides = [0; 2];
    position.castling.files(color).all(|file| {
        let side = usize::from(Castling::side(board, color, file) == Side::King);
        sides[side] += 1;
        sides[side] == 1 && Castling::is_backed(board, color, file)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Piece, Role};
    use crate::rules::problems;

    /// Positions that differ from one of a game in a few squares and fields.
    fn spoiled(random: &mut fastrand::Rng) -> Position {
        let mut position = Position::start();
        for _ in 0..random.usize(0..24) {
            let square = crate::board::Square::new(random.u8(0..8), random.u8(0..8));
            let piece = random.bool().then(|| {
                let color = Color::ALL[random.usize(0..2)];
                let role = Role::ALL[random.usize(0..6)];
                Piece::new(color, if role == Role::King { Role::Pawn } else { role })
            });
            let is_kept = random.u8(0..50) > 0 && position.board.get(square).is_some_and(|old| old.role == Role::King);
            if !is_kept {
                position.board.set(square, piece);
            }
        }
        if random.bool() {
            position.castling = Castling::NONE;
        }
        if random.u8(0..8) == 0 {
            position.castling.set(Color::ALL[random.usize(0..2)], random.u8(0..8), true);
        }
        position.side_to_move = Color::ALL[random.usize(0..2)];
        if random.u8(0..4) == 0 {
            let rank = position.board.size().en_passant_rank(position.side_to_move);
            position.en_passant = Some(crate::board::Square::new(random.u8(0..8), rank));
        }
        position
    }

    #[test]
    fn a_quick_yes_means_no_problems() {
        let mut random = fastrand::Rng::with_seed(11);
        let (mut cleared, mut sound) = (0, 0);
        for _ in 0..10_000 {
            let position = spoiled(&mut random);
            let problems = problems(&position);
            sound += usize::from(problems.is_empty());
            if is_sound_quick(&position) {
                cleared += 1;
                assert!(problems.is_empty(), "{position:?}: {problems:?}");
            }
        }
        assert_eq!(cleared, sound, "on 8x8 the quick look finds every sound position");
        assert!(cleared > 500 && cleared < 9_500, "{cleared} of 10,000 are a poor sample");
    }
}
