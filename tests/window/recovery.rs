//! The program is killed with unsaved edits, and the next start offers them.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use super::desktop::Desktop;
use super::wait::{self, LIMIT};
use super::window::Window;
use super::{AFTER_E4, START};

/// The number of journals. A journal that is being written for the first time has another extension.
pub(super) fn journals(desktop: &Desktop) -> usize {
    let folder = desktop.state().join("fenwright/journals");
    let is_journal = |path: &Path| path.extension().is_some_and(|ending| ending == "journal");
    fs::read_dir(folder).map_or(0, |entries| entries.flatten().filter(|entry| is_journal(&entry.path())).count())
}

/// Waits until an edit is in the journal. It is written in one step.
fn expect_journal(desktop: &Desktop) {
    assert!(wait::poll(LIMIT, || (journals(desktop) > 0).then_some(())).is_some(), "there is no journal");
    assert_eq!(journals(desktop), 1);
}

pub(super) fn kill(mut window: Window<'_>) {
    let status = Command::new("kill").args(["-9", &window.process().to_string()]).status();
    assert!(status.is_ok_and(|status| status.success()), "the program can be killed");
    let is_dead = wait::poll(LIMIT, || (!window.is_open()).then_some(()));
    assert!(is_dead.is_some(), "a killed program is dead");
}

fn edit<'a>(desktop: &'a Desktop, path: &Path) -> Window<'a> {
    let window = desktop.start(&[path]);
    window.drag("e2", "e4");
    window.expect_shown(AFTER_E4);
    window
}

#[test]
fn edits_of_a_killed_program_are_offered_and_recovered() {
    let desktop = Desktop::new();
    desktop.keep_journals();
    let path = desktop.file("killed.fen", format!("{START}\n"));
    let window = edit(&desktop, &path);
    expect_journal(&desktop);
    kill(window);
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"), "the file is as it was");

    // "Later": the file is open unchanged, and the next start asks again.
    let mut window = desktop.start(&[&path]);
    window.expect_question();
    window.key("Escape");
    window.expect_shown(START);
    window.ask_to_close();
    window.expect_end();
    drop(window);
    assert_eq!(journals(&desktop), 1);

    let window = desktop.start::<&str>(&[]);
    window.expect_question();
    window.key("Return");
    window.expect_shown(AFTER_E4);
    window.expect_title("killed.fen \u{b7} edited - Fenwright");
    assert_eq!(journals(&desktop), 1, "this window's own");
    kill(window);

    let mut window = desktop.start::<&str>(&[]);
    window.expect_question();
    window.key("Return");
    window.expect_shown(AFTER_E4);
    window.key("ctrl+s");
    window.expect_title("killed.fen - Fenwright");
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{AFTER_E4}\n"));
    window.ask_to_close();
    window.expect_end();
    drop(window);
    assert_eq!(journals(&desktop), 0, "nothing is left of it");
}

#[test]
fn killed_at_any_moment_the_program_starts_again() {
    let desktop = Desktop::new();
    desktop.keep_journals();
    let path = desktop.file("killed.fen", format!("{START}\n"));
    for milliseconds in [0, 120, 350, 480, 520, 700] {
        let window = edit(&desktop, &path);
        thread::sleep(Duration::from_millis(milliseconds));
        kill(window);
        let has_left = journals(&desktop) > 0;
        let mut window = desktop.start(&[&path]);
        if has_left {
            window.expect_question();
            window.key("Return");
            window.expect_shown(AFTER_E4);
            window.key("ctrl+z");
        }
        window.expect_shown(START);
        window.ask_to_close();
        window.expect_end();
        drop(window);
        assert_eq!(journals(&desktop), 0, "killed {milliseconds} ms after the edit");
    }
}

#[test]
fn a_window_that_lives_keeps_its_edits() {
    let desktop = Desktop::new();
    desktop.keep_journals();
    let path = desktop.file("lives.fen", format!("{START}\n"));
    let mut window = edit(&desktop, &path);
    expect_journal(&desktop);
    assert!(fenwright::document::journal::abandoned_journals(&desktop.state().join("fenwright/journals")).is_empty());
    window.ask_to_close();
    window.expect_question();
    window.answer_and_end(1);
    window.expect_end();
    assert_eq!(journals(&desktop), 0, "discarded is discarded");
}
