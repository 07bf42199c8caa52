//! A file of three records and an edited window, for the tests of files.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::window::Window;

pub(crate) const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
pub(crate) const THREE: &[u8] =
    b"# one\r\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\r\n\r\n; two\n7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\nno position\n# end";

/// A folder with a file of three records in it.
pub(crate) fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("three.fen");
    fs::write(&path, THREE).expect("a file");
    (folder, path)
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("the file can be read")
}

/// An untitled window with one edit.
pub(crate) fn edited() -> Window {
    let mut window = Window::new();
    window.drag("e2", "e4");
    assert!(window.document().is_modified());
    window
}

pub(crate) const EDITED: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
