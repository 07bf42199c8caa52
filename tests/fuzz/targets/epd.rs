//! Any text as an EPD line: reading, writing, and rewriting only what was edited.

#![no_main]

use fenwright::notation::epd;
use fenwright::{Position, Size};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = epd::read_tail(text, 0);
    let Ok(record) = epd::read(text) else { return };
    assert!(record.spans.iter().all(|span| text.get(span.clone()).is_some()));
    assert_eq!(epd::rewrite(text, &record.position, None).as_deref(), Ok(text));

    let written = epd::write(&record.position, &record.operations);
    let again = epd::read(&written).expect(&written);
    assert_eq!(again.position, record.position, "{written}");
    assert_eq!(epd::write(&again.position, &again.operations), written);

    let other = Position { halfmove_clock: 7, fullmove_number: 12, ..Position::empty(Size::STANDARD) };
    let changed = epd::rewrite(text, &other, None).expect("its fields were read");
    assert_eq!(epd::read(&changed).map(|record| record.position), Ok(other), "{changed}");
});
