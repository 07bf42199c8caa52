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
use crate::board::listed;

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
    /// Go to an unfinished text.
    KeepTyping,
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
    /// Asks about one of these, or about several that would be lost together.
    pub(super) fn ask_on_the_way(&mut self, facts: &[Fact], shell: &mut Shell) {
        let cancel = self.cancel_of_way();
        let question = match *facts {
            [Fact::UnkeptMoves] => match shell.under_way.moves {
                Some(moves) => unkept_moves(moves, cancel),
                None => return,
            },
            [Fact::Modified] => unsaved(shell, &self.way.next),
            [Fact::SetAside] => set_aside(cancel, &self.way.next),
            [Fact::UnfinishedText] => unfinished(shell, cancel),
            [Fact::CutOnClipboard] => on_clipboard(cut(shell)),
            [Fact::Emptied] => replaces_all(shell, &self.way.next),
            [Fact::ChangedOnDisk] => changed_on_disk(shell, &self.way.next),
            [Fact::SourceChanged] => source_changed(shell),
            [Fact::Lossy] => loses(shell, self.way.path.as_deref(), &self.said(), &self.way.next),
            [Fact::MovesStopFitting] => moves_stop_fitting(&self.said()),
            // Nothing is asked about these alone.
            [] | [Fact::HasFile | Fact::OtherFormat] => return,
            _ => lost_together(facts, shell, &self.way.next, cancel),
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

fn unkept_moves(UnkeptMoves { moves, can_keep }: UnkeptMoves, cancel: Reply) -> Question<Reply> {
    let moves = wording::counted(moves, "move that was tried", "moves that were tried");
    let question = Question::new(format!("Discard {moves}?"), cancel.clone());
    let lose = Reply::OnTheWay(Answer::Lose);
    if can_keep {
        question
            .says("What was tried is not saved in any file. Use position takes the position that was reached.")
            .answer("Use position", Reply::KeepMoves)
            .answer("Discard moves", lose)
            .answer("Cancel", cancel)
    } else {
        question
            .says("What was tried is not saved in any file. Try moves brings it back while this document is open.")
            .answer("Cancel", cancel)
            .answer("Discard moves", lose)
    }
}

/// How many positions were cut and are on the clipboard alone.
fn cut(shell: &Shell) -> usize {
    shell.copied.as_ref().map_or(0, |copied| copied.count)
}

/// What a question calls the document: "puzzles.fen", "this position", "these 9 positions".
fn document_name(shell: &Shell) -> String {
    let of_positions = |count| match count {
        1 => "this position".to_owned(),
        _ => format!("these {} positions", wording::number(count)),
    };
    shell.document.file_name().unwrap_or_else(|| of_positions(shell.document.len()))
}

/// What becomes of edits that are not saved: discarded ones can be brought back for as long as the program runs.
fn fate_of_edits(next: &Next) -> &'static str {
    match next {
        Next::Close => "Unsaved changes will be lost.",
        _ => "File, Bring back edits brings back what is not saved, until the program ends.",
    }
}

fn unsaved(shell: &Shell, next: &Next) -> Question<Reply> {
    let name = document_name(shell);
    Question::new(format!("Save the changes to {name}?"), Reply::Cancel)
        .wide(400.0)
        .says(fate_of_edits(next))
        .answer("Save", Reply::OnTheWay(Answer::Save))
        .answer("Discard", Reply::OnTheWay(Answer::Lose))
        .answer("Cancel", Reply::Cancel)
}

/// Several things that would be lost, of which saving keeps only the edits.
fn lost_together(facts: &[Fact], shell: &Shell, next: &Next, cancel: Reply) -> Question<Reply> {
    let saves = facts.contains(&Fact::Modified);
    let others: Vec<String> = facts.iter().filter_map(|fact| lost_beside(*fact, shell)).collect();
    let others = listed(&others);
    let lose = Reply::OnTheWay(Answer::Lose);
    if saves {
        Question::new(format!("Save the changes to {}?", document_name(shell)), cancel.clone())
            .wide(460.0)
            .says(format!("{} Saving does not keep {others}.", fate_of_edits(next)))
            .answer("Save", Reply::OnTheWay(Answer::Save))
            .answer("Discard all", lose)
            .answer("Cancel", cancel)
    } else {
        Question::new("Discard what is not saved?", cancel.clone())
            .wide(460.0)
            .says(format!("This would be lost: {others}."))
            .answer("Cancel", cancel)
            .answer("Discard all", lose)
    }
}

/// What is lost beside edits, as part of a sentence.
fn lost_beside(fact: Fact, shell: &Shell) -> Option<String> {
    match fact {
        Fact::UnkeptMoves => {
            let moves = shell.under_way.moves?.moves;
            Some(wording::counted(moves, "move that was tried", "moves that were tried"))
        }
        Fact::SetAside => Some("the edits that are set aside".to_owned()),
        Fact::UnfinishedText => unfinished_text(shell),
        Fact::CutOnClipboard => {
            let count = wording::counted(cut(shell), "position", "positions");
            Some(format!("{count} on the clipboard of this window"))
        }
        _ => None,
    }
}

/// None of the positions is left that the file holds.
fn replaces_all(shell: &Shell, next: &Next) -> Question<Reply> {
    let name = shell.document.file_name().unwrap_or_default();
    let all = wording::number(shell.document.replaced_by_saving());
    let rest = match shell.document.len() {
        1 => "the position that is here".to_owned(),
        count => format!("the {} that are here", wording::counted(count, "position", "positions")),
    };
    Question::new(format!("Replace all {all} positions of {name}?"), Reply::Cancel)
        .says(format!("None of them is left. Saving replaces them by {rest}. Save as keeps the file."))
        .answer("Save as...", save_as(next))
        .answer("Save here", Reply::OnTheWay(Answer::SaveEmptied))
        .answer("Cancel", Reply::Cancel)
}

fn set_aside(cancel: Reply, next: &Next) -> Question<Reply> {
    Question::new("Discard the edits that are set aside?", cancel.clone())
        .says(format!("They were set aside when the file was reloaded. {}", fate_of_edits(next)))
        .answer("Bring back edits", Reply::BringBack)
        .answer("Discard", Reply::OnTheWay(Answer::Lose))
        .answer("Cancel", cancel)
}

/// The text that is unfinished, as part of a sentence: "the text in the FEN box of position 7, which is no position
/// yet".
pub(super) fn unfinished_text(shell: &Shell) -> Option<String> {
    let unfinished = &shell.under_way.unfinished;
    let (id, which) = unfinished.first_key_value()?;
    if unfinished.len() > 1 {
        return Some(format!(
            "the unfinished texts of {}",
            wording::counted(unfinished.len(), "position", "positions")
        ));
    }
    let number = shell.document.place_of(*id).filter(|place| *place != shell.document.current());
    let of = number.map(|place| format!(" of position {}", wording::number(place + 1))).unwrap_or_default();
    Some(match which {
        Unfinished::Fen => format!("the text in the FEN box{of}, which is no position yet"),
        Unfinished::Operation => format!("the text of an operation{of}, which cannot be taken as it is"),
    })
}

fn unfinished(shell: &Shell, cancel: Reply) -> Question<Reply> {
    let text = unfinished_text(shell).unwrap_or_default();
    Question::new("Leave the unfinished text?", cancel)
        .wide(400.0)
        .says(format!("This is in no file and would be lost: {text}."))
        .answer("Keep editing", Reply::KeepTyping)
        .answer("Leave it", Reply::OnTheWay(Answer::Lose))
}

fn on_clipboard(count: usize) -> Question<Reply> {
    let what = wording::counted(count, "position", "positions");
    let sentence = "What was cut is in no file here, and the clipboard of this window is empty once it is closed. \
                    What was pasted into another program is safe there.";
    Question::new(format!("Close with {what} on the clipboard alone?"), Reply::Cancel)
        .wide(440.0)
        .says(sentence)
        .answer("Save to a file...", Reply::SaveCut)
        .answer("Close", Reply::OnTheWay(Answer::Lose))
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
        .says(format!("{sentence} A file saved as {own} keeps it."))
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
