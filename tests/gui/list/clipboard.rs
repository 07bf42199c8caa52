//! Copying, cutting and pasting positions of the list. Positions that were cut are not lost with the window.

use std::fs;
use std::path::Path;

use egui::{Key, ViewportCommand};
use fenwright::app::command::Command;
use fenwright::app::shell::desktop::PathAnswer;

use crate::support::files::read;
use crate::support::input::LEFT;
use crate::support::window::{EMPTY, START, Window};

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
const QUEEN: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
const EPD: &str = "8/8/8/8/8/8/8/8 w - - id \"zero\";\n";

fn paste(window: &mut Window, text: &str) {
    window.world().clipboard = Ok(text.to_owned());
    window.menu("List", "Paste positions");
    window.wait_for_background();
}

// Copying

#[test]
fn the_selected_positions_are_copied_as_games() {
    let source = format!("# Loyd 1\n# by Sam Loyd\n{ROOK}\n# Loyd 2\n# Solution: 1... Kg7\n{QUEEN}\n{ROOK}\n");
    let mut window = Window::showing(&source);
    window.ctrl(Key::A);
    window.menu("List", "Copy positions as PGN");
    assert!(window.notices().contains("3 positions copied as PGN"), "{}", window.notices());
    let copied = window.world().clipboard.clone().expect("a text");
    assert_eq!(copied.matches("[FEN ").count(), 3, "{copied}");
    assert!(copied.starts_with("[Event \"Loyd 1\"]\n") && copied.contains("[Author \"Sam Loyd\"]"), "{copied}");
    let mut other = Window::showing(&format!("{QUEEN}\n"));
    paste(&mut other, &copied);
    let document = other.document();
    let said: Vec<_> = (0..document.len()).map(|at| document.record(at).read_metadata()).collect();
    let before: Vec<_> = (0..3).map(|at| window.document().record(at).read_metadata()).collect();
    assert_eq!(said[1..], before);
    window.world().clipboard_refuses = Some("no display".to_owned());
    window.menu("List", "Copy positions as PGN");
    assert!(window.notices().contains("The clipboard cannot be used: no display."), "{}", window.notices());
}

// Pasting

#[test]
fn pasting_a_text_adds_the_same_as_importing_its_file() {
    let games =
        "[Event \"Club\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]\n\n1. O-O *\n";
    for (comment, content, text, ending, kept) in [
        (
            "FEN with comments into EPD",
            EPD,
            format!("# first\n{ROOK}\n\n; second, with a remark\n{QUEEN}\n"),
            "fen",
            "id \"second, with a remark\";",
        ),
        (
            "EPD into FEN",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\n",
            "# suite\n4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"one\";\n".to_owned(),
            "epd",
            "# suite",
        ),
        ("games into FEN", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\n", games.to_owned(), "pgn", "# "),
        ("games into EPD", EPD, games.to_owned(), "pgn", "id \""),
        (
            "FEN into games",
            "[FEN \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"]\n\n*\n",
            format!("# a name\n{ROOK}\n"),
            "fen",
            "a name",
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("other").with_extension(ending);
        fs::write(&path, &text).expect("a file");
        let mut joined = Window::showing(content);
        joined.world().will_pick(&path);
        joined.menu("File", "Add positions from a file…");
        let mut window = Window::showing(content);
        paste(&mut window, &text);
        assert_eq!(window.content(), joined.content(), "{comment}");
        assert!(window.content().contains(kept), "{comment}: {}", window.content());
        let loses = |window: &Window| window.notices().contains("cannot store");
        assert_eq!(loses(&window), loses(&joined), "{comment}: {}", window.notices());
        assert_eq!(window.document().undo_name(), Some("paste positions"), "{comment}");
        window.undo();
        assert_eq!((window.content().as_str(), window.document().can_undo()), (content, false), "{comment}: one step");
    }
}

#[test]
fn comments_stay_where_lines_have_to_be_mended() {
    let text = format!("# first\n{ROOK}\n# four fields\n8/8/8/8/8/8/8/8 w - -\n\n; third\n{QUEEN}\n");
    for (content, before, after) in [
        (START, format!("# first\n{ROOK}\n"), format!("{EMPTY}\n\n; third\n{QUEEN}")),
        (
            EPD,
            "4k3/8/8/8/8/8/8/4K2R w K - id \"first\"; hmvc 3; fmvn 40;\n".to_owned(),
            "8/8/8/8/8/8/8/8 w - - id \"four fields\";\n\n".to_owned(),
        ),
    ] {
        let mut window = Window::showing(content);
        paste(&mut window, &text);
        assert!(window.content().contains(&before) && window.content().contains(&after), "{}", window.content());
        assert!(window.content().contains("four fields") && window.content().contains("third"), "{}", window.content());
        assert!(window.notices().contains("3 positions added, 1 of them corrected"), "{}", window.notices());
    }
}

#[test]
fn records_that_cannot_be_mended_stay_and_words_are_left_out() {
    let broken = "Q/Q/Q/Q/Q/9999/zz";
    let text = format!("Three positions:\n{ROOK}\n{QUEEN}\n{EMPTY}\n# what is this\n{broken}\n");
    let mut window = Window::showing(QUEEN);
    paste(&mut window, &text);
    assert_eq!(window.content(), format!("{QUEEN}\n{ROOK}\n{QUEEN}\n{EMPTY}\n# what is this\n{broken}\n"));
    let says = "4 positions added, 1 of them unreadable; 1 other line was ignored";
    assert!(window.notices().contains(says), "{}", window.notices());
}

#[test]
fn epd_without_operations_keeps_its_comments() {
    let text = "# one\n8/8/8/8/8/8/8/8 w - -\n# two\n4k3/8/8/8/8/8/8/4K2R w K -\n";
    let mut window = Window::showing(EPD);
    paste(&mut window, text);
    assert_eq!(window.content(), format!("{EPD}{text}"));
}

#[test]
fn several_positions_pasted_outside_of_the_list_keep_their_comments_too() {
    let text = format!("# first\n{ROOK}\n# second\n{QUEEN}\n");
    let mut window = Window::new();
    window.world().clipboard = Ok(text.clone());
    window.ctrl(Key::V);
    window.click("Add them to the list");
    assert_eq!(window.content(), text, "in place of the start position");
    window.ctrl(Key::Z);
    assert_eq!(window.content(), format!("{START}\n"));
}

#[test]
fn characters_missing_in_the_encoding_are_reported() {
    // The comment is in Latin-1.
    let file = [b"# caf\xe9\n".as_slice(), START.as_bytes(), b"\n"].concat();
    let document = fenwright::document::Document::from_bytes(file);
    let mut window = Window::with(document, fenwright::app::shell::settings::Settings::default());
    paste(&mut window, &format!("# \u{2654}\n{ROOK}\n"));
    assert!(window.notices().contains("1 character is not in the encoding"), "{}", window.notices());
}

#[test]
fn what_was_copied_is_known_in_another_document() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("suite.epd");
    fs::write(&path, EPD).expect("a file");
    let mut window = Window::showing(&format!("# first\n{ROOK}\nno position\n{QUEEN}\n"));
    window.menu("List", "Select all positions");
    window.menu("List", "Copy positions");
    window.drop_file(&path);
    window.menu("List", "Paste positions");
    assert_eq!(window.document().len(), 4, "{}", window.content());
    assert!(window.content().contains("id \"first\";") && window.content().contains("\nno position\n"));
}

// Cutting

/// A window with a file of two titled positions; the first one was cut.
fn cut() -> (tempfile::TempDir, Window) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("two.fen");
    fs::write(&path, two()).expect("a file");
    let mut window = Window::on_file(&path);
    window.menu("List", "Cut positions");
    assert_eq!(window.content(), format!("# second\n{QUEEN}\n"));
    (folder, window)
}

fn two() -> String {
    format!("# first\n{ROOK}\n# second\n{QUEEN}\n")
}

fn save(window: &mut Window) {
    window.ctrl(Key::S);
    assert!(!window.document().is_modified(), "{}", window.notices());
}

fn asks(window: &Window) -> bool {
    window.asks("Close with 1 position only on the clipboard?")
}

fn is_closing(window: &Window) -> bool {
    window.commands().contains(&ViewportCommand::Close)
}

/// Clicks an answer that closes the window.
fn click_and_end(window: &mut Window, answer: &str) {
    let at = window.place(answer);
    window.move_to(at);
    window.press(LEFT);
    window.release_in_one_frame(LEFT);
    window.frames(4);
    assert!(is_closing(window), "{:?} {}", window.state().dialog, window.notices());
}

#[test]
fn positions_that_were_cut_and_are_nowhere_else_are_asked_about() {
    let (_folder, mut window) = cut();
    save(&mut window);
    assert!(!window.close(), "the window stays");
    assert!(asks(&window), "{:?}", window.state().dialog);
    assert!(window.sees("Close with 1 position only on the clipboard?"), "{}", window.words());
    window.click("Cancel");
    assert!(window.state().dialog.is_none() && !is_closing(&window));
    window.menu("File", "Quit");
    assert!(asks(&window), "{:?}", window.state().dialog);
    click_and_end(&mut window, "Close");
}

#[test]
fn what_was_cut_is_saved_and_the_window_closes() {
    let (folder, mut window) = cut();
    save(&mut window);
    let path = folder.path().join("kept.fen");
    window.world().will_pick(&path);
    window.menu("File", "Quit");
    click_and_end(&mut window, "Save to a file…");
    assert_eq!(read(&path), format!("# first\n{ROOK}\n"));
}

#[test]
fn a_dialog_that_is_cancelled_keeps_the_window() {
    let (folder, mut window) = cut();
    save(&mut window);
    window.world().answers.push_back(PathAnswer::Cancelled);
    window.menu("File", "Quit");
    window.click("Save to a file…");
    assert!(!is_closing(&window));
    let asked = window.world().requests.last().cloned();
    assert_eq!(
        asked,
        Some(fenwright::app::shell::desktop::PathRequest::Save(
            Some(folder.path().to_owned()),
            "two-cut.fen".to_owned()
        ))
    );
    assert!(!window.close() && asks(&window), "it is asked again");
}

/// An action after positions were cut.
type After = fn(&mut Window, &Path);

#[test]
fn nothing_is_asked_where_nothing_is_lost() {
    let ways: [(&str, After); 7] = [
        ("discarded", |window, _| {
            assert!(!window.close());
            click_and_end(window, "Discard");
        }),
        ("undone and saved", |window, _| {
            save(window);
            window.ctrl(Key::Z);
            save(window);
            assert!(window.close());
        }),
        ("pasted and saved", |window, _| {
            save(window);
            window.menu("List", "Paste positions");
            save(window);
            assert!(window.close());
        }),
        ("something else on the clipboard", |window, _| {
            save(window);
            window.world().clipboard = Ok("other".to_owned());
            assert!(window.close());
        }),
        ("a clipboard manager", |window, _| {
            save(window);
            window.world().keeps_clipboard = true;
            assert!(window.close());
        }),
        ("saved elsewhere", |window, folder| {
            window.world().will_pick(folder.join("other.fen"));
            window.menu("File", "Save as…");
            save_if_needed(window);
            assert!(window.close());
        }),
        ("only copied", |window, _| {
            window.ctrl(Key::Z);
            window.menu("List", "Copy positions");
            assert!(window.close());
        }),
    ];
    for (way, after) in ways {
        let (folder, mut window) = cut();
        after(&mut window, folder.path());
        assert!(window.state().dialog.is_none(), "{way}: {:?}", window.state().dialog);
    }
}

fn save_if_needed(window: &mut Window) {
    if window.state().is_enabled(Command::Save) {
        save(window);
    }
}

#[test]
fn every_way_of_leaving_asks_about_cut_positions() {
    let ways: [(&str, After); 4] = [
        ("in no file ever", |window, _| {
            window.ctrl(Key::Z);
            window.menu("List", "Add position");
            window.menu("List", "Cut positions");
            assert!(!window.document().is_modified() && !window.close());
        }),
        ("pasted and not saved", |window, _| {
            save(window);
            window.menu("List", "Paste positions");
            assert!(!window.close());
            let both = "Unsaved changes will be lost. Saving does not keep 1 position on the clipboard of this window.";
            assert!(window.sees(both), "{}", window.words());
            window.click("Cancel");
            window.ctrl(Key::Z);
            assert!(!window.close());
        }),
        ("saved by closing", |window, _| {
            assert!(!window.close());
            window.click("Save");
        }),
        ("another file", |window, folder| {
            save(window);
            fs::write(folder.join("other.fen"), START).expect("a file");
            window.drop_file(&folder.join("other.fen"));
            assert_eq!(window.fen(), START);
            window.menu("File", "Quit");
        }),
    ];
    for (way, after) in ways {
        let (folder, mut window) = cut();
        after(&mut window, folder.path());
        assert!(asks(&window), "{way}: {:?}", window.state().dialog);
        assert!(!is_closing(&window), "{way}");
    }
}
