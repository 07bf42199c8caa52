//! Truncated or damaged journals.

use std::collections::BTreeSet;

use fenwright::Position;
use fenwright::document::journal::abandoned_journals;
use fenwright::document::{Edit, Records};

use super::{Place, bytes, empties, keep, names};

/// A journal that was written in several steps, its bytes, and the content of the document after each step.
fn several_moments() -> (Place, Vec<u8>, BTreeSet<Vec<u8>>) {
    let content = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\n";
    let place = Place::with("a.fen", content);
    let (mut document, mut journal) = (place.open(), place.journal());
    let mut moments = BTreeSet::new();
    let edits = [
        empties("e1"),
        Edit::AddRecord { after: 0, position: Box::new(Position::start()) },
        Edit::HalfmoveClock(3),
        Edit::MoveRecords { records: Records::from(0), to: 3 },
        Edit::RemoveRecords(Records::from(1)),
    ];
    for edit in edits {
        document.apply(edit);
        keep(&mut journal, &mut document);
        moments.insert(bytes(&document));
    }
    let name = names(&place.journals()).remove(0);
    let written = std::fs::read(place.journals().join(name)).expect("the journal can be read");
    journal.delete();
    (place, written, moments)
}

/// Returns `true` if these bytes can be recovered. Asserts that the result is one of the moments.
fn is_recovered(place: &Place, journal: &[u8], moments: &BTreeSet<Vec<u8>>, what: &str) -> bool {
    let path = place.journals().join("x.journal");
    // A new file each time: a child process of another test may hold the lock of the previous one for a moment.
    let _ = std::fs::remove_file(&path);
    std::fs::write(&path, journal).expect("the journal can be written");
    let found = abandoned_journals(&place.journals());
    for left in &found {
        let recovered = bytes(&left.recover().expect("the file is there"));
        assert!(moments.contains(&recovered), "{what}: {}", String::from_utf8_lossy(&recovered));
    }
    !found.is_empty()
}

#[test]
fn a_truncated_journal_loses_only_its_end() {
    let (place, journal, moments) = several_moments();
    let first = journal.split_inclusive(|byte| *byte == b'\n').take(3).map(<[u8]>::len).sum::<usize>();
    for length in 0..=journal.len() {
        let what = format!("{length} of {} bytes", journal.len());
        let is_left = is_recovered(&place, &journal[..length], &moments, &what);
        assert_eq!(is_left, length >= first, "{what}: there is something from the first moment on, at {first}");
    }
}

#[test]
fn a_damaged_journal_loses_only_its_end() {
    let (place, journal, moments) = several_moments();
    for at in 0..journal.len() {
        for flip in [0x01, 0x20, 0x80, b'\n' ^ journal[at]] {
            let mut damaged = journal.clone();
            damaged[at] ^= flip;
            is_recovered(&place, &damaged, &moments, &format!("byte {at} turned by {flip:#x}"));
        }
    }
}

#[test]
fn other_files_in_the_journal_folder_are_left_alone() {
    let place = Place::with("a.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    std::fs::create_dir_all(place.journals()).expect("a folder can be made");
    for (name, content) in [
        ("empty.journal", ""),
        ("other.journal", "something else\n"),
        ("notes.txt", "00000000 {}\n"),
        ("half.unfinished", "abc"),
    ] {
        std::fs::write(place.journals().join(name), content).expect("it can be written");
    }
    assert_eq!(abandoned_journals(&place.journals()).len(), 0);
    assert_eq!(names(&place.journals()).len(), 4);
}
