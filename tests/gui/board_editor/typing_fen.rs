//! Typing FEN onto the board: the fields after the placement, rejected keys, and typing through a list.

use egui::Key;

use crate::support::input::ctrl;
use crate::support::window::{EMPTY, START, Window};

const PLACEMENT: &str = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R";

/// A window with a selected square.
fn at(square: &str, content: &str) -> Window {
    let mut window = Window::showing(content);
    window.click(square);
    window
}

/// The message about a rejected key.
fn refused(window: &Window) -> Option<String> {
    window.state().board_editor.refusal_message()
}

#[test]
fn a_whole_fen_is_typed_onto_the_board() {
    for content in [EMPTY, START] {
        for fields in ["b KQ - 3 12", "w - e6 0 1", "b kq e3 0 40"] {
            let mut window = at("a8", content);
            window.type_keys(&format!("{PLACEMENT} {fields}"));
            assert_eq!(window.fen(), format!("{PLACEMENT} {fields}"), "typed onto {content}");
            assert_eq!(refused(&window), None);
        }
    }
}

#[test]
fn a_whole_fen_is_typed_with_the_keyboard_alone() {
    let mut window = Window::showing(EMPTY);
    window.key(Key::ArrowDown);
    assert_eq!(window.cursor().as_deref(), Some("a8"));
    window.type_keys("8/8/8/8/8/8/8/4K3 b - - 0 12");
    assert_eq!(window.fen(), "8/8/8/8/8/8/8/4K3 b - - 0 12");
    window.key(Key::Home);
    window.type_keys("k");
    assert_eq!(window.fen(), "8/8/8/8/8/8/8/k3K3 b - - 0 12", "behind an arrow key letters are pieces again");
}

#[test]
fn each_field_counts_at_once_and_the_line_says_what_comes_next() {
    let mut window = at("d4", START);
    for (typed, fields, said) in [
        (" ", "w KQkq - 0 1", "Now: side to move, w or b"),
        ("b", "b KQkq - 0 1", "Typed: b. Space: castling"),
        (" ", "b KQkq - 0 1", "Typed: b. Now: castling"),
        ("Q", "b Q - 0 1", "Typed: b Q. Space: en passant"),
        ("k", "b Qk - 0 1", "Typed: b Qk. Space: en passant"),
        (" e", "b Qk - 0 1", "Typed: b Qk e. Now: en passant"),
        ("3", "b Qk e3 0 1", "Typed: b Qk e3. Space: halfmove clock"),
        (" 7", "b Qk e3 7 1", "Space: move number"),
        (" 1", "b Qk e3 7 1", "The FEN is complete"),
        ("2", "b Qk e3 7 12", "The FEN is complete"),
    ] {
        window.type_keys(typed);
        let shown: Vec<String> = (1..6).map(|index| window.field(index)).collect();
        assert_eq!(shown.join(" "), fields, "{typed}");
        assert!(window.sees(said), "{typed}: {}", window.words());
    }
    assert_eq!(window.placement(), START.split(' ').next().unwrap_or_default());
}

#[test]
fn the_next_field_is_shown_even_without_hints() {
    let mut window = at("d4", START);
    window.menu("View", "Hints");
    assert!(!window.sees("Letters: pieces."), "{}", window.words());
    window.type_keys(" ");
    assert!(window.sees("Now: side to move"), "{}", window.words());
}

#[test]
fn the_fields_are_one_step_and_the_pieces_before_them_are_not() {
    let mut window = at("a8", EMPTY);
    window.type_keys("k b - - 7 12");
    assert_eq!(window.fen(), "k7/8/8/8/8/8/8/8 b - - 7 12");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), "k7/8/8/8/8/8/8/8 w - - 0 1");
    window.type_keys("q");
    assert_eq!(window.placement(), "kq6/8/8/8/8/8/8/8", "Undo ends the fields");
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), EMPTY);
    assert!(!window.document().can_undo());
}

#[test]
fn what_is_done_elsewhere_is_a_step_of_its_own() {
    for elsewhere in ["click", "field", "box", "command"] {
        let mut window = at("d4", START);
        window.type_keys(" b Qk - 7 12");
        let typed = window.fen();
        match elsewhere {
            "click" => window.click("White to move"),
            "field" => {
                window.click("Move number");
                window.ctrl(Key::A);
                window.type_keys("5");
                window.key(Key::Enter);
            }
            "box" => window.type_fen(EMPTY),
            _ => window.ctrl(Key::H),
        }
        assert_ne!(window.fen(), typed, "{elsewhere}");
        window.undo();
        assert_eq!(window.fen(), typed, "{elsewhere}");
        window.undo();
        assert_eq!(window.fen(), START, "{elsewhere}");
    }
}

#[test]
fn backspace_takes_fields_back_and_then_pieces() {
    let mut window = at("a8", START);
    window.type_keys("k b -");
    assert!(window.fen().ends_with(" b - - 0 1"), "{}", window.fen());
    window.key(Key::Backspace);
    assert!(window.fen().ends_with(" b KQk - 0 1"), "{}", window.fen());
    for _ in 0..2 {
        window.key(Key::Backspace);
    }
    assert!(window.fen().ends_with(" w KQk - 0 1"), "{}", window.fen());
    assert!(window.sees("Now: side to move"), "{}", window.words());
    window.key(Key::Backspace);
    assert!(window.sees("Letters: pieces."), "{}", window.words());
    window.key(Key::Backspace);
    assert_eq!(window.placement(), "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
}

#[test]
fn escape_and_enter_end_the_fields_and_keep_them() {
    for key in [Key::Escape, Key::Enter] {
        let mut window = at("d4", START);
        window.type_keys(" b -");
        window.key(key);
        assert_eq!(window.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 1", "{key:?}");
        assert_eq!(window.cursor().as_deref(), Some("d4"), "{key:?}");
        window.type_keys("Q");
        assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNBQKBNR", "{key:?}");
    }
}

#[test]
fn a_field_that_does_not_fit_is_said_and_changes_nothing() {
    let mut window = at("d4", START);
    for (typed, said) in [
        (" x", "\"x\" does not fit here. Now: side to move, w or b"),
        ("b x", "\"x\" does not fit here. Now: castling"),
        ("KK", "\"K\" does not fit here"),
        (" e6", "\"6\" does not fit here. Now: en passant"),
        (" ", "A space does not fit here. Now: en passant"),
    ] {
        window.type_keys(typed);
        assert!(window.sees(said), "{typed}: {}", window.words());
    }
    assert!(window.fen().ends_with(" b K - 0 1"), "{}", window.fen());
    window.type_keys("3");
    assert!(window.fen().ends_with(" b K e3 0 1"), "{}", window.fen());
    assert_eq!(refused(&window), None, "what fits takes the sentence away");
}

#[test]
fn a_letter_without_a_place_is_said() {
    for (square, typed, said) in [
        (Some("d4"), "z", "\"z\" is not a piece letter: K Q R B N P"),
        (Some("d4"), "0", "\"0\" is not a piece letter"),
        (Some("a1"), "/", "This is the last rank"),
        (Some("h1"), "RR", "No square left for \"R\""),
        (Some("e1"), "4k", "No square left for \"k\""),
        (None, "z", "\"z\" is not a piece letter"),
        (None, "8", "Select a square to type \"8\""),
    ] {
        let mut window = Window::showing(EMPTY);
        if let Some(square) = square {
            window.click(square);
        }
        window.type_keys(typed);
        assert!(window.sees(said), "{typed} at {square:?}: {}", window.words());
        window.key(Key::Escape);
        assert!(!window.sees(said), "{typed} at {square:?}: {}", window.words());
    }
}

#[test]
fn behind_the_last_square_nothing_is_replaced() {
    let mut window = at("a8", EMPTY);
    window.type_keys("8/8/8/8/8/8/8/7Rkq1");
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/7R");
    window.click("h1");
    window.click("h1");
    window.type_keys("k");
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/7k", "a click begins anew");
}

#[test]
fn a_space_in_a_button_is_no_field() {
    let mut window = at("d4", START);
    while !window.node("White castles O-O").focused {
        window.key(Key::Tab);
    }
    window.type_keys(" ");
    assert_eq!(window.field(2), "Qkq", "the button is pressed");
    assert!(!window.sees("Now: side to move"), "{}", window.words());
}

#[test]
fn positions_are_typed_through_a_list() {
    let other = "4k3/8/8/8/8/8/8/8 w - - 0 1";
    let mut window = at("a8", &format!("{EMPTY}\n{EMPTY}\n{other}"));
    window.type_keys("8/8/8/8/8/8/8/4K3 b - - 0 7");
    window.ctrl(Key::PageDown);
    assert_eq!(window.cursor().as_deref(), Some("a8"));
    window.type_keys("7k");
    assert_eq!(window.fen(), "7k/8/8/8/8/8/8/8 w - - 0 1");
    window.ctrl(Key::PageDown);
    assert_eq!(window.cursor().as_deref(), Some("h8"), "the placement was not complete");
    assert_eq!(window.fen(), other);
    window.ctrl(Key::PageUp);
    window.ctrl(Key::PageUp);
    assert_eq!(window.fen(), "8/8/8/8/8/8/8/4K3 b - - 0 7");
}

#[test]
fn home_twice_goes_to_the_first_square() {
    for flipped in [false, true] {
        let mut window = at("d4", START);
        if flipped {
            window.ctrl_shift(Key::F);
        }
        window.key(Key::Home);
        assert_eq!(window.cursor().as_deref(), Some(if flipped { "h4" } else { "a4" }));
        window.key(Key::Home);
        assert_eq!(window.cursor().as_deref(), Some("a8"), "flipped {flipped}");
    }
}

#[test]
fn ctrl_home_goes_to_the_first_square_while_one_is_selected() {
    let mut window = at("d4", EMPTY);
    window.key_with(ctrl(), Key::Home);
    assert_eq!((window.fen().as_str(), window.cursor().as_deref()), (EMPTY, Some("a8")));
    window.key(Key::Escape);
    window.key_with(ctrl(), Key::Home);
    assert_eq!(window.fen(), START, "without one it is the start position");
}

#[test]
fn ctrl_home_replaces_no_position_that_is_typed() {
    let mut window = at("a8", EMPTY);
    window.type_keys("8/8/4K b");
    let typed = window.fen();
    window.key_with(ctrl(), Key::Home);
    assert_eq!((window.fen(), window.cursor().as_deref()), (typed, Some("a8")));
    window.type_keys("k");
    assert_eq!(window.placement(), "k7/8/4K3/8/8/8/8/8");
    window.key(Key::ArrowDown);
    window.key_with(ctrl(), Key::Home);
    assert_eq!(window.placement(), "k7/8/4K3/8/8/8/8/8", "also between two letters");
    window.key(Key::Escape);
    window.key_with(ctrl(), Key::Home);
    assert_eq!(window.fen(), START, "with no square selected it is the start position");
}
