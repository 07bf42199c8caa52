//! Edits of the list of records and their order.

use std::ops::Range;
use std::sync::Arc;

use super::editor::Editor;
use super::positions::stateable;
use crate::board::Position;
use crate::document::content::{Records, Run, State};
use crate::document::format::{Overrides, RecordId};
use crate::document::history::Change;

/// Maximum length of a copied text in bytes.
pub(crate) const LONGEST_TEXT: usize = 1 << 26;

impl Editor<'_> {
    pub(super) fn add_record(&mut self, after: usize, position: Position) -> Vec<Change> {
        let index = self.content.game_of(after.min(self.len() - 1)).end;
        let run = self.content.new_record(0..0, stateable(position));
        self.selection.current = index;
        vec![self.arrange(index, 0, vec![run])]
    }

    /// The current record stays current; if it is removed, the next one or the last one becomes current.
    pub(super) fn remove_records(&mut self, records: &Records) -> Vec<Change> {
        let games: Vec<_> = self.content.games_of(records).collect();
        let removed: usize = games.iter().map(Range::len).sum();
        if removed == self.len() {
            return self.remove_all_records();
        }
        let current = self.selection.current;
        let before = games.iter().map(|game| game.end.min(current).saturating_sub(game.start)).sum::<usize>();
        self.selection.current = current - before;
        let kept = self.content.runs_of(gaps(&games, self.len()));
        self.put_in_order(kept).into_iter().collect()
    }

    pub(super) fn move_records(&mut self, records: &Records, to: usize) -> Vec<Change> {
        let games: Vec<_> = self.content.games_of(records).collect();
        let to = self.game_start(to);
        let above = gaps(&games, self.len()).map(|gap| gap.start.min(to)..gap.end.min(to));
        let below = gaps(&games, self.len()).map(|gap| gap.start.max(to)..gap.end.max(to));
        let all = self.content.runs_of(above.chain(games.iter().cloned()).chain(below));
        self.put_in_order_around(all)
    }

    pub(super) fn duplicate_records(&mut self, records: &Records) -> Vec<Change> {
        let games = self.content.games_of(records);
        let mut end = 0;
        let runs = self.content.runs_of(games.inspect(|game| end = game.end));
        let new = match self.content.bytes_of(runs.iter().copied(), self.content.format(), LONGEST_TEXT) {
            Some(bytes) => vec![self.content.records_of(bytes, self.format())],
            // A longer text is not written and read again; copying by id takes up the ids of the whole source.
            None => self.content.duplicated(&runs).unwrap_or_default(),
        };
        self.insert(end, new)
    }

    pub(super) fn insert_text(&mut self, at: usize, text: &str) -> Vec<Change> {
        let run = self.content.new_records(text, self.format());
        self.insert(at, vec![run])
    }

    /// Inserts new records before a game and makes the first of them current.
    pub(crate) fn insert(&mut self, at: usize, new: Vec<Run>) -> Vec<Change> {
        if new.iter().all(|run| run.count == 0) {
            return Vec::new();
        }
        let at = self.game_start(at);
        self.selection.current = at;
        vec![self.arrange(at, 0, new)]
    }

    /// Each index counts once, with its whole game.
    pub(super) fn arrange_all(&mut self, order: &[u32]) -> Vec<Change> {
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
        let runs = self.content.runs_of(games.into_iter());
        self.put_in_order_around(runs)
    }

    /// Puts all records into an order. The current record stays current if it is in it.
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

    pub(super) fn set_done(&mut self, records: &Records, is_done: bool) -> Vec<Change> {
        let mut ids: Vec<RecordId> = self.content.games_of(records).flatten().map(|at| self.content.id(at)).collect();
        // In this order sources are read once.
        ids.sort_unstable();
        let mut changes = Vec::with_capacity(ids.len());
        // Nearly all of them get equal states, which are shared.
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

    /// The index of the first record in the game of a record; past the end the number of records.
    fn game_start(&self, index: usize) -> usize {
        if index < self.len() { self.content.game_of(index).start } else { self.len() }
    }

    fn arrange(&mut self, at: usize, count: usize, new: Vec<Run>) -> Change {
        let there = new.iter().map(|run| run.count as usize).sum();
        Change::of_order(at, there, self.content.splice(at, count, new))
    }

    fn remove_all_records(&mut self) -> Vec<Change> {
        if self.len() == 1 && !self.content.view(0).is_in_source {
            return self.change_state(0, State { held: Overrides::of(Position::start()), ..State::default() });
        }
        let run = self.content.new_record(0..0, Position::start());
        self.selection.current = 0;
        vec![self.arrange(0, self.len(), vec![run])]
    }
}

fn gaps(ranges: &[Range<usize>], len: usize) -> impl Iterator<Item = Range<usize>> {
    let starts = std::iter::once(0).chain(ranges.iter().map(|range| range.end));
    let ends = ranges.iter().map(|range| range.start).chain([len]);
    starts.zip(ends).map(|(start, end)| start..end)
}
