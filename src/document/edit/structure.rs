//! How an edit changes which records there are, and their order.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::stateable;
use crate::board::Position;
use crate::document::Document;
use crate::document::content::order::Run;
use crate::document::content::record::State;
use crate::document::content::records::Records;
use crate::document::content::stock::Stock;
use crate::document::format::held::Held;
use crate::document::format::loss::Loss;
use crate::document::format::record::RecordId;
use crate::document::history::{Change, StepName};
use crate::document::io::error::FileError;
use crate::document::snapshot::Snapshot;

/// More text than a clipboard should hold.
const LONGEST_TEXT: usize = 1 << 26;

/// What came of taking in another document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenIn {
    /// How many records were put in.
    pub records: usize,
    /// How many characters the encoding of the file does not have: each of them is a `?` now.
    pub replaced: usize,
    /// What was lost because the other document has another format.
    pub loss: Option<Loss>,
}

/// The records of a document, made ready to be put into another one, which a thread of its own can do.
#[derive(Debug)]
pub struct Incoming {
    stock: Stock,
    replaced: usize,
    loss: Option<Loss>,
    /// Whether they come from a file.
    is_file: bool,
}

impl Snapshot {
    /// Makes the records of another document ready to be put into the one that this was taken of, once that was read
    /// to its end. They are taken as they would be saved in the format of this document; encoding and line ends become
    /// those of its file. Comments before the first and behind the last game or line go with that.
    ///
    /// A large file of the same format, encoding and line ends stays on the disk; others are held.
    ///
    /// # Errors
    /// If its file can no longer be read to its end, as after another program has shortened it, or if it has too many
    /// records.
    pub fn incoming(&self, mut other: Document) -> Result<Incoming, FileError> {
        other.content.read_all();
        let is_file = other.path().is_some();
        let path = other.path().map(Path::to_owned).unwrap_or_default();
        if let Some(fault) = other.reading_fault() {
            return Err(FileError::of_reading(&path, fault));
        }
        let loss = other.content.loss(self.format());
        let fail = |error| FileError::of_opening(&path, error);
        let (stock, replaced) = match self.content.adopted(&other.content) {
            Some(stock) => (stock, 0),
            None => self.content.rewritten(other.content).map_err(fail)?,
        };
        if !self.content.has_names_for(&stock) {
            return Err(FileError::TooManyRecords { path });
        }
        Ok(Incoming { stock, replaced, loss, is_file })
    }
}

impl Document {
    pub(crate) fn add_record(&mut self, after: usize, position: Position) -> Vec<Change> {
        let index = self.content.game_of(after.min(self.len() - 1)).end;
        let run = self.content.new_record(0..0, stateable(position));
        self.selection.current = index;
        vec![self.arrange(index, 0, vec![run])]
    }

    /// The same record stays current; if it was removed, the next one becomes so, or the last.
    pub(crate) fn remove_records(&mut self, records: &Records) -> Vec<Change> {
        let games: Vec<_> = self.content.games_of(records).collect();
        let removed: usize = games.iter().map(Range::len).sum();
        if removed == self.len() {
            return self.remove_all_records();
        }
        let current = self.selection.current;
        let before = games.iter().map(|game| game.end.min(current).saturating_sub(game.start)).sum::<usize>();
        self.selection.current = current - before;
        let kept = self.runs_of(gaps(&games, self.len()));
        self.put_in_order(kept).into_iter().collect()
    }

    pub(crate) fn move_records(&mut self, records: &Records, to: usize) -> Vec<Change> {
        let games: Vec<_> = self.content.games_of(records).collect();
        let to = self.game_start(to);
        let above = gaps(&games, self.len()).map(|gap| gap.start.min(to)..gap.end.min(to));
        let below = gaps(&games, self.len()).map(|gap| gap.start.max(to)..gap.end.max(to));
        let all = self.runs_of(above.chain(games.iter().cloned()).chain(below));
        self.put_in_order_around(all)
    }

    pub(crate) fn duplicate_records(&mut self, records: &Records) -> Vec<Change> {
        let games = self.content.games_of(records);
        let mut end = 0;
        let runs = self.runs_of(games.inspect(|game| end = game.end));
        let new = match self.content.bytes_of(runs.iter().copied(), LONGEST_TEXT) {
            Some(bytes) => vec![self.content.records_of(bytes, self.format())],
            // Many are named anew instead of written and read, which takes names for all records of their source.
            None => self.content.duplicated(&runs).unwrap_or_default(),
        };
        self.insert(end, new)
    }

    pub(crate) fn insert_text(&mut self, at: usize, text: &str) -> Vec<Change> {
        let run = self.content.new_records(text, self.format());
        self.insert(at, vec![run])
    }

    /// Puts new records before a game and makes the first of them current.
    fn insert(&mut self, at: usize, new: Vec<Run>) -> Vec<Change> {
        if new.iter().all(|run| run.count == 0) {
            return Vec::new();
        }
        let at = self.game_start(at);
        self.selection.current = at;
        vec![self.arrange(at, 0, new)]
    }

    /// Each place counts once, with the whole game that is there.
    pub(crate) fn arrange_all(&mut self, order: &[u32]) -> Vec<Change> {
        let indexes: Vec<usize> = order.iter().map(|at| *at as usize).filter(|index| *index < self.len()).collect();
        let mut seen = Records::default();
        let mut games = Vec::with_capacity(indexes.len());
        for game in self.content.games_at(&indexes) {
            if !seen.contains(game.start) {
                seen.insert_range(game.clone());
                games.push(game);
            }
        }
        if games.is_empty() {
            return self.remove_all_records();
        }
        let runs = self.runs_of(games.into_iter());
        self.put_in_order_around(runs)
    }

    /// Puts all records into an order in which the current one stays current if it is there.
    fn put_in_order_around(&mut self, runs: Vec<Run>) -> Vec<Change> {
        let current = self.content.id(self.selection.current);
        let change = self.put_in_order(runs);
        self.selection.current = self.content.index_of(current).unwrap_or(self.selection.current);
        change.into_iter().collect()
    }

    fn put_in_order(&mut self, runs: Vec<Run>) -> Option<Change> {
        let (at, count, other) = self.content.put_in_order(runs)?;
        Some(Change::of_order(at, count, other))
    }

    pub(crate) fn set_done(&mut self, records: &Records, is_done: bool) -> Vec<Change> {
        let mut ids: Vec<RecordId> = self.content.games_of(records).flatten().map(|at| self.content.id(at)).collect();
        // They are looked at as they stand in the file.
        ids.sort_unstable();
        let mut changes = Vec::with_capacity(ids.len());
        // Nearly all of them become alike.
        let mut last = Arc::<State>::default();
        for id in ids {
            let view = self.content.view_of(id);
            if view.is_done() != is_done {
                let mut state = State::clone(self.content.state(id));
                state.held.done = Some(is_done);
                view.settle(&mut state.held);
                if *last != state {
                    last = Arc::new(state);
                }
                changes.push(Change::State { id, other: self.content.replace_state(id, last.clone()) });
            }
        }
        changes
    }

    /// The runs of the records in some ranges.
    fn runs_of(&self, ranges: impl Iterator<Item = Range<usize>>) -> Vec<Run> {
        ranges.filter(|range| !range.is_empty()).flat_map(|range| self.content.runs(range)).collect()
    }

    /// The place at which the game begins that a record is of; past the last one where the next game would begin.
    fn game_start(&self, index: usize) -> usize {
        if index < self.len() { self.content.game_of(index).start } else { self.len() }
    }

    /// Puts these records in place of so many from a place on.
    fn arrange(&mut self, at: usize, count: usize, new: Vec<Run>) -> Change {
        let there = new.iter().map(|run| run.count as usize).sum();
        Change::of_order(at, there, self.content.splice(at, count, new))
    }

    /// Leaves a start position in place of the only record or the only game.
    fn remove_all_records(&mut self) -> Vec<Change> {
        if self.len() == 1 && !self.content.view(0).is_in_source {
            return self.change_state(0, State { held: Held::of(Position::start()), ..State::default() });
        }
        let run = self.content.new_record(0..0, Position::start());
        self.selection.current = 0;
        vec![self.arrange(0, self.len(), vec![run])]
    }

    /// These records, or rather their games, as they would stand in a file of the document's format: comments,
    /// operations, moves and marks included, with line feeds. `None` if that is more than 64 MB.
    #[must_use]
    pub fn copy_of(&self, records: &Records) -> Option<String> {
        // Each record has a byte at least.
        if records.len() > LONGEST_TEXT {
            return None;
        }
        let bytes = self.content.bytes_of(self.runs_of(self.content.games_of(records)), LONGEST_TEXT)?;
        let mut text = self.content.text_of(&bytes);
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        Some(text)
    }

    /// How many characters of a text the encoding of the file does not have: each would become a `?` in it.
    #[must_use]
    pub fn count_replaced(&self, text: &str) -> usize {
        self.content.count_replaced(text)
    }

    /// Puts all records of another document before the one at this place, past the last one means at the end, as
    /// one undo step, and makes the first of them current. See [`Snapshot::incoming`].
    ///
    /// # Errors
    /// As for [`Snapshot::incoming`]; nothing is put in then.
    pub fn take_in(&mut self, at: usize, other: Self) -> Result<TakenIn, FileError> {
        self.content.read_all();
        let incoming = self.snapshot().incoming(other)?;
        Ok(self.put_in(at, incoming))
    }

    /// Puts records in that were made ready for this document, as [`Document::take_in`] does.
    pub fn put_in(&mut self, at: usize, Incoming { stock, replaced, loss, is_file }: Incoming) -> TakenIn {
        const JOIN: StepName = StepName { one: "add positions of a file", many: "add positions of files" };
        const PASTE: StepName = StepName { one: "paste positions", many: "paste positions" };
        self.content.read_all();
        self.history.begin(self.selection);
        let run = self.content.enter(stock);
        let changes = self.insert(at, vec![run]);
        if !changes.is_empty() {
            self.history.record(if is_file { JOIN } else { PASTE }, changes);
            self.refresh();
        }
        self.history.end(&mut self.content, self.selection);
        TakenIn { records: run.count as usize, replaced, loss }
    }
}

/// What is between some ranges, before the first and behind the last of them.
fn gaps(ranges: &[Range<usize>], len: usize) -> impl Iterator<Item = Range<usize>> {
    let starts = std::iter::once(0).chain(ranges.iter().map(|range| range.end));
    let ends = ranges.iter().map(|range| range.start).chain([len]);
    starts.zip(ends).map(|(start, end)| start..end)
}
