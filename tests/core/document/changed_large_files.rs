//! Large files that another program changes while they are open: every operation ends, and every loss is reported.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc;
use std::thread;

use super::apply;
use crate::time::PATIENCE;
use fenwright::document::check::Check;
use fenwright::document::search::{Search, SearchQuery};
use fenwright::document::{Document, Edit, FileError, UnreadableReason};

const FEN: &str = "8/8/8/4k3/8/8/4PPPP/4K2R w K - 0 1";
const FILES: [&str; 3] = ["lines.fen", "lines.epd", "games.pgn"];

/// A record of a file with this name. It is long, so that many records take long to read.
fn record(name: &str) -> String {
    let long = "study ".repeat(200);
    match name {
        "lines.fen" => format!("# {long}\n{FEN}\n"),
        "lines.epd" => format!("8/8/8/4k3/8/8/4PPPP/4K2R w K - id \"{long}\";\r\n"),
        _ => format!("[Event \"study\"]\n[SetUp \"1\"]\n[FEN \"{FEN}\"]\n\n{{{long}}} 1. e4 *\n\n"),
    }
}

/// A file that is too large for memory, and its number of records.
fn large_file(folder: &Path, name: &str) -> (PathBuf, usize) {
    let (path, record) = (folder.join(name), record(name));
    let count = (1 << 24) / record.len() + 1;
    let mut out = BufWriter::new(File::create(&path).expect("made"));
    (0..count).for_each(|_| out.write_all(record.as_bytes()).expect("written"));
    out.into_inner().expect("flushed");
    (path, count)
}

/// Cuts off most of the file, as another program does.
fn shorten(path: &Path) {
    File::options().write(true).open(path).expect("opened").set_len(1000).expect("shortened");
}

/// Runs a function that must end.
fn in_time<T: Send + 'static>(what: &str, run: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, result) = mpsc::channel();
    thread::spawn(move || sender.send(run()));
    result.recv_timeout(PATIENCE).unwrap_or_else(|error| panic!("{what}: {error}"))
}

/// Checks a document that lost most of its records, with an edited first record.
fn is_as_it_should_be(what: &str, document: &mut Document, edited: &str) {
    assert!(document.is_source_changed() && document.is_modified(), "{what}");
    let error = document.save().expect_err("its bytes are gone");
    assert!(matches!(error, FileError::SourceChanged { is_added: false, .. }), "{what}: {error:?}");
    assert_eq!(document.record(0).text(), edited, "{what}");
    let kept = document.edited_only();
    assert_eq!((kept.len(), kept.position()), (1, document.position()), "{what}");
    let query = SearchQuery::parse("study");
    let mut search = Search::start(&document.snapshot(), &query, Arc::new(|| {}));
    let mut check = Check::start(&document.snapshot(), Arc::new(|| {}));
    assert!(search.scan.wait_for(PATIENCE) && check.wait_for(PATIENCE), "{what}");
    assert!(search.found().len() < document.len() && check.results.len() <= document.len(), "{what}");
}

#[test]
fn a_file_that_is_shortened_after_it_was_read() {
    for name in FILES {
        in_time(name, move || {
            let folder = tempfile::tempdir().expect("a folder");
            let (path, count) = large_file(folder.path(), name);
            let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
            document.read_all();
            assert_eq!(document.len(), count, "{name}");
            apply(&mut document, "h1>g1");
            let edited = document.record(0).text().into_owned();
            shorten(&path);
            for index in [count / 2, count - 1] {
                assert_eq!(document.record(index).text(), "", "{name}");
            }
            assert!(name == "games.pgn" || document.record(count - 1).position().is_err(), "{name}");
            is_as_it_should_be(name, &mut document, &edited);
        });
    }
}

#[test]
fn a_file_that_is_shortened_while_it_is_read() {
    for name in FILES {
        in_time(name, move || {
            let folder = tempfile::tempdir().expect("a folder");
            let (path, count) = large_file(folder.path(), name);
            let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
            apply(&mut document, "h1>g1");
            let edited = document.record(0).text().into_owned();
            shorten(&path);
            document.read_all();
            assert!(document.reading_progress().is_none() && (1..=count).contains(&document.len()), "{name}");
            is_as_it_should_be(name, &mut document, &edited);
        });
    }
}

#[test]
fn a_file_that_is_shortened_under_a_search_and_a_check() {
    for name in FILES {
        in_time(name, move || {
            let folder = tempfile::tempdir().expect("a folder");
            let (path, _) = large_file(folder.path(), name);
            let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
            document.read_all();
            let snapshot = document.snapshot();
            let mut search = Search::start(&snapshot, &SearchQuery::parse("study is:legal"), Arc::new(|| {}));
            let mut check = Check::start(&snapshot, Arc::new(|| {}));
            shorten(&path);
            assert!(search.scan.wait_for(PATIENCE) && check.wait_for(PATIENCE), "{name}");
            assert!(check.results.len() <= document.len(), "{name}");
        });
    }
}

#[test]
fn a_file_in_whose_place_comments_or_blank_lines_are_written() {
    // Fairly long lines: reading millions of short ones takes long.
    let (comment, blank) = (format!("# {}\n", "nothing ".repeat(10)), format!("{}\n", " ".repeat(80)));
    for (what, line) in [("comments", comment), ("blank lines", blank), ("a comment", "#".to_owned())] {
        for name in ["lines.fen", "games.pgn"] {
            let line = line.clone();
            in_time(what, move || {
                let folder = tempfile::tempdir().expect("a folder");
                let (path, _) = large_file(folder.path(), name);
                let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
                document.read_all();
                apply(&mut document, "h1>g1");
                let edited = document.record(0).text().into_owned();
                let length = usize::try_from(fs::metadata(&path).expect("there").len()).expect("not that long");
                let mut file = File::options().write(true).open(&path).expect("opened");
                file.write_all(&line.repeat(length / line.len() + 1).as_bytes()[..=length]).expect("written");
                is_as_it_should_be(what, &mut document, &edited);
            });
        }
    }
}

/// The first chunk is valid UTF-8, and a later one is not.
#[test]
fn a_large_file_with_a_mark_that_is_not_utf8_is_saved_byte_for_byte() {
    for length in [1 << 10, 1 << 25] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("marked.fen");
        let lines = format!("{FEN}\n").repeat(length / FEN.len());
        let source = [b"\xEF\xBB\xBF", lines.as_bytes(), b"# caf\xE9\n", FEN.as_bytes(), b"\n"].concat();
        fs::write(&path, &source).expect("written");
        let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
        document.read_all();
        assert_eq!(document.record(0).text(), FEN);
        assert_eq!(document.record(usize::MAX).name().as_deref(), Some("caf\u{e9}"));
        assert!(super::bytes(&document) == source, "{length}: not edited");
        document.save().unwrap_or_else(|error| panic!("{error}"));
        assert!(fs::read(&path).expect("readable") == source, "{length}: saved");
        document.apply(fenwright::document::Edit::InsertText { at: 1, text: "# na\u{ef}ve\nnone\n".to_owned() });
        let expected = [&source[..4 + FEN.len()], b"# na\xEFve\nnone\n", &source[4 + FEN.len()..]].concat();
        assert!(super::bytes(&document) == expected, "{length}: with a text");
    }
}

#[test]
fn records_missing_in_a_shortened_file_are_reported_and_not_edited() {
    for name in FILES {
        in_time(name, move || {
            let folder = tempfile::tempdir().expect("a folder");
            let (path, count) = large_file(folder.path(), name);
            let mut document = Document::open(&path).expect("opened");
            document.read_all();
            assert!(document.record(count - 1).position().is_ok(), "{name}");
            shorten(&path);
            document.select(count / 2);
            let unreadable = document.record(count / 2).position().expect_err("its bytes are gone");
            assert_eq!(unreadable.reason, UnreadableReason::Gone, "{name}");
            assert!(unreadable.sentence().starts_with("The file has become shorter"), "{name}");
            let revision = document.revision();
            assert!(!document.apply(Edit::Clear) && !document.apply(Edit::Replace(Box::default())), "{name}");
            assert_eq!(document.revision(), revision, "{name}: it is no empty board to be edited");
        });
    }
}
