//! The field of a dialog into which one thing is typed.

use egui::text::{CCursor, CCursorRange, CharIndex};
use egui::{Context, Id, Margin, TextEdit, Ui, WidgetInfo};

use crate::app::action::{Action, DialogAction};
use crate::app::shell::dialog::Answer;
use crate::app::ui::parts::{self, Draft};
use crate::app::ui::theme::text;

/// Only one dialog is open at a time.
pub(in crate::app) fn id() -> Id {
    Id::unique("field of a dialog")
}

/// Whether the field of a dialog has the keyboard.
pub(in crate::app) fn is_in_dialog_field(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(id()))
}

/// Takes the keyboard away from the field of a dialog that is gone: the next key is not meant for it.
pub(in crate::app) fn leave_dialog_field(ctx: &Context) {
    ctx.memory_mut(|memory| memory.surrender_focus(id()));
}

/// A field of one line; it has the focus with its text selected when nothing else has it.
#[must_use]
pub(in crate::app) struct DialogField<'a> {
    /// Its name in the accessibility tree.
    pub(in crate::app) name: &'a str,
    /// What stands in it as long as it is empty.
    pub(in crate::app) hint: &'a str,
    /// What was typed.
    pub(in crate::app) typed: &'a str,
    pub(in crate::app) width: f32,
    /// Enter in it answers the dialog.
    pub(in crate::app) is_ready: bool,
}

impl DialogField<'_> {
    /// Draws it.
    pub(in crate::app) fn show(self, ui: &mut Ui, actions: &mut Vec<Action>) {
        let Self { name, hint, typed, width, is_ready } = self;
        if is_ready && is_in_dialog_field(ui.ctx()) && parts::enter_pressed(ui) {
            actions.push(Action::Dialog(DialogAction::Answer(Answer::Confirm)));
        }
        let mut draft = Draft::of(typed);
        let field = TextEdit::singleline(&mut draft).font(text::fen()).desired_width(width).char_limit(60);
        let response = ui.add(field.id(id()).hint_text(hint).margin(Margin::symmetric(10, 8)));
        response.widget_info(|| {
            let mut info = WidgetInfo::text_edit(true, typed, typed, "");
            info.label = Some(name.to_owned());
            info
        });
        if ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
            let whole = CCursorRange::two(CCursor::new(CharIndex(0)), CCursor::new(CharIndex(typed.chars().count())));
            let mut edit = TextEdit::load_state(ui.ctx(), id()).unwrap_or_default();
            edit.cursor.set_char_range(Some(whole));
            TextEdit::store_state(ui.ctx(), id(), edit);
        }
        if let Some(text) = draft.edited() {
            actions.push(Action::Dialog(DialogAction::Text(text)));
        }
    }
}
