//! Searching FENs and parts of them.

use memchr::memmem::Finder;

use crate::document::scan::sweep::Subject;

#[derive(Clone, Debug)]
pub(super) struct FenText {
    written: String,
    finder: Box<Finder<'static>>,
}

impl FenText {
    pub(super) fn of(text: &str) -> Self {
        Self { written: text.to_owned(), finder: Box::new(Finder::new(text).into_owned()) }
    }

    pub(super) fn as_written(&self) -> &str {
        &self.written
    }

    /// Returns `true` if the line of a record, or the value of its FEN tag, contains the text.
    pub(super) fn is_in(&self, record: &Subject<'_>) -> bool {
        self.finder.find(record.fen_text().as_bytes()).is_some()
    }
}

impl PartialEq for FenText {
    fn eq(&self, other: &Self) -> bool {
        self.written == other.written
    }
}
