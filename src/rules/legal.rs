//! Legal moves of one piece, grouped by the square to click, and the legality of en passant.

use std::cmp::Reverse;

use super::attacks;
use super::game::{EngineMove, Game};
use crate::board::{Piece, Position, Role, Square};

/// A legal move. Only the methods of a [`Play`](super::Play) create legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// The square of the moving piece; for a drop, the same as `to`.
    pub from: Square,
    /// The destination; for castling, the king's square afterwards.
    pub to: Square,
    /// The effect of the move.
    pub kind: MoveKind,
    /// The role to which a pawn is promoted; `None` for other moves.
    pub promotion: Option<Role>,
    pub(super) engine_move: EngineMove,
}

/// The effect of a move besides moving a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// No other effect.
    Quiet,
    /// Captures the piece on the destination.
    Capture,
    /// Captures the pawn that has just crossed the destination.
    EnPassant,
    /// Castles with the rook on this square.
    Castling(Square),
    /// Drops a piece of this role from the pocket onto the board.
    Drop(Role),
}

/// A square where a piece can legally move, as shown on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The square to click or to drop the piece on.
    pub square: Square,
    /// The effect of moving there.
    pub kind: MoveKind,
    moves: Vec<LegalMove>,
}

impl Target {
    /// Returns the moves to this square: several if they are promotions, queen first.
    pub fn moves(&self) -> &[LegalMove] {
        &self.moves
    }

    /// Returns the possible promotions, queen first; empty if the move is not a promotion.
    pub fn promotions(&self) -> impl Iterator<Item = Role> {
        self.moves.iter().filter_map(|legal| legal.promotion)
    }

    /// Returns the move to this square with this promotion, if there is such a move.
    pub fn find_move(&self, promotion: Option<Role>) -> Option<LegalMove> {
        self.moves.iter().copied().find(|legal| legal.promotion == promotion)
    }
}

pub(super) fn drop_targets(game: &Game, role: Role) -> Vec<Target> {
    let target = |legal: LegalMove| Target { square: legal.to, kind: legal.kind, moves: vec![legal] };
    let mut targets: Vec<Target> = game.drops(role).into_iter().map(target).collect();
    targets.sort_by_key(in_order_of_fen);
    targets
}

fn in_order_of_fen(target: &Target) -> (Reverse<u8>, u8) {
    (Reverse(target.square.rank), target.square.file)
}

/// Returns the legal destinations of the piece on `from`, in FEN order; empty if it is the other side's turn.
///
/// Castling is offered on the square of the rook. It is also offered on the king's destination if that square is two or
/// more files away and no other move goes there.
pub(super) fn targets(game: &Game, from: Square) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    let mut add = |square: Square, legal: LegalMove| match targets.iter_mut().find(|target| target.square == square) {
        Some(target) if target.kind == legal.kind => target.moves.push(legal),
        Some(_) => {}
        None => targets.push(Target { square, kind: legal.kind, moves: vec![legal] }),
    };
    let moves = game.moves_from(from);
    for legal in &moves {
        match legal.kind {
            MoveKind::Castling(rook) => add(rook, *legal),
            _ => add(legal.to, *legal),
        }
    }
    let is_castling = |legal: &&LegalMove| matches!(legal.kind, MoveKind::Castling(_));
    for legal in moves.iter().filter(is_castling).filter(|legal| legal.to.file.abs_diff(from.file) > 1) {
        add(legal.to, *legal);
    }
    targets.sort_by_key(in_order_of_fen);
    targets
}

/// Returns `true` if a pawn can legally capture on the en passant square. Under standard rules, kings may be missing.
///
/// ```
/// use fenwright::{notation::fen, rules};
/// let pinned = fen::read("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1")?;
/// assert!(!rules::en_passant_is_legal(&pinned));
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn en_passant_is_legal(position: &Position) -> bool {
    if !position.rules.is_standard() {
        return position.en_passant.is_some()
            && Game::from_position(position).is_some_and(|game| game.can_capture_en_passant());
    }
    position.en_passant.is_some_and(|target| {
        position.en_passant_is_possible(target)
            && position.en_passant_capturers(target).any(|from| is_safe(position, from, target))
    })
}

fn is_safe(position: &Position, from: Square, target: Square) -> bool {
    let mut board = position.board;
    board.set(from, None);
    board.set(Square::new(target.file, from.rank), None);
    board.set(target, Some(Piece::new(position.side_to_move, Role::Pawn)));
    attacks::attacked_kings(&board, position.side_to_move).next().is_none()
}
