//! Questions before tried moves are lost with the document.

use egui::Key;
use fenwright::app::shell::desktop::PathAnswer;

use super::{AFTER_E4, TWO};
use crate::support::window::{START, Window};

#[test]
fn closing_asks_about_moves_that_are_not_kept() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    assert!(!window.close());
    assert!(window.asks("trial move"));
    window.click("Cancel");
    assert_eq!(window.line(), "e4 |");
    window.ctrl(Key::N);
    window.click("Discard moves");
    assert_eq!((window.fen().as_str(), window.is_trying()), (START, false));
    assert_eq!(window.notices(), "", "the moves have gone with their document");
    window.ctrl(Key::M);
    window.drag("e2", "e4");
    window.ctrl(Key::N);
    // Of the two buttons with this name, the button of the question is on top.
    window.key(Key::Enter);
    assert_eq!(window.fen(), AFTER_E4);
    assert!(window.asks("Save the changes to"), "what was kept is not saved yet");
}

#[test]
fn returned_moves_are_not_asked_about() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.drag("e7", "e5");
    window.key(Key::Escape);
    window.ctrl(Key::N);
    assert_eq!(window.state().dialog, None, "{}", window.words());
    assert_eq!(window.notices(), "", "nor does the notice of the return come along");
    window.ctrl(Key::M);
    assert_eq!(window.line(), "|", "the moves have gone with their document");
}

#[test]
fn lines_that_were_left_at_other_positions_do_not_count() {
    let mut window = Window::trying(TWO);
    window.drag("e2", "e4");
    window.ctrl(Key::PageDown);
    window.ctrl(Key::M);
    window.drag("a1", "a2");
    window.drag("h8", "h7");
    assert!(!window.close());
    assert!(window.sees("Discard 2 trial moves?"), "{}", window.words());
    window.click("Use position");
    assert_eq!(window.placement(), "8/7k/8/8/8/8/K7/8");
    assert!(window.asks("Save the changes to"), "what was kept is not saved yet: {}", window.words());
}

#[test]
fn a_line_of_which_the_position_was_kept_is_not_asked_about() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.click("Use position");
    assert!(!window.close());
    assert!(window.asks("Save the changes to"));
    window.click("Cancel");
    window.ctrl(Key::Z);
    window.ctrl(Key::M);
    assert_eq!(window.line(), "e4 |");
    window.drag("e7", "e5");
    assert!(!window.close());
    assert!(window.sees("Discard 2 trial moves?"), "more was tried since: {}", window.words());
}

#[test]
fn at_the_beginning_of_the_line_there_is_nothing_to_keep() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.key(Key::Home);
    assert!(!window.close());
    assert!(window.sees("Discard 1 trial move?"), "{}", window.words());
    assert!(!window.sees("“Use position” keeps"), "{}", window.words());
    window.key(Key::Enter);
    assert_eq!((window.line().as_str(), &window.state().dialog), ("| e4", &None), "Enter stays");
}

#[test]
fn moves_and_edits_are_asked_about_together_and_go_with_the_document_alone() {
    let mut window = Window::showing(START);
    window.drag("a2", "a3");
    window.ctrl(Key::M);
    window.drag("g1", "f3");
    window.drag("e7", "e5");
    window.ctrl(Key::N);
    assert!(window.asks("Save the changes to"));
    assert!(window.sees("Saving does not keep 2 trial moves."), "{}", window.words());
    window.click("Cancel");
    assert_eq!(window.line(), "Nf3 e5 |", "the document is still there");
    window.ctrl(Key::Z);
    window.ctrl(Key::O);
    window.click("Discard all");
    window.end_dialog(PathAnswer::Cancelled);
    assert_eq!(window.line(), "Nf3 | e5", "no other file was chosen");
}

#[test]
fn a_mode_without_moves_is_left_without_a_word() {
    let mut window = Window::trying(START);
    assert!(window.close());
}

#[test]
fn another_file_that_arrives_late_asks_about_the_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("other.fen");
    std::fs::write(&path, "7k/8/8/8/8/8/8/K7 w - - 0 1\n").expect("a file");
    let mut window = Window::showing(START);
    window.ctrl(Key::O);
    window.ctrl(Key::M);
    window.type_keys("e4");
    window.key(Key::Enter);
    window.end_dialog(PathAnswer::Picked(path));
    assert_eq!(window.line(), "e4 |");
    assert!(window.asks("trial move"));
    window.click("Discard moves");
    assert_eq!(window.placement(), "7k/8/8/8/8/8/8/K7");
    assert!(!window.is_trying());
}

#[test]
fn a_move_tried_in_place_of_another_while_a_file_is_chosen_is_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("other.fen");
    std::fs::write(&path, "7k/8/8/8/8/8/8/K7 w - - 0 1\n").expect("a file");
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.ctrl(Key::O);
    window.click("Discard moves");
    window.ctrl(Key::Z);
    window.drag("d2", "d4");
    window.end_dialog(PathAnswer::Picked(path));
    assert_eq!(window.line(), "d4 |");
    assert!(window.asks("trial move"));
}

#[test]
fn moves_are_kept_as_those_of_the_record_in_every_format() {
    let fields = START.rsplitn(3, ' ').last().expect("fields");
    for (content, expected) in [
        (format!("{START}\n"), format!("# Solution: 1. e4 e5\n{START}\n")),
        (format!("{fields} id \"a\";\n"), format!("{fields} id \"a\"; c0 \"Solution: 1. e4 e5\";\n")),
        (format!("[FEN \"{START}\"]\n\n*\n"), format!("[FEN \"{START}\"]\n\n1. e4 e5 *\n")),
    ] {
        let mut window = Window::trying(&content);
        window.drag("e2", "e4");
        window.drag("e7", "e5");
        window.key(Key::Home);
        window.click("Save the moves as solution");
        assert_eq!(window.content(), expected);
        assert_eq!((window.fen().as_str(), window.line().as_str()), (START, "| e4 e5"), "they go on being tried");
        assert!(window.notices().contains("Moves saved as the solution"), "{}", window.notices());
        window.click("Save the moves as solution");
        assert!(window.notices().contains("already has them as its solution"), "{}", window.notices());
        window.key(Key::Escape);
        window.undo();
        assert_eq!(window.content(), content);
    }
}
