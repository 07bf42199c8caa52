//! Try mode in the side panel: the line of moves, back and forward, a field for a move, the buttons to keep and return.

use std::sync::Arc;

use egui::{
    Color32, Frame, Galley, Id, Key, Label, Rect, RichText, Role, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2,
};

use crate::app::shell::Command;
use crate::app::trying::line::Ply;
use crate::app::trying::{Action, Trial};
use crate::app::ui::{Icon, LineBuffer, NamedRegion, Pictures, accessibility, metrics, palette, parts, text};
use crate::board::Color;
use crate::{lang, tr};

const LINE: f32 = 24.0;
const MOVE_GAP: f32 = 5.0;
const MIN_HEIGHT: f32 = 3.0 * LINE;
const MAX_HEIGHT: f32 = 7.0 * LINE;

pub(crate) fn show(ui: &mut Ui, trial: &Trial, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    header(ui, trial, pictures, actions);
    line(ui, trial, actions);
    typed_move(ui, trial, actions);
    ui.horizontal_wrapped(|ui| {
        let keep = ui.add_enabled_ui(trial.at() > 0, |ui| parts::filled_button(ui, tr!("trying-use"), 32.0)).inner;
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
        if parts::button(ui, tr!("trying-back"), 32.0).on_hover_text(tip).clicked() {
            actions.push(Action::Return);
        }
    });
    if !trial.plies().is_empty() {
        let moves = parts::link(ui, tr!("trying-write"));
        if moves.on_hover_text(tr!("trying-write.tip")).clicked() {
            actions.push(Action::WriteMoves);
        }
    }
}

const BUTTON: f32 = 26.0;
const GAP: f32 = 2.0;

fn header(ui: &mut Ui, trial: &Trial, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let (at, count) = (trial.at(), trial.plies().len());
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        let accent = palette(ui.visuals()).accent;
        let buttons = 4.0 * BUTTON + 3.0 * GAP;
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width() - buttons);
            ui.add(Label::new(RichText::new(title(trial)).font(text::verdict()).color(accent)).truncate());
        });
        parts::at_right_end(ui, buttons, |ui| {
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
        });
    });
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

/// Draws the moves with their numbers. A click on a move goes to the position after it. Only visible moves are drawn.
fn line(ui: &mut Ui, trial: &Trial, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let frame = Frame::new().fill(colors.field).stroke((1.0, colors.line)).corner_radius(metrics::CORNER_FIELD);
    frame.inner_margin(6).show(ui, |ui| {
        let area = ScrollArea::vertical().id_salt("moves").auto_shrink([false, true]).max_height(MAX_HEIGHT);
        let list = NamedRegion::new(Role::ListBox, tr!("trying-moves")).with_size(trial.plies().len());
        list.show(ui, |ui| area.show_viewport(ui, |ui, in_sight| moves(ui, trial, in_sight, actions)));
    });
}

fn moves(ui: &mut Ui, trial: &Trial, in_sight: Rect, actions: &mut Vec<Action>) {
    let cells = layout_moves(ui, trial.plies(), ui.available_width());
    let top = |cell: &MoveCell| cell.row as f32 * LINE;
    ui.set_min_height(cells.last().map_or(0.0, |cell| top(cell) + LINE).max(MIN_HEIGHT));
    if trial.plies().is_empty() {
        parts::quiet(ui, tr!("trying-none-played"));
        return;
    }
    let origin = ui.max_rect().min;
    let rect = |cell: &MoveCell| Rect::from_min_size(origin + vec2(cell.left, top(cell)), vec2(cell.width, LINE));
    let first = cells.partition_point(|cell| top(cell) + LINE <= in_sight.top());
    let end = cells.partition_point(|cell| top(cell) < in_sight.bottom());
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

#[derive(Clone, Copy)]
struct MoveCell {
    row: usize,
    left: f32,
    width: f32,
}

/// The layout of all moves, recomputed when the line, the width or the scale changes.
#[derive(Clone)]
struct MoveLayout {
    hash: u64,
    list: Arc<[MoveCell]>,
}

/// Returns the place of each move in rows of this width in points. It does not depend on the current move.
fn layout_moves(ui: &Ui, line: &[Ply], room: f32) -> Arc<[MoveCell]> {
    let first = line.first().map(|ply| (ply.number, ply.mover.pick(0, 1)));
    let names: Vec<&str> = line.iter().map(|ply| ply.san.as_str()).collect();
    let of = egui::util::hash((first, names, lang::locale(), room.to_bits(), ui.pixels_per_point().to_bits()));
    let place = Id::unique("places of moves");
    let known: Option<MoveLayout> = ui.data(|data| data.get_temp(place));
    if let Some(known) = known.filter(|known| known.hash == of) {
        return known.list;
    }
    let (mut row, mut left) = (0, 0.0);
    let cell = |(index, ply)| {
        let width = width(ui, index, ply);
        if left > 0.0 && left + width > room {
            (row, left) = (row + 1, 0.0);
        }
        left += width;
        MoveCell { row, left: left - width, width }
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
    response.widget_info(|| WidgetInfo::labeled(Role::ListBoxOption, true, spoken_move(ply)));
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
    if response.clicked() {
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

fn typed_move(ui: &mut Ui, trial: &Trial, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let mut draft = LineBuffer::new(trial.typed());
    let field = TextEdit::singleline(&mut draft)
        .id(Id::unique("move field"))
        .hint_text(tr!("trying-field-hint", example = lang::localize_moves("Nf3")))
        .desired_width(f32::INFINITY)
        .margin(egui::Margin::symmetric(10, 6));
    let response = ui.add(field);
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
    ui.horizontal(|ui| {
        ui.set_height(16.0);
        let (sentence, ink) = match trial.remark() {
            Some(remark) => (remark.to_owned(), colors.fault),
            None => (hint(trial), colors.quiet),
        };
        if !sentence.is_empty() {
            ui.add(Label::new(RichText::new(sentence).font(text::small()).color(ink)).truncate());
        }
    });
}

/// Returns a hint for the next action: about the typed text, or about replaced moves.
fn hint(trial: &Trial) -> String {
    if !trial.typed().trim().is_empty() {
        return tr!("trying-enter-plays").to_owned();
    }
    if let Some(ply) = trial.replaced_move() {
        return tr!("trying-undo-brings-back", played = lang::localize_moves(&ply.san));
    }
    let others: Vec<&str> = trial.alternatives().map(|ply| ply.san.as_str()).collect();
    if others.is_empty() {
        return String::new();
    }
    tr!("trying-others", moves = lang::localize_moves(&others.join(", ")))
}
