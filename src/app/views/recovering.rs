//! The question about unsaved edits that a window left.

use egui::Ui;

use super::super::action::Action;
use super::super::dialog::Answer;
use super::answers::answers;
use super::dialogs::{explanation, title};

pub(super) fn show(ui: &mut Ui, sentences: &[String], actions: &mut Vec<Action>) {
    ui.set_width(460.0);
    title(ui, "Unsaved edits were found");
    for sentence in sentences {
        explanation(ui, sentence);
    }
    let choices = [("Recover", Answer::Confirm), ("Later", Answer::Later), ("Discard", Answer::Discard)];
    answers(ui, &choices, actions);
}
