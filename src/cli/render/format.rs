//! The output formats of `fenwright render`.

use std::path::Path;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::diagram::{DiagramFormat, LatexPackage, WorksheetFormat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RenderFormat {
    Diagrams(DiagramFormat),
    Pages(WorksheetFormat),
}

/// The formats by name. The options --unicode and --latex change the formats `text` and `tex`.
const NAMES: [(&str, RenderFormat); 10] = [
    ("svg", RenderFormat::SVG),
    ("png", RenderFormat::Diagrams(DiagramFormat::Png)),
    ("text", RenderFormat::Diagrams(DiagramFormat::Ascii)),
    ("latex", RenderFormat::Diagrams(DiagramFormat::Latex)),
    ("xskak", RenderFormat::Diagrams(DiagramFormat::Xskak)),
    ("markdown", RenderFormat::Diagrams(DiagramFormat::Markdown)),
    ("alt", RenderFormat::Diagrams(DiagramFormat::Alt)),
    ("pdf", RenderFormat::Pages(WorksheetFormat::Pdf)),
    ("html", RenderFormat::Pages(WorksheetFormat::Html)),
    ("tex", RenderFormat::Pages(WorksheetFormat::Latex(LatexPackage::Chessboard))),
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
            page @ ("pdf" | "html" | "tex") => find(page),
            _ => DiagramFormat::from_path(path).map(Self::Diagrams),
        }
    }

    /// Returns the format for an output path. For a folder, returns SVG; for an unknown extension, `None`.
    pub(super) fn from_output_path(path: &Path) -> Option<Self> {
        let is_folder = path.extension().is_none() || path.is_dir();
        Self::from_path(path).or(is_folder.then_some(Self::SVG))
    }

    pub(super) fn with_options(self, has_figures: bool, package: LatexPackage) -> Self {
        match self {
            Self::Diagrams(DiagramFormat::Ascii) if has_figures => Self::Diagrams(DiagramFormat::Unicode),
            Self::Pages(WorksheetFormat::Latex(_)) => Self::Pages(WorksheetFormat::Latex(package)),
            format => format,
        }
    }

    pub(super) const fn is_pages(self) -> bool {
        matches!(self, Self::Pages(_))
    }
}
