//! The window under test, its input, and the desktop around it.

#[cfg(target_os = "linux")]
#[path = "../../core/document/disk.rs"]
pub(crate) mod disk;
pub(crate) mod fake_desktop;
pub(crate) mod files;
pub(crate) mod input;
pub(crate) mod painted;
pub(crate) mod recorder;
pub(crate) mod tree;
pub(crate) mod window;
