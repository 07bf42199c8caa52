//! The words of a line.

use std::fmt;
use std::str::FromStr;

/// The words of a line that are not yet read, separated by any white space.
#[derive(Clone, Debug)]
pub(super) struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    pub(super) const fn new(line: &'a str) -> Self {
        Self { rest: line }
    }

    /// Returns the rest of the line, without white space around it.
    pub(super) const fn rest(&self) -> &'a str {
        self.rest.trim_ascii()
    }

    pub(super) fn peek(&self) -> Option<&'a str> {
        self.clone().next()
    }

    /// Reads a number, whatever its size. Only a number that fits is returned; any other word is left.
    pub(super) fn number<T: FromStr>(&mut self) -> Option<T> {
        let word = self.peek()?;
        let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        self.next();
        word.parse().ok()
    }

    /// Reads all moves that follow.
    pub(super) fn moves(&mut self) -> Moves<'a> {
        let start = self.rest.trim_ascii_start();
        let mut end = 0;
        let mut after = Self::new(start);
        while after.next().is_some_and(is_move) {
            end = start.len() - after.rest.len();
            self.rest = after.rest;
        }
        Moves(start.get(..end).unwrap_or_default().trim_ascii_end())
    }

    /// Reads the text up to one of these words, or to the end of the line.
    pub(super) fn text_until(&mut self, ends: &[&str]) -> &'a str {
        let start = self.rest;
        while self.peek().is_some_and(|word| !ends.contains(&word)) {
            self.next();
        }
        start.get(..start.len() - self.rest.len()).unwrap_or_default().trim_ascii()
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let start = self.rest.trim_ascii_start();
        let end = start.bytes().position(|byte| byte.is_ascii_whitespace()).unwrap_or(start.len());
        let (word, rest) = start.split_at_checked(end)?;
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }
}

/// Moves in UCI notation within a line. Nothing but their form is checked.
///
/// ```
/// use fenwright::engine::Moves;
/// assert_eq!(Moves::new("e2e4 e7e5 and so on").iter().last(), Some("e7e5"));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Moves<'a>(&'a str);

impl<'a> Moves<'a> {
    /// Returns the moves with which a text begins.
    pub fn new(text: &'a str) -> Self {
        Words::new(text).moves()
    }

    /// Returns the moves in order.
    pub fn iter(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        Words::new(self.0)
    }

    /// Returns `true` if there are no moves.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl PartialEq for Moves<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl fmt::Display for Moves<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|one| write!(f, " {one}"))
    }
}

/// Returns `true` if a word has the form of a move: `e2e4`, `e7e8q`, the drop `P@e4`, or `a9j10` on a large board.
pub(super) fn is_move(word: &str) -> bool {
    let bytes = word.as_bytes();
    let dropped = |rest| square(rest).is_some_and(<[u8]>::is_empty);
    match bytes {
        [role, b'@', rest @ ..] => role.is_ascii_uppercase() && dropped(rest),
        _ => square(bytes).and_then(square).is_some_and(|rest| match rest {
            [] => true,
            [role] => role.is_ascii_lowercase(),
            _ => false,
        }),
    }
}

/// Returns the bytes after a square of a board with at most ten files and ranks.
fn square(bytes: &[u8]) -> Option<&[u8]> {
    match bytes {
        [b'a'..=b'j', b'1', b'0', rest @ ..] | [b'a'..=b'j', b'1'..=b'9', rest @ ..] => Some(rest),
        _ => None,
    }
}
