//! The question: goal and number of moves, the "Solve" button, and the switch for automatic solving.

use egui::{Align, Align2, DragValue, Id, Label, Layout, RichText, Sense, Ui, WidgetInfo, vec2};

use crate::app::shell::Command;
use crate::app::solving::Action;
use crate::app::solving::view::Section;
use crate::app::ui::{DropDownChoice, drop_down, metrics, palette, parts, text};
use crate::board::{Color, Goal, Stipulation};
use crate::notation::stipulation;
use crate::rules::solver::{MAX_MOVES, Query};
use crate::tr;
use crate::wording::{capitalize, format_moves};

/// A goal, and `true` if only the shortest solution is wanted.
type QueryKind = (Goal, bool);

/// Returns the goals in the order of the menu: mates, the shortest mate, studies, then goals that are less common.
fn query_kinds() -> impl Iterator<Item = QueryKind> {
    const COMMON: [QueryKind; 6] = [
        (Goal::Mate, false),
        (Goal::Mate, true),
        (Goal::Selfmate, false),
        (Goal::Helpmate, false),
        (Goal::Win, false),
        (Goal::Draw, false),
    ];
    let others = Goal::problems().map(|goal| (goal, false)).filter(|kind| !COMMON.contains(kind));
    COMMON.into_iter().chain(others)
}

/// Width of the field for the number of moves, in points.
const NUMBER_WIDTH: f32 = 40.0;
/// Minimum width of the field for the number of moves, beside a button with a long label, in points. 1.5 fits in it.
const MIN_NUMBER_WIDTH: f32 = 32.0;
const FIELD_PADDING: f32 = 4.0;
/// Gap between the fields, which leaves room for the longest labels in a narrow panel.
const GAP: f32 = 6.0;
/// Width of the arrow and the padding beside the name of a goal, in points.
const ARROW_ROOM: f32 = 24.0;
const MAX_GOAL_WIDTH: f32 = 116.0;
const MIN_GOAL_WIDTH: f32 = 80.0;

pub(super) fn show(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(20.0);
        if section.shell.is_trying() {
            // In place of the heading and the switch, so that the answer below does not move.
            let words = RichText::new(tr!("solving-before-moves")).font(text::small());
            ui.add(Label::new(words.color(palette(ui.visuals()).accent)).truncate());
            return;
        }
        parts::heading(ui, tr!("solving-solve"));
        ui.add_space(section.heading_room);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| after_edits(ui, section, actions));
    });
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        ui.spacing_mut().item_spacing.x = GAP;
        let asked = section.shell.query();
        let width = parts::button_width(ui, tr!("solving-solve"));
        let room = ui.available_width() - width - 2.0 * GAP;
        let number_width = (room - MIN_GOAL_WIDTH).clamp(MIN_NUMBER_WIDTH, NUMBER_WIDTH);
        let Stipulation { goal, side, .. } = asked.stipulation;
        let before = (goal, asked.shortest_only);
        let (goal, is_shortest) = kind(ui, (before, side), (room - number_width).min(MAX_GOAL_WIDTH));
        let (half_moves, is_settled) = if asked.is_searchable() && asked.stipulation.half_moves > 0 {
            moves(ui, number_width, asked.stipulation)
        } else {
            fixed_number(ui, number_width, asked.stipulation);
            // If another goal is chosen, it starts with a number of moves that can be searched.
            let remembered = section.shell.settings.asked.stipulation.half_moves;
            (if remembered == 0 { Stipulation::default().half_moves } else { remembered }, false)
        };
        let is_other_kind = (goal, is_shortest) != before;
        let side = side.filter(|_| !is_other_kind);
        let stipulation = Stipulation { side, ..Stipulation::from_half_moves(goal, half_moves) };
        let now = Query { stipulation, shortest_only: is_shortest }.clamped();
        if is_other_kind || asked.is_searchable() && now != asked {
            actions.push(Action::Ask(now));
        }
        if is_settled || is_other_kind {
            actions.push(Action::Remember);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| start(ui, section, actions));
    });
    stated_query_link(ui, section, actions);
}

pub(crate) fn heading_width(ui: &Ui) -> f32 {
    parts::text_width(ui, tr!("solving-solve"), text::heading())
}

/// Offers the stipulation of the record if the question differs from it. If they are equal but cannot be searched,
/// offers another question.
fn stated_query_link(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    if let conditions @ [_, ..] = section.shell.composition.conditions.as_slice() {
        parts::quiet(ui, &tr!("solving-conditions", conditions = conditions.join(", ")));
        by_popeye(ui, section, actions);
    }
    let Some(stated) = section.shell.composition.stipulation.map(Query::from) else { return };
    let (asked, stipulation) = (section.shell.query(), stated.stipulation);
    if asked != stated {
        let link = parts::link(ui, &tr!("solving-ask-as-stated", stipulation = stipulation.to_string()));
        if link.on_hover_text(tr!("solving-ask-as-stated.tip")).clicked() {
            actions.push(Action::Ask(stated));
        }
    } else if !stated.is_searchable() {
        let instead = section.shell.settings.asked.clamped();
        parts::quiet(ui, &tr!("solving-states-other", stipulation = stipulation.to_string(), most = MAX_MOVES));
        let link = parts::link(ui, &tr!("solving-ask-instead", stipulation = instead.stipulation.to_string()));
        if link.on_hover_text(tr!("solving-ask-instead.tip")).clicked() {
            actions.push(Action::Ask(instead));
        }
    }
}

/// Draws the head of the panel for a record with fairy pieces, which only Popeye can solve.
pub(super) fn show_fairy(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    parts::heading(ui, tr!("solving-solve"));
    parts::quiet(ui, tr!("solving-fairy-pieces"));
    if section.solving.search_status().is_some() {
        start(ui, section, actions);
    } else {
        by_popeye(ui, section, actions);
    }
}

fn by_popeye(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    let label = tr!("solving-by-popeye");
    let look = |ui: &mut Ui, name: &str| parts::named_button(ui, label, name, metrics::FIELD);
    actions.extend(section.button(ui, Command::SolveWithPopeye, look));
}

fn start(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    let runs = section.solving.search_status().is_some();
    actions.extend(if runs {
        let label = tr!("solving-stop");
        section.button(ui, Command::StopSolving, |ui, name| parts::named_button(ui, label, name, metrics::FIELD))
    } else {
        let label = tr!("solving-solve");
        section.button(ui, Command::Solve, |ui, name| parts::named_filled_button(ui, label, name, metrics::FIELD))
    });
}

fn kind(ui: &mut Ui, (asked, side): (QueryKind, Option<Color>), width: f32) -> QueryKind {
    let choice = |value| DropDownChoice { value, label: menu_label(value), is_enabled: true };
    let choices: Vec<_> = query_kinds().map(choice).collect();
    let name = tr!("solving-goal");
    let label = button_label(asked, side);
    // The names of less common goals are long; their signs are short.
    let fits = parts::text_width(ui, &label, text::body()) <= width - ARROW_ROOM;
    let label = if fits || asked.0.is_study() { label } else { asked.0.sign() };
    let shown = ui.scope(|ui| {
        ui.spacing_mut().button_padding.x = FIELD_PADDING;
        drop_down::show(ui, (name, true), width, (asked, &label), &choices)
    });
    let shown = shown.inner;
    shown.button.on_hover_text(tr!("solving-goal.tip"));
    shown.chosen.unwrap_or(asked)
}

fn button_label(kind: QueryKind, side: Option<Color>) -> String {
    let label = match kind {
        (Goal::Mate, false) => tr!("solving-mate-in"),
        (Goal::Mate, true) => tr!("solving-shortest"),
        (Goal::Win, _) => match side {
            None => tr!("solving-win"),
            Some(Color::White) => tr!("solving-white-wins"),
            Some(Color::Black) => tr!("solving-black-wins"),
        },
        (Goal::Draw, _) => match side {
            None => tr!("solving-draw"),
            Some(Color::White) => tr!("solving-white-draws"),
            Some(Color::Black) => tr!("solving-black-draws"),
        },
        (goal, _) => return capitalize(&tr!("goal-name", goal = goal.id())),
    };
    label.to_owned()
}

fn menu_label(kind: QueryKind) -> String {
    match kind {
        (Goal::Mate, true) => tr!("solving-shortest-up-to").to_owned(),
        (Goal::Mate | Goal::Win | Goal::Draw, _) => button_label(kind, None),
        (goal, _) => capitalize(&tr!("solving-goal-in", goal = goal.id())),
    }
}

/// Draws a number of moves that cannot be changed, in place of its field.
fn fixed_number(ui: &mut Ui, width: f32, stipulation: Stipulation) {
    let (place, _) = ui.allocate_exact_size(vec2(width, metrics::FIELD), Sense::hover());
    let number = if stipulation.half_moves == 0 { String::new() } else { format_moves(stipulation.half_moves) };
    let ink = palette(ui.visuals()).quiet;
    ui.painter().text(place.center(), Align2::CENTER_CENTER, number, text::body(), ink);
}

/// Returns the number in half moves, and `true` once a drag or edit has ended. During a drag, returns the number from
/// before, so that a running search continues until another number is chosen.
fn moves(ui: &mut Ui, width: f32, Stipulation { goal, half_moves: asked, .. }: Stipulation) -> (u16, bool) {
    let dragged = Id::unique("number of moves to solve in that is being dragged");
    let half_moves = |moves: f64| (2.0 * moves).round() as u16;
    let mut moves = f64::from(ui.data(|data| data.get_temp(dragged)).unwrap_or(asked)) / 2.0;
    let (least, decimals) = if goal.has_half_moves() { (0.5, 1) } else { (1.0, 0) };
    let response = ui.scope(|ui| {
        ui.spacing_mut().interact_size = vec2(width, metrics::FIELD);
        ui.spacing_mut().button_padding.x = FIELD_PADDING;
        let field = palette(ui.visuals()).field;
        ui.visuals_mut().widgets.inactive.weak_bg_fill = field;
        let field = DragValue::new(&mut moves).range(least..=f64::from(MAX_MOVES)).speed(0.05);
        let field = field.max_decimals(decimals).custom_formatter(move |moves, _| format_moves(half_moves(moves)));
        ui.add(field.custom_parser(|typed| {
            let typed = stipulation::parse_half_moves(typed.trim());
            typed.map(|half_moves| f64::from(half_moves) / 2.0)
        }))
    });
    let response = response.inner;
    response.widget_info(|| {
        let mut info = WidgetInfo::drag_value(true, moves);
        info.label = Some(tr!("solving-number").to_owned());
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
    response.on_hover_text(tr!("solving-number.tip"));
    (if is_dragged { asked } else { now }, is_settled)
}

/// Draws a small switch, with its label on the left if there is room.
fn after_edits(ui: &mut Ui, section: &Section<'_>, actions: &mut Vec<Action>) {
    let command = Command::SolveAfterEdits;
    let response = parts::switch(ui, section.shell.solves_after_edits, command.name());
    let words = tr!("solving-after-each-edit");
    if parts::text_width(ui, words, text::small()) <= ui.available_width() {
        parts::quiet(ui, words);
    }
    let tip = parts::tooltip(ui, command);
    if response.on_hover_text(tip).clicked() {
        actions.push(Action::Run(command));
    }
}
