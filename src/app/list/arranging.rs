//! Sorting, removing duplicates, and joining another file.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::app::App;
use crate::app::shell::command::Command;
use crate::app::ui::{file_words, words};
use crate::document::arrange::{Alike, SortKey, Wanted, arrangement, first_alike};
use crate::document::{Document, Edit, FileError, Progress, Snapshot};

impl App {
    /// Sorts the records or removes those that are alike.
    pub(super) fn put_in_order(&mut self, wanted: Wanted) {
        self.end_typing();
        self.once_read(move |app| app.put_all_in_order(wanted));
    }

    fn put_all_in_order(&mut self, wanted: Wanted) {
        let snapshot = self.state.shell.document.snapshot();
        let what = match wanted {
            Wanted::Sorted(_) => "Sorting the positions",
            Wanted::Without(_) => "Looking for duplicates",
        };
        let current = self.state.shell.document.current();
        self.work(what, move |progress| {
            let edit = arrangement(&snapshot, wanted, progress);
            let twin = edit.as_ref().and_then(|edit| kept_twin(&snapshot, wanted, edit, current, progress));
            let (is_cancelled, revision) = (progress.is_cancelled(), snapshot.revision());
            Box::new(move |app: &mut Self| {
                if !is_cancelled {
                    app.take_order(wanted, edit, twin, revision);
                }
            })
        });
    }

    /// Takes an order that was found for the document as it was at a revision. `twin`: the place in it of the position
    /// that stays in place of the current one.
    fn take_order(&mut self, wanted: Wanted, edit: Option<Edit>, twin: Option<usize>, revision: u64) {
        let document = &mut self.state.shell.document;
        let Some(edit) = edit else {
            self.state.shell.notices.done(nothing_to_do(wanted));
            return;
        };
        if document.revision() != revision {
            self.state.shell.notices.noted("The positions were changed meanwhile and stay in their order.");
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
        let revision = document.revision();
        self.state.shell.notices.undoable(sentence, revision);
    }

    /// Puts the positions of another file behind the current one.
    pub(in crate::app) fn join(&mut self, path: &Path) {
        let path = path.to_owned();
        self.once_read(move |app| app.join_now(path));
    }

    fn join_now(&mut self, path: PathBuf) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let snapshot = self.state.shell.document.snapshot();
        self.work(format!("Reading {name}"), move |progress| {
            let other = read(&path, progress);
            let incoming =
                other.and_then(|other| (!progress.is_cancelled()).then(|| snapshot.incoming(other)).transpose());
            let is_cancelled = progress.is_cancelled();
            Box::new(move |app: &mut Self| match incoming {
                Ok(Some(incoming)) if !is_cancelled => {
                    app.take_in(incoming, false, |count| format!("{count} of {name} added"));
                }
                Ok(_) => {}
                Err(error) => app.state.shell.notices.failed(file_words::failure(&error), Some(Command::JoinFile)),
            })
        });
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
        Wanted::Without(_) => words::counted(removed, "duplicate was removed", "duplicates were removed"),
    }
}
