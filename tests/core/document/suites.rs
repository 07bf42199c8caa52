//! EPD and PGN files from the collection: their content, and that an edit changes only its bytes.

use std::fs;
use std::path::PathBuf;

use super::{bytes, shown};
use fenwright::Color;
use fenwright::document::{Document, Edit};
use fenwright::notation::fen;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/files").join(name)
}

fn expected(name: &str) -> serde_json::Value {
    let text = fs::read_to_string(file("expected_records.json")).expect("tests/data/files is complete");
    let all: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    all[name].clone()
}

/// The parts of two texts between their common beginning and end.
fn difference<'a>(before: &'a [u8], after: &'a [u8]) -> (&'a [u8], &'a [u8]) {
    let start = before.iter().zip(after).take_while(|(before, after)| before == after).count();
    let (before, after) = (&before[start..], &after[start..]);
    let end = before.iter().rev().zip(after.iter().rev()).take_while(|(before, after)| before == after).count();
    (&before[..before.len() - end], &after[..after.len() - end])
}

/// Changes the side to move of every record, one at a time, saves and opens again. Only that letter and an en passant
/// square of the record may differ.
fn edit_each(name: &str) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join(name);
    let before = fs::read(file(name)).expect("readable");
    for index in 0..Document::from_bytes(before.clone()).len() {
        fs::write(&path, &before).expect("written");
        let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        document.select(index);
        let has_text = !document.record(index).text().is_empty();
        let en_passant = document.position().en_passant.is_some();
        let other = if document.position().side_to_move == Color::White { Color::Black } else { Color::White };
        assert!(document.apply(Edit::SideToMove(other)), "{name}: record {index}");
        document.save().unwrap_or_else(|error| panic!("{name}: {error}"));
        let after = fs::read(&path).expect("readable");
        let (old, new) = difference(&before, &after);
        if !has_text {
            let new = String::from_utf8_lossy(new);
            assert!(old.is_empty() && new.contains("[SetUp \"1\"]"), "{name}: record {index} gets its tags: {new}");
        } else if !en_passant {
            let letter = |color: Color| vec![color.letter() as u8];
            let other_letter = if other == Color::White { Color::Black } else { Color::White };
            assert_eq!((old.to_vec(), new.to_vec()), (letter(other_letter), letter(other)), "{name}: record {index}");
        }
        let again = Document::open(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(again.record(index).position().ok(), Some(*document.position()), "{name}: record {index}");
        document.undo();
        assert_eq!(bytes(&document), before, "{name}: record {index} undone");
    }
}

#[test]
fn the_suite_of_epd_opens_and_keeps_its_bytes() {
    let expected = expected("suite.epd");
    let records = expected["records"].as_array().expect("a list");
    let document = Document::open(&file("suite.epd")).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(document.len(), records.len());
    for (index, record) in records.iter().enumerate() {
        let line = &record["line"];
        let position = document.record(index).position().map(|position| fen::write(&position));
        assert_eq!(position.ok().as_deref(), record["fen"].as_str(), "line {line}");
        let mut opcodes: Vec<String> =
            document.record(index).operations().into_iter().map(|operation| operation.opcode).collect();
        opcodes.sort();
        opcodes.dedup();
        let wanted: Vec<&str> =
            record["ops"].as_array().into_iter().flatten().filter_map(serde_json::Value::as_str).collect();
        assert_eq!(opcodes, wanted, "line {line}");
    }
    assert_eq!(bytes(&document), fs::read(file("suite.epd")).expect("readable"));
    edit_each("suite.epd");
}

#[test]
fn files_of_games_open_and_keep_their_bytes() {
    for name in ["games.pgn", "games_crlf.pgn"] {
        let expected = expected(name);
        let mut document = Document::open(&file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let wanted: Vec<&str> =
            expected["fens"].as_array().into_iter().flatten().filter_map(serde_json::Value::as_str).collect();
        let found: Vec<String> = (0..document.len())
            .map(|index| document.record(index).text().into_owned())
            .filter(|text| !text.is_empty())
            .collect();
        assert_eq!(found, wanted, "{name}");
        assert_eq!(Some(document.len() as u64), expected["games"].as_u64(), "{name}");
        for index in 0..document.len() {
            document.select(index);
            assert!(document.unreadable().is_none(), "{name}: {}", shown(&document));
        }
        assert_eq!(bytes(&document), fs::read(file(name)).expect("readable"), "{name}");
        edit_each(name);
    }
}
