//! Lists with the square before its piece: `{d4: 'wP', e6: 'bK'}`, "f4: white king".

use super::lex::{Kind, PieceName, Token};
use super::men::Man;
use crate::board::{Color, Square};

/// The piece on a square, as far as the words after it describe it.
#[derive(Clone, Copy)]
struct Entry {
    square: Square,
    color: Option<Color>,
    what: Option<PieceName>,
}

impl Entry {
    /// Adds a word; `None` if it contradicts or repeats the words before.
    fn take(&mut self, kind: &Kind) -> Option<()> {
        let (color, what) = match kind {
            Kind::Color(color, _) => (Some(*color), None),
            Kind::Role(role, _) => (None, Some(PieceName::Role(*role))),
            Kind::Colored(color, letter) => (Some(*color), Some(PieceName::Letter(*letter))),
            Kind::Figure(piece) => (Some(piece.color), Some(PieceName::Role(piece.role))),
            Kind::Letter(letter) => return self.take_letter(*letter),
            _ => return Some(()),
        };
        self.say(color, what)
    }

    fn say(&mut self, color: Option<Color>, what: Option<PieceName>) -> Option<()> {
        if color.is_some() && self.color.is_some() || what.is_some() && self.what.is_some() {
            return None;
        }
        self.color = self.color.or(color);
        self.what = self.what.or(what);
        Some(())
    }

    /// Reads a letter as a piece or, beside one, as a color: `b` and `k` in any order are a black king.
    fn take_letter(&mut self, letter: char) -> Option<()> {
        let color_of = |letter: char| match letter.to_ascii_lowercase() {
            'w' => Some(Color::White),
            'b' => Some(Color::Black),
            _ => None,
        };
        match (self.what, color_of(letter)) {
            (None, _) => self.say(None, Some(PieceName::Letter(letter))),
            (Some(_), Some(color)) => self.say(Some(color), None),
            (Some(PieceName::Letter(before)), None) => {
                let color = color_of(before)?;
                self.what = Some(PieceName::Letter(letter));
                self.say(Some(color), None)
            }
            (Some(PieceName::Role(_)), None) => None,
        }
    }

    /// Returns the piece; without a color the case of its letter decides.
    fn man(self) -> Option<Man> {
        let color = self.color.or(match self.what? {
            PieceName::Letter(letter) if letter.is_ascii_uppercase() => Some(Color::White),
            PieceName::Letter(_) => Some(Color::Black),
            PieceName::Role(_) => None,
        });
        Some(Man { color: color?, what: self.what, square: self.square })
    }
}

/// Reads the pieces of such a list; `None` if the tokens are none. A color before the first square is a heading.
pub(super) fn men(tokens: &[Token]) -> Option<Vec<Man>> {
    let mut heading = None;
    let mut men = Vec::new();
    let mut entry: Option<Entry> = None;
    let has_headings = starts_with_color(tokens);
    for token in tokens {
        match (&token.kind, &mut entry) {
            (Kind::Man { color: None, what: None, squares }, _) => {
                let [square] = *squares.as_slice() else { return None };
                men.extend(entry.map(|entry| entry.man().ok_or(())).transpose().ok()?);
                entry = Some(Entry { square, color: heading, what: None });
            }
            (Kind::Man { .. } | Kind::Unknown | Kind::Number | Kind::Versus, _) => return None,
            (Kind::Color(color, _), _) if has_headings => {
                men.extend(entry.take().map(|entry| entry.man().ok_or(())).transpose().ok()?);
                heading = Some(*color);
            }
            (kind, Some(entry)) => entry.take(kind)?,
            (Kind::Sign(_) | Kind::Filler | Kind::Count, None) => {}
            _ => return None,
        }
    }
    men.push(entry?.man()?);
    Some(men)
}

fn starts_with_color(tokens: &[Token]) -> bool {
    let first = tokens.iter().find(|token| !matches!(token.kind, Kind::Sign(_) | Kind::Filler));
    first.is_some_and(|first| matches!(first.kind, Kind::Color(..)))
}
