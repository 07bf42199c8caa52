//! Normalizes characters: look-alikes become ASCII, invisible characters are removed, and codes are decoded.

use std::ops::Range;

use percent_encoding::percent_decode_str;
use unicode_normalization::UnicodeNormalization;

use super::vocabulary;
use crate::notation::fen::is_invisible;

const MAX_BYTES: usize = 64 * 1024;

/// Maximum length of an HTML entity, in bytes.
const MAX_ENTITY_LENGTH: usize = 12;
/// Maximum length of an HTML tag, in bytes.
const MAX_TAG_LENGTH: usize = 200;

/// A normalized text that maps back to its source.
#[derive(Debug)]
pub(super) struct NormalizedText<'a> {
    pub(super) source: &'a str,
    pub(super) text: String,
    /// The byte offset in `text` after each piece that is marked as promoted. The marks are not part of `text`.
    pub(super) promoted: Vec<usize>,
    /// For each byte of `text` the byte offset of its source, and one more offset for the end.
    origins: Vec<u32>,
}

impl<'a> NormalizedText<'a> {
    pub(super) fn new(source: &'a str) -> Self {
        let source = &source[..source.floor_char_boundary(MAX_BYTES)];
        let text = String::with_capacity(source.len());
        let mut clean = Self { source, text, promoted: Vec::new(), origins: Vec::new() };
        let has_marks = source.contains('~') && vocabulary::has_placement_slashes(source);
        // Six or more backslashes are rank separators. Then `\n` is not an escape, but a separator and a black knight.
        let has_escapes = source.split('\\').skip(1).filter(|after| !after.starts_with(['/', 'u'])).take(6).count() < 6;
        let mut at = 0;
        while let Some(char) = source[at..].chars().next() {
            if has_marks && char == '~' && clean.is_after_promotable() {
                clean.promoted.push(clean.text.len());
                at += 1;
                continue;
            }
            at += clean.push_next(at, char, has_escapes);
        }
        clean.origins.push(source.len() as u32);
        clean
    }

    fn push_next(&mut self, at: usize, char: char, has_escapes: bool) -> usize {
        let rest = &self.source[at..];
        let found = match char {
            '&' => entity(rest),
            '%' => percent_encoded(rest),
            '>' | '|' if self.starts_line() => Some((String::new(), quote_length(rest))),
            '"' => literal_gap(rest).map(|length| (String::new(), length)),
            '=' if rest[1..].starts_with(['\r', '\n']) => Some((String::new(), 1 + line_end(&rest[1..]))),
            '<' => tag_length(rest).map(|length| (" ".to_owned(), length)),
            '\u{1B}' => Some((String::new(), terminal_sequence(rest))),
            '\\' if has_escapes && !(rest[1..].starts_with(['n', 'r']) && self.is_in_placement()) => escape(rest),
            _ => None,
        };
        if let Some((decoded, length)) = found {
            decoded.chars().filter_map(normalize_char).for_each(|char| self.push(char, at));
            return length;
        }
        if let Some(char) = normalize_char(char) {
            self.push(char, at);
        }
        char.len_utf8()
    }

    /// Returns `true` if the text so far ends with a piece that can be marked as promoted.
    fn is_after_promotable(&self) -> bool {
        self.text.ends_with(|char| "QRBNqrbn".contains(char))
    }

    fn starts_line(&self) -> bool {
        self.text.is_empty() || self.text.ends_with('\n')
    }

    /// Returns `true` if a backslash at this point separates ranks: some ranks precede it, but not all.
    fn is_in_placement(&self) -> bool {
        let word = self.text.rsplit(char::is_whitespace).next().unwrap_or_default();
        (1..7).contains(&word.matches('/').count()) && word.ends_with(|char: char| char.is_ascii_alphanumeric())
    }

    fn push(&mut self, char: char, origin: usize) {
        self.text.push(char);
        self.origins.resize(self.text.len(), origin as u32);
    }

    pub(super) fn source_of(&self, range: Range<usize>) -> &'a str {
        let place = |at: usize| self.origins.get(at).map_or(self.source.len(), |origin| *origin as usize);
        self.source.get(place(range.start)..place(range.end).max(place(range.start))).unwrap_or_default()
    }
}

pub(super) fn normalize_char(char: char) -> Option<char> {
    Some(match char {
        '\n' | '\r' | '\u{2028}' | '\u{2029}' | '\u{85}' | '\u{B}' | '\u{C}' => '\n',
        _ if char.is_whitespace() => ' ',
        '\u{FE0E}' | '\u{FE0F}' | '\u{FFFD}' => return None,
        _ if is_invisible(char) => return None,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' | '\u{30FC}' | '\u{2043}' => '-',
        '\u{2044}' | '\u{2215}' | '\u{2571}' | '\u{29F8}' | '\u{27CB}' => '/',
        '\u{2216}' | '\u{FE68}' | '\u{29F9}' => '\\',
        '“' | '”' | '„' | '‟' | '«' | '»' | '″' | '〝' | '〞' => '"',
        '‘' | '’' | '‚' | '‛' | '‹' | '›' | '′' | '`' | '´' => '\'',
        '·' | '•' | '∙' | '⋅' | '・' => '.',
        '×' => 'x',
        _ if char.is_ascii() => char,
        _ => digit(char)
            .or_else(|| figurine(char))
            .or_else(|| look_alike(char))
            .or_else(|| compatibility_form(char))
            .unwrap_or(char),
    })
}

/// Returns the compatibility form (NFKC) of a character if it is a single ASCII character.
fn compatibility_form(char: char) -> Option<char> {
    let mut simple = std::iter::once(char).nfkc();
    simple.next().filter(|plain| plain.is_ascii_graphic() && simple.next().is_none())
}

fn figurine(char: char) -> Option<char> {
    let place = u32::from(char).checked_sub(0x2654)?;
    "KQRBNPkqrbnp".chars().nth(place as usize)
}

fn digit(char: char) -> Option<char> {
    const ZEROS: [u32; 15] =
        [0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0, 0xF20];
    let code = u32::from(char);
    let value = ZEROS.iter().find_map(|zero| code.checked_sub(*zero).filter(|value| *value < 10))?;
    char::from_digit(value, 10)
}

/// Returns the ASCII look-alike of a Cyrillic or Greek letter, for letters that FEN uses.
fn look_alike(char: char) -> Option<char> {
    Some(match char {
        'р' | 'ρ' => 'p',
        'Р' | 'Ρ' => 'P',
        'к' | 'κ' => 'k',
        'К' | 'Κ' => 'K',
        'В' | 'Β' => 'B',
        'Ν' => 'N',
        'п' | 'η' => 'n',
        'г' => 'r',
        'Ь' | 'ь' | 'в' => 'b',
        'ԛ' => 'q',
        'Ԛ' => 'Q',
        'е' | 'ε' => 'e',
        'а' | 'α' => 'a',
        'А' | 'Α' => 'A',
        'с' => 'c',
        'С' => 'C',
        'о' | 'ο' => 'o',
        'О' | 'Ο' => 'O',
        'ѡ' | 'ω' => 'w',
        'Ԝ' => 'W',
        'һ' => 'h',
        'ԁ' => 'd',
        'ɡ' => 'g',
        _ => return None,
    })
}

/// Decodes an HTML entity such as `&quot;` or `&#x2F;`, and returns its text and its length in bytes.
fn entity(text: &str) -> Option<(String, usize)> {
    let head = &text[..text.floor_char_boundary(MAX_ENTITY_LENGTH)];
    let length = head.find(';')? + 1;
    let decoded = html_escape::decode_html_entities(&head[..length]);
    (decoded != head[..length]).then(|| (decoded.into_owned(), length))
}

fn quote_length(line: &str) -> usize {
    line.find(|char| !matches!(char, '>' | ' ' | '|')).unwrap_or(line.len())
}

/// Returns the length in bytes of the gap between two parts of a string literal: two quotes with a line break or a plus
/// sign between them.
fn literal_gap(text: &str) -> Option<usize> {
    let between = text[1..].find(|char: char| !char.is_whitespace() && !matches!(char, '+' | '\\' | '.'))?;
    let gap = &text[1..=between];
    (gap.contains(['\n', '+']) && text[1 + between..].starts_with('"')).then_some(between + 2)
}

fn line_end(text: &str) -> usize {
    if text.starts_with("\r\n") { 2 } else { 1 }
}

/// Decodes a run of bytes written as `%2F`, or encoded twice as `%252F`, and returns its text and its length in bytes.
fn percent_encoded(text: &str) -> Option<(String, usize)> {
    if let Some(again) = text.strip_prefix("%25") {
        let inner = format!("%{}", again.get(..2)?);
        let (decoded, length) = percent_encoded(&inner)?;
        return Some((decoded, length + 2));
    }
    let is_encoded = |triple: &[u8]| triple[0] == b'%' && triple[1..].iter().all(u8::is_ascii_hexdigit);
    let length = text.as_bytes().chunks_exact(3).take_while(|triple| is_encoded(triple)).count().min(8) * 3;
    let bytes: Vec<u8> = percent_decode_str(text.get(..length).filter(|run| !run.is_empty())?).collect();
    // The bytes of a character that the run cuts off are decoded with the next run.
    let whole = match std::str::from_utf8(&bytes) {
        Err(error) if error.error_len().is_none() && error.valid_up_to() > 0 => error.valid_up_to(),
        _ => bytes.len(),
    };
    Some((String::from_utf8_lossy(&bytes[..whole]).into_owned(), whole * 3))
}

/// Returns the length in bytes of an HTML tag. Angle brackets with four or more slashes inside are no tag: they contain
/// a position or an address.
fn tag_length(text: &str) -> Option<usize> {
    let head = &text[..text.floor_char_boundary(MAX_TAG_LENGTH)];
    let inside = &head[1..head.find('>')?];
    let name = inside.trim_start_matches('/');
    let name_length = name.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let after = &name[name_length..];
    let is_tag = name.starts_with(|char: char| char.is_ascii_alphabetic())
        && name_length <= 10
        && (after.is_empty() || after.starts_with([' ', '\n', '\t']) || after == "/")
        && inside.matches('/').count() < 4;
    is_tag.then_some(inside.len() + 2)
}

fn terminal_sequence(text: &str) -> usize {
    let body = text[1..].strip_prefix('[').unwrap_or_default();
    let length = body.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b';').count();
    let is_closed = body[length..].starts_with(|char: char| char.is_ascii_alphabetic());
    1 + if is_closed { length + 2 } else { 0 }
}

/// Decodes an escape such as `\/`, `\n` or `\*`, and returns its text and its length in bytes.
fn escape(text: &str) -> Option<(String, usize)> {
    if let Some(code) = text[1..].strip_prefix('u').and_then(|rest| rest.get(..4)) {
        let char = u32::from_str_radix(code, 16).ok().and_then(char::from_u32)?;
        return Some((char.to_string(), 6));
    }
    let meaning = match text[1..].chars().next()? {
        '/' => "/",
        'n' | 'r' => "\n",
        't' => " ",
        '"' => "\"",
        '\'' => "'",
        '*' | '_' | '[' | ']' | '-' => return Some((text[1..2].to_owned(), 2)),
        _ => return None,
    };
    Some((meaning.to_owned(), 2))
}
