//! Naive solvers on top of the rules library: exhaustive, without a table or move ordering.

use fenwright::rules::solver::Aim;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Move, Position as _, PositionError};

/// A game from a position, with Chess960 castling.
pub(super) fn game(text: &str) -> Chess {
    let fen: Fen = text.parse().expect(text);
    let game = fen.into_position(CastlingMode::Chess960);
    game.or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn after(game: &Chess, played: Move) -> Chess {
    let mut after = game.clone();
    after.play_unchecked(played);
    after
}

/// Returns `true` if the other side reaches its aim against every move, with this number of moves left.
fn is_forced(game: &Chess, moves: u8, aim: Aim) -> bool {
    let replies = game.legal_moves();
    if replies.is_empty() {
        return aim == Aim::Mate && game.is_check();
    }
    replies.iter().all(|reply| reaches(&after(game, *reply), moves, aim))
}

/// Returns `true` if the side to move reaches its aim in at most this number of moves.
fn reaches(game: &Chess, moves: u8, aim: Aim) -> bool {
    if aim == Aim::Selfmate && game.is_checkmate() {
        return true;
    }
    moves > 0 && game.legal_moves().iter().any(|played| is_forced(&after(game, *played), moves - 1, aim))
}

/// All first moves that reach the aim in at most this number of moves, each with the minimum number, sorted.
pub(super) fn keys(aim: Aim, game: &Chess, moves: u8, mode: CastlingMode) -> Vec<(String, u8)> {
    let length = |played: Move| (1..=moves).find(|length| is_forced(&after(game, played), length - 1, aim));
    let name = |played: Move| played.to_uci(mode).to_string();
    let all = game.legal_moves();
    let mut keys: Vec<_> = all.iter().filter_map(|played| Some((name(*played), length(*played)?))).collect();
    keys.sort();
    keys
}

/// All series of exactly this number of half moves that mate the side to move, in UCI notation.
pub(super) fn series(game: &Chess, plies: usize, mode: CastlingMode) -> Vec<Vec<String>> {
    if plies == 0 {
        return if game.is_checkmate() { vec![Vec::new()] } else { Vec::new() };
    }
    let mut all = Vec::new();
    for played in game.legal_moves() {
        for rest in series(&after(game, played), plies - 1, mode) {
            all.push([vec![played.to_uci(mode).to_string()], rest].concat());
        }
    }
    all
}
