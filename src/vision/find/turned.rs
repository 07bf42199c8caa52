//! Pictures turned by an angle, in which tilted boards are upright.

use super::squares::Grey;
use crate::vision::corners::{Corners, Point};

/// A picture turned around its center, large enough to hold all of it.
pub(super) struct Turned {
    pub(super) grey: Grey,
    center: Point,
    new_center: Point,
    sine: f32,
    cosine: f32,
}

impl Turned {
    /// Turns a picture clockwise by this angle, in radians.
    pub(super) fn new(grey: &Grey, angle: f32) -> Self {
        let (sine, cosine) = angle.sin_cos();
        let (width, height) = (grey.width as f32, grey.height as f32);
        let extent = |along: f32, across: f32| (along * cosine.abs() + across * sine.abs()).ceil();
        let area = Point::new(extent(width, height), extent(height, width));
        let center = Point::new(width / 2.0, height / 2.0);
        let new_center = Point::new(area.x / 2.0, area.y / 2.0);
        let empty = Grey { width: area.x as usize, height: area.y as usize, values: Vec::new() };
        let mut turned = Self { grey: empty, center, new_center, sine, cosine };
        let places = (0..turned.grey.height).flat_map(|y| (0..turned.grey.width).map(move |x| (x, y)));
        let values = places.map(|(x, y)| {
            let place = turned.original(Point::new(x as f32 + 0.5, y as f32 + 0.5));
            grey.bilinear(Point::new(place.x - 0.5, place.y - 0.5))
        });
        turned.grey.values = values.collect();
        turned
    }

    /// Returns the point of the original picture at a point of the turned picture.
    fn original(&self, place: Point) -> Point {
        let (right, down) = (place.x - self.new_center.x, place.y - self.new_center.y);
        Point::new(
            self.center.x + self.cosine * right + self.sine * down,
            self.center.y - self.sine * right + self.cosine * down,
        )
    }

    /// Returns the corners in the original picture of a board in the turned picture.
    pub(super) fn original_corners(&self, board: &Corners) -> Corners {
        Corners(board.0.map(|corner| self.original(corner)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_turned_back() {
        let mut values = vec![0; 40 * 20];
        values[5 * 40 + 30] = 255;
        let turned = Turned::new(&Grey { width: 40, height: 20, values }, 0.2);
        let (index, _) = turned.grey.values.iter().enumerate().max_by_key(|(_, value)| **value).unwrap();
        let found = Point::new((index % turned.grey.width) as f32 + 0.5, (index / turned.grey.width) as f32 + 0.5);
        assert!(turned.original(found).distance(Point::new(30.5, 5.5)) < 1.0);
    }
}
