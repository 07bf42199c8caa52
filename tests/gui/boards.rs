//! Boards of other sizes.

use egui::epaint::ClippedShape;
use egui::{Key, Rect, Shape};
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use super::window::{START, Window, brush};

const CAPABLANCA: &str = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";

#[test]
fn a_large_board_has_its_own_pieces_among_the_tools() {
    let mut window = Window::showing(CAPABLANCA);
    assert_eq!(window.square("c1").name, "c1, white archbishop");
    assert_eq!(window.square("h8").name, "h8, black chancellor");
    window.drag("white archbishop", "e5");
    window.drag("black chancellor", "j4");
    assert_eq!(window.placement(), "rnabqkbcnr/pppppppppp/10/4A5/9c/10/PPPPPPPPPP/RNABQKBCNR");
    window.hover("f4");
    window.type_keys("A");
    assert_eq!(window.placement(), "rnabqkbcnr/pppppppppp/10/4A5/5A3c/10/PPPPPPPPPP/RNABQKBCNR");
    window.hover("off");
    window.type_keys("c");
    assert_eq!(window.tool(), brush('c'));
}

#[test]
fn a_small_board_has_no_archbishop_among_the_tools() {
    let window = Window::new();
    assert!(window.find("white archbishop").is_none() && window.find("black chancellor").is_none());
}

#[test]
fn a_large_placement_is_typed_with_tens() {
    for placement in ["rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR", "9k/K9/10/4A5/5c4/1P8/10/10"] {
        let mut window = Window::showing("10/10/10/10/10/10/10/10 w - - 0 1");
        window.click("a8");
        window.type_keys(placement);
        assert_eq!(window.placement(), placement);
    }
}

#[test]
fn a_fen_of_another_size_is_typed_into_the_box() {
    let mut window = Window::new();
    window.type_fen(CAPABLANCA);
    assert_eq!(window.fen(), CAPABLANCA);
    window.square("j8");
    window.key(Key::Escape);
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    assert!(window.nodes().iter().all(|node| !node.name.starts_with("j8, ")));
}

#[test]
fn a_selected_square_that_is_gone_is_selected_no_longer() {
    let mut window = Window::showing(CAPABLANCA);
    window.click("j4");
    assert_eq!(window.cursor().as_deref(), Some("j4"));
    window.ctrl(Key::Home);
    assert_eq!(window.cursor(), None);
    window.type_keys("q");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), CAPABLANCA);
}

#[test]
fn clearing_keeps_the_size_and_starting_brings_the_usual_one() {
    let mut window = Window::showing(CAPABLANCA);
    window.ctrl(Key::Delete);
    assert_eq!(window.placement(), "10/10/10/10/10/10/10/10");
    window.ctrl_shift(Key::N);
    assert_eq!(window.placement(), "10/10/10/10/10/10/10/10", "an added position has the size of the one before");
    window.ctrl(Key::Home);
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
}

#[test]
fn every_size_is_drawn_and_edited() {
    for (files, ranks) in [(5, 5), (5, 10), (10, 5), (6, 7), (10, 10), (9, 8)] {
        let rank = files.to_string();
        let fen = format!("{} w - - 0 1", vec![rank; ranks].join("/"));
        let mut window = Window::showing(&fen);
        assert!(!window.state().is_preview(), "{fen}");
        let last = format!("{}{ranks}", (b'a' + files - 1) as char);
        window.drag("white king", &last);
        window.drag("black king", "a1");
        assert!(window.square(&last).name.ends_with("white king"), "{fen}: {}", window.fen());
        assert!(window.square("a1").name.ends_with("black king"), "{fen}: {}", window.fen());
        window.ctrl_shift(Key::F);
        window.drag("a1", "b2");
        assert!(window.square("b2").name.ends_with("black king"), "{fen}: {}", window.fen());
    }
}

/// The names of files and ranks that are painted, and where.
fn coordinates(window: &mut Window, board: Rect) -> Vec<(String, Rect)> {
    let around = board.expand(20.0);
    let short = |shape: &ClippedShape| match &shape.shape {
        Shape::Text(text) => {
            let (words, place) = (text.galley.text(), text.visual_bounding_rect());
            let is_name = matches!(words.as_bytes(), [b'a'..=b'j' | b'1'..=b'9'] | [b'1', b'0']);
            (is_name && around.contains_rect(place)).then(|| (words.to_owned(), place))
        }
        _ => None,
    };
    window.harness().output().shapes.iter().filter_map(short).collect()
}

#[test]
fn men_lie_over_no_names_of_files_and_ranks() {
    for (content, files, ranks) in [
        ("rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1", 5, 5),
        (START, 8, 8),
        (CAPABLANCA, 10, 8),
        ("rnabqkbcnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 10, 10),
    ] {
        for size in [[800.0, 600.0], [1280.0, 800.0]] {
            let content = format!("{content}\n{content}\n");
            let document = Document::from_bytes(content.into_bytes());
            let mut window = Window::sized(document, Settings::default(), size);
            let board =
                window.square("a1").rect.union(window.square(&format!("{}{ranks}", char::from(b'a' + files - 1))).rect);
            let side = window.square("a1").rect.width();
            let tools = window.node("white king").rect;
            let names = coordinates(&mut window, board);
            assert_eq!(names.len(), usize::from(files) + ranks, "{names:?}");
            for (name, place) in names {
                // What a man leaves free at the edges of its square.
                let is_free = board.contains_rect(place) && place.height().max(place.width()) < 0.3 * side;
                let is_outside = !board.intersects(place) && place.bottom() <= tools.top();
                assert!(is_free && side >= 50.0 || is_outside, "{name} at {place:?}, {size:?}, squares of {side}");
            }
        }
    }
}
