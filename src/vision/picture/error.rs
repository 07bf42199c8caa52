//! Why a picture cannot be read.

use std::error::Error;
use std::fmt;

use image::ImageError;

use super::Picture;

/// Why a picture cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// It is no picture, or in a form that is not known.
    Unknown,
    /// It ends too early, or what it says makes no sense.
    Broken,
    /// It has too many pixels.
    TooLarge {
        /// Pixels a row.
        width: u32,
        /// Rows.
        height: u32,
    },
    /// To decode it would take too much memory.
    Memory,
    /// Its form is known, but not this variant of it, of which the decoder says this.
    Unsupported(String),
}

impl PictureError {
    pub(super) fn of(error: &ImageError) -> Self {
        match error {
            ImageError::Limits(_) => Self::Memory,
            ImageError::Unsupported(error) => Self::Unsupported(error.to_string()),
            _ => Self::Broken,
        }
    }
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("This is no picture as PNG, JPEG, WebP or GIF"),
            Self::Broken => f.write_str("The picture is damaged"),
            Self::TooLarge { width, height } => {
                let most = Picture::MOST_PIXELS >> 20;
                write!(f, "The picture has {width}x{height} pixels, more than {most} million")
            }
            Self::Memory => f.write_str("The picture takes too much memory"),
            Self::Unsupported(what) => write!(f, "The picture is of a kind that cannot be read: {what}"),
        }
    }
}

impl Error for PictureError {}
