//! Tests of the window in a harness without a screen: what each key, click and file does to it.

mod accessibility;
mod commands;
mod desktop;
mod fen_box;
mod fields;
mod files;
mod keyboard;
mod list;
mod mistakes;
mod mouse;
mod window;
