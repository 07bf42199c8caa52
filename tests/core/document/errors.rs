//! Errors of opening and saving, and their messages.

use std::fs;
use std::path::Path;

use super::{apply, bytes};
use fenwright::document::{self, Document, FileError, FileOperation};

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

fn open_error(path: &Path) -> FileError {
    Document::open(path).err().unwrap_or_else(|| panic!("{} opens", path.display()))
}

#[test]
fn a_missing_file() {
    let folder = folder();
    let path = folder.path().join("missing.fen");
    let error = open_error(&path);
    assert!(matches!(error, FileError::NotFound { .. }), "{error:?}");
    let expected = format!("\"missing.fen\" cannot be opened: \"{}\" does not exist.", path.display());
    assert_eq!(error.sentence(), expected);
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_file_can_be_looked_at_before_it_is_opened() {
    let folder = folder();
    let path = folder.path().join("one.fen");
    assert!(!document::exists(&path) && document::exists(folder.path()));
    assert!(matches!(document::file_size(&path), Err(FileError::NotFound { .. })));
    assert!(matches!(document::file_size(folder.path()), Err(FileError::IsADirectory { .. })));
    fs::write(&path, "12345").expect("written");
    assert!(document::exists(&path));
    assert_eq!(document::file_size(&path).ok(), Some(5));
}

#[test]
fn a_path_below_a_file() {
    let folder = folder();
    let file = folder.path().join("file.fen");
    fs::write(&file, "").expect("written");
    let error = open_error(&file.join("below.fen"));
    assert!(matches!(error, FileError::NotFound { .. }), "{error:?}");
    let error = Document::new().save_as(&file.join("below.fen")).expect_err("no folder");
    assert!(matches!(error, FileError::NoFolder { .. }), "{error:?}");
}

#[test]
fn a_folder() {
    let folder = folder();
    let error = open_error(folder.path());
    assert!(matches!(error, FileError::IsADirectory { operation: FileOperation::Opening, .. }), "{error:?}");
    let error = Document::new().save_as(folder.path()).expect_err("a folder");
    assert!(matches!(error, FileError::IsADirectory { operation: FileOperation::Saving, .. }), "{error:?}");
    assert!(error.sentence().ends_with("a folder has this name."), "{}", error.sentence());
}

#[cfg(unix)]
#[test]
fn a_device_and_a_pipe() {
    let error = open_error(Path::new("/dev/null"));
    assert!(matches!(error, FileError::NotAFile { .. }), "{error:?}");
    let error = Document::new().save_as(Path::new("/dev/full")).expect_err("a device");
    assert!(matches!(error, FileError::NotAFile { .. }), "{error:?}");
    let folder = folder();
    let path = folder.path().join("socket");
    let _listener = std::os::unix::net::UnixListener::bind(&path).expect("a socket");
    let error = open_error(&path);
    assert!(matches!(error, FileError::NotAFile { .. }), "{error:?}");
}

#[test]
fn an_untitled_document_cannot_be_saved_without_a_path() {
    let error = Document::new().save().expect_err("untitled");
    assert!(matches!(error, FileError::NoPath), "{error:?}");
}

#[test]
fn a_missing_folder_keeps_the_edits_and_the_path() {
    let folder = folder();
    let path = folder.path().join("one.fen");
    let mut document = Document::new();
    document.save_as(&path).expect("saved");
    apply(&mut document, "e2>e4");
    let edited = bytes(&document);
    let elsewhere = folder.path().join("none/two.fen");
    let error = document.save_as(&elsewhere).expect_err("no such folder");
    assert!(matches!(error, FileError::NoFolder { .. }), "{error:?}");
    assert!(error.sentence().contains("the folder "), "{}", error.sentence());
    assert_eq!(document.path(), Some(path.as_path()));
    assert!(document.is_modified() && document.can_undo());
    assert_eq!(bytes(&document), edited);
}

#[test]
fn a_write_protected_file_is_left_alone() {
    let folder = folder();
    let path = folder.path().join("kept.fen");
    let mut document = Document::new();
    document.save_as(&path).expect("saved");
    let before = fs::read(&path).expect("readable");
    let mut permissions = fs::metadata(&path).expect("there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("its owner");
    apply(&mut document, "e2>e4");
    let error = document.save().expect_err("write-protected");
    assert!(matches!(error, FileError::WriteProtected { .. }), "{error:?}");
    assert!(document.is_modified());
    assert_eq!(fs::read(&path).expect("readable"), before);
    assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 1, "no other file");
}

/// A file that this user may not read. Permissions do not bind root, but the system has files that can only be
/// written.
#[cfg(target_os = "linux")]
fn unreadable(folder: &Path) -> std::path::PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let path = folder.join("secret.fen");
    fs::write(&path, "8/8/8/8/8/8/8/8 w - - 0 1\n").expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).expect("its owner");
    if fs::read(&path).is_ok() { "/sys/bus/platform/drivers_probe".into() } else { path }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_may_not_be_read() {
    let folder = folder();
    let error = open_error(&unreadable(folder.path()));
    assert!(matches!(error, FileError::PermissionDenied { .. }), "{error:?}");
}

/// In a folder that all may write to, the system may not follow the link of another user (`fs.protected_symlinks`). Only
/// root can make such a link; for others, the link is their own.
#[cfg(target_os = "linux")]
#[test]
fn a_link_is_followed_only_where_the_system_follows_it() {
    use std::os::unix::fs::{PermissionsExt, lchown, symlink};
    const NOBODY: u32 = 65_534;
    let folder = folder();
    let (shared, target) = (folder.path().join("shared"), folder.path().join("target.fen"));
    fs::create_dir(&shared).expect("a folder");
    fs::set_permissions(&shared, fs::Permissions::from_mode(0o1777)).expect("its owner");
    fs::write(&target, "old").expect("a file");
    let link = shared.join("link.fen");
    symlink(&target, &link).expect("a link");
    let _ = lchown(&link, Some(NOBODY), Some(NOBODY));
    let follows = fs::OpenOptions::new().append(true).open(&link).is_ok();
    let written = document::write_file(&link, |out| out.write_all(b"new"));
    assert_eq!(written.is_ok(), follows, "{written:?}");
    assert_eq!(fs::read_to_string(&target).expect("readable"), if follows { "new" } else { "old" });
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
}

#[test]
fn utf_32_is_not_read_as_utf_16() {
    let folder = folder();
    let path = folder.path().join("wide.fen");
    for marked in [false, true].map(|is_big| {
        let text = "\u{FEFF}4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".chars().map(u32::from);
        text.flat_map(|char| if is_big { char.to_be_bytes() } else { char.to_le_bytes() }).collect::<Vec<u8>>()
    }) {
        fs::write(&path, marked).expect("a file");
        let error = open_error(&path);
        assert!(error.sentence().ends_with("the text is in UTF-32; convert it to UTF-8."), "{}", error.sentence());
    }
}

#[test]
fn a_compressed_file_is_refused_with_the_command_that_unpacks_it() {
    let folder = folder();
    // The content decides, whatever the extension.
    for name in ["games.pgn.gz", "games.pgn"] {
        let path = folder.path().join(name);
        fs::write(&path, b"\x1f\x8b\x08\0packed").expect("a file");
        let sentence = open_error(&path).sentence();
        let command = format!("unpack it first: gunzip \"{}\".", path.display());
        assert!(sentence.contains("it is compressed") && sentence.ends_with(&command), "{sentence}");
    }
}

/// No user, root included, can create a file in `/sys`.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_in_which_nothing_can_be_saved() {
    let mut document = Document::new();
    apply(&mut document, "e2>e4");
    let error = document.save_as(Path::new("/sys/positions.fen")).expect_err("nothing can be made there");
    assert!(matches!(error, FileError::ReadOnlyFolder { .. }), "{error:?}");
    assert!(document.is_modified() && document.path().is_none());
}

#[test]
fn a_picture_is_refused_and_text_with_stray_bytes_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("board.png");
    let mut picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\xb0".to_vec();
    picture.extend((0..=255_u8).cycle().take(5000));
    std::fs::write(&path, &picture).expect("a file");
    let error = Document::open(&path).expect_err("a picture is no file of positions");
    assert!(error.sentence().contains("is not a text file"), "{}", error.sentence());
    let with_position = [b"\xff\0\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".as_slice(), &picture].concat();
    for text in [b"\0\0\n".to_vec(), b"\xff\xfe\xfd caf\xe9\n".to_vec(), with_position] {
        std::fs::write(&path, &text).expect("a file");
        assert!(Document::open(&path).is_ok(), "{text:?}");
    }
}
