//! Disabled commands and buttons give a reason.

use egui::Key;
use fenwright::app::command::Command;

use crate::support::window::{START, Window};

const LARGE: &str = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";

/// The text of the tooltip.
fn tip(window: &mut Window, name: &str) -> String {
    window.hover(name);
    window.wait(2.0);
    window.words()
}

#[test]
fn buttons_that_cannot_be_pressed_say_why() {
    for (name, words) in [("Undo", "There is nothing to undo"), ("Redo", "There is nothing to redo")] {
        let mut window = Window::new();
        assert!(!window.node(name).enabled, "{name}");
        let tip = tip(&mut window, name);
        assert!(tip.contains(words), "{name}: {tip}");
    }
}

#[test]
fn rows_of_the_palette_and_entries_of_menus_say_why() {
    let says = "A quarter turn needs a board of 8 files and 10 ranks, which FEN cannot describe";
    let mut window = Window::showing(LARGE);
    window.ctrl(Key::K);
    window.type_keys("turn clockwise");
    let words = tip(&mut window, "Run: Turn clockwise");
    assert!(words.contains(says), "{words}");
    window.key(Key::Escape);
    for (menu, entry, says) in
        [("Edit", "Undo", "There is nothing to undo"), ("Position", "Fix all problems", "There are no problems")]
    {
        window.open_menu(menu);
        let place = window.menu_entry(entry);
        assert!(!place.enabled, "{entry}");
        window.move_to(place.rect.center());
        window.wait(2.0);
        assert!(window.sees(says), "{entry}: {}", window.words());
        window.key(Key::Escape);
    }
}

#[test]
fn whatever_is_disabled_has_a_reason() {
    let mut trying = Window::showing(&format!("{START}\n{START}\n"));
    trying.menu("Position", "Try moves");
    let mut filtered = Window::showing(&format!("{START}\n{START}\n"));
    filtered.ctrl(Key::F);
    filtered.type_keys("nothing of that kind");
    filtered.wait(1.0);
    for (name, window) in [("try mode", &trying), ("a search without a hit", &filtered)] {
        assert_reasons(window, name);
    }
    for content in [START, LARGE, &format!("{START}\n{START}\n")] {
        assert_reasons(&Window::showing(content), content);
    }
}

fn assert_reasons(window: &Window, name: &str) {
    let state = window.state();
    assert!(Command::all().any(|command| !state.is_enabled(command)), "{name}: something is disabled");
    for command in Command::all() {
        let why = state.why_disabled(command);
        assert_eq!(why.is_none(), state.is_enabled(command), "{name}, {command:?}: {why:?}");
        assert_ne!(why.as_deref(), Some("Not possible now"), "{name}, {command:?}");
    }
}
