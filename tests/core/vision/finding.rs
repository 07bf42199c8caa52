//! Which boards of a picture are found and taken for chess.

use fenwright::board::{Color, Position};
use fenwright::diagram::{self, Coordinates, Diagram};
use fenwright::notation::fen;
use fenwright::vision::{self, LearnedDesigns, Picture};

const GAME: &str = "r1bqk2r/pp2bppp/2n2n2/2pp4/3P4/2N1PN2/PPQ1BPPP/R1B2RK1";
const OTHER: &str = "2r3k1/5ppp/p2q4/1p1n4/3P4/P2B3P/1P2QPP1/3R2K1";

/// A canvas of RGBA pixels.
struct Canvas {
    width: usize,
    height: usize,
    rgba: Vec<u8>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Self {
        Self { width, height, rgba: [250, 250, 250, 255].repeat(width * height) }
    }

    fn set(&mut self, x: usize, y: usize, pixel: [u8; 4]) {
        let at = 4 * (y * self.width + x);
        self.rgba[at..at + 4].copy_from_slice(&pixel);
    }

    fn with_board(mut self, placement: &str, (left, top): (usize, usize), size: u32) -> Self {
        let diagram = Diagram { size, coordinates: Coordinates::None, ..Diagram::new(position(placement)) };
        let drawn = diagram::pixels(&diagram).expect("a drawing");
        for (number, pixel) in drawn.rgba.as_chunks::<4>().0.iter().enumerate() {
            self.set(left + number % drawn.width as usize, top + number / drawn.width as usize, *pixel);
        }
        self
    }

    /// Returns the picture as a camera sees it that is turned by this angle in radians.
    fn turned(&self, angle: f32) -> Self {
        let (sine, cosine) = angle.sin_cos();
        let mut turned = Self::new(self.width, self.height);
        let (middle_x, middle_y) = (self.width as f32 / 2.0, self.height as f32 / 2.0);
        for y in 0..self.height {
            for x in 0..self.width {
                let (right, down) = (x as f32 - middle_x, y as f32 - middle_y);
                let from = (middle_x + cosine * right + sine * down, middle_y - sine * right + cosine * down);
                if (0.0..self.width as f32).contains(&from.0) && (0.0..self.height as f32).contains(&from.1) {
                    let at = 4 * (from.1 as usize * self.width + from.0 as usize);
                    turned.set(x, y, [self.rgba[at], self.rgba[at + 1], self.rgba[at + 2], 255]);
                }
            }
        }
        turned
    }

    fn placements(&self) -> Vec<String> {
        let picture = Picture::from_rgba(self.width as u32, self.height as u32, &self.rgba).expect("a picture");
        let readings = vision::read(&picture, &LearnedDesigns::default());
        let placement = |position: Position| fen::write(&position).split(' ').next().unwrap_or_default().to_owned();
        readings.iter().map(|reading| placement(reading.position())).collect()
    }
}

fn position(placement: &str) -> Position {
    fen::read(&format!("{placement} w - - 0 1")).expect("a position")
}

#[test]
fn boards_close_beside_each_other_are_all_found() {
    for gap in [12, 20, 28, 40, 60] {
        let canvas = Canvas::new(2 * 320 + gap + 40, 360);
        let canvas = canvas.with_board(GAME, (20, 20), 320).with_board(OTHER, (20 + 320 + gap, 20), 320);
        assert_eq!(canvas.placements(), [GAME, OTHER], "{gap} pixels apart, with squares of 40");
    }
}

#[test]
fn tilted_boards_are_found_to_fifteen_degrees() {
    let upright = Canvas::new(900, 900).with_board(GAME, (200, 200), 480);
    for degrees in [-15.0_f32, -10.0, -4.0, 0.0, 3.0, 7.0, 12.0, 15.0] {
        assert_eq!(upright.turned(degrees.to_radians()).placements(), [GAME], "tilted by {degrees} degrees");
    }
}

#[test]
fn a_long_thin_picture_is_not_turned() {
    // Turned, it would have 1.7 billion pixels.
    assert!(Canvas::new(1, 100_000).placements().is_empty());
}

#[test]
fn broad_pieces_that_hide_corners_of_squares_hide_no_board() {
    const SIDE: usize = 40;
    for top in 5..8 {
        let mut canvas = Canvas::new(360, 360).with_board("8/8/8/8/8/8/8/8", (20, 20), 320);
        let squares = [0_usize, 1, 2, 5, 6, 7].into_iter().flat_map(|row| (0..8).map(move |column| (column, row)));
        for (column, row) in squares.filter(|(column, row)| !(column + 3 * row).is_multiple_of(5)) {
            for (x, y) in (top..SIDE - 1).flat_map(|y| (2..SIDE - 2).map(move |x| (x, y))) {
                let is_inside = (4..SIDE - 4).contains(&x) && (top + 2..SIDE - 3).contains(&y);
                let shade = if row > 4 && is_inside { 250 } else { 30 };
                canvas.set(20 + column * SIDE + x, 20 + row * SIDE + y, [shade, shade, shade, 255]);
            }
        }
        let picture = Picture::from_rgba(360, 360, &canvas.rgba).expect("a picture");
        let found = vision::find(&picture);
        assert!(matches!(&found[..], [board] if (board.square_side() - 40.0).abs() < 0.5), "{top}: {found:?}");
    }
}

/// Draws the pattern of a board with discs on some squares: the pieces of draughts.
fn chequers(side: usize, disc: impl Fn(usize, usize) -> Option<Color>) -> Canvas {
    let mut canvas = Canvas::new(8 * side + 60, 8 * side + 60);
    for y in 0..8 * side {
        for x in 0..8 * side {
            let (column, row) = (x / side, y / side);
            let mut pixel = if (column + row) % 2 == 0 { [238, 218, 180, 255] } else { [170, 120, 80, 255] };
            let away = (x % side).abs_diff(side / 2).pow(2) + (y % side).abs_diff(side / 2).pow(2);
            if let Some(color) = disc(column, row).filter(|_| away < (side * 2 / 5).pow(2)) {
                let is_rim = away > (side * 2 / 5 - 2).pow(2);
                let shade = if is_rim { 90 } else { color.pick(245, 20) };
                pixel = [shade, shade, shade, 255];
            }
            canvas.set(30 + x, 30 + y, pixel);
        }
    }
    canvas
}

#[test]
fn draughts_and_plain_patterns_are_no_chess_boards() {
    let start = |column: usize, row: usize| match row {
        _ if (column + row).is_multiple_of(2) => None,
        0..=2 => Some(Color::Black),
        5..=7 => Some(Color::White),
        _ => None,
    };
    for side in [20, 36, 60, 90] {
        assert!(chequers(side, start).placements().is_empty(), "draughts with squares of {side}");
        assert!(chequers(side, |_, _| None).placements().is_empty(), "a pattern with squares of {side}");
    }
}
