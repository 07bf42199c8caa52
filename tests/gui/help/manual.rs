//! The manual and the glossary: searching them, links from problems, and their examples.

use egui::accesskit::Role;
use egui::{Key, Rect};
use fenwright::app::shell::dialog::Dialog;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;
use fenwright::lang::{self, Language};

use crate::support::tree::Node;
use crate::support::window::{START, Window};

fn manual() -> Window {
    let mut window = Window::new();
    window.key(Key::F1);
    window
}

/// The place of a text that is not a control.
fn part(window: &Window, name: &str) -> Rect {
    let node = window.nodes().into_iter().find(|node| (node.name == name || node.value == name) && !node.is_control());
    node.unwrap_or_else(|| panic!("{name}: {}", window.words())).rect
}

/// The offered examples.
fn examples(window: &Window) -> Vec<Node> {
    window.nodes().into_iter().filter(|node| node.name.starts_with("Load the example: ")).collect()
}

#[test]
fn a_search_leaves_what_holds_all_its_words() {
    let mut window = manual();
    assert!(window.sees("Brush: press and drag") && window.sees("All other shortcuts are shown"), "{}", window.words());
    window.type_keys("middle");
    assert!(window.sees("Middle click") && !window.sees("Brush: press and drag"), "{}", window.words());
    assert!(examples(&window).is_empty());
    window.type_keys(" nonsense");
    assert!(window.sees("No matching entries."), "{}", window.words());
    window.key(Key::Escape);
    assert_eq!(window.state().dialog, None);
    window.key(Key::F1);
    window.type_keys("castling ROOK");
    let names: Vec<String> = examples(&window).into_iter().map(|node| node.name).collect();
    assert!(names.contains(&"Load the example: Castling right without the rook".to_owned()), "{names:?}");
    assert!(!window.sees("Middle click"));
}

#[test]
fn it_is_searched_in_the_language_of_the_window() {
    lang::with(Language::ENGLISH, || {
        let settings = Settings { language: Some("de".to_owned()), ..Settings::default() };
        let mut window = Window::with(Document::new(), settings);
        window.key(Key::F1);
        window.type_keys("doppelschritt");
        assert!(window.sees("En-passant-Feld ohne Doppelschritt"), "{}", window.words());
        assert!(!window.sees("Mittelklick"));
    });
}

#[test]
fn the_keys_scroll_while_the_search_has_them() {
    let mut window = manual();
    let heading = part(&window, "Mouse").top();
    window.key(Key::ArrowDown);
    assert!(part(&window, "Mouse").top() < heading);
    window.key(Key::ArrowUp);
    assert!((part(&window, "Mouse").top() - heading).abs() < 0.5);
}

#[test]
fn the_parts_and_the_glossary_are_led_to() {
    let mut window = Window::new();
    window.menu("Help", "Glossary");
    assert!(examples(&window).len() > 50);
    let list = |window: &Window, name: &str| {
        window.nodes().into_iter().find(|node| node.role == Role::List && node.name == name).expect("a part").rect
    };
    let before = list(&window, "EPD opcodes").top();
    window.type_keys("middle");
    window.click("Go to: EPD opcodes");
    let search = window.node("Search").rect.bottom();
    let now = list(&window, "EPD opcodes").top();
    assert!(now < before && now > search && now < search + 120.0, "{before} {now} {search}");
    window.key(Key::Escape);
    window.menu("Help", "Glossary");
    let now = list(&window, "Problems").top();
    assert!(now > search && now < search + 120.0, "{now} {search}");
}

#[test]
fn pages_lead_to_each_other_and_back() {
    let mut window = manual();
    assert!(window.find("Back").is_none());
    window.click("Go to: Contents");
    assert!(window.sees("This manual has one page for each task"), "{}", window.words());
    window.click("Go to: Solve mate problems and studies");
    assert!(window.sees("F5 finds every first move that mates"), "{}", window.words());
    // The link is at the end of the page.
    for _ in 0..10 {
        window.key(Key::PageDown);
    }
    window.click("Go to: Search positions");
    assert!(window.sees("KRPKR, KRP v KR"), "{}", window.words());
    window.click("Back");
    assert!(window.sees("Shift+F5 stops the search"), "{}", window.words());
    window.click("Back");
    window.click("Back");
    assert!(window.sees("Brush: press and drag") && window.find("Back").is_none(), "{}", window.words());
}

#[test]
fn a_search_covers_all_pages_and_leads_to_their_places() {
    let mut window = manual();
    window.type_keys("stores stipulation mate");
    assert!(window.sees("dm for mates") && !window.sees("the first free one"), "{}", window.words());
    window.click("Go to: Titles and other details: How each format stores them");
    assert!(window.sees("the first free one"), "{}", window.words());
    let heading = part(&window, "How each format stores them");
    let (search, close) = (window.node("Search").rect.bottom(), window.node("Close").rect.top());
    assert!(heading.top() > search && heading.bottom() < close, "{heading:?}");
    window.click("Back");
    assert_eq!(window.node("Search").value, "stores stipulation mate");
    assert!(!window.sees("the first free one"), "{}", window.words());
}

#[test]
fn pages_that_a_language_lacks_are_in_english() {
    lang::with(Language::ENGLISH, || {
        let settings = Settings { language: Some("de".to_owned()), ..Settings::default() };
        let mut window = Window::with(Document::new(), settings);
        window.key(Key::F1);
        assert!(window.sees("Pinsel: drücken und ziehen"), "{}", window.words());
        window.click("Gehen zu: Inhalt");
        window.click("Gehen zu: Files");
        assert!(window.sees("What you did not edit is written back"), "{}", window.words());
    });
}

#[test]
fn an_example_of_a_problem_is_one_step() {
    let mut window = manual();
    window.type_keys("missing king");
    window.click("Load the example: Missing king");
    assert_eq!(window.state().dialog, None);
    assert!(window.sees("Problem: White has no king"), "{}", window.words());
    window.undo();
    assert_eq!(window.fen(), START);
    assert!(!window.document().is_modified());
}

#[test]
fn an_example_of_a_fault_stands_in_the_fen_box() {
    let mut window = manual();
    window.type_keys("rank too long");
    window.click("Load the example: Rank too long");
    assert_eq!(window.box_text(), "4k3/8/8/8/8/pp1ppppp1/8/4K3 w - - 0 1");
    assert!(window.sees("Rank 3 has 9 squares: pp1ppppp1"), "{}", window.words());
    assert_eq!(window.fen(), START, "the position is untouched");
    window.undo();
    assert_eq!(window.box_text(), START);
    // White space around a text is ignored.
    window.key(Key::F1);
    window.type_keys("spaces after");
    window.click("Load the example: Spaces after the FEN");
    assert_eq!(window.box_text(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

#[test]
fn an_example_of_a_fault_leaves_moves_that_are_tried() {
    let mut window = Window::new();
    window.click("Try moves on the board");
    window.key(Key::F1);
    window.type_keys("rank too long");
    window.click("Load the example: Rank too long");
    assert!(window.state().trial.is_none());
    assert!(window.sees("Rank 3 has 9 squares: pp1ppppp1"), "{}", window.words());
}

#[test]
fn an_example_of_an_opcode_is_a_record() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K2R w K - id \"mine\";\n");
    window.key(Key::F1);
    window.type_keys("bm");
    window.click("Load the example: bm: best move");
    assert_eq!(window.content(), "kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra6;\n");
    window.undo();
    assert_eq!(window.content(), "4k3/8/8/8/8/8/8/4K2R w K - id \"mine\";\n");
}

/// Returns `true` if the explained entry is in sight.
fn is_in_sight(window: &Window, name: &str) -> bool {
    let entry = window.nodes().into_iter().find(|node| node.role == Role::ListItem && node.name == name);
    let (search, close) = (window.node("Search").rect, window.node("Close").rect);
    entry.is_some_and(|entry| entry.rect.top() > search.bottom() && entry.rect.bottom() < close.top())
}

#[test]
fn a_problem_leads_to_its_explanation() {
    for size in [[800.0, 600.0], [1180.0, 780.0]] {
        let document = Document::from_bytes(b"4k3/8/8/8/8/8/8/4K3 w - e6 101 90\n".to_vec());
        let mut window = Window::sized(document, Settings::default(), size);
        window.click("Explain: No black pawn can just have passed e6, the en passant square");
        assert_eq!(window.state().dialog, Some(Dialog::Keys));
        assert!(is_in_sight(&window, "En passant square that no pawn passed"), "{size:?}: {}", window.words());
        window.key(Key::Escape);
        window.key(Key::F1);
        assert!(!is_in_sight(&window, "En passant square that no pawn passed"), "it begins at its beginning");
    }
}

#[test]
fn a_fault_leads_to_its_explanation() {
    let mut window = Window::sized(Document::new(), Settings::default(), [800.0, 600.0]);
    window.type_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR w KQkq - 0 1");
    let explain = window.nodes().into_iter().find(|node| node.name.starts_with("Explain: ")).expect("a fault");
    window.click(&explain.name);
    assert!(is_in_sight(&window, "Rank too long"), "{}", window.words());
    window.key(Key::Escape);
    assert_eq!(window.box_text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR w KQkq - 0 1");
}
