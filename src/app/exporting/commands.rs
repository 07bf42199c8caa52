//! The export commands.

use egui::Key;

use super::state::State;
use crate::app::shell::Effect;
use crate::app::shell::command::{Command, FeatureRow, Menu, Place, at, ctrl, ctrl_shift};
use crate::diagram::Form;

type Row = FeatureRow<State>;

const COPIES: Place = at(Menu::Edit, 1);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::ExportDiagram, at(Menu::File, 3), State::ask_one).keys(&[ctrl(Key::E)]),
    Row::new(Command::ExportAll, at(Menu::File, 3), |_, shell| shell.effects.push(Effect::ExportAll))
        .keys(&[ctrl_shift(Key::E)]),
    Row::new(Command::CopyPicture, COPIES, |_, shell| shell.effects.push(Effect::CopyAs(Form::Png)))
        .keys(&[ctrl_shift(Key::C)]),
    Row::new(Command::CopyAscii, COPIES.within("menu-copy-as", 0), |_, shell| {
        shell.effects.push(Effect::CopyAs(Form::Ascii));
    }),
    Row::new(Command::CopyFigures, COPIES.within("menu-copy-as", 0), |_, shell| {
        shell.effects.push(Effect::CopyAs(Form::Unicode));
    }),
    Row::new(Command::CopyAltText, COPIES.within("menu-copy-as", 0), |_, shell| {
        shell.effects.push(Effect::CopyAs(Form::Alt));
    }),
    Row::new(Command::CopySvg, COPIES.within("menu-copy-as", 1), |_, shell| {
        shell.effects.push(Effect::CopyAs(Form::Svg));
    }),
    Row::new(Command::CopyLatex, COPIES.within("menu-copy-as", 1), |_, shell| {
        shell.effects.push(Effect::CopyAs(Form::Latex));
    }),
    Row::new(Command::CopyMarkdown, COPIES.within("menu-copy-as", 1), |_, shell| {
        shell.effects.push(Effect::CopyAs(Form::Markdown));
    }),
];
