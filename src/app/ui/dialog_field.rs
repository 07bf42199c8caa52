//! The text field of a dialog, and the keys that move through the rows below it.

use egui::text::{CCursor, CCursorRange, CharIndex};
use egui::{Context, Id, Key, Modifiers, Response, TextEdit, Ui};

use crate::app::ui::{LineBuffer, parts};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FieldEvent {
    Typed(String),
    Entered,
    /// An arrow key moved to this row below the field.
    Row(usize),
}

/// All dialogs use the same id for their text field, since only one dialog is open at a time.
fn id() -> Id {
    Id::unique("field of a dialog")
}

pub(crate) fn is_in_dialog_field(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(id()))
}

/// Takes the focus away from the field of a closed dialog, because the field would otherwise get the next key.
pub(crate) fn leave_dialog_field(ctx: &Context) {
    ctx.memory_mut(|memory| memory.surrender_focus(id()));
}

/// A single-line field. If no widget has the focus, the field takes the focus and selects its text.
#[must_use]
pub(crate) struct DialogField<'a> {
    pub(crate) name: &'a str,
    pub(crate) hint: &'a str,
    pub(crate) typed: &'a str,
    pub(crate) width: f32,
    /// `true` if Enter in the field answers the dialog.
    pub(crate) is_ready: bool,
}

impl DialogField<'_> {
    pub(crate) fn show<A: From<FieldEvent>>(self, ui: &mut Ui, actions: &mut Vec<A>) {
        let Self { name, hint, typed, width, is_ready } = self;
        if is_ready && is_in_dialog_field(ui.ctx()) && parts::take_enter(ui) {
            actions.push(FieldEvent::Entered.into());
        }
        let mut draft = LineBuffer::new(typed);
        let field = TextEdit::singleline(&mut draft).desired_width(width).char_limit(60);
        let response = ui.add(parts::dialog_field(field.id(id()).hint_text(hint)));
        parts::name_field(&response, name, typed, "");
        let has_begun = ui.memory(|memory| memory.focused().is_none());
        if has_begun {
            response.request_focus();
        }
        let edited = draft.edited();
        let known = Id::unique("text in the field of a dialog");
        let before = ui.data_mut(|data| {
            let before: Option<String> = data.get_temp(known);
            data.insert_temp(known, edited.as_deref().unwrap_or(typed).to_owned());
            before
        });
        // If other code has replaced the text, the old selection no longer fits, so the whole text is selected.
        if has_begun || before.is_some_and(|before| before != typed) {
            select_all(ui.ctx(), typed);
        }
        if let Some(text) = edited {
            actions.push(FieldEvent::Typed(text).into());
        }
    }
}

fn select_all(ctx: &Context, text: &str) {
    let [start, end] = [0, text.chars().count()].map(|at| CCursor::new(CharIndex(at)));
    let mut edit = TextEdit::load_state(ctx, id()).unwrap_or_default();
    edit.cursor.set_char_range(Some(CCursorRange::two(start, end)));
    TextEdit::store_state(ctx, id(), edit);
}

/// While the field keeps the focus, reports the row reached by the arrow keys to screen readers. Skips row 0.
pub(crate) fn announce_row(row: &Response, index: usize) {
    if index > 0 {
        row.ctx.accesskit_node_builder(id(), |node| node.set_active_descendant(row.id.accesskit_id()));
    }
}

/// Moves from `row` by the arrow keys pressed in this frame. Returns the new row; `None` if no arrow key was pressed.
pub(crate) fn step_row<A: From<FieldEvent>>(ui: &Ui, row: usize, rows: usize, actions: &mut Vec<A>) -> Option<usize> {
    let pressed = |key: Key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let (down, up) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp));
    if down + up == 0 {
        return None;
    }
    let stepped = (row + down).saturating_sub(up).min(rows.saturating_sub(1));
    actions.push(FieldEvent::Row(stepped).into());
    Some(stepped)
}

pub(crate) fn filter_field<A: From<FieldEvent>>(ui: &mut Ui, name: &str, hint: &str, text: &str, actions: &mut Vec<A>) {
    let (response, typed) = line(ui, name, hint, text);
    if !response.has_focus() {
        response.request_focus();
    }
    if let Some(text) = typed {
        actions.push(FieldEvent::Typed(text).into());
    }
}

/// Draws a field that takes the focus if no widget has it. Returns the edited text if it changed in this frame.
pub(crate) fn search_field(ui: &mut Ui, name: &str, hint: &str, filter: &str) -> Option<String> {
    let (response, typed) = line(ui, name, hint, filter);
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    typed
}

fn line(ui: &mut Ui, name: &str, hint: &str, text: &str) -> (Response, Option<String>) {
    let mut draft = LineBuffer::new(text);
    let field = TextEdit::singleline(&mut draft).hint_text(hint).desired_width(f32::INFINITY);
    let response = ui.add(parts::dialog_field(field.id(id())));
    parts::name_field(&response, name, text, "");
    (response, draft.edited())
}
