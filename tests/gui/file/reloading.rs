//! A file that another program changes, moves or removes while it is open.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use egui::{Event, Key};
use fenwright::app::shell::desktop::PathAnswer;
use fenwright::app::shell::dialog::Dialog;

use crate::support::files::{ROOK, THREE, folder, read};
use crate::support::window::{START, Window, threads};

const OTHER: &str = "8/8/8/8/8/8/8/4K2k b - - 0 1";

/// Gives the window the focus again.
fn focus(window: &mut Window) {
    window.frame([Event::WindowFocused(true)]);
    window.settle();
}

/// A position with a long comment: few of these make a file that is too large for memory.
fn long_record(fen: &str) -> String {
    format!("# {}\n{fen}\n", "-".repeat(900))
}

fn other_program_writes(path: &Path) {
    fs::write(path, format!("{OTHER}\n")).expect("a file");
}

fn asks(window: &Window) -> bool {
    window.asks("was changed by another program") && !window.asks("Save here") && !window.asks("too large to be held")
}

#[test]
fn a_changed_file_is_asked_about_once_when_the_window_gains_the_focus() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    focus(&mut window);
    assert!(!asks(&window), "nothing has changed");
    other_program_writes(&path);
    window.frames(3);
    assert!(!asks(&window), "not before the window gains the focus");
    focus(&mut window);
    assert!(asks(&window), "{}", window.words());
    assert!(window.sees("three.fen was changed by another program"), "{}", window.words());
    assert!(window.sees("There are no changes here."), "{}", window.words());
    window.click("Keep mine");
    assert_eq!(window.fen(), ROOK);
    assert!(window.document().is_modified(), "the file holds it no longer");
    focus(&mut window);
    assert!(!asks(&window), "one change is asked about once");
    fs::write(&path, format!("{OTHER}\n{OTHER}\n")).expect("a file");
    focus(&mut window);
    assert!(asks(&window), "another change is another question");
    assert!(window.sees("The positions here are no longer in any file."), "{}", window.words());
    window.key(Key::Escape);
    assert!(!window.close(), "what is kept is unsaved");
}

#[test]
fn an_unedited_file_is_reloaded_by_enter() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    other_program_writes(&path);
    focus(&mut window);
    window.key(Key::Enter);
    assert_eq!(window.fen(), OTHER);
    assert!(!window.document().is_modified());
    assert!(window.notices().contains("three.fen was reloaded"), "{}", window.notices());
    assert!(window.find("Restore discarded changes").is_none(), "there were none");
    focus(&mut window);
    assert!(!asks(&window));
    assert!(window.close());
}

#[test]
fn reloading_sets_edits_aside_and_they_come_back() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    let edited = window.fen();
    other_program_writes(&path);
    focus(&mut window);
    assert!(window.sees("1 position was edited here."), "{}", window.words());
    window.click("Reload");
    assert_eq!(window.fen(), OTHER);
    assert!(window.notices().contains("Your changes are set aside."), "{}", window.notices());
    window.wait(30.0);
    window.click("Restore discarded changes");
    assert_eq!(window.fen(), edited);
    assert!(window.document().is_modified() && window.document().can_undo());
    assert!(!window.notices().contains("set aside"), "{}", window.notices());
    focus(&mut window);
    assert!(!asks(&window), "it is known how the file is");
    window.ctrl(Key::S);
    assert!(window.asks("Save here"), "what the other wrote is not lost unasked");
    window.click("Save here");
    assert!(read(&path).contains("7R"), "{}", read(&path));
    assert!(!window.document().is_modified());
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), ROOK, "with its history");
}

#[test]
fn edits_on_both_sides_of_a_reload_are_kept() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    let first = window.fen();
    other_program_writes(&path);
    focus(&mut window);
    window.click("Reload");
    window.drag("e1", "e2");
    let second = window.fen();
    window.menu("File", "Restore discarded changes");
    assert_eq!(window.fen(), first);
    window.menu("File", "Restore discarded changes");
    assert_eq!(window.fen(), second);
    window.drop_file(&path);
    assert!(window.sees("Saving does not keep the changes that were set aside."), "{}", window.words());
    window.click("Discard all");
    assert!(window.state().set_aside.is_none(), "until another file is opened");
    for (edits, place) in [(&second, "those that were shown"), (&first, "those that were set aside")] {
        window.menu("File", "Restore discarded changes");
        assert_eq!(&window.fen(), edits, "{place}");
        window.undo();
    }
}

#[test]
fn reloading_before_saving() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    other_program_writes(&path);
    window.ctrl(Key::S);
    window.click("Reload");
    assert_eq!(window.fen(), OTHER);
    assert_eq!(read(&path), format!("{OTHER}\n"));
    assert!(window.state().set_aside.is_some());
}

#[test]
fn save_as_keeps_both_files() {
    let (folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    other_program_writes(&path);
    focus(&mut window);
    let kept = folder.path().join("kept.fen");
    window.world().will_pick(&kept);
    window.click("Save as…");
    assert!(read(&kept).contains("7R") && read(&path) == format!("{OTHER}\n"));
    assert!(!window.document().is_modified());
}

#[test]
fn an_unfinished_text_is_asked_about_before_it_goes_with_a_reload() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.type_fen("8/8/8 and what I was about to type");
    other_program_writes(&path);
    focus(&mut window);
    window.click("Reload");
    assert!(window.asks("Discard the unfinished text?"), "{:?}", window.state().dialog);
    window.click("Keep editing");
    assert_eq!(window.box_text(), "8/8/8 and what I was about to type");
}

#[test]
fn a_file_that_cannot_be_read_again_leaves_everything_as_it_is() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    let edited = window.fen();
    other_program_writes(&path);
    focus(&mut window);
    fs::remove_file(&path).expect("removed");
    window.click("Reload");
    assert_eq!(window.fen(), edited);
    assert!(window.notices().contains("cannot be opened"), "{}", window.notices());
    assert!(window.document().is_modified());
}

#[test]
fn a_file_that_is_gone_is_said_and_counts_as_unsaved() {
    let (folder, path) = folder();
    let mut window = Window::on_file(&path);
    let away = folder.path().join("away.fen");
    fs::rename(&path, &away).expect("moved");
    focus(&mut window);
    assert!(window.notices().contains("three.fen was moved or removed"), "{}", window.notices());
    assert_eq!(window.state().dialog, None);
    assert!(window.document().is_modified());
    fs::rename(&away, &path).expect("moved back");
    focus(&mut window);
    assert!(!window.document().is_modified(), "it is back");
    fs::remove_file(&path).expect("removed");
    focus(&mut window);
    window.ctrl(Key::S);
    assert_eq!(read(&path).as_bytes(), THREE);
    assert!(!window.document().is_modified());
}

#[test]
fn the_question_waits_for_the_one_that_is_open() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.ctrl(Key::K);
    other_program_writes(&path);
    focus(&mut window);
    assert!(matches!(window.state().dialog, Some(Dialog::Palette)));
    window.key(Key::Escape);
    window.settle();
    assert!(asks(&window));
}

#[test]
fn edits_of_a_changed_large_file_can_be_saved_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.fen");
    fs::write(&path, format!("{START}\n{}", long_record(START).repeat(18_000))).expect("a file");
    let mut window = Window::on_file(&path);
    window.frames_until("it is still read", |window| window.document().reading_progress().is_none());
    window.drag("e2", "e4");
    let edited = window.fen();
    let mut file = File::options().append(true).open(&path).expect("a file");
    writeln!(file, "{OTHER}").expect("written");
    let now = read(&path);
    window.ctrl(Key::S);
    assert!(window.asks("1 position was edited here. Save them separately"), "{:?}", window.state().dialog);
    assert!(window.sees("too large to be held in memory"), "{}", window.words());
    window.world().answers.push_back(PathAnswer::Cancelled);
    window.click("Save edited positions…");
    assert_eq!(window.fen(), edited);
    window.ctrl(Key::S);
    let kept = folder.path().join("kept.fen");
    window.world().will_pick(&kept);
    window.click("Save edited positions…");
    assert_eq!(read(&kept), format!("{edited}\n"), "{}", window.notices());
    assert!(window.notices().contains("1 edited position saved to kept.fen"), "{}", window.notices());
    assert!(window.document().is_modified(), "the document stays what it is");
    window.ctrl(Key::S);
    window.click("Reload");
    window.wait_for_background();
    assert!(!window.document().is_modified() && window.fen() == START);
    window.click("Restore discarded changes");
    assert_eq!(window.fen(), edited);
    assert!(read(&path) == now, "what the other program wrote stays");
}

/// A window with an edit that a reload has set aside, and the FEN of the edited position.
fn with_edits_aside(path: &Path) -> (Window, String) {
    let mut window = Window::on_file(path);
    window.drag("h1", "h5");
    let edited = window.fen();
    other_program_writes(path);
    focus(&mut window);
    window.click("Reload");
    assert!(window.state().set_aside.is_some());
    (window, edited)
}

#[test]
fn a_second_reload_keeps_what_the_first_one_set_aside() {
    let (_folder, path) = folder();
    let (mut window, edited) = with_edits_aside(&path);
    fs::write(&path, format!("{OTHER}\n{OTHER}\n")).expect("a file");
    focus(&mut window);
    window.click("Reload");
    assert_eq!(window.document().len(), 2);
    assert!(window.notices().contains("still set aside"), "{}", window.notices());
    window.click("Restore discarded changes");
    assert_eq!(window.fen(), edited);
}

#[test]
fn edits_that_are_set_aside_are_not_lost_unasked() {
    let (folder, path) = folder();
    let (mut window, edited) = with_edits_aside(&path);
    let other = folder.path().join("other.fen");
    fs::write(&other, OTHER).expect("a file");
    assert!(!window.close(), "by closing");
    assert!(window.sees("Discard the changes that were set aside?"), "{}", window.words());
    window.click("Cancel");
    window.drop_file(&other);
    assert!(window.asks("Discard the changes that were set aside?"), "by another file");
    window.click("Cancel");
    window.drag("e1", "e2");
    fs::write(&path, format!("{OTHER}\n{OTHER}\n")).expect("a file");
    focus(&mut window);
    window.click("Reload");
    assert!(window.asks("Discard the changes that were set aside?"), "by others that are to be set aside");
    window.click("Restore discarded changes");
    assert_eq!(window.fen(), edited);
    assert!(window.state().set_aside.is_some(), "the later ones are set aside");
    assert!(!window.close());
    assert!(window.sees("Saving does not keep the changes that were set aside."), "{}", window.words());
}

#[test]
fn an_unfinished_text_is_asked_about_before_edits_are_brought_back() {
    let (_folder, path) = folder();
    let (mut window, edited) = with_edits_aside(&path);
    window.type_fen("8/8/8 and more");
    window.menu("File", "Restore discarded changes");
    assert!(window.asks("Discard the unfinished text?"), "{:?}", window.state().dialog);
    window.click("Keep editing");
    assert_eq!(window.box_text(), "8/8/8 and more");
    window.menu("File", "Restore discarded changes");
    window.click("Discard");
    assert_eq!(window.fen(), edited);
}

#[test]
fn a_text_typed_while_a_large_file_is_read_again_is_not_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.fen");
    fs::write(&path, format!("{START}\n").repeat(100_000)).expect("a file");
    let mut window = Window::on_file(&path);
    fs::write(&path, format!("{OTHER}\n").repeat(200_000)).expect("a file");
    focus(&mut window);
    window.hold_threads();
    window.key(Key::Enter);
    assert!(window.state().waiting_for.is_some(), "it is read in the background");
    window.type_fen("8/8/8 and more");
    assert!(window.state().has_unfinished_text());
    window.let_threads_go();
    window.wait_for_background();
    assert!(window.asks("Discard the unfinished text?"), "{:?}", window.state().dialog);
    assert_eq!(window.document().len(), 100_000);
}

#[test]
fn a_reload_that_is_given_up_leaves_the_document_unsaved() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.type_fen("8/8/8 and more");
    other_program_writes(&path);
    focus(&mut window);
    window.click("Reload");
    window.click("Keep editing");
    assert!(window.document().is_modified(), "the file holds it no longer");
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    other_program_writes(&path);
    focus(&mut window);
    fs::remove_file(&path).expect("removed");
    window.click("Reload");
    assert!(window.document().is_modified(), "it could not be read");
}

#[test]
fn what_is_too_large_to_be_held_is_said_when_the_window_gains_the_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.fen");
    fs::write(&path, format!("{START}\n{}", long_record(START).repeat(18_000))).expect("a file");
    let mut window = Window::on_file(&path);
    window.frames_until("it is still read", |window| window.document().reading_progress().is_none());
    window.drag("e2", "e4");
    let mut file = File::options().append(true).open(&path).expect("a file");
    writeln!(file, "{OTHER}").expect("written");
    focus(&mut window);
    assert!(window.asks("1 position was edited here. Save them separately"), "{:?}", window.state().dialog);
    window.click("Keep mine");
    assert!(window.document().is_modified());
}

#[test]
fn reloading_keeps_what_is_searched_and_the_tool() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("named.fen");
    fs::write(&path, format!("# study\n{START}\n{START}\n")).expect("the file can be written");
    let mut window = Window::on_file(&path);
    window.ctrl(egui::Key::F);
    window.type_keys("study");
    window.key(egui::Key::Enter);
    window.click("Eraser, upper row");
    let tool = window.tool();
    fs::write(&path, format!("{START}\n# study\n{START}\n{START}\n")).expect("the file can be written");
    window.frame([egui::Event::WindowFocused(true)]);
    window.settle();
    window.click("Reload");
    let finding = &window.state().list.search;
    assert_eq!((finding.text(), finding.count(), window.document().len()), ("study", Some(1), 3));
    assert_eq!(window.tool(), tool);
}

/// Writes the same content with another modification time.
fn touch(path: &Path) {
    fs::write(path, fs::read(path).expect("the file can be read")).expect("a file");
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(9);
    File::options().append(true).open(path).and_then(|file| file.set_modified(later)).expect("another time");
}

#[test]
fn a_file_with_another_time_and_the_same_content_is_no_change() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    touch(&path);
    focus(&mut window);
    assert!(!asks(&window), "{:?}", window.state().dialog);
    assert!(!window.document().is_modified());
    window.drag("h1", "h5");
    touch(&path);
    window.ctrl(Key::S);
    assert!(window.state().dialog.is_none(), "{:?}", window.state().dialog);
    assert!(!window.document().is_modified() && read(&path).contains("7R"), "{}", read(&path));
    touch(&path);
    focus(&mut window);
    assert!(!asks(&window), "also after saving: {:?}", window.state().dialog);
    other_program_writes(&path);
    focus(&mut window);
    assert!(asks(&window), "other content is a change");
}

#[test]
fn a_large_file_that_cannot_be_read_to_its_end_says_so_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.fen");
    fs::write(&path, long_record(ROOK).repeat(22_000)).expect("a file");
    threads().close();
    let mut window = Window::on_file(&path);
    // The reading thread has not started yet.
    File::options().write(true).open(&path).and_then(|file| file.set_len(17 << 20)).expect("a shorter file");
    window.let_threads_go();
    window.frames_until("it is not over", |window| window.document().reading_progress().is_none());
    window.frames(2);
    let notices = window.notices();
    assert!(notices.contains("large.fen could not be read to the end"), "{notices}");
    window.click("Close this message");
    window.frames(5);
    assert!(!window.notices().contains("read to the end"), "it is said once");
    assert!(window.document().len() > 1, "what was found is there");
}
