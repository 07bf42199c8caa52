//! Counts legal moves on 8x8 with bitboards, without generating the moves, for verdicts on millions of positions.

use super::bit_attacks;
use crate::board::{BitPosition, Bitboards, Color, Role};

const BACK_RANKS: u64 = 0x8181_8181_8181_8181;
const PROMOTIONS: u32 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MoveCount {
    pub(super) moves: u32,
    pub(super) check: bool,
}

/// Counts the legal moves. Returns `None` if shakmaty must count them: if a pawn attacks the en passant square, if
/// there are Chess960 rights, or if the board has no pawn, rook or queen.
///
/// The position needs one king of each color, no pawn on a back rank, a king and a rook for every castling right, and
/// no king that can be captured.
#[inline]
pub(super) fn count(position: &BitPosition) -> Option<MoveCount> {
    if position.is_en_passant_attacked() || !has_mating_material(&position.board) {
        return None;
    }
    let mover = MoveCounter::new(position);
    let checkers = bit_attacks::square_attackers(mover.men, mover.king, !mover.color, mover.men.occupied());
    let check = checkers != 0;
    let castling = if check { 0 } else { mover.castling_moves(position.castling.mask(mover.color))? };
    Some(MoveCount { moves: castling + mover.king_moves() + mover.other_moves(checkers), check })
}

/// Returns `true` if there is a pawn, rook or queen, with which checkmate is always possible.
fn has_mating_material(men: &Bitboards) -> bool {
    let has = |role| Color::ALL.into_iter().any(|color| men.by_piece(color, role) != 0);
    has(Role::Pawn) || has(Role::Rook) || has(Role::Queen)
}

struct MoveCounter<'a> {
    men: &'a Bitboards,
    color: Color,
    king: u64,
}

impl<'a> MoveCounter<'a> {
    fn new(position: &'a BitPosition) -> Self {
        let BitPosition { board: men, side_to_move: color, .. } = position;
        Self { men, color: *color, king: men.by_piece(*color, Role::King) }
    }

    /// Returns `true` if the other side attacks one of these squares when the king has left its current square.
    fn is_any_attacked(&self, squares: u64) -> bool {
        let occupied = self.men.occupied() & !self.king;
        each(squares).any(|square| bit_attacks::square_attackers(self.men, square, !self.color, occupied) != 0)
    }

    fn king_moves(&self) -> u32 {
        let steps = bit_attacks::king_attacks(self.king.trailing_zeros()) & !self.men.by_color(self.color);
        each(steps).filter(|square| !self.is_any_attacked(*square)).count() as u32
    }

    /// Counts castling moves; `None` if there are rights with king or rooks on other squares than in standard chess.
    /// The king must not be in check.
    fn castling_moves(&self, rights: u16) -> Option<u32> {
        /// On rank 1: the bit of the rook's file, the squares that must be empty, and the squares that the king crosses
        /// or reaches.
        const WAYS: [(u16, u64, u64); 2] =
            [(1 << 7, 0x0001_0100_0000_0000, 0x0001_0100_0000_0000), (1, 0x0101_0100, 0x0101_0000)];
        if rights == 0 {
            return Some(0);
        }
        let rank = self.color.pick(0, 7);
        let is_ordinary = self.king == 1 << (4 * 8 + rank) && rights & !0b1000_0001 == 0;
        let is_open = |(right, free, passed): &&(u16, u64, u64)| {
            rights & right != 0 && self.men.occupied() & free << rank == 0 && !self.is_any_attacked(passed << rank)
        };
        is_ordinary.then(|| WAYS.iter().filter(is_open).count() as u32)
    }

    fn other_moves(&self, checkers: u64) -> u32 {
        let targets = match checkers.count_ones() {
            0 => !self.men.by_color(self.color),
            1 => checkers | bit_attacks::between(self.king, checkers),
            _ => return 0,
        };
        let own = self.men.by_color(self.color) & !self.king;
        let (mut pinned, mut moves) = (0, 0);
        for pinner in each(self.pinners()) {
            let way = bit_attacks::between(self.king, pinner);
            pinned |= way & own;
            moves += self.moves_of(way & own, targets & (way | pinner));
        }
        moves + self.moves_of(own & !pinned, targets)
    }

    /// Returns the opposing sliders that would attack the king if one piece of the king's own side were removed.
    fn pinners(&self) -> u64 {
        let at = self.king.trailing_zeros();
        let occupied = self.men.occupied();
        let [on_lines, on_diagonals] = bit_attacks::slider_attacks(at, occupied);
        let own = (on_lines | on_diagonals) & self.men.by_color(self.color);
        let [lines_behind, diagonals_behind] = bit_attacks::slider_attacks(at, occupied & !own);
        let behind = [lines_behind & !on_lines, diagonals_behind & !on_diagonals];
        bit_attacks::sliders_among(self.men, !self.color, behind)
    }

    /// Counts the moves of some pieces to the squares in `targets`, which must not contain pieces of the same side.
    fn moves_of(&self, men: u64, targets: u64) -> u32 {
        let of = |role| self.men.by_piece(self.color, role) & men;
        let occupied = self.men.occupied();
        let queens = of(Role::Queen);
        count_attacks(of(Role::Knight), targets, bit_attacks::knight_attacks)
            + count_attacks(of(Role::Rook) | queens, targets, |at| bit_attacks::rook_attacks(at, occupied))
            + count_attacks(of(Role::Bishop) | queens, targets, |at| bit_attacks::bishop_attacks(at, occupied))
            + self.pawn_moves(of(Role::Pawn), targets)
    }

    fn pawn_moves(&self, pawns: u64, targets: u64) -> u32 {
        /// The third rank, from which the second half of White's double step starts.
        const THIRD: u64 = 0x0404_0404_0404_0404;
        /// The sixth rank, from which the second half of Black's double step starts.
        const SIXTH: u64 = 0x2020_2020_2020_2020;
        let forward = |squares: u64| self.color.pick(squares << 1, squares >> 1);
        let free = !self.men.occupied();
        let theirs = self.men.by_color(!self.color);
        let ahead = forward(pawns);
        let single = ahead & free;
        let double = forward(single & self.color.pick(THIRD, SIXTH)) & free;
        let moves = [single, double, ahead << 8 & theirs, ahead >> 8 & theirs].map(|squares| squares & targets);
        let count = |squares: u64| squares.count_ones() + (squares & BACK_RANKS).count_ones() * (PROMOTIONS - 1);
        moves.into_iter().map(count).sum()
    }
}

fn count_attacks(men: u64, targets: u64, attacks: impl Fn(u32) -> u64) -> u32 {
    each(men).map(|man| (attacks(man.trailing_zeros()) & targets).count_ones()).sum()
}

fn each(mut squares: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = squares & squares.wrapping_neg();
        squares ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
