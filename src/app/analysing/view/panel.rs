//! The tab of the side panel: the engine, its lines, and whether there is only one move.

use std::path::Path;

use egui::{Align, Color32, Label, Layout, RichText, Ui};

use super::lines;
use crate::app::analysing::state::Pause;
use crate::app::analysing::{Action, Analysing, wording};
use crate::app::shell::{Command, EngineChoices, Shell};
use crate::app::ui::{DropDownChoice, accessibility, drop_down, metrics, palette, parts, text};
use crate::engine::{EngineState, InstallHint, Status};
use crate::tr;
use crate::wording::{self as wording_of, Sentence};

/// Height of the line with depth and speed, in points.
const EFFORT: f32 = 18.0;
const LINES_WIDTH: f32 = 56.0;
const GAP: f32 = 6.0;
const BUTTON: f32 = 26.0;
const THREAT: f32 = 20.0;

pub(crate) fn show(ui: &mut Ui, shell: &Shell, analysing: &Analysing, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.y = metrics::GRID;
    heading(ui, analysing, actions);
    if !program(ui, shell, analysing, actions) {
        return missing(ui, actions);
    }
    let Some(status) = analysing.status() else {
        parts::quiet(ui, tr!("analysing-off"));
        return solution(ui, shell, analysing, actions);
    };
    effort(ui, analysing, status);
    lines::show(ui, shell, analysing, actions);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (command, label) in [
            (Command::PlayEngine, if analysing.plays.is_some() { tr!("analysing-end") } else { tr!("analysing-play") }),
            (Command::CopyEngineLine, tr!("analysing-copy")),
            (Command::SaveEngineLine, tr!("analysing-save")),
            (Command::ShowEngineOptions, tr!("analysing-options")),
        ] {
            if ui.available_size_before_wrap().x < parts::button_width(ui, label) {
                ui.end_row();
            }
            button(ui, shell, analysing, (command, label), actions);
        }
    });
    if let Some(sentence) = trouble(shell, analysing, status) {
        colored(ui, &sentence, palette(ui.visuals()).fault);
    }
    if let Some(answer) = analysing.only_move(shell) {
        let colors = palette(ui.visuals());
        colored(ui, &answer.sentence, if answer.is_proven { colors.good } else { colors.text });
    }
    solution(ui, shell, analysing, actions);
}

/// Draws the only moves with the commands about them.
fn solution(ui: &mut Ui, shell: &Shell, analysing: &Analysing, actions: &mut Vec<Action>) {
    let found = analysing.only_moves(shell);
    if let Some(found) = found {
        colored(ui, &wording_of::chain(&found.position, &found.chain), palette(ui.visuals()).text);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        if found.is_none() {
            return button(ui, shell, analysing, (Command::FollowOnlyMoves, tr!("analysing-follow")), actions);
        }
        if parts::button(ui, tr!("analysing-show"), BUTTON).clicked() {
            actions.push(Action::ShowOnlyMoves);
        }
        button(ui, shell, analysing, (Command::SaveOnlyMoves, tr!("analysing-save-solution")), actions);
    });
}

fn heading(ui: &mut Ui, analysing: &Analysing, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(20.0);
        parts::heading(ui, tr!("analysing-engine"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let command = Command::RunEngine;
            let response = parts::switch(ui, analysing.is_on(), command.name());
            if response.on_hover_text(parts::tooltip(ui, command)).clicked() {
                actions.push(Action::Run(command));
            }
            if analysing.is_on() {
                threat(ui, analysing.is_threat, actions);
            }
        });
    });
}

fn threat(ui: &mut Ui, is_threat: bool, actions: &mut Vec<Action>) {
    let (command, label) = (Command::ShowThreat, tr!("analysing-threat"));
    let draw = if is_threat { parts::named_filled_button } else { parts::named_button };
    let response = draw(ui, label, command.name(), THREAT);
    accessibility::edit_node(&response, |node| node.set_toggled(is_threat.into()));
    if response.on_hover_text(parts::tooltip(ui, command)).clicked() {
        actions.push(Action::Run(command));
    }
}

/// Draws the choice of the engine and of the number of lines. Returns `false` if there is no engine.
fn program(ui: &mut Ui, shell: &Shell, analysing: &Analysing, actions: &mut Vec<Action>) -> bool {
    let choices = &shell.settings.engine;
    let Some(current) = analysing.program(choices).map(Path::to_path_buf) else { return false };
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        ui.spacing_mut().item_spacing.x = GAP;
        let programs = analysing.programs(choices);
        let at = programs.iter().position(|program| *program == current).unwrap_or_default();
        let mut entries: Vec<DropDownChoice<usize>> = programs
            .iter()
            .enumerate()
            .map(|(value, program)| DropDownChoice { value, label: name(program), is_enabled: true })
            .collect();
        let other = entries.len();
        let label = tr!("analysing-choose").to_owned();
        entries.push(DropDownChoice { value: other, label, is_enabled: true });
        let width = ui.available_width() - LINES_WIDTH - GAP;
        let field = (tr!("analysing-program"), true);
        let chosen = drop_down::show(ui, field, width, (at, &name(&current)), &entries).chosen;
        match chosen.filter(|chosen| *chosen != at) {
            Some(chosen) if chosen == other => actions.push(Action::ChooseProgram),
            Some(chosen) => actions.extend(programs.get(chosen).cloned().map(Action::Use)),
            None => {}
        }
        line_count(ui, choices, actions);
    });
    true
}

fn line_count(ui: &mut Ui, choices: &EngineChoices, actions: &mut Vec<Action>) {
    let label = |count: usize| tr!("analysing-line-count", count = count);
    let entries: Vec<DropDownChoice<usize>> = (1..=EngineChoices::MAX_LINES)
        .map(|value| DropDownChoice { value, label: label(value), is_enabled: true })
        .collect();
    let field = (tr!("analysing-lines"), true);
    let shown = drop_down::show(ui, field, LINES_WIDTH, (choices.lines, &choices.lines.to_string()), &entries);
    actions.extend(shown.chosen.filter(|count| *count != choices.lines).map(Action::SetLines));
}

fn name(program: &Path) -> String {
    program.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Says how to get an engine on this system.
fn missing(ui: &mut Ui, actions: &mut Vec<Action>) {
    parts::quiet(ui, tr!("analysing-none"));
    colored(ui, &InstallHint::of_this_system().sentence(), palette(ui.visuals()).text);
    if parts::link(ui, tr!("analysing-choose")).clicked() {
        actions.push(Action::ChooseProgram);
    }
}

/// Draws the name of the engine, and how long it has searched. The line keeps its height.
fn effort(ui: &mut Ui, analysing: &Analysing, status: &Status) {
    let words = match (&status.state, analysing.analysis()) {
        _ if analysing.plays.is_some() && analysing.analysis().is_none() => tr!("analysing-your-move").to_owned(),
        _ if analysing.plays.is_some() => tr!("analysing-thinking").to_owned(),
        (EngineState::Starting, _) => tr!("analysing-starting").to_owned(),
        (_, Some(analysis)) => wording::effort(analysis),
        _ => status.name.clone(),
    };
    let tip = [status.name.as_str(), &words].join("\n");
    ui.horizontal(|ui| {
        ui.set_height(EFFORT);
        let words = RichText::new(words).font(text::small()).color(palette(ui.visuals()).quiet);
        ui.add(Label::new(words).truncate()).on_hover_text(tip);
    });
}

/// Returns why there are no lines, or what went wrong.
fn trouble(shell: &Shell, analysing: &Analysing, status: &Status) -> Option<String> {
    if let EngineState::Failed(fault) = &status.state {
        return Some(fault.sentence());
    }
    match analysing.request(shell) {
        Err(Some(Pause::Preview)) => Some(tr!("analysing-preview").to_owned()),
        Err(Some(Pause::InCheck)) => Some(tr!("analysing-threat-in-check").to_owned()),
        Err(None | Some(Pause::OwnMove)) | Ok(_) => status.fault.as_ref().map(Sentence::sentence),
    }
}

fn button(
    ui: &mut Ui,
    shell: &Shell,
    analysing: &Analysing,
    (command, label): (Command, &str),
    actions: &mut Vec<Action>,
) {
    let why = analysing.why_disabled(command, shell);
    let shown = ui.add_enabled_ui(why.is_none(), |ui| parts::named_button(ui, label, command.name(), BUTTON));
    let tip = parts::with_reason(parts::tooltip(ui, command), why);
    let response = shown.inner.on_disabled_hover_text(tip.as_str()).on_hover_text(tip.as_str());
    if response.clicked() {
        actions.push(Action::Run(command));
    }
}

fn colored(ui: &mut Ui, words: &str, ink: Color32) {
    ui.add(Label::new(RichText::new(words).font(text::body()).color(ink)).wrap());
}
