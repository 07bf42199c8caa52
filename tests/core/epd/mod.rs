//! EPD: the collected records, writing, rewriting, and random texts.

#![expect(clippy::panic, reason = "a helper of a test fails as the test does")]

mod corpora;
mod properties;
mod rewriting;
mod warnings;
