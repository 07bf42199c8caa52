//! The pieces that a stalemate must still stop, counted while the search plays moves.
//!
//! [`Mobility`](super::mobility::Mobility) counts them before the search, when most moves are still left. The fewer are
//! left, the fewer pieces can be blocked or pinned before the end.

use shakmaty::{Bitboard, Color, Rank, Role, Square, attacks};

use super::mobility::{Pins, steps};
use super::reach::{Aim, Candidate, Occupied};
use super::side;

/// The end of a way to a stalemate, as far as it is known.
pub(super) struct Standstill<'a> {
    pub(super) aim: &'a Aim,
    pub(super) candidate: &'a Candidate,
    pub(super) occupied: &'a Occupied,
    pub(super) mated: Color,
    /// The number of moves that can capture.
    pub(super) captures: usize,
}

/// The pieces that are neither blocked nor pinned.
#[derive(Default)]
struct Unstopped {
    /// Pieces other than pawns outside the lines of the king.
    free: usize,
    /// Pieces other than pawns that could be pinned.
    pinnable: usize,
    pawns: usize,
    /// `true` if one of them other than a pawn can be stopped by a single move of its own.
    can_stop_itself: bool,
    /// The number of pieces other than pawns that can be blocked by occupying this number of squares.
    blockable: [usize; 9],
    /// The squares that help to block at least one of these pieces, two and so on.
    shared: [Bitboard; SHARED],
}

/// Number of pieces from which on those that a square helps to block are not counted.
const SHARED: usize = 8;

impl Standstill<'_> {
    /// Returns `false` if the moves that are left cannot stop all pieces. `index` returns the index of the piece on a
    /// square.
    pub(super) fn is_possible(&self, index: impl Fn(Square) -> u8) -> bool {
        let [own, other] = [side(self.mated), side(!self.mated)];
        let [own_spare, other_spare] = [own, other].map(|side| usize::from(self.candidate.spare[side]));
        if self.occupied.sides[own].count() <= self.captures + 1 {
            return true;
        }
        let Some(unstopped) = self.unstopped(own_spare, other_spare, index) else { return false };
        let Unstopped { free, pinnable, pawns, .. } = unstopped;
        // A spare move stops at most the piece that moves, and helps to block others and one pawn, which may be a second
        // one. A spare move of the other side pins a piece with the one that moves, and blocks a pawn.
        let by_moving = if own_spare == 1 { usize::from(unstopped.can_stop_itself) } else { own_spare };
        let most = self.captures + by_moving + unstopped.blocked(own_spare) + other_spare.min(pinnable);
        free + pinnable <= most && free + pinnable + pawns <= most + (2 * own_spare + other_spare).min(pawns)
    }

    /// Returns `None` if a piece in the picture cannot be stopped.
    fn unstopped(&self, own_spare: usize, other_spare: usize, index: impl Fn(Square) -> u8) -> Option<Unstopped> {
        let Self { aim, candidate, occupied, mated, .. } = self;
        let [own, other] = [side(*mated), side(!*mated)];
        let others = !candidate.needed;
        let blocking = occupied.sides[own] & others | aim.squares[own];
        let blocking_pawns = blocking | occupied.sides[other] & others | aim.squares[other];
        let closed = aim.lines | aim.squares[own] | aim.squares[other];
        let pins = self.pins();
        let new_pins = if other_spare == 0 { Pins::default() } else { self.new_pins(other_spare) };
        let mut unstopped = Unstopped::default();
        for from in occupied.sides[own] {
            let is_needed = candidate.needed.contains(from);
            let target = || aim.targets[usize::from(index(from))];
            let (role, at) = if is_needed { target()? } else { (occupied.role(from), from) };
            if role == Role::King {
                continue;
            }
            let missing = match role {
                Role::Pawn => {
                    let next = at.offset(mated.fold_wb(8, -8)).map_or(Bitboard::EMPTY, Bitboard::from_square);
                    next & !blocking_pawns
                }
                _ => steps(role, at) & !blocking,
            };
            let can_stay = is_needed || !closed.contains(at);
            if can_stay && (missing.is_empty() || pins.stopping(role, aim.king).contains(at)) {
                continue;
            }
            let is_pinnable = new_pins.stopping(role, aim.king).contains(at);
            if is_needed && own_spare == 0 && (other_spare == 0 || role != Role::Pawn && !is_pinnable) {
                return None;
            }
            if can_stay && role != Role::Pawn {
                unstopped.add(missing);
            }
            if own_spare == 1 && !is_needed && role != Role::Pawn && !unstopped.can_stop_itself {
                let pinned = pins.stopping(role, aim.king) | new_pins.stopping(role, aim.king);
                let is_stopped = |at: Square| pinned.contains(at) || steps(role, at).is_subset(blocking);
                let moves = attacks::attacks(from, role.of(*mated), Bitboard::EMPTY);
                unstopped.can_stop_itself = (moves & !closed).into_iter().any(is_stopped);
            }
            *match role {
                Role::Pawn => &mut unstopped.pawns,
                _ if is_pinnable => &mut unstopped.pinnable,
                _ => &mut unstopped.free,
            } += 1;
        }
        Some(unstopped)
    }

    /// Returns the squares where pieces can be pinned by those outside the picture with this number of moves.
    fn new_pins(&self, moves: usize) -> Pins {
        let Self { aim, candidate, occupied, mated, .. } = self;
        let others = occupied.sides[side(!*mated)] & !candidate.needed;
        let back_rank = mated.fold_wb(Rank::First, Rank::Eighth);
        let promotes = |at: Square| usize::from(at.rank().distance(back_rank) as u8) <= moves;
        let is_promotion = (occupied.pawns & others).into_iter().any(promotes);
        let on = |pinners: Bitboard, squares: Bitboard| {
            if is_promotion || !(pinners & others).is_empty() { squares } else { Bitboard::EMPTY }
        };
        Pins::on(
            on(occupied.diagonal, attacks::bishop_attacks(aim.king, Bitboard::EMPTY)),
            on(occupied.straight, attacks::rook_attacks(aim.king, Bitboard::EMPTY)),
        )
    }

    /// Returns the squares where pieces are pinned by those that stay or are in the picture.
    fn pins(&self) -> Pins {
        let Self { aim, candidate, occupied, mated, .. } = self;
        let mut pins = aim.pins;
        let staying = occupied.sides[side(!*mated)] & !candidate.needed;
        for (squares, role) in [(occupied.diagonal, Role::Bishop), (occupied.straight, Role::Rook)] {
            for at in squares & staying {
                pins.add(aim.king, role, at);
            }
        }
        pins
    }
}

impl Unstopped {
    fn add(&mut self, missing: Bitboard) {
        self.blockable[missing.count()] += 1;
        let mut more = missing;
        for squares in &mut self.shared {
            let again = *squares & more;
            *squares |= more;
            more = again;
        }
    }

    /// Returns the maximum number of pieces that this number of moves can block.
    fn blocked(&self, moves: usize) -> usize {
        let mut left = match self.shared.iter().filter(|squares| !squares.is_empty()).count() {
            SHARED => usize::MAX,
            shared => moves * shared,
        };
        let sizes = self.blockable.iter().enumerate().take(moves + 1).skip(1);
        sizes.fold(0, |blocked, (size, pieces)| {
            let more = (*pieces).min(left / size);
            left -= more * size;
            blocked + more
        })
    }
}
