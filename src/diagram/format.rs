//! The formats of a single diagram, for files and the clipboard.

use std::error::Error;
use std::fmt;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Diagram, LatexError, LatexPackage, PngError, alt_text, latex, markdown, png, svg, text};

/// A format of a diagram.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DiagramFormat {
    /// A PNG picture.
    #[default]
    Png,
    /// An SVG picture.
    Svg,
    /// A board of ASCII letters.
    Ascii,
    /// A board of Unicode chess figures.
    Unicode,
    /// Commands of the LaTeX package chessboard.
    Latex,
    /// Commands of the LaTeX packages xskak and chessboard.
    Xskak,
    /// A Markdown image with the PNG in a `data:` URL.
    Markdown,
    /// The alternative text.
    Alt,
}

/// The reason why a diagram cannot be written.
#[derive(Debug)]
pub enum DiagramFormatError {
    /// The picture cannot be drawn.
    Png(PngError),
    /// LaTeX has no commands for the diagram.
    Latex(LatexError),
}

impl fmt::Display for DiagramFormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Png(error) => error.fmt(f),
            Self::Latex(error) => error.fmt(f),
        }
    }
}

impl Error for DiagramFormatError {}

impl From<PngError> for DiagramFormatError {
    fn from(error: PngError) -> Self {
        Self::Png(error)
    }
}

impl From<LatexError> for DiagramFormatError {
    fn from(error: LatexError) -> Self {
        Self::Latex(error)
    }
}

impl DiagramFormat {
    /// All formats, in menu order.
    pub const ALL: [Self; 8] =
        [Self::Png, Self::Svg, Self::Ascii, Self::Unicode, Self::Latex, Self::Xskak, Self::Markdown, Self::Alt];

    /// Returns the file extension.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Ascii | Self::Unicode | Self::Alt => "txt",
            Self::Latex | Self::Xskak => "tex",
            Self::Markdown => "md",
        }
    }

    /// Returns the format for the extension of a path, ignoring case; the first of several with that extension.
    pub fn from_path(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        Self::ALL.into_iter().find(|form| form.extension().eq_ignore_ascii_case(ending))
    }

    /// Returns `true` if captions are drawn with the built-in font instead of being text.
    pub const fn uses_built_in_font(self) -> bool {
        matches!(self, Self::Png | Self::Svg | Self::Markdown)
    }

    /// Returns the content of a file in this format. `fen` is the position as FEN; text ends with a line feed.
    ///
    /// # Errors
    /// If the size of a picture is out of range, or if LaTeX has no commands for the diagram.
    pub fn write(self, diagram: &Diagram, fen: &str) -> Result<Vec<u8>, DiagramFormatError> {
        if self == Self::Png { Ok(png(diagram)?) } else { Ok(self.text(diagram, fen)?.into_bytes()) }
    }

    /// Returns the diagram as text in this format; a PNG becomes a `data:` URL.
    ///
    /// # Errors
    /// As [`Self::write`].
    pub fn text(self, diagram: &Diagram, fen: &str) -> Result<String, DiagramFormatError> {
        Ok(match self {
            Self::Png => super::data_url(diagram)?,
            Self::Svg => svg(diagram),
            Self::Ascii => text::ascii(diagram),
            Self::Unicode => text::unicode(diagram),
            Self::Latex => latex(diagram, fen, LatexPackage::Chessboard)?,
            Self::Xskak => latex(diagram, fen, LatexPackage::Xskak)?,
            Self::Markdown => markdown(diagram)?,
            Self::Alt => alt_text(diagram) + "\n",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;

    #[test]
    fn every_form_is_written_and_found_by_its_ending() {
        let diagram = Diagram { size: 64, ..Diagram::new(Position::start()) };
        let beginnings =
            ["\u{89}PNG", "<svg ", "8 r n b", "8 \u{265C}", "\\chessboard[", "\\newchessgame[", "![Chess", "Chess"];
        for (form, beginning) in DiagramFormat::ALL.into_iter().zip(beginnings) {
            let bytes = form.write(&diagram, "a FEN").unwrap_or_else(|error| panic!("{form:?}: {error}"));
            let text: String = bytes.iter().take(400).map(|byte| char::from(*byte)).collect();
            let text = if form == DiagramFormat::Png { text } else { String::from_utf8_lossy(&bytes).into_owned() };
            assert!(text.starts_with(beginning), "{form:?}: {text}");
            let found = DiagramFormat::from_path(Path::new(&format!("a.b.{}", form.extension().to_uppercase())));
            assert_eq!(found.map(DiagramFormat::extension), Some(form.extension()), "{form:?}");
        }
        assert_eq!(DiagramFormat::from_path(Path::new("png")), None);
        assert!(DiagramFormat::Png.write(&Diagram { size: 0, ..diagram }, "").is_err());
    }
}
