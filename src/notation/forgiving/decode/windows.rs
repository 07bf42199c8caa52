//! Selects the windows of a text, which are the parts that may contain a placement, and their rank separators.

use std::ops::Range;

use super::costs::FORM;
use super::lattice::{Lattice, RankSeparator, UNKNOWN_LETTER, is_piece};
use crate::board::{Board, Size};
use crate::notation::fen;
use crate::notation::forgiving::alphabet::Alphabet;

/// Maximum number of characters in a window.
const MAX_WINDOW_LENGTH: usize = 200;
/// Maximum number of windows per text.
const MAX_WINDOWS: usize = 12;

/// Maximum length in bytes of a text that is searched as a whole. In a longer text, a window begins before
/// [`MIN_NEARBY_SLASHES`] slashes within [`NEARBY`] bytes.
const MAX_SHORT_TEXT: usize = 150;
const NEARBY: usize = 110;
const MIN_NEARBY_SLASHES: usize = 5;
/// Maximum number of bytes from the beginning of a placement to its first separator.
const MAX_LEAD: usize = 30;

/// Minimum number of occurrences of a sign other than `/` that separates ranks.
const MIN_OTHER_SEPARATORS: usize = 6;
/// Minimum number of slashes that separate ranks.
const MIN_SLASHES: usize = 3;

pub(super) struct Window {
    pub(super) letters: Vec<u8>,
    /// The byte offset of each character in the text, and of the end of the last character.
    places: Vec<usize>,
    /// `true` if only white space precedes the window in the text.
    is_first: bool,
    /// `true` if a letter or digit directly precedes the window in the text.
    is_in_word: bool,
}

pub(super) fn find(text: &str) -> impl Iterator<Item = Window> {
    let starts = if text.len() <= MAX_SHORT_TEXT { vec![0] } else { window_starts(text) };
    starts.into_iter().take(MAX_WINDOWS).map(|start| Window::new(text, start))
}

/// Returns the byte offsets of windows in a longer text. Each window begins before a group of nearby separators.
fn window_starts(text: &str) -> Vec<usize> {
    let mut starts: Vec<usize> = Vec::new();
    for stroke in ["/", "\\", "|", "-", ",", ":", ";", "_", "+", ".", "\n", " "] {
        let many = if stroke == "/" { MIN_NEARBY_SLASHES } else { MIN_OTHER_SEPARATORS + 1 };
        let mut recent: Vec<usize> = Vec::with_capacity(many);
        let mut end = 0;
        for (at, _) in text.match_indices(stroke) {
            if recent.len() == many {
                recent.remove(0);
            }
            recent.push(at);
            if recent.len() == many && at - recent[0] <= NEARBY && at >= end {
                let start = text.floor_char_boundary(recent[0].saturating_sub(MAX_LEAD));
                starts.push(start);
                end = start + MAX_WINDOW_LENGTH - NEARBY / 2;
                if starts.len() >= MAX_WINDOWS {
                    return starts;
                }
            }
        }
        if !starts.is_empty() {
            break;
        }
    }
    starts
}

impl Window {
    fn new(text: &str, start: usize) -> Self {
        let chars = text[start..].char_indices().take(MAX_WINDOW_LENGTH);
        let mut window = Self {
            letters: Vec::with_capacity(MAX_WINDOW_LENGTH),
            places: Vec::with_capacity(MAX_WINDOW_LENGTH + 1),
            is_first: text[..start].trim().is_empty(),
            is_in_word: text[..start].ends_with(char::is_alphanumeric),
        };
        let mut end = start;
        for (at, char) in chars {
            let letter = if char.is_ascii() { char as u8 } else { UNKNOWN_LETTER };
            window.letters.push(letter);
            window.places.push(start + at);
            end = start + at + char.len_utf8();
        }
        window.places.push(end);
        window
    }

    pub(super) fn byte_offset(&self, at: usize) -> usize {
        self.places[at]
    }

    fn count(&self, sign: u8) -> usize {
        memchr::memchr_iter(sign, &self.letters).count()
    }

    pub(super) fn separators(&self) -> Vec<RankSeparator> {
        if self.count(b'/') >= MIN_SLASHES || self.letters.split(u8::is_ascii_whitespace).any(is_forsyth) {
            return vec![RankSeparator::Sign(b'/')];
        }
        let others = b"\\|-,:;_+.\n ".iter().rev().copied().filter(|sign| self.count(*sign) >= MIN_OTHER_SEPARATORS);
        let other = others.max_by_key(|sign| self.count(*sign)).map(RankSeparator::Sign);
        let is_joined = self
            .letters
            .split(|letter| !letter.is_ascii_alphanumeric())
            .any(|word| (6..=80).contains(&word.len()) && word.iter().any(u8::is_ascii_digit));
        other.into_iter().chain(is_joined.then_some(RankSeparator::None)).collect()
    }

    /// Returns the board size if most ranks have the same width, and this width is not 8.
    pub(super) fn large_size(&self, strokes: RankSeparator) -> Option<Size> {
        let RankSeparator::Sign(stroke) = strokes else { return None };
        let large = Size::new(10, 8)?;
        let words = self.letters.split(|letter| *letter == stroke);
        let words: Vec<&[u8]> = words.map(|word| part_of_rank(word, large)).filter(|word| !word.is_empty()).collect();
        let widths: Vec<usize> =
            words.iter().filter(|word| !has_adjacent_digits(word)).map(|word| width(word)).collect();
        let count = |width: usize| widths.iter().filter(|other| **other == width).count();
        let width = widths.iter().copied().max_by_key(|width| count(*width))?;
        let size = Size::new(u8::try_from(width).ok()?, u8::try_from(words.len()).ok()?)?;
        (count(width) * 2 > words.len() && !size.is_standard()).then_some(size)
    }

    /// Returns `true` if the ranks contain piece letters of this language that English does not have.
    pub(super) fn has_letters_of(&self, alphabet: &Alphabet) -> bool {
        let last_stroke = self.letters.iter().rposition(|letter| b"/\\".contains(letter));
        // The side to move after the last rank is not a piece.
        let end = last_stroke.map_or(self.letters.len(), |at| {
            let rank = self.letters[at + 1..].trim_ascii_start();
            let start = self.letters.len() - rank.len();
            start + rank.iter().position(u8::is_ascii_whitespace).unwrap_or(rank.len())
        });
        // G does not count: it may also be a grasshopper, or a misread 6.
        let is_foreign = |letter: &u8| {
            let is_piece = is_piece(*letter, Size::STANDARD) || b"Gg".contains(letter);
            alphabet.piece(char::from(*letter)).is_some() && !is_piece
        };
        self.letters[..end].iter().any(is_foreign)
    }

    /// Translates the window to the letters of FEN. FEN letters that the language does not have become unknown.
    pub(super) fn in_english(&self, alphabet: &Alphabet) -> Vec<u8> {
        let letter = |letter: &u8| match alphabet.piece(char::from(*letter)) {
            Some(piece) => piece.letter() as u8,
            None if is_piece(*letter, Size::STANDARD) => UNKNOWN_LETTER,
            None => *letter,
        };
        self.letters.iter().map(letter).collect()
    }

    pub(super) fn starts<'a>(&'a self, lattice: &'a Lattice) -> impl Iterator<Item = (usize, i32)> + 'a {
        let text = lattice.text;
        let is_open = |at: usize| {
            let near = &text[at..(at + NEARBY).min(text.len())];
            text.len() <= MAX_SHORT_TEXT
                || !lattice.is_separator(b'/')
                || memchr::memchr_iter(b'/', near).count() >= MIN_NEARBY_SLASHES
        };
        let starts_rank = |byte: u8| {
            is_piece(byte, lattice.size)
                || b"123456789lIoOxX/".contains(&byte)
                || byte == UNKNOWN_LETTER
                || byte == b'S'
        };
        (0..text.len()).filter_map(move |at| {
            if at == 0 {
                return (!self.is_in_word).then_some((0, if self.is_first { 0 } else { FORM }));
            }
            let before = text[at - 1];
            if before.is_ascii_alphanumeric() || !starts_rank(text[at]) || !is_open(at) {
                return None;
            }
            if !lattice.is_separator(before) {
                let is_blank = self.is_first && text[..at].iter().all(u8::is_ascii_whitespace);
                return Some((at, if is_blank { FORM / 2 } else { FORM }));
            }
            let rank = lattice.word_before(at - 1);
            let is_rank = part_of_rank(rank, lattice.size).len() == rank.len() && width(rank) == lattice.files();
            (!is_rank).then_some((at, 2 * FORM))
        })
    }
}

/// Returns the part of `text`, the text between two separators, that can belong to a rank: the part after the last
/// character that no rank can contain. If that character is a space, returns the first word of `text` instead.
fn part_of_rank(text: &[u8], size: Size) -> &[u8] {
    let text = text.trim_ascii();
    let first = text.iter().rposition(|byte| !is_piece(*byte, size) && !byte.is_ascii_digit() && *byte != b'~');
    match first {
        // In the text after the last separator, the words after the first word are fields, not squares.
        Some(space) if text[space] == b' ' => text.split(|byte| *byte == b' ').next().map_or(&[], |word| word),
        Some(other) => &text[other + 1..],
        None => text,
    }
}

fn has_adjacent_digits(rank: &[u8]) -> bool {
    rank.windows(2).any(|pair| pair.iter().all(u8::is_ascii_digit) && pair != b"10")
}

/// Returns `true` if a word is a board of 64 squares in Forsyth's own form, in which runs of empty squares may continue
/// on the next rank.
pub(in crate::notation::forgiving) fn is_forsyth(word: &[u8]) -> bool {
    const LONGEST: usize = 80;
    let (mut squares, mut run, mut has_men) = (0, 0, false);
    for byte in word.iter().take(LONGEST) {
        if byte.is_ascii_digit() {
            run = (run * 10 + usize::from(byte - b'0')).min(999);
            continue;
        }
        let is_man = is_piece(*byte, Size::STANDARD);
        if !is_man && *byte != b'/' {
            return false;
        }
        squares += std::mem::take(&mut run) + usize::from(is_man);
        has_men |= is_man;
    }
    word.contains(&b'/') && has_men && word.len() <= LONGEST && squares + run == 64
}

fn width(rank: &[u8]) -> usize {
    let mut squares = 0;
    let mut rest = rank;
    while let [first, after @ ..] = rest {
        let is_ten = rest.starts_with(b"10");
        rest = if is_ten { &rest[2..] } else { after };
        squares += match first {
            _ if is_ten => 10,
            b'~' => 0,
            b'0'..=b'9' => usize::from(first - b'0'),
            _ => 1,
        };
    }
    squares
}

pub(super) fn strict_placements(text: &str) -> impl Iterator<Item = (Range<usize>, Board)> {
    /// The length of five empty ranks, `5/5/5/5/5`.
    const SHORTEST: usize = 9;
    let mut at = 0;
    let words = text.split(|char: char| !char.is_ascii_alphanumeric() && char != '/').map(move |word| {
        let start = at;
        at += word.len();
        at += text[at..].chars().next().map_or(0, char::len_utf8);
        (start, word)
    });
    words.filter(|(_, word)| word.len() >= SHORTEST).filter_map(|(start, word)| {
        let range = ranks_of(word)?;
        let position = fen::read(&format!("{} w - - 0 1", &word[range.clone()])).ok()?;
        Some((start + range.start..start + range.end, position.board))
    })
}

/// Returns the byte range of the probable ranks in a word: eight consecutive ranks of eight squares, otherwise the
/// whole word if it has enough slashes.
fn ranks_of(word: &str) -> Option<Range<usize>> {
    const LONGEST: usize = 109;
    let is_rank =
        |rank: &str| part_of_rank(rank.as_bytes(), Size::STANDARD).len() == rank.len() && width(rank.as_bytes()) == 8;
    let mut at = 0;
    let mut ranks: Vec<Range<usize>> = Vec::new();
    for part in word.split('/') {
        let range = at..at + part.len();
        at = range.end + 1;
        if is_rank(part) {
            ranks.push(range);
        } else if ranks.len() == 8 {
            break;
        } else {
            ranks.clear();
        }
    }
    match &ranks[..] {
        [first, .., last] if ranks.len() == 8 => Some(first.start..last.end),
        _ => (word.len() <= LONGEST && word.matches('/').count() > 3).then_some(0..word.len()),
    }
}
