//! The commands of the fields.

use egui::Key;

use super::update::change_rules;
use super::wanted::Wanted;
use super::{Fields, castling};
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, FeatureRow, Menu, Place, Reason, Scope, at, ctrl, unless};
use crate::board::Variant;
use crate::document::Edit;
use crate::tr;

const PLACE: Place = at(Menu::Position, 0);
const RULES: Place = at(Menu::Position, 1).within("menu-rules", 0);

/// The row for a variant.
macro_rules! rules {
    ($variant:expr) => {
        FeatureRow::new(command($variant), RULES, |_, shell| change_rules($variant, shell))
            .scope(Scope::Edit)
            .checked(|_, shell| shell.shown().variant() == $variant)
            .needs(|_, shell| has_choice(shell))
    };
}

pub(in crate::app) const COMMANDS: &[FeatureRow<Fields>] = &[
    FeatureRow::new(Command::SwitchSide, PLACE, |_, shell| {
        let other = !shell.document.working_position().side_to_move;
        shell.document.apply(Edit::SideToMove(other));
    })
    .keys(&[ctrl(Key::T)])
    .scope(Scope::Edit),
    FeatureRow::new(Command::EditCastling, PLACE, |_, shell| Wanted::Castling.focus(&shell.ctx))
        .scope(Scope::Editing)
        .needs(|_, shell| {
            let can_be_set = castling::can_be_set(shell.document.working_position());
            unless(can_be_set, tr!("fields-why-no-castling"))
        }),
    FeatureRow::new(Command::EditEnPassant, PLACE, |_, shell| Wanted::EnPassant.focus(&shell.ctx))
        .scope(Scope::Editing),
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
    unless(shell.shown().board.size().is_standard(), tr!("fields-why-no-rules"))
}

pub(super) const fn command(variant: Variant) -> Command {
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
