//! What positions are drawn as.

use std::path::Path;

use clap::ValueEnum;

use crate::diagram;
use crate::document;
use crate::tr;

/// What to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
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

impl Form {
    /// By the ending of a name.
    pub(super) fn of_path(path: &Path) -> Option<Self> {
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

    /// By what is named as the output: a folder takes pictures as SVG. `None` for an ending that says nothing.
    pub(super) fn of_output(path: &Path) -> Option<Self> {
        if path.extension().is_none() || path.is_dir() {
            Some(Self::of_path(path).unwrap_or(Self::Svg))
        } else {
            Self::of_path(path)
        }
    }

    /// Why nothing is written there.
    pub(super) fn unknown_ending(path: &Path) -> String {
        let path = document::quoted(path);
        tr!("cli-render-unknown-form", path = path)
    }

    /// Whether it is nothing to be read on a terminal.
    pub(super) const fn is_for_programs(self) -> bool {
        matches!(self, Self::Svg | Self::Png | Self::Pdf)
    }

    /// What each diagram is written as; `None` for pages.
    pub(super) const fn of_diagram(self, has_figures: bool) -> Option<diagram::Form> {
        Some(match self {
            Self::Svg => diagram::Form::Svg,
            Self::Png => diagram::Form::Png,
            Self::Text if has_figures => diagram::Form::Unicode,
            Self::Text => diagram::Form::Ascii,
            Self::Latex => diagram::Form::Latex,
            Self::Xskak => diagram::Form::Xskak,
            Self::Markdown => diagram::Form::Markdown,
            Self::Alt => diagram::Form::Alt,
            Self::Pdf | Self::Html | Self::Tex => return None,
        })
    }

    /// The ending of the files of pictures.
    pub(super) const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            _ => "svg",
        }
    }

    /// Whether all positions come onto pages.
    pub(super) const fn is_pages(self) -> bool {
        matches!(self, Self::Pdf | Self::Html | Self::Tex)
    }

    /// Whether every position is a file of its own.
    pub(super) const fn is_picture(self) -> bool {
        matches!(self, Self::Svg | Self::Png)
    }

    /// Whether texts of this form run into each other without a blank line between them.
    pub(super) const fn needs_blank_lines(self) -> bool {
        !matches!(self, Self::Alt)
    }
}
