//! The order of the versions, and which are listed.

use egui::{Align, Layout, Ui, Vec2, vec2};

use crate::app::repairing::list_options::{ListOptions, VersionFilter, VersionOrder};
use crate::app::repairing::{Action, Repairing};
use crate::app::ui::{DropDownChoice, drop_down, metrics};
use crate::tr;

/// Width below which the fields are below each other, in points.
const NARROW: f32 = 240.0;

pub(super) fn show(ui: &mut Ui, repairing: &Repairing, actions: &mut Vec<Action>) {
    let before = repairing.options;
    let orders = [
        (VersionOrder::Best, tr!("repairing-best")),
        (VersionOrder::FewestPieces, tr!("repairing-fewest")),
        (VersionOrder::MostTries, tr!("repairing-most-tries")),
    ];
    let filters = [
        (VersionFilter::All, tr!("repairing-all")),
        (VersionFilter::SameKey, tr!("repairing-same-key")),
        (VersionFilter::Exact, tr!("repairing-exact")),
    ];
    let width = ui.available_width();
    let is_narrow = width < NARROW;
    let width = if is_narrow { width } else { (width - metrics::GRID) / 2.0 };
    let layout = if is_narrow { Layout::top_down(Align::Min) } else { Layout::left_to_right(Align::Center) };
    let rows = if is_narrow { 2.0 } else { 1.0 };
    ui.allocate_ui_with_layout(vec2(ui.available_width(), rows * metrics::FIELD), layout, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(metrics::GRID);
        let order = choice(ui, tr!("repairing-order"), width, before.order, orders);
        let filter = choice(ui, tr!("repairing-filter"), width, before.filter, filters);
        let after = ListOptions { order, filter };
        if after != before {
            actions.push(Action::List(after));
        }
    });
}

fn choice<T: Copy + PartialEq, const N: usize>(
    ui: &mut Ui,
    name: &str,
    width: f32,
    before: T,
    choices: [(T, &str); N],
) -> T {
    let label = choices.iter().find(|(value, _)| *value == before).map_or("", |(_, label)| *label);
    let entries = choices.map(|(value, label)| DropDownChoice { value, label: label.to_owned(), is_enabled: true });
    drop_down::show(ui, (name, true), width, (before, label), &entries).chosen.unwrap_or(before)
}
