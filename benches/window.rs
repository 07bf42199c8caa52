//! The cost of the window compared with an empty window of the same library: the time to the first stable picture in
//! each language, the memory, and a movement of the pointer with software rendering, as on a remote desktop.
//!
//! Targets: the first picture takes at most 1.35 times the time of the empty window, with each language within 5 % of
//! English; at most 8 MB more memory; a movement over the board takes at most 2.5 times the processor time of one over
//! the empty window, and at most 29 ms while carrying a piece. `cargo bench --bench window`; needs Xvfb, xdotool and
//! Linux.
#![expect(clippy::expect_used, reason = "a benchmark that cannot be run says so and ends")]

#[path = "screen.rs"]
mod screen;

use std::ffi::OsStr;
use std::path::Path;
use std::thread;
use std::time::Duration;

use screen::{Part, Program, STILL, Screen};

const LANGUAGES: [&str; 3] = ["C", "de_DE.UTF-8", "nl_NL.UTF-8"];
/// With this argument the benchmark runs as the empty window.
const BARE: &str = "--bare";
/// The part of the screen that shows the whole window.
const WHOLE: Part = [0..1180, 0..780];
/// The screen position of a pawn in the start position, in pixels.
const PAWN: [&str; 2] = ["560", "600"];
/// Number of movements, which is enough for a clock with steps of a hundredth of a second.
const MOVEMENTS: usize = 200;
/// Seconds between two movements, so that each has its own frame.
const PAUSE: &str = "0.03";

fn main() {
    if std::env::args().any(|argument| argument == BARE) {
        return bare_window();
    }
    let folder = tempfile::tempdir().expect("a folder");
    let screen = Screen::new(folder.path());
    let this = std::env::current_exe().expect("this program");
    let bare = || screen.start(&this, &[OsStr::new(BARE)], "C");
    let ours = |language| screen.start(Path::new(env!("CARGO_BIN_EXE_fenwright")), &[], language);

    let [english, german, dutch] = LANGUAGES.map(|language| move || ours(language));
    let [empty, starts @ ..] = screen.starts(&WHOLE, [&bare, &english, &german, &dutch]);
    println!("first picture, empty window: {:.0?}, {:.0?} of processor time", empty.painted, empty.processor);
    for (language, start) in LANGUAGES.iter().zip(starts) {
        let [painted, processor] = [times(start.painted, empty.painted), times(start.processor, empty.processor)];
        println!("first picture, {language}: {painted}, {processor} of processor time");
    }

    let [empty, full] = [memory(&bare()), memory(&ours("C"))];
    for (what, empty, full) in [("memory", empty[0], full[0]), ("memory that is not of files", empty[1], full[1])] {
        println!("{what}: empty window {empty:.1} MB, Fenwright {full:.1} MB, {:.1} more", full - empty);
    }

    let empty = movement(&screen, &bare(), &[]);
    println!("movement, empty window: {empty:.1?} of processor time");
    let held = [["mousemove"].as_slice(), &PAWN, &["mousedown", "1"]].concat();
    for (what, before) in [("over the board", &[][..]), ("with a man in the hand", &held)] {
        println!("movement, {what}: {} of processor time", times(movement(&screen, &ours("C"), before), empty));
    }
}

/// Formats a time, with its ratio to another time.
fn times(ours: Duration, peer: Duration) -> String {
    format!("{ours:.1?} ({:.2} times)", ours.as_secs_f64() / peer.as_secs_f64())
}

/// Returns the memory of a window at rest in megabytes: all resident memory, and the part not backed by files.
fn memory(program: &Program) -> [f64; 2] {
    thread::sleep(STILL);
    ["VmRSS:", "RssAnon:"].map(|name| program.memory(name) as f64 / 1e6)
}

/// Returns the processor time of one movement of the pointer over the center of a window, after these xdotool commands.
fn movement(screen: &Screen, program: &Program, before: &[&str]) -> Duration {
    let point = |words: &[&str]| {
        let words: Vec<&OsStr> = words.iter().map(OsStr::new).collect();
        let mut xdotool = screen.start(Path::new("xdotool"), &words, "C");
        assert!(xdotool.0.wait().expect("xdotool, of the package xdotool").success());
        thread::sleep(STILL);
    };
    thread::sleep(STILL);
    if !before.is_empty() {
        point(before);
    }
    let places = (0..MOVEMENTS).map(|step| [400 + 13 * step % 300, 300 + 7 * step % 250]);
    let places: Vec<[String; 2]> = places.map(|place| place.map(|pixel| pixel.to_string())).collect();
    let words: Vec<&str> = places.iter().flat_map(|[x, y]| ["mousemove", x, y, "sleep", PAUSE]).collect();
    let begun = program.processor_time();
    point(&words);
    program.processor_time().saturating_sub(begun) / MOVEMENTS as u32
}

/// Shows an empty window with a single word.
fn bare_window() {
    let viewport = eframe::egui::ViewportBuilder::default().with_inner_size([1180.0, 780.0]);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let shown = eframe::run_ui_native("bare", options, |ui, _| {
        ui.label("Empty");
    });
    shown.expect("a window");
}
