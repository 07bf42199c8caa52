//! A hint in place of the list while there is only one position.

use egui::{Align, Label, Layout, RichText, Ui};

use crate::app::shell::command::Command;
use crate::app::ui::parts;
use crate::app::ui::theme::{metrics, palette, text};
use crate::tr;

pub(in crate::app) fn show(ui: &mut Ui) {
    let quiet = palette(ui.visuals()).quiet;
    let ways = [
        tr!("list-empty").to_owned(),
        parts::with_shortcut(ui, tr!("list-empty-open"), Command::Open),
        parts::with_shortcut(ui, tr!("list-empty-add"), Command::AddPosition),
    ];
    ui.add_space(ui.available_height() * 0.4);
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.y = metrics::GRID;
        ui.set_max_width(ui.available_width() - 2.0 * metrics::PADDING);
        for way in ways {
            ui.add(Label::new(RichText::new(way).font(text::small()).color(quiet)).wrap().selectable(false));
        }
    });
}
