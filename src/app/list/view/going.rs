//! The dialog in which the number of a position is typed.

use egui::{RichText, Ui};

use crate::app::list::action::GoToAction;
use crate::app::list::going::place_of;
use crate::app::ui::answers::{answers_if, title};
use crate::app::ui::dialog_field::DialogField;
use crate::app::ui::theme::{palette, text};
use crate::app::ui::wording;
use crate::document::Document;

/// Draws the dialog.
pub(in crate::app) fn show(ui: &mut Ui, document: &Document, typed: &str, actions: &mut Vec<GoToAction>) {
    ui.set_width(340.0);
    title(ui, "Go to position");
    let positions = document.len();
    let is_there = place_of(typed, positions).is_some();
    let colors = palette(ui.visuals());
    let current = wording::number(document.current() + 1);
    DialogField { name: "Number", hint: &current, typed, width: f32::INFINITY, is_ready: is_there }.show(ui, actions);
    let ink = if is_there || typed.trim().is_empty() { colors.quiet } else { colors.fault };
    let sentence = format!("A number from 1 to {}, or a share such as 50%", wording::number(positions));
    ui.label(RichText::new(sentence).font(text::small()).color(ink));
    answers_if(ui, is_there, &[("Go", GoToAction::Confirm), ("Cancel", GoToAction::Cancel)], actions);
}
