//! The commands of the FEN box.

use egui::Key;

use super::{FenBox, view};
use crate::app::shell::{
    Command, EnPassantChoice, FeatureRow, Menu, MenuPlace, Mode, Reason, Shell, Yields, at, ctrl, require,
};
use crate::board::Variant;
use crate::tr;

type Row = FeatureRow<FenBox>;

const EN_PASSANT: MenuPlace = at(Menu::Position, 4).within("menu-en-passant", 0);

pub(crate) const COMMANDS: &[Row] = &[
    Row::new(Command::Undo, at(Menu::Edit, 0), FenBox::undo)
        .keys(&[ctrl(Key::Z)])
        .yields(Yields::ToText)
        .needs(can_undo),
    Row::new(Command::CopyFen, at(Menu::Edit, 1), |fen, shell| fen.copy(shell))
        .keys(&[ctrl(Key::C)])
        .yields(Yields::ToText),
    Row::new(Command::CopyShredderFen, at(Menu::Edit, 1), |fen, shell| fen.copy_shredder(shell)),
    Row::new(Command::CopyOlderFen, at(Menu::Edit, 1), |_, shell| FenBox::copy_older(shell))
        .needs(|_, shell| require(has_older_form(shell), tr!("fen-box-why-one-form"))),
    Row::begin_edit(Command::EditFen, at(Menu::Edit, 2), |_, shell| view::focus(&shell.ctx))
        .keys(&[ctrl(Key::L)])
        .opens_field(),
    Row::new(Command::EnPassantAsStated, EN_PASSANT, |fen, shell| {
        fen.set_en_passant_choice(EnPassantChoice::AsStated, shell);
    })
    .checked(|_, shell| shell.settings.en_passant == EnPassantChoice::AsStated),
    Row::new(Command::EnPassantIfCapturable, EN_PASSANT, |fen, shell| {
        fen.set_en_passant_choice(EnPassantChoice::IfCapturable, shell);
    })
    .checked(|_, shell| shell.settings.en_passant == EnPassantChoice::IfCapturable),
    Row::new(Command::EnPassantIfLegal, EN_PASSANT, |fen, shell| {
        fen.set_en_passant_choice(EnPassantChoice::IfLegal, shell);
    })
    .checked(|_, shell| shell.settings.en_passant == EnPassantChoice::IfLegal),
];

fn can_undo(fen: &FenBox, shell: &Shell) -> Result<(), Reason> {
    if let Mode::Trying { can_undo, .. } = shell.mode {
        return require(can_undo, tr!("views-no-move-tried"));
    }
    let is_typed = fen.is_typing() || fen.has_unfinished_text();
    require(is_typed || shell.document.can_undo(), tr!("views-nothing-to-undo"))
}

/// Returns `true` if the position's variant also has an older form of FEN, which other programs write.
fn has_older_form(shell: &Shell) -> bool {
    !shell.is_preview() && matches!(shell.position().variant(), Variant::Crazyhouse | Variant::ThreeCheck)
}
