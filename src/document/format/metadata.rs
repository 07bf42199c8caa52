//! What a record says of its position: who composed it, where it appeared, what is asked for.
//!
//! Every format has its own place for each field. What is written anew goes to the first place of the table; the
//! others are read too, and an edit changes the one that the record has.
//!
//! | field | lines of FEN, above them | EPD | PGN |
//! | --- | --- | --- | --- |
//! | title | the first line, `# Title: ...` | `id` | `Event`; `Title`, `ChapterName`, the players |
//! | author | `# Author: ...`, `# by ...` | `c0 "Author: ..."` | `Author`, `Composer` |
//! | source | `# Source: ...` | `c0 "Source: ..."` | `Source` |
//! | variant | `# Variant: ...` | `variant` | `Variant` |
//! | stipulation | `# Stipulation: ...`, `# mate in 2` | `dm` for mates, else `c0 "Stipulation: ..."` | `Stipulation` |
//! | comment | further lines, `# Comment: ...` | `c0` to `c9` | the comment before the first move |
//! | solution | `# Solution: ...` | `pv` for a line of moves, else `c0 "Solution: ..."` | the moves |
//!
//! `c0` stands for the first of `c0` to `c9` that is free. Tags of problems are those that public collections use:
//! `Stipulation` and `Source` beside the seven of the PGN standard (section 8.1.1), which says of `Event` that it names
//! what a game belongs to.

use crate::board::Variant;
use crate::notation::annotations;
use crate::notation::stipulation::{self, Stipulation};
use crate::tr;

/// One thing that is said of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// What the position is called.
    Title,
    /// Who composed it.
    Author,
    /// Where and when it appeared.
    Source,
    /// By which rules it is played, where they are not those of chess. Positions know that too; a record says it where the
    /// text of its position does not.
    Variant,
    /// What is asked for: `#2`, `h#2.5`, `+`, or words.
    Stipulation,
    /// What else is said of it, in several lines.
    Comment,
    /// The moves that solve it, with variations, as in the movetext of a PGN.
    Solution,
}

impl Field {
    /// All of them, in the order in which they are written.
    pub const ALL: [Self; 7] =
        [Self::Title, Self::Author, Self::Source, Self::Variant, Self::Stipulation, Self::Comment, Self::Solution];

    /// What it is called: "Title".
    pub fn name(self) -> &'static str {
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

    /// What files call it, whatever the language: "Title".
    pub const fn label(self) -> &'static str {
        match self {
            Self::Title => "Title",
            Self::Author => "Author",
            Self::Source => "Source",
            Self::Variant => "Variant",
            Self::Stipulation => "Stipulation",
            Self::Comment => "Comment",
            Self::Solution => "Solution",
        }
    }

    /// A value as every format can state it: without control characters, more than one space between words, and commands that would
    /// draw on the board, which are none with a space in them; only a comment has several lines.
    pub fn normalized(self, value: &str) -> String {
        let words = |line: &str| line.replace(char::is_control, " ").split_whitespace().collect::<Vec<_>>().join(" ");
        let value = if self == Self::Comment {
            let value = value.replace("\r\n", "\n").replace('\r', "\n");
            value.split('\n').map(words).collect::<Vec<_>>().join("\n").trim().to_owned()
        } else {
            words(value)
        };
        if annotations::has_commands(&value) { value.replace("[%", "[ %") } else { value }
    }
}

/// What a record says of its position. Fields of which it says nothing are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    values: [String; Field::ALL.len()],
}

impl Metadata {
    /// What it says in a field; nothing if that is empty.
    pub fn get(&self, field: Field) -> &str {
        &self.values[field as usize]
    }

    /// What stands for each field but the title in a text with placeholders, by its label in small letters.
    pub fn placeholders(&self) -> Vec<(String, &str)> {
        let others = Field::ALL.into_iter().filter(|field| *field != Field::Title);
        others.map(|field| (field.label().to_lowercase(), self.get(field))).collect()
    }

    /// The fields that say something.
    pub fn stated(&self) -> impl Iterator<Item = (Field, &str)> {
        Field::ALL.into_iter().map(|field| (field, self.get(field))).filter(|(_, value)| !value.is_empty())
    }

    /// What is asked for, as far as it is a mate in so many moves, a win or a draw: by the stipulation, else by words in
    /// the title or the comment.
    pub fn stipulation(&self) -> Option<Stipulation> {
        let stated = self.get(Field::Stipulation);
        if !stated.is_empty() {
            return stipulation::read(stated).or_else(|| stipulation::find(stated));
        }
        [Field::Title, Field::Comment].into_iter().find_map(|field| stipulation::find(self.get(field)))
    }

    /// The rules that it names, if they are known.
    pub(crate) fn variant(&self) -> Option<Variant> {
        Some(self.get(Field::Variant)).filter(|name| !name.is_empty()).and_then(Variant::from_name)
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.stated().next().is_none()
    }

    /// Takes what it says in a field out of it.
    pub(crate) fn take(&mut self, field: Field) -> String {
        std::mem::take(&mut self.values[field as usize])
    }

    /// This with values that every format can state.
    pub(crate) fn normalized(mut self) -> Self {
        for field in Field::ALL {
            let value = field.normalized(self.get(field));
            self.set(field, value);
        }
        self
    }

    /// Adds what a comment without a place of its own says: it is the title where nothing else names or describes it.
    pub(crate) fn add_comment(&mut self, comment: &str) {
        let is_bare = self.get(Field::Title).is_empty() && self.get(Field::Comment).is_empty();
        let field = if is_bare { Field::Title } else { Field::Comment };
        self.add(field, &Field::Title.normalized(comment));
    }

    /// Gives it another title. The one that it had becomes the first line of the comment.
    pub(crate) fn retitle(&mut self, title: &str) {
        let old = self.take(Field::Title);
        let comment = self.take(Field::Comment);
        let old = [&*old].into_iter().filter(|old| !old.is_empty() && *old != title);
        let lines: Vec<&str> = old.chain(comment.lines()).collect();
        self.set(Field::Comment, lines.join("\n"));
        self.set(Field::Title, title);
    }

    /// Puts a value in place of another one.
    pub(crate) fn set(&mut self, field: Field, value: impl Into<String>) {
        self.values[field as usize] = value.into();
    }

    /// Adds to a field, whatever it says.
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
