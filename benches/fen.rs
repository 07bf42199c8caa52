//! Reading and writing FEN, beside shakmaty in the same run: 100,000 positions of random games.
//!
//! The promises: a read in at most a third, a write in at most a fifth of shakmaty's time.
//! `cargo bench --no-default-features --bench fen`; compare the medians, each is for all positions.

#![expect(clippy::expect_used, reason = "a benchmark that cannot read its positions stops")]

#[path = "games.rs"]
mod games;

use std::hint::black_box;
use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::ItemsCount;
use fenwright::Position;
use fenwright::notation::fen;
use shakmaty::fen::Fen;

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
fn read_carefully(bencher: Bencher) {
    over(bencher, &FENS, |text| {
        let _ = black_box(fen::read_carefully(black_box(text)));
    });
}

#[divan::bench]
fn read_by_shakmaty(bencher: Bencher) {
    over(bencher, &FENS, |text| {
        let _ = black_box(Fen::from_ascii(black_box(text.as_bytes())));
    });
}

/// What both readers made of all positions; the benchmark stops if one of them refused any.
fn all_read<T, E: std::fmt::Debug>(read: impl Fn(&str) -> Result<T, E>) -> Vec<T> {
    FENS.iter().map(|text| read(text)).collect::<Result<_, _>>().expect("FEN of a random game")
}

#[divan::bench]
fn write(bencher: Bencher) {
    let positions: Vec<Position> = all_read(fen::read);
    let mut text = Vec::new();
    over(bencher, &positions, |position| {
        text.clear();
        fen::append(&mut text, black_box(position), fen::Style::default());
        black_box(&text);
    });
}

#[divan::bench]
fn write_to_new_string(bencher: Bencher) {
    let positions: Vec<Position> = all_read(fen::read);
    over(bencher, &positions, |position| {
        black_box(fen::write(black_box(position)));
    });
}

#[divan::bench]
fn write_by_shakmaty(bencher: Bencher) {
    let positions = all_read(|text| Fen::from_ascii(text.as_bytes()));
    let mut text = Vec::new();
    over(bencher, &positions, |position| {
        text.clear();
        black_box(position).append_ascii_to(&mut text);
        black_box(&text);
    });
}
