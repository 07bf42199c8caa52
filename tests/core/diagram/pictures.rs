//! SVG and PNG files, read back.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

use std::collections::BTreeMap;

use fenwright::board::{Annotations, Arrow, Mark};
use fenwright::diagram::{
    Coloring, Colors, Coordinates, DarkSquares, Diagram, PieceSet, PngError, Rgb, data_url, markdown,
    missing_characters, png, svg,
};
use fenwright::notation::fen;
use fenwright::{Color, Piece, Position, Square};
use roxmltree::Document;

const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqk2r/1pp2pp1/p1n1pn1p/3p4/1b1P1B2/2NBPN2/PPP2PPP/R2Q1RK1 b kq - 3 8",
    "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
    "k4/2C2/5/1a3/4K w - - 0 1",
];

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

/// Diagrams of all positions from both sides, with and without everything around the board.
fn diagrams() -> Vec<Diagram> {
    let mut diagrams = Vec::new();
    for text in POSITIONS {
        for view in Color::ALL {
            for coordinates in [Coordinates::Inside, Coordinates::Outside, Coordinates::None] {
                let is_full = coordinates == Coordinates::Outside;
                let caption = if is_full { "Кубок Ελλάδα & <Łódź> \u{1}" } else { "" };
                let diagram = Diagram::new(read(text));
                diagrams.push(Diagram {
                    view,
                    size: 360,
                    coordinates,
                    border: is_full,
                    mover: is_full,
                    caption: caption.to_owned(),
                    pieces: if is_full { PieceSet::Bold } else { PieceSet::Classic },
                    ..diagram
                });
            }
        }
    }
    diagrams
}

/// The left and top margins of the board, for squares of 64 units.
fn margins(diagram: &Diagram) -> (f64, f64) {
    if diagram.coordinates == Coordinates::Outside { (36.0, 36.0) } else { (0.0, 0.0) }
}

/// The centre of a square, for squares of 64 units.
fn center(diagram: &Diagram, square: Square) -> (f64, f64) {
    let size = diagram.position.board.size();
    let (column, row) = match diagram.view {
        Color::White => (square.file, size.ranks() - 1 - square.rank),
        Color::Black => (size.files() - 1 - square.file, square.rank),
    };
    let (left, top) = margins(diagram);
    (left + 64.0 * f64::from(column) + 32.0, top + 64.0 * f64::from(row) + 32.0)
}

/// Every piece of an SVG with the centre of its square, in whole units.
fn pieces_of(text: &str, set: PieceSet) -> BTreeMap<(i64, i64), Piece> {
    let document = Document::parse(text).expect("SVG is XML");
    let prefix = format!("#{}-", set.id());
    let mut found = BTreeMap::new();
    for place in document.descendants().filter(|node| node.has_tag_name("use")) {
        let Some(name) = place.attribute("href").and_then(|href| href.strip_prefix(&prefix)) else { continue };
        let (color, role) = name.split_at(1);
        let letter: char = if color == "w" { role.to_owned() } else { role.to_lowercase() }.parse().expect(name);
        let at = |axis| place.attribute(axis).and_then(|value| value.parse::<f64>().ok()).expect("a number") + 32.0;
        let before = found.insert((at("x") as i64, at("y") as i64), Piece::from_letter(letter).expect(name));
        assert_eq!(before, None, "two pieces on one square");
    }
    found
}

#[test]
fn every_piece_of_an_svg_is_at_the_centre_of_its_square() {
    for diagram in diagrams() {
        let text = svg(&diagram);
        let expected: BTreeMap<(i64, i64), Piece> = diagram
            .position
            .board
            .pieces()
            .map(|(square, piece)| {
                let (x, y) = center(&diagram, square);
                ((x as i64, y as i64), piece)
            })
            .collect();
        assert_eq!(pieces_of(&text, diagram.pieces), expected, "{:?}", diagram.position.board);
        let document = Document::parse(&text).expect("SVG is XML");
        let mut ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "something is defined twice");
        for place in document.descendants().filter_map(|node| node.attribute("href")) {
            assert!(ids.binary_search(&place.trim_start_matches('#')).is_ok(), "{place} is not defined");
        }
        assert!(text.len() < 30_000, "{} bytes", text.len());
    }
}

/// The pixels of a PNG as rows of colours.
fn pixels_of(bytes: &[u8]) -> (u32, u32, Vec<[u8; 3]>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut buffer = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut buffer).expect("pixels");
    assert_eq!(info.color_type, png::ColorType::Rgb);
    (info.width, info.height, buffer.chunks_exact(3).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect())
}

fn channels(Rgb(red, green, blue): Rgb) -> [u8; 3] {
    [red, green, blue]
}

/// The sum of the differences of all channels.
fn difference(left: [u8; 3], right: [u8; 3]) -> u32 {
    left.into_iter().zip(right).map(|(left, right)| u32::from(left.abs_diff(right))).sum()
}

#[test]
fn pixels_at_the_centres_of_squares() {
    for diagram in diagrams() {
        let (width, height, pixels) = pixels_of(&png(&diagram).expect("a picture"));
        let board = &diagram.position.board;
        let size = board.size();
        let (before, behind) = margins(&diagram);
        let longer = 64.0 * f64::from(size.files().max(size.ranks())) + before + behind;
        let scale = f64::from(diagram.size) / longer;
        let DarkSquares::Plain(dark) = diagram.colors.dark else { panic!("no hatching here") };
        for square in size.squares() {
            let (x, y) = center(&diagram, square);
            let reach = (64.0 * scale * 0.4) as i64;
            let (x, y) = ((x * scale) as i64, (y * scale) as i64);
            let pixel = |x: i64, y: i64| pixels[usize::try_from(y * i64::from(width) + x).expect("inside")];
            let is_dark_square = (square.file + square.rank) % 2 == 0;
            let empty = channels(if is_dark_square { dark } else { diagram.colors.light });
            let Some(piece) = board.get(square) else {
                assert!(difference(pixel(x, y), empty) <= 4, "{square}: {:?}", pixel(x, y));
                continue;
            };
            let around = (-reach..reach).flat_map(|dy| (-reach..reach).map(move |dx| (x + dx, y + dy)));
            let (mut white, mut black) = (0, 0);
            for (x, y) in around {
                white += usize::from(difference(pixel(x, y), [255; 3]) < 12);
                black += usize::from(difference(pixel(x, y), [0x1C, 0x1F, 0x26]) < 60);
            }
            // White pieces have dark outlines; black pieces have little white.
            let is_right = piece.color.pick(white * 2 > black && white > 50, black > white * 4 && black > 50);
            assert!(is_right, "{piece:?} on {square}: {white} white, {black} black");
        }
        assert!(width <= diagram.size && height >= 1);
    }
}

#[test]
fn pictures_have_exactly_the_size_that_is_asked_for() {
    let position = read(POSITIONS[0]);
    for size in [16, 17, 333, 800, 2000] {
        for coordinates in [Coordinates::Inside, Coordinates::Outside] {
            let diagram = Diagram { size, coordinates, ..Diagram::new(position) };
            let (width, height, _) = pixels_of(&png(&diagram).expect("a picture"));
            assert_eq!((width, height), (size, size), "{coordinates:?}");
        }
    }
    let (width, height, _) = pixels_of(&png(&Diagram::new(read(POSITIONS[2]))).expect("a picture"));
    assert_eq!((width, height), (800, 640));
    let captioned = Diagram { caption: "Wurzburg".to_owned(), ..Diagram::new(position) };
    let (width, height, _) = pixels_of(&png(&captioned).expect("a picture"));
    assert!(width == 800 && height > 800, "{width} x {height}");
    for size in [0, 15, 8193, 100_000, u32::MAX] {
        let refused = png(&Diagram { size, ..Diagram::new(position) });
        assert!(matches!(refused, Err(PngError::Size(found)) if found == size), "{size}");
    }
}

#[test]
fn pictures_are_small_in_every_style() {
    for coloring in Coloring::ALL {
        for pieces in PieceSet::ALL {
            for text in &POSITIONS[..2] {
                let diagram = Diagram { pieces, colors: coloring.colors(), ..Diagram::new(read(text)) };
                let (picture, drawing) = (png(&diagram).expect("a picture"), svg(&diagram));
                let sizes = (picture.len(), drawing.len());
                assert!(sizes.0 <= 42_000 && sizes.1 < 30_000, "{coloring:?} {pieces:?}: {sizes:?} bytes");
            }
        }
    }
}

#[test]
fn marks_and_arrows_are_seen_over_the_board_and_nothing_off_it() {
    let plain = Diagram::new(Position::empty(fenwright::Size::STANDARD));
    let marks = ["Re4", "Ga8", "Yj10"].map(|text| text.parse::<Mark>().expect(text));
    let arrows = ["Bb2b6", "Ga1i1"].map(|text| text.parse::<Arrow>().expect(text));
    let marked =
        Diagram { annotations: Annotations { arrows: arrows.to_vec(), marks: marks.to_vec() }, ..plain.clone() };
    let (width, _, before) = pixels_of(&png(&plain).expect("a picture"));
    let (_, _, after) = pixels_of(&png(&marked).expect("a picture"));
    let at = |pixels: &[[u8; 3]], square: &str| {
        let square: Square = square.parse().unwrap_or_else(|_| panic!("{square}"));
        let (x, y) = (usize::from(square.file) * 100 + 30, usize::from(7 - square.rank) * 100 + 50);
        // To the left of the centre, and in the centre.
        [pixels[y * width as usize + x], pixels[y * width as usize + x + 20]]
    };
    for square in ["e4", "a8"] {
        assert_ne!(at(&before, square)[0], at(&after, square)[0], "{square}");
    }
    for square in ["b4", "b5"] {
        assert_eq!(at(&before, square)[0], at(&after, square)[0], "{square}");
        assert_ne!(at(&before, square)[1], at(&after, square)[1], "{square}");
    }
    for square in ["h1", "d4", "b7", "c3"] {
        assert_eq!(at(&before, square), at(&after, square), "{square}");
    }
}

#[test]
fn hatching_leaves_its_square_white_between_the_lines() {
    let colors = Coloring::Print.colors();
    let diagram =
        Diagram { colors, coordinates: Coordinates::None, ..Diagram::new(Position::empty(fenwright::Size::STANDARD)) };
    let (width, _, pixels) = pixels_of(&png(&diagram).expect("a picture"));
    let darkened = |column: usize, row: usize| {
        let square =
            (0..10_000).map(|pixel| pixels[(row * 100 + pixel / 100) * width as usize + column * 100 + pixel % 100]);
        square.filter(|pixel| difference(*pixel, [255; 3]) > 60).count()
    };
    assert_eq!(darkened(0, 0), 0);
    assert!((1000..5000).contains(&darkened(1, 0)), "{} of 10,000 pixels", darkened(1, 0));
}

#[test]
fn own_colours_and_the_characters_of_captions() {
    let colors = Colors { light: Rgb(1, 2, 3), ..Coloring::default().colors() };
    assert!(svg(&Diagram { colors, ..Diagram::new(Position::start()) }).contains("#010203"));
    assert!(missing_characters("Grünfeld, Đorđević, Ελλάδα, Кубок, cafe\u{301}").is_empty());
    // An unassigned character and one for private use, which no font is asked for.
    assert_eq!(missing_characters("a \u{e0a0} b \u{378} c \u{e0a0}"), ['\u{378}', '\u{e0a0}']);
}

/// Titles in other scripts, each with its characters from left to right where that differs.
const TITLES: [&str; 6] = [
    "\u{10db}\u{10d0}\u{10e2}\u{10d8} \u{10dd}\u{10e0} \u{10e1}\u{10d5}\u{10da}\u{10d0}\u{10e8}\u{10d8}",
    "\u{5de}\u{5d8} \u{5d1}-2",
    "Ματ σε 2",
    "Мат в 2 хода, Ўзбекистон",
    "Մատ երկու քայլով",
    "White is worse: ∓, ⩱, −0.7 → ½",
];

#[test]
fn titles_in_other_scripts_have_no_empty_boxes() {
    for title in TITLES {
        assert!(missing_characters(title).is_empty(), "{title}");
        let diagram =
            |caption: &str| Diagram { size: 360, caption: caption.to_owned(), ..Diagram::new(read(POSITIONS[0])) };
        let drawn = svg(&diagram(title));
        assert!(!drawn.contains("\"#r0\"") && !drawn.contains("\"#s"), "{title}: {drawn}");
        let boxes: String = title.chars().map(|_| '\u{e0a0}').collect();
        assert!(svg(&diagram(&boxes)).contains("\"#r0\""));
        let [drawn, boxes] = [title, &boxes].map(|caption| png(&diagram(caption)).expect("a picture"));
        assert_ne!(drawn, boxes, "{title}");
    }
}

#[test]
fn hebrew_begins_at_the_right() {
    let glyphs = |caption: &str| {
        let picture = svg(&Diagram {
            coordinates: Coordinates::None,
            caption: caption.to_owned(),
            ..Diagram::new(read(POSITIONS[0]))
        });
        let text = picture.rsplit_once("<g transform").expect("a caption").1.to_owned();
        text.split("href=\"#").skip(1).filter_map(|part| Some(part.split_once('"')?.0.to_owned())).collect::<Vec<_>>()
    };
    let (backwards, mut forwards) = (glyphs("\u{5de}\u{5d8}\u{5d1}"), Vec::new());
    for letter in ["\u{5de}", "\u{5d8}", "\u{5d1}"] {
        forwards.extend(glyphs(letter));
    }
    forwards.reverse();
    assert_eq!(backwards, forwards);
}

/// Only some systems have a font with Cherokee letters. With one, they are drawn and not reported.
#[test]
fn fonts_of_the_system_draw_what_ours_lack() {
    let title = "\u{13e3}\u{13b3}\u{13a9}";
    let picture = svg(&Diagram { caption: title.to_owned(), ..Diagram::new(read(POSITIONS[0])) });
    let missing = missing_characters(title);
    assert!(missing.is_empty() || missing.len() == 3, "{missing:?}");
    assert_eq!(picture.contains("\"#s"), missing.is_empty());
    assert_eq!(picture.contains("\"#r0\""), !missing.is_empty());
}

#[test]
fn a_picture_in_an_address() {
    let diagram = Diagram { size: 64, caption: "[x](y)".to_owned(), ..Diagram::new(Position::start()) };
    let address = data_url(&diagram).expect("a picture");
    assert!(address.starts_with("data:image/png;base64,iVBORw0KGgo"), "{address}");
    let image = markdown(&diagram).expect("a picture");
    assert!(image.starts_with("![Chess diagram. White: king e1,"), "{image}");
    assert!(image.ends_with(&format!("Caption: \\[x\\](y).]({address})\n")), "{image}");
}
