//! Files of pictures, most with one page, documents with many.

#[cfg(feature = "pdf")]
mod pdf;
#[cfg(feature = "pdf")]
mod pdf_text;
#[cfg(feature = "pdf")]
mod text;
mod tiff;

use super::{Corners, Picture, PictureError};

/// The pages of a file, which are decoded one by one.
///
/// ```
/// # use fenwright::{Position, diagram::{self, Diagram}, vision::Pages};
/// let png = diagram::png(&Diagram::new(Position::start())).unwrap();
/// let pages = Pages::new(png)?;
/// assert_eq!((pages.count(), pages.picture(0)?.width()), (1, 800));
/// # Ok::<(), fenwright::vision::PictureError>(())
/// ```
#[derive(Debug)]
pub struct Pages(Content);

#[derive(Debug)]
enum Content {
    One(Vec<u8>),
    Tiff(tiff::Tiff),
    #[cfg(feature = "pdf")]
    Pdf(pdf::Pdf),
}

impl Pages {
    /// Creates the pages of a picture file or PDF. A picture other than TIFF has one page and is not examined yet.
    ///
    /// # Errors
    /// If the file is an invalid or protected PDF, or a PDF without the feature `pdf`.
    pub fn new(bytes: Vec<u8>) -> Result<Self, PictureError> {
        if is_pdf(&bytes) {
            #[cfg(feature = "pdf")]
            return pdf::Pdf::new(bytes).map(Content::Pdf).map(Self);
            #[cfg(not(feature = "pdf"))]
            return Err(PictureError::Unsupported("PDF".to_owned()));
        }
        Ok(Self(tiff::Tiff::new(bytes).map_or_else(Content::One, Content::Tiff)))
    }

    /// Returns the number of pages.
    pub fn count(&self) -> usize {
        match &self.0 {
            Content::One(_) => 1,
            Content::Tiff(tiff) => tiff.page_count(),
            #[cfg(feature = "pdf")]
            Content::Pdf(pdf) => pdf.page_count(),
        }
    }

    /// Decodes a page, counted from 0.
    ///
    /// # Errors
    /// If there is no such page, if its format is unknown, if it is invalid, or if it has more than
    /// [`Picture::MAX_PIXELS`].
    pub fn picture(&self, index: usize) -> Result<Picture, PictureError> {
        match &self.0 {
            Content::One(bytes) if index == 0 => Picture::decode(bytes),
            Content::One(_) => Err(PictureError::Broken),
            Content::Tiff(tiff) => tiff.picture(index),
            #[cfg(feature = "pdf")]
            Content::Pdf(pdf) => pdf.picture(index),
        }
    }

    /// Returns the captions of boards on a page, counted from 0: the text right above or below them, in pages with
    /// text.
    #[cfg_attr(not(feature = "pdf"), expect(unused_variables, reason = "no other format has text"))]
    pub fn captions(&self, index: usize, boards: &[Corners]) -> Vec<Option<String>> {
        match &self.0 {
            #[cfg(feature = "pdf")]
            Content::Pdf(pdf) if !boards.is_empty() => {
                let lines = pdf.text(index);
                boards.iter().map(|board| text::caption(&lines, board)).collect()
            }
            _ => vec![None; boards.len()],
        }
    }
}

/// Number of bytes in which the signature of a PDF must be, as other readers expect it.
const PDF_HEADER: usize = 1024;

/// Returns `true` for a file with the signature of PDF, which other bytes may precede.
fn is_pdf(bytes: &[u8]) -> bool {
    memchr::memmem::find(&bytes[..bytes.len().min(PDF_HEADER)], b"%PDF-").is_some()
}
