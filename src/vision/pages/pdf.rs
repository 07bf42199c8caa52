//! PDF documents, whose pages are drawn.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use hayro::hayro_interpret::InterpreterSettings;
use hayro::hayro_syntax::page::Page;
use hayro::hayro_syntax::{self as syntax, DecryptionError, LoadPdfError};
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings, render};

use super::pdf_text::characters;
use super::text::{self, TextLine};
use crate::vision::{Picture, PictureError};

/// Pixels per point. Diagrams of books are about five centimetres wide, that is, 50 pixels a square.
const SCALE: f32 = 200.0 / 72.0;

/// Maximum width and height of a page in pixels. A larger page is drawn smaller.
const MAX_SIDE: f32 = 8000.0;

/// The number of bytes at the end in which the end mark must be.
const TRAILER: usize = 1024;

pub(super) struct Pdf {
    document: syntax::Pdf,
    /// `true` if the file ended early, so that drawings may be missing.
    is_truncated: bool,
}

impl Pdf {
    pub(super) fn new(bytes: Vec<u8>) -> Result<Self, PictureError> {
        let is_truncated = memchr::memmem::find(&bytes[bytes.len().saturating_sub(TRAILER)..], b"%%EOF").is_none();
        let document = guard(|| syntax::Pdf::new(bytes))?.map_err(|error| match error {
            LoadPdfError::Decryption(DecryptionError::PasswordProtected) => PictureError::Protected,
            LoadPdfError::Decryption(error) => PictureError::Unsupported(format!("{error:?}")),
            LoadPdfError::Invalid => PictureError::Broken,
        })?;
        Ok(Self { document, is_truncated })
    }

    pub(super) fn page_count(&self) -> usize {
        self.document.pages().len()
    }

    pub(super) fn picture(&self, index: usize) -> Result<Picture, PictureError> {
        let page = self.document.pages().get(index).ok_or(PictureError::Broken)?;
        let scale = scale(page);
        let pixmap = guard(|| {
            let look = PixmapSettings { x_scale: scale, y_scale: scale, bg_color: WHITE };
            render(page, &RenderCache::new(), &InterpreterSettings::default(), &RenderSettings::default(), &look)
        })?;
        let picture = Picture::from_rgba(pixmap.width().into(), pixmap.height().into(), pixmap.data_as_u8_slice())?;
        Ok(if self.is_truncated { picture.into_truncated() } else { picture })
    }

    /// Returns the lines of text on a page, or nothing if the page cannot be read.
    pub(super) fn text(&self, index: usize) -> Vec<TextLine> {
        let page = self.document.pages().get(index);
        let characters = page.and_then(|page| guard(|| characters(page, scale(page))).ok());
        text::lines(characters.unwrap_or_default())
    }
}

/// Returns the number of pixels per point of the picture of a page.
fn scale(page: &Page<'_>) -> f32 {
    let (width, height) = page.render_dimensions();
    SCALE.min(MAX_SIDE / width.max(height))
}

/// The parser is meant to take any file, but its work is large: a panic becomes an error.
fn guard<T>(work: impl FnOnce() -> T) -> Result<T, PictureError> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| PictureError::Broken)
}

impl fmt::Debug for Pdf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pdf of {} pages", self.page_count())
    }
}
