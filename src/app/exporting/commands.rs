//! The commands of exporting.

use egui::Key;

use crate::app::App;
use crate::app::command::RootRow as Row;
use crate::app::shell::command::{Command, Menu, Place, at, ctrl, ctrl_shift};
use crate::diagram::Form;

const COPIES: Place = at(Menu::Edit, 1);

/// The commands of exporting.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(Command::ExportDiagram, "Export diagram...", "Save the diagram as PNG, SVG, LaTeX, Markdown or text")
        .runs(at(Menu::File, 3), App::ask_export)
        .keys(&[ctrl(Key::E)]),
    Row::named(Command::ExportAll, "Export all positions...", "Save a picture of each position, or pages to print")
        .runs(at(Menu::File, 3), App::ask_export_all)
        .keys(&[ctrl_shift(Key::E)]),
    Row::named(Command::CopyPicture, "Copy picture", "Put the diagram on the clipboard as a picture")
        .runs(COPIES, |app| app.copy_as(Form::Png))
        .keys(&[ctrl_shift(Key::C)]),
    Row::named(Command::CopyAscii, "Copy as text", "Put the board on the clipboard, drawn with letters")
        .runs(COPIES.within("Copy as", 0), |app| app.copy_as(Form::Ascii)),
    Row::named(
        Command::CopyFigures,
        "Copy as chess figures",
        "Put the board on the clipboard, drawn with chess figures",
    )
    .runs(COPIES.within("Copy as", 0), |app| app.copy_as(Form::Unicode)),
    Row::named(
        Command::CopyAltText,
        "Copy as alternative text",
        "Put words on the clipboard that say what stands where",
    )
    .runs(COPIES.within("Copy as", 0), |app| app.copy_as(Form::Alt)),
    Row::named(Command::CopyLatex, "Copy as LaTeX", "Put commands of the LaTeX package chessboard on the clipboard")
        .runs(COPIES.within("Copy as", 1), |app| app.copy_as(Form::Latex)),
    Row::named(
        Command::CopyMarkdown,
        "Copy as Markdown image",
        "Put an image for Markdown on the clipboard that holds the diagram itself",
    )
    .runs(COPIES.within("Copy as", 1), |app| app.copy_as(Form::Markdown)),
];
