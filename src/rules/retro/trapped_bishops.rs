//! Bishops in a corner of the board that a pawn has shut in: the pawn's way to its square and the bishop's way out
//! cross, so that neither can have come first.
//!
//! For each bishop and each pawn, all ways of taking back moves of the two are tried, with the stuck pieces as the only
//! obstacles, until the bishop reaches the middle of the board.

use super::stuck::stuck_pieces;
use crate::board::{BitPosition, Bitboards, Color, Role};
use crate::rules::bit_attacks::{EIGHTH_RANK, FIRST_RANK, ahead, bishop_attacks, bits};

const BACK_RANKS: u64 = FIRST_RANK | EIGHTH_RANK;
const MIDDLE: u64 = !(BACK_RANKS | FIRST_RANK << 1 | EIGHTH_RANK >> 1);

/// Returns `true` if there is certainly no trapped bishop.
#[inline]
pub(in crate::rules) fn has_no_candidates(men: &Bitboards) -> bool {
    candidates(men) == 0
}

/// Returns the bishops on the back rank of their color, where no pawn of it is promoted, that are not at the home of a
/// bishop and see no square in the middle.
#[inline]
fn candidates(men: &Bitboards) -> u64 {
    const HOMES: u64 = 0xFF << (2 * 8) | 0xFF << (5 * 8);
    let on_back_rank = |color: Color| men.by_piece(color, Role::Bishop) & color.pick(FIRST_RANK, EIGHTH_RANK) & !HOMES;
    let bishops = on_back_rank(Color::White) | on_back_rank(Color::Black);
    let is_shut_in = |bishop: &u64| bishop_attacks(bishop.trailing_zeros(), men.occupied()) & MIDDLE == 0;
    bits(bishops).filter(is_shut_in).fold(0, |all, bishop| all | bishop)
}

/// Returns the trapped bishops, which did not start in their corner in the standard setup. Each color must have
/// material of a game.
pub(in crate::rules) fn trapped_bishops(position: &BitPosition) -> u64 {
    let men = &position.board;
    let stuck = stuck_pieces(position);
    let is_trapped = |bishop: &u64| {
        Color::ALL.into_iter().any(|owner| {
            let pair = Pair { stuck, owner, has_captured: men.by_color(!owner).count_ones() < 16 };
            bits(men.by_piece(owner, Role::Pawn) & !stuck).any(|pawn| !pair.can_separate(*bishop, pawn))
        })
    };
    bits(candidates(men) & !stuck).filter(is_trapped).fold(0, |trapped, bishop| trapped | bishop)
}

struct Pair {
    stuck: u64,
    /// The color of the pawn.
    owner: Color,
    /// `true` if the pawn can have captured.
    has_captured: bool,
}

impl Pair {
    /// Returns `true` if the bishop reaches the middle by moves taken back of the two pieces.
    fn can_separate(&self, bishop: u64, pawn: u64) -> bool {
        let mut seen = vec![(bishop, pawn)];
        let mut next = 0;
        while let Some((bishop, pawn)) = seen.get(next).copied() {
            next += 1;
            let occupied = self.stuck | pawn;
            let bishops = bishop_attacks(bishop.trailing_zeros(), occupied) & !occupied;
            if bishops & MIDDLE != 0 {
                return true;
            }
            let pawns = self.origins(pawn) & !(self.stuck | bishop);
            for state in bits(bishops).map(|bishop| (bishop, pawn)).chain(bits(pawns).map(|pawn| (bishop, pawn))) {
                if !seen.contains(&state) {
                    seen.push(state);
                }
            }
        }
        false
    }

    /// Returns the squares that the pawn can have come from, single steps only: a double step passes the same square.
    fn origins(&self, pawn: u64) -> u64 {
        let behind = ahead(pawn, !self.owner);
        let captures = if self.has_captured { behind << 8 | behind >> 8 } else { 0 };
        (behind | captures) & !BACK_RANKS
    }
}
