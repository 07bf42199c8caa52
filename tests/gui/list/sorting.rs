//! Sorting, removing duplicates, and adding the positions of another file.

use std::fs;

use egui::Key;
use fenwright::app::shell::desktop::PathRequest;

use crate::support::window::Window;

const QUEEN: &str = "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1";
const BARE: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const BARE_LATER: &str = "4k3/8/8/8/8/8/8/4K3 w - - 5 30";
const MIRRORED: &str = "3k4/8/8/8/8/8/8/3K4 w - - 0 1";
const BROKEN: &str = "8/8/8/8/8/8/8/7 w - - 0 1";

fn record(name: &str, fen: &str) -> String {
    format!("# {name}\n{fen}\n")
}

fn file(records: &[(&str, &str)]) -> String {
    records.iter().map(|(name, fen)| record(name, fen)).collect()
}

#[test]
fn each_key_sorts_and_undo_brings_the_order_back() {
    let (b, c, a) = (("b", QUEEN), ("c 10", BARE), ("c 9", BROKEN));
    let before = file(&[b, c, a]);
    for (key, expected, notice) in [
        ("Sort by name", [b, a, c], "Sorted by name"),
        ("Sort by material", [c, b, a], "Sorted by material"),
        ("Sort by side to move", [c, b, a], "Sorted by side to move"),
        ("Sort by problems", [a, b, c], "Sorted by problems"),
    ] {
        let mut window = Window::showing(&before);
        window.menu("List", key);
        let mut sorted: Vec<String> = window.content().split_inclusive('\n').map(str::to_owned).collect();
        let mut wanted: Vec<String> = file(&expected).split_inclusive('\n').map(str::to_owned).collect();
        if matches!(key, "Sort by material" | "Sort by side to move") {
            // The place of unreadable lines is not checked here.
            let is_broken = |line: &String| !line.contains("c 9") && !line.starts_with("8/");
            sorted.retain(is_broken);
            wanted.retain(is_broken);
        }
        assert_eq!(sorted, wanted, "{key}");
        assert_eq!(window.notices(), notice);
        let current = window.document().current();
        assert_eq!(window.document().record(current).name().as_deref(), Some("b"), "{key}: it stays current");
        window.click("Undo");
        assert_eq!((window.content(), window.document().is_modified()), (before.clone(), false), "{key}");
    }
}

#[test]
fn authors_are_sorted_as_names_and_those_without_follow() {
    let by = |author: &str| format!("# Author: {author}\n{QUEEN}\n");
    let (nobody, late) = (format!("{BARE}\n"), format!("# a title\n# by Troitzky\n{BARE_LATER}\n"));
    let mut window = Window::showing(&[nobody.clone(), late.clone(), by("kubbel"), by("Kasparyan")].concat());
    window.menu("List", "Sort by author");
    assert_eq!(window.content(), [by("Kasparyan"), by("kubbel"), late, nobody].concat());
    assert_eq!(window.notices(), "Sorted by author");
}

#[test]
fn the_place_in_the_file_takes_a_sort_back() {
    let mut window = Window::showing(&file(&[("b", QUEEN), ("a", BARE)]));
    window.menu("List", "Sort by name");
    assert_eq!(window.content(), file(&[("a", BARE), ("b", QUEEN)]));
    window.menu("List", "Sort by order in the file");
    assert_eq!(window.content(), file(&[("b", QUEEN), ("a", BARE)]));
    window.menu("List", "Sort by order in the file");
    assert!(window.notices().contains("already in this order"), "{}", window.notices());
    assert!(window.document().can_undo() && !window.document().is_modified());
}

#[test]
fn duplicates_are_removed_and_counted() {
    let records = [("1", BARE), ("2", QUEEN), ("3", BARE), ("4", BARE_LATER), ("5", MIRRORED)];
    let before = file(&records);
    for (kind, kept, notice) in [
        ("Remove exact duplicates", vec![0, 1, 3, 4], "1 duplicate was removed"),
        ("Remove positions with the same placement", vec![0, 1, 4], "2 duplicates were removed"),
        ("Remove mirrored or colour-swapped positions", vec![0, 1], "3 duplicates were removed"),
    ] {
        let mut window = Window::showing(&before);
        window.menu("List", kind);
        let kept: Vec<_> = kept.into_iter().map(|index: usize| records[index]).collect();
        assert_eq!(window.content(), file(&kept), "{kind}");
        assert_eq!(window.notices(), notice);
        let content = window.content();
        window.click("Undo");
        assert_eq!(window.content(), before, "{kind}");
        window.ctrl_shift(Key::Z);
        assert_eq!(window.content(), content, "{kind}");
    }
}

#[test]
fn the_remaining_duplicate_becomes_current() {
    let records =
        [("1", QUEEN), ("2", BARE), ("3", QUEEN), ("4", BARE_LATER), ("5", MIRRORED), ("6", BROKEN), ("7", BROKEN)];
    for (kind, number, expected) in [
        ("Remove exact duplicates", 3, "1"),
        ("Remove exact duplicates", 4, "4"),
        ("Remove exact duplicates", 7, "6"),
        ("Remove positions with the same placement", 4, "2"),
        ("Remove positions with the same placement", 3, "1"),
        ("Remove mirrored or colour-swapped positions", 5, "2"),
        ("Remove mirrored or colour-swapped positions", 6, "6"),
    ] {
        let mut window = Window::showing(&file(&records));
        for _ in 1..number {
            window.ctrl(Key::PageDown);
        }
        window.menu("List", kind);
        let name = |window: &Window| window.document().record(window.document().current()).name().map(String::from);
        assert_eq!(name(&window).as_deref(), Some(expected), "{kind} at {number}");
        window.click("Undo");
        assert_eq!(name(&window), Some(number.to_string()), "{kind} at {number}: undone");
        window.ctrl_shift(Key::Z);
        assert_eq!(name(&window).as_deref(), Some(expected), "{kind} at {number}: done again");
    }
}

#[test]
fn without_duplicates_nothing_changes_and_that_is_said() {
    for kind in [
        "Remove exact duplicates",
        "Remove positions with the same placement",
        "Remove mirrored or colour-swapped positions",
    ] {
        let mut window = Window::showing(&file(&[("1", BARE), ("2", QUEEN)]));
        window.menu("List", kind);
        assert!(window.notices().starts_with("No duplicates"), "{}", window.notices());
        assert!(!window.document().can_undo());
    }
}

#[test]
fn what_is_being_typed_is_a_step_of_its_own() {
    let mut window = Window::showing(&file(&[("b", QUEEN), ("a", BARE)]));
    window.type_fen(BARE_LATER);
    window.menu("List", "Sort by name");
    assert_eq!(window.content(), file(&[("a", BARE), ("b", BARE_LATER)]));
    window.undo();
    assert_eq!(window.content(), file(&[("b", BARE_LATER), ("a", BARE)]));
    window.undo();
    assert_eq!(window.content(), file(&[("b", QUEEN), ("a", BARE)]));
}

#[test]
fn positions_of_another_file_are_added_behind_the_current_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("more.fen");
    fs::write(&path, file(&[("x", BARE), ("y", BROKEN)])).expect("the file can be written");
    let mut window = Window::showing(&file(&[("1", QUEEN), ("2", BARE_LATER)]));
    window.world().will_pick(&path);
    window.menu("File", "Add positions from a file…");
    assert!(matches!(window.world().requests.last(), Some(PathRequest::Open(_))));
    assert_eq!(window.content(), file(&[("1", QUEEN), ("x", BARE), ("y", BROKEN), ("2", BARE_LATER)]));
    assert_eq!(window.notices(), "2 positions added from more.fen");
    assert_eq!(window.document().current(), 1, "the first of them is current");
    window.click("Undo");
    assert_eq!(window.content(), file(&[("1", QUEEN), ("2", BARE_LATER)]));
    assert!(!window.document().is_modified());
}

#[test]
fn losses_of_importing_are_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("more.epd");
    fs::write(&path, "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2;\n").expect("the file can be written");
    let mut window = Window::showing(&file(&[("1", QUEEN)]));
    window.world().will_pick(&path);
    window.menu("File", "Add positions from a file…");
    let notices = window.notices();
    assert!(notices.starts_with("1 position added from more.epd. FEN cannot store 1 operation"), "{notices}");
    assert_eq!(window.document().len(), 2);
    window.click("Undo");
    assert_eq!(window.content(), file(&[("1", QUEEN)]));
}

#[test]
fn a_file_that_cannot_be_read_is_not_added() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::showing(&file(&[("1", QUEEN)]));
    window.world().will_pick(folder.path().join("none.fen"));
    window.menu("File", "Add positions from a file…");
    assert!(window.notices().contains("\"none.fen\" cannot be opened"), "{}", window.notices());
    assert!(!window.document().can_undo());
}

#[test]
fn without_a_file_dialog_the_path_is_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("more.fen");
    fs::write(&path, file(&[("x", BARE)])).expect("the file can be written");
    let mut window = Window::showing(&file(&[("1", QUEEN)]));
    window.world().has_no_dialogs();
    window.menu("File", "Add positions from a file…");
    window.ctrl(Key::A);
    window.type_keys(&path.display().to_string());
    window.click("Add");
    assert_eq!(window.content(), file(&[("1", QUEEN), ("x", BARE)]));
}

#[test]
fn many_are_sorted_in_the_background() {
    let records: String = (0..25_000).rev().map(|number| record(&number.to_string(), BARE)).collect();
    let mut window = Window::showing(&records);
    window.menu("List", "Sort by name");
    window.wait_for_work();
    assert_eq!(window.notices(), "Sorted by name");
    assert!(window.content().starts_with("# 0\n"));
    assert_eq!(window.document().current(), 24_999, "the last one is current still");
}

#[test]
fn a_large_file_of_another_format_is_made_ready_in_the_background() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("more.epd");
    fs::write(&path, "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2;\n".repeat(40_000)).expect("the file can be written");
    let mut window = Window::showing(&file(&[("1", QUEEN)]));
    window.world().will_pick(&path);
    window.menu("File", "Add positions from a file…");
    window.wait_for_work();
    let notices = window.notices();
    assert!(notices.starts_with("40,000 positions added from more.epd. FEN cannot store 40,000 op"), "{notices}");
    window.ctrl(Key::Z);
    assert_eq!(window.content(), file(&[("1", QUEEN)]));
}
