//! Finding and reading boards in pictures that `diagram` has drawn.

#![expect(clippy::expect_used, reason = "what cannot be drawn fails the test")]

mod finding;
mod formats;
mod round_trip;

use fenwright::diagram::{Coloring, Coordinates, Diagram, PieceSet, pixels};
use fenwright::document::is_picture;
use fenwright::notation::fen;
use fenwright::vision::{Corners, LearnedDesigns, Picture, PictureError, Point, find, read, read_board, snap_to_lines};
use fenwright::{Color, Position};

const MIDDLE_GAME: &str = "r1bqk2r/1pp2pp1/p1n1pn1p/3p4/1b1P1B2/2NBPN2/PPP2PPP/R2Q1RK1 w kq - 3 8";

/// A picture of a position with nothing around the board.
fn drawn(position: Position, set: PieceSet, coloring: Coloring, size: u32, view: Color) -> Picture {
    let coordinates = Coordinates::None;
    let diagram = Diagram { view, size, coordinates, pieces: set, colors: coloring.colors(), ..Diagram::new(position) };
    let pixels = pixels(&diagram).expect("a picture");
    Picture::from_rgba(pixels.width, pixels.height, &pixels.rgba).expect("as many pixels as it says")
}

/// A grey page with pictures at these upper left corners.
fn page(width: usize, height: usize, boards: &[(&Picture, usize, usize)]) -> Picture {
    let mut rgba = vec![225; width * height * 4];
    for (picture, left, top) in boards {
        for (y, row) in picture.rgb().chunks_exact(picture.width() * 3).enumerate() {
            for (x, pixel) in row.chunks_exact(3).enumerate() {
                let at = ((top + y) * width + left + x) * 4;
                rgba[at..at + 3].copy_from_slice(pixel);
            }
        }
    }
    rgba.chunks_exact_mut(4).for_each(|pixel| pixel[3] = 255);
    Picture::from_rgba(width as u32, height as u32, &rgba).expect("as many pixels as it says")
}

/// The maximum distance between found and expected corners, in squares.
fn error(found: &Corners, expected: &Corners) -> f32 {
    let distances = found.0.iter().zip(expected.0).map(|(one, other)| one.distance(other));
    distances.fold(0.0, f32::max) / expected.square_side()
}

#[test]
fn boards_of_all_sets_and_sizes_are_found_where_they_are() {
    let position = fen::read(MIDDLE_GAME).expect(MIDDLE_GAME);
    for set in PieceSet::ALL {
        for size in [160, 240, 400, 800] {
            for coloring in [Coloring::Slate, Coloring::Meadow] {
                let board = drawn(position, set, coloring, size, Color::White);
                let side = size as usize;
                let found = find(&page(side + 90, side + 70, &[(&board, 53, 31)]));
                let expected = Corners::upright(53.0, 31.0, 53.0 + size as f32, 31.0 + size as f32);
                let errors: Vec<f32> = found.iter().map(|corners| error(corners, &expected)).collect();
                assert!(matches!(errors[..], [error] if error < 0.04), "{set:?} {size} {coloring:?}: {errors:?}");
            }
        }
    }
}

#[test]
fn boards_of_a_page_come_in_reading_order() {
    let position = fen::read(MIDDLE_GAME).expect(MIDDLE_GAME);
    let board = drawn(position, PieceSet::Classic, Coloring::Walnut, 320, Color::White);
    let places = [(40, 52), (450, 40), (60, 420), (440, 430)];
    let boards: Vec<_> = places.iter().rev().map(|(left, top)| (&board, *left, *top)).collect();
    let found = find(&page(800, 800, &boards));
    assert_eq!(found.len(), 4);
    for (corners, (left, top)) in found.iter().zip(places) {
        assert!(corners.0[0].distance(Point::new(left as f32, top as f32)) < 2.0, "{corners:?}");
    }
}

/// A picture as a camera beside the board sees it, with its corners at these places.
fn seen_from_aside(picture: &Picture, corners: &Corners, width: usize, height: usize) -> Picture {
    let places = (0..height).flat_map(|y| (0..width).map(move |x| Point::new(x as f32 + 0.5, y as f32 + 0.5)));
    let pixel = |place: Point| {
        let parts = corners.fractions_at(place).filter(|parts| parts.iter().all(|part| (0.0..1.0).contains(part)));
        let [red, green, blue] = parts.map_or([225; 3], |[across, down]| {
            let (x, y) = (across * picture.width() as f32, down * picture.height() as f32);
            let at = 3 * (y as usize * picture.width() + x as usize);
            [0, 1, 2].map(|channel| picture.rgb()[at + channel])
        });
        [red, green, blue, 255]
    };
    let rgba: Vec<u8> = places.flat_map(pixel).collect();
    Picture::from_rgba(width as u32, height as u32, &rgba).expect("as many pixels as it says")
}

#[test]
fn corners_near_those_of_a_tilted_board_go_there() {
    let position = fen::read(MIDDLE_GAME).expect(MIDDLE_GAME);
    let board = drawn(position, PieceSet::Classic, Coloring::Walnut, 800, Color::White);
    let points = [(90.0, 60.0), (520.0, 100.0), (560.0, 540.0), (40.0, 500.0)];
    let corners = Corners(points.map(|(x, y)| Point::new(x, y)));
    let picture = seen_from_aside(&board, &corners, 600, 600);
    let moved = |by: [(f32, f32); 4]| {
        let mut corners = corners;
        corners.0.iter_mut().zip(by).for_each(|(point, (x, y))| *point = Point::new(point.x + x, point.y + y));
        corners
    };
    let near = moved([(6.0, -5.0), (-7.0, 3.0), (2.0, 8.0), (5.0, 5.0)]);
    let exact = snap_to_lines(&picture, &near).expect("the lines are seen");
    assert!(error(&exact, &corners) < 0.06, "{exact:?}");
    assert_eq!(read_board(&picture, exact, &LearnedDesigns::default()).board(), position.board);
    assert_eq!(snap_to_lines(&picture, &moved([(60.0, 60.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)])), None, "far away");
    assert_eq!(snap_to_lines(&chequered(3, 3), &Corners::upright(10.0, 10.0, 150.0, 150.0)), None);
}

/// A chequered cloth with this number of squares.
fn chequered(columns: usize, rows: usize) -> Picture {
    cloth(columns, rows, 30)
}

/// A chequered cloth whose squares have this side in pixels.
fn cloth(columns: usize, rows: usize, side: usize) -> Picture {
    let border = 40;
    let (width, height) = (columns * side + 2 * border, rows * side + 2 * border);
    let color = |x: usize, y: usize| {
        let (Some(x), Some(y)) = (x.checked_sub(border), y.checked_sub(border)) else { return 210 };
        if x >= columns * side || y >= rows * side {
            return 210;
        }
        if (x / side + y / side).is_multiple_of(2) { 240 } else { 120 }
    };
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let rgba: Vec<u8> = places.flat_map(|(x, y)| [color(x, y), color(x, y), color(x, y), 255]).collect();
    Picture::from_rgba(width as u32, height as u32, &rgba).expect("as many pixels as it says")
}

#[test]
fn what_is_no_board_is_not_found() {
    assert_eq!(find(&chequered(8, 8)).len(), 1);
    for (columns, rows) in [(7, 7), (7, 8), (8, 7), (6, 6), (9, 8), (8, 9), (10, 10), (10, 8), (20, 16)] {
        assert_eq!(find(&chequered(columns, rows)), [], "{columns}x{rows}");
    }
    // Every third corner of a fine pattern alternates like the corners of a board.
    for side in [5, 6, 7, 8] {
        assert_eq!(find(&cloth(24, 24, side)), [], "squares of {side} pixels");
    }
    let mut random = 1_u32;
    let noise: Vec<u8> = std::iter::repeat_with(|| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 24) as u8
    })
    .take(600 * 400 * 4)
    .collect();
    assert_eq!(find(&Picture::from_rgba(600, 400, &noise).expect("a picture")), []);
    assert_eq!(find(&Picture::from_rgba(1, 1, &[0; 4]).expect("a picture")), []);
}

#[test]
fn own_diagrams_are_read() {
    let position = fen::read(MIDDLE_GAME).expect(MIDDLE_GAME);
    for view in Color::ALL {
        let picture = drawn(position, PieceSet::Classic, Coloring::Walnut, 400, view);
        let readings = read(&picture, &LearnedDesigns::default());
        assert_eq!(readings.len(), 1);
        assert_eq!((readings[0].bottom, readings[0].turned().bottom), (view, !view));
        // One or two squares may be wrong. These limits are those of the benchmark.
        let wrong = readings[0].board().differing_squares(&position.board).count();
        assert!(wrong <= 2, "{wrong} squares are wrong");
    }
}

#[test]
fn a_corrected_board_is_read_right_the_next_time() {
    let position = fen::read(MIDDLE_GAME).expect(MIDDLE_GAME);
    let picture = drawn(position, PieceSet::Bold, Coloring::Meadow, 400, Color::White);
    let mut looks = LearnedDesigns::default();
    let confirmed = read(&picture, &looks)[0].confirmed(&position.board);
    assert_eq!((confirmed.board(), confirmed.doubtful().count()), (position.board, 0));
    looks.learn(&confirmed);
    looks.learn(&confirmed);
    assert_eq!(looks.len(), 1, "one design is remembered once");
    let text = serde_json::to_string(&looks).expect("it can be kept");
    assert!(text.len() < 12_000, "{} bytes", text.len());
    let looks: LearnedDesigns = serde_json::from_str(&text).expect("it can be read again");
    let reading = &read(&picture, &looks)[0];
    assert!(reading.board().differing_squares(&position.board).count() <= 1, "{reading:?}");
}

#[test]
fn files_that_are_no_pictures_are_refused() {
    assert_eq!(Picture::decode(b""), Err(PictureError::Unknown));
    assert_eq!(Picture::decode(b"8/8/8/8/8/8/8/8 w - - 0 1"), Err(PictureError::Unknown));
    let diagram = Diagram::new(Position::start());
    let png = fenwright::diagram::png(&diagram).expect("a picture");
    assert!(Picture::decode(&png).is_ok() && is_picture(&png));
    assert_eq!(Picture::decode(&png[..png.len() / 2]), Err(PictureError::Broken));
    // The header states the width and height; its checksum is adjusted.
    let mut large = png[..33].to_vec();
    large[16..24].copy_from_slice(&[0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]);
    let checksum = crc32fast::hash(&large[12..29]).to_be_bytes();
    large[29..33].copy_from_slice(&checksum);
    let refused = Picture::decode(&large);
    assert!(
        matches!(refused, Err(PictureError::TooLarge { .. } | PictureError::Memory | PictureError::Broken)),
        "{refused:?}"
    );
    assert_eq!(Picture::from_rgba(9000, 9000, &[]), Err(PictureError::TooLarge { width: 9000, height: 9000 }));
    assert_eq!(Picture::from_rgba(2, 2, &[0; 15]), Err(PictureError::Broken));
}

/// A position of two kings, which does not show the orientation.
const KINGS: &str = "8/8/3k4/8/3K4/8/8/8 w - - 0 1";

#[test]
fn coordinates_show_the_orientation() {
    let position = fen::read(KINGS).expect(KINGS);
    for (coordinates, view, size) in [Coordinates::Outside, Coordinates::Inside].into_iter().flat_map(|coordinates| {
        Color::ALL.into_iter().flat_map(move |view| [240, 400, 640].map(|size| (coordinates, view, size)))
    }) {
        let diagram = Diagram { view, size, coordinates, ..Diagram::new(position) };
        let drawn = pixels(&diagram).expect("a picture");
        let picture = Picture::from_rgba(drawn.width, drawn.height, &drawn.rgba).expect("as many pixels as it says");
        let readings = read(&picture, &LearnedDesigns::default());
        let said: Vec<_> = readings.iter().map(|reading| (reading.bottom, reading.is_bottom_sure)).collect();
        assert_eq!(said, [(view, true)], "{coordinates:?} {view:?} {size}");
    }
}

#[test]
fn without_coordinates_and_pawns_white_is_at_the_bottom_and_that_is_unsure() {
    let position = fen::read(KINGS).expect(KINGS);
    let picture = drawn(position, PieceSet::Classic, Coloring::Walnut, 400, Color::White);
    let alone = &read(&picture, &LearnedDesigns::default())[0];
    let framed = &read(&page(600, 600, &[(&picture, 90, 80)]), &LearnedDesigns::default())[0];
    for reading in [alone, framed] {
        assert_eq!((reading.bottom, reading.is_bottom_sure), (Color::White, false));
    }
}
