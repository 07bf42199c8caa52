//! Escape leads from a field or another control of the window back to the board, and does nothing else.

use egui::Key;

use crate::support::window::{START, Window};

fn focused(window: &Window) -> String {
    let node = window.nodes().into_iter().find(|node| node.focused && node.is_control());
    node.map(|node| node.name).unwrap_or_default()
}

fn tab_to(window: &mut Window, name: &str) {
    for _ in 0..60 {
        window.key(Key::Tab);
        if focused(window) == name {
            return;
        }
    }
    panic!("Tab never reaches {name:?}: {}", window.words());
}

const CONTROLS: [&str; 7] =
    ["File", "Clear board", "Hand, lower row", "FEN", "White to move", "Halfmove clock", "Position"];

#[test]
fn escape_leads_back_to_the_selected_square_and_keeps_it() {
    for control in CONTROLS {
        let mut window = Window::showing(START);
        window.click("d4");
        tab_to(&mut window, control);
        window.key(Key::Escape);
        assert_eq!(
            (focused(&window).as_str(), window.cursor().as_deref()),
            ("d4, empty", Some("d4")),
            "from {control}"
        );
        window.key(Key::Escape);
        assert_eq!(window.cursor(), None, "the next one acts on the board");
    }
}

#[test]
fn escape_in_a_control_does_not_end_try_mode() {
    for control in ["To the beginning", "One move back", "Go back", "File", "Position"] {
        let mut window = Window::showing(START);
        window.click("Try moves on the board");
        window.drag("e2", "e4");
        tab_to(&mut window, control);
        window.key(Key::Escape);
        assert!(window.state().trial.is_some(), "Escape in {control}");
        window.key(Key::Escape);
        window.key(Key::Escape);
        assert!(window.state().trial.is_none(), "on the board it ends try mode");
    }
}

#[test]
fn escape_in_a_control_keeps_the_brush() {
    let mut window = Window::showing(START);
    window.click("white queen");
    let tool = window.tool();
    tab_to(&mut window, "White to move");
    window.key(Key::Escape);
    assert_eq!((window.tool(), focused(&window).as_str()), (tool, "a8, black rook"));
    window.key(Key::Escape);
    assert_ne!(window.tool(), tool);
}

#[test]
fn what_a_field_discards_at_escape_leaves_the_square_selected() {
    let mut window = Window::showing(START);
    window.click("d4");
    tab_to(&mut window, "FEN");
    window.type_keys("x");
    assert_ne!(window.box_text(), START);
    window.key(Key::Escape);
    assert_eq!((window.box_text().as_str(), window.cursor().as_deref()), (START, Some("d4")));
    assert_eq!(focused(&window), "d4, empty");
}

#[test]
fn escape_in_a_control_leaves_a_hint_and_its_place() {
    use fenwright::app::shell::settings::Settings;
    use fenwright::document::Document;
    let mut window = Window::with(Document::new(), Settings::for_first_start());
    tab_to(&mut window, "White to move");
    window.key(Key::Escape);
    assert_eq!(window.state().welcome.hint(), None, "Escape skips the hints first");
    assert_eq!(focused(&window), "White to move");
    window.key(Key::Escape);
    assert_eq!(focused(&window), "a8, black rook");
}
