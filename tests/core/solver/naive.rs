//! Naive solvers on top of the rules library: exhaustive, without a table or move ordering.

use fenwright::board::{Genre, Goal};
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

/// Returns `true` if the side to move is mated or, for a stalemate, stalemated.
fn is_end(game: &Chess, goal: Goal) -> bool {
    if goal.is_stalemate() { game.is_stalemate() } else { game.is_checkmate() }
}

fn can_end(game: &Chess, goal: Goal) -> bool {
    game.legal_moves().iter().any(|played| is_end(&after(game, *played), goal))
}

/// Returns `true` if the other side reaches its goal against every move, with this number of moves left.
fn is_forced(game: &Chess, moves: u8, goal: Goal) -> bool {
    let replies = game.legal_moves();
    if replies.is_empty() {
        return goal.genre() == Some(Genre::Direct) && is_end(game, goal);
    }
    if matches!(goal.genre(), Some(Genre::Reflex | Genre::SemiReflex)) && can_end(game, goal) {
        return true;
    }
    replies.iter().all(|reply| reaches(&after(game, *reply), moves, goal))
}

/// Returns `true` if the side to move reaches its goal in at most this number of moves.
fn reaches(game: &Chess, moves: u8, goal: Goal) -> bool {
    if goal.genre() != Some(Genre::Direct) && is_end(game, goal) {
        return true;
    }
    if moves == 0 || goal.genre() == Some(Genre::Reflex) && can_end(game, goal) {
        return false;
    }
    game.legal_moves().iter().any(|played| is_forced(&after(game, *played), moves - 1, goal))
}

/// All first moves that reach the goal in at most this number of moves, each with the minimum number, sorted.
pub(super) fn keys(goal: Goal, game: &Chess, moves: u8, mode: CastlingMode) -> Vec<(String, u8)> {
    let length = |played: Move| (1..=moves).find(|length| is_forced(&after(game, played), length - 1, goal));
    let name = |played: Move| played.to_uci(mode).to_string();
    let all = game.legal_moves();
    let mut keys: Vec<_> = all.iter().filter_map(|played| Some((name(*played), length(*played)?))).collect();
    keys.sort();
    keys
}

/// All lines of cooperative play of exactly this number of half moves, in UCI notation, without a forced reply.
pub(super) fn lines(game: &Chess, half_moves: usize, goal: Goal, mode: CastlingMode) -> Vec<Vec<String>> {
    let plies = match goal.genre() {
        Some(Genre::HelpSelf) => half_moves - 1,
        Some(Genre::SeriesDirect | Genre::SeriesSelf) => half_moves / 2,
        Some(Genre::SeriesHelp) => half_moves / 2 + 1,
        _ => half_moves,
    };
    lines_of(game, plies, goal, mode)
}

fn lines_of(game: &Chess, plies: usize, goal: Goal, mode: CastlingMode) -> Vec<Vec<String>> {
    let genre = goal.genre();
    if plies == 0 {
        let is_forced_end = matches!(genre, Some(Genre::HelpSelf | Genre::SeriesSelf));
        let selfmate = if goal.is_stalemate() { Goal::Selfstalemate } else { Goal::Selfmate };
        let is_line = if is_forced_end { is_forced(game, 0, selfmate) } else { is_end(game, goal) };
        return if is_line { vec![Vec::new()] } else { Vec::new() };
    }
    let repeats = match genre {
        Some(Genre::SeriesDirect | Genre::SeriesSelf) => plies > 1,
        Some(Genre::SeriesHelp) => plies > 2,
        _ => false,
    };
    let mut all = Vec::new();
    for played in game.legal_moves() {
        let mut reached = after(game, played);
        if repeats {
            let Ok(passed) = reached.swap_turn() else { continue };
            reached = passed;
        }
        for rest in lines_of(&reached, plies - 1, goal, mode) {
            all.push([vec![played.to_uci(mode).to_string()], rest].concat());
        }
    }
    all
}
