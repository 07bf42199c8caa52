//! Tests of the window in a harness without a screen: the mouse, the keyboard and what the window shows.

mod desktop;
mod fen_box;
mod fields;
mod keyboard;
mod mouse;
mod window;
