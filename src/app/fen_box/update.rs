//! What is done in the FEN box and with it.

use super::FenBox;
use super::state::read;
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::effect::Effect;
use crate::app::shell::settings::{EnPassantChoice, write_fen};
use crate::document::{Document, Edit};
use crate::notation::fen;
use crate::tr;

/// What happens in the FEN box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The text changed.
    Typed(String),
    /// The caret stands before this byte, or nowhere.
    Caret(Option<usize>),
    /// The box lost the focus.
    Left,
    /// Escape takes the typing back.
    Reverted,
    /// One of the offered readings is to be taken, counted from the likeliest.
    Mend(usize),
    /// The fault of the text is to be explained.
    Explain,
    /// A command is to be run.
    Run(Command),
}

impl FenBox {
    /// Does what happened in the box.
    pub(in crate::app) fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Typed(text) => self.type_text(text, &mut shell.document),
            Action::Caret(caret) => self.caret = caret,
            Action::Left => self.leave(shell),
            Action::Reverted => self.revert(shell),
            Action::Mend(index) => self.mend(index, shell),
            Action::Explain => shell.effects.extend(self.term().map(Effect::Explain)),
            Action::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }

    /// Goes with what has become of the document. The board shows what can be read of an unfinished text, and the next
    /// edit starts from that.
    pub(in crate::app) fn catch_up(&mut self, shell: &mut Shell) {
        if self.is_outdated(&shell.document) {
            self.end_step(&mut shell.document);
        }
        if self.follow(shell) {
            shell.notices.undoable(tr!("fen-box-replaced"), shell.document.revision());
        }
        shell.document.set_draft(self.draft);
    }

    /// What is being typed is a step of its own.
    pub(in crate::app) fn end_typing(&mut self, shell: &mut Shell) {
        if self.typing {
            self.leave(shell);
        }
    }

    /// Shows the current record in place of an unfinished text, because the position was stated that it has already.
    pub(in crate::app) fn give_way(&mut self, shell: &mut Shell) {
        if self.fault.is_some() {
            self.show_record(shell);
        }
    }

    /// Text came from elsewhere that cannot be read: it stands in the box to be mended.
    pub(in crate::app) fn hold(&mut self, text: &str, document: &mut Document) {
        self.end_step(document);
        self.take_foreign(text, document);
        document.set_draft(self.draft);
    }

    /// Takes an unfinished text back, which is the last thing that was done. `false` where there is none; what is being
    /// typed is a step of its own then.
    pub(in crate::app) fn undo(&mut self, shell: &mut Shell) -> bool {
        let is_unfinished = self.holds_unfinished();
        if is_unfinished {
            self.revert(shell);
        } else {
            self.end_typing(shell);
        }
        is_unfinished
    }

    /// Copies what the box shows, also while that is no FEN.
    pub(super) fn copy(&self, shell: &mut Shell) {
        if shell.is_preview() {
            shell.copy(&self.text, Some(tr!("fen-box-copied-as-is")));
        } else {
            let fen = write_fen(shell.position(), shell.settings.en_passant);
            shell.copy(&fen, Some(tr!("fen-box-copied")));
        }
    }

    /// Copies the position with castling rights by the files of their rooks.
    pub(super) fn copy_shredder(&self, shell: &mut Shell) {
        if shell.is_preview() {
            self.copy(shell);
            return;
        }
        let style = fen::Style { castling: fen::CastlingStyle::Shredder, ..fen::Style::default() };
        let text = fen::write_as(shell.position(), style);
        shell.copy(&text, Some(tr!("fen-box-copied-shredder")));
    }

    /// Copies the position with men in hand as a rank, and with checks as those that were given.
    pub(super) fn copy_older(shell: &mut Shell) {
        let style =
            fen::Style { pocket: fen::PocketStyle::Rank, checks: fen::ChecksStyle::Given, ..fen::Style::default() };
        let text = fen::write_as(shell.position(), style);
        shell.copy(&text, Some(tr!("fen-box-copied-older")));
    }

    /// Writes the en passant square by another rule from now on.
    pub(super) fn write_en_passant(&mut self, choice: EnPassantChoice, shell: &mut Shell) {
        shell.settings.en_passant = choice;
        if self.fault.is_none() {
            self.show_record(shell);
        }
        shell.store_settings();
    }

    /// The text was changed in the box: the position follows while it is FEN.
    fn type_text(&mut self, text: String, document: &mut Document) {
        if !std::mem::replace(&mut self.typing, true) {
            document.begin_gesture();
        }
        let read = read(&text, document.position().variant());
        self.take_text(text, document);
        if let Ok(position) = read {
            document.apply(Edit::Replace(Box::new(position)));
            self.mark_origin(document);
        }
        document.set_draft(self.draft);
    }

    /// The box lost the focus. Text that is FEN is shown as it is written; other text stays as it is.
    fn leave(&mut self, shell: &mut Shell) {
        self.end_step(&mut shell.document);
        self.caret = None;
        if self.fault.is_none() {
            self.show_record(shell);
        }
    }

    /// Takes everything back that was typed since the box got the focus, or the text that came from elsewhere.
    pub(in crate::app) fn revert(&mut self, shell: &mut Shell) {
        if self.end_step(&mut shell.document) {
            shell.document.undo();
        }
        match self.earlier.take() {
            Some(text) => {
                self.take_text(text, &shell.document);
                shell.document.set_draft(self.draft);
            }
            None => self.show_record(shell),
        }
    }

    /// States the position of one of the offered readings, as a step of its own that undo takes back to the text.
    /// Where it stands so already, it only replaces the text. Operations that were typed with it are taken where the
    /// file has operations.
    fn mend(&mut self, index: usize, shell: &mut Shell) {
        let Some(offer) = &self.offer else { return };
        let Some(position) = offer.choices.get(index).map(|choice| choice.position) else { return };
        // The line of the file keeps those that it has.
        let operations = if self.is_own { offer.operations.clone() } else { Vec::new() };
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
            self.follow(shell);
            shell.document.set_draft(self.draft);
        } else {
            self.show_record(shell);
        }
    }

    fn show_record(&mut self, shell: &mut Shell) {
        self.show(shell);
        shell.document.set_draft(self.draft);
    }

    /// Ends typing; whether it left an undo step.
    fn end_step(&mut self, document: &mut Document) -> bool {
        std::mem::take(&mut self.typing) && document.end_gesture()
    }
}
