//! Opening, editing, searching and saving a file of a million positions.

use std::fs;
use std::time::Duration;

use super::desktop::Desktop;
use super::display::Display;
use super::picture::men_of;
use super::wait;
use super::window::Window;

const COUNT: usize = 1_000_000;
const FIRST: &str = "4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 1";
const NEEDLE: &str = "8/8/3k4/8/8/3K4/8/3R4 b - - 0 1";
const LAST: &str = "7k/8/8/8/8/8/8/K6R w - - 0 1";
const EDITED: &str = "7k/8/8/8/4Q3/8/8/K6R w - - 0 1";

/// More than a debug build takes to read, search or save the file on a busy machine.
const PATIENCE: Duration = Duration::from_mins(5);

/// A million positions. The middle one has a comment.
fn million() -> String {
    let line = |number: usize| match number {
        0 => format!("{FIRST}\n"),
        _ if number == COUNT / 2 => format!("# The needle\n{NEEDLE}\n"),
        _ if number == COUNT - 1 => format!("{LAST}\n"),
        _ => format!("8/8/8/4k3/8/8/4PPPP/4K2R w K - {} {}\n", number % 100, 1 + number % 9000),
    };
    (0..COUNT).map(line).collect::<Vec<_>>().concat()
}

/// Presses a key until this position is shown. From outside, the progress of reading cannot be seen.
fn press_until(desktop: &Desktop, window: &Window<'_>, key: &str, fen: &str) {
    // The pointer is part of the picture and must not cover a piece.
    let picture = desktop.screen.picture();
    desktop.screen.point((picture.width - 1, picture.height - 1), &[]);
    let shown = wait::poll(PATIENCE, || {
        window.key(key);
        (window.settle().men(window.board()) == men_of(fen)).then_some(())
    });
    assert!(shown.is_some(), "{key} does not lead to {fen}; the window is called {}", window.title());
}

#[test]
fn a_million_positions_are_opened_edited_searched_and_saved() {
    let desktop = Desktop::new();
    let source = million();
    let path = desktop.file("million.fen", &source);
    let window = desktop.start(&[&path]);
    window.expect_shown(FIRST);
    window.expect_title("million.fen - Fenwright");

    press_until(&desktop, &window, "ctrl+shift+Next", LAST);
    window.click_squares(&["e4"]);
    window.type_text("Q");
    window.expect_shown(EDITED);
    window.expect_title("million.fen \u{b7} edited - Fenwright");
    press_until(&desktop, &window, "ctrl+shift+Prior", FIRST);

    window.change(|| window.key("ctrl+f"));
    window.type_text("needle");
    press_until(&desktop, &window, "F3", NEEDLE);
    window.key("Escape");
    window.expect_shown(NEEDLE);
    window.expect_title("million.fen \u{b7} edited - Fenwright");

    window.key("ctrl+s");
    let saved = wait::poll(PATIENCE, || (window.title() == "million.fen - Fenwright").then_some(()));
    assert!(saved.is_some(), "the title is {:?}", window.title());
    let (head, last) = source.trim_end().rsplit_once('\n').unwrap();
    assert_eq!(last, LAST);
    let after = fs::read_to_string(&path).unwrap();
    assert!(after == format!("{head}\n{EDITED}\n"), "the file ends with {:?}", after.lines().last());
}
