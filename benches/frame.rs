//! The time of a frame: layout and tessellation of the whole window, without drawing.
//!
//! Targets: less than 2 ms for a full frame, and less than 4 ms while scrolling in a list of a million.
//! `cargo bench --bench frame`

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use divan::Bencher;
use egui::{Context, FullOutput, RawInput, Rect, Vec2};
use fenwright::app::App;
use fenwright::app::shell::EngineChoices;
use fenwright::app::shell::desktop::{ClipboardRead, Clipping, Desktop, PathAnswer, PathRequest, Wake};
use fenwright::app::shell::settings::Settings;
use fenwright::board::{Goal, Square, Stipulation};
use fenwright::document::Document;
use fenwright::vision::LearnedDesigns;

fn main() {
    divan::main();
}

/// A desktop that does nothing.
struct NoDesktop;

impl Desktop for NoDesktop {
    fn read_clipboard(&mut self, _: Wake) -> ClipboardRead {
        ClipboardRead::ready(Ok(Clipping::Text(String::new())))
    }

    fn set_clipboard_text(&mut self, _: &str) -> Result<(), String> {
        Ok(())
    }

    fn set_clipboard_html(&mut self, _: &str, _: &str) -> Result<(), String> {
        Ok(())
    }

    fn open_link(&mut self, _: &str) -> Result<(), String> {
        Err("there is no browser".to_owned())
    }

    fn open_window(&mut self, _: &Path) -> Result<(), String> {
        Ok(())
    }

    fn set_clipboard_picture(&mut self, _: usize, _: usize, _: &[u8]) -> Result<(), String> {
        Ok(())
    }

    fn load_looks(&self) -> LearnedDesigns {
        LearnedDesigns::default()
    }

    fn store_looks(&mut self, _: &LearnedDesigns) -> Result<(), String> {
        Ok(())
    }

    fn ask_path(&mut self, _: &'static str, _: PathRequest, _: Wake) -> Receiver<PathAnswer> {
        channel().1
    }

    fn store_settings(&mut self, _: &Settings) -> Result<(), String> {
        Ok(())
    }

    fn tablebase_folders(&self) -> Vec<PathBuf> {
        Vec::new()
    }

    fn engines(&self) -> Vec<PathBuf> {
        Vec::new()
    }

    fn popeye(&self) -> Option<PathBuf> {
        None
    }

    fn journal_folder(&self) -> Option<PathBuf> {
        None
    }

    fn evaluation_log(&self) -> Option<PathBuf> {
        None
    }

    fn keeps_clipboard(&self) -> bool {
        true
    }
}

/// A window with a document. Its first frames have already created fonts and textures.
struct Window {
    ctx: Context,
    app: App,
    input: RawInput,
}

impl Window {
    fn new(document: Document, width: f32, height: f32) -> Self {
        Self::with(document, Settings::default(), width, height)
    }

    fn with(document: Document, settings: Settings, width: f32, height: f32) -> Self {
        let ctx = Context::default();
        let app = App::new(&ctx, Box::new(NoDesktop), settings, document);
        let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(width, height)));
        let mut window = Self { ctx, app, input: RawInput { screen_rect, ..RawInput::default() } };
        for _ in 0..3 {
            window.lay_out();
        }
        window
    }

    fn lay_out(&mut self) -> FullOutput {
        self.ctx.run_ui(self.input.clone(), |ui| self.app.frame(ui))
    }

    fn frame(&mut self) -> usize {
        let output = self.lay_out();
        self.ctx.tessellate(output.shapes, output.pixels_per_point).len()
    }
}

#[divan::bench]
fn start_position(bencher: Bencher) {
    let mut window = Window::new(Document::new(), 1280.0, 800.0);
    bencher.bench_local(|| black_box(window.frame()));
}

#[divan::bench]
fn list_of_twenty(bencher: Bencher) {
    let file = include_bytes!("../assets/examples/twenty-puzzles.fen");
    let mut window = Window::new(Document::from_bytes(file.to_vec()), 1280.0, 800.0);
    bencher.bench_local(|| black_box(window.frame()));
}

#[divan::bench]
fn list_of_twenty_in_a_large_window(bencher: Bencher) {
    let file = include_bytes!("../assets/examples/twenty-puzzles.fen");
    let mut window = Window::new(Document::from_bytes(file.to_vec()), 3840.0, 2160.0);
    bencher.bench_local(|| black_box(window.frame()));
}

/// Returns a document with a million titled positions.
fn a_million() -> Document {
    let record = |number: u32| format!("# study {number}\n8/8/8/4k3/8/8/4P3/4K3 w - - 0 {}\n", 1 + number % 9000);
    Document::from_bytes((0..1_000_000).map(record).collect::<String>().into_bytes())
}

/// Jumps between both ends of the list, so that every visible row is laid out again.
#[divan::bench]
fn ends_of_a_list_of_a_million(bencher: Bencher) {
    let mut window = Window::new(a_million(), 1280.0, 800.0);
    let key = |key| egui::Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::COMMAND | egui::Modifiers::CTRL | egui::Modifiers::SHIFT,
    };
    let mut keys = [key(egui::Key::PageDown), key(egui::Key::PageUp)].into_iter().cycle();
    bencher.bench_local(|| {
        window.input.events = keys.next().into_iter().collect();
        window.frame();
        window.input.events.clear();
        black_box(window.frame())
    });
}

/// Turns the wheel over the list, some rows in each frame.
#[divan::bench]
fn wheel_in_a_list_of_a_million(bencher: Bencher) {
    let mut window = Window::new(a_million(), 1280.0, 800.0);
    window.input.events.push(egui::Event::PointerMoved(egui::pos2(100.0, 400.0)));
    window.lay_out();
    window.input.events = vec![egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -200.0),
        modifiers: egui::Modifiers::NONE,
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
    }];
    bencher.bench_local(|| black_box(window.frame()));
}

/// Measures frames while the pointer moves over the board. The window sleeps between frames as it does on a screen.
fn while_the_pointer_moves(window: &mut Window, bencher: Bencher) {
    let mut places = [egui::pos2(500.0, 300.0), egui::pos2(600.0, 500.0)].into_iter().cycle();
    let pause = || thread::sleep(Duration::from_millis(12));
    bencher.with_inputs(pause).bench_local_values(|()| {
        window.input.events = places.next().map(egui::Event::PointerMoved).into_iter().collect();
        black_box(window.frame())
    });
}

impl Window {
    fn press(&mut self, key: egui::Key) {
        let modifiers = egui::Modifiers::NONE;
        self.input.events = vec![egui::Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }];
        self.lay_out();
        self.input.events.clear();
    }
}

/// A search that does not end uses all processors.
#[divan::bench(sample_size = 1)]
fn while_a_problem_is_solved(bencher: Bencher) {
    let asked = Stipulation::new(Goal::Mate, 12).into();
    let mut window = Window::with(Document::new(), Settings { asked, ..Settings::default() }, 1280.0, 800.0);
    window.press(egui::Key::F5);
    while_the_pointer_moves(&mut window, bencher);
    assert!(window.app.state().solving.search_status().is_some(), "the search has ended");
}

/// Stockfish shows five lines with their arrows.
#[divan::bench(sample_size = 1)]
fn while_an_engine_analyzes(bencher: Bencher) {
    let engine = EngineChoices { program: Some("/usr/games/stockfish".into()), lines: 5, ..EngineChoices::default() };
    let mut window = Window::with(Document::new(), Settings { engine, ..Settings::default() }, 1280.0, 800.0);
    window.press(egui::Key::F7);
    for _ in 0..100 {
        thread::sleep(Duration::from_millis(20));
        window.lay_out();
    }
    while_the_pointer_moves(&mut window, bencher);
    let lines = window.app.state().analysing.analysis().map_or(0, |analysis| analysis.lines.len());
    assert_eq!(lines, 5, "Stockfish is not installed");
}

/// Another piece is selected in each frame, so that the squares for it are judged in the background.
#[divan::bench(sample_size = 1)]
fn while_squares_are_shaded(bencher: Bencher) {
    let file = b"# Stipulation: #2\n4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1\n";
    let mut document = Document::from_bytes(file.to_vec());
    document.set_cursor(Some(Square::new(0, 0)));
    let mut window = Window::new(document, 1280.0, 800.0);
    window.press(egui::Key::F4);
    let mut keys = [egui::Key::ArrowRight, egui::Key::ArrowLeft].into_iter().cycle();
    let pause = || thread::sleep(Duration::from_millis(12));
    bencher.with_inputs(pause).bench_local_values(|()| {
        keys.next().into_iter().for_each(|key| window.press(key));
        black_box(window.frame())
    });
    for _ in 0..100 {
        thread::sleep(Duration::from_millis(20));
        window.lay_out();
    }
    assert!(!window.app.state().repairing.is_judging(), "the squares are judged within two seconds");
}
