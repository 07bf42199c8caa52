//! Where games, tags and moves begin, found line by line.

use std::collections::HashSet;

use super::tag::{self, TagSpans};

/// What the scanner finds in a line. Bytes are those of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// A game begins at this byte.
    Game(usize),
    /// A tag of the game.
    Tag(TagSpans),
    /// The moves of the game begin at this byte.
    Movetext(usize),
}

/// Where in a game a line is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    /// Before the first game.
    #[default]
    Outside,
    /// Among the tags, before any move.
    Tags,
    Moves,
    /// Behind a result.
    Ended,
}

/// The most names of tags that are remembered of a game: enough for any real one.
const NAMES: usize = 256;

/// The most tags of a game that are told.
const TAGS: usize = 10_000;

/// The state between two lines.
#[derive(Clone, Debug, Default)]
pub(super) struct Scanner {
    phase: Phase,
    in_comment: bool,
    /// How many variations are open.
    depth: usize,
    /// The first byte of the line that is no white space.
    line_start: usize,
    /// Whether the line is blank, and whether the one before it is.
    is_blank: bool,
    after_blank: bool,
    /// Whether a blank line or a comment stands behind the last tag.
    is_parted: bool,
    /// How many tags the game has so far.
    tags: usize,
    /// The names of the tags of this game, in lower case.
    names: HashSet<Vec<u8>>,
}

impl Scanner {
    /// Takes a line, with or without its line end, and returns the byte at which its first part begins;
    /// `None` for a line that has none, since it is blank or escaped.
    pub(super) fn begin_line(&mut self, line: &[u8]) -> Option<usize> {
        self.line_start = tag::skip_space(line, byte_order_mark(line));
        self.after_blank = self.is_blank;
        self.is_blank = self.line_start == line.len();
        if self.is_blank {
            self.is_parted = true;
            return None;
        }
        if self.in_comment && self.after_blank && is_event_tag(line, self.line_start) {
            self.in_comment = false;
        }
        (self.in_comment || line[self.line_start] != b'%').then_some(self.line_start)
    }

    /// Reads a comment, tag, word or sign of the line that was begun, and returns the byte at which the next
    /// part begins, if there is one.
    pub(super) fn part(&mut self, line: &[u8], at: usize, found: &mut impl FnMut(Event)) -> Option<usize> {
        let is_first = at == self.line_start;
        if self.in_comment {
            let end = memchr::memchr(b'}', &line[at..])?;
            self.in_comment = false;
            return Some(at + end + 1);
        }
        let at = tag::skip_space(line, at);
        match line.get(at)? {
            b';' => None,
            b'{' => {
                self.in_comment = true;
                self.is_parted = true;
                Some(at + 1)
            }
            b'[' if is_first || self.phase != Phase::Moves => match tag::at(line, at) {
                Some(tag) => {
                    let next = tag.is_closed.then_some(tag.whole.end);
                    self.tag(line, tag, found);
                    next
                }
                None => (self.phase == Phase::Moves || self.phase == Phase::Ended).then_some(at + 1),
            },
            _ => self.word(line, at, is_first, found),
        }
    }

    fn tag(&mut self, line: &[u8], tag: TagSpans, found: &mut impl FnMut(Event)) {
        let name = line[tag.name.clone()].to_ascii_lowercase();
        let begins = match self.phase {
            Phase::Tags => self.names.contains(&name) && (self.is_parted || name == b"event"),
            Phase::Outside | Phase::Moves | Phase::Ended => true,
        };
        if begins {
            self.begin(Phase::Tags);
            found(Event::Game(tag.whole.start));
        }
        if self.names.len() < NAMES {
            self.names.insert(name);
        }
        self.is_parted = false;
        self.tags += 1;
        if self.tags <= TAGS {
            found(Event::Tag(tag));
        }
    }

    fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.depth = 0;
        self.tags = 0;
        self.names.clear();
    }

    /// Reads one word or sign of the moves, and returns the byte behind it if the line is worth reading on.
    fn word(&mut self, line: &[u8], at: usize, is_first: bool, found: &mut impl FnMut(Event)) -> Option<usize> {
        let can_begin = match self.phase {
            Phase::Outside => is_first,
            Phase::Tags => false,
            Phase::Moves => is_first && self.after_blank && self.depth == 0,
            Phase::Ended => true,
        };
        if can_begin && is_first_move(&line[at..]) {
            self.begin(Phase::Moves);
            found(Event::Game(at));
            found(Event::Movetext(at));
        } else if self.phase == Phase::Outside {
            return None;
        } else if self.phase == Phase::Tags {
            self.phase = Phase::Moves;
            found(Event::Movetext(at));
        }
        match line[at] {
            b'(' => self.depth += 1,
            b')' => self.depth = self.depth.saturating_sub(1),
            _ => {
                let end = at + word_length(&line[at..]);
                if self.depth == 0 && is_result(&line[at..end]) {
                    self.phase = Phase::Ended;
                }
                return Some(end);
            }
        }
        Some(at + 1)
    }
}

/// The length of a byte order mark in UTF-8, if the line begins with one.
fn byte_order_mark(line: &[u8]) -> usize {
    if line.starts_with("\u{FEFF}".as_bytes()) { 3 } else { 0 }
}

fn is_event_tag(line: &[u8], start: usize) -> bool {
    line[start] == b'[' && tag::at(line, start).is_some_and(|tag| line[tag.name].eq_ignore_ascii_case(b"event"))
}

/// The bytes of a word of the moves, at least one.
pub(super) fn word_length(bytes: &[u8]) -> usize {
    let is_end = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'{' | b'}' | b'(' | b')' | b';' | b'[');
    bytes.iter().position(is_end).unwrap_or(bytes.len()).max(1)
}

/// Whether a word ends a game.
pub(super) fn is_result(word: &[u8]) -> bool {
    matches!(word, b"*" | b"1-0" | b"0-1" | b"1/2-1/2" | b"1/2") || word == "\u{BD}-\u{BD}".as_bytes()
}

/// Whether the bytes begin with move number 1 and a move that a pawn or a knight can make first, or a
/// comment before it.
fn is_first_move(bytes: &[u8]) -> bool {
    let Some(rest) = bytes.strip_prefix(b"1.") else { return false };
    matches!(rest.trim_ascii_start(), [b'a'..=b'h', b'2'..=b'4', ..] | [b'N', b'a'..=b'h', ..] | [b'{', ..])
}
