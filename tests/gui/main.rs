//! Tests of the window in a harness without a screen: the mouse, the keyboard and what the window shows.

mod desktop;
mod keyboard;
mod mouse;
mod window;
