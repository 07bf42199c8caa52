//! The moves of a game with their variations.

use super::tokens::{Token, Tokens};
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
    /// The arrows and marked squares of the comments after the move.
    pub annotations: Annotations,
}

/// Returns the moves of a movetext with its variations, in the order of the text: a variation comes after the move that
/// it replaces. A line ends before its first illegal move; its later variations are left out too, and so are variations
/// with another move number than the move that they should replace, such as threats.
///
/// ```
/// use fenwright::{Position, notation::pgn};
/// let moves = pgn::tree(&Position::start(), "1. e4 e5 (1... c5 2. Nf3) 2. f4 Ke4 Nc6");
/// let said: Vec<_> = moves.iter().map(|each| (each.before, each.ply.san.as_str())).collect();
/// assert_eq!(said, [(None, "e4"), (Some(0), "e5"), (Some(0), "c5"), (Some(2), "Nf3"), (Some(1), "f4")]);
/// ```
pub fn tree(position: &Position, movetext: &str) -> Vec<TreeMove> {
    let Some(start) = Play::from_position(position) else { return Vec::new() };
    let mut tree = TreeBuilder { start, moves: Vec::new(), nodes: Vec::new() };
    let (mut line, mut outer) = (Line::Begun(None), Vec::new());
    for token in Tokens::new(movetext) {
        match token {
            Token::Open => {
                outer.push(line);
                line = tree.before(line);
            }
            Token::Close => line = outer.pop().unwrap_or(line),
            Token::Word(word, number) => line = tree.play(line, &movetext[word], number),
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
    /// The line has no move yet. A variation must begin with this number, if it is known.
    Begun(Option<u32>),
    At(usize),
    /// Begins after the move with this index, with a move of this number.
    After(usize, Option<u32>),
    /// A move of the line is illegal.
    Broken,
}

struct TreeBuilder {
    start: Play,
    moves: Vec<TreeMove>,
    nodes: Vec<Node>,
}

struct Node {
    /// The play after the move.
    play: Play,
    /// The number of the move, if the text states it.
    number: Option<u32>,
}

impl TreeBuilder {
    /// Returns the line without its last move, from which a variation begins.
    fn before(&self, line: Line) -> Line {
        let Line::At(last) = line else { return Line::Broken };
        let number = self.nodes[last].number;
        self.moves[last].before.map_or(Line::Begun(number), |before| Line::After(before, number))
    }

    fn play(&mut self, line: Line, word: &str, stated: Option<u32>) -> Line {
        let (before, expected) = match line {
            Line::Begun(number) => (None, number),
            Line::After(before, number) => (Some(before), number),
            Line::At(last) => (Some(last), None),
            Line::Broken => return Line::Broken,
        };
        if expected.zip(stated).is_some_and(|(expected, stated)| expected != stated) {
            return Line::Broken;
        }
        let node = before.map(|before| &self.nodes[before]);
        let mut play = node.map_or(&self.start, |node| &node.play).clone();
        // The second half move of a pair has no number of its own.
        let paired = node.and_then(|node| node.number);
        let Position { side_to_move: mover, fullmove_number, .. } = play.position();
        let played = find_move(&play, word).and_then(|legal_move| {
            let san = play.to_san(legal_move)?;
            play.play(legal_move).ok()?;
            Some(Ply { san, legal_move, position: play.position() })
        });
        let Some(played) = played else { return Line::Broken };
        self.moves.push(TreeMove {
            before,
            mover,
            number: fullmove_number,
            ply: played,
            annotations: Annotations::default(),
        });
        self.nodes.push(Node { play, number: stated.or(expected).or(paired) });
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
