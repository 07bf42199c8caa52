//! Renders a diagram as PNG or as pixels in memory.

use std::error::Error;
use std::fmt;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter, PixelDimensions, Unit};
use resvg::tiny_skia::{Pixmap, Size, Transform};
use resvg::usvg::{Options, Tree};

use super::palette::IndexedPicture;
use super::scene::Scene;
use super::{DarkSquares, Diagram, PrintSize, svg};
use crate::tr;

/// The reason why a diagram cannot be drawn as PNG.
#[derive(Debug)]
pub enum PngError {
    /// The size is below [`Diagram::MIN_SIZE`] or above [`Diagram::MAX_SIZE`].
    Size(u32),
    /// A drawing cannot be parsed, or the picture cannot be encoded.
    Drawing(Box<dyn Error + Send + Sync>),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(size) => {
                let [least, most, size] = [Diagram::MIN_SIZE, Diagram::MAX_SIZE, *size].map(|size| size.to_string());
                f.write_str(&tr!("diagram-size-fault", least = least, most = most, size = size))
            }
            Self::Drawing(error) => f.write_str(&tr!("diagram-drawing-fault", why = error.to_string())),
        }
    }
}

impl Error for PngError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Size(_) => None,
            Self::Drawing(error) => Some(&**error),
        }
    }
}

/// Draws a diagram as PNG with exactly [`Diagram::size`] pixels on its longer side, not counting the caption.
///
/// # Errors
/// [`PngError::Size`] if the size is out of range.
pub fn png(diagram: &Diagram) -> Result<Vec<u8>, PngError> {
    let pixmap = rasterise(diagram)?;
    let is_hatched = matches!(diagram.colors.dark, DarkSquares::Hatched(_));
    encode(&pixmap, is_hatched, diagram.print).map_err(|error| PngError::Drawing(error.into()))
}

/// A picture in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// The number of pixels per row.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
    /// Rows from the top, pixels from the left, four bytes each: red, green, blue and alpha, which is always 255.
    pub rgba: Vec<u8>,
}

/// Draws a diagram as the pixels that [`png`](fn@png) contains, with similar colors merged.
///
/// # Errors
/// As [`png`](fn@png).
pub fn pixels(diagram: &Diagram) -> Result<Pixels, PngError> {
    let pixmap = rasterise(diagram)?;
    let (width, height) = (pixmap.width(), pixmap.height());
    let rgba = match IndexedPicture::from_rgba(pixmap.data(), width as usize) {
        Some(indexed) => indexed.rgba(),
        None => pixmap.take(),
    };
    Ok(Pixels { width, height, rgba })
}

fn rasterise(diagram: &Diagram) -> Result<Pixmap, PngError> {
    if !(Diagram::MIN_SIZE..=Diagram::MAX_SIZE).contains(&diagram.size) {
        return Err(PngError::Size(diagram.size));
    }
    let (width, height) = Scene::from_diagram(diagram).pixels(diagram.size);
    rasterise_svg(&svg(diagram), |_| (width, height))
}

/// Draws an SVG; `pixels` returns the width and height of the picture, given the size that the SVG states.
fn rasterise_svg(svg: &str, pixels: impl FnOnce(Size) -> (u32, u32)) -> Result<Pixmap, PngError> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| PngError::Drawing(error.into()))?;
    let size = tree.size();
    let (width, height) = pixels(size);
    let mut pixmap = Pixmap::new(width, height).ok_or(PngError::Size(width.max(height)))?;
    let transform = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    Ok(pixmap)
}

/// Draws an SVG without transparent parts in the size that it states.
pub(super) fn render_svg(svg: &str) -> Result<Pixels, PngError> {
    let pixmap = rasterise_svg(svg, |size| (size.width().round() as u32, size.height().round() as u32))?;
    Ok(Pixels { width: pixmap.width(), height: pixmap.height(), rgba: pixmap.take() })
}

/// Encodes pixels, which are all opaque: paper or board are below everything.
fn encode(pixmap: &Pixmap, is_hatched: bool, print: Option<PrintSize>) -> Result<Vec<u8>, png::EncodingError> {
    let mut out = Vec::with_capacity(1 << 16);
    let mut encoder = Encoder::new(&mut out, pixmap.width(), pixmap.height());
    encoder.set_depth(BitDepth::Eight);
    encoder.set_pixel_dims(print.map(|print| {
        let dots = print.dots_per_metre();
        PixelDimensions { xppu: dots, yppu: dots, unit: Unit::Meter }
    }));
    // Measured: most rows of a board equal the row above, so the fastest level suffices. Rows of a hatched board never
    // do, and the filter would double the size of the picture.
    let (filter, level) = if is_hatched { (Filter::NoFilter, 4) } else { (Filter::Up, 1) };
    encoder.set_filter(filter);
    encoder.set_deflate_compression(DeflateCompression::Level(level));
    let width = pixmap.width() as usize;
    let pixels = if let Some(IndexedPicture { palette, pixels }) = IndexedPicture::from_rgba(pixmap.data(), width) {
        encoder.set_color(ColorType::Indexed);
        encoder.set_palette(palette.concat());
        pixels
    } else {
        encoder.set_color(ColorType::Rgb);
        pixmap.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
    };
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(out)
}
