//! What a large file costs: the program itself on a virtual screen, without a file, with a small one and with a large
//! one, from its start to its first picture of the position and until it has read and checked everything.
//!
//! The promises for a file of any size: the first position within 0.2 s of a small file's, and at most 64 MB more
//! memory than the window without a file. `FENWRIGHT_BENCH_MB=1024 cargo bench --bench memory`; needs Xvfb and Linux.
#![expect(clippy::expect_used, reason = "a benchmark that cannot be run says so and ends")]

use std::fs::{self, File};
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A screen of this size, and the part of it in which there is nothing but the board.
const SCREEN: (usize, usize) = (1280, 900);
const BOARD: (std::ops::Range<usize>, std::ops::Range<usize>) = (340..740, 220..620);

/// How often each start is timed.
const STARTS: usize = 5;
/// How long a process has to do nothing until it counts as ready.
const STILL: Duration = Duration::from_secs(2);
/// Longer than anything takes that goes well.
const LIMIT: Duration = Duration::from_mins(20);

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let megabytes = std::env::var("FENWRIGHT_BENCH_MB").ok().and_then(|text| text.parse().ok()).unwrap_or(256);
    let (small, large) = (folder.path().join("small.fen"), folder.path().join("large.fen"));
    write_positions(&small, 10 << 10);
    let count = write_positions(&large, megabytes << 20);
    println!("{megabytes} MB, {count} positions");

    let screen = Screen::new(folder.path());
    let [painted_small, painted_large] = [&small, &large].map(|path| screen.time_to_paint(path));
    let empty = screen.ready(None);
    let full = screen.ready(Some(&large));
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

/// Writes positions up to this size and tells how many.
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

/// A virtual screen and a home folder.
struct Screen {
    server: Child,
    display: String,
    folder: PathBuf,
}

/// What the program needed until it had nothing more to do.
struct Ready {
    after: Duration,
    /// Bytes of memory then, and the most there ever were.
    memory: u64,
    most: u64,
}

impl Screen {
    fn new(folder: &Path) -> Self {
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"]);
        command.arg(format!("{}x{}x24", SCREEN.0, SCREEN.1)).arg("-fbdir").arg(folder);
        let mut server =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("Xvfb, of the package xvfb");
        let mut number = String::new();
        BufReader::new(server.stdout.take().expect("piped")).read_line(&mut number).expect("the number of the display");
        fs::create_dir_all(folder.join("config/fenwright")).expect("a folder");
        let settings = r#"{"theme":"light","window":[1180,780]}"#;
        fs::write(folder.join("config/fenwright/settings.json"), settings).expect("settings");
        Self { server, display: format!(":{}", number.trim()), folder: folder.to_owned() }
    }

    fn start(&self, path: Option<&Path>) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fenwright"));
        command.args(path).env_clear().env("DISPLAY", &self.display).env("LIBGL_ALWAYS_SOFTWARE", "1");
        for name in ["HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"] {
            command.env(name, &self.folder);
        }
        command.env("XDG_CONFIG_HOME", self.folder.join("config"));
        Program(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program"))
    }

    /// The pixels in the middle of the board.
    fn board(&self) -> Vec<u8> {
        let dump = fs::read(self.folder.join("Xvfb_screen0")).unwrap_or_default();
        // The pixels are the last thing in the dump, four bytes each.
        let start = dump.len().saturating_sub(4 * SCREEN.0 * SCREEN.1);
        let row = |y: usize| start + 4 * (y * SCREEN.0 + BOARD.0.start)..start + 4 * (y * SCREEN.0 + BOARD.0.end);
        BOARD.1.filter_map(|y| dump.get(row(y))).flatten().copied().collect()
    }

    /// From the start of the program to the picture of the first position, in the middle of several tries.
    fn time_to_paint(&self, path: &Path) -> Duration {
        let mut times: Vec<Duration> = (0..STARTS).map(|_| self.time_one(path)).collect();
        times.sort_unstable();
        times[STARTS / 2]
    }

    fn time_one(&self, path: &Path) -> Duration {
        let background = self.board();
        let start = Instant::now();
        let program = self.start(Some(path));
        let mut last = (background.clone(), Duration::ZERO);
        // What stays is the position; what came before it does not count.
        while last.0 == background || start.elapsed() < last.1 + STILL {
            let now = self.board();
            if now != last.0 {
                last = (now, start.elapsed());
            }
            assert!(start.elapsed() < LIMIT, "nothing is painted");
            thread::sleep(Duration::from_millis(4));
        }
        drop(program);
        while self.board() != background && start.elapsed() < LIMIT {
            thread::sleep(Duration::from_millis(20));
        }
        last.1
    }

    /// Starts the program and waits until it has nothing more to do.
    fn ready(&self, path: Option<&Path>) -> Ready {
        let start = Instant::now();
        let program = self.start(path);
        let mut last = (0, Duration::ZERO);
        while start.elapsed() < last.1 + STILL {
            let now = program.ticks();
            if now > last.0 + 1 {
                last = (now, start.elapsed());
            }
            assert!(start.elapsed() < LIMIT, "the program is never ready");
            thread::sleep(Duration::from_millis(100));
        }
        Ready { after: last.1, memory: program.memory("VmRSS:"), most: program.memory("VmHWM:") }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // It may have ended by itself, which is as well.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The running program, which ends with this value.
struct Program(Child);

impl Program {
    fn told(&self, file: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{file}", self.0.id())).expect("the program runs")
    }

    /// A line of what Linux tells of the memory of a process, in bytes.
    fn memory(&self, name: &str) -> u64 {
        let status = self.told("status");
        let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("Linux tells");
        line.trim().trim_end_matches("kB").trim().parse::<u64>().expect("a number of kilobytes") << 10
    }

    /// How much processor time it has used, in ticks of the clock: the fields utime and stime, proc(5).
    fn ticks(&self) -> u64 {
        let stat = self.told("stat");
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
        fields.filter_map(|field| field.parse::<u64>().ok()).sum()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
