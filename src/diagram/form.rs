//! A diagram as the content of a file or of the clipboard.

use std::error::Error;
use std::fmt;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Diagram, LatexError, LatexPackage, PngError, alt_text, latex, markdown, png, svg, text};

/// What a diagram is written as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// A picture of pixels.
    #[default]
    Png,
    /// A picture of shapes.
    Svg,
    /// A board of letters.
    Ascii,
    /// A board of chess figures.
    Unicode,
    /// Commands of the LaTeX package chessboard.
    Latex,
    /// Commands of the LaTeX packages xskak and chessboard.
    Xskak,
    /// A Markdown image with PNG in its address.
    Markdown,
    /// Words for somebody who cannot see the picture.
    Alt,
}

/// Why a diagram cannot be written.
#[derive(Debug)]
pub enum FormError {
    /// It cannot be drawn.
    Png(PngError),
    /// LaTeX has no commands for it.
    Latex(LatexError),
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Png(error) => error.fmt(f),
            Self::Latex(error) => error.fmt(f),
        }
    }
}

impl Error for FormError {}

impl From<PngError> for FormError {
    fn from(error: PngError) -> Self {
        Self::Png(error)
    }
}

impl From<LatexError> for FormError {
    fn from(error: LatexError) -> Self {
        Self::Latex(error)
    }
}

impl Form {
    /// All forms, in the order of a list to choose from.
    pub const ALL: [Self; 8] =
        [Self::Png, Self::Svg, Self::Ascii, Self::Unicode, Self::Latex, Self::Xskak, Self::Markdown, Self::Alt];

    /// The ending of the names of files of this form.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Ascii | Self::Unicode | Self::Alt => "txt",
            Self::Latex | Self::Xskak => "tex",
            Self::Markdown => "md",
        }
    }

    /// The form that the ending of a file's name states, whatever its case; the first one of several with that ending.
    pub fn of_path(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        Self::ALL.into_iter().find(|form| form.ending().eq_ignore_ascii_case(ending))
    }

    /// Whether captions are drawn with the letters that are built in, and not as text.
    pub const fn draws_letters(self) -> bool {
        matches!(self, Self::Png | Self::Svg | Self::Markdown)
    }

    /// The diagram in this form, given its FEN; text ends with a line end.
    ///
    /// # Errors
    /// For a picture of a size that there is not, and for what LaTeX has no commands for.
    pub fn write(self, diagram: &Diagram, fen: &str) -> Result<Vec<u8>, FormError> {
        if self == Self::Png { Ok(png(diagram)?) } else { Ok(self.text(diagram, fen)?.into_bytes()) }
    }

    /// The diagram in this form as text, given its FEN; PNG is its data address.
    ///
    /// # Errors
    /// As [`Self::write`].
    pub fn text(self, diagram: &Diagram, fen: &str) -> Result<String, FormError> {
        Ok(match self {
            Self::Png => super::data_address(diagram)?,
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
        for (form, beginning) in Form::ALL.into_iter().zip(beginnings) {
            let bytes = form.write(&diagram, "a FEN").unwrap_or_else(|error| panic!("{form:?}: {error}"));
            let text: String = bytes.iter().take(400).map(|byte| char::from(*byte)).collect();
            let text = if form == Form::Png { text } else { String::from_utf8_lossy(&bytes).into_owned() };
            assert!(text.starts_with(beginning), "{form:?}: {text}");
            let found = Form::of_path(Path::new(&format!("a.b.{}", form.ending().to_uppercase())));
            assert_eq!(found.map(Form::ending), Some(form.ending()), "{form:?}");
        }
        assert_eq!(Form::of_path(Path::new("png")), None);
        assert!(Form::Png.write(&Diagram { size: 0, ..diagram }, "").is_err());
    }
}
