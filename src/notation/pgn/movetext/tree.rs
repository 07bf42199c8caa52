//! The moves of a game with their variations.

use std::ops::Range;

use super::outline::{OutlineMove, outline};
use super::{MAX_PLIES, Ply, find_move};
use crate::board::{Annotations, Color, Position};
use crate::notation::annotations;
use crate::rules::{LegalMove, Play};

/// A move of a game or of one of its variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeMove {
    /// The index of the move before; `None` for a move from the start position.
    pub before: Option<usize>,
    /// The side that moves.
    pub mover: Color,
    /// The number of the move, continued from the position; in a series, counted from 1.
    pub number: u16,
    /// `true` for Black's move, and in a series for the move of the other side, which has no number of its own.
    pub is_second: bool,
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
    played(position, movetext, |play, _, word| Some((play.clone(), find_move(play, word)?)))
}

/// Returns the moves of a series with its variations, as [`tree`] does for a game. The side to move makes all moves that
/// have a number.
///
/// ```
/// use fenwright::notation::{fen, pgn};
/// let position = fen::read("8/p5B1/1Qp5/5P2/7p/2p5/5k2/K7 b - - 0 1")?;
/// let moves = pgn::series_tree(&position, "1. Kf3 (1. Kf1 Qg1#) 2. Ke4 3. Kd5 Qd4#");
/// let said: Vec<_> = moves.iter().map(|each| (each.number, each.is_second, each.ply.san.as_str())).collect();
/// assert_eq!(said[..3], [(1, false, "Kf3"), (1, false, "Kf1"), (1, true, "Qg1+")]);
/// assert_eq!(said[3..], [(2, false, "Ke4"), (3, false, "Kd5"), (3, true, "Qd4#")]);
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn series_tree(position: &Position, movetext: &str) -> Vec<TreeMove> {
    let first = position.side_to_move;
    let mut moves = played(position, movetext, |play, is_numbered, word| {
        let side = if is_numbered { first } else { !first };
        let found = find_move_of(play, side, word).or_else(|| find_move_of(play, !side, word))?;
        let mut play = play.clone();
        play.pass_to(&found);
        Some((play, found))
    });
    for index in 0..moves.len() {
        let before = moves[index].before.map_or(0, |before| moves[before].number);
        let is_second = moves[index].mover != first;
        moves[index].is_second = is_second;
        moves[index].number = before.saturating_add(u16::from(!is_second)).max(1);
    }
    moves
}

fn find_move_of(play: &Play, side: Color, word: &str) -> Option<LegalMove> {
    let position = play.position();
    if position.side_to_move == side {
        return find_move(play, word);
    }
    find_move(&Play::from_position(&Position { side_to_move: side, en_passant: None, ..position })?, word)
}

/// Plays the moves of a movetext. `find` gets the play before a move, `true` if the move is numbered higher than the move
/// before, and its word. It returns the play in which the move can be made, with the move.
fn played(
    position: &Position,
    movetext: &str,
    find: impl Fn(&Play, bool, &str) -> Option<(Play, LegalMove)>,
) -> Vec<TreeMove> {
    let Some(start) = Play::from_position(position) else { return Vec::new() };
    let mut moves: Vec<TreeMove> = Vec::new();
    // The play after each move of the outline, with the index of the move; `None` from the first illegal move of a line on.
    let mut nodes: Vec<Option<(Play, usize)>> = Vec::new();
    let outline = outline(movetext, MAX_PLIES);
    for OutlineMove { word, before, glyphs, comments, number } in &outline {
        let node = match before {
            Some(before) => nodes[*before].as_ref().map(|(play, index)| (play, Some(*index))),
            None => Some((&start, None)),
        };
        let is_numbered = before.is_none_or(|before| *number > outline[before].number);
        let found = node.and_then(|(play, before)| Some((find(play, is_numbered, &movetext[word.clone()])?, before)));
        let played = found.and_then(|((play, found), before)| play_move(play, before, found));
        nodes.push(played.map(|(play, mut played)| {
            let text = |comment: &Range<usize>| strip_delimiters(&movetext[comment.clone()]).to_owned();
            played.comments = comments.iter().map(text).collect();
            played.annotations = annotations::read_all(played.comments.iter().map(String::as_str));
            played.glyphs.clone_from(glyphs);
            moves.push(played);
            (play, moves.len() - 1)
        }));
    }
    moves
}

fn play_move(mut play: Play, before: Option<usize>, legal_move: LegalMove) -> Option<(Play, TreeMove)> {
    let Position { side_to_move: mover, fullmove_number: number, .. } = play.position();
    let san = play.to_san(legal_move)?;
    play.play(legal_move).ok()?;
    let position = play.position();
    let played = TreeMove {
        before,
        mover,
        number,
        is_second: mover == Color::Black,
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
