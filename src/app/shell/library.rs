//! The library of named positions, from `assets/library.epd`.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::board::Position;
use crate::lang;
use crate::notation::epd::{self, Operand, Record};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryPosition {
    /// Translation key of the name.
    name: String,
    /// Translation key of the group.
    group: String,
    /// Translation key of the note.
    note: String,
    pub position: Position,
}

impl LibraryPosition {
    pub fn name(&self) -> &'static str {
        lang::text(&self.name).unwrap_or_default()
    }

    pub fn group(&self) -> &'static str {
        lang::text(&self.group).unwrap_or_default()
    }

    /// Returns the author and the idea, in one line without a full stop.
    pub fn note(&self) -> Cow<'static, str> {
        lang::localize_moves(lang::text(&self.note).unwrap_or_default())
    }
}

/// Returns the positions of the library in the order of the file, which is parsed on first use.
pub fn positions() -> &'static [LibraryPosition] {
    static POSITIONS: LazyLock<Vec<LibraryPosition>> = LazyLock::new(|| lines().filter_map(parse_line).collect());
    &POSITIONS
}

fn lines() -> impl Iterator<Item = &'static str> {
    let text = include_str!("../../../assets/library.epd");
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

fn parse_line(line: &str) -> Option<LibraryPosition> {
    let record = epd::read(line).ok()?;
    let text = |opcode| text(&record, opcode);
    let (id, group) = (text("id")?, text("c1")?);
    Some(LibraryPosition {
        name: format!("library-{id}"),
        group: format!("library-group-{group}"),
        note: format!("library-{id}.note"),
        position: record.position,
    })
}

fn text<'a>(record: &'a Record, opcode: &str) -> Option<&'a str> {
    let operation = record.operations.iter().find(|operation| operation.opcode == opcode)?;
    match &operation.operands[..] {
        [Operand::Text(text)] => Some(text),
        _ => None,
    }
}

/// Returns the positions whose name, group and note together contain all words of the filter, in library order.
pub(crate) fn search(filter: &str) -> Vec<&'static LibraryPosition> {
    let filter = lang::fold_for_search(filter);
    let filter: Vec<&str> = filter.split_whitespace().collect();
    let holds = |named: &&LibraryPosition| {
        let words = lang::fold_for_search(&format!("{} {} {}", named.name(), named.group(), named.note()));
        filter.iter().all(|word| words.contains(word))
    };
    positions().iter().filter(holds).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_file_is_a_named_position() {
        let unread: Vec<&str> = lines().filter(|line| parse_line(line).is_none()).collect();
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
