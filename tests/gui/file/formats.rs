//! Files of other formats, and questions before saving loses something.

use std::fs;
use std::path::PathBuf;

use egui::Key;
use fenwright::app::shell::desktop::PathRequest;
use fenwright::document::Format;
use tempfile::TempDir;

use crate::support::window::Window;

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
const GAMES: &str = "[Event \"One\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 *\n\n[Event \"Two\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]\n\n40. Rh8+ Kd7 *\n";
const SUITE: &str = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"one\"; hmvc 3;\n";

fn file(name: &str, content: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    fs::write(&path, content).expect("a file");
    (folder, path)
}

fn read(path: &std::path::Path) -> String {
    fs::read_to_string(path).expect("the file can be read")
}

/// A window with games. The second one lost the rook that its moves need.
fn edited_games() -> (TempDir, PathBuf, Window) {
    let (folder, path) = file("games.pgn", GAMES);
    let mut window = Window::on_file(&path);
    window.ctrl(Key::PageDown);
    assert_eq!(window.fen(), ROOK);
    window.drag("h1", "off");
    (folder, path, window)
}

#[test]
fn files_of_every_format_open_in_the_window() {
    for (name, content, count, format) in
        [("games.pgn", GAMES, 2, Format::Pgn), ("suite.EPD", SUITE, 1, Format::Epd), ("one.fen", ROOK, 1, Format::Fen)]
    {
        let (_folder, path) = file(name, content);
        let mut window = Window::new();
        window.world().will_pick(&path);
        window.ctrl(Key::O);
        assert_eq!((window.document().len(), window.document().format()), (count, format), "{name}");
        assert!(!window.document().is_modified(), "{name}");
        assert!(window.close(), "{name}: nothing is asked");
    }
}

/// A twomover in the form of Olive, with invented texts.
const OLIVE: &str = "authors:\n- Other, Ann\nsource: {name: Journal, date: {year: 1990}}\nalgebraic:\n  white: [Kb5, Qh1, \
    Sc4]\n  black: [Kd5]\nstipulation: '#2'\nkeywords: [Miniature]\n---\nalgebraic: {white: [Ke1, Gd4], black: [Ke8]}\n";

#[test]
fn problems_of_composers_are_shown_edited_and_saved() {
    let (folder, path) = file("a.olv", OLIVE);
    let mut window = Window::on_file(&path);
    assert_eq!(window.fen(), "8/8/8/1K1k4/2N5/8/8/7Q w - - 0 1");
    window.drag("h1", "h2");
    window.ctrl(Key::S);
    assert_eq!(read(&path), OLIVE.replace("white: [Kb5, Qh1, Sc4]", "white: [Kb5, Qh2, Sc4]"));
    let popeye = folder.path().join("a.inp");
    window.world().will_pick(&popeye);
    window.ctrl_shift(Key::S);
    assert!(window.sees("Popeye cannot store 1 tag."), "{}", window.words());
    window.click("Save anyway");
    let expected = "BeginProblem\nAuthor Other, Ann\nOrigin Journal, 1990\nPieces\n  White Kb5 Qh2 Sc4\n  Black Kd5\n\
                    Stipulation #2\n\nNextProblem\nPieces\n  White Ke1 Gd4\n  Black Ke8\n\nEndProblem\n";
    assert_eq!(read(&popeye), expected);
    window.ctrl(Key::PageDown);
    assert!(window.words().contains("“G” is not a piece of this board"), "{}", window.words());
}

#[test]
fn moves_that_would_stop_fitting_are_asked_about() {
    let (_folder, path, mut window) = edited_games();
    window.ctrl(Key::S);
    assert!(window.sees("Save with moves that do not fit?"), "{}", window.words());
    assert!(window.sees("game 2 (Two)"), "{}", window.words());
    assert_eq!(read(&path), GAMES, "nothing is written yet");
    window.click("Cancel");
    assert_eq!(read(&path), GAMES);
    assert!(window.document().is_modified());
    window.ctrl(Key::S);
    window.click("Save anyway");
    assert_eq!(read(&path), GAMES.replace("4K2R w K", "4K3 w -"), "only the tag has changed");
    assert!(!window.document().is_modified());
}

#[test]
fn a_copy_of_the_positions_leaves_the_games_alone() {
    let (folder, path, mut window) = edited_games();
    let copy = folder.path().join("copy.fen");
    window.world().will_pick(&copy);
    window.ctrl(Key::S);
    window.click("Save a copy as .fen…");
    let asked = window.world().requests.last().cloned();
    assert!(matches!(asked, Some(PathRequest::Save(_, name)) if name == "games.fen"));
    assert!(read(&copy).ends_with("4k3/8/8/8/8/8/8/4K3 w - - 3 40\n"), "{}", read(&copy));
    assert_eq!(read(&path), GAMES);
    assert_eq!(window.document().path(), Some(path.as_path()));
    assert!(window.document().is_modified(), "the games are still to be saved");
    assert!(window.notices().contains("2 positions saved to copy.fen"), "{}", window.notices());
}

#[test]
fn a_copy_never_replaces_a_file_unasked() {
    let (folder, _path, mut window) = edited_games();
    let copy = folder.path().join("copy.fen");
    fs::write(&copy, "old\n").expect("a file");
    window.world().will_pick(folder.path().join("copy"));
    window.ctrl(Key::S);
    window.click("Save a copy as .fen…");
    assert!(window.sees("Replace the file?"), "{}", window.words());
    assert_eq!(read(&copy), "old\n");
    window.click("Replace");
    assert!(read(&copy).contains("4k3/"), "{}", read(&copy));
}

#[test]
fn an_edit_that_the_moves_survive_is_saved_without_a_question() {
    let (_folder, path) = file("games.pgn", GAMES);
    let mut window = Window::on_file(&path);
    window.ctrl(Key::PageDown);
    window.drag("white pawn", "a2");
    window.ctrl(Key::S);
    assert_eq!(window.state().dialog, None, "{}", window.words());
    assert!(read(&path).contains("P7/4K2R"), "{}", read(&path));
}

#[test]
fn saving_in_a_format_that_loses_something_is_asked_about() {
    let (folder, path) = file("suite.epd", SUITE);
    let other = folder.path().join("suite.fen");
    let mut window = Window::on_file(&path);
    window.world().will_pick(&other);
    window.ctrl_shift(Key::S);
    assert!(window.sees("Save as FEN anyway?"), "{}", window.words());
    assert!(window.sees("FEN cannot store 1 operation."), "{}", window.words());
    assert!(!other.exists());
    window.click("Cancel");
    assert!(!other.exists());
    assert_eq!(window.document().path(), Some(path.as_path()));
    let kept = folder.path().join("kept.epd");
    window.world().will_pick(&other);
    window.ctrl_shift(Key::S);
    window.world().will_pick(&kept);
    window.click("Choose another name…");
    assert_eq!(read(&kept), SUITE);
    window.world().will_pick(&other);
    window.ctrl_shift(Key::S);
    window.click("Save anyway");
    assert_eq!(read(&other), "# one\n4k3/8/8/8/8/8/8/4K2R w K - 3 1\n");
    assert!(window.find("Add an opcode").is_none(), "the panel follows the format");
}

#[test]
fn a_name_without_ending_gets_that_of_the_format() {
    let (folder, path) = file("suite.epd", SUITE);
    let mut window = Window::on_file(&path);
    window.world().will_pick(folder.path().join("other"));
    window.ctrl_shift(Key::S);
    assert_eq!(read(&folder.path().join("other.epd")), SUITE);
}

#[test]
fn a_question_before_closing_goes_on_to_close() {
    let (_folder, path, mut window) = edited_games();
    window.ctrl(Key::N);
    window.click("Save");
    assert!(window.sees("Save with moves that do not fit?"), "{}", window.words());
    window.click("Save anyway");
    assert_ne!(read(&path), GAMES);
    assert!(window.document().path().is_none(), "the new file was made then");
}
