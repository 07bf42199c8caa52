//! A position that is played on, by the rules of its board: the one place that knows who knows which rules.
//!
//! [`Play`](super::Play), verdicts and the names of moves ask a [`Game`] alone. Whoever adds rules adds an arm to it and
//! to [`Played`], and a file beside this one that answers the same questions.

mod standard;

use shakmaty::Chess;

use super::legal::LegalMove;
use crate::board::{Position, Square};

/// A position that is played on.
#[derive(Clone, Debug)]
pub(super) enum Game {
    /// Ordinary chess and Chess960, which the rules library knows.
    Standard(Chess),
}

/// A move in the terms of those who know the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Played {
    /// Of ordinary chess.
    Standard(shakmaty::Move),
}

/// After which double steps the en passant square is stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stated {
    /// Only if a pawn attacks the square (X-FEN).
    IfAttacked,
    /// After any (PGN standard, section 16.1.3.4).
    Always,
}

impl Game {
    /// Begins at a position; `None` where no rules say what a move is. Castling rights and en passant squares that are
    /// impossible do not hinder, nor do too many men and checks that no game leads to.
    pub(super) fn of(position: &Position) -> Option<Self> {
        standard::of(position).map(Self::Standard)
    }

    /// The legal moves of the man on a square, castling last; none if it is not its turn.
    pub(super) fn moves_from(&self, from: Square) -> Vec<LegalMove> {
        match self {
            Self::Standard(game) => standard::moves_from(game, from),
        }
    }

    /// The legal move that a word means in the notation of UCI. A king castles onto its own rook or onto the square where
    /// it comes to stand.
    pub(super) fn find_uci(&self, word: &str) -> Option<LegalMove> {
        match self {
            Self::Standard(game) => standard::find_uci(game, word),
        }
    }

    /// The legal move that a word means in standard algebraic notation; `None` also if several fit.
    pub(super) fn find_san(&self, word: &str) -> Option<LegalMove> {
        match self {
            Self::Standard(game) => standard::find_san(game, word),
        }
    }

    /// The move in standard algebraic notation, without a sign for check.
    pub(super) fn san(&self, played: Played) -> String {
        match (self, played) {
            (Self::Standard(game), Played::Standard(played)) => standard::san(game, played),
        }
    }

    /// The move in the notation of UCI. A king castles onto its own rook, or onto the square where it comes to stand.
    pub(super) fn uci(&self, played: Played, onto_rook: bool) -> String {
        match played {
            Played::Standard(played) => standard::uci(played, onto_rook),
        }
    }

    /// Whether it is a legal move here.
    pub(super) fn is_legal(&self, played: Played) -> bool {
        match (self, played) {
            (Self::Standard(game), Played::Standard(played)) => shakmaty::Position::is_legal(game, played),
        }
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, played: Played) {
        match (self, played) {
            (Self::Standard(game), Played::Standard(played)) => shakmaty::Position::play_unchecked(game, played),
        }
    }

    /// Whether the side to move is in check.
    pub(super) fn is_check(&self) -> bool {
        match self {
            Self::Standard(game) => shakmaty::Position::is_check(game),
        }
    }

    /// Whether the side to move has a legal move.
    pub(super) fn has_moves(&self) -> bool {
        match self {
            Self::Standard(game) => !shakmaty::Position::legal_moves(game).is_empty(),
        }
    }

    /// The position that is reached. Rights that no king and rook back are gone.
    pub(super) fn position(&self, en_passant: Stated) -> Position {
        match self {
            Self::Standard(game) => standard::position(game, en_passant),
        }
    }
}
