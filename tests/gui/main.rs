//! Tests of the window in a harness without a screen: what each key, click and file does to it.
#![expect(clippy::expect_used, clippy::panic, reason = "the helpers of tests fail as tests do")]

mod accessibility;
mod answers;
mod anything;
mod arranging;
mod boards;
mod commands;
mod desktop;
mod fen_box;
mod fields;
mod files;
mod filtered;
mod finding;
mod hands;
mod keyboard;
mod list;
mod mending;
mod mistakes;
mod mouse;
mod operations;
mod pasting;
mod problems;
mod questions;
mod recovery;
mod reloading;
mod saving;
mod saving_large;
mod setups;
mod sorting;
mod splitting;
mod tree;
mod trying;
mod window;
