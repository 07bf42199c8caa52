//! Saving: what has to be asked first, the work, the message.

use std::path::{Path, PathBuf};

use crate::app::command::Command;
use crate::app::file::splitting::LONG;
use crate::app::shell::desktop;
use crate::app::shell::dialog::{Dialog, Next, Purpose};
use crate::app::shell::notice::Matter;
use crate::app::state::State;
use crate::app::ui::{file_words, words};
use crate::app::{App, exporting};
use crate::document::{self, Document, FileError, FileState, Format, Loss, Saved};

/// Files up to this many bytes are saved at once, larger ones in the background.
const AT_ONCE: u64 = 8 << 20;

impl App {
    /// Saves to the file it came from, or asks for one.
    pub(in crate::app) fn save(&mut self, next: Next) {
        let document = &mut self.state.shell.document;
        let is_changed = document.changed_on_disk();
        // Where the file has vanished there is nothing that saving could replace.
        let is_there = document.path().map(document::exists);
        if is_there == Some(false) {
            self.state.file_state = FileState::Gone;
            document.set_detached(true);
        }
        match is_there.map(|is_there| is_changed && is_there) {
            None => self.ask_path(Purpose::Save(next)),
            Some(true) if document.is_source_changed() => self.say_source_changed(),
            Some(true) => self.state.shell.dialog = Some(Dialog::ChangedOnDisk(next)),
            Some(false) => self.save_in_place(next),
        }
    }

    pub(in crate::app) fn save_in_place(&mut self, next: Next) {
        if let Some(path) = self.state.shell.document.path().map(Path::to_owned) {
            self.save_moves_asked(&path, next);
        }
    }

    /// Saves to a path, after asking where its format has no place for something.
    fn save_as(&mut self, path: &Path, next: Next) {
        let path = path.to_owned();
        if self.state.shell.document.format_at(&path) == self.state.shell.document.format() {
            self.save_moves_asked(&path, next);
            return;
        }
        self.once_read(move |app| {
            let saving = app.state.shell.document.saving(&path, false);
            let is_long = saving.size() > AT_ONCE;
            app.work("Looking what the other format has no place for", is_long, move |progress| {
                let loss = saving.loss();
                let progress = progress.clone();
                Box::new(move |app| {
                    if progress.is_cancelled() {
                        let error = FileError::Cancelled { path };
                        app.state.shell.notices.noted(error.sentence());
                    } else {
                        app.save_losing(&path, loss.as_ref(), next);
                    }
                })
            });
        });
    }

    fn save_losing(&mut self, path: &Path, loss: Option<&Loss>, next: Next) {
        match loss.map(|loss| loss.sentence(self.state.shell.document.format_at(path))) {
            Some(sentence) => self.state.shell.dialog = Some(Dialog::Loses { path: path.to_owned(), sentence, next }),
            None => self.save_moves_asked(path, next),
        }
    }

    /// Saves to a path, after asking where the moves of a PGN would stop fitting their positions.
    pub(in crate::app) fn save_moves_asked(&mut self, path: &Path, next: Next) {
        let document = &self.state.shell.document;
        let stop = if document.format_at(path).has_games() { document.moves_that_stop_fitting() } else { Vec::new() };
        match words::games_that_stop_fitting(document, &stop) {
            Some(sentence) => {
                self.state.shell.dialog = Some(Dialog::MovesStopFitting { path: path.to_owned(), sentence, next });
            }
            None => self.save_now(path, next),
        }
    }

    /// Saves to a path, a large file in the background.
    pub(in crate::app) fn save_now(&mut self, path: &Path, next: Next) {
        let path = path.to_owned();
        self.once_read(move |app| {
            let saving = app.state.shell.document.saving(&path, app.state.shell.settings.keeps_backup);
            app.work(format!("Saving {}", file_name(&path)), saving.size() > AT_ONCE, move |progress| {
                let result = saving.run(progress);
                Box::new(move |app| app.after_saving(result, next))
            });
        });
    }

    /// Says that the document can no longer be saved as a whole.
    pub(in crate::app) fn say_source_changed(&mut self) {
        let edited = self.state.shell.document.edited_records().len();
        self.state.shell.dialog = Some(Dialog::SourceChanged { edited });
    }

    /// Saves the edited positions to a file of their own. The document stays what it is, unsaved as it is.
    fn save_edited(&mut self, path: &Path) {
        let mut edited = self.state.shell.document.edited_only();
        let count = words::counted(edited.len(), "edited position", "edited positions");
        let saving = edited.saving(path, self.state.shell.settings.keeps_backup);
        let name = file_name(path);
        self.work(format!("Saving {name}"), saving.size() > AT_ONCE, move |progress| {
            let result = saving.run(progress);
            Box::new(move |app| match result {
                Ok(_) => app.say_saved_apart(format!("{count} saved to {name}")),
                Err(error) => app.say_not_written(&error),
            })
        });
    }

    /// Saves the positions to a FEN file of their own. The document stays what it is, unsaved as it is.
    fn save_copy(&mut self, path: &Path) {
        let path = path.to_owned();
        self.once_read(move |app| {
            let (snapshot, keeps_backup) = (app.state.shell.document.snapshot(), app.state.shell.settings.keeps_backup);
            let (name, is_long) = (file_name(&path), snapshot.len() > LONG);
            app.work(format!("Saving {name}"), is_long, move |progress| {
                let len = snapshot.len();
                let all =
                    (0..len).take_while(|_| !progress.is_cancelled()).map(|index| snapshot.record(index).position());
                let positions: Vec<_> = all.filter_map(Result::ok).collect();
                let count = positions.len();
                let result = Document::with_positions(positions).saving(&path, keeps_backup).run(progress);
                Box::new(move |app| match result {
                    Ok(_) => {
                        let rest = if count < len { "; what cannot be read is not in it" } else { "" };
                        let count = words::counted(count, "position", "positions");
                        app.say_saved_apart(format!("{count} saved to {name}{rest}"));
                    }
                    Err(error) => app.say_not_written(&error),
                })
            });
        });
    }

    /// Says why a file beside the document was not written.
    fn say_not_written(&mut self, error: &FileError) {
        match error {
            FileError::Cancelled { .. } => self.state.shell.notices.noted(error.sentence()),
            error => self.say_not_saved(error, None),
        }
    }

    fn say_not_saved(&mut self, error: &FileError, way_on: Option<Command>) {
        self.state.shell.notices.end(Matter::Saving);
        self.state.shell.notices.not_saved(file_words::failure(&error), way_on);
    }

    /// Says that a file beside the document was written.
    fn say_saved_apart(&mut self, done: String) {
        self.state.shell.notices.end(Matter::Saving);
        self.state.shell.notices.done(done);
    }

    fn after_saving(&mut self, result: Result<Saved, FileError>, next: Next) {
        match result {
            Ok(saved) => {
                self.state.shell.notices.end(Matter::Saving);
                let before = self.state.shell.document.path().map(Path::to_owned);
                self.state.shell.document.take_saved(saved);
                let was_moved = before.is_some() && before.as_deref() != self.state.shell.document.path();
                self.note_saved(was_moved);
                let name = self.state.shell.document.file_name().unwrap_or_default();
                match std::mem::replace(&mut self.state.file_state, FileState::Same) {
                    FileState::Gone if !was_moved => {
                        self.state.shell.notices.noted(format!("{name} was gone from its folder and was written anew"));
                    }
                    _ => self.state.shell.notices.done(format!("Saved {name}")),
                }
                self.remember_file();
                self.ask_about_rest(next);
            }
            Err(FileError::SourceChanged { is_added: false, .. }) => self.say_source_changed(),
            Err(error @ FileError::Cancelled { .. }) => self.state.shell.notices.noted(error.sentence()),
            Err(error) => self.say_not_saved(&error, Some(Command::SaveAs)),
        }
    }

    /// Saves to a path from the dialog, which has asked already whether that file is to be replaced; not
    /// so for one that is only meant once the path has its ending.
    pub(in crate::app) fn save_to_picked(&mut self, picked: &Path, purpose: Purpose) {
        let path = self.with_ending(picked.to_owned(), &purpose);
        if let Some(why) = self.why_not_over(&path, &purpose) {
            self.state.shell.notices.failed(why, None);
        } else if purpose.is_written_to() && path != picked && document::exists(&path) {
            self.state.shell.dialog = Some(Dialog::Replace(path, purpose));
        } else {
            self.save_for(&path, purpose);
        }
    }

    /// Why some of the positions cannot be written to a path: it is that of the document, which would no longer be
    /// what its file holds.
    pub(in crate::app) fn why_not_over(&self, path: &Path, purpose: &Purpose) -> Option<String> {
        let own = self.state.shell.document.path().filter(|_| purpose.is_apart())?;
        let name = file_name(path);
        desktop::is_same_file(own, path)
            .then(|| format!("{name} is the file that is open. Choose another name for what is saved apart from it."))
    }

    pub(in crate::app) fn save_for(&mut self, path: &Path, purpose: Purpose) {
        match purpose {
            Purpose::Open => self.open(path.to_owned()),
            Purpose::Save(next) => self.save_as(path, next),
            Purpose::Copy => self.save_copy(path),
            Purpose::Edited => self.save_edited(path),
            Purpose::Selected(chosen) => self.save_chosen(path, &chosen, Next::Stay),
            Purpose::Cut(chosen) => self.save_chosen(path, &chosen, Next::Close),
            Purpose::Split(count) => self.split_beside(path, count),
            Purpose::Join => self.join(path),
            Purpose::Export(job) => self.export_to(path, *job),
        }
    }

    /// Gives a path without an ending that of the document's format; a copy is always FEN.
    pub(in crate::app) fn with_ending(&self, mut path: PathBuf, purpose: &Purpose) -> PathBuf {
        if let Purpose::Export(job) = purpose {
            return job.with_ending(path);
        }
        let format = match purpose {
            Purpose::Cut(chosen) => chosen.format(),
            _ => self.state.shell.document.format(),
        };
        if *purpose == Purpose::Copy {
            path.set_extension(Format::Fen.ending());
        } else if path.extension().is_none() {
            path.set_extension(format.ending());
        }
        path
    }
}

/// The last part of a path, as it is shown.
fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// A name with a word behind its stem: "puzzles-selected.fen".
fn marked(name: &str, word: &str) -> String {
    let path = Path::new(name);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    format!("{stem}-{word}{ending}")
}

/// A name with the ending of a format.
fn name_with(name: &str, format: Format) -> String {
    Path::new(name).with_extension(format.ending()).display().to_string()
}

/// The name with which a dialog for saving begins.
pub(in crate::app) fn suggested_name(state: &State, purpose: &Purpose) -> String {
    if let Purpose::Export(job) = purpose {
        return exporting::suggested_name(state, job);
    }
    let name = state.shell.document.file_name().unwrap_or_else(|| "positions.fen".to_owned());
    match purpose {
        Purpose::Copy => name_with(&name, Format::Fen),
        Purpose::Edited => marked(&name, "edited"),
        Purpose::Selected(_) => marked(&name, "selected"),
        Purpose::Cut(chosen) => marked(&name_with(&name, chosen.format()), "cut"),
        Purpose::Open | Purpose::Save(_) | Purpose::Split(_) | Purpose::Join | Purpose::Export(_) => name,
    }
}
