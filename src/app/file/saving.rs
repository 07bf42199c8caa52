//! Saving: the checks before it, the work and the report.

use std::path::{Path, PathBuf};

use super::paths::PathTask;
use super::plan::{self, Condition, FlowStep, NextAction};
use super::questions;
use super::state::State;
use crate::app::shell::{Command, Effect, LeaveTarget, ModalWorker as _, RecordSelection, Shell, Topic};
use crate::app::ui::{file_name, file_wording, wording};
use crate::document::{self, CompletedSave, Document, FileError, FileState, Format, Progress};
use crate::tr;

impl State {
    pub(super) fn continue_from(&mut self, step: FlowStep, shell: &mut Shell) {
        let next = self.flow.next.clone();
        let action = plan::next_action(step, &next, &mut |fact| self.is_true(fact, shell));
        self.perform(action, shell);
    }

    pub(super) fn perform(&mut self, action: NextAction, shell: &mut Shell) {
        match action {
            NextAction::Ask(facts) => self.ask_about(&facts, shell),
            NextAction::AskPath => self.ask_path(PathTask::Save(self.flow.next.clone()), shell),
            NextAction::CheckLoss => self.after_loading(shell, Self::check_loss),
            NextAction::Write => self.after_loading(shell, Self::write),
            NextAction::Proceed => self.proceed(shell),
        }
    }

    /// Evaluates a condition. [`Condition::MovesStopFitting`] also stores a description of the games in `flow.warning`;
    /// [`Condition::ChangedOnDisk`] also notes a vanished file.
    pub(super) fn is_true(&mut self, fact: Condition, shell: &mut Shell) -> bool {
        match fact {
            _ if self.flow.settled.contains(&fact) => false,
            Condition::UnkeptMoves => shell.pending_input.moves.is_some(),
            Condition::Modified => shell.document.is_modified(),
            Condition::SetAside => shell.set_aside.is_some(),
            Condition::UnfinishedText => shell.pending_input.has_unfinished(),
            Condition::CutOnClipboard => shell.lost_with_clipboard().is_some(),
            Condition::HasFile => shell.document.path().is_some(),
            Condition::Emptied => shell.document.records_replaced_by_saving() > 1,
            Condition::ChangedOnDisk => self.is_changed_on_disk(shell),
            Condition::SourceChanged => shell.document.is_source_changed(),
            Condition::OtherFormat => {
                self.target(shell).is_some_and(|path| shell.document.format_at(&path) != shell.document.format())
            }
            Condition::Lossy => self.flow.warning.is_some(),
            Condition::MovesStopFitting => {
                self.flow.warning = self.target(shell).and_then(|path| moves_that_stop_fitting(&shell.document, &path));
                self.flow.warning.is_some()
            }
        }
    }

    fn is_changed_on_disk(&mut self, shell: &mut Shell) -> bool {
        let is_changed = shell.document.has_changed_on_disk();
        // If the file has vanished, saving overwrites nothing, so no question is needed.
        let is_there = shell.document.path().is_some_and(document::exists);
        if !is_there {
            self.on_disk = FileState::Gone;
            shell.document.set_detached(true);
        }
        is_changed && is_there
    }

    fn target(&self, shell: &Shell) -> Option<PathBuf> {
        self.flow.path.clone().or_else(|| shell.document.path().map(Path::to_owned))
    }

    fn check_loss(&mut self, shell: &mut Shell) {
        let Some(path) = self.target(shell) else { return };
        let saving = shell.document.prepare_save(&path, false);
        let look = move |progress: &Progress| (saving.loss(), progress.is_cancelled());
        let what = tr!("file-checking-loss");
        self.start_job(what, shell, look, |file, (loss, is_cancelled), shell| {
            let Some(path) = file.flow.path.clone() else { return };
            if is_cancelled {
                shell.notices.noted(file_wording::failure(&FileError::Cancelled { path }));
                return;
            }
            file.flow.warning = loss.map(|loss| loss.sentence(shell.document.format_at(&path)));
            file.continue_from(FlowStep::Loss, shell);
        });
    }

    fn write(&mut self, shell: &mut Shell) {
        let Some(path) = self.target(shell) else { return };
        let saving = shell.document.prepare_save(&path, shell.settings.keeps_backup);
        let what = tr!("file-saving", name = file_name(&path));
        self.start_job(what, shell, move |progress| saving.run(progress), Self::after_saving);
    }

    fn after_saving(&mut self, result: Result<CompletedSave, FileError>, shell: &mut Shell) {
        match result {
            Ok(saved) => {
                shell.notices.end_topic(Topic::Saving);
                let other_names = saved.other_hard_links;
                let before = shell.document.path().map(Path::to_owned);
                shell.document.complete_save(saved);
                self.flush_journal(shell);
                let was_moved = before.is_some() && before.as_deref() != shell.document.path();
                shell.note_saved(was_moved);
                let name = shell.document.file_name().unwrap_or_default();
                match std::mem::replace(&mut self.on_disk, FileState::Unchanged) {
                    FileState::Gone if !was_moved => {
                        shell.notices.noted(tr!("file-saved-anew", name = name));
                    }
                    _ => report_saved(&name, other_names, shell),
                }
                shell.remember_file();
                self.continue_from(FlowStep::Leave, shell);
            }
            Err(FileError::SourceChanged { is_added: false, .. }) => {
                self.ask_question(questions::source_changed(shell), shell);
            }
            Err(error @ FileError::Cancelled { .. }) => shell.notices.noted(file_wording::failure(&error)),
            Err(error) => report_not_saved(&error, Some(Command::SaveAs), shell),
        }
    }

    /// Uses a path for its purpose. Any question about replacing a file has been answered.
    pub(super) fn use_path(&mut self, path: &Path, purpose: PathTask, shell: &mut Shell) {
        match purpose {
            PathTask::Open => self.open(path.to_owned(), shell),
            PathTask::Save(next) => {
                self.flow.next = next;
                (self.flow.path, self.flow.warning) = (Some(path.to_owned()), None);
                self.continue_from(FlowStep::Format, shell);
            }
            PathTask::FenCopy => {
                let path = path.to_owned();
                self.after_loading(shell, |file, shell| file.save_copy(path, shell));
            }
            PathTask::Edited => self.save_edited(path, shell),
            PathTask::Selected(chosen) => self.save_records(path, &chosen, LeaveTarget::Stay, shell),
            PathTask::Cut(chosen) => self.save_records(path, &chosen, LeaveTarget::Close, shell),
            PathTask::Split(count) => self.split_beside(path, count, shell),
            PathTask::Prompt(prompt) => shell.effects.push(Effect::UsePath(prompt.purpose, path.to_owned())),
        }
    }

    /// Saves the edited positions to another file. The document stays unsaved.
    fn save_edited(&mut self, path: &Path, shell: &mut Shell) {
        let mut edited = shell.document.edited_only();
        let count = edited.len();
        let saving = edited.prepare_save(path, shell.settings.keeps_backup);
        let name = file_name(path);
        let what = tr!("file-saving", name = &name);
        let done = tr!("file-edited-saved-to", count = count, name = name);
        let save = move |progress: &Progress| saving.run(progress).map(|_| done);
        self.start_job(what, shell, save, |_, result, shell| report_copy_saved(result, shell));
    }

    /// Saves the positions as FEN to another file. The document stays unsaved.
    fn save_copy(&mut self, path: PathBuf, shell: &mut Shell) {
        let (snapshot, keeps_backup) = (shell.document.snapshot(), shell.settings.keeps_backup);
        let name = file_name(&path);
        let what = tr!("file-saving", name = &name);
        let save = move |progress: &Progress| {
            let len = snapshot.len();
            let all = (0..len).take_while(|_| !progress.is_cancelled()).map(|index| snapshot.record(index).position());
            let positions: Vec<_> = all.filter_map(Result::ok).collect();
            let count = positions.len();
            let result = Document::with_positions(positions).prepare_save(&path, keeps_backup).run(progress);
            result.map(|_| match count {
                _ if count < len => tr!("file-saved-to-in-part", count = count, name = name),
                _ => tr!("file-saved-to", count = count, name = name),
            })
        };
        self.start_job(what, shell, save, |_, result, shell| report_copy_saved(result, shell));
    }

    /// Saves positions to another file, then continues with `next` unless something was lost.
    fn save_records(&mut self, path: &Path, chosen: &RecordSelection, next: LeaveTarget, shell: &mut Shell) {
        let (path, (snapshot, records)) = (path.to_owned(), chosen.parts());
        let name = file_name(&path);
        let save = move |progress: &Progress| {
            let result = snapshot.save_records(&records, &path, progress);
            let loss = result.is_ok().then(|| snapshot.loss_for_records(&records, &path)).flatten();
            let loss = loss.map(|loss| loss.sentence(Format::from_path(&path).unwrap_or(snapshot.format())));
            (result, loss, progress.is_cancelled())
        };
        self.start_job(tr!("file-saving", name = &name), shell, save, move |_, (result, loss, is_cancelled), shell| {
            match result {
                Ok(_) if next != LeaveTarget::Stay && loss.is_none() => {
                    shell.note_cut_saved();
                    shell.effects.push(Effect::Leave(next));
                }
                Ok(count) => {
                    let done = tr!("file-saved-to", count = count, name = name);
                    match loss {
                        Some(loss) => shell.notices.listed(done, vec![loss]),
                        None => shell.notices.done(done),
                    }
                }
                Err(_) if is_cancelled => shell.notices.noted(tr!("file-not-saved", name = name)),
                Err(error) => {
                    let again = (next == LeaveTarget::Stay).then_some(Command::SaveSelected);
                    shell.notices.failed(file_wording::failure(&error), again);
                }
            }
        });
    }
}

/// Reports that the file was saved. Also reports an unfinished text, which was not saved, and hard links, which keep
/// the old content.
fn report_saved(name: &str, other_names: u64, shell: &mut Shell) {
    let saved = match questions::unfinished_text(shell) {
        None if other_names == 0 => return shell.notices.done(tr!("file-saved", name = name)),
        None => tr!("file-saved-sentence", name = name),
        Some(text) => tr!("file-saved-without", name = name, text = text),
    };
    shell.notices.noted(match other_names {
        0 => saved,
        count => format!("{saved} {}", tr!("file-other-names", count = count)),
    });
}

fn report_copy_saved(result: Result<String, FileError>, shell: &mut Shell) {
    match result {
        Ok(done) => {
            shell.notices.end_topic(Topic::Saving);
            shell.notices.done(done);
        }
        Err(error @ FileError::Cancelled { .. }) => shell.notices.noted(file_wording::failure(&error)),
        Err(error) => report_not_saved(&error, None, shell),
    }
}

fn report_not_saved(error: &FileError, offer: Option<Command>, shell: &mut Shell) {
    shell.notices.end_topic(Topic::Saving);
    shell.notices.not_saved(file_wording::failure(error), offer);
}

/// Describes the games whose moves are no longer playable from the edited position; `None` if there are none, or if the
/// format at `path` has no games.
fn moves_that_stop_fitting(document: &Document, path: &Path) -> Option<String> {
    let has_games = document.format_at(path).has_games();
    let games = if has_games { document.records_with_unplayable_moves() } else { Vec::new() };
    wording::games_that_stop_fitting(document, &games)
}
