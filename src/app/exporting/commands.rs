//! The commands of exporting.

use egui::Key;

use crate::app::App;
use crate::app::command::{Command, Menu, Place, Row, at, ctrl, ctrl_shift};
use crate::diagram::Form;

const COPIES: Place = at(Menu::Edit, 1);

/// The commands of exporting.
pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(
        Command::ExportDiagram,
        at(Menu::File, 3),
        "Export diagram...",
        "Save the diagram as PNG, SVG, LaTeX, Markdown or text",
        App::ask_export,
    )
    .keys(&[ctrl(Key::E)]),
    Row::new(
        Command::ExportAll,
        at(Menu::File, 3),
        "Export all positions...",
        "Save a picture of each position, or pages to print",
        App::ask_export_all,
    )
    .keys(&[ctrl_shift(Key::E)]),
    Row::new(Command::CopyPicture, COPIES, "Copy picture", "Put the diagram on the clipboard as a picture", |app| {
        app.copy_as(Form::Png)
    })
    .keys(&[ctrl_shift(Key::C)]),
    Row::new(
        Command::CopyAscii,
        COPIES.within("Copy as", 0),
        "Copy as text",
        "Put the board on the clipboard, drawn with letters",
        |app| app.copy_as(Form::Ascii),
    ),
    Row::new(
        Command::CopyFigures,
        COPIES.within("Copy as", 0),
        "Copy as chess figures",
        "Put the board on the clipboard, drawn with chess figures",
        |app| app.copy_as(Form::Unicode),
    ),
    Row::new(
        Command::CopyAltText,
        COPIES.within("Copy as", 0),
        "Copy as alternative text",
        "Put words on the clipboard that say what stands where",
        |app| app.copy_as(Form::Alt),
    ),
    Row::new(
        Command::CopyLatex,
        COPIES.within("Copy as", 1),
        "Copy as LaTeX",
        "Put commands of the LaTeX package chessboard on the clipboard",
        |app| app.copy_as(Form::Latex),
    ),
    Row::new(
        Command::CopyMarkdown,
        COPIES.within("Copy as", 1),
        "Copy as Markdown image",
        "Put an image for Markdown on the clipboard that holds the diagram itself",
        |app| app.copy_as(Form::Markdown),
    ),
];
