//! Draws a simple question.

use egui::Ui;

use crate::app::shell::question::Question;
use crate::app::ui::accessibility;
use crate::app::ui::answers::{answers, explanation, title};

pub(in crate::app) fn show<T: Clone, A: From<T>>(ui: &mut Ui, question: &Question<T>, actions: &mut Vec<A>) {
    ui.set_width(question.width);
    title(ui, &question.title);
    accessibility::describe_dialog(ui, question.text.join(" "));
    for paragraph in &question.text {
        explanation(ui, paragraph);
    }
    answers(ui, &question.answers, actions);
}
