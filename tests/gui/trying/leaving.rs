//! Leaving try mode: keeping the position or not, and returning to the line.

use egui::Key;

use super::{AFTER_E4, PROMOTES, TWO};
use crate::support::window::{START, Window};

#[test]
fn keep_makes_one_step_of_the_reached_position() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.drag("e7", "e5");
    window.key(Key::PageUp);
    window.click("Use position");
    assert!(!window.is_trying());
    assert_eq!((window.fen().as_str(), window.content().as_str()), (AFTER_E4, AFTER_E4));
    assert_eq!(window.document().undo_name().map(str::is_empty), Some(false));
    window.ctrl(Key::Z);
    window.assert_unchanged(START);
    window.ctrl(Key::M);
    assert_eq!(window.line(), "e4 | e5", "the line is kept in mind");
}

#[test]
fn keep_is_there_once_there_is_something_to_keep() {
    let mut window = Window::trying(START);
    assert!(!window.node("Use position").enabled);
    window.drag("e2", "e4");
    assert!(window.node("Use position").enabled);
}

#[test]
fn return_leaves_the_document_as_it_was() {
    for way in ["button", "escape", "shortcut"] {
        let mut window = Window::trying(START);
        window.drag("e2", "e4");
        match way {
            "button" => window.click("Go back"),
            "escape" => window.key(Key::Escape),
            _ => window.ctrl(Key::M),
        }
        assert!(!window.is_trying(), "{way}");
        assert_eq!((window.fen().as_str(), window.box_says().as_str()), (START, START), "{way}");
        window.assert_unchanged(START);
        assert_eq!(window.notices(), "Back to the position; “Try moves” restores 1 move", "{way}");
        window.click("Try moves");
        assert_eq!(window.line(), "e4 |", "{way}: the line comes back");
    }
}

#[test]
fn escape_gives_up_one_thing_after_the_other() {
    let mut window = Window::trying(PROMOTES);
    window.key(Key::ArrowUp);
    window.type_keys("Kd");
    window.drag("d7", "d8");
    window.key(Key::Escape);
    assert!(window.find("Promote to queen").is_none(), "the choice first");
    window.click("e1");
    window.key(Key::Escape);
    assert_eq!(window.targets(), "", "then the man");
    window.key(Key::Escape);
    assert_eq!(window.node("Move to play").value, "", "then what was typed");
    window.key(Key::Escape);
    assert!(window.is_trying() && window.state().cursor().is_none(), "then the square of the keys");
    window.key(Key::Escape);
    assert!(!window.is_trying());
    assert_eq!(window.notices(), "", "nothing was played");
}

#[test]
fn a_line_comes_back_only_at_the_position_it_began_from() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.key(Key::Escape);
    window.drag("a2", "a3");
    window.ctrl(Key::M);
    assert_eq!(window.line(), "|");
    window.key(Key::Escape);
    window.ctrl(Key::Z);
    window.ctrl(Key::M);
    assert_eq!(window.line(), "e4 |", "a look at another position costs nothing");
}

#[test]
fn every_position_of_a_record_has_its_line() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.key(Key::Escape);
    window.drag("a2", "a3");
    window.ctrl(Key::M);
    window.drag("d2", "d4");
    window.key(Key::Escape);
    for (undone, line) in [(true, "e4 |"), (false, "d4 |")] {
        window.ctrl(if undone { Key::Z } else { Key::Y });
        window.ctrl(Key::M);
        assert_eq!(window.line(), line);
        window.key(Key::Escape);
    }
}

#[test]
fn another_record_ends_the_mode_and_brings_its_line_back() {
    let mut window = Window::trying(TWO);
    window.drag("e2", "e4");
    window.ctrl(Key::PageDown);
    assert!(!window.is_trying());
    assert_eq!(window.placement(), "7k/8/8/8/8/8/8/K7");
    assert_eq!(window.notices(), "Back to the position; “Try moves” restores 1 move");
    window.ctrl(Key::M);
    window.drag("a1", "a2");
    window.click("Position 1: one, White to move");
    assert!(!window.is_trying());
    window.ctrl(Key::M);
    assert_eq!(window.line(), "e4 |");
    window.key(Key::Escape);
    window.ctrl(Key::PageDown);
    window.ctrl(Key::M);
    assert_eq!(window.line(), "Ka2 |");
    window.assert_unchanged(TWO);
}

#[test]
fn pasting_ends_the_mode_and_undo_leads_back_to_the_line() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.world().clipboard = Ok("7k/8/8/8/8/8/8/K7 w - - 0 1".to_owned());
    window.ctrl(Key::V);
    assert!(!window.is_trying());
    assert_eq!(window.placement(), "7k/8/8/8/8/8/8/K7");
    window.ctrl(Key::Z);
    window.assert_unchanged(START);
    window.ctrl(Key::M);
    assert_eq!(window.line(), "e4 |");
    window.world().clipboard = Ok("zz/zz/zz/zz/zz/zz/zz/zz w".to_owned());
    window.ctrl(Key::V);
    assert!(!window.is_trying(), "an unfinished text is shown in the FEN box");
    assert_eq!(window.box_says(), "zz/zz/zz/zz/zz/zz/zz/zz w");
    window.key(Key::Escape);
    window.ctrl(Key::M);
    window.world().clipboard = Ok(START.to_owned());
    window.ctrl(Key::V);
    assert!(!window.is_trying(), "also where the position is set up already");
    assert_eq!(window.fen(), START);
}

#[test]
fn saving_says_that_the_moves_are_not_in_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("one.fen");
    std::fs::write(&path, START).expect("a file");
    let mut window = Window::on_file(&path);
    window.drag("a2", "a3");
    window.ctrl(Key::M);
    window.drag("b1", "c3");
    window.ctrl(Key::S);
    assert!(window.notices().contains("before the moves"), "{}", window.notices());
    assert!(window.is_trying());
    let saved = std::fs::read_to_string(&path).expect("a file");
    assert_eq!(saved, "rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR w KQkq - 0 1");
}
