//! Reading and writing FEN compared with shakmaty in the same run: 100,000 positions of random games.
//!
//! Targets: reading takes at most a third, writing at most a fifth of shakmaty's time.
//! `cargo bench --no-default-features --bench fen`; compare the medians, each of which is for all positions.

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

/// One position per line, as in a file, so that scattered memory does not distort the measurement.
static FILE: LazyLock<String> = LazyLock::new(|| games::random_fens().join("\n"));

static FENS: LazyLock<Vec<&str>> = LazyLock::new(|| FILE.lines().collect());

fn main() {
    divan::main();
}

/// Measures a function that is called with each of the values.
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

/// Reads all positions. Panics if one of them is refused.
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
