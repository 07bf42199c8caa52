//! Notices: which are shown together, and when they disappear.

use std::fs;

use egui::Key;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::files::{folder, read};
use crate::support::window::{START, Window};

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";

fn paste(window: &mut Window, text: &str) {
    window.world().clipboard = Ok(text.to_owned());
    window.ctrl(Key::V);
}

#[test]
fn an_unreadable_text_is_spoken_of_as_long_as_it_stands_in_the_box() {
    for is_reverted in [true, false] {
        for text in [ROOK, START] {
            let mut window = Window::showing(START);
            paste(&mut window, "zz/zz/zz/zz/zz/zz/zz/zz w");
            assert!(window.notices().contains("No position found"), "{}", window.notices());
            if is_reverted {
                window.ctrl(Key::L);
                window.key(Key::Escape);
                assert!(!window.notices().contains("No position found"), "{}", window.notices());
            }
            paste(&mut window, text);
            assert!(!window.notices().contains("No position found"), "{text}: {}", window.notices());
        }
    }
}

#[test]
fn an_arrow_of_the_keys_is_spoken_of_until_it_ends() {
    for key in [Key::Enter, Key::Escape] {
        let mut window = Window::new();
        window.click("g4");
        window.ctrl(Key::J);
        window.key(Key::ArrowUp);
        assert!(window.notices().contains("Arrow from g4"), "{}", window.notices());
        window.key(key);
        assert!(!window.notices().contains("Arrow from g4"), "{key:?}: {}", window.notices());
    }
}

#[test]
fn that_a_file_cannot_be_saved_is_over_once_one_is() {
    let (folder, path) = folder();
    let mut window = Window::on_file(&path);
    let nowhere = folder.path().join("missing").join("q.fen");
    window.world().will_pick(&nowhere);
    window.ctrl_shift(Key::S);
    assert!(window.notices().contains("\"q.fen\" cannot be saved"), "{}", window.notices());
    window.world().will_pick(folder.path().join("other.fen"));
    window.ctrl_shift(Key::S);
    assert!(window.notices().contains("Saved other.fen"), "{}", window.notices());
    assert!(!window.notices().contains("cannot be saved"), "{}", window.notices());
}

#[test]
fn saving_a_missing_file_writes_it_again_and_says_so() {
    let (_folder, path) = folder();
    let mut window = Window::on_file(&path);
    let before = read(&path);
    window.drag("h1", "h5");
    fs::remove_file(&path).expect("removed");
    window.ctrl(Key::S);
    assert_ne!(read(&path), before);
    assert!(
        window.notices().contains("three.fen was missing from its folder and was saved again"),
        "{}",
        window.notices()
    );
    assert!(!window.document().is_modified());
    window.drag("h5", "h6");
    window.ctrl(Key::S);
    assert!(window.notices().ends_with("Saved three.fen"), "{}", window.notices());
}

#[test]
fn only_the_newest_temporary_notice_is_shown() {
    let mut window = Window::new();
    paste(&mut window, ROOK);
    assert!(window.notices().contains("Position pasted"), "{}", window.notices());
    paste(&mut window, ROOK);
    assert_eq!(window.notices(), "This position is already set up");
}

#[test]
fn a_low_window_shows_one_message() {
    for (size, older_is_seen) in [([800.0, 600.0], false), ([1280.0, 860.0], true)] {
        let mut window = Window::sized(Document::new(), Settings::default(), size);
        window.world().clipboard = Err("it is locked".to_owned());
        window.ctrl(Key::V);
        paste(&mut window, "4k3/8/8/8/8/8/8/4K2R w K - 3");
        assert!(window.sees("the text was corrected"), "{}", window.words());
        assert_eq!(window.sees("it is locked"), older_is_seen, "{size:?}: {}", window.words());
    }
}

#[test]
fn messages_leave_most_of_the_side_panel_to_what_it_shows() {
    for size in [[800.0, 600.0], [1280.0, 860.0]] {
        let mut window = Window::sized(Document::new(), Settings::default(), size);
        window.world().clipboard =
            Err("the clipboard is held by another program that does not let go of it".to_owned());
        window.ctrl(Key::V);
        paste(&mut window, "position: rnbqkbnr|pppppppp|8|8|4P3|8|PPPP1PPP|RNBQKBNR b KQkq e3 O first -");
        assert!(window.notices().contains("corrected"), "{}", window.notices());
        for is_trying in [false, true] {
            if is_trying {
                window.click("Try moves on the board");
                window.type_keys("e5");
                window.key(Key::Enter);
            }
            let area = window.harness().ctx.memory(|memory| memory.area_rect(egui::Id::unique("notices")));
            let area = area.expect("messages");
            let top = window.tab("Solve").rect.bottom();
            let bottom = window.node("Copy").rect.top();
            let left = area.top() - top;
            assert!(left >= 56.0 && left >= 0.4 * (bottom - top), "{left} of {top} to {bottom} at {size:?}");
            assert!(area.bottom() < bottom, "{area:?}");
        }
    }
}
