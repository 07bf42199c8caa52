//! Cutting, copying and pasting positions of the list.

use std::sync::Arc;

use super::state::ListState;
use crate::app::shell::{CopiedRecords, Cut, Effect, ModalWorker as _, Shell, TextFile};
use crate::app::ui::file_wording;
use crate::board::Position;
use crate::document::{Document, Edit, Format, Import, Progress, Records};
use crate::tr;

impl ListState {
    pub(super) fn copy_selected(&mut self, shell: &mut Shell) {
        if let Some(count) = self.copy_records(false, shell) {
            shell.notices.done(tr!("list-copied", count = count));
        }
    }

    /// Copies the selected positions as games, and reports what is lost.
    pub(super) fn copy_selected_as_pgn(&mut self, shell: &mut Shell) {
        self.copy_selected_as(Format::Pgn, |count| tr!("list-copied-as-pgn", count = count), shell);
    }

    /// Copies the selected positions as rows for a spreadsheet, and reports what is lost.
    pub(super) fn copy_selected_as_table(&mut self, shell: &mut Shell) {
        self.copy_selected_as(Format::Tsv, |count| tr!("list-copied-as-table", count = count), shell);
    }

    fn copy_selected_as(&self, format: Format, said: impl FnOnce(usize) -> String, shell: &mut Shell) {
        let records = self.selected(&shell.document);
        let Some((text, loss)) = shell.document.export_text(format, &records) else {
            report_too_much(shell);
            return;
        };
        if set_clipboard(CopiedRecords { text: text.into(), format, count: records.len(), cut: None }, shell) {
            let loss = loss.map(|loss| loss.sentence(format).trim_end_matches('.').to_owned());
            let sentences = [Some(said(records.len())), loss].into_iter().flatten();
            shell.notices.done(sentences.collect::<Vec<_>>().join(". "));
        }
    }

    /// Copies the selected positions and removes them. If the clipboard does not accept them, removes nothing.
    pub(super) fn cut_selected(&mut self, shell: &mut Shell) {
        if self.copy_records(true, shell).is_some() {
            self.remove_selected(shell);
        }
    }

    /// Copies the selected positions and returns their number. On failure, shows a notice. `is_cut`: the caller removes
    /// them afterwards.
    fn copy_records(&self, is_cut: bool, shell: &mut Shell) -> Option<usize> {
        let document = &shell.document;
        let records = self.selected(document);
        // Spreadsheets take rows from the clipboard only if their cells are separated by tabs.
        let format = if document.format().is_table() { Format::Tsv } else { document.format() };
        let Some(text) = document.text_in_format(format, &records) else {
            report_too_much(shell);
            return None;
        };
        let first = records.first().map(|index| document.record(index).id());
        // Positions added or edited since the last save are in no file.
        let is_in_file =
            || document.path().is_some() && !records.iter().any(|index| document.record(index).is_edited());
        let cut = is_cut.then(|| Cut { first, is_in_file: is_in_file() });
        let count = records.len();
        set_clipboard(CopiedRecords { text: text.into(), format, count, cut }, shell).then_some(count)
    }

    /// Pastes after the current position. A text copied in this window is inserted as it is if it has the document's
    /// format; otherwise it is converted. Any other text is first searched for positions.
    pub(crate) fn paste_text(&mut self, text: String, shell: &mut Shell) {
        let own = shell.copied.as_ref().filter(|copied| *copied.text == *text);
        match own.map(|copied| (copied.format, Arc::clone(&copied.text))) {
            Some((format, _)) if format == shell.document.format() && !format.is_table() => {
                self.insert_text(text, true, shell);
            }
            Some((format, own)) => {
                shell.effects.push(Effect::InsertFile(Box::new(TextFile::from_copied(text, format, own))));
            }
            None => shell.effects.push(Effect::ReadForList(text)),
        }
    }

    /// Inserts lines or games, written in the document's format, after the current position. `is_own`: the text was
    /// copied in this window.
    pub(crate) fn insert_text(&mut self, text: String, is_own: bool, shell: &mut Shell) {
        let replaced = shell.document.count_unencodable(&text);
        let count =
            self.insert_after_current(!is_own, |document, at| _ = document.apply(Edit::InsertText { at, text }), shell);
        if count == 0 {
            shell.notices.noted(tr!("list-nothing-to-paste"));
            return;
        }
        if is_own {
            shell.note_pasted();
        }
        report_added(tr!("list-pasted", count = count), None, replaced, shell);
    }

    pub(crate) fn insert_file(&mut self, file: TextFile, shell: &mut Shell) {
        if file.document.format().is_table() && is_untouched(&shell.document) {
            shell.effects.push(Effect::ShowText(Box::new(file)));
            return;
        }
        let TextFile { document, remarks, copied_text: own } = file;
        self.after_loading(shell, |list, shell| {
            let snapshot = shell.document.snapshot();
            let read = move |progress: &Progress| {
                let incoming = snapshot.prepare_import(document);
                if incoming.is_ok() && progress.is_cancelled() { None } else { Some(incoming) }
            };
            list.start_job(tr!("list-reading-text"), shell, read, move |list, incoming, shell| match incoming {
                Some(Ok(incoming)) => {
                    let makes_room = own.is_none();
                    let said = |count| tr!("list-added-remarks", count = count, remarks = remarks);
                    let count = list.insert_import(incoming, makes_room, said, shell);
                    // The user may have copied something else meanwhile.
                    let copied = shell.copied.as_ref().map(|copied| &copied.text);
                    let is_copied = own.zip(copied).is_some_and(|(own, copied)| Arc::ptr_eq(&own, copied));
                    if is_copied && count > 0 {
                        shell.note_pasted();
                    }
                }
                Some(Err(error)) => shell.notices.failed(file_wording::failure(&error), None),
                None => {}
            });
        });
    }

    /// Inserts a prepared import, reports it with its losses, and returns the number of inserted positions.
    /// `makes_room`: as for [`Self::insert_after_current`].
    pub(super) fn insert_import(
        &mut self,
        incoming: Import,
        makes_room: bool,
        said: impl FnOnce(usize) -> String,
        shell: &mut Shell,
    ) -> usize {
        let mut taken = None;
        let put = |document: &mut Document, at: usize| taken = Some(document.apply_import(at, incoming));
        let count = self.insert_after_current(makes_room, put, shell);
        let taken = taken.unwrap_or_default();
        let loss = taken.loss.map(|loss| loss.sentence(shell.document.format()));
        report_added(said(count), loss, taken.replaced, shell);
        count
    }

    /// Inserts positions after the current one as one undo step, selects them, and returns their number. `makes_room`:
    /// if the document is new and has only the start position, the inserted positions replace it.
    pub(super) fn insert_after_current(
        &mut self,
        makes_room: bool,
        put: impl FnOnce(&mut Document, usize),
        shell: &mut Shell,
    ) -> usize {
        let document = &mut shell.document;
        let is_untouched = makes_room && is_untouched(document);
        let at = if is_untouched { 0 } else { document.current() + 1 };
        document.begin_gesture();
        let before = document.len();
        put(document, at);
        let added = document.len() - before;
        if is_untouched && added > 0 {
            document.apply(Edit::RemoveRecords(added.into()));
        }
        document.end_gesture();
        if added > 0 {
            self.select_added(document.len() - added, shell);
        }
        added
    }

    /// Selects the positions added to a document that had `before` positions. The first of them is already current.
    pub(super) fn select_added(&mut self, before: usize, shell: &mut Shell) {
        let document = &shell.document;
        let (first, count) = (document.current(), document.len().saturating_sub(before));
        let new = Records::from(first..first + count);
        self.search.pin(document, &new);
        self.select_all_of(new, first, shell);
    }
}

/// Puts positions on the clipboard. On failure, shows a notice and returns `false`.
fn set_clipboard(copied: CopiedRecords, shell: &mut Shell) -> bool {
    match shell.desktop.set_clipboard_text(&copied.text) {
        Ok(()) => shell.copied = Some(copied),
        Err(why) => {
            shell.notices.failed(tr!("list-clipboard-failed", why = why), None);
            return false;
        }
    }
    true
}

pub(super) fn report_added(added: String, loss: Option<String>, replaced: usize, shell: &mut Shell) {
    let mut sentences = vec![added];
    sentences.extend(loss.map(|loss| loss.trim_end_matches('.').to_owned()));
    if replaced > 0 {
        sentences.push(tr!("list-not-in-encoding", count = replaced));
    }
    let revision = shell.document.revision();
    match sentences.as_slice() {
        [done] => shell.notices.undoable(done, revision),
        _ => shell.notices.lost(sentences.join(". "), revision),
    }
}

/// Returns `true` for a new document that still has only the start position.
fn is_untouched(document: &Document) -> bool {
    let is_new = document.path().is_none() && !document.is_modified() && document.len() == 1;
    is_new && *document.position() == Position::start()
}

pub(super) fn report_too_much(shell: &mut Shell) {
    shell.notices.failed(tr!("list-too-much"), None);
}
