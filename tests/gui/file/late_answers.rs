//! Late answers of dialogs and background work, and files dropped during a question or a job.

use std::fs;
use std::path::Path;

use egui::{Event, Key, Modifiers};
use fenwright::app::shell::desktop::PathAnswer;
use fenwright::app::shell::dialog::Dialog;

use crate::support::files::{THREE, edited, folder, read};
use crate::support::input::{LEFT, ctrl};
use crate::support::window::{START, Window, threads};

const OTHER: &str = "8/8/8/8/8/8/8/4K2k b - - 0 1";

fn press(key: Key, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

/// A window with a file that is saved in the background.
fn large(folder: &Path) -> Window {
    let path = folder.join("large.fen");
    fs::write(&path, format!("{START}\n").repeat(150_000)).expect("a file");
    let mut window = Window::on_file(&path);
    window.drag("e2", "e4");
    window
}

#[test]
fn a_file_dropped_while_one_is_saved_is_not_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = large(folder.path());
    let text = folder.path().join("note.txt");
    fs::write(&text, format!("one [FEN \"{OTHER}\"] and another [FEN \"{START}\"]")).expect("a file");
    window.hold_threads();
    window.frame([press(Key::S, ctrl())]);
    assert!(window.is_working(), "{}", window.words());
    window.drop_file(&text);
    assert!(!matches!(window.state().dialog, Some(Dialog::Paste)), "{:?}", window.state().dialog);
    assert!(window.notices().contains("note.txt was not opened"), "{}", window.notices());
    window.let_threads_go();
    window.wait_for_work();
    assert!(window.notices().contains("Saved large.fen"), "{}", window.notices());
}

#[test]
fn a_file_dropped_under_a_question_is_not_taken() {
    let (folder, path) = folder();
    let mut window = edited();
    window.ctrl(Key::N);
    let asked = window.state().dialog.clone();
    window.drop_file(&path);
    assert_eq!(window.state().dialog, asked);
    assert!(window.notices().contains("three.fen was not opened"), "{}", window.notices());
    drop(folder);
}

#[test]
fn closing_while_something_is_saved_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = large(folder.path());
    window.hold_threads();
    window.frame([press(Key::S, ctrl())]);
    assert!(window.is_working(), "{}", window.words());
    assert!(!window.close());
    assert!(window.notices().contains("The window stays open until the operation is finished"), "{}", window.notices());
    window.let_threads_go();
    window.wait_for_work();
}

#[test]
fn the_file_is_not_asked_about_while_a_file_dialog_is_open() {
    let (folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    window.ctrl_shift(Key::S);
    fs::write(&path, OTHER).expect("a file");
    window.frame([Event::WindowFocused(true)]);
    window.settle();
    assert_eq!(window.state().dialog, None);
    let kept = folder.path().join("kept.fen");
    window.end_dialog(PathAnswer::Picked(kept.clone()));
    assert!(read(&kept).contains("7R"), "{}", window.notices());
}

#[test]
fn the_answer_of_a_file_dialog_waits_for_the_question_that_is_open() {
    let (folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    window.ctrl_shift(Key::S);
    window.close();
    let asked = window.state().dialog.clone();
    assert!(window.asks("Save the changes to"), "{asked:?}");
    let kept = folder.path().join("kept.fen");
    window.end_dialog(PathAnswer::Picked(kept.clone()));
    assert_eq!(window.state().dialog, asked);
    assert!(!kept.exists());
    window.click("Cancel");
    window.settle();
    assert!(kept.exists(), "{}", window.notices());
}

#[test]
fn a_reload_does_not_take_the_place_of_a_file_dialog() {
    let (folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    let edited = window.fen();
    window.ctrl_shift(Key::S);
    fs::write(&path, OTHER).expect("a file");
    window.ctrl(Key::S);
    window.click("Reload");
    assert_eq!(window.fen(), edited);
    let kept = folder.path().join("kept.fen");
    window.end_dialog(PathAnswer::Picked(kept.clone()));
    assert!(read(&kept).contains("7R"), "{}", window.notices());
}

#[test]
fn a_late_answer_is_a_step_of_its_own_while_a_number_is_typed() {
    let (_folder, path) = folder();
    let mut window = Window::showing(std::str::from_utf8(THREE).expect("text"));
    window.menu("File", "Add positions from a file…");
    let at = window.place("Move number");
    window.move_to(at);
    window.press(LEFT);
    window.release(LEFT);
    window.frames(4);
    window.frame([press(Key::A, ctrl())]);
    window.type_keys("77");
    assert!(window.state().fields.is_editing_number);
    window.end_dialog(PathAnswer::Picked(path));
    assert_eq!((window.document().len(), window.state().fields.is_editing_number), (6, false));
    window.undo();
    assert_eq!(window.document().len(), 3);
    window.ctrl(Key::PageUp);
    assert!(window.fen().ends_with(" 77"), "the number is another step: {}", window.fen());
}

#[test]
fn looking_what_would_be_lost_can_be_cancelled() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.epd");
    fs::write(&path, "4k3/8/8/8/8/8/8/4K2R w K - \n".repeat(310_000)).expect("a file");
    let mut window = Window::on_file(&path);
    window.frames_until("it is still read", |window| window.document().reading_progress().is_none());
    let other = folder.path().join("large.fen");
    window.world().will_pick(&other);
    window.hold_threads();
    window.frame([press(Key::S, ctrl() | Modifiers::SHIFT)]);
    window.frames(2);
    assert!(window.is_working(), "{}", window.words());
    window.frame([press(Key::Escape, Modifiers::NONE)]);
    window.let_threads_go();
    window.wait_for_work();
    assert!(!other.exists());
    assert_eq!(window.document().path(), Some(path.as_path()));
    assert!(window.notices().contains("cancelled"), "{}", window.notices());
}

#[test]
fn a_copy_as_fen_has_all_positions_of_a_file_that_is_still_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pgn");
    let game = format!("[FEN \"{START}\"]\n[SetUp \"1\"]\n\n1. e4 e5 2. Nf3 {{{}}} *\n\n", "x".repeat(4000));
    fs::write(&path, game.repeat(5000)).expect("a file");
    threads().close();
    let mut window = Window::on_file(&path);
    window.drag("e2", "e6");
    window.frame([press(Key::S, ctrl())]);
    assert!(window.document().reading_progress().is_some());
    window.let_threads_go();
    window.wait_for_work();
    assert!(window.sees("Save a copy as .fen…"), "{}", window.words());
    let copy = folder.path().join("copy.fen");
    window.world().will_pick(&copy);
    window.click("Save a copy as .fen…");
    window.wait_for_work();
    assert_eq!(read(&copy).lines().count(), 5000, "{}", window.notices());
    assert!(window.document().is_modified());
}
