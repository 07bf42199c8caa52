//! Diagrams compared with chess.svg and `CairoSVG` in the same run, and one processor compared with two.
//!
//! `cargo bench --no-default-features --features render --bench render`. The comparison needs python3 with the packages
//! chess and cairosvg (`pip install chess cairosvg`), or the interpreter in `PYTHON`. It is skipped without them.

#![expect(clippy::expect_used, reason = "what cannot be done ends the benchmark")]

use std::env;
use std::fs;
use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use fenwright::board::{Color, Piece, Role, Square};
use fenwright::diagram::{Animation, AnimationFormat, Diagram, Figure, Worksheet, WorksheetFormat, png, svg};
use fenwright::notation::{fen, pgn};

const FULL: &str = "r1bqk2r/1pp2pp1/p1n1pn1p/3p4/1b1P1B2/2NBPN2/PPP2PPP/R2Q1RK1 b kq - 3 8";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Adolf Anderssen and Jean Dufresne, Berlin 1852, to the 20th move.
const TWENTY_MOVES: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3 Qf6 9. e5 Qg6 \
    10. Re1 Nge7 11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5 17. Nf6+ gxf6 18. exf6 Rg8 \
    19. Rad1 Qxf3 20. Rxe7+ Nxe7";
const ROUNDS: usize = 40;

/// Returns the median time of this number of runs.
fn median(rounds: usize, mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..rounds)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[rounds / 2]
}

/// Returns the median time in milliseconds of drawing in Python; `None` if Python or a package is missing.
fn peer(fen: &str) -> Option<f64> {
    let script = "import sys, time, chess, chess.svg, cairosvg
times = []
for _ in range(21):
    start = time.perf_counter()
    cairosvg.svg2png(chess.svg.board(chess.Board(sys.argv[1]), size=800).encode())
    times.append(time.perf_counter() - start)
print(sorted(times)[10] * 1000)";
    let python = env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let output = Command::new(python).args(["-c", script, fen]).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn pictures() {
    for (name, text) in [("start position", START), ("full board", FULL)] {
        let diagram = Diagram::new(fen::read(text).expect(text));
        let bytes = (png(&diagram).expect("a picture").len(), svg(&diagram).len());
        let ours = milliseconds(median(ROUNDS, || drop(black_box(png(&diagram)))));
        let drawing = milliseconds(median(ROUNDS, || drop(black_box(svg(&diagram)))));
        println!("{name}: PNG of 800x800 {ours:.2} ms, {} bytes; SVG {drawing:.2} ms, {} bytes", bytes.0, bytes.1);
        match peer(text) {
            Some(theirs) => println!("    chess.svg with CairoSVG {theirs:.1} ms, {:.1} times as long", theirs / ours),
            None => println!("    no peer: python3 with chess and cairosvg is not here"),
        }
    }
}

fn pages() {
    let figures = vec![Figure::new(Diagram::new(fen::read(FULL).expect(FULL)), FULL); 120];
    let time = milliseconds(median(5, || drop(black_box(Worksheet::default().pdf(&figures)))));
    println!("120 diagrams on 20 pages: {time:.1} ms");
}

/// Returns 500 different figures: a knight and a bishop on other squares of the start position, with either side to move.
fn different_figures() -> Vec<Figure> {
    let place = |number: u8| Square::new(number % 8, 2 + number / 8);
    let figure = |(side, number): (Color, u8)| {
        let mut position = fen::read(START).expect(START);
        position.side_to_move = side;
        position.board.set(place(number % 16), Some(Piece::new(Color::White, Role::Knight)));
        position.board.set(place(16 + number / 16), Some(Piece::new(Color::Black, Role::Bishop)));
        let text = fen::write(&position);
        Figure::new(Diagram::new(position), text)
    };
    Color::ALL.into_iter().flat_map(|side| (0..250).map(move |number| (side, number))).map(figure).collect()
}

/// Measures five hundred diagrams for books, of which no two are equal, beside the same pages as PDF.
fn books() {
    let figures = different_figures();
    let written = |form| milliseconds(median(3, || drop(black_box(Worksheet::default().write(form, &figures)))));
    let pdf = written(WorksheetFormat::Pdf);
    for form in [WorksheetFormat::Docx, WorksheetFormat::Epub, WorksheetFormat::Html] {
        let time = written(form);
        println!("500 diagrams as {form:?}: {time:.0} ms; PDF {pdf:.0} ms, {:.2}", time / pdf);
    }
}

/// The moves of a game of twenty moves, as moving pictures and as still ones.
fn moves() {
    let position = fen::read(START).expect(START);
    let moves = pgn::tree(&position, TWENTY_MOVES);
    assert_eq!(moves.len(), 40, "the moves of the game");
    let diagram = Diagram { size: 480, ..Diagram::new(position) };
    let animation = Animation { diagram, pause: Duration::from_secs(1), arrows: true, captions: true };
    let frames = animation.frames(&moves);
    let still = milliseconds(median(5, || frames.iter().for_each(|frame| drop(black_box(png(&frame.diagram))))));
    for format in AnimationFormat::ALL {
        let bytes = format.write(&frames).expect("a picture").len();
        let time = milliseconds(median(5, || drop(black_box(format.write(&frames)))));
        let ratio = time / still;
        println!(
            "{format:?} of 20 moves at 480 pixels: {time:.0} ms, {bytes} bytes; still pictures {still:.0} ms, {ratio:.2}"
        );
    }
}

/// Measures drawing a thousand pictures with the command `render`, on one processor and on all.
fn many() {
    let folder = tempfile::tempdir().expect("a folder");
    let (input, output) = (folder.path().join("positions.fen"), folder.path().join("out"));
    fs::write(&input, format!("{FULL}\n{START}\n").repeat(500)).expect("room on the disk");
    fs::create_dir(&output).expect("a folder");
    let run = |pinned: bool| {
        let mut command = if pinned { Command::new("taskset") } else { Command::new(env!("CARGO_BIN_EXE_fenwright")) };
        if pinned {
            command.args(["-c", "0", env!("CARGO_BIN_EXE_fenwright")]);
        }
        let command = command.args(["render", "--to", "png", "-o"]).arg(&output).arg(&input);
        let start = Instant::now();
        let status = command.status();
        status.is_ok_and(|status| status.success()).then(|| start.elapsed())
    };
    let times: Vec<_> = (0..3).filter_map(|_| Some((run(true)?, run(false)?))).collect();
    let best = |pick: fn(&(Duration, Duration)) -> Duration| times.iter().map(pick).min().map(milliseconds);
    if let (Some(one), Some(all)) = (best(|times| times.0), best(|times| times.1)) {
        println!("1,000 pictures: {one:.0} ms on one processor, {all:.0} ms on all: {:.2} times as fast", one / all);
    }
}

fn main() {
    pictures();
    pages();
    books();
    moves();
    many();
}
