//! A text field edited in place. Its text is applied when the field is left.

use egui::text::{CCursor, CCursorRange, CharIndex};
use egui::{
    Align2, Context, EventFilter, FontId, Frame, Id, Key, Margin, Modifiers, Response, Role, TextEdit, Ui, vec2,
};

use crate::app::ui::{LineBuffer, MAX_TEXT, accessibility, metrics, palette, parts, text};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldEnd {
    Entered,
    Left,
    /// The user pressed Escape, which discards the edited text.
    Reverted,
}

#[must_use]
pub(crate) struct EditField<'a> {
    pub(crate) id: Id,
    pub(crate) name: &'a str,
    pub(crate) text: &'a str,
    pub(crate) hint: &'a str,
    pub(crate) font: FontId,
    pub(crate) width: f32,
    /// Alignment of the text in a single-line field.
    pub(crate) align: Align2,
    /// Minimum number of visible lines; 1 for a single-line field.
    pub(crate) rows: usize,
    /// `true` if Enter starts a new line; otherwise it ends the editing.
    pub(crate) takes_lines: bool,
    pub(crate) is_fault: bool,
    /// `true` if the field draws its own frame; otherwise the surrounding scroll area draws one.
    pub(crate) is_framed: bool,
}

const MARGIN: Margin = Margin::symmetric(8, 4);

pub(crate) struct EditFieldOutput {
    pub(crate) typed: Option<String>,
    pub(crate) end: Option<FieldEnd>,
    pub(crate) response: Response,
}

impl<'a> EditField<'a> {
    pub(crate) fn line(id: Id, name: &'a str, text: &'a str, width: f32) -> Self {
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

    pub(crate) fn show(self, ui: &mut Ui) -> EditFieldOutput {
        let Self { id, name, text, hint, font, width, align, rows, takes_lines, is_fault, is_framed } = self;
        // Enter is consumed here, because a multi-line field would insert a line break.
        let is_entered = rows > 1
            && !takes_lines
            && ui.memory(|memory| memory.has_focus(id))
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        let mut line = LineBuffer::new(text);
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
        if rows > 1 {
            accessibility::edit_node(&response, |node| node.set_role(Role::MultilineTextInput));
        }
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
        EditFieldOutput { typed, end, response }
    }
}

/// Focuses a field, even one that is first drawn in the next frame. Selects all text, or puts the cursor at the end.
pub(crate) fn focus(ctx: &Context, id: Id, selects: bool) {
    ctx.memory_mut(|memory| memory.request_focus(id));
    let mut edit = TextEdit::load_state(ctx, id).unwrap_or_default();
    let first = if selects { 0 } else { MAX_TEXT };
    let [start, end] = [first, MAX_TEXT].map(|at| CCursor::new(CharIndex(at)));
    edit.cursor.set_char_range(Some(CCursorRange::two(start, end)));
    TextEdit::store_state(ctx, id, edit);
    ctx.request_repaint();
}

/// Clears the undo history of a field. Called when the field starts to edit something else.
pub(crate) fn clear_undo(ctx: &Context, id: Id) {
    if let Some(mut edit) = TextEdit::load_state(ctx, id) {
        edit.clear_undoer();
        TextEdit::store_state(ctx, id, edit);
    }
}

pub(crate) fn add_undo_text(ctx: &Context, id: Id, text: &str) {
    let mut edit = TextEdit::load_state(ctx, id).unwrap_or_default();
    let mut steps = edit.undoer();
    let end = CCursorRange::one(CCursor::new(CharIndex(text.chars().count())));
    steps.add_undo(&(end, text.to_owned()));
    edit.set_undoer(steps);
    TextEdit::store_state(ctx, id, edit);
}
