//! Judging positions right after reading them, beside shakmaty in the same run: 100,000 positions of random games.
//!
//! The promise: reading and judging in at most a third of shakmaty's time.
//! `cargo bench --no-default-features --bench problems`; compare the medians, each is for all positions.

#[path = "games.rs"]
mod games;

use std::hint::black_box;
use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::ItemsCount;
use fenwright::notation::fen;
use fenwright::{Position, rules};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

/// One position a line, as a file holds them: what is measured is reading, not waiting for scattered memory.
static FILE: LazyLock<String> = LazyLock::new(|| games::random_fens().join("\n"));

static FENS: LazyLock<Vec<&str>> = LazyLock::new(|| FILE.lines().collect());

fn main() {
    divan::main();
}

/// Runs a function over all of these values.
fn over<T>(bencher: Bencher, values: &[T], mut run: impl FnMut(&T)) {
    bencher.counter(ItemsCount::new(values.len())).bench_local(|| values.iter().for_each(&mut run));
}

#[divan::bench]
fn read(bencher: Bencher) {
    over(bencher, &FENS, |text| {
        let _ = black_box(fen::read(black_box(text)));
    });
}

#[divan::bench]
fn read_and_judge(bencher: Bencher) {
    over(bencher, &FENS, |text| {
        if let Ok(position) = &fen::read(black_box(text)) {
            black_box(rules::problems(position));
        }
    });
}

#[divan::bench]
fn judge(bencher: Bencher) {
    let positions: Vec<Position> = FENS.iter().filter_map(|text| fen::read(text).ok()).collect();
    over(bencher, &positions, |position| {
        black_box(rules::problems(black_box(position)));
    });
}

#[divan::bench(args = [CastlingMode::Standard, CastlingMode::Chess960])]
fn read_and_judge_by_shakmaty(bencher: Bencher, mode: CastlingMode) {
    over(bencher, &FENS, |text| {
        if let Ok(fen) = Fen::from_ascii(black_box(text.as_bytes())) {
            let _ = black_box(fen.into_position::<Chess>(mode));
        }
    });
}
