//! The commands of the fields.

use egui::Key;

use super::wanted::Wanted;
use super::{Fields, castling};
use crate::app::shell::command::{Command, FeatureRow, Menu, Place, Scope, at, ctrl, unless};
use crate::document::Edit;
use crate::tr;

const PLACE: Place = at(Menu::Position, 0);

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
];
