//! Closing the window: questions about unsaved changes, and the remembered size and theme.

use std::fs;

use super::AFTER_E4;
use super::desktop::Desktop;
use super::picture::{dark_board, light_board};

#[test]
fn a_window_without_edits_closes_at_once() {
    let desktop = Desktop::new();
    let mut window = desktop.start::<&str>(&[]);
    window.ask_to_close();
    window.expect_end();
}

#[test]
fn cancel_keeps_the_window_and_discard_closes_it() {
    let desktop = Desktop::new();
    let mut window = desktop.start::<&str>(&[]);
    window.drag("e2", "e4");
    window.expect_shown(AFTER_E4);
    window.ask_to_close();
    window.expect_question();
    assert!(window.is_open());
    window.answer(2);
    assert!(window.is_open() && !window.is_asking());
    window.expect_copied(AFTER_E4);
    window.ask_to_close();
    window.expect_question();
    window.answer_and_end(1);
    window.expect_end();
}

#[test]
fn save_writes_the_file_and_closes() {
    let desktop = Desktop::new();
    let path = desktop.path("unsaved.fen");
    desktop.let_dialogs_pick(&path);
    let mut window = desktop.start::<&str>(&[]);
    window.drag("e2", "e4");
    window.expect_shown(AFTER_E4);
    window.ask_to_close();
    window.expect_question();
    window.answer_and_end(0);
    window.expect_end();
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{AFTER_E4}\n"));
}

#[test]
fn size_and_theme_are_remembered() {
    let desktop = Desktop::new();
    let mut window = desktop.start::<&str>(&[]);
    assert_eq!(window.size(), (1180, 780));
    window.change(|| window.key("ctrl+k"));
    window.type_text("dark theme");
    window.settle();
    window.change(|| window.key("Return"));
    assert!(window.settle().shows(dark_board().dark));
    window.resize(1010, 700);
    window.ask_to_close();
    window.expect_end();
    drop(window);

    let settings = fs::read_to_string(desktop.settings()).unwrap();
    let remembered = fs::read_to_string(desktop.remembered()).unwrap();
    assert!(settings.contains("\"dark\"") && remembered.contains("1010"), "{settings} {remembered}");
    let window = desktop.start::<&str>(&[]);
    assert_eq!(window.size(), (1010, 700));
    let picture = window.settle();
    assert!(picture.shows(dark_board().dark) && !picture.shows(light_board().dark));
}
