//! Grouping records into games.

use std::ops::Range;

use super::{Content, FEW};
use crate::document::content::records::Records;
use crate::document::format::RecordId;

pub(crate) struct Games<'a> {
    content: &'a Content,
    /// The records that continue the game of the preceding one, if they were looked up together.
    parts: Option<Records>,
}

impl Games<'_> {
    /// The records in the game of a record; a line is alone.
    pub(crate) fn of(&self, index: usize) -> Range<usize> {
        if !self.content.segment(self.content.id(index)).format.has_games() {
            return index..index + 1;
        }
        let is_part = |index: &usize| *index < self.content.len() && self.is_part(*index);
        let start = (0..=index).rev().find(|index| !is_part(index)).unwrap_or(0);
        let end = (index + 1..self.content.len()).find(|index| !is_part(index)).unwrap_or(self.content.len());
        start..end
    }

    fn is_part(&self, index: usize) -> bool {
        match &self.parts {
            Some(parts) => parts.contains(index),
            None => self.content.place(self.content.id(index)).is_part,
        }
    }
}

impl Content {
    pub(crate) fn game_of(&self, index: usize) -> Range<usize> {
        Games { content: self, parts: None }.of(index)
    }

    /// A lookup for about `records` games, requested in the order of the records. If the order is scattered and there
    /// are many, all are looked up in source order first, so that each stretch of a source is read once.
    pub(crate) fn games(&self, records: usize) -> Games<'_> {
        let are_many = self.is_scattered() && records > self.len() / FEW;
        Games { content: self, parts: are_many.then(|| self.further_parts()) }
    }

    pub(crate) fn games_at<'a>(&'a self, indexes: &'a [usize]) -> impl Iterator<Item = Range<usize>> + 'a {
        let games = Games { content: self, parts: Some(self.further_parts()) };
        indexes.iter().map(move |index| games.of(*index))
    }

    /// The records that continue the game of the preceding one, looked up in source order.
    fn further_parts(&self) -> Records {
        let mut parts = Records::default();
        if std::iter::once(&self.file).chain(&self.more).any(|segment| segment.format.has_games()) {
            let mut ids: Vec<(RecordId, usize)> = (0..self.len()).map(|index| (self.id(index), index)).collect();
            ids.sort_unstable();
            let further = ids.into_iter().filter(|(id, _)| self.place(*id).is_part);
            further.for_each(|(_, index)| _ = parts.insert(index));
        }
        parts
    }
}
