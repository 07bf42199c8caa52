//! Short messages at the bottom of the board's room.

use egui::{Align2, Area, Context, Frame, Id, Label, Order, RichText, vec2};

use super::super::action::Action;
use super::super::notice::Weight;
use super::super::pictures::Icon;
use super::super::state::State;
use super::super::theme::{metrics, palette};
use super::{Cache, parts};

pub(super) fn show(ctx: &Context, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    if state.notices.list().is_empty() && state.waiting.is_none() {
        return;
    }
    let area = Area::new(Id::unique("notices")).order(Order::Foreground).anchor(Align2::CENTER_BOTTOM, vec2(0.0, -112.0));
    area.show(ctx, |ui| {
        ui.set_max_width(460.0);
        if let Some(waiting) = &state.waiting {
            card(ui, |ui| {
                ui.spinner();
                ui.label(waiting);
                parts::quiet(ui, "Esc stops waiting");
            });
        }
        for (index, notice) in state.notices.list().iter().enumerate() {
            let colors = palette(ui.visuals());
            let failed = notice.weight == Weight::Failed;
            card(ui, |ui| {
                let (icon, ink) = if failed { (Icon::Warning, colors.fault) } else { (Icon::Check, colors.good) };
                let (place, _) = ui.allocate_exact_size(vec2(18.0, 18.0), egui::Sense::hover());
                cache.pictures.icon(ui.painter(), icon, place.center(), 16.0, ink);
                ui.scope(|ui| {
                    ui.set_max_width(320.0);
                    ui.add(Label::new(RichText::new(&notice.text)).wrap());
                });
                if let Some(command) = notice.way_on.filter(|command| state.enabled(*command)) {
                    if parts::link(ui, command.name()).clicked() {
                        actions.push(Action::CloseNotice(index));
                        actions.push(Action::Run(command));
                    }
                }
                if parts::icon_button(ui, &mut cache.pictures, Icon::Close, "Close this message", 22.0).clicked() {
                    actions.push(Action::CloseNotice(index));
                }
            });
        }
    });
}

fn card(ui: &mut egui::Ui, add: impl FnOnce(&mut egui::Ui)) {
    let colors = palette(ui.visuals());
    let frame = Frame::new()
        .fill(colors.panel)
        .stroke((1.0, colors.line))
        .corner_radius(metrics::CORNER_FIELD)
        .shadow(ui.visuals().popup_shadow)
        .inner_margin(10);
    frame.show(ui, |ui| ui.horizontal(add));
}
