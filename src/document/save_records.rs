//! Saving some of the records as a separate file.

use std::ops::Range;
use std::path::Path;

use super::Document;
use super::saving;
use crate::document::content::{Content, RecordRun, Records, Snapshot};
use crate::document::format::{Format, Loss};
use crate::document::io::FileError;
use crate::document::work::Progress;

impl Document {
    /// The ranges of records for files with `count` records each; a range is longer if a game with several records
    /// would be split. Yields at most `most` ranges.
    ///
    /// ```
    /// use fenwright::document::Document;
    ///
    /// let document = Document::from_bytes(b"8/8/8/8/8/8/8/8 w - - 0 1\n".repeat(5));
    /// assert_eq!(document.split_ranges(2, 100).collect::<Vec<_>>(), [0..2, 2..4, 4..5]);
    /// ```
    pub fn split_ranges(&self, count: usize, most: usize) -> impl Iterator<Item = Range<usize>> + '_ {
        split_ranges(&self.content, count, most)
    }
}

impl Snapshot {
    /// The ranges of [`Document::split_ranges`].
    pub fn split_ranges(&self, count: usize, most: usize) -> impl Iterator<Item = Range<usize>> + '_ {
        split_ranges(&self.content, count, most)
    }

    /// The approximate number of bytes of all records.
    pub fn size(&self) -> u64 {
        self.content.size()
    }

    /// Saves these records, or their games, as a separate file, in the format given by its extension or that of the
    /// document. Unedited records are written byte for byte, with the comments above them; the tail of the file goes
    /// with the last record. Returns the number of saved records.
    ///
    /// # Errors
    /// If the file cannot be written or the job was cancelled. An existing file is kept.
    pub fn save_records(&self, records: &Records, path: &Path, progress: &Progress) -> Result<usize, FileError> {
        // Their share of the bytes is not known yet; their share of the records is close to it.
        progress.set_total(self.size() / self.len() as u64 * records.len() as u64);
        let games = self.content.game_ranges(records);
        self.save_runs(games.flat_map(|game| self.content.runs(game)), path, progress)
    }

    /// Returns what these records lose in the format given by the extension of a path.
    pub fn loss_for_records(&self, records: &Records, path: &Path) -> Option<Loss> {
        let games = self.content.game_ranges(records);
        let part = self.content.subset(games.flat_map(|game| self.content.runs(game)));
        part.loss(Format::from_path(path).unwrap_or(self.format()))
    }

    /// Saves a range of records like [`Snapshot::save_records`]; the progress counts bytes, without a total.
    ///
    /// # Errors
    /// As for [`Snapshot::save_records`].
    pub fn save_range(&self, stretch: Range<usize>, path: &Path, progress: &Progress) -> Result<usize, FileError> {
        self.save_runs(self.content.runs(stretch), path, progress)
    }

    fn save_runs(
        &self,
        runs: impl IntoIterator<Item = RecordRun>,
        path: &Path,
        progress: &Progress,
    ) -> Result<usize, FileError> {
        let part = self.content.subset(runs);
        let format = Format::from_path(path).unwrap_or(self.format());
        saving::write(&part, format, path, false, progress)?;
        Ok(part.len())
    }
}

impl Content {
    /// The games of these records, as disjoint ranges; a record that is no game is its own range.
    pub(super) fn game_ranges(&self, records: &Records) -> impl Iterator<Item = Range<usize>> {
        let mut ranges = records.ranges().take_while(|range| range.start < self.len()).peekable();
        let games = self.game_lookup(records.len());
        let mut end = 0;
        std::iter::from_fn(move || {
            let first = ranges.find(|range| range.end > end)?;
            let start = games.game_at(first.start.max(end)).start;
            end = games.game_at(first.end.min(self.len()) - 1).end;
            while let Some(next) = ranges.next_if(|next| next.start <= end) {
                if next.end > end {
                    end = games.game_at(next.end.min(self.len()) - 1).end;
                }
            }
            Some(start..end)
        })
    }
}

fn split_ranges(content: &Content, count: usize, most: usize) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut start: usize = 0;
    let games = content.game_lookup((content.len() / count.max(1)).min(most));
    let stretch = move || {
        let last =
            start.saturating_add(count.max(1)).min(content.len()).checked_sub(1).filter(|last| *last >= start)?;
        let stretch = start..games.game_at(last).end.max(last + 1);
        start = stretch.end;
        Some(stretch)
    };
    std::iter::from_fn(stretch).take(most)
}
