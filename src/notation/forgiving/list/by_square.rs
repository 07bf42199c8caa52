//! Reads lists with the square before its piece: `{d4: 'wP', e6: 'bK'}`, "f4: white king".

use super::lex::{PieceName, Token, TokenKind};
use super::pieces::ListedPiece;
use crate::board::{Color, Square};

/// A square, with the color and the name of its piece as far as they were read.
#[derive(Clone, Copy)]
struct SquareEntry {
    square: Square,
    color: Option<Color>,
    name: Option<PieceName>,
}

impl SquareEntry {
    /// Adds a word that follows the square. Returns `None` if the color or the name was already given.
    fn add(&mut self, kind: &TokenKind) -> Option<()> {
        let (color, what) = match kind {
            TokenKind::Color(color, _) => (Some(*color), None),
            TokenKind::Role(role, _) => (None, Some(PieceName::Role(*role))),
            TokenKind::Colored(color, letter) => (Some(*color), Some(PieceName::Letter(*letter))),
            TokenKind::Figure(piece) => (Some(piece.color), Some(PieceName::Role(piece.role))),
            TokenKind::Letter(letter) => return self.add_letter(*letter),
            _ => return Some(()),
        };
        self.set(color, what)
    }

    fn set(&mut self, color: Option<Color>, what: Option<PieceName>) -> Option<()> {
        if color.is_some() && self.color.is_some() || what.is_some() && self.name.is_some() {
            return None;
        }
        self.color = self.color.or(color);
        self.name = self.name.or(what);
        Some(())
    }

    /// Reads a letter as a piece or, if a piece was already read, as a color: both `bk` and `kb` are a black king.
    fn add_letter(&mut self, letter: char) -> Option<()> {
        let color_of = |letter: char| match letter.to_ascii_lowercase() {
            'w' => Some(Color::White),
            'b' => Some(Color::Black),
            _ => None,
        };
        match (self.name, color_of(letter)) {
            (None, _) => self.set(None, Some(PieceName::Letter(letter))),
            (Some(_), Some(color)) => self.set(Some(color), None),
            (Some(PieceName::Letter(before)), None) => {
                let color = color_of(before)?;
                self.name = Some(PieceName::Letter(letter));
                self.set(Some(color), None)
            }
            (Some(PieceName::Role(_)), None) => None,
        }
    }

    fn piece(self) -> Option<ListedPiece> {
        let color = self.color.or(match self.name? {
            PieceName::Letter(letter) if letter.is_ascii_uppercase() => Some(Color::White),
            PieceName::Letter(_) => Some(Color::Black),
            PieceName::Role(_) => None,
        });
        Some(ListedPiece { color: color?, name: self.name, square: self.square })
    }
}

/// Reads the pieces of such a list; `None` if the tokens are not such a list. If the list begins with a color, each
/// color is the heading of the squares after it.
pub(super) fn pieces(tokens: &[Token]) -> Option<Vec<ListedPiece>> {
    let mut heading = None;
    let mut men = Vec::new();
    let mut entry: Option<SquareEntry> = None;
    let has_headings = starts_with_color(tokens);
    for token in tokens {
        match (&token.kind, &mut entry) {
            (TokenKind::PlacedPiece { color: None, name: None, squares }, _) => {
                let [square] = *squares.as_slice() else { return None };
                men.extend(entry.map(|entry| entry.piece().ok_or(())).transpose().ok()?);
                entry = Some(SquareEntry { square, color: heading, name: None });
            }
            (TokenKind::PlacedPiece { .. } | TokenKind::Unknown | TokenKind::Number | TokenKind::Versus, _) => {
                return None;
            }
            (TokenKind::Color(color, _), _) if has_headings => {
                men.extend(entry.take().map(|entry| entry.piece().ok_or(())).transpose().ok()?);
                heading = Some(*color);
            }
            (kind, Some(entry)) => entry.add(kind)?,
            (TokenKind::Sign(_) | TokenKind::Filler | TokenKind::Count, None) => {}
            _ => return None,
        }
    }
    men.push(entry?.piece()?);
    Some(men)
}

fn starts_with_color(tokens: &[Token]) -> bool {
    let first = tokens.iter().find(|token| !matches!(token.kind, TokenKind::Sign(_) | TokenKind::Filler));
    first.is_some_and(|first| matches!(first.kind, TokenKind::Color(..)))
}
