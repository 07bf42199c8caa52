//! Unsaved edits that survive a crash.

mod changed;
mod damaged;
mod killed_process;
mod random;
mod round_trips;
mod saved;
mod several_windows;

use std::path::{Path, PathBuf};

use fenwright::document::journal::{AbandonedJournal, Journal, abandoned_journals};
use fenwright::document::{Document, Edit};

use super::{bytes, square};

/// A folder with a file and its journals.
struct Place {
    folder: tempfile::TempDir,
    name: &'static str,
}

impl Place {
    /// A folder with a file of this name and content.
    fn with(name: &'static str, content: impl AsRef<[u8]>) -> Self {
        let place = Self { folder: tempfile::tempdir().expect("there is a folder for tests"), name };
        std::fs::write(place.file(), content).expect("the file can be written");
        place
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join(self.name)
    }

    fn journals(&self) -> PathBuf {
        self.folder.path().join("journals")
    }

    fn open(&self) -> Document {
        Document::open(&self.file()).expect("the file can be opened")
    }

    fn journal(&self) -> Journal {
        Journal::new(self.journals())
    }

    /// The abandoned journals; asserts their number. A child process of another test may hold the locks for a moment.
    fn found(&self, count: usize) -> Vec<AbandonedJournal> {
        let mut all = abandoned_journals(&self.journals());
        for _ in 0..6000 {
            if all.len() >= count {
                break;
            }
            drop(all);
            std::thread::sleep(std::time::Duration::from_millis(10));
            all = abandoned_journals(&self.journals());
        }
        assert_eq!(all.len(), count, "of {:?} so many were left", names(&self.journals()));
        all
    }

    /// The only abandoned journal.
    fn left(&self) -> AbandonedJournal {
        self.found(1).remove(0)
    }

    /// Journals a document in a window that crashes, and recovers it.
    fn crash(&self, document: &mut Document) -> Document {
        keep(&mut self.journal(), document);
        let left = self.left();
        let recovered = left.recover().expect("the file can be opened");
        left.discard();
        assert_eq!(names(&self.journals()), Vec::<String>::new(), "nothing stays behind");
        recovered
    }
}

fn keep(journal: &mut Journal, document: &mut Document) {
    journal.flush(document, &[]).expect("the journal can be written");
}

/// The names in a folder, or none if it does not exist.
fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.expect("it can be listed").file_name().to_string_lossy().into_owned()).collect()
}

fn empties(name: &str) -> Edit {
    Edit::Place { square: square(name), piece: None }
}
