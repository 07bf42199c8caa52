//! Every text is read within a time limit, also the worst of many mutated ones.
//!
//! `MUTATIONS` sets the number of texts. With `-- --nocapture`, the slowest text and its time are printed.

use std::time::Duration;

use fastrand::Rng;
use fenwright::notation::forgiving;

use crate::fen::corpora::records;
use crate::time::precise_processor_time;

/// Maximum processor time for reading a text as one position and as several, in a release build.
const LIMIT: Duration = Duration::from_millis(100);
/// Without optimization, reading takes some ten times as long.
const LIMIT_UNOPTIMIZED: Duration = Duration::from_secs(1);
/// The default takes twelve seconds without optimization. Of 20,000 texts, the slowest takes 60 ms in a release build.
const DEFAULT_COUNT: usize = 1_000;
/// Runs of a text that exceeds the limit. The fastest counts, so a busy machine does not make the test fail.
const RUNS: usize = 3;

const MAX_MUTATIONS: usize = 6;

/// Characters that mean something to one of the readers.
const SIGNS: [char; 21] =
    ['\n', ' ', '\t', '/', '|', '8', '1', '-', '.', ',', ';', '"', '[', '{', '(', '<', '&', '%', '\\', 'K', '♔'];

/// Texts of all kinds: FEN with errors, EPD, games, drawn boards, lists, pasted texts and prose.
fn texts() -> Vec<String> {
    let inputs = [
        include_str!("../../data/pasted.jsonl"),
        include_str!("../../data/fen_broken.jsonl"),
        include_str!("../../data/epd.jsonl"),
        include_str!("../../data/pgn_fen.jsonl"),
        include_str!("../../data/lichess_variants.jsonl"),
    ];
    let inputs = inputs.into_iter().flat_map(records).filter_map(|record| record["input"].as_str().map(str::to_owned));
    let files = records(include_str!("../../data/metadata.jsonl")).into_iter();
    let files = files.filter_map(|record| record["text"].as_str().map(str::to_owned));
    let drawings = include_str!("../../data/pictures.txt").split("=== ").skip(1);
    let drawings = drawings.filter_map(|case| Some(case.splitn(3, '\n').nth(2)?.to_owned()));
    let lists = include_str!("../../data/lists.txt").lines().filter_map(|line| line.split_once(" | "));
    let lists = lists.map(|(_, list)| list.replace("\\n", "\n"));
    let prose = include_str!("../../../README.md").split("\n\n").map(str::to_owned);
    inputs.chain(files).chain(drawings).chain(lists).chain(prose).collect()
}

/// Returns a range of at most `most` characters.
fn chunk(text: &[char], most: usize, rng: &mut Rng) -> std::ops::Range<usize> {
    let start = rng.usize(0..=text.len());
    start..(start + rng.usize(0..=most)).min(text.len())
}

/// Changes a text in one place, as errors of typing, copying, recognition and transfer do.
fn mutate(text: &mut Vec<char>, other: &[char], rng: &mut Rng) {
    let near = chunk(text, 8, rng);
    let long = chunk(text, 200, rng);
    let piece: Vec<char> = text[near.clone()].to_vec();
    match rng.u8(0..8) {
        0 => drop(text.drain(near)),
        1 => drop(text.splice(near, other[chunk(other, 8, rng)].iter().copied())),
        2 => text.truncate(near.start),
        3 => drop(text.splice(near.clone(), piece.repeat(rng.usize(2..40)))),
        4 => {
            let place = rng.usize(0..=text.len());
            drop(text.splice(place..place, other[chunk(other, 200, rng)].iter().copied()));
        }
        5 => text.insert(near.start, SIGNS[rng.usize(..SIGNS.len())]),
        6 => {
            let moved: Vec<char> = text.drain(long).collect();
            let place = rng.usize(0..=text.len());
            drop(text.splice(place..place, moved));
        }
        _ => {
            let [from, to] = [' ', '/'].map(|char| if rng.bool() { char } else { '\n' });
            text.iter_mut().filter(|char| **char == from).for_each(|char| *char = to);
        }
    }
}

fn time_of(text: &str) -> Duration {
    let start = precise_processor_time();
    forgiving::read(text);
    forgiving::read_all(text);
    precise_processor_time().saturating_sub(start)
}

#[test]
fn any_mutated_text_is_read_within_the_limit() {
    let count = std::env::var("MUTATIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(DEFAULT_COUNT);
    let limit = if cfg!(debug_assertions) { LIMIT_UNOPTIMIZED } else { LIMIT };
    let texts: Vec<Vec<char>> = texts().iter().map(|text| text.chars().collect()).collect();
    let mut rng = Rng::with_seed(38);
    let mut slowest = (Duration::ZERO, String::new());
    let mut slow = Vec::new();
    for _ in 0..count {
        let mut text = texts[rng.usize(..texts.len())].clone();
        for _ in 0..rng.usize(1..=MAX_MUTATIONS) {
            mutate(&mut text, &texts[rng.usize(..texts.len())], &mut rng);
        }
        let text: String = text.into_iter().collect();
        let mut time = time_of(&text);
        for _ in 1..RUNS {
            if time > limit {
                time = time.min(time_of(&text));
            }
        }
        if time > limit {
            slow.push(format!("{time:?}: {text:?}"));
        }
        slowest = slowest.max((time, text));
    }
    println!("the slowest of {count} texts takes {:?}: {:?}", slowest.0, slowest.1);
    assert!(slow.is_empty(), "{} of {count} texts exceed {limit:?}:\n{}", slow.len(), slow.join("\n"));
}
