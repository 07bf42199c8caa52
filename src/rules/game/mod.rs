//! A position that is played on, by the rules of its board: the one place that knows who knows which rules.
//!
//! [`Play`](super::Play), verdicts and the names of moves ask a [`Game`] alone. Whoever adds rules adds an arm to it and
//! to [`Played`], and a file beside this one that answers the same questions.

mod standard;
mod variant;

use std::sync::LazyLock;

use shakmaty::Chess;
use shakmaty::variant::VariantPosition;

use super::legal::{LegalMove, MoveKind};
use super::rectangle::{self, Rectangle};
use crate::board::{Position, Role, Square};

/// A position that is played on.
#[derive(Clone, Debug)]
pub(super) enum Game {
    /// Ordinary chess and Chess960, which the rules library knows.
    Standard(Chess),
    /// A variant on the same board, which it knows too.
    Variant(Box<VariantPosition>),
    /// Boards of other sizes, by our own rules.
    Rectangle(Rectangle),
}

/// A move in the terms of those who know the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Played {
    /// Of ordinary chess and of its variants.
    Standard(shakmaty::Move),
    /// Of a board of another size.
    Rectangle(rectangle::Move),
}

/// After which double steps the en passant square is stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stated {
    /// Only if a pawn attacks the square (X-FEN).
    IfAttacked,
    /// After any (PGN standard, section 16.1.3.4).
    Always,
}

/// Does the same with the game of whoever knows its rules.
macro_rules! on_game {
    ($game:expr, $one:ident => $done:expr) => {
        match $game {
            $crate::rules::game::Game::Standard($one) => $done,
            $crate::rules::game::Game::Rectangle($one) => $done,
            $crate::rules::game::Game::Variant(_) => {
                let $one = $crate::rules::game::never_searched();
                $done
            }
        }
    };
}
pub(super) use on_game;

/// What stands in for a game of a variant where a search would begin: mates of variants are not searched, which whoever
/// asks for one is told before.
pub(super) fn never_searched() -> &'static Chess {
    static START: LazyLock<Chess> = LazyLock::new(Chess::default);
    &START
}

impl Game {
    /// Begins at a position; `None` where no rules say what a move is. Castling rights and en passant squares that are
    /// impossible do not hinder, nor do too many men and checks that no game leads to.
    pub(super) fn of(position: &Position) -> Option<Self> {
        if !position.rules.is_standard() {
            variant::of(position).map(|game| Self::Variant(Box::new(game)))
        } else if position.board.size().is_standard() {
            standard::of(position).map(Self::Standard)
        } else {
            Rectangle::of(position).map(Self::Rectangle)
        }
    }

    /// The legal moves of the man on a square, castling last; none if it is not its turn.
    pub(super) fn moves_from(&self, from: Square) -> Vec<LegalMove> {
        match self {
            Self::Standard(game) => standard::moves_from(game, from),
            Self::Variant(game) => standard::moves_from(&**game, from),
            Self::Rectangle(game) => game.moves_from(from),
        }
    }

    /// All legal moves, in no special order.
    pub(super) fn moves(&self) -> Vec<LegalMove> {
        let ours = |played| LegalMove::of(played).or_else(|| variant::drop(played));
        match self {
            Self::Standard(game) => shakmaty::Position::legal_moves(game).into_iter().filter_map(ours).collect(),
            Self::Variant(game) => shakmaty::Position::legal_moves(&**game).into_iter().filter_map(ours).collect(),
            Self::Rectangle(game) => game.named_moves().collect(),
        }
    }

    /// The squares onto which the side to move can drop a man of this kind that it has in hand.
    pub(super) fn drops(&self, role: Role) -> Vec<LegalMove> {
        let Self::Variant(game) = self else { return Vec::new() };
        let is_such = |legal: &LegalMove| legal.kind == MoveKind::Drop(role);
        shakmaty::Position::legal_moves(&**game).into_iter().filter_map(variant::drop).filter(is_such).collect()
    }

    /// Whether the side to move can capture en passant.
    pub(super) fn can_capture_en_passant(&self) -> bool {
        match self {
            Self::Standard(game) => !shakmaty::Position::en_passant_moves(game).is_empty(),
            Self::Variant(game) => !shakmaty::Position::en_passant_moves(&**game).is_empty(),
            Self::Rectangle(_) => self.moves().iter().any(|legal| legal.kind == MoveKind::EnPassant),
        }
    }

    /// The legal move that a word means in the notation of UCI. A king castles onto its own rook or onto the square where
    /// it comes to stand.
    pub(super) fn find_uci(&self, word: &str) -> Option<LegalMove> {
        match self {
            Self::Standard(game) => standard::find_uci(game, word),
            Self::Variant(game) => standard::find_uci(&**game, word),
            Self::Rectangle(game) => game.find_uci(word),
        }
    }

    /// The legal move that a word means in standard algebraic notation; `None` also if several fit.
    pub(super) fn find_san(&self, word: &str) -> Option<LegalMove> {
        match self {
            Self::Standard(game) => standard::find_san(game, word),
            Self::Variant(game) => standard::find_san(&**game, word),
            Self::Rectangle(game) => game.find_san(word),
        }
    }

    /// A legal move in standard algebraic notation, without a sign for check; `None` if it is none here.
    pub(super) fn san(&self, played: Played) -> Option<String> {
        let is_legal = self.is_legal(played);
        match (self, played) {
            (Self::Standard(game), Played::Standard(played)) if is_legal => Some(standard::san(game, played)),
            (Self::Variant(game), Played::Standard(played)) if is_legal => Some(standard::san(&**game, played)),
            (Self::Rectangle(game), Played::Rectangle(played)) if is_legal => Some(game.san(played)),
            _ => None,
        }
    }

    /// Whether it is a legal move here.
    pub(super) fn is_legal(&self, played: Played) -> bool {
        match (self, played) {
            (Self::Standard(game), Played::Standard(played)) => shakmaty::Position::is_legal(game, played),
            (Self::Variant(game), Played::Standard(played)) => shakmaty::Position::is_legal(&**game, played),
            (Self::Rectangle(game), Played::Rectangle(played)) => game.is_legal(played),
            _ => false,
        }
    }

    /// Plays a legal move; one of another board changes nothing.
    pub(super) fn play(&mut self, played: Played) {
        match (self, played) {
            (Self::Standard(game), Played::Standard(played)) => shakmaty::Position::play_unchecked(game, played),
            (Self::Variant(game), Played::Standard(played)) => shakmaty::Position::play_unchecked(&mut **game, played),
            (Self::Rectangle(game), Played::Rectangle(played)) => game.play(played),
            _ => {}
        }
    }

    /// Whether the side to move is in check.
    pub(super) fn is_check(&self) -> bool {
        match self {
            Self::Standard(game) => shakmaty::Position::is_check(game),
            Self::Variant(game) => shakmaty::Position::is_check(&**game),
            Self::Rectangle(game) => game.is_check(),
        }
    }

    /// Whether the side to move has a legal move.
    pub(super) fn has_moves(&self) -> bool {
        match self {
            Self::Standard(game) => !shakmaty::Position::legal_moves(game).is_empty(),
            Self::Variant(game) => !shakmaty::Position::legal_moves(&**game).is_empty(),
            Self::Rectangle(game) => game.has_moves(),
        }
    }

    /// How many legal moves there are.
    pub(super) fn count_moves(&self) -> u32 {
        match self {
            Self::Standard(game) => shakmaty::Position::legal_moves(game).len() as u32,
            Self::Variant(game) => shakmaty::Position::legal_moves(&**game).len() as u32,
            Self::Rectangle(game) => game.count_moves(),
        }
    }

    /// Whether neither side can mate, whatever both play.
    pub(super) fn is_dead(&self) -> bool {
        match self {
            Self::Standard(game) => shakmaty::Position::is_insufficient_material(game),
            Self::Variant(game) => shakmaty::Position::is_insufficient_material(&**game),
            Self::Rectangle(game) => game.is_dead(),
        }
    }

    /// How many lines of so many half moves go on from here.
    pub(super) fn perft(&self, plies: u32) -> u64 {
        match self {
            Self::Standard(game) => shakmaty::perft(game, plies),
            Self::Variant(game) => shakmaty::perft(&**game, plies),
            Self::Rectangle(game) => game.perft(plies),
        }
    }

    /// The position that is reached. Rights that no king and rook back are gone.
    pub(super) fn position(&self, en_passant: Stated) -> Position {
        match self {
            Self::Standard(game) => standard::position(game, en_passant),
            Self::Variant(game) => variant::position(game, en_passant),
            Self::Rectangle(game) => game.position(en_passant == Stated::IfAttacked),
        }
    }
}

/// The move in the notation of UCI. A king castles onto its own rook, or onto the square where it comes to stand.
pub(super) fn uci(legal: &LegalMove, onto_rook: bool) -> String {
    match legal.played {
        Played::Standard(played) => standard::uci(played, onto_rook),
        Played::Rectangle(_) => rectangle::uci(legal, onto_rook),
    }
}
