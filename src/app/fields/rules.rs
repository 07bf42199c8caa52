//! The variant, and the remaining checks of Three-check.

use egui::{Ui, vec2};

use super::commands::variant_command;
use super::number::number;
use crate::app::fields::Action;
use crate::app::ui::drop_down::{self, DropDownChoice};
use crate::app::ui::parts;
use crate::app::ui::theme::metrics;
use crate::board::{Checks, Color, Position, Variant};
use crate::document::Edit;
use crate::tr;
use crate::wording::Label;

/// Draws the variant, unless it is standard chess.
pub(super) fn show(ui: &mut Ui, position: &Position, actions: &mut Vec<Action>) {
    let variant = position.variant();
    if variant == Variant::Standard {
        return;
    }
    row(ui, tr!("fields-rules"), |ui| {
        let choices = Variant::ALL.map(|value| {
            let label = variant_command(value).name().to_owned();
            DropDownChoice { value, label, is_enabled: true }
        });
        ui.spacing_mut().button_padding.x = 6.0;
        let width = ui.available_width();
        let current = (variant, variant_command(variant).name());
        let shown = drop_down::show(ui, (tr!("fields-rules"), ui.is_enabled()), width, current, &choices);
        if let Some(chosen) = shown.chosen {
            actions.push(Action::SetVariant(chosen));
        }
        shown.button.on_hover_text(variant_command(variant).tooltip());
    });
    if let Some(checks) = position.checks() {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
            parts::heading(ui, tr!("fields-checks-left"));
            ui.horizontal(|ui| {
                for color in Color::ALL {
                    self::checks(ui, checks, color, actions);
                    ui.add_space(10.0);
                }
            });
        });
    }
}

/// Draws the number of checks that a side has still to give.
fn checks(ui: &mut Ui, checks: Checks, color: Color, actions: &mut Vec<Action>) {
    const WIDTH: f32 = 44.0;
    let (name, edit): (_, fn(u16) -> Edit) = match color {
        Color::White => (tr!("fields-white-checks"), |remaining| left(Color::White, remaining)),
        Color::Black => (tr!("fields-black-checks"), |remaining| left(Color::Black, remaining)),
    };
    parts::quiet(ui, color.label());
    let value = checks.remaining(color).into();
    number(ui, ((name, tr!("fields-checks.tip")), WIDTH), value, 0..=Checks::TO_WIN.into(), edit, actions);
}

fn left(color: Color, remaining: u16) -> Edit {
    Edit::ChecksRemaining { color, remaining: remaining.try_into().unwrap_or(Checks::TO_WIN) }
}

fn row(ui: &mut Ui, heading: &str, fields: impl FnOnce(&mut Ui)) {
    const HEADING: f32 = 64.0;
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let left = ui.cursor().left();
        parts::heading(ui, heading);
        ui.add_space((HEADING - (ui.cursor().left() - left)).max(8.0));
        fields(ui);
    });
}
