//! `fenwright check` beside `wc -l` in the same run, on a file of 1 GB: 19 million positions of random games.
//!
//! The promise: at most ten times as long on two processors, in less than 100 MB.
//! `cargo bench --no-default-features --bench check`; a number behind `--` is the size of the file in megabytes.

#[path = "games.rs"]
mod games;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How often each program runs; the median counts.
const RUNS: usize = 5;

fn main() -> io::Result<()> {
    let megabytes = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(1000);
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("positions.fen");
    write_file(&path, megabytes * 1_000_000)?;
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..RUNS {
        times[0].push(time(Command::new("wc").arg("-l").arg(&path))?);
        times[1].push(time(Command::new(env!("CARGO_BIN_EXE_fenwright")).arg("check").arg(&path))?);
    }
    let [wc, check] = times.map(median);
    let ratio = check.as_secs_f64() / wc.as_secs_f64();
    println!("{megabytes} MB: wc -l {wc:.2?}, check {check:.2?}, {ratio:.1} times as long");
    Ok(())
}

/// Writes positions of random games in random order, the same in every run, until the file has this size.
fn write_file(path: &Path, size: usize) -> io::Result<()> {
    let text = games::random_fens().join("\n") + "\n";
    let mut out = BufWriter::new(File::create(path)?);
    for _ in 0..size.div_ceil(text.len()) {
        out.write_all(text.as_bytes())?;
    }
    out.flush()
}

/// How long a program runs that has to end well.
fn time(command: &mut Command) -> io::Result<Duration> {
    let start = Instant::now();
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    let time = start.elapsed();
    if status.success() { Ok(time) } else { Err(io::Error::other(format!("{command:?}: {status}"))) }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
