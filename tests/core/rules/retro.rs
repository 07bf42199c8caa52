//! The possible last moves of a position: an independent check of checks, by retracting moves.
//!
//! A check is possible if some move of the side not to move can be retracted so that the king that is now in check was
//! not attacked before. Otherwise that king could have been captured instead.

use fenwright::Position;
use shakmaty::attacks;
use shakmaty::{Bitboard, Board, Color, Piece, Rank, Role, Setup, Square};

use super::shakmaty_conversion;

/// The pieces that a last move can have captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Captured {
    /// Any piece, if the other side then had at most sixteen pieces.
    AnyMan,
    /// A piece with which the other side had no more promoted pawns than missing pawns.
    AsInAGame,
}

/// Returns `true` if a last move can have given the checks of a position with one king per side.
pub(super) fn has_last_move(position: &Position, captured: Captured) -> bool {
    let setup = shakmaty_conversion::setup(position);
    let Some(king) = setup.board.king_of(setup.turn) else { return false };
    let retro = Retro { setup: &setup, king, mover: !setup.turn, captured };
    setup.ep_square.map_or_else(|| retro.after_any_move(), |passed| retro.after_double_step(passed))
}

/// The number of pieces that check the king of the side to move.
pub(super) fn checkers(position: &Position) -> usize {
    let setup = shakmaty_conversion::setup(position);
    let king = setup.board.king_of(setup.turn);
    king.map_or(0, |king| setup.board.attacks_to(king, !setup.turn, setup.board.occupied()).count())
}

struct Retro<'a> {
    setup: &'a Setup,
    /// The king that must not have been attacked before the move.
    king: Square,
    /// The side that made the move.
    mover: Color,
    captured: Captured,
}

impl Retro<'_> {
    /// Returns `true` if the king was safe before the move.
    fn is_possible(&self, before: &Board) -> bool {
        before.attacks_to(self.king, self.mover, before.occupied()).is_empty()
    }

    fn after_double_step(&self, passed: Square) -> bool {
        let (from, to) = self.mover.fold_wb((-8, 8), (8, -8));
        let (Some(from), Some(to)) = (passed.offset(from), passed.offset(to)) else { return false };
        self.is_possible(&self.moved(to, from, Role::Pawn))
    }

    fn after_any_move(&self) -> bool {
        let men = self.setup.board.by_color(self.mover);
        men.into_iter().any(|to| self.after_move_to(to)) || self.after_castling()
    }

    fn after_move_to(&self, to: Square) -> bool {
        let Some(role) = self.setup.board.role_at(to) else { return false };
        if role == Role::Pawn {
            return self.after_pawn_move(to) || self.after_en_passant(to);
        }
        let empty = !self.setup.board.occupied();
        let piece = Piece { color: self.mover, role };
        let is_unmoved = self.setup.castling_rights.contains(to)
            || role == Role::King && (self.setup.castling_rights & self.mover.backrank()).any();
        let sources = attacks::attacks(to, piece, self.setup.board.occupied()) & empty;
        !is_unmoved && sources.into_iter().any(|from| self.after_step(to, from, role, true, true))
            || self.after_promotion(to)
    }

    fn after_pawn_move(&self, to: Square) -> bool {
        let empty = !self.setup.board.occupied() & !Bitboard::BACKRANKS;
        let back = self.mover.fold_wb(-8, 8);
        let one = to.offset(back).filter(|from| empty.contains(*from));
        let two = one.filter(|_| to.rank() == self.mover.fold_wb(Rank::Fourth, Rank::Fifth));
        let two = two.and_then(|one| one.offset(back)).filter(|from| empty.contains(*from));
        let sources = attacks::pawn_attacks(!self.mover, to) & empty;
        [one, two].into_iter().flatten().any(|from| self.after_step(to, from, Role::Pawn, true, false))
            || sources.into_iter().any(|from| self.after_step(to, from, Role::Pawn, false, true))
    }

    fn after_promotion(&self, to: Square) -> bool {
        let pawns = self.setup.board.pawns() & self.setup.board.by_color(self.mover);
        let is_king = self.setup.board.role_at(to) == Some(Role::King);
        if is_king || pawns.count() > 7 || to.rank() != self.mover.fold_wb(Rank::Eighth, Rank::First) {
            return false;
        }
        let empty = !self.setup.board.occupied();
        let back = to.offset(self.mover.fold_wb(-8, 8)).filter(|from| empty.contains(*from));
        let sources = attacks::pawn_attacks(!self.mover, to) & empty;
        back.is_some_and(|from| self.after_step(to, from, Role::Pawn, true, false))
            || sources.into_iter().any(|from| self.after_step(to, from, Role::Pawn, false, true))
    }

    /// Returns `true` if a piece can have come from this square, with or without a capture.
    fn after_step(&self, to: Square, from: Square, role: Role, quiet: bool, capture: bool) -> bool {
        let before = self.moved(to, from, role);
        quiet && self.is_possible(&before) || capture && self.with_captured(&before, to)
    }

    /// Returns `true` if a captured piece on this square makes the move possible. Its kind does not matter, because it
    /// does not attack its own king, but the other side must have been able to have it.
    fn with_captured(&self, before: &Board, to: Square) -> bool {
        let color = self.setup.turn;
        [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn].into_iter().any(|role| {
            let mut before = before.clone();
            before.set_piece_at(to, Piece { color, role });
            (role != Role::Pawn || !Bitboard::BACKRANKS.contains(to))
                && self.can_have_been(&before)
                && self.is_possible(&before)
        })
    }

    fn after_en_passant(&self, to: Square) -> bool {
        if to.rank() != self.mover.fold_wb(Rank::Sixth, Rank::Third) {
            return false;
        }
        let empty = !self.setup.board.occupied();
        let forward = self.mover.fold_wb(8, -8);
        let (Some(origin), Some(captured)) = (to.offset(forward), to.offset(-forward)) else { return false };
        let sources = attacks::pawn_attacks(!self.mover, to) & empty;
        (empty.contains(origin) && empty.contains(captured))
            && sources.into_iter().any(|from| {
                let mut before = self.moved(to, from, Role::Pawn);
                before.set_piece_at(captured, self.setup.turn.pawn());
                self.can_have_been(&before) && self.is_possible(&before)
            })
    }

    /// Castling from any two squares of the back rank, as in Chess960.
    fn after_castling(&self) -> bool {
        let rank = self.mover.fold_wb(Rank::First, Rank::Eighth);
        let board = &self.setup.board;
        let at = |file: u32| Square::from_coords(shakmaty::File::new(file), rank);
        let has_rights = (self.setup.castling_rights & self.mover.backrank()).any();
        [(6, 5), (2, 3)].into_iter().filter(|_| !has_rights).any(|(king, rook)| {
            let (king, rook) = (at(king), at(rook));
            let stands =
                board.piece_at(king) == Some(self.mover.king()) && board.piece_at(rook) == Some(self.mover.rook());
            stands
                && (0..8).flat_map(|from| (0..8).map(move |rook| (from, rook))).any(|(from, other)| {
                    let is_same_side = (other > from) == (rook < king);
                    let (from, other) = (at(from), at(other));
                    let mut before = board.clone();
                    before.discard_piece_at(king);
                    before.discard_piece_at(rook);
                    let is_free =
                        from != other && !before.occupied().contains(from) && !before.occupied().contains(other);
                    let others = before.occupied();
                    let lowest = from.min(other).min(king).min(rook);
                    let highest = from.max(other).max(king).max(rook);
                    let path = attacks::between(lowest, highest) | Bitboard::from(lowest) | Bitboard::from(highest);
                    before.set_piece_at(from, self.mover.king());
                    before.set_piece_at(other, self.mover.rook());
                    is_same_side && is_free && (path & others).is_empty() && self.is_possible(&before)
                })
        })
    }

    /// The board with the move retracted.
    fn moved(&self, to: Square, from: Square, role: Role) -> Board {
        let mut before = self.setup.board.clone();
        before.discard_piece_at(to);
        before.set_piece_at(from, Piece { color: self.mover, role });
        before
    }

    /// Returns `true` if the side to move can have had its pieces before one of them was captured.
    fn can_have_been(&self, before: &Board) -> bool {
        let men = before.by_color(self.setup.turn).count();
        men <= 16 && (self.captured == Captured::AnyMan || pawns_and_promoted(before, self.setup.turn) <= 8)
    }
}

/// The number of a colour's pawns on the board, promoted ones included.
fn pawns_and_promoted(board: &Board, color: Color) -> usize {
    let men = board.by_color(color);
    let count = |role: Role| (board.by_role(role) & men).count();
    let bishops = |squares: Bitboard| (board.bishops() & men & squares).count();
    let beyond = |count: usize, first: usize| count.saturating_sub(first);
    let promoted = beyond(count(Role::Queen), 1)
        + beyond(count(Role::Rook), 2)
        + beyond(count(Role::Knight), 2)
        + beyond(bishops(Bitboard::LIGHT_SQUARES), 1)
        + beyond(bishops(Bitboard::DARK_SQUARES), 1);
    count(Role::Pawn) + promoted
}
