//! Saving, and questions about unsaved changes.

use std::fs;

use egui::{Key, Modifiers, ViewportCommand};
use fenwright::app::shell::desktop::{PathAnswer, PathRequest};

use crate::support::files::{EDITED, ROOK, THREE, edited, folder, read};
use crate::support::input::{LEFT, ctrl};
use crate::support::window::{START, Window};

#[test]
fn saving_changes_only_the_line_that_was_edited() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.ctrl(Key::PageDown);
    window.drag("f7", "g7");
    window.ctrl(Key::S);
    let before = String::from_utf8_lossy(THREE).into_owned();
    assert_eq!(read(&path), before.replace("5Q2", "6Q1"));
    assert!(!window.document().is_modified());
    assert!(window.notices().contains("Saved three.fen"), "{}", window.notices());
    window.ctrl(Key::Z);
    assert!(window.document().is_modified(), "undone, it differs from the file");
    window.ctrl(Key::S);
    assert_eq!(read(&path), before);
}

#[test]
fn save_as_writes_to_another_file() {
    let (folder, path) = folder();
    let other = folder.path().join("other");
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    window.world().will_pick(&other);
    window.ctrl_shift(Key::S);
    let other = other.with_extension("fen");
    assert_eq!(window.document().path(), Some(other.as_path()), "a name without an ending gets one");
    assert!(read(&other).contains("4k3/8/8/7R/8/8/8/4K3 w - - 3 40"), "{}", read(&other));
    assert_eq!(read(&path).as_bytes(), THREE, "the first file is as it was");
    assert!(!window.document().is_modified());
}

#[test]
fn an_untitled_file_is_saved_where_the_dialog_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new.fen");
    let mut window = edited();
    window.world().will_pick(&path);
    window.ctrl(Key::S);
    assert_eq!(read(&path), format!("{EDITED}\n"));
    window.drag("e4", "e5");
    window.ctrl(Key::S);
    assert_eq!(window.world().requests.len(), 1, "the second time nothing is asked");
    assert_eq!(read(&path), format!("{}\n", window.fen()));
}

#[test]
fn a_new_file_is_proposed_to_be_called_as_its_only_position() {
    for (content, expected) in [
        (format!("# Haring, 1977: #2\n{ROOK}\n"), "Haring-1977-2.fen"),
        (format!("# ../..\n{ROOK}\n"), "positions.fen"),
        (format!("{ROOK}\n"), "positions.fen"),
        (format!("# one\n{ROOK}\n# two\n{ROOK}\n"), "positions.fen"),
        (format!("[Event \"Cup\"]\n[FEN \"{ROOK}\"]\n\n*\n"), "Cup.pgn"),
    ] {
        let mut window = Window::showing(&content);
        window.ctrl_shift(Key::S);
        let asked = window.world().requests.last().cloned();
        assert!(matches!(&asked, Some(PathRequest::Save(_, name)) if name == expected), "{content}: {asked:?}");
    }
}

#[test]
fn a_name_that_only_gets_its_ending_here_is_asked_about() {
    let (folder, path) = folder();
    for answer in ["Keep the file", "Replace"] {
        let mut window = edited();
        window.world().will_pick(folder.path().join("three"));
        window.ctrl(Key::S);
        assert_eq!(read(&path).as_bytes(), THREE, "the dialog has asked about another name");
        window.click(answer);
        assert_eq!(read(&path) == format!("{EDITED}\n"), answer == "Replace");
    }
}

#[test]
fn a_failing_save_keeps_the_edits_and_says_so() {
    let (folder, _) = folder();
    fs::create_dir(folder.path().join("folder.fen")).expect("a folder");
    for (place, words) in [("no/such/folder/x.fen", "cannot be saved"), ("folder.fen", "a folder has this name")] {
        let mut window = edited();
        window.world().will_pick(folder.path().join(place));
        window.ctrl(Key::S);
        assert!(window.notices().contains(words), "{place:?}: {}", window.notices());
        assert_eq!(window.fen(), EDITED);
        assert!(window.document().is_modified(), "{place:?}");
        assert!(window.document().can_undo(), "{place:?}");
        assert!(!window.close(), "{place:?}: the edits still stand in the way");
    }
}

#[test]
fn a_failing_save_does_not_go_on_to_what_was_to_come() {
    let (folder, _) = folder();
    let mut window = edited();
    window.ctrl(Key::N);
    window.world().will_pick(folder.path().join("no/such/folder/x.fen"));
    window.click("Save");
    assert_eq!(window.fen(), EDITED, "{}", window.notices());
    assert!(window.document().is_modified());
}

#[test]
fn a_file_changed_by_another_program_is_asked_about() {
    let (folder, path) = folder();
    for answer in ["Cancel", "Save here", "Save as…"] {
        fs::write(&path, THREE).expect("a file");
        let mut window = Window::on_file(&path);
        window.drag("h1", "h5");
        fs::write(&path, "other\n").expect("a file");
        window.ctrl(Key::S);
        assert!(window.asks("Save here"), "{answer}");
        assert!(window.sees("three.fen was changed by another program"), "{}", window.words());
        assert_eq!(read(&path), "other\n", "{answer}");
        let kept = folder.path().join("kept.fen");
        window.world().will_pick(&kept);
        window.click(answer);
        match answer {
            "Cancel" => assert!(read(&path) == "other\n" && window.document().is_modified()),
            "Save here" => assert!(read(&path).contains("7R") && !window.document().is_modified()),
            _ => assert!(read(&path) == "other\n" && read(&kept).contains("7R")),
        }
    }
}

#[test]
fn a_file_that_is_gone_can_be_saved_again() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    fs::remove_file(&path).expect("the file is there");
    window.ctrl(Key::S);
    if window.state().dialog.is_some() {
        window.click("Save here");
    }
    assert!(read(&path).contains("7R"));
}

// Unsaved changes

#[test]
fn unsaved_work_is_asked_about() {
    let (_folder, path) = folder();
    for way in ["new", "open", "close", "drop", "quit"] {
        let mut window = edited();
        match way {
            "new" => window.ctrl(Key::N),
            "open" => window.ctrl(Key::O),
            "drop" => window.drop_file(&path),
            "quit" => window.ctrl(Key::Q),
            _ => assert!(!window.close(), "the window stays"),
        }
        assert!(window.asks("Save the changes to"), "{way}");
        assert!(window.sees("Save the changes to"), "{way}: {}", window.words());
        let ends = matches!(way, "close" | "quit");
        assert_eq!(window.sees("Unsaved changes will be lost."), ends, "{way}: {}", window.words());
        assert_eq!(window.sees("“Restore discarded changes” in the File menu"), !ends, "{way}: {}", window.words());
        window.click("Cancel");
        assert_eq!(window.state().dialog, None, "{way}");
        assert_eq!(window.fen(), EDITED, "{way}");
        assert!(window.document().is_modified(), "{way}");
        assert!(window.world().requests.is_empty(), "{way}");
        assert!(!window.commands().contains(&ViewportCommand::Close), "{way}");
    }
}

#[test]
fn discarding_goes_on_without_saving() {
    let (_folder, path) = folder();
    let mut window = edited();
    window.ctrl(Key::N);
    window.click("Discard");
    assert_eq!(window.fen(), START);
    assert!(!window.document().is_modified() && !window.document().can_undo());

    let mut window = edited();
    window.world().will_pick(&path);
    window.ctrl(Key::O);
    window.click("Discard");
    assert_eq!(window.fen(), ROOK);

    let mut window = edited();
    window.drop_file(&path);
    window.click("Discard");
    assert_eq!(window.fen(), ROOK);
    assert_eq!(read(&path).as_bytes(), THREE);
}

#[test]
fn saving_first_and_then_going_on() {
    let (folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    window.ctrl(Key::N);
    window.click("Save");
    assert!(read(&path).contains("7R"));
    assert_eq!(window.fen(), START);
    assert!(window.document().path().is_none());

    let new = folder.path().join("new.fen");
    let mut window = edited();
    window.world().will_pick(&new);
    window.drop_file(&path);
    window.click("Save");
    assert_eq!(read(&new), format!("{EDITED}\n"), "an untitled one is asked for its name first");
    assert_eq!(window.document().path(), Some(path.as_path()), "and then the file is opened");
}

#[test]
fn a_save_dialog_that_is_cancelled_keeps_everything() {
    let mut window = edited();
    window.world().answers.push_back(PathAnswer::Cancelled);
    window.ctrl(Key::N);
    window.click("Save");
    assert_eq!(window.fen(), EDITED);
    assert!(window.document().is_modified());
}

#[test]
fn discarded_edits_come_back_until_the_program_ends() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.drag("h1", "h5");
    let of_file = window.fen();
    window.ctrl(Key::N);
    window.click("Discard");
    assert_eq!((window.fen().as_str(), window.document().is_modified()), (START, false));
    assert!(window.notices().contains("The changes to three.fen were discarded"), "{}", window.notices());
    window.drag("e2", "e4");
    let untitled = window.fen();
    window.ctrl(Key::N);
    window.click("Discard");
    window.menu("File", "Restore discarded changes");
    assert_eq!(window.fen(), untitled, "the last ones first");
    window.undo();
    window.menu("File", "Restore discarded changes");
    assert_eq!((window.fen(), window.document().path()), (of_file, Some(path.as_path())));
    assert!(window.document().is_modified() && window.document().can_undo());
    window.ctrl(Key::S);
    assert!(read(&path).contains("7R"));
}

#[test]
fn answers_that_have_just_come_up_take_no_click_but_every_key() {
    for (seconds, answered) in [(0.12, false), (0.4, true)] {
        let mut window = edited();
        window.quick_key(ctrl(), Key::N);
        window.frames(2);
        let at = window.place("Discard");
        window.click_after(seconds, at);
        assert_eq!(window.state().dialog.is_none(), answered, "after {seconds} seconds");
    }
    let mut window = edited();
    window.quick_key(ctrl(), Key::N);
    window.quick_key(Modifiers::NONE, Key::Escape);
    assert_eq!(window.state().dialog, None);
}

#[test]
fn saving_asks_first_if_all_positions_were_removed() {
    let (_folder, path) = folder();
    let before = read(&path);
    let mut window = Window::on_file(&path);
    window.menu("List", "Select all positions");
    window.menu("List", "Remove position");
    assert_eq!(window.document().len(), 1);
    window.ctrl(Key::S);
    assert!(window.asks("Replace all 3 positions of three.fen?"), "{}", window.words());
    window.click("Cancel");
    assert_eq!(read(&path), before);
    window.ctrl(Key::S);
    window.click("Save here");
    assert!(read(&path).starts_with(START), "{}", read(&path));
}

#[test]
fn a_question_calls_several_positions_several() {
    let mut window = Window::new();
    window.menu("List", "Add position");
    window.menu("List", "Add position");
    assert!(!window.close());
    assert!(window.asks("Save the changes to these 3 positions?"), "{}", window.words());
}

#[test]
fn closing_saves_discards_or_stays() {
    let (_folder, path) = folder();
    for answer in ["Save", "Discard", "Cancel"] {
        let mut window = Window::on_file(&path);
        window.drag("h1", "h5");
        assert!(!window.close(), "{answer}: the window asks first");
        let at = window.place(answer);
        window.move_to(at);
        window.press(LEFT);
        window.release_in_one_frame(LEFT);
        let closes = window.commands().contains(&ViewportCommand::Close);
        assert_eq!(closes, answer != "Cancel", "{answer}");
        assert_eq!(read(&path).contains("7R"), answer == "Save", "{answer}");
        if closes {
            assert!(window.close(), "{answer}: and now it closes without a question");
        }
        fs::write(&path, THREE).expect("a file");
    }
}

#[test]
fn closing_an_unmodified_window_asks_nothing() {
    assert!(Window::new().close());
    let mut window = edited();
    window.ctrl(Key::Z);
    assert!(window.close(), "undone, nothing is unsaved");
}

#[test]
fn an_unfinished_text_is_asked_about_too() {
    let mut window = Window::new();
    window.type_fen("8/8/8 and what I was about to type");
    assert!(!window.close(), "the text would be lost");
    window.click("Keep editing");
    assert_eq!(window.box_text(), "8/8/8 and what I was about to type");
}

#[test]
fn an_unfinished_text_of_another_record_is_named_marked_and_gone_to() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    window.ctrl(Key::PageDown);
    window.type_fen("8/8/8 and more");
    window.ctrl(Key::PageUp);
    assert!(window.sees("Position 2: "), "{}", window.words());
    let marked = |window: &Window| {
        window
            .nodes()
            .iter()
            .any(|node| node.name.starts_with("Position 2: ") && node.name.contains("Unfinished text in the FEN box"))
    };
    assert!(marked(&window), "{}", window.words());
    assert!(!window.close());
    let lost = "This is not saved in any file and will be lost: the text in the FEN box of position 2, which is not a \
                position yet.";
    assert!(window.sees(lost), "{}", window.words());
    window.click("Keep editing");
    assert_eq!((window.document().current(), window.box_text().as_str()), (1, "8/8/8 and more"));
    assert!(window.harness().ctx.text_edit_focused(), "it can be typed on at once");
    window.ctrl(Key::PageUp);
    window.drag("h1", "h5");
    window.ctrl(Key::S);
    assert!(read(&path).contains("7R"));
    let saved = "Saved three.fen without the text in the FEN box of position 2, which is not a position yet.";
    assert!(window.notices().contains(saved), "{}", window.notices());
    window.ctrl(Key::PageDown);
    window.key(Key::Escape);
    assert!(!marked(&window), "{}", window.words());
}

#[test]
fn escape_and_enter_answer_a_question() {
    let mut window = edited();
    window.ctrl(Key::N);
    window.key(Key::Escape);
    assert_eq!(window.state().dialog, None);
    assert_eq!(window.fen(), EDITED, "Escape is Cancel");
    window.ctrl(Key::N);
    window.key(Key::Enter);
    assert!(matches!(window.world().requests.last(), Some(PathRequest::Save(..))), "Enter is the first answer, Save");
    assert_eq!(window.fen(), EDITED);
}

#[test]
fn a_save_dialog_left_open_does_not_save_another_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, second) = (folder.path().join("first.fen"), folder.path().join("second.fen"));
    std::fs::write(&first, "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n").expect("a file");
    std::fs::write(&second, "8/8/8/8/8/8/8/8 w - - 0 1\n").expect("a file");
    let mut window = Window::on_file(&first);
    window.menu("File", "Save as…");
    window.drop_file(&second);
    assert_eq!(window.document().path(), Some(second.as_path()));
    assert_eq!(window.state().waiting_for, None, "the dialog belonged to the file before; its answer is not heard");
}

#[test]
fn another_file_shows_its_own_rows() {
    let folder = tempfile::tempdir().expect("a folder");
    let two = |name: &str, comment: &str| {
        let path = folder.path().join(name);
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        std::fs::write(&path, format!("# {comment}\n{fen}\n{fen}\n")).expect("a file");
        path
    };
    let mut window = Window::on_file(&two("a.fen", "Alpha"));
    assert!(window.nodes().iter().any(|node| node.name.contains("Alpha")));
    window.drop_file(&two("b.fen", "Beta"));
    assert!(window.nodes().iter().any(|node| node.name.contains("Beta")));
    assert!(!window.nodes().iter().any(|node| node.name.contains("Alpha")));
}

#[test]
fn a_file_that_cannot_be_opened_does_not_cut_a_save_dialog_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept.fen");
    let mut window = Window::new();
    window.drag("e2", "e4");
    window.menu("File", "Save as…");
    window.drop_file(&folder.path().join("missing.fen"));
    if window.state().dialog.is_some() {
        window.click("Discard");
    }
    window.end_dialog(PathAnswer::Picked(path.clone()));
    assert!(path.exists(), "{}", window.notices());
    assert!(!window.document().is_modified());
}
