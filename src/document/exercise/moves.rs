//! Moves of an exercise, with the squares that change.

use serde::Serialize;

use crate::board::{Board, Position, Square};
use crate::rules::{LegalMove, Play};

/// A move that a page can play without knowing the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayedMove {
    /// UCI notation. The piece on the first square moves to the second one.
    pub uci: String,
    /// Standard algebraic notation with English letters.
    pub san: String,
    /// The squares that change besides these two: with the FEN letter of the piece that is there afterwards, or alone if
    /// the square becomes empty. Castling, en passant captures and promotions have some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
}

impl PlayedMove {
    /// Returns the move and the game after it; `None` if the move is illegal.
    pub(super) fn new(play: &Play, legal: LegalMove) -> Option<(Self, Play)> {
        let (uci, san) = (play.to_uci(legal), play.to_san(legal)?);
        let mut after = play.clone();
        after.play(legal).ok()?;
        let also = other_changes(&play.position(), &after.position(), (legal.from, target(&uci, legal)));
        Some((Self { uci, san, also }, after))
    }
}

/// Returns the second square of a move in UCI notation, which in Chess960 is that of the castling rook.
fn target(uci: &str, legal: LegalMove) -> Square {
    let squares = &uci[..uci.len() - usize::from(legal.promotion.is_some())];
    let target = squares.strip_prefix(&legal.from.to_string()).and_then(|target| target.parse().ok());
    target.unwrap_or(legal.to)
}

fn other_changes(before: &Position, after: &Position, (from, to): (Square, Square)) -> Vec<String> {
    let mut moved: Board = before.board;
    let piece = moved.get(from);
    moved.set(from, None);
    moved.set(to, piece);
    let changed = moved.size().squares().filter(|square| moved.get(*square) != after.board.get(*square));
    let name = |square: Square| match after.board.get(square) {
        Some(piece) => format!("{square}{}", piece.letter()),
        None => square.to_string(),
    };
    changed.map(name).collect()
}
