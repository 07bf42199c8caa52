//! Saving a large file in the background, with a progress dialog.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, ViewportCommand};

use crate::support::files::{THREE, folder, read};
use crate::support::window::{START, Window};

/// A window with an edited file that is saved in the background.
fn large_file(folder: &Path) -> (PathBuf, Window) {
    let path = folder.join("large.fen");
    fs::write(&path, format!("{START}\n").repeat(150_000)).expect("a file");
    let mut window = Window::on_file(&path);
    window.drag("e2", "e4");
    assert!(window.document().is_modified());
    (path, window)
}

/// Presses the keys without waiting for the window to settle.
fn press_save(window: &mut Window) {
    let key = |pressed| egui::Event::Key {
        key: Key::S,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: egui::Modifiers::COMMAND,
    };
    window.frame([key(true), key(false)]);
}

#[test]
fn a_large_file_is_saved_in_the_background() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, mut window) = large_file(folder.path());
    let edited = window.fen();
    window.hold_threads();
    press_save(&mut window);
    assert!(window.is_working(), "{}", window.notices());
    window.frames(1);
    assert!(window.sees("large.fen"), "{}", window.words());
    window.let_threads_go();
    window.wait_for_work();
    assert!(window.notices().contains("Saved large.fen"), "{}", window.notices());
    assert!(!window.document().is_modified());
    let saved = read(&path);
    assert_eq!(saved.lines().next(), Some(edited.as_str()));
    assert_eq!(saved.lines().filter(|line| *line != START).count(), 1);
}

#[test]
fn saving_that_is_cancelled_says_so_and_keeps_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, mut window) = large_file(folder.path());
    let before = fs::read(&path).expect("a file");
    window.hold_threads();
    press_save(&mut window);
    window.key(Key::Escape);
    window.let_threads_go();
    window.wait_for_work();
    assert!(window.document().is_modified());
    assert!(window.notices().contains("was cancelled"), "{}", window.notices());
    assert!(fs::read(&path).expect("a file") == before);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    assert!(window.document().can_undo());
}

#[test]
fn the_window_closes_only_after_the_saving() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, mut window) = large_file(folder.path());
    assert!(!window.close());
    let at = window.place("Save");
    window.move_to(at);
    window.hold_threads();
    window.press(crate::support::input::LEFT);
    window.release_in_one_frame(crate::support::input::LEFT);
    assert!(window.is_working(), "{}", window.words());
    assert!(!window.close(), "not while it is saved");
    window.let_threads_go();
    window.frames_until("it does not close", |window| window.commands().contains(&ViewportCommand::Close));
    assert!(read(&path).lines().next() != Some(START), "it is saved");
}

#[test]
fn another_format_of_a_large_file_is_looked_through_in_the_background() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.epd");
    let line = format!("8/8/8/8/8/8/8/4K2k w - - x0 \"{}\";\n", "x".repeat(960));
    fs::write(&path, line.repeat(9000)).expect("a file");
    let mut window = Window::on_file(&path);
    let other = folder.path().join("large.fen");
    window.world().will_pick(&other);
    window.ctrl_shift(Key::S);
    window.wait_for_work();
    assert!(window.asks("anyway?"), "{}", window.words());
    assert!(window.sees("9,000 operations"), "{}", window.words());
    window.click("Save anyway");
    window.wait_for_work();
    assert_eq!(window.document().path(), Some(other.as_path()));
    assert_eq!(read(&other).lines().count(), 9000);
}

#[test]
fn the_file_before_is_kept_if_that_is_wanted() {
    let (folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    window.menu("File", "Keep a backup when saving");
    window.ctrl(Key::S);
    assert_eq!(fs::read(folder.path().join("three.fen.bak")).expect("a backup"), THREE);
    assert!(read(&path).contains("7R"));
    window.menu("File", "Keep a backup when saving");
    window.drag("h5", "h6");
    window.ctrl(Key::S);
    assert_eq!(fs::read(folder.path().join("three.fen.bak")).expect("a backup"), THREE, "the same one as before");
}
