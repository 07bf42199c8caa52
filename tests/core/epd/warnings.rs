//! Tolerated irregularities and their warnings.

use fenwright::notation::epd::{self, Operand, Operation, WarningKind};
use fenwright::wording::epd_warning;

const FIELDS: &str = "4k3/8/8/8/8/8/8/4K3 w - -";

/// The text after the four fields, the operations as they are written, the clocks, and the warnings with their places
/// in that text.
type Case = (&'static str, &'static [&'static str], [u16; 2], &'static [(&'static str, &'static str)]);

const CASES: &[Case] = &[
    ("", &[], [0, 1], &[]),
    (" ", &[], [0, 1], &[]),
    (" bm Kd2;", &["bm Kd2;"], [0, 1], &[]),
    (" bm Kd2; ", &["bm Kd2;"], [0, 1], &[]),
    (" bm Kd2;\r\n", &["bm Kd2;"], [0, 1], &[]),
    ("\tbm\tKd2\t;", &["bm Kd2;"], [0, 1], &[]),
    (" bm Kd2", &["bm Kd2;"], [0, 1], &[("not-closed", "bm Kd2")]),
    (" ;;", &[], [0, 1], &[("empty-operation", ";"), ("empty-operation", ";")]),
    ("; bm Kd2;", &["bm Kd2;"], [0, 1], &[("semicolon-in-field", ";")]),
    (" ; bm Kd2;", &["bm Kd2;"], [0, 1], &[("empty-operation", ";")]),
    (" hmvc 13; fmvn 17;", &["hmvc 13;", "fmvn 17;"], [13, 17], &[]),
    (" fmvn 0017;", &["fmvn 0017;"], [0, 17], &[]),
    (" hmvc \"3\";", &["hmvc \"3\";"], [3, 1], &[]),
    (" hmvc 9999; fmvn 9999;", &["hmvc 9999;", "fmvn 9999;"], [9999, 9999], &[]),
    (" hmvc -1;", &["hmvc -1;"], [0, 1], &[("clock-out-of-range", "hmvc -1")]),
    (" hmvc +1;", &["hmvc +1;"], [0, 1], &[("clock-out-of-range", "hmvc +1")]),
    (" hmvc;", &["hmvc;"], [0, 1], &[("clock-out-of-range", "hmvc")]),
    (" hmvc 1 2;", &["hmvc 1 2;"], [0, 1], &[("clock-out-of-range", "hmvc 1 2")]),
    (" hmvc 10000;", &["hmvc 10000;"], [0, 1], &[("clock-out-of-range", "hmvc 10000")]),
    (" fmvn 0;", &["fmvn 0;"], [0, 1], &[("clock-out-of-range", "fmvn 0")]),
    (
        " fmvn 99999999999999999999;",
        &["fmvn 99999999999999999999;"],
        [0, 1],
        &[("clock-out-of-range", "fmvn 99999999999999999999")],
    ),
    (" hmvc 3; hmvc 5; hmvc x;", &["hmvc 3;", "hmvc 5;", "hmvc x;"], [5, 1], &[("clock-out-of-range", "hmvc x")]),
    (" 0 1", &[], [0, 1], &[("clocks-as-fields", "0 1")]),
    (" 3 11 ; bm Kd2;", &["bm Kd2;"], [3, 11], &[("clocks-as-fields", "3 11")]),
    (" 3 11; bm Kd2;", &["bm Kd2;"], [3, 11], &[("clocks-as-fields", "3 11")]),
    (" 3 11 bm Kd2;", &["bm Kd2;"], [3, 11], &[("clocks-as-fields", "3 11")]),
    (" 3 bm Kd2;", &["bm Kd2;"], [3, 1], &[("clocks-as-fields", "3")]),
    (" 1 0 ;bm Kd2;", &["bm Kd2;"], [1, 1], &[("clocks-as-fields", "1 0"), ("clock-out-of-range", "0")]),
    (" 3 11; hmvc 4;", &["hmvc 4;"], [4, 11], &[("clocks-as-fields", "3 11")]),
    (" 1 2 3 x;", &["3 x;"], [1, 2], &[("clocks-as-fields", "1 2"), ("odd-opcode", "3")]),
    (" id \"a;b\";", &["id \"a;b\";"], [0, 1], &[]),
    (r#" id "a\"b\\c\d";"#, &[r#"id "a\"b\\c\\d";"#], [0, 1], &[]),
    (" id \"a;b", &["id \"a;b\";"], [0, 1], &[("unterminated-string", "\"a;b"), ("not-closed", "id \"a;b")]),
    (" id \"a\r\n", &["id \"a\";"], [0, 1], &[("not-closed", "id \"a"), ("unterminated-string", "\"a")]),
    (" id \"", &["id \"\";"], [0, 1], &[("not-closed", "id \""), ("unterminated-string", "\"")]),
    (" id \"a\\\"", &["id \"a\\\"\";"], [0, 1], &[("not-closed", "id \"a\\\""), ("unterminated-string", "\"a\\\"")]),
    (" id\"a\";", &["id \"a\";"], [0, 1], &[]),
    (" id \u{201C}a\u{201D};", &["id \u{201C}a\u{201D};"], [0, 1], &[("foreign-quotes", "\u{201C}a\u{201D}")]),
    (" id 'a';", &["id 'a';"], [0, 1], &[("foreign-quotes", "'a'")]),
    (" id Bird's;", &["id Bird's;"], [0, 1], &[]),
    (" bm Kd2, Kd1;", &["bm Kd2, Kd1;"], [0, 1], &[("comma", ",")]),
    (" \"id\" \"a\";", &["\"id\" \"a\";"], [0, 1], &[("string-as-opcode", "\"id\"")]),
    (" 1op 2;", &["1op 2;"], [0, 1], &[("odd-opcode", "1op")]),
    (" - ;", &["- ;"], [0, 1], &[("odd-opcode", "-")]),
    (" bm Kd2\0", &["bm Kd2;"], [0, 1], &[("not-closed", "bm Kd2"), ("control-character", "\0")]),
    (" bm Kd2 + \0", &["bm Kd2 +;"], [0, 1], &[("not-closed", "bm Kd2 +"), ("control-character", "\0")]),
    (" id \"x\"\u{A0};", &["id \"x\";"], [0, 1], &[]),
    (" id \"\u{1}\";", &["id \" \";"], [0, 1], &[]),
];

#[test]
fn sloppy_records_are_read_with_warnings() {
    for (tail, operations, clocks, warnings) in CASES {
        let line = format!("{FIELDS}{tail}");
        let record = epd::read(&line).unwrap_or_else(|fault| panic!("{fault}: {line:?}"));
        let written: Vec<String> = record.operations.iter().map(epd::write_operation).collect();
        let expected: Vec<String> = operations.iter().map(|text| text.replace(" ;", ";")).collect();
        assert_eq!(written, expected, "{line:?}");
        assert_eq!([record.position.halfmove_clock, record.position.fullmove_number], *clocks, "{line:?}");
        let found: Vec<(&str, &str)> =
            record.warnings.iter().map(|warning| (warning.kind.id(), &line[warning.span.clone()])).collect();
        let mut expected = warnings.to_vec();
        let mut sorted = found.clone();
        expected.sort_unstable();
        sorted.sort_unstable();
        assert_eq!(sorted, expected, "{line:?}");
        assert!(record.warnings.is_sorted_by_key(|warning| warning.span.start), "{found:?}: {line:?}");
        assert!(record.warnings.iter().all(|warning| !epd_warning(warning.kind).is_empty()));
    }
}

#[test]
fn the_four_fields_are_as_strict_as_in_fen() {
    let cases: &[(&str, u8, usize, &str)] = &[
        ("", 1, 0, "missing-field"),
        (" 4k3/8/8/8/8/8/8/4K3 w - -", 0, 0, "leading-white-space"),
        ("4k3/8/8/8/8/8/8/4K3", 2, 19, "missing-field"),
        ("4k3/8/8/8/8/8/8/4K3 w -", 4, 23, "missing-field"),
        ("4k3/8/8/8/8/8/8/4K3 w - ", 4, 24, "missing-field"),
        ("4k3/8/8/8/8/8/8/4K3  w - -", 2, 20, "extra-white-space"),
        ("4k3/8/8/8/8/8/8/4K3 w - bm Kd2;", 4, 25, "bad-en-passant"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6bm Kd2;", 4, 26, "bad-en-passant"),
        ("4k3/8/8/8/8/8/8/4K3 w; - - bm Kd2;", 2, 21, "bad-side"),
        ("4k3/8/8/8/8/8/8/4K4 w - - bm Kd2;", 1, 18, "rank-too-long"),
    ];
    for (line, field, byte, code) in cases {
        let fault = epd::read(line).expect_err(line);
        assert_eq!((fault.field, fault.span.start, fault.id()), (*field, *byte, *code), "{line:?}");
    }
}

#[test]
fn what_follows_can_be_read_alone() {
    let tail = epd::read_tail("4k3/8/8/8/8/8/8/9 w - - 3 bm Kd2;", 23);
    assert_eq!(tail.operations, [Operation { opcode: "bm".into(), operands: vec![Operand::Word("Kd2".into())] }]);
    assert_eq!((tail.clocks, tail.spans.first()), ([Some(3), None], Some(&(26..32))));
    assert!(tail.warnings.iter().any(|warning| warning.kind == WarningKind::ClocksAsFields));
}
