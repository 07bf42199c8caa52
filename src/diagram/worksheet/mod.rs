//! Pages of diagrams to print and to solve. All formats are written from one layout.

mod anki;
mod archive;
mod docx;
mod epub;
mod error;
mod html;
mod layout;
mod legend;
mod solutions;
mod solving;
mod tex;
mod typ;

use serde::{Deserialize, Serialize};

pub use error::WorksheetError;
pub use legend::{Figure, Paper, PerPage, Worksheet};

use super::{Diagram, LatexPackage, Pixels, PngError, TypstPackage, latex, pdf, png, svg, typst};
use layout::Layout;

/// A format of a worksheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WorksheetFormat {
    /// PDF.
    #[default]
    Pdf,
    /// An HTML file with embedded pictures.
    Html,
    /// A document of Word (Office Open XML), with texts that can be edited.
    Docx,
    /// An EPUB book, with a chapter for each page and one of solutions.
    Epub,
    /// Notes for Anki: text with tabs, the diagram and its caption in front, the solution behind.
    Anki,
    /// A LaTeX document.
    #[serde(untagged)]
    Latex(LatexPackage),
    /// A Typst document.
    #[serde(untagged)]
    Typst(TypstPackage),
}

impl WorksheetFormat {
    /// All formats, in menu order.
    pub const ALL: [Self; 11] = [
        Self::Pdf,
        Self::Html,
        Self::Docx,
        Self::Epub,
        Self::Anki,
        Self::Latex(LatexPackage::Chessboard),
        Self::Latex(LatexPackage::Xskak),
        Self::Latex(LatexPackage::Diagram),
        Self::Typst(TypstPackage::Svg),
        Self::Typst(TypstPackage::BoardNPieces),
        Self::Typst(TypstPackage::Staunton),
    ];

    /// Returns the file extension.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Html => "html",
            Self::Docx => "docx",
            Self::Epub => "epub",
            Self::Anki => "txt",
            Self::Latex(_) => "tex",
            Self::Typst(_) => "typ",
        }
    }

    /// Returns the LaTeX package, if the format is a LaTeX document.
    pub const fn latex_package(self) -> Option<LatexPackage> {
        if let Self::Latex(package) = self { Some(package) } else { None }
    }

    /// Returns `true` if the boards are pictures, with the pieces and colors of this program.
    pub const fn has_pictures(self) -> bool {
        !matches!(self, Self::Latex(_) | Self::Typst(TypstPackage::BoardNPieces | TypstPackage::Staunton))
    }

    /// Returns `true` if texts are drawn with the built-in font.
    pub const fn uses_built_in_font(self) -> bool {
        matches!(self, Self::Pdf)
    }

    /// Checks that pages in this format can contain a diagram.
    ///
    /// # Errors
    /// If the package of LaTeX or Typst cannot draw the diagram.
    pub fn check(self, diagram: &Diagram, fen: &str) -> Result<(), WorksheetError> {
        match self {
            Self::Latex(package) => drop(latex(diagram, fen, package)?),
            Self::Typst(package) if !self.has_pictures() => drop(typst(diagram, fen, package)?),
            _ => {}
        }
        Ok(())
    }
}

impl Worksheet {
    /// Writes the pages as PDF, at least one page: the diagrams, then the solutions.
    ///
    /// # Errors
    /// Errors of the PDF library, which the built-in drawings and fonts do not cause.
    pub fn pdf(&self, figures: &[Figure]) -> Result<Vec<u8>, WorksheetError> {
        self.write(WorksheetFormat::Pdf, figures)
    }

    /// Writes the pages in a format.
    ///
    /// # Errors
    /// See [`Self::pdf`]. Also if a diagram fails [`WorksheetFormat::check`].
    pub fn write(&self, form: WorksheetFormat, figures: &[Figure]) -> Result<Vec<u8>, WorksheetError> {
        Ok(self.write_while(form, figures, || true)?.unwrap_or_default())
    }

    /// Writes the pages as [`Self::write`] does. Calls `goes_on` before each page, and returns `None` once `goes_on`
    /// returns `false`.
    ///
    /// # Errors
    /// See [`Self::write`].
    pub fn write_while(
        &self,
        form: WorksheetFormat,
        figures: &[Figure],
        mut goes_on: impl FnMut() -> bool,
    ) -> Result<Option<Vec<u8>>, WorksheetError> {
        let adapted = match form {
            WorksheetFormat::Latex(_) => Some(tex::adapted(figures)),
            WorksheetFormat::Typst(package) if !form.has_pictures() => Some(typ::adapted(figures, package)),
            _ => None,
        };
        let layout = Layout::new(self, adapted.as_deref().unwrap_or(figures));
        let mut is_stopped = false;
        let mut pages = (0..layout.pages()).take_while(|_| {
            is_stopped = !goes_on();
            !is_stopped
        });
        let written = match form {
            WorksheetFormat::Pdf => pdf::write(pages.map(|page| layout.page(page)), self.name())?,
            WorksheetFormat::Html => {
                let body: String = pages.map(|page| html::page(&layout, page)).collect();
                (html::head(&layout) + &body + &html::tail(&layout)).into_bytes()
            }
            WorksheetFormat::Docx => {
                let mut document = docx::Document::new(&layout);
                pages.try_for_each(|page| document.add_page(page))?;
                document.finish()?
            }
            WorksheetFormat::Epub => {
                let mut book = epub::Book::new(&layout)?;
                pages.try_for_each(|page| book.add_page(page))?;
                book.finish()?
            }
            WorksheetFormat::Anki => {
                let notes: String = pages.map(|page| anki::page(&layout, page)).collect();
                (anki::head(self) + &notes).into_bytes()
            }
            WorksheetFormat::Latex(package) => {
                let body: String = pages.try_fold(String::new(), |body, page| {
                    Ok::<_, super::LatexError>(body + &tex::page(&layout, page, package)?)
                })?;
                (tex::head(&layout, package) + &body + tex::TAIL).into_bytes()
            }
            WorksheetFormat::Typst(package) => {
                let body: String = pages.try_fold(String::new(), |body, page| {
                    Ok::<_, super::TypstError>(body + &typ::page(&layout, page, package)?)
                })?;
                (typ::head(&layout, package) + &body).into_bytes()
            }
        };
        Ok((!is_stopped).then_some(written))
    }

    /// Returns the number of pages, including the solutions.
    pub fn all_pages(&self, figures: &[Figure]) -> usize {
        Layout::new(self, figures).pages()
    }

    /// Returns the longer side of the smallest diagram on the pages, in micrometers; `None` without figures.
    pub fn diagram_length(&self, figures: &[Figure]) -> Option<u32> {
        Layout::new(self, figures).length()
    }

    /// Draws a page as it looks in the PDF, to fit into this many pixels of width and height. Pages are counted from 0.
    ///
    /// # Errors
    /// See [`png`](fn@super::png), for a picture of that size.
    pub fn picture(&self, figures: &[Figure], page: usize, (width, height): (u32, u32)) -> Result<Pixels, PngError> {
        let layout = Layout::new(self, figures);
        let (paper_width, paper_height) = layout.paper();
        let height = height.min((width as f32 * paper_height / paper_width) as u32);
        png::render_svg(&svg::draw_page(&layout.page(page), height.max(Diagram::MIN_SIZE)))
    }
}
