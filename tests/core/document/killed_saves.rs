//! A process that saves is killed at a random moment: there is the old file or the new file.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::apply;
use fenwright::document::{Document, Progress};

/// The environment variables with the role and the file of a child process.
const ROLE: &str = "FENWRIGHT_TEST_ROLE";
const FILE: &str = "FENWRIGHT_TEST_FILE";

/// The role of a process that keeps backups.
const BACKUPS: &str = "saves with backups";

/// The line that a child process prints before it saves.
const SAVES: &str = "it saves";

/// In the child process: saves until it is killed.
#[test]
fn a_process_that_saves() {
    let (Ok(role), Ok(path)) = (std::env::var(ROLE), std::env::var(FILE)) else { return };
    save_on_and_on(&PathBuf::from(path), role == BACKUPS);
}

pub(super) fn save(document: &mut Document, path: &Path, keeps_backup: bool) {
    let saving = document.prepare_save(path, keeps_backup);
    let saved = saving.run(&Progress::default()).unwrap_or_else(|error| panic!("{error}"));
    document.complete_save(saved);
}

pub(super) fn opened(path: &Path) -> Document {
    Document::open(path).unwrap_or_else(|error| panic!("{error}"))
}

/// The names in a folder.
pub(super) fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("readable");
    let mut names: Vec<_> = entries.map(|entry| entry.expect("read").file_name().display().to_string()).collect();
    names.sort();
    names
}

/// A file of some megabytes, before and after an edit of its first record.
pub(super) fn old_and_new() -> [Vec<u8>; 2] {
    let rest = "8/8/8/4k3/8/8/4PPPP/4K2R w K - 12 34\n".repeat(60_000);
    ["8/8/8/8/8/8/8/4K2k w - - 0 1", "8/8/8/8/8/8/8/5K1k w - - 0 1"].map(|first| format!("{first}\n{rest}").into())
}

fn save_on_and_on(path: &Path, keeps_backup: bool) {
    let mut document = opened(path);
    let moves = if document.record(0).text().contains("4K2k") { ["e1>f1", "f1>e1"] } else { ["f1>e1", "e1>f1"] };
    println!("{SAVES}");
    loop {
        for piece in moves {
            apply(&mut document, piece);
            save(&mut document, path, keeps_backup);
        }
    }
}

#[test]
fn a_program_that_is_killed_while_it_saves_leaves_the_old_file_or_the_new_one() {
    let files = old_and_new();
    // Several at a time, each in its own folder.
    let [strays, changes] = thread::scope(|scope| {
        let start = |(role, kills)| {
            let files = &files;
            scope.spawn(move || kill_while_it_saves(role, kills, files))
        };
        let threads = [("saves", 70), ("saves", 70), (BACKUPS, 30), (BACKUPS, 30)].map(start);
        let counts = threads.map(|thread| thread.join().expect("none of the files is damaged"));
        counts.into_iter().fold([0, 0], |[strays, changes], counts| [strays + counts[0], changes + counts[1]])
    });
    assert!(strays > 0 && changes > 0, "the kills come while it saves: {strays} strays, {changes} changes");
}

/// Starts a child process and kills it at a random moment after it began to save.
fn kill_one(role: &str, path: &Path) {
    let mut command = Command::new(std::env::current_exe().expect("this is a program"));
    command.args(["--exact", "document::killed_saves::a_process_that_saves", "--nocapture"]);
    command.env(ROLE, role).env(FILE, path).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("started");
    let mut said = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    assert!(said.any(|line| line.expect("text").contains(SAVES)), "{role}: it begins to save");
    thread::sleep(Duration::from_micros(fastrand::u64(0..100_000)));
    child.kill().expect("killed");
    child.wait().expect("ended");
}

/// Repeatedly kills a child process that replaces one of two files by the other. Returns how often a temporary file was
/// left, and how often the file had changed.
fn kill_while_it_saves(role: &str, kills: usize, files: &[Vec<u8>; 2]) -> [usize; 2] {
    let is_either = |path: &Path| files.contains(&fs::read(path).expect("there"));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.fen");
    let backup = folder.path().join("puzzles.fen.bak");
    fs::write(&path, &files[0]).expect("written");
    let (mut strays, mut changes) = (0, 0);
    let mut before = files[0].clone();
    for kill in 0..kills {
        kill_one(role, &path);
        assert!(is_either(&path), "{role}, kill {kill}");
        assert!(!backup.exists() || is_either(&backup), "{role}, kill {kill}: the backup");
        strays += usize::from(names(folder.path()).iter().any(|name| name.starts_with(".fenwright-")));
        let now = fs::read(&path).expect("there");
        changes += usize::from(std::mem::replace(&mut before, now) != before);
    }
    let mut document = opened(&path);
    apply(&mut document, "Qa8");
    save(&mut document, &path, false);
    let expected: &[&str] = if backup.exists() { &["puzzles.fen", "puzzles.fen.bak"] } else { &["puzzles.fen"] };
    assert_eq!(names(folder.path()), expected, "{role}: nothing else is left after the next save");
    [strays, changes]
}
