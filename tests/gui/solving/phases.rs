//! The dialog with the table of phases.

use egui::Key;
use fenwright::app::shell::dialog::Dialog;

use crate::support::window::Window;

/// A mate in two with set play and tries.
const CORNER: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

fn solved(content: &str) -> Window {
    let mut window = Window::showing(content);
    window.key(Key::F5);
    window.frames(1);
    window.frames_until("the search goes on", |window| !window.state().solving.is_busy());
    window.settle();
    window
}

impl Window {
    fn open_phases(&mut self) {
        self.menu("Solve", "Phases\u{2026}");
        assert_eq!(self.state().dialog, Some(Dialog::Phases));
        self.frames_until("the phases are searched", |window| !window.sees("The phases are searched"));
        self.settle();
    }
}

#[test]
fn phases_are_compared_and_copied() {
    let mut window = solved(CORNER);
    window.open_phases();
    for words in ["set play", "1.Ra6!", "zugzwang", "1...bxa6", "2.b7#", "Patterns"] {
        assert!(window.sees(words), "{words}: {}", window.words());
    }
    assert!(!window.sees("1.Ra5?"), "a try that changes no mate is left out: {}", window.words());
    window.click("Show all tries");
    assert!(window.sees("1.Ra5? a6!"), "{}", window.words());
    window.click("Copy");
    let copied = window.world().clipboard.clone().unwrap_or_default();
    assert!(copied.contains("1...bxa6") && copied.contains("Patterns\n"), "{copied}");
    window.key(Key::Escape);
    assert_eq!(window.state().dialog, None);
}

#[test]
fn only_direct_mates_have_phases() {
    for content in [
        "# Stipulation: s#1\n8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1\n",
        "# Stipulation: #2\n8/8/8/4k3/8/8/8/4K2R w K - 0 1\n",
    ] {
        let mut window = solved(content);
        window.open_menu("Solve");
        assert!(!window.menu_entry("Phases\u{2026}").enabled, "{content}");
    }
}

#[test]
fn a_weaker_piece_that_would_do_is_named() {
    let window = solved("# Stipulation: #2\n4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1\n");
    assert!(window.sees("White queen f1: a rook would do"), "{}", window.words());
}
