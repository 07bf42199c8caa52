//! The questions about the file, and the replies to them.

use std::path::{Path, PathBuf};

use super::paths::Purpose;
use super::plan::{Answer, Fact};
use super::splitting::Split;
use super::state::State;
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::dialog::Next;
use crate::app::shell::question::Question;
use crate::app::shell::under_way::{Unfinished, UnkeptMoves};
use crate::app::ui::wording;
use crate::{lang, tr};

/// The effect of an answer to a question about the file.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    Cancel,
    Confirm,
    /// Keep the document although its file has changed; it counts as unsaved.
    KeepMine,
    /// Continue with saving or leaving the document.
    OnTheWay(Answer),
    KeepTyping,
    /// Keep the position reached by moves, then start leaving the document again.
    KeepMoves,
    BringBack,
    Reload,
    AskPath(Box<Purpose>),
    SaveCut,
    Replace(PathBuf, Box<Purpose>),
    ReplaceParts(Box<Split>),
    Recover,
    /// Leave the unsaved edits that were found for the next window.
    Later,
    DiscardLeft,
}

impl State {
    /// Asks about one condition, or about several losses together.
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
            // These are never asked about alone.
            [] | [Fact::HasFile | Fact::OtherFormat] => return,
            _ => lost_together(facts, shell, &self.way.next, cancel),
        };
        self.ask(question, shell);
    }

    fn said(&self) -> String {
        self.way.sentence.clone().unwrap_or_default()
    }

    /// Cancelling a reload keeps the open document.
    fn cancel_of_way(&self) -> Reply {
        if self.way.next == Next::Reload { Reply::KeepMine } else { Reply::Cancel }
    }
}

fn save_as(next: &Next) -> Reply {
    Reply::AskPath(Box::new(Purpose::Save(next.clone())))
}

fn unkept_moves(UnkeptMoves { moves, can_keep }: UnkeptMoves, cancel: Reply) -> Question<Reply> {
    let question = Question::new(tr!("file-discard-tried", count = moves), cancel.clone());
    let lose = Reply::OnTheWay(Answer::Lose);
    if can_keep {
        question
            .says(tr!("file-tried-can-be-used"))
            .answer(tr!("file-use-position"), Reply::KeepMoves)
            .answer(tr!("file-discard-moves"), lose)
            .answer(tr!("file-cancel"), cancel)
    } else {
        question
            .says(tr!("file-tried-comes-back", try_moves = name(Command::TryMoves)))
            .answer(tr!("file-cancel"), cancel)
            .answer(tr!("file-discard-moves"), lose)
    }
}

/// Number of positions that were cut and are only on the clipboard.
fn cut(shell: &Shell) -> usize {
    shell.copied.as_ref().map_or(0, |copied| copied.count)
}

/// Asks to save the changes to "puzzles.fen", "this position" or "these 9 positions".
fn save_changes(shell: &Shell) -> String {
    if let Some(name) = shell.document.file_name() {
        tr!("file-save-changes", name = name)
    } else {
        tr!("file-save-changes-here", count = shell.document.len())
    }
}

fn name(command: Command) -> &'static str {
    command.name().trim_end_matches('.')
}

/// Explains what happens to unsaved edits: discarded ones can be restored until the program ends.
fn fate_of_edits(next: &Next) -> String {
    if *next == Next::Close {
        tr!("file-edits-lost").to_owned()
    } else {
        tr!("file-edits-kept", file = tr!("menu-file"), bring_back = name(Command::BringBack))
    }
}

fn unsaved(shell: &Shell, next: &Next) -> Question<Reply> {
    Question::new(save_changes(shell), Reply::Cancel)
        .wide(400.0)
        .says(fate_of_edits(next))
        .answer(tr!("file-save"), Reply::OnTheWay(Answer::Save))
        .answer(tr!("file-discard"), Reply::OnTheWay(Answer::Lose))
        .answer(tr!("file-cancel"), Reply::Cancel)
}

/// Asks about several losses together. Saving keeps only the edits.
fn lost_together(facts: &[Fact], shell: &Shell, next: &Next, cancel: Reply) -> Question<Reply> {
    let saves = facts.contains(&Fact::Modified);
    let others: Vec<String> = facts.iter().filter_map(|fact| lost_beside(*fact, shell)).collect();
    let others = lang::listed(&others);
    let lose = Reply::OnTheWay(Answer::Lose);
    if saves {
        Question::new(save_changes(shell), cancel.clone())
            .wide(460.0)
            .says(format!("{} {}", fate_of_edits(next), tr!("file-lost-beside", what = others)))
            .answer(tr!("file-save"), Reply::OnTheWay(Answer::Save))
            .answer(tr!("file-discard-all"), lose)
            .answer(tr!("file-cancel"), cancel)
    } else {
        Question::new(tr!("file-discard-unsaved"), cancel.clone())
            .wide(460.0)
            .says(tr!("file-lost", what = others))
            .answer(tr!("file-cancel"), cancel)
            .answer(tr!("file-discard-all"), lose)
    }
}

/// A loss other than edits, as part of a sentence.
fn lost_beside(fact: Fact, shell: &Shell) -> Option<String> {
    match fact {
        Fact::UnkeptMoves => Some(tr!("file-tried-moves", count = shell.under_way.moves?.moves)),
        Fact::SetAside => Some(tr!("file-edits-aside").to_owned()),
        Fact::UnfinishedText => unfinished_text(shell),
        Fact::CutOnClipboard => Some(tr!("file-on-clipboard", count = cut(shell))),
        _ => None,
    }
}

/// Asks before all positions of the file are replaced.
fn replaces_all(shell: &Shell, next: &Next) -> Question<Reply> {
    let file = shell.document.file_name().unwrap_or_default();
    let title = tr!("file-replace-all", count = shell.document.replaced_by_saving(), name = file);
    Question::new(title, Reply::Cancel)
        .says(tr!("file-replaced-by", here = shell.document.len(), save_as = name(Command::SaveAs)))
        .answer(Command::SaveAs.name(), save_as(next))
        .answer(tr!("file-save-here"), Reply::OnTheWay(Answer::SaveEmptied))
        .answer(tr!("file-cancel"), Reply::Cancel)
}

fn set_aside(cancel: Reply, next: &Next) -> Question<Reply> {
    Question::new(tr!("file-discard-aside"), cancel.clone())
        .says(format!("{} {}", tr!("file-were-set-aside"), fate_of_edits(next)))
        .answer(Command::BringBack.name(), Reply::BringBack)
        .answer(tr!("file-discard"), Reply::OnTheWay(Answer::Lose))
        .answer(tr!("file-cancel"), cancel)
}

/// Describes the unfinished text as part of a sentence: "the text in the FEN box of position 7, which is not a
/// position yet".
pub(super) fn unfinished_text(shell: &Shell) -> Option<String> {
    let unfinished = &shell.under_way.unfinished;
    let (id, which) = unfinished.first_key_value()?;
    if unfinished.len() > 1 {
        return Some(tr!("file-unfinished-several", count = unfinished.len()));
    }
    let elsewhere = shell.document.place_of(*id).filter(|place| *place != shell.document.current());
    Some(match (which, elsewhere) {
        (Unfinished::Fen, None) => tr!("file-unfinished-fen").to_owned(),
        (Unfinished::Fen, Some(place)) => tr!("file-unfinished-fen-of", number = place + 1),
        (Unfinished::Operation, None) => tr!("file-unfinished-operation").to_owned(),
        (Unfinished::Operation, Some(place)) => tr!("file-unfinished-operation-of", number = place + 1),
    })
}

fn unfinished(shell: &Shell, cancel: Reply) -> Question<Reply> {
    let text = unfinished_text(shell).unwrap_or_default();
    Question::new(tr!("file-unfinished"), cancel)
        .wide(400.0)
        .says(tr!("file-unfinished-lost", text = text))
        .answer(tr!("file-keep-editing"), Reply::KeepTyping)
        .answer(tr!("file-leave-text"), Reply::OnTheWay(Answer::Lose))
}

fn on_clipboard(count: usize) -> Question<Reply> {
    Question::new(tr!("file-close-with-cut", count = count), Reply::Cancel)
        .wide(440.0)
        .says(tr!("file-cut-lost"))
        .answer(tr!("file-save-to-file"), Reply::SaveCut)
        .answer(tr!("file-close"), Reply::OnTheWay(Answer::Lose))
        .answer(tr!("file-cancel"), Reply::Cancel)
}

fn was_changed(shell: &Shell, cancel: Reply) -> Question<Reply> {
    let name = shell.document.file_name().unwrap_or_default();
    Question::new(tr!("file-changed", name = name), cancel)
}

fn changed_on_disk(shell: &Shell, next: &Next) -> Question<Reply> {
    was_changed(shell, Reply::Cancel)
        .says(tr!("file-changed-before-saving", save_as = name(Command::SaveAs)))
        .answer(Command::SaveAs.name(), save_as(next))
        .answer(tr!("file-save-here"), Reply::OnTheWay(Answer::SaveHere))
        .answer(tr!("file-reload"), Reply::Reload)
        .answer(tr!("file-cancel"), Reply::Cancel)
}

/// Asks about a changed file while nothing is being saved.
pub(super) fn reload(shell: &Shell, edited: usize) -> Question<Reply> {
    let question = was_changed(shell, Reply::KeepMine);
    if !shell.document.is_modified() {
        return question
            .says(tr!("file-changed-unedited"))
            .answer(tr!("file-reload"), Reply::Reload)
            .answer(tr!("file-keep-mine"), Reply::KeepMine);
    }
    let what = wording::edited(&shell.document, edited);
    question
        .says(format!("{what} {}", tr!("file-reload-sets-aside")))
        .answer(Command::SaveAs.name(), save_as(&Next::Stay))
        .answer(tr!("file-reload"), Reply::Reload)
        .answer(tr!("file-keep-mine"), Reply::KeepMine)
}

/// Asks about a changed file whose document can no longer be saved as a whole.
pub(super) fn source_changed(shell: &Shell) -> Question<Reply> {
    let edited = shell.document.edited_records().len();
    let why = tr!("file-source-changed");
    let rest = if edited > 0 {
        let what = wording::edited(&shell.document, edited);
        format!("{what} {}", tr!("file-save-edited-or-reload"))
    } else {
        tr!("file-reload-shows").to_owned()
    };
    let mut question = was_changed(shell, Reply::KeepMine).wide(460.0).says(format!("{why} {rest}"));
    if edited > 0 {
        question = question.answer(tr!("file-save-edited"), Reply::AskPath(Box::new(Purpose::Edited)));
    }
    question.answer(tr!("file-reload"), Reply::Reload).answer(tr!("file-keep-mine"), Reply::KeepMine)
}

pub(super) fn replace(path: PathBuf, purpose: Purpose) -> Question<Reply> {
    Question::new(tr!("file-replace-file"), Reply::Cancel)
        .says(tr!("file-exists", path = path.display().to_string()))
        .answer(tr!("file-keep-file"), Reply::Cancel)
        .answer(tr!("file-replace"), Reply::Replace(path, Box::new(purpose)))
}

fn loses(shell: &Shell, path: Option<&Path>, sentence: &str, next: &Next) -> Question<Reply> {
    let own = shell.document.format();
    let format = path.map_or(own, |path| shell.document.format_at(path)).name();
    let own = own.name();
    Question::new(tr!("file-save-as-format", format = format), Reply::Cancel)
        .wide(460.0)
        .says(format!("{sentence} {}", tr!("file-own-format-keeps", format = own)))
        .answer(tr!("file-other-name"), save_as(next))
        .answer(tr!("file-save-anyway"), Reply::OnTheWay(Answer::SaveLossy))
        .answer(tr!("file-cancel"), Reply::Cancel)
}

fn moves_stop_fitting(sentence: &str) -> Question<Reply> {
    Question::new(tr!("file-moves-do-not-fit"), Reply::Cancel)
        .wide(460.0)
        .says(format!("{sentence} {}", tr!("file-moves-stay")))
        .answer(tr!("file-save-copy"), Reply::AskPath(Box::new(Purpose::Copy)))
        .answer(tr!("file-save-anyway"), Reply::OnTheWay(Answer::SaveUnfitting))
        .answer(tr!("file-cancel"), Reply::Cancel)
}

pub(super) fn replace_parts(split: Split, existing: usize) -> Question<Reply> {
    Question::new(tr!("file-replace-files", count = existing), Reply::Cancel)
        .says(tr!("file-files-exist", files = split.files, names = split.names(), existing = existing))
        .answer(tr!("file-keep-files"), Reply::Cancel)
        .answer(tr!("file-replace"), Reply::ReplaceParts(Box::new(split)))
}

pub(super) fn recover(sentences: Vec<String>) -> Question<Reply> {
    let question = Question::new(tr!("file-edits-found"), Reply::Later).wide(460.0);
    let question = sentences.into_iter().fold(question, Question::says);
    question
        .answer(tr!("file-recover"), Reply::Recover)
        .answer(tr!("file-later"), Reply::Later)
        .answer(tr!("file-discard"), Reply::DiscardLeft)
}
