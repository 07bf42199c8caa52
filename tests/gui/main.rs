//! Tests of the window in a harness without a screen: what each key, click and file does to it.
#![expect(clippy::expect_used, clippy::panic, reason = "the helpers of tests fail as tests do")]

mod accessibility;
mod annotating;
mod answers;
mod anything;
mod arranging;
mod board_style;
mod boards;
mod clipboard;
mod commands;
mod desktop;
mod details;
#[cfg(target_os = "linux")]
#[path = "../core/document/disk.rs"]
mod disk;
mod exporting;
mod exporting_dialog;
mod exporting_many;
mod fen_box;
mod fields;
mod files;
mod filtered;
mod finding;
mod games;
mod hands;
mod heard;
mod keyboard;
mod list;
mod mending;
mod mistakes;
mod mouse;
mod notices;
mod operations;
mod panel;
mod pasting;
mod pasting_drawn;
mod problems;
mod puzzles;
mod questions;
mod reasons;
mod recorder;
mod recovery;
mod reloading;
mod rows;
mod saving;
mod saving_large;
mod setups;
mod solution;
mod solving;
mod sorting;
mod splitting;
mod steady;
mod tree;
mod trying;
mod window;
mod worksheets;
