//! The order of the versions, and which are listed.

use egui::Ui;

use crate::app::repairing::list_options::{ListOptions, VersionFilter, VersionOrder};
use crate::app::repairing::{Action, Repairing};
use crate::app::ui::{DropDownChoice, drop_down, metrics};
use crate::tr;

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
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        let gap = ui.spacing().item_spacing.x;
        let width = (ui.available_width() - gap) / 2.0;
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
