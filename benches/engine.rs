//! Reading a million `info` lines of an engine, beside splitting the same text into words.
//!
//! Target: a million lines in a second. `cargo bench --no-default-features --bench engine`; compare the medians.

use std::fmt::Write;
use std::hint::black_box;
use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use fenwright::engine::Message;

const LINES: usize = 1_000_000;

/// The lines of a search with five lines of twenty moves.
static OUTPUT: LazyLock<String> = LazyLock::new(|| {
    const PV: &str =
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6b8 d2d4 b8d7";
    let mut text = String::new();
    for number in 0..LINES {
        let (depth, rank) = (number / 5 % 40 + 1, number % 5 + 1);
        let _ = writeln!(
            text,
            "info depth {depth} seldepth {} multipv {rank} score cp {} nodes {number} nps 1234567 hashfull 321 tbhits 0 \
             time {} pv {PV}",
            depth + 9,
            number % 200,
            number / 1000,
        );
    }
    text
});

fn main() {
    divan::main();
}

fn over_output(bencher: Bencher, read: impl Fn(&str)) {
    let output = OUTPUT.as_str();
    bencher
        .counter(ItemsCount::new(LINES))
        .counter(BytesCount::new(output.len()))
        .bench_local(|| output.lines().for_each(&read));
}

#[divan::bench(sample_count = 10)]
fn read(bencher: Bencher) {
    over_output(bencher, |line| {
        black_box(Message::parse(black_box(line)));
    });
}

#[divan::bench(sample_count = 10)]
fn count_words(bencher: Bencher) {
    over_output(bencher, |line| {
        black_box(black_box(line).split_ascii_whitespace().count());
    });
}
