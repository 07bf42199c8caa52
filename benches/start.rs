//! When the picture is final that the program shows first, beside that of an empty window of the same library.
//!
//! The promise: at most 1.35 times as long. `cargo bench --bench start`; needs Xvfb and Linux.
#![expect(clippy::expect_used, reason = "a benchmark that cannot be run says so and ends")]

#[path = "screen.rs"]
mod screen;

use std::ffi::OsStr;
use std::path::Path;

use screen::{Part, Screen};

/// With this argument this benchmark is its own peer.
const BARE: &str = "--bare";
/// All of the window.
const WHOLE: Part = [0..1180, 0..780];

fn main() {
    if std::env::args().any(|argument| argument == BARE) {
        return bare_window();
    }
    let folder = tempfile::tempdir().expect("a folder");
    let screen = Screen::new(folder.path());
    let this = std::env::current_exe().expect("this program");
    let bare = screen.time_to_paint(&WHOLE, || screen.start(&this, Some(OsStr::new(BARE))));
    let ours = screen.time_to_paint(&WHOLE, || screen.start(Path::new(env!("CARGO_BIN_EXE_fenwright")), None));
    let ratio = ours.as_secs_f64() / bare.as_secs_f64();
    println!("final picture: empty window {bare:.0?}, Fenwright {ours:.0?}, {ratio:.2} times as long");
}

/// A window with nothing in it but a word.
fn bare_window() {
    let viewport = eframe::egui::ViewportBuilder::default().with_inner_size([1180.0, 780.0]);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let shown = eframe::run_ui_native("bare", options, |ui, _| {
        ui.label("Empty");
    });
    shown.expect("a window");
}
