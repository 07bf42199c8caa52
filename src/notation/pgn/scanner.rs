//! Finds games, tags and moves line by line.

use std::ops::Range;

/// A finding of the scanner. Offsets are byte offsets in the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ScanEvent {
    Game(usize),
    Tag(TagSpans),
    Movetext(usize),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    #[default]
    Outside,
    Tags,
    Moves,
    Ended,
}

/// Maximum number of bytes of the known names.
const MAX_NAMES_LEN: usize = 1 << 12;

const MAX_TAGS: usize = 10_000;

#[derive(Clone, Debug, Default)]
pub(super) struct Scanner {
    phase: Phase,
    in_comment: bool,
    depth: usize,
    line_start: usize,
    /// `true` if the current line is blank.
    is_blank: bool,
    /// `true` if the line before the current line is blank.
    after_blank: bool,
    /// `true` after a blank line or a comment that follows the last tag.
    is_separated: bool,
    tags: usize,
    /// The names of the tags of the current game, each with a line feed behind it.
    names: Vec<u8>,
}

impl Scanner {
    /// Takes a line and returns the offset of its first part. Returns `None` for a blank line and, outside
    /// comments, for a line that begins with `%`.
    pub(super) fn begin_line(&mut self, line: &[u8]) -> Option<usize> {
        self.line_start = skip_space(line, byte_order_mark(line));
        self.after_blank = self.is_blank;
        self.is_blank = self.line_start == line.len();
        if self.is_blank {
            self.is_separated = true;
            return None;
        }
        if self.in_comment && self.after_blank && is_event_tag(line, self.line_start) {
            self.in_comment = false;
        }
        (self.in_comment || line[self.line_start] != b'%').then_some(self.line_start)
    }

    /// Reads a comment, tag, word or sign of the current line, and returns the offset of the next part, if any.
    pub(super) fn part(&mut self, line: &[u8], at: usize, found: &mut impl FnMut(ScanEvent)) -> Option<usize> {
        let is_first = at == self.line_start;
        if self.in_comment {
            let end = memchr::memchr(b'}', &line[at..])?;
            self.in_comment = false;
            return Some(at + end + 1);
        }
        let at = skip_space(line, at);
        match line.get(at)? {
            b';' => None,
            b'{' => {
                self.in_comment = true;
                self.is_separated = true;
                Some(at + 1)
            }
            b'[' if is_first || self.phase != Phase::Moves => match parse_tag(line, at) {
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

    fn tag(&mut self, line: &[u8], tag: TagSpans, found: &mut impl FnMut(ScanEvent)) {
        let name = &line[tag.name.clone()];
        let begins = match self.phase {
            Phase::Tags => (self.is_separated || name.eq_ignore_ascii_case(b"event")) && self.has_tag(name),
            Phase::Outside | Phase::Moves | Phase::Ended => true,
        };
        if begins {
            self.begin(Phase::Tags);
            found(ScanEvent::Game(tag.whole.start));
        }
        if self.names.len() < MAX_NAMES_LEN {
            self.names.extend_from_slice(name);
            self.names.push(b'\n');
        }
        self.is_separated = false;
        self.tags += 1;
        if self.tags <= MAX_TAGS {
            found(ScanEvent::Tag(tag));
        }
    }

    fn has_tag(&self, name: &[u8]) -> bool {
        self.names.split(|byte| *byte == b'\n').any(|known| known.eq_ignore_ascii_case(name))
    }

    fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.depth = 0;
        self.tags = 0;
        self.names.clear();
    }

    /// Reads one word or sign of the moves. Returns the offset after it; `None` if the rest of the line can be skipped.
    fn word(&mut self, line: &[u8], at: usize, is_first: bool, found: &mut impl FnMut(ScanEvent)) -> Option<usize> {
        let can_begin = match self.phase {
            Phase::Outside => is_first,
            Phase::Tags => false,
            Phase::Moves => is_first && self.after_blank && self.depth == 0,
            Phase::Ended => true,
        };
        if can_begin && is_first_move(&line[at..]) {
            self.begin(Phase::Moves);
            found(ScanEvent::Game(at));
            found(ScanEvent::Movetext(at));
        } else if self.phase == Phase::Outside {
            return None;
        } else if self.phase == Phase::Tags {
            self.phase = Phase::Moves;
            found(ScanEvent::Movetext(at));
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

fn byte_order_mark(line: &[u8]) -> usize {
    if line.starts_with("\u{FEFF}".as_bytes()) { 3 } else { 0 }
}

fn is_event_tag(line: &[u8], start: usize) -> bool {
    line[start] == b'[' && parse_tag(line, start).is_some_and(|tag| line[tag.name].eq_ignore_ascii_case(b"event"))
}

pub(super) fn word_length(bytes: &[u8]) -> usize {
    let is_end = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'{' | b'}' | b'(' | b')' | b';' | b'[');
    bytes.iter().position(is_end).unwrap_or(bytes.len()).max(1)
}

/// Returns `true` for a game termination marker (PGN standard, section 8.2.6) or a common variant of such a marker.
pub(super) fn is_result(word: &[u8]) -> bool {
    matches!(word, b"*" | b"1-0" | b"0-1" | b"1/2-1/2" | b"1/2") || word == "\u{BD}-\u{BD}".as_bytes()
}

/// Returns `true` for move number 1 followed by a possible first move of a pawn or knight, or by a comment.
fn is_first_move(bytes: &[u8]) -> bool {
    let Some(rest) = bytes.strip_prefix(b"1.") else { return false };
    matches!(rest.trim_ascii_start(), [b'a'..=b'h', b'2'..=b'4', ..] | [b'N', b'a'..=b'h', ..] | [b'{', ..])
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TagSpans {
    pub(super) whole: Range<usize>,
    pub(super) name: Range<usize>,
    /// The value between the quotes, with its escapes.
    pub(super) value: Range<usize>,
    /// `true` if a closing quote precedes a bracket or the line's end; otherwise the tag extends to the end of the
    /// line.
    pub(super) is_closed: bool,
}

/// Reads the tag whose bracket is at byte `start` of a line; `None` unless a name and an opening quote follow.
fn parse_tag(line: &[u8], start: usize) -> Option<TagSpans> {
    let name_start = skip_space(line, start + 1);
    let name_end = name_start + prefix_length(&line[name_start..], is_name);
    let quote = skip_space(line, name_end);
    if name_start == name_end || line.get(quote) != Some(&b'"') {
        return None;
    }
    let value = quote + 1;
    let (end, behind) = find_end(line, value);
    Some(TagSpans {
        whole: start..behind.unwrap_or_else(|| trimmed_end(line)),
        name: name_start..name_end,
        value: value..end,
        is_closed: behind.is_some(),
    })
}

/// Returns the end of the value, and the offset after the tag if the tag is closed. The value ends at the first quote
/// that is followed by a bracket or the end of the line. Without such a quote, the value ends at the first quote,
/// otherwise at the first `]`, otherwise at the end of the line.
fn find_end(line: &[u8], value: usize) -> (usize, Option<usize>) {
    let mut first_quote = None;
    let mut at = value;
    while let Some(found) = memchr::memchr2(b'"', b'\\', line.get(at..).unwrap_or_default()) {
        at += found;
        if line[at] == b'\\' {
            at += 2;
            continue;
        }
        let behind = skip_space(line, at + 1);
        match line.get(behind) {
            Some(b']') => return (at, Some(behind + 1)),
            None | Some(b'[') => return (at, Some(at + 1)),
            Some(_) => {}
        }
        first_quote.get_or_insert(at);
        at = behind;
    }
    let end = || memchr::memchr(b']', &line[value..]).map_or_else(|| trimmed_end(line), |at| value + at);
    (first_quote.unwrap_or_else(end).max(value), None)
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-') || !byte.is_ascii()
}

fn prefix_length(bytes: &[u8], holds: impl Fn(u8) -> bool) -> usize {
    bytes.iter().position(|byte| !holds(*byte)).unwrap_or(bytes.len())
}

fn trimmed_end(line: &[u8]) -> usize {
    line.trim_ascii_end().len()
}

fn skip_space(line: &[u8], at: usize) -> usize {
    let rest = line.get(at..).unwrap_or_default();
    at + prefix_length(rest, |byte| byte.is_ascii_whitespace())
}
