//! A text field in the window itself, which is edited in place: its text counts once it is left.

use egui::text::{CCursor, CCursorRange, CharIndex};
use egui::{Align2, Context, EventFilter, FontId, Frame, Id, Key, Margin, Modifiers, Response, TextEdit, Ui, vec2};

use crate::app::ui::parts::{self, Draft, MAX_TEXT};
use crate::app::ui::theme::{metrics, palette, text};

/// How a field was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldEnd {
    /// By Enter.
    Entered,
    /// For something else.
    Left,
    /// By Escape, which takes back what was typed.
    Reverted,
}

/// A text field that is edited in place.
#[must_use]
pub(in crate::app) struct EditField<'a> {
    pub(in crate::app) id: Id,
    /// Its name in the accessibility tree.
    pub(in crate::app) name: &'a str,
    /// What stands in it.
    pub(in crate::app) text: &'a str,
    /// What stands in it as long as it is empty.
    pub(in crate::app) hint: &'a str,
    pub(in crate::app) font: FontId,
    pub(in crate::app) width: f32,
    /// Where the text stands in a field of one line.
    pub(in crate::app) align: Align2,
    /// How many lines are seen at least, 1 where there is one line.
    pub(in crate::app) rows: usize,
    /// Enter makes a line; else it ends the editing.
    pub(in crate::app) takes_lines: bool,
    /// What stands in it cannot be taken.
    pub(in crate::app) is_fault: bool,
    /// It has ground and edges of its own; else those of what it scrolls in.
    pub(in crate::app) is_framed: bool,
}

/// Around the text.
const MARGIN: Margin = Margin::symmetric(8, 4);

/// What happened in a field in this frame.
pub(in crate::app) struct Edited {
    pub(in crate::app) typed: Option<String>,
    pub(in crate::app) end: Option<FieldEnd>,
    pub(in crate::app) response: Response,
}

impl<'a> EditField<'a> {
    /// A field of one line.
    pub(in crate::app) fn line(id: Id, name: &'a str, text: &'a str, width: f32) -> Self {
        let font = text::body();
        Self {
            id,
            name,
            text,
            hint: "",
            font,
            width,
            align: Align2::LEFT_CENTER,
            rows: 1,
            takes_lines: false,
            is_fault: false,
            is_framed: true,
        }
    }

    pub(in crate::app) fn show(self, ui: &mut Ui) -> Edited {
        let Self { id, name, text, hint, font, width, align, rows, takes_lines, is_fault, is_framed } = self;
        // A field with several lines would take it for one more.
        let is_entered = rows > 1
            && !takes_lines
            && ui.memory(|memory| memory.has_focus(id))
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        let mut line = Draft::of(text);
        let mut lines = if takes_lines { text.to_owned() } else { String::new() };
        let edit = match (takes_lines, rows) {
            (true, _) => TextEdit::multiline(&mut lines),
            (false, 1) => TextEdit::singleline(&mut line),
            (false, _) => TextEdit::multiline(&mut line),
        };
        let keys = EventFilter { escape: false, horizontal_arrows: true, vertical_arrows: rows > 1, tab: false };
        let edit = edit
            .id(id)
            .font(font)
            .hint_text(hint)
            .desired_width(width)
            .desired_rows(rows)
            .min_size(vec2(width, if rows > 1 { 0.0 } else { metrics::FIELD }))
            .margin(MARGIN)
            .char_limit(MAX_TEXT)
            .event_filter(keys);
        let edit = if rows > 1 { edit } else { edit.align(align) };
        let edit = if is_framed { edit } else { edit.frame(Frame::new().inner_margin(MARGIN)) };
        let response = ui
            .scope(|ui| {
                if is_fault {
                    ui.visuals_mut().widgets.inactive.bg_stroke.color = palette(ui.visuals()).fault;
                }
                ui.add(edit)
            })
            .inner;
        parts::name_field(&response, name, text, hint);
        if is_entered {
            response.surrender_focus();
        }
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        let end = if is_entered || response.lost_focus() && rows == 1 && pressed(Key::Enter) {
            Some(FieldEnd::Entered)
        } else if response.lost_focus() {
            Some(if pressed(Key::Escape) { FieldEnd::Reverted } else { FieldEnd::Left })
        } else {
            None
        };
        let typed = if takes_lines { (lines != text).then_some(lines) } else { line.edited() };
        Edited { typed, end, response }
    }
}

/// Puts the caret behind the text of a field, also of one that comes only now, with the text selected or not.
pub(in crate::app) fn focus(ctx: &Context, id: Id, selects: bool) {
    ctx.memory_mut(|memory| memory.request_focus(id));
    let mut edit = TextEdit::load_state(ctx, id).unwrap_or_default();
    let first = if selects { 0 } else { MAX_TEXT };
    let [start, end] = [first, MAX_TEXT].map(|at| CCursor::new(CharIndex(at)));
    edit.cursor.set_char_range(Some(CCursorRange::two(start, end)));
    TextEdit::store_state(ctx, id, edit);
    ctx.request_repaint();
}

/// Has a field forget what was typed into it before: it is about something else now, of which undo knows nothing.
pub(in crate::app) fn forget_steps(ctx: &Context, id: Id) {
    if let Some(mut edit) = TextEdit::load_state(ctx, id) {
        edit.clear_undoer();
        TextEdit::store_state(ctx, id, edit);
    }
}

/// Lets Undo in a field bring back a text that was taken back.
pub(in crate::app) fn keep_step(ctx: &Context, id: Id, text: &str) {
    let mut edit = TextEdit::load_state(ctx, id).unwrap_or_default();
    let mut steps = edit.undoer();
    let end = CCursorRange::one(CCursor::new(CharIndex(text.chars().count())));
    steps.add_undo(&(end, text.to_owned()));
    edit.set_undoer(steps);
    TextEdit::store_state(ctx, id, edit);
}
