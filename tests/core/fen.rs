//! Strict FEN: reading, the place of faults, writing, layout and preview.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

pub(crate) mod any;
pub(crate) mod corpora;
mod differential;
mod faults;
mod layout;
mod named;
mod writing;
