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

/// Returns `true` if no bishop of a color is on its own back rank away from the homes of bishops, so that there is no
/// trapped bishop.
#[inline]
pub(in crate::rules) fn has_no_candidates(men: &Bitboards) -> bool {
    candidates(men, Color::White) | candidates(men, Color::Black) == 0
}

/// Returns the bishops of a color on its own back rank, where no pawn of it is promoted, away from their homes.
#[inline]
fn candidates(men: &Bitboards, color: Color) -> u64 {
    const HOMES: u64 = 0xFF << (2 * 8) | 0xFF << (5 * 8);
    men.by_piece(color, Role::Bishop) & color.pick(FIRST_RANK, EIGHTH_RANK) & !HOMES
}

/// Returns the first trapped bishop with the pawn that traps it, if there is one. Each color must have material of a
/// game.
pub(in crate::rules) fn trapped_bishop(position: &BitPosition) -> Option<u64> {
    let men = &position.board;
    let stuck = stuck_pieces(position);
    let bishops = candidates(men, Color::White) | candidates(men, Color::Black);
    Color::ALL.into_iter().find_map(|owner| {
        let pair = Pair { stuck, owner, has_captured: men.by_color(!owner).count_ones() < 16 };
        bits(men.by_piece(owner, Role::Pawn) & !stuck).find_map(|pawn| {
            let is_trapped = |bishop: &u64| !pair.can_separate(*bishop, pawn);
            bits(bishops & !stuck).find(is_trapped).map(|bishop| bishop | pawn)
        })
    })
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
