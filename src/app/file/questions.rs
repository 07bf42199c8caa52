//! The questions about the file, and the replies to them.

use std::path::{Path, PathBuf};

use super::paths::PathTask;
use super::plan::{Condition, FlowAnswer};
use super::splitting::SplitPlan;
use super::state::State;
use crate::app::shell::{Command, LeaveTarget, Question, Shell, UnfinishedText, UnkeptMoves};
use crate::app::ui::wording;
use crate::{lang, tr};

#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    Cancel,
    Confirm,
    /// Keep the document although its file has changed; it counts as unsaved.
    KeepMine,
    Flow(FlowAnswer),
    KeepTyping,
    /// Keep the position reached by moves, then start leaving the document again.
    KeepMoves,
    RestoreDiscarded,
    Reload,
    AskPath(Box<PathTask>),
    SaveCut,
    Replace(PathBuf, Box<PathTask>),
    ReplaceParts(Box<SplitPlan>),
    Recover,
    /// Keep the edits left by a crash; the next window asks about them again.
    Later,
    DiscardAbandoned,
}

impl State {
    pub(super) fn ask_about(&mut self, facts: &[Condition], shell: &mut Shell) {
        let cancel = self.cancel_reply();
        let question = match *facts {
            [Condition::UnkeptMoves] => match shell.pending_input.moves {
                Some(moves) => unkept_moves(moves, cancel),
                None => return,
            },
            [Condition::Modified] => unsaved(shell, &self.flow.next),
            [Condition::SetAside] => set_aside(cancel, &self.flow.next),
            [Condition::UnfinishedText] => unfinished(shell, cancel),
            [Condition::CutOnClipboard] => on_clipboard(cut_count(shell)),
            [Condition::Emptied] => replaces_all(shell, &self.flow.next),
            [Condition::ChangedOnDisk] => changed_on_disk(shell, &self.flow.next),
            [Condition::SourceChanged] => source_changed(shell),
            [Condition::Lossy] => loses(shell, self.flow.path.as_deref(), &self.warning(), &self.flow.next),
            [Condition::MovesStopFitting] => moves_stop_fitting(&self.warning()),
            // These conditions alone need no question.
            [] | [Condition::HasFile | Condition::OtherFormat] => return,
            _ => several_losses(facts, shell, &self.flow.next, cancel),
        };
        self.ask_question(question, shell);
    }

    fn warning(&self) -> String {
        self.flow.warning.clone().unwrap_or_default()
    }

    /// Returns the reply for cancelling. Cancelling a reload keeps the open document.
    fn cancel_reply(&self) -> Reply {
        if self.flow.next == LeaveTarget::Reload { Reply::KeepMine } else { Reply::Cancel }
    }
}

fn save_as(next: &LeaveTarget) -> Reply {
    Reply::AskPath(Box::new(PathTask::Save(next.clone())))
}

fn unkept_moves(UnkeptMoves { moves, can_keep }: UnkeptMoves, cancel: Reply) -> Question<Reply> {
    let question = Question::new(tr!("file-discard-tried", count = moves), cancel.clone());
    let lose = Reply::Flow(FlowAnswer::Discard);
    if can_keep {
        question
            .with_paragraph(tr!("file-tried-can-be-used"))
            .with_answer(tr!("file-use-position"), Reply::KeepMoves)
            .with_answer(tr!("file-discard-moves"), lose)
            .with_answer(tr!("file-cancel"), cancel)
    } else {
        question
            .with_paragraph(tr!("file-tried-comes-back", try_moves = name(Command::TryMoves)))
            .with_answer(tr!("file-cancel"), cancel)
            .with_answer(tr!("file-discard-moves"), lose)
    }
}

fn cut_count(shell: &Shell) -> usize {
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
    command.name().trim_end_matches('…')
}

/// Returns a sentence about unsaved edits: discarded edits can be restored until the program ends.
fn edits_note(next: &LeaveTarget) -> String {
    if *next == LeaveTarget::Close {
        tr!("file-edits-lost").to_owned()
    } else {
        tr!("file-edits-kept", file = tr!("menu-file"), bring_back = name(Command::BringBack))
    }
}

fn unsaved(shell: &Shell, next: &LeaveTarget) -> Question<Reply> {
    Question::new(save_changes(shell), Reply::Cancel)
        .with_width(400.0)
        .with_paragraph(edits_note(next))
        .with_answer(tr!("file-save"), Reply::Flow(FlowAnswer::Save))
        .with_answer(tr!("file-discard"), Reply::Flow(FlowAnswer::Discard))
        .with_answer(tr!("file-cancel"), Reply::Cancel)
}

/// Asks about several losses together. Saving keeps only the edits.
fn several_losses(facts: &[Condition], shell: &Shell, next: &LeaveTarget, cancel: Reply) -> Question<Reply> {
    let saves = facts.contains(&Condition::Modified);
    let others: Vec<String> = facts.iter().filter_map(|fact| loss_phrase(*fact, shell)).collect();
    let others = lang::join_names(&others);
    let lose = Reply::Flow(FlowAnswer::Discard);
    if saves {
        Question::new(save_changes(shell), cancel.clone())
            .with_width(460.0)
            .with_paragraph(format!("{} {}", edits_note(next), tr!("file-lost-beside", what = others)))
            .with_answer(tr!("file-save"), Reply::Flow(FlowAnswer::Save))
            .with_answer(tr!("file-discard-all"), lose)
            .with_answer(tr!("file-cancel"), cancel)
    } else {
        Question::new(tr!("file-discard-unsaved"), cancel.clone())
            .with_width(460.0)
            .with_paragraph(tr!("file-lost", what = others))
            .with_answer(tr!("file-cancel"), cancel)
            .with_answer(tr!("file-discard-all"), lose)
    }
}

/// Returns a phrase for a loss other than edits; `None` for edits and conditions that are no loss.
fn loss_phrase(fact: Condition, shell: &Shell) -> Option<String> {
    match fact {
        Condition::UnkeptMoves => Some(tr!("file-tried-moves", count = shell.pending_input.moves?.moves)),
        Condition::SetAside => Some(tr!("file-edits-aside").to_owned()),
        Condition::UnfinishedText => unfinished_text(shell),
        Condition::CutOnClipboard => Some(tr!("file-on-clipboard", count = cut_count(shell))),
        _ => None,
    }
}

fn replaces_all(shell: &Shell, next: &LeaveTarget) -> Question<Reply> {
    let file = shell.document.file_name().unwrap_or_default();
    let title = tr!("file-replace-all", count = shell.document.records_replaced_by_saving(), name = file);
    Question::new(title, Reply::Cancel)
        .with_paragraph(tr!("file-replaced-by", here = shell.document.len(), save_as = name(Command::SaveAs)))
        .with_answer(Command::SaveAs.name(), save_as(next))
        .with_answer(tr!("file-save-here"), Reply::Flow(FlowAnswer::SaveEmptied))
        .with_answer(tr!("file-cancel"), Reply::Cancel)
}

fn set_aside(cancel: Reply, next: &LeaveTarget) -> Question<Reply> {
    Question::new(tr!("file-discard-aside"), cancel.clone())
        .with_paragraph(format!("{} {}", tr!("file-were-set-aside"), edits_note(next)))
        .with_answer(Command::BringBack.name(), Reply::RestoreDiscarded)
        .with_answer(tr!("file-discard"), Reply::Flow(FlowAnswer::Discard))
        .with_answer(tr!("file-cancel"), cancel)
}

/// Returns a phrase for the unfinished text: "the text in the FEN box of position 7".
pub(super) fn unfinished_text(shell: &Shell) -> Option<String> {
    let unfinished = shell.pending_input.unfinished();
    let (id, which) = unfinished.first_key_value()?;
    if unfinished.len() > 1 {
        return Some(tr!("file-unfinished-several", count = unfinished.len()));
    }
    let elsewhere = shell.document.index_of(*id).filter(|place| *place != shell.document.current());
    Some(match (which, elsewhere) {
        (UnfinishedText::Fen, None) => tr!("file-unfinished-fen").to_owned(),
        (UnfinishedText::Fen, Some(place)) => tr!("file-unfinished-fen-of", number = place + 1),
        (UnfinishedText::Operation, None) => tr!("file-unfinished-operation").to_owned(),
        (UnfinishedText::Operation, Some(place)) => tr!("file-unfinished-operation-of", number = place + 1),
    })
}

fn unfinished(shell: &Shell, cancel: Reply) -> Question<Reply> {
    let text = unfinished_text(shell).unwrap_or_default();
    Question::new(tr!("file-unfinished"), cancel)
        .with_width(400.0)
        .with_paragraph(tr!("file-unfinished-lost", text = text))
        .with_answer(tr!("file-keep-editing"), Reply::KeepTyping)
        .with_answer(tr!("file-leave-text"), Reply::Flow(FlowAnswer::Discard))
}

fn on_clipboard(count: usize) -> Question<Reply> {
    Question::new(tr!("file-close-with-cut", count = count), Reply::Cancel)
        .with_width(440.0)
        .with_paragraph(tr!("file-cut-lost"))
        .with_answer(tr!("file-save-to-file"), Reply::SaveCut)
        .with_answer(tr!("file-close"), Reply::Flow(FlowAnswer::Discard))
        .with_answer(tr!("file-cancel"), Reply::Cancel)
}

fn was_changed(shell: &Shell, cancel: Reply) -> Question<Reply> {
    let name = shell.document.file_name().unwrap_or_default();
    Question::new(tr!("file-changed", name = name), cancel)
}

fn changed_on_disk(shell: &Shell, next: &LeaveTarget) -> Question<Reply> {
    was_changed(shell, Reply::Cancel)
        .with_paragraph(tr!("file-changed-before-saving", save_as = name(Command::SaveAs)))
        .with_answer(Command::SaveAs.name(), save_as(next))
        .with_answer(tr!("file-save-here"), Reply::Flow(FlowAnswer::SaveHere))
        .with_answer(tr!("file-reload"), Reply::Reload)
        .with_answer(tr!("file-cancel"), Reply::Cancel)
}

/// Asks, outside saving, about a file that another program has changed.
pub(super) fn reload(shell: &Shell, edited: usize) -> Question<Reply> {
    let question = was_changed(shell, Reply::KeepMine);
    if !shell.document.is_modified() {
        return question
            .with_paragraph(tr!("file-changed-unedited"))
            .with_answer(tr!("file-reload"), Reply::Reload)
            .with_answer(tr!("file-keep-mine"), Reply::KeepMine);
    }
    let what = wording::edited(&shell.document, edited);
    question
        .with_paragraph(format!("{what} {}", tr!("file-reload-sets-aside")))
        .with_answer(Command::SaveAs.name(), save_as(&LeaveTarget::Stay))
        .with_answer(tr!("file-reload"), Reply::Reload)
        .with_answer(tr!("file-keep-mine"), Reply::KeepMine)
}

/// Asks about a file that was changed by another program, if the document can no longer be saved as a whole.
pub(super) fn source_changed(shell: &Shell) -> Question<Reply> {
    let edited = shell.document.edited_records().len();
    let why = tr!("file-source-changed");
    let rest = if edited > 0 {
        let what = wording::edited(&shell.document, edited);
        format!("{what} {}", tr!("file-save-edited-or-reload"))
    } else {
        tr!("file-reload-shows").to_owned()
    };
    let mut question = was_changed(shell, Reply::KeepMine).with_width(460.0).with_paragraph(format!("{why} {rest}"));
    if edited > 0 {
        question = question.with_answer(tr!("file-save-edited"), Reply::AskPath(Box::new(PathTask::Edited)));
    }
    question.with_answer(tr!("file-reload"), Reply::Reload).with_answer(tr!("file-keep-mine"), Reply::KeepMine)
}

pub(super) fn replace(path: PathBuf, purpose: PathTask) -> Question<Reply> {
    Question::new(tr!("file-replace-file"), Reply::Cancel)
        .with_paragraph(tr!("file-exists", path = path.display().to_string()))
        .with_answer(tr!("file-keep-file"), Reply::Cancel)
        .with_answer(tr!("file-replace"), Reply::Replace(path, Box::new(purpose)))
}

fn loses(shell: &Shell, path: Option<&Path>, sentence: &str, next: &LeaveTarget) -> Question<Reply> {
    let own = shell.document.format();
    let format = path.map_or(own, |path| shell.document.format_at(path)).name();
    let own = own.name();
    Question::new(tr!("file-save-as-format", format = format), Reply::Cancel)
        .with_width(460.0)
        .with_paragraph(format!("{sentence} {}", tr!("file-own-format-keeps", format = own)))
        .with_answer(tr!("file-other-name"), save_as(next))
        .with_answer(tr!("file-save-anyway"), Reply::Flow(FlowAnswer::SaveLossy))
        .with_answer(tr!("file-cancel"), Reply::Cancel)
}

fn moves_stop_fitting(sentence: &str) -> Question<Reply> {
    Question::new(tr!("file-moves-do-not-fit"), Reply::Cancel)
        .with_width(460.0)
        .with_paragraph(format!("{sentence} {}", tr!("file-moves-stay")))
        .with_answer(tr!("file-save-copy"), Reply::AskPath(Box::new(PathTask::FenCopy)))
        .with_answer(tr!("file-save-anyway"), Reply::Flow(FlowAnswer::SaveUnfitting))
        .with_answer(tr!("file-cancel"), Reply::Cancel)
}

pub(super) fn replace_parts(split: SplitPlan, existing: usize) -> Question<Reply> {
    Question::new(tr!("file-replace-files", count = existing), Reply::Cancel)
        .with_paragraph(tr!("file-files-exist", files = split.files, names = split.names(), existing = existing))
        .with_answer(tr!("file-keep-files"), Reply::Cancel)
        .with_answer(tr!("file-replace"), Reply::ReplaceParts(Box::new(split)))
}

pub(super) fn recover(sentences: Vec<String>) -> Question<Reply> {
    let question = Question::new(tr!("file-edits-found"), Reply::Later).with_width(460.0);
    let question = sentences.into_iter().fold(question, Question::with_paragraph);
    question
        .with_answer(tr!("file-recover"), Reply::Recover)
        .with_answer(tr!("file-later"), Reply::Later)
        .with_answer(tr!("file-discard"), Reply::DiscardAbandoned)
}
