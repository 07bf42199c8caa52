//! Texts that are looked for.

use memchr::memmem::Finder;

use crate::document::scan::sweep::{Subject, fold};

/// A text that is looked for in those of records.
#[derive(Clone, Debug)]
pub(super) struct Text {
    written: String,
    /// Whether capitals have to be capitals.
    is_exact: bool,
    finder: Box<Finder<'static>>,
}

impl Text {
    /// This text, in letters of either case.
    pub(super) fn of(text: &str) -> Self {
        let finder = Box::new(Finder::new(fold(text).as_bytes()).into_owned());
        Self { written: text.to_owned(), is_exact: false, finder }
    }

    /// Just this text.
    pub(super) fn exact(text: &str) -> Self {
        Self { written: text.to_owned(), is_exact: true, finder: Box::new(Finder::new(text).into_owned()) }
    }

    /// The text as it was written.
    pub(super) fn as_written(&self) -> &str {
        &self.written
    }

    /// Whether a record has it. The text of the record is put into a buffer.
    pub(super) fn is_in(&self, record: &Subject<'_>, buffer: &mut Vec<u8>) -> bool {
        record.text(!self.is_exact, buffer);
        self.finder.find(buffer).is_some()
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        (&self.written, self.is_exact) == (&other.written, other.is_exact)
    }
}
