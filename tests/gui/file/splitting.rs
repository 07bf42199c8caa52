//! Splitting a file, and saving the selected positions.

use std::fs;
use std::path::{Path, PathBuf};

use egui::Key;
use fenwright::app::shell::desktop::PathAnswer;
use tempfile::TempDir;

use crate::support::files::read;
use crate::support::window::Window;

const FEN: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";

/// A file of five positions with a comment above each and one at the end.
fn five() -> (TempDir, PathBuf, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.fen");
    let content: String = (1..=5).map(|number| format!("# {number}\n{FEN}\n")).chain(["# end\n".to_owned()]).collect();
    fs::write(&path, &content).expect("the file can be written");
    (folder, path, content)
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_file_is_split_into_files_beside_it() {
    let (folder, path, content) = five();
    let mut window = Window::on_file(&path);
    window.menu("File", "Split file…");
    assert!(window.sees("Split puzzles.fen") && window.sees("5 positions in all"), "{}", window.words());
    window.type_keys("2");
    assert!(window.sees("3 files: puzzles-001.fen to puzzles-003.fen"), "{}", window.words());
    window.click("Split");
    assert_eq!(names(folder.path()), ["puzzles-001.fen", "puzzles-002.fen", "puzzles-003.fen", "puzzles.fen"]);
    let parts: Vec<String> = (1..=3).map(|part| read(&folder.path().join(format!("puzzles-00{part}.fen")))).collect();
    assert_eq!(parts[0], format!("# 1\n{FEN}\n# 2\n{FEN}\n"));
    assert_eq!(parts.concat(), content);
    assert_eq!(read(&path), content, "the file itself stays");
    assert_eq!(window.notices(), "Split into 3 files: puzzles-001.fen to puzzles-003.fen");
    assert!(!window.document().is_modified() && window.document().path() == Some(&path));
}

#[test]
fn a_number_that_makes_no_files_says_why() {
    let (folder, path, _) = five();
    let mut window = Window::on_file(&path);
    window.menu("File", "Split file…");
    for (typed, why) in [
        ("5", "All positions fit in one file"),
        ("0", "Enter the number"),
        ("many", "Enter the number"),
        ("9,000", "in one file"),
        ("2.5", "Enter the number"),
    ] {
        window.ctrl(Key::A);
        window.type_keys(typed);
        assert!(window.sees(why), "{typed}: {}", window.words());
        assert!(!window.node("Split").enabled, "{typed}");
        window.key(Key::Enter);
        assert!(window.asks("Split"), "{typed}");
    }
    window.key(Key::Escape);
    assert!(window.state().dialog.is_none());
    assert_eq!(names(folder.path()), ["puzzles.fen"]);
}

#[test]
fn files_that_exist_are_asked_about() {
    for answer in ["Keep the files", "Replace"] {
        let (folder, path, _) = five();
        let other = folder.path().join("puzzles-002.fen");
        fs::write(&other, "other").expect("the file can be written");
        let mut window = Window::on_file(&path);
        window.menu("File", "Split file…");
        window.type_keys("4");
        window.key(Key::Enter);
        assert!(window.sees("Replace a file?"), "{}", window.words());
        window.click(answer);
        if answer == "Replace" {
            assert_eq!(read(&other), format!("# 5\n{FEN}\n# end\n"));
        } else {
            assert_eq!((names(folder.path()).len(), read(&other).as_str()), (2, "other"));
        }
    }
}

#[test]
fn an_untitled_file_asks_for_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::showing(&format!("{FEN}\n").repeat(3));
    window.world().will_pick(folder.path().join("set"));
    window.menu("File", "Split file…");
    window.type_keys("2");
    window.click("Split");
    window.settle();
    assert_eq!(names(folder.path()), ["set-001.fen", "set-002.fen"]);
}

#[test]
fn a_part_that_cannot_be_written_is_reported() {
    let (folder, path, _) = five();
    fs::create_dir(folder.path().join("puzzles-002.fen")).expect("a folder");
    let mut window = Window::on_file(&path);
    window.menu("File", "Split file…");
    window.type_keys("2");
    window.click("Split");
    window.click("Replace");
    let notices = window.notices();
    assert!(notices.contains("a folder has this name") && notices.contains("1 of 3 files"), "{notices}");
}

#[test]
fn the_selected_positions_are_saved_to_a_file_of_their_own() {
    let (folder, path, content) = five();
    let other = folder.path().join("some.fen");
    let mut window = Window::on_file(&path);
    window.ctrl(Key::PageDown);
    window.world().will_pick(&other);
    window.menu("File", "Save selected positions as…");
    assert_eq!(read(&other), format!("# 2\n{FEN}\n"), "one is selected always");
    assert_eq!(window.notices(), "1 position saved to some.fen");
    window.menu("List", "Select all positions");
    window.world().will_pick(&other);
    window.menu("File", "Save selected positions as…");
    assert_eq!(read(&other), content);
    assert_eq!(window.notices().lines().last(), Some("5 positions saved to some.fen"));
    assert!(!window.document().is_modified() && window.document().path() == Some(&path));
}

#[test]
fn a_typed_name_to_split_under_is_not_itself_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let existing = folder.path().join("set.fen");
    fs::write(&existing, "as it was").expect("the file can be written");
    let mut window = Window::showing(&format!("{FEN}\n").repeat(3));
    window.world().has_no_dialogs();
    window.menu("File", "Split file…");
    window.type_keys("2");
    window.click("Split");
    window.ctrl(Key::A);
    window.type_keys(&existing.display().to_string());
    window.key(Key::Enter);
    assert_eq!(names(folder.path()), ["set-001.fen", "set-002.fen", "set.fen"], "{}", window.words());
    assert_eq!(read(&existing), "as it was");
}

#[test]
fn the_selected_positions_are_those_of_the_moment_they_were_to_be_saved() {
    let (folder, path, _) = five();
    let other = folder.path().join("some.fen");
    let mut window = Window::on_file(&path);
    window.menu("File", "Save selected positions as…");
    window.ctrl(Key::PageDown);
    window.end_dialog(PathAnswer::Picked(other.clone()));
    assert_eq!(read(&other), format!("# 1\n{FEN}\n"));
}

#[test]
fn the_selected_positions_do_not_replace_the_file_that_is_open() {
    let (folder, path, content) = five();
    let mut window = Window::on_file(&path);
    let names = [path.clone(), folder.path().join("same.fen")];
    #[cfg(unix)]
    std::os::unix::fs::symlink(&names[0], &names[1]).expect("a link");
    for name in names.iter().filter(|name| name.exists()) {
        window.world().will_pick(name);
        window.menu("File", "Save selected positions as…");
        assert_eq!(read(&path), content);
        assert!(window.notices().contains("is the open file"), "{}", window.notices());
    }
    window.world().has_no_dialogs();
    window.menu("File", "Save selected positions as…");
    window.ctrl(Key::A);
    window.type_keys(&path.display().to_string());
    window.key(Key::Enter);
    assert!(window.sees("is the open file"), "{}", window.words());
    assert_eq!(read(&path), content);
}

#[test]
fn losses_are_reported_for_the_selected_positions() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("suite.epd");
    fs::write(&path, "8/8/8/8/8/8/8/4K2k w - - bm Kf2; id \"one\";\n".repeat(2)).expect("the file can be written");
    let other = folder.path().join("some.fen");
    let mut window = Window::on_file(&path);
    window.world().will_pick(&other);
    window.menu("File", "Save selected positions as…");
    assert!(window.notices().contains("1 position saved to some.fen"), "{}", window.notices());
    assert!(window.sees("FEN cannot store 1 operation"), "{}", window.words());
}

#[test]
fn a_folder_that_is_not_chosen_leads_back_to_the_number() {
    let mut window = Window::showing(&format!("{FEN}\n{FEN}\n{FEN}\n"));
    window.world().answers.push_back(PathAnswer::Cancelled);
    window.menu("File", "Split file…");
    window.type_keys("2");
    window.click("Split");
    assert_eq!(window.world().requests.len(), 1);
    assert!(window.asks("Split") && window.sees("2 files"), "{}", window.words());
}
