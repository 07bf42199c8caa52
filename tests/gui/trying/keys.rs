//! Playing moves and stepping through them with the keyboard.

use egui::{Event, Key, Modifiers};

use super::PROMOTES;
use crate::support::input::ctrl;
use crate::support::window::{START, Window};

#[test]
fn moves_are_played_with_arrows_and_enter() {
    let mut window = Window::trying(START);
    window.key(Key::ArrowUp);
    assert_eq!(window.state().cursor().map(|square| square.to_string()).as_deref(), Some("e1"), "at the king");
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert_eq!(window.targets(), "e4 e3");
    window.key(Key::ArrowUp);
    window.key(Key::ArrowUp);
    window.key(Key::Space);
    assert_eq!(window.line(), "e4 |");
    assert!(window.square("e4").focused, "the focus goes along");
    window.key(Key::Escape);
    assert!(window.is_trying() && window.state().cursor().is_none());
    window.key(Key::ArrowLeft);
    assert_eq!(window.line(), "| e4", "with no square the arrows go through the line");
    window.key(Key::ArrowRight);
    assert_eq!(window.line(), "e4 |");
}

#[test]
fn moves_are_typed() {
    let mut window = Window::trying(START);
    for (typed, line) in [
        ("e4", "e4 |"),
        ("e7e5", "e4 e5 |"),
        ("nf3", "e4 e5 Nf3 |"),
        ("Nc6", "e4 e5 Nf3 Nc6 |"),
        ("Bb5", "e4 e5 Nf3 Nc6 Bb5 |"),
    ] {
        window.type_keys(typed);
        assert_eq!(window.node("Move to play").value, typed);
        window.key(Key::Enter);
        assert_eq!((window.line().as_str(), window.node("Move to play").value.as_str()), (line, ""), "{typed}");
    }
    window.type_keys("Ke3");
    window.key(Key::Enter);
    assert!(window.sees("There is no move Ke3 here"), "{}", window.words());
    window.key(Key::Backspace);
    assert_eq!(window.node("Move to play").value, "Ke");
    window.key(Key::Escape);
    assert_eq!(window.node("Move to play").value, "");
    assert!(window.is_trying());
}

#[test]
fn moves_are_typed_in_their_field() {
    let mut window = Window::trying(START);
    window.click("Move to play");
    for typed in ["e4", "c5", "Nf3"] {
        window.type_keys(typed);
        window.key(Key::Enter);
    }
    assert_eq!(window.line(), "e4 c5 Nf3 |");
    assert!(window.node("Move to play").focused, "the next one can be typed at once");
    window.type_keys("x");
    window.key(Key::Escape);
    assert_eq!(window.node("Move to play").value, "");
    assert!(window.is_trying(), "Escape means the field first");
}

#[test]
fn a_piece_is_chosen_with_a_letter_or_enter() {
    for (letter, san) in [('q', "d8=Q+"), ('R', "d8=R+"), ('b', "d8=B"), ('n', "d8=N")] {
        let mut window = Window::trying(PROMOTES);
        window.drag("d7", "d8");
        window.type_keys("x");
        window.type_keys(&letter.to_string());
        assert_eq!(window.line(), format!("{san} |"));
    }
    let mut window = Window::trying(PROMOTES);
    window.type_keys("d8=N");
    window.key(Key::Enter);
    assert_eq!(window.line(), "d8=N |", "a typed move says what the pawn becomes");
    window.key(Key::Home);
    window.drag("d7", "d8");
    assert!(window.node("Promote to queen").focused);
    window.key(Key::Enter);
    assert_eq!(window.line(), "d8=Q+ |");
}

#[test]
fn keys_go_back_and_forward() {
    let alt = Modifiers::ALT;
    let mut window = Window::trying(START);
    for typed in ["e4", "e5", "Nf3"] {
        window.type_keys(typed);
        window.key(Key::Enter);
    }
    let none = Modifiers::NONE;
    let ctrl = ctrl();
    for (modifiers, key, line) in [
        (alt, Key::ArrowLeft, "e4 e5 | Nf3"),
        (none, Key::PageUp, "e4 | e5 Nf3"),
        (ctrl, Key::Z, "| e4 e5 Nf3"),
        (ctrl, Key::Z, "| e4 e5 Nf3"),
        (ctrl, Key::Y, "e4 | e5 Nf3"),
        (none, Key::PageDown, "e4 e5 | Nf3"),
        (none, Key::Home, "| e4 e5 Nf3"),
        (none, Key::End, "e4 e5 Nf3 |"),
        (alt, Key::ArrowRight, "e4 e5 Nf3 |"),
    ] {
        window.key_with(modifiers, key);
        assert_eq!(window.line(), line, "{modifiers:?} {key:?}");
    }
    window.assert_unchanged(START);
}

#[test]
fn undo_names_the_move_that_it_takes_back() {
    let mut window = Window::showing(START);
    window.drag("a2", "a3");
    window.ctrl(Key::M);
    window.click("Edit");
    assert!(!window.menu_entry("Undo").enabled, "the edit before is not taken back while moves are tried");
    window.key(Key::Escape);
    window.type_keys("Nf3");
    window.key(Key::Enter);
    window.click("Edit");
    assert_eq!(window.menu_entry("Undo").name, "Undo Nf3");
}

#[test]
fn a_word_that_several_moves_fit_names_them() {
    let knights = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    let crowd = "7k/8/8/8/8/2N5/8/2N3NK w - - 0 1";
    let pawns = "3n3k/2P1P3/8/8/8/8/8/7K w - - 0 1";
    for (content, typed, remark) in [
        (knights, "Nd2", "Several moves match: Nbd2 or Nfd2"),
        (knights, "nd2+", "Several moves match: Nbd2 or Nfd2"),
        (knights, "Nd4", "There is no move Nd4 here"),
        (knights, "N1d2", "Several moves match: Nbd2 or Nfd2"),
        (crowd, "Ne2", "Several moves match: N3e2, Nc1e2 or Nge2"),
        (crowd, "Nce2", "Several moves match: N3e2 or Nc1e2"),
        (pawns, "d8=Q", "Several moves match: cxd8=Q+ or exd8=Q+"),
        (pawns, "c8", "Several moves match: c8=Q, c8=R, c8=B or c8=N"),
        (pawns, "e7e8", "Several moves match: e8=Q+, e8=R+, e8=B or e8=N"),
        (START, "O-O", "There is no move O-O here"),
        (START, "=", "There is no move = here"),
    ] {
        let mut window = Window::trying(content);
        window.type_keys(typed);
        window.key(Key::Enter);
        let said = window.state().trial.as_ref().and_then(|trial| trial.remark()).map(str::to_owned);
        assert!(said.as_deref().is_some_and(|said| sorted(said) == sorted(remark)), "{typed}: {said:?}");
        assert_eq!((window.line().as_str(), window.node("Move to play").value.as_str()), ("|", typed));
    }
}

/// The words in alphabetical order. The order of moves in a sentence is not defined.
fn sorted(sentence: &str) -> Vec<&str> {
    let mut words: Vec<&str> = sentence.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words
}

#[test]
fn a_figure_stands_for_its_letter() {
    let mut window = Window::trying("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1");
    window.allow_missing_glyphs();
    window.click("Move to play");
    for (typed, line) in [("\u{2658}d2", "|"), ("\u{2658}bd2", "Nbd2 |")] {
        window.frame([Event::Text(typed.to_owned())]);
        window.key(Key::Enter);
        assert_eq!(window.line(), line);
        if line == "|" {
            assert!(window.sees("Several moves match"), "{}", window.words());
            window.key(Key::Escape);
            window.click("Move to play");
        }
    }
}

#[test]
fn spaces_in_the_field_are_no_move() {
    let mut window = Window::trying(START);
    window.click("Move to play");
    window.type_keys(" ");
    window.key(Key::Enter);
    let field = |window: &Window| window.node("Move to play").value;
    assert_eq!((window.line(), field(&window)), ("|".to_owned(), String::new()));
    assert_eq!(window.state().trial.as_ref().and_then(|trial| trial.remark()), None);
    window.frame([Event::Text(" Nf3 ".to_owned())]);
    window.key(Key::Enter);
    assert_eq!((window.line(), field(&window)), ("Nf3 |".to_owned(), String::new()));
}

#[test]
fn enter_in_the_field_moves_no_man_on_the_board() {
    let mut window = Window::trying(START);
    window.click("e2");
    window.key(Key::ArrowUp);
    for _ in 0..2 {
        window.key(Key::ArrowUp);
    }
    assert_eq!((window.targets().as_str(), window.state().cursor().is_some()), ("e4 e3", true));
    window.click("Move to play");
    window.key(Key::Enter);
    assert_eq!((window.line().as_str(), window.targets().as_str()), ("|", "e4 e3"));
}

#[test]
fn a_move_typed_right_behind_the_key_is_played() {
    let mut window = Window::showing(START);
    window.busy_keys(Key::M, "Nf3", Key::Enter);
    assert_eq!(window.line(), "Nf3 |");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
}

#[test]
fn letters_of_other_languages_stand_for_pieces_where_english_has_none() {
    let pieces = "4k3/P7/8/8/8/8/8/RN1QKB2 w - - 0 1";
    for (typed, line) in [
        ("Sc3", "Nc3 |"),
        ("sc3", "Nc3 |"),
        ("Dd5", "Qd5 |"),
        ("Ta3", "Ra3 |"),
        ("Lb5", "Bb5+ |"),
        ("Pc3", "Nc3 |"),
        ("Cc3", "Nc3 |"),
        ("a8=D", "a8=Q+ |"),
        ("Bb5", "Bb5+ |"),
        // In French, R is the king; in Hungarian, B is the rook.
        ("Rf2", "|"),
        ("Ba3", "|"),
        ("de5", "|"),
    ] {
        let mut window = Window::trying(pieces);
        window.click("Move to play");
        window.type_keys(typed);
        window.key(Key::Enter);
        assert_eq!(window.line(), line, "{typed}");
    }
}
