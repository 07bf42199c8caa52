//! Any text: the forgiving reader. Corrected texts are strict and read again as equal, and strict text is never
//! corrected.

#![no_main]

use std::time::Duration;

use fenwright::Position;
use fenwright::notation::fen::{self, FaultKind};
use fenwright::notation::forgiving::{self, Reading};
use libfuzzer_sys::fuzz_target;
use rustix::time::{ClockId, clock_gettime};

/// Maximum processor time for a text: 100 ms in a release build, and twenty times as long with the counters and checks of
/// this one. A text that takes 80 ms there took 1.3 s here.
const LIMIT: Duration = Duration::from_secs(2);

fuzz_target!(|text: &str| {
    let began = processor_time();
    let (reading, all) = (forgiving::read(text), forgiving::read_all(text));
    let taken = processor_time() - began;
    assert!(taken < LIMIT, "{taken:?}");
    assert_sound(text, &reading);
    assert!(!all.is_empty());
    for found in all {
        assert!(found.line >= 1);
        if !found.input.is_empty() {
            assert_sound(&found.input, &found.reading);
        }
    }
});

/// Returns the processor time of this thread, which does not depend on what else the machine does.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn assert_sound(text: &str, reading: &Reading) {
    match reading {
        Reading::Strict(position) => assert_eq!(fen::read(text), Ok(*position)),
        // A fairy piece in a list of pieces, which strict FEN does not know.
        Reading::Failed(fault) if fault.kind == FaultKind::NoSuchPiece => {}
        Reading::Failed(fault) => assert_eq!(fen::read(text), Err(fault.clone())),
        Reading::Corrected(corrected) => {
            assert_eq!(fen::read(text), Err(corrected.fault.clone()));
            assert!(!corrected.corrections.is_empty());
            assert!(corrected.corrections.iter().all(|correction| correction.field <= RULES_FIELD));
            corrected.alternatives.iter().chain([&corrected.position]).for_each(assert_read_back);
        }
    }
}

/// The field of corrections that state the rules.
const RULES_FIELD: u8 = 8;

/// Asserts that the FEN of a position is read without corrections; that its additions decide the rules is reported.
fn assert_read_back(position: &Position) {
    let text = fen::write(position);
    match forgiving::read(&text) {
        Reading::Strict(read) => assert_eq!(read, *position, "{text}"),
        Reading::Corrected(read) => {
            assert_eq!(read.position, *position, "{text}");
            let are_rules = read.corrections.iter().all(|correction| correction.field == RULES_FIELD);
            assert!(are_rules && !position.rules.is_standard(), "{text}");
        }
        Reading::Failed(fault) => panic!("{fault:?}: {text}"),
    }
}
