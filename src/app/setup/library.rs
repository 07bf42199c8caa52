//! The library of named positions, from `assets/library.epd`.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::board::Position;
use crate::lang;
use crate::notation::epd::{self, Operand, Record};

/// A position that has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The key of its name.
    name: String,
    /// The key of the name of its group.
    group: String,
    /// The key of its note.
    note: String,
    /// The position.
    pub position: Position,
}

impl Named {
    /// "Lucena position", unlike any other.
    pub fn name(&self) -> &'static str {
        lang::text(&self.name).unwrap_or_default()
    }

    /// "Rook endgames"; positions of one group follow each other.
    pub fn group(&self) -> &'static str {
        lang::text(&self.group).unwrap_or_default()
    }

    /// Who made it and what is to be seen, in one line without a full stop.
    pub fn note(&self) -> Cow<'static, str> {
        lang::moves(lang::text(&self.note).unwrap_or_default())
    }

    /// Its name, group and note, to be searched.
    fn words(&self) -> String {
        lang::folded(&format!("{} {} {}", self.name(), self.group(), self.note()))
    }
}

/// The positions of the library in their order. The file is read once.
pub fn positions() -> &'static [Named] {
    static POSITIONS: LazyLock<Vec<Named>> = LazyLock::new(|| lines().filter_map(named).collect());
    &POSITIONS
}

/// The lines of the file that are not empty and no comments.
fn lines() -> impl Iterator<Item = &'static str> {
    let text = include_str!("../../../assets/library.epd");
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The named position of a line; `None` if it is not whole.
fn named(line: &str) -> Option<Named> {
    let record = epd::read(line).ok()?;
    let text = |opcode| text(&record, opcode);
    let (id, group) = (text("id")?, text("c1")?);
    Some(Named {
        name: format!("library-{id}"),
        group: format!("library-group-{group}"),
        note: format!("library-{id}.note"),
        position: record.position,
    })
}

/// The string of an operation.
fn text<'a>(record: &'a Record, opcode: &str) -> Option<&'a str> {
    let operation = record.operations.iter().find(|operation| operation.opcode == opcode)?;
    match &operation.operands[..] {
        [Operand::Text(text)] => Some(text),
        _ => None,
    }
}

/// The positions of the library that a filter finds, in the order of the library: all whose name, group or note
/// holds its words.
pub(super) fn search(filter: &str) -> Vec<&'static Named> {
    let filter = lang::folded(filter);
    let filter: Vec<&str> = filter.split_whitespace().collect();
    let holds = |named: &&Named| {
        let words = named.words();
        filter.iter().all(|word| words.contains(word))
    };
    positions().iter().filter(holds).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_file_is_a_named_position() {
        let unread: Vec<&str> = lines().filter(|line| named(line).is_none()).collect();
        assert!(unread.is_empty(), "{unread:#?}");
        assert!(positions().len() > 40, "only {}", positions().len());
    }

    #[test]
    fn names_are_found_without_their_accents() {
        let german = lang::Language::from_code("de").expect("German");
        for (filter, key) in [("reti", "library-reti-1921"), ("SCHLÜSSEL", "library-"), ("läufer", "library-")] {
            let found = lang::with(german, || search(filter));
            assert!(found.iter().any(|named| named.name.starts_with(key)), "{filter}");
        }
    }
}
