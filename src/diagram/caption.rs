//! Captions with placeholders such as `{title}`.

use std::borrow::Cow;

use super::alt::side_to_move_text;
use crate::board::{Color, Position};

pub(super) const SEPARATOR: &str = " | ";

/// The placeholders that usually have a line of their own, in order.
const USUAL_LINES: [&str; 4] = ["title", "author", "source", "stipulation"];

/// The content of a line of a caption.
#[derive(Clone, Copy, Debug, strum::IntoStaticStr, PartialEq, Eq, Hash)]
#[strum(serialize_all = "lowercase")]
pub enum CaptionLineKind {
    /// The name of the position.
    Title,
    /// The author.
    Author,
    /// The source: where the position was published.
    Source,
    /// The stipulation.
    Stipulation,
    /// The side to move.
    Mover(Color),
    /// Any other text, also with several placeholders.
    Text,
}

/// A line of a caption, which may be broken into several lines on paper.
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
    /// The position; `{side}` is its side to move.
    pub position: &'a Position,
    /// `{fen}`: the position as FEN.
    pub fen: &'a str,
    /// The names and values of further placeholders.
    pub values: &'a [(String, &'a str)],
}

impl Caption<'_> {
    /// The default template for pages.
    pub const DEFAULT_FOR_PAGES: &'static str = "{title} | {author} | {stipulation}";

    /// Fills in the placeholders; unknown placeholders stay as they are. Lines are separated by ` | `. Lines whose
    /// placeholders are all empty are left out. A separator and brackets around an empty value are left out too.
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
    /// use fenwright::{Position, diagram::{Caption, CaptionLineKind::{Author, Text, Title}}};
    /// let values = [("author".to_owned(), "Loyd"), ("source".to_owned(), "")];
    /// let caption = Caption { title: "A | B", number: 7, position: &Position::start(), fen: "", values: &values };
    /// let lines = caption.lines("{title} | by {author} | {source} | {author}");
    /// let said: Vec<_> = lines.iter().map(|line| (line.kind, line.text.as_str())).collect();
    /// assert_eq!(said, [(Title, "A | B"), (Text, "by Loyd"), (Author, "Loyd")]);
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

    /// Returns the template with one line that consists of this placeholder alone, at its usual place. If not
    /// `is_wanted`, returns the template without such a line.
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

    /// Returns the lines of a template, each with its filled-in text. A line with only empty placeholders is left out.
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

    /// Returns the value of the placeholder at the start of a text, and the text after it. The opening brace of the
    /// placeholder is already removed.
    fn value<'t>(&self, text: &'t str) -> Option<(Cow<'_, str>, &'t str)> {
        let after = |name: &str| text.strip_prefix(name)?.strip_prefix('}');
        let built_in: [(&str, Cow<'_, str>); 5] = [
            ("id", self.title.into()),
            ("title", self.title.into()),
            ("number", self.number.to_string().into()),
            ("side", side_to_move_text(self.position).into()),
            ("fen", self.fen.into()),
        ];
        let values = self.values.iter().map(|(name, value)| (name.as_str(), (*value).into()));
        built_in.into_iter().chain(values).find_map(|(name, value)| Some((value, after(name)?)))
    }
}

fn sole_placeholder(part: &str) -> Option<&str> {
    part.trim().strip_prefix('{')?.strip_suffix('}')
}

fn is_line(part: &str, name: &str) -> bool {
    sole_placeholder(part).is_some_and(|sole| if sole == "id" { name == "title" } else { sole == name })
}

/// Builds a line from values and the text between them. Drops each empty value with its brackets and one separator.
pub(super) struct CaptionLineBuilder {
    said: String,
    between: String,
    behind: String,
    has_placeholder: bool,
    says_something: bool,
    /// `true` if the last value is empty.
    is_open: bool,
}

impl CaptionLineBuilder {
    pub(super) fn new(first: &str) -> Self {
        let (said, between) = (String::new(), String::new());
        Self { said, between, behind: first.to_owned(), has_placeholder: false, says_something: false, is_open: false }
    }

    pub(super) fn push(&mut self, value: &str, behind: &str) {
        self.close();
        self.has_placeholder = true;
        self.is_open = value.is_empty();
        if !self.is_open {
            self.says_something = true;
            self.said.extend([&*std::mem::take(&mut self.between), value]);
        }
        self.behind.push_str(behind);
    }

    pub(super) fn add(&mut self, text: &str) {
        self.behind.push_str(text);
    }

    /// Moves the text after the last value into `between`. Merges the texts before and after an empty value.
    fn close(&mut self) {
        let behind = std::mem::take(&mut self.behind);
        if !self.is_open {
            self.between.push_str(&behind);
            return;
        }
        let (before, behind) = without_brackets(&self.between, &behind);
        // Brackets that belong to the neighboring values stay.
        let (closing, before) = before.split_at(closing(before));
        let (behind, opening) = behind.split_at(behind.trim_end_matches(['(', '[']).len());
        let is_first = !self.says_something;
        let middle = match (is_separator(before), is_separator(behind)) {
            (_, true) if is_first || opening.is_empty() && !before.trim().is_empty() => before,
            (true, _) if !is_first => behind,
            _ => &format!("{before}{behind}"),
        };
        self.between = format!("{closing}{middle}{opening}");
    }

    pub(super) fn end(mut self) -> Option<String> {
        if self.is_open && self.says_something {
            let (before, behind) = without_brackets(&self.between, &self.behind);
            let before = if is_separator(before) { before.split_at(closing(before)).0 } else { before };
            self.said.extend([before, behind]);
        } else {
            self.said.extend([self.between, self.behind]);
        }
        (self.says_something || !self.has_placeholder).then_some(self.said)
    }
}

fn is_separator(text: &str) -> bool {
    !text.contains(char::is_alphanumeric)
}

fn closing(text: &str) -> usize {
    text.len() - text.trim_start_matches([')', ']']).len()
}

/// Returns the texts before and after an empty value, without a pair of brackets around it.
fn without_brackets<'t>(before: &'t str, behind: &'t str) -> (&'t str, &'t str) {
    let pairs = ["()", "[]"].map(|pair| pair.split_at(1));
    let bare = pairs.iter().find_map(|(open, close)| {
        Some((before.trim_end().strip_suffix(*open)?, behind.trim_start().strip_prefix(*close)?))
    });
    bare.unwrap_or((before, behind))
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
