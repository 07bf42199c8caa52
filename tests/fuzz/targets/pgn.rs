//! Any text as PGN: its games with their tags and moves, and setting the position of a game.

#![no_main]

use fenwright::Position;
use fenwright::notation::pgn::{self, Splitter};
use fenwright::notation::{fen, forgiving};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut end = 0;
    for game in pgn::games(text) {
        assert!(game.span.start >= end && text.get(game.span.clone()).is_some(), "{:?}", game.span);
        end = game.span.end;
        for tag in &game.tags {
            assert!(text.get(tag.span.clone()).is_some() && text.get(tag.value_span.clone()).is_some());
        }
        let stated = game.fen_tags().next().and_then(|tag| forgiving::read(&tag.value).position().copied());
        let _ = pgn::play(&stated.unwrap_or_default(), &text[game.movetext.clone()]);
    }
    let mut splitter = Splitter::new(1000);
    for line in text.split_inclusive('\n') {
        splitter.feed(line.as_bytes());
    }
    assert_states(&pgn::set_fen(text, &Position::default()));
    assert_states(&pgn::write_game(&Position::default(), Some(1), Some(text)));
});

/// Asserts that the first position of a text is the start position, stated by a tag.
fn assert_states(text: &str) {
    let first = pgn::positions(text).next().and_then(|source| source.fen).map(|tag| tag.value.into_owned());
    assert_eq!(first, Some(fen::write(&Position::default())), "{text}");
}
