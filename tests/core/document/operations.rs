//! EPD: showing, editing and keeping operations.

use super::{bytes, document, edit, shown, square, text};
use fenwright::Color;
use fenwright::document::{Document, Edit, Format, UnreadableReason};
use fenwright::notation::epd::{Operand, Operation};
use fenwright::notation::fen;

const FIELDS: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";

fn operation(opcode: &str, words: &[&str]) -> Operation {
    let operand = |word: &&str| match word.strip_prefix('"') {
        Some(text) => Operand::Text(text.trim_end_matches('"').to_owned()),
        None => Operand::Word((*word).to_owned()),
    };
    Operation { opcode: opcode.to_owned(), operands: words.iter().map(operand).collect() }
}

fn opcodes(document: &Document, index: usize) -> Vec<String> {
    document.record(index).operations().into_iter().map(|operation| operation.opcode).collect()
}

fn epd(line: &str) -> Document {
    let document = document(&format!("{FIELDS} bm Rd8#; id \"the first\";\n{line}\n{FIELDS} id \"the last\";\n"));
    assert_eq!((document.format(), document.len()), (Format::Epd, 3), "{line}");
    document
}

/// The second line after an edit. Asserts that the others are unchanged.
fn second(document: &Document) -> String {
    let text = text(document);
    let lines: Vec<&str> = text.split('\n').collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert_eq!(lines[0], format!("{FIELDS} bm Rd8#; id \"the first\";"));
    assert_eq!(lines[2], format!("{FIELDS} id \"the last\";"));
    lines[1].to_owned()
}

#[test]
fn a_record_shows_position_operations_and_name() {
    for (tail, clocks, expected, name) in [
        ("bm Rd8#; id \"WAC.001\";", (0, 1), vec!["bm", "id"], Some("WAC.001")),
        ("hmvc 4; fmvn 17; noop;", (4, 17), vec!["hmvc", "fmvn", "noop"], None),
        ("", (0, 1), vec![], None),
        ("3 11", (3, 11), vec![], None),
        ("3 11 bm a4; id x;", (3, 11), vec!["bm", "id"], Some("x")),
        ("id \"\"; c0 \"a \\\"b\\\"\";", (0, 1), vec!["id", "c0"], None),
        ("zz 1 2; zz 3; zz;", (0, 1), vec!["zz", "zz", "zz"], None),
    ] {
        let line = format!("{FIELDS} {tail}");
        let mut document = epd(&line);
        document.select(1);
        assert_eq!(shown(&document), format!("{FIELDS} {} {}", clocks.0, clocks.1), "{line}");
        assert_eq!(opcodes(&document, 1), expected, "{line}");
        assert_eq!(document.record(1).name().as_deref(), name, "{line}");
        assert_eq!(document.record(1).text(), line);
        assert!(!document.is_modified());
    }
}

#[test]
fn the_comment_above_names_a_record_without_an_id() {
    let document = document(&format!("# one\n{FIELDS} bm Rd8;\n# two\n{FIELDS} id \"three\";\n"));
    let name = |index: usize| document.record(index).name().map(std::borrow::Cow::into_owned);
    assert_eq!((name(0).as_deref(), name(1).as_deref()), (Some("one"), Some("three")));
}

#[test]
fn editing_the_position_keeps_the_operations_byte_for_byte() {
    let black = FIELDS.replace(" w ", " b ");
    for tail in [
        " bm Rd8#; id \"a\";",
        "\tbm Rd8# ;id  'a'  ;; ; zz \"foo\\\\\"",
        " 3 11 ; bm a4",
        "; hmvc 0; c9 \"unterminated",
        "",
        "  ",
    ] {
        let mut document = epd(&format!(" {FIELDS}{tail} "));
        document.select(1);
        let before = bytes(&document);
        assert!(document.apply(Edit::SideToMove(Color::Black)), "{tail}");
        assert_eq!(second(&document), format!(" {black}{tail} "), "{tail}");
        assert!(document.apply(Edit::SideToMove(Color::White)), "{tail}");
        assert!(!document.is_modified(), "{tail}: the same again is unmodified");
        assert_eq!(bytes(&document), before, "{tail}");
        document.apply(edit("d1>d8"));
        while document.undo() {}
        assert_eq!(bytes(&document), before, "{tail}");
    }
}

#[test]
fn operations_are_set_added_and_removed() {
    let line = "bm Rd8#;  id \"a\" ; zz  1;";
    for (what, edit, expected, step) in [
        (
            "set",
            Edit::SetOperation { at: 1, operation: operation("id", &["\"a \\\"b"]) },
            "bm Rd8#;  id \"a \\\\\\\"b\" ; zz  1;",
            "edit operation",
        ),
        (
            "add first",
            Edit::AddOperation { at: 0, operation: operation("am", &["Rd7", "Rd6"]) },
            "am Rd7 Rd6; bm Rd8#;  id \"a\" ; zz  1;",
            "add operation",
        ),
        (
            "add last",
            Edit::AddOperation { at: 99, operation: operation("dm", &["1"]) },
            "bm Rd8#;  id \"a\" ; zz  1; dm 1;",
            "add operation",
        ),
        ("remove first", Edit::RemoveOperation(0), "id \"a\" ; zz  1;", "remove operation"),
        ("remove last", Edit::RemoveOperation(2), "bm Rd8#;  id \"a\" ;", "remove operation"),
    ] {
        let mut document = epd(&format!("{FIELDS} {line}"));
        document.select(1);
        let before = bytes(&document);
        assert!(document.apply(edit.clone()), "{what}");
        assert_eq!(second(&document), format!("{FIELDS} {expected}"), "{what}");
        assert_eq!(document.undo_name(), Some(step), "{what}");
        assert!(document.is_modified() && document.record(1).is_edited(), "{what}");
        let after = bytes(&document);
        assert!(document.undo() && !document.is_modified(), "{what}");
        assert_eq!(bytes(&document), before, "{what}");
        assert!(document.redo());
        assert_eq!(bytes(&document), after, "{what}");
    }
}

#[test]
fn what_changes_no_operation_is_no_step() {
    let mut document = epd(&format!("{FIELDS} id \"a\";"));
    document.select(1);
    for edit in [
        Edit::SetOperation { at: 0, operation: operation("id", &["\"a"]) },
        Edit::SetOperation { at: 1, operation: operation("id", &["\"b"]) },
        Edit::RemoveOperation(1),
        Edit::AddOperation { at: 0, operation: operation("", &[]) },
    ] {
        assert!(!document.apply(edit.clone()), "{edit:?}");
        assert!(!document.can_undo() && !document.is_modified(), "{edit:?}");
    }
    let mut document = Document::new();
    assert_eq!(document.format(), Format::Fen);
    assert!(!document.apply(Edit::AddOperation { at: 0, operation: operation("id", &["x"]) }), "FEN has none");
}

#[test]
fn all_operations_are_set_at_once_and_the_clocks_stay() {
    for (line, new, expected) in [
        ("bm Rd8#; id \"a\";", vec![operation("dm", &["1"])], "dm 1;"),
        ("bm Rd8#; hmvc 4;", vec![operation("dm", &["1"])], "dm 1; hmvc 4;"),
        ("hmvc 4; bm Rd8#;", vec![operation("dm", &["1"]), operation("hmvc", &["5"])], "dm 1; hmvc 4;"),
        ("bm Rd8#;", vec![], ""),
    ] {
        let mut document = epd(&format!("{FIELDS} {line}"));
        document.select(1);
        let before = bytes(&document);
        assert!(document.apply(Edit::SetOperations(new)), "{line}");
        assert_eq!(second(&document).trim_end(), format!("{FIELDS} {expected}").trim_end());
        document.undo();
        assert_eq!(bytes(&document), before, "{line}");
    }
}

#[test]
fn a_line_that_is_too_long_to_grow_can_still_shrink() {
    let long = "x".repeat(20_000);
    let mut document = epd(&format!("{FIELDS} c0 \"{long}\"; c1 \"{long}\"; bm Rd8#;"));
    document.select(1);
    assert!(!document.apply(Edit::AddOperation { at: 0, operation: operation("dm", &["1"]) }));
    assert!(document.apply(Edit::RemoveOperation(2)));
    assert_eq!(opcodes(&document, 1), ["c0", "c1"]);
}

#[test]
fn an_operation_set_back_by_hand_is_unmodified() {
    let mut document = epd(&format!("{FIELDS} bm Rd8# ;id  \"a\""));
    document.select(1);
    let before = bytes(&document);
    document.apply(Edit::SetOperation { at: 1, operation: operation("id", &["\"b"]) });
    document.apply(Edit::SetOperation { at: 1, operation: operation("id", &["\"a"]) });
    assert!(!document.is_modified());
    document.apply(Edit::AddOperation { at: 0, operation: operation("dm", &["1"]) });
    document.apply(Edit::RemoveOperation(0));
    assert!(!document.is_modified());
    assert_eq!(bytes(&document), before);
}

#[test]
fn clocks_and_their_operations_are_the_same_thing() {
    let mut document = epd(&format!("{FIELDS} hmvc 4; id \"a\";"));
    document.select(1);
    document.apply(Edit::HalfmoveClock(5));
    assert_eq!(second(&document), format!("{FIELDS} hmvc 5; id \"a\";"));
    assert_eq!(document.record(1).operations()[0], operation("hmvc", &["5"]));
    document.apply(Edit::SetOperation { at: 0, operation: operation("hmvc", &["7"]) });
    assert_eq!(document.position().halfmove_clock, 7);
    document.apply(Edit::HalfmoveClock(4));
    assert!(!document.is_modified(), "{}", text(&document));
    document.apply(Edit::FullmoveNumber(9));
    assert_eq!(second(&document), format!("{FIELDS} hmvc 4; id \"a\"; fmvn 9;"));
    document.apply(Edit::RemoveOperation(2));
    assert_eq!(document.position().fullmove_number, 1);
    assert!(!document.is_modified(), "{}", text(&document));
}

#[test]
fn new_records_are_written_as_epd_and_take_operations() {
    let mut document = epd(FIELDS);
    document.select(1);
    let position = Box::new(super::position("6k1/8/8/8/8/8/8/3R2K1 b - - 3 1"));
    document.apply(Edit::AddRecord { after: 1, position });
    document.apply(Edit::AddOperation { at: 0, operation: operation("id", &["\"new"]) });
    let expected = format!("{FIELDS}\n6k1/8/8/8/8/8/8/3R2K1 b - - id \"new\"; hmvc 3;\n");
    assert!(text(&document).contains(&expected), "{}", text(&document));
    assert_eq!(document.record(2).name().as_deref(), Some("new"));
    while document.undo() {}
    assert!(!document.is_modified());
}

#[test]
fn an_unreadable_line_keeps_its_bytes_until_it_is_edited() {
    for line in ["6k1/5ppp/8/8/8/8/5PPP/3R2K1 x - - bm Rd8#; id \"a\";", "nothing; id \"a\";"] {
        let mut document = epd(line);
        document.select(1);
        let before = bytes(&document);
        let unreadable = document.unreadable().cloned().unwrap_or_else(|| panic!("{line} is unreadable"));
        assert!(matches!(unreadable.reason, UnreadableReason::Fault(_)), "{line}");
        assert_eq!(unreadable.text, line);
        assert!(!document.is_modified(), "{line}");
        assert!(document.apply(Edit::SideToMove(Color::Black)), "{line}");
        assert!(document.unreadable().is_none(), "{line}");
        assert!(document.record(1).position().is_ok(), "{line}");
        document.undo();
        assert_eq!(bytes(&document), before, "{line}");
        document.apply(Edit::AddOperation { at: 9, operation: operation("dm", &["1"]) });
        assert!(second(&document).ends_with("dm 1;") && document.unreadable().is_none(), "{line}");
    }
}

#[test]
fn invalid_utf_8_in_a_string_stays() {
    let line = [FIELDS.as_bytes(), b" id \"K\xF6nig \xFF\xFE\x81\"; bm Rd8;\r\n"].concat();
    let source = [&line[..], &line].concat();
    let mut document = Document::from_bytes(source.clone());
    assert_eq!((document.format(), document.len()), (Format::Epd, 2));
    assert_eq!(bytes(&document), source);
    document.apply(Edit::SideToMove(Color::Black));
    document.apply(Edit::SetOperation { at: 1, operation: operation("bm", &["Rd7"]) });
    let edited = [FIELDS.replace(" w ", " b ").as_bytes(), b" id \"K\xF6nig \xFF\xFE\x81\"; bm Rd7;\r\n"].concat();
    assert_eq!(bytes(&document), [&edited[..], &line].concat());
    document.apply(Edit::SetOperation { at: 1, operation: operation("c0", &["\"D\u{fc}rer \u{2654}"]) });
    assert_eq!(document.record(0).operations()[1], operation("c0", &["\"D\u{fc}rer ?"]), "what the encoding has");
    assert!(bytes(&document).windows(9).any(|part| part == b"D\xFCrer ?\";"), "in the encoding of the file");
}

#[test]
fn other_encodings_keep_their_bytes() {
    let source = format!("\u{feff}{FIELDS} id \"K\u{f6}nig \u{1F451}\";\r\n{FIELDS} bm a4;");
    let encode = |text: &str| text.encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<u8>>();
    let mut document = Document::from_bytes(encode(&source));
    assert_eq!((document.format(), document.len()), (Format::Epd, 2));
    document.apply(Edit::SideToMove(Color::Black));
    assert_eq!(bytes(&document), encode(&source.replacen(" w ", " b ", 1)));
    // A lone surrogate in a string is not a character; its bytes stay.
    let mut broken = encode(&source);
    let crown = broken.windows(2).position(|pair| pair == [0xD8, 0x3D]).unwrap_or_default();
    broken.drain(crown + 2..crown + 4);
    let mut document = Document::from_bytes(broken.clone());
    document.apply(Edit::SideToMove(Color::Black));
    let side = broken.windows(2).position(|pair| pair == [0, b'w']).unwrap_or_default();
    broken[side + 1] = b'b';
    assert_eq!(bytes(&document), broken);
}

#[test]
fn unterminated_strings_and_long_lines() {
    let mut document = document(&format!("{FIELDS} bm Rd8;\n{FIELDS} bm Rd8; id \"without end"));
    assert_eq!((document.format(), document.len()), (Format::Epd, 2));
    document.select(1);
    assert_eq!(document.record(1).name().as_deref(), Some("without end"));
    document.apply(edit("d1>d8"));
    assert!(text(&document).ends_with("3R2k1/5ppp/8/8/8/8/5PPP/6K1 w - - bm Rd8; id \"without end"));

    let long = format!("{FIELDS} c0 \"{}\";", "x".repeat(10_000_000));
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("long.epd");
    std::fs::write(&path, &long).expect("written");
    let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(document.unreadable().map(|unreadable| unreadable.text.len()), Some(4096));
    assert!(matches!(document.unreadable().map(|line| &line.reason), Some(UnreadableReason::TooLong { .. })));
    assert!(document.record(0).operations().is_empty() && document.record(0).name().is_none());
    assert!(bytes(&document) == long.as_bytes());
    assert!(document.apply(Edit::Clear) && document.undo());
    assert!(bytes(&document) == long.as_bytes() && !document.is_modified());
    let operation = operation("c0", &[&"x".repeat(10_000_000)]);
    let mut document = epd(FIELDS);
    document.select(1);
    assert!(!document.apply(Edit::AddOperation { at: 0, operation }), "the line could not be read again");
}

#[test]
fn an_operation_does_not_disturb_cursor_and_selection() {
    let mut document = epd(FIELDS);
    document.select(1);
    document.set_cursor(Some(square("d1")));
    document.apply(Edit::AddOperation { at: 0, operation: operation("id", &["x"]) });
    assert_eq!((document.current(), document.cursor()), (1, Some(square("d1"))));
    assert_eq!(fen::write(document.position()), format!("{FIELDS} 0 1"));
}
