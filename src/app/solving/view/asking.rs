//! What is asked for: a mate in how many moves, the button that solves, and the switch that lets it solve by itself.

use egui::{
    Align, ComboBox, CornerRadius, DragValue, Id, Layout, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::app::shell::Command;
use crate::app::solving::view::Section;
use crate::app::solving::{Action, Goal, Stipulation};
use crate::app::ui::parts;
use crate::app::ui::theme::{metrics, palette};
use crate::rules::solver::MOST_MOVES;

/// What can be asked for, in one word or two and in full.
const GOALS: [(Goal, &str, &str); 4] = [
    (Goal::Mate, "Mate in", "Mate in"),
    (Goal::Shortest, "Shortest", "Shortest mate, up to"),
    (Goal::Selfmate, "Selfmate", "Selfmate in"),
    (Goal::Helpmate, "Helpmate", "Helpmate in"),
];

/// The width of the number of moves.
const NUMBER: f32 = 40.0;
/// The widest that the goal gets.
const GOAL: f32 = 116.0;

pub(super) fn show(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(20.0);
        parts::heading(ui, "Solve");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| after_edits(ui, section, actions));
    });
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        let asked = section.shell.asked();
        let width = parts::button_width(ui, "Solve");
        let room = ui.available_width() - width - NUMBER - 2.0 * metrics::GRID;
        let goal_now = goal(ui, asked.goal, room.min(GOAL));
        let (moves_now, is_settled) = moves(ui, asked.moves);
        let now = Stipulation { goal: goal_now, moves: moves_now };
        if now != asked {
            actions.push(Action::Ask(now));
        }
        if is_settled || goal_now != asked.goal {
            actions.push(Action::Remember);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| start(ui, section, actions));
    });
    as_stated(ui, section, actions);
}

/// Leads back to what the record asks for, where something else is asked.
fn as_stated(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    let Some(stated) = section.shell.stated.filter(|stated| *stated != section.shell.asked()) else { return };
    let link = parts::link(ui, &format!("Ask for {} as stated", stated.sign()));
    if link.on_hover_text("This is what the position states").clicked() {
        actions.push(Action::Ask(stated));
    }
}

/// The button that begins, which stops while a search goes on.
fn start(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    let runs = section.solving.running().is_some();
    actions.extend(if runs {
        section.button(ui, Command::StopSolving, |ui, name| parts::named_button(ui, "Stop", name, metrics::FIELD))
    } else {
        section.button(ui, Command::Solve, |ui, name| parts::named_filled_button(ui, "Solve", name, metrics::FIELD))
    });
}

fn goal(ui: &mut Ui, asked: Goal, width: f32) -> Goal {
    let mut chosen = asked;
    let short = GOALS.iter().find(|(goal, ..)| *goal == asked).map_or("", |(_, short, _)| short);
    let response = ui.scope(|ui| {
        let field = palette(ui.visuals()).field;
        ui.visuals_mut().widgets.inactive.weak_bg_fill = field;
        let combo = ComboBox::from_id_salt("goal of solving").width(width).selected_text(short).truncate();
        combo.show_ui(ui, |ui| {
            let colors = palette(ui.visuals());
            ui.visuals_mut().selection.bg_fill = colors.chosen;
            ui.visuals_mut().selection.stroke.color = colors.text;
            for (goal, _, long) in GOALS {
                ui.selectable_value(&mut chosen, goal, long);
            }
        })
    });
    let response = response.inner.response;
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Goal of solving"));
    response.on_hover_text("What is to be found");
    chosen
}

/// The number of moves, and whether it has been dragged or typed to its end. What a drag passes on its way is not asked
/// for, so that a search goes on until another number is chosen.
fn moves(ui: &mut Ui, asked: u8) -> (u8, bool) {
    let dragged = Id::unique("number of moves to solve in that is being dragged");
    let mut moves = ui.data(|data| data.get_temp(dragged)).unwrap_or(asked);
    let response = ui.scope(|ui| {
        ui.style_mut().drag_value_text_style = egui::TextStyle::Monospace;
        ui.spacing_mut().interact_size = vec2(NUMBER, metrics::FIELD);
        ui.spacing_mut().button_padding.x = 6.0;
        let field = palette(ui.visuals()).field;
        ui.visuals_mut().widgets.inactive.weak_bg_fill = field;
        ui.add(DragValue::new(&mut moves).range(1..=MOST_MOVES).speed(0.05))
    });
    let response = response.inner;
    response.widget_info(|| {
        let mut info = WidgetInfo::drag_value(true, f64::from(moves));
        info.label = Some("Number of moves to solve in".to_owned());
        info
    });
    let is_settled = response.drag_stopped() || response.lost_focus();
    let is_dragged = response.dragged() && !response.drag_stopped();
    ui.data_mut(|data| {
        if is_dragged {
            data.insert_temp(dragged, moves);
        } else {
            data.remove::<u8>(dragged);
        }
    });
    response.on_hover_text("Number of moves: click to type, drag to change");
    (if is_dragged { asked } else { moves }, is_settled)
}

/// A small switch with its words at the left of it.
fn after_edits(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    let command = Command::SolveAfterEdits;
    let response = switch(ui, section.shell.settings.solves_after_edits, &format!("{}, switch", command.name()));
    parts::quiet(ui, "After each edit");
    let tip = parts::tooltip(ui, command);
    if response.on_hover_text(tip).clicked() {
        actions.push(Action::Run(command));
    }
}

/// A switch that is on or off.
fn switch(ui: &mut Ui, is_on: bool, name: &str) -> Response {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(vec2(28.0, 16.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, is_on, name));
    let way = ui.ctx().animate_bool_responsive(response.id, is_on);
    let (ground, line) = if is_on { (colors.accent, colors.accent) } else { (colors.field, colors.quiet) };
    let corner = CornerRadius::same(8);
    ui.painter().rect_filled(rect, corner, ground);
    let line = if response.hovered() { colors.accent } else { line };
    ui.painter().rect_stroke(rect, corner, Stroke::new(1.0, line), StrokeKind::Inside);
    let at = egui::lerp(rect.left() + 8.0..=rect.right() - 8.0, way);
    let knob = if is_on { colors.on_accent } else { colors.quiet };
    ui.painter().circle_filled(pos2(at, rect.center().y), 5.0, knob);
    parts::focus_ring(ui, &response, 8);
    response
}
