//! Files that other programs touched, changed or replaced after an edit.

use std::fs::{self, File};
use std::time::{Duration, SystemTime};

use fenwright::document::{Arrangement, Document, Edit, FileError, FileState, Records};

use super::{Place, bytes, keep};

const FILE: &str = "# a\n8/8/8/8/8/8/8/K6k w - - 0 1\n8/8/8/8/8/8/8/K6k w - - 0 2\n8/8/8/8/8/8/8/K6k w - - 0 3\n";

/// More than 16 MB.
const LARGE: usize = 17 << 20;

fn line(number: usize) -> String {
    format!("8/8/8/8/8/8/8/K6k w - - 0 {}\n", 100 + number % 900)
}

/// Reverses the order of the records and removes the first one.
fn rearrange(document: &mut Document) {
    document.read_all();
    let order = (0..document.len() as u32).rev().collect();
    document.apply(Edit::Arrange { order, purpose: Arrangement::Sort });
    document.apply(Edit::RemoveRecords(Records::from(0)));
}

fn modified(place: &Place) -> SystemTime {
    fs::metadata(place.file()).and_then(|metadata| metadata.modified()).expect("it has a time")
}

fn set_modified(place: &Place, time: SystemTime) {
    let file = File::options().write(true).open(place.file()).expect("it can be opened");
    file.set_modified(time).expect("its time can be set");
}

/// Replaces the content and keeps the modification time, as `cp -p` does.
fn replace(place: &Place, content: impl AsRef<[u8]>) {
    let time = modified(place);
    fs::write(place.file(), content).expect("it can be written");
    set_modified(place, time);
}

#[test]
fn a_file_that_was_only_touched_is_the_same() {
    for content in [FILE.to_owned(), (0..LARGE / line(0).len()).map(line).collect()] {
        let place = Place::with("a.fen", &content);
        let mut document = place.open();
        rearrange(&mut document);
        keep(&mut place.journal(), &mut document);
        set_modified(&place, modified(&place) + Duration::from_mins(1));
        let left = place.left();
        assert_eq!(left.file_state(), Some(FileState::Unchanged));
        assert!(!left.loses_order() && left.is_rearranged());
        assert_eq!((left.edited_count(), left.removed_count()), (0, 1));
        assert_eq!(left.summary(), "1 position removed and the order changed");
        let recovered = left.recover().expect("the file is there");
        assert!(bytes(&recovered) == bytes(&document), "of {} bytes", content.len());
        assert_eq!(recovered.path(), document.path());
    }
}

#[test]
fn a_file_that_was_only_touched_is_the_same_after_saving_too() {
    let place = Place::with("a.fen", FILE);
    let (mut document, mut journal) = (place.open(), place.journal());
    document.apply(Edit::MoveRecords { records: Records::from(0), to: 3 });
    document.save().expect("it can be saved");
    rearrange(&mut document);
    keep(&mut journal, &mut document);
    drop(journal);
    set_modified(&place, modified(&place) + Duration::from_mins(1));
    let left = place.left();
    assert_eq!(left.file_state(), Some(FileState::Unchanged));
    assert_eq!(bytes(&left.recover().expect("the file is there")), bytes(&document));
}

#[test]
fn other_content_of_the_same_size_and_time_is_another_file() {
    let large: String = (0..LARGE / line(0).len()).map(line).collect();
    let end = large.len() - 4;
    let changed = |content: &str, at: usize| {
        let mut bytes = content.as_bytes().to_vec();
        bytes[at] = b'#';
        bytes
    };
    let cases = [
        (FILE.to_owned(), changed(FILE, 4)),
        (FILE.to_owned(), changed(FILE, 60)),
        (large.clone(), changed(&large, 0)),
        (large.clone(), changed(&large, end)),
    ];
    for (content, other) in cases {
        let place = Place::with("a.fen", &content);
        let mut document = place.open();
        rearrange(&mut document);
        keep(&mut place.journal(), &mut document);
        replace(&place, &other);
        let left = place.left();
        assert!(matches!(left.file_state(), Some(FileState::Changed(_))), "of {} bytes", content.len());
        assert!(left.loses_order());
    }
}

#[test]
fn removals_and_another_order_alone_are_not_recovered_without_their_file() {
    let place = Place::with("a.fen", FILE);
    let mut document = place.open();
    rearrange(&mut document);
    keep(&mut place.journal(), &mut document);
    replace(&place, FILE.replace("0 2", "0 7"));
    for is_there in [true, false] {
        if !is_there {
            fs::remove_file(place.file()).expect("it can be removed");
        }
        let left = place.left();
        assert!(left.loses_order());
        let error = left.recover().map(|document| bytes(&document)).expect_err("there is nothing");
        assert!(matches!(error, FileError::BaseFileChanged { .. }), "{error:?}");
        assert_eq!(
            error.sentence(),
            "\"a.fen\" cannot be recovered: positions were only removed or reordered, and the file has changed since."
        );
    }
    // The failed recovery removed nothing.
    fs::write(place.file(), FILE).expect("it can be written");
    let left = place.left();
    assert_eq!(left.file_state(), Some(FileState::Unchanged));
    assert_eq!(bytes(&left.recover().expect("the file is back")), bytes(&document));
}

#[test]
fn the_summary_counts_edits() {
    let reversed = || Edit::Arrange { order: (0..64).rev().collect(), purpose: Arrangement::Sort };
    let remove = |count| Edit::RemoveRecords(Records::from(0..count));
    let cases: [(&[Edit], &str); 6] = [
        (&[reversed()], "the order changed"),
        (&[remove(1)], "1 position removed"),
        (&[remove(3)], "3 positions removed"),
        (&[Edit::HalfmoveClock(7)], "1 position edited or added"),
        (&[Edit::DuplicateRecords(Records::from(0..64))], "64 positions edited or added"),
        (
            &[Edit::HalfmoveClock(7), reversed(), remove(2)],
            "1 position edited or added, 2 positions removed and the order changed",
        ),
    ];
    for (edits, expected) in cases {
        let place = Place::with("a.fen", (0..64).map(line).collect::<String>());
        let mut document = place.open();
        for edit in edits {
            assert!(document.apply(edit.clone()), "{expected}");
        }
        keep(&mut place.journal(), &mut document);
        assert_eq!(place.left().summary(), expected);
    }
}

#[test]
fn a_text_that_was_typed_is_not_lost_with_the_file() {
    let place = Place::with("a.fen", FILE);
    let (mut document, mut journal) = (place.open(), place.journal());
    rearrange(&mut document);
    journal.flush(&mut document, &["8/8".to_owned()]).expect("it can be written");
    drop(journal);
    replace(&place, FILE.replace("0 2", "0 7"));
    let left = place.left();
    assert_eq!(left.typed(), ["8/8"]);
    assert!(left.loses_order());
    let recovered = left.recover().expect("there is a text");
    assert!(!recovered.is_modified() && recovered.path().is_none());
}
