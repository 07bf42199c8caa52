//! What is on the screen. Views read the state and push actions; they change nothing.

mod board;
mod dialogs;
mod fen_bar;
mod list;
mod menu;
mod notices;
mod panel;
mod parts;
mod stage;

use egui::{CentralPanel, Context, Frame, Panel, Stroke, Ui, Vec2};

use super::action::Action;
use super::pictures::Pictures;
use super::state::State;
use super::theme::{metrics, palette};

pub(super) use fen_bar::focus as focus_fen_box;
pub(super) use list::Rows;

/// What views keep from frame to frame so as not to compute it again.
#[derive(Debug, Default)]
pub(super) struct Cache {
    pub(super) pictures: Pictures,
    pub(super) rows: Rows,
}

/// Draws the whole window.
pub(super) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    cache.pictures.begin_frame();
    let wide = ui.ctx().content_rect().width() >= metrics::WIDE_WINDOW;
    let pick = |full: f32, narrow: f32| if wide { full } else { narrow };
    let panel = palette(ui.visuals()).panel;
    let frame = |ui: &Ui, margin: Vec2| bordered(ui, panel, margin);

    Panel::top("menu").exact_size(metrics::MENU).frame(frame(ui, Vec2::new(8.0, 0.0))).show(ui, |ui| {
        menu::show(ui, state, cache, actions);
    });
    Panel::bottom("fen").frame(frame(ui, Vec2::new(metrics::PADDING, 12.0))).resizable(false).show(ui, |ui| {
        fen_bar::show(ui, state, actions);
    });
    if state.document.len() > 1 {
        let width = pick(metrics::LIST, metrics::LIST_NARROW);
        Panel::left("list").exact_size(width).resizable(false).frame(frame(ui, Vec2::ZERO)).show(ui, |ui| {
            list::show(ui, state, cache, actions, wide);
        });
    }
    let width = pick(metrics::SIDE_PANEL, metrics::SIDE_PANEL_NARROW);
    Panel::right("fields").exact_size(width).resizable(false).frame(frame(ui, Vec2::ZERO)).show(ui, |ui| {
        panel::show(ui, state, cache, actions);
    });
    let ground = Frame::new().fill(palette(ui.visuals()).window);
    CentralPanel::default().frame(ground).show(ui, |ui| {
        stage::show(ui, state, &mut cache.pictures, actions);
    });
    notices::show(ui.ctx(), state, cache, actions);
    dialogs::show(ui.ctx(), state, actions);
}

fn bordered(_ui: &Ui, fill: egui::Color32, margin: Vec2) -> Frame {
    Frame::new().fill(fill).inner_margin(egui::Margin::symmetric(margin.x as i8, margin.y as i8)).stroke(Stroke::NONE)
}

/// Whether nothing lies over the panels: no dialog and no open menu.
fn is_uncovered(ctx: &Context, state: &State) -> bool {
    state.dialog.is_none() && !ctx.any_popup_open()
}
