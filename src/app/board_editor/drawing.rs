//! Arrows and marked squares of the current record, drawn with the right mouse button or by keyboard.
//!
//! The modifier keys pressed at the release of the button choose the color (see `arrow_color` and `mark_color`). The
//! commands act on the selected square. If no square is selected, they act on the square under the pointer, provided
//! that the hand tool is active.

use egui::Modifiers;

use crate::app::board_editor::state::{BoardEditor, Gesture};
use crate::app::shell::{Command, Effect, Shell, Topic};
use crate::app::ui::{Tool, keys};
use crate::board::{Annotations, Arrow, Mark, MarkColor, Square};
use crate::document::{Document, Edit, RecordId};
use crate::tr;

/// The shape that the current gesture would draw if it ended now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawing {
    Arrow(Arrow),
    Mark(Mark),
}

impl Drawing {
    pub(super) fn from_gesture(editor: &BoardEditor, cursor: Option<Square>, keys: Modifiers) -> Option<Self> {
        let arrow = |from, to, color| (from != to).then_some(Self::Arrow(Arrow { from, to, color }));
        match editor.gesture {
            Some(Gesture::Draw { from, has_left: false, .. }) => {
                keys.shift.then_some(Self::Mark(Mark { square: from, color: mark_color(keys) }))
            }
            Some(Gesture::Draw { from, to, .. }) => arrow(from, to?, arrow_color(keys)),
            Some(Gesture::DrawByKeys { from, color }) => arrow(from, cursor?, color),
            _ => None,
        }
    }

    /// Adds the shape. Removes an identical shape instead, and replaces a shape of another color on the same squares.
    pub(super) fn toggle(self, annotations: &mut Annotations) {
        match self {
            Self::Arrow(arrow) => annotations.toggle_arrow(arrow),
            Self::Mark(mark) => annotations.toggle_mark(mark),
        }
    }

    /// Toggles the shape on the current record as one undo step.
    pub(super) fn apply(self, document: &mut Document) {
        let mut annotations = document.record(document.current()).annotations();
        self.toggle(&mut annotations);
        document.apply(Edit::SetAnnotations(annotations));
    }
}

/// Returns the color of an arrow: green, red with Ctrl or Shift, blue with Alt, yellow with Alt and Ctrl or Shift.
pub(super) const fn arrow_color(keys: Modifiers) -> MarkColor {
    color(keys.command || keys.shift, keys.alt)
}

/// Returns the color of a marked square. Ignores Shift, which must be pressed for a click to mark a square at all.
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

fn next_color(color: MarkColor) -> Option<MarkColor> {
    MarkColor::ALL.into_iter().skip_while(|other| *other != color).nth(1)
}

/// The shapes of the current record, read from the document again only after the record or the document has changed.
#[derive(Debug, Default)]
pub(super) struct CachedAnnotations {
    pub(super) annotations: Annotations,
    source: Option<(RecordId, u64)>,
}

impl CachedAnnotations {
    pub(super) fn follow(&mut self, document: &Document) {
        let record = document.record(document.current());
        let now = Some((record.id(), document.revision()));
        if self.source != now {
            self.source = now;
            self.annotations = record.annotations();
        }
    }
}

impl BoardEditor {
    pub(super) fn drawing_square(&self, document: &Document) -> Option<Square> {
        let under_hand = self.hover.filter(|_| self.tool == Tool::Hand);
        document.cursor().or(under_hand).filter(|square| document.working_position().board.size().contains(*square))
    }

    /// Starts an arrow drawn with the keyboard. If such an arrow was already started, changes it to the next color.
    pub(super) fn draw_arrow(&mut self, shell: &mut Shell) {
        if let Some(Gesture::DrawByKeys { color, .. }) = &mut self.gesture {
            *color = next_color(*color).unwrap_or_default();
            return;
        }
        let Some(from) = self.drawing_square(&shell.document) else { return };
        self.cancel_gesture(&mut shell.document);
        self.gesture = Some(Gesture::DrawByKeys { from, color: MarkColor::default() });
        shell.document.set_cursor(Some(from));
        // The arrow keys must reach the board from now on, even if the list or a text field had the focus.
        shell.effects.push(Effect::DropListFocus);
        shell.ctx.memory_mut(egui::Memory::stop_text_input);
        let keys = Command::DrawArrow.shortcuts().first().map(|shortcut| keys::shortcut_label(&shell.ctx, *shortcut));
        let again = keys.unwrap_or_else(|| Command::DrawArrow.name().to_owned());
        let sentence = tr!("board-arrow-begun", from = from.to_string(), again = again);
        shell.notices.noted_about(Topic::Arrow, sentence);
    }

    pub(super) fn end_arrow(&mut self, document: &mut Document) {
        let drawing = Drawing::from_gesture(self, document.cursor(), Modifiers::NONE);
        self.cancel_gesture(document);
        if let Some(drawing) = drawing {
            drawing.apply(document);
        }
    }

    /// Marks a square in the first color, or changes its mark to the next color. After the last color, removes it.
    pub(super) fn mark_square(&self, square: Square, document: &mut Document) {
        let now = self.drawings.annotations.marks.iter().find(|mark| mark.square == square);
        // Toggling the mark of the last color removes it.
        let color = now.map_or_else(MarkColor::default, |mark| next_color(mark.color).unwrap_or(mark.color));
        Drawing::Mark(Mark { square, color }).apply(document);
    }
}

pub(super) fn clear_annotations(document: &mut Document) {
    document.apply(Edit::SetAnnotations(Annotations::default()));
}
