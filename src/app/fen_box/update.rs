//! Actions of the FEN box.

use super::state::read_fen;
use super::{FenBox, commands};
use crate::app::shell::{
    Command, Effect, EnPassantChoice, Feature, FeatureRow, Interrupts, Mode, PendingTexts, Shell, Topic, has_no,
    write_fen,
};
use crate::document::{Document, Edit};
use crate::notation::fen;
use crate::{lang, tr};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Typed(String),
    Caret(Option<usize>),
    Left,
    Reverted,
    /// Takes the offered reading with this index. The most likely reading has the index 0.
    ApplyReading(usize),
    Explain,
    Run(Command),
}

impl Feature for FenBox {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(poll, memory);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Typed(text) => self.type_text(text, &mut shell.document),
            Action::Caret(caret) => self.caret = caret,
            Action::Left => self.leave(shell),
            Action::Reverted => self.revert(shell),
            Action::ApplyReading(index) => self.apply_reading(index, shell),
            Action::Explain => shell.effects.extend(self.term().map(Effect::Explain)),
            Action::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::Caret(_) => Interrupts::NOTHING.unless_trying(),
            Action::Typed(_) | Action::Left | Action::Reverted | Action::ApplyReading(_) | Action::Explain => {
                Interrupts::FIELDS.unless_trying()
            }
            Action::Run(command) => command.interrupts(),
        }
    }

    fn end_input(&mut self, ended: Interrupts, shell: &mut Shell) {
        if ended.ends(Interrupts::FEN) {
            self.end_typing(shell);
            self.publish(shell);
        }
    }

    /// Updates the text after a change of the document. The readable part of an unfinished text becomes the document's
    /// draft, which the board shows and from which the next edit starts.
    fn follow(&mut self, shell: &mut Shell) {
        if self.is_outdated(&shell.document) {
            self.end_step(&mut shell.document);
        }
        if self.follow_document(shell) {
            shell.notices.undoable(tr!("fen-box-replaced"), shell.document.revision());
        }
        if std::mem::replace(&mut self.locale, lang::locale()) != lang::locale() {
            self.retranslate(&shell.document);
        }
        shell.document.set_draft(self.draft);
        shell.mode = if self.fault.is_some() { Mode::Preview } else { Mode::Editing };
        if !self.has_unfinished_text() {
            shell.notices.end_topic(Topic::UnreadText);
        }
        self.publish(shell);
    }
}

impl FenBox {
    fn publish(&self, shell: &mut Shell) {
        let (document, pending) = (&shell.document, &mut shell.pending_input);
        pending.fen.clone_from(&self.text);
        pending.fens = PendingTexts {
            texts: self.unfinished_texts(document),
            rejected: self.unfinished_records(document).collect(),
        };
    }

    fn end_typing(&mut self, shell: &mut Shell) {
        if self.typing {
            self.leave(shell);
        }
    }

    /// Discards an invalid text. Called when a new position equals the current position, so no edit replaces the text.
    pub(crate) fn discard_draft(&mut self, shell: &mut Shell) {
        if self.fault.is_some() {
            self.show_record(shell);
        }
    }

    pub(crate) fn show_unreadable(&mut self, text: &str, document: &mut Document) {
        self.end_step(document);
        self.take_unreadable(text, document);
        document.set_draft(self.draft);
    }

    /// Undoes the last step. If the box has unfinished text, only discards this text, as if it were the last step.
    pub(super) fn undo(&mut self, shell: &mut Shell) {
        if self.has_unfinished_text() {
            self.revert(shell);
        } else {
            self.end_typing(shell);
            shell.effects.push(Effect::Undo);
        }
    }

    /// Copies the contents of the box, even if they are not a FEN.
    pub(super) fn copy(&self, shell: &mut Shell) {
        if shell.is_preview() {
            shell.copy(&self.text, Some(tr!("fen-box-copied-as-is")));
        } else {
            let fen = write_fen(shell.position(), shell.settings.en_passant);
            shell.copy(&fen, Some(tr!("fen-box-copied")));
        }
    }

    /// Copies the position as Shredder-FEN, which names castling rights by the files of the rooks.
    pub(super) fn copy_shredder(&self, shell: &mut Shell) {
        if shell.is_preview() {
            self.copy(shell);
            return;
        }
        let style = fen::Style { castling: fen::CastlingStyle::Shredder, ..fen::Style::default() };
        let text = fen::write_as(shell.position(), style);
        shell.copy(&text, Some(tr!("fen-box-copied-shredder")));
    }

    /// Copies the position in an older form of FEN: the pieces in hand as a rank, and the number of checks given.
    pub(super) fn copy_older(shell: &mut Shell) {
        let style =
            fen::Style { pocket: fen::PocketStyle::Rank, checks: fen::ChecksStyle::Given, ..fen::Style::default() };
        let text = fen::write_as(shell.position(), style);
        shell.copy(&text, Some(tr!("fen-box-copied-older")));
    }

    pub(super) fn set_en_passant_choice(&mut self, choice: EnPassantChoice, shell: &mut Shell) {
        shell.settings.en_passant = choice;
        if self.fault.is_none() {
            self.show_record(shell);
        }
        shell.store_settings();
    }

    fn type_text(&mut self, text: String, document: &mut Document) {
        if !std::mem::replace(&mut self.typing, true) {
            document.begin_gesture();
        }
        let read = read_fen(&text, document.position().variant());
        self.take_text(text, document);
        if let Ok(position) = read {
            document.apply(Edit::Replace(Box::new(position)));
            self.mark_origin(document);
        }
        document.set_draft(self.draft);
    }

    /// Called when the box loses the focus. Rewrites a valid FEN in standard form, and leaves other text unchanged.
    fn leave(&mut self, shell: &mut Shell) {
        self.end_step(&mut shell.document);
        self.caret = None;
        if self.fault.is_none() {
            self.show_record(shell);
        }
    }

    /// Discards everything typed since the box got the focus. Restores unfinished text that a pasted text had replaced.
    pub(crate) fn revert(&mut self, shell: &mut Shell) {
        if self.end_step(&mut shell.document) {
            shell.document.undo();
        }
        match self.replaced_by_paste.take() {
            Some(text) => {
                self.take_text(text, &shell.document);
                shell.document.set_draft(self.draft);
            }
            None => self.show_record(shell),
        }
    }

    /// Applies an offered reading as an undo step of its own. Undoing this step restores the text. If the document
    /// already has the position of the reading, only the text is replaced. EPD operations in the typed text are stored
    /// too, if the format of the file has operations.
    fn apply_reading(&mut self, index: usize, shell: &mut Shell) {
        let Some(offer) = &self.offer else { return };
        let Some(position) = offer.choices.get(index).map(|choice| choice.position) else { return };
        // If the text is the record's line in the file, the document keeps the operations of that line anyway.
        let operations = if self.is_typed { offer.operations.clone() } else { Vec::new() };
        let document = &mut shell.document;
        self.end_step(document);
        self.caret = None;
        document.begin_gesture();
        let is_other_position = document.apply(Edit::Replace(Box::new(position)));
        if !operations.is_empty() {
            document.apply(Edit::SetOperations(operations));
        }
        document.end_gesture();
        if is_other_position {
            self.follow_document(shell);
            shell.document.set_draft(self.draft);
        } else {
            self.show_record(shell);
        }
    }

    fn show_record(&mut self, shell: &mut Shell) {
        self.show(shell);
        shell.document.set_draft(self.draft);
    }

    /// Ends typing. Returns `true` if the typing has left an undo step.
    fn end_step(&mut self, document: &mut Document) -> bool {
        std::mem::take(&mut self.typing) && document.end_gesture()
    }
}
