//! How an edit changes which records there are, and their order.

use std::ops::Range;

use super::Document;
use super::edit::{Edit, stateable};
use super::history::Change;
use super::order::Run;
use super::record::RecordId;
use super::records::Records;
use crate::board::Position;

impl Document {
    pub(super) fn add_record(&mut self, after: usize, position: Position) -> Vec<Change> {
        let index = self.content.game_of(after.min(self.len() - 1)).end;
        let run = self.content.new_record(0..0, stateable(position));
        self.selection.current = index;
        vec![self.arrange(index, 0, vec![run])]
    }

    /// The same record stays current; if it was removed, the next one becomes so, or the last.
    pub(super) fn remove_records(&mut self, records: &Records) -> Vec<Change> {
        let games = self.whole_games(records);
        let removed: usize = games.iter().map(Range::len).sum();
        if removed == 0 {
            return Vec::new();
        }
        if removed == self.len() {
            return self.remove_all_records();
        }
        let current = self.selection.current;
        let before = games.iter().map(|game| game.end.min(current).saturating_sub(game.start)).sum::<usize>();
        self.selection.current = current - before;
        if let [game] = games.as_slice() {
            return vec![self.arrange(game.start, game.len(), Vec::new())];
        }
        let kept = gaps(&games, self.len()).flat_map(|gap| self.content.runs(gap)).collect();
        vec![self.arrange(0, self.len(), kept)]
    }

    pub(super) fn move_records(&mut self, records: &Records, to: usize) -> Vec<Change> {
        let games = self.whole_games(records);
        let to = if to < self.len() { self.content.game_of(to).start } else { self.len() };
        let current = self.content.id(self.selection.current);
        let (mut above, mut below) = (Vec::new(), Vec::new());
        for gap in gaps(&games, self.len()) {
            above.extend(self.content.runs(gap.start..gap.end.min(to).max(gap.start)));
            below.extend(self.content.runs(gap.start.max(to).min(gap.end)..gap.end));
        }
        let moved = games.iter().flat_map(|game| self.content.runs(game.clone()));
        let all: Vec<Run> = above.into_iter().chain(moved).chain(below).collect();
        self.put_in_order(all, current)
    }

    pub(super) fn duplicate_records(&mut self, records: &Records) -> Vec<Change> {
        let games = self.whole_games(records);
        match (games.last().map(|game| game.end), self.copy_of(records)) {
            (Some(end), Some(text)) => self.insert_text(end, &text),
            _ => Vec::new(),
        }
    }

    pub(super) fn insert_text(&mut self, at: usize, text: &str) -> Vec<Change> {
        let run = self.content.new_records(text, self.format());
        if run.count == 0 {
            return Vec::new();
        }
        let at = if at < self.len() { self.content.game_of(at).start } else { self.len() };
        self.selection.current = at;
        vec![self.arrange(at, 0, vec![run])]
    }

    pub(super) fn arrange_all(&mut self, order: &[u32]) -> Vec<Change> {
        let current = self.content.id(self.selection.current);
        let runs = order.iter().map(|index| Run { first: self.content.id(*index as usize).0, count: 1 });
        let runs = runs.collect();
        self.put_in_order(runs, current)
    }

    /// Puts all records into an order in which a record stays current if it is there.
    fn put_in_order(&mut self, runs: Vec<Run>, current: RecordId) -> Vec<Change> {
        let count = self.len();
        let change = self.arrange(0, count, runs);
        self.selection.current = self.content.index_of(current).unwrap_or(self.selection.current);
        vec![change]
    }

    pub(super) fn set_done(&mut self, _records: &Records, _done: bool) -> Vec<Change> {
        Vec::new()
    }

    /// The records of the games that these are of, in ranges between which there are others.
    fn whole_games(&self, records: &Records) -> Vec<Range<usize>> {
        let mut games: Vec<Range<usize>> = Vec::new();
        for range in records.ranges().take_while(|range| range.start < self.len()) {
            let end = range.end.min(self.len());
            let game = self.content.game_of(range.start).start..self.content.game_of(end - 1).end;
            match games.last_mut() {
                Some(last) if last.end >= game.start => last.end = last.end.max(game.end),
                _ => games.push(game),
            }
        }
        games
    }

    /// Puts these records in place of so many from a place on.
    fn arrange(&mut self, at: usize, count: usize, new: Vec<Run>) -> Change {
        let there = new.iter().map(|run| run.count as usize).sum();
        Change::Order { at, count: there, other: self.content.splice(at, count, new) }
    }

    /// Leaves a start position in place of the only record or the only game.
    fn remove_all_records(&mut self) -> Vec<Change> {
        if self.len() == 1 && !self.content.view(0).is_in_source() {
            return self.edit_current(&Edit::Start);
        }
        let run = self.content.new_record(0..0, Position::start());
        self.selection.current = 0;
        vec![self.arrange(0, self.len(), vec![run])]
    }

    /// These records as they would stand in a file of their own, or rather their games; `None` if that is more
    /// text than a clipboard should hold.
    #[must_use]
    pub fn copy_of(&self, _records: &Records) -> Option<String> {
        None
    }

    /// Puts all records of another document before the one at this place, past the last one means at the end, as
    /// one undo step, and makes the first of them current. Returns how many they are.
    pub fn take_in(&mut self, _at: usize, _other: Self) -> usize {
        0
    }
}

/// What is between some ranges, before the first and behind the last of them.
fn gaps(ranges: &[Range<usize>], len: usize) -> impl Iterator<Item = Range<usize>> {
    let starts = std::iter::once(0).chain(ranges.iter().map(|range| range.end));
    let ends = ranges.iter().map(|range| range.start).chain([len]);
    starts.zip(ends).map(|(start, end)| start..end)
}
