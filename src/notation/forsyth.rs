//! Forsyth's notation of 1883, the ancestor of FEN: the placement alone, where a number may span several empty ranks.

use crate::board::{Board, Piece, Position, Square};

/// Writes the placement, ranks from the highest to the lowest, as `16/1KP5/3r4/24/k7`.
///
/// Ranks with pieces are written as in FEN. Adjacent empty ranks become one number, which counts all their squares.
/// Slashes separate the parts. An empty board is written rank by rank, so that it can be recognized.
///
/// ```
/// use fenwright::notation::{fen, forsyth};
/// let position = fen::read("8/8/1KP5/3r4/8/8/8/k7 w - - 0 1")?;
/// assert_eq!(forsyth::write(&position), "16/1KP5/3r4/24/k7");
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn write(position: &Position) -> String {
    let board = &position.board;
    let size = board.size();
    let is_empty = board.pieces().next().is_none();
    let mut parts: Vec<String> = Vec::new();
    let mut empty = 0_u32;
    for rank in (0..size.ranks()).rev() {
        let text = rank_text(board, rank);
        if text.is_none() {
            empty += u32::from(size.files());
        }
        if empty > 0 && (text.is_some() || rank == 0 || is_empty) {
            parts.push(empty.to_string());
            empty = 0;
        }
        parts.extend(text);
    }
    parts.join("/")
}

fn rank_text(board: &Board, rank: u8) -> Option<String> {
    let squares: Vec<Option<Piece>> =
        (0..board.size().files()).map(|file| board.get(Square::new(file, rank))).collect();
    if squares.iter().all(Option::is_none) {
        return None;
    }
    let mut text = String::new();
    for run in squares.chunk_by(|left, right| left.is_none() && right.is_none()) {
        match run.first() {
            Some(Some(piece)) => text.push(piece.letter()),
            _ => text.push_str(&run.len().to_string()),
        }
    }
    Some(text)
}
