//! Files: their bytes as they were found, and writing them so that nothing is lost.

pub(super) mod bytes;
pub(super) mod error;
pub(super) mod file;
pub(super) mod made;
pub(super) mod output;
pub(super) mod reading_fault;
pub(super) mod replace;
pub(super) mod source;
