//! Captions with placeholders such as `{title}`.

mod line_builder;

use std::borrow::Cow;

use line_builder::CaptionLineBuilder;

use super::alt::side_to_move_text;
use crate::board::{Color, Position};

const SEPARATOR: &str = " | ";

/// The placeholders that usually have a line of their own, in order.
const USUAL_LINES: [&str; 4] = ["title", "author", "source", "stipulation"];

/// The content of a line of a caption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CaptionLineKind {
    /// The name of the position.
    Title,
    /// The author.
    Author,
    /// The source: where it was published.
    Source,
    /// The stipulation.
    Stipulation,
    /// The side to move.
    Mover(Color),
    /// Other text, or several placeholders.
    Text,
}

/// A line of a caption, which may be broken into several on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptionLine {
    /// The content.
    pub kind: CaptionLineKind,
    /// The text, without line breaks.
    pub text: String,
}

impl CaptionLine {
    /// Creates a line with its white space collapsed; `None` if it is empty.
    pub(super) fn non_empty(kind: CaptionLineKind, text: &str) -> Option<Self> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        (!text.is_empty()).then_some(Self { kind, text })
    }
}

/// The values of the placeholders of a caption.
#[derive(Clone, Copy, Debug)]
pub struct Caption<'a> {
    /// `{id}` and `{title}`: the name of the position; may be empty.
    pub title: &'a str,
    /// `{number}`: the number of the position, counted from 1.
    pub number: usize,
    /// `{side}`: the side to move, of this position.
    pub position: &'a Position,
    /// `{fen}`.
    pub fen: &'a str,
    /// Further placeholders, by name, with their values.
    pub values: &'a [(String, &'a str)],
}

impl Caption<'_> {
    /// The default template for pages.
    pub const DEFAULT_FOR_PAGES: &'static str = "{title} | {author} | {stipulation}";

    /// Fills in the placeholders; unknown ones stay as they are. Lines are separated by ` | `. Lines whose placeholders
    /// are all empty are left out, and so are separators and brackets around an empty value.
    ///
    /// ```
    /// use fenwright::{Position, diagram::Caption};
    /// let values = [("author".to_owned(), "Loyd")];
    /// let caption = Caption { title: "{side}", number: 7, position: &Position::start(), fen: "", values: &values };
    /// assert_eq!(caption.fill("{number}: {side}, {id} {x} {author}"), "7: White to move, {side} {x} Loyd");
    /// ```
    pub fn fill(&self, template: &str) -> String {
        let lines = self.parts(template).map(|(_, text)| text);
        lines.collect::<Vec<_>>().join(SEPARATOR)
    }

    /// Fills in the placeholders and returns the lines, for pages: ` | ` starts a new line.
    ///
    /// ```
    /// use fenwright::{Position, diagram::{Caption, CaptionLineKind}};
    /// let values = [("author".to_owned(), "Loyd"), ("source".to_owned(), "")];
    /// let caption = Caption { title: "A | B", number: 7, position: &Position::start(), fen: "", values: &values };
    /// let lines = caption.lines("{title} | by {author} | {source} | {author}");
    /// let said: Vec<_> = lines.iter().map(|line| (line.kind, line.text.as_str())).collect();
    /// assert_eq!(said, [(CaptionLineKind::Title, "A | B"), (CaptionLineKind::Text, "by Loyd"), (CaptionLineKind::Author, "Loyd")]);
    /// ```
    pub fn lines(&self, template: &str) -> Vec<CaptionLine> {
        let kind = |part: &str| match sole_placeholder(part) {
            Some("title" | "id") => CaptionLineKind::Title,
            Some("author") => CaptionLineKind::Author,
            Some("source") => CaptionLineKind::Source,
            Some("stipulation") => CaptionLineKind::Stipulation,
            Some("side") => CaptionLineKind::Mover(self.position.side_to_move),
            _ => CaptionLineKind::Text,
        };
        self.parts(template).filter_map(|(part, text)| CaptionLine::non_empty(kind(part), &text)).collect()
    }

    /// Returns `true` if a line of a template consists of this placeholder alone.
    pub fn has_line(template: &str, name: &str) -> bool {
        template.split(SEPARATOR).any(|part| is_line(part, name))
    }

    /// Returns the template with (`is_wanted`) or without a line that consists of this placeholder alone. A new line is
    /// inserted after those that usually precede it.
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

    /// The lines of a template, each with its filled-in text. A line whose placeholders are all empty is left out.
    fn parts<'t>(&self, template: &'t str) -> impl Iterator<Item = (&'t str, String)> {
        template.split(SEPARATOR).filter_map(|part| Some((part, self.part(part)?)))
    }

    fn part(&self, template: &str) -> Option<String> {
        let mut parts = template.split('{');
        let mut out = CaptionLineBuilder::new(parts.next().unwrap_or_default());
        for part in parts {
            match self.value(part) {
                Some((value, behind)) => out.push(&value, behind),
                None => out.add(&format!("{{{part}")),
            }
        }
        out.end()
    }

    /// The value of the placeholder at the start of a text, whose opening brace is already removed, and the text after
    /// it.
    fn value<'t>(&self, text: &'t str) -> Option<(Cow<'_, str>, &'t str)> {
        let behind = |name: &str| text.strip_prefix(name)?.strip_prefix('}');
        let said = || self.values.iter().find_map(|(name, value)| Some(((*value).into(), behind(name)?)));
        if let Some(behind) = behind("id").or_else(|| behind("title")) {
            Some((self.title.into(), behind))
        } else if let Some(behind) = behind("number") {
            Some((self.number.to_string().into(), behind))
        } else if let Some(behind) = behind("side") {
            Some((side_to_move_text(self.position).into(), behind))
        } else if let Some(behind) = behind("fen") {
            Some((self.fen.into(), behind))
        } else {
            said()
        }
    }
}

fn sole_placeholder(part: &str) -> Option<&str> {
    part.trim().strip_prefix('{')?.strip_suffix('}')
}

fn is_line(part: &str, name: &str) -> bool {
    sole_placeholder(part).is_some_and(|sole| if sole == "id" { name == "title" } else { sole == name })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_are_filled_in_or_stay() {
        let said = [("author".to_owned(), "Loyd"), ("source".to_owned(), "")];
        let caption = Caption { title: "{number}", number: 7, position: &Position::start(), fen: "a b", values: &said };
        let cases = [
            ("", ""),
            ("No. {number}: {side}", "No. 7: White to move"),
            ("{id}", "{number}"),
            ("{ {number} } {x} {", "{ 7 } {x} {"),
            ("{fen}{fen}", "a ba b"),
            ("{title}: {author}{source}", "{number}: Loyd"),
        ];
        for (template, expected) in cases {
            assert_eq!(caption.fill(template), expected, "{template}");
        }
    }

    #[test]
    fn lines_that_say_nothing_are_left_out() {
        let said = [("author".to_owned(), "Loyd"), ("source".to_owned(), ""), ("stipulation".to_owned(), "#2")];
        let caption = Caption { title: "", number: 7, position: &Position::start(), fen: "", values: &said };
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
            assert_eq!(caption.fill(template), in_one, "{template}");
        }
    }

    #[test]
    fn separators_go_with_what_says_nothing() {
        let said = [("author".to_owned(), "Loyd"), ("source".to_owned(), ""), ("comment".to_owned(), "")];
        let caption = Caption { title: "", number: 7, position: &Position::start(), fen: "x", values: &said };
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
            assert_eq!(caption.fill(template), expected, "{template}");
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
