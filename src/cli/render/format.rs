//! The output formats of `fenwright render`.

use std::path::Path;

use clap::ValueEnum;

use crate::diagram;
use crate::document;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum RenderFormat {
    /// A picture each as SVG
    Svg,
    /// A picture each as PNG
    Png,
    /// Boards drawn with letters, or with --unicode chess figures
    Text,
    /// Commands of the LaTeX package chessboard
    Latex,
    /// Commands of the LaTeX packages xskak and chessboard
    Xskak,
    /// Markdown images with PNG in their addresses
    Markdown,
    /// Sentences that say what stands where
    Alt,
    /// Pages of diagrams to print
    Pdf,
    /// The same pages for a browser, in one file
    Html,
    /// The same pages as a document for LaTeX; --latex says for which package
    Tex,
}

impl RenderFormat {
    pub(super) fn from_path(path: &Path) -> Option<Self> {
        match path.extension()?.to_ascii_lowercase().to_str()? {
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            "txt" => Some(Self::Text),
            "tex" => Some(Self::Tex),
            "md" => Some(Self::Markdown),
            "pdf" => Some(Self::Pdf),
            "html" | "htm" => Some(Self::Html),
            _ => None,
        }
    }

    /// Returns the format for an output path: by its extension, or SVG for a folder. `None` if the extension is
    /// unknown.
    pub(super) fn from_output_path(path: &Path) -> Option<Self> {
        if path.extension().is_none() || path.is_dir() {
            Some(Self::from_path(path).unwrap_or(Self::Svg))
        } else {
            Self::from_path(path)
        }
    }

    pub(super) fn unknown_ending(path: &Path) -> String {
        let path = document::quoted(path);
        tr!("cli-render-unknown-form", path = path)
    }

    /// Returns `true` if the output cannot be read on a terminal.
    pub(super) const fn is_for_programs(self) -> bool {
        matches!(self, Self::Svg | Self::Png | Self::Pdf)
    }

    /// Returns the format of each diagram; `None` for pages.
    pub(super) const fn diagram_format(self, has_figures: bool) -> Option<diagram::DiagramFormat> {
        Some(match self {
            Self::Svg => diagram::DiagramFormat::Svg,
            Self::Png => diagram::DiagramFormat::Png,
            Self::Text if has_figures => diagram::DiagramFormat::Unicode,
            Self::Text => diagram::DiagramFormat::Ascii,
            Self::Latex => diagram::DiagramFormat::Latex,
            Self::Xskak => diagram::DiagramFormat::Xskak,
            Self::Markdown => diagram::DiagramFormat::Markdown,
            Self::Alt => diagram::DiagramFormat::Alt,
            Self::Pdf | Self::Html | Self::Tex => return None,
        })
    }

    pub(super) const fn picture_extension(self) -> &'static str {
        match self {
            Self::Png => "png",
            _ => "svg",
        }
    }

    pub(super) const fn is_pages(self) -> bool {
        matches!(self, Self::Pdf | Self::Html | Self::Tex)
    }

    /// Returns `true` if every position is a file of its own.
    pub(super) const fn is_picture(self) -> bool {
        matches!(self, Self::Svg | Self::Png)
    }

    /// Returns `true` if texts in this format need a blank line between them.
    pub(super) const fn needs_blank_lines(self) -> bool {
        !matches!(self, Self::Alt)
    }
}
