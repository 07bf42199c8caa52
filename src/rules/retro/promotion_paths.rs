//! The captures that pawns need on their way to a promotion square.

use super::stuck::stuck_pieces;
use crate::board::{BitPosition, Color, Role};
use crate::rules::bit_attacks::{EIGHTH_RANK, FIRST_RANK, LIGHT_SQUARES, ahead};

/// A pawn makes at most one capture on each of the six ranks before it is promoted.
const MAX_CAPTURES: u32 = 6;

/// Returns the minimum number of captures by which a missing pawn of a color can have reached a dark and a light square
/// of the last rank; `None` if it cannot.
///
/// Stuck pieces block the way. If the other side has captured nothing, its pawns have stayed on their files, where no
/// pawn passes them.
pub(in crate::rules) fn captures_to_promote(position: &BitPosition, color: Color) -> [Option<u32>; 2] {
    let mut paths = Paths::new(position, color);
    let mut found = [None; 2];
    for captures in 0..=MAX_CAPTURES {
        paths.advance();
        let promoted = paths.beyond & color.pick(EIGHTH_RANK, FIRST_RANK);
        for (least, shade) in found.iter_mut().zip([!LIGHT_SQUARES, LIGHT_SQUARES]) {
            *least = least.or((promoted & shade != 0).then_some(captures));
        }
        paths.capture();
    }
    found
}

/// The squares that a missing pawn can have reached with a number of captures.
struct Paths {
    color: Color,
    /// Squares that a pawn can never have entered.
    blocked: u64,
    /// The files of opposing pawns that have stayed on them.
    guarded: u64,
    /// The squares of these files beyond the opposing pawn.
    behind_guards: u64,
    /// Squares reached on guarded files, from where the pawn still faces the opposing pawn.
    facing: u64,
    /// All other squares reached.
    beyond: u64,
}

impl Paths {
    fn new(position: &BitPosition, color: Color) -> Self {
        let men = &position.board;
        let stuck = stuck_pieces(position);
        let homes = color.pick(FIRST_RANK << 1, FIRST_RANK << 6);
        let missing = homes & !(stuck & men.by_piece(color, Role::Pawn));
        let guards = if men.by_color(color).count_ones() == 16 { men.by_piece(!color, Role::Pawn) } else { 0 };
        let behind_guards = all_ahead(guards, color);
        let guarded = guards | behind_guards | all_ahead(guards, !color);
        Self {
            color,
            blocked: stuck & !missing,
            guarded,
            behind_guards,
            facing: missing & guarded & !behind_guards,
            beyond: missing & !guarded,
        }
    }

    /// Adds the squares reached by advancing.
    fn advance(&mut self) {
        let reserved = self.color.pick(EIGHTH_RANK | FIRST_RANK << 6, FIRST_RANK | FIRST_RANK << 1);
        for _ in 0..6 {
            self.facing |= ahead(self.facing, self.color) & !self.blocked & !reserved;
            self.beyond |= ahead(self.beyond, self.color) & !self.blocked;
        }
    }

    /// Replaces the squares by those reached with one more capture.
    fn capture(&mut self) {
        let from = ahead(self.facing | self.beyond, self.color);
        let reached = (from << 8 | from >> 8) & !self.blocked;
        let reserved = self.color.pick(EIGHTH_RANK | FIRST_RANK << 6, FIRST_RANK | FIRST_RANK << 1);
        self.facing = reached & self.guarded & !reserved;
        self.beyond = reached & (!self.guarded | self.behind_guards);
    }
}

/// Returns all squares ahead on the same files.
fn all_ahead(squares: u64, color: Color) -> u64 {
    (0..7).fold(0, |all, _| all | ahead(all | squares, color))
}
