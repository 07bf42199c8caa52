//! PGN: games and their positions, editing, playing moves, and random texts.

#![expect(clippy::expect_used, reason = "a helper of a test fails as the test does")]

mod corpora;
mod editing;
mod games;
mod playing;
mod properties;
