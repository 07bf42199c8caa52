//! Cutting boards out to a fixed size, whatever their size and tilt.

use super::corners::Corners;
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
    let part =
        |pixel: usize, number: usize| (pixel as f32 + (number as f32 + 0.5) / samples as f32) / area.square as f32;
    let mut pixels = Vec::with_capacity(area.side * area.side);
    for y in 0..area.side {
        for x in 0..area.side {
            let mut sum = [0.0; 3];
            for number in 0..samples * samples {
                let across = (area.left + part(x, number % samples)) / 8.0;
                let down = (area.top + part(y, number / samples)) / 8.0;
                let place = corners.point_at(across, down);
                let color = bilinear(picture, place.x - 0.5, place.y - 0.5);
                sum = [0, 1, 2].map(|channel| sum[channel] + color[channel]);
            }
            pixels.push(sum.map(|value| value / (samples * samples) as f32));
        }
    }
    pixels
}

fn bilinear(picture: &Picture, x: f32, y: f32) -> [f32; 3] {
    let (left, top) = (x.floor(), y.floor());
    let (right_part, lower_part) = (x - left, y - top);
    let (left, top) = (left as isize, top as isize);
    let pixels = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, down)| picture.pixel(left + right, top + down));
    [0, 1, 2].map(|channel| {
        let [one, right, below, last] = pixels.map(|pixel| f32::from(pixel[channel]));
        let upper = one + (right - one) * right_part;
        let lower = below + (last - below) * right_part;
        upper + (lower - upper) * lower_part
    })
}
