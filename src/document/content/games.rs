//! Which records are of one game.

use std::ops::Range;

use super::{Content, FEW};
use crate::document::content::records::Records;
use crate::document::format::RecordId;

/// Tells of which game records are.
pub(crate) struct Games<'a> {
    content: &'a Content,
    /// The records that belong to the game of the one before them, if they were looked up together.
    parts: Option<Records>,
}

impl Games<'_> {
    /// The records of the game that a record is of; of a line itself alone.
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
    /// The records of the game that a record is of; of a line itself alone.
    pub(crate) fn game_of(&self, index: usize) -> Range<usize> {
        Games { content: self, parts: None }.of(index)
    }

    /// The games of about so many records, asked for in their order. Where that is not the order of their sources and
    /// they are many, all are looked up as they stand there, so that a stretch of a source is read once.
    pub(crate) fn games(&self, records: usize) -> Games<'_> {
        let are_many = self.is_scattered() && records > self.len() / FEW;
        Games { content: self, parts: are_many.then(|| self.further_parts()) }
    }

    /// The games of records, asked for in any order.
    pub(crate) fn games_at<'a>(&'a self, indexes: &'a [usize]) -> impl Iterator<Item = Range<usize>> + 'a {
        let games = Games { content: self, parts: Some(self.further_parts()) };
        indexes.iter().map(move |index| games.of(*index))
    }

    /// The records that belong to the game of the one before them, looked up as they stand in their sources.
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
