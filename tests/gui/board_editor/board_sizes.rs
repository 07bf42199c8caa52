//! Boards of other sizes.

use egui::epaint::ClippedShape;
use egui::{Key, Rect, Shape};
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::window::{START, Window, brush};

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
    window.menu("Position", "Start position");
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

/// The painted coordinates and their places.
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
                // The margin that pieces leave at the edges of their squares.
                let is_free = board.contains_rect(place) && place.height().max(place.width()) < 0.3 * side;
                let is_outside = !board.intersects(place) && place.bottom() <= tools.top();
                assert!(is_free && side >= 50.0 || is_outside, "{name} at {place:?}, {size:?}, squares of {side}");
            }
        }
    }
}

#[test]
fn a_position_of_capablanca_chess_is_set_up_solved_saved_and_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("capablanca.fen");
    let mut window = Window::new();
    window.menu("Position", "10x8, Capablanca");
    assert!(window.sees("White to move, 28 legal moves"), "{}", window.words());
    window.ctrl(Key::Delete);
    for (piece, square) in [
        ("black king", "g8"),
        ("white king", "i8"),
        ("black pawn", "b6"),
        ("black rook", "d6"),
        ("black pawn", "i6"),
        ("white pawn", "f4"),
        ("white archbishop", "h3"),
        ("white chancellor", "f2"),
    ] {
        window.drag(piece, square);
    }
    assert_eq!(window.fen(), "6k1K1/10/1p1r4p1/10/5P4/7A2/5C4/10 w - - 0 1");
    window.solve();
    let answer = window.state().solving.answer().expect("it is solved");
    assert!(answer.headline.contains("mate in 2") || answer.headline.contains("Mate in 2"), "{}", answer.headline);
    window.world().will_pick(&path);
    window.ctrl(Key::S);
    window.settle();
    let again = Window::on_file(&path);
    assert_eq!(again.fen(), window.fen());
}

#[test]
fn a_mate_in_two_is_found_on_a_small_board() {
    let mut window = Window::showing("3r1/N1Q2/4k/3p1/3K1 w - - 0 1");
    window.solve();
    let answer = window.state().solving.answer().expect("it is solved");
    assert_eq!(answer.headline, "Mate in 2 \u{b7} sound");
    assert!(window.sees("Nb2"), "{}", window.words());
}

#[test]
fn a_king_castles_and_a_pawn_promotes_to_an_archbishop_while_moves_are_tried() {
    let mut window = Window::showing("5k4/9P/10/10/10/10/10/R4K3R w KQ - 0 1");
    window.ctrl(Key::M);
    window.click("f1");
    assert!(
        window.square("c1").name.contains("possible target") && window.square("i1").name.contains("possible target")
    );
    window.click("i1");
    assert_eq!(window.placement(), "5k4/9P/10/10/10/10/10/R6RK1");
    window.drag("f8", "f7");
    window.drag("j7", "j8");
    window.click("Promote to archbishop");
    assert_eq!(window.placement(), "9A/5k4/10/10/10/10/10/R6RK1", "{}", window.words());
}
