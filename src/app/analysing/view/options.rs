//! The dialog with the options of the engine, and the rule for only moves.

use egui::{DragValue, Id, Label, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::app::analysing::{Action, Analysing};
use crate::app::shell::Shell;
use crate::app::ui::{DropDownChoice, Pictures, answers, drop_down, explanation, metrics, palette, parts, text, title};
use crate::engine::{EngineOption, OnlyMoveRule, OptionKind};
use crate::tr;

const WIDTH: f32 = 460.0;
const FIELD: f32 = 200.0;

pub(crate) fn show(
    ui: &mut Ui,
    (analysing, shell): (&Analysing, &Shell),
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let choices = &shell.settings.engine;
    ui.set_width(WIDTH);
    let name = analysing.status().map(|status| status.name.clone()).unwrap_or_default();
    title(ui, &tr!("analysing-options-of", engine = name.as_str()));
    explanation(ui, tr!("analysing-options-note"));
    row(ui, tr!("analysing-rule"), |ui| {
        let rules = [OnlyMoveRule::Strict, OnlyMoveRule::Lichess, OnlyMoveRule::Lenient];
        let labels = [tr!("analysing-strict"), tr!("analysing-lichess"), tr!("analysing-lenient")];
        let names = labels.map(|label| (label, label));
        let at = rules.iter().position(|rule| *rule == choices.rule).unwrap_or_default();
        actions.extend(parts::segments(ui, tr!("analysing-rule"), &names, at).map(|at| Action::SetRule(rules[at])));
    });
    let values = analysing.program(choices).map(|program| choices.options_of(program)).unwrap_or_default();
    let options = analysing.status().map(|status| &*status.options).unwrap_or_default();
    let room = (ui.ctx().content_rect().height() - 300.0).max(120.0);
    ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        for option in options.iter().filter(|option| option.is_for_user()) {
            let value = values.get(&option.name).cloned();
            control(ui, option, value, pictures, actions);
        }
    });
    let all = [(tr!("analysing-close"), Action::Close), (tr!("analysing-reset"), Action::ResetOptions)];
    answers(ui, &all, actions);
}

fn row(ui: &mut Ui, name: &str, field: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        let room = ui.available_width() - FIELD - 8.0;
        ui.allocate_ui(vec2(room, metrics::FIELD), |ui| {
            ui.set_width(room);
            let words = RichText::new(name).font(text::body()).color(palette(ui.visuals()).text);
            ui.add(Label::new(words).truncate());
        });
        field(ui);
    });
}

/// Draws the control that fits the type of an option. `value`: what the user has set.
fn control(
    ui: &mut Ui,
    option: &EngineOption,
    value: Option<String>,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let name = option.name.as_str();
    let usual = option.sensible_value().unwrap_or_default();
    let before = value.unwrap_or_else(|| usual.clone());
    let mut after = None;
    row(ui, name, |ui| {
        after = match &option.kind {
            OptionKind::Check { .. } => {
                let is_on = before == "true";
                parts::tick_box(ui, pictures, is_on, true, name).clicked().then(|| (!is_on).to_string())
            }
            OptionKind::Spin { min, max, .. } => Some(number(ui, name, &before, (*min, *max))),
            OptionKind::Combo { vars, .. } => one_of(ui, name, &before, vars),
            OptionKind::String { .. } => typed(ui, name, &before),
            OptionKind::Button => {
                if parts::named_button(ui, tr!("analysing-press"), name, metrics::FIELD).clicked() {
                    actions.push(Action::PressOption(name.to_owned()));
                }
                None
            }
        };
    });
    if let Some(after) = after.filter(|after| *after != before) {
        actions.push(Action::SetOption(name.to_owned(), Some(after).filter(|after| *after != usual)));
    }
}

fn number(ui: &mut Ui, name: &str, before: &str, (min, max): (i64, i64)) -> String {
    let mut number: i64 = before.parse().unwrap_or(min);
    ui.spacing_mut().interact_size = vec2(96.0, metrics::FIELD);
    // While a number is typed or dragged, the engine keeps the one from before.
    let draft = Id::unique(("option of the engine", name));
    if let Some(dragged) = ui.data(|data| data.get_temp(draft)) {
        number = dragged;
    }
    let field = DragValue::new(&mut number).range(min..=max).update_while_editing(false);
    let response = ui.add(field);
    parts::name_field(&response, name, &number.to_string(), "");
    if response.dragged() && !response.drag_stopped() {
        ui.data_mut(|data| data.insert_temp(draft, number));
        return before.to_owned();
    }
    ui.data_mut(|data| data.remove::<i64>(draft));
    number.to_string()
}

fn one_of(ui: &mut Ui, name: &str, before: &str, vars: &[String]) -> Option<String> {
    let at = vars.iter().position(|var| var == before).unwrap_or_default();
    let entry = |(value, label): (usize, &String)| DropDownChoice { value, label: label.clone(), is_enabled: true };
    let entries: Vec<_> = vars.iter().enumerate().map(entry).collect();
    let chosen = drop_down::show(ui, (name, true), FIELD, (at, before), &entries).chosen?;
    vars.get(chosen).cloned()
}

/// Returns a typed text once the field loses the focus.
fn typed(ui: &mut Ui, name: &str, before: &str) -> Option<String> {
    let draft = Id::unique(("text for an option of the engine", name));
    let mut text: String = ui.data(|data| data.get_temp(draft)).unwrap_or_else(|| before.to_owned());
    let response = ui.add(TextEdit::singleline(&mut text).desired_width(FIELD));
    parts::name_field(&response, name, &text, "");
    if response.lost_focus() {
        ui.data_mut(|data| data.remove::<String>(draft));
        return Some(text);
    }
    if response.has_focus() {
        ui.data_mut(|data| data.insert_temp(draft, text));
    }
    None
}
