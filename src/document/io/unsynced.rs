//! Writing output files that can be produced again.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use super::error::FileError;
use super::replace::SaveTarget;

/// Writes a file like [`write_file`](crate::document::write_file), but without waiting for the disk, which is faster
/// for many files. An existing file is replaced; with `replaces` off that is an error.
///
/// # Errors
/// If the file cannot be written. An existing file is unchanged then.
pub fn write_unsynced(path: &Path, bytes: &[u8], replaces: bool) -> Result<(), FileError> {
    let target = SaveTarget::for_new_file(path);
    let fail = |error| target.save_error(path, error);
    let new = target.create_temp_file().map_err(fail)?;
    new.as_file().write_all(bytes).map_err(fail)?;
    if replaces { new.persist(&target.file) } else { new.persist_noclobber(&target.file) }.map_err(fail)
}

/// Creates a folder and its parents, unless they exist.
///
/// # Errors
/// If it cannot be created, or if something else has its name.
pub fn make_folder(folder: &Path) -> Result<(), FileError> {
    fs::create_dir_all(folder).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists | ErrorKind::NotADirectory => {
            FileError::NoFolder { path: folder.to_owned(), folder: folder.to_owned() }
        }
        _ => FileError::from_save_error(folder, folder.parent().unwrap_or(folder), error),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_replaced_only_if_they_may_be() {
        let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
        let path = folder.path().join("a/b.png");
        assert!(matches!(write_unsynced(&path, b"one", false), Err(FileError::NoFolder { .. })));
        make_folder(&folder.path().join("a")).unwrap_or_else(|error| panic!("{error}"));
        for (bytes, replaces, is_written, then) in
            [("one", false, true, "one"), ("two", false, false, "one"), ("three", true, true, "three")]
        {
            assert_eq!(write_unsynced(&path, bytes.as_bytes(), replaces).is_ok(), is_written, "{bytes}");
            assert_eq!(fs::read_to_string(&path).ok().as_deref(), Some(then), "{bytes}");
        }
        assert_eq!(fs::read_dir(folder.path().join("a")).map(Iterator::count).ok(), Some(1), "nothing else is left");
        assert!(matches!(make_folder(&path), Err(FileError::NoFolder { .. })));
    }
}
