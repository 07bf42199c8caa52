//! Operations on a whole file compared with other programs in the same run: the index with `wc -l`, the check with a
//! loop of `BufRead::lines` and shakmaty's `into_position`, and saving one edited position with `cp`. Also searches,
//! and the check with 11 percent of real odd records.
//!
//! Targets: the index takes at most 3 times the time of `wc -l`, the check on one thread at most a quarter of the loop,
//! saving at most 1.5 times the time of `cp`, and a check with odd records at most 1.6 times the time without them.
//!
//! `cargo bench --no-default-features --bench files`. `FENWRIGHT_BENCH_MB` sets the size of the file in megabytes (64
//! by default); `FENWRIGHT_BENCH_FILE` names an existing file instead.

#[path = "games.rs"]
mod games;
#[path = "real.rs"]
mod real;

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use fenwright::document::arrange::{ArrangeRequest, DuplicateRule, SortKey, arrange_edit};
use fenwright::document::check::Check;
use fenwright::document::search::{Search, SearchQuery};
use fenwright::document::{Document, Edit, Progress, Wake};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

/// Number of runs of each operation; the median counts.
const RUNS: usize = 3;

/// A waiting time that is longer than any operation takes.
const EVER: Duration = Duration::from_hours(1);

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some([_, path]) = arguments.windows(2).find(|pair| pair[0] == "--check") {
        let time = checking(Path::new(path))?;
        println!("{}", time.as_secs_f64());
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let path = match std::env::var_os("FENWRIGHT_BENCH_FILE") {
        Some(path) => PathBuf::from(path),
        None => generated(&folder.path().join("positions.fen"), &games::random_fens())?,
    };
    println!("{} MB", fs::metadata(&path)?.len() / 1_000_000);
    read(&path)?;
    check(&path)?;
    check_odd(folder.path())?;
    search(&path)?;
    arrange(&path)?;
    save(&path, folder.path())
}

/// Writes a file that repeats these positions, and returns its path.
fn generated(path: &Path, fens: &[String]) -> io::Result<PathBuf> {
    let megabytes = std::env::var("FENWRIGHT_BENCH_MB").ok().and_then(|size| size.parse().ok()).unwrap_or(64);
    let text = fens.join("\n") + "\n";
    let mut out = BufWriter::new(File::create(path)?);
    for _ in 0..(megabytes * 1_000_000_usize).div_ceil(text.len()) {
        out.write_all(text.as_bytes())?;
    }
    out.flush()?;
    Ok(path.to_owned())
}

fn read(path: &Path) -> io::Result<()> {
    let wc = median(|| run(Command::new("wc").arg("-l").arg(path)))?;
    let first = median(|| timed(|| open(path).map(|document| document.len())))?;
    let all = median(|| timed(|| opened(path).map(|document| document.len())))?;
    println!("first position {first:.1?}");
    tell("whole index", all, "wc -l", wc);
    Ok(())
}

fn check(path: &Path) -> io::Result<()> {
    let peer = median(|| timed(|| positions_by_shakmaty(path)))?;
    let single = median(|| checking_on_one_processor(path))?;
    let all = median(|| checking(path))?;
    tell("check, one thread", single, "lines with into_position", peer);
    tell("check, all processors", all, "lines with into_position", peer);
    Ok(())
}

/// Compares checking a file with odd records with checking a file of the same size without odd records.
fn check_odd(folder: &Path) -> io::Result<()> {
    let fens = games::random_fens();
    let sound = generated(&folder.join("sound.fen"), &fens)?;
    let odd = generated(&folder.join("odd.fen"), &real::with_odd_lines(fens))?;
    for (what, time) in
        [("one thread", checking_on_one_processor as fn(&Path) -> _), ("all processors", |path| checking(path))]
    {
        let [sound, odd] = [&sound, &odd].map(|path| median(|| time(path)));
        tell(&format!("check with odd records, {what}"), odd?, "without", sound?);
    }
    Ok(())
}

fn search(path: &Path) -> io::Result<()> {
    let grep = median(|| run(Command::new("grep").args(["-ci", "8/5pk1"]).arg(path)))?;
    let document = opened(path)?;
    for query in ["8/5pk1", "KRPKR", "Q>=2 is:check", "Ke1 white to move", "is:mate"] {
        let time = median(|| {
            timed(|| {
                let mut search = Search::start(&document.snapshot(), &SearchQuery::parse(query), nobody());
                search.scan.wait_for(EVER);
                Ok(search.found().len())
            })
        })?;
        tell(&format!("search for {query}"), time, "grep -ci of a text", grep);
    }
    Ok(())
}

fn arrange(path: &Path) -> io::Result<()> {
    let document = opened(path)?;
    for wanted in [
        ArrangeRequest::Sort(SortKey::Material),
        ArrangeRequest::Sort(SortKey::Name),
        ArrangeRequest::RemoveDuplicates(DuplicateRule::Exact),
    ] {
        let time = timed(|| Ok(arrange_edit(&document.snapshot(), wanted, &Progress::default()).is_some()))?;
        println!("{wanted:?} {time:.2?}");
    }
    Ok(())
}

fn save(path: &Path, folder: &Path) -> io::Result<()> {
    let [copy, saved] = ["copy.fen", "saved.fen"].map(|name| folder.join(name));
    let copying = || run(Command::new("cp").arg(path).arg(&copy));
    let cp = median(|| {
        let _ = fs::remove_file(&copy);
        copying()
    })?;
    let synced = median(|| {
        let _ = fs::remove_file(&copy);
        Ok(copying()? + run(Command::new("sync").arg(&copy))?)
    })?;
    let mut document = opened(path)?;
    document.select(document.len() / 2);
    document.apply(Edit::Clear);
    let save = median(|| {
        let _ = fs::remove_file(&saved);
        timed(|| document.save_as(&saved).map_err(io::Error::other))
    })?;
    tell("save one edit", save, "cp", cp);
    tell("save one edit", save, "cp and sync", synced);
    Ok(())
}

fn open(path: &Path) -> io::Result<Document> {
    Document::open(path).map_err(io::Error::other)
}

fn opened(path: &Path) -> io::Result<Document> {
    let mut document = open(path)?;
    document.read_all();
    Ok(document)
}

fn nobody() -> Wake {
    Arc::new(|| {})
}

/// Returns the time of checking an open file.
fn checking(path: &Path) -> io::Result<Duration> {
    let document = opened(path)?;
    timed(|| {
        let mut check = Check::start(&document.snapshot(), nobody());
        check.wait_for(EVER);
        Ok(check.results.len())
    })
}

/// Returns the time of checking in a process that is limited to one processor and therefore starts one thread.
fn checking_on_one_processor(path: &Path) -> io::Result<Duration> {
    let mut command = Command::new("taskset");
    command.args(["-c", "0"]).arg(std::env::current_exe()?).arg("--check").arg(path);
    let output = command.output()?.stdout;
    let seconds = String::from_utf8_lossy(&output).trim().parse().map_err(io::Error::other)?;
    Ok(Duration::from_secs_f64(seconds))
}

/// Returns the number of lines that shakmaty accepts as legal positions.
fn positions_by_shakmaty(path: &Path) -> io::Result<usize> {
    let mut count = 0;
    for line in BufReader::new(File::open(path)?).lines() {
        let fen = Fen::from_ascii(line?.as_bytes()).ok();
        let position = fen.and_then(|fen| fen.into_position::<Chess>(CastlingMode::Standard).ok());
        count += usize::from(position.is_some());
    }
    Ok(count)
}

fn timed<T>(work: impl FnOnce() -> io::Result<T>) -> io::Result<Duration> {
    let start = Instant::now();
    std::hint::black_box(work()?);
    Ok(start.elapsed())
}

/// Returns the run time of a program.
fn run(command: &mut Command) -> io::Result<Duration> {
    timed(|| command.output())
}

fn median(mut time: impl FnMut() -> io::Result<Duration>) -> io::Result<Duration> {
    let mut times = (0..RUNS).map(|_| time()).collect::<io::Result<Vec<_>>>()?;
    times.sort();
    Ok(times[RUNS / 2])
}

fn tell(what: &str, time: Duration, peer: &str, peer_time: Duration) {
    let ratio = time.as_secs_f64() / peer_time.as_secs_f64();
    println!("{what} {time:.2?}; {peer} {peer_time:.2?}: {ratio:.2} times as long");
}
