//! Boards of other sizes.

use egui::Key;

use super::window::{Window, brush};

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
