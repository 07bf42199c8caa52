//! Captions with placeholders.

mod members;

use std::borrow::Cow;

use members::Members;

use super::alt::mover;
use crate::board::{Color, Position};

/// What separates the lines of a caption where it is given in one.
const SEPARATOR: &str = " | ";

/// The placeholders that mostly have a line each, in their order.
const USUAL_LINES: [&str; 4] = ["title", "author", "source", "stipulation"];

/// What a line of a caption says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    /// What the position is called.
    Title,
    /// Who composed it.
    Author,
    /// Where it appeared.
    Source,
    /// What is asked for.
    Stipulation,
    /// Whose move it is.
    Mover(Color),
    /// Anything else, or several things.
    Text,
}

/// One thing that is said, which may take several lines on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptionLine {
    /// What it says.
    pub kind: LineKind,
    /// In one line.
    pub text: String,
}

impl CaptionLine {
    /// A line without more than one space between words; `None` for one that says nothing.
    pub(super) fn of(kind: LineKind, text: &str) -> Option<Self> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        (!text.is_empty()).then_some(Self { kind, text })
    }
}

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
    /// What pages mostly say of each diagram.
    pub const ON_PAGES: &'static str = "{title} | {author} | {stipulation}";

    /// Fills in what stands in braces; other braces stay as they are. Lines are separated by bars.
    ///
    /// ```
    /// use fenwright::{Position, diagram::Caption};
    /// let said = [("author".to_owned(), "Loyd")];
    /// let caption = Caption { title: "{side}", number: 7, position: &Position::start(), fen: "", said: &said };
    /// assert_eq!(caption.filled("{number}: {side}, {id} {x} {author}"), "7: White to move, {side} {x} Loyd");
    /// ```
    pub fn filled(&self, template: &str) -> String {
        let lines = self.parts(template).map(|(_, text)| text);
        lines.collect::<Vec<_>>().join(SEPARATOR)
    }

    /// The same line by line, for pages: a bar between spaces begins a new one.
    ///
    /// ```
    /// use fenwright::{Position, diagram::{Caption, LineKind}};
    /// let said = [("author".to_owned(), "Loyd"), ("source".to_owned(), "")];
    /// let caption = Caption { title: "A | B", number: 7, position: &Position::start(), fen: "", said: &said };
    /// let lines = caption.lines("{title} | by {author} | {source} | {author}");
    /// let said: Vec<_> = lines.iter().map(|line| (line.kind, line.text.as_str())).collect();
    /// assert_eq!(said, [(LineKind::Title, "A | B"), (LineKind::Text, "by Loyd"), (LineKind::Author, "Loyd")]);
    /// ```
    pub fn lines(&self, template: &str) -> Vec<CaptionLine> {
        let kind = |part: &str| match sole_placeholder(part) {
            Some("title" | "id") => LineKind::Title,
            Some("author") => LineKind::Author,
            Some("source") => LineKind::Source,
            Some("stipulation") => LineKind::Stipulation,
            Some("side") => LineKind::Mover(self.position.side_to_move),
            _ => LineKind::Text,
        };
        self.parts(template).filter_map(|(part, text)| CaptionLine::of(kind(part), &text)).collect()
    }

    /// Whether a line of a template is the placeholder of this name alone.
    pub fn has_line(template: &str, name: &str) -> bool {
        template.split(SEPARATOR).any(|part| is_line(part, name))
    }

    /// A template with a line that is this placeholder alone, or without it. It comes behind those that are usually above
    /// it.
    pub fn with_line(template: &str, name: &str, is_wanted: bool) -> String {
        let mut parts: Vec<String> = template.split(SEPARATOR).map(str::to_owned).collect();
        parts.retain(|part| !part.trim().is_empty() && !is_line(part, name));
        if is_wanted {
            let above = USUAL_LINES.iter().take_while(|other| **other != name);
            let behind = |above: &&str| parts.iter().rposition(|part| is_line(part, above)).map(|at| at + 1);
            let at = above.filter_map(behind).max().unwrap_or(0);
            parts.insert(at, format!("{{{name}}}"));
        }
        parts.join(SEPARATOR)
    }

    /// The parts of a template between its bars, and what they say. One with placeholders of which none says anything is
    /// left out.
    fn parts<'t>(&self, template: &'t str) -> impl Iterator<Item = (&'t str, String)> {
        template.split(SEPARATOR).filter_map(|part| Some((part, self.part(part)?)))
    }

    fn part(&self, template: &str) -> Option<String> {
        let mut parts = template.split('{');
        let mut out = Members::new(parts.next().unwrap_or_default());
        for part in parts {
            match self.value(part) {
                Some((value, behind)) => out.push(&value, behind),
                None => out.add(&format!("{{{part}")),
            }
        }
        out.end()
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

/// The placeholder that is all of a part.
fn sole_placeholder(part: &str) -> Option<&str> {
    part.trim().strip_prefix('{')?.strip_suffix('}')
}

/// Whether a part is the placeholder of this name alone.
fn is_line(part: &str, name: &str) -> bool {
    sole_placeholder(part).is_some_and(|sole| if sole == "id" { name == "title" } else { sole == name })
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

    #[test]
    fn lines_that_say_nothing_are_left_out() {
        let said = [("author".to_owned(), "Loyd"), ("source".to_owned(), ""), ("stipulation".to_owned(), "#2")];
        let caption = Caption { title: "", number: 7, position: &Position::start(), fen: "", said: &said };
        for (template, expected, in_one) in [
            ("{title}", &[][..], ""),
            ("{title} | {author} | {stipulation}", &["Author Loyd", "Stipulation #2"], "Loyd | #2"),
            ("{number} | from {source} |  {stipulation} ", &["Text 7", "Stipulation #2"], "7 |  #2 "),
            ("{side} | words", &["Mover(White) White to move", "Text words"], "White to move | words"),
            ("{author}|{source}", &["Text Loyd"], "Loyd"),
            ("{id} | {author}, {source}", &["Text Loyd"], "Loyd"),
            ("", &[], ""),
        ] {
            let lines = caption.lines(template);
            let lines: Vec<String> = lines.iter().map(|line| format!("{:?} {}", line.kind, line.text)).collect();
            assert_eq!(lines, expected, "{template}");
            assert_eq!(caption.filled(template), in_one, "{template}");
        }
    }

    #[test]
    fn separators_go_with_what_says_nothing() {
        let said = [("author".to_owned(), "Loyd"), ("source".to_owned(), ""), ("comment".to_owned(), "")];
        let caption = Caption { title: "", number: 7, position: &Position::start(), fen: "x", said: &said };
        for (template, expected) in [
            ("{number}. {author}, {title}", "7. Loyd"),
            ("{number}. {title}, {author}", "7. Loyd"),
            ("{title}, {author}", "Loyd"),
            ("{title}, {source}, {author}", "Loyd"),
            ("{author}, {source}, {title}", "Loyd"),
            ("{author}, {source}, {fen}", "Loyd, x"),
            ("{author}: {source}. {fen}", "Loyd: x"),
            ("{author} ({source})", "Loyd"),
            ("{author} ({source}), {fen}", "Loyd, x"),
            ("({title}) {author}.", "Loyd."),
            ("{author} [{source}] - {comment}", "Loyd"),
            ("{fen}, {title} ({source})", "x"),
            ("{fen}, {title} ({author})", "x (Loyd)"),
            ("{title} ({author})", "(Loyd)"),
            ("({number}) {title}", "(7)"),
            ("({number}) {title}, {author}", "(7), Loyd"),
            ("{author}, {source} from {fen}", "Loyd from x"),
            ("{author} from {source}", "Loyd from "),
            ("No. {title}, {author}", "No. Loyd"),
            ("{author}, {source}.", "Loyd."),
        ] {
            assert_eq!(caption.filled(template), expected, "{template}");
        }
    }

    #[test]
    fn lines_are_put_in_and_taken_out() {
        for (template, name, is_wanted, expected) in [
            ("{title} | {stipulation}", "author", true, "{title} | {author} | {stipulation}"),
            ("{id} | words", "title", true, "{title} | words"),
            ("{id} | words", "title", false, "words"),
            ("words", "stipulation", true, "{stipulation} | words"),
            ("words | {title}", "author", true, "words | {title} | {author}"),
            ("{author}, {title}", "author", false, "{author}, {title}"),
            ("", "author", true, "{author}"),
            ("{author}", "author", false, ""),
        ] {
            let changed = Caption::with_line(template, name, is_wanted);
            assert_eq!(changed, expected, "{template}");
            assert_eq!(Caption::has_line(&changed, name), is_wanted, "{template}");
        }
    }
}
