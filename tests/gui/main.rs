//! Tests of the window in a harness without a screen: what each key, click and file does to it.
#![expect(clippy::expect_used, clippy::panic, reason = "the helpers of tests fail as tests do")]

mod analysing;
mod board_editor;
mod columns;
mod comparing;
mod details;
mod diagnosis;
mod exporting;
mod fen_box;
mod fields;
mod file;
mod games;
mod help;
mod list;
mod operations;
mod paste;
mod picture;
mod proving;
mod puzzles;
mod regressions;
mod repairing;
mod sending;
mod setup;
mod shell;
mod solving;
mod support;
mod trying;
mod welcome;
