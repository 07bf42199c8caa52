//! Captions with placeholders.

use std::borrow::Cow;

use super::alt::mover;
use crate::board::Position;

/// What the placeholders of a caption stand for.
#[derive(Clone, Copy, Debug)]
pub struct Caption<'a> {
    /// `{id}`: what the position is called, which may be nothing.
    pub id: &'a str,
    /// `{number}`: its number, counted from 1.
    pub number: usize,
    /// `{side}`: whose move it is.
    pub position: &'a Position,
    /// `{fen}`.
    pub fen: &'a str,
}

impl Caption<'_> {
    /// Fills in what stands in braces; other braces stay as they are.
    ///
    /// ```
    /// use fenwright::{Position, diagram::Caption};
    /// let caption = Caption { id: "{side}", number: 7, position: &Position::start(), fen: "" };
    /// assert_eq!(caption.filled("{number}: {side}, {id} {x}"), "7: White to move, {side} {x}");
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
        if let Some(behind) = behind("id") {
            Some((self.id.into(), behind))
        } else if let Some(behind) = behind("number") {
            Some((self.number.to_string().into(), behind))
        } else if let Some(behind) = behind("side") {
            Some((mover(self.position).into(), behind))
        } else {
            Some((self.fen.into(), behind("fen")?))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_are_filled_in_or_stay() {
        let caption = Caption { id: "{number}", number: 7, position: &Position::start(), fen: "a b" };
        let cases = [
            ("", ""),
            ("No. {number}: {side}", "No. 7: White to move"),
            ("{id}", "{number}"),
            ("{ {number} } {x} {", "{ 7 } {x} {"),
            ("{fen}{fen}", "a ba b"),
        ];
        for (template, expected) in cases {
            assert_eq!(caption.filled(template), expected, "{template}");
        }
    }
}
