//! Pasting, dropping and opening pictures, and correcting what was recognised.
#![expect(clippy::unwrap_used, reason = "the helpers of tests fail as tests do")]

use std::fs;
use std::io::Cursor;

use egui::{Key, Pos2, vec2};
use fenwright::app::picture::OpenPicture;
use fenwright::board::{Color, Square};
use fenwright::diagram::{self, Coordinates, Diagram};
#[cfg(feature = "pdf")]
use fenwright::diagram::{Figure, Worksheet};
use fenwright::document::{Document, Field};
use fenwright::notation::fen;

use crate::support::input::{LEFT, ctrl};
use crate::support::window::Window;

pub(crate) const GAME: &str = "r1bqk2r/pp2bppp/2n2n2/2pp4/3P4/2N1PN2/PPQ1BPPP/R1B2RK1";

/// A picture onto which boards can be drawn.
pub(crate) struct Sheet {
    width: usize,
    height: usize,
    rgba: Vec<u8>,
}

impl Sheet {
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, height, rgba: [235, 238, 242, 255].repeat(width * height) }
    }

    fn set(&mut self, x: usize, y: usize, pixel: [u8; 4]) {
        let at = 4 * (y * self.width + x);
        self.rgba[at..at + 4].copy_from_slice(&pixel);
    }

    /// Draws a board with this side in pixels.
    pub(crate) fn with(self, placement: &str, place: (usize, usize, u32), view: Color) -> Self {
        let position = fen::read(&format!("{placement} w - - 0 1")).unwrap();
        self.with_diagram(place, Diagram { view, ..Diagram::new(position) })
    }

    /// Draws a board without coordinates.
    pub(crate) fn with_plain(self, placement: &str, place: (usize, usize, u32), view: Color) -> Self {
        let position = fen::read(&format!("{placement} w - - 0 1")).unwrap();
        self.with_diagram(place, Diagram { view, coordinates: Coordinates::None, ..Diagram::new(position) })
    }

    /// Draws a board whose squares are halfway between those of two positions. What differs is uncertain.
    pub(crate) fn with_between(self, placements: [&str; 2], place: (usize, usize, u32)) -> Self {
        let [first, second] = placements
            .map(|placement| Self { rgba: self.rgba.clone(), ..self }.with_plain(placement, place, Color::White));
        let halfway = |(one, other): (&u8, &u8)| u8::midpoint(*one, *other);
        Self { rgba: first.rgba.iter().zip(&second.rgba).map(halfway).collect(), ..self }
    }

    fn with_diagram(mut self, (left, top, side): (usize, usize, u32), diagram: Diagram) -> Self {
        let drawn = diagram::pixels(&Diagram { size: side, ..diagram }).unwrap();
        for (number, pixel) in drawn.rgba.as_chunks::<4>().0.iter().enumerate() {
            let (x, y) = (number % drawn.width as usize, number / drawn.width as usize);
            self.set(left + x, top + y, *pixel);
        }
        self
    }

    /// Draws a figure that is not a piece onto the centre of a square of a board from [`Self::with`].
    pub(crate) fn with_figure(mut self, square: &str, (left, top, side): (usize, usize, u32)) -> Self {
        let square: Square = square.parse().unwrap();
        let unit = side as usize / 8;
        let (x, y) = (left + unit * usize::from(square.file), top + unit * usize::from(7 - square.rank));
        for down in unit / 6..unit - unit / 6 {
            for across in unit / 3..unit - unit / 3 {
                let is_edge = !(unit / 6 + 3..unit - unit / 6 - 3).contains(&down)
                    || !(unit / 3 + 3..unit - unit / 3 - 3).contains(&across);
                let grey = if is_edge { 20 } else { 250 };
                self.set(x + across, y + down, [grey, grey, grey, 255]);
            }
        }
        self
    }
}

/// Pastes a picture and waits until it is read.
pub(crate) fn paste(window: &mut Window, Sheet { width, height, rgba }: Sheet) {
    let before = number(window);
    {
        let mut world = window.world();
        world.clipboard = Err("it contains no text".to_owned());
        world.picture = Some((width, height, rgba));
    }
    window.ctrl(Key::V);
    window.frames_until("the picture is read", |window| number(window) != before);
    window.settle();
}

/// The number of the shown picture.
fn number(window: &Window) -> Option<u64> {
    window.state().picture.open_picture().map(fenwright::app::picture::OpenPicture::number)
}

/// The screen position of a point of the board in the picture, as fractions of its width and height.
fn on_picture(window: &Window, across: f32, down: f32) -> Pos2 {
    let canvas = window.node("Picture from the clipboard with the board found in it").rect;
    let shown = window.state().picture.open_picture().expect("a picture is shown");
    let part = shown.visible_rect();
    let corners = shown.corners().expect("there are corners");
    let place = corners.point_at(across, down);
    let scale = (canvas.height() / part.height()).min(canvas.width() / part.width());
    let start = canvas.center() - part.size() * scale / 2.0;
    start + vec2(place.x - part.left(), place.y - part.top()) * scale
}

#[test]
fn a_pasted_screenshot_stands_on_the_board() {
    for (view, flipped) in [(Color::White, false), (Color::Black, true)] {
        let mut window = Window::new();
        paste(&mut window, Sheet::new(900, 640).with(GAME, (200, 60, 480), view));
        assert_eq!(window.placement(), GAME);
        assert_eq!((window.field(1).as_str(), window.field(2).as_str()), ("w", "kq"));
        assert_eq!(window.state().shell.flipped, flipped);
        assert!(window.sees("Assumed: White to move and the castling rights."));
        assert!(window.sees("All squares recognised."), "{}", window.words());
        window.undo();
        assert!(window.placement().starts_with("rnbqkbnr/pppp"), "one step takes it back");
    }
}

#[test]
fn a_square_of_the_picture_and_one_of_the_board_point_at_each_other() {
    let mut window = Window::new();
    paste(&mut window, Sheet::new(900, 640).with(GAME, (200, 60, 480), Color::White));
    let at = on_picture(&window, 4.5 / 8.0, 3.5 / 8.0);
    window.move_to(at);
    window.settle();
    assert_eq!(window.state().picture.open_picture().unwrap().hovered(), Some("e5".parse().unwrap()));
    window.move_to(Pos2::new(2.0, 2.0));
    window.settle();
    assert_eq!(window.state().picture.open_picture().unwrap().hovered(), None);
}

#[test]
fn a_correction_is_taken_over_by_all_squares_that_look_the_same_and_remembered() {
    const BOARD: (usize, usize, u32) = (100, 40, 480);
    let figures = ["c4", "e4", "g6", "b5"];
    let drawn = || {
        let sheet = Sheet::new(700, 600).with("4k3/pp3ppp/8/8/8/8/PP3PPP/4K3", BOARD, Color::White);
        figures.iter().fold(sheet, |sheet, square| sheet.with_figure(square, BOARD))
    };
    let mut window = Window::new();
    paste(&mut window, drawn());
    let read = window.document().position().board;
    let square = |name: &str| name.parse::<Square>().unwrap();
    let label = if read.get(square("c4")) == fenwright::Piece::from_letter('N') { 'B' } else { 'N' };
    window.hover("c4");
    window.letter_down(label);
    window.letter_up(label);
    window.settle();
    let button =
        window.words().lines().find(|line| line.starts_with("Set ") && line.contains("similar")).map(str::to_owned);
    let button = button.unwrap_or_else(|| panic!("nothing is offered: {}", window.words()));
    window.click(&button);
    let now = window.document().position().board;
    for figure in figures {
        assert_eq!(now.get(square(figure)), fenwright::Piece::from_letter(label), "{figure}");
    }
    assert!(!window.world().looks.is_empty(), "the look is remembered");
    assert!(window.find("Forget learned piece sets").is_some(), "{}", window.words());
    // The next picture with this piece set needs no correction.
    paste(&mut window, drawn());
    let again = window.document().position().board;
    for figure in figures {
        assert_eq!(again.get(square(figure)), fenwright::Piece::from_letter(label), "{figure} again");
    }
    window.click("Forget learned piece sets");
    assert!(window.world().looks.is_empty());
}

#[test]
fn a_page_becomes_as_many_positions_in_reading_order() {
    let mut window = Window::new();
    let placements = ["8/8/4k3/8/8/3K4/4P3/8", GAME, "8/5k2/8/8/2R5/3K4/8/8", "3k4/8/3K4/3P4/8/8/8/8"];
    let places = [(60, 60, 320), (520, 60, 320), (60, 500, 320), (520, 500, 320)];
    let sheet = placements
        .iter()
        .zip(places)
        .fold(Sheet::new(900, 900), |sheet, (placement, place)| sheet.with(placement, place, Color::White));
    paste(&mut window, sheet);
    let written = window.content();
    let read: Vec<_> = written.lines().map(|line| line.split(' ').next().unwrap_or_default()).collect();
    assert_eq!(read, placements);
    assert!(window.sees("Board 1 of 4"), "{}", window.words());
    // A click on another board of the page selects that board.
    window.click("Whole picture");
    let shown = window.state().picture.open_picture().expect("the page is shown");
    assert!(shown.visible_rect().width() > 899.0);
    let at = on_picture(&window, 1.0 + 300.0 / 320.0, 0.5);
    window.click_at(at);
    assert_eq!(window.placement(), GAME);
    assert!(window.sees("Board 2 of 4"), "{}", window.words());
}

#[test]
fn corners_are_dragged_and_the_board_is_moved_by_squares() {
    let mut window = Window::new();
    paste(&mut window, Sheet::new(900, 640).with(GAME, (200, 60, 480), Color::White));
    let [from, to] = [on_picture(&window, 1.0, 1.0), on_picture(&window, 0.875, 0.875)];
    window.move_to(from);
    window.press(LEFT);
    window.move_to(from.lerp(to, 0.5));
    window.move_to(to);
    assert_eq!(window.placement(), GAME, "it is read once the corner is there");
    window.release(LEFT);
    assert_ne!(window.placement(), GAME);
    window.undo();
    assert_eq!(window.placement(), GAME);
    // From the right board, an arrow key and its opposite return to the same board.
    paste(&mut window, Sheet::new(900, 640).with(GAME, (200, 60, 480), Color::White));
    let at = on_picture(&window, 0.5, 0.5);
    window.click_at(at);
    window.key(Key::ArrowRight);
    assert!(window.placement().starts_with("1bqk2r"), "{}", window.placement());
    window.key(Key::ArrowLeft);
    assert_eq!(window.placement(), GAME);
}

#[test]
fn a_corner_that_is_let_go_near_that_of_the_board_goes_there() {
    let mut window = Window::new();
    paste(&mut window, Sheet::new(900, 640).with(GAME, (200, 60, 480), Color::White));
    let corner = |window: &Window| window.state().picture.open_picture().unwrap().corners().unwrap().0[2];
    let found = corner(&window);
    // By a fifth of a square, and by more than half a square.
    for (away, is_near) in [(0.2, true), (0.6, false)] {
        let [from, to] = [1.0, 1.0 - away / 8.0].map(|part| on_picture(&window, part, part));
        window.move_to(from);
        window.press(LEFT);
        window.move_to(to);
        let dropped = corner(&window);
        assert!(dropped.distance(found) > 10.0, "it follows the pointer: {dropped:?}");
        window.release(LEFT);
        window.settle();
        let now = corner(&window);
        if is_near {
            // A thirtieth of a square.
            assert!(now.distance(found) < 2.0, "{now:?} is not {found:?}");
            assert_eq!(window.placement(), GAME);
        } else {
            assert!(now.distance(dropped) < 0.01, "{now:?} is not {dropped:?}");
        }
    }
}

#[test]
fn the_board_is_turned_to_and_fro() {
    let mut window = Window::new();
    paste(&mut window, Sheet::new(900, 640).with(GAME, (200, 60, 480), Color::White));
    window.click("Turn the board");
    assert_eq!(window.placement(), "1KR2B1R/PPPB1QPP/2NP1N2/4P3/4pp2/2n2n2/pppb2pp/r2kqb1r");
    assert!(window.state().shell.flipped);
    window.click("Black to move");
    window.click("Turn the board");
    assert_eq!(window.placement(), GAME);
    let side = window.document().position().side_to_move;
    assert_eq!(side, Color::Black, "a side that was set stays when the board is turned");
}

#[test]
fn without_a_board_nothing_changes_until_the_user_marks_it() {
    let mut window = Window::new();
    let before = window.fen();
    paste(&mut window, Sheet::new(600, 400));
    assert!(window.sees("No board found. Drag the corners to the corners of the 64 squares, without the frame."));
    assert_eq!(window.fen(), before);
    let [from, to] = [on_picture(&window, 0.0, 0.0), on_picture(&window, -0.1, -0.1)];
    window.move_to(from);
    window.press(LEFT);
    window.move_to(to);
    window.release(LEFT);
    assert_eq!(window.fen(), before);
    window.click("Read the board there");
    assert_ne!(window.fen(), before);
    window.click("Close the picture");
    assert!(window.state().picture.open_picture().is_none());
}

#[test]
fn a_picture_file_is_dropped_and_opened_and_a_broken_one_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let position = fen::read(&format!("{GAME} w kq - 0 1")).unwrap();
    let png = diagram::png(&Diagram { size: 400, ..Diagram::new(position) }).unwrap();
    let [whole, cut] = ["whole.png", "cut.png"].map(|name| folder.path().join(name));
    fs::write(&whole, &png).unwrap();
    fs::write(&cut, &png[..png.len() / 2]).unwrap();
    let mut window = Window::new();
    window.drop_file(&cut);
    window.frames_until("the picture is refused", |window| window.notices().contains("damaged"));
    assert!(window.placement().starts_with("rnbqkbnr/pppp"));
    window.drop_file(&whole);
    window.frames_until("the picture is read", |window| number(window).is_some());
    assert_eq!(window.placement(), GAME);
    // With the command, in another window. Its edits cause no question.
    let mut window = Window::showing("8/8/4k3/8/8/3K4/4P3/8 w - - 0 1\n");
    window.world().will_pick(&whole);
    window.menu("File", "Position from a picture…");
    window.frames_until("the picture is read", |window| number(window).is_some());
    assert_eq!((window.placement().as_str(), window.document().len()), (GAME, 1));
    assert_eq!(window.world().titles, ["Read a position from a picture"]);
}

#[test]
fn the_section_goes_with_its_position_and_with_its_document() {
    let mut window = Window::showing("8/8/4k3/8/8/3K4/4P3/8 w - - 0 1\n8/5k2/8/8/2R5/3K4/8/8 w - - 0 1\n");
    paste(&mut window, Sheet::new(900, 640).with(GAME, (200, 60, 480), Color::White));
    assert_eq!(window.placement(), GAME);
    window.key_with(ctrl(), Key::PageDown);
    assert!(window.sees("The position on the board is not from this picture."), "{}", window.words());
    window.key_with(ctrl(), Key::PageUp);
    assert!(window.sees("All squares recognised."));
    window.ctrl(Key::N);
    while let Some(answer) = ["Discard", "Don't save", "Discard edits"].iter().find(|name| window.find(name).is_some())
    {
        window.click(answer);
    }
    assert!(window.state().picture.open_picture().is_none());
    assert_eq!(Document::new().len(), 1);
}

#[test]
fn a_picture_over_a_position_with_details_is_asked_about() {
    let titled = "# Haring\n8/8/4k3/8/8/3K4/4P3/8 w - - 0 1\n";
    for (answer, fens) in [("Cancel", 1), ("Add as new position", 2), ("Replace and keep details", 1)] {
        let mut window = Window::showing(titled);
        paste(&mut window, Sheet::new(900, 640).with(GAME, (200, 60, 480), Color::White));
        assert!(window.sees("The position has details"), "{}", window.words());
        window.click(answer);
        let is_set_up = answer != "Cancel";
        assert_eq!((window.document().len(), window.placement() == GAME), (fens, is_set_up), "{answer}");
        assert_eq!(window.state().picture.open_picture().is_some(), is_set_up, "{answer}");
        assert_eq!(window.sees("All squares recognised."), is_set_up, "{answer}");
    }
}

/// A TIFF with a page for each of these positions.
fn document_of(placements: &[&str]) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let mut encoder = tiff::encoder::TiffEncoder::new(&mut bytes).unwrap();
    for placement in placements {
        let Sheet { width, height, rgba } = Sheet::new(480, 480).with(placement, (40, 40, 400), Color::White);
        let rgb: Vec<u8> =
            rgba.as_chunks::<4>().0.iter().flat_map(|[red, green, blue, _]| [*red, *green, *blue]).collect();
        encoder.write_image::<tiff::encoder::colortype::RGB8>(width as u32, height as u32, &rgb).unwrap();
    }
    bytes.into_inner()
}

#[test]
fn the_pages_of_a_document_become_records_that_show_their_page() {
    const OTHER: &str = "kbK5/pp6/1P6/8/8/8/8/R7";
    let folder = tempfile::tempdir().unwrap();
    let document = folder.path().join("book.tif");
    fs::write(&document, document_of(&[GAME, "8/8/8/8/8/8/8/8", OTHER])).unwrap();
    let mut window = Window::new();
    window.drop_file(&document);
    window.frames_until("the pages are read", |window| number(window).is_some());
    window.settle();
    let page = |window: &Window| window.state().picture.open_picture().and_then(OpenPicture::page_number);
    let count = window.document().len();
    assert_eq!((window.placement().as_str(), page(&window)), (GAME, Some(1)));
    assert!(window.sees("book.tif, page 1"), "{}", window.words());
    for _ in 0..2 {
        window.key_with(ctrl(), Key::PageDown);
    }
    window.frames_until("the page is drawn", |window| {
        let shown = window.state().picture.open_picture();
        shown.is_some_and(|shown| shown.page_number() == Some(3) && shown.corners().is_some())
    });
    assert_eq!((window.placement().as_str(), window.document().current() + 1), (OTHER, count));
    let title = window.document().record(count - 1).read_metadata().get(Field::Title).to_owned();
    assert_eq!(title, "book.tif, page 3");
    // The positions are one step to undo.
    window.ctrl(Key::Z);
    assert!(window.state().picture.open_picture().is_none());
}

#[cfg(feature = "pdf")]
#[test]
fn the_captions_of_a_single_page_are_titles_and_state_the_side_to_move() {
    const OTHER: &str = "kbK5/pp6/1P6/8/8/8/8/R7";
    let folder = tempfile::tempdir().unwrap();
    let document = folder.path().join("sheet.pdf");
    let titled = |board: &str, title: &str| {
        let text = format!("{board} - - 0 1");
        Figure::new(Diagram { caption: title.to_owned(), ..Diagram::new(fen::read(&text).unwrap()) }, text)
    };
    let records = |figures: &[Figure], remark: &str| -> Vec<(String, String, String)> {
        let mut window = Window::new();
        fs::write(&document, Worksheet::default().pdf(figures).unwrap()).unwrap();
        window.drop_file(&document);
        window.frames_until("the page is read", |window| number(window).is_some());
        window.settle();
        assert!(window.sees(remark), "{}", window.words());
        let count = window.document().len();
        let record = |place: usize| {
            let record = window.document().record(place);
            let metadata = record.read_metadata();
            let board = fen::write(&record.position().unwrap()).split(' ').take(2).collect::<Vec<_>>().join(" ");
            (board, metadata.get(Field::Title).to_owned(), metadata.get(Field::Source).to_owned())
        };
        (count - figures.len()..count).map(record).collect()
    };
    let expected = |board: &str, title: &str| (board.to_owned(), title.to_owned(), "sheet.pdf".to_owned());
    let [game, white, black] = [(GAME, "b"), (OTHER, "w"), (OTHER, "b")].map(|(board, side)| format!("{board} {side}"));
    let both = records(
        &[titled(&game, "After the exchange"), titled(&white, "Mate in two")],
        "Black to move, according to the caption.",
    );
    assert_eq!(
        both,
        [expected(&game, "1 After the exchange, Black to move"), expected(&white, "2 Mate in two, White to move")]
    );
    let one = records(&[titled(&black, "A study")], "Black to move, according to the caption.");
    assert_eq!(one, [expected(&black, "1 A study, Black to move")]);
}
