//! Faults of other editors, and faults that were fixed here.

use egui::{Event, Key};

use crate::support::input::LEFT;
use crate::support::window::{EMPTY, START, Window};

#[test]
fn a1_is_a_square_like_any_other() {
    let mut window = Window::showing(EMPTY);
    window.hover("a1");
    window.type_keys("R");
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/R7");
    window.drag("a1", "h8");
    window.drag("h8", "a1");
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/R7");
    window.click("a1");
    window.key(Key::Delete);
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/8");
}

#[test]
fn the_rook_of_a_castling_box_is_the_outermost_on_the_back_rank() {
    let mut window = Window::showing("4k3/8/8/8/8/7R/8/4KR1R w - - 0 1");
    window.click("White castles O-O: choose the rook");
    window.click("With the rook on h1");
    assert_eq!(window.field(2), "K");
    window.drag("f1", "f4");
    assert_eq!(window.field(2), "K", "the right is the outer rook's");
    window.drag("h1", "h5");
    assert_eq!(window.field(2), "-", "and leaves with it, whatever stands on h3");
}

#[test]
fn file_letters_do_not_leak_into_a_standard_position() {
    for stated in ["KQkq", "HAha"] {
        let mut window = Window::showing(&format!("r3k2r/8/8/8/8/8/8/R3K2R w {stated} - 0 1"));
        window.drag("h1", "h5");
        window.drag("h5", "h1");
        assert_eq!(window.field(2), "KQkq", "stated as {stated}");
    }
}

#[test]
fn a_bad_fen_never_becomes_the_start_position() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
    for text in ["x", "startpos", "8/8", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0"] {
        let mut window = Window::showing(fen);
        window.type_fen(text);
        window.key(Key::Tab);
        assert_eq!(window.fen(), fen, "{text}");
        assert_eq!(window.box_text(), text, "an error does not overwrite the text");
    }
}

#[test]
fn an_en_passant_square_stays_though_no_capture_is_legal() {
    let fen = "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1";
    let mut window = Window::new();
    window.world().clipboard = Ok(fen.to_owned());
    window.ctrl(Key::V);
    assert_eq!(window.fen(), fen);
}

#[test]
fn clear_leaves_no_kings() {
    let mut window = Window::new();
    window.ctrl(Key::Delete);
    assert_eq!(window.fen(), EMPTY);
}

#[test]
fn clocks_survive_every_edit_of_the_board() {
    let mut window = Window::showing("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 49 73");
    window.ctrl(Key::Delete);
    assert_eq!(window.fen(), "8/8/8/8/8/8/8/8 b - - 49 73");
}

#[test]
fn drawing_changes_nothing_and_comes_to_rest() {
    let mut window = Window::showing("# one\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\nbroken\n");
    window.hover("e4");
    let (revision, meaning) = (window.document().revision(), std::ptr::from_ref(&window.state().meaning));
    let words = window.state().meaning.headline.as_ptr();
    window.frames(10);
    assert_eq!(window.document().revision(), revision);
    assert!(!window.document().is_modified() && !window.document().can_undo());
    assert_eq!(std::ptr::from_ref(&window.state().meaning), meaning);
    assert_eq!(window.state().meaning.headline.as_ptr(), words, "the meaning is not worked out again");
    assert!(window.textures_changed().is_empty(), "no texture is made: {:?}", window.textures_changed());
    assert_eq!(window.harness().run(), 1, "a window in which nothing happens draws nothing more");
}

#[test]
fn moving_the_pointer_over_the_board_makes_no_texture_and_works_nothing_out_again() {
    let mut window = Window::new();
    for square in ["a1", "c3", "e5", "h8"] {
        window.hover(square);
    }
    let words = window.state().meaning.headline.as_ptr();
    for square in ["a2", "c4", "e6", "h7"] {
        let at = window.place(square);
        window.move_to(at);
        assert!(window.textures_changed().is_empty(), "{square}: {:?}", window.textures_changed());
        assert_eq!(window.state().meaning.headline.as_ptr(), words, "{square}: the meaning is worked out again");
    }
}

#[test]
fn a_press_does_not_hang_the_window() {
    // Asking for the layer at a point while the input was locked caused a deadlock.
    let mut window = Window::new();
    for name in ["e4", "white queen", "Copy", "File"] {
        window.click(name);
    }
}

#[test]
fn a_carried_piece_is_put_back_when_a_command_runs() {
    let mut window = Window::new();
    window.hover("e2");
    window.press(LEFT);
    let at = window.place("e4");
    window.move_to(at);
    window.ctrl_shift(Key::F);
    window.release(LEFT);
    assert_eq!(window.fen(), START);
    assert!(!window.document().can_undo());
}

#[test]
fn a_window_that_loses_the_pointer_in_a_drag_drops_nothing_wrong() {
    let mut window = Window::new();
    window.hover("e2");
    window.press(LEFT);
    window.frame([Event::PointerGone]);
    window.settle();
    assert_eq!(window.fen(), START);
    window.click("Black to move");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
}

#[test]
fn a_letter_key_released_in_another_window_paints_no_further() {
    let mut window = Window::showing(EMPTY);
    let next = window.place("b4");
    window.hover("a4");
    window.letter_down('P');
    window.frame([Event::WindowFocused(false)]);
    window.frame([Event::WindowFocused(true)]);
    window.move_to(next);
    window.settle();
    assert_eq!(window.placement(), "8/8/8/8/P7/8/8/8");
}
