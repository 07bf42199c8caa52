//! Saving a large file in the background, with a dialog that shows how far it is.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, ViewportCommand};
use fenwright::app::shell::dialog::Dialog;

use super::files::{THREE, folder, read};
use super::window::{START, Window};

/// A window on a file that is saved in the background, with an edit.
fn large_file(folder: &Path) -> (PathBuf, Window) {
    let path = folder.join("large.fen");
    fs::write(&path, format!("{START}\n").repeat(310_000)).expect("a file");
    let mut window = Window::on_file(&path);
    window.drag("e2", "e4");
    assert!(window.document().is_modified());
    (path, window)
}

fn is_working(window: &Window) -> bool {
    matches!(window.state().dialog, Some(Dialog::Working { .. }))
}

/// Runs frames until the work is done.
fn wait_for_work(window: &mut Window) {
    for _ in 0..3000 {
        if !is_working(window) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        window.frames(1);
    }
    assert!(!is_working(window), "{}", window.words());
    window.settle();
}

/// Presses keys without waiting for the window to come to rest.
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
    press_save(&mut window);
    assert!(is_working(&window), "{}", window.notices());
    window.frames(1);
    assert!(window.sees("large.fen"), "{}", window.words());
    wait_for_work(&mut window);
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
    press_save(&mut window);
    window.key(Key::Escape);
    wait_for_work(&mut window);
    if window.document().is_modified() {
        assert!(window.notices().contains("was cancelled"), "{}", window.notices());
        assert!(fs::read(&path).expect("a file") == before);
    } else {
        assert!(fs::read(&path).expect("a file") != before, "it was faster");
    }
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
    window.press(super::hands::LEFT);
    window.release_in_one_frame(super::hands::LEFT);
    assert!(is_working(&window), "{}", window.words());
    assert!(!window.close(), "not while it is saved");
    for _ in 0..3000 {
        if window.commands().contains(&ViewportCommand::Close) {
            assert!(read(&path).lines().next() != Some(START), "it is saved");
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        window.frames(1);
    }
    panic!("it does not close: {}", window.words());
}

#[test]
fn another_format_of_a_large_file_is_looked_through_in_the_background() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.epd");
    let line = format!("8/8/8/8/8/8/8/4K2k w - - c0 \"{}\";\n", "x".repeat(960));
    fs::write(&path, line.repeat(9000)).expect("a file");
    let mut window = Window::on_file(&path);
    let other = folder.path().join("large.fen");
    window.world().will_pick(&other);
    window.ctrl_shift(Key::S);
    wait_for_work(&mut window);
    assert!(matches!(window.state().dialog, Some(Dialog::Loses { .. })), "{}", window.words());
    assert!(window.sees("9,000 operations"), "{}", window.words());
    window.click("Save anyway");
    wait_for_work(&mut window);
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
