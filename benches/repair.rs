//! The repair of published problems after a random edit has spoiled them.
//!
//! Targets, on two threads: a sound version is found for each of 100 two-movers, with a median under 3 seconds; 30
//! three-movers take less than 60 seconds each; one piece is judged on all squares of a two-mover in less than a second.
//! `cargo bench --no-default-features --bench repair`, or with `-- --few` a short smoke test. The problems are those of
//! `tests/data/mates.jsonl`.

use std::env;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use fenwright::board::{Goal, Position, Stipulation};
use fenwright::notation::fen;
use fenwright::rules::repair::{Edit, Puzzle, RepairEvent, RepairOptions};
use fenwright::rules::solver::{Judge, Judgement, SearchControl};
use serde_json::Value;

/// The memory limit of the table, in bytes.
const TABLE: usize = 64 << 20;

const THREADS: NonZeroUsize = NonZeroUsize::new(2).expect("not zero");

fn main() {
    let is_few = env::args().any(|argument| argument == "--few");
    measure(2, if is_few { 3 } else { 100 }, Duration::from_secs(3));
    measure(3, if is_few { 1 } else { 30 }, Duration::from_mins(1));
    shade(if is_few { 3 } else { 100 });
}

/// Returns the sound problems in a number of moves, with their keys.
fn problems(moves: u16) -> impl Iterator<Item = (Position, String)> {
    let records = include_str!("../tests/data/mates.jsonl").lines();
    records.filter_map(move |line| {
        let record: Value = serde_json::from_str(line).ok()?;
        let is_sound = record["tags"].as_array()?.iter().any(|tag| tag == "sound");
        let position = fen::read(record["fen"].as_str()?).ok()?;
        let key = record["keys"][0].as_str()?.to_owned();
        (is_sound && record["n"] == moves && record["chess960"] == false).then_some((position, key))
    })
}

/// Returns the first position that is not sound among random edits. The numbers are those of a linear congruential
/// generator (Knuth, MMIX).
fn spoiled(position: &Position, judge: &Judge, seed: &mut u64) -> Option<Position> {
    let edits = Edit::all(position);
    (0..1000).find_map(|_| {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (_, after) = edits[(*seed >> 33) as usize % edits.len()];
        let judged = judge.judge(&after, &[], 2, &SearchControl::default()).ok()?;
        (judged.judgement != Judgement::Sound).then_some(after)
    })
}

fn measure(moves: u16, count: usize, limit: Duration) {
    let stipulation = Stipulation::new(Goal::Mate, moves);
    let Ok(judge) = Judge::new(stipulation, TABLE) else { return };
    let (mut seed, mut times, mut repaired, mut restored) = (1, Vec::new(), 0, 0);
    for (original, key) in problems(moves).take(count) {
        let Some(position) = spoiled(&original, &judge, &mut seed) else { continue };
        let started = Instant::now();
        let Ok(mut puzzle) = Puzzle::new(&position, stipulation, Some(key), TABLE) else { continue };
        let watch = SearchControl::default();
        let (versions, has_original) = (AtomicUsize::new(0), AtomicBool::new(false));
        let options = RepairOptions { edits: 1, time: None, threads: THREADS };
        let searched = puzzle.solve(&watch).and_then(|_| {
            puzzle.repair(options, &watch, |event| {
                if let RepairEvent::Found(version) = event {
                    versions.fetch_add(1, Ordering::Relaxed);
                    has_original.fetch_or(version.position.board == original.board, Ordering::Relaxed);
                }
            })
        });
        times.push(started.elapsed());
        repaired += usize::from(searched.is_ok() && versions.into_inner() > 0);
        restored += usize::from(has_original.into_inner());
    }
    times.sort_unstable();
    let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
    let is_fast = if moves == 2 { median < limit } else { longest < limit };
    let verdict = if is_fast && repaired == times.len() { "kept" } else { "missed" };
    println!(
        "{} problems in {moves} moves: {repaired} repaired, {restored} with the original, median {median:.2?}, longest \
         {longest:.2?}  {verdict}",
        times.len()
    );
}

/// Measures the judgement of one piece on all squares.
fn shade(count: usize) {
    let mut times = Vec::new();
    for (position, key) in problems(2).take(count) {
        let started = Instant::now();
        let Ok(mut puzzle) = Puzzle::new(&position, Stipulation::new(Goal::Mate, 2), Some(key), TABLE) else {
            continue;
        };
        let watch = SearchControl::default();
        let Some((from, piece)) = position.board.pieces().next() else { continue };
        let squares = position.board.size().squares();
        let judged = puzzle
            .solve(&watch)
            .map(|_| squares.filter(|to| puzzle.place(piece, Some(from), *to, &watch).is_ok()).count());
        times.push((started.elapsed(), judged.unwrap_or_default()));
    }
    let longest = times.iter().max().map_or(Duration::ZERO, |(time, _)| *time);
    let verdict = if longest < Duration::from_secs(1) { "kept" } else { "missed" };
    println!("{} two-movers shaded: longest {longest:.2?}  {verdict}", times.len());
}
