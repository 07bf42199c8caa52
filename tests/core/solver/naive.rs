//! A solver that looks at everything, on the rules library alone: no table, no order, nothing left out.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Move, Position as _, PositionError};

/// A position with moves, castling by the rules of Chess960.
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

/// Whether the side to move is mated whatever it does, when the other has so many moves left.
fn is_lost(game: &Chess, moves: u8) -> bool {
    let replies = game.legal_moves();
    if replies.is_empty() {
        return game.is_check();
    }
    moves > 0 && replies.iter().all(|reply| mates(&after(game, *reply), moves))
}

/// Whether the side to move mates in so many moves at most.
fn mates(game: &Chess, moves: u8) -> bool {
    moves > 0 && game.legal_moves().iter().any(|played| is_lost(&after(game, *played), moves - 1))
}

/// All first moves that mate in so many moves at most, each with the least number, sorted.
pub(super) fn keys(game: &Chess, moves: u8, mode: CastlingMode) -> Vec<(String, u8)> {
    let length = |played: Move| (1..=moves).find(|length| is_lost(&after(game, played), length - 1));
    let name = |played: Move| played.to_uci(mode).to_string();
    let all = game.legal_moves();
    let mut keys: Vec<_> = all.iter().filter_map(|played| Some((name(*played), length(*played)?))).collect();
    keys.sort();
    keys
}
