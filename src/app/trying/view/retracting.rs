//! The list of possible last moves, which a button opens.

use egui::{
    Align2, Key, Modifiers, Popup, PopupCloseBehavior, Rect, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::app::trying::view::playing;
use crate::app::trying::{Action, Trial, TrialMove, notation};
use crate::app::ui::{Pictures, accessibility, metrics, palette, parts, text};
use crate::board::Position;
use crate::rules::Retraction;
use crate::tr;

const ROW: f32 = 28.0;
const TILE: f32 = 26.0;
const PADDING: f32 = 8.0;
/// Width of the sign of captures, between a move and the captured pieces.
const SIGN: f32 = 14.0;
const MAX_ROWS: f32 = 12.5;

/// Draws the button, and the list while it is open.
pub(super) fn button(ui: &mut Ui, trial: &Trial, height: f32, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let why_disabled = match (trial.at(), trial.retractions()) {
        (1.., _) => Some(tr!("trying-retract-not-at-start")),
        (0, []) => Some(tr!("trying-no-last-move")),
        _ => None,
    };
    let label = tr!("trying-retract");
    let button = ui.add_enabled_ui(why_disabled.is_none(), |ui| parts::button(ui, label, height)).inner;
    accessibility::mark_menu_button(&button);
    accessibility::describe(&button, || parts::with_reason(tr!("trying-retract.tip").to_owned(), why_disabled));
    let button = button.on_hover_text(tr!("trying-retract.tip"));
    let Some(why) = why_disabled else {
        list(ui, trial, &button, pictures, actions);
        return;
    };
    button.on_disabled_hover_text(why);
}

fn list(ui: &Ui, trial: &Trial, button: &Response, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let popup = Popup::menu(button).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let is_closed_by_key = popup.is_open() && ui.input(|input| input.key_pressed(Key::Escape));
    let shown = popup.show(|ui| {
        let position = trial.position();
        let rows = rows(trial.retractions(), position);
        accessibility::name_menu(ui, tr!("trying-retract-list"), rows.len());
        ui.spacing_mut().item_spacing.y = 0.0;
        parts::quiet(ui, tr!("trying-retract-list"));
        ui.add_space(4.0);
        let height = (MAX_ROWS * ROW).min(ui.ctx().content_rect().height() / 2.0);
        let names = ui.scope(|ui| rows.iter().map(|row| row.width(ui)).fold(0.0, f32::max)).inner;
        let mut chosen = None;
        let area = ScrollArea::vertical().max_height(height);
        let drawn: Vec<Vec<Response>> =
            area.show(ui, |ui| rows.iter().map(|row| row.show(ui, names, pictures, &mut chosen)).collect()).inner;
        follow_keys(ui, &drawn, button);
        if let Some(retraction) = chosen {
            actions.push(Action::Perform(TrialMove::Retract(retraction)));
            ui.close();
        }
        chosen.is_some() && drawn.iter().flatten().any(Response::has_focus)
    });
    if is_closed_by_key || shown.is_some_and(|shown| shown.inner) {
        button.request_focus();
    }
}

/// A move without and with captures.
struct Row {
    name: String,
    quiet: Option<Retraction>,
    /// The retractions of a capture, with their names.
    captures: Vec<(Retraction, String)>,
}

/// Groups retractions by piece, origin and destination, pieces in palette order.
fn rows(retractions: &[Retraction], position: &Position) -> Vec<Row> {
    let key = |retraction: &Retraction| {
        let Retraction { piece, from, to, rook, .. } = *retraction;
        let role = crate::board::Role::ALL.iter().position(|role| *role == piece.role);
        (role, to, rook, from, notation::promotion(retraction, position).is_some(), notation::is_en_passant(retraction))
    };
    let mut sorted = retractions.to_vec();
    sorted.sort_by_key(key);
    let groups = sorted.chunk_by(|one, other| key(one) == key(other));
    let row = |group: &[Retraction]| {
        let is_choice =
            |retraction: &&Retraction| retraction.captured.is_some() && !notation::is_en_passant(retraction);
        let quiet = group.iter().find(|retraction| !is_choice(retraction)).copied();
        let named = |retraction: &Retraction| (*retraction, playing::retraction_name(retraction, position));
        Row {
            name: notation::long(&quiet.unwrap_or(group[0]), position),
            quiet,
            captures: group.iter().filter(is_choice).map(named).collect(),
        }
    };
    groups.map(row).collect()
}

impl Row {
    fn width(&self, ui: &Ui) -> f32 {
        parts::text_width(ui, &self.name, text::body()) + 2.0 * PADDING
    }

    /// Draws the name, which retracts the move without a capture, and the captured pieces to choose.
    fn show(
        &self,
        ui: &mut Ui,
        name_width: f32,
        pictures: &mut Pictures,
        chosen: &mut Option<Retraction>,
    ) -> Vec<Response> {
        let colors = palette(ui.visuals());
        let mut drawn = Vec::new();
        let width = name_width + SIGN + TILE * self.captures.len() as f32;
        let (place, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
        let name_place = place.with_max_x(place.left() + name_width);
        let name = parts::one_line(ui, &self.name, text::body(), colors.text, name_width);
        if let Some(quiet) = self.quiet {
            let response = ui.allocate_rect(name_place, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, self.name.as_str()));
            let is_pointed = response.hovered() || response.has_focus();
            parts::item_background(ui, name_place.shrink2(vec2(1.0, 1.0)), metrics::CORNER_BOARD, false, is_pointed);
            parts::focus_ring(ui, &response, metrics::CORNER_BOARD);
            if response.clicked() {
                *chosen = Some(quiet);
            }
            drawn.push(response);
        }
        let corner = name_place.left_center() + vec2(PADDING, -name.size().y / 2.0);
        ui.painter().galley(corner, name, colors.text);
        if self.quiet.is_some() && !self.captures.is_empty() {
            let at = pos2(name_place.right() + SIGN / 2.0, place.center().y);
            ui.painter().text(at, Align2::CENTER_CENTER, "x", text::body(), colors.quiet);
        }
        for (index, (retraction, words)) in self.captures.iter().enumerate() {
            let left = name_place.right() + SIGN + TILE * index as f32;
            let rect = Rect::from_center_size(pos2(left + TILE / 2.0, place.center().y), vec2(TILE, TILE));
            let response = playing::tile(ui, rect, playing::shown_piece(retraction), pictures);
            response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, words.as_str()));
            if response.clicked() {
                *chosen = Some(*retraction);
            }
            drawn.push(response.on_hover_text(words));
        }
        drawn
    }
}

/// Moves the focus with the arrow keys, Home and End. It comes into the list when a key has opened it.
fn follow_keys(ui: &Ui, rows: &[Vec<Response>], button: &Response) {
    let entries = || rows.iter().flatten();
    let Some(focused) = entries().find(|entry| entry.has_focus()) else {
        if let Some(first) = entries().next().filter(|_| button.has_focus()) {
            first.request_focus();
        }
        return;
    };
    parts::keep_arrows(ui, focused.id, true);
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let nearest = |row: &Vec<Response>| {
        let distance = |entry: &&Response| (entry.rect.center().x - focused.rect.center().x).abs();
        row.iter().min_by(|one, other| distance(one).total_cmp(&distance(other))).cloned()
    };
    let row = rows.iter().position(|row| row.iter().any(|entry| entry.id == focused.id)).unwrap_or(0);
    let cell = rows[row].iter().position(|entry| entry.id == focused.id).unwrap_or(0);
    let to = if pressed(Key::ArrowDown) {
        rows.get(row + 1).and_then(nearest)
    } else if pressed(Key::ArrowUp) {
        row.checked_sub(1).and_then(|row| rows.get(row)).and_then(nearest)
    } else if pressed(Key::ArrowRight) {
        rows[row].get(cell + 1).cloned()
    } else if pressed(Key::ArrowLeft) {
        cell.checked_sub(1).and_then(|cell| rows[row].get(cell)).cloned()
    } else if pressed(Key::Home) {
        entries().next().cloned()
    } else if pressed(Key::End) {
        entries().next_back().cloned()
    } else {
        None
    };
    if let Some(entry) = to {
        entry.request_focus();
        entry.scroll_to_me(None);
    }
}
