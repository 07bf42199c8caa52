//! Arrows and marked squares of the current record, drawn with the right button of the hand or with the keys.
//!
//! The keys that are held when the button goes up say the colour; those who know other boards find the same ones
//! here. The commands work at the selected square, or without one at the square under the hand.

use egui::Modifiers;

use crate::app::App;
use crate::app::board::pointer::{Gesture, Hands};
use crate::app::board::tool::Tool;
use crate::app::command::Command;
use crate::app::shell::notice::Matter;
use crate::app::state::State;
use crate::app::trying::Trial;
use crate::board::{Annotations, Arrow, Mark, MarkColor, Position, Square};
use crate::document::{Document, Edit, RecordId};
use crate::notation::forgiving::{self, Mended};
use crate::notation::{annotations, epd};

/// What a gesture would draw if it ended now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// An arrow.
    Arrow(Arrow),
    /// A marked square.
    Mark(Mark),
}

impl Drawing {
    /// What the gesture under way would draw with the keys that are held; `None` if that is nothing.
    #[must_use]
    pub fn of(hands: &Hands, cursor: Option<Square>, keys: Modifiers) -> Option<Self> {
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
    pub fn toggle(self, annotations: &mut Annotations) {
        match self {
            Self::Arrow(arrow) => annotations.toggle_arrow(arrow),
            Self::Mark(mark) => annotations.toggle_mark(mark),
        }
    }

    /// Draws it on the current record, one undo step.
    pub fn apply(self, document: &mut Document) {
        let mut annotations = document.record(document.current()).annotations();
        self.toggle(&mut annotations);
        document.apply(Edit::SetAnnotations(annotations));
    }
}

/// What a text draws on the board of one of its positions, as it would if it were a file: nothing where that position
/// is none of its records.
pub(in crate::app) fn drawn_in(text: &str, position: &Position) -> Annotations {
    if !annotations::has_any(text) {
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

/// Takes out of what was mended that what the text draws was left out.
pub(in crate::app) fn leave_out_drawn(mended: &mut Mended) {
    let Mended { mends, operations, .. } = mended;
    let left_out: Vec<String> =
        operations.iter().filter(|operation| !epd::is_annotation(operation)).map(epd::write_operation).collect();
    mends.retain_mut(|mend| {
        if !mend.after.is_empty() || !annotations::has_any(&mend.before) {
            return true;
        }
        if mend.field == 7 && !operations.is_empty() {
            mend.before = left_out.join(" ");
        }
        let words = annotations::words(&mend.before);
        !words.trim_matches(|char: char| char.is_whitespace() || "#;%/".contains(char)).is_empty()
    });
}

/// Green; red with Ctrl or Shift, blue with Alt, yellow with both.
#[must_use]
pub const fn arrow_color(keys: Modifiers) -> MarkColor {
    color(keys.command || keys.shift, keys.alt)
}

/// The same for a square, where Shift is what makes a click a mark.
#[must_use]
pub const fn mark_color(keys: Modifiers) -> MarkColor {
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
pub struct Drawn {
    annotations: Annotations,
    /// What it was read from; `None` before the first time.
    seen: Option<(RecordId, u64)>,
}

impl Drawn {
    /// Whether nothing is drawn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.annotations.is_empty()
    }

    /// Follows the document.
    pub fn follow(&mut self, document: &Document) {
        let record = document.record(document.current());
        let now = Some((record.id(), document.revision()));
        if self.seen != now {
            self.seen = now;
            self.annotations = record.annotations();
        }
    }
}

impl State {
    /// The arrows and marked squares of the position on the board. Those of a record belong to its own position and
    /// not to the ones that moves reach.
    #[must_use]
    pub fn annotations(&self) -> Option<&Annotations> {
        let is_elsewhere = self.trial.as_ref().map_or(0, Trial::at) > 0;
        (!is_elsewhere).then_some(&self.drawn.annotations)
    }

    /// The square that commands draw at.
    pub(super) fn square_to_draw_at(&self) -> Option<Square> {
        let under_hand = self.hover.filter(|_| self.hands.tool == Tool::Hand);
        self.shell
            .document
            .cursor()
            .or(under_hand)
            .filter(|square| self.shell.document.ground().board.size().contains(*square))
    }
}

impl App {
    /// Runs a command that draws.
    pub(in crate::app) fn run_in_drawing(&mut self, command: Command) {
        match command {
            Command::DrawArrow => self.draw_arrow(),
            Command::MarkSquare => self.mark_square(),
            _ => _ = self.state.shell.document.apply(Edit::SetAnnotations(Annotations::default())),
        }
    }

    /// Begins an arrow that the keys lead on; again, gives it the next colour.
    fn draw_arrow(&mut self) {
        let state = &mut self.state;
        if let Some(Gesture::DrawByKeys { color, .. }) = &mut state.hands.gesture {
            *color = next(*color).unwrap_or_default();
            return;
        }
        let Some(from) = state.square_to_draw_at() else { return };
        state.hands.give_up(&mut state.shell.document);
        state.hands.gesture = Some(Gesture::DrawByKeys { from, color: MarkColor::default() });
        state.shell.document.set_cursor(Some(from));
        // The arrow keys are the board's now, wherever the command came from.
        self.was_in_list = false;
        self.state.shell.ctx.memory_mut(egui::Memory::stop_text_input);
        let keys = Command::DrawArrow.shortcuts().first().map(|keys| self.state.shell.ctx.format_shortcut(keys));
        let again = keys.unwrap_or_else(|| Command::DrawArrow.name().to_owned());
        let sentence =
            format!("An arrow from {from}: the arrow keys lead it on, Enter draws it, {again} changes its colour.");
        self.state.shell.notices.noted_of(Matter::Arrow, sentence);
    }

    /// Draws the arrow of the keys.
    pub(in crate::app) fn end_arrow(&mut self) {
        let state = &mut self.state;
        let drawing = Drawing::of(&state.hands, state.shell.document.cursor(), Modifiers::NONE);
        state.hands.give_up(&mut state.shell.document);
        if let Some(drawing) = drawing {
            drawing.apply(&mut state.shell.document);
        }
    }

    /// Gives the square the next colour, after the last one none.
    fn mark_square(&mut self) {
        let state = &mut self.state;
        let Some(square) = state.square_to_draw_at() else { return };
        let now = state.drawn.annotations.marks.iter().find(|mark| mark.square == square);
        let mark = match now {
            None => Mark { square, color: MarkColor::default() },
            // The same one again takes the last one away.
            Some(mark) => Mark { square, color: next(mark.color).unwrap_or(mark.color) },
        };
        Drawing::Mark(mark).apply(&mut state.shell.document);
    }
}
