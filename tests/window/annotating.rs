//! Arrows and marked squares, drawn with the right button, look the same as in an exported picture.

#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use fenwright::board::{Annotations, Position};
use fenwright::diagram::{Diagram, pixels};

use super::desktop::Desktop;
use super::picture::{Picture, Point};
use super::window::Window;

/// Drags with the right button while these keys are held. Keys have their xdotool names.
fn drag(desktop: &Desktop, window: &Window<'_>, keys: &[&str], places: &[&str]) {
    let board = window.board();
    let points: Vec<Point> = places.iter().map(|square| board.square(square).middle()).collect();
    for key in keys {
        desktop.screen.act(&["keydown", key]);
    }
    desktop.screen.point(points[0], &["mousedown", "3"]);
    for pair in points.windows(2) {
        let between = (usize::midpoint(pair[0].0, pair[1].0), usize::midpoint(pair[0].1, pair[1].1));
        desktop.screen.point(between, &[]);
        desktop.screen.point(pair[1], &[]);
    }
    desktop.screen.act(&["mouseup", "3"]);
    for key in keys {
        desktop.screen.act(&["keyup", key]);
    }
}

/// The pixels of the board that differ much from a picture of the same size, per thousand.
fn differing(screen: &Picture, corner: Point, diagram: &Diagram) -> usize {
    let picture = pixels(diagram).expect("a diagram that can be drawn");
    let (width, height) = (picture.width as usize, picture.height as usize);
    let points = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let differs = |(x, y): Point| {
        let drawn = &picture.rgba[4 * (y * width + x)..][..3];
        let seen = screen.at((corner.0 + x, corner.1 + y));
        seen.iter().zip(drawn).any(|(seen, drawn)| seen.abs_diff(*drawn) > 48)
    };
    1000 * points.filter(|point| differs(*point)).count() / (width * height)
}

#[test]
fn arrows_and_marks_look_as_in_pictures() {
    for scale in [1, 2] {
        let desktop = if scale == 1 { Desktop::new() } else { Desktop::of_size(2400, 1640) };
        desktop.set_scale(scale);
        let window = desktop.start::<&str>(&[]);
        drag(&desktop, &window, &[], &["e2", "e4"]);
        drag(&desktop, &window, &["ctrl"], &["b1", "c3"]);
        drag(&desktop, &window, &["alt"], &["d8", "h4"]);
        drag(&desktop, &window, &["ctrl", "alt"], &["a5", "g5"]);
        drag(&desktop, &window, &["shift"], &["d6"]);
        drag(&desktop, &window, &["shift", "ctrl"], &["f7"]);
        drag(&desktop, &window, &["shift", "alt"], &["c6"]);
        window.expect_title("Untitled \u{b7} edited - Fenwright");
        let board = window.board();
        desktop.screen.point((1, 1), &[]);
        let mut diagram = Diagram::new(Position::start());
        diagram.size = u32::try_from(board.area.width()).unwrap();
        let arrows = ["Ge2e4", "Rb1c3", "Bd8h4", "Ya5g5"].map(|text| text.parse().unwrap()).to_vec();
        let marks = ["Gd6", "Rf7", "Bc6"].map(|text| text.parse().unwrap()).to_vec();
        let compare = |diagram: &Diagram| differing(&window.settle(), (board.area.left, board.area.top), diagram);
        // The letters of the coordinates and the rounded corners differ slightly.
        let plain = compare(&diagram);
        diagram.annotations = Annotations { arrows, marks };
        let drawn = compare(&diagram);
        assert!(plain > 50, "scale {scale}: {plain} of 1000 pixels are of arrows and marks");
        assert!(drawn < 8, "scale {scale}: {drawn} of 1000 pixels differ from the picture");
        window.change(|| window.key("alt+Delete"));
        assert!(compare(&diagram) > 50, "scale {scale}: cleared");
    }
}
