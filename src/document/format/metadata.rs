//! The metadata of a position: title, author, source, stipulation and so on.
//!
//! A new value is written in the form that comes first in its cell of the table. The other forms are read too, and an
//! edit changes the form that the record uses.
//!
//! | field | lines of FEN, above them | EPD | PGN |
//! | --- | --- | --- | --- |
//! | title | the first line, `# Title: ...` | `id` | `Event`; `Title`, `ChapterName`, the players |
//! | author | `# Author: ...`, `# by ...` | `c0 "Author: ..."` | `Author`, `Composer` |
//! | source | `# Source: ...` | `c0 "Source: ..."` | `Source` |
//! | variant | `# Variant: ...` | `variant` | `Variant` |
//! | stipulation | `# Stipulation: ...`, `# mate in 2` | `dm` for mates, or `c0 "Stipulation: ..."` | `Stipulation` |
//! | comment | further lines, `# Comment: ...` | `c0` to `c9` | the comment before the first move |
//! | solution | `# Solution: ...` | `pv` for a line of moves, or `c0 "Solution: ..."` | the moves |
//!
//! Tables have columns, and files of composers have keys: see `table` and `entries`.
//!
//! In the table, `c0` is the first free opcode of `c0` to `c9`. The tags `Stipulation` and `Source` are those that
//! public problem collections add to the Seven Tag Roster (PGN standard 8.1.1). There `Event` names the tournament.

use super::comment_line::{self, ParsedComment};
use crate::board::{Color, Variant};
use crate::notation::annotations;
use crate::notation::stipulation::{self, Stipulation};
use crate::tr;
use crate::wording::Sentence;

/// A field of the metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::IntoStaticStr)]
pub enum Field {
    /// The name of the position.
    Title,
    /// The composer.
    Author,
    /// The publication in which the position appeared, and its date.
    Source,
    /// The variant, if not standard chess. Records state it only if the text of the position does not.
    Variant,
    /// The task: `#2`, `h#2.5`, `+`, or words.
    Stipulation,
    /// Any other text, of one or more lines.
    Comment,
    /// The solution as PGN movetext, with variations.
    Solution,
}

impl Field {
    /// All fields, in writing order.
    pub const ALL: [Self; 7] =
        [Self::Title, Self::Author, Self::Source, Self::Variant, Self::Stipulation, Self::Comment, Self::Solution];

    /// The translated name of the field.
    pub fn label(self) -> &'static str {
        match self {
            Self::Title => tr!("document-title"),
            Self::Author => tr!("document-author"),
            Self::Source => tr!("document-source"),
            Self::Variant => tr!("document-variant"),
            Self::Stipulation => tr!("document-stipulation"),
            Self::Comment => tr!("document-comment"),
            Self::Solution => tr!("document-solution"),
        }
    }

    /// The name used in files, in any language: "Title".
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns a value that every format can store: no control characters, no commands, and line ends only in comments.
    pub fn normalized(self, value: &str) -> String {
        let words = |line: &str| {
            // A value may have millions of words, so they are not collected.
            let is_gap = |char: char| char.is_whitespace() || char.is_control();
            let words = line.split(is_gap).filter(|word| !word.is_empty());
            let mut text = String::with_capacity(line.len());
            for word in words {
                text.push_str(if text.is_empty() { "" } else { " " });
                text.push_str(word);
            }
            text
        };
        let value = if self == Self::Comment {
            let value = value.replace("\r\n", "\n").replace('\r', "\n");
            value.split('\n').map(words).collect::<Vec<_>>().join("\n").trim().to_owned()
        } else {
            words(value)
        };
        // The moves of a solution may have scores and clocks. Elsewhere, commands are left to the board.
        let has_commands =
            if self == Self::Solution { annotations::has_annotations } else { annotations::has_commands };
        if has_commands(&value) { value.replace("[%", "[ %") } else { value }
    }
}

/// The metadata of a record. Unset fields are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    values: [String; Field::ALL.len()],
}

impl Metadata {
    /// Returns the value of a field, which may be empty.
    pub fn get(&self, field: Field) -> &str {
        &self.values[field as usize]
    }

    /// Returns the values for templates, by lowercase field name, without the title.
    pub fn placeholders(&self) -> Vec<(String, &str)> {
        let others = Field::ALL.into_iter().filter(|field| *field != Field::Title);
        others.map(|field| (field.id().to_lowercase(), self.get(field))).collect()
    }

    /// Returns the stipulation of its field in words, such as "Mate in 2"; `None` if the field is empty or has words of
    /// its own.
    pub fn stipulation_in_words(&self) -> Option<String> {
        let stated = self.get(Field::Stipulation);
        stipulation::read(stated).filter(|read| read.to_string() == stated).map(|read| read.sentence())
    }

    /// Returns the values for templates as [`Self::placeholders`] does, with other words for the stipulation.
    pub fn placeholders_with<'a>(&'a self, stipulation: Option<&'a str>) -> Vec<(String, &'a str)> {
        let mut values = self.placeholders();
        let name = Field::Stipulation.id().to_lowercase();
        for (_, value) in values.iter_mut().filter(|(field, _)| *field == name) {
            *value = stipulation.unwrap_or(value);
        }
        values
    }

    /// Returns the fields that are not empty.
    pub fn iter(&self) -> impl Iterator<Item = (Field, &str)> {
        Field::ALL.into_iter().map(|field| (field, self.get(field))).filter(|(_, value)| !value.is_empty())
    }

    /// Returns the stipulation, from its field or, if that is empty, from words in the title or comment.
    pub fn stipulation(&self) -> Option<Stipulation> {
        let stated = self.get(Field::Stipulation);
        if !stated.is_empty() {
            return stipulation::read(stated).or_else(|| stipulation::find(stated));
        }
        [Field::Title, Field::Comment].into_iter().find_map(|field| stipulation::find(self.get(field)))
    }

    pub(crate) fn variant(&self) -> Option<Variant> {
        Some(self.get(Field::Variant)).filter(|name| !name.is_empty()).and_then(Variant::from_name)
    }

    /// Returns `true` if all fields are empty.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    pub(crate) fn take(&mut self, field: Field) -> String {
        std::mem::take(&mut self.values[field as usize])
    }

    pub(crate) fn normalized(mut self) -> Self {
        for field in Field::ALL {
            // Most fields of most records are empty.
            if !self.get(field).is_empty() {
                let value = field.normalized(self.get(field));
                self.set(field, value);
            }
        }
        self
    }

    /// Adds a comment line to the field that it states, and returns that field. Other words become the title if there
    /// is neither a title nor a comment yet.
    pub(crate) fn add_comment(&mut self, comment: &str) -> Field {
        let words = Field::Title.normalized(comment);
        let ParsedComment { field, value_start } = comment_line::parse_without_variant(&words);
        let is_bare = self.get(Field::Title).is_empty() && self.get(Field::Comment).is_empty();
        let field = if is_bare && field == Field::Comment && value_start == 0 { Field::Title } else { field };
        self.add(field, &words[value_start..]);
        field
    }

    /// Sets the stipulation in signs, if the record states it in words or only in its title. Words stay if they name a
    /// side that the sign does not: "Black draws" with White to move.
    pub(crate) fn normalize_stipulation(&mut self, side_to_move: Color) {
        let stated = self.get(Field::Stipulation);
        let title = || stipulation::find(self.get(Field::Title));
        if let Some(stipulation) = if stated.is_empty() { title() } else { stipulation::read(stated) } {
            let relative = stipulation.relative_to(side_to_move);
            let sign = relative.to_string();
            if stipulation::read(&sign) == Some(relative) {
                self.set(Field::Stipulation, sign);
            }
        }
    }

    pub(crate) fn retitle(&mut self, title: &str) {
        let old = self.take(Field::Title);
        let comment = self.take(Field::Comment);
        let old = [&*old].into_iter().filter(|old| !old.is_empty() && *old != title);
        let lines: Vec<&str> = old.chain(comment.lines()).collect();
        self.set(Field::Comment, lines.join("\n"));
        self.set(Field::Title, title);
    }

    pub(crate) fn set(&mut self, field: Field, value: impl Into<String>) {
        self.values[field as usize] = value.into();
    }

    pub(crate) fn add(&mut self, field: Field, value: &str) {
        let separator = match field {
            Field::Comment => "\n",
            Field::Solution => " ",
            _ => ", ",
        };
        let old = &mut self.values[field as usize];
        if !old.is_empty() {
            old.push_str(separator);
        }
        old.push_str(value);
    }
}
