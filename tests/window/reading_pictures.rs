//! Reading positions from pictures on the clipboard and in files.

#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::path::Path;

use fenwright::diagram::{self, Diagram};
use fenwright::notation::fen;

use super::START;
use super::desktop::Desktop;

const ENDING: &str = "8/5pk1/6p1/8/3R4/6P1/r4PK1/8 w - - 0 1";

#[test]
fn a_picture_on_the_clipboard_is_pasted_as_a_position() {
    let desktop = Desktop::new();
    let picture = Diagram { size: 420, ..Diagram::new(fen::read(ENDING).expect(ENDING)) };
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
    let picture = Diagram { size: 420, ..Diagram::new(fen::read(ENDING).expect(ENDING)) };
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
    let picture = Diagram { size: 420, ..Diagram::new(fen::read(ENDING).expect(ENDING)) };
    let file = desktop.file("ending.png", diagram::png(&picture).expect("a picture"));
    let window = desktop.start(&[&file]);
    window.expect_shown(ENDING);
}

/// A PNG of a white page with boards, two per row.
fn page(fens: &[&str]) -> Vec<u8> {
    const SIDE: usize = 300;
    let (width, height) = (2 * SIDE + 90, fens.len().div_ceil(2) * (SIDE + 60) + 30);
    let mut rgba = vec![255; 4 * width * height];
    for (number, text) in fens.iter().enumerate() {
        let (left, top) = (30 + number % 2 * (SIDE + 30), 30 + number / 2 * (SIDE + 60));
        let position = fen::read(text).expect(text);
        let board = diagram::pixels(&Diagram { size: SIDE as u32, ..Diagram::new(position) }).expect("a picture");
        for (y, row) in board.rgba.chunks_exact(4 * board.width as usize).enumerate() {
            let at = 4 * ((top + y) * width + left);
            rgba[at..at + row.len()].copy_from_slice(row);
        }
    }
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgba);
    let mut encoder = encoder.write_header().expect("memory takes it");
    encoder.write_image_data(&rgba).expect("memory takes it");
    drop(encoder);
    bytes
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
    desktop.screen.set_clipboard_picture(&page(&fens));
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
fn a_broken_picture_and_one_without_a_board_change_nothing() {
    let desktop = Desktop::new();
    let picture = diagram::png(&Diagram { size: 420, ..Diagram::new(fen::read(ENDING).expect(ENDING)) });
    let whole = picture.expect("a picture");
    for (name, bytes) in [("broken.png", &whole[..whole.len() / 2]), ("empty.png", &page(&[])[..])] {
        let file = desktop.file(name, bytes);
        let window = desktop.start(&[&file]);
        window.settle();
        window.expect_shown(START);
        window.expect_copied(START);
    }
}
