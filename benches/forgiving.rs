//! Reading typing errors, hard texts, and texts of growing length.
//!
//! Targets: half of the typing errors take less than 0.2 ms each, the worst hard text takes less than 20 ms, and the
//! time is linear in the length. `cargo bench --no-default-features --bench forgiving`; each time is also given as a
//! multiple of reading a strict FEN, measured in the same run.

#[path = "games.rs"]
mod games;

use std::hint::black_box;
use std::time::{Duration, Instant};

use fastrand::Rng;
use fenwright::notation::forgiving;

/// Number of typing errors that are measured.
const SLIPS: usize = 600;

/// Returns the minimum time of several readings, which reduces the effect of other load.
fn time_of(text: &str) -> Duration {
    const TIMES: usize = 7;
    let once = || {
        let start = Instant::now();
        black_box(forgiving::read_all(black_box(text)));
        start.elapsed()
    };
    (0..TIMES).map(|_| once()).min().unwrap_or_default()
}

/// Returns a FEN with one typing error: a character removed, doubled or replaced, or characters inserted.
fn slip(rng: &mut Rng, fen: &str) -> String {
    let at = rng.usize(..fen.len() - 1);
    let (before, after) = fen.split_at(at);
    let (char, rest) = after.split_at(1);
    match rng.u8(..5) {
        0 => format!("{before}{rest}"),
        1 => format!("{before}{char}{char}{rest}"),
        2 => format!("{before} {rest}"),
        3 => format!("{before}#{after}"),
        _ => format!("{before}8/{after}"),
    }
}

fn main() {
    let fens = games::random_fens();
    let strict: Duration = fens.iter().take(1000).map(|fen| time_of(fen)).sum::<Duration>() / 1000;
    let say = |name: &str, time: Duration| {
        let times = time.as_secs_f64() / strict.as_secs_f64();
        println!("{name:36} {:10.1} µs {times:10.0} x strict", time.as_secs_f64() * 1e6);
    };
    say("a strict FEN", strict);
    let mut rng = Rng::with_seed(1);
    let mut slips: Vec<Duration> =
        (0..SLIPS).map(|at| time_of(&slip(&mut rng, &fens[at * fens.len() / SLIPS]))).collect();
    slips.sort_unstable();
    for (name, at) in [("slips, half of them", 50), ("slips, 95 of 100", 95), ("slips, 99 of 100", 99)] {
        say(name, slips[SLIPS * at / 100]);
    }
    let windows = [
        ("strokes alone", "/".repeat(150)),
        ("empty ranks alone", "8/".repeat(75)),
        ("sevens", "7/".repeat(75)),
        ("rooks and digits", "r1".repeat(20) + &"/r1r1".repeat(22)),
        ("junk in every rank", "r#nbqkb;r/pp!pppppp/8x/8/8/?8/PPPPP~PPPP/RN-BQKBN w KQkq - 0 1".to_owned()),
        ("letters of many languages", "tSlDkGsT/bPpPbVbH/8/8/8/8/BPbWPFBB/TSLCKLAT w KD - 0 1".to_owned()),
    ];
    for (name, text) in windows {
        say(name, time_of(&text));
    }
    for kib in [8, 16, 32, 64] {
        say(&format!("{kib} KiB of strokes and men"), time_of(&"rn1/7p/".repeat(kib * 1024 / 7)));
    }
}
