//! The content of a record that is drawn.

use super::super::record::Record;
use crate::board::{Annotations, Position};
use crate::document::Metadata;
use crate::notation::epd::Operation;

pub(super) struct RecordContent {
    pub(super) position: Position,
    pub(super) metadata: Metadata,
    pub(super) operations: Vec<Operation>,
    pub(super) annotations: Annotations,
}

impl RecordContent {
    pub(super) fn from_record(position: Position, record: &Record<'_>) -> Self {
        Self {
            position,
            metadata: record.remarks().0.metadata,
            operations: record.operations.clone(),
            annotations: record.annotations(),
        }
    }
}
