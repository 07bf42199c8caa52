//! Replaces the position on the board by a position from a text.

use super::State;
use super::batch::FoundPosition;
use crate::app::shell::{Effect, PasteOver, ReadingChoices, Shell};
use crate::app::ui::{ReadingChoice, TextReadings};
use crate::board::{Annotations, Position};
use crate::document::{Document, Edit, Field};
use crate::notation::epd::Operation;
use crate::notation::forgiving::{self, CorrectedPosition};
use crate::notation::{annotations, epd};
use crate::tr;

pub(super) struct PendingPosition {
    position: Position,
    annotations: Annotations,
    operations: Vec<Operation>,
    done: String,
    unchanged: &'static str,
    corrections: Option<Corrections>,
    /// `true` to add a new position after the current one, `false` to replace the current one.
    is_added: bool,
}

/// The part of the pasted text from which the position was read, if nothing was corrected.
#[derive(Clone, Copy, Debug)]
pub(super) enum PasteKind {
    Whole,
    Trimmed,
    First,
    Moves,
}

impl PasteKind {
    /// Returns the value that selects a sentence in the translations.
    const fn id(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::Trimmed => "trimmed",
            Self::First => "first",
            Self::Moves => "moves",
        }
    }
}

struct Corrections {
    sentences: Vec<String>,
    choices: Vec<ReadingChoice>,
    chosen: usize,
}

impl PendingPosition {
    /// Creates a pending position without messages, because a slider or a picture shows where it comes from.
    pub(super) fn without_messages(position: Position, annotations: Annotations, is_added: bool) -> Self {
        let (operations, done, unchanged) = (Vec::new(), String::new(), "");
        Self { position, annotations, operations, done, unchanged, corrections: None, is_added }
    }
}

impl State {
    pub(super) fn take_entry(&mut self, entry: FoundPosition, marks: Annotations, taken: PasteKind, shell: &mut Shell) {
        match entry.readings {
            _ if entry.is_game => self.take_strict((entry.position, entry.operations), marks, PasteKind::Moves, shell),
            Some(offer) => self.take_offer(*offer, entry.is_exact, marks, shell),
            None => self.take_strict((entry.position, entry.operations), marks, taken, shell),
        }
    }

    /// Takes a position that needed no correction, with the operations that the words around it state.
    pub(super) fn take_strict(
        &mut self,
        (position, operations): (Position, Vec<Operation>),
        marks: Annotations,
        taken: PasteKind,
        shell: &mut Shell,
    ) {
        let (taken, drawn) = (taken.id(), if marks.is_empty() { "no" } else { "yes" });
        let document = &shell.document;
        let done = if document.len() == 1 {
            tr!("paste-done", taken = taken, drawn = drawn)
        } else {
            tr!("paste-done-in-place", taken = taken, drawn = drawn, number = document.current() + 1)
        };
        let unchanged = tr!("paste-unchanged");
        let (corrections, is_added) = (None, false);
        let set_up =
            PendingPosition { position, annotations: marks, operations, done, unchanged, corrections, is_added };
        self.request_paste(set_up, shell);
    }

    /// Takes the likeliest reading. For an EPD record in an EPD document, also replaces the record's operations.
    fn take_offer(&mut self, offer: TextReadings, is_exact: bool, annotations: Annotations, shell: &mut Shell) {
        let Some(position) = offer.most_likely().map(|likeliest| likeliest.position) else { return };
        let TextReadings { choices, corrections, operations, record_corrections } = offer;
        let is_record = shell.document.format().has_operations() && !operations.is_empty();
        let (done, unchanged, sentences) = match is_record {
            true if record_corrections.is_empty() => {
                (tr!("paste-done-operations"), tr!("paste-unchanged-operations"), None)
            }
            true => {
                let done = tr!("paste-done-operations-mended");
                (done, done, Some(record_corrections))
            }
            false if corrections.is_empty() && choices.len() == 1 => {
                return self.take_strict((position, operations), annotations, PasteKind::Whole, shell);
            }
            false if is_exact => (tr!("paste-done-words"), tr!("paste-unchanged-words"), Some(corrections)),
            false => (tr!("paste-done-mended"), tr!("paste-unchanged-mended"), Some(corrections)),
        };
        let corrections = sentences.map(|sentences| Corrections { sentences, choices, chosen: 0 });
        let (done, is_added) = (done.to_owned(), false);
        let set_up = PendingPosition { position, annotations, operations, done, unchanged, corrections, is_added };
        self.request_paste(set_up, shell);
    }

    pub(super) fn choose_reading(&mut self, notice: usize, chosen: usize, shell: &mut Shell) {
        let revision = shell.document.revision();
        let notice = shell.notices.list().get(notice).filter(|notice| notice.revision == Some(revision));
        let Some(choices) = notice.and_then(|notice| notice.choices.clone()) else { return };
        let ReadingChoices { list: choices, is_step, is_added, operations, annotations, .. } = choices;
        let Some(ReadingChoice { position, difference, .. }) = choices.get(chosen).cloned() else { return };
        self.plies = None;
        if is_step {
            shell.document.undo();
        }
        let unchanged = tr!("paste-read-another-way");
        let done = unchanged.to_owned();
        let corrections = Some(Corrections { sentences: vec![difference], choices, chosen });
        let set_up = PendingPosition { position, annotations, operations, done, unchanged, corrections, is_added };
        self.request_set_up(set_up, shell);
    }

    pub(crate) fn paste_position(&mut self, position: Position, shell: &mut Shell) {
        self.plies = None;
        self.request_paste(PendingPosition::without_messages(position, Annotations::default(), false), shell);
    }

    /// Sets up a pasted position. If the current record has details of another position, the settings decide: replace
    /// that position, add a new one, or ask.
    fn request_paste(&mut self, pending: PendingPosition, shell: &mut Shell) {
        let replaces_details = shell.document.format().has_operations() && !pending.operations.is_empty();
        let is_over = !replaces_details && has_other_details(&pending.position, shell);
        match shell.settings.paste_over {
            PasteOver::Ask if is_over => self.ask_over(pending, shell),
            choice => {
                let is_added = is_over && choice == PasteOver::Add;
                self.request_set_up(PendingPosition { is_added, ..pending }, shell);
            }
        }
    }

    pub(super) fn remember_paste_over(&mut self, choice: PasteOver, pending: PendingPosition, shell: &mut Shell) {
        shell.settings.paste_over = choice;
        shell.store_settings();
        self.request_set_up(PendingPosition { is_added: choice == PasteOver::Add, ..pending }, shell);
    }

    pub(super) fn request_set_up(&mut self, set_up: PendingPosition, shell: &mut Shell) {
        self.pending = Some(set_up);
        shell.effects.push(Effect::SetUpPasted);
    }

    /// Sets up the pending position as one undo step; returns `true` if the position changed. Existing annotations are
    /// kept only if the pieces stay the same and the text has no annotations.
    pub(crate) fn set_up(&mut self, shell: &mut Shell) -> bool {
        let Some(set_up) = self.pending.take() else { return true };
        let PendingPosition { position, annotations, operations, done, unchanged, corrections, is_added } = set_up;
        let before = shell.document.position().board;
        shell.document.begin_gesture();
        let is_other = if is_added {
            let (format, at) = (shell.document.format(), shell.document.current() + 1);
            let text = format.new_record_text(&position, &operations, at + 1);
            let text = if format.has_games() { text } else { text.trim_end().to_owned() };
            shell.document.apply(Edit::InsertText { at, text })
        } else {
            shell.document.apply(Edit::Replace(Box::new(position)))
        };
        let mut is_step = is_other;
        if !operations.is_empty() {
            is_step |= set_operations(&operations, shell);
        }
        if before != position.board || !annotations.is_empty() {
            is_step |= shell.document.apply(Edit::SetAnnotations(annotations.clone()));
        }
        shell.document.end_gesture();
        let revision = shell.document.revision();
        let text = match is_step {
            true if is_added && !done.is_empty() => tr!("paste-added", number = shell.document.current() + 1),
            true => done,
            false => unchanged.to_owned(),
        };
        self.note_set_up(is_step, is_added, shell);
        match corrections {
            None if text.is_empty() => {}
            Some(Corrections { sentences, choices: list, chosen }) => {
                let choices = ReadingChoices { list, chosen, is_step, is_added, operations, annotations };
                shell.notices.corrected(text, sentences, choices, revision);
            }
            None if is_step => shell.notices.undoable(text, revision),
            None => shell.notices.done(text),
        }
        is_other
    }
}

/// Returns `true` if the current position differs from `position` and has details, which would not belong to it.
fn has_other_details(position: &Position, shell: &Shell) -> bool {
    let document = &shell.document;
    let record = document.record(document.current());
    let is_detail = |(field, _): (Field, &str)| field != Field::Variant;
    let has_details = || record.read_metadata().iter().any(is_detail) || !record.other_fields().is_empty();
    document.position() != position && has_details()
}

/// Replaces the operations of the current EPD record, or sets the details that they state in another format. Returns
/// `true` if that changed the record. Reports too long operations.
fn set_operations(operations: &[Operation], shell: &mut Shell) -> bool {
    let is_changed = shell.document.apply(Edit::SetOperations(operations.to_vec()));
    let document = &shell.document;
    let is_record = document.format().has_operations();
    if !is_changed && is_record && document.record(document.current()).operations().len() < operations.len() {
        shell.notices.failed(tr!("paste-operations-too-long"), None);
    }
    is_changed
}

pub(super) fn find_annotations(text: &str, position: &Position) -> Annotations {
    if !annotations::has_annotations(text) {
        return Annotations::default();
    }
    let document = Document::from_bytes(text.as_bytes().to_vec());
    let is_meant = |index: &usize| match document.record(*index).position() {
        Ok(read) => read == *position,
        Err(unreadable) => forgiving::read(&unreadable.text).position() == Some(position),
    };
    let record = (0..document.len()).find(is_meant);
    record.map(|index| document.record(index).annotations()).unwrap_or_default()
}

/// Removes arrows and marks from the corrections about left-out text, since they are drawn and not left out.
pub(super) fn drop_drawn_corrections(reading: &mut CorrectedPosition) {
    let CorrectedPosition { corrections, operations, .. } = reading;
    let left_out: Vec<String> =
        operations.iter().filter(|operation| !epd::is_annotation(operation)).map(epd::write_operation).collect();
    corrections.retain_mut(|correction| {
        if !correction.after.is_empty() || !annotations::has_annotations(&correction.before) {
            return true;
        }
        if correction.field == 7 && !operations.is_empty() {
            correction.before = left_out.join(" ");
        }
        let words = annotations::words(&correction.before);
        !words.trim_matches(|char: char| char.is_whitespace() || "#;%/".contains(char)).is_empty()
    });
}
