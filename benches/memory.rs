//! The cost of a large file. Runs the program on a virtual screen without a file, with a small file and with a large
//! file. Measures the time until the position is painted and until everything is read and checked, and the memory.
//!
//! Targets for a file of any size: the first position is painted at most 0.2 s later than that of a small file, with at
//! most 64 MB more memory than without a file. `FENWRIGHT_BENCH_MB=1024 cargo bench --bench memory`; needs Xvfb, Linux.
#![expect(clippy::expect_used, reason = "a benchmark that cannot be run says so and ends")]

#[path = "screen.rs"]
mod screen;

use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use screen::{LIMIT, Part, Program, STILL, Screen};

/// The part of the screen that shows only the board.
const BOARD: Part = [340..740, 220..620];

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let megabytes = std::env::var("FENWRIGHT_BENCH_MB").ok().and_then(|text| text.parse().ok()).unwrap_or(256);
    let (small, large) = (folder.path().join("small.fen"), folder.path().join("large.fen"));
    write_positions(&small, 10 << 10);
    let count = write_positions(&large, megabytes << 20);
    println!("{megabytes} MB, {count} positions");

    let screen = Screen::new(folder.path());
    let start = |files: &[&OsStr]| screen.start(Path::new(env!("CARGO_BIN_EXE_fenwright")), files, "en");
    let [small, large] = [small.as_os_str(), large.as_os_str()];
    let [painted_small, painted_large] =
        screen.starts(&BOARD, [&|| start(&[small]), &|| start(&[large])]).map(|start| start.painted);
    let empty = ready(&start(&[]));
    let full = ready(&start(&[large]));
    let seconds = |time: Duration| format!("{:.2} s", time.as_secs_f64());
    let later = painted_large.saturating_sub(painted_small);
    println!("first position painted  small file {}  large file {}", seconds(painted_small), seconds(painted_large));
    println!("                        later by {} (promised: 0.20 s)", seconds(later));
    println!("ready                   empty {}  large file {}", seconds(empty.after), seconds(full.after));
    println!("memory when ready       empty {} MB  large file {} MB", empty.memory >> 20, full.memory >> 20);
    println!("largest memory          empty {} MB  large file {} MB", empty.most >> 20, full.most >> 20);
    let more = full.memory.saturating_sub(empty.memory) >> 20;
    let most = full.most.saturating_sub(empty.most) >> 20;
    println!("                        more by {more} MB, at most {most} MB (promised: 64 MB)");
}

/// Writes positions until the file has this size in bytes. Returns their number.
fn write_positions(path: &Path, size: usize) -> usize {
    let mut out = BufWriter::new(File::create(path).expect("a file of positions"));
    let (mut written, mut count) = (0, 0);
    while written < size {
        let (left, number) = (1 + count % 5, 1 + count % 9000);
        let line = format!("8/p{left}k{}/8/8/3P4/8/1P4PP/R3K2R w KQ - {} {number}\n", 6 - left, count % 100);
        out.write_all(line.as_bytes()).expect("written");
        written += line.len();
        count += 1;
    }
    out.flush().expect("written");
    count
}

/// The time and memory until the program was idle.
struct Ready {
    after: Duration,
    /// Bytes of memory when idle.
    memory: u64,
    /// Peak of the memory in bytes.
    most: u64,
}

/// Waits until a new program is idle, and returns the cost.
fn ready(program: &Program) -> Ready {
    let start = Instant::now();
    let mut last = (Duration::ZERO, Duration::ZERO);
    while start.elapsed() < last.1 + STILL {
        let now = program.processor_time();
        if now > last.0 + Duration::from_millis(10) {
            last = (now, start.elapsed());
        }
        assert!(start.elapsed() < LIMIT, "the program is never ready");
        thread::sleep(Duration::from_millis(100));
    }
    Ready { after: last.1, memory: program.memory("VmRSS:"), most: program.memory("VmHWM:") }
}
