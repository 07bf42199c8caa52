//! Why a picture cannot be read.

use std::error::Error;
use std::fmt;

use image::ImageError;

use super::Picture;
use crate::tr;

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
            Self::Unknown => f.write_str(tr!("vision-unknown")),
            Self::Broken => f.write_str(tr!("vision-broken")),
            Self::TooLarge { width, height } => {
                let (width, height) = (width.to_string(), height.to_string());
                f.write_str(&tr!("vision-too-large", width = width, height = height, most = Picture::MOST_PIXELS >> 20))
            }
            Self::Memory => f.write_str(tr!("vision-memory")),
            Self::Unsupported(what) => f.write_str(&tr!("vision-unsupported", what = what)),
        }
    }
}

impl Error for PictureError {}
