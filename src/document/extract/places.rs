//! The places of a game whose positions are wanted.

use std::fmt;
use std::str::FromStr;

use super::Extraction;
use crate::board::{Color, Position};
use crate::notation::annotations;
use crate::notation::pgn::{Game, OutlineMove};

/// A kind of place in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamePlace {
    /// A move with a numeric annotation glyph, or with this one. The position is before a good move, and else after it.
    Glyph(Option<u8>),
    /// The position to which a comment with words belongs.
    Comment,
    /// The position to which arrows or marked squares belong.
    Mark,
    /// The position before White's move of this number.
    Move(u16),
    /// The position before a capture of a piece that is not a pawn.
    Capture,
    /// The last position of the game.
    End,
    /// Every position.
    Every,
}

/// The glyphs of good moves (PGN standard, section 10): `!`, `!!`, `!?` and the only move.
const GOOD: [u8; 5] = [1, 3, 5, 7, 8];

/// The error for a text that is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPlace;

impl fmt::Display for NotAPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not nag, nag:N, comment, mark, move:N, capture, end or every")
    }
}

impl std::error::Error for NotAPlace {}

impl FromStr for GamePlace {
    type Err = NotAPlace;

    /// Reads `nag`, `nag:3`, `comment`, `mark`, `move:20`, `capture`, `end` or `every`.
    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let (name, value) = text.split_once(':').map_or((text, None), |(name, value)| (name, Some(value)));
        match (name, value) {
            ("nag", None) => Ok(Self::Glyph(None)),
            ("nag", Some(glyph)) => glyph.parse().map(|glyph| Self::Glyph(Some(glyph))).map_err(|_| NotAPlace),
            ("comment", None) => Ok(Self::Comment),
            ("mark", None) => Ok(Self::Mark),
            ("move", Some(number)) => number.parse().map(Self::Move).map_err(|_| NotAPlace),
            ("capture", None) => Ok(Self::Capture),
            ("end", None) => Ok(Self::End),
            ("every", None) => Ok(Self::Every),
            _ => Err(NotAPlace),
        }
    }
}

/// A position that is wanted: before or after the move at an index of the outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) index: usize,
    pub(super) is_after: bool,
    /// `true` if the position counts only if the move captures a piece that is not a pawn.
    pub(super) needs_capture: bool,
}

impl Extraction {
    /// Returns `false` if a glance shows that no place of a game is wanted.
    pub(super) fn may_match(&self, movetext: &str, game: &Game<'_>) -> bool {
        let bytes = movetext.as_bytes();
        let has = |signs: [u8; 3]| memchr::memchr3(signs[0], signs[1], signs[2], bytes).is_some();
        let is_possible = |place: &GamePlace| match place {
            GamePlace::Glyph(_) => has([b'$', b'!', b'?']),
            GamePlace::Comment | GamePlace::Mark => has([b'{', b';', b';']),
            GamePlace::Capture => bytes.contains(&b'x') || game.fen_tags().next().is_some(),
            GamePlace::Move(_) | GamePlace::End | GamePlace::Every => !bytes.is_empty(),
        };
        self.places.iter().any(is_possible)
    }

    /// Returns the wanted positions in order.
    pub(super) fn find_places(&self, start: &Position, movetext: &str, outline: &[OutlineMove]) -> Vec<Place> {
        let mut places: Vec<Place> = Vec::new();
        let mut plies: Vec<usize> = Vec::with_capacity(outline.len());
        let last = main_line(outline).last();
        for (index, each) in outline.iter().enumerate() {
            plies.push(each.before.map_or(0, |before| plies[before] + 1));
            for place in &self.places {
                let found = |is_after| Place { index, is_after, needs_capture: false };
                let place = match *place {
                    GamePlace::Glyph(wanted) => {
                        let glyph = each.glyphs.iter().find(|glyph| wanted.is_none_or(|wanted| wanted == **glyph));
                        glyph.map(|glyph| found(!GOOD.contains(glyph)))
                    }
                    GamePlace::Comment => has_words(movetext, each).then(|| found(true)),
                    GamePlace::Mark => has_marks(movetext, each).then(|| found(true)),
                    GamePlace::Move(number) => is_move(start, plies[index], number).then(|| found(false)),
                    GamePlace::Capture => Some(Place { needs_capture: true, ..found(false) }),
                    GamePlace::End => (Some(index) == last).then(|| found(true)),
                    GamePlace::Every => Some(found(true)),
                };
                places.extend(place);
            }
        }
        places
    }
}

/// Removes the moves of variations.
pub(super) fn retain_main_line(outline: &mut Vec<OutlineMove>) {
    let kept: Vec<usize> = main_line(outline).collect();
    let mut index = 0;
    outline.retain(|_| {
        index += 1;
        kept.binary_search(&(index - 1)).is_ok()
    });
    for (index, each) in outline.iter_mut().enumerate() {
        each.before = index.checked_sub(1);
    }
}

/// Returns the indices of the main line: each move is the first after the one before it.
fn main_line(outline: &[OutlineMove]) -> impl Iterator<Item = usize> {
    let mut last = None;
    let is_next = move |(index, each): (usize, &OutlineMove)| {
        (each.before == last).then(|| {
            last = Some(index);
            index
        })
    };
    outline.iter().enumerate().filter_map(is_next)
}

fn is_move(start: &Position, plies: usize, number: u16) -> bool {
    let plies_of_number = 2 * usize::from(number.saturating_sub(start.fullmove_number));
    let is_black = usize::from(start.side_to_move == Color::Black);
    number >= start.fullmove_number && plies + is_black == plies_of_number
}

fn has_words(movetext: &str, each: &OutlineMove) -> bool {
    each.comments.iter().any(|comment| !comment_words(&movetext[comment.clone()]).is_empty())
}

fn has_marks(movetext: &str, each: &OutlineMove) -> bool {
    each.comments.iter().any(|comment| annotations::has_annotations(&movetext[comment.clone()]))
}

/// Returns the words of a comment without its delimiters and its commands, on one line.
pub(super) fn comment_words(comment: &str) -> String {
    let text = comment.strip_prefix(';').unwrap_or_else(|| comment.trim_start_matches('{').trim_end_matches('}'));
    annotations::words(text).split_whitespace().collect::<Vec<_>>().join(" ")
}
