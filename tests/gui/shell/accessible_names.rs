//! Every control has a name, for screen readers and tests.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use fenwright::app::shell::settings::Settings;
use fenwright::app::ui::pointer::Tool;
use fenwright::document::Document;

use crate::support::input::RIGHT;
use crate::support::tree::Node;
use crate::support::window::{EMPTY, Window, brush};

const FILES: &str = "abcdefgh";

/// Names that several controls of one role share, so that a screen reader cannot tell them apart.
fn shared_names(window: &Window) -> Vec<String> {
    let with_role = |node: Node| format!("{} ({:?})", node.name, node.role);
    let mut names: Vec<String> = controls(window).into_iter().map(with_role).collect();
    names.sort();
    let mut shared: Vec<String> =
        names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0].clone()).collect();
    shared.dedup();
    shared
}

fn controls(window: &Window) -> Vec<Node> {
    window.nodes().into_iter().filter(Node::is_control).filter(|node| node.role != Role::ScrollView).collect()
}

#[test]
fn every_square_has_a_name_with_what_stands_on_it() {
    let window = Window::showing("r3k3/8/8/8/4N3/8/8/B6Q w - - 0 1");
    for (square, name) in [
        ("a8", "a8, black rook"),
        ("e8", "e8, black king"),
        ("e4", "e4, white knight"),
        ("a1", "a1, white bishop"),
        ("h1", "h1, white queen"),
        ("e5", "e5, empty"),
    ] {
        assert_eq!(window.square(square).name, name);
    }
    for file in FILES.chars() {
        for rank in 1..=8 {
            window.square(&format!("{file}{rank}"));
        }
    }
}

#[test]
fn the_names_of_squares_follow_the_board() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    assert_eq!(window.square("e2").name, "e2, empty");
    assert_eq!(window.square("e4").name, "e4, white pawn");
    window.ctrl_shift(Key::F);
    assert_eq!(window.square("e4").name, "e4, white pawn");
}

#[test]
fn every_tool_has_a_name_and_shows_whether_it_is_active() {
    let mut window = Window::new();
    for color in ["white", "black"] {
        for role in ["king", "queen", "rook", "bishop", "knight", "pawn"] {
            let name = format!("{color} {role}");
            assert!(!window.node(&name).selected, "{name}");
            window.click(&name);
            assert!(window.node(&name).selected, "{name}");
        }
    }
    for name in ["Hand, upper row", "Hand, lower row", "Eraser, upper row", "Eraser, lower row"] {
        window.node(name);
    }
    window.key(Key::Escape);
    assert!(window.node("Hand, lower row").selected);
}

#[test]
fn a_screen_reader_presses_what_it_reads() {
    let mut window = Window::new();
    for (name, tool) in
        [("white queen", brush('Q')), ("Eraser, upper row", Tool::Eraser), ("Hand, lower row", Tool::Hand)]
    {
        window.harness().get_by_label(name).click_accesskit();
        window.settle();
        assert_eq!(window.tool(), tool, "{name}");
    }
    window.harness().get_by_label("Black to move").click_accesskit();
    window.settle();
    assert_eq!(window.field(1), "b");
    window.harness().get_by_label("White castles O-O").click_accesskit();
    window.settle();
    assert_eq!(window.field(2), "Qkq");
}

#[test]
fn every_control_has_a_name_of_its_own() {
    // The harness checks after each run that every input has a name.
    let two = format!("# one\n{EMPTY}\n# two\n{EMPTY}\nbroken\n");
    let mut window = Window::showing(&two);
    assert_eq!(shared_names(&window), Vec::<String>::new());
    for menu in ["File", "Edit", "Position", "List", "View", "Help"] {
        window.open_menu(menu);
        assert_eq!(shared_names(&window), Vec::<String>::new(), "with the menu {menu} open");
        window.key(Key::Escape);
    }
    window.click_with(RIGHT, "e4");
    assert_eq!(shared_names(&window), Vec::<String>::new(), "with the menu of a square open");
}

#[test]
fn every_control_lies_inside_the_window() {
    for size in [[800.0, 600.0], [1180.0, 780.0], [1920.0, 1080.0], [3840.0, 2160.0]] {
        for content in [EMPTY, "# one\n8/8/8/8/8/8/8/8 w - - 0 1\n# two\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\n"] {
            let document = Document::from_bytes(content.as_bytes().to_vec());
            let window = Window::sized(document, Settings::default(), size);
            let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
            // The fixes and the sections below them scroll into sight.
            let scrolls = |node: &Node| {
                node.name.starts_with("Fix") || node.name == "More fields" || node.name.to_lowercase().contains("solv")
            };
            for node in controls(&window).into_iter().filter(|node| !scrolls(node)) {
                assert!(screen.expand(0.5).contains_rect(node.rect), "{size:?}: {} at {:?}", node.name, node.rect);
            }
            let board = window.square("a8").rect.union(window.square("h1").rect);
            assert!((board.width() - board.height()).abs() < 0.01, "{size:?}: the board is square: {board:?}");
            assert!(board.width() > size[1] * 0.5, "{size:?}: the board is the hero: {board:?}");
            for tool in ["white king", "black king", "Eraser, upper row", "Hand, lower row"] {
                assert!(!board.intersects(window.node(tool).rect.shrink(0.5)), "{size:?}: {tool} covers the board");
            }
        }
    }
}

#[test]
fn a_preview_names_what_it_shows() {
    let mut window = Window::showing(EMPTY);
    window.type_fen("8/8/3q4/8/8/8/8/8 w - - 0");
    assert_eq!(window.square("d6").name, "d6, black queen");
}

#[test]
fn tooltips_say_what_tools_and_buttons_do() {
    for (name, words) in [
        ("white knight", "White knight: drag it to a square"),
        ("Hand, upper row", "drag pieces"),
        ("Eraser, lower row", "drag across them to remove"),
        ("Copy", "Copy the FEN of this position to the clipboard"),
        ("Paste", "clipboard"),
        ("En passant square", "double step"),
        ("Halfmove clock", "click to type"),
    ] {
        let mut window = Window::new();
        window.hover(name);
        window.wait(2.0);
        assert!(window.sees(words), "{name}: {}", window.words());
    }
}

#[test]
fn a_screen_reader_presses_squares_with_the_active_tool() {
    let mut window = Window::showing(EMPTY);
    window.letter_down('N');
    window.letter_up('N');
    assert_eq!(window.tool(), brush('N'));
    window.harness().get_by_label("e4, empty").click_accesskit();
    window.settle();
    assert_eq!(window.placement(), "8/8/8/8/4N3/8/8/8");
    window.key(Key::Escape);
    window.harness().get_by_label("e5, empty").click_accesskit();
    window.settle();
    assert_eq!(window.cursor().as_deref(), Some("e5"));
}
