//! The line of moves in the panel.

use egui::epaint::{ClippedShape, Shape};
use egui::{Event, Key, Modifiers};
use fenwright::app::trying::Trial;

use crate::support::window::{START, Window};

const ENTER: Event =
    Event::Key { key: Key::Enter, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };

#[test]
fn the_line_is_shown_with_its_numbers_and_clicked() {
    let mut window = Window::trying("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 20");
    for (from, to) in [("a8", "a2"), ("h1", "h2"), ("h8", "h2")] {
        window.drag(from, to);
    }
    for name in ["Move 20... Ra2", "Move 21. Rh2", "Move 21... Rhxh2"] {
        window.node(name);
    }
    assert!(window.node("Move 21... Rhxh2").selected);
    window.click("Move 20... Ra2");
    assert!(window.node("Move 20... Ra2").selected);
    assert_eq!(window.line(), "Ra2 | Rh2 Rhxh2");
    for (button, line) in [
        ("Last move", "Ra2 Rh2 Rhxh2 |"),
        ("One move back", "Ra2 Rh2 | Rhxh2"),
        ("To the beginning", "| Ra2 Rh2 Rhxh2"),
        ("One move forward", "Ra2 | Rh2 Rhxh2"),
    ] {
        window.click(button);
        assert_eq!(window.line(), line, "{button}");
    }
}

#[test]
fn another_move_takes_the_place_of_the_rest_of_the_line() {
    let mut window = Window::trying(START);
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        window.drag(from, to);
    }
    window.key(Key::Home);
    window.drag("e2", "e4");
    assert_eq!(window.line(), "e4 | e5 Nf3", "the same move goes forward");
    window.drag("c7", "c5");
    assert_eq!(window.line(), "e4 c5 |");
    assert!(window.sees("“Undo” restores e5"), "{}", window.words());
    window.drag("b1", "c3");
    for (key, line) in [
        (Key::Z, "e4 c5 | Nc3"),
        (Key::Z, "e4 | e5 Nf3"),
        (Key::Z, "| e4 e5 Nf3"),
        (Key::Y, "e4 | e5 Nf3"),
        (Key::Y, "e4 c5 | Nc3"),
        (Key::Y, "e4 c5 Nc3 |"),
        (Key::Z, "e4 c5 | Nc3"),
        (Key::Z, "e4 | e5 Nf3"),
    ] {
        window.ctrl(key);
        assert_eq!(window.line(), line);
    }
    window.assert_unchanged(START);
}

#[test]
fn a_move_that_was_tried_before_comes_with_those_after_it() {
    let mut window = Window::trying(START);
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        window.drag(from, to);
    }
    for move_tried in [["c7", "c5"], ["c7", "c6"]] {
        window.click("Move 1. e4");
        let [from, to] = move_tried;
        window.drag(from, to);
    }
    window.click("Move 1. e4");
    assert!(window.sees("Also tried here: c5, e5"), "{}", window.words());
    window.drag("e7", "e5");
    assert_eq!(window.line(), "e4 e5 | Nf3");
    window.ctrl(Key::Z);
    assert_eq!(window.line(), "e4 | c6", "what it took the place of is there again");
    window.key(Key::PageDown);
    window.key(Key::PageUp);
    window.ctrl(Key::Y);
    assert_eq!(window.line(), "e4 c6 |", "who went on in a line goes on in it");
    window.key(Key::PageUp);
    window.drag("c7", "c5");
    window.key(Key::PageUp);
    assert!(window.sees("Also tried here: c6, e5"), "{}", window.words());
}

#[test]
fn undo_and_redo_say_which_move_they_mean() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    window.key(Key::Home);
    window.drag("d2", "d4");
    window.ctrl(Key::Z);
    assert_eq!(window.line(), "| e4");
    window.click("Edit");
    assert_eq!(window.menu_entry("Redo").name, "Redo d4");
}

#[test]
fn moves_out_of_sight_are_not_drawn() {
    let mut window = Window::trying(START);
    let texts = |window: &mut Window| {
        window.settle();
        let is_text = |shape: &&ClippedShape| matches!(shape.shape, Shape::Text(_));
        window.harness().output().shapes.iter().filter(is_text).count()
    };
    let play = |window: &mut Window, rounds: usize| {
        for word in ["Nf3", "Nf6", "Ng1", "Ng8"].iter().cycle().take(4 * rounds) {
            let letters = word.chars().map(|letter| Event::Text(letter.to_string()));
            window.frame(letters.chain([ENTER]));
        }
    };
    play(&mut window, 10);
    let some = texts(&mut window);
    play(&mut window, 20);
    assert_eq!(window.state().trial.as_ref().map(Trial::at), Some(120));
    assert!(texts(&mut window) < some + 5, "{} texts, and {some} with fewer moves", texts(&mut window));
    assert!(window.node("Move 60... Ng8").selected);
    window.key(Key::Home);
    window.key(Key::PageDown);
    assert!(window.node("Move 1. Nf3").selected);
}

#[test]
fn the_verdict_follows_the_position_that_is_reached() {
    let mut window = Window::trying("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2");
    window.type_keys("Qh4");
    window.key(Key::Enter);
    assert_eq!(window.line(), "Qh4# |");
    assert!(window.sees("Checkmate"), "{}", window.words());
    window.key(Key::PageUp);
    assert!(!window.sees("Checkmate"));
    assert!(window.sees("Black to move"));
}
