//! Tests of the real window: the program runs on a virtual screen, receives mouse, keyboard and clipboard input, and is
//! checked by its pixels, the clipboard, the files and its exit status.

#[cfg(target_os = "linux")]
mod accessibility_bus;
mod desktop;
mod display;
mod picture;
mod screen;
mod wait;
mod window;
mod window_manager;
mod wine;

mod action_counts;
mod analysing;
mod annotating;
mod clipboard;
mod closing;
mod composers;
mod diagnosis;
mod display_environments;
mod entering_positions;
mod exporting;
mod files;
mod keyboard_session;
mod killed_while_saving;
mod kills;
mod menus;
mod million_positions;
mod missing_display;
mod portable;
#[cfg(target_os = "linux")]
mod portal;
mod reading_pictures;
mod recovery;
mod repairing;
#[cfg(target_os = "linux")]
mod screen_reader;
mod solving;
mod starting;
mod titles;
mod trying;
mod variants;
mod wayland;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The start position after dragging the pawn from e2 to e4. Only the pieces change.
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
