//! The commands of the fields.

use egui::Key;

use super::update::change_variant;
use super::view::FocusRequest;
use super::{Fields, castling};
use crate::app::shell::{Command, FeatureRow, Menu, MenuPlace, at, ctrl, require};
use crate::board::Variant;
use crate::document::Edit;
use crate::tr;

const PLACE: MenuPlace = at(Menu::Position, 0);
const RULES: MenuPlace = at(Menu::Position, 1).within("menu-rules", 0);

macro_rules! rules {
    ($variant:expr) => {
        FeatureRow::edit(variant_command($variant), RULES, |_, shell| change_variant($variant, shell))
            .checked(|_, shell| shell.shown_position().variant() == $variant)
            // On boards of other sizes there is only one variant.
            .needs(|_, shell| require(shell.shown_position().board.size().is_standard(), tr!("fields-why-no-rules")))
    };
}

pub(crate) const COMMANDS: &[FeatureRow<Fields>] = &[
    FeatureRow::edit(Command::SwitchSide, PLACE, |_, shell| {
        let other = !shell.document.working_position().side_to_move;
        shell.document.apply(Edit::SideToMove(other));
    })
    .keys(&[ctrl(Key::T)]),
    FeatureRow::begin_edit(Command::EditCastling, PLACE, |_, shell| FocusRequest::Castling.request(&shell.ctx)).needs(
        |_, shell| {
            let can_be_set = castling::can_be_set(shell.document.working_position());
            require(can_be_set, tr!("fields-why-no-castling"))
        },
    ),
    FeatureRow::begin_edit(Command::EditEnPassant, PLACE, |_, shell| FocusRequest::EnPassant.request(&shell.ctx)),
    rules!(Variant::Standard),
    rules!(Variant::Crazyhouse),
    rules!(Variant::ThreeCheck),
    rules!(Variant::KingOfTheHill),
    rules!(Variant::Antichess),
    rules!(Variant::Atomic),
    rules!(Variant::Horde),
    rules!(Variant::RacingKings),
];

pub(super) const fn variant_command(variant: Variant) -> Command {
    match variant {
        Variant::Standard => Command::StandardRules,
        Variant::Crazyhouse => Command::Crazyhouse,
        Variant::ThreeCheck => Command::ThreeCheck,
        Variant::KingOfTheHill => Command::KingOfTheHill,
        Variant::Antichess => Command::Antichess,
        Variant::Atomic => Command::Atomic,
        Variant::Horde => Command::Horde,
        Variant::RacingKings => Command::RacingKings,
    }
}
