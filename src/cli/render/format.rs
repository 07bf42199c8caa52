//! The output formats of `fenwright render`.

use std::path::Path;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::diagram::{AnimationFormat, DiagramFormat, LatexPackage, TypstPackage, WorksheetFormat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RenderFormat {
    Diagrams(DiagramFormat),
    Animations(AnimationFormat),
    Pages(WorksheetFormat),
}

/// The formats by name. The options --unicode, --latex and --typst change the formats `text`, `tex` and `typ`.
const NAMES: [(&str, RenderFormat); 23] = [
    ("svg", RenderFormat::SVG),
    ("png", RenderFormat::Diagrams(DiagramFormat::Png)),
    ("figure", RenderFormat::Diagrams(DiagramFormat::Pdf)),
    ("gif", RenderFormat::Animations(AnimationFormat::Gif)),
    ("apng", RenderFormat::Animations(AnimationFormat::Apng)),
    ("text", RenderFormat::Diagrams(DiagramFormat::Ascii)),
    ("latex", RenderFormat::Diagrams(DiagramFormat::Latex)),
    ("xskak", RenderFormat::Diagrams(DiagramFormat::Xskak)),
    ("typst", RenderFormat::Diagrams(DiagramFormat::Typst)),
    ("board-n-pieces", RenderFormat::Diagrams(DiagramFormat::BoardNPieces)),
    ("staunton", RenderFormat::Diagrams(DiagramFormat::Staunton)),
    ("merida", RenderFormat::Diagrams(DiagramFormat::Merida)),
    ("alpha", RenderFormat::Diagrams(DiagramFormat::Alpha)),
    ("linares", RenderFormat::Diagrams(DiagramFormat::Linares)),
    ("markdown", RenderFormat::Diagrams(DiagramFormat::Markdown)),
    ("alt", RenderFormat::Diagrams(DiagramFormat::Alt)),
    ("pdf", RenderFormat::Pages(WorksheetFormat::Pdf)),
    ("html", RenderFormat::Pages(WorksheetFormat::Html)),
    ("docx", RenderFormat::Pages(WorksheetFormat::Docx)),
    ("epub", RenderFormat::Pages(WorksheetFormat::Epub)),
    ("anki", RenderFormat::Pages(WorksheetFormat::Anki)),
    ("tex", RenderFormat::Pages(WorksheetFormat::Latex(LatexPackage::Chessboard))),
    ("typ", RenderFormat::Pages(WorksheetFormat::Typst(TypstPackage::Svg))),
];

pub(super) fn render_format() -> impl TypedValueParser<Value = RenderFormat> {
    PossibleValuesParser::new(NAMES.map(|(name, _)| name)).try_map(|name| find(&name).ok_or("no such format"))
}

fn find(name: &str) -> Option<RenderFormat> {
    NAMES.into_iter().find(|(known, _)| *known == name).map(|(_, format)| format)
}

impl RenderFormat {
    pub(super) const SVG: Self = Self::Diagrams(DiagramFormat::Svg);

    pub(super) fn from_path(path: &Path) -> Option<Self> {
        match path.extension()?.to_ascii_lowercase().to_str()? {
            "htm" => find("html"),
            name @ ("pdf" | "html" | "docx" | "epub" | "tex" | "typ" | "gif" | "apng") => find(name),
            _ => DiagramFormat::from_path(path).map(Self::Diagrams),
        }
    }

    /// Returns the format for an output path. For a folder, returns SVG; for an unknown extension, `None`.
    pub(super) fn from_output_path(path: &Path) -> Option<Self> {
        let is_folder = path.extension().is_none() || path.is_dir();
        Self::from_path(path).or(is_folder.then_some(Self::SVG))
    }

    pub(super) fn with_options(self, has_figures: bool, package: LatexPackage, typst: TypstPackage) -> Self {
        match self {
            Self::Diagrams(DiagramFormat::Ascii) if has_figures => Self::Diagrams(DiagramFormat::Unicode),
            Self::Pages(WorksheetFormat::Latex(_)) => Self::Pages(WorksheetFormat::Latex(package)),
            Self::Pages(WorksheetFormat::Typst(_)) => Self::Pages(WorksheetFormat::Typst(typst)),
            format => format,
        }
    }

    /// Returns the file extension of the pictures; `None` for text and pages.
    pub(super) const fn picture_extension(self) -> Option<&'static str> {
        match self {
            Self::Diagrams(form @ (DiagramFormat::Svg | DiagramFormat::Png | DiagramFormat::Pdf)) => {
                Some(form.extension())
            }
            Self::Animations(form) => Some(form.extension()),
            Self::Diagrams(_) | Self::Pages(_) => None,
        }
    }

    /// Returns `true` if the output is not text that people read.
    pub(super) const fn is_for_programs(self) -> bool {
        self.picture_extension().is_some()
            || matches!(self, Self::Pages(WorksheetFormat::Pdf | WorksheetFormat::Docx | WorksheetFormat::Epub))
    }

    pub(super) const fn uses_built_in_font(self) -> bool {
        match self {
            Self::Diagrams(form) => form.uses_built_in_font(),
            Self::Animations(_) => true,
            Self::Pages(form) => form.uses_built_in_font(),
        }
    }

    pub(super) const fn is_pages(self) -> bool {
        matches!(self, Self::Pages(_))
    }
}
