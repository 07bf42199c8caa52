//! Sorting, removing duplicates, and joining another file.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::ListState;
use super::update::{Later, Outcome};
use crate::app::shell::Shell;
use crate::app::ui::wording;
use crate::document::arrange::{Alike, SortKey, Wanted, arrangement, first_alike};
use crate::document::{Document, Edit, FileError, Progress, Snapshot};

/// An order that was found for the document as it was at a revision.
#[derive(Debug)]
pub(super) struct Ordered {
    wanted: Wanted,
    /// What makes it; `None` if the positions are in it already.
    edit: Option<Edit>,
    /// The place in it of the position that stays in place of the current one.
    twin: Option<usize>,
    revision: u64,
}

impl ListState {
    /// Sorts the records or removes those that are alike.
    pub(super) fn put_in_order(&mut self, wanted: Wanted, shell: &mut Shell) {
        self.once_read(Later::PutInOrder(wanted), shell);
    }

    pub(super) fn put_all_in_order(&mut self, wanted: Wanted, shell: &mut Shell) {
        let snapshot = shell.document.snapshot();
        let what = match wanted {
            Wanted::Sorted(_) => "Sorting the positions",
            Wanted::Without(_) => "Looking for duplicates",
        };
        let current = shell.document.current();
        self.work(what, shell, move |progress| {
            let edit = arrangement(&snapshot, wanted, progress);
            let twin = edit.as_ref().and_then(|edit| kept_twin(&snapshot, wanted, edit, current, progress));
            if progress.is_cancelled() {
                return Outcome::Cancelled;
            }
            Outcome::Ordered(Box::new(Ordered { wanted, edit, twin, revision: snapshot.revision() }))
        });
    }

    /// Puts the positions of another file behind the current one.
    pub(in crate::app) fn join(&mut self, path: PathBuf, shell: &mut Shell) {
        self.once_read(Later::Join(path), shell);
    }

    pub(super) fn join_now(&mut self, path: PathBuf, shell: &mut Shell) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let snapshot = shell.document.snapshot();
        self.work(format!("Reading {name}"), shell, move |progress| {
            let incoming = read(&path, progress).and_then(|other| {
                let incoming = (!progress.is_cancelled()).then(|| snapshot.prepare_import(other));
                incoming.transpose()
            });
            match incoming {
                Ok(Some(incoming)) if !progress.is_cancelled() => Outcome::Joined(name, Ok(Box::new(incoming))),
                Ok(_) => Outcome::Cancelled,
                Err(error) => Outcome::Joined(name, Err(error)),
            }
        });
    }
}

impl Ordered {
    /// Puts the document into this order, and says so.
    pub(super) fn take(self, shell: &mut Shell) {
        let Self { wanted, edit, twin, revision } = self;
        let document = &mut shell.document;
        let Some(edit) = edit else {
            shell.notices.done(nothing_to_do(wanted));
            return;
        };
        if document.revision() != revision {
            shell.notices.noted("The positions were changed meanwhile and stay in their order.");
            return;
        }
        let before = document.len();
        document.begin_gesture();
        document.apply(edit);
        if let Some(twin) = twin {
            document.select(twin);
        }
        document.end_gesture();
        let sentence = done(wanted, before.saturating_sub(document.len()));
        shell.notices.undoable(sentence, document.revision());
    }
}

/// Where in another order the position is that stays in place of the current one; `None` if that stays itself.
fn kept_twin(snapshot: &Snapshot, wanted: Wanted, edit: &Edit, current: usize, progress: &Progress) -> Option<usize> {
    let (Wanted::Without(alike), Edit::Arrange { order, .. }) = (wanted, edit) else { return None };
    let place_of = |wanted: usize| order.iter().position(|place| *place as usize == wanted);
    if place_of(current).is_some() {
        return None;
    }
    place_of(first_alike(snapshot, alike, current, progress)?)
}

/// Opens a file and reads it to its end, or until that is cancelled.
fn read(path: &Path, progress: &Progress) -> Result<Document, FileError> {
    const STEPS: u64 = 1000;
    let mut document = Document::open(path)?;
    progress.set_total(STEPS);
    let mut told = 0;
    while let Some(share) = document.reading()
        && !progress.is_cancelled()
    {
        let done = (share * STEPS as f32) as u64;
        progress.advance(done.saturating_sub(told));
        told = done.max(told);
        thread::sleep(Duration::from_millis(5));
        document.read_on();
    }
    Ok(document)
}

/// What is said where there is nothing to be done.
const fn nothing_to_do(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Sorted(_) => "The positions are in this order already",
        Wanted::Without(Alike::Exact) => "No duplicates: no two positions are the same in all six fields",
        Wanted::Without(Alike::Placement) => "No duplicates: no two positions have the same placement",
        Wanted::Without(Alike::Reflected) => "No duplicates: no two positions are the same or reflected",
    }
}

/// What is said of what was done.
fn done(wanted: Wanted, removed: usize) -> String {
    match wanted {
        Wanted::Sorted(SortKey::Number) => "Sorted by the place in the file".to_owned(),
        Wanted::Sorted(SortKey::Name) => "Sorted by name".to_owned(),
        Wanted::Sorted(SortKey::Material) => "Sorted by material".to_owned(),
        Wanted::Sorted(SortKey::SideToMove) => "Sorted by side to move".to_owned(),
        Wanted::Sorted(SortKey::Problems) => "Sorted by problems".to_owned(),
        Wanted::Without(_) => wording::counted(removed, "duplicate was removed", "duplicates were removed"),
    }
}
