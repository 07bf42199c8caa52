//! The view of the fields: their rows, the number field, and the variant with the checks still to be given.

use std::ops::RangeInclusive;

use egui::{Context, DragValue, Id, Role, Ui, WidgetInfo, vec2};

use super::commands::variant_command;
use crate::app::fields::{Action, Fields, castling, en_passant};
use crate::app::ui::{DropDownChoice, NamedRegion, drop_down, metrics, palette, parts, text};
use crate::board::{Checks, Color, MAX_CLOCK, Position, Variant};
use crate::document::Edit;
use crate::tr;
use crate::wording::Label;

/// Draws the fields of a position in two rows, and the fields of variants below them.
pub(crate) fn show(ui: &mut Ui, (position, fields): (&Position, &Fields), actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        ui.spacing_mut().item_spacing.x = GAP;
        let chosen = usize::from(position.side_to_move == Color::Black);
        let sides = [tr!("fields-white-to-move"), tr!("fields-black-to-move")];
        let sides = Color::ALL.map(|color| (color.label(), sides[color as usize]));
        let room = ui.available_width() - castling::WIDTH - GAP;
        ui.allocate_ui(vec2(room, metrics::FIELD), |ui| {
            ui.set_width(room);
            if let Some(side) = parts::segments(ui, tr!("fields-side"), &sides, chosen) {
                actions.push(Action::Edit(Edit::SideToMove(Color::ALL[side])));
            }
        });
        NamedRegion::new(Role::Group, tr!("fields-castling")).show(ui, |ui| castling::show(ui, position, actions));
    });
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let room = ui.available_width() - 2.0 * GAP;
        let heading_width = parts::text_width(ui, tr!("fields-halfmoves"), text::heading()).ceil();
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
    variant(ui, position, actions);
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

pub(super) fn number(
    ui: &mut Ui,
    ((name, tip), width): ((&str, &str), f32),
    value: u16,
    range: RangeInclusive<u16>,
    edit: fn(u16) -> Edit,
    actions: &mut Vec<Action>,
) {
    let mut changed = value;
    ui.spacing_mut().button_padding.x = 6.0;
    ui.spacing_mut().interact_size = vec2(width, metrics::FIELD);
    let field = palette(ui.visuals()).field;
    ui.visuals_mut().widgets.inactive.weak_bg_fill = field;
    let field = DragValue::new(&mut changed).range(range).speed(0.2);
    let response = ui.add(field);
    response.widget_info(|| {
        let mut info = WidgetInfo::drag_value(true, f64::from(value));
        info.label = Some(name.to_owned());
        info
    });
    if changed != value {
        actions.push(Action::EditNumber(edit(changed)));
    }
    if response.drag_stopped() || response.lost_focus() {
        actions.push(Action::EndNumber);
    }
    response.on_hover_text(tip);
}

pub(super) fn variant(ui: &mut Ui, position: &Position, actions: &mut Vec<Action>) {
    let variant = position.variant();
    if variant == Variant::Standard {
        return;
    }
    row(ui, tr!("fields-rules"), 8.0, |ui| {
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

pub(super) fn row(ui: &mut Ui, heading: &str, gap: f32, fields: impl FnOnce(&mut Ui)) {
    const HEADING: f32 = 64.0;
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let left = ui.cursor().left();
        parts::heading(ui, heading);
        ui.add_space((HEADING - (ui.cursor().left() - left)).max(gap));
        fields(ui);
    });
}

#[derive(Clone, Copy, Debug, Hash)]
pub(super) enum FocusRequest {
    Castling,
    EnPassant,
}

impl FocusRequest {
    pub(super) fn request(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(self.id(), true));
        ctx.request_repaint();
    }

    pub(super) fn take(self, ctx: &Context) -> bool {
        ctx.data_mut(|data| data.remove_temp::<bool>(self.id())).is_some()
    }

    fn id(self) -> Id {
        Id::unique(("field of the position that is to have the keyboard", self))
    }
}
