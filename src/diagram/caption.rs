//! Captions with placeholders.

use std::borrow::Cow;

use super::alt::mover;
use crate::board::Position;

/// What the placeholders of a caption stand for.
#[derive(Clone, Copy, Debug)]
pub struct Caption<'a> {
    /// `{id}` and `{title}`: what the position is called, which may be nothing.
    pub title: &'a str,
    /// `{number}`: its number, counted from 1.
    pub number: usize,
    /// `{side}`: whose move it is.
    pub position: &'a Position,
    /// `{fen}`.
    pub fen: &'a str,
    /// Further names in braces, and what they stand for.
    pub said: &'a [(String, &'a str)],
}

impl Caption<'_> {
    /// Fills in what stands in braces; other braces stay as they are.
    ///
    /// ```
    /// use fenwright::{Position, diagram::Caption};
    /// let said = [("author".to_owned(), "Loyd")];
    /// let caption = Caption { title: "{side}", number: 7, position: &Position::start(), fen: "", said: &said };
    /// assert_eq!(caption.filled("{number}: {side}, {id} {x} {author}"), "7: White to move, {side} {x} Loyd");
    /// ```
    #[must_use]
    pub fn filled(&self, template: &str) -> String {
        let mut parts = template.split('{');
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            match self.value(part) {
                Some((value, behind)) => out.extend([&*value, behind]),
                None => out.extend(["{", part]),
            }
        }
        out
    }

    /// The value of the placeholder that a text begins with behind its first brace, and what stands behind it.
    fn value<'t>(&self, text: &'t str) -> Option<(Cow<'_, str>, &'t str)> {
        let behind = |name: &str| text.strip_prefix(name)?.strip_prefix('}');
        let said = || self.said.iter().find_map(|(name, value)| Some(((*value).into(), behind(name)?)));
        if let Some(behind) = behind("id").or_else(|| behind("title")) {
            Some((self.title.into(), behind))
        } else if let Some(behind) = behind("number") {
            Some((self.number.to_string().into(), behind))
        } else if let Some(behind) = behind("side") {
            Some((mover(self.position).into(), behind))
        } else if let Some(behind) = behind("fen") {
            Some((self.fen.into(), behind))
        } else {
            said()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_are_filled_in_or_stay() {
        let said = [("author".to_owned(), "Loyd"), ("source".to_owned(), "")];
        let caption = Caption { title: "{number}", number: 7, position: &Position::start(), fen: "a b", said: &said };
        let cases = [
            ("", ""),
            ("No. {number}: {side}", "No. 7: White to move"),
            ("{id}", "{number}"),
            ("{ {number} } {x} {", "{ 7 } {x} {"),
            ("{fen}{fen}", "a ba b"),
            ("{title}: {author}{source}", "{number}: Loyd"),
        ];
        for (template, expected) in cases {
            assert_eq!(caption.filled(template), expected, "{template}");
        }
    }
}
