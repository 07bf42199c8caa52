//! The answers of a dialog.

use egui::{Response, Ui};

use crate::app::action::{Action, DialogAction};
use crate::app::shell::dialog::Answer;
use crate::app::ui::parts;

/// The height of a button.
const HEIGHT: f32 = 32.0;

/// A row of answers, the first one filled and at the right end; Enter gives the first answer.
pub(in crate::app) fn answers(ui: &mut Ui, choices: &[(&str, Answer)], actions: &mut Vec<Action>) {
    answers_if(ui, true, choices, actions);
}

/// The same, where the first answer can be given only if something is ready for it.
pub(in crate::app) fn answers_if(ui: &mut Ui, is_ready: bool, choices: &[(&str, Answer)], actions: &mut Vec<Action>) {
    let widths: f32 = choices.iter().map(|(label, _)| parts::button_width(ui, label)).sum();
    let gaps = ui.spacing().item_spacing.x * choices.len().saturating_sub(1) as f32;
    let focused_first = usize::from(!is_ready);
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() - widths - gaps).max(0.0));
        // From left to right, as Tab goes.
        for (index, (label, answer)) in choices.iter().enumerate().rev() {
            let look: fn(&mut Ui, &str, f32) -> Response =
                if index == 0 { parts::filled_button } else { parts::button };
            let response = ui.add_enabled_ui(is_ready || index > 0, |ui| look(ui, label, HEIGHT)).inner;
            if index == focused_first && ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            if response.clicked() {
                actions.push(Action::Dialog(DialogAction::Answer(*answer)));
            }
        }
    });
}
