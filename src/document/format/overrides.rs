//! The edits of a record.

use std::collections::BTreeMap;

use super::metadata::Field;
use crate::board::{Annotations, Position};
use crate::notation::epd::Operation;

/// The edits of a record, in place of what its source states. `None` keeps the value of the source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Overrides {
    pub(crate) position: Option<Position>,
    pub(crate) operations: Option<Vec<Operation>>,
    pub(crate) done: Option<bool>,
    pub(crate) annotations: Option<Annotations>,
    /// Edited metadata; an empty value removes the field.
    pub(crate) fields: BTreeMap<Field, String>,
    /// Edited tags of a game that are not metadata; an empty value removes the tag.
    pub(crate) tags: BTreeMap<String, String>,
}

impl Overrides {
    pub(crate) fn from_position(position: Position) -> Self {
        Self { position: Some(position), ..Self::default() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.position.is_none()
            && self.operations.is_none()
            && self.done.is_none()
            && self.annotations.is_none()
            && self.fields.is_empty()
            && self.tags.is_empty()
    }

    /// Returns `true` if the comments before the first move of a game, or its moves, change.
    pub(crate) fn changes_comments(&self) -> bool {
        let is_comment = |field: &Field| matches!(field, Field::Comment | Field::Solution);
        self.done.is_some() || self.annotations.is_some() || self.fields.keys().any(is_comment)
    }
}
