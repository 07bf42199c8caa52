//! Pages of diagrams to print and to solve. All forms are written from one layout.

mod html;
mod layout;
mod legend;
mod sheet;
mod solutions;
mod tex;

use std::error::Error;

use serde::{Deserialize, Serialize};

pub use legend::Figure;
pub use sheet::{Paper, PerPage, Worksheet};
pub use solutions::unsolved;

use super::{Diagram, LatexPackage, Pixels, PngError, latex, pdf, png, svg};
use layout::Layout;

/// What pages are written as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SheetForm {
    /// PDF.
    #[default]
    Pdf,
    /// A file for a browser, with the pictures in it.
    Html,
    /// A document for LaTeX with the package chessboard.
    Chessboard,
    /// A document for LaTeX with the packages xskak and chessboard.
    Xskak,
    /// A document for LaTeX with the package diagram, which is made for problems.
    Diagram,
}

/// Why pages cannot be written.
pub type SheetError = Box<dyn Error + Send + Sync>;

impl SheetForm {
    /// All forms, in the order of a list to choose from.
    pub const ALL: [Self; 5] = [Self::Pdf, Self::Html, Self::Chessboard, Self::Xskak, Self::Diagram];

    /// The ending of the names of files of this form.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Html => "html",
            Self::Chessboard | Self::Xskak | Self::Diagram => "tex",
        }
    }

    /// The package of LaTeX, where it is a document for that.
    pub const fn latex_package(self) -> Option<LatexPackage> {
        match self {
            Self::Pdf | Self::Html => None,
            Self::Chessboard => Some(LatexPackage::Chessboard),
            Self::Xskak => Some(LatexPackage::Xskak),
            Self::Diagram => Some(LatexPackage::Diagram),
        }
    }

    /// Whether what is said is written with the letters that are built in.
    pub const fn draws_letters(self) -> bool {
        matches!(self, Self::Pdf)
    }

    /// Whether a diagram has a place on pages of this form.
    ///
    /// # Errors
    /// For what LaTeX has no commands for.
    pub fn check(self, diagram: &Diagram, fen: &str) -> Result<(), super::LatexError> {
        self.latex_package().map_or(Ok(()), |package| latex(diagram, fen, package).map(drop))
    }
}

impl Worksheet {
    /// Writes the pages as PDF, with at least one page: the diagrams as large as there is room for, then the solutions.
    ///
    /// # Errors
    /// What the writer of the PDF says; the drawings and fonts that are built in give it no reason.
    pub fn pdf(&self, figures: &[Figure]) -> Result<Vec<u8>, SheetError> {
        self.write(SheetForm::Pdf, figures)
    }

    /// Writes the pages in a form, as [`Self::pdf`] does.
    ///
    /// # Errors
    /// As for [`Self::pdf`]; and for diagrams that [`SheetForm::check`] finds to have no place on such pages.
    pub fn write(&self, form: SheetForm, figures: &[Figure]) -> Result<Vec<u8>, SheetError> {
        Ok(self.write_while(form, figures, || true)?.unwrap_or_default())
    }

    /// What [`Self::write`] makes, asking before each page whether to go on; `None` once the answer was no.
    ///
    /// # Errors
    /// As for [`Self::write`].
    pub fn write_while(
        &self,
        form: SheetForm,
        figures: &[Figure],
        mut goes_on: impl FnMut() -> bool,
    ) -> Result<Option<Vec<u8>>, SheetError> {
        let adapted = form.latex_package().map(|_| tex::adapted(figures));
        let layout = Layout::of(self, adapted.as_deref().unwrap_or(figures));
        let mut is_stopped = false;
        let mut pages = (0..layout.pages()).take_while(|_| {
            is_stopped = !goes_on();
            !is_stopped
        });
        let written = match form.latex_package() {
            None if form == SheetForm::Pdf => pdf::write(pages.map(|page| layout.page(page)), self.name())?,
            None => {
                let body: String = pages.map(|page| html::page(&layout, page)).collect();
                (html::head(&layout) + &body + html::TAIL).into_bytes()
            }
            Some(package) => {
                let body: String = pages.try_fold(String::new(), |body, page| {
                    Ok::<_, super::LatexError>(body + &tex::page(&layout, page, package)?)
                })?;
                (tex::head(&layout, package) + &body + tex::TAIL).into_bytes()
            }
        };
        Ok((!is_stopped).then_some(written))
    }

    /// How many pages there are with those of the solutions.
    pub fn all_pages(&self, figures: &[Figure]) -> usize {
        Layout::of(self, figures).pages()
    }

    /// The longer side of the smallest diagram as it stands on the pages, in micrometres; `None` without any.
    pub fn drawn_length(&self, figures: &[Figure]) -> Option<u32> {
        Layout::of(self, figures).length()
    }

    /// Draws one page, counted from 0, as large as it fits into so many pixels of width and height, just as PDF has it.
    ///
    /// # Errors
    /// As for a [`png`](fn@super::png) of that size.
    pub fn picture(&self, figures: &[Figure], page: usize, (width, height): (u32, u32)) -> Result<Pixels, PngError> {
        let layout = Layout::of(self, figures);
        let (paper_width, paper_height) = layout.paper();
        let height = height.min((width as f32 * paper_height / paper_width) as u32);
        png::of_svg(&svg::of_page(&layout.page(page), height.max(Diagram::MIN_SIZE)))
    }
}
