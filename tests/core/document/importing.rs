//! Importing the records of another document.

use super::{apply, bytes, document, import, position, text};
use fenwright::document::{Document, Edit, Format, ImportReport};
use fenwright::notation::epd::{Operand, Operation};

const FEN: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
const FIELDS: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";

fn take_in(document: &mut Document, at: usize, other: Document) -> ImportReport {
    import(document, at, other).unwrap_or_else(|error| panic!("{error}"))
}

fn all(records: usize) -> ImportReport {
    ImportReport { records, replaced: 0, loss: None }
}

#[test]
fn a_file_goes_in_with_its_comments() {
    let own = format!("# a\n{FEN}\n# b\n{FEN}\n# own tail\n");
    let other = format!("# x\n{FEN}\n\n; y\n  {FEN} \n# other tail");
    let lines: Vec<&str> = own.split_inclusive('\n').collect();
    for (at, expected) in [
        (0, format!("{other}\n\n{own}")),
        (1, format!("{}{other}\n\n{}", lines[..2].concat(), lines[2..].concat())),
        (9, format!("{}{other}\n{}", lines[..4].concat(), lines[4..].concat())),
    ] {
        let mut document = document(&own);
        assert_eq!(take_in(&mut document, at, super::document(&other)), all(2));
        assert_eq!((text(&document), document.len(), document.current()), (expected.clone(), 4, at.min(2)), "{at}");
        assert_eq!(document.undo_name(), Some("paste positions"));
        assert!(document.undo() && !document.is_modified());
        assert_eq!(text(&document), own);
        assert!(document.redo());
        assert_eq!(text(&document), expected);
        let again = super::document(&expected);
        let names = |document: &Document| -> Vec<_> {
            (0..document.len()).map(|index| document.record(index).name().map(String::from)).collect()
        };
        assert_eq!(names(&again), names(&document));
    }
}

#[test]
fn what_is_copied_as_games_says_the_same_again() {
    let solved = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";
    let lines = format!(
        "# Loyd 1, mate in 2\n# by Sam Loyd\n# Source: Era\n# a key\n# Solution: 1. Rd8#\n# [%csl Ge4]\n# done\n{FEN}\n{FEN}\n"
    );
    let records = format!("{solved} id \"WAC.1\"; dm 1; bm Rd8#; c0 \"Author: A \\ B\"; pv Rd8#;\n{solved} acd 3;\n");
    let games = format!(
        "[Event \"e\"]\n[White \"A\"]\n[Title \"T \\\"q\\\"\"]\n[FEN \"{FEN}\"]\n\n{{c}} 1. Rd8# 1-0\n\n[White \"A\"]\n\n1. e4 *\n"
    );
    for (source, names) in [
        (lines, ["[Event \"Loyd 1, mate in 2\"]", "[Author \"Sam Loyd\"]", "{a key}", "1. Rd8#"]),
        (records, ["[Event \"WAC.1\"]", "[Stipulation \"#1\"]", "[Author \"A \\\\ B\"]", "Rd8#"]),
        (games, ["[ChapterName \"T \\\"q\\\"\"]", "{c} 1. Rd8# 1-0", "[White \"A\"]\n\n1. e4", "[Title "]),
    ] {
        let document = document(&source);
        let (copied, loss) = document.export_text(Format::Pgn, &(0..document.len()).into()).expect("it is short");
        assert_eq!(loss, None, "{source}");
        let again = super::document(&copied);
        assert_eq!((again.format(), again.len()), (Format::Pgn, 2), "{copied}");
        for index in 0..2 {
            let (before, after) = (document.record(index), again.record(index));
            assert_eq!(after.position(), before.position());
            assert_eq!(after.read_metadata(), before.read_metadata(), "{copied}");
            assert_eq!((after.is_done(), after.annotations()), (before.is_done(), before.annotations()));
        }
        for name in names {
            assert!(copied.contains(name), "{name} in {copied}");
        }
        let (one, _) = document.export_text(Format::Pgn, &1.into()).expect("it is short");
        assert_eq!(super::document(&one).len(), 1, "{one}");
    }
}

#[test]
fn edited_records_are_taken_as_they_are_edited() {
    let mut other = document(&format!("# x\n{FEN}\n# y\n{FEN}\n"));
    apply(&mut other, "d1>d8");
    other.apply(Edit::AddRecord { after: 0, position: Box::new(position("8/8/8/8/8/8/8/K6k w - - 5 6")) });
    other.apply(Edit::SetDone { records: 2.into(), done: true });
    let expected = text(&other);
    let mut document = document(&format!("{FEN}\n"));
    assert_eq!(take_in(&mut document, 1, other), all(3));
    assert_eq!(text(&document), format!("{FEN}\n{expected}"));
    assert!(document.record(3).is_done() && document.record(3).is_edited());
    assert_eq!(document.undo_name(), Some("paste positions"));
}

#[test]
fn edits_of_imported_records_use_the_encoding_of_this_file() {
    let own = [format!("{FIELDS} id \"B").as_bytes(), b"\xE4r\";\n"].concat();
    let mut document = Document::from_bytes(own.clone());
    // The text is ASCII, so it is inserted unchanged.
    assert_eq!(take_in(&mut document, 1, super::document(&format!("{FIELDS} bm Rd8#;\n"))), all(1));
    let operation = Operation { opcode: "id".to_owned(), operands: vec![Operand::Text("K\u{f6}nig".to_owned())] };
    document.apply(Edit::AddOperation { at: 1, operation });
    let expected = [&own[..], format!("{FIELDS} bm Rd8#; id \"K").as_bytes(), b"\xF6nig\";\n"].concat();
    assert_eq!(bytes(&document), expected, "{}", String::from_utf8_lossy(&bytes(&document)));
}

#[test]
fn another_format_becomes_that_of_the_file() {
    let fen = format!("# a\n# done\n{FEN}\n");
    let epd = format!("{FIELDS} bm Rd8#; id \"b\";\n");
    let pgn = format!("[Event \"c\"]\n[Round \"1\"]\n[SetUp \"1\"]\n[FEN \"{FEN}\"]\n\n1. Rd8# *\n\n");
    let game = |event: &str, mark: &str| {
        format!(
            "[Event \"{event}\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"1\"]\n[White \"?\"]\n[Black \"?\"]\n\
             [Result \"*\"]\n[SetUp \"1\"]\n[FEN \"{FEN}\"]\n\n{mark}*\n\n"
        )
    };
    for (own, other, expected, loses) in [
        (&fen, &epd, format!("{fen}# b\n{FIELDS} 0 1\n"), true),
        (&fen, &pgn, format!("{fen}# c\n# Solution: 1. Rd8#\n{FEN}\n"), false),
        (&epd, &fen, format!("{epd}{FIELDS} id \"a\"; done;\n"), false),
        (&epd, &pgn, format!("{epd}{FIELDS} id \"c\"; c0 \"Solution: 1. Rd8#\";\n"), false),
        (&pgn, &fen, format!("{pgn}{}", game("a", "{done} ")), false),
        (
            &pgn,
            &epd,
            format!("{pgn}{}", game("b", "")).replace("\n\n*", "\n[EPD \"bm Rd8#; id \\\"b\\\";\"]\n\n*"),
            false,
        ),
    ] {
        let (mut document, other) = (document(own), super::document(other));
        let taken = take_in(&mut document, 9, other);
        assert_eq!((taken.records, taken.replaced, taken.loss.is_some()), (1, 0, loses), "{expected}");
        assert_eq!(text(&document), expected);
    }
}

#[test]
fn text_before_the_first_game_is_imported_too() {
    let own = "% own\n[Event \"a\"]\n\n1. e4\n";
    let other = "% other\n[Event \"b\"]\n\n1. d4 *\n";
    let mut document = document(own);
    assert_eq!(take_in(&mut document, 9, super::document(other)), all(1));
    let joined = text(&document);
    assert!(joined.starts_with(own) && joined.ends_with(other), "{joined}");
    let again = super::document(&joined);
    assert_eq!((again.len(), again.format()), (2, Format::Pgn), "{joined}");
    assert_eq!(again.record(1).name().as_deref(), Some("b"));
    document.undo();
    assert_eq!(take_in(&mut document, 0, super::document(other)), all(1));
    let joined = text(&document);
    assert_eq!(super::document(&joined).len(), 2, "{joined}");
    assert!(joined.contains("% other\n") && joined.contains("% own\n"), "{joined}");
}

/// Encodes a text.
type Encode = fn(&str) -> Vec<u8>;

#[test]
fn encodings_and_line_ends_become_those_of_the_file() {
    let latin = |text: &str| text.chars().map(|char| char as u8).collect::<Vec<u8>>();
    let utf8 = |text: &str| text.as_bytes().to_vec();
    let marked = |text: &str| format!("\u{feff}{text}").into_bytes();
    let utf16 = |text: &str| format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let source = |name: &str, end: &str| format!("# {name}\n{FEN}\n").replace('\n', end);
    let encodings: [Encode; 4] = [latin, utf8, marked, utf16];
    for own in encodings {
        for other in encodings {
            for (own_end, other_end) in [("\n", "\r\n"), ("\r\n", "\n"), ("\r", "\r"), ("\n", "\r")] {
                let mut document = Document::from_bytes(own(&source("K\u{f6}nig", own_end)));
                let taken = take_in(&mut document, 9, Document::from_bytes(other(&source("L\u{e4}ufer", other_end))));
                assert_eq!(taken, all(1));
                let both = source("K\u{f6}nig", own_end) + &source("L\u{e4}ufer", own_end);
                assert_eq!(bytes(&document), own(&both));
                assert_eq!(document.record(1).name().as_deref(), Some("L\u{e4}ufer"));
            }
        }
    }
    let mut document = Document::from_bytes(latin(&source("\u{df}", "\n")));
    let other = Document::from_bytes(utf8(&source("\u{2654}\u{2655} \u{e4}", "\n")));
    assert_eq!(take_in(&mut document, 9, other), ImportReport { records: 1, replaced: 2, loss: None });
    assert_eq!(bytes(&document), latin(&(source("\u{df}", "\n") + &source("?? \u{e4}", "\n"))));
}

#[test]
fn files_without_records_change_nothing() {
    for other in ["", "# nothing\n"] {
        let mut document = document(&format!("{FEN}\n"));
        assert_eq!(take_in(&mut document, 0, super::document(other)), all(0));
        assert!(!document.can_undo() && !document.is_modified());
    }
    let mut empty = document("");
    assert_eq!(take_in(&mut empty, 0, document(&format!("{FEN}\n"))), all(1));
    assert_eq!(empty.len(), 2);
    let mut new = Document::new();
    assert_eq!(take_in(&mut new, 9, Document::new()), all(1));
    assert_eq!(new.len(), 2);
}

/// 20 MB: too large for memory.
#[test]
fn a_large_file_stays_on_the_disk() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("large.fen");
    let large = format!("{FEN}\n").repeat(530_000) + "# tail\n";
    std::fs::write(&path, &large).expect("written");
    let mut document = document(&format!("# a\n{FEN}\n# b\n{FEN}\n"));
    let other = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(take_in(&mut document, 1, other), all(530_000));
    assert_eq!((document.len(), document.current()), (530_002, 1));
    assert_eq!(document.undo_name(), Some("add positions from a file"));
    assert!(bytes(&document) == format!("# a\n{FEN}\n{large}\n# b\n{FEN}\n").as_bytes());
    document.select(530_000);
    apply(&mut document, "d1>d8");
    document.apply(Edit::RemoveRecords((1..530_000).into()));
    let moved = "3R2k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1";
    assert_eq!(text(&document), format!("# a\n{FEN}\n{moved}\n# tail\n\n# b\n{FEN}\n"));
    while document.undo() {}
    assert!(!document.is_modified());
    // Imported into itself, and saved.
    let mut itself = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
    let again = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(take_in(&mut itself, usize::MAX, again), all(530_000));
    itself.save().unwrap_or_else(|error| panic!("{error}"));
    let expected = format!("{FEN}\n").repeat(1_060_000) + "# tail\n# tail\n";
    assert!(std::fs::read(&path).is_ok_and(|bytes| bytes == expected.as_bytes()));
}
