//! The squares to which a picked-up piece can go, forward or back, and the moves that this can mean.

use std::cmp::Reverse;

use crate::app::trying::notation;
use crate::board::{Position, Role, Square};
use crate::lang;
use crate::rules::{LegalMove, MoveKind, Retraction, Target};

/// A legal move from the current position, or a possible last move that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialMove {
    Play(LegalMove),
    Retract(Retraction),
}

impl TrialMove {
    /// Returns the role whose letter chooses the move: the promotion, or the captured piece.
    fn role(&self) -> Option<Role> {
        match self {
            Self::Play(legal) => legal.promotion,
            Self::Retract(retraction) => retraction.captured.map(|(_, piece)| piece.role),
        }
    }

    /// Returns `true` if the move takes back a promotion.
    fn is_unpromotion(&self, position: &Position) -> bool {
        matches!(self, Self::Retract(retraction) if notation::promotion(retraction, position).is_some())
    }
}

/// A square to which the picked-up piece can go. Several moves go there if a promotion or a captured piece is to choose.
#[derive(Clone, Debug)]
pub struct Destination {
    pub square: Square,
    pub is_en_passant: bool,
    pub moves: Vec<TrialMove>,
}

impl From<Target> for Destination {
    fn from(target: Target) -> Self {
        let Target { square, kind, .. } = target;
        let moves = target.moves().iter().copied().map(TrialMove::Play).collect();
        Self { square, is_en_passant: kind == MoveKind::EnPassant, moves }
    }
}

impl Destination {
    /// Returns the squares from which the piece on a square can have come, in FEN order.
    pub(super) fn origins(retractions: &[Retraction], at: Square, position: &Position) -> Vec<Self> {
        let mut origins: Vec<Self> = Vec::new();
        for retraction in retractions.iter().filter(|retraction| retraction.to == at) {
            let back = TrialMove::Retract(*retraction);
            match origins.iter_mut().find(|origin| origin.square == retraction.from) {
                Some(origin) => origin.moves.push(back),
                None => origins.push(Self { square: retraction.from, is_en_passant: false, moves: vec![back] }),
            }
        }
        origins.sort_by_key(|origin| (Reverse(origin.square.rank), origin.square.file));
        for origin in &mut origins {
            origin.moves.sort_by_key(|back| (back.is_unpromotion(position), back.role().is_some()));
        }
        origins
    }

    /// Returns the moves in columns: those that take back a promotion have one of their own.
    pub(super) fn columns(&self, position: &Position) -> Vec<&[TrialMove]> {
        let is_alike =
            |one: &TrialMove, other: &TrialMove| one.is_unpromotion(position) == other.is_unpromotion(position);
        self.moves.chunk_by(is_alike).collect()
    }

    /// Returns the move of a piece letter, in the user's language before English.
    pub(super) fn find_by_letter(&self, letter: char) -> Option<TrialMove> {
        let letter = letter.to_ascii_uppercase();
        let find = |fits: &dyn Fn(Role) -> bool| self.moves.iter().copied().find(|each| each.role().is_some_and(fits));
        find(&|role| lang::localize_piece_letter(role.letter()) == letter)
            .or_else(|| find(&|role| role.letter() == letter))
    }
}
