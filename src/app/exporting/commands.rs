//! The export commands.

use egui::Key;

use super::state::State;
use crate::app::shell::command::{Command, CommandScope, FeatureRow, Menu, MenuPlace, at, ctrl, ctrl_shift};
use crate::app::shell::job::ModalWorker as _;
use crate::diagram::DiagramFormat;

type Row = FeatureRow<State>;

const COPIES: MenuPlace = at(Menu::Edit, 1);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::ExportDiagram, at(Menu::File, 3), State::open_for_board).keys(&[ctrl(Key::E)]),
    Row::new(Command::ExportAll, at(Menu::File, 3), |exporting, shell| {
        exporting.after_loading(shell, State::open_for_records);
    })
    .keys(&[ctrl_shift(Key::E)])
    .scope(CommandScope::Record),
    Row::new(Command::CopyPicture, COPIES, |exporting, shell| exporting.copy_as(DiagramFormat::Png, shell))
        .keys(&[ctrl_shift(Key::C)]),
    Row::new(Command::CopyAscii, COPIES.within("menu-copy-as", 0), |exporting, shell| {
        exporting.copy_as(DiagramFormat::Ascii, shell);
    }),
    Row::new(Command::CopyFigures, COPIES.within("menu-copy-as", 0), |exporting, shell| {
        exporting.copy_as(DiagramFormat::Unicode, shell);
    }),
    Row::new(Command::CopyAltText, COPIES.within("menu-copy-as", 0), |exporting, shell| {
        exporting.copy_as(DiagramFormat::Alt, shell);
    }),
    Row::new(Command::CopySvg, COPIES.within("menu-copy-as", 1), |exporting, shell| {
        exporting.copy_as(DiagramFormat::Svg, shell);
    }),
    Row::new(Command::CopyLatex, COPIES.within("menu-copy-as", 1), |exporting, shell| {
        exporting.copy_as(DiagramFormat::Latex, shell);
    }),
    Row::new(Command::CopyMarkdown, COPIES.within("menu-copy-as", 1), |exporting, shell| {
        exporting.copy_as(DiagramFormat::Markdown, shell);
    }),
];
