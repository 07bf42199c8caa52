//! The mate solver compared with Popeye 4.104, whose times are in `tests/data/mates_timed.tsv`.
//!
//! Targets: finding all keys takes less processor time than Popeye on every mate in four and more, with Popeye's times
//! scaled by perft(5) measured in the same run; all of `mates.jsonl` takes less than 20 seconds on one thread; two
//! threads are at least 1.6 times as fast on searches longer than a second; a stopped search answers within 50 ms; the
//! search uses no more memory than the table may use. On 10x8, perft examines 20 million positions per second, where
//! the last moves are counted and not played, and mates in two take at most 30 ms.
//! `cargo bench --no-default-features --bench solve`, or with `-- --few` a short smoke test. The times of two threads
//! need two free processors.

mod system;

use std::env;
use std::fs;
use std::num::NonZeroUsize;
use std::thread;
use std::time::{Duration, Instant};

use fenwright::notation::fen;
use fenwright::rules::Play;
use fenwright::rules::solver::{SearchControl, Solution, Solver};
use serde_json::Value;
use shakmaty::{Chess, Position as _};

/// The memory limit of the table, in bytes.
const TABLE: usize = 64 << 20;

/// The time of perft(5) in seconds on the machine where Popeye was measured.
const PERFT_BESIDE_POPEYE: f64 = 0.0212;

/// A position whose search does not end.
const ENDLESS: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// Mates that take more than a second to search, with the number of moves.
const LONG: [(&str, u8); 1] = [("6K1/n1P2N1p/6pr/b1pp3b/n2Bp1k1/1R2R1Pp/3p1P2/2qN1B2 w - - 0 1", 5)];

/// Start positions of Capablanca and Gothic chess on 10x8, with the depth of perft in half moves.
const STARTS_OF_TEN: [(&str, u32); 2] = [
    ("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 5),
    ("rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1", 5),
];

/// Mates in two on 10x8: with few pieces, and in positions of random games.
const MATES_OF_TEN: [&str; 3] = [
    "10/6A3/2p1C5/10/1Pp7/3r6/10/5k1K2 w - - 0 1",
    "6k1K1/10/1p1r5p/10/7P2/7A2/5C4/10 w - - 0 1",
    "A1k3abr1/2p2p1p1p/3pNP2p1/P1C1p1p3/1P6n1/6q2N/R1PPK1P1PP/2BQ3BR1 w - - 2 29",
];

fn main() {
    let is_few = env::args().any(|argument| argument == "--few");
    boards_of_ten(if is_few { 1 } else { 5 });
    memory(if is_few { 1 << 20 } else { 16 << 20 });
    let longer = beside_popeye(if is_few { 4 } else { u8::MAX });
    whole_collection(if is_few { 20 } else { usize::MAX });
    for (text, moves) in longer {
        two_threads(&text, moves);
    }
    stopping(if is_few { 4 } else { 50 });
}

/// Returns the processor time of this thread in seconds, or the wall-clock time on systems without it.
fn processor_time() -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(
        || std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default().as_secs_f64(),
        |nanoseconds| nanoseconds / 1e9,
    )
}

/// Returns the result of a function and its processor time in seconds.
fn timed<T>(run: impl FnOnce() -> T) -> (T, f64) {
    let start = processor_time();
    let result = run();
    (result, processor_time() - start)
}

fn perft(game: &Chess, depth: u32) -> u64 {
    let moves = game.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |played: &shakmaty::Move| {
        let mut after = game.clone();
        after.play_unchecked(*played);
        after
    };
    moves.iter().map(|played| perft(&after(played), depth - 1)).sum()
}

/// Returns the factor by which this machine is slower than the machine where Popeye was measured.
fn scale() -> f64 {
    let best = (0..5).map(|_| timed(|| perft(&Chess::default(), 5)).1).fold(f64::INFINITY, f64::min);
    best / PERFT_BESIDE_POPEYE
}

/// Measures the move generator and the solver on 10x8, and shakmaty's move generator on 8x8 for comparison.
fn boards_of_ten(rounds: usize) {
    let best = |run: &dyn Fn() -> u64| {
        let timed = (0..rounds).map(|_| timed(run));
        timed.min_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or_default()
    };
    let millions = |(nodes, took): (u64, f64)| nodes as f64 / took / 1e6;
    let library = best(&|| perft(&Chess::default(), 5));
    println!("8x8, rules library: perft(5) {:.1} ms, {:.0} million nodes/s", library.1 * 1e3, millions(library));
    for (text, plies) in STARTS_OF_TEN {
        let Some(play) = fen::read(text).ok().and_then(|start| Play::from_position(&start)) else { continue };
        let own = best(&|| play.perft(plies));
        let promise = verdict(millions(own) >= 20.0);
        println!("10x8: perft({plies}) {} nodes, {:.0} million/s  {promise}  {text}", own.0, millions(own));
    }
    for text in MATES_OF_TEN {
        let (keys, took) = best_solution(text, rounds);
        println!("10x8: mate in 2: {:.2} ms, {keys} keys  {}  {text}", took * 1e3, verdict(took < 0.03));
    }
}

/// Returns the number of keys and the best wall-clock time in seconds. Such a search is shorter than the resolution of
/// the processor time.
fn best_solution(text: &str, rounds: usize) -> (usize, f64) {
    let once = || {
        let start = Instant::now();
        let keys = solve(text, 2, 1).map_or(0, |solution| solution.keys.len());
        (keys, start.elapsed().as_secs_f64())
    };
    (0..rounds).map(|_| once()).min_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or_default()
}

fn solve(text: &str, moves: u8, threads: usize) -> Option<Solution> {
    let solver = Solver::new(&fen::read(text).ok()?, moves, TABLE).ok()?;
    Some(solver.solve(NonZeroUsize::new(threads)?, &SearchControl::default()))
}

fn verdict(is_kept: bool) -> &'static str {
    if is_kept { "kept" } else { "MISSED" }
}

/// Solves every timed record of at most this number of moves. Returns the records that took longer than a second.
fn beside_popeye(most: u8) -> Vec<(String, u8)> {
    let scale = scale();
    println!("this machine takes {scale:.2} times as long as the one of Popeye's times");
    let mut longer = Vec::new();
    for line in include_str!("../tests/data/mates_timed.tsv").lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [moves, text, popeye, ..] = fields[..] else { continue };
        let (Ok(moves), Ok(popeye)) = (moves.parse::<u8>(), popeye.parse::<f64>()) else { continue };
        if moves > most {
            continue;
        }
        let (solution, took) = timed(|| solve(text, moves, 1));
        let keys = solution.map_or(0, |solution| solution.keys.len());
        let popeye = popeye * scale;
        let promise = if moves < 4 { "" } else { verdict(took < popeye) };
        println!("mate in {moves}: {took:8.3} s, Popeye {popeye:8.3} s, {keys:2} keys  {promise}  {text}");
        if took > 1.0 {
            longer.push((text.to_owned(), moves));
        }
    }
    // Adds mates that are certainly long, so that there are several long searches.
    longer.extend(LONG.into_iter().filter(|(_, moves)| *moves <= most).map(|(text, moves)| (text.to_owned(), moves)));
    longer
}

fn whole_collection(most: usize) {
    let records = include_str!("../tests/data/mates.jsonl").lines();
    let records: Vec<Value> = records.filter_map(|line| serde_json::from_str(line).ok()).take(most).collect();
    let (solved, took) = timed(|| {
        let solved = records.iter().filter_map(|record| {
            let moves = u8::try_from(record["n"].as_u64()?).ok()?;
            solve(record["fen"].as_str()?, moves, 1)
        });
        solved.count()
    });
    println!("the collection, {solved} positions: {took:.2} s  {}", verdict(took < 20.0));
}

/// Compares a long search with one thread and with two.
fn two_threads(text: &str, moves: u8) {
    let wall = |threads| {
        let once = || {
            let start = Instant::now();
            solve(text, moves, threads);
            start.elapsed().as_secs_f64()
        };
        (0..3).map(|_| once()).fold(f64::INFINITY, f64::min)
    };
    let (one, two) = (wall(1), wall(2));
    let promise = if one > 1.0 { verdict(one / two >= 1.6) } else { "" };
    println!("mate in {moves}: one thread {one:.2} s, two {two:.2} s, {:.2} times  {promise}", one / two);
}

/// Measures the maximum growth of memory in a search that needs more than its table may use. This must be the first
/// search, because released memory may be used again.
fn memory(table: usize) {
    let Ok(position) = fen::read(ENDLESS) else { return };
    let Ok(solver) = Solver::new(&position, 30, table) else { return };
    let before = system::memory("VmRSS:");
    let watch = SearchControl::with_deadline(Some(Instant::now() + Duration::from_secs(5)));
    let searched = solver.solve(NonZeroUsize::MIN, &watch).searched_moves;
    let grown = system::memory("VmHWM:").saturating_sub(before);
    let promise = verdict(grown <= table as u64 + (2 << 20));
    let (grown, table) = (grown as f64 / 1e6, table as f64 / 1e6);
    println!("memory: {grown:.1} MB more, with a table of {table:.1} MB, after mates in {searched}  {promise}");
}

/// Measures the maximum time between stopping a search and its answer, over some random moments.
fn stopping(stops: u64) {
    let mut random = fastrand::Rng::with_seed(1);
    for threads in [1, 2] {
        let moments = (0..stops).map(|_| Duration::from_micros(random.u64(1_000..300_000)));
        let worst = moments.filter_map(|moment| stop_after(threads, moment)).max().unwrap_or_default();
        let promise = verdict(worst < Duration::from_millis(50));
        println!("stopped {stops} times on {threads} threads: {worst:.2?} at the worst  {promise}");
    }
}

fn stop_after(threads: usize, wait: Duration) -> Option<Duration> {
    let solver = Solver::new(&fen::read(ENDLESS).ok()?, 30, TABLE).ok()?;
    let (watch, threads) = (SearchControl::default(), NonZeroUsize::new(threads)?);
    thread::scope(|scope| {
        let search = scope.spawn(|| {
            let solution = solver.solve(threads, &watch);
            (solution.is_complete(), Instant::now())
        });
        thread::sleep(wait);
        let stopped = Instant::now();
        watch.stop();
        search.join().ok().map(|(_, ended)| ended.saturating_duration_since(stopped))
    })
}
