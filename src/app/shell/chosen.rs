//! Some of the positions of the document, as they were when they were chosen.

use std::rc::Rc;

use crate::document::{Document, Format, Records, Snapshot};

/// Positions that were chosen, in the document as it was then.
#[derive(Clone, Debug)]
pub struct Chosen(Rc<(Snapshot, Records)>);

impl Chosen {
    /// These records of a document, as it is now.
    pub(in crate::app) fn of(document: &Document, records: Records) -> Self {
        Self(Rc::new((document.snapshot(), records)))
    }

    /// The document as it was, and which of its records they are, for another thread.
    pub(in crate::app) fn parts(&self) -> (Snapshot, Records) {
        (self.0.0.clone(), self.0.1.clone())
    }

    /// The format of the document.
    pub(in crate::app) fn format(&self) -> Format {
        self.0.0.format()
    }
}

impl PartialEq for Chosen {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Chosen {}
