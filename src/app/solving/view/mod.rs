//! Solving in the side panel: what is asked for, how far the search is, the answer, and the solution as a tree.

mod answer;
mod asking;
mod running;
mod tree;
mod tree_keys;
mod tree_row;

use egui::{Context, Id, Ui, Vec2};

use crate::app::action::Action;
use crate::app::state::State;
use crate::app::ui::parts;
use crate::app::ui::theme::metrics;

pub(in crate::app) use tree::{focus as focus_solution, has_focus as is_in_solution};

/// Shows the section. `room` is how high the panel is, all of which the tree may take with what is said above it.
pub(in crate::app) fn show(ui: &mut Ui, state: &State, room: f32, actions: &mut Vec<Action>) {
    let top = ui.cursor().top();
    ui.spacing_mut().item_spacing.y = metrics::GRID;
    asking::show(ui, state, actions);
    if let Some(running) = state.solving.running() {
        running::show(ui, running);
    }
    if let Some(found) = state.solving.answer() {
        answer::show(ui, state, found, actions);
        let above = ui.cursor().top() - top;
        tree::show(ui, state, found, room - above - 2.0 * metrics::PADDING, actions);
    } else {
        tree::forget(ui);
    }
    bring_into_sight(ui, state, top);
}

/// Brings the next answer into sight when it comes, for it was asked for.
pub(in crate::app) fn reveal(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(until(), f64::INFINITY));
}

/// Where it is kept until when an answer is brought into sight, in the seconds of the window.
fn until() -> Id {
    Id::unique("until when an answer is brought into sight")
}

/// Brings an answer that was asked for into sight with what is added to it at once. One that comes by itself after an
/// edit moves nothing under the pointer.
fn bring_into_sight(ui: &Ui, state: &State, top: f32) {
    /// So much of it.
    const MOST: f32 = 360.0;
    /// What comes within so many seconds belongs to it.
    const SECONDS: f64 = 1.5;
    let Some(end) = ui.data(|data| data.get_temp::<f64>(until())) else { return };
    if state.solving.running().is_some() || !state.solving.is_current() {
        return;
    }
    let (now, is_scrolled) = ui.input(|input| (input.time, input.smooth_scroll_delta() != Vec2::ZERO));
    if is_scrolled || now > end || state.trial.is_some() {
        ui.data_mut(|data| data.remove_temp::<f64>(until()));
        return;
    }
    ui.data_mut(|data| data.insert_temp(until(), end.min(now + SECONDS)));
    let section = ui.min_rect().with_min_y(top);
    let end = section.bottom().min(top + MOST) + metrics::PADDING;
    ui.scroll_to_rect(section.with_max_y(end), None);
}
