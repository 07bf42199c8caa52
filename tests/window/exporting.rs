//! Diagrams on the clipboard and in files.
#![expect(clippy::expect_used, clippy::panic, reason = "the helpers of tests fail as tests do")]

use std::fs;
use std::path::Path;
use std::process::Command;

use fenwright::app::ui::theme::board_colors;
use fenwright::diagram::{self, Coloring, Coordinates, Diagram, DiagramFormat, PieceSet};
use fenwright::notation::fen;
use resvg::tiny_skia::Pixmap;

use super::START;
use super::desktop::Desktop;
use super::wait::{self, LIMIT};
use super::window::Window;

const ROOK: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

/// The pixels of a PNG.
fn pixels(png: &[u8]) -> (u32, u32, Vec<u8>) {
    let pixmap = Pixmap::decode_png(png).expect("a PNG");
    (pixmap.width(), pixmap.height(), pixmap.take())
}

/// Waits for a file that is written in one step.
fn expect_file(path: &Path) -> Vec<u8> {
    wait::poll(LIMIT, || fs::read(path).ok()).unwrap_or_else(|| panic!("{} is not there", path.display()))
}

/// Opens the dialog with these keys and presses its default button.
fn export(window: &Window<'_>, keys: &str) {
    window.change(|| window.key(keys));
    window.change(|| window.key("Return"));
}

#[test]
fn the_copied_picture_has_the_look_of_the_board_and_the_exported_one_its_own() {
    let board = Diagram::new(fen::read(ROOK).unwrap());
    let (colors, coordinates) = (Coloring::Print.colors(), Coloring::Print.default_coordinates());
    let print = Diagram { size: 333, colors, coordinates, border: true, mover: true, ..board.clone() };
    for (choices, copy, exported) in [
        ("{}", board.clone(), board.clone()),
        (r#"{"size":333,"coloring":"print","mover":true}"#, Diagram { size: 333, ..board.clone() }, print),
    ] {
        let desktop = Desktop::new();
        let settings = format!(r#"{{"theme":"light","window":[1180,780],"export":{choices}}}"#);
        fs::write(desktop.settings(), settings).unwrap();
        let path = desktop.path("diagram.png");
        desktop.let_dialogs_pick(&path);
        let window = desktop.start(&[ROOK]);
        window.expect_shown(ROOK);
        window.change(|| window.key("ctrl+shift+c"));
        assert!(desktop.screen.clipboard_targets().iter().any(|target| target == "image/png"));
        let copied = desktop.screen.clipboard_as("image/png");
        assert!(pixels(&copied) == pixels(&diagram::png(&copy).unwrap()), "{choices}");
        export(&window, "ctrl+e");
        assert!(pixels(&expect_file(&path)) == pixels(&diagram::png(&exported).unwrap()), "{choices}");
        assert!(desktop.dialogs().concat().contains("diagram.png"), "{:?}", desktop.dialogs());
    }
}

#[test]
fn the_clipboard_offers_the_copied_diagram_as_html_and_as_text() {
    let diagram = Diagram::new(fen::read(ROOK).unwrap());
    let desktop = Desktop::new();
    let window = desktop.start(&[ROOK]);
    window.expect_shown(ROOK);
    for (command, form) in [("copy as svg", DiagramFormat::Svg), ("copy as text", DiagramFormat::Ascii)] {
        let text = form.text(&diagram, ROOK).unwrap();
        window.change(|| window.key("ctrl+k"));
        window.type_text(command);
        window.key("Return");
        let has_text = || (desktop.clipboard() == text).then_some(());
        assert!(wait::poll(LIMIT, has_text).is_some(), "{command}");
        let html = String::from_utf8(desktop.screen.clipboard_as("text/html")).unwrap();
        assert!(html.contains(&form.html(&diagram, &text).unwrap()), "{command}: {html}");
    }
}

#[test]
fn pages_from_the_window_are_drawn_by_another_program() {
    let desktop = Desktop::new();
    let sheet = r#"{"is_chosen":true,"per_page":"six","lines":1}"#;
    let settings = format!(r#"{{"theme":"light","window":[1180,780],"export":{{"sheet":{sheet}}}}}"#);
    fs::write(desktop.settings(), settings).unwrap();
    let records = (1..=8).map(|number| format!("# Study {number}\n{ROOK}\n")).collect::<Vec<_>>().concat();
    let file = desktop.file("studies.fen", records);
    let path = desktop.path("studies.pdf");
    desktop.let_dialogs_pick(&path);
    let window = desktop.start(&[&file]);
    export(&window, "ctrl+shift+e");
    assert!(expect_file(&path).starts_with(b"%PDF-"));
    let pages = desktop.path("page");
    let ended = wait::run(Command::new("pdftoppm").args(["-r", "40", "-gray"]).arg(&path).arg(&pages));
    assert!(ended.status.success(), "{ended:?}");
    let inked: Vec<usize> = [1, 2]
        .map(|page| {
            let picture = fs::read(pages.with_file_name(format!("page-{page}.pgm"))).unwrap();
            picture.iter().filter(|pixel| **pixel < 128).count()
        })
        .to_vec();
    assert!(
        inked[0] > 2 * inked[1] && inked[1] > 300,
        "six diagrams on the first page and two on the other: {inked:?}"
    );
    if let Some(kept) = std::env::var_os("KEEP_PAGES") {
        fs::copy(&path, kept).unwrap();
    }
    window.expect_shown(ROOK);
}

#[test]
fn a_picture_on_the_clipboard_is_no_text() {
    let desktop = Desktop::new();
    let window = desktop.start(&[START]);
    window.change(|| window.key("ctrl+shift+c"));
    window.change(|| window.key("ctrl+v"));
    window.expect_shown(START);
}

#[test]
fn the_board_on_the_screen_has_the_pixels_of_the_exported_one() {
    for (pieces, coloring) in [(PieceSet::Classic, Coloring::Slate), (PieceSet::Bold, Coloring::Walnut)] {
        let desktop = Desktop::new();
        let (set, name) = (pieces.id(), coloring.id());
        let settings = format!(
            r#"{{"theme":"light","window":[1180,780],"coordinates":false,"pieces":"{set}","coloring":"{name}"}}"#
        );
        fs::write(desktop.settings(), settings).unwrap();
        let window = desktop.start(&[START]);
        let colors = board_colors(coloring, false);
        let found = wait::poll(LIMIT, || {
            let picture = window.settle();
            picture.board(&colors).map(|board| (picture, board))
        });
        let (picture, board) = found.expect("a board on the screen");
        let size = u32::try_from(8 * board.side()).unwrap();
        let exported = diagram::pixels(&Diagram {
            size,
            coordinates: Coordinates::None,
            pieces,
            colors: coloring.colors(),
            ..Diagram::new(fen::read(START).unwrap())
        });
        let exported = exported.expect("a picture");
        let (mut far, mut sum, mut count) = (0_u64, 0_u64, 0_u64);
        for name in ["b1", "d1", "e1", "e2", "f4", "c7", "g8", "d8"] {
            let square = board.square(name);
            for (x, y) in (square.top..square.bottom).flat_map(|y| (square.left..square.right).map(move |x| (x, y))) {
                let at = 4 * ((y - board.area.top) * size as usize + x - board.area.left);
                let off = picture.at((x, y)).iter().zip(&exported.rgba[at..]).map(|(a, b)| a.abs_diff(*b)).max();
                let off = off.unwrap_or_default();
                (far, sum, count) = (far + u64::from(off > 16), sum + u64::from(off), count + 1);
            }
        }
        // Edges are rounded differently at another scale.
        let is_close = far * 500 < count && sum * 4 < count;
        assert!(is_close, "{set}, {name}: {far} of {count} pixels are off by more than 16, all by {sum}");
    }
}
