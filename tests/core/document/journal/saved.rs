//! A window that is killed between putting a saved file in place and removing its journal.

use std::fs;

use fenwright::document::journal::Journal;
use fenwright::document::{Document, Edit, Progress};

use super::{Place, bytes, empties, keep};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";

/// A file whose content is not compared, because it is larger than 16 MB.
fn large() -> Place {
    Place::with("a.fen", START.repeat(300_000))
}

fn small() -> Place {
    Place::with("a.fen", START.repeat(3))
}

/// A window with an edited, journalled document.
fn edited(place: &Place) -> (Document, Journal) {
    let (mut document, mut journal) = (place.open(), place.journal());
    document.read_all();
    document.apply(empties("e2"));
    keep(&mut journal, &mut document);
    (document, journal)
}

#[test]
fn a_saved_file_of_any_size_is_recognized() {
    for place in [small(), large()] {
        let (mut document, journal) = edited(&place);
        document.prepare_save(&place.file(), false).run(&Progress::default()).expect("it is saved");
        let size = fs::metadata(place.file()).expect("it is there").len();
        drop(journal);
        assert!(place.left().is_saved(), "a file of {size} bytes");
        assert_eq!(bytes(&place.open()), bytes(&document), "a file of {size} bytes");
    }
}

#[test]
fn a_file_that_was_not_put_in_place_is_not_taken_for_saved() {
    for place in [small(), large()] {
        let old = fs::read(place.file()).expect("it is there");
        let (mut document, journal) = edited(&place);
        // The backup fails after the new file is complete, and before it is renamed.
        fs::create_dir(place.file().with_extension("fen.bak")).expect("a folder");
        document.prepare_save(&place.file(), true).run(&Progress::default()).expect_err("there is no backup");
        drop(journal);
        assert!(fs::read(place.file()).expect("it is there") == old);
        let left = place.left();
        assert!(!left.is_saved(), "a file of {} bytes", old.len());
        assert_eq!(bytes(&left.recover().expect("it can be read")), bytes(&document), "a file of {} bytes", old.len());
    }
}

#[test]
fn what_the_journal_has_must_be_in_the_file() {
    type Step = fn(&mut Document, &mut Journal);
    let nothing: Step = |_, _| {};
    let edits: Step = |document, _| _ = document.apply(Edit::FullmoveNumber(9));
    let edits_and_keeps: Step = |document, journal| {
        document.apply(Edit::FullmoveNumber(9));
        keep(journal, document);
    };
    let selects: Step = |document, journal| {
        document.select(2);
        keep(journal, document);
    };
    let types: Step = |document, journal| journal.flush(document, &["8/8".to_owned()]).expect("it is written");
    for (what, before, during, behind, is_saved) in [
        ("an edit that was not journalled yet", edits, nothing, nothing, true),
        ("another record was selected", nothing, selects, selects, true),
        ("an edit while it is saved", nothing, edits_and_keeps, nothing, false),
        ("an edit while it is saved, not journalled", nothing, edits, nothing, true),
        ("an edit after it was saved", nothing, nothing, edits_and_keeps, false),
        ("a text that is being typed", nothing, nothing, types, false),
        ("a text that was typed before", types, nothing, nothing, false),
    ] {
        for name in ["a.fen", "b.fen"] {
            let place = small();
            let (mut document, mut journal) = edited(&place);
            before(&mut document, &mut journal);
            let job = document.prepare_save(&place.file().with_file_name(name), false);
            during(&mut document, &mut journal);
            job.run(&Progress::default()).expect("it is saved");
            behind(&mut document, &mut journal);
            drop(journal);
            assert_eq!(place.left().is_saved(), is_saved, "{what}, to {name}");
        }
    }
}

/// The edits of the next document in the window are not taken for saved because those of the last one are.
#[test]
fn a_late_save_does_not_reach_the_journal_of_another_document() {
    let (place, other) = (small(), small());
    let (mut document, mut journal) = edited(&place);
    let job = document.prepare_save(&place.file(), false);
    let mut next = other.open();
    next.apply(empties("d2"));
    keep(&mut journal, &mut next);
    job.run(&Progress::default()).expect("it is saved");
    drop(journal);
    let left = place.left();
    assert!(!left.is_saved());
    assert_eq!(bytes(&left.recover().expect("it can be read")), bytes(&next));
}

/// A document may be saved after its journal, or its window, has gone.
#[test]
fn a_save_does_not_wait_for_a_journal_that_has_ended() {
    let place = small();
    let (mut document, mut journal) = edited(&place);
    journal.delete();
    drop(journal);
    document.save().expect("it is saved");
    assert!(!document.is_modified());
}
