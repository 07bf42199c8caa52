//! The program is killed while saving, or the file changes while the window does not have the focus.

use std::fs;
use std::process::Command;
use std::thread;
use std::time::Duration;

use fenwright::document::{Document, Edit};

use super::desktop::Desktop;
use super::{AFTER_E4, START};

/// The number of temporary files.
#[expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]
pub(super) fn strays(desktop: &Desktop) -> usize {
    let folder = fs::read_dir(desktop.path("")).expect("the desktop's folder");
    folder.flatten().filter(|entry| entry.file_name().to_string_lossy().starts_with(".fenwright-")).count()
}

#[test]
fn killed_while_it_saves_there_is_the_old_file_or_the_new_one() {
    let rest = format!("{START}\n").repeat(200_000);
    let [old, new] = [START, AFTER_E4].map(|first| format!("{first}\n{rest}"));
    let mut left = 0;
    for delay in [0, 10, 20, 40, 60, 80, 120, 200] {
        let desktop = Desktop::new();
        let path = desktop.file("puzzles.fen", &old);
        let window = desktop.start(&[&path]);
        window.drag("e2", "e4");
        window.expect_title("puzzles.fen \u{b7} edited - Fenwright");
        window.key("ctrl+s");
        thread::sleep(Duration::from_millis(delay));
        let killed = Command::new("kill").args(["-9", &window.process().to_string()]).status().unwrap();
        assert!(killed.success(), "killed after {delay} ms");
        drop(window);
        let now = fs::read_to_string(&path).unwrap();
        assert!(now == old || now == new, "killed after {delay} ms");
        left += strays(&desktop);

        let mut document = Document::open(&path).unwrap();
        document.apply(Edit::Clear);
        document.save().unwrap();
        assert_eq!(strays(&desktop), 0, "killed after {delay} ms: the next save takes away what was left");
    }
    eprintln!("{left} of the kills came while the file was written");
}

#[test]
fn a_file_that_changes_meanwhile_is_asked_about_when_the_window_gets_the_keyboard_back() {
    let desktop = Desktop::new();
    let path = desktop.file("shared.fen", format!("{START}\n"));
    let window = desktop.start(&[&path]);
    let other = desktop.start::<&str>(&[]);
    let id = desktop.screen.ask(&["search", "--onlyvisible", "--name", "^Untitled"]).unwrap();
    desktop.screen.act(&["windowfocus", "--sync", id.trim()]);
    fs::write(&path, format!("{AFTER_E4}\n")).unwrap();
    drop(other);
    window.focus();
    window.expect_question();
    window.answer(0);
    window.expect_copied(AFTER_E4);
    window.expect_title("shared.fen - Fenwright");
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{AFTER_E4}\n"));
}
