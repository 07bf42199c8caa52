//! The slider along the moves of a game.

use egui::{EventFilter, Id, Key, Label, Modifiers, RichText, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::game_cursor::GameCursor;
use super::update::Action;
use crate::app::ui::{Icon, Pictures, accessibility, palette, parts, text};
use crate::tr;

const BUTTON: f32 = 22.0;
/// Width in points of the move before the slider.
const LABEL: f32 = 80.0;

fn slider_id() -> Id {
    Id::unique("moves of the pasted game")
}

pub(crate) fn is_slider_focused(ctx: &egui::Context) -> bool {
    ctx.memory(|memory| memory.has_focus(slider_id()))
}

pub(crate) fn is_slider_key(event: &egui::Event) -> bool {
    use Key::{ArrowLeft, ArrowRight, End, Enter, Escape, Home};
    let keys = [ArrowLeft, ArrowRight, Home, End, Enter, Escape];
    matches!(event, egui::Event::Key { key, modifiers, .. } if keys.contains(key) && modifiers.is_none())
}

pub(crate) fn show(ui: &mut Ui, plies: &GameCursor, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    focus_when_new(ui);
    if is_slider_focused(ui.ctx()) {
        for (key, action) in [(Key::Enter, Action::KeepPly), (Key::Escape, Action::RevertGame)] {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                ui.memory_mut(|memory| memory.surrender_focus(slider_id()));
                actions.push(action);
            }
        }
    }
    let (at, count) = (plies.ply(), plies.count());
    let words = if plies.is_pasted {
        tr!("paste-ply-of-pasted", at = at, count = count)
    } else {
        tr!("paste-ply-of-opened", at = at, count = count)
    };
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.allocate_ui(vec2(LABEL, BUTTON), |ui| {
        ui.set_width(LABEL);
        ui.add(Label::new(RichText::new(plies.label()).font(text::strong())).truncate()).on_hover_text(&words);
    });
    slider(ui, (plies, &words), pictures, actions);
    let button = parts::icon_button(ui, pictures, Icon::Close, tr!("paste-take-ply"), BUTTON);
    if button.on_hover_text(tr!("paste-take-ply.tip")).clicked() {
        actions.push(Action::KeepPly);
    }
}

/// Focuses the slider when it appears, unless a text field has the focus. Repeats that for some frames, since the area
/// of the notices has no size in its first frame, and nothing in it can have the focus yet.
fn focus_when_new(ui: &Ui) {
    const NEW: u64 = 3;
    let place = Id::unique("frames in which the slider of a game was shown");
    let now = ui.ctx().cumulative_frame_nr();
    let (first, last): (u64, u64) = ui.data(|data| data.get_temp(place)).unwrap_or((now, now));
    let first = if last + 1 < now { now } else { first };
    ui.data_mut(|data| data.insert_temp(place, (first, now)));
    if now < first + NEW {
        if !ui.ctx().text_edit_focused() {
            ui.memory_mut(|memory| memory.request_focus(slider_id()));
        }
        ui.ctx().request_repaint();
    }
}

fn slider(ui: &mut Ui, (plies, words): (&GameCursor, &str), pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let (at, count) = (plies.ply(), plies.count());
    let mut step = |ui: &mut Ui, icon, name: &str, to: Option<usize>| {
        let button = ui.add_enabled_ui(to.is_some(), |ui| parts::icon_button(ui, pictures, icon, name, BUTTON)).inner;
        let to = to.filter(|_| button.on_hover_text(name).clicked());
        actions.extend(to.map(Action::GoToPly));
    };
    step(ui, Icon::Back, tr!("paste-ply-back"), at.checked_sub(1));
    let size = vec2(ui.available_width() - 2.0 * (BUTTON + 4.0), BUTTON);
    let wanted = rail(ui, size, (plies, words));
    step(ui, Icon::Forward, tr!("paste-ply-forward"), Some(at + 1).filter(|to| *to <= count));
    actions.extend(wanted.filter(|to| *to != at).map(Action::GoToPly));
}

/// Draws the rail with its handle. Returns the half move that the pointer or a key selects.
fn rail(ui: &mut Ui, size: Vec2, (plies, words): (&GameCursor, &str)) -> Option<usize> {
    const HANDLE: f32 = 7.0;
    let (at, count) = (plies.ply(), plies.count());
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(place, slider_id(), Sense::CLICK | Sense::DRAG | Sense::FOCUSABLE);
    response.widget_info(|| {
        let mut info = WidgetInfo::slider(true, at as f64, tr!("paste-position-of-game"));
        info.current_text_value = Some(plies.label());
        info
    });
    accessibility::describe(&response, || words.to_owned());
    let colors = palette(ui.visuals());
    let (left, right) = (place.left() + HANDLE, place.right() - HANDLE);
    let share = at as f32 / count as f32;
    let handle = pos2(egui::lerp(left..=right, share), place.center().y);
    let line = |from: f32, to: f32, ink| ui.painter().hline(from..=to, handle.y, Stroke::new(3.0, ink));
    line(left, right, colors.line);
    line(left, handle.x, colors.accent);
    let edge = if response.has_focus() { 3.0 } else { 1.5 };
    ui.painter().circle(handle, HANDLE, colors.field, Stroke::new(edge, colors.accent));
    if response.is_pointer_button_down_on() {
        response.request_focus();
        let pointer = response.interact_pointer_pos()?;
        return Some((egui::remap_clamp(pointer.x, left..=right, 0.0..=count as f32)).round() as usize);
    }
    if !response.has_focus() {
        return None;
    }
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: false, escape: true, tab: false };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(slider_id(), filter));
    let mut to = at;
    ui.input(|input| {
        for event in &input.events {
            let egui::Event::Key { key, pressed: true, modifiers, .. } = event else { continue };
            to = match key {
                _ if !modifiers.is_none() => to,
                Key::ArrowLeft => to.saturating_sub(1),
                Key::ArrowRight => (to + 1).min(count),
                Key::Home => 0,
                Key::End => count,
                _ => to,
            };
        }
    });
    Some(to)
}
