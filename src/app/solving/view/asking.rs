//! What is asked for: a mate in how many moves, the button that solves, and the switch that lets it solve by itself.

use egui::{
    Align, Align2, CornerRadius, DragValue, Id, Layout, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::app::shell::Command;
use crate::app::solving::Action;
use crate::app::solving::view::Section;
use crate::app::ui::drop_down::{self, Choice};
use crate::app::ui::theme::{metrics, palette, text};
use crate::app::ui::{parts, wording};
use crate::board::{Goal, Stipulation, number_of_moves};
use crate::notation::stipulation;
use crate::rules::solver::{MOST_MOVES, Query};

/// A goal, and whether only the shortest way there is wanted.
type Kind = (Goal, bool);

/// What can be asked for, in one word or two and in full.
const KINDS: [(Kind, &str, &str); 4] = [
    ((Goal::Mate, false), "Mate in", "Mate in"),
    ((Goal::Mate, true), "Shortest", "Shortest mate, up to"),
    ((Goal::Selfmate, false), "Selfmate", "Selfmate in"),
    ((Goal::Helpmate, false), "Helpmate", "Helpmate in"),
];

/// What the drop-down of the goals is called.
const GOALS: &str = "Goal of solving";
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
        let before = (asked.stipulation.goal, asked.is_shortest);
        let (goal, is_shortest) = kind(ui, before, room.min(GOAL));
        let (half_moves, is_settled) = if asked.is_searchable() {
            moves(ui, asked.stipulation)
        } else {
            fixed_number(ui, asked.stipulation);
            // With another goal it gets a number that can be searched.
            (section.shell.settings.asked.stipulation.half_moves, false)
        };
        let now = Query { stipulation: Stipulation { goal, half_moves }, is_shortest }.in_range();
        let is_other_kind = (goal, is_shortest) != before;
        if is_other_kind || asked.is_searchable() && now != asked {
            actions.push(Action::Ask(now));
        }
        if is_settled || is_other_kind {
            actions.push(Action::Remember);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| start(ui, section, actions));
    });
    as_stated(ui, section, actions);
}

/// Leads back to what the record asks for, where something else is asked, and away from it where it cannot be searched.
fn as_stated(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    let Some(stated) = section.shell.stated.map(Query::from) else { return };
    let (asked, stipulation) = (section.shell.asked(), stated.stipulation);
    if asked != stated {
        let link = parts::link(ui, &format!("Ask for {stipulation} as stated"));
        if link.on_hover_text("This is what the position states").clicked() {
            actions.push(Action::Ask(stated));
        }
    } else if !stated.is_searchable() {
        let instead = section.shell.settings.asked.in_range();
        let sentence =
            format!("The position states {stipulation}; only mates in up to {MOST_MOVES} moves are looked for.");
        parts::quiet(ui, &sentence);
        let link = parts::link(ui, &format!("Ask for {} instead", instead.stipulation));
        if link.on_hover_text("Mates, selfmates and helpmates can be looked for").clicked() {
            actions.push(Action::Ask(instead));
        }
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

fn kind(ui: &mut Ui, asked: Kind, width: f32) -> Kind {
    let known = KINDS.iter().find(|(kind, ..)| *kind == asked);
    let short = known.map_or_else(|| wording::capital(asked.0.noun()), |(_, short, _)| (*short).to_owned());
    let choices = KINDS.map(|(value, _, long)| Choice { value, label: long.to_owned(), can_be_chosen: true });
    let shown = ui.scope(|ui| drop_down::show(ui, (GOALS, true), width, (asked, short.as_str()), &choices)).inner;
    shown.button.on_hover_text("What is to be found");
    shown.chosen.unwrap_or(asked)
}

/// The number of moves where it cannot be changed, in the place of its field.
fn fixed_number(ui: &mut Ui, stipulation: Stipulation) {
    let (place, _) = ui.allocate_exact_size(vec2(NUMBER, metrics::FIELD), Sense::hover());
    let number = if stipulation.half_moves == 0 { String::new() } else { stipulation.number() };
    let ink = palette(ui.visuals()).quiet;
    ui.painter().text(place.center(), Align2::CENTER_CENTER, number, text::body(), ink);
}

/// The number of moves in half moves, and whether it has been dragged or typed to its end. What a drag passes on its
/// way is not asked for, so that a search goes on until another number is chosen.
fn moves(ui: &mut Ui, Stipulation { goal, half_moves: asked }: Stipulation) -> (u16, bool) {
    let dragged = Id::unique("number of moves to solve in that is being dragged");
    let half_moves = |moves: f64| (2.0 * moves).round() as u16;
    let mut moves = f64::from(ui.data(|data| data.get_temp(dragged)).unwrap_or(asked)) / 2.0;
    // Only helpmates have a half number of moves.
    let (least, decimals) = if goal == Goal::Helpmate { (0.5, 1) } else { (1.0, 0) };
    let response = ui.scope(|ui| {
        ui.style_mut().drag_value_text_style = egui::TextStyle::Monospace;
        ui.spacing_mut().interact_size = vec2(NUMBER, metrics::FIELD);
        ui.spacing_mut().button_padding.x = 6.0;
        let field = palette(ui.visuals()).field;
        ui.visuals_mut().widgets.inactive.weak_bg_fill = field;
        let field = DragValue::new(&mut moves).range(least..=f64::from(MOST_MOVES)).speed(0.05);
        let field = field.max_decimals(decimals).custom_formatter(move |moves, _| number_of_moves(half_moves(moves)));
        ui.add(field.custom_parser(|typed| {
            let typed = stipulation::digits(&typed.trim().replace(',', "."));
            typed.map(|half_moves| f64::from(half_moves) / 2.0)
        }))
    });
    let response = response.inner;
    response.widget_info(|| {
        let mut info = WidgetInfo::drag_value(true, moves);
        info.label = Some("Number of moves to solve in".to_owned());
        info
    });
    let now = half_moves(moves);
    let is_settled = response.drag_stopped() || response.lost_focus();
    let is_dragged = response.dragged() && !response.drag_stopped();
    ui.data_mut(|data| {
        if is_dragged {
            data.insert_temp(dragged, now);
        } else {
            data.remove::<u16>(dragged);
        }
    });
    response.on_hover_text("Number of moves: click to type, drag to change");
    (if is_dragged { asked } else { now }, is_settled)
}

/// A small switch with its words at the left of it.
fn after_edits(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    let command = Command::SolveAfterEdits;
    let response = switch(ui, section.shell.solves_after_edits, command.name());
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
