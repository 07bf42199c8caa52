//! `fenwright check` compared with `wc -l` in the same run, on a 1 GB file of 19 million positions from random games.
//! Also `check` with 11 percent of real odd records, and `check --json`, both compared with `check`.
//!
//! Targets: on two processors, `check` takes at most ten times the time of `wc -l`, with less than 100 MB of memory. It
//! takes at most 1.6 times its own time with odd records, and at most three times as JSON.
//! `cargo bench --no-default-features --bench check`; a number after `--` sets the size of the file in megabytes.

#[path = "games.rs"]
mod games;
#[path = "real.rs"]
mod real;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Number of runs of each program; the median counts.
const RUNS: usize = 5;

fn main() -> io::Result<()> {
    let megabytes = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(1000);
    let folder = tempfile::tempdir()?;
    let [sound, odd] = ["sound.fen", "odd.fen"].map(|name| folder.path().join(name));
    write_file(&sound, &games::random_fens(), megabytes * 1_000_000)?;
    write_file(&odd, &real::with_odd_lines(games::random_fens()), megabytes * 1_000_000)?;
    let check = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fenwright"));
        command.arg("check");
        command
    };
    let mut times = [const { Vec::new() }; 4];
    for _ in 0..RUNS {
        times[0].push(time(Command::new("wc").arg("-l").arg(&sound))?);
        times[1].push(time(check().arg(&sound))?);
        times[2].push(time(check().arg(&odd))?);
        times[3].push(time(check().arg("--json").arg(&sound))?);
    }
    let [wc, check, check_odd, check_json] = times.map(median);
    println!("{megabytes} MB: wc -l {wc:.2?}, check {check:.2?}, {:.1} times as long", ratio(check, wc));
    println!("with odd records {check_odd:.2?}, {:.2} times as long", ratio(check_odd, check));
    println!("as JSON {check_json:.2?}, {:.2} times as long", ratio(check_json, check));
    Ok(())
}

/// Writes these lines again and again until the file has this size in bytes.
fn write_file(path: &Path, fens: &[String], size: usize) -> io::Result<()> {
    let text = fens.join("\n") + "\n";
    let mut out = BufWriter::new(File::create(path)?);
    for _ in 0..size.div_ceil(text.len()) {
        out.write_all(text.as_bytes())?;
    }
    out.flush()
}

fn ratio(time: Duration, peer: Duration) -> f64 {
    time.as_secs_f64() / peer.as_secs_f64()
}

/// Returns the run time of a program that must succeed or report illegal positions.
fn time(command: &mut Command) -> io::Result<Duration> {
    let start = Instant::now();
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    let time = start.elapsed();
    if matches!(status.code(), Some(0 | 1)) {
        Ok(time)
    } else {
        Err(io::Error::other(format!("{command:?}: {status}")))
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
