//! What the position means, in the side panel: the verdict, the material, and a card for each problem.

use egui::{Frame, RichText, Ui, Vec2};

use super::super::action::Action;
use super::super::pictures::{Icon, Pictures};
use super::super::state::State;
use super::super::theme::{metrics, palette, text};
use super::parts;
use crate::rules::{self, Problem};

pub(super) fn show(ui: &mut Ui, state: &State, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let _ = &actions;
    let colors = palette(ui.visuals());
    if state.is_preview() {
        ui.label(RichText::new("Preview").font(text::verdict()).color(colors.quiet));
        parts::quiet(ui, "The position changes when the text is mended.");
        return;
    }
    ui.label(RichText::new(&state.meaning.headline).font(text::verdict()));
    parts::quiet(ui, &state.meaning.material);
    if state.meaning.verdict.state == rules::State::NotApplicable {
        parts::quiet(ui, "Moves are counted on 8x8 boards only.");
    }
    for (problem, sentence) in &state.meaning.problems {
        card(ui, problem, sentence, pictures);
    }
}

fn card(ui: &mut Ui, problem: &Problem, sentence: &str, pictures: &mut Pictures) {
    let colors = palette(ui.visuals());
    let (ground, ink) =
        if problem.is_illegal() { (colors.fault_ground, colors.fault) } else { (colors.odd_ground, colors.text) };
    let frame = Frame::new().fill(ground).corner_radius(metrics::CORNER_FIELD).inner_margin(10);
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(18.0), egui::Sense::hover());
            pictures.icon(ui.painter(), Icon::Warning, place.center(), 16.0, ink);
            ui.add(egui::Label::new(RichText::new(sentence).color(colors.text)).wrap());
        });
    });
}
