//! Arrows and marked squares of the current record, drawn with the right button of the hand or with the keys.
//!
//! The keys that are held when the button goes up say the colour; those who know other boards find the same ones
//! here. The commands work at the selected square, or without one at the square under the hand.

use egui::Modifiers;

use crate::app::board::state::{Gesture, Hands};
use crate::app::shell::notice::Topic;
use crate::app::shell::{Command, Effect, Shell};
use crate::app::ui::{Tool, keys};
use crate::board::{Annotations, Arrow, Mark, MarkColor, Square};
use crate::document::{Document, Edit, RecordId};
use crate::tr;

/// What a gesture would draw if it ended now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawing {
    Arrow(Arrow),
    Mark(Mark),
}

impl Drawing {
    /// What the gesture under way would draw with the keys that are held; `None` if that is nothing.
    pub(super) fn of(hands: &Hands, cursor: Option<Square>, keys: Modifiers) -> Option<Self> {
        let arrow = |from, to, color| (from != to).then_some(Self::Arrow(Arrow { from, to, color }));
        match hands.gesture {
            Some(Gesture::Draw { from, has_left: false, .. }) => {
                keys.shift.then_some(Self::Mark(Mark { square: from, color: mark_color(keys) }))
            }
            Some(Gesture::Draw { from, to, .. }) => arrow(from, to?, arrow_color(keys)),
            Some(Gesture::DrawByKeys { from, color }) => arrow(from, cursor?, color),
            _ => None,
        }
    }

    /// Draws it; the same again takes it away, and another colour takes the place of the first.
    pub(super) fn toggle(self, annotations: &mut Annotations) {
        match self {
            Self::Arrow(arrow) => annotations.toggle_arrow(arrow),
            Self::Mark(mark) => annotations.toggle_mark(mark),
        }
    }

    /// Draws it on the current record, one undo step.
    pub(super) fn apply(self, document: &mut Document) {
        let mut annotations = document.record(document.current()).annotations();
        self.toggle(&mut annotations);
        document.apply(Edit::SetAnnotations(annotations));
    }
}

/// Green; red with Ctrl or Shift, blue with Alt, yellow with both.
pub(super) const fn arrow_color(keys: Modifiers) -> MarkColor {
    color(keys.command || keys.shift, keys.alt)
}

/// The colour of a square, of which Shift says nothing: it is what makes a click a mark.
pub(super) const fn mark_color(keys: Modifiers) -> MarkColor {
    color(keys.command, keys.alt)
}

const fn color(is_red: bool, is_blue: bool) -> MarkColor {
    match (is_red, is_blue) {
        (false, false) => MarkColor::Green,
        (true, false) => MarkColor::Red,
        (false, true) => MarkColor::Blue,
        (true, true) => MarkColor::Yellow,
    }
}

/// The next colour, or `None` after the last.
fn next(color: MarkColor) -> Option<MarkColor> {
    MarkColor::ALL.into_iter().skip_while(|other| *other != color).nth(1)
}

/// What is drawn on the current record, read again only when that may have changed.
#[derive(Debug, Default)]
pub(super) struct Drawings {
    pub(super) annotations: Annotations,
    /// What it was read from; `None` before the first time.
    source: Option<(RecordId, u64)>,
}

impl Drawings {
    pub(super) fn follow(&mut self, document: &Document) {
        let record = document.record(document.current());
        let now = Some((record.id(), document.revision()));
        if self.source != now {
            self.source = now;
            self.annotations = record.annotations();
        }
    }
}

impl Hands {
    /// The square that commands draw at.
    pub(super) fn square_to_draw_at(&self, document: &Document) -> Option<Square> {
        let under_hand = self.hover.filter(|_| self.tool == Tool::Hand);
        document.cursor().or(under_hand).filter(|square| document.working_position().board.size().contains(*square))
    }

    pub(super) fn has_drawn_nothing(&self) -> bool {
        self.drawings.annotations.is_empty()
    }

    /// Begins an arrow that the keys lead on; again, gives it the next colour.
    pub(super) fn draw_arrow(&mut self, shell: &mut Shell) {
        if let Some(Gesture::DrawByKeys { color, .. }) = &mut self.gesture {
            *color = next(*color).unwrap_or_default();
            return;
        }
        let Some(from) = self.square_to_draw_at(&shell.document) else { return };
        self.give_up(&mut shell.document);
        self.gesture = Some(Gesture::DrawByKeys { from, color: MarkColor::default() });
        shell.document.set_cursor(Some(from));
        // The arrow keys are the board's now, wherever the command came from.
        shell.effects.push(Effect::LeaveList);
        shell.ctx.memory_mut(egui::Memory::stop_text_input);
        let keys = Command::DrawArrow.shortcuts().first().map(|shortcut| keys::in_words(&shell.ctx, *shortcut));
        let again = keys.unwrap_or_else(|| Command::DrawArrow.name().to_owned());
        let sentence = tr!("board-arrow-begun", from = from.to_string(), again = again);
        shell.notices.noted_of(Topic::Arrow, sentence);
    }

    /// Draws the arrow of the keys.
    pub(super) fn end_arrow(&mut self, document: &mut Document) {
        let drawing = Drawing::of(self, document.cursor(), Modifiers::NONE);
        self.give_up(document);
        if let Some(drawing) = drawing {
            drawing.apply(document);
        }
    }

    /// Gives the square the next colour, after the last one none.
    pub(super) fn mark_square(&self, document: &mut Document) {
        let Some(square) = self.square_to_draw_at(document) else { return };
        let now = self.drawings.annotations.marks.iter().find(|mark| mark.square == square);
        // The mark that is there takes itself away.
        let color = now.map_or_else(MarkColor::default, |mark| next(mark.color).unwrap_or(mark.color));
        Drawing::Mark(Mark { square, color }).apply(document);
    }
}

/// Takes all arrows and marked squares off the current record.
pub(super) fn clear_annotations(document: &mut Document) {
    document.apply(Edit::SetAnnotations(Annotations::default()));
}
