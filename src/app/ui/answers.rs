//! What every dialog has: a title, an explanation, answers.

use egui::{Label, RichText, Ui};

use crate::app::ui::parts;
use crate::app::ui::theme::{palette, text};

/// The height of a button.
const HEIGHT: f32 = 32.0;

pub(in crate::app) fn title(ui: &mut Ui, title: &str) {
    ui.label(RichText::new(title).font(text::verdict()));
}

/// A sentence below the title.
pub(in crate::app) fn explanation(ui: &mut Ui, sentence: &str) {
    let quiet = palette(ui.visuals()).quiet;
    ui.add(Label::new(RichText::new(sentence).color(quiet)).wrap());
}

/// A row of answers, the first one filled and at the right end; Enter gives the first answer.
pub(in crate::app) fn answers<T: Clone, A: From<T>>(ui: &mut Ui, choices: &[(&str, T)], actions: &mut Vec<A>) {
    answers_if(ui, true, choices, actions);
}

/// A row of answers, the first of which can be given only if something is ready for it.
pub(in crate::app) fn answers_if<T: Clone, A: From<T>>(
    ui: &mut Ui,
    is_ready: bool,
    choices: &[(&str, T)],
    actions: &mut Vec<A>,
) {
    let widths: f32 = choices.iter().map(|(label, _)| parts::button_width(ui, label)).sum();
    let gaps = ui.spacing().item_spacing.x * choices.len().saturating_sub(1) as f32;
    let focused_first = usize::from(!is_ready);
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() - widths - gaps).max(0.0));
        // From left to right, as Tab goes.
        for (index, (label, answer)) in choices.iter().enumerate().rev() {
            let look = if index == 0 { parts::filled_button } else { parts::button };
            let response = ui.add_enabled_ui(is_ready || index > 0, |ui| look(ui, label, HEIGHT)).inner;
            if index == focused_first && ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            if response.clicked() {
                actions.push(answer.clone().into());
            }
        }
    });
}
