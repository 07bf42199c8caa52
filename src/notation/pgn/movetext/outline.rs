//! The moves of a movetext with their variations, not yet played.

use std::ops::Range;

use super::tokens::{Token, Tokens, glyph_of_suffix};

/// A word that should be a move, with its glyphs and comments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineMove {
    /// The byte range of the word, without the move number before it.
    pub word: Range<usize>,
    /// The index of the move before; `None` for a move from the start position.
    pub before: Option<usize>,
    /// The numeric annotation glyphs of the move (PGN standard, section 10), from `$3` or `!!`.
    pub glyphs: Vec<u8>,
    /// The byte ranges of the comments after the move, with their delimiters.
    pub comments: Vec<Range<usize>>,
    /// The number of the move, if the text states it.
    pub(super) number: Option<u32>,
}

/// Returns the moves of a movetext in the order of the text, at most `most`. A variation comes after the move that it
/// replaces; those with another move number than that move, such as threats, are left out.
///
/// ```
/// use fenwright::notation::pgn;
/// let text = "1. e4! {best} e5 (1... c5 $6) 2. f4";
/// let moves = pgn::outline(text, 100);
/// let said: Vec<_> = moves.iter().map(|each| (each.before, &text[each.word.clone()], each.glyphs.as_slice())).collect();
/// assert_eq!(said, [(None, "e4!", &[1][..]), (Some(0), "e5", &[]), (Some(0), "c5", &[6]), (Some(1), "f4", &[])]);
/// assert_eq!(moves[0].comments, [7..13]);
/// ```
pub fn outline(movetext: &str, most: usize) -> Vec<OutlineMove> {
    /// Average number of bytes of a move with its number in a game without comments.
    const MOVE_LEN: usize = 6;
    let mut outline = Outline { moves: Vec::with_capacity((movetext.len() / MOVE_LEN).min(most)) };
    let (mut line, mut outer) = (Line::Begun(None), Vec::new());
    for token in Tokens::new(movetext) {
        match token {
            Token::Open => {
                outer.push(line);
                line = outline.before(line);
            }
            Token::Close => line = outer.pop().unwrap_or(line),
            Token::Word(word, number) => line = outline.add(line, movetext, word, number),
            Token::Glyph(glyph) => outline.annotate(line, |last| last.glyphs.push(glyph)),
            Token::Comment(comment) => outline.annotate(line, |last| last.comments.push(comment)),
            Token::Result(_) if outer.is_empty() => break,
            Token::Result(_) => {}
        }
        if outline.moves.len() >= most {
            break;
        }
    }
    outline.moves
}

/// The last move of a line that is being read.
#[derive(Clone, Copy)]
enum Line {
    /// The line has no move yet. A variation must begin with this number, if it is known.
    Begun(Option<u32>),
    At(usize),
    /// Begins after the move with this index, with a move of this number.
    After(usize, Option<u32>),
    /// The line replaces no move.
    Broken,
}

struct Outline {
    moves: Vec<OutlineMove>,
}

impl Outline {
    /// Returns the line without its last move, from which a variation begins.
    fn before(&self, line: Line) -> Line {
        let Line::At(last) = line else { return Line::Broken };
        let OutlineMove { before, number, .. } = self.moves[last];
        before.map_or(Line::Begun(number), |before| Line::After(before, number))
    }

    fn add(&mut self, line: Line, movetext: &str, word: Range<usize>, stated: Option<u32>) -> Line {
        let (before, expected) = match line {
            Line::Begun(number) => (None, number),
            Line::After(before, number) => (Some(before), number),
            Line::At(last) => (Some(last), None),
            Line::Broken => return Line::Broken,
        };
        if expected.zip(stated).is_some_and(|(expected, stated)| expected != stated) {
            return Line::Broken;
        }
        // The second half move of a pair has no number of its own.
        let paired = before.and_then(|before| self.moves[before].number);
        let number = stated.or(expected).or(paired);
        let glyphs = glyph_of_suffix(&movetext[word.clone()]).into_iter().collect();
        self.moves.push(OutlineMove { word, before, glyphs, comments: Vec::new(), number });
        Line::At(self.moves.len() - 1)
    }

    fn annotate(&mut self, line: Line, add: impl FnOnce(&mut OutlineMove)) {
        if let Line::At(last) = line
            && let Some(last) = self.moves.get_mut(last)
        {
            add(last);
        }
    }
}
