//! A picture with at most 256 colours: a third of the bytes, and nobody sees a difference.

use std::collections::HashMap;

/// A colour of three channels.
type Color = [u8; 3];

/// Each pixel as the number of its colour.
pub(super) struct Indexed {
    pub(super) palette: Vec<Color>,
    pub(super) pixels: Vec<u8>,
}

/// The most that a colour may be changed, as the square of the distance to the one that stands for it.
const MOST_CHANGE: u32 = 400;

impl Indexed {
    /// Takes opaque RGBA pixels. Where there are more than 256 colours, those that are nearly equal become one; a
    /// picture that would show it has no such form.
    pub(super) fn of_rgba(pixels: &[u8]) -> Option<Self> {
        let counts = counted(pixels);
        let mut colors: Vec<(Color, u32)> = counts.into_iter().collect();
        colors.sort_unstable_by_key(|(color, count)| (std::cmp::Reverse(*count), *color));
        let mut change = 0;
        let (palette, numbers) = loop {
            match merged(&colors, change) {
                Some(found) => break found,
                None if change >= MOST_CHANGE => return None,
                None => change = (change * 2).max(2),
            }
        };
        let mut indexed = Self { palette, pixels: Vec::with_capacity(pixels.len() / 4) };
        for (color, length) in runs(pixels) {
            let number = numbers.get(&color).copied().unwrap_or(0);
            indexed.pixels.extend(std::iter::repeat_n(number, length));
        }
        Some(indexed)
    }
}

/// Each colour and how many pixels in a row have it: most pixels are as their neighbours.
fn runs(pixels: &[u8]) -> impl Iterator<Item = (Color, usize)> {
    let (pixels, _) = pixels.as_chunks::<4>();
    pixels.chunk_by(|left, right| left == right).filter_map(|run| {
        let [red, green, blue, _] = *run.first()?;
        Some(([red, green, blue], run.len()))
    })
}

fn counted(pixels: &[u8]) -> HashMap<Color, u32> {
    let mut counts = HashMap::new();
    for (color, length) in runs(pixels) {
        *counts.entry(color).or_default() += length as u32;
    }
    counts
}

/// A palette in which some colour is as near as this to each colour, and which that is. The frequent ones come first,
/// and stay as they are. `None` if 256 are too few.
fn merged(colors: &[(Color, u32)], change: u32) -> Option<(Vec<Color>, HashMap<Color, u8>)> {
    let mut palette: Vec<Color> = Vec::new();
    let mut numbers = HashMap::new();
    for (color, _) in colors {
        let nearest = palette.iter().enumerate().min_by_key(|(_, other)| distance(*color, **other));
        let number = match nearest {
            Some((number, other)) if distance(*color, *other) <= change => number,
            _ => {
                palette.push(*color);
                palette.len() - 1
            }
        };
        numbers.insert(*color, u8::try_from(number).ok()?);
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
        let indexed = Indexed::of_rgba(&colors).unwrap();
        assert_eq!(indexed.palette.len(), 256);
        for (pixel, number) in colors.chunks(4).zip(indexed.pixels) {
            assert_eq!(indexed.palette[usize::from(number)], pixel[..3]);
        }
    }

    #[test]
    fn frequent_colours_stay_and_near_ones_are_merged() {
        let mut colors: Vec<u8> = (0..=255).flat_map(|number| [number, 0, 0, 255]).collect();
        colors.extend([0, 3, 0, 255].repeat(9));
        let indexed = Indexed::of_rgba(&colors).unwrap();
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
        assert!(Indexed::of_rgba(&colors).is_none());
    }
}
