//! The dialog in which the number of a position is typed.

use egui::{RichText, Ui};

use crate::app::action::Action;
use crate::app::list::place_of;
use crate::app::shell::dialog::Answer;
use crate::app::state::State;
use crate::app::ui::answers::answers_if;
use crate::app::ui::answers::title;
use crate::app::ui::dialog_field::DialogField;
use crate::app::ui::theme::{palette, text};
use crate::app::ui::words;

/// Draws the dialog.
pub(in crate::app) fn show(ui: &mut Ui, state: &State, typed: &str, actions: &mut Vec<Action>) {
    ui.set_width(340.0);
    title(ui, "Go to position");
    let positions = state.shell.document.len();
    let is_there = place_of(typed, positions).is_some();
    let colors = palette(ui.visuals());
    let current = words::number(state.shell.document.current() + 1);
    DialogField { name: "Number", hint: &current, typed, width: f32::INFINITY, is_ready: is_there }.show(ui, actions);
    let ink = if is_there || typed.trim().is_empty() { colors.quiet } else { colors.fault };
    let sentence = format!("A number from 1 to {}, or a share such as 50%", words::number(positions));
    ui.label(RichText::new(sentence).font(text::small()).color(ink));
    answers_if(ui, is_there, &[("Go", Answer::Confirm), ("Cancel", Answer::Cancel)], actions);
}
