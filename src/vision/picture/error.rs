//! The errors of reading pictures.

use std::error::Error;
use std::fmt;

use image::ImageError;

use super::Picture;
use crate::tr;

/// The reason why a picture cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// It is not a picture, or the format is not supported.
    Unknown,
    /// It is truncated or invalid.
    Broken,
    /// The picture has too many pixels.
    TooLarge {
        /// Width in pixels.
        width: u32,
        /// Height in pixels.
        height: u32,
    },
    /// Decoding it would take too much memory.
    Memory,
    /// The decoder does not support this variant of the format; its message.
    Unsupported(String),
}

impl PictureError {
    pub(super) fn from_image_error(error: &ImageError) -> Self {
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
                f.write_str(&tr!("vision-too-large", width = width, height = height, most = Picture::MAX_PIXELS >> 20))
            }
            Self::Memory => f.write_str(tr!("vision-memory")),
            Self::Unsupported(what) => f.write_str(&tr!("vision-unsupported", what = what)),
        }
    }
}

impl Error for PictureError {}
