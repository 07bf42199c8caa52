//! The bar of try mode: a title and a hint above the board; below it the line of moves, a field for a move, and the
//! buttons that keep the position or leave try mode.

use std::sync::Arc;

use egui::scroll_area::ScrollBarVisibility;
use egui::{
    Align, Color32, Galley, Id, Key, Label, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind,
    TextEdit, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::shell::Command;
use crate::app::trying::line::Ply;
use crate::app::trying::view::retracting;
use crate::app::trying::{Action, Trial, TrialMove};
use crate::app::ui::{
    Icon, LineBuffer, NamedRegion, Pictures, accessibility, metrics, palette, parts, result_mark, text,
};
use crate::board::Color;
use crate::rules::{GameResult, Proof};
use crate::wording::{capitalize, move_result};
use crate::{lang, tr};

const LINE: f32 = 19.0;
const GAP: f32 = 2.0;
/// Space in points between the rows, and above the first one, which keeps it off the letters of the files.
const ROW_GAP: f32 = 3.0;
const MOVE_GAP: f32 = 5.0;
const BUTTON: f32 = 20.0;
const BETWEEN: f32 = 6.0;
const NOTE: f32 = 16.0;
/// Room for the mark of a proven result after a move.
const MARK_SPACE: f32 = 10.0;
const MARK_RADIUS: f32 = 2.75;

/// Draws the bar in place of the tools: title and hint above the board, the moves and their buttons below it.
pub(crate) fn show(
    ui: &mut Ui,
    trial: &Trial,
    [above, below]: [Rect; 2],
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let region = NamedRegion::new(Role::Group, tr!("trying-bar")).with_rect(above.union(below));
    region.show(ui, |ui| {
        header(ui, trial, above);
        let first = Rect::from_min_size(below.min + vec2(0.0, 2.0), vec2(below.width(), LINE));
        let second = Rect::from_min_size(first.left_bottom() + vec2(0.0, ROW_GAP), vec2(below.width(), BUTTON));
        in_row(ui, first, |ui| steps(ui, trial, pictures, actions));
        in_row(ui, second, |ui| typed_move(ui, trial, actions));
    });
}

fn in_row(ui: &mut Ui, place: Rect, draw: impl FnOnce(&mut Ui)) {
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        ui.spacing_mut().interact_size.y = BUTTON;
        draw(ui);
    });
}

/// Draws the title and the hint for the next move.
fn header(ui: &mut Ui, trial: &Trial, place: Rect) {
    let colors = palette(ui.visuals());
    let title = parts::one_line(ui, title(trial), text::strong(), colors.accent, place.width());
    let (sentence, ink) = match trial.remark() {
        Some(remark) => (remark.to_owned(), colors.fault),
        None => (hint(trial), colors.quiet),
    };
    let top = place.center().y - f32::midpoint(title.size().y, NOTE);
    let note = Rect::from_min_size(pos2(place.left(), top + title.size().y), vec2(place.width(), NOTE));
    ui.painter().galley(pos2(place.center().x - title.size().x / 2.0, top), title, colors.accent);
    let centered = Layout::centered_and_justified(egui::Direction::LeftToRight);
    ui.scope_builder(UiBuilder::new().max_rect(note).layout(centered), |ui| {
        ui.add(Label::new(RichText::new(sentence).font(text::small()).color(ink)).truncate());
    });
}

/// Draws the button that retracts, the line of moves, and the buttons that step through it.
fn steps(ui: &mut Ui, trial: &Trial, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let (at, count) = (trial.at(), trial.plies().len());
    if trial.position().rules.is_standard() {
        retracting::button(ui, trial, BUTTON, pictures, actions);
    }
    let buttons = 4.0 * BUTTON + 3.0 * GAP;
    let room = ui.available_width() - buttons - BETWEEN;
    ui.allocate_ui(vec2(room, LINE), |ui| {
        ui.set_width(room);
        line(ui, trial, actions);
    });
    ui.spacing_mut().item_spacing.x = GAP;
    for (icon, name, tip, to) in [
        (Icon::First, tr!("trying-first"), tr!("trying-first.tip"), 0),
        (Icon::Back, tr!("trying-previous"), tr!("trying-previous.tip"), at.saturating_sub(1)),
        (Icon::Forward, tr!("trying-next"), tr!("trying-next.tip"), at + 1),
        (Icon::Last, tr!("trying-last"), tr!("trying-last.tip"), count),
    ] {
        let is_on = to != at && to <= count;
        ui.add_enabled_ui(is_on, |ui| {
            let button = parts::icon_button(ui, pictures, icon, name, BUTTON);
            let is_forward = matches!(icon, Icon::Last | Icon::Forward);
            let none = if is_forward { tr!("trying-none-after") } else { tr!("trying-none-before") };
            if button.on_disabled_hover_text(none).on_hover_text(tip).clicked() {
                actions.push(Action::GoTo(to));
            }
        });
    }
}

pub(crate) fn title(trial: &Trial) -> &'static str {
    if trial.is_showing() { tr!("trying-title-solution") } else { tr!("trying-title") }
}

pub(crate) fn last_move(trial: &Trial) -> Option<String> {
    trial.last().map(spoken_move)
}

fn spoken_move(ply: &Ply) -> String {
    tr!("trying-heard", number = number(ply), played = lang::localize_moves(&ply.san))
}

/// Returns the result of a move in words: "draws, gives the win away".
fn result_words(proof: Proof, given_away: Option<GameResult>) -> String {
    let result = move_result(&proof);
    match given_away {
        None => result,
        Some(given) => tr!("trying-given-away", result = result, given = given.id()),
    }
}

/// Draws the moves with their numbers on a line that scrolls. A click on a move goes to the position after it.
fn line(ui: &mut Ui, trial: &Trial, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let place = ui.max_rect();
    ui.painter().rect(place, metrics::CORNER_BOARD, colors.field, (1.0, colors.edge), StrokeKind::Inside);
    if trial.plies().is_empty() {
        parts::field_name(ui, place.shrink2(vec2(8.0, 0.0)), tr!("trying-none-played"), text::small());
        return;
    }
    parts::slim_scroll_bars(ui);
    let inside = place.shrink2(vec2(3.0, 1.0));
    ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| {
        let area = ScrollArea::horizontal().id_salt("moves").auto_shrink(false);
        let area = area.scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
        let list = NamedRegion::new(Role::ListBox, tr!("trying-moves")).with_size(trial.plies().len());
        list.show(ui, |ui| area.show_viewport(ui, |ui, in_sight| moves(ui, trial, in_sight, actions)));
    });
}

/// Draws the moves that are in sight.
fn moves(ui: &mut Ui, trial: &Trial, in_sight: Rect, actions: &mut Vec<Action>) {
    let cells = layout_moves(ui, trial);
    ui.set_min_width(cells.last().map_or(0.0, |cell| cell.left + cell.width));
    let origin = ui.max_rect().min;
    let height = LINE - 2.0;
    let rect = |cell: &MoveCell| Rect::from_min_size(origin + vec2(cell.left, 0.0), vec2(cell.width, height));
    let first = cells.partition_point(|cell| cell.left + cell.width <= in_sight.left());
    let end = cells.partition_point(|cell| cell.left < in_sight.right());
    for (index, (ply, cell)) in trial.plies().iter().zip(cells.iter()).enumerate().take(end).skip(first) {
        entry(ui, trial, (index, ply, rect(cell)), actions);
    }
    if let Some(cell) = cells.get(trial.at().saturating_sub(1)) {
        scroll_to_current(ui, trial.at(), rect(cell));
    }
}

fn number(ply: &Ply) -> String {
    let dots = ply.mover.pick(".", "...");
    format!("{}{dots}", ply.number)
}

/// The place of a move on the line, in points.
#[derive(Clone, Copy)]
struct MoveCell {
    left: f32,
    width: f32,
}

/// The layout of all moves, recomputed when the line or the scale changes.
#[derive(Clone)]
struct MoveLayout {
    hash: u64,
    list: Arc<[MoveCell]>,
}

/// Returns the place of each move. It does not depend on the current move.
fn layout_moves(ui: &Ui, trial: &Trial) -> Arc<[MoveCell]> {
    let line = trial.plies();
    let has_mark: Vec<bool> = (0..line.len()).map(|index| trial.move_result(index).is_some()).collect();
    let first = line.first().map(|ply| (ply.number, ply.mover.pick(0, 1)));
    let names: Vec<&str> = line.iter().map(|ply| ply.san.as_str()).collect();
    let of = egui::util::hash((first, names, &has_mark, lang::locale(), ui.pixels_per_point().to_bits()));
    let place = Id::unique("places of moves");
    let known: Option<MoveLayout> = ui.data(|data| data.get_temp(place));
    if let Some(known) = known.filter(|known| known.hash == of) {
        return known.list;
    }
    let mut left = 0.0;
    let cell = |(index, ply)| {
        let mark = if has_mark[index] { MARK_SPACE } else { 0.0 };
        let width = width(ui, index, ply) + mark;
        left += width;
        MoveCell { left: left - width, width }
    };
    let list: Arc<[MoveCell]> = line.iter().enumerate().map(cell).collect();
    ui.data_mut(|data| data.insert_temp(place, MoveLayout { hash: of, list: Arc::clone(&list) }));
    list
}

/// Returns the width of a move, large enough to draw it in bold, as the current move.
fn width(ui: &Ui, index: usize, ply: &Ply) -> f32 {
    let ink = palette(ui.visuals()).text;
    let widths = [false, true].map(|is_current| {
        let parts = galleys(ui, index, ply, is_current, ink);
        parts.iter().map(|galley| galley.size().x).sum::<f32>()
    });
    widths[0].max(widths[1]) + 2.0 * MOVE_GAP
}

fn galleys(ui: &Ui, index: usize, ply: &Ply, is_current: bool, ink: Color32) -> [Arc<Galley>; 2] {
    let has_number = index == 0 || ply.mover == Color::White;
    let number = if has_number { format!("{} ", number(ply)) } else { String::new() };
    let font = if is_current { text::strong() } else { text::body() };
    let quiet = palette(ui.visuals()).quiet;
    let painter = ui.painter();
    [
        painter.layout_no_wrap(number, text::small(), quiet),
        painter.layout_no_wrap(lang::localize_moves(&ply.san).into_owned(), font, ink),
    ]
}

fn entry(ui: &mut Ui, trial: &Trial, (index, ply, rect): (usize, &Ply, Rect), actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let is_current = trial.at() == index + 1;
    let response = ui.interact(rect, ui.scope_id().with(index), Sense::click());
    let result = trial.move_result(index);
    let words = result.map(|(proof, given_away)| result_words(proof, given_away));
    response.widget_info(|| {
        let name = [Some(spoken_move(ply)), words.clone()].into_iter().flatten().collect::<Vec<_>>().join(", ");
        WidgetInfo::labeled(Role::ListBoxOption, true, name)
    });
    accessibility::mark_option(&response, is_current, index);
    parts::item_background(ui, rect.shrink2(vec2(1.0, 2.0)), 4, is_current, response.hovered());
    parts::focus_ring(ui, &response, 0);
    let ink = if index >= trial.at() { colors.quiet } else { colors.text };
    let mut left = rect.left() + MOVE_GAP;
    for galley in galleys(ui, index, ply, is_current, ink) {
        let size = galley.size();
        ui.painter().galley(egui::pos2(left, rect.center().y - size.y / 2.0), galley, ink);
        left += size.x;
    }
    if let Some((proof, given_away)) = result {
        let place = pos2(left + MARK_SPACE / 2.0 + 1.5, rect.center().y);
        let line = Stroke::new(if given_away.is_some() { 2.0 } else { 1.25 }, result_mark::ink(proof.result, colors));
        result_mark::draw(ui.painter(), place, MARK_RADIUS, line, proof.result);
    }
    if words.map_or(response.clone(), |words| response.on_hover_text(capitalize(&words))).clicked() {
        actions.push(Action::GoTo(index + 1));
    }
}

fn scroll_to_current(ui: &Ui, at: usize, place: Rect) {
    let seen = Id::unique("move in sight");
    if ui.data(|data| data.get_temp(seen)) != Some(at) {
        ui.data_mut(|data| data.insert_temp(seen, at));
        ui.scroll_to_rect(place, None);
    }
}

/// Draws the field for a move, and the buttons that end the trial.
fn typed_move(ui: &mut Ui, trial: &Trial, actions: &mut Vec<Action>) {
    let ends = [tr!("trying-use"), tr!("trying-back")].map(|label| parts::button_width(ui, label) + BETWEEN);
    let write = tr!("trying-write");
    let write_width = parts::text_width(ui, write, text::strong()) + 2.0 * BETWEEN;
    let room = ui.available_width() - ends.iter().sum::<f32>();
    let has_write = room - write_width >= MIN_FIELD;
    field(ui, trial, if has_write { room - write_width } else { room }, actions);
    if has_write {
        let movetext = trial.movetext();
        let is_only_before = movetext.is_empty() && !trial.plies().is_empty();
        let why = if is_only_before { tr!("trying-write-none-after") } else { tr!("trying-none-yet") };
        ui.add_enabled_ui(!movetext.is_empty(), |ui| {
            let link = parts::link(ui, write).on_hover_text(tr!("trying-write.tip"));
            if link.on_disabled_hover_text(why).clicked() {
                actions.push(Action::WriteMoves);
            }
        });
    }
    let keep = ui.add_enabled_ui(!trial.is_at_origin(), |ui| parts::filled_button(ui, tr!("trying-use"), BUTTON)).inner;
    let keep = keep.on_disabled_hover_text(tr!("trying-none-yet"));
    if keep.on_hover_text(tr!("trying-use.tip")).clicked() {
        actions.push(Action::Keep);
    }
    let keys = parts::shortcut(ui, Command::TryMoves).map_or_else(String::new, |keys| format!(", {keys}"));
    let keys = format!("Esc{keys}");
    let tip = if trial.played() > 0 {
        tr!("trying-back-from-moves", keys = keys)
    } else {
        tr!("trying-back.tip", keys = keys)
    };
    if parts::button(ui, tr!("trying-back"), BUTTON).on_hover_text(tip).clicked() {
        actions.push(Action::Return);
    }
}

/// Minimum width in points of the field beside the link that writes the moves.
const MIN_FIELD: f32 = 150.0;

fn field(ui: &mut Ui, trial: &Trial, width: f32, actions: &mut Vec<Action>) {
    let mut draft = LineBuffer::new(trial.typed());
    let field = TextEdit::singleline(&mut draft)
        .id(Id::unique("move field"))
        .hint_text(tr!("trying-field-hint", example = lang::localize_moves("Nf3")))
        .desired_width(width)
        .min_size(vec2(width, BUTTON))
        .margin(egui::Margin::symmetric(8, 1));
    let response = ui
        .scope(|ui| {
            if trial.remark().is_some() {
                ui.visuals_mut().widgets.inactive.bg_stroke.color = palette(ui.visuals()).fault;
            }
            ui.add(field)
        })
        .inner;
    parts::name_field(&response, tr!("trying-field"), trial.typed(), "");
    if let Some(text) = draft.edited() {
        actions.push(Action::Typed(text));
    }
    if response.lost_focus() {
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        if pressed(Key::Enter) {
            actions.push(Action::PlayTyped);
            response.request_focus();
        } else if pressed(Key::Escape) {
            actions.push(Action::Typed(String::new()));
        }
    }
}

/// Returns a hint for the next action: about the typed text, or about replaced moves.
fn hint(trial: &Trial) -> String {
    let choice = trial.choice().and_then(|destination| destination.moves.first());
    if matches!(choice, Some(TrialMove::Retract(_))) {
        return tr!("trying-choose-captured").to_owned();
    }
    if !trial.typed().trim().is_empty() {
        return tr!("trying-enter-plays").to_owned();
    }
    if let Some(ply) = trial.replaced_move() {
        return tr!("trying-undo-brings-back", played = lang::localize_moves(&ply.san));
    }
    let others: Vec<&str> = trial.alternatives().map(|ply| ply.san.as_str()).collect();
    if others.is_empty() {
        let is_over = || trial.plies().is_empty() && trial.moves().count_moves() == 0;
        return match trial.is_showing() {
            true => tr!("trying-how-to-return"),
            false if is_over() => tr!("trying-how-retract"),
            false => tr!("trying-how"),
        }
        .to_owned();
    }
    tr!("trying-others", moves = lang::localize_moves(&others.join(", ")))
}
