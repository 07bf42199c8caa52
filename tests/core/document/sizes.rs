//! Very long lines and very long files.

use std::fs;
use std::io::{BufWriter, Write};
use std::time::Instant;

use super::{apply, bytes, document, shown};
use crate::time::PATIENCE;
use fenwright::document::{Document, Edit, UnreadableReason};
use fenwright::notation::fen;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_line_of_ten_megabytes_is_kept_and_not_read() {
    let long = "\u{2654}8/".repeat(2_000_000);
    let source = format!("{START}\n{long}\n{START}\n");
    let mut document = document(&source);
    assert_eq!(document.len(), 3);
    document.select(1);
    let unreadable = document.unreadable().cloned().unwrap_or_else(|| panic!("it is no FEN"));
    assert_eq!(unreadable.reason, UnreadableReason::TooLong { characters: 6_000_000 });
    assert!(unreadable.sentence().starts_with("This line is 6000000 characters long"), "{}", unreadable.sentence());
    assert!(unreadable.text.len() <= 4096 && long.starts_with(&unreadable.text), "{} bytes", unreadable.text.len());
    assert_eq!(document.record(1).text(), long);
    assert!(bytes(&document) == source.as_bytes(), "kept");
    document.apply(Edit::Clear);
    let cleared = shown(&document);
    assert_eq!(bytes(&document), format!("{START}\n{cleared}\n{START}\n").into_bytes());
    document.undo();
    assert!(bytes(&document) == source.as_bytes(), "undone");
}

#[test]
fn lines_are_read_up_to_4096_bytes() {
    for (spaces, is_read) in [(4096 - START.len(), true), (4097 - START.len(), false)] {
        let mut document = document(&format!("{}{START}\n", " ".repeat(spaces)));
        assert_eq!(document.unreadable().is_none(), is_read, "{spaces} blanks");
        assert_eq!(document.apply(Edit::Start), !is_read, "{spaces} blanks");
    }
}

#[test]
fn other_long_files() {
    let many = |text: &str, times: usize| text.repeat(times);
    for (what, source, records) in [
        ("one long line without an end", many("x", 10_000_000), 1),
        ("a long comment", many("# x", 3_000_000), 1),
        ("a long lead", many("# x\n", 1_000_000) + START, 1),
        ("blank lines", many("\n", 3_000_000), 1),
        ("white space", many(" ", 5_000_000), 1),
        ("short records", many("8\r", 500_000), 500_000),
    ] {
        let document = document(&source);
        assert_eq!(document.len(), records, "{what}");
        let _ = document.record(records - 1).name();
        assert!(bytes(&document) == source.as_bytes(), "{what}");
    }
}

/// 40 MB and 800,000 lines, a fifth of the target for release builds, because of debug builds. The time only guards
/// against quadratic growth; it is not a benchmark.
#[test]
fn a_large_file_opens_and_saves_one_edit() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("large.fen");
    let count = 800_000;
    let mut out = BufWriter::new(fs::File::create(&path).expect("made"));
    for number in 0..count {
        writeln!(out, "8/8/8/4k3/8/8/4PPPP/4K2R w K - {} {}", number % 100, 1 + number % 9000).expect("written");
    }
    out.into_inner().expect("flushed").sync_all().expect("synced");

    let start = Instant::now();
    let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
    assert!((1..=count).contains(&document.len()), "the first positions are there at once");
    document.read_all();
    assert_eq!((document.len(), document.reading_progress()), (count, None));
    document.select(count / 2);
    apply(&mut document, "h1>g1");
    let edited = shown(&document);
    document.save().unwrap_or_else(|error| panic!("{error}"));
    let time = start.elapsed();
    let saved = fs::read_to_string(&path).expect("readable");
    assert_eq!(saved.lines().nth(count / 2), Some(edited.as_str()));
    assert_eq!(saved.lines().count(), count);
    assert_eq!(fen::write(document.position()), edited);
    assert!(time < PATIENCE, "it took {time:?}");
}
