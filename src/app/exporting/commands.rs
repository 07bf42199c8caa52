//! The export commands.

use egui::Key;

use super::state::State;
use crate::app::shell::Effect;
use crate::app::shell::command::{Command, FeatureRow, Menu, MenuPlace, at, ctrl, ctrl_shift};
use crate::diagram::DiagramFormat;

type Row = FeatureRow<State>;

const COPIES: MenuPlace = at(Menu::Edit, 1);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::ExportDiagram, at(Menu::File, 3), State::open_for_board).keys(&[ctrl(Key::E)]),
    Row::new(Command::ExportAll, at(Menu::File, 3), |_, shell| shell.effects.push(Effect::ExportAll))
        .keys(&[ctrl_shift(Key::E)]),
    Row::new(Command::CopyPicture, COPIES, |_, shell| shell.effects.push(Effect::CopyAs(DiagramFormat::Png)))
        .keys(&[ctrl_shift(Key::C)]),
    Row::new(Command::CopyAscii, COPIES.within("menu-copy-as", 0), |_, shell| {
        shell.effects.push(Effect::CopyAs(DiagramFormat::Ascii));
    }),
    Row::new(Command::CopyFigures, COPIES.within("menu-copy-as", 0), |_, shell| {
        shell.effects.push(Effect::CopyAs(DiagramFormat::Unicode));
    }),
    Row::new(Command::CopyAltText, COPIES.within("menu-copy-as", 0), |_, shell| {
        shell.effects.push(Effect::CopyAs(DiagramFormat::Alt));
    }),
    Row::new(Command::CopySvg, COPIES.within("menu-copy-as", 1), |_, shell| {
        shell.effects.push(Effect::CopyAs(DiagramFormat::Svg));
    }),
    Row::new(Command::CopyLatex, COPIES.within("menu-copy-as", 1), |_, shell| {
        shell.effects.push(Effect::CopyAs(DiagramFormat::Latex));
    }),
    Row::new(Command::CopyMarkdown, COPIES.within("menu-copy-as", 1), |_, shell| {
        shell.effects.push(Effect::CopyAs(DiagramFormat::Markdown));
    }),
];
