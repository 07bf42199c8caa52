//! What has to be asked before the document goes, and the answers to all questions.

use crate::app::App;
use crate::app::board;
use crate::app::shell::dialog::{Answer, Dialog, Next, Purpose};
use crate::document::Document;

impl App {
    /// Goes on, after asking about moves that were tried and about unsaved work.
    pub(in crate::app) fn ask_then(&mut self, next: Next) {
        // What goes on under its dialog is about this document.
        if self.work.is_some() {
            return;
        }
        self.state.hands.give_up(&mut self.state.shell.document);
        self.commit_operations();
        if self.state.unkept_moves().is_some() {
            self.state.shell.dialog = Some(Dialog::UnkeptMoves(next));
        } else {
            self.ask_about_edits(next);
        }
    }

    /// Goes on, after asking about unsaved work. Moves that were tried go with the document, and not before.
    fn ask_about_edits(&mut self, next: Next) {
        // These set edits aside.
        let keeps_edits = matches!(next, Next::Reload | Next::BringBack);
        if self.state.shell.document.is_modified() && !keeps_edits {
            self.state.shell.dialog = Some(Dialog::Unsaved(next));
        } else {
            self.ask_about_rest(next);
        }
    }

    /// Goes on, after asking about edits that are set aside and about unfinished text.
    pub(in crate::app) fn ask_about_rest(&mut self, next: Next) {
        if self.loses_set_aside(&next) {
            self.state.shell.dialog = Some(Dialog::SetAside(next));
        } else {
            self.ask_about_text(next);
        }
    }

    fn ask_about_text(&mut self, next: Next) {
        if next != Next::Stay && self.state.is_unfinished() {
            self.state.shell.dialog = Some(Dialog::Unfinished(next));
        } else {
            self.ask_about_cut(next);
        }
    }

    /// Whether edits that are set aside would be lost. Only one document can be set aside.
    fn loses_set_aside(&self, next: &Next) -> bool {
        self.state.set_aside.is_some()
            && match next {
                Next::Stay | Next::BringBack => false,
                Next::Reload => self.state.shell.document.is_modified(),
                Next::Close | Next::New | Next::ChooseFile | Next::Open(_) | Next::Recover => true,
            }
    }

    /// Goes on, now that nothing unsaved is in the way.
    pub(in crate::app) fn go_on(&mut self, next: Next) {
        match next {
            Next::Stay => {}
            Next::Close => self.closing = true,
            Next::New => self.show_document(Document::new()),
            Next::ChooseFile => self.ask_path(Purpose::Open),
            Next::Open(path) => self.open(path),
            Next::Reload => self.reload(),
            Next::Recover => self.recover(),
            Next::BringBack => self.bring_back(),
        }
    }

    /// Takes an answer to what is laid over the window.
    pub(in crate::app) fn answer(&mut self, answer: Answer) {
        let Some(dialog) = self.state.shell.dialog.take() else { return };
        match (dialog, answer) {
            (working @ Dialog::Working { .. }, Answer::Cancel) => {
                self.cancel_work();
                self.state.shell.dialog = Some(working);
            }
            (
                Dialog::Reload { .. }
                | Dialog::SourceChanged { .. }
                | Dialog::UnkeptMoves(Next::Reload)
                | Dialog::SetAside(Next::Reload)
                | Dialog::Unfinished(Next::Reload),
                Answer::Cancel,
            ) => self.keep_unreloaded(),
            (Dialog::Recover { .. }, answer) => self.answer_recovery(answer),
            (Dialog::BoardStyle { before }, _) => board::show_style(before, &mut self.state.shell),
            (_, Answer::Cancel) => {}
            (Dialog::UnkeptMoves(next), Answer::Confirm) => {
                self.state.trial.keep(&mut self.state.shell);
                self.ask_then(next);
            }
            (Dialog::UnkeptMoves(next), Answer::Discard) => self.ask_about_edits(next),
            (Dialog::Unsaved(next), Answer::Save) => self.save(next),
            (Dialog::Unsaved(next), Answer::Discard) if self.loses_set_aside(&next) => {
                self.state.shell.dialog = Some(Dialog::SetAside(next));
            }
            (Dialog::Unsaved(next) | Dialog::Unfinished(next), Answer::Discard) => self.ask_about_cut(next),
            (Dialog::OnClipboard { .. }, Answer::Discard) => self.go_on(Next::Close),
            (Dialog::OnClipboard { .. }, Answer::SaveAs) => self.ask_where_to_save_cut(),
            (Dialog::SetAside(_), Answer::Confirm) => self.ask_then(Next::BringBack),
            (Dialog::SetAside(next), Answer::Discard) => self.ask_about_text(next),
            (Dialog::ChangedOnDisk(next), Answer::Confirm) => self.save_in_place(next),
            (Dialog::ChangedOnDisk(_) | Dialog::Reload { .. } | Dialog::SourceChanged { .. }, Answer::Reload) => {
                self.ask_then(Next::Reload);
            }
            (Dialog::Reload { .. }, Answer::SaveAs) => self.ask_path(Purpose::Save(Next::Stay)),
            (Dialog::SourceChanged { .. }, Answer::SaveAs) => self.ask_path(Purpose::Edited),
            (Dialog::ChangedOnDisk(next) | Dialog::Loses { next, .. }, Answer::SaveAs) => {
                self.ask_path(Purpose::Save(next));
            }
            (Dialog::Replace(path, purpose), Answer::Confirm) => self.save_for(&path, purpose),
            (Dialog::Loses { path, next, .. }, Answer::Confirm) => self.save_moves_asked(&path, next),
            (Dialog::MovesStopFitting { path, next, .. }, Answer::Confirm) => self.save_now(&path, next),
            (Dialog::MovesStopFitting { .. }, Answer::SaveAs) => self.ask_path(Purpose::Copy),
            (Dialog::Several(batch), Answer::Add) => self.add_text(&batch),
            (Dialog::Several(batch), Answer::First) => self.take_first(batch),
            (Dialog::Path { purpose, text, .. }, Answer::Confirm) => self.take_typed_path(purpose, &text),
            (Dialog::Split { text, split }, answer) => self.answer_split(text, split, answer),
            (Dialog::ReplaceParts { split, .. }, Answer::Confirm) => self.split(*split),
            (Dialog::Export(export), answer) => self.answer_export(export, answer),
            (Dialog::ReplacePictures { folder, positions, .. }, Answer::Confirm) => {
                self.save_pictures(&folder, &positions, true);
            }
            (Dialog::GoTo { text }, Answer::Confirm) => self.go_to(&text),
            (Dialog::CheckPuzzles(check), answer) => self.answer_check(check, answer),
            (Dialog::PuzzleReport { report, selected }, answer) => self.answer_report(report, selected, answer),
            (dialog, _) => self.state.shell.dialog = Some(dialog),
        }
    }
}
