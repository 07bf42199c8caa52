//! Files of the collection and variations of them, in every encoding and with every line ending, in memory and on disk:
//! the expected positions are on the expected lines, and saving changes only the edited record.

pub(super) mod sample;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use self::sample::{Encoding, Ends, Holds, LaidOut, Sample, collection, named};
use super::bytes;
use fenwright::document::{Document, Edit};
use fenwright::notation::fen;
use fenwright::{Color, Position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Larger files are not read into memory.
const HELD: usize = 16 << 20;

/// Writes a sample into a folder and opens it.
fn opened(folder: &Path, sample: &Sample) -> (PathBuf, Document) {
    let path = folder.join(&sample.name);
    fs::write(&path, sample.bytes()).expect("written");
    let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{}: {error}", sample.name));
    document.read_all();
    assert!(!document.has_changed_on_disk(), "{}: nobody has changed it", sample.name);
    (path, document)
}

/// The FEN of a record, if it is a position.
fn fen_of(document: &Document, index: usize) -> Option<String> {
    document.record(index).position().map(|position| fen::write(&position)).ok()
}

/// The expected FEN of a line, if it holds a position.
fn expected_fen(holds: &Holds) -> Option<&str> {
    match holds {
        Holds::Position(fen) => Some(fen),
        Holds::Game => Some(START),
        Holds::Fault | Holds::Nothing => None,
    }
}

/// Changes the side to move of a record, or sets up the start position if the record has none.
fn turn(document: &mut Document, index: usize) {
    document.select(index);
    let edit = match (document.unreadable(), document.position().side_to_move) {
        (Some(_), _) => Edit::Replace(Box::new(Position::start())),
        (None, Color::White) => Edit::SideToMove(Color::Black),
        (None, Color::Black) => Edit::SideToMove(Color::White),
    };
    assert!(document.apply(edit), "record {index} can be edited");
}

/// Panics unless the written bytes differ from the sample in the line of this record alone.
fn assert_turned(sample: &Sample, laid_out: &LaidOut, at: usize, written: &[u8], what: &str) {
    if sample.lines[at].holds != Holds::Game {
        let line = sample.encoding.encode(&sample.turned(at));
        assert!(written == laid_out.with_line(at, &line), "{what}:{} edited", at + 1);
        return;
    }
    // The game gets two tags on lines of their own.
    let before = &laid_out.bytes;
    let same = before.iter().zip(written).take_while(|(before, after)| before == after).count();
    let behind = before.len() - same;
    assert!(written.len() > before.len() && written.ends_with(&before[same..]), "{what}:{}", at + 1);
    let black = START.replace(" w ", " b ");
    let new = &written[same..written.len() - behind];
    // The text before them may begin in the same way, so that they seem to begin later.
    let is_pair = |end: &&str| {
        let pair = sample.encoding.encode(&format!("[SetUp \"1\"]{end}[FEN \"{black}\"]{end}"));
        new.len() == pair.len() && pair.repeat(2).windows(new.len()).any(|window| window == new)
    };
    assert!(["\n", "\r\n", "\r"].iter().any(is_pair), "{what}:{} gets {:?}", at + 1, String::from_utf8_lossy(new));
}

/// Checks everything that does not need the disk, record by record.
fn check(sample: &Sample, document: &mut Document, what: &str) {
    let (records, laid_out) = (sample.records(), sample.laid_out());
    assert!(!document.is_modified(), "{what}");
    assert_eq!(document.len(), records.len().max(1), "{what}");
    assert!(bytes(document) == laid_out.bytes, "{what} is written as it was found");
    for (index, at) in records.into_iter().enumerate() {
        let (line, holds) = (at + 1, &sample.lines[at].holds);
        assert_eq!(fen_of(document, index).as_deref(), expected_fen(holds), "{what}:{line}");
        turn(document, index);
        assert_turned(sample, &laid_out, at, &bytes(document), what);
        assert!(document.undo() && !document.is_modified(), "{what}:{line} undone");
    }
    assert!(bytes(document) == laid_out.bytes, "{what} after all was undone");
}

/// Saves without an edit and with one edit of each of these records, and opens the file again.
fn check_saving(sample: &Sample, path: &Path, document: &mut Document, indexes: &[usize], what: &str) {
    let on_disk = || fs::read(path).expect("readable");
    let save = |document: &mut Document| document.save().unwrap_or_else(|error| panic!("{what}: {error}"));
    let (records, laid_out) = (sample.records(), sample.laid_out());
    save(document);
    assert!(on_disk() == laid_out.bytes, "{what} saved without an edit");
    for (index, at) in indexes.iter().filter_map(|index| Some((*index, *records.get(*index)?))) {
        turn(document, index);
        save(document);
        assert!(!document.is_modified(), "{what}:{}", at + 1);
        assert_turned(sample, &laid_out, at, &on_disk(), what);
        if indexes.last() == Some(&index) {
            let mut again = Document::open(path).unwrap_or_else(|error| panic!("{what}: {error}"));
            again.read_all();
            assert_eq!(again.len(), document.len(), "{what}:{} opened again", at + 1);
            assert_eq!(fen_of(&again, index), fen_of(document, index), "{what}:{} opened again", at + 1);
        }
        assert!(document.undo() && document.is_modified(), "{what}:{}", at + 1);
    }
    save(document);
    assert!(on_disk() == laid_out.bytes, "{what} undone and saved");
}

#[test]
fn every_file_of_the_collection_keeps_what_is_not_edited() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for sample in collection() {
        let (path, mut document) = opened(folder.path(), &sample);
        check(&sample, &mut document, &sample.name);
        let indexes: Vec<usize> = (0..sample.records().len()).collect();
        check_saving(&sample, &path, &mut document, &indexes, &sample.name);
    }
}

#[test]
fn so_does_every_encoding_with_every_line_end() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut turn = 0;
    for name in ["one.fen", "sixtyfour.fen", "mixed_with_faults.fen", "suite.epd", "games.pgn"] {
        for (encoding, ends) in Encoding::ALL.into_iter().flat_map(|encoding| Ends::ALL.map(|ends| (encoding, ends))) {
            for (is_closed, has_comments) in [(true, false), (false, false), (true, true), (false, true)] {
                let plain = named(name).encoded(encoding);
                let sample = if has_comments { plain.among_comments() } else { plain }.ended(ends, is_closed);
                let what = format!("{name} {encoding:?} {ends:?} closed {is_closed} comments {has_comments}");
                let (path, mut document) = opened(folder.path(), &sample);
                check(&sample, &mut document, &what);
                turn += 1;
                check_saving(&sample, &path, &mut document, &[turn % sample.records().len()], &what);
            }
        }
    }
}

#[test]
fn so_do_files_that_are_left_on_disk() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for (name, encoding, ends, is_closed) in [
        ("sixtyfour.fen", Encoding::Utf8, Ends::Lf, true),
        ("sixtyfour.fen", Encoding::Utf8WithMark, Ends::Mixed, false),
        ("mixed_with_faults.fen", Encoding::Latin1, Ends::CrLf, true),
        ("suite.epd", Encoding::Utf16Le, Ends::Cr, false),
        ("games.pgn", Encoding::Latin1, Ends::CrLf, false),
    ] {
        let what = format!("large {name} {encoding:?} {ends:?} closed {is_closed}");
        let sample = named(name).encoded(encoding).among_comments().with_long_comment();
        let sample = sample.repeated(HELD).ended(ends, is_closed);
        let (path, mut document) = opened(folder.path(), &sample);
        let records = sample.records();
        assert_eq!(document.len(), records.len(), "{what}");
        for index in (0..records.len()).step_by(199) {
            let holds = &sample.lines[records[index]].holds;
            assert_eq!(fen_of(&document, index).as_deref(), expected_fen(holds), "{what}: record {index}");
        }
        let indexes = [0, records.len() / 3, records.len() - 1];
        check_saving(&sample, &path, &mut document, &indexes, &what);
        fs::remove_file(path).expect("removed");
    }
}

/// The path of the file whose memory use a child process measures.
const FILE: &str = "FENWRIGHT_TEST_FILE";

/// The maximum memory use of this process so far, in bytes.
#[cfg(target_os = "linux")]
fn most_memory() -> usize {
    let status = fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("the most memory");
    line.trim_end_matches("kB").trim().parse::<usize>().expect("a number of kilobytes") << 10
}

/// Opens, edits and saves a file of 96 MB in a child process, so that other tests are not measured.
#[cfg(target_os = "linux")]
#[test]
fn large_files_are_not_held_in_memory() {
    if let Some(path) = std::env::var_os(FILE) {
        let before = most_memory();
        let mut document = Document::open(Path::new(&path)).unwrap_or_else(|error| panic!("{error}"));
        document.read_all();
        let last = document.len() - 1;
        turn(&mut document, last);
        document.save().unwrap_or_else(|error| panic!("{error}"));
        let more = most_memory() - before;
        assert!(more < 24 << 20, "{} records took {} kB", document.len(), more >> 10);
        return;
    }
    let folder = tempfile::tempdir().expect("a folder for the test");
    let sample = named("sixtyfour.fen").repeated(HELD);
    let path = folder.path().join(&sample.name);
    fs::write(&path, sample.bytes().repeat(6)).expect("written");
    let test = "document::files::large_files_are_not_held_in_memory";
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    let ended = command.args(["--exact", test]).env(FILE, &path).output().expect("run");
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stdout));
    let said = String::from_utf8_lossy(&ended.stdout);
    assert!(said.contains("1 passed"), "{said}");
}
