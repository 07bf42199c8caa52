//! Some of the records as a file of their own.

use std::ops::Range;
use std::path::Path;

use super::Document;
use super::saving;
use crate::document::content::{Content, Records, Run, Snapshot};
use crate::document::format::{Format, Loss};
use crate::document::io::FileError;
use crate::document::work::Progress;

impl Document {
    /// The stretches of records that files with so many records each would have, or more of them where a game has
    /// several that stay together. No more than `most` stretches are told.
    ///
    /// ```
    /// use fenwright::document::Document;
    ///
    /// let document = Document::from_bytes(b"8/8/8/8/8/8/8/8 w - - 0 1\n".repeat(5));
    /// assert_eq!(document.stretches(2, 100).collect::<Vec<_>>(), [0..2, 2..4, 4..5]);
    /// ```
    pub fn stretches(&self, count: usize, most: usize) -> impl Iterator<Item = Range<usize>> + '_ {
        stretches(&self.content, count, most)
    }
}

impl Snapshot {
    /// The stretches of [`Document::stretches`].
    pub fn stretches(&self, count: usize, most: usize) -> impl Iterator<Item = Range<usize>> + '_ {
        stretches(&self.content, count, most)
    }

    /// How many bytes all records have, more or less.
    pub fn size(&self) -> u64 {
        self.content.size()
    }

    /// Saves these records, or rather their games, as a file of their own in the format that its ending states, else
    /// in that of the document: what was not edited byte for byte, with the comments above them. What follows the
    /// last record of all goes with that one. Returns how many records they are.
    ///
    /// # Errors
    /// If the file cannot be written, or if the work was cancelled. A file that was there is kept then.
    pub fn save_records(&self, records: &Records, path: &Path, progress: &Progress) -> Result<usize, FileError> {
        // What they share of all bytes is not known before, and their share of all records is near it.
        progress.set_total(self.size() / self.len() as u64 * records.len() as u64);
        let games = self.content.games_of(records);
        self.save_runs(games.flat_map(|game| self.content.runs(game)), path, progress)
    }

    /// What of these records has no place in the format that the ending of a path states.
    pub fn loss_of(&self, records: &Records, path: &Path) -> Option<Loss> {
        let games = self.content.games_of(records);
        let part = self.content.part(games.flat_map(|game| self.content.runs(game)));
        part.loss(Format::of_path(path).unwrap_or(self.format()))
    }

    /// Saves a stretch of records so; the progress is told in bytes, and their number is not.
    ///
    /// # Errors
    /// As for [`Snapshot::save_records`].
    pub fn save_stretch(&self, stretch: Range<usize>, path: &Path, progress: &Progress) -> Result<usize, FileError> {
        self.save_runs(self.content.runs(stretch), path, progress)
    }

    fn save_runs(
        &self,
        runs: impl IntoIterator<Item = Run>,
        path: &Path,
        progress: &Progress,
    ) -> Result<usize, FileError> {
        let part = self.content.part(runs);
        let format = Format::of_path(path).unwrap_or(self.format());
        saving::write(&part, format, path, false, progress)?;
        Ok(part.len())
    }
}

impl Content {
    /// The games that these records are of, or the records themselves, in ranges between which there are others.
    pub(super) fn games_of(&self, records: &Records) -> impl Iterator<Item = Range<usize>> {
        let mut ranges = records.ranges().take_while(|range| range.start < self.len()).peekable();
        let games = self.games(records.len());
        let mut end = 0;
        std::iter::from_fn(move || {
            let first = ranges.find(|range| range.end > end)?;
            let start = games.of(first.start.max(end)).start;
            end = games.of(first.end.min(self.len()) - 1).end;
            while let Some(next) = ranges.next_if(|next| next.start <= end) {
                if next.end > end {
                    end = games.of(next.end.min(self.len()) - 1).end;
                }
            }
            Some(start..end)
        })
    }
}

fn stretches(content: &Content, count: usize, most: usize) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut start: usize = 0;
    let games = content.games((content.len() / count.max(1)).min(most));
    let stretch = move || {
        let last =
            start.saturating_add(count.max(1)).min(content.len()).checked_sub(1).filter(|last| *last >= start)?;
        let stretch = start..games.of(last).end.max(last + 1);
        start = stretch.end;
        Some(stretch)
    };
    std::iter::from_fn(stretch).take(most)
}
