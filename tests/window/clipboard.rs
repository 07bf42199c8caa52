//! Closing the window after a cut: a clipboard manager keeps the positions, or the window asks.

use std::fs;
use std::time::{Duration, Instant};

use super::desktop::Desktop;
use super::display::Display;
use super::wait::{self, LIMIT};
use super::window::Window;
use super::{AFTER_E4, START};

/// The time after which the window no longer waits for an answer, and the time that a busy machine may take for that. A
/// window that waits itself is held up for longer than both.
const LIMIT_OF_READING: Duration = Duration::from_secs(2);
const LIMIT_OF_TEST: Duration = Duration::from_secs(20);

/// A window with a file of two positions. The first was cut and the file was saved.
fn cut_and_saved(desktop: &Desktop) -> Window<'_> {
    let path = desktop.file("cut.fen", format!("{START}\n{AFTER_E4}\n"));
    let window = desktop.start(&[&path]);
    window.expect_shown(START);
    window.change(|| window.key("ctrl+k"));
    window.type_text("cut positions");
    window.key("Return");
    window.expect_shown(AFTER_E4);
    window.key("ctrl+s");
    let is_saved = || fs::read_to_string(&path).is_ok_and(|text| text == format!("{AFTER_E4}\n")).then_some(());
    assert!(wait::poll(LIMIT, is_saved).is_some(), "the file is saved");
    window
}

#[test]
fn without_a_clipboard_manager_what_was_cut_is_asked_about() {
    let desktop = Desktop::new();
    let mut window = cut_and_saved(&desktop);
    assert_eq!(desktop.clipboard(), format!("{START}\n"));
    window.ask_to_close();
    window.expect_question();
    let path = desktop.path("kept.fen");
    desktop.let_dialogs_pick(&path);
    window.answer_and_end(0);
    window.expect_end();
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
}

#[test]
fn a_clipboard_manager_gets_what_was_cut() {
    let desktop = Desktop::new();
    let _manager = desktop.start_clipboard_manager();
    let mut window = cut_and_saved(&desktop);
    window.ask_to_close();
    window.expect_end();
    assert_eq!(desktop.clipboard(), format!("{START}\n"), "it is there without the window");
}

/// The clipboard is read in a process of its own: the window goes on, and the next paste works.
#[test]
fn an_owner_of_the_clipboard_that_never_ends_does_not_hold_up_the_window() {
    for is_endless in [false, true] {
        let desktop = Desktop::new();
        let window = desktop.start(&[START]);
        window.expect_shown(START);
        let owner = desktop.start_bad_owner(is_endless);
        let began = Instant::now();
        window.key("ctrl+v");
        window.drag("e2", "e4");
        window.expect_shown(AFTER_E4);
        assert!(began.elapsed() < LIMIT_OF_TEST, "the piece moves while the clipboard is read");
        // Then a notice says that there is no answer.
        std::thread::sleep(LIMIT_OF_READING);
        drop(owner);
        desktop.screen.set_clipboard(START);
        window.key("ctrl+v");
        window.expect_shown(START);
    }
}
