//! The dialog in which the number of a position is typed.

use egui::{Id, Margin, RichText, TextEdit, Ui, WidgetInfo};

use super::super::super::action::{Action, DialogAction};
use super::super::super::dialog::Answer;
use super::super::super::list::place_of;
use super::super::super::state::State;
use super::super::super::theme::{palette, text};
use super::super::super::words;
use super::super::dialogs::{answers_if, title};
use super::parts::{self, Draft};

/// Draws the dialog.
pub(in super::super) fn show(ui: &mut Ui, state: &State, typed: &str, actions: &mut Vec<Action>) {
    ui.set_width(340.0);
    title(ui, "Go to position");
    let positions = state.document.len();
    let is_there = place_of(typed, positions).is_some();
    let colors = palette(ui.visuals());
    let id = Id::unique("number of a position");
    if is_there && ui.memory(|memory| memory.has_focus(id)) && parts::enter_pressed(ui) {
        actions.push(Action::Dialog(DialogAction::Answer(Answer::Confirm)));
    }
    let mut draft = Draft::of(typed);
    let field = TextEdit::singleline(&mut draft).font(text::fen()).desired_width(f32::INFINITY).char_limit(40);
    let current = words::number(state.document.current() + 1);
    let response = ui.add(field.id(id).hint_text(current).margin(Margin::symmetric(10, 8)));
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(true, typed, typed, "");
        info.label = Some("Number".to_owned());
        info
    });
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    if let Some(text) = draft.edited() {
        actions.push(Action::Dialog(DialogAction::Text(text)));
    }
    let ink = if is_there || typed.trim().is_empty() { colors.quiet } else { colors.fault };
    let sentence = format!("A number from 1 to {}, or a share such as 50%", words::number(positions));
    ui.label(RichText::new(sentence).font(text::small()).color(ink));
    answers_if(ui, is_there, &[("Go", Answer::Confirm), ("Cancel", Answer::Cancel)], actions);
}
