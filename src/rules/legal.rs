//! Legal moves of one man, grouped by the squares to which a board lets it go.

use std::cmp::Reverse;

use super::game::{Game, Played};
use crate::board::{Role, Square};

/// A legal move of a [`Play`](super::Play), which alone makes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// Where the man stands; of one that is in hand, where it goes.
    pub from: Square,
    /// Where it goes; of a king that castles, where the king comes to stand.
    pub to: Square,
    /// What happens besides.
    pub kind: MoveKind,
    /// What a pawn becomes on the last rank.
    pub promotion: Option<Role>,
    pub(super) played: Played,
}

/// What a move does besides moving a man to an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// Nothing.
    Quiet,
    /// Takes what stands on the square.
    Capture,
    /// Takes a pawn that has just passed the square.
    EnPassant,
    /// Castles with the rook of this square.
    Castling(Square),
    /// Puts a man of this kind, which was in hand, onto the board.
    Drop(Role),
}

/// A square to which a man can legally go, as a board shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The square to click or to drop the man on.
    pub square: Square,
    /// What going there does.
    pub kind: MoveKind,
    moves: Vec<LegalMove>,
}

impl Target {
    /// What a pawn can become there, the queen first; empty where nothing has to be chosen.
    pub fn promotions(&self) -> impl Iterator<Item = Role> {
        self.moves.iter().filter_map(|legal| legal.promotion)
    }

    /// The move that goes there; of a promotion the one to this piece.
    pub fn choose(&self, promotion: Option<Role>) -> Option<LegalMove> {
        self.moves.iter().copied().find(|legal| legal.promotion == promotion)
    }
}

/// The squares onto which the side to move can drop a man of this kind, in the order of FEN.
pub(super) fn drop_targets(game: &Game, role: Role) -> Vec<Target> {
    let target = |legal: LegalMove| Target { square: legal.to, kind: legal.kind, moves: vec![legal] };
    let mut targets: Vec<Target> = game.drops(role).into_iter().map(target).collect();
    targets.sort_by_key(in_order_of_fen);
    targets
}

fn in_order_of_fen(target: &Target) -> (Reverse<u8>, u8) {
    (Reverse(target.square.rank), target.square.file)
}

/// The squares to which the man on this one can legally go, in the order of FEN; none if it is not its turn.
///
/// A king castles onto its own rook, and onto the square where it comes to stand if that is two squares away
/// or more and no other move goes there; nearer, as can be in Chess960, a step of the king is meant.
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
