//! Pictures, decoded within limits.

mod jpeg;

use std::error::Error;
use std::fmt;
use std::io::Cursor;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError, ImageReader, Limits, Rgba};

use crate::tr;

/// A picture in memory.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
    is_truncated: bool,
}

impl Picture {
    /// Maximum number of pixels: 192 MB of memory.
    pub const MAX_PIXELS: u64 = 64 << 20;

    /// Decodes a PNG, JPEG, WebP, GIF, TIFF or BMP file, and only the first frame of an animation or page of a TIFF.
    /// Applies the EXIF orientation and puts transparent pixels on white.
    ///
    /// # Errors
    /// If the file is in none of these formats, is invalid, or has more than [`Self::MAX_PIXELS`].
    pub fn decode(bytes: &[u8]) -> Result<Self, PictureError> {
        let mut reader =
            ImageReader::new(Cursor::new(bytes)).with_guessed_format().map_err(|_| PictureError::Unknown)?;
        if reader.format().is_none_or(|format| !format.reading_enabled()) {
            return Err(PictureError::Unknown);
        }
        let mut limits = Limits::default();
        limits.max_alloc = Some(8 * Self::MAX_PIXELS);
        reader.limits(limits);
        let mut decoder = reader.into_decoder().map_err(|error| PictureError::from_image_error(&error))?;
        let (width, height) = decoder.dimensions();
        check_size(width, height)?;
        let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
        let mut image = DynamicImage::from_decoder(decoder).map_err(|error| PictureError::from_image_error(&error))?;
        image.apply_orientation(orientation);
        Ok(Self { is_truncated: jpeg::is_truncated(bytes), ..Self::of_image(image) })
    }

    /// Creates a picture from RGBA pixels. Transparent pixels are put on white.
    ///
    /// # Errors
    /// If the number of pixels is 0, does not match the size, or is more than [`Self::MAX_PIXELS`].
    pub fn from_rgba(width: u32, height: u32, rgba: &[u8]) -> Result<Self, PictureError> {
        check_size(width, height)?;
        let (width, height) = (width as usize, height as usize);
        if rgba.len() != width * height * 4 {
            return Err(PictureError::Broken);
        }
        let rgb = rgba.as_chunks().0.iter().flat_map(|pixel| on_white(*pixel)).collect();
        Ok(Self { width, height, rgb, is_truncated: false })
    }

    fn of_image(image: DynamicImage) -> Self {
        let (width, height) = (image.width() as usize, image.height() as usize);
        let rgb = if image.color().has_alpha() {
            image.into_rgba8().pixels().flat_map(|Rgba(pixel)| on_white(*pixel)).collect()
        } else {
            image.into_rgb8().into_raw()
        };
        Self { width, height, rgb, is_truncated: false }
    }

    #[cfg(feature = "pdf")]
    pub(super) fn into_truncated(self) -> Self {
        Self { is_truncated: true, ..self }
    }

    /// Returns `true` if the file ended early, so that a part of the picture is invented.
    pub const fn is_truncated(&self) -> bool {
        self.is_truncated
    }

    /// Returns the width in pixels.
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Returns the height in pixels.
    pub const fn height(&self) -> usize {
        self.height
    }

    /// Returns the pixels: rows from the top, from left to right, three bytes each for red, green and blue.
    pub fn rgb(&self) -> &[u8] {
        &self.rgb
    }

    pub(super) fn pixel(&self, x: usize, y: usize) -> [u8; 3] {
        self.rgb.as_chunks().0[y * self.width + x]
    }
}

// Shows the size only.
impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture of {}x{}", self.width, self.height)
    }
}

fn check_size(width: u32, height: u32) -> Result<(), PictureError> {
    if width == 0 || height == 0 {
        return Err(PictureError::Broken);
    }
    if u64::from(width) * u64::from(height) > Picture::MAX_PIXELS {
        return Err(PictureError::TooLarge { width, height });
    }
    Ok(())
}

fn on_white([red, green, blue, opacity]: [u8; 4]) -> [u8; 3] {
    if opacity == 255 {
        return [red, green, blue];
    }
    let opacity = u32::from(opacity);
    [red, green, blue].map(|value| ((u32::from(value) * opacity + 255 * (255 - opacity) + 127) / 255) as u8)
}

/// The reason why a picture cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// The file is not a picture, or its format is not supported.
    Unknown,
    /// The picture is truncated or invalid.
    Broken,
    /// The picture has too many pixels.
    #[expect(missing_docs, reason = "the names say it")]
    TooLarge { width: u32, height: u32 },
    /// The document can only be opened with a password.
    Protected,
    /// Decoding the picture would take too much memory.
    Memory,
    /// The decoder does not support this variant of the format. The text is the message of the decoder.
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
            Self::Protected => f.write_str(tr!("vision-protected")),
            Self::Memory => f.write_str(tr!("vision-memory")),
            Self::Unsupported(what) => f.write_str(&tr!("vision-unsupported", what = what)),
        }
    }
}

impl Error for PictureError {}
