//! When the picture is final that the program shows first, in each language, and how much memory it has then, beside an empty
//! window of the same library.
//!
//! The promises: at most 1.35 times as long, and at most 8 MB more. `cargo bench --bench start`; needs Xvfb and Linux.
#![expect(clippy::expect_used, reason = "a benchmark that cannot be run says so and ends")]

#[path = "screen.rs"]
mod screen;

use std::ffi::OsStr;
use std::path::Path;
use std::thread;
use std::time::Duration;

use screen::{Part, Program, Screen};

/// The languages to start in.
const LANGUAGES: [&str; 3] = ["C", "de_DE.UTF-8", "nl_NL.UTF-8"];
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
    let start_bare = || screen.start(&this, Some(OsStr::new(BARE)), "C");
    let bare = screen.time_to_paint(&WHOLE, start_bare);
    for language in LANGUAGES {
        let start = || screen.start(Path::new(env!("CARGO_BIN_EXE_fenwright")), None, language);
        let ours = screen.time_to_paint(&WHOLE, start);
        let ratio = ours.as_secs_f64() / bare.as_secs_f64();
        println!("final picture, {language}: empty window {bare:.0?}, Fenwright {ours:.0?}, {ratio:.2} times as long");
    }
    let ours = memory(&screen.start(Path::new(env!("CARGO_BIN_EXE_fenwright")), None, "C"));
    let bare = memory(&start_bare());
    for (what, ours, bare) in [("memory", ours[0], bare[0]), ("memory that is not of files", ours[1], bare[1])] {
        let more = ours as f64 - bare as f64;
        println!("{what}: empty window {:.1} MB, Fenwright {:.1} MB, {:.1} more", mb(bare), mb(ours), more / 1e6);
    }
}

/// The memory of a window once it stands still, in bytes: all that is resident, and what of that is not the content of files.
fn memory(program: &Program) -> [u64; 2] {
    thread::sleep(Duration::from_secs(2));
    ["VmRSS:", "RssAnon:"].map(|name| program.memory(name))
}

fn mb(bytes: u64) -> f64 {
    bytes as f64 / 1e6
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
