//! Pasting or opening one game: any of its positions can be chosen.

use egui::Key;

use crate::support::window::{EMPTY, START, Window};

const GAME: &str = "[Event \"a\"]\n[White \"Ann\"]\n\n1. e4 {[%csl Ge4]} e5 (1... c5) 2. Nf3 Nc6 3. Bb5 a6 1-0\n";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const AT_END: &str = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
const SLIDER: &str = "Position of the game";

fn pasted(window: &mut Window, text: &str) {
    window.world().clipboard = Ok(text.to_owned());
    window.ctrl(Key::V);
    window.settle();
}

/// A window with one position into which a text was pasted.
fn with(text: &str) -> Window {
    let mut window = Window::showing(&format!("{EMPTY}\n"));
    pasted(&mut window, text);
    window
}

#[test]
fn the_keys_go_through_a_game_that_was_pasted() {
    let mut window = with(GAME);
    assert_eq!(window.fen(), START, "what is set up unasked");
    assert!(window.sees("Before the first move") && window.node(SLIDER).focused, "{}", window.words());
    for (key, place, fen) in [
        (Key::ArrowRight, "After 1. e4", AFTER_E4),
        (Key::End, "After 3... a6", AT_END),
        (Key::ArrowRight, "After 3... a6", AT_END),
        (Key::Home, "Before the first move", START),
        (Key::ArrowLeft, "Before the first move", START),
        (Key::ArrowRight, "After 1. e4", AFTER_E4),
    ] {
        window.key(key);
        window.settle();
        assert_eq!((window.fen().as_str(), window.box_text().as_str()), (fen, fen), "{key:?}");
        assert!(window.sees(place), "{key:?}: {}", window.words());
    }
    window.key(Key::Enter);
    window.settle();
    assert!(window.find(SLIDER).is_none() && window.fen() == AFTER_E4);
    window.ctrl(Key::Z);
    assert_eq!((window.fen().as_str(), window.document().can_undo()), (EMPTY, false), "all of it is one step");
    window.ctrl_shift(Key::Z);
    assert_eq!(window.fen(), AFTER_E4);
}

#[test]
fn escape_pastes_nothing() {
    for keys in [&[][..], &[Key::End], &[Key::End, Key::Home]] {
        let mut window = with(GAME);
        for key in keys {
            window.key(*key);
        }
        window.key(Key::Escape);
        window.settle();
        assert_eq!((window.fen().as_str(), window.document().is_modified()), (EMPTY, false), "{keys:?}");
        assert!(window.find(SLIDER).is_none());
        assert!(window.notices().contains("The game was not pasted"), "{}", window.notices());
        window.ctrl_shift(Key::Z);
        assert_ne!(window.fen(), EMPTY, "Redo brings it back");
    }
}

#[test]
fn what_is_set_up_unasked_is_as_ever() {
    let bare = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
    let german = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6";
    let from_fen = format!("[Event \"b\"]\n[FEN \"{AFTER_E4}\"]\n\n1... e5 2. Nf3 Nc6 3. Bb5 a6 *\n");
    for (text, fen, place) in [
        (bare, AT_END, "After 3... a6"),
        (german, AT_END, "After 3... a6"),
        (&from_fen, AFTER_E4, "Before the first move"),
    ] {
        let mut window = with(text);
        assert_eq!(window.fen(), fen, "{text}");
        assert!(window.sees(place), "{text}: {}", window.words());
        assert!(!window.notices().contains("corrected"), "{text}: {}", window.notices());
        window.key(Key::End);
        assert_eq!(window.fen(), AT_END, "{text}");
        window.key(Key::Home);
        assert_eq!(window.fen(), if text == from_fen { AFTER_E4 } else { START }, "{text}");
    }
}

#[test]
fn moves_are_read_and_not_corrected() {
    for text in ["1. e4", "1.e4", "e2e4 e7e5", "position startpos moves e2e4", "1. e4 e5 2. Sf3"] {
        let window = with(text);
        assert_eq!(window.notices(), "The position after the moves was pasted", "{text}");
    }
    let window = with("position startpos moves e2e4 e2e4");
    assert!(window.fen() == AFTER_E4 && window.notices().contains("corrected"), "{}", window.notices());
}

#[test]
fn a_text_without_a_game_asks_nothing() {
    let no_moves = format!("[Event \"b\"]\n[FEN \"{AFTER_E4}\"]\n\n*\n");
    let tag = format!("[FEN \"{AFTER_E4}\"]");
    let uci = "position startpos moves e2e4";
    for text in [AFTER_E4, &no_moves, &tag, uci, &GAME.repeat(2)] {
        let window = with(text);
        assert!(window.find(SLIDER).is_none(), "{text}");
    }
}

#[test]
fn whatever_else_is_done_ends_the_choice() {
    for act in [
        |window: &mut Window| window.drag("e2", "e4"),
        |window: &mut Window| window.ctrl(Key::Z),
        |window: &mut Window| pasted(window, AFTER_E4),
        |window: &mut Window| window.click("Use this position"),
    ] {
        let mut window = with(GAME);
        act(&mut window);
        window.settle();
        assert!(window.find(SLIDER).is_none(), "{}", window.words());
    }
}

#[test]
fn the_pointer_chooses_a_position() {
    let mut window = with(GAME);
    window.click("One move forward in the game");
    assert_eq!(window.fen(), AFTER_E4);
    window.click("One move back in the game");
    assert_eq!(window.fen(), START);
    let rail = window.node(SLIDER).rect;
    window.click_at(rail.right_center());
    assert_eq!(window.fen(), AT_END);
    window.key(Key::ArrowLeft);
    assert!(window.sees("After 3. Bb5"), "the keys go on from there: {}", window.words());
}

#[test]
fn a_file_of_one_game_offers_its_positions() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.pgn");
    std::fs::write(&path, GAME).expect("written");
    let mut window = Window::showing("");
    window.drop_file(&path);
    window.settle();
    assert!(window.sees("Before the first move") && window.fen() == START, "{}", window.words());
    assert!(!window.document().is_modified());
    window.key(Key::End);
    assert_eq!((window.fen().as_str(), window.document().is_modified()), (AT_END, true));
    window.key(Key::Escape);
    window.settle();
    assert_eq!((window.fen().as_str(), window.document().is_modified()), (START, false));
    std::fs::write(&path, GAME.repeat(2)).expect("written");
    let mut window = Window::showing("");
    window.drop_file(&path);
    assert!(window.find(SLIDER).is_none(), "a list is chosen from as ever");
}
