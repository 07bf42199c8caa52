//! Properties of all records and texts.

use fenwright::notation::epd::{self, Operand, Operation, WarningKind};
use proptest::prelude::*;

use crate::fen::properties::position;

fn operand() -> impl Strategy<Value = Operand> {
    let word = "[^\\s\\p{Cc};\"]{1,8}".prop_map(Operand::Word);
    let text = "[^\\p{Cc}]{0,12}".prop_map(Operand::Text);
    prop_oneof![word, text, "[\\\\\"; ]{0,6}".prop_map(Operand::Text)]
}

fn operation() -> impl Strategy<Value = Operation> {
    let opcode = prop_oneof!["[a-z][a-z0-9]{0,4}", "[^\\s\\p{Cc};\"]{1,4}", "[0-9]{1,2}", "hmvc", "fmvn"];
    (opcode, prop::collection::vec(operand(), 0..4)).prop_map(|(opcode, operands)| Operation { opcode, operands })
}

fn operations() -> impl Strategy<Value = Vec<Operation>> {
    prop::collection::vec(operation(), 0..6)
}

/// The operations that are written unchanged.
fn without_clocks(operations: &[Operation]) -> Vec<Operation> {
    let is_clock = |operation: &&Operation| ["hmvc", "fmvn"].contains(&operation.opcode.as_str());
    operations.iter().filter(|operation| !is_clock(operation)).cloned().collect()
}

/// A record with arbitrary characters inserted after its fields.
fn sloppy() -> impl Strategy<Value = String> {
    let strewn = prop::collection::vec((any::<prop::sample::Index>(), "[;\" \t,\\\\\0-9a]{1,2}|."), 0..6);
    (position(), operations(), strewn).prop_map(|(position, operations, strewn)| {
        let mut text = epd::write(&position, &operations);
        let fields = text.match_indices(' ').nth(3).map_or(text.len(), |(at, _)| at);
        for (place, added) in strewn {
            let at = fields + place.index(text.len() - fields + 1);
            text.insert_str(text.floor_char_boundary(at), &added);
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(position in position(), operations in operations()) {
        let text = epd::write(&position, &operations);
        let record = epd::read(&text);
        prop_assert!(record.is_ok(), "{}", text);
        let record = record.unwrap_or_else(|_| unreachable!());
        prop_assert_eq!(record.position, position, "{}", &text);
        prop_assert_eq!(without_clocks(&record.operations), without_clocks(&operations), "{}", &text);
        prop_assert_eq!(epd::write(&position, &record.operations), text);
    }

    #[test]
    fn a_rewritten_line_says_what_it_should(line in sloppy(), position in position(), operations in operations()) {
        let Ok(before) = epd::read(&line) else { return Ok(()) };
        let unchanged = epd::rewrite(&line, &before.position, None);
        prop_assert_eq!(unchanged.as_deref(), Ok(line.as_str()));
        for given in [None, Some(operations.as_slice())] {
            let changed = epd::rewrite(&line, &position, given);
            let changed = changed.unwrap_or_else(|fault| panic!("{fault}: {line}"));
            let after = epd::read(&changed).unwrap_or_else(|fault| panic!("{fault}: {changed}"));
            prop_assert_eq!(&after.position, &position, "{:?} became {:?}", &line, &changed);
            let expected = without_clocks(given.unwrap_or(&before.operations));
            let is_void = |operation: &Operation| epd::write_operation(operation).is_empty();
            let expected: Vec<_> = expected.into_iter().filter(|operation| !is_void(operation)).collect();
            prop_assert_eq!(without_clocks(&after.operations), expected, "{:?} became {:?}", &line, &changed);
        }
    }

    #[test]
    fn any_text_is_read_soundly(text in prop_oneof![any::<String>(), sloppy()], start in 0_usize..200) {
        let tail = epd::read_tail(&text, text.floor_char_boundary(start));
        for span in tail.spans.iter().chain(tail.warnings.iter().map(|warning| &warning.span)) {
            prop_assert!(text.get(span.clone()).is_some_and(|bytes| !bytes.is_empty()), "{:?} in {:?}", span, &text);
        }
        prop_assert!(tail.spans.is_sorted_by(|left, right| left.end <= right.start), "{:?} in {:?}", tail.spans, &text);
        prop_assert_eq!(tail.spans.len(), tail.operations.len());
        let _ = epd::read(&text);
    }
}

#[test]
fn huge_records_are_read_in_time() {
    let fields = "4k3/8/8/8/8/8/8/4K3 w - - ";
    for part in [";", "\"", "a ", "a;", "\"a\" ", "\\", "\\\"", "\0", "1 ", ",", " ", "\u{201C} "] {
        let text = fields.to_owned() + &part.repeat(1_200_000 / part.len());
        let record = epd::read(&text).unwrap_or_else(|fault| panic!("{fault}: {part:?}"));
        let _ = epd::write(&record.position, &record.operations);
        let is_cut = record.warnings.iter().any(|warning| warning.kind == WarningKind::TooLong);
        assert_eq!(is_cut, text.trim_end_matches(['\r', '\n']).len() > fields.len() + (1 << 20), "{part:?}");
    }
    assert!(epd::read(&"/".repeat(1_000_000)).is_err());
}
