//! Judging positions, which means finding their problems, compared with shakmaty in the same run: 100,000 positions of
//! random games, and as many real odd and illegal positions.
//!
//! Targets: reading and judging takes at most a third of shakmaty's time, and less than a microsecond for an odd
//! position. `cargo bench --no-default-features --bench problems`; compare the medians, each of which is for all
//! positions.

#[path = "games.rs"]
mod games;
#[path = "real.rs"]
mod real;

use std::hint::black_box;
use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::ItemsCount;
use fenwright::notation::fen;
use fenwright::{Position, rules};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

/// One position per line, as in a file, so that scattered memory does not distort the measurement.
static FILE: LazyLock<String> = LazyLock::new(|| games::random_fens().join("\n"));

static FENS: LazyLock<Vec<&str>> = LazyLock::new(|| FILE.lines().collect());

/// Real odd records, and real illegal records, each repeated up to the number of [`FENS`].
static SPOILED: LazyLock<[Vec<String>; 2]> =
    LazyLock::new(|| real::odd_and_illegal_fens().map(|fens| fens.into_iter().cycle().take(FENS.len()).collect()));

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
fn read_and_judge(bencher: Bencher) {
    over(bencher, &FENS, |text| {
        if let Ok(position) = &fen::read(black_box(text)) {
            black_box(rules::problems(position));
        }
    });
}

#[divan::bench]
fn judge(bencher: Bencher) {
    judge_all(bencher, FENS.iter().copied());
}

#[divan::bench]
fn judge_odd(bencher: Bencher) {
    judge_all(bencher, SPOILED[0].iter().map(String::as_str));
}

/// Measures positions where every ninth is odd.
#[divan::bench]
fn judge_with_odd(bencher: Bencher) {
    let fens = real::with_odd_lines(games::random_fens());
    judge_all(bencher, fens.iter().map(String::as_str));
}

#[divan::bench]
fn judge_illegal(bencher: Bencher) {
    judge_all(bencher, SPOILED[1].iter().map(String::as_str));
}

fn judge_all<'a>(bencher: Bencher, fens: impl Iterator<Item = &'a str>) {
    let positions: Vec<Position> = fens.filter_map(|text| fen::read(text).ok()).collect();
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
