//! Sorting, removing duplicates, and joining another file.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::state::ListState;
use crate::app::shell::{Command, ModalWorker as _, Shell};
use crate::app::ui::file_wording;
use crate::document::arrange::{ArrangeRequest, DuplicateRule, SortKey, arrange_edit, first_duplicate};
use crate::document::{Document, Edit, FileError, Progress, Snapshot};
use crate::tr;

impl ListState {
    pub(super) fn arrange(&mut self, wanted: ArrangeRequest, shell: &mut Shell) {
        self.after_loading(shell, move |list, shell| {
            let (snapshot, current) = (shell.document.snapshot(), shell.document.current());
            let what = match wanted {
                ArrangeRequest::Sort(_) => tr!("list-sorting"),
                ArrangeRequest::RemoveDuplicates(_) => tr!("list-looking-for-duplicates"),
            };
            let arrange = move |progress: &Progress| {
                let edit = arrange_edit(&snapshot, wanted, progress);
                let twin =
                    edit.as_ref().and_then(|edit| find_kept_duplicate(&snapshot, wanted, edit, current, progress));
                (!progress.is_cancelled()).then_some((edit, twin, snapshot.revision))
            };
            list.start_job(what, shell, arrange, move |_, found, shell| match found {
                Some((Some(edit), twin, revision)) if shell.document.revision() == revision => {
                    apply_arrangement(wanted, edit, twin, shell);
                }
                Some((Some(_), ..)) => {
                    shell.notices.noted(tr!("list-changed-meanwhile"));
                }
                Some((None, ..)) => shell.notices.done(nothing_to_do(wanted)),
                None => {}
            });
        });
    }

    pub(crate) fn join(&mut self, path: PathBuf, shell: &mut Shell) {
        self.after_loading(shell, move |list, shell| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let snapshot = shell.document.snapshot();
            let read = move |progress: &Progress| {
                let other = read_file(&path, progress)?;
                let incoming = if progress.is_cancelled() { None } else { Some(snapshot.prepare_import(other)?) };
                Ok(incoming.filter(|_| !progress.is_cancelled()))
            };
            list.start_job(tr!("list-reading-file", name = &name), shell, read, move |list, incoming, shell| {
                match incoming {
                    Ok(Some(incoming)) => {
                        list.insert_import(
                            incoming,
                            false,
                            |count| tr!("list-joined", count = count, name = &name),
                            shell,
                        );
                    }
                    Ok(None) => {}
                    Err(error) => {
                        let error: FileError = error;
                        shell.notices.failed(file_wording::failure(&error), Some(Command::JoinFile));
                    }
                }
            });
        });
    }
}

/// Applies an arrangement and reports it. `twin`: the new index of the position to make current, if the arrangement
/// removes the current position as its duplicate.
fn apply_arrangement(wanted: ArrangeRequest, edit: Edit, twin: Option<usize>, shell: &mut Shell) {
    let document = &mut shell.document;
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

/// If the current position is removed as a duplicate, returns the new index of the kept duplicate; otherwise `None`.
fn find_kept_duplicate(
    snapshot: &Snapshot,
    wanted: ArrangeRequest,
    edit: &Edit,
    current: usize,
    progress: &Progress,
) -> Option<usize> {
    let (ArrangeRequest::RemoveDuplicates(alike), Edit::Arrange { order, .. }) = (wanted, edit) else { return None };
    let place_of = |wanted: usize| order.iter().position(|place| *place as usize == wanted);
    if place_of(current).is_some() {
        return None;
    }
    place_of(first_duplicate(snapshot, alike, current, progress)?)
}

/// Opens a file and reads it until its end, or until the job is cancelled.
fn read_file(path: &Path, progress: &Progress) -> Result<Document, FileError> {
    const STEPS: u64 = 1000;
    let mut document = Document::open(path)?;
    progress.set_total(STEPS);
    let mut reported = 0;
    while let Some(share) = document.reading_progress()
        && !progress.is_cancelled()
    {
        let done = (share * STEPS as f32) as u64;
        progress.advance(done.saturating_sub(reported));
        reported = done.max(reported);
        thread::sleep(Duration::from_millis(5));
        document.poll_reading();
    }
    Ok(document)
}

fn nothing_to_do(wanted: ArrangeRequest) -> &'static str {
    match wanted {
        ArrangeRequest::Sort(SortKey::Author) => tr!("list-in-order-of-authors"),
        ArrangeRequest::Sort(_) => tr!("list-in-order"),
        ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact) => tr!("list-no-duplicates"),
        ArrangeRequest::RemoveDuplicates(DuplicateRule::Placement) => tr!("list-no-same-placement"),
        ArrangeRequest::RemoveDuplicates(DuplicateRule::Reflected) => tr!("list-no-reflected"),
    }
}

fn done(wanted: ArrangeRequest, removed: usize) -> String {
    match wanted {
        ArrangeRequest::Sort(SortKey::Number) => tr!("list-sorted-by-number").to_owned(),
        ArrangeRequest::Sort(SortKey::Name) => tr!("list-sorted-by-name").to_owned(),
        ArrangeRequest::Sort(SortKey::Author) => tr!("list-sorted-by-author").to_owned(),
        ArrangeRequest::Sort(SortKey::Material) => tr!("list-sorted-by-material").to_owned(),
        ArrangeRequest::Sort(SortKey::SideToMove) => tr!("list-sorted-by-side-to-move").to_owned(),
        ArrangeRequest::Sort(SortKey::Problems) => tr!("list-sorted-by-problems").to_owned(),
        ArrangeRequest::RemoveDuplicates(_) => tr!("list-removed-duplicates", count = removed),
    }
}
