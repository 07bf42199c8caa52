//! A selection of positions in a snapshot of the document.

use std::rc::Rc;

use crate::document::{Document, Format, Records, Snapshot};

/// Records of a document as it was when they were selected.
#[derive(Clone, Debug)]
pub struct RecordSelection(Rc<(Snapshot, Records)>);

impl RecordSelection {
    pub(in crate::app) fn new(document: &Document, records: Records) -> Self {
        Self(Rc::new((document.snapshot(), records)))
    }

    /// The snapshot and the record numbers, for use on another thread.
    pub(in crate::app) fn parts(&self) -> (Snapshot, Records) {
        (self.0.0.clone(), self.0.1.clone())
    }

    pub(in crate::app) fn format(&self) -> Format {
        self.0.0.format()
    }
}

impl PartialEq for RecordSelection {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for RecordSelection {}
