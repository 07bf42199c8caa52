//! The moves of a game with their variations.

use std::ops::Range;

use super::outline::{OutlineMove, outline};
use super::{MAX_PLIES, Ply, find_move};
use crate::board::{Annotations, Color, Position};
use crate::notation::annotations;
use crate::rules::Play;

/// A move of a game or of one of its variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeMove {
    /// The index of the move before; `None` for a move from the start position.
    pub before: Option<usize>,
    /// The side that moves.
    pub mover: Color,
    /// The number of the move, continued from the position.
    pub number: u16,
    /// The move.
    pub ply: Ply,
    /// The numeric annotation glyphs of the move (PGN standard, section 10).
    pub glyphs: Vec<u8>,
    /// The comments after the move, without delimiters.
    pub comments: Vec<String>,
    /// The arrows and marked squares of the comments after the move.
    pub annotations: Annotations,
}

/// Returns the moves of a movetext with its variations, in the order of the text: a variation comes after the move that
/// it replaces. A line ends before its first illegal move, and the variations of its later moves are left out too. So
/// are variations with another move number than the move that they should replace, such as threats.
///
/// ```
/// use fenwright::{Position, notation::pgn};
/// let moves = pgn::tree(&Position::start(), "1. e4 e5 (1... c5 2. Nf3) 2. f4 Ke4 Nc6");
/// let said: Vec<_> = moves.iter().map(|each| (each.before, each.ply.san.as_str())).collect();
/// assert_eq!(said, [(None, "e4"), (Some(0), "e5"), (Some(0), "c5"), (Some(2), "Nf3"), (Some(1), "f4")]);
/// ```
pub fn tree(position: &Position, movetext: &str) -> Vec<TreeMove> {
    let Some(start) = Play::from_position(position) else { return Vec::new() };
    let mut moves: Vec<TreeMove> = Vec::new();
    // The play after each move of the outline, with the index of the move; `None` from the first illegal move of a line on.
    let mut nodes: Vec<Option<(Play, usize)>> = Vec::new();
    for OutlineMove { word, before, glyphs, comments, .. } in outline(movetext, MAX_PLIES) {
        let node = match before {
            Some(before) => nodes[before].as_ref().map(|(play, index)| (play, Some(*index))),
            None => Some((&start, None)),
        };
        let played = node.and_then(|(play, before)| play_move(play, before, &movetext[word]));
        nodes.push(played.map(|(play, mut played)| {
            let text = |comment: &Range<usize>| strip_delimiters(&movetext[comment.clone()]).to_owned();
            played.comments = comments.iter().map(text).collect();
            played.annotations = annotations::read_all(played.comments.iter().map(String::as_str));
            played.glyphs = glyphs;
            moves.push(played);
            (play, moves.len() - 1)
        }));
    }
    moves
}

fn play_move(play: &Play, before: Option<usize>, word: &str) -> Option<(Play, TreeMove)> {
    let mut play = play.clone();
    let Position { side_to_move: mover, fullmove_number: number, .. } = play.position();
    let legal_move = find_move(&play, word)?;
    let san = play.to_san(legal_move)?;
    play.play(legal_move).ok()?;
    let position = play.position();
    let played = TreeMove {
        before,
        mover,
        number,
        ply: Ply { san, legal_move, position },
        glyphs: Vec::new(),
        comments: Vec::new(),
        annotations: Annotations::default(),
    };
    Some((play, played))
}

/// Returns the text of a comment between its braces, or after its semicolon.
fn strip_delimiters(comment: &str) -> &str {
    match comment.strip_prefix('{') {
        Some(text) => text.strip_suffix('}').unwrap_or(text),
        None => comment.strip_prefix(';').unwrap_or(comment),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(movetext: &str) -> String {
        let moves = tree(&Position::start(), movetext);
        let word = |each: &TreeMove| {
            let before = each.before.map_or("-", |before| moves[before].ply.san.as_str());
            format!("{before}>{}", each.ply.san)
        };
        moves.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn variations_begin_before_the_move_that_they_replace() {
        for (movetext, expected) in [
            ("1. e4 (1. d4 d5 (1... Nf6)) (1. c4) 1... e5", "->e4 ->d4 d4>d5 d4>Nf6 ->c4 e4>e5"),
            ("(1. d4) 1. e4", "->e4"),
            ("1. e4 (1. Ke3 (1. d4) e5) e5", "->e4 ->d4 e4>e5"),
            ("1. e4 e5 2. Ke3 Nc6 (2... d6)", "->e4 e4>e5"),
            ("1. e4 ) e5 ( 1... c5", "->e4 e4>e5 e4>c5"),
            ("1. e4 (1. d4 1-0) e5 * 2. Nf3", "->e4 ->d4 e4>e5"),
            ("1. e4 (2. Nf3) e5 (2. d4) 2. Nf3 (3. Nc3) (2. Nc3)", "->e4 e4>e5 e5>Nf3 e5>Nc3"),
            ("e4 (d4) e5 (c5)", "->e4 ->d4 e4>e5 e4>c5"),
            ("", ""),
        ] {
            assert_eq!(written(movetext), expected, "{movetext}");
        }
    }

    #[test]
    fn comments_annotate_the_move_before_them() {
        let moves =
            tree(&Position::start(), "{[%csl Ga1]} 1. e4 {[%csl Ge4] best} {[%cal Gd2d4]} e5 (1... c5 {[%csl Rc5]})");
        let drawn: Vec<String> = moves.iter().map(|each| annotations::write(&each.annotations)).collect();
        assert_eq!(drawn, ["[%csl Ge4][%cal Gd2d4]", "", "[%csl Rc5]"]);
    }
}
