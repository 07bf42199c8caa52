//! The versions of a puzzle in the side panel.

mod list;
mod options;

use egui::{Align, DragValue, Label, Layout, Pos2, ProgressBar, Rect, RichText, Ui, UiBuilder, Vec2, vec2};

use super::search::Repair;
use super::update::{SECONDS, can_repair};
use super::{Action, Repairing};
use crate::app::shell::{Command, Shell};
use crate::app::ui::{Icon, Pictures, accessibility, metrics, palette, parts, text};
use crate::rules::solver::Judgement;
use crate::tr;
use crate::wording::Sentence;

/// Maximum number of savings that are listed.
const MAX_SAVINGS: usize = 3;
const LINE: f32 = 18.0;
const SECONDS_WIDTH: f32 = 64.0;
const GAP: f32 = 6.0;
const ICON: f32 = 20.0;
const BUTTON: f32 = 26.0;

/// Draws the section in a tab with this height.
pub(crate) fn show(
    ui: &mut Ui,
    (repairing, shell): (&Repairing, &Shell),
    room: f32,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let Some(repair) = repairing.shown(shell) else { return };
    let top = ui.cursor().top();
    ui.spacing_mut().item_spacing.y = metrics::GRID;
    heading(ui, repair, pictures, actions);
    about_puzzle(ui, repair);
    progress(ui, (repair, shell), actions);
    let listed = repairing.listed(shell);
    if !repair.versions.is_empty() {
        options::show(ui, repairing, actions);
    }
    let left = room - (ui.cursor().top() - top) - BUTTON - 2.0 * metrics::PADDING;
    list::show(ui, (repairing, repair, &listed), left, pictures, actions);
    if !listed.is_empty() {
        ui.horizontal(|ui| {
            for (label, tip, action) in [
                (tr!("repairing-take"), tr!("repairing-take.tip"), Action::Take),
                (tr!("repairing-add"), tr!("repairing-add.tip"), Action::Add),
            ] {
                if parts::button(ui, label, BUTTON).on_hover_text(tip).clicked() {
                    actions.push(action);
                }
            }
        });
    }
}

/// Width of the tools beside the heading of the tab, in points.
pub(crate) const TOOLS: f32 = 2.0 * ICON + 3.0 * GAP;

/// Draws the tools for shading and repairing at a point, without taking room.
pub(crate) fn tools(
    ui: &mut Ui,
    left_top: Pos2,
    (repairing, shell): (&Repairing, &Shell),
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let why = can_repair(shell).err();
    // As high as the row of the heading.
    let height = ui.spacing().interact_size.y.max(ICON);
    let place = Rect::from_min_size(left_top + vec2(GAP, 0.0), vec2(TOOLS - GAP, height));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)));
    ui.spacing_mut().item_spacing.x = GAP;
    for (command, icon) in [(Command::ShadeSquares, Icon::Squares), (Command::RepairPuzzle, Icon::Repair)] {
        let is_on = command == Command::ShadeSquares && repairing.is_shading;
        if is_on {
            let ground = Rect::from_center_size(ui.cursor().min + vec2(ICON, height) / 2.0, Vec2::splat(ICON));
            ui.painter().rect_filled(ground, metrics::CORNER_BOARD, palette(ui.visuals()).chosen);
        }
        let shown = ui.add_enabled_ui(why.is_none(), |ui| parts::icon_button(ui, pictures, icon, command.name(), ICON));
        let response = shown.inner;
        let mut tip = parts::with_reason(parts::tooltip(&ui, command), why.as_ref());
        if command == Command::ShadeSquares {
            accessibility::edit_node(&response, |node| node.set_toggled(is_on.into()));
            tip = format!("{tip}\n{}", tr!("repairing-legend"));
        }
        if response.on_disabled_hover_text(tip.as_str()).on_hover_text(tip.as_str()).clicked() {
            actions.push(Action::Run(command));
        }
    }
}

fn heading(ui: &mut Ui, repair: &Repair, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(ICON);
        parts::heading(ui, &tr!("repairing-heading", stipulation = repair.stipulation.to_string()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if parts::icon_button(ui, pictures, Icon::Close, tr!("repairing-close"), ICON).clicked() {
                actions.push(Action::Close);
            }
        });
    });
}

/// Says what the puzzle is without a change, and what a sound one could do without.
fn about_puzzle(ui: &mut Ui, repair: &Repair) {
    if let Some(refused) = &repair.refused {
        words(ui, &refused.sentence());
    }
    let Some(judged) = &repair.judged else { return };
    let keys = judged.keys.iter().map(|key| crate::lang::localize_moves(&key.san).into_owned());
    words(ui, &tr!("repairing-now", judged = judged.judgement.id(), keys = keys.collect::<Vec<_>>().join(", ")));
    if judged.judgement == Judgement::Sound {
        for saving in repair.savings.iter().take(MAX_SAVINGS) {
            parts::quiet(ui, &saving.sentence());
        }
    }
}

fn progress(ui: &mut Ui, (repair, shell): (&Repair, &Shell), actions: &mut Vec<Action>) {
    let (done, total, found) = (repair.done, repair.total, repair.versions.len());
    ui.horizontal(|ui| {
        ui.set_height(LINE);
        parts::quiet(ui, &tr!("repairing-progress", done = done, total = total, count = found));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if repair.is_running() && parts::named_link(ui, tr!("repairing-stop"), tr!("repairing-stop.name")).clicked()
            {
                actions.push(Action::Stop);
            }
        });
    });
    if repair.is_running() {
        let share = if total == 0 { 0.0 } else { done as f32 / total as f32 };
        let fill = palette(ui.visuals()).accent;
        ui.add(ProgressBar::new(share).desired_height(4.0).corner_radius(2.0).fill(fill));
    } else if repair.edits == 1 && repair.refused.is_none() {
        two_changes(ui, shell.settings.repair_seconds, actions);
    }
}

/// Offers to change the versions once more, and the time for it.
fn two_changes(ui: &mut Ui, before: u32, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(BUTTON);
        let link = parts::link(ui, tr!("repairing-two"));
        if link.on_hover_text(tr!("repairing-two.tip")).clicked() {
            actions.push(Action::Search { edits: 2 });
        }
        let mut seconds = before;
        ui.spacing_mut().interact_size = vec2(SECONDS_WIDTH, BUTTON);
        let field = DragValue::new(&mut seconds).range(SECONDS).update_while_editing(false);
        let response = ui.add(field.suffix(tr!("repairing-seconds")));
        parts::name_field(&response, tr!("repairing-time"), &seconds.to_string(), "");
        if seconds != before {
            actions.push(Action::SetSeconds(seconds));
        }
    });
}

fn words(ui: &mut Ui, sentence: &str) {
    let ink = palette(ui.visuals()).text;
    ui.add(Label::new(RichText::new(sentence).font(text::body()).color(ink)).wrap());
}
