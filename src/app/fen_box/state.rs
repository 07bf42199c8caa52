//! The text of the FEN box, its first error, and the position that can be read from it.

use std::collections::HashMap;

use crate::app::shell::{Shell, Term, write_fen};
use crate::app::ui::TextReadings;
use crate::board::{Position, Variant};
use crate::document::{Document, RecordId, UnreadableReason};
use crate::lang::{Language, PieceLetters};
use crate::notation::fen::{self, Fault, FenLayout, SquareRun};
use crate::notation::forgiving::{self, Reading};
use crate::tr;
use crate::wording::Message;

#[derive(Debug, Default)]
pub struct FenBox {
    pub(super) text: String,
    pub(super) fault: Option<Fault>,
    /// The reason why the record's text is not available, as a sentence: its line is too long, or the file has changed.
    pub(super) unavailable: Option<String>,
    pub(super) layout: FenLayout,
    /// The byte offset of the cursor while the box has the focus.
    pub(super) caret: Option<usize>,
    /// `true` if white space around the text was ignored.
    pub(super) trimmed: bool,
    /// `true` while the user is typing. All edits in this time are one undo step.
    pub(super) typing: bool,
    /// `true` if the text was typed or pasted, and not written from the document.
    pub(super) is_typed: bool,
    /// The record and position from which the text was last written, or to which the text was last applied.
    origin: Option<Origin>,
    unfinished: HashMap<RecordId, String>,
    /// The unfinished text that an edit on the board has replaced, with its origin. Undoing the edit restores the text.
    replaced: Option<(Origin, String)>,
    /// The unfinished text that a pasted text has replaced. Escape restores it.
    pub(super) replaced_by_paste: Option<String>,
    pub(super) sentence: Option<String>,
    pub(super) offer: Option<TextReadings>,
    /// The position that the board shows for a text with an error. The next edit on the board starts from it.
    pub(super) draft: Option<Position>,
    pub(super) locale: (Language, PieceLetters),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Origin {
    id: RecordId,
    position: Position,
    /// Distinguishes an unreadable line from its correction, which can have the same position.
    is_unreadable: bool,
}

impl Origin {
    pub(super) fn from_document(document: &Document) -> Self {
        Self {
            id: document.record(document.current()).id(),
            position: *document.position(),
            is_unreadable: document.unreadable().is_some(),
        }
    }
}

impl FenBox {
    pub fn text(&self) -> &str {
        &self.text
    }

    pub const fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// Returns why the text is not valid or not available, as a sentence.
    pub fn error_message(&self) -> Option<&str> {
        self.unavailable.as_deref().or(self.sentence.as_deref())
    }

    pub const fn offer(&self) -> Option<&TextReadings> {
        self.offer.as_ref()
    }

    /// Returns the records for which invalid text was typed, which would be lost if the window were closed.
    pub fn unfinished_records(&self, document: &Document) -> impl Iterator<Item = RecordId> {
        let here = self.has_unfinished_text().then(|| document.record(document.current()).id());
        here.into_iter().chain(self.unfinished.keys().copied().filter(|id| document.contains(*id)))
    }

    pub fn unfinished_texts(&self, document: &Document) -> Vec<String> {
        let mut elsewhere: Vec<_> = self.unfinished.iter().filter(|(id, _)| document.contains(**id)).collect();
        elsewhere.sort_unstable();
        let here = self.has_unfinished_text().then_some(&self.text);
        here.into_iter().chain(elsewhere.into_iter().map(|(_, text)| text)).cloned().collect()
    }

    pub const fn has_unfinished_text(&self) -> bool {
        self.fault.is_some() && self.is_typed
    }

    pub(super) fn term(&self) -> Option<Term> {
        self.fault.as_ref().map(|fault| Term::Fault(fault.id()))
    }

    /// Returns `true` while text is being typed. All typing until the box loses the focus is one undo step.
    pub const fn is_typing(&self) -> bool {
        self.typing
    }

    pub fn caret_squares(&self) -> Option<SquareRun> {
        self.layout.square_at(self.caret?)
    }

    pub const fn layout(&self) -> &FenLayout {
        &self.layout
    }

    pub const fn caret(&self) -> Option<usize> {
        self.caret
    }

    /// Returns `true` if the record of the text is no longer current, or if its position has changed.
    pub(super) fn is_outdated(&self, document: &Document) -> bool {
        self.origin.is_some_and(|origin| origin != Origin::from_document(document))
    }

    /// Updates the text after a change of the document. If another record became current, shows its text. Returns
    /// `true` if an edit of the same record has replaced unfinished text.
    pub(super) fn follow_document(&mut self, shell: &Shell) -> bool {
        let now = Origin::from_document(&shell.document);
        let Some(before) = self.origin else {
            self.show(shell);
            return false;
        };
        if before == now {
            return false;
        }
        let unfinished = self.has_unfinished_text().then(|| std::mem::take(&mut self.text));
        let is_edit = before.id == now.id;
        match self.take_unfinished(now, shell.document.can_redo()) {
            Some(text) => self.take_text(text, &shell.document),
            None => self.show(shell),
        }
        let is_replaced = is_edit && unfinished.is_some();
        match unfinished {
            Some(text) if is_edit => self.replaced = Some((before, text)),
            Some(text) => _ = self.unfinished.insert(before.id, text),
            None => {}
        }
        is_replaced
    }

    /// Returns the unfinished text to be shown again: a text whose replacement was undone, or else the text that this
    /// record had when another record became current.
    fn take_unfinished(&mut self, now: Origin, was_undone: bool) -> Option<String> {
        let replaced = self.replaced.take_if(|(before, _)| was_undone && *before == now).map(|(_, text)| text);
        replaced.or_else(|| self.unfinished.remove(&now.id))
    }

    pub(super) fn show(&mut self, shell: &Shell) {
        let document = &shell.document;
        match document.unreadable() {
            None => self.set_fen(write_fen(document.position(), shell.settings.en_passant)),
            Some(line) => {
                self.set_text(line.text.clone(), document);
                self.unavailable = match line.reason {
                    UnreadableReason::Fault(_) => None,
                    // Only the start of the line is available, so an error or a correction of it would be misleading.
                    UnreadableReason::TooLong { characters } => Some(tr!("fen-box-too-long", count = characters)),
                    UnreadableReason::Gone => Some(format!("{}.", line.sentence())),
                };
                if self.unavailable.is_some() {
                    self.offer = None;
                    self.draft = self.read_draft(document.position().variant());
                }
            }
        }
        self.is_typed = false;
        self.mark_origin(document);
    }

    pub(super) fn take_text(&mut self, text: String, document: &Document) {
        self.set_text(text, document);
        self.mark_origin(document);
    }

    pub(super) fn take_unreadable(&mut self, text: &str, document: &Document) {
        let earlier = self.has_unfinished_text().then(|| self.text.clone());
        // The box has a single line, so line breaks become spaces.
        self.take_text(text.trim().replace(['\r', '\n'], " "), document);
        self.replaced_by_paste = earlier;
    }

    pub(super) fn mark_origin(&mut self, document: &Document) {
        self.origin = Some(Origin::from_document(document));
    }

    fn set_text(&mut self, text: String, document: &Document) {
        let rules = document.position().variant();
        let read = read_fen(&text, rules);
        let stated = Some(rules).filter(|rules| *rules != Variant::Standard);
        let reading = read.is_err().then(|| forgiving::read_as(&text, stated));
        self.offer = match &reading {
            Some(Reading::Corrected(mended)) => {
                let kept = document.record(document.current()).trailing_comment().filter(|kept| text.ends_with(kept));
                Some(TextReadings::new(mended, kept.as_deref()))
            }
            _ => None,
        };
        self.fault = reading.and_then(|reading| reading.unsupported_piece().cloned()).or(read.err());
        self.sentence = self.fault.as_ref().map(|fault| fault.message(&text));
        self.trimmed = text.trim().len() < text.len();
        self.place_text(text);
        self.draft = self.read_draft(rules);
    }

    pub(super) fn retranslate(&mut self, document: &Document) {
        if self.fault.is_some() {
            let kept = (self.is_typed, self.replaced_by_paste.take(), self.unavailable.take());
            self.set_text(self.text.clone(), document);
            (self.is_typed, self.replaced_by_paste, self.unavailable) = kept;
        }
    }

    /// Sets a text that was written from a position, and therefore has no error.
    fn set_fen(&mut self, text: String) {
        debug_assert!(fen::read_detecting_variant(&text).is_ok(), "{text}");
        (self.fault, self.sentence, self.offer, self.draft) = (None, None, None, None);
        self.trimmed = false;
        self.place_text(text);
    }

    fn place_text(&mut self, text: String) {
        self.replaced_by_paste = None;
        self.is_typed = true;
        self.unavailable = None;
        self.layout = FenLayout::from_text(&text);
        self.text = text;
    }

    fn read_draft(&self, rules: Variant) -> Option<Position> {
        self.fault.as_ref()?;
        let likeliest = self.offer.as_ref().and_then(TextReadings::most_likely).map(|choice| choice.position);
        Some(likeliest.unwrap_or_else(|| fen::preview(&self.text).position.with_variant(rules)))
    }
}

/// Reads a strict FEN by the record's variant, `rules`. If this fails, reads it by the variant that its form shows.
pub(super) fn read_fen(text: &str, rules: Variant) -> Result<Position, Fault> {
    fen::read_trimmed_as(text, Some(rules)).or_else(|fault| fen::read_trimmed_as(text, None).map_err(|_| fault))
}
