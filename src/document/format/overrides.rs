//! What a record holds in place of what its source says.

use std::collections::BTreeMap;

use super::metadata::Field;
use crate::board::{Annotations, Position};
use crate::notation::epd::Operation;

/// What a record holds in place of what its source says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Overrides {
    /// `None`: the position that the source states.
    pub(crate) position: Option<Position>,
    /// `None`: the operations that the source states.
    pub(crate) operations: Option<Vec<Operation>>,
    /// Whether the record is marked as done; `None`: if its source or its operations say so.
    pub(crate) done: Option<bool>,
    /// Arrows and marked squares; `None`: those that the source states.
    pub(crate) annotations: Option<Annotations>,
    /// What is said of the position in place of what the source says; nothing for a field that is taken away.
    pub(crate) fields: BTreeMap<Field, String>,
    /// What tags of a game say that stand for no field; nothing for one that is taken away.
    pub(crate) tags: BTreeMap<String, String>,
}

impl Overrides {
    /// Another position, with the operations of the source.
    pub(crate) fn of(position: Position) -> Self {
        Self { position: Some(position), ..Self::default() }
    }

    /// Whether the source speaks for itself.
    pub(crate) fn is_empty(&self) -> bool {
        self.position.is_none()
            && self.operations.is_none()
            && self.done.is_none()
            && self.annotations.is_none()
            && self.fields.is_empty()
            && self.tags.is_empty()
    }

    /// Whether comments before the first move of a game say something else.
    pub(crate) fn has_comments(&self) -> bool {
        let is_comment = |field: &Field| matches!(field, Field::Comment | Field::Solution);
        self.done.is_some() || self.annotations.is_some() || self.fields.keys().any(is_comment)
    }
}
