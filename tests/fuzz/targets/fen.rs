//! Any text: strict reading, spans of faults, the preview, and writing the position.

#![no_main]

use fenwright::Position;
use fenwright::notation::fen::{self, CastlingStyle, FenLayout, Style};
use fenwright::wording::Message;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let read = fen::read(text);
    assert_eq!(read, fen::read_carefully(text));
    let standard = read.clone().ok().filter(|position| position.board.size().is_standard());
    assert_eq!(fen::read_quick(text.as_bytes()), standard);
    if let Err(fault) = &read {
        assert!(text.get(fault.span.clone()).is_some() && !fault.message(text).is_empty());
    }
    let layout = FenLayout::from_text(text);
    for byte in 0..=text.len() {
        let _ = (layout.field_at(byte), layout.square_at(byte));
    }
    assert_writable(&fen::preview(text).position);
    let _ = read.as_ref().map(assert_writable);
    let _ = fen::read_trimmed(text);
});

/// Asserts that the position is read again from every style of writing.
fn assert_writable(position: &Position) {
    for castling in [CastlingStyle::Xfen, CastlingStyle::Shredder] {
        let text = fen::write_as(position, Style { castling, ..Style::default() });
        assert_eq!(fen::read(&text), Ok(*position), "{text}");
    }
}
