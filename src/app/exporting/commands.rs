//! The export commands.

use egui::Key;

use super::ExportDraft;
use super::state::State;
use crate::app::shell::{Command, FeatureRow, Menu, MenuPlace, ModalWorker as _, Scope, at, ctrl, ctrl_shift, require};
use crate::diagram::DiagramFormat;
use crate::tr;

type Row = FeatureRow<State>;

const COPIES: MenuPlace = at(Menu::Edit, 1);

macro_rules! copy_as {
    ($command:ident, $group:expr, $format:ident) => {
        Row::new(Command::$command, COPIES.within("menu-copy-as", $group), |exporting, shell| {
            exporting.copy_as(DiagramFormat::$format, shell);
        })
    };
}

pub(crate) const COMMANDS: &[Row] = &[
    Row::new(Command::ExportDiagram, at(Menu::File, 3), |exporting, shell| {
        exporting.open_dialog(ExportDraft::for_board(shell), shell);
    })
    .keys(&[ctrl(Key::E)]),
    Row::record(Command::ExportAll, at(Menu::File, 3), |exporting, shell| {
        exporting.after_loading(shell, State::open_for_records);
    })
    .keys(&[ctrl_shift(Key::E)]),
    Row::record(Command::ExportSelected, at(Menu::File, 3), |exporting, shell| {
        exporting.after_loading(shell, |exporting, shell| exporting.open_for_scope(Scope::Selected, shell));
    })
    .needs(|_, shell| require(shell.selected > 0, tr!("file-none-selected"))),
    Row::record(Command::Worksheet, at(Menu::File, 3), |exporting, shell| {
        exporting.after_loading(shell, State::open_worksheet);
    })
    .keys(&[ctrl(Key::P)]),
    Row::new(Command::CopyPicture, COPIES, |exporting, shell| exporting.copy_as(DiagramFormat::Png, shell))
        .keys(&[ctrl_shift(Key::C)]),
    copy_as!(CopyAscii, 0, Ascii),
    copy_as!(CopyFigures, 0, Unicode),
    copy_as!(CopyAltText, 0, Alt),
    copy_as!(CopySvg, 1, Svg),
    copy_as!(CopyLatex, 1, Latex),
    copy_as!(CopyMarkdown, 1, Markdown),
];
