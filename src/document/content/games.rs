//! Finds the records that belong to the same game.

use std::ops::Range;

use super::{Content, MIN_RUN_LEN};
use crate::document::content::records::Records;
use crate::document::format::RecordId;

pub(crate) struct GameLookup<'a> {
    content: &'a Content,
    /// The indexes of the records that continue the game of the preceding record; `None` to look each up on demand.
    continuations: Option<Records>,
}

impl GameLookup<'_> {
    pub(crate) fn game_at(&self, index: usize) -> Range<usize> {
        if !self.content.segment(self.content.id(index)).format.has_games() {
            return index..index + 1;
        }
        let is_part = |index: &usize| *index < self.content.len() && self.is_continuation(*index);
        let start = (0..=index).rev().find(|index| !is_part(index)).unwrap_or(0);
        let end = (index + 1..self.content.len()).find(|index| !is_part(index)).unwrap_or(self.content.len());
        start..end
    }

    fn is_continuation(&self, index: usize) -> bool {
        match &self.continuations {
            Some(parts) => parts.contains(index),
            None => self.content.span(self.content.id(index)).is_part,
        }
    }
}

impl Content {
    pub(crate) fn game_at(&self, index: usize) -> Range<usize> {
        GameLookup { content: self, continuations: None }.game_at(index)
    }

    /// Returns a lookup for about `records` games. If there are many and the order is scattered, looks up all records
    /// in source order first, so that each part of a source is read only once.
    pub(crate) fn game_lookup(&self, records: usize) -> GameLookup<'_> {
        let are_many = self.is_scattered() && records > self.len() / MIN_RUN_LEN;
        GameLookup { content: self, continuations: are_many.then(|| self.continuations()) }
    }

    pub(crate) fn games_at<'a>(&'a self, indexes: &'a [usize]) -> impl Iterator<Item = Range<usize>> + 'a {
        let games = GameLookup { content: self, continuations: Some(self.continuations()) };
        indexes.iter().map(move |index| games.game_at(*index))
    }

    /// The indexes of the records that continue the game of the preceding record, looked up in source order.
    fn continuations(&self) -> Records {
        let mut parts = Records::default();
        if std::iter::once(&self.file).chain(&self.inserted).any(|segment| segment.format.has_games()) {
            let mut ids: Vec<(RecordId, usize)> = (0..self.len()).map(|index| (self.id(index), index)).collect();
            ids.sort_unstable();
            let further = ids.into_iter().filter(|(id, _)| self.span(*id).is_part);
            further.for_each(|(_, index)| _ = parts.insert(index));
        }
        parts
    }
}
