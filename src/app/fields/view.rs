//! The view of the fields.

use egui::{Role, Ui};

use crate::app::fields::number::number;
use crate::app::fields::{Action, Fields, castling, en_passant, rules};
use crate::app::ui::accessibility::NamedRegion;
use crate::app::ui::parts;
use crate::app::ui::pictures::Pictures;
use crate::board::{Color, MAX_CLOCK, Position};
use crate::document::Edit;
use crate::tr;

/// Draws the fields of a position in three rows, with those of variants below.
pub(in crate::app) fn show(
    ui: &mut Ui,
    (position, fields): (&Position, &Fields),
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let chosen = usize::from(position.side_to_move == Color::Black);
    let sides = [tr!("fields-white-to-move"), tr!("fields-black-to-move")].map(|side| (side, side));
    if let Some(side) = parts::segments(ui, tr!("fields-side"), &sides, chosen) {
        actions.push(Action::Edit(Edit::SideToMove(Color::ALL[side])));
    }
    NamedRegion::new(Role::Group, tr!("fields-castling"))
        .show(ui, |ui| castling::show(ui, position, pictures, actions));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let room = ui.available_width() - 2.0 * GAP;
        let heading_width = parts::heading_width(ui, tr!("fields-halfmoves")).ceil();
        let (clock_width, number_width) = ((room * 0.3).max(66.0).floor().max(heading_width), (room * 0.24).floor());
        let square_width = room - clock_width - number_width;
        headed(ui, tr!("fields-en-passant"), square_width, |ui| {
            en_passant::show(ui, &fields.en_passant, square_width, actions);
        });
        headed(ui, tr!("fields-halfmoves"), clock_width, |ui| {
            let name = (tr!("fields-halfmove-clock"), tr!("fields-halfmove-clock.tip"));
            number(ui, (name, clock_width), position.halfmove_clock, 0..=MAX_CLOCK, Edit::HalfmoveClock, actions);
        });
        headed(ui, tr!("fields-move"), number_width, |ui| {
            let name = (tr!("fields-move-number"), tr!("fields-move-number.tip"));
            number(ui, (name, number_width), position.fullmove_number, 1..=MAX_CLOCK, Edit::FullmoveNumber, actions);
        });
    });
    rules::show(ui, position, actions);
}

const GAP: f32 = 8.0;

fn headed(ui: &mut Ui, heading: &str, width: f32, field: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 3.0;
        parts::heading(ui, heading);
        field(ui);
    });
}
