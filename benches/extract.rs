//! `fenwright extract` on a PGN of 1 GB with 1.3 million random games, with glyphs, comments and arrows at some of their
//! moves, compared with `wc -l` in the same run.
//!
//! Target: the positions at glyphs, comments, marks and move 20 within 20 s on two processors.
//! `cargo bench --no-default-features --bench extract`; a number after `--` sets the size of the file in megabytes.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use fenwright::Position;
use fenwright::rules::Play;

/// Number of different games, which are repeated.
const GAMES: usize = 4000;

fn main() -> io::Result<()> {
    let megabytes: usize = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(1000);
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("games.pgn");
    write_games(&path, megabytes * 1_000_000)?;
    let wc = time(Command::new("wc").arg("-l").arg(&path))?;
    for places in ["nag,comment,mark,move:20", "nag", "move:20", "capture", "end"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fenwright"));
        let took = time(command.args(["extract", "--where", places]).arg(&path))?;
        let ratio = took.as_secs_f64() / wc.as_secs_f64();
        println!("{megabytes} MB, {places}: {took:.2?}, {ratio:.0} times wc -l ({wc:.2?})");
    }
    Ok(())
}

/// Returns the run time of a program that must succeed.
fn time(command: &mut Command) -> io::Result<Duration> {
    let start = Instant::now();
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    if status.success() { Ok(start.elapsed()) } else { Err(io::Error::other(format!("{command:?}: {status}"))) }
}

/// Writes random games again and again until the file has this size in bytes.
fn write_games(path: &Path, size: usize) -> io::Result<()> {
    let mut random = fastrand::Rng::with_seed(46);
    let text: String = (0..GAMES).map(|number| game(number, &mut random)).collect();
    let mut out = BufWriter::new(File::create(path)?);
    for _ in 0..size.div_ceil(text.len()) {
        out.write_all(text.as_bytes())?;
    }
    out.flush()
}

/// Returns a random game in the form of large collections.
fn game(number: usize, random: &mut fastrand::Rng) -> String {
    let mut text = format!(
        "[Event \"Open {number}\"]\n[Site \"Utrecht\"]\n[Date \"2026.11.27\"]\n[Round \"{}\"]\n[White \"Ann {number}\"]\n\
         [Black \"Bob\"]\n[Result \"1-0\"]\n[WhiteElo \"2400\"]\n[BlackElo \"2300\"]\n[ECO \"B33\"]\n\n",
        number % 9 + 1
    );
    let Some(mut play) = Play::from_position(&Position::start()) else { return text };
    for ply in 0..random.usize(40..120) {
        let moves = play.moves();
        let Some(next) = random.choice(&moves) else { break };
        let Some(san) = play.to_san(*next) else { break };
        // Writing to a string cannot fail.
        let _ = if ply % 2 == 0 { write!(text, "{}. {san} ", ply / 2 + 1) } else { write!(text, "{san} ") };
        text.push_str(match random.u16(..2048) {
            0..8 => "$1 ",
            8..12 => "{a better plan is to wait} ",
            12..14 => "{[%csl Ge4][%cal Gd2d4]} ",
            _ => "",
        });
        if ply % 12 == 11 {
            text.push('\n');
        }
        if play.play(*next).is_err() {
            break;
        }
    }
    text + "1-0\n\n"
}
