//! Journals restore the document as it was.

use fenwright::board::Variant;
use fenwright::document::{Arrangement, Document, Edit, Field, FileState, Records};
use fenwright::notation::annotations;
use fenwright::notation::epd::{Operand, Operation};
use fenwright::{Color, Position};

use super::{Place, bytes, empties, keep};

const FEN: &str = "# first\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\nnot a position\n\n; of three\n  8/8/8/4k3/8/8/4K3/8 b - - 12 34\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n# tail\n";
const EPD: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id \"one\";\n# two\n8/8/8/4k3/8/8/4K3/8 b - -  c0 \"a  b\" ;\n4k3/8/8/8/8/8/8/4K2R w K - acd 5;";
const PGN: &str = "% head\n[Event \"A\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n\n[Event \"B\"]\n\n1. e4 e5 *\n\n[Event \"C\"]\n[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\"]\n\n1. Rd8# 1-0\n";

fn utf16(text: &str) -> Vec<u8> {
    std::iter::once(0xFEFF).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

/// Named files of each kind.
fn files() -> Vec<(&'static str, Vec<u8>)> {
    let latin: Vec<u8> = FEN.replace("first", "premi\u{e8}re").chars().map(|char| char as u8).collect();
    vec![
        ("lines.fen", FEN.into()),
        ("crlf.fen", FEN.replace('\n', "\r\n").into()),
        ("mixed.fen", FEN.replacen('\n', "\r\n", 3).into()),
        ("open.fen", FEN.trim_end().strip_suffix("# tail").unwrap_or_default().trim_end().into()),
        ("mark.fen", ["\u{feff}", FEN].concat().into()),
        ("latin.fen", latin),
        ("wide.fen", utf16(FEN)),
        ("wide.pgn", utf16(PGN)),
        ("lines.epd", EPD.into()),
        ("games.pgn", PGN.into()),
        ("parts.pgn", [PGN, "\n[Event \"D\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n[FEN \"8/8/4k3/8/8/8/8/4K3 w - - 0 1\"]\n\n*\n"].concat().into()),
        ("comments.fen", "# nothing yet\n".into()),
        ("empty.fen", Vec::new()),
    ]
}

/// Draws the arrows and marks of these commands.
fn drawing(commands: &str) -> Edit {
    Edit::SetAnnotations(annotations::read(commands))
}

type Change = (&'static str, fn(&mut Document));

/// Changes of arrows and marked squares.
fn drawings() -> Vec<Change> {
    vec![
        ("arrows are drawn on all", |document| {
            for index in 0..document.len() {
                document.select(index);
                document.apply(drawing("[%csl Ge4][%cal Gd1h5]"));
            }
        }),
        ("all are played by other rules", |document| {
            for index in 0..document.len() {
                document.select(index);
                document.apply(Edit::Variant(Variant::ALL[1 + index % 7]));
            }
        }),
        ("all say something", |document| {
            for field in Field::ALL {
                let values = (0..document.len()).map(|at| (at, format!("{} {at}", field.label()))).collect();
                document.apply(Edit::SetField { field, values });
            }
        }),
        ("the file is called otherwise", |document| {
            document.apply(Edit::SetHeader("A file\nby K\u{f6}nig".to_owned()));
        }),
        ("the file is called otherwise and a record is edited", |document| {
            document.apply(Edit::SetHeader("A file".to_owned()));
            document.apply(empties("e1"));
            document.apply(Edit::SideToMove(Color::Black));
        }),
        ("tags are added", |document| {
            document.apply(Edit::AddRecord { after: 0, position: Box::new(Position::start()) });
            for index in 0..document.len() {
                document.select(index);
                let operands = vec![Operand::Text(format!("Ann {index}"))];
                document
                    .apply(Edit::AddOperation { at: 0, operation: Operation { opcode: "White".to_owned(), operands } });
            }
        }),
        ("one that is added says something", |document| {
            document.apply(Edit::AddRecord { after: 0, position: Box::new(Position::start()) });
            document.apply(Edit::SetField { field: Field::Title, values: vec![(1, "New".to_owned())] });
            document.apply(Edit::SetField { field: Field::Comment, values: vec![(1, "a\nb".to_owned())] });
        }),
        ("arrows are drawn on one that is added", |document| {
            document.apply(Edit::AddRecord { after: 0, position: Box::new(Position::start()) });
            document.apply(drawing("[%cal Re2e4,Gd2d4]"));
            document.apply(empties("e2"));
        }),
        ("arrows are drawn, marked, duplicated and taken away", |document| {
            document.apply(drawing("[%csl Ya1]"));
            document.apply(Edit::SetDone { records: Records::from(0), done: true });
            document.apply(Edit::DuplicateRecords(Records::from(0)));
            document.apply(drawing(""));
        }),
    ]
}

/// All kinds of changes.
fn changes() -> Vec<Change> {
    vec![
        ("a piece is removed", |document| _ = document.apply(empties("e1")) | document.apply(empties("g1"))),
        ("the third is edited", |document| {
            document.select(2);
            document.apply(Edit::SideToMove(Color::White));
            document.apply(Edit::HalfmoveClock(7));
        }),
        ("an unreadable line is mended and this undone", |document| {
            document.select(1);
            document.apply(Edit::Start);
            document.select(0);
            document.apply(Edit::Clear);
            document.undo();
            document.undo();
            document.apply(Edit::HalfmoveClock(3));
        }),
        ("one is added", |document| {
            _ = document.apply(Edit::AddRecord { after: 0, position: Box::new(Position::start()) });
        }),
        ("one is added behind the last", |document| {
            _ = document.apply(Edit::AddRecord { after: 99, position: Box::new(Position::start()) });
            document.apply(empties("e2"));
        }),
        ("one is removed", |document| _ = document.apply(Edit::RemoveRecords(Records::from(1)))),
        ("all are removed", |document| _ = document.apply(Edit::RemoveRecords(Records::from(0..99)))),
        ("the first is moved to the end", |document| {
            _ = document.apply(Edit::MoveRecords { records: Records::from(0), to: 99 });
        }),
        ("some are duplicated", |document| _ = document.apply(Edit::DuplicateRecords(Records::from(0..2)))),
        ("one is edited and duplicated", |document| {
            document.apply(Edit::HalfmoveClock(9));
            document.apply(Edit::DuplicateRecords(Records::from(0)));
        }),
        ("a text is put in", |document| {
            let text = document.records_text(&Records::from(0..2)).unwrap_or_default();
            _ = document.apply(Edit::InsertText { at: 1, text });
        }),
        ("a text with a tail is put in", |document| {
            let text = "# of mine\n8/8/8/4k3/8/8/4K3/8 b - - 0 1\n# behind it\n".to_owned();
            _ = document.apply(Edit::InsertText { at: 1, text });
            document.apply(Edit::HalfmoveClock(9));
        }),
        ("they are turned round", |document| {
            let order = (0..document.len() as u32).rev().collect();
            _ = document.apply(Edit::Arrange { order, purpose: Arrangement::Sort });
        }),
        ("all are done", |document| {
            _ = document.apply(Edit::SetDone { records: Records::from(0..99), done: true });
        }),
        ("the second is done", |document| {
            _ = document.apply(Edit::SetDone { records: Records::from(1), done: true });
        }),
        ("an operation is added", |document| {
            let operation = Operation { opcode: "pv".to_owned(), operands: Vec::new() };
            _ = document.apply(Edit::AddOperation { at: 0, operation });
        }),
        ("much is done", |document| {
            document.apply(Edit::HalfmoveClock(5));
            document.apply(Edit::AddRecord { after: 1, position: Box::new(Position::start()) });
            document.apply(Edit::MoveRecords { records: Records::from(0), to: 3 });
            document.apply(Edit::RemoveRecords(Records::from(1)));
            document.apply(Edit::DuplicateRecords(Records::from(0..3)));
            document.undo();
            document.undo();
            document.redo();
        }),
    ]
}

/// The expected content. In a file without a final line ending, a line that was not the last one when it was journalled
/// may get one.
fn as_recovered(mut expected: Vec<u8>, now: &[u8]) -> Vec<u8> {
    if now.strip_suffix(b"\n") == Some(&expected) {
        expected.push(b'\n');
    }
    expected
}

/// The expected content after saving: blank lines between games, and a comment after the last record, now belong to the
/// file.
fn as_recovered_from_saved(expected: Vec<u8>, now: &[u8]) -> Vec<u8> {
    let loose = |bytes: &[u8]| {
        let text: String =
            bytes.iter().filter(|byte| !matches!(byte, 0 | b'\n' | b'\r')).map(|byte| *byte as char).collect();
        text.replace("# behind it", "")
    };
    let expected = as_recovered(expected, now);
    if loose(now) == loose(&expected) { now.to_vec() } else { expected }
}

fn assert_same(recovered: &mut Document, document: &Document, expected: &[u8], place: &Place, what: &str) {
    let found = std::fs::read(place.file()).expect("the file is there");
    let now = bytes(recovered);
    assert_eq!(
        String::from_utf8_lossy(&now),
        String::from_utf8_lossy(expected),
        "{what} in {}: not the same, of\n{}",
        place.name,
        String::from_utf8_lossy(&found)
    );
    assert_eq!(now, expected, "{what} in {}", place.name);
    assert!(recovered.is_modified(), "{what} in {}", place.name);
    assert_eq!(recovered.undo_name(), Some("recover edits"), "{what} in {}", place.name);
    assert_eq!(recovered.path(), document.path(), "{what} in {}", place.name);
    assert!(recovered.undo() && !recovered.is_modified(), "{what} in {}: undo", place.name);
    assert_eq!(bytes(recovered), found, "{what} in {}: undo gives back the file", place.name);
    assert!(recovered.redo());
    assert_eq!(bytes(recovered), expected, "{what} in {}: redo", place.name);
}

#[test]
fn every_edit_of_every_file_is_recovered_in_its_bytes() {
    for (name, content) in files() {
        for (what, change) in changes().into_iter().chain(drawings()) {
            let place = Place::with(name, &content);
            let mut document = place.open();
            change(&mut document);
            if document.is_modified() {
                let mut recovered = place.crash(&mut document);
                let expected = as_recovered(bytes(&document), &bytes(&recovered));
                assert_same(&mut recovered, &document, &expected, &place, what);
            }
        }
    }
}

#[test]
fn the_journal_continues_after_each_edit() {
    for (name, content) in files() {
        let place = Place::with(name, &content);
        let (mut document, mut journal) = (place.open(), place.journal());
        for (what, change) in changes().into_iter().chain(drawings()) {
            change(&mut document);
            keep(&mut journal, &mut document);
            if !document.is_modified() {
                continue;
            }
            // The window is still open, so its journal is read from a copy.
            let copy = Place::with(name, &content);
            let left = super::several_windows::copied(&place, &copy);
            assert_eq!(left.file_state(), Some(FileState::Unchanged), "{what} in {name}");
            let recovered = left.recover().expect("the file can be opened");
            let now = bytes(&recovered);
            let expected = as_recovered(bytes(&document), &now);
            assert_eq!(String::from_utf8_lossy(&now), String::from_utf8_lossy(&expected), "{what} in {name}");
            assert!(recovered.is_modified(), "{what} in {name}");
        }
    }
}

#[test]
fn after_saving_the_journal_is_about_the_new_file() {
    for (name, content) in files() {
        for (what, change) in changes() {
            let place = Place::with(name, &content);
            let (mut document, mut journal) = (place.open(), place.journal());
            document.apply(Edit::HalfmoveClock(5));
            document.apply(Edit::MoveRecords { records: Records::from(0), to: 99 });
            change(&mut document);
            keep(&mut journal, &mut document);
            document.save().expect("it can be saved");
            keep(&mut journal, &mut document);
            assert_eq!(super::names(&place.journals()), Vec::<String>::new(), "{what} in {name}: nothing is unsaved");
            for _ in 0..2 {
                document.undo();
                keep(&mut journal, &mut document);
                let has_journal = super::names(&place.journals()).len() == 1;
                assert_eq!(has_journal, document.is_modified(), "{what} in {name}");
            }
            drop(journal);
            // An ASCII file does not show which encoding the rest had.
            let is_ascii = std::fs::read(place.file()).is_ok_and(|found| found.is_ascii());
            if document.is_modified() && !(name == "latin.fen" && is_ascii) {
                let left = place.left();
                let mut recovered = left.recover().expect("the file can be opened");
                let expected = as_recovered_from_saved(bytes(&document), &bytes(&recovered));
                assert_same(&mut recovered, &document, &expected, &place, what);
            }
        }
    }
}

#[test]
fn an_untitled_document_is_recovered_as_one() {
    for (what, change) in changes() {
        let place = Place::with("none.fen", "");
        let mut document = Document::new();
        change(&mut document);
        if !document.is_modified() {
            continue;
        }
        let mut recovered = place.crash(&mut document);
        assert_eq!(bytes(&recovered), bytes(&document), "{what}");
        assert_eq!((recovered.path(), recovered.is_modified()), (None, true), "{what}");
        assert!(recovered.undo() && !recovered.is_modified(), "{what}");
    }
}

#[test]
fn edited_and_added_records_of_a_changed_file_are_recovered() {
    let place = Place::with("lines.fen", FEN);
    let mut document = place.open();
    document.select(2);
    document.apply(Edit::SideToMove(Color::White));
    document.apply(Edit::AddRecord { after: 2, position: Box::new(Position::start()) });
    document.apply(Edit::RemoveRecords(Records::from(0)));
    keep(&mut place.journal(), &mut document);
    std::fs::write(place.file(), "another\n").expect("the file can be written");
    let left = place.left();
    assert!(matches!(left.file_state(), Some(FileState::Changed(_))));
    assert_eq!((left.edited_count(), left.removed_count(), left.is_rearranged()), (2, 1, false));
    assert_eq!(left.summary(), "2 positions edited or added and 1 position removed");
    assert!(left.loses_order());
    let expected = "\n; of three\n8/8/8/4k3/8/8/4K3/8 w - - 12 34\n\
                    rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";
    for state in ["changed", "gone"] {
        let recovered = left.recover().expect("there is nothing to open");
        assert_eq!(String::from_utf8_lossy(&bytes(&recovered)), expected, "{state}");
        assert_eq!((recovered.path(), recovered.is_modified()), (None, true), "{state}");
        let _ = std::fs::remove_file(place.file());
    }
    assert_eq!(left.file_state(), Some(FileState::Gone));
}

#[test]
fn games_that_were_journalled_apart_stay_apart() {
    let fen = |number: usize| format!("8/8/8/8/8/8/8/K6k w - - 0 {number}");
    let files = [
        format!("[FEN \"{}\"]\n\n*\n", fen(1)),
        format!("[FEN \"{}\"]\n\n1. Ka2\n", fen(1)),
        format!("[FEN \"{}\"]\n", fen(1)),
        format!("[FEN \"{}\"]\n[FEN \"{}\"]\n\n*", fen(1), fen(2)),
    ];
    let texts = [
        format!("[FEN \"{}\"]\n", fen(5)),
        format!("[FEN \"{}\"]\n\n1. Ka2\n", fen(5)),
        format!("[FEN \"{}\"]\n\n* {{a comment}}\n", fen(5)),
        "1. e4 e5\n".to_owned(),
    ];
    for (file, text) in files.iter().flat_map(|file| texts.iter().map(move |text| (file, text))) {
        for at in [0, 9] {
            let place = Place::with("games.pgn", file);
            let mut document = place.open();
            document.apply(Edit::FullmoveNumber(77));
            document.apply(Edit::InsertText { at, text: text.clone() });
            let recovered = place.crash(&mut document);
            let what = format!("{text:?} at {at} of {file:?}");
            assert_eq!(
                String::from_utf8_lossy(&bytes(&recovered)),
                String::from_utf8_lossy(&bytes(&document)),
                "{what}"
            );
            let games = |document: &Document| document.snapshot().split_ranges(1, 99).collect::<Vec<_>>();
            assert_eq!(games(&recovered), games(&document), "{what}");
        }
    }
}

#[test]
fn what_was_put_in_at_the_end_keeps_the_comments_above_it() {
    let line = |column: usize| format!("8/8/8/8/8/8/8/K{column}k{} w - - 0 1\n", 6 - column);
    let place = Place::with("a.fen", line(1));
    let mut document = place.open();
    let text = format!("# head\n\n# one\n{}{}", line(2), line(3));
    document.apply(Edit::InsertText { at: 1, text });
    document.save().expect("it can be saved");
    document.select(1);
    document.apply(Edit::HalfmoveClock(7));
    let recovered = place.crash(&mut document);
    assert_eq!(String::from_utf8_lossy(&bytes(&recovered)), String::from_utf8_lossy(&bytes(&document)));
    assert!(bytes(&document).starts_with(format!("{}# head\n\n# one\n", line(1)).as_bytes()));
}
