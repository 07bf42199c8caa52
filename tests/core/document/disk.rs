//! A disk that is soon full.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// A small disk of its own, which only root can make.
pub(crate) struct Disk(tempfile::TempDir);

impl Disk {
    /// `None` where nobody can make one, which is said.
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

    /// Its folder.
    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

/// Whether this runs as root, to whom every folder is open.
pub(crate) fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|metadata| metadata.uid() == 0)
}
