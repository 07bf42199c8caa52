//! Reading positions from pictures on the clipboard and in files.

#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::path::Path;

use fenwright::board::Color;
use fenwright::diagram::{self, Coordinates, Diagram};
use fenwright::notation::fen;

use super::START;
use super::desktop::Desktop;

const ENDING: &str = "8/5pk1/6p1/8/3R4/6P1/r4PK1/8 w - - 0 1";

#[test]
fn a_picture_on_the_clipboard_is_pasted_as_a_position() {
    let desktop = Desktop::new();
    let picture = Diagram { size: 420, ..diagram(ENDING) };
    let window = desktop.start(&[START]);
    window.expect_shown(START);
    desktop.screen.set_clipboard_picture(&diagram::png(&picture).expect("a picture"));
    window.change(|| window.key("ctrl+v"));
    window.expect_shown(ENDING);
    window.expect_copied(ENDING);
}

#[test]
fn a_picture_that_was_copied_in_a_file_manager_is_pasted_as_a_position() {
    let desktop = Desktop::new();
    let picture = Diagram { size: 420, ..diagram(ENDING) };
    let file = desktop.file("ending.png", diagram::png(&picture).expect("a picture"));
    let window = desktop.start(&[START]);
    window.expect_shown(START);
    desktop.screen.set_clipboard_file(Path::new(&file));
    window.change(|| window.key("ctrl+v"));
    window.expect_shown(ENDING);
}

#[test]
fn a_picture_that_is_named_at_the_start_is_read() {
    let desktop = Desktop::new();
    let picture = Diagram { size: 420, ..diagram(ENDING) };
    let file = desktop.file("ending.png", diagram::png(&picture).expect("a picture"));
    let window = desktop.start(&[&file]);
    window.expect_shown(ENDING);
}

/// A white page.
struct Page {
    width: usize,
    height: usize,
    rgba: Vec<u8>,
}

impl Page {
    /// Draws boards, two per row.
    fn new(diagrams: &[Diagram]) -> Self {
        const SIDE: usize = 300;
        let (width, height) = (2 * SIDE + 90, diagrams.len().div_ceil(2) * (SIDE + 60) + 30);
        let mut rgba = vec![255; 4 * width * height];
        for (number, diagram) in diagrams.iter().enumerate() {
            let (left, top) = (30 + number % 2 * (SIDE + 30), 30 + number / 2 * (SIDE + 60));
            let board = diagram::pixels(&Diagram { size: SIDE as u32, ..diagram.clone() }).expect("a picture");
            for (y, row) in board.rgba.chunks_exact(4 * board.width as usize).enumerate() {
                let at = 4 * ((top + y) * width + left);
                rgba[at..at + row.len()].copy_from_slice(row);
            }
        }
        Self { width, height, rgba }
    }

    /// Returns the page halfway between two pages. What differs is uncertain.
    fn between(one: &Self, other: &Self) -> Self {
        let halfway = |(one, other): (&u8, &u8)| u8::midpoint(*one, *other);
        Self { rgba: one.rgba.iter().zip(&other.rgba).map(halfway).collect(), ..*one }
    }

    fn png(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgba);
        let mut encoder = encoder.write_header().expect("memory takes it");
        encoder.write_image_data(&self.rgba).expect("memory takes it");
        drop(encoder);
        bytes
    }
}

fn diagram(fen: &str) -> Diagram {
    Diagram::new(fen::read(fen).expect(fen))
}

fn diagrams(fens: &[&str]) -> Vec<Diagram> {
    fens.iter().map(|fen| diagram(fen)).collect()
}

#[test]
fn a_page_with_four_diagrams_becomes_four_positions() {
    let fens = [
        "8/8/4k3/8/8/3K4/4P3/8 w - - 0 1",
        ENDING,
        "2k5/1pp5/p7/8/8/5N2/PPP5/1K6 w - - 0 1",
        "3r2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    ];
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    window.expect_shown(START);
    desktop.screen.set_clipboard_picture(&Page::new(&diagrams(&fens)).png());
    window.change(|| window.key("ctrl+v"));
    for (number, fen) in fens.iter().enumerate() {
        if number > 0 {
            window.change(|| window.key("ctrl+Next"));
        }
        window.expect_shown(fen);
        window.expect_copied(fen);
    }
}

#[test]
fn an_answer_settles_the_same_drawings_on_all_boards() {
    // On c4 and b5 something between a knight and a rook.
    const BOARDS: [&str; 2] =
        ["4k3/pp3ppp/8/8/2?5/8/PP3PPP/4K3 w - - 0 1", "4k3/pp3ppp/8/1?6/8/8/PP3PPP/4K3 w - - 0 1"];
    let with = |piece: &str| BOARDS.map(|board| board.replace('?', piece));
    let page = |piece: &str| Page::new(&with(piece).map(|fen| diagram(&fen)));
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    window.expect_shown(START);
    desktop.screen.set_clipboard_picture(&Page::between(&page("n"), &page("r")).png());
    window.change(|| window.key("ctrl+v"));
    window.change(|| window.key("shift+F8"));
    window.change(|| window.key("b"));
    window.change(|| window.key("shift+F8"));
    let [first, second] = with("b");
    window.expect_copied(&first);
    window.change(|| window.key("ctrl+Next"));
    window.expect_copied(&second);
}

#[test]
fn a_board_whose_side_is_unknown_is_turned_by_a_key() {
    const SEEN_FROM_BLACK: &str = "8/2n5/4k3/8/8/3K4/8/8 w - - 0 1";
    let picture = Diagram { view: Color::Black, coordinates: Coordinates::None, ..diagram(SEEN_FROM_BLACK) };
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    window.expect_shown(START);
    desktop.screen.set_clipboard_picture(&Page::new(&[picture]).png());
    window.change(|| window.key("ctrl+v"));
    window.expect_shown("8/8/4K3/8/8/3k4/5n2/8 w - - 0 1");
    window.change(|| window.key("ctrl+shift+t"));
    // The board keeps its view, so that it looks like the picture.
    window.expect_copied(SEEN_FROM_BLACK);
}

#[test]
fn a_broken_picture_and_one_without_a_board_change_nothing() {
    let desktop = Desktop::new();
    let picture = diagram::png(&Diagram { size: 420, ..diagram(ENDING) });
    let whole = picture.expect("a picture");
    for (name, bytes) in [("broken.png", &whole[..whole.len() / 2]), ("empty.png", &Page::new(&[]).png()[..])] {
        let file = desktop.file(name, bytes);
        let window = desktop.start(&[&file]);
        window.settle();
        window.expect_shown(START);
        window.expect_copied(START);
    }
}
