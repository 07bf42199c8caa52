//! Several windows, and the journals that each finds.

use fenwright::document::journal::{AbandonedJournal, abandoned_journals};
use fenwright::document::{Document, Edit, Records};

use super::{Place, bytes, keep, names};

/// A copy of the journal of an open window, as if the window had crashed.
pub(super) fn copied(from: &Place, to: &Place) -> AbandonedJournal {
    std::fs::create_dir_all(to.journals()).expect("a folder can be made");
    for name in names(&from.journals()) {
        std::fs::copy(from.journals().join(&name), to.journals().join(&name)).expect("a journal can be copied");
    }
    to.left()
}

#[test]
fn a_journal_belongs_to_its_window_as_long_as_that_lives() {
    let place = Place::with("a.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    let mut windows: Vec<_> = (1..4).map(|clock| (place.open(), place.journal(), clock)).collect();
    for (document, journal, clock) in &mut windows {
        document.apply(Edit::HalfmoveClock(*clock));
        keep(journal, document);
    }
    assert_eq!(names(&place.journals()).len(), 3);
    assert_eq!(place.found(0).len(), 0, "all windows live");
    drop(windows.remove(1));
    let found = place.found(1);
    assert_eq!(bytes(&found[0].recover().expect("the file is there")), b"4k3/8/8/8/8/8/8/4K3 w - - 2 1\n");
    assert_eq!(place.found(0).len(), 0, "what one has found no other finds");
    drop(found);
    // Until the journal is left for later.
    drop(place.found(1));
    for (document, journal, clock) in &mut windows {
        document.apply(Edit::HalfmoveClock(*clock + 10));
        keep(journal, document);
    }
    drop(windows);
    drop(place.found(3));
}

#[test]
fn windows_that_start_together_share_what_was_left() {
    let place = Place::with("a.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    for clock in 1..=20 {
        let mut document = place.open();
        document.apply(Edit::HalfmoveClock(clock));
        keep(&mut place.journal(), &mut document);
    }
    let look = || {
        let folder = place.journals();
        std::thread::spawn(move || abandoned_journals(&folder))
    };
    let threads: Vec<_> = (0..4).map(|_| look()).collect();
    let found: Vec<Vec<AbandonedJournal>> =
        threads.into_iter().map(|thread| thread.join().expect("it looks")).collect();
    let mut clocks: Vec<Vec<u8>> =
        found.iter().flatten().map(|left| bytes(&left.recover().expect("the file is there"))).collect();
    let all = clocks.len();
    clocks.sort();
    clocks.dedup();
    assert_eq!(clocks.len(), all, "none was found twice");
    assert!(all <= 20);
    drop(found);
    // All journals still exist.
    drop(place.found(20));
}

#[test]
fn without_unsaved_edits_there_is_no_journal() {
    let place = Place::with("a.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    let (mut document, mut journal) = (place.open(), place.journal());
    keep(&mut journal, &mut document);
    assert!(!place.journals().exists(), "not even a folder");
    document.apply(Edit::HalfmoveClock(3));
    keep(&mut journal, &mut document);
    assert_eq!(names(&place.journals()).len(), 1);
    document.undo();
    keep(&mut journal, &mut document);
    assert_eq!(names(&place.journals()).len(), 0);
    document.redo();
    keep(&mut journal, &mut document);
    assert_eq!(names(&place.journals()).len(), 1);
    // Another document is opened in the same window.
    let mut other = Document::new();
    keep(&mut journal, &mut other);
    assert_eq!(names(&place.journals()).len(), 0);
    keep(&mut journal, &mut document);
    assert_eq!(names(&place.journals()).len(), 1, "and goes again");
    journal.delete();
    assert_eq!(names(&place.journals()).len(), 0);
}

#[test]
fn a_text_that_is_no_position_yet_is_kept() {
    let place = Place::with("a.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    let (mut document, mut journal) = (place.open(), place.journal());
    journal.flush(&mut document, &["4k3/8".to_owned()]).expect("it can be written");
    drop(journal);
    let left = place.left();
    assert_eq!(left.typed(), ["4k3/8"]);
    assert_eq!((left.edit_count(), left.summary().as_str()), (0, "an unfinished text"));
    let recovered = left.recover().expect("the file is there");
    assert!(!recovered.is_modified());
    assert_eq!(recovered.undo_name(), None, "nothing was done to the positions");
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_nothing_else_happens() {
    let place = Place::with("a.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    std::fs::write(place.journals(), "a file where the folder should be").expect("it can be written");
    let (mut document, mut journal) = (place.open(), place.journal());
    document.apply(Edit::HalfmoveClock(3));
    journal.flush(&mut document, &[]).expect_err("there is no folder");
    std::fs::remove_file(place.journals()).expect("it can be removed");
    journal.flush(&mut document, &[]).expect("it is tried again");
    drop(journal);
    assert_eq!(place.left().edit_count(), 1);
}

#[test]
fn what_an_edit_costs_does_not_grow_with_the_file_or_with_earlier_edits() {
    const COUNT: usize = 20_000;
    let place = Place::with("a.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".repeat(COUNT));
    let (mut document, mut journal) = (place.open(), place.journal());
    let length = || -> u64 {
        let lengths = names(&place.journals()).into_iter().map(|name| place.journals().join(name));
        lengths.map(|path| std::fs::metadata(path).map_or(0, |metadata| metadata.len())).sum()
    };
    document.apply(Edit::SetDone { records: Records::from(0..COUNT / 2), done: true });
    for index in (0..COUNT).step_by(50) {
        document.select(index);
        document.apply(Edit::HalfmoveClock(3));
    }
    keep(&mut journal, &mut document);
    for edit in [
        Edit::HalfmoveClock(4),
        Edit::AddRecord { after: 7, position: Box::new(fenwright::Position::start()) },
        Edit::MoveRecords { records: Records::from(5), to: COUNT },
        Edit::RemoveRecords(Records::from(9)),
    ] {
        let before = length();
        let what = format!("{edit:?}");
        document.apply(edit);
        keep(&mut journal, &mut document);
        let grown = length() - before;
        assert!((1..1000).contains(&grown), "{what}: the journal has {grown} bytes more");
    }
    drop(journal);
    assert_eq!(bytes(&place.left().recover().expect("the file is there")), bytes(&document));
}
