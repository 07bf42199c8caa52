//! Messages about file errors, followed by what the user can do in the window, if anything.

use std::path::Path;

use crate::document::{FileError, FileOperation, ReadingFault};
use crate::tr;

pub(crate) fn failure(error: &FileError) -> String {
    match way_out(error) {
        Some(way_out) => format!("{} {way_out}", error.sentence()),
        None => error.sentence(),
    }
}

fn way_out(error: &FileError) -> Option<&'static str> {
    Some(match error {
        FileError::NoPath => tr!("window-way-out-no-path"),
        FileError::NoFolder { .. }
        | FileError::IsADirectory { operation: FileOperation::Saving, .. }
        | FileError::WriteProtected { .. }
        | FileError::ReadOnlyFolder { .. }
        | FileError::SizeLimit { .. } => tr!("window-way-out-place"),
        FileError::DiskFull { .. } | FileError::NoRoom { .. } => tr!("window-way-out-room"),
        FileError::SourceChanged { is_added: false, .. } => tr!("window-way-out-reload"),
        FileError::SourceChanged { is_added: true, .. } => tr!("window-way-out-add-again"),
        FileError::BaseFileChanged { .. } => tr!("window-way-out-put-back"),
        FileError::NotFound { .. }
        | FileError::IsADirectory { operation: FileOperation::Opening, .. }
        | FileError::NotAFile { .. }
        | FileError::PermissionDenied { .. }
        | FileError::Cancelled { .. }
        | FileError::NotText { .. }
        | FileError::TooLarge { .. }
        | FileError::TooManyRecords { .. }
        | FileError::Io { .. } => return None,
    })
}

pub(crate) fn reading_fault(fault: ReadingFault, name: &str) -> String {
    match fault {
        ReadingFault::Interrupted => tr!("window-reading-broken-off", name = name),
        ReadingFault::Unreadable => tr!("window-reading-unreadable", name = name),
        ReadingFault::TooManyRecords => tr!("window-reading-too-many", name = name),
    }
}

pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Returns a version of the text that is safe in file names: at most `LETTERS` letters and digits, and one dash in
/// place of the other characters between them. Empty if the text has no letters or digits.
pub(crate) fn safe_name(text: &str) -> String {
    // A file name has at most 255 bytes, and a character takes up to 4.
    const LETTERS: usize = 40;
    let mut out = String::new();
    let mut letters = 0;
    for char in text.chars().take(4 * LETTERS) {
        if letters == LETTERS {
            break;
        }
        if char.is_alphanumeric() {
            out.push(char);
            letters += 1;
        } else if !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
    }
    out.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn who_cannot_save_is_told_what_can_be_done() {
        let (path, folder) = (PathBuf::from("/a/b.fen"), PathBuf::from("/a"));
        let changed = |is_added| FileError::SourceChanged { path: path.clone(), changed: "/c/d.fen".into(), is_added };
        for (error, expected) in [
            (FileError::NoPath, "These positions have no file yet. Choose one with “Save as”."),
            (
                FileError::NoFolder { path: path.clone(), folder: folder.clone() },
                "\"b.fen\" cannot be saved: the folder \"/a\" does not exist. Choose another location with “Save as”.",
            ),
            (
                FileError::IsADirectory { path: path.clone(), operation: FileOperation::Saving },
                "\"b.fen\" cannot be saved: a folder has this name. Choose another location with “Save as”.",
            ),
            (
                FileError::IsADirectory { path: path.clone(), operation: FileOperation::Opening },
                "\"b.fen\" cannot be opened: it is a folder. Choose a file in it.",
            ),
            (
                FileError::WriteProtected { path: path.clone() },
                "\"b.fen\" cannot be saved: the file is write-protected. Choose another location with “Save as”.",
            ),
            (
                FileError::ReadOnlyFolder { path: path.clone(), folder },
                "\"b.fen\" cannot be saved: the folder \"/a\" is read-only. Choose another location with “Save as”.",
            ),
            (
                FileError::DiskFull { path: path.clone() },
                "\"b.fen\" cannot be saved: the disk is full. Free some disk space, or choose another \
                 location with “Save as”.",
            ),
            (
                FileError::SizeLimit { path: path.clone() },
                "\"b.fen\" cannot be saved: the system does not allow files of this size. Choose another location with \
                 “Save as”.",
            ),
            (
                FileError::NoRoom { path: path.clone(), needed: 2_200_000, free: 1_900_000 },
                "\"b.fen\" cannot be saved: it needs 2.2 MB, and the disk has only 1.9 MB free. Free some disk \
                 space, or choose another location with “Save as”.",
            ),
            (
                changed(false),
                "\"b.fen\" cannot be saved: another program has changed the open file, which is too large to be held \
                 in memory. Your changes are kept. Reload the file, or save only the edited positions.",
            ),
            (
                changed(true),
                "\"b.fen\" cannot be saved: another program has changed \"d.fen\", whose positions were added here and \
                 which is too large to be held in memory. Your changes are kept. Undo adding the positions, \
                 then add the file again.",
            ),
            (
                FileError::BaseFileChanged { path },
                "\"b.fen\" cannot be recovered: positions were only removed or reordered, and the file has changed \
                 since. Restore the original file and try again.",
            ),
        ] {
            assert_eq!(failure(&error), expected, "{error:?}");
        }
    }
}
