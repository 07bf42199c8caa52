//! The dialog in which the number of a position is typed.

use egui::{RichText, Ui};

use crate::app::list::action::GoToAction;
use crate::app::list::go_to::parse_position_number;
use crate::app::ui::answers::{answers_if, title};
use crate::app::ui::dialog_field::DialogField;
use crate::app::ui::theme::{palette, text};
use crate::document::Document;
use crate::{lang, tr};

pub(in crate::app) fn show(ui: &mut Ui, document: &Document, typed: &str, actions: &mut Vec<GoToAction>) {
    ui.set_width(340.0);
    title(ui, tr!("list-go-to"));
    let positions = document.len();
    let is_there = parse_position_number(typed, positions).is_some();
    let colors = palette(ui.visuals());
    let current = lang::number(document.current() + 1);
    let name = tr!("list-go-to-number");
    DialogField { name, hint: &current, typed, width: f32::INFINITY, is_ready: is_there }.show(ui, actions);
    let ink = if is_there || typed.trim().is_empty() { colors.quiet } else { colors.fault };
    let sentence = tr!("list-go-to-range", count = positions);
    ui.label(RichText::new(sentence).font(text::small()).color(ink));
    let choices = [(tr!("list-go"), GoToAction::Confirm), (tr!("list-cancel"), GoToAction::Cancel)];
    answers_if(ui, is_there, &choices, actions);
}
