//! Interrupted saves: the disk is full, or a folder or file disappears. Each time the old file or the new file exists, and
//! the edits can be saved elsewhere.
#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::apply;
use super::disk::{Disk, is_root};
use super::killed_saves::{names, old_and_new, opened};
use fenwright::document::{self, FileError};

/// The environment variable with the role of a child process.
const ROLE: &str = "FENWRIGHT_TEST_ROLE";

/// This test program as a child process with a role and a path.
fn program(role: &str, path: &Path) -> Command {
    // This path also works for users who may not enter the folder of the executable.
    let mut command = Command::new("/proc/self/exe");
    command
        .args(["--exact", "document::interrupted_saves::role", "--nocapture"])
        .env(ROLE, role)
        .env("ROLE_PATH", path);
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command
}

/// Not a test: the code of the child processes.
#[test]
fn role() {
    let (Ok(role), Ok(path)) = (std::env::var(ROLE), std::env::var("ROLE_PATH")) else { return };
    let path = PathBuf::from(path);
    match role.as_str() {
        "cannot save" => save_where_nothing_can_be_saved(&path),
        role => panic!("no role is called {role}"),
    }
}

#[test]
fn a_disk_without_room_for_a_second_file() {
    let Some(disk) = Disk::of_size(4 << 20) else { return };
    let [old, new] = old_and_new();
    let path = disk.path().join("puzzles.fen");
    fs::write(&path, &old).expect("written");
    let mut document = opened(&path);
    apply(&mut document, "e1>f1");
    let error = document.save().expect_err("there is no room for both");
    let FileError::NoRoom { needed, free, .. } = &error else { panic!("{error:?}") };
    assert_eq!(*needed, new.len() as u64);
    assert!(*free < *needed, "{free}");
    let sentence = "\"puzzles.fen\" cannot be saved: it needs 2.2 MB, and the disk has only 1.9 MB free.";
    assert_eq!(error.sentence(), sentence);
    assert_eq!(names(disk.path()), ["puzzles.fen"]);
    assert!(fs::read(&path).expect("readable") == old && document.is_modified());

    let elsewhere = tempfile::tempdir().expect("a folder");
    document.save_as(&elsewhere.path().join("puzzles.fen")).unwrap_or_else(|error| panic!("{error}"));
    document.undo();
    document.redo();
    fs::remove_file(&path).expect("room is made");
    document.save_as(&path).unwrap_or_else(|error| panic!("{error}"));
    assert!(fs::read(&path).expect("readable") == new);
}

#[test]
fn a_disk_that_fills_up_while_it_is_saved() {
    let Some(disk) = Disk::of_size(1 << 20) else { return };
    let path = disk.path().join("puzzles.fen");
    fs::write(&path, "old").expect("written");
    let outcome = document::write_file(&path, |out| out.write_all(&vec![b'x'; 2 << 20]));
    let error = outcome.expect_err("there is less room");
    assert!(matches!(error, FileError::DiskFull { .. }), "{error:?}");
    assert!(error.sentence().contains("the disk is full"), "{}", error.sentence());
    assert_eq!(names(disk.path()), ["puzzles.fen"]);
    assert_eq!(fs::read(&path).expect("readable"), b"old");
}

/// Returns `true` for the expected error.
type IsRight = fn(&FileError) -> bool;

/// Opens files, takes permissions of them or their folders away, and checks that the edits can only be saved
/// elsewhere.
fn save_where_nothing_can_be_saved(folder: &Path) {
    let elsewhere = tempfile::tempdir().expect("a folder");
    let cases: [(&str, u32, u32, IsRight); 3] = [
        ("a read-only folder", 0o555, 0o644, |error| matches!(error, FileError::ReadOnlyFolder { .. })),
        ("a write-protected file", 0o755, 0o444, |error| matches!(error, FileError::WriteProtected { .. })),
        ("a folder that may not be entered", 0o000, 0o644, |error| matches!(error, FileError::ReadOnlyFolder { .. })),
    ];
    let [old, new] = old_and_new();
    for (what, folder_mode, file_mode, is_right) in cases {
        let folder = folder.join(what);
        let path = folder.join("puzzles.fen");
        fs::create_dir(&folder).expect("made");
        fs::write(&path, &old).expect("written");
        let mut document = opened(&path);
        apply(&mut document, "e1>f1");
        let set = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("its owner");
        set(&path, file_mode);
        set(&folder, folder_mode);
        let error = document.save().expect_err(what);
        assert!(is_right(&error), "{what}: {error:?}");
        assert!(error.sentence().starts_with("\"puzzles.fen\" cannot be saved: the f"), "{what}: {}", error.sentence());
        assert!(document.is_modified(), "{what}");
        let other = elsewhere.path().join(what).with_extension("fen");
        document.save_as(&other).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert!(fs::read(&other).expect("readable") == new, "{what}");
        set(&folder, 0o755);
        assert!(fs::read(&path).expect("readable") == old, "{what}");
        assert_eq!(names(&folder), ["puzzles.fen"], "{what}");
    }
}

/// Permissions do not bind root, so then the test runs as another user.
#[test]
fn permissions_that_are_taken_away_between_opening_and_saving() {
    const NOBODY: u32 = 65534;
    let folder = tempfile::tempdir().expect("a folder");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).expect("its owner");
    let mut program = program("cannot save", folder.path());
    if is_root() {
        program.uid(NOBODY).gid(NOBODY);
    }
    let ended = program.stderr(Stdio::piped()).output().expect("started");
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    assert_eq!(names(folder.path()).len(), 3, "all cases were tried");
}

#[test]
fn a_folder_that_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).expect("made");
    let path = inner.join("puzzles.fen");
    let [old, new] = old_and_new();
    fs::write(&path, old).expect("written");
    let mut document = opened(&path);
    apply(&mut document, "e1>f1");
    fs::remove_dir_all(&inner).expect("removed");
    let error = document.save().expect_err("no folder");
    assert!(matches!(error, FileError::NoFolder { .. }), "{error:?}");
    assert!(document.is_modified());
    fs::create_dir(&inner).expect("made again");
    document.save().unwrap_or_else(|error| panic!("{error}"));
    assert!(fs::read(&path).expect("readable") == new);
}
