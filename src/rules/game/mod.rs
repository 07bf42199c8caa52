//! Playing moves in a position, whichever library or generator implements its rules.
//!
//! [`Play`](super::Play), verdicts and move names depend only on [`Game`]. To add rules, add a variant of [`Game`] and
//! a module in this folder.

mod standard;
mod variant;

use std::sync::LazyLock;

use shakmaty::variant::VariantPosition;
use shakmaty::{Chess, EnPassantMode};

use super::legal::{LegalMove, MoveKind};
use super::rectangle::{self, RectanglePosition};
use crate::board::{Position, Role, Square};

#[derive(Clone, Debug)]
pub(super) enum Game {
    Standard(Chess),
    Variant(Box<VariantPosition>),
    /// A board of another size than 8x8, with the move generator of this program.
    Rectangle(RectanglePosition),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EngineMove {
    Standard(shakmaty::Move),
    Rectangle(rectangle::Move),
}

/// Evaluates an expression with the inner game of a [`Game`]. For a variant, uses the placeholder game.
macro_rules! on_game {
    ($game:expr, $one:ident => $done:expr) => {
        match $game {
            $crate::rules::game::Game::Standard($one) => $done,
            $crate::rules::game::Game::Rectangle($one) => $done,
            $crate::rules::game::Game::Variant(_) => {
                let $one = $crate::rules::game::placeholder_game();
                $done
            }
        }
    };
}
pub(super) use on_game;
pub(super) use standard::passed;

/// Evaluates the first expression for a game of shakmaty, and the second for a game on a board of another size.
macro_rules! with_game {
    ($game:expr, $one:ident => $theirs:expr, $ours:expr) => {
        match $game {
            Game::Standard($one) => $theirs,
            Game::Variant($one) => {
                let $one = &**$one;
                $theirs
            }
            Game::Rectangle($one) => $ours,
        }
    };
}

/// Returns a placeholder for games of variants. It is never searched, because the solver refuses variants.
pub(super) fn placeholder_game() -> &'static Chess {
    static START: LazyLock<Chess> = LazyLock::new(Chess::default);
    &START
}

impl Game {
    /// Starts a game at a position; `None` if moves are not defined for it. Invalid castling rights are ignored.
    pub(super) fn from_position(position: &Position) -> Option<Self> {
        if !position.rules.is_standard() {
            variant::from_position(position).map(|game| Self::Variant(Box::new(game)))
        } else if position.board.size().is_standard() {
            standard::from_position(position).map(Self::Standard)
        } else {
            RectanglePosition::from_position(position).map(Self::Rectangle)
        }
    }

    /// Returns the legal moves of the piece on a square, castling last; empty if the piece is not of the side to move.
    pub(super) fn moves_from(&self, from: Square) -> Vec<LegalMove> {
        with_game!(self, game => standard::moves_from(game, from), game.moves_from(from))
    }

    pub(super) fn moves(&self) -> Vec<LegalMove> {
        with_game!(self, game => standard::moves(game), game.iter_legal_moves().collect())
    }

    pub(super) fn drops(&self, role: Role) -> Vec<LegalMove> {
        let Self::Variant(game) = self else { return Vec::new() };
        let is_such = |legal: &LegalMove| legal.kind == MoveKind::Drop(role);
        standard::legal_moves(&**game).into_iter().filter_map(variant::to_legal_drop).filter(is_such).collect()
    }

    pub(super) fn can_capture_en_passant(&self) -> bool {
        self.moves().iter().any(|legal| legal.kind == MoveKind::EnPassant)
    }

    /// Returns the legal move with this UCI notation. Castling is the king's move onto its rook or to its destination.
    pub(super) fn find_uci(&self, word: &str) -> Option<LegalMove> {
        with_game!(self, game => standard::find_uci(game, word), game.find_uci(word))
    }

    /// Returns the legal move with this standard algebraic notation; `None` if no move or more than one matches.
    pub(super) fn find_san(&self, word: &str) -> Option<LegalMove> {
        with_game!(self, game => standard::find_san(game, word), game.find_san(word))
    }

    /// Returns a move in standard algebraic notation without check sign; `None` if it is illegal.
    pub(super) fn to_san(&self, played: EngineMove) -> Option<String> {
        let is_legal = self.is_legal(played);
        match (self, played) {
            (Self::Standard(game), EngineMove::Standard(played)) if is_legal => Some(standard::to_san(game, played)),
            (Self::Variant(game), EngineMove::Standard(played)) if is_legal => Some(standard::to_san(&**game, played)),
            (Self::Rectangle(game), EngineMove::Rectangle(played)) if is_legal => Some(game.to_san(played)),
            _ => None,
        }
    }

    pub(super) fn is_legal(&self, played: EngineMove) -> bool {
        match (self, played) {
            (Self::Standard(game), EngineMove::Standard(played)) => standard::is_legal(game, played),
            (Self::Variant(game), EngineMove::Standard(played)) => standard::is_legal(&**game, played),
            (Self::Rectangle(game), EngineMove::Rectangle(played)) => game.is_legal(played),
            _ => false,
        }
    }

    /// Plays a legal move. Ignores a move that was made for another kind of game.
    pub(super) fn play(&mut self, played: EngineMove) {
        match (self, played) {
            (Self::Standard(game), EngineMove::Standard(played)) => shakmaty::Position::play_unchecked(game, played),
            (Self::Variant(game), EngineMove::Standard(played)) => {
                shakmaty::Position::play_unchecked(&mut **game, played);
            }
            (Self::Rectangle(game), EngineMove::Rectangle(played)) => game.play(played),
            _ => {}
        }
    }

    pub(super) fn is_check(&self) -> bool {
        with_game!(self, game => shakmaty::Position::is_check(game), game.is_check())
    }

    pub(super) fn has_moves(&self) -> bool {
        with_game!(self, game => !standard::legal_moves(game).is_empty(), game.has_moves())
    }

    pub(super) fn count_moves(&self) -> u32 {
        with_game!(self, game => standard::legal_moves(game).len() as u32, game.count_moves())
    }

    /// Returns `true` if a rule of the variant has ended the game.
    pub(super) fn is_variant_end(&self) -> bool {
        matches!(self, Self::Variant(game) if shakmaty::Position::is_variant_end(&**game))
    }

    /// Returns `true` if neither side has the material to mate.
    pub(super) fn is_dead(&self) -> bool {
        with_game!(self, game => shakmaty::Position::is_insufficient_material(game), game.is_dead())
    }

    pub(super) fn perft(&self, plies: u32) -> u64 {
        with_game!(self, game => standard::perft(game, plies), game.perft(plies))
    }

    /// Returns the current position, without castling rights that lack king or rook.
    pub(super) fn position(&self, en_passant: EnPassantMode) -> Position {
        match self {
            Self::Standard(game) => Position::from(&shakmaty::Position::to_setup(game, en_passant)),
            Self::Variant(game) => variant::position(game, en_passant),
            Self::Rectangle(game) => game.position(en_passant == EnPassantMode::PseudoLegal),
        }
    }
}

/// Formats a move in UCI notation. Castling is the king's move to its destination or, if `onto_rook`, onto its rook.
pub(super) fn to_uci(legal: &LegalMove, onto_rook: bool) -> String {
    match legal.engine_move {
        EngineMove::Standard(played) => standard::to_uci(played, onto_rook),
        EngineMove::Rectangle(_) => rectangle::to_uci(legal, onto_rook),
    }
}
