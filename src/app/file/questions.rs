//! The questions about the file: their words, and what each answer does.

use std::path::{Path, PathBuf};

use super::paths::Purpose;
use super::plan::{Answer, Fact};
use super::splitting::Split;
use super::state::State;
use crate::app::shell::Shell;
use crate::app::shell::dialog::Next;
use crate::app::shell::question::Question;
use crate::app::shell::under_way::{Unfinished, UnkeptMoves};
use crate::app::ui::wording;

/// What an answer to a question about the file does.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// Nothing: back to the window.
    Cancel,
    /// Take what was typed.
    Confirm,
    /// Keep the document although its file holds something else by now, which lets it count as unsaved.
    KeepMine,
    /// Go on to a document that is saved or left.
    OnTheWay(Answer),
    /// Keep the position that moves have reached, and begin the way anew.
    KeepMoves,
    BringBack,
    Reload,
    AskPath(Box<Purpose>),
    SaveCut,
    Replace(PathBuf, Box<Purpose>),
    /// Replace files that the parts of this one would have the names of.
    ReplaceParts(Box<Split>),
    Recover,
    /// Leave unsaved edits that were found for the next window.
    Later,
    DiscardLeft,
}

impl State {
    pub(super) fn ask_on_the_way(&mut self, fact: Fact, shell: &mut Shell) {
        let question = match fact {
            Fact::UnkeptMoves => match shell.under_way.moves {
                Some(moves) => unkept_moves(moves, self.cancel_of_way()),
                None => return,
            },
            Fact::Modified => unsaved(shell),
            Fact::SetAside => set_aside(self.cancel_of_way()),
            Fact::UnfinishedText => unfinished(shell.under_way.unfinished, self.cancel_of_way()),
            Fact::CutOnClipboard => on_clipboard(shell.copied.as_ref().map_or(0, |copied| copied.count)),
            Fact::ChangedOnDisk => changed_on_disk(shell, &self.way.next),
            Fact::SourceChanged => source_changed(shell),
            Fact::Lossy => loses(shell, self.way.path.as_deref(), &self.said(), &self.way.next),
            Fact::MovesStopFitting => moves_stop_fitting(&self.said()),
            // Nothing is asked about these alone.
            Fact::HasFile | Fact::OtherFormat => return,
        };
        self.ask(question, shell);
    }

    fn said(&self) -> String {
        self.way.sentence.clone().unwrap_or_default()
    }

    /// Who does not read the file again keeps what is here.
    fn cancel_of_way(&self) -> Reply {
        if self.way.next == Next::Reload { Reply::KeepMine } else { Reply::Cancel }
    }
}

fn save_as(next: &Next) -> Reply {
    Reply::AskPath(Box::new(Purpose::Save(next.clone())))
}

fn unkept_moves(UnkeptMoves { moves, positions, can_keep }: UnkeptMoves, cancel: Reply) -> Question<Reply> {
    let moves = wording::counted(moves, "move that was tried", "moves that were tried");
    let place = if positions > 1 { format!(" at {positions} positions") } else { String::new() };
    let question = Question::new(format!("Discard {moves}{place}?"), cancel.clone());
    let lose = Reply::OnTheWay(Answer::LoseMoves);
    if can_keep {
        question
            .says("They are in no file. Keep position keeps the one they have reached.")
            .answer("Keep position", Reply::KeepMoves)
            .answer("Discard moves", lose)
            .answer("Cancel", cancel)
    } else {
        question
            .says("They are in no file. Try moves brings them back while this document is open.")
            .answer("Cancel", cancel)
            .answer("Discard moves", lose)
    }
}

fn unsaved(shell: &Shell) -> Question<Reply> {
    let name = shell.document.file_name().unwrap_or_else(|| "this position".to_owned());
    Question::new(format!("Save the changes to {name}?"), Reply::Cancel)
        .wide(400.0)
        .says("What is not saved is lost.")
        .answer("Save", Reply::OnTheWay(Answer::Save))
        .answer("Discard", Reply::OnTheWay(Answer::LoseEdits))
        .answer("Cancel", Reply::Cancel)
}

fn set_aside(cancel: Reply) -> Question<Reply> {
    Question::new("Discard the edits that are set aside?", cancel.clone())
        .says("They were set aside when the file was reloaded. They are in no file and would be lost.")
        .answer("Bring back edits", Reply::BringBack)
        .answer("Discard", Reply::OnTheWay(Answer::LoseSetAside))
        .answer("Cancel", cancel)
}

fn unfinished(which: Option<Unfinished>, cancel: Reply) -> Question<Reply> {
    let sentence = match which {
        Some(Unfinished::Operation) => {
            "The text of an operation cannot be taken as it is. It is in no file and would be lost."
        }
        _ => "The text in the FEN box is no position yet. It is in no file and would be lost.",
    };
    Question::new("Leave the unfinished text?", cancel.clone())
        .wide(400.0)
        .says(sentence)
        .answer("Keep editing", cancel)
        .answer("Leave it", Reply::OnTheWay(Answer::LoseText))
}

fn on_clipboard(count: usize) -> Question<Reply> {
    let what = wording::counted(count, "position", "positions");
    let sentence = "What was cut is in no file here, and the clipboard of this window is empty once it is closed. \
                    What was pasted into another program is safe there.";
    Question::new(format!("Close with {what} on the clipboard alone?"), Reply::Cancel)
        .wide(440.0)
        .says(sentence)
        .answer("Save to a file...", Reply::SaveCut)
        .answer("Close", Reply::OnTheWay(Answer::LoseClipboard))
        .answer("Cancel", Reply::Cancel)
}

fn was_changed(shell: &Shell, cancel: Reply) -> Question<Reply> {
    let name = shell.document.file_name().unwrap_or_default();
    Question::new(format!("{name} was changed by another program"), cancel)
}

fn changed_on_disk(shell: &Shell, next: &Next) -> Question<Reply> {
    let sentence = "Saving here replaces what that program wrote. Save as keeps both. Reload shows what it wrote and \
                    sets your edits aside.";
    was_changed(shell, Reply::Cancel)
        .says(sentence)
        .answer("Save as...", save_as(next))
        .answer("Save here", Reply::OnTheWay(Answer::SaveHere))
        .answer("Reload", Reply::Reload)
        .answer("Cancel", Reply::Cancel)
}

/// The file was changed, and nothing is to be saved now.
pub(super) fn reload(shell: &Shell, edited: usize) -> Question<Reply> {
    let question = was_changed(shell, Reply::KeepMine);
    if !shell.document.is_modified() {
        return question
            .says("Nothing is edited here. Reload shows what that program wrote.")
            .answer("Reload", Reply::Reload)
            .answer("Keep mine", Reply::KeepMine);
    }
    let what = wording::edited(&shell.document, edited);
    question
        .says(format!("{what} Reload shows what that program wrote and sets your edits aside."))
        .answer("Save as...", save_as(&Next::Stay))
        .answer("Reload", Reply::Reload)
        .answer("Keep mine", Reply::KeepMine)
}

/// The document can no longer be saved as a whole.
pub(super) fn source_changed(shell: &Shell) -> Question<Reply> {
    let edited = shell.document.edited_records().len();
    let why =
        "The file is too large to be held in memory, so what is not edited is there only as that program left it.";
    let rest = if edited > 0 {
        let what = wording::edited(&shell.document, edited);
        format!("{what} Save them on their own, or reload, which sets them aside.")
    } else {
        "Reload shows what that program wrote.".to_owned()
    };
    let mut question = was_changed(shell, Reply::KeepMine).wide(460.0).says(format!("{why} {rest}"));
    if edited > 0 {
        question = question.answer("Save edited positions...", Reply::AskPath(Box::new(Purpose::Edited)));
    }
    question.answer("Reload", Reply::Reload).answer("Keep mine", Reply::KeepMine)
}

pub(super) fn replace(path: PathBuf, purpose: Purpose) -> Question<Reply> {
    Question::new("Replace the file?", Reply::Cancel)
        .says(format!("{} exists. Its contents would be replaced.", path.display()))
        .answer("Keep the file", Reply::Cancel)
        .answer("Replace", Reply::Replace(path, Box::new(purpose)))
}

fn loses(shell: &Shell, path: Option<&Path>, sentence: &str, next: &Next) -> Question<Reply> {
    let own = shell.document.format();
    let format = path.map_or(own, |path| shell.document.format_at(path)).name();
    let own = own.name();
    Question::new(format!("Save as {format} all the same?"), Reply::Cancel)
        .wide(460.0)
        .says(format!("{sentence} It would not be in the new file. A file of {own} keeps it."))
        .answer("Choose another name...", save_as(next))
        .answer("Save anyway", Reply::OnTheWay(Answer::SaveLossy))
        .answer("Cancel", Reply::Cancel)
}

fn moves_stop_fitting(sentence: &str) -> Question<Reply> {
    Question::new("Save with moves that do not fit?", Reply::Cancel)
        .wide(460.0)
        .says(format!("{sentence} Saving keeps them as they are, but programs that play them will stop there."))
        .answer("Save a copy as .fen...", Reply::AskPath(Box::new(Purpose::Copy)))
        .answer("Save anyway", Reply::OnTheWay(Answer::SaveUnfitting))
        .answer("Cancel", Reply::Cancel)
}

/// Files that this one would be split into exist.
pub(super) fn replace_parts(split: Split, existing: usize) -> Question<Reply> {
    let (heading, verb) = match existing {
        1 => ("Replace a file?".to_owned(), "exists"),
        _ => (format!("Replace {} files?", wording::number(existing)), "exist"),
    };
    let (files, existing) = (wording::number(split.files), wording::number(existing));
    let names = split.names();
    Question::new(heading, Reply::Cancel)
        .says(format!("Of the {files} files {names} {existing} {verb}. Their contents would be replaced."))
        .answer("Keep the files", Reply::Cancel)
        .answer("Replace", Reply::ReplaceParts(Box::new(split)))
}

pub(super) fn recover(sentences: Vec<String>) -> Question<Reply> {
    let question = Question::new("Unsaved edits were found", Reply::Later).wide(460.0);
    let question = sentences.into_iter().fold(question, Question::says);
    question.answer("Recover", Reply::Recover).answer("Later", Reply::Later).answer("Discard", Reply::DiscardLeft)
}
