//! What the FEN box holds: the text as typed, its first fault, and what can be read of it.

pub(in crate::app) mod commands;
pub(in crate::app) mod view;

use std::collections::HashMap;

use crate::app::ui::mending::Offer;
use crate::board::Position;
use crate::document::{Document, Edit, Reason, RecordId};
use crate::notation::fen::{self, Fault, Layout, Run};
use crate::notation::forgiving::{self, Reading};

/// No position needs more characters than this, and a text field cannot show more.
pub const MAX_TEXT: usize = 4096;

/// The state of the FEN box.
#[derive(Debug)]
pub struct FenBox {
    /// The text as it stands in the box.
    text: String,
    /// Where the text stops being FEN.
    fault: Option<Fault>,
    /// The line of the file is too long to be a position and has this many characters.
    too_long: Option<usize>,
    /// Where fields and squares are in the text.
    layout: Layout,
    /// The byte at which the caret stands, while the box has the focus.
    caret: Option<usize>,
    /// White space around the text was left out.
    trimmed: bool,
    /// Typing goes on; its edits are one step.
    typing: bool,
    /// The text is what the document holds, not what was typed.
    as_found: bool,
    /// What the text was last taken from or given to.
    shown: Option<Shown>,
    /// Unfinished texts of records that are not shown now.
    unfinished: HashMap<RecordId, String>,
    /// The unfinished text that an edit on the board replaced, with what it belonged to: undoing the edit
    /// brings it back.
    replaced: Option<(Shown, String)>,
    /// The unfinished text that a pasted one took the place of.
    earlier: Option<String>,
    /// What is wrong with the text, in words.
    sentence: Option<String>,
    /// How a text with a fault can be read.
    offer: Option<Offer>,
}

/// A record as it was when its text was shown.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Shown {
    id: RecordId,
    position: Position,
    /// An unreadable line can look the same as the position that it is mended to.
    is_unreadable: bool,
}

impl Shown {
    fn of(document: &Document) -> Self {
        Self {
            id: document.record(document.current()).id(),
            position: *document.position(),
            is_unreadable: document.unreadable().is_some(),
        }
    }
}

impl Default for FenBox {
    fn default() -> Self {
        Self {
            text: String::new(),
            fault: None,
            too_long: None,
            layout: Layout::of(""),
            caret: None,
            trimmed: false,
            typing: false,
            as_found: true,
            shown: None,
            unfinished: HashMap::new(),
            replaced: None,
            earlier: None,
            sentence: None,
            offer: None,
        }
    }
}

impl FenBox {
    /// The text as it stands in the box.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The first fault of the text.
    #[must_use]
    pub const fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// What is wrong with the text, in words.
    #[must_use]
    pub fn sentence(&self) -> Option<&str> {
        self.sentence.as_deref()
    }

    /// How the text can be read, where it has a fault.
    #[must_use]
    pub const fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// How many characters the line of the file has, when it is too long to be a position.
    #[must_use]
    pub const fn too_long(&self) -> Option<usize> {
        self.too_long
    }

    /// Whether text was typed, here or for another record, that is no position yet and would be lost with
    /// the window.
    #[must_use]
    pub fn is_unfinished(&self, document: &Document) -> bool {
        self.holds_unfinished() || self.unfinished.keys().any(|id| document.holds(*id))
    }

    /// The texts that were typed, here or for other records, and are no positions yet.
    #[must_use]
    pub fn unfinished_texts(&self, document: &Document) -> Vec<String> {
        let mut elsewhere: Vec<_> = self.unfinished.iter().filter(|(id, _)| document.holds(**id)).collect();
        elsewhere.sort_unstable();
        let here = self.holds_unfinished().then_some(&self.text);
        here.into_iter().chain(elsewhere.into_iter().map(|(_, text)| text)).cloned().collect()
    }

    /// Whether the text in the box was typed and is no position yet.
    #[must_use]
    pub const fn holds_unfinished(&self) -> bool {
        self.fault.is_some() && !self.as_found
    }

    /// Whether white space around the text was left out.
    #[must_use]
    pub const fn trimmed(&self) -> bool {
        self.trimmed
    }

    /// Whether text is being typed; all of it until the box is left is one step.
    #[must_use]
    pub const fn is_typing(&self) -> bool {
        self.typing
    }

    /// The squares whose character the caret stands before.
    #[must_use]
    pub fn caret_squares(&self) -> Option<Run> {
        self.layout.square_at(self.caret?)
    }

    /// Where fields and squares are in the text.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The byte at which the caret stands, while the box has the focus.
    #[must_use]
    pub const fn caret(&self) -> Option<usize> {
        self.caret
    }

    /// The caret moved, or left (`None`).
    pub fn set_caret(&mut self, caret: Option<usize>) {
        self.caret = caret;
    }

    /// The text was changed in the box: the position follows while it is FEN.
    pub fn type_text(&mut self, document: &mut Document, text: String) {
        if !self.typing {
            self.typing = true;
            document.begin_gesture();
        }
        self.set_text(text);
        if let (Ok(position), _) = fen::read_trimmed(&self.text) {
            document.apply(Edit::Replace(Box::new(position)));
        }
        self.mark_shown(document);
    }

    /// The box lost the focus. Text that is FEN is shown as it is written; other text stays as it is.
    pub fn leave(&mut self, document: &mut Document, written: impl FnOnce(&Position) -> String) {
        self.end_typing(document);
        self.caret = None;
        if self.fault.is_none() {
            self.show(document, written);
        }
    }

    /// Takes everything back that was typed since the box got the focus, or the text that came from elsewhere.
    pub fn revert(&mut self, document: &mut Document, written: impl FnOnce(&Position) -> String) {
        if self.end_typing(document) {
            document.undo();
        }
        match self.earlier.take() {
            Some(text) => {
                self.set_text(text);
                self.mark_shown(document);
            }
            None => self.show(document, written),
        }
    }

    /// States the position of one of the offered readings, as a step of its own that undo takes back to the text.
    /// Where it stands so already, it only replaces the text. Operations that were typed with it are taken where the
    /// file has operations.
    pub fn mend(&mut self, document: &mut Document, index: usize, written: impl Fn(&Position) -> String) {
        let Some(offer) = &self.offer else { return };
        let Some(position) = offer.choices.get(index).map(|choice| choice.position) else { return };
        // The line of the file keeps those that it has.
        let operations = if self.as_found { Vec::new() } else { offer.operations.clone() };
        self.end_typing(document);
        self.caret = None;
        document.begin_gesture();
        let is_other_position = document.apply(Edit::Replace(Box::new(position)));
        if !operations.is_empty() {
            document.apply(Edit::SetOperations(operations));
        }
        document.end_gesture();
        if is_other_position {
            self.follow(document, written);
        } else {
            self.show(document, written);
        }
    }

    /// Text came from elsewhere that cannot be read: it stands in the box to be mended.
    pub fn hold(&mut self, document: &mut Document, text: &str) {
        self.end_typing(document);
        let earlier = self.holds_unfinished().then(|| self.text.clone());
        // The box has one line.
        self.set_text(text.trim().replace(['\r', '\n'], " "));
        self.earlier = earlier;
        self.mark_shown(document);
    }

    /// Follows the document after anything happened to it: another record brings its own text, an edit
    /// replaces an unfinished one. Returns whether it did that.
    pub fn follow(&mut self, document: &mut Document, written: impl FnOnce(&Position) -> String) -> bool {
        let now = Shown::of(document);
        let Some(shown) = self.shown.filter(|shown| *shown != now) else {
            if self.shown.is_none() {
                self.show(document, written);
            }
            self.keep_draft(document);
            return false;
        };
        self.end_typing(document);
        let unfinished = self.holds_unfinished().then(|| std::mem::take(&mut self.text));
        let is_edit = shown.id == now.id;
        if let Some(text) = self.text_to_come_back(now, document.can_redo()) {
            self.set_text(text);
            self.mark_shown(document);
        } else {
            self.show(document, written);
        }
        let is_replaced = is_edit && unfinished.is_some();
        match unfinished {
            Some(text) if is_edit => self.replaced = Some((shown, text)),
            Some(text) => _ = self.unfinished.insert(shown.id, text),
            None => {}
        }
        is_replaced
    }

    /// The unfinished text that belongs to what is shown now.
    fn text_to_come_back(&mut self, now: Shown, was_undone: bool) -> Option<String> {
        let replaced = self.replaced.take_if(|(before, _)| was_undone && *before == now).map(|(_, text)| text);
        replaced.or_else(|| self.unfinished.remove(&now.id))
    }

    /// Shows the current record, dropping what was typed.
    pub fn show(&mut self, document: &mut Document, written: impl FnOnce(&Position) -> String) {
        let unreadable = document.unreadable();
        self.set_text(unreadable.map_or_else(|| written(document.position()), |line| line.text.clone()));
        self.as_found = true;
        self.too_long = match unreadable.map(|line| &line.reason) {
            Some(Reason::TooLong { characters }) => Some(*characters),
            _ => None,
        };
        if self.too_long.is_some() {
            // Only the beginning of the line is here, and that is not what the line says.
            self.offer = None;
        }
        self.mark_shown(document);
    }

    fn set_text(&mut self, text: String) {
        let (read, trimmed) = fen::read_trimmed(&text);
        self.fault = read.err();
        self.sentence = self.fault.as_ref().map(|fault| fault.sentence(&text));
        self.offer = self.fault.as_ref().and_then(|_| match forgiving::read(&text) {
            Reading::Mended(mended) => Some(Offer::of(&mended)),
            Reading::Strict(_) | Reading::Failed(_) => None,
        });
        self.earlier = None;
        self.as_found = false;
        self.trimmed = trimmed;
        self.too_long = None;
        self.layout = Layout::of(&text);
        self.text = text;
    }

    /// Notes what the text belongs to; a text with a fault is what the next edit on the board starts from.
    fn mark_shown(&mut self, document: &mut Document) {
        document.set_draft(None);
        self.keep_draft(document);
        self.shown = Some(Shown::of(document));
    }

    fn keep_draft(&self, document: &mut Document) {
        if self.fault.is_some() && !document.has_draft() {
            let likeliest = self.offer.as_ref().and_then(Offer::likeliest).map(|choice| choice.position);
            document.set_draft(Some(likeliest.unwrap_or_else(|| fen::preview(&self.text).position)));
        }
    }

    /// Ends typing; whether it left an undo step.
    fn end_typing(&mut self, document: &mut Document) -> bool {
        std::mem::take(&mut self.typing) && document.end_gesture()
    }
}
