//! Pieces that have never moved, because no square near them was ever free.
//!
//! A piece is stuck if every square that it can have come from is occupied by another stuck piece: whichever of them
//! moved first would have had no free square. The largest such set is found by removing pieces that can have moved
//! until none is left that can.

use crate::board::{BitPosition, Bitboards, Color, Role, Square};
use crate::rules::bit_attacks::{EIGHTH_RANK, FIRST_RANK, ahead, knight_attacks, neighbors};

/// Returns the pieces that have certainly never moved. Each color must have material of a game.
pub(in crate::rules) fn stuck_pieces(position: &BitPosition) -> u64 {
    let stuck = Mobility::new(position);
    let mut left = stuck.without_movable(position.board.occupied());
    loop {
        let next = stuck.without_movable(left);
        if next == left {
            return left;
        }
        left = next;
    }
}

/// Returns the pieces without a free square near them, among which are all stuck pieces.
#[inline]
pub(in crate::rules) fn immobile_pieces(position: &BitPosition) -> u64 {
    Mobility::new(position).without_movable(position.board.occupied())
}

/// Returns `true` if all stuck pieces can have started where they are. `immobile` are the [`immobile_pieces`].
#[inline]
pub(in crate::rules) fn are_stuck_pieces_at_home(position: &BitPosition, immobile: u64) -> bool {
    immobile & !home_pieces(&position.board) == 0 || misplaced_stuck_pieces(position) == 0
}

/// Returns the stuck pieces that cannot have started on their squares.
pub(in crate::rules) fn misplaced_stuck_pieces(position: &BitPosition) -> u64 {
    stuck_pieces(position) & !home_pieces(&position.board)
}

/// Returns the pieces that are on the rank on which pieces of their kind start.
#[inline]
fn home_pieces(men: &Bitboards) -> u64 {
    let of = |color| {
        let pawns = men.by_piece(color, Role::Pawn);
        let homes = color.pick([FIRST_RANK << 1, FIRST_RANK], [FIRST_RANK << 6, EIGHTH_RANK]);
        pawns & homes[0] | men.by_color(color) & !pawns & homes[1]
    };
    of(Color::White) | of(Color::Black)
}

/// The kinds of moves that can be taken back in a position.
struct Mobility<'a> {
    men: &'a Bitboards,
    /// Kings and rooks that have castling rights.
    unmoved: u64,
    /// Kings and rooks on the squares to which castling leads.
    castled: u64,
    /// For each color, all squares if it can have captured anything; otherwise none.
    captures: [u64; 2],
    /// For each color, all squares if a pawn of it is missing; otherwise none.
    promotions: [u64; 2],
}

impl<'a> Mobility<'a> {
    #[inline]
    fn new(position: &'a BitPosition) -> Self {
        let men = &position.board;
        let all_if = |is_all: bool| if is_all { u64::MAX } else { 0 };
        Self {
            men,
            unmoved: Color::ALL.into_iter().map(|color| unmoved(position, color)).fold(0, |one, other| one | other),
            castled: Color::ALL.into_iter().map(|color| castled(position, color)).fold(0, |one, other| one | other),
            captures: Color::ALL.map(|color| all_if(men.by_color(!color).count_ones() < 16)),
            promotions: Color::ALL.map(|color| all_if(men.by_piece(color, Role::Pawn).count_ones() < 8)),
        }
    }

    /// Returns the pieces of a set that can have come from no square outside it.
    #[inline]
    fn without_movable(&self, set: u64) -> u64 {
        let free = !set;
        let movable = self.movable_officers(free)
            | self.movable_pawns(Color::White, free)
            | self.movable_pawns(Color::Black, free)
            | self.castled;
        set & (!movable | self.unmoved)
    }

    #[inline]
    fn movable_officers(&self, free: u64) -> u64 {
        let of = |role| self.men.by_piece(Color::White, role) | self.men.by_piece(Color::Black, role);
        let [beside_lines, beside_diagonals] = neighbors(free);
        let on_lines = of(Role::Rook) | of(Role::Queen) | of(Role::King);
        let on_diagonals = of(Role::Bishop) | of(Role::Queen) | of(Role::King);
        on_lines & beside_lines | on_diagonals & beside_diagonals | movable_knights(of(Role::Knight), free)
    }

    /// Returns the pawns, and the pieces on the last rank that can have been pawns, with a free square behind them.
    #[inline]
    fn movable_pawns(&self, color: Color, free: u64) -> u64 {
        let free = free & !color.pick(FIRST_RANK, EIGHTH_RANK);
        let captures = (free << 8 | free >> 8) & self.captures[color as usize];
        let reached = ahead(free | captures, color);
        let pawns = self.men.by_piece(color, Role::Pawn);
        let promoted =
            self.men.by_color(color) & !self.men.by_piece(color, Role::King) & color.pick(EIGHTH_RANK, FIRST_RANK);
        reached & (pawns | promoted & self.promotions[color as usize])
    }
}

#[inline]
fn movable_knights(mut knights: u64, free: u64) -> u64 {
    let mut movable = 0;
    while knights != 0 {
        let knight = knights & knights.wrapping_neg();
        if knight_attacks(knight.trailing_zeros()) & free != 0 {
            movable |= knight;
        }
        knights ^= knight;
    }
    movable
}

/// Returns the king and rooks of a color that have castling rights.
fn unmoved(position: &BitPosition, color: Color) -> u64 {
    let rights = position.castling.mask(color);
    if rights == 0 {
        return 0;
    }
    let rank = color.pick(0, 7);
    let rooks = (0..8_u8).filter(|file| rights >> file & 1 != 0);
    let squares = rooks.fold(0, |set, file| set | Bitboards::square_bit(Square::new(file, rank)));
    let of = |role| position.board.by_piece(color, role);
    of(Role::Rook) & squares | of(Role::King) & color.pick(FIRST_RANK, EIGHTH_RANK)
}

/// The squares of king and rook after castling on either side, on the first rank.
const CASTLED: [[u64; 2]; 2] = [[1 << (6 * 8), 1 << (5 * 8)], [1 << (2 * 8), 1 << (3 * 8)]];

/// Returns the king and the rook of a color on the squares to which castling leads, unless the color can still castle.
#[inline]
fn castled(position: &BitPosition, color: Color) -> u64 {
    if position.castling.mask(color) != 0 {
        return 0;
    }
    let rank = color.pick(0, 7);
    let [kings, rooks] = [Role::King, Role::Rook].map(|role| position.board.by_piece(color, role));
    let pairs = CASTLED.map(|[king, rook]| [king << rank, rook << rank]);
    let is_there = |[king, rook]: &[u64; 2]| kings & king != 0 && rooks & rook != 0;
    pairs.iter().filter(|pair| is_there(pair)).fold(0, |set, [king, rook]| set | king | rook)
}
