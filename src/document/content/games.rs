//! Grouping records into games.

use std::ops::Range;

use super::{Content, MIN_RUN_LEN};
use crate::document::content::records::Records;
use crate::document::format::RecordId;

pub(crate) struct GameLookup<'a> {
    content: &'a Content,
    /// The records that continue the game of the preceding one, if they were looked up together.
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

    /// A lookup for about `records` games in the order of the records. If the order is scattered and they are many, all
    /// are looked up in source order first, so that each stretch of a source is read once.
    pub(crate) fn game_lookup(&self, records: usize) -> GameLookup<'_> {
        let are_many = self.is_scattered() && records > self.len() / MIN_RUN_LEN;
        GameLookup { content: self, continuations: are_many.then(|| self.continuations()) }
    }

    pub(crate) fn games_at<'a>(&'a self, indexes: &'a [usize]) -> impl Iterator<Item = Range<usize>> + 'a {
        let games = GameLookup { content: self, continuations: Some(self.continuations()) };
        indexes.iter().map(move |index| games.game_at(*index))
    }

    /// The records that continue the game of the preceding one, looked up in source order.
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
