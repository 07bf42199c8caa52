//! Notices: which are shown together, and when they disappear.

use std::fs;

use egui::{Key, Modifiers, Rect};
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;
use fenwright::lang::{self, Language};

use crate::support::files::{folder, read};
use crate::support::tree::Node;
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
fn two_notices_are_beside_each_other_where_there_is_room() {
    for (size, older_is_seen) in [([800.0, 600.0], false), ([1600.0, 1000.0], true)] {
        let mut window = Window::sized(Document::new(), Settings::default(), size);
        window.world().clipboard = Err("it is locked by another program that does not let go of it".to_owned());
        window.ctrl(Key::V);
        window.ctrl(Key::C);
        assert!(window.sees("FEN copied"), "{}", window.words());
        assert_eq!(window.sees("it is locked"), older_is_seen, "{size:?}: {}", window.words());
        window.wait(6.0);
        assert!(!window.sees("FEN copied") && window.sees("it is locked"), "{size:?}: {}", window.words());
    }
}

#[test]
fn notices_wait_while_the_pointer_is_on_them() {
    let mut window = Window::new();
    window.ctrl(Key::C);
    window.hover("Close this message");
    window.wait(20.0);
    assert!(window.sees("FEN copied"), "{}", window.words());
    window.hover("e4");
    window.wait(6.0);
    assert!(!window.sees("FEN copied"), "{}", window.words());
}

/// The rectangles of all controls and squares but those of notices.
fn places(window: &Window) -> Vec<(String, Rect)> {
    let of_notices = ["Close this message", "More", "Undo", "Undo, notice"];
    let is_placed = |node: &Node| node.is_control() && !of_notices.contains(&node.name.as_str());
    window.nodes().into_iter().filter(is_placed).map(|node| (node.name, node.rect)).collect()
}

#[test]
fn a_notice_covers_and_moves_nothing() {
    const CORRECTED: &str = "position: rnbqkbnr|pppppppp|8|8|4P3|8|PPPP1PPP|RNBQKBNR b KQkq e3 O first -";
    for language in ["en", "de", "nl"] {
        for size in [[800.0, 600.0], [1280.0, 800.0], [1600.0, 1000.0]] {
            for list in ["", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"] {
                for is_trying in [false, true] {
                    let settings = Settings { language: Some(language.to_owned()), ..Settings::default() };
                    let document = Document::from_bytes(format!("{START}\n{list}").into_bytes());
                    let mut window = Window::sized(document, settings, size);
                    paste(&mut window, CORRECTED);
                    let close = lang::with(Language::from_code(language).expect("a language"), || {
                        lang::text("views-close-message").expect("a text").to_owned()
                    });
                    if is_trying {
                        window.ctrl(Key::M);
                    }
                    let notice = window.harness().ctx.memory(|memory| memory.area_rect(egui::Id::unique("notices")));
                    let notice = notice.expect("a notice").shrink(0.5);
                    let before = places(&window);
                    for (name, rect) in before.iter().filter(|(name, _)| *name != close) {
                        let is_in_it = notice.expand(2.0).contains_rect(*rect);
                        assert!(is_in_it || !rect.intersects(notice), "{name} at {rect} is below {notice}, {size:?}");
                    }
                    let board = |places: &[(String, Rect)]| {
                        let is_square = |(name, _): &&(String, Rect)| name.contains(", ") || name == "FEN";
                        places.iter().filter(is_square).map(|(_, rect)| *rect).collect::<Vec<_>>()
                    };
                    window.click(&close);
                    let after = places(&window);
                    assert_eq!(board(&before), board(&after), "{language} {size:?}");
                }
            }
        }
    }
}

#[test]
fn a_long_notice_opens_under_the_pointer_and_its_buttons_stay() {
    let mut window = Window::sized(Document::new(), Settings::default(), [800.0, 600.0]);
    paste(&mut window, "position: rnbqkbnr|pppppppp|8|8|4P3|8|PPPP1PPP|RNBQKBNR b KQkq e3 O first -");
    let area = |window: &mut Window| {
        let area = window.harness().ctx.memory(|memory| memory.area_rect(egui::Id::unique("notices")));
        area.expect("a notice").height()
    };
    let (low, close) = (area(&mut window), window.node("Close this message").rect);
    window.hover("Close this message");
    window.frames(3);
    assert!(area(&mut window) > low + 20.0, "it opens");
    assert_eq!(window.node("Close this message").rect, close);
    window.hover("e4");
    window.frames(3);
    assert!((area(&mut window) - low).abs() < 0.1, "and closes");
    // Without the pointer, a key opens it.
    for _ in 0..4 {
        if !window.node("More").focused {
            window.key_with(Modifiers::SHIFT, Key::Tab);
        }
    }
    assert!(window.node("More").focused);
    window.key(Key::Enter);
    window.frames(3);
    assert!(area(&mut window) > low + 20.0, "it opens by a key");
}

#[test]
fn notices_fit_into_the_smallest_window() {
    for list in ["", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"] {
        let document = Document::from_bytes(format!("{START}\n{list}").into_bytes());
        let mut window = Window::sized(document, Settings::default(), [640.0, 480.0]);
        paste(&mut window, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6");
        window.world().clipboard = Err("it is locked by another program that does not let go of it".to_owned());
        window.ctrl(Key::V);
        assert!(window.node("Close this message").rect.right() <= 640.0, "{}", window.words());
        window.hover("Close this message");
        window.frames(3);
        window.click("Close this message");
        assert!(!window.sees("it is locked"), "{}", window.words());
    }
}

#[test]
fn a_failed_open_is_over_once_a_file_is_open() {
    let (folder, path) = folder();
    let mut window = Window::new();
    window.world().will_pick(folder.path().join("missing.fen"));
    window.ctrl(Key::O);
    assert!(window.notices().contains("missing.fen"), "{}", window.notices());
    window.world().will_pick(&path);
    window.ctrl(Key::O);
    assert!(window.document().path().is_some() && !window.notices().contains("missing.fen"), "{}", window.notices());
}
