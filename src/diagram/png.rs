//! Renders a diagram as PNG or as pixels in memory. A PNG has at most 256 colors if the difference is not visible,
//! which takes a third of the bytes.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::ops::Range;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter, PixelDimensions, Unit};
use resvg::tiny_skia::{Pixmap, Size, Transform};
use resvg::usvg::{Options, Tree};

use super::description::INCH;
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
/// See [`png`](fn@png).
pub fn pixels(diagram: &Diagram) -> Result<Pixels, PngError> {
    let pixmap = rasterise(diagram)?;
    let (width, height) = (pixmap.width(), pixmap.height());
    let rgba = match IndexedPicture::from_rgba(pixmap.data(), width as usize) {
        Some(indexed) => indexed.rgba(),
        None => pixmap.take(),
    };
    Ok(Pixels { width, height, rgba })
}

pub(super) fn rasterise(diagram: &Diagram) -> Result<Pixmap, PngError> {
    if !(Diagram::MIN_SIZE..=Diagram::MAX_SIZE).contains(&diagram.size) {
        return Err(PngError::Size(diagram.size));
    }
    let (width, height) = Scene::from_diagram(diagram).pixels(diagram.size);
    rasterise_svg(&svg(diagram), |_| (width, height))
}

fn rasterise_svg(svg: &str, pixels: impl FnOnce(Size) -> (u32, u32)) -> Result<Pixmap, PngError> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| PngError::Drawing(error.into()))?;
    let size = tree.size();
    let (width, height) = pixels(size);
    let mut pixmap = Pixmap::new(width, height).ok_or(PngError::Size(width.max(height)))?;
    let transform = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    Ok(pixmap)
}

/// Draws an SVG without transparent parts in its own size.
pub(super) fn render_svg(svg: &str) -> Result<Pixels, PngError> {
    let pixmap = rasterise_svg(svg, |size| (size.width().round() as u32, size.height().round() as u32))?;
    Ok(Pixels { width: pixmap.width(), height: pixmap.height(), rgba: pixmap.take() })
}

/// Encodes pixels. All pixels are opaque, because the paper or the board is below everything.
fn encode(pixmap: &Pixmap, is_hatched: bool, print: Option<PrintSize>) -> Result<Vec<u8>, png::EncodingError> {
    let mut out = Vec::with_capacity(1 << 16);
    let mut encoder = Encoder::new(&mut out, pixmap.width(), pixmap.height());
    encoder.set_depth(BitDepth::Eight);
    encoder.set_pixel_dims(print.map(|print| {
        let dots = (f64::from(print.dpi) * 1e6 / f64::from(INCH)).round() as u32;
        PixelDimensions { xppu: dots, yppu: dots, unit: Unit::Meter }
    }));
    // Measured: most rows of a board equal the row above, so the fastest level suffices. In a hatched board no row
    // equals the row above, and the filter would double the size of the picture.
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

type Color = [u8; 3];

#[derive(Default)]
pub(super) struct IndexedPicture {
    pub(super) palette: Vec<Color>,
    pub(super) pixels: Vec<u8>,
}

/// Similar colors are merged with ever larger squared distances, up to the first distance that reaches this value.
pub(super) const MOST_CHANGE: u32 = 400;

const MAX_COLORS: usize = 256;

impl IndexedPicture {
    /// Converts opaque RGBA pixels. If there are more than 256 colors, merges similar colors; `None` if the difference
    /// would be visible.
    pub(super) fn from_rgba(pixels: &[u8], width: usize) -> Option<Self> {
        Self::with_merged_colors(pixels, width, MOST_CHANGE, MAX_COLORS)
    }

    /// Converts opaque RGBA pixels as [`Self::from_rgba`] does, to at most `most_colors` colors.
    pub(super) fn with_merged_colors(
        pixels: &[u8],
        width: usize,
        most_change: u32,
        most_colors: usize,
    ) -> Option<Self> {
        let picture = Runs::from_rgba(pixels, width);
        let mut order: Vec<usize> = (0..picture.colors.len()).collect();
        order.sort_unstable_by_key(|number| (Reverse(picture.counts[*number]), picture.colors[*number]));
        let colors: Vec<Color> = order.iter().map(|number| picture.colors[*number]).collect();
        let mut change = 0;
        let (palette, merged) = loop {
            match merged(&colors, change, most_colors) {
                Some(found) => break found,
                None if change >= most_change => return None,
                None => change = change.saturating_mul(2).max(2),
            }
        };
        let mut numbers = vec![0; order.len()];
        for (place, number) in order.iter().zip(merged) {
            numbers[*place] = number;
        }
        let mut indexed = Self { palette, pixels: Vec::with_capacity(pixels.len() / 4) };
        for row in &picture.rows {
            for (number, length) in &picture.stretches[row.clone()] {
                indexed.pixels.resize(indexed.pixels.len() + length, numbers[*number]);
            }
        }
        Some(indexed)
    }

    pub(super) fn rgba(&self) -> Vec<u8> {
        let color = |number: &u8| self.palette.get(usize::from(*number)).copied().unwrap_or_default();
        self.pixels.iter().map(color).flat_map(|[red, green, blue]| [red, green, blue, u8::MAX]).collect()
    }
}

/// A run-length encoded picture. Most pixels equal their neighbors, and many rows equal the row above.
#[derive(Default)]
struct Runs {
    colors: Vec<Color>,
    counts: Vec<usize>,
    stretches: Vec<(usize, usize)>,
    rows: Vec<Range<usize>>,
}

impl Runs {
    fn from_rgba(pixels: &[u8], width: usize) -> Self {
        let mut found = Self::default();
        let mut numbers: HashMap<[u8; 4], usize> = HashMap::new();
        let mut above: &[u8] = &[];
        for row in pixels.chunks(width.max(1) * 4) {
            if row != above {
                found.add(row, &mut numbers);
                above = row;
            } else if let Some(last) = found.rows.last() {
                found.rows.push(last.clone());
            }
        }
        found.counts = vec![0; found.colors.len()];
        for row in &found.rows {
            for (number, length) in &found.stretches[row.clone()] {
                found.counts[*number] += length;
            }
        }
        found
    }

    fn add(&mut self, row: &[u8], numbers: &mut HashMap<[u8; 4], usize>) {
        let start = self.stretches.len();
        let (pixels, _) = row.as_chunks::<4>();
        for run in pixels.chunk_by(|left, right| u32::from_ne_bytes(*left) == u32::from_ne_bytes(*right)) {
            let Some(pixel) = run.first() else { continue };
            let number = *numbers.entry(*pixel).or_insert_with(|| {
                let [red, green, blue, _] = *pixel;
                self.colors.push([red, green, blue]);
                self.colors.len() - 1
            });
            self.stretches.push((number, run.len()));
        }
        self.rows.push(start..self.stretches.len());
    }
}

/// Returns a palette of at most `most_colors` colors, and for each given color the index of its replacement in the
/// palette. The squared distance to the replacement is at most `change`. Returns `None` if the colors do not suffice.
fn merged(colors: &[Color], change: u32, most_colors: usize) -> Option<(Vec<Color>, Vec<u8>)> {
    let mut palette: Vec<Color> = Vec::new();
    let mut numbers = Vec::with_capacity(colors.len());
    for color in colors {
        let nearest = palette.iter().enumerate().min_by_key(|(_, other)| distance(*color, **other));
        let number = match nearest {
            Some((number, other)) if distance(*color, *other) <= change => number,
            _ => {
                palette.push(*color);
                palette.len() - 1
            }
        };
        if number >= most_colors {
            return None;
        }
        numbers.push(u8::try_from(number).ok()?);
    }
    Some((palette, numbers))
}

fn distance(left: Color, right: Color) -> u32 {
    left.into_iter().zip(right).map(|(left, right)| u32::from(left.abs_diff(right)).pow(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_stay_as_they_are() {
        let colors: Vec<u8> = (0..=255).flat_map(|number| [number, 255 - number, 7, 255]).collect();
        let indexed = IndexedPicture::from_rgba(&colors, 11).unwrap();
        assert_eq!(indexed.palette.len(), 256);
        for (pixel, number) in colors.chunks(4).zip(indexed.pixels) {
            assert_eq!(indexed.palette[usize::from(number)], pixel[..3]);
        }
    }

    #[test]
    fn frequent_colours_stay_and_near_ones_are_merged() {
        let mut colors: Vec<u8> = (0..=255).flat_map(|number| [number, 0, 0, 255]).collect();
        colors.extend([0, 3, 0, 255].repeat(9));
        let indexed = IndexedPicture::from_rgba(&colors, 11).unwrap();
        assert_eq!(indexed.palette[0], [0, 3, 0]);
        for (pixel, number) in colors.chunks(4).zip(indexed.pixels) {
            let found = indexed.palette[usize::from(number)];
            assert!(distance(found, [pixel[0], pixel[1], pixel[2]]) <= 10, "{pixel:?} as {found:?}");
        }
    }

    #[test]
    fn a_rainbow_has_no_palette() {
        let levels = || (0..=255).step_by(25);
        let colors: Vec<u8> =
            levels().flat_map(|r| levels().flat_map(move |g| levels().flat_map(move |b| [r, g, b, 255]))).collect();
        assert!(IndexedPicture::from_rgba(&colors, 11).is_none());
    }
}
