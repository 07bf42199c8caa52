//! The menus of formats. Formats that differ in a package or a font are one entry, with a second menu below it.

use egui::Ui;

use crate::app::ui::choice;
use crate::diagram::{AnimationFormat, DiagramFormat, LatexPackage, TypstPackage, WorksheetFormat};
use crate::tr;

#[derive(Clone, Copy, PartialEq)]
pub(super) enum ExportFormat {
    Diagram(DiagramFormat),
    Moves(AnimationFormat),
    Pages(WorksheetFormat),
}

use ExportFormat::{Diagram, Pages};

/// The formats with the same entry, the default first, each with the name of its package or font. The format with an
/// empty name needs no package.
type Group = &'static [(ExportFormat, &'static str)];

const FONTS: Group = &[
    (Diagram(DiagramFormat::Merida), "Chess Merida"),
    (Diagram(DiagramFormat::Alpha), "Chess Alpha"),
    (Diagram(DiagramFormat::Linares), "LinaresDiagram"),
];

const GROUPS: [Group; 5] = [
    &[(Diagram(DiagramFormat::Latex), "chessboard"), (Diagram(DiagramFormat::Xskak), "xskak")],
    &[
        (Diagram(DiagramFormat::Typst), ""),
        (Diagram(DiagramFormat::BoardNPieces), "board-n-pieces"),
        (Diagram(DiagramFormat::Staunton), "staunton"),
    ],
    FONTS,
    &[
        (Pages(WorksheetFormat::Latex(LatexPackage::Chessboard)), "chessboard"),
        (Pages(WorksheetFormat::Latex(LatexPackage::Xskak)), "xskak"),
        (Pages(WorksheetFormat::Latex(LatexPackage::Diagram)), "diagram"),
    ],
    &[
        (Pages(WorksheetFormat::Typst(TypstPackage::Svg)), ""),
        (Pages(WorksheetFormat::Typst(TypstPackage::BoardNPieces)), "board-n-pieces"),
        (Pages(WorksheetFormat::Typst(TypstPackage::Staunton)), "staunton"),
    ],
];

impl ExportFormat {
    fn group(self) -> Option<Group> {
        GROUPS.into_iter().find(|group| group.iter().any(|(form, _)| *form == self))
    }

    /// Returns the format whose entry stands for this one.
    fn entry(self) -> Self {
        self.group().and_then(<[_]>::first).map_or(self, |(first, _)| *first)
    }

    fn name(self) -> &'static str {
        match self {
            Self::Diagram(form) => diagram_name(form),
            Self::Moves(AnimationFormat::Gif) => tr!("exporting-form-gif"),
            Self::Moves(AnimationFormat::Apng) => tr!("exporting-form-apng"),
            Self::Pages(WorksheetFormat::Pdf) => tr!("exporting-pages-pdf"),
            Self::Pages(WorksheetFormat::Html) => tr!("exporting-pages-html"),
            Self::Pages(WorksheetFormat::Docx) => tr!("exporting-pages-docx"),
            Self::Pages(WorksheetFormat::Epub) => tr!("exporting-pages-epub"),
            Self::Pages(WorksheetFormat::Anki) => tr!("exporting-pages-anki"),
            Self::Pages(WorksheetFormat::Latex(_)) => "LaTeX",
            Self::Pages(WorksheetFormat::Typst(_)) => "Typst",
        }
    }
}

fn diagram_name(form: DiagramFormat) -> &'static str {
    match form {
        DiagramFormat::Png => tr!("exporting-form-png"),
        DiagramFormat::Svg => tr!("exporting-form-svg"),
        DiagramFormat::Pdf => tr!("exporting-form-pdf"),
        DiagramFormat::Ascii => tr!("exporting-form-letters"),
        DiagramFormat::Unicode => tr!("exporting-form-figures"),
        DiagramFormat::Latex | DiagramFormat::Xskak => "LaTeX",
        DiagramFormat::Typst | DiagramFormat::BoardNPieces | DiagramFormat::Staunton => "Typst",
        DiagramFormat::Merida | DiagramFormat::Alpha | DiagramFormat::Linares => tr!("exporting-form-chess-font"),
        DiagramFormat::Markdown => tr!("exporting-form-markdown"),
        DiagramFormat::Alt => tr!("exporting-form-alt"),
    }
}

/// Draws the formats of a single diagram.
pub(super) fn single(ui: &mut Ui, chosen: &mut ExportFormat) {
    let diagrams = DiagramFormat::ALL.map(Diagram);
    let all = diagrams.into_iter().chain(AnimationFormat::ALL.map(ExportFormat::Moves));
    menu(ui, chosen, all.map(|form| (form, form.name())));
}

/// Draws the formats of several positions.
pub(super) fn several(ui: &mut Ui, chosen: &mut ExportFormat) {
    let pictures = [
        (Diagram(DiagramFormat::Png), tr!("exporting-pictures-png")),
        (Diagram(DiagramFormat::Svg), tr!("exporting-pictures-svg")),
    ];
    let pages = WorksheetFormat::ALL.map(Pages).map(|form| (form, form.name()));
    let moves = [
        (ExportFormat::Moves(AnimationFormat::Gif), tr!("exporting-pictures-gif")),
        (ExportFormat::Moves(AnimationFormat::Apng), tr!("exporting-pictures-apng")),
    ];
    menu(ui, chosen, pictures.into_iter().chain(pages).chain(moves));
}

fn menu(ui: &mut Ui, chosen: &mut ExportFormat, all: impl Iterator<Item = (ExportFormat, &'static str)>) {
    let mut entry = chosen.entry();
    let entries = all.filter(|(form, _)| form.entry() == *form).map(|(form, name)| (form, name.to_owned()));
    choice(ui, (tr!("exporting-format"), true), &mut entry, entries);
    if entry != chosen.entry() {
        *chosen = entry;
    }
    let Some(group) = chosen.group() else { return };
    let label = if group == FONTS { tr!("exporting-font") } else { tr!("exporting-package") };
    let named = |(form, name): &(ExportFormat, &str)| {
        (*form, if name.is_empty() { tr!("exporting-no-package").to_owned() } else { (*name).to_owned() })
    };
    choice(ui, (label, true), chosen, group.iter().map(named));
}
