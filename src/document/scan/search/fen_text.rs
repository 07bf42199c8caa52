//! Searching FENs and parts of them.

use memchr::memmem::Finder;

use crate::document::scan::sweep::ScannedRecord;

#[derive(Clone, Debug)]
pub(super) struct FenText {
    text: String,
    finder: Box<Finder<'static>>,
}

impl FenText {
    pub(super) fn new(text: &str) -> Self {
        Self { text: text.to_owned(), finder: Box::new(Finder::new(text).into_owned()) }
    }

    pub(super) fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns `true` if the line of a record, or the value of its FEN tag, contains the text.
    pub(super) fn matches(&self, record: &ScannedRecord<'_>) -> bool {
        self.finder.find(record.fen_text().as_bytes()).is_some()
    }
}

impl PartialEq for FenText {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}
