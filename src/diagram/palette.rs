//! Reduces a picture to at most 256 colors: a third of the bytes without a visible difference.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Range;

type Color = [u8; 3];

/// A picture whose pixels are indices into a palette.
pub(super) struct IndexedPicture {
    pub(super) palette: Vec<Color>,
    pub(super) pixels: Vec<u8>,
}

/// Maximum change of a color, as the squared distance to its replacement.
const MOST_CHANGE: u32 = 400;

impl IndexedPicture {
    /// Converts opaque RGBA pixels in rows of this width. If there are more than 256 colors, similar ones are merged;
    /// `None` if the difference would be visible.
    pub(super) fn from_rgba(pixels: &[u8], width: usize) -> Option<Self> {
        let picture = Runs::from_rgba(pixels, width);
        let mut order: Vec<usize> = (0..picture.colors.len()).collect();
        order.sort_unstable_by_key(|number| (Reverse(picture.counts[*number]), picture.colors[*number]));
        let colors: Vec<Color> = order.iter().map(|number| picture.colors[*number]).collect();
        let mut change = 0;
        let (palette, merged) = loop {
            match merged(&colors, change) {
                Some(found) => break found,
                None if change >= MOST_CHANGE => return None,
                None => change = (change * 2).max(2),
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
    /// The distinct colors, and the number of pixels of each.
    colors: Vec<Color>,
    counts: Vec<usize>,
    /// The index of a color and the number of pixels.
    stretches: Vec<(usize, usize)>,
    /// The range of stretches of each row.
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

/// Returns a palette with a color within this distance of each given color, and the indices of these. Earlier colors
/// are kept unchanged. `None` if 256 entries are too few.
fn merged(colors: &[Color], change: u32) -> Option<(Vec<Color>, Vec<u8>)> {
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
