//! The formats of a single diagram, for files and the clipboard.

use std::error::Error;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

use super::{
    ChessFont, Diagram, LatexPackage, PngError, TypstPackage, alt_text, chess_font, latex, pdf, png, svg, text, typst,
};

/// A format of a diagram.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DiagramFormat {
    /// A PNG picture.
    #[default]
    Png,
    /// An SVG picture.
    Svg,
    /// A PDF page of the size of the diagram.
    Pdf,
    /// A board of ASCII letters.
    Ascii,
    /// A board of Unicode chess figures.
    Unicode,
    /// Commands of the LaTeX package chessboard.
    Latex,
    /// Commands of the LaTeX packages xskak and chessboard.
    Xskak,
    /// An SVG picture in Typst.
    Typst,
    /// A call of the Typst package board-n-pieces.
    #[serde(rename = "board-n-pieces")]
    BoardNPieces,
    /// A call of the Typst package staunton.
    Staunton,
    /// A board for the font Chess Merida.
    Merida,
    /// A board for the font Chess Alpha.
    Alpha,
    /// A board for the font `LinaresDiagram`.
    Linares,
    /// A Markdown image with the PNG in a `data:` URL.
    Markdown,
    /// The alternative text.
    Alt,
}

/// The reason why a diagram cannot be written: a [`PngError`](super::PngError), [`LatexError`](super::LatexError),
/// [`TypstError`](super::TypstError) or [`ChessFontError`](super::ChessFontError).
pub type DiagramFormatError = Box<dyn Error + Send + Sync>;

impl DiagramFormat {
    /// All formats, in menu order.
    pub const ALL: [Self; 15] = [
        Self::Png,
        Self::Svg,
        Self::Pdf,
        Self::Ascii,
        Self::Unicode,
        Self::Latex,
        Self::Xskak,
        Self::Typst,
        Self::BoardNPieces,
        Self::Staunton,
        Self::Merida,
        Self::Alpha,
        Self::Linares,
        Self::Markdown,
        Self::Alt,
    ];

    /// Returns the file extension.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Pdf => "pdf",
            Self::Ascii | Self::Unicode | Self::Merida | Self::Alpha | Self::Linares | Self::Alt => "txt",
            Self::Latex | Self::Xskak => "tex",
            Self::Typst | Self::BoardNPieces | Self::Staunton => "typ",
            Self::Markdown => "md",
        }
    }

    /// Returns the format for the extension of a path, ignoring case: the first format that has this extension.
    pub fn from_path(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        Self::ALL.into_iter().find(|form| form.extension().eq_ignore_ascii_case(ending))
    }

    /// Returns `true` if captions are drawn with the built-in font instead of being text.
    pub const fn uses_built_in_font(self) -> bool {
        matches!(self, Self::Png | Self::Svg | Self::Pdf | Self::Typst | Self::Markdown)
    }

    /// Returns the content of a file in this format. `fen` is the position as FEN; text ends with a line feed.
    ///
    /// # Errors
    /// If the size of a picture is out of range, or if a package or font cannot draw the diagram.
    pub fn write(self, diagram: &Diagram, fen: &str) -> Result<Vec<u8>, DiagramFormatError> {
        match self {
            Self::Png => Ok(png(diagram)?),
            Self::Pdf => pdf(diagram),
            _ => Ok(self.text(diagram, fen)?.into_bytes()),
        }
    }

    /// Returns the diagram as text in this format; a PNG or a PDF becomes a `data:` URL.
    ///
    /// # Errors
    /// See [`Self::write`].
    pub fn text(self, diagram: &Diagram, fen: &str) -> Result<String, DiagramFormatError> {
        Ok(match self {
            Self::Png => data_url(diagram)?,
            Self::Pdf => format!("data:application/pdf;base64,{}", STANDARD.encode(pdf(diagram)?)),
            Self::Svg => svg(diagram),
            Self::Ascii => text::ascii(diagram),
            Self::Unicode => text::unicode(diagram),
            Self::Latex => latex(diagram, fen, LatexPackage::Chessboard)?,
            Self::Xskak => latex(diagram, fen, LatexPackage::Xskak)?,
            Self::Typst => typst(diagram, fen, TypstPackage::Svg)?,
            Self::BoardNPieces => typst(diagram, fen, TypstPackage::BoardNPieces)?,
            Self::Staunton => typst(diagram, fen, TypstPackage::Staunton)?,
            Self::Merida => chess_font(diagram, ChessFont::Merida)?,
            Self::Alpha => chess_font(diagram, ChessFont::Alpha)?,
            Self::Linares => chess_font(diagram, ChessFont::Linares)?,
            Self::Markdown => markdown(diagram)?,
            Self::Alt => alt_text(diagram) + "\n",
        })
    }
}

/// Returns the diagram as PNG in a `data:` URL.
///
/// # Errors
/// See [`png`].
pub fn data_url(diagram: &Diagram) -> Result<String, PngError> {
    Ok(format!("data:image/png;base64,{}", STANDARD.encode(png(diagram)?)))
}

/// Returns a Markdown image: the alternative text, and the picture as a `data:` URL.
///
/// # Errors
/// See [`png`].
pub fn markdown(diagram: &Diagram) -> Result<String, PngError> {
    let is_special = |char: char| matches!(char, '[' | ']' | '\\' | '`' | '*' | '_' | '<');
    let escaped = |char| is_special(char).then_some('\\').into_iter().chain([char]);
    let alt: String = alt_text(diagram).chars().flat_map(escaped).collect();
    Ok(format!("![{alt}]({})\n", data_url(diagram)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;

    #[test]
    fn every_form_is_written_and_found_by_its_ending() {
        let diagram = Diagram { size: 64, ..Diagram::new(Position::start()) };
        let beginnings = [
            "\u{89}PNG",
            "<svg ",
            "%PDF-",
            "8 r n b",
            "8 \u{265C}",
            "\\chessboard[",
            "\\newchessgame[",
            "#align(center, image(",
            "#import \"@preview/board-n-pieces",
            "#import \"@preview/staunton",
            "1222222223\nÇt",
            "!\"\"\"\"\"\"\"\"#\nçt",
            "cuuuuuuuuC\n(r",
            "![Chess",
            "Chess",
        ];
        for (form, beginning) in DiagramFormat::ALL.into_iter().zip(beginnings) {
            let bytes = form.write(&diagram, "a FEN").unwrap_or_else(|error| panic!("{form:?}: {error}"));
            let text: String = bytes.iter().take(400).map(|byte| char::from(*byte)).collect();
            let text = if matches!(form, DiagramFormat::Png | DiagramFormat::Pdf) {
                text
            } else {
                String::from_utf8_lossy(&bytes).into_owned()
            };
            assert!(text.starts_with(beginning), "{form:?}: {text}");
            let found = DiagramFormat::from_path(Path::new(&format!("a.b.{}", form.extension().to_uppercase())));
            assert_eq!(found.map(DiagramFormat::extension), Some(form.extension()), "{form:?}");
        }
        assert_eq!(DiagramFormat::from_path(Path::new("png")), None);
        assert!(DiagramFormat::Png.write(&Diagram { size: 0, ..diagram }, "").is_err());
    }
}
