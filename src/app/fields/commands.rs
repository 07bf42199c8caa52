//! The commands of the fields.

use egui::Key;

use super::focus_request::FocusRequest;
use super::update::change_variant;
use super::{Fields, castling};
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, CommandScope, FeatureRow, Menu, MenuPlace, Reason, at, ctrl, require};
use crate::board::Variant;
use crate::document::Edit;
use crate::tr;

const PLACE: MenuPlace = at(Menu::Position, 0);
const RULES: MenuPlace = at(Menu::Position, 1).within("menu-rules", 0);

macro_rules! rules {
    ($variant:expr) => {
        FeatureRow::new(variant_command($variant), RULES, |_, shell| change_variant($variant, shell))
            .scope(CommandScope::Edit)
            .checked(|_, shell| shell.shown_position().variant() == $variant)
            .needs(|_, shell| has_choice(shell))
    };
}

pub(in crate::app) const COMMANDS: &[FeatureRow<Fields>] = &[
    FeatureRow::new(Command::SwitchSide, PLACE, |_, shell| {
        let other = !shell.document.working_position().side_to_move;
        shell.document.apply(Edit::SideToMove(other));
    })
    .keys(&[ctrl(Key::T)])
    .scope(CommandScope::Edit),
    FeatureRow::new(Command::EditCastling, PLACE, |_, shell| FocusRequest::Castling.request(&shell.ctx))
        .scope(CommandScope::BeginEdit)
        .needs(|_, shell| {
            let can_be_set = castling::can_be_set(shell.document.working_position());
            require(can_be_set, tr!("fields-why-no-castling"))
        }),
    FeatureRow::new(Command::EditEnPassant, PLACE, |_, shell| FocusRequest::EnPassant.request(&shell.ctx))
        .scope(CommandScope::BeginEdit),
    rules!(Variant::Standard),
    rules!(Variant::Crazyhouse),
    rules!(Variant::ThreeCheck),
    rules!(Variant::KingOfTheHill),
    rules!(Variant::Antichess),
    rules!(Variant::Atomic),
    rules!(Variant::Horde),
    rules!(Variant::RacingKings),
];

/// Boards of other sizes have only one variant.
fn has_choice(shell: &Shell) -> Result<(), Reason> {
    require(shell.shown_position().board.size().is_standard(), tr!("fields-why-no-rules"))
}

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
