//! Standard chess and Chess960, implemented by shakmaty.

use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{
    CastlingMode, CastlingSide, Chess, EnPassantMode, FromSetup, Move, MoveList, Position as _, PositionError, Setup,
};

use super::{EngineMove, variant};
use crate::board::{Position, Role, Square};
use crate::rules::legal::{LegalMove, MoveKind};
use crate::rules::shakmaty_setup;

/// Starts a game at a position. Castling follows the rules of Chess960, which include those of standard chess.
pub(super) fn from_position(position: &Position) -> Option<Chess> {
    from_setup(Setup::try_from(position).ok()?)
}

fn from_setup(setup: Setup) -> Option<Chess> {
    Chess::from_setup(setup, CastlingMode::Chess960)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

/// Returns the game with the other side to move and no en passant; `None` if the side to move is in check.
pub(in crate::rules) fn passed(game: &Chess) -> Option<Chess> {
    let mut setup = game.to_setup(EnPassantMode::Legal);
    setup.swap_turn();
    from_setup(setup)
}

impl LegalMove {
    /// Converts a move; `None` for drops.
    pub(in crate::rules) fn from_shakmaty(played: Move) -> Option<Self> {
        let from = shakmaty_setup::from_shakmaty_square(played.from()?);
        let (to, kind) = match played {
            Move::Castle { king, rook } => {
                let side = CastlingSide::from_queen_side(rook < king);
                let to = shakmaty::Square::from_coords(side.king_to_file(), king.rank());
                (to, MoveKind::Castling(shakmaty_setup::from_shakmaty_square(rook)))
            }
            Move::EnPassant { to, .. } => (to, MoveKind::EnPassant),
            other if other.is_capture() => (other.to(), MoveKind::Capture),
            other => (other.to(), MoveKind::Quiet),
        };
        let promotion = played.promotion().map(shakmaty_setup::from_shakmaty_role);
        Some(Self {
            from,
            to: shakmaty_setup::from_shakmaty_square(to),
            kind,
            promotion,
            engine_move: EngineMove::Standard(played),
        })
    }
}

/// Returns the legal moves. After the end of a variant game there are none, although shakmaty lists some in antichess
/// and horde.
pub(super) fn legal_moves(game: &impl shakmaty::Position) -> MoveList {
    if game.is_variant_end() { MoveList::new() } else { game.legal_moves() }
}

pub(super) fn is_legal(game: &impl shakmaty::Position, played: Move) -> bool {
    !game.is_variant_end() && game.is_legal(played)
}

pub(super) fn perft(game: &(impl shakmaty::Position + Clone), plies: u32) -> u64 {
    if game.is_variant_end() { u64::from(plies == 0) } else { shakmaty::perft(game, plies) }
}

fn convert(played: Move) -> Option<LegalMove> {
    LegalMove::from_shakmaty(played).or_else(|| variant::to_legal_drop(played))
}

pub(super) fn moves(game: &impl shakmaty::Position) -> Vec<LegalMove> {
    legal_moves(game).into_iter().filter_map(convert).collect()
}

pub(super) fn moves_from(game: &impl shakmaty::Position, from: Square) -> Vec<LegalMove> {
    let is_own = |at: &shakmaty::Square| game.us().contains(*at) && !game.is_variant_end();
    let Some(at) = shakmaty_setup::to_shakmaty_square(from).filter(is_own) else { return Vec::new() };
    let Some(role) = game.board().role_at(at) else { return Vec::new() };
    // Moves are collected by destination, because shakmaty's move list is too small for boards full of queens.
    let mut moves: Vec<LegalMove> = shakmaty::Square::ALL
        .into_iter()
        .flat_map(|to| game.san_candidates(role, to))
        .filter(|legal| legal.from() == Some(at))
        .filter_map(LegalMove::from_shakmaty)
        .collect();
    if role == shakmaty::Role::King {
        let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
        moves.extend(sides.into_iter().flat_map(|side| game.castling_moves(side)).filter_map(LegalMove::from_shakmaty));
    }
    let rank = |role: Option<Role>| Role::ALL.iter().position(|other| Some(*other) == role);
    moves.sort_by_key(|legal| rank(legal.promotion));
    moves
}

pub(super) fn find_uci(game: &impl shakmaty::Position, word: &str) -> Option<LegalMove> {
    let played = UciMove::from_ascii(word.as_bytes()).ok()?.to_move(game).ok()?;
    is_legal(game, played).then(|| convert(played)).flatten()
}

pub(super) fn find_san(game: &impl shakmaty::Position, word: &str) -> Option<LegalMove> {
    let san = San::from_ascii(word.as_bytes()).ok()?;
    let other = with_other_capture(san);
    // The moves that shakmaty finds for a text are legal, unless the game of a variant is over.
    let played = san.to_move(game).or_else(|_| other.to_move(game)).ok().filter(|_| !game.is_variant_end())?;
    convert(played)
}

/// Returns the same move with the capture flag flipped, because users may write a capture without its `x`.
fn with_other_capture(san: San) -> San {
    match san {
        San::Normal { role, file, rank, capture, to, promotion } => {
            San::Normal { role, file, rank, capture: !capture, to, promotion }
        }
        other => other,
    }
}

pub(super) fn to_san(game: &impl shakmaty::Position, played: Move) -> String {
    San::from_move(game, played).to_string()
}

pub(super) fn to_uci(played: Move, onto_rook: bool) -> String {
    let mode = if onto_rook { CastlingMode::Chess960 } else { CastlingMode::Standard };
    played.to_uci(mode).to_string()
}
