//! The location of a board in a picture.

/// A point in a picture, in pixels from its top left corner. The center of the first pixel is at (0.5, 0.5).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Distance from the left edge.
    pub x: f32,
    /// Distance from the top edge.
    pub y: f32,
}

impl Point {
    /// Creates a point.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// Returns the distance to another point.
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// The corners of the 64 squares of a board, without its frame: top left, top right, bottom right and bottom left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corners(pub [Point; 4]);

impl Corners {
    /// Creates the corners of an upright board.
    pub const fn upright(left: f32, top: f32, right: f32, bottom: f32) -> Self {
        Self([Point::new(left, top), Point::new(right, top), Point::new(right, bottom), Point::new(left, bottom)])
    }

    /// Returns the point of the picture at fractions of the board's width and height, 0 to 1 on the board.
    pub fn point_at(&self, across: f32, down: f32) -> Point {
        self.projection().point_at(across, down)
    }

    /// Returns the fractions of the width and height of the board at a point of the picture: the inverse of
    /// [`Self::point_at`]. `None` for degenerate corners.
    pub fn fractions_at(&self, point: Point) -> Option<[f32; 2]> {
        let Projection([a, b, c]) = self.projection();
        let cross = |u: [f32; 3], v: [f32; 3]| {
            [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
        };
        // The columns of the inverse matrix, up to a factor.
        let columns = [cross(b, c), cross(c, a), cross(a, b)];
        let at = |row: usize| columns[0][row] * point.x + columns[1][row] * point.y + columns[2][row];
        let scale = at(2);
        let parts = [at(0) / scale, at(1) / scale];
        parts.iter().all(|part| part.is_finite()).then_some(parts)
    }

    /// Returns the corners moved by a number of squares, to correct a board that was located wrongly.
    #[must_use]
    pub fn shifted(&self, right: f32, down: f32) -> Self {
        let (left, top) = (right / 8.0, down / 8.0);
        Self([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(x, y)| self.point_at(x + left, y + top)))
    }

    /// Returns the corners of an area of this size compared to the board, with the same middle.
    pub(super) fn scaled(&self, scale: f32) -> Self {
        let (first, last) = (0.5 - scale / 2.0, 0.5 + scale / 2.0);
        Self([(first, first), (last, first), (last, last), (first, last)].map(|(x, y)| self.point_at(x, y)))
    }

    /// Returns the mean side of a square, in pixels.
    pub fn square_side(&self) -> f32 {
        let Self([a, b, c, d]) = self;
        (a.distance(*b) + b.distance(*c) + c.distance(*d) + d.distance(*a)) / 32.0
    }

    /// Returns the tilt of the upper edge, in radians: 0 if it is level.
    pub(super) fn tilt(&self) -> f32 {
        let [left, right, ..] = self.0;
        (right.y - left.y).atan2(right.x - left.x).abs()
    }

    /// Returns `true` if the corners enclose a board: convex, clockwise, with squares of at least 4 pixels.
    pub fn is_board(&self) -> bool {
        let is_right_turn = |number: usize| {
            let [a, b, c] = [0, 1, 2].map(|step| self.0[(number + step) % 4]);
            (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 1.0
        };
        self.0.iter().all(|point| point.x.is_finite() && point.y.is_finite())
            && (0..4).all(is_right_turn)
            && self.square_side() >= 4.0
    }

    /// Returns the projective map from the unit square to the picture.
    pub(super) fn projection(&self) -> Projection {
        let Self([first, second, third, fourth]) = *self;
        let sum = Point::new(first.x - second.x + third.x - fourth.x, first.y - second.y + third.y - fourth.y);
        let (right, down) =
            (Point::new(second.x - third.x, second.y - third.y), Point::new(fourth.x - third.x, fourth.y - third.y));
        let area = right.x * down.y - down.x * right.y;
        // Corners on one line have no such map. Any area but 0 will do, to avoid a division by 0.
        let area = if area.abs() < f32::EPSILON { 1.0 } else { area };
        let across = (sum.x * down.y - down.x * sum.y) / area;
        let along = (right.x * sum.y - sum.x * right.y) / area;
        Projection([
            [second.x - first.x + across * second.x, fourth.x - first.x + along * fourth.x, first.x],
            [second.y - first.y + across * second.y, fourth.y - first.y + along * fourth.y, first.y],
            [across, along, 1.0],
        ])
    }
}

/// The matrix that projects fractions of a board's width and height to points of the picture.
#[derive(Clone, Copy)]
pub(super) struct Projection([[f32; 3]; 3]);

impl Projection {
    /// Returns the point of the picture at fractions of the board's width and height.
    pub(super) fn point_at(&self, across: f32, down: f32) -> Point {
        let [x, y, scale] = self.0.map(|row| row[0] * across + row[1] * down + row[2]);
        let factor = 1.0 / scale;
        Point::new(x * factor, y * factor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(point: Point, x: f32, y: f32) {
        assert!(point.distance(Point::new(x, y)) < 0.01, "{point:?} is not ({x}, {y})");
    }

    #[test]
    fn places_on_boards() {
        let upright = Corners::upright(10.0, 20.0, 90.0, 100.0);
        is_near(upright.point_at(0.5, 0.25), 50.0, 40.0);
        is_near(upright.shifted(1.0, -1.0).point_at(0.0, 0.0), 20.0, 10.0);
        let skew =
            Corners([Point::new(0.0, 0.0), Point::new(80.0, 8.0), Point::new(90.0, 95.0), Point::new(-4.0, 70.0)]);
        for (number, (across, down)) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].into_iter().enumerate() {
            is_near(skew.point_at(across, down), skew.0[number].x, skew.0[number].y);
        }
        let [across, down] = skew.fractions_at(skew.point_at(0.3, 0.8)).unwrap();
        assert!((across - 0.3).abs() < 0.001 && (down - 0.8).abs() < 0.001, "{across} {down}");
        assert!(skew.is_board() && upright.is_board());
        assert!(!Corners([skew.0[1], skew.0[0], skew.0[2], skew.0[3]]).is_board());
    }
}
