//! Encodings, line endings, comments and titles: reading and keeping them.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use super::{apply, bytes, document, edit, shown, text};
use fenwright::document::{Document, Edit};
use fenwright::notation::fen;
use serde::Deserialize;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";

#[derive(Deserialize)]
struct Expected {
    encoding: String,
    eol: String,
    fens: Vec<Fen>,
    #[serde(default)]
    bad_lines: Vec<usize>,
}

#[derive(Deserialize)]
struct Fen {
    line: usize,
    fen: String,
}

fn files() -> BTreeMap<String, Expected> {
    let text = fs::read_to_string(folder().join("expected.json")).expect("tests/data/files is complete");
    serde_json::from_str(&text).expect("expected.json is as its README says")
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/files")
}

/// Decodes a file in the encoding that `expected.json` states.
fn decode(encoding: &str, bytes: &[u8]) -> String {
    match encoding {
        "utf-8" => String::from_utf8(bytes.to_vec()).expect("UTF-8"),
        "utf-8 with BOM" => String::from_utf8(bytes[3..].to_vec()).expect("UTF-8"),
        "utf-16-le with BOM" => {
            let units: Vec<u16> = bytes[2..].chunks(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
            String::from_utf16(&units).expect("UTF-16")
        }
        _ => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}

fn encode(encoding: &str, text: &str) -> Vec<u8> {
    match encoding {
        "utf-8" => text.as_bytes().to_vec(),
        "utf-8 with BOM" => [b"\xEF\xBB\xBF", text.as_bytes()].concat(),
        "utf-16-le with BOM" => {
            let units = text.encode_utf16().flat_map(u16::to_le_bytes);
            [0xFF, 0xFE].into_iter().chain(units).collect()
        }
        _ => text.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1")).collect(),
    }
}

#[test]
fn the_records_of_every_file_are_those_expected() {
    for (name, expected) in files() {
        let document = Document::open(&folder().join(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(!document.is_modified(), "{name}");
        assert_eq!(document.file_name().as_deref(), Some(name.as_str()));
        if expected.fens.is_empty() {
            assert_eq!((document.len(), shown(&document).as_str()), (1, START), "{name}");
            continue;
        }
        let mut lines: Vec<(usize, Option<&str>)> = expected.bad_lines.iter().map(|line| (*line, None)).collect();
        lines.extend(expected.fens.iter().map(|fen| (fen.line, Some(fen.fen.as_str()))));
        lines.sort_unstable();
        assert_eq!(document.len(), lines.len(), "{name}");
        let source = decode(&expected.encoding, &fs::read(folder().join(&name)).expect("readable"));
        for (index, (line, expected)) in lines.into_iter().enumerate() {
            let record = document.record(index);
            let found = record.position().map(|position| fen::write(&position)).ok();
            assert_eq!(found.as_deref(), expected, "{name}:{line}");
            assert_eq!(record.text(), source.lines().nth(line - 1).unwrap_or_default(), "{name}:{line}");
        }
    }
}

#[test]
fn saving_without_an_edit_writes_the_same_bytes() {
    let target = tempfile::tempdir().expect("a folder for the test");
    for name in files().into_keys() {
        let path = target.path().join(&name);
        fs::copy(folder().join(&name), &path).expect("copied");
        let before = fs::read(&path).expect("readable");
        let mut document = Document::open(&path).expect("opens");
        document.save().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(fs::read(&path).expect("readable"), before, "{name}");
    }
}

#[test]
fn with_one_edit_only_its_line_differs() {
    for (name, expected) in files() {
        let before = fs::read(folder().join(&name)).expect("readable");
        let source = decode(&expected.encoding, &before);
        for (index, line) in
            source.lines().enumerate().filter(|(_, line)| is_record(line)).map(|(at, _)| at).enumerate()
        {
            let mut document = Document::from_bytes(before.clone());
            document.select(index);
            assert!(document.apply(Edit::HalfmoveClock(document.position().halfmove_clock + 1)), "{name}:{line}");
            let mut lines: Vec<String> = source.split_inclusive('\n').map(str::to_owned).collect();
            let end = lines[line].trim_end_matches(['\r', '\n']).len();
            let edited = shown(&document) + &lines[line][end..];
            lines[line] = edited;
            assert_eq!(bytes(&document), encode(&expected.encoding, &lines.concat()), "{name}:{line} {}", expected.eol);
        }
    }
}

fn is_record(line: &str) -> bool {
    !line.trim().is_empty() && !line.trim_start().starts_with(['#', ';', '%'])
}

#[test]
fn what_is_around_a_record_is_its_lead_and_names_it() {
    for (lead, name) in [
        ("", None),
        ("# name\n", Some("name")),
        ("  ;  name \r\n", Some("name")),
        ("% name\r", Some("name")),
        ("// name\n", Some("name")),
        ("## name\n", Some("name")),
        ("# name\n# other\n", Some("name")),
        ("# by Loyd\n# Author: Loyd\n", Some("by Loyd")),
        ("# Author: Loyd\n# other\n", None),
        ("# other\r\r# name\r", Some("name")),
        ("# other\n\n", None),
        ("# other\n \t\n", None),
        ("#\n", None),
        ("# K\u{f6}nig \u{2654}\n", Some("K\u{f6}nig \u{2654}")),
    ] {
        let source = format!("{START}\n{lead}{AFTER_E4}\n");
        let document = document(&source);
        assert_eq!(document.len(), 2, "{source:?}");
        assert_eq!(document.record(1).name().as_deref(), name, "{source:?}");
        assert_eq!(document.record(0).name(), None, "{source:?}");
        let units = source.encode_utf16().flat_map(u16::to_be_bytes);
        let wide = Document::from_bytes([0xFE, 0xFF].into_iter().chain(units).collect());
        assert_eq!(wide.len(), 2, "UTF-16 {source:?}");
        assert_eq!(wide.record(1).name().as_deref(), name, "UTF-16 {source:?}");
    }
}

const NEW: &str = "8/8/8/8/8/8/8/K6k w - - 0 1";

/// Replaces the letters A (as found), E (edited), B (another) and N (new) by positions.
fn fill(pattern: &str) -> String {
    let fill = |letter: char| match letter {
        'A' => START.to_owned(),
        'E' => AFTER_E4.to_owned(),
        'B' => "4k3/8/8/8/8/8/8/4K3 b - - 0 1".to_owned(),
        'N' => NEW.to_owned(),
        other => other.to_string(),
    };
    pattern.chars().map(fill).collect()
}

#[test]
fn a_line_keeps_its_line_end_and_a_new_one_takes_the_prevailing_one() {
    for (source, edited, added) in [
        ("A\nB\n", "E\nB\n", "A\nN\nB\n"),
        ("A\r\nB\r\n", "E\r\nB\r\n", "A\r\nN\r\nB\r\n"),
        ("A\rB\r", "E\rB\r", "A\rN\rB\r"),
        ("A\nB\r\nB\r\n", "E\nB\r\nB\r\n", "A\nN\r\nB\r\nB\r\n"),
        ("A\r\nB", "E\r\nB", "A\r\nN\r\nB"),
        ("A", "E", "A\nN"),
        ("A\n", "E\n", "A\nN\n"),
        ("A\r\n", "E\r\n", "A\r\nN\r\n"),
        ("A\n# tail", "E\n# tail", "A\nN\n# tail"),
        ("  A \t\n\n", "E\n\n", "  A \t\nN\n\n"),
    ] {
        let mut document = document(&fill(source));
        apply(&mut document, "e2>e4");
        assert_eq!(text(&document), fill(edited), "{source:?} edited");
        document.undo();
        document.apply(Edit::AddRecord { after: 0, position: Box::new(super::position(NEW)) });
        assert_eq!(text(&document), fill(added), "{source:?} with a new record");
        assert!(document.undo() && !document.is_modified());
        assert_eq!(text(&document), fill(source));
    }
}

#[test]
fn edits_are_written_in_the_encoding_of_the_file() {
    let text = format!("# K\u{f6}nig\n{START}\n# Dame \u{df}\n{AFTER_E4}\n");
    let expected = text.replacen(START, AFTER_E4, 1);
    let utf16 = |text: &str, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        format!("\u{feff}{text}").encode_utf16().flat_map(bytes).collect()
    };
    let latin = |text: &str| text.chars().map(|letter| letter as u8).collect::<Vec<u8>>();
    for (encoding, source, expected) in [
        ("UTF-8", text.as_bytes().to_vec(), expected.as_bytes().to_vec()),
        ("with mark", format!("\u{feff}{text}").into_bytes(), format!("\u{feff}{expected}").into_bytes()),
        ("UTF-16 LE", utf16(&text, u16::to_le_bytes), utf16(&expected, u16::to_le_bytes)),
        ("UTF-16 BE", utf16(&text, u16::to_be_bytes), utf16(&expected, u16::to_be_bytes)),
        ("Latin-1", latin(&text), latin(&expected)),
    ] {
        let mut document = Document::from_bytes(source.clone());
        assert_eq!(document.len(), 2, "{encoding}");
        assert_eq!(document.record(0).name().as_deref(), Some("K\u{f6}nig"), "{encoding}");
        assert_eq!(document.record(1).name().as_deref(), Some("Dame \u{df}"), "{encoding}");
        assert_eq!(bytes(&document), source, "{encoding} unedited");
        apply(&mut document, "e2>e4");
        assert_eq!(bytes(&document), expected, "{encoding} edited");
        document.select(1);
        document.apply(Edit::RemoveRecords(1.into()));
        document.apply(Edit::RemoveRecords(0.into()));
        assert!(document.undo() && document.undo() && document.undo());
        assert_eq!(bytes(&document), source, "{encoding} undone");
    }
}

#[test]
fn a_file_without_records_shows_the_start_position_and_stays_as_it_is() {
    for source in ["", "\n\n", "# only a comment\n", "# only a comment", "\u{feff}", "\u{feff}# marked\r\n"] {
        let mut document = document(source);
        assert_eq!((document.len(), shown(&document).as_str()), (1, START), "{source:?}");
        assert!(!document.is_modified() && !document.record(0).is_edited(), "{source:?}");
        assert_eq!(text(&document), source);
        apply(&mut document, "e2>e4");
        assert!(document.is_modified() && document.record(0).is_edited(), "{source:?}");
        let (line_end, between) = match source {
            "# only a comment" => ("", "\n"),
            _ if source.contains('\r') => ("\r\n", ""),
            _ => ("\n", ""),
        };
        assert_eq!(text(&document), format!("{source}{between}{AFTER_E4}{line_end}"), "{source:?}");
        apply(&mut document, "e4>e2");
        assert!(!document.is_modified(), "{source:?} edited back");
        assert_eq!(text(&document), source);
        document.apply(Edit::AddRecord { after: 0, position: Box::new(super::position(NEW)) });
        assert_eq!(
            text(&document),
            format!("{source}{between}{START}{}{NEW}{line_end}", if line_end.is_empty() { "\n" } else { line_end }),
            "{source:?}: with another record it is one itself"
        );
        document.apply(Edit::RemoveRecords(1.into()));
        assert!(!document.is_modified(), "{source:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_kept() {
    let fen = START.as_bytes();
    for (what, noise) in [
        ("NUL bytes", b"\0\0abc\0".as_slice()),
        ("NUL bytes in a FEN", b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\0"),
        ("invalid UTF-8", b"\xFF\xC0\x80/8/8"),
        ("half a character", b"8/8/\xE2\x82"),
        ("control characters", b"\x01\x02\x0B\x0C\x1F"),
    ] {
        let source = [fen, b"\n", noise, b"\r\n", fen, b"\n"].concat();
        let mut document = Document::from_bytes(source.clone());
        assert_eq!(document.len(), 3, "{what}");
        assert!(document.record(1).position().is_err(), "{what}");
        assert_eq!(bytes(&document), source, "{what}");
        apply(&mut document, "e2>e4");
        assert_eq!(bytes(&document), [AFTER_E4.as_bytes(), &source[fen.len()..]].concat(), "{what}");
        document.select(1);
        assert!(document.unreadable().is_some_and(|unreadable| !unreadable.sentence().is_empty()), "{what}");
        assert!(document.apply(Edit::Clear), "{what}");
        let cleared = shown(&document);
        let expected = [AFTER_E4.as_bytes(), b"\n", cleared.as_bytes(), b"\r\n", fen, b"\n"].concat();
        assert_eq!(bytes(&document), expected, "{what}");
    }
}

#[test]
fn half_a_pair_of_bytes_at_the_end_is_kept() {
    let mut source: Vec<u8> = format!("\u{feff}{START}\n{START}\n").encode_utf16().flat_map(u16::to_le_bytes).collect();
    source.push(b'8');
    let mut document = Document::from_bytes(source.clone());
    assert_eq!(document.len(), 3);
    assert_eq!(bytes(&document), source);
    document.apply(edit("e2>e4"));
    assert_eq!(bytes(&document).last(), Some(&b'8'));
    assert_eq!(bytes(&document).len(), source.len() + 2 * (AFTER_E4.len() - START.len()));
    for length in 0..source.len() {
        let cut = source[..length].to_vec();
        assert_eq!(bytes(&Document::from_bytes(cut.clone())), cut, "the first {length} bytes");
    }
}

#[test]
fn any_bytes_are_kept() {
    use proptest::prelude::*;
    let piece = prop_oneof![
        4 => prop::sample::select(vec!["\n", "\r", "\r\n", " ", "#", "//", START, "8/8 w", "\0", "\u{a0}", "\u{feff}"])
            .prop_map(|text| text.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..5),
    ];
    let mark = prop::sample::select(vec![&b""[..], b"\xEF\xBB\xBF", b"\xFF\xFE", b"\xFE\xFF"]);
    proptest!(ProptestConfig::with_cases(1000), |(mark in mark, pieces in prop::collection::vec(piece, 0..20))| {
        let source = [mark, &pieces.concat()].concat();
        let mut document = Document::from_bytes(source.clone());
        prop_assert_eq!(bytes(&document), source.clone());
        let last = document.len() - 1;
        prop_assert!(document.record(last).text().len() <= 3 * source.len() + START.len());
        let _ = document.record(last).name();
        document.select(last);
        document.apply(Edit::FullmoveNumber(77));
        document.apply(Edit::RemoveRecords(0.into()));
        while document.undo() {}
        prop_assert_eq!(bytes(&document), source);
    });
}

#[test]
fn a_comment_as_long_as_a_line_may_be_is_a_name() {
    for length in 4090..4100 {
        let comment = format!("# {}", "x".repeat(length - 2));
        let document = document(&format!("{comment}\n8/8/8/8/8/8/8/8 w - - 0 1\n"));
        let name = document.record(0).name().map(|name| name.len());
        assert!(name.is_some_and(|name| name > 4000), "{length}: {name:?}");
    }
}
