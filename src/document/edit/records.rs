//! Edits of the list of records and their order.

use std::ops::Range;
use std::sync::Arc;

use super::editor::Editor;
use super::positions::writable;
use crate::board::Position;
use crate::document::content::{RecordRun, RecordState, Records};
use crate::document::format::{Overrides, RecordId};
use crate::document::history::UndoChange;

pub(crate) const MAX_COPY_LEN: usize = 1 << 26;

impl Editor<'_> {
    pub(super) fn add_record(&mut self, after: usize, position: Position) -> Vec<UndoChange> {
        let index = self.content.game_at(after.min(self.content.len() - 1)).end;
        let run = self.content.add_record(0..0, writable(position));
        self.selection.current = index;
        vec![self.splice_records(index, 0, vec![run])]
    }

    /// Removes records with their games. The current record stays current. If it is removed, the next remaining record
    /// becomes current, or else the last record.
    pub(super) fn remove_records(&mut self, records: &Records) -> Vec<UndoChange> {
        let games: Vec<_> = self.content.game_ranges(records).collect();
        let removed: usize = games.iter().map(Range::len).sum();
        if removed == self.content.len() {
            return self.remove_all_records();
        }
        let current = self.selection.current;
        let before = games.iter().map(|game| game.end.min(current).saturating_sub(game.start)).sum::<usize>();
        self.selection.current = current - before;
        let kept = self.content.runs_in_ranges(gaps(&games, self.content.len()));
        self.reorder(kept).into_iter().collect()
    }

    pub(super) fn move_records(&mut self, records: &Records, to: usize) -> Vec<UndoChange> {
        let games: Vec<_> = self.content.game_ranges(records).collect();
        let to = self.game_start(to);
        let above = gaps(&games, self.content.len()).map(|gap| gap.start.min(to)..gap.end.min(to));
        let below = gaps(&games, self.content.len()).map(|gap| gap.start.max(to)..gap.end.max(to));
        let all = self.content.runs_in_ranges(above.chain(games.iter().cloned()).chain(below));
        self.reorder_keeping_current(all)
    }

    pub(super) fn duplicate_records(&mut self, records: &Records) -> Vec<UndoChange> {
        let games = self.content.game_ranges(records);
        let mut end = 0;
        let runs = self.content.runs_in_ranges(games.inspect(|game| end = game.end));
        let new = match self.content.encode_runs(runs.iter().copied(), self.content.format, MAX_COPY_LEN) {
            Some(bytes) => vec![self.content.add_encoded_text(bytes, self.content.format)],
            // The text would be too long, so the records are copied by id. This takes ids for their whole sources.
            None => self.content.duplicate(&runs).unwrap_or_default(),
        };
        self.insert(end, new)
    }

    pub(super) fn insert_text(&mut self, at: usize, text: &str) -> Vec<UndoChange> {
        let run = self.content.add_text(text, self.content.format);
        self.insert(at, vec![run])
    }

    /// Inserts new records before the game at this index, or at the end, and makes the first new record current.
    pub(crate) fn insert(&mut self, at: usize, new: Vec<RecordRun>) -> Vec<UndoChange> {
        if new.iter().all(|run| run.count == 0) {
            return Vec::new();
        }
        let at = self.game_start(at);
        self.selection.current = at;
        vec![self.splice_records(at, 0, new)]
    }

    /// Puts the games of these records into this order, and removes all others. A repeated game counts once.
    pub(super) fn arrange_records(&mut self, order: &[u32]) -> Vec<UndoChange> {
        let indexes: Vec<usize> =
            order.iter().map(|at| *at as usize).filter(|index| *index < self.content.len()).collect();
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
        let runs = self.content.runs_in_ranges(games.into_iter());
        self.reorder_keeping_current(runs)
    }

    /// Replaces the order of the records. The current record stays current if the new order contains it.
    fn reorder_keeping_current(&mut self, runs: Vec<RecordRun>) -> Vec<UndoChange> {
        let current = self.content.id(self.selection.current);
        let change = self.reorder(runs);
        self.selection.current = self.content.index_of(current).unwrap_or(self.selection.current);
        change.into_iter().collect()
    }

    fn reorder(&mut self, runs: Vec<RecordRun>) -> Option<UndoChange> {
        let (at, count, other) = self.content.reorder(runs)?;
        Some(UndoChange::from_order(at, count, other))
    }

    pub(super) fn set_done(&mut self, records: &Records, is_done: bool) -> Vec<UndoChange> {
        let mut ids: Vec<RecordId> =
            self.content.game_ranges(records).flatten().map(|at| self.content.id(at)).collect();
        // The ids are sorted so that each source is read only once.
        ids.sort_unstable();
        let mut changes = Vec::with_capacity(ids.len());
        // Nearly all records get equal states, which are shared.
        let mut last = Arc::<RecordState>::default();
        for id in ids {
            let view = self.content.view_by_id(id);
            if view.is_done() != is_done {
                let mut state = RecordState::clone(self.content.state(id));
                state.overrides.done = Some(is_done);
                view.drop_redundant(&mut state.overrides);
                if *last != state {
                    last = Arc::new(state);
                }
                changes.push(UndoChange::State { id, other: self.content.replace_state(id, last.clone()) });
            }
        }
        changes
    }

    /// Returns the index of the first record in the game of this record. Past the end, returns the number of records.
    fn game_start(&self, index: usize) -> usize {
        if index < self.content.len() { self.content.game_at(index).start } else { self.content.len() }
    }

    fn splice_records(&mut self, at: usize, count: usize, new: Vec<RecordRun>) -> UndoChange {
        let there = new.iter().map(|run| run.count as usize).sum();
        UndoChange::from_order(at, there, self.content.splice(at, count, new))
    }

    fn remove_all_records(&mut self) -> Vec<UndoChange> {
        if self.content.len() == 1 && !self.content.view(0).is_in_source {
            return self.set_state(
                0,
                RecordState { overrides: Overrides::from_position(Position::start()), ..RecordState::default() },
            );
        }
        let run = self.content.add_record(0..0, Position::start());
        self.selection.current = 0;
        vec![self.splice_records(0, self.content.len(), vec![run])]
    }
}

fn gaps(ranges: &[Range<usize>], len: usize) -> impl Iterator<Item = Range<usize>> {
    let starts = std::iter::once(0).chain(ranges.iter().map(|range| range.end));
    let ends = ranges.iter().map(|range| range.start).chain([len]);
    starts.zip(ends).map(|(start, end)| start..end)
}
