//! A disk that is nearly full.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// A small disk, which only root can mount.
pub(crate) struct Disk(tempfile::TempDir);

impl Disk {
    /// Returns `None`, with a message, if the disk cannot be mounted.
    pub(crate) fn of_size(bytes: usize) -> Option<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        let size = format!("size={bytes}");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(folder.path());
        if mount.stderr(Stdio::null()).status().is_ok_and(|status| status.success()) {
            return Some(Self(folder));
        }
        assert!(!is_root(), "root cannot mount a small disk here, so that a full one is not tested");
        eprintln!("SKIPPED: only root can mount a small disk, so that a full one is not tested");
        None
    }

    /// The mount point.
    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

/// Returns `true` if the tests run as root, who may access every folder.
pub(crate) fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|metadata| metadata.uid() == 0)
}
