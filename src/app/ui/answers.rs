//! Parts of dialogs: titles, explanations, answer buttons and whole questions.

use egui::{Label, PointerButton, RichText, Ui};

use crate::app::shell::Question;
use crate::app::ui::{accessibility, palette, parts, text};

const HEIGHT: f32 = 32.0;

pub(crate) fn title(ui: &mut Ui, title: &str) {
    accessibility::name_dialog(ui, title);
    ui.label(RichText::new(title).font(text::verdict()));
}

pub(crate) fn explanation(ui: &mut Ui, sentence: &str) {
    let quiet = palette(ui.visuals()).quiet;
    ui.add(Label::new(RichText::new(sentence).color(quiet)).wrap());
}

/// Draws answer buttons in a row. The first answer is filled, at the right end, and has the focus, so Enter gives it.
pub(crate) fn answers<T: Clone, A: From<T>>(ui: &mut Ui, choices: &[(&str, T)], actions: &mut Vec<A>) {
    answers_if(ui, true, choices, actions);
}

/// Like [`answers`], but the first answer is disabled unless `ready`, and the second answer then has the focus.
pub(crate) fn answers_if<T: Clone, A: From<T>>(ui: &mut Ui, ready: bool, choices: &[(&str, T)], actions: &mut Vec<A>) {
    let widths: f32 = choices.iter().map(|(label, _)| parts::button_width(ui, label)).sum();
    let gaps = ui.spacing().item_spacing.x * choices.len().saturating_sub(1) as f32;
    let focused_first = usize::from(!ready);
    let is_new = have_just_appeared(ui, choices.iter().map(|(label, _)| *label));
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() - widths - gaps).max(0.0));
        // Drawn in reverse order, so that the first answer is at the right end and Tab moves from left to right.
        for (index, (label, answer)) in choices.iter().enumerate().rev() {
            let look = if index == 0 { parts::filled_button } else { parts::button };
            let response = ui.add_enabled_ui(ready || index > 0, |ui| look(ui, label, HEIGHT)).inner;
            if index == focused_first && ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            if response.clicked() && !(is_new && response.clicked_by(PointerButton::Primary)) {
                actions.push(answer.clone().into());
            }
        }
    });
}

/// Returns `true` if these answers appeared less than a third of a second ago. The caller then ignores mouse clicks,
/// since they were meant for a widget that was there before, like the second click of a double click.
fn have_just_appeared<'a>(ui: &Ui, labels: impl Iterator<Item = &'a str>) -> bool {
    const MOMENT: f64 = 0.33;
    let id = ui.scope_id().with(labels.collect::<Vec<_>>());
    let (now, pass) = (ui.input(|input| input.time), ui.ctx().cumulative_pass_nr());
    ui.data_mut(|data| {
        // The number of the pass in which the answers were last shown, and the time in seconds when they appeared.
        let known: Option<(u64, f64)> = data.get_temp(id);
        let since = known.filter(|(shown, _)| shown + 1 >= pass).map_or(now, |(_, since)| since);
        data.insert_temp(id, (pass, since));
        now - since < MOMENT
    })
}

pub(crate) fn show_question<T: Clone, A: From<T>>(ui: &mut Ui, question: &Question<T>, actions: &mut Vec<A>) {
    ui.set_width(question.width);
    title(ui, &question.title);
    accessibility::describe_dialog(ui, question.text.join(" "));
    for paragraph in &question.text {
        explanation(ui, paragraph);
    }
    answers(ui, &question.answers, actions);
}
