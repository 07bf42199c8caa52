//! Properties of all texts.

use fenwright::Position;
use fenwright::notation::fen::{self, FaultKind};
use fenwright::notation::forgiving::{self, CorrectedPosition, Reading};
use fenwright::wording::Sentence;
use proptest::prelude::*;

use crate::fen::properties::{mutated, position};

/// Asserts all properties of a reading.
fn assert_sound(text: &str) {
    for found in forgiving::read_all(text) {
        assert!(found.line > 0, "{text:?}");
        match &found.reading {
            Reading::Strict(position) if found.input.is_empty() => assert_eq!(*position, fenwright::Position::start()),
            Reading::Strict(position) => assert_eq!(fen::read(&found.input).as_ref(), Ok(position), "{text:?}"),
            Reading::Corrected(mended) => assert_mended(&found.input, mended),
            Reading::Failed(fault) if fault.kind == FaultKind::NoSuchPiece => {
                let letters = found.input.get(fault.span.clone()).unwrap_or_default();
                assert!(!letters.is_empty() && letters.chars().all(char::is_alphabetic), "{text:?}: {fault:?}");
            }
            Reading::Failed(fault) => assert_eq!(fen::read(&found.input).as_ref(), Err(fault), "{text:?}"),
        }
    }
}

/// The field of corrections that state the rules.
const RULES_FIELD: u8 = 8;

/// Asserts that written text is read without corrections; that its additions decide the rules is reported.
#[expect(clippy::panic, reason = "a helper of a test fails as the test does")]
fn assert_read_back(fen: &str, position: &Position, text: &str) {
    match forgiving::read(fen) {
        Reading::Strict(read) => assert_eq!(read, *position, "{fen} for {text:?}"),
        Reading::Corrected(read) => {
            assert_eq!(read.position, *position, "{fen} for {text:?}");
            let are_rules = read.corrections.iter().all(|correction| correction.field == RULES_FIELD);
            assert!(
                are_rules && !position.rules.is_standard(),
                "corrected text is corrected again: {fen} for {text:?}"
            );
        }
        Reading::Failed(fault) => panic!("{fault:?}: {fen} for {text:?}"),
    }
}

fn assert_mended(text: &str, mended: &CorrectedPosition) {
    assert_eq!(fen::read(text).as_ref(), Err(&mended.fault), "strict text is never mended: {text:?}");
    assert!(!mended.corrections.is_empty(), "{text:?}");
    let mut written = Vec::new();
    for position in std::iter::once(&mended.position).chain(&mended.alternatives) {
        let fen = fen::write(position);
        assert_read_back(&fen, position, text);
        assert!(!written.contains(&fen), "{fen} is offered twice for {text:?}");
        written.push(fen);
    }
    for mend in &mended.corrections {
        assert!(mend.field <= RULES_FIELD && mend.before != mend.after, "{mend:?} in {text:?}");
        assert!(!mend.sentence().is_empty(), "{mend:?} in {text:?}");
    }
    let fields: Vec<u8> = mended.corrections.iter().map(|mend| mend.field).collect();
    assert!(fields.is_sorted(), "{:?} in {text:?}", mended.corrections);
}

/// Text around positions, and parts of positions.
fn chess_like() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        "[pnbrqkPNBRQK1-8]{1,9}",
        "[/ _-]",
        "(w|b|KQkq|-|e3|0|1|12)",
        "(moves e2e4|startpos|position fen |1\\. e4 e5|\\[FEN \"|bm e4;|id \"x\";)",
        "(White: |Black: |Kd6|Ra1|b7|, )",
        "[.|+\n ♜♔♟]{1,8}",
        "(&nbsp;|%20|%2F|<b>|\\\\/|\u{200B}|\u{2013})",
        any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(part, 0..40).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn strict_text_is_never_mended(position in position()) {
        let fen = fen::write(&position);
        prop_assert_eq!(forgiving::read(&fen), Reading::Strict(position));
    }

    #[test]
    fn any_text_is_read_soundly(text in any::<String>()) {
        assert_sound(&text);
    }

    #[test]
    fn broken_fen_is_read_soundly(text in mutated()) {
        assert_sound(&text);
    }

    #[test]
    fn text_of_the_parts_of_positions_is_read_soundly(text in chess_like()) {
        assert_sound(&text);
    }

    /// A position is found in prose, and the text around it does not change it.
    #[test]
    fn a_position_is_found_in_what_surrounds_it(position in position(), before in "[a-z]{3,9}: ", after in "( \\([a-z]{3,9}\\)|\")") {
        let fen = fen::write(&position);
        let text = format!("{before}{fen}{after}");
        let reading = forgiving::read(&text);
        prop_assert_eq!(reading.position(), Some(&position), "{}", text);
    }
}

/// Large and deeply nested texts are read in bounded time. The limit is that of the whole test run.
#[test]
fn large_texts_are_answered() {
    let many = 500_000;
    for text in [
        "/".repeat(many),
        "8/".repeat(many),
        "r ".repeat(many),
        "[".repeat(many),
        "(".repeat(many),
        "{(".repeat(many),
        "a".repeat(many),
        "♜\n".repeat(many / 2),
        "w ".repeat(many),
        "1. e4 ".repeat(many / 4),
        "[FEN \"".repeat(many / 4),
        "%25".repeat(many / 2),
        "&amp;".repeat(many / 2),
        format!("8/8/4k3/8/3P4/4K3/8/8 w - - 0 1 {}", "x".repeat(many)),
        format!("{}8/8/4k3/8/3P4/4K3/8/8 w - - 0 1", "x".repeat(many)),
    ] {
        let found = forgiving::read_all(&text);
        assert!(!found.is_empty());
    }
}

/// Texts that once failed.
#[test]
fn regressions() {
    for text in [
        // A rank with more squares than a byte can count
        "[fen \"8/84k3/8/8/89999999999999999999999999999999999999999999999999/8/8/4K3\"]",
        // Groups of a list whose pieces share one token
        "B-Kd6b7.",
        // A two-byte digit as a field
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - \u{663} 1",
    ] {
        assert_sound(text);
    }
}
