//! Exporting the moves of a line or of a solution as a moving picture.

use std::fs;
use std::path::Path;

use egui::Key;
use fenwright::app::shell::desktop::PathRequest;
use fenwright::diagram::AnimationFormat;

use super::choose_format;
use crate::support::window::Window;

const CORNER: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// A window on the corner puzzle with these fields, with the export dialog for this format.
fn dialog(fields: &str, format: &str) -> Window {
    let mut window = Window::showing(&format!("{fields}{CORNER}\n"));
    window.allow_missing_glyphs();
    window.ctrl(Key::E);
    choose_format(&mut window, format);
    window
}

/// Types into a field of the dialog.
fn enter(window: &mut Window, field: &str, text: &str) {
    window.click(field);
    window.ctrl(Key::A);
    window.type_keys(text);
    window.settle();
}

/// Saves the picture, which must be reported, and returns the pauses of its frames in hundredths of a second.
fn saved(window: &mut Window) -> Vec<u16> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("moves.gif");
    window.world().will_pick(&path);
    window.click("Save…");
    window.wait_for_work();
    assert_eq!(window.notices(), "Exported moves.gif");
    pauses(&path)
}

fn pauses(path: &Path) -> Vec<u16> {
    let mut decoder = gif::DecodeOptions::new().read_info(fs::File::open(path).expect("a file")).expect("a GIF");
    let mut pauses = Vec::new();
    while let Some(frame) = decoder.next_frame_info().expect("a frame") {
        pauses.push(frame.delay);
    }
    pauses
}

#[test]
fn a_stated_solution_moves_with_its_variations() {
    let mut window = dialog("# Solution: 1. Ra6 bxa6 (1... Bh2 2. Rxa7#) 2. b7#\n", "Moving picture (GIF)");
    enter(&mut window, "Size in pixels", "120");
    enter(&mut window, "Each move", "0.4");
    assert_eq!(saved(&mut window), [80, 40, 40, 80, 40, 40, 80]);
    let request = window.world().requests.pop();
    assert!(matches!(request, Some(PathRequest::Export(_, name, "gif")) if name == "diagram.gif"));
    let stored = window.world().stored.clone().expect("the choices are remembered").export.moves;
    assert_eq!((stored.form, stored.milliseconds), (Some(AnimationFormat::Gif), 400));
    window.ctrl(Key::E);
    assert_eq!(window.node("Format").value, "Moving picture (GIF)");
    assert!(window.find("Copy to clipboard").is_none() && window.find("Each move").is_some(), "{}", window.words());
    choose_format(&mut window, "PNG picture");
    assert!(window.find("Each move").is_none());
}

#[test]
fn a_solution_that_is_not_stated_is_searched_for() {
    let mut window = dialog("# Stipulation: #2\n", "Moving picture (GIF)");
    enter(&mut window, "Size in pixels", "120");
    assert_eq!(saved(&mut window).len(), 7);
}

#[test]
fn the_moves_tried_on_the_board_come_first() {
    let mut window = Window::showing(&format!("# Solution: 1. Ra6\n{CORNER}\n"));
    window.allow_missing_glyphs();
    window.ctrl(Key::M);
    for (from, to) in [("a1", "b1"), ("b8", "c7"), ("c8", "c7")] {
        window.click(from);
        window.click(to);
    }
    assert_eq!(window.state().shell.tried_moves, "1. Rb1 Bc7 2. Kxc7");
    window.ctrl(Key::E);
    choose_format(&mut window, "Moving picture (GIF)");
    enter(&mut window, "Size in pixels", "120");
    assert_eq!(saved(&mut window), [300, 150, 150, 300]);
}

#[test]
fn without_moves_or_with_a_wrong_pause_nothing_is_saved() {
    let window = dialog("", "Moving picture (APNG)");
    let reason = "No moves: try some on the board, or state a solution or a stipulation";
    assert!(window.sees(reason) && !window.node("Save…").enabled, "{}", window.words());
    let mut window = dialog("# Stipulation: #2\n", "Moving picture (APNG)");
    assert!(window.node("Save…").enabled, "{}", window.words());
    for text in ["0", "31", "x"] {
        enter(&mut window, "Each move", text);
        assert!(window.sees("A move must be shown 0.02 to 30 seconds"), "{text}: {}", window.words());
        assert!(!window.node("Save…").enabled, "{text}");
    }
}

#[test]
fn a_puzzle_without_a_solution_says_why() {
    let mut window = Window::showing("# Stipulation: #2\n8/8/8/8/8/2k5/8/K7 w - - 0 1\n");
    window.ctrl(Key::E);
    choose_format(&mut window, "Moving picture (GIF)");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("moves.gif");
    window.world().will_pick(&path);
    window.click("Save…");
    window.wait_for_work();
    assert!(window.notices().contains("1 has none"), "{}", window.notices());
    assert!(!path.exists());
}

#[test]
fn the_solutions_of_several_positions_move_in_a_picture_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = format!("# Stipulation: #2\n{CORNER}\n{CORNER}\n# Solution: 1. Ra6\n{CORNER}\n");
    let mut window = Window::showing(&records);
    window.allow_missing_glyphs();
    window.ctrl_shift(Key::E);
    choose_format(&mut window, "Moving pictures (GIF)");
    enter(&mut window, "Size in pixels", "120");
    enter(&mut window, "Each move", "0.5");
    assert!(window.find("Seconds").is_some(), "{}", window.words());
    window.world().will_pick(folder.path());
    window.click("Export…");
    window.wait_for_work();
    let said = window.notices();
    assert!(said.starts_with("Exported 2 pictures to ") && said.contains("; 1 position could not be drawn"), "{said}");
    let pauses = |name: &str| pauses(&folder.path().join(name));
    assert_eq!((pauses("001.gif").len(), pauses("003.gif")), (7, vec![100, 100]));
    assert!(!folder.path().join("002.gif").exists());
    window.ctrl_shift(Key::E);
    assert_eq!(window.node("Format").value, "Moving pictures (GIF)");
}
