//! Twice the text takes about twice the work, for texts of every kind.
//!
//! Work is processor time of one thread, which other programs hardly change. Each class of texts is measured at a size
//! and at four times that size: linear work grows by 4, quadratic work by 16. A class fails only if it grows by more
//! than [`LIMIT`] even with the fastest of several runs, and again after all others were measured, so that a machine that
//! is busy for a second does not make it fail. The tables are printed with
//! `cargo test --no-default-features --test core_tests growth -- --nocapture`.

mod classes;

use std::time::Duration;

use self::classes::{Class, file_classes, forgiving_classes, pgn_classes, strict_classes};
use super::time::precise_processor_time;

/// Maximum growth of the work for a text that is four times as long.
const LIMIT: f64 = 6.0;
/// Maximum number of runs. The fastest of them counts, and the first is enough if it does not exceed the limit.
const RUNS: usize = 6;
/// Maximum number of times that a class is measured, each after the others.
const ROUNDS: usize = 3;
/// Minimum time for the smaller text, so that the clock does not matter.
const MIN_TIME: Duration = Duration::from_millis(2);

fn time_of(class: &Class, text: &str) -> Duration {
    let start = precise_processor_time();
    (class.work)(text);
    precise_processor_time().saturating_sub(start)
}

/// Returns a quarter of the largest size that is read completely, or an eighth if that takes long enough. Work that
/// grows faster than the text shows only in long texts, because most of the work is linear.
fn size_for(class: &Class) -> usize {
    let size = class.most / 8;
    if time_of(class, &(class.text)(size)) < MIN_TIME { 2 * size } else { size }
}

/// Returns the times for a text and for one that is four times as long, and the ratio of both.
fn measure(class: &Class, size: usize) -> ([Duration; 2], f64) {
    let texts = [size, 4 * size].map(|size| (class.text)(size));
    let mut times = [Duration::MAX; 2];
    let mut ratio = f64::INFINITY;
    for _ in 0..RUNS {
        for (time, text) in times.iter_mut().zip(&texts) {
            *time = time_of(class, text).min(*time);
        }
        ratio = times[1].as_secs_f64() / times[0].as_secs_f64().max(1e-9);
        if ratio <= LIMIT {
            break;
        }
    }
    (times, ratio)
}

fn check(classes: &[Class]) {
    println!("{:36} {:>9} {:>11} {:>11} {:>6}", "class", "bytes", "time", "four times", "ratio");
    let mut steep: Vec<&Class> = classes.iter().collect();
    for _ in 0..ROUNDS {
        steep.retain(|class| is_steep(class));
    }
    let names: Vec<_> = steep.iter().map(|class| class.name).collect();
    assert!(names.is_empty(), "the work grows faster than the text: {names:?}");
}

fn is_steep(class: &Class) -> bool {
    let size = size_for(class);
    let ([time, longer], ratio) = measure(class, size);
    println!("{:36} {size:>9} {time:>11.1?} {longer:>11.1?} {ratio:>6.1}", class.name);
    ratio > LIMIT
}

#[test]
fn any_text_is_read_in_linear_time() {
    check(&forgiving_classes());
}

#[test]
fn fen_and_epd_are_read_in_linear_time() {
    check(&strict_classes());
}

#[test]
fn games_are_read_in_linear_time() {
    check(&pgn_classes());
}

#[test]
fn files_are_converted_in_linear_time() {
    check(&file_classes());
}
