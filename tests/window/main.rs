//! Tests of the real window: the program itself on a virtual screen, driven by mouse, keys and clipboard as a
//! person drives it, and judged by its pixels, the clipboard, the files and the way it ends.

#[cfg(target_os = "linux")]
mod bus;
mod desk;
mod manager;
mod picture;
mod screen;
mod seat;
mod wait;
mod window;

mod actions;
mod annotating;
mod clipboard;
#[cfg(target_os = "linux")]
mod ear;
mod ending;
mod entering;
mod exporting;
mod faults;
mod files;
mod meaning;
mod menus;
mod million;
mod missing;
mod portable;
#[cfg(target_os = "linux")]
mod portal;
mod reading;
mod recovery;
mod session;
mod solving;
mod starting;
mod surroundings;
mod titles;
mod trying;
mod variants;
mod wayland;

/// The start position.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The start position with a pawn dragged from e2 to e4, which changes nothing but the pieces.
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
