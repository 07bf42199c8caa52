//! A move in the search, and the pictures that it keeps within reach.

use shakmaty::{CastlingSide, Chess, Move, Piece, Position as _, Square};

use super::distance::{CastlingRights, UNREACHABLE};
use super::reach::{Candidate, Occupied, Reach, captures_en_route};
use super::{NO_PIECE, side};

pub(super) struct Step {
    piece: u8,
    before: Piece,
    after: Piece,
    from: Square,
    to: Square,
    captured_at: Option<Square>,
    /// The index of the captured piece.
    captured: Option<u8>,
    /// The squares of the rook before and after castling.
    rook: Option<[Square; 2]>,
    /// The occupied squares after the move.
    occupied: Occupied,
}

impl Step {
    /// Returns `None` for a drop.
    pub(super) fn new(game: &Chess, played: Move, pieces: &[u8; 64]) -> Option<Self> {
        let color = game.turn();
        let from = played.from()?;
        let before = Piece { color, role: played.role() };
        let after = Piece { color, role: played.promotion().unwrap_or(before.role) };
        let (to, captured_at, rook) = match played {
            Move::EnPassant { from, to } => (to, Some(Square::from_coords(to.file(), from.rank())), None),
            Move::Normal { capture, to, .. } => (to, capture.map(|_| to), None),
            Move::Castle { king, rook } => {
                let side = CastlingSide::from_queen_side(rook < king);
                let on = |file| Square::from_coords(file, king.rank());
                (on(side.king_to_file()), None, Some([rook, on(side.rook_to_file())]))
            }
            Move::Put { .. } => return None,
        };
        let mut occupied = Occupied::new(game.board());
        occupied.play(from, after, to, captured_at);
        let captured = captured_at.map(|at| pieces[at as usize]);
        Some(Self { piece: pieces[from as usize], before, after, from, to, captured_at, captured, rook, occupied })
    }

    /// Returns the index of the side that moves.
    pub(super) const fn side(&self) -> usize {
        side(self.before.color)
    }

    /// Moves the indices of the pieces.
    pub(super) fn play(&self, pieces: &mut [u8; 64]) {
        let rook = self.rook.map(|[from, to]| (to, std::mem::replace(&mut pieces[from as usize], NO_PIECE)));
        for gone in [Some(self.from), self.captured_at].into_iter().flatten() {
            pieces[gone as usize] = NO_PIECE;
        }
        for (to, piece) in rook.into_iter().chain([(self.to, self.piece)]) {
            pieces[to as usize] = piece;
        }
    }

    /// Returns a picture with the moves that are left after this move; `None` if it cannot be reached any more. The
    /// castling rights must stay the same. `moves` are those that are left to each side.
    pub(super) fn apply(
        &self,
        reach: &Reach,
        mut candidate: Candidate,
        castling: CastlingRights,
        moves: [u8; 2],
        pieces: &[u8; 64],
    ) -> Option<Candidate> {
        if self.captured_at.is_some_and(|at| candidate.needed.contains(at)) {
            return None;
        }
        if self.captured.is_some_and(|captured| reach.must_capture(candidate.picture, captured)) {
            candidate.captures -= 1;
        }
        let side = self.side();
        if candidate.needed.contains(self.from) {
            let distance = |piece: Piece, from| reach.moves(candidate.picture, self.piece, piece, from);
            let (before, after) = (distance(self.before, self.from), distance(self.after, self.to));
            if after >= UNREACHABLE {
                return None;
            }
            candidate.spare[side] = (candidate.spare[side] + before).checked_sub(after + 1)?;
            candidate.en_route[side] = candidate.en_route[side] + captures_en_route(self.after.role, after)
                - captures_en_route(self.before.role, before);
            candidate.needed = candidate.needed.without(self.from).with(self.to);
        } else {
            candidate.spare[side] = candidate.spare[side].checked_sub(1)?;
        }
        let index = |at: Square| if at == self.to { self.piece } else { pieces[at as usize] };
        let is_possible = reach.can_reach(&candidate, &self.occupied, castling, moves)
            && reach.can_stop(&candidate, &self.occupied, castling, moves, index);
        is_possible.then_some(candidate)
    }
}
