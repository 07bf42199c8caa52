//! The parts of a moving picture that change from diagram to diagram.

use std::time::Duration;

use resvg::tiny_skia::Pixmap;

use super::super::Rgb;
use super::super::png::IndexedPicture;

/// The bytes of a pixel: red, green, blue and alpha.
const PIXEL: usize = 4;

const ALPHA: usize = 3;

/// The color of pixels that equal those of the picture before. Long runs of it take few bytes.
pub(super) const UNCHANGED: u8 = 0;
/// Maximum number of other colors.
const MAX_COLORS: usize = 255;

/// The first picture and, for each further one, the rectangle that differs from the picture before.
pub(super) struct Changes {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) rectangles: Vec<Rectangle>,
    /// The pixels of all rectangles, one after another; those that have not changed are transparent.
    rgba: Vec<u8>,
    last: Vec<u8>,
}

#[derive(Clone, Copy)]
pub(super) struct Rectangle {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) width: usize,
    pub(super) height: usize,
    /// How long the picture is shown.
    pub(super) pause: Duration,
}

impl Rectangle {
    pub(super) const fn pixels(&self) -> usize {
        self.width * self.height
    }
}

impl Changes {
    pub(super) const fn new(width: usize, height: usize) -> Self {
        Self { width, height, rectangles: Vec::new(), rgba: Vec::new(), last: Vec::new() }
    }

    pub(super) fn pixels(&self) -> usize {
        self.rgba.len() / PIXEL
    }

    /// Adds a picture. Smaller ones have paper beside and below them. One that changes nothing prolongs the pause.
    pub(super) fn add(&mut self, picture: &Pixmap, paper: Rgb, pause: Duration) {
        let mut next = self.padded(picture, paper);
        let place = match self.rectangles.last_mut() {
            None => [0, 0, self.width, self.height],
            Some(last) => {
                let Some(place) = changed_place(&self.last, &next, self.width) else {
                    last.pause += pause;
                    return;
                };
                place
            }
        };
        std::mem::swap(&mut self.last, &mut next);
        let [left, top, right, bottom] = place;
        for row in top..bottom {
            let span = (row * self.width + left) * PIXEL..(row * self.width + right) * PIXEL;
            let before = next.get(span.clone()).filter(|_| !self.rectangles.is_empty());
            self.rgba.extend_from_slice(&self.last[span]);
            if let Some(before) = before {
                let start = self.rgba.len() - before.len();
                clear_unchanged(&mut self.rgba[start..], before);
            }
        }
        self.rectangles.push(Rectangle { left, top, width: right - left, height: bottom - top, pause });
    }

    fn padded(&self, picture: &Pixmap, Rgb(red, green, blue): Rgb) -> Vec<u8> {
        let (row, whole) = (picture.width() as usize * PIXEL, self.width * PIXEL);
        let mut out = [red, green, blue, u8::MAX].repeat(self.width * self.height);
        for (target, pixels) in out.chunks_exact_mut(whole).zip(picture.data().chunks_exact(row)) {
            target[..row].copy_from_slice(pixels);
        }
        out
    }

    /// Returns the pixels of all rectangles with one palette of at most 256 colors. The first color, [`UNCHANGED`],
    /// marks unchanged pixels. Merges similar colors until the squared distance of a
    /// color to its replacement reaches `most_change`, and returns `None` if that is not enough.
    pub(super) fn indexed(&self, most_change: u32) -> Option<IndexedPicture> {
        let is_changed = |pixel: &&[u8]| pixel[ALPHA] > 0;
        let changed: Vec<u8> = self.rgba.chunks_exact(PIXEL).filter(is_changed).flatten().copied().collect();
        let IndexedPicture { mut palette, pixels } =
            IndexedPicture::with_merged_colors(&changed, self.width, most_change, MAX_COLORS)?;
        palette.insert(usize::from(UNCHANGED), [0; 3]);
        let mut rest = pixels.into_iter();
        let index = |pixel: &[u8]| {
            if is_changed(&pixel) { rest.next().map_or(UNCHANGED, |index| index + 1) } else { UNCHANGED }
        };
        Some(IndexedPicture { palette, pixels: self.rgba.chunks_exact(PIXEL).map(index).collect() })
    }

    /// Returns the red, green and blue of all rectangles.
    pub(super) fn rgb(&self) -> Vec<u8> {
        self.rgba.chunks_exact(PIXEL).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
    }
}

/// Makes the pixels transparent that equal those of the picture before.
fn clear_unchanged(row: &mut [u8], before: &[u8]) {
    for (pixel, before) in row.chunks_exact_mut(PIXEL).zip(before.chunks_exact(PIXEL)) {
        if pixel == before {
            pixel[ALPHA] = 0;
        }
    }
}

/// Returns the left, upper, right and lower end of the pixels that differ; `None` if none differs.
fn changed_place(before: &[u8], picture: &[u8], width: usize) -> Option<[usize; 4]> {
    let rows = before.chunks_exact(width * PIXEL).zip(picture.chunks_exact(width * PIXEL)).enumerate();
    rows.filter(|(_, (old, new))| old != new).fold(None, |place, (y, (old, new))| {
        let differs = |(old, new): (&[u8], &[u8])| old != new;
        let mut pixels = old.chunks_exact(PIXEL).zip(new.chunks_exact(PIXEL));
        let first = pixels.clone().position(differs)?;
        let last = pixels.rposition(differs)?;
        let [left, top, right, _] = place.unwrap_or([first, y, last + 1, y + 1]);
        Some([left.min(first), top, right.max(last + 1), y + 1])
    })
}
