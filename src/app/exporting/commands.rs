//! The commands of exporting.

use egui::Key;

use super::state::State;
use crate::app::shell::Effect;
use crate::app::shell::command::{Command, FeatureRow, Menu, Place, at, ctrl, ctrl_shift};
use crate::diagram::Form;

type Row = FeatureRow<State>;

const COPIES: Place = at(Menu::Edit, 1);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::ExportDiagram, "Export diagram...", "Save the diagram as PNG, SVG, LaTeX, Markdown or text")
        .runs(at(Menu::File, 3), State::ask_one)
        .keys(&[ctrl(Key::E)]),
    Row::named(
        Command::ExportAll,
        "Export all positions...",
        "Save a picture of each position, or pages as PDF, HTML or LaTeX",
    )
    .runs(at(Menu::File, 3), |_, shell| shell.effects.push(Effect::ExportAll))
    .keys(&[ctrl_shift(Key::E)]),
    Row::named(Command::CopyPicture, "Copy picture", "Put the board on the clipboard as a picture, as it looks here")
        .runs(COPIES, |_, shell| shell.effects.push(Effect::CopyAs(Form::Png)))
        .keys(&[ctrl_shift(Key::C)]),
    Row::named(Command::CopyAscii, "Copy as text", "Put the board on the clipboard, drawn with letters")
        .runs(COPIES.within("Copy as", 0), |_, shell| shell.effects.push(Effect::CopyAs(Form::Ascii))),
    Row::named(
        Command::CopyFigures,
        "Copy as chess figures",
        "Put the board on the clipboard, drawn with chess figures",
    )
    .runs(COPIES.within("Copy as", 0), |_, shell| shell.effects.push(Effect::CopyAs(Form::Unicode))),
    Row::named(
        Command::CopyAltText,
        "Copy as alternative text",
        "Put words on the clipboard that say what stands where",
    )
    .runs(COPIES.within("Copy as", 0), |_, shell| shell.effects.push(Effect::CopyAs(Form::Alt))),
    Row::named(Command::CopySvg, "Copy as SVG", "Put the diagram on the clipboard as the text of an SVG picture")
        .runs(COPIES.within("Copy as", 1), |_, shell| shell.effects.push(Effect::CopyAs(Form::Svg))),
    Row::named(Command::CopyLatex, "Copy as LaTeX", "Put commands of the LaTeX package chessboard on the clipboard")
        .runs(COPIES.within("Copy as", 1), |_, shell| shell.effects.push(Effect::CopyAs(Form::Latex))),
    Row::named(
        Command::CopyMarkdown,
        "Copy as Markdown image",
        "Put an image for Markdown on the clipboard that holds the diagram itself",
    )
    .runs(COPIES.within("Copy as", 1), |_, shell| shell.effects.push(Effect::CopyAs(Form::Markdown))),
];
