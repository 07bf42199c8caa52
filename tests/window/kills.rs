//! The program is killed at random moments while it is used, saves or exports, and then started again.
//!
//! `FENWRIGHT_KILLS` is the number of kills. The counts are printed.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use super::desktop::Desktop;
use super::killed_while_saving::strays;
use super::recovery::{journals, kill};
use super::{AFTER_E4, START};

/// An edit is in the journal by then, also beside busy programs.
const JOURNALLED: Duration = Duration::from_secs(2);
/// Number of records that make a file larger than the 16 MB that are saved in one step.
const LARGE: usize = 320_000;

#[derive(Debug, Default)]
struct Counts {
    kills: usize,
    /// Edits that were not in the journal yet, and the age of the oldest.
    lost_edits: usize,
    oldest_lost: Duration,
    recovered: usize,
    /// Kills that left temporary files.
    temporary_files: usize,
    /// Questions about edits that are in the file.
    false_questions: usize,
    saved: usize,
    exported: usize,
}

fn kills_of_each_kind() -> usize {
    std::env::var("FENWRIGHT_KILLS").ok().and_then(|kills| kills.parse::<usize>().ok()).unwrap_or(9).div_ceil(3)
}

/// Starts the program again, answers its question about edits, and returns `true` if it asked. The position is `old`
/// or, if edits were recovered, `new`.
fn start_again(desktop: &Desktop, path: &Path, [old, new]: [&str; 2]) -> bool {
    let asks = journals(desktop) > 0;
    let mut window = desktop.start(&[path]);
    if asks {
        window.expect_question();
        window.key("Return");
        window.expect_shown(new);
        window.key("ctrl+z");
    }
    window.expect_shown(old);
    window.ask_to_close();
    window.expect_end();
    drop(window);
    assert_eq!(journals(desktop), 0);
    asks
}

#[test]
fn killed_while_it_is_edited_nothing_old_is_lost() {
    let desktop = Desktop::new();
    desktop.keep_journals();
    let path = desktop.file("edited.fen", format!("{START}\n"));
    let mut counts = Counts::default();
    for _ in 0..kills_of_each_kind() {
        let window = desktop.start(&[&path]);
        window.drag("e2", "e4");
        let edited = Instant::now();
        thread::sleep(Duration::from_millis(fastrand::u64(0..1200)));
        kill(window);
        let age = edited.elapsed();
        counts.kills += 1;
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"), "the file is as it was");
        if start_again(&desktop, &path, [START, AFTER_E4]) {
            counts.recovered += 1;
        } else {
            counts.lost_edits += 1;
            counts.oldest_lost = counts.oldest_lost.max(age);
        }
        counts.temporary_files += usize::from(strays(&desktop) > 0);
    }
    eprintln!("killed while edited: {counts:?}");
    assert!(counts.oldest_lost < JOURNALLED, "{counts:?}");
    assert_eq!(counts.temporary_files, 0, "{counts:?}");
}

#[test]
fn killed_while_it_saves_only_edits_that_are_not_saved_are_asked_about() {
    let desktop = Desktop::new();
    desktop.keep_journals();
    let rest = format!("{START}\n").repeat(LARGE);
    let [old, new] = [START, AFTER_E4].map(|first| format!("{first}\n{rest}"));
    let path = desktop.path("large.fen");
    let mut counts = Counts::default();
    for _ in 0..kills_of_each_kind() {
        fs::write(&path, &old).unwrap();
        let window = desktop.start(&[&path]);
        window.drag("e2", "e4");
        window.expect_title("large.fen \u{b7} edited - Fenwright");
        window.key("ctrl+s");
        thread::sleep(Duration::from_millis(fastrand::u64(0..500)));
        kill(window);
        counts.kills += 1;
        counts.temporary_files += usize::from(strays(&desktop) > 0);
        let now = fs::read_to_string(&path).unwrap();
        assert!(now == old || now == new, "half a file");
        let is_saved = now == new;
        counts.saved += usize::from(is_saved);
        if is_saved {
            let mut window = desktop.start(&[&path]);
            window.expect_title("large.fen - Fenwright");
            if window.is_asking() {
                counts.false_questions += 1;
                window.key("Return");
            }
            window.expect_shown(AFTER_E4);
            window.ask_to_close();
            window.expect_end();
        } else {
            counts.recovered += usize::from(start_again(&desktop, &path, [START, AFTER_E4]));
        }
        fs::read_dir(desktop.path("")).unwrap().flatten().for_each(|entry| _ = fs::remove_file(entry.path()));
    }
    eprintln!("killed while it saves: {counts:?}");
    assert_eq!(counts.false_questions, 0, "{counts:?}");
}

#[test]
fn killed_while_it_exports_there_is_no_half_a_file() {
    let desktop = Desktop::new();
    let path = desktop.file("many.fen", format!("{START}\n").repeat(3000));
    let pages = desktop.path("pages.pdf");
    let mut counts = Counts::default();
    let settings = r#"{"theme":"light","window":[1180,780],"export":{"sheet":{"form":"pdf","is_chosen":true}}}"#;
    fs::write(desktop.settings(), settings).unwrap();
    desktop.let_dialogs_pick(&pages);
    for _ in 0..kills_of_each_kind() {
        let window = desktop.start(&[&path]);
        window.change(|| window.key("ctrl+shift+e"));
        window.key("Return");
        thread::sleep(Duration::from_millis(fastrand::u64(0..4000)));
        let process = window.process().to_string();
        assert!(Command::new("kill").args(["-9", &process]).status().is_ok_and(|status| status.success()));
        drop(window);
        counts.kills += 1;
        counts.temporary_files += usize::from(strays(&desktop) > 0);
        if let Ok(bytes) = fs::read(&pages) {
            counts.exported += 1;
            assert!(bytes.starts_with(b"%PDF-") && bytes.trim_ascii_end().ends_with(b"%%EOF"), "half a PDF");
            fs::remove_file(&pages).unwrap();
        }
        assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 3000);
    }
    eprintln!("killed while it exports: {counts:?}");
}
