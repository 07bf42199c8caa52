//! Closing the window after a cut: a clipboard manager keeps the positions, or the window asks.

use std::fs;

use super::desktop::Desktop;
use super::wait::{self, LIMIT};
use super::window::Window;
use super::{AFTER_E4, START};

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
