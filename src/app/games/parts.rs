//! The moves of a game as they are written, with variations in brackets.

use crate::lang;
use crate::notation::annotations;
use crate::notation::pgn::TreeMove;

/// The signs of the glyphs from 1 to 6 (PGN standard, section 10).
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// A part of the moves as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// `name` is the text with the number of the move, which the text of a second move may lack.
    Move {
        index: usize,
        text: String,
        name: String,
        is_main: bool,
    },
    Open,
    Close,
    Comment(String),
}

/// Returns the moves in the order of the text: variations in brackets after the move that they replace.
pub(super) fn parts_of(moves: &[TreeMove]) -> Vec<Part> {
    let mut parts = Vec::new();
    // The last move of the main line and of each open variation.
    let mut lines: Vec<Option<usize>> = vec![None];
    // How many lines are open at the first move after each move; the start position is at 0.
    let mut depths: Vec<Option<usize>> = vec![None; moves.len() + 1];
    for (index, each) in moves.iter().enumerate() {
        let depth = &mut depths[each.before.map_or(0, |before| before + 1)];
        let replaced = *depth;
        let continued = || lines.iter().rposition(|last| *last == each.before).map(|at| at + 1);
        let kept = replaced.or_else(continued).unwrap_or(lines.len());
        parts.extend(lines.drain(kept..).map(|_| Part::Close));
        if replaced.is_some() {
            parts.push(Part::Open);
            lines.push(None);
        }
        if let Some(last) = lines.last_mut() {
            *last = Some(index);
        }
        depth.get_or_insert(lines.len());
        let is_after_move = matches!(parts.last(), Some(Part::Move { .. }));
        let (text, name) = (written(each, is_after_move), written(each, false));
        parts.push(Part::Move { index, text, name, is_main: lines.len() == 1 });
        parts.extend(each.comments.iter().filter_map(|comment| words_of(comment)).map(Part::Comment));
    }
    parts.extend(lines.drain(1..).map(|_| Part::Close));
    parts
}

/// Returns a move with its number and its signs: the number of a second move only if it does not follow the first one.
fn written(each: &TreeMove, follows: bool) -> String {
    let number = match each.is_second {
        false => format!("{}.", each.number),
        true if follows => String::new(),
        true => format!("{}...", each.number),
    };
    let signs = each.glyphs.iter().filter_map(|glyph| SIGNS.get(usize::from(*glyph).checked_sub(1)?));
    number + &lang::localize_moves(&each.ply.san) + &signs.copied().collect::<Vec<_>>().concat()
}

fn words_of(comment: &str) -> Option<String> {
    let words = annotations::words(comment).split_whitespace().collect::<Vec<_>>().join(" ");
    (!words.is_empty()).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;
    use crate::notation::pgn;

    #[test]
    fn variations_are_in_brackets_after_the_move_that_they_replace() {
        for (movetext, expected) in [
            ("1. e4 e5 2. Nf3", "1.e4 e5 2.Nf3"),
            ("1. e4! {best} (1. d4 d5 (1... Nf6) 2. c4) 1... e5?", "1.e4! {best} ( 1.d4 d5 ( 1...Nf6 ) 2.c4 ) 1...e5?"),
            ("1. e4 (1. c4) (1. d4 d5)", "1.e4 ( 1.c4 ) ( 1.d4 d5 )"),
            ("1. e4 {[%cal Ge2e4]} e5 $16", "1.e4 e5"),
        ] {
            let moves = pgn::tree(&Position::start(), movetext);
            let text = |part: Part| match part {
                Part::Move { text, .. } => text,
                Part::Open => "(".to_owned(),
                Part::Close => ")".to_owned(),
                Part::Comment(words) => format!("{{{words}}}"),
            };
            let written: Vec<String> = parts_of(&moves).into_iter().map(text).collect();
            assert_eq!(written.join(" "), expected, "{movetext}");
        }
    }
}
