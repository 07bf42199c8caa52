//! The library of named positions, from `assets/library.epd`.

use std::sync::LazyLock;

use crate::board::Position;
use crate::notation::epd::{self, Operand, Record};

/// A position that has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// "Lucena position", unlike any other.
    pub name: String,
    /// "Rook endgames"; positions of one group follow each other.
    pub group: String,
    /// Who made it and what is to be seen, in one line without a full stop.
    pub note: String,
    /// The position.
    pub position: Position,
    /// Its name, group and note in lower case, to be searched.
    pub words: String,
}

/// The positions of the library in their order. The file is read once.
#[must_use]
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
    let text = |opcode| text(&record, opcode).map(str::to_owned);
    let (name, group, note) = (text("id")?, text("c1")?, text("c0")?);
    let words = format!("{name} {group} {note}").to_lowercase();
    Some(Named { name, group, note, position: record.position, words })
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
    let filter = filter.to_lowercase();
    let holds = |named: &&Named| filter.split_whitespace().all(|word| named.words.contains(word));
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
}
