//! The parts of a movetext (PGN standard, section 8.2).

use std::ops::Range;

use super::super::game::line_length;
use super::super::scanner::{is_result, word_length};

/// A part of a movetext, with its byte range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A word that should be a move, without the move number before it.
    Word(Range<usize>, Option<u32>),
    /// A comment with its delimiters.
    Comment(Range<usize>),
    /// A numeric annotation glyph: `$3`, or the signs `!!` alone.
    Glyph(u8),
    /// The beginning of a variation.
    Open,
    /// The end of a variation.
    Close,
    /// A result, such as `1-0` or `*`.
    Result(Range<usize>),
}

pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    number: Option<u32>,
}

impl<'a> Tokens<'a> {
    pub(super) const fn new(movetext: &'a str) -> Self {
        Self { text: movetext, at: 0, number: None }
    }

    /// Moves to the end of the next part, and returns its byte range.
    fn advance(&mut self, length: usize) -> Range<usize> {
        let start = self.at;
        self.at += length;
        start..self.at
    }
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let bytes = self.text.as_bytes();
        while let Some(byte) = bytes.get(self.at) {
            let rest = &bytes[self.at..];
            let is_line_start = self.at.checked_sub(1).is_none_or(|before| matches!(bytes[before], b'\n' | b'\r'));
            match byte {
                b' ' | b'\n' | b'\r' => _ = self.advance(1),
                b'%' if is_line_start => _ = self.advance(line_length(rest)),
                b';' => return Some(Token::Comment(self.advance(line_length(rest)))),
                b'{' => {
                    let length = memchr::memchr(b'}', rest).map_or(rest.len(), |end| end + 1);
                    return Some(Token::Comment(self.advance(length)));
                }
                b'(' => {
                    self.advance(1);
                    return Some(Token::Open);
                }
                b')' => {
                    self.advance(1);
                    return Some(Token::Close);
                }
                _ => {
                    let span = self.advance(word_length(rest));
                    // Most words are moves without a number.
                    if byte.is_ascii_alphabetic() && bytes[span.clone()] != *b"e.p." {
                        return Some(Token::Word(span, self.number.take()));
                    }
                    if is_result(&bytes[span.clone()]) {
                        return Some(Token::Result(span));
                    }
                    if let Some(glyph) = glyph(&self.text[span.clone()]) {
                        return Some(Token::Glyph(glyph));
                    }
                    let (number, word) = self.text[span.clone()].split_at(number_length(&bytes[span.clone()]));
                    self.number = number.trim_end_matches('.').parse().ok().or(self.number);
                    if is_move_like(word) {
                        return Some(Token::Word(span.end - word.len()..span.end, self.number.take()));
                    }
                }
            }
        }
        None
    }
}

/// Reads a numeric annotation glyph (PGN standard, section 8.2.4), or signs that stand alone.
fn glyph(word: &str) -> Option<u8> {
    match word.strip_prefix('$') {
        Some(number) => number.parse().ok(),
        None => glyph_of_suffix(word).filter(|_| word.trim_matches(['!', '?']).is_empty()),
    }
}

/// Returns the glyph of the signs at the end of a move (PGN standard, section 8.2.3.8).
pub(super) fn glyph_of_suffix(word: &str) -> Option<u8> {
    const SIGNS: [(&str, u8); 6] = [("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!", 1), ("?", 2)];
    if !word.ends_with(['!', '?']) {
        return None;
    }
    SIGNS.into_iter().find(|(sign, _)| word.ends_with(sign)).map(|(_, glyph)| glyph)
}

/// Returns the length in bytes of a move number with its dots, such as `12.` or `12...`, or of dots alone.
fn number_length(word: &[u8]) -> usize {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = word[digits..].iter().take_while(|byte| **byte == b'.').count();
    let is_number = dots > 0 || digits == word.len();
    if is_number { digits + dots } else { 0 }
}

/// Returns `true` if a word should be a move, including `--`. Returns `false` for `$1`, `+-` and a lone `e.p.`
fn is_move_like(word: &str) -> bool {
    let is_sign = !word.contains(|char: char| char.is_alphanumeric() || is_figure(char)) && word != "--";
    !is_sign && !word.starts_with('$') && word != "e.p."
}

const fn is_figure(char: char) -> bool {
    matches!(char, '\u{2654}'..='\u{265F}')
}
