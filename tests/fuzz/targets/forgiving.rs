//! Any text: the forgiving reader. Corrected texts are strict and read again as equal, and strict text is never
//! corrected.

#![no_main]

use fenwright::Position;
use fenwright::notation::fen;
use fenwright::notation::forgiving::{self, Reading};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    assert_sound(text, &forgiving::read(text));
    let all = forgiving::read_all(text);
    assert!(!all.is_empty());
    for found in all {
        assert!(found.line >= 1);
        if !found.input.is_empty() {
            assert_sound(&found.input, &found.reading);
        }
    }
});

fn assert_sound(text: &str, reading: &Reading) {
    match reading {
        Reading::Strict(position) => assert_eq!(fen::read(text), Ok(*position)),
        Reading::Failed(fault) => assert_eq!(fen::read(text), Err(fault.clone())),
        Reading::Mended(mended) => {
            assert_eq!(fen::read(text), Err(mended.fault.clone()));
            assert!(!mended.mends.is_empty() && mended.mends.iter().all(|mend| mend.field <= 7));
            mended.alternatives.iter().chain([&mended.position]).for_each(assert_strict);
        }
    }
}

/// Asserts that the strict FEN of a position is read without corrections.
fn assert_strict(position: &Position) {
    let text = fen::write(position);
    assert_eq!(forgiving::read(&text), Reading::Strict(*position), "{text}");
}
