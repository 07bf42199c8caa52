//! The moves of a game with their variations.

use super::movetext::{MAX_PLIES, Ply, find_move};
use super::tokens::{Token, Tokens};
use crate::board::{Annotations, Position};
use crate::notation::annotations;
use crate::rules::Play;

/// A move of a game or of one of its variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeMove {
    /// The index of the move before; `None` for a move from the start position.
    pub before: Option<usize>,
    /// The move.
    pub ply: Ply,
    /// The arrows and marked squares of the comments after the move.
    pub annotations: Annotations,
}

/// Returns the moves of a movetext with its variations, in the order of the text: a variation comes after the move that
/// it replaces. A line ends before its first illegal move; its later variations are left out too.
///
/// ```
/// use fenwright::{Position, notation::pgn};
/// let moves = pgn::tree(&Position::start(), "1. e4 e5 (1... c5 2. Nf3) 2. f4 Ke4 Nc6");
/// let said: Vec<_> = moves.iter().map(|each| (each.before, each.ply.san.as_str())).collect();
/// assert_eq!(said, [(None, "e4"), (Some(0), "e5"), (Some(0), "c5"), (Some(2), "Nf3"), (Some(1), "f4")]);
/// ```
pub fn tree(position: &Position, movetext: &str) -> Vec<TreeMove> {
    let Some(start) = Play::from_position(position) else { return Vec::new() };
    let mut tree = TreeBuilder { start, moves: Vec::new(), plays: Vec::new() };
    let (mut line, mut outer) = (Line::Begun, Vec::new());
    for token in Tokens::new(movetext) {
        match token {
            Token::Open => {
                outer.push(line);
                line = tree.before(line);
            }
            Token::Close => line = outer.pop().unwrap_or(line),
            Token::Word(word) => line = tree.play(line, &movetext[word]),
            Token::Comment(comment) => tree.comment(line, &movetext[comment]),
            Token::Result(_) if outer.is_empty() => break,
            Token::Result(_) => {}
        }
        if tree.moves.len() >= MAX_PLIES {
            break;
        }
    }
    tree.moves
}

/// The last move of a line that is being read.
#[derive(Clone, Copy)]
enum Line {
    /// The line has no move yet.
    Begun,
    At(usize),
    /// A move of the line is illegal.
    Broken,
}

struct TreeBuilder {
    start: Play,
    moves: Vec<TreeMove>,
    /// The play after each move.
    plays: Vec<Play>,
}

impl TreeBuilder {
    /// Returns the line without its last move, from which a variation begins.
    fn before(&self, line: Line) -> Line {
        match line {
            Line::At(last) => self.moves[last].before.map_or(Line::Begun, Line::At),
            Line::Begun | Line::Broken => Line::Broken,
        }
    }

    fn play(&mut self, line: Line, word: &str) -> Line {
        let (before, play) = match line {
            Line::Begun => (None, &self.start),
            Line::At(last) => (Some(last), &self.plays[last]),
            Line::Broken => return Line::Broken,
        };
        let mut play = play.clone();
        let played = find_move(&play, word).and_then(|legal_move| {
            let san = play.to_san(legal_move)?;
            play.play(legal_move).ok()?;
            Some(Ply { san, legal_move, position: play.position() })
        });
        let Some(ply) = played else { return Line::Broken };
        self.moves.push(TreeMove { before, ply, annotations: Annotations::default() });
        self.plays.push(play);
        Line::At(self.moves.len() - 1)
    }

    fn comment(&mut self, line: Line, comment: &str) {
        if let Line::At(last) = line {
            self.moves[last].annotations.extend(&annotations::read(comment));
        }
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
            ("1. e4 (1. Ke3 (1. d4) e5) e5", "->e4 e4>e5"),
            ("1. e4 e5 2. Ke3 Nc6 (2... d6)", "->e4 e4>e5"),
            ("1. e4 ) e5 ( 1... c5", "->e4 e4>e5 e4>c5"),
            ("1. e4 (1. d4 1-0) e5 * 2. Nf3", "->e4 ->d4 e4>e5"),
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
