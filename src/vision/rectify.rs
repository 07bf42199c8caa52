//! Cutting boards out to a fixed size, whatever their size and tilt.

use super::corners::{Corners, Point};
use super::picture::Picture;

/// Side of the cut-out board with its margins, in pixels.
pub(super) const SIDE: usize = 328;
/// Side of a square in the cut-out board, in pixels.
pub(super) const SQUARE: usize = 40;
/// Margin around the squares, in pixels.
pub(super) const MARGIN: usize = 4;

#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) side: usize,
    pub(super) square: usize,
}

pub(super) fn rectify(picture: &Picture, corners: &Corners) -> Vec<[f32; 3]> {
    let margin = -(MARGIN as f32) / SQUARE as f32;
    cut(picture, corners, Area { left: margin, top: margin, side: SIDE, square: SQUARE })
}

/// Blurs a cut-out board: each pixel becomes the mean of nine. The outermost pixels stay.
pub(super) fn softened(board: &[[f32; 3]]) -> Vec<[f32; 3]> {
    let mut soft = board.to_vec();
    for y in 1..SIDE - 1 {
        for x in 1..SIDE - 1 {
            let rows = [y - 1, y, y + 1].map(|y| &board[y * SIDE + x - 1..y * SIDE + x + 2]);
            let sum = rows.into_iter().flatten().fold([0.0; 3], |sum, pixel| [0, 1, 2].map(|at| sum[at] + pixel[at]));
            soft[y * SIDE + x] = sum.map(|value| value / 9.0);
        }
    }
    soft
}

/// Cuts out an area. Returns its pixels in rows from the top, with red, green and blue from 0 to 255.
pub(super) fn cut(picture: &Picture, corners: &Corners, area: Area) -> Vec<[f32; 3]> {
    let scale = corners.square_side() / area.square as f32;
    let samples = scale.ceil().clamp(1.0, 8.0) as usize;
    let fractions = |start: f32| -> Vec<f32> {
        let part = |number| (start + (number as f32 + 0.5) / (samples * area.square) as f32) / 8.0;
        (0..area.side * samples).map(part).collect()
    };
    let (across, down) = (fractions(area.left), fractions(area.top));
    let projection = corners.projection();
    let mut pixels = Vec::with_capacity(area.side * area.side);
    for down in down.chunks_exact(samples) {
        for across in across.chunks_exact(samples) {
            let mut sum = [0.0; 3];
            for down in down {
                for across in across {
                    add_bilinear(&mut sum, picture, projection.point_at(*across, *down));
                }
            }
            pixels.push(sum.map(|value| value / (samples * samples) as f32));
        }
    }
    pixels
}

/// Adds the color at a point between the centers of pixels; that of the edge outside the picture.
#[inline]
fn add_bilinear(sum: &mut [f32; 3], picture: &Picture, place: Point) {
    let (last_x, last_y) = (picture.width() - 1, picture.height() - 1);
    let (x, y) = ((place.x - 0.5).clamp(0.0, last_x as f32), (place.y - 0.5).clamp(0.0, last_y as f32));
    let (left, top) = (x as usize, y as usize);
    let (right, bottom) = ((left + 1).min(last_x), (top + 1).min(last_y));
    let (right_part, lower_part) = (x - left as f32, y - top as f32);
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)];
    let across = [1.0 - right_part, right_part];
    for (number, (x, y)) in corners.into_iter().enumerate() {
        let down = if number < 2 { 1.0 - lower_part } else { lower_part };
        let weight = across[number % 2] * down;
        for (sum, value) in sum.iter_mut().zip(picture.pixel(x, y)) {
            *sum += weight * f32::from(value);
        }
    }
}
