//! Characters that a keyboard layout types with `AltGr`, Option or a dead key are no shortcuts.

use egui::os::OperatingSystem;
use egui::{Event, ImeEvent, Key, Modifiers};

use super::keyboard_navigation::open_menu;
use crate::support::input::ctrl;
use crate::support::window::{EMPTY, START, Window};

/// `AltGr` as Windows reports it.
fn alt_gr() -> Modifiers {
    ctrl() | Modifiers::ALT
}

fn key(key: Key, pressed: bool, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
}

/// Presses a key that types a text, with these modifiers.
fn type_with(window: &mut Window, modifiers: Modifiers, typed: Key, text: &str) {
    window.hold(modifiers);
    window.frame([key(typed, true, modifiers), Event::Text(text.to_owned())]);
    window.frame([key(typed, false, modifiers)]);
    window.hold(Modifiers::NONE);
    window.settle();
}

#[test]
fn alt_gr_types_into_a_field() {
    let mut window = Window::showing(START);
    window.open_tab("Details");
    window.click("Source");
    for (typed, text) in [
        (Key::Q, "@"),
        (Key::Num8, "["),
        (Key::Num7, "/"),
        (Key::A, "\u{e1}"),
        (Key::Z, "\u{e6}"),
        (Key::C, "\u{a9}"),
        (Key::X, "\u{bb}"),
        (Key::V, "\u{201c}"),
        (Key::W, "\u{e5}"),
    ] {
        type_with(&mut window, alt_gr(), typed, text);
    }
    assert_eq!(window.node("Source").value, "@[/\u{e1}\u{e6}\u{a9}\u{bb}\u{201c}\u{e5}");
    assert_eq!(window.state().dialog, None);
}

#[test]
fn alt_gr_types_onto_the_board() {
    let mut window = Window::showing(EMPTY);
    window.click("e4");
    type_with(&mut window, alt_gr(), Key::Num7, "/");
    assert_eq!(window.cursor().as_deref(), Some("a3"));
    type_with(&mut window, alt_gr(), Key::H, "N");
    assert_eq!(window.placement(), "8/8/8/8/8/N7/8/8");
    type_with(&mut window, alt_gr(), Key::L, "@");
    assert_eq!(window.cursor().as_deref(), Some("b3"));
}

#[test]
fn ctrl_and_alt_are_not_ctrl() {
    let mut window = Window::showing(START);
    // Quitting asks about an edit.
    window.ctrl(Key::H);
    let fen = window.fen();
    for typed in [Key::Q, Key::W, Key::Delete, Key::H, Key::K, Key::M, Key::O, Key::Z, Key::Num9] {
        window.key_with(alt_gr(), typed);
        assert_eq!((&window.fen(), &window.state().dialog), (&fen, &None), "{typed:?}");
    }
    assert!(window.state().trial.is_none());
    assert!(window.world().requests.is_empty());
    window.ctrl(Key::Q);
    assert!(window.state().dialog.is_some());
}

#[test]
fn option_types_on_macos_and_opens_no_menu() {
    let mut window = Window::showing(EMPTY);
    window.harness().ctx.set_os(OperatingSystem::Mac);
    window.click("e4");
    type_with(&mut window, Modifiers::ALT, Key::F, "/");
    assert_eq!((open_menu(&window), window.cursor().as_deref()), (None, Some("a3")));
    window.open_tab("Details");
    window.click("Source");
    type_with(&mut window, Modifiers::ALT, Key::L, "@");
    // A dead key types nothing yet.
    window.key_with(Modifiers::ALT, Key::E);
    type_with(&mut window, Modifiers::NONE, Key::E, "\u{e9}");
    assert_eq!((open_menu(&window), window.node("Source").value.as_str()), (None, "@\u{e9}"));
}

#[test]
fn a_letter_composed_after_a_dead_key_is_text() {
    let commit = |text: &str| Event::Ime(ImeEvent::Commit(text.to_owned()));
    let mut window = Window::showing(START);
    window.key(Key::F2);
    // In a slow frame, the letter and the key after it arrive together.
    window.frame([
        commit("\u{e9}"),
        Event::Text("t".to_owned()),
        commit("\u{fc}"),
        key(Key::Enter, true, Modifiers::NONE),
    ]);
    window.settle();
    assert_eq!(window.content(), format!("# \u{e9}t\u{fc}\n{START}"));
    // Over the board, such a letter is no piece.
    let mut window = Window::showing(START);
    window.click("e4");
    type_with(&mut window, Modifiers::NONE, Key::E, "\u{e9}");
    assert_eq!((window.fen().as_str(), window.cursor().as_deref()), (START, Some("e4")));
}
