//! Saving: the checks before it, the work and the report.

use std::path::{Path, PathBuf};

use super::paths::Purpose;
use super::plan::{self, Deed, Fact, Step};
use super::questions;
use super::state::State;
use crate::app::shell::Shell;
use crate::app::shell::chosen::Chosen;
use crate::app::shell::command::Command;
use crate::app::shell::dialog::Next;
use crate::app::shell::effect::Effect;
use crate::app::shell::job::Worker as _;
use crate::app::shell::notice::Topic;
use crate::app::ui::{file_wording, wording};
use crate::document::{self, CompletedSave, Document, FileError, FileState, Format, Progress};
use crate::tr;

impl State {
    pub(super) fn go(&mut self, step: Step, shell: &mut Shell) {
        let next = self.way.next.clone();
        let deed = plan::decide(step, &next, &mut |fact| self.holds(fact, shell));
        self.go_with(deed, shell);
    }

    pub(super) fn go_with(&mut self, deed: Deed, shell: &mut Shell) {
        match deed {
            Deed::Ask(facts) => self.ask_on_the_way(&facts, shell),
            Deed::AskPath => self.ask_path(Purpose::Save(self.way.next.clone()), shell),
            Deed::Look => self.once_read(shell, Self::look_what_is_lost),
            Deed::Write => self.once_read(shell, Self::write),
            Deed::GoOn => self.go_on(shell),
        }
    }

    /// Evaluates a condition. Moves that stop fitting are also described in `way.sentence`.
    pub(super) fn holds(&mut self, fact: Fact, shell: &mut Shell) -> bool {
        match fact {
            _ if self.way.agreed.contains(&fact) => false,
            Fact::UnkeptMoves => shell.under_way.moves.is_some(),
            Fact::Modified => shell.document.is_modified(),
            Fact::SetAside => shell.set_aside.is_some(),
            Fact::UnfinishedText => !shell.under_way.unfinished.is_empty(),
            Fact::CutOnClipboard => shell.lost_with_clipboard().is_some(),
            Fact::HasFile => shell.document.path().is_some(),
            Fact::Emptied => shell.document.replaced_by_saving() > 1,
            Fact::ChangedOnDisk => self.is_changed_on_disk(shell),
            Fact::SourceChanged => shell.document.is_source_changed(),
            Fact::OtherFormat => {
                self.target(shell).is_some_and(|path| shell.document.format_at(&path) != shell.document.format())
            }
            Fact::Lossy => self.way.sentence.is_some(),
            Fact::MovesStopFitting => {
                self.way.sentence = self.target(shell).and_then(|path| moves_that_stop_fitting(&shell.document, &path));
                self.way.sentence.is_some()
            }
        }
    }

    fn is_changed_on_disk(&mut self, shell: &mut Shell) -> bool {
        let is_changed = shell.document.changed_on_disk();
        // A file that has vanished cannot be overwritten.
        let is_there = shell.document.path().is_some_and(document::exists);
        if !is_there {
            self.on_disk = FileState::Gone;
            shell.document.set_detached(true);
        }
        is_changed && is_there
    }

    fn target(&self, shell: &Shell) -> Option<PathBuf> {
        self.way.path.clone().or_else(|| shell.document.path().map(Path::to_owned))
    }

    fn look_what_is_lost(&mut self, shell: &mut Shell) {
        let Some(path) = self.target(shell) else { return };
        let saving = shell.document.saving(&path, false);
        let look = move |progress: &Progress| (saving.loss(), progress.is_cancelled());
        let what = tr!("file-checking-loss");
        self.begin(what, shell, look, |file, (loss, is_cancelled), shell| {
            let Some(path) = file.way.path.clone() else { return };
            if is_cancelled {
                shell.notices.noted(file_wording::failure(&FileError::Cancelled { path }));
                return;
            }
            file.way.sentence = loss.map(|loss| loss.sentence(shell.document.format_at(&path)));
            file.go(Step::Loss, shell);
        });
    }

    fn write(&mut self, shell: &mut Shell) {
        let Some(path) = self.target(shell) else { return };
        let saving = shell.document.saving(&path, shell.settings.keeps_backup);
        let what = tr!("file-saving", name = file_name(&path));
        self.begin(what, shell, move |progress| saving.run(progress), Self::after_saving);
    }

    fn after_saving(&mut self, result: Result<CompletedSave, FileError>, shell: &mut Shell) {
        match result {
            Ok(saved) => {
                shell.notices.end(Topic::Saving);
                let other_names = saved.other_names();
                let before = shell.document.path().map(Path::to_owned);
                shell.document.complete_save(saved);
                self.settle_journal(shell);
                let was_moved = before.is_some() && before.as_deref() != shell.document.path();
                shell.note_saved(was_moved);
                let name = shell.document.file_name().unwrap_or_default();
                match std::mem::replace(&mut self.on_disk, FileState::Same) {
                    FileState::Gone if !was_moved => {
                        shell.notices.noted(tr!("file-saved-anew", name = name));
                    }
                    _ => say_saved(&name, other_names, shell),
                }
                shell.remember_file();
                self.go(Step::Leave, shell);
            }
            Err(FileError::SourceChanged { is_added: false, .. }) => self.ask(questions::source_changed(shell), shell),
            Err(error @ FileError::Cancelled { .. }) => shell.notices.noted(file_wording::failure(&error)),
            Err(error) => say_not_saved(&error, Some(Command::SaveAs), shell),
        }
    }

    /// Uses a path for its purpose. Questions about replacing a file have been answered.
    pub(super) fn save_for(&mut self, path: &Path, purpose: Purpose, shell: &mut Shell) {
        match purpose {
            Purpose::Open => self.open(path.to_owned(), shell),
            Purpose::Save(next) => {
                self.way.next = next;
                (self.way.path, self.way.sentence) = (Some(path.to_owned()), None);
                self.go(Step::Format, shell);
            }
            Purpose::Copy => {
                let path = path.to_owned();
                self.once_read(shell, |file, shell| file.save_copy(path, shell));
            }
            Purpose::Edited => self.save_edited(path, shell),
            Purpose::Selected(chosen) => self.save_chosen(path, &chosen, Next::Stay, shell),
            Purpose::Cut(chosen) => self.save_chosen(path, &chosen, Next::Close, shell),
            Purpose::Split(count) => self.split_beside(path, count, shell),
            Purpose::Wish(wish) => shell.effects.push(Effect::UsePath(wish.wanted_for, path.to_owned())),
        }
    }

    /// Saves the edited positions to another file. The document stays unsaved.
    fn save_edited(&mut self, path: &Path, shell: &mut Shell) {
        let mut edited = shell.document.edited_only();
        let count = edited.len();
        let saving = edited.saving(path, shell.settings.keeps_backup);
        let name = file_name(path);
        let what = tr!("file-saving", name = &name);
        let done = tr!("file-edited-saved-to", count = count, name = name);
        let save = move |progress: &Progress| saving.run(progress).map(|_| done);
        self.begin(what, shell, save, |_, result, shell| say_saved_apart(result, shell));
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
            let result = Document::with_positions(positions).saving(&path, keeps_backup).run(progress);
            result.map(|_| match count {
                _ if count < len => tr!("file-saved-to-in-part", count = count, name = name),
                _ => tr!("file-saved-to", count = count, name = name),
            })
        };
        self.begin(what, shell, save, |_, result, shell| say_saved_apart(result, shell));
    }

    /// Saves positions to another file, then continues with `next` unless something was lost. The document is
    /// unchanged.
    fn save_chosen(&mut self, path: &Path, chosen: &Chosen, next: Next, shell: &mut Shell) {
        let (path, (snapshot, records)) = (path.to_owned(), chosen.parts());
        let name = file_name(&path);
        let save = move |progress: &Progress| {
            let result = snapshot.save_records(&records, &path, progress);
            let loss = result.is_ok().then(|| snapshot.loss_of(&records, &path)).flatten();
            let loss = loss.map(|loss| loss.sentence(Format::of_path(&path).unwrap_or(snapshot.format())));
            (result, loss, progress.is_cancelled())
        };
        self.begin(tr!("file-saving", name = &name), shell, save, move |_, (result, loss, is_cancelled), shell| {
            match result {
                Ok(_) if next != Next::Stay && loss.is_none() => {
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
                    let again = (next == Next::Stay).then_some(Command::SaveSelected);
                    shell.notices.failed(file_wording::failure(&error), again);
                }
            }
        });
    }
}

/// Reports that the file was saved, with unfinished texts and hard links that keep the old content.
fn say_saved(name: &str, other_names: u64, shell: &mut Shell) {
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

fn say_saved_apart(result: Result<String, FileError>, shell: &mut Shell) {
    match result {
        Ok(done) => {
            shell.notices.end(Topic::Saving);
            shell.notices.done(done);
        }
        Err(error @ FileError::Cancelled { .. }) => shell.notices.noted(file_wording::failure(&error)),
        Err(error) => say_not_saved(&error, None, shell),
    }
}

fn say_not_saved(error: &FileError, offer: Option<Command>, shell: &mut Shell) {
    shell.notices.end(Topic::Saving);
    shell.notices.not_saved(file_wording::failure(error), offer);
}

/// Describes the games whose moves would no longer fit if saved to a path.
fn moves_that_stop_fitting(document: &Document, path: &Path) -> Option<String> {
    let has_games = document.format_at(path).has_games();
    let games = if has_games { document.moves_that_stop_fitting() } else { Vec::new() };
    wording::games_that_stop_fitting(document, &games)
}

pub(super) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
