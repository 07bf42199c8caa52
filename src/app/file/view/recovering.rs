//! The question about unsaved edits that a window left.

use egui::Ui;

use crate::app::action::Action;
use crate::app::shell::dialog::Answer;
use crate::app::ui::answers::answers;
use crate::app::ui::answers::{explanation, title};

pub(in crate::app) fn show(ui: &mut Ui, sentences: &[String], actions: &mut Vec<Action>) {
    ui.set_width(460.0);
    title(ui, "Unsaved edits were found");
    for sentence in sentences {
        explanation(ui, sentence);
    }
    let choices = [("Recover", Answer::Confirm), ("Later", Answer::Later), ("Discard", Answer::Discard)];
    answers(ui, &choices, actions);
}
