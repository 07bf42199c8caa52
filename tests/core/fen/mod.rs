//! Strict FEN: reading, the spans of faults, writing, layout and preview.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

pub(crate) mod corpora;
mod differential;
mod faults;
mod hand_checked;
mod layout;
pub(crate) mod properties;
mod writing;
