//! What the FEN box holds: the text as typed, its first fault, and what can be read of it.

use std::collections::HashMap;

use crate::app::shell::Shell;
use crate::app::shell::settings::write_fen;
use crate::app::shell::term::Term;
use crate::app::ui::mending::Offer;
use crate::board::{Position, Variant};
use crate::document::{Document, Reason, RecordId};
use crate::notation::fen::{self, Fault, Layout, Run};
use crate::notation::forgiving::{self, Reading};
use crate::tr;

/// The state of the FEN box.
#[derive(Debug, Default)]
pub struct FenBox {
    /// The text as it stands in the box.
    pub(super) text: String,
    /// Where the text stops being FEN.
    pub(super) fault: Option<Fault>,
    /// Why the text of the record is not here, in a sentence: its line is too long, or the file no longer has it.
    pub(super) not_here: Option<String>,
    /// Where fields and squares are in the text.
    pub(super) layout: Layout,
    /// The byte at which the caret stands, while the box has the focus.
    pub(super) caret: Option<usize>,
    /// White space around the text was left out.
    pub(super) trimmed: bool,
    /// Typing goes on; its edits are one step.
    pub(super) typing: bool,
    /// The text was typed or comes from elsewhere, and is not what the document holds.
    pub(super) is_own: bool,
    /// What the text was last taken from or given to.
    origin: Option<Origin>,
    /// Unfinished texts of records that are not shown now.
    unfinished: HashMap<RecordId, String>,
    /// The unfinished text that an edit on the board replaced, with what it belonged to: undoing the edit
    /// brings it back.
    replaced: Option<(Origin, String)>,
    /// The unfinished text that a pasted one took the place of.
    pub(super) earlier: Option<String>,
    /// What is wrong with the text, in words.
    pub(super) sentence: Option<String>,
    /// How a text with a fault can be read.
    pub(super) offer: Option<Offer>,
    /// What the board shows of a text with a fault, and what the next edit on it starts from.
    pub(super) draft: Option<Position>,
}

/// A record as it was when its text was shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Origin {
    id: RecordId,
    position: Position,
    /// An unreadable line can look the same as the position that it is mended to.
    is_unreadable: bool,
}

impl Origin {
    pub(super) fn of(document: &Document) -> Self {
        Self {
            id: document.record(document.current()).id(),
            position: *document.position(),
            is_unreadable: document.unreadable().is_some(),
        }
    }
}

impl FenBox {
    /// The text as it stands in the box.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The first fault of the text.
    pub const fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// Why the text cannot be taken as it is, in a sentence, or is not here at all.
    pub fn why(&self) -> Option<&str> {
        self.not_here.as_deref().or(self.sentence.as_deref())
    }

    /// How the text can be read, where it has a fault.
    pub const fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// The records for which text was typed that is no position yet and would be lost with the window.
    pub fn unfinished(&self, document: &Document) -> impl Iterator<Item = RecordId> {
        let here = self.holds_unfinished().then(|| document.record(document.current()).id());
        here.into_iter().chain(self.unfinished.keys().copied().filter(|id| document.holds(*id)))
    }

    /// The texts that were typed, here or for other records, and are no positions yet.
    pub fn unfinished_texts(&self, document: &Document) -> Vec<String> {
        let mut elsewhere: Vec<_> = self.unfinished.iter().filter(|(id, _)| document.holds(**id)).collect();
        elsewhere.sort_unstable();
        let here = self.holds_unfinished().then_some(&self.text);
        here.into_iter().chain(elsewhere.into_iter().map(|(_, text)| text)).cloned().collect()
    }

    /// Whether the text in the box was typed and is no position yet.
    pub const fn holds_unfinished(&self) -> bool {
        self.fault.is_some() && self.is_own
    }

    /// What explains its fault.
    pub(super) fn term(&self) -> Option<Term> {
        self.fault.as_ref().map(|fault| Term::Fault(fault.code()))
    }

    /// Whether text is being typed; all of it until the box is left is one step.
    pub const fn is_typing(&self) -> bool {
        self.typing
    }

    /// The squares whose character the caret stands before.
    pub fn caret_squares(&self) -> Option<Run> {
        self.layout.square_at(self.caret?)
    }

    /// Where fields and squares are in the text.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The byte at which the caret stands, while the box has the focus.
    pub const fn caret(&self) -> Option<usize> {
        self.caret
    }

    /// Whether the text is that of a record which has become another one, or is no longer shown.
    pub(super) fn is_outdated(&self, document: &Document) -> bool {
        self.origin.is_some_and(|origin| origin != Origin::of(document))
    }

    /// Follows the document after anything happened to it: another record brings its own text, an edit
    /// replaces an unfinished one. Returns whether it did that.
    pub(super) fn follow(&mut self, shell: &Shell) -> bool {
        let now = Origin::of(&shell.document);
        let Some(before) = self.origin else {
            self.show(shell);
            return false;
        };
        if before == now {
            return false;
        }
        let unfinished = self.holds_unfinished().then(|| std::mem::take(&mut self.text));
        let is_edit = before.id == now.id;
        match self.text_to_come_back(now, shell.document.can_redo()) {
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

    /// The unfinished text that belongs to what is shown now.
    fn text_to_come_back(&mut self, now: Origin, was_undone: bool) -> Option<String> {
        let replaced = self.replaced.take_if(|(before, _)| was_undone && *before == now).map(|(_, text)| text);
        replaced.or_else(|| self.unfinished.remove(&now.id))
    }

    /// Shows the current record, dropping what was typed.
    pub(super) fn show(&mut self, shell: &Shell) {
        let document = &shell.document;
        match document.unreadable() {
            None => self.set_fen(write_fen(document.position(), shell.settings.en_passant)),
            Some(line) => {
                self.set_text(line.text.clone(), document);
                self.not_here = match line.reason {
                    Reason::Fault(_) => None,
                    // Only the beginning of the line is here, and that is not what the line says.
                    Reason::TooLong { characters } => Some(tr!("fen-box-too-long", count = characters)),
                    Reason::Gone => Some(format!("{}.", line.sentence())),
                };
                if self.not_here.is_some() {
                    self.offer = None;
                    self.draft = self.read_draft(document.position().variant());
                }
            }
        }
        self.is_own = false;
        self.mark_origin(document);
    }

    /// Takes a text that was typed or comes from elsewhere.
    pub(super) fn take_text(&mut self, text: String, document: &Document) {
        self.set_text(text, document);
        self.mark_origin(document);
    }

    /// Takes a text that came from elsewhere and cannot be read, to be mended here.
    pub(super) fn take_foreign(&mut self, text: &str, document: &Document) {
        let earlier = self.holds_unfinished().then(|| self.text.clone());
        // The box has one line.
        self.take_text(text.trim().replace(['\r', '\n'], " "), document);
        self.earlier = earlier;
    }

    /// The text belongs to the document as it is now.
    pub(super) fn mark_origin(&mut self, document: &Document) {
        self.origin = Some(Origin::of(document));
    }

    fn set_text(&mut self, text: String, document: &Document) {
        let rules = document.position().variant();
        let read = read(&text, rules);
        let stated = Some(rules).filter(|rules| *rules != Variant::Standard);
        let reading = read.is_err().then(|| forgiving::read_as(&text, stated));
        self.offer = match &reading {
            Some(Reading::Mended(mended)) => {
                let kept = document.record(document.current()).comment_behind().filter(|kept| text.ends_with(kept));
                Some(Offer::of(mended, kept.as_deref()))
            }
            _ => None,
        };
        self.fault = reading.and_then(|reading| reading.named_man().cloned()).or(read.err());
        self.sentence = self.fault.as_ref().map(|fault| fault.sentence(&text));
        self.trimmed = text.trim().len() < text.len();
        self.place_text(text);
        self.draft = self.read_draft(rules);
    }

    /// Words again what is wrong with the text, in another language.
    pub(in crate::app) fn word_again(&mut self, document: &Document) {
        if self.fault.is_some() {
            let kept = (self.is_own, self.earlier.take(), self.not_here.take());
            self.set_text(self.text.clone(), document);
            (self.is_own, self.earlier, self.not_here) = kept;
        }
    }

    /// Sets a text that was written from a position and has no fault.
    fn set_fen(&mut self, text: String) {
        debug_assert!(fen::read_by_form(&text).is_ok(), "{text}");
        (self.fault, self.sentence, self.offer, self.draft) = (None, None, None, None);
        self.trimmed = false;
        self.place_text(text);
    }

    fn place_text(&mut self, text: String) {
        self.earlier = None;
        self.is_own = true;
        self.not_here = None;
        self.layout = Layout::of(&text);
        self.text = text;
    }

    /// What can be read of a text with a fault.
    fn read_draft(&self, rules: Variant) -> Option<Position> {
        self.fault.as_ref()?;
        let likeliest = self.offer.as_ref().and_then(Offer::likeliest).map(|choice| choice.position);
        Some(likeliest.unwrap_or_else(|| fen::preview(&self.text).position.with_variant(rules)))
    }
}

/// Reads strict FEN with white space around it, by the rules of the record. Where the text has a form that these do not
/// know, it has those of the one variant that does.
pub(super) fn read(text: &str, rules: Variant) -> Result<Position, Fault> {
    fen::read_trimmed_as(text, Some(rules)).or_else(|fault| fen::read_trimmed_as(text, None).map_err(|_| fault))
}
