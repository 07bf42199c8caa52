//! Lines that were tried and left.

use super::trial::Trial;
use crate::document::Document;

/// Lines that were tried and left, each of which comes back at the record and the position that it began from.
#[derive(Debug, Default)]
pub struct LeftLines {
    /// The one that was left last is the last.
    list: Vec<Trial>,
}

impl LeftLines {
    /// No more lines are kept in mind, so that memory has a bound; then the one that was left first goes.
    const MOST: usize = 1000;

    /// Keeps a line in mind.
    pub(super) fn put(&mut self, trial: Trial) {
        if self.list.len() == Self::MOST {
            self.list.remove(0);
        }
        self.list.push(trial);
    }

    /// Takes the line that began at the position the document shows.
    pub(super) fn take(&mut self, document: &Document) -> Option<Trial> {
        let index = self.list.iter().position(|trial| trial.begins_at(document))?;
        Some(self.list.remove(index))
    }

    /// All of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Trial> {
        self.list.iter()
    }
}
