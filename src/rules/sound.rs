//! A quick look that clears nearly every position of a game of problems.

use shakmaty::{Square, attacks};

use crate::board::{BitPosition, Bitboards, Color, Role};

/// Whether a position has no problems. `true` means that [`problems`](super::problems()) finds none; `false`
/// means no more than that it has to be asked.
///
/// ```
/// use fenwright::board::BitPosition;
/// use fenwright::{Position, rules};
/// let start = BitPosition::of(&Position::start());
/// assert!(start.is_some_and(|start| rules::is_sound_quick(&start)));
/// ```
#[must_use]
#[inline]
pub fn is_sound_quick(position: &BitPosition) -> bool {
    Color::ALL.into_iter().all(|color| are_as_in_a_game(&position.men, color))
        && !is_king_attacked(&position.men, !position.side_to_move)
        && (position.castling.is_empty() || Color::ALL.into_iter().all(|color| is_castling_sound(position, color)))
        && is_en_passant_possible(position)
}

/// The squares of the first and of the eighth rank: the lowest and the highest bit of each file.
const BACK_RANKS: u64 = 0x8181_8181_8181_8181;

/// Whether a colour has one king, no more men and pawns than it began with, and no pawn on a back rank.
#[inline]
fn are_as_in_a_game(men: &Bitboards, color: Color) -> bool {
    let pawns = men.of_piece(color, Role::Pawn);
    men.of_piece(color, Role::King).is_power_of_two()
        && men.of_color(color).count_ones() <= 16
        && pawns.count_ones() <= 8
        && pawns & BACK_RANKS == 0
}

/// Whether the other colour attacks the king of this one, of which there is one. No pawn stands on a back rank.
#[inline]
fn is_king_attacked(men: &Bitboards, color: Color) -> bool {
    let king = men.of_piece(color, Role::King);
    let at = king.trailing_zeros();
    // Sets have files where shakmaty's have ranks; what knights and kings attack is the same so.
    let Ok(square) = Square::try_from(at) else { return true };
    let theirs = |role| men.of_piece(!color, role);
    let beside = king << 8 | king >> 8;
    let near = attacks::knight_attacks(square).0 & theirs(Role::Knight)
        | attacks::king_attacks(square).0 & theirs(Role::King)
        | color.pick(beside << 1, beside >> 1) & theirs(Role::Pawn);
    let [on_lines, on_diagonals] = nearest(at as usize, men.occupied());
    let far = on_lines & (theirs(Role::Rook) | theirs(Role::Queen))
        | on_diagonals & (theirs(Role::Bishop) | theirs(Role::Queen));
    near | far != 0
}

/// The first men that are met from a square on its file and rank, and those on its diagonals.
#[inline]
fn nearest(from: usize, occupied: u64) -> [u64; 2] {
    let Rays { forwards, backwards } = &RAYS[from & 63];
    let lowest = |men: u64| men & men.wrapping_neg();
    let highest = |men: u64| (1 << 63) >> (men | 1).leading_zeros() & men;
    let met = |ray: usize| lowest(forwards[ray] & occupied) | highest(backwards[ray] & occupied);
    [met(0) | met(1), met(2) | met(3)]
}

/// The squares from one square to the edge: on its file, its rank and both diagonals.
#[derive(Clone, Copy)]
struct Rays {
    /// Those that come later in a set.
    forwards: [u64; 4],
    /// Those that come before.
    backwards: [u64; 4],
}

static RAYS: [Rays; 64] = {
    let mut rays = [Rays { forwards: [0; 4], backwards: [0; 4] }; 64];
    // One step on each ray that goes forwards: ranks and files.
    let steps = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut from = 0;
    while from < 64 {
        let mut ray = 0;
        while ray < 4 {
            let (ranks, files) = steps[ray];
            rays[from].forwards[ray] = squares_beyond(from, ranks, files);
            rays[from].backwards[ray] = squares_beyond(from, -ranks, -files);
            ray += 1;
        }
        from += 1;
    }
    rays
};

const fn squares_beyond(from: usize, ranks: i8, files: i8) -> u64 {
    let (mut rank, mut file) = ((from % 8) as i8 + ranks, (from / 8) as i8 + files);
    let mut squares = 0;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        squares |= 1 << (file * 8 + rank);
        file += files;
        rank += ranks;
    }
    squares
}

/// Whether king and rook stand for every right of a colour, of which there is at most one a side. There is
/// one king.
fn is_castling_sound(position: &BitPosition, color: Color) -> bool {
    let rights = position.castling.mask(color);
    let rooks = u16::from(position.men.on_back_rank(color, Role::Rook));
    let king = u16::from(position.men.on_back_rank(color, Role::King));
    let queen_side = rights & king.wrapping_sub(1);
    let king_side = rights & !queen_side;
    let is_one_at_most = |rights: u16| rights & rights.wrapping_sub(1) == 0;
    rights == 0 || king != 0 && rights & !rooks == 0 && is_one_at_most(queen_side) && is_one_at_most(king_side)
}

/// Whether a pawn can just have passed over the en passant square, if one is stated.
fn is_en_passant_possible(position: &BitPosition) -> bool {
    let BitPosition { men, side_to_move, en_passant, .. } = position;
    let Some(square) = *en_passant else { return true };
    if square.file > 7 || square.rank != side_to_move.pick(5, 2) {
        return false;
    }
    let passed = Bitboards::square(square);
    let (origin, pawn) = side_to_move.pick((passed << 1, passed >> 1), (passed >> 1, passed << 1));
    (origin | passed) & men.occupied() == 0 && pawn & men.of_piece(!*side_to_move, Role::Pawn) != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Castling, Piece, Position};
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
            if BitPosition::of(&position).is_some_and(|position| is_sound_quick(&position)) {
                cleared += 1;
                assert!(problems.is_empty(), "{position:?}: {problems:?}");
            }
        }
        assert_eq!(cleared, sound, "on 8x8 the quick look finds every sound position");
        assert!(cleared > 500 && cleared < 9_500, "{cleared} of 10,000 are a poor sample");
    }
}
