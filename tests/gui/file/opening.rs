//! Opening files, recent files, and typing a path.

use std::fs;

use egui::Key;
use fenwright::app::shell::desktop::PathAnswer;
use fenwright::app::shell::settings::Settings;

use crate::support::files::{EDITED, ROOK, THREE, edited, folder, read};
use crate::support::window::{START, Window};

const QUEEN: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

// Opening

#[test]
fn a_file_is_opened_with_the_dialog() {
    let (_folder, path) = folder();
    let mut window = Window::new();
    window.world().will_pick(&path);
    window.ctrl(Key::O);
    assert_eq!(window.document().path(), Some(path.as_path()));
    assert_eq!(window.document().len(), 3);
    assert_eq!(window.fen(), ROOK);
    assert_eq!(window.box_text(), ROOK);
    assert!(window.sees("three.fen"), "{}", window.words());
}

#[test]
fn opening_a_file_and_showing_it_changes_nothing() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.frames(3);
    let revision = window.document().revision();
    for key in [Key::PageDown, Key::PageDown, Key::PageUp, Key::PageUp] {
        window.ctrl(key);
    }
    window.ctrl(Key::L);
    window.key(Key::Tab);
    let shown = window.document().revision();
    window.frames(10);
    assert!(!window.document().is_modified());
    assert_eq!(window.document().revision(), shown, "drawing changes nothing");
    assert_eq!(shown, revision + 4, "only the selection has changed");
    assert_eq!(window.content().as_bytes(), THREE);
    assert!(window.close(), "nothing is asked");
}

#[test]
fn a_cancelled_dialog_changes_nothing() {
    let mut window = edited();
    window.world().answers.push_back(PathAnswer::Cancelled);
    window.ctrl_shift(Key::S);
    window.world().answers.push_back(PathAnswer::Cancelled);
    window.ctrl(Key::S);
    assert_eq!(window.fen(), EDITED);
    assert!(window.document().is_modified());
    assert_eq!(window.notices(), "");
    window.ctrl(Key::Z);
    window.world().answers.push_back(PathAnswer::Cancelled);
    window.ctrl(Key::O);
    assert_eq!((window.fen().as_str(), window.notices().as_str()), (START, ""));
}

#[test]
fn file_dialogs_are_titled_by_what_they_are_for() {
    let mut window = edited();
    for entry in ["Open…", "Save as…", "Add positions from a file…"] {
        window.world().answers.push_back(PathAnswer::Cancelled);
        window.menu("File", entry);
        window.settle();
        if window.state().dialog.is_some() {
            // The window asks about unsaved changes first.
            window.click("Discard");
        }
    }
    let titles = window.world().titles.clone();
    assert_eq!(titles, ["Open positions", "Save positions", "Add positions from a file"]);
}

#[test]
fn the_window_lives_while_a_dialog_is_open() {
    let (_folder, path) = folder();
    let mut window = Window::new();
    window.ctrl(Key::O);
    assert!(window.state().waiting_for.is_some());
    window.ctrl(Key::O);
    assert_eq!(window.world().requests.len(), 1, "one dialog at a time");
    window.drag("e2", "e4");
    assert_eq!(window.fen(), EDITED);
    window.ctrl(Key::Z);
    window.end_dialog(PathAnswer::Picked(path));
    assert_eq!(window.fen(), ROOK);
    assert!(window.state().waiting_for.is_none());
}

#[test]
fn commands_that_wait_for_a_file_dialog_say_so() {
    let mut window = Window::new();
    window.ctrl(Key::O);
    window.drag("e2", "e4");
    window.ctrl(Key::S);
    assert_eq!(window.notices(), "A file dialog is open. Finish that first, or press Escape here to discard it.");
    assert_eq!((window.fen().as_str(), window.document().is_modified()), (EDITED, true));
}

#[test]
fn an_edit_made_while_the_dialog_was_open_is_not_lost() {
    let (_folder, path) = folder();
    let mut window = Window::new();
    window.ctrl(Key::O);
    window.drag("e2", "e4");
    window.end_dialog(PathAnswer::Picked(path.clone()));
    assert_eq!(window.fen(), EDITED, "the edit is gone without a question");
    window.click("Discard");
    assert_eq!(window.document().path(), Some(path.as_path()));
}

#[test]
fn text_typed_while_the_dialog_was_open_is_not_lost() {
    let (_folder, path) = folder();
    let mut window = Window::new();
    window.ctrl(Key::O);
    window.type_fen("8/8/8 and more");
    window.end_dialog(PathAnswer::Picked(path));
    assert_eq!(window.box_text(), "8/8/8 and more");
    assert!(window.state().dialog.is_some());
}

#[test]
fn an_edit_made_while_a_large_file_was_read_is_not_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.fen");
    fs::write(&path, format!("{ROOK}\n").repeat(150_000)).expect("a file");
    let mut window = Window::new();
    window.hold_threads();
    window.drop_file(&path);
    window.drag("e2", "e4");
    assert_eq!(window.fen(), EDITED);
    window.let_threads_go();
    window.wait_for_background();
    assert_eq!(window.fen(), EDITED, "the edit is gone without a question");
}

#[test]
fn unsaved_work_that_was_given_up_is_not_asked_about_twice() {
    let (_folder, path) = folder();
    let mut window = edited();
    window.ctrl(Key::O);
    window.click("Discard");
    window.end_dialog(PathAnswer::Picked(path));
    assert_eq!((window.fen().as_str(), window.state().dialog.clone()), (ROOK, None));
}

#[test]
fn a_dialog_for_opening_that_is_cancelled_keeps_work_that_was_to_be_given_up() {
    let mut window = edited();
    window.world().answers.push_back(PathAnswer::Cancelled);
    window.ctrl(Key::O);
    window.click("Discard");
    assert_eq!(window.fen(), EDITED);
    assert!(window.document().is_modified());
}

#[test]
fn escape_stops_waiting_for_a_dialog_that_never_answers() {
    let mut window = Window::new();
    window.ctrl(Key::O);
    assert!(window.sees("Esc cancels"), "{}", window.words());
    window.key(Key::Escape);
    assert!(window.state().waiting_for.is_none());
    window.ctrl(Key::O);
    assert_eq!(window.world().requests.len(), 2);
}

#[test]
fn a_dialog_that_breaks_off_leads_to_the_path_field() {
    let mut window = Window::new();
    window.ctrl(Key::O);
    window.world().break_dialog();
    window.frames(2);
    window.settle();
    assert!(window.node("Path").focused);
}

#[test]
fn a_dropped_file_opens() {
    let (_folder, path) = folder();
    let mut window = Window::new();
    window.drop_file(&path);
    assert_eq!(window.fen(), ROOK);
}

#[test]
fn a_file_that_cannot_be_opened_is_reported_and_changes_nothing() {
    let (folder, path) = folder();
    for (bad, words) in [
        (folder.path().to_owned(), "it is a folder"),
        (folder.path().join("missing.fen"), "does not exist"),
        (path.join("below.fen"), "cannot be opened"),
        #[cfg(unix)]
        ("/dev/null".into(), "a device"),
    ] {
        let mut window = edited();
        window.ctrl(Key::Z);
        window.drop_file(&bad);
        assert!(window.notices().contains(words), "{}: {}", bad.display(), window.notices());
        assert!(window.sees(words), "{}", bad.display());
        assert_eq!(window.fen(), START, "{}", bad.display());
        assert!(window.document().path().is_none(), "{}", bad.display());
        assert!(window.document().can_redo(), "the history is still there");
    }
}

#[test]
fn files_of_any_bytes_open_without_harm() {
    let mut long = b"8/8/8/8/8/8/8/8 w - - 0 1\n".to_vec();
    long.extend(vec![b'8'; 10_000_000]);
    long.extend(b"\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\n");
    for (name, bytes, records) in [
        ("zeros", b"4k3/8/8/8/8/8/8/4K2R w K - 3 40\0\0\n\0\n".to_vec(), 2),
        ("latin1", b"# M\xfcller\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\n\xff\xfe\xfd\n".to_vec(), 2),
        ("empty", Vec::new(), 1),
        ("comments", b"# nothing\n\n".to_vec(), 1),
        ("long", long, 3),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(format!("{name}.fen"));
        fs::write(&path, &bytes).expect("a file");
        let mut window = Window::new();
        window.allow_missing_glyphs();
        window.drop_file(&path);
        window.wait_for_background();
        assert_eq!(window.document().path(), Some(path.as_path()), "{name}: {}", window.notices());
        assert_eq!(window.document().len(), records, "{name}");
        for _ in 0..records {
            window.ctrl(Key::PageDown);
            window.ctrl(Key::L);
            window.key(Key::End);
            window.key(Key::Tab);
            window.hover("e4");
        }
        assert!(!window.document().is_modified(), "{name}");
        let mut written = Vec::new();
        window.document().write_to(&mut written).expect("memory can be written");
        assert!(written == bytes, "{name} is written as it was read");
    }
}

#[test]
fn a_large_file_opens_in_the_background() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.fen");
    fs::write(&path, format!("{ROOK}\n").repeat(150_000)).expect("a file");
    let mut window = Window::new();
    window.hold_threads();
    window.drop_file(&path);
    assert!(window.state().waiting_for.as_deref().is_some_and(|words| words.contains("large.fen")));
    window.let_threads_go();
    window.wait_for_background();
    assert_eq!(window.document().len(), 150_000);
    window.frames(5);
    assert!(window.sees("150,000"), "{}", window.words());
}

// Recent files

#[test]
fn recent_files_are_remembered_and_opened_from_the_menu() {
    let (folder, path) = folder();
    let other = folder.path().join("other.fen");
    fs::write(&other, format!("{QUEEN}\n")).expect("a file");
    let mut window = Window::new();
    window.drop_file(&path);
    window.drop_file(&other);
    assert_eq!(window.world().recent(), [other.clone(), path.clone()]);
    window.click("File");
    window.hover("Open recent");
    if window.find("three.fen").is_none() {
        window.click("Open recent");
    }
    window.click("three.fen");
    assert_eq!(window.fen(), ROOK);
    assert_eq!(window.world().recent(), [path, other]);
}

#[test]
fn a_recent_file_that_is_gone_is_said_and_forgotten() {
    let (_folder, path) = folder();
    let settings = Settings { recent: vec![path.clone()], ..Settings::default() };
    let mut window = Window::with(fenwright::document::Document::new(), settings);
    fs::remove_file(&path).expect("the file is there");
    window.drop_file(&path);
    assert!(window.notices().contains("does not exist"), "{}", window.notices());
    assert!(window.state().settings.recent.is_empty(), "it is no longer offered");
}

#[test]
fn settings_that_cannot_be_kept_are_said() {
    let mut window = Window::new();
    window.world().storing_fails = Some("the disk is full".to_owned());
    window.menu("View", "Dark theme");
    assert!(window.notices().contains("the disk is full"), "{}", window.notices());
}

// Without file dialogs

#[test]
fn without_a_file_dialog_a_path_is_typed() {
    let (folder, path) = folder();
    let mut window = Window::new();
    window.world().has_no_dialogs();
    window.ctrl(Key::O);
    assert!(window.sees("No file dialog was found."), "the reason is said: {}", window.words());
    assert!(window.node("Path").focused);
    window.ctrl(Key::A);
    window.type_keys(&path.display().to_string());
    window.key(Key::Enter);
    assert_eq!(window.fen(), ROOK);
    assert_eq!(window.state().dialog, None);

    window.drag("h1", "h5");
    window.ctrl_shift(Key::S);
    window.ctrl(Key::A);
    let new = folder.path().join("new");
    window.type_keys(&format!(" \"{}\" ", new.display()));
    window.click("Save");
    assert!(read(&new.with_extension("fen")).contains("7R"));
    assert!(!window.document().is_modified());
}

#[test]
fn a_wrong_path_keeps_the_text_and_says_why() {
    let (folder, _) = folder();
    let missing = folder.path().join("missing.fen").display().to_string();
    for (typed, words) in [
        (missing.as_str(), "does not exist"),
        (&*folder.path().to_string_lossy(), "it is a folder"),
        ("  ", "Enter the path"),
    ] {
        let mut window = Window::new();
        window.world().has_no_dialogs();
        window.ctrl(Key::O);
        window.ctrl(Key::A);
        window.type_keys(typed);
        window.key(Key::Enter);
        assert!(window.sees(words), "{typed}: {}", window.words());
        assert_eq!(window.node("Path").value.trim(), typed.trim(), "the text stays");
        assert!(window.node("Path").focused, "{typed}: it can be mended at once");
        window.key(Key::Escape);
        assert_eq!(window.state().dialog, None);
        assert_eq!(window.fen(), START);
    }
}

#[test]
fn a_typed_path_asks_before_it_replaces_a_file() {
    let (folder, path) = folder();
    for answer in ["Keep the file", "Replace"] {
        let mut window = edited();
        window.world().has_no_dialogs();
        window.ctrl(Key::S);
        window.ctrl(Key::A);
        window.type_keys(&folder.path().join("three").display().to_string());
        window.key(Key::Enter);
        assert!(window.sees("Replace the file?"), "{answer}: {}", window.words());
        assert_eq!(read(&path).as_bytes(), THREE, "{answer}");
        window.click(answer);
        let replaced = read(&path) == format!("{EDITED}\n");
        assert_eq!(replaced, answer == "Replace");
        assert_eq!(window.document().is_modified(), answer == "Keep the file");
    }
}

#[test]
fn a_failing_save_to_a_typed_path_keeps_the_edits_and_says_so() {
    let (folder, _) = folder();
    let mut window = edited();
    window.world().has_no_dialogs();
    window.ctrl(Key::S);
    window.ctrl(Key::A);
    let nowhere = folder.path().join("no/such/x.fen").display().to_string();
    window.type_keys(&nowhere);
    window.key(Key::Enter);
    assert!(window.sees("cannot be saved"), "{}", window.words());
    assert_eq!(window.fen(), EDITED);
    assert!(window.document().is_modified());
}
