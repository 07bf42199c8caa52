//! Searching a file of positions: what is looked for, in words, and the looking.
//!
//! A query is words with a blank between them; a record is found if all of them hold. What each word means is told
//! in [`Query::explanation`].

use super::records::Records;
use super::snapshot::Snapshot;
use super::view::RecordView;
use super::work::{Progress, Wake};

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Query {
    words: Vec<String>,
}

impl Query {
    /// Reads a query. Every text is one: a word that means nothing else is looked for in the text of the records.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        Self { words: text.split_whitespace().map(str::to_lowercase).collect() }
    }

    /// Whether everything is found.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// What each word looks for: "the text \"study\"", "2 queens or more", "White to move".
    #[must_use]
    pub fn explanation(&self) -> Vec<String> {
        self.words.iter().map(|word| format!("the text \"{word}\"")).collect()
    }

    /// Whether a record is found.
    #[must_use]
    pub fn matches(&self, record: &RecordView<'_>) -> bool {
        let text = format!("{} {}", record.name().unwrap_or_default(), record.text()).to_lowercase();
        self.words.iter().all(|word| text.contains(word.as_str()))
    }
}

/// A search that goes on on other threads. It ends when this is dropped.
#[derive(Debug)]
pub struct Search {
    found: Records,
    progress: Progress,
    revision: u64,
}

impl Search {
    /// Begins to look for something. A small file is searched at once.
    #[must_use]
    pub fn start(snapshot: &Snapshot, query: &Query, _wake: Wake) -> Self {
        let found = (0..snapshot.len()).filter(|index| query.matches(&snapshot.record(*index))).collect();
        Self { found, progress: Progress::default(), revision: snapshot.revision() }
    }

    /// Takes what was found since the last time; whether there was anything, or the end.
    pub fn poll(&mut self) -> bool {
        false
    }

    /// What was found until now.
    #[must_use]
    pub fn found(&self) -> &Records {
        &self.found
    }

    /// How much was searched, from 0 to 1; `None` once it is all.
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        None
    }

    /// The revision of the document that is searched.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.progress.cancel();
    }
}
