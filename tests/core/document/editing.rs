//! The edits: their effects, and when an edit changes nothing.

use std::borrow::Cow;

use super::{apply, bytes, document, edit, position, shown, square, text, with};
use fenwright::document::{Document, Edit, UnreadableReason};
use fenwright::wording::Message;
use fenwright::{Color, Position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const LATE: &str = "6r1/6pp/7r/1B5K/1P3k2/N7/3R4/8 b - - 30 79";

fn with_field(edit: Edit) -> String {
    let mut document = with(LATE);
    document.apply(edit);
    shown(&document)
}

#[test]
fn what_changes_nothing_is_no_step() {
    for short in
        ["Ra1", "-e4", "e1>e1", "e4>e5", "e4+e5", "e1+e1", "a2+b2", "a1>a9", "Aa3", "Ki1", "w", "wh", "wj", "!wb"]
    {
        let mut document = with(START);
        let revision = document.revision();
        assert!(!document.apply(edit(short)), "{short} changes nothing");
        assert!(!document.can_undo() && !document.is_modified(), "{short}");
        assert_eq!(document.revision(), revision, "{short}");
    }
    for whole in [Edit::Start, Edit::Replace(Box::default()), Edit::RemoveRecords(1.into())] {
        let mut document = with(START);
        assert!(!document.apply(whole.clone()) && !document.can_undo(), "{whole:?}");
    }
}

#[test]
fn pieces_are_placed_moved_and_copied() {
    for (edits, after) in [
        ("Qe4", "rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("-e2", "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"),
        ("d1>d7", "rnbqkbnr/pppQpppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1"),
        ("a2>b2", "rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("e1+e4", "rnbqkbnr/pppppppp/8/8/4K3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("b1+b8", "rNbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ] {
        let mut document = with(START);
        apply(&mut document, edits);
        assert_eq!(shown(&document), after, "{edits}");
        assert!(document.is_modified(), "{edits}");
    }
}

#[test]
fn fields_are_set_and_clamped() {
    assert_eq!(with_field(Edit::SideToMove(Color::White)), "6r1/6pp/7r/1B5K/1P3k2/N7/3R4/8 w - - 30 79");
    assert_eq!(with_field(Edit::HalfmoveClock(0)), "6r1/6pp/7r/1B5K/1P3k2/N7/3R4/8 b - - 0 79");
    assert_eq!(with_field(Edit::HalfmoveClock(10_000)), "6r1/6pp/7r/1B5K/1P3k2/N7/3R4/8 b - - 9999 79");
    assert_eq!(with_field(Edit::FullmoveNumber(0)), "6r1/6pp/7r/1B5K/1P3k2/N7/3R4/8 b - - 30 1");
    assert_eq!(with_field(Edit::FullmoveNumber(65_535)), "6r1/6pp/7r/1B5K/1P3k2/N7/3R4/8 b - - 30 9999");
    assert_eq!(with_field(edit("ba")), "6r1/6pp/7r/1B5K/1P3k2/N7/3R4/8 b q - 30 79", "also without king and rook");
}

#[test]
fn clear_keeps_side_and_clocks_and_start_sets_everything() {
    let mut document = with("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 12 34");
    apply(&mut document, "e1>e2");
    assert!(document.apply(Edit::Clear));
    assert_eq!(shown(&document), "8/8/8/8/8/8/8/8 w - - 12 34");
    assert!(document.apply(Edit::Start));
    assert_eq!(shown(&document), START);
    assert!(document.undo() && document.undo() && document.undo(), "three steps");
    assert!(!document.is_modified());
    let mut wide = with("r4k3r/10/10/10/10/10/10/R4K3R b KQkq - 5 6");
    wide.apply(Edit::Clear);
    assert_eq!(shown(&wide), "10/10/10/10/10/10/10/10 b - - 5 6", "a large board stays large");
}

#[test]
fn replacing_takes_the_position_as_stated() {
    let stated = "4k3/8/8/8/8/8/8/4K3 w KQkq d6 5 6";
    let mut document = with(START);
    assert!(document.apply(Edit::Replace(Box::new(position(stated)))));
    assert_eq!(shown(&document), stated);
    let unstateable = Position { en_passant: Some(square("d3")), fullmove_number: 0, ..position(stated) };
    document.apply(Edit::Replace(Box::new(unstateable)));
    assert_eq!(shown(&document), "4k3/8/8/8/8/8/8/4K3 w KQkq - 5 1", "but for what FEN cannot state");
}

#[test]
fn records_are_added_after_one_and_become_current() {
    let mut document = document(&format!("# first\n{START}\n# second\n{LATE}\n# tail\n"));
    let ids: Vec<_> = (0..2).map(|index| document.record(index).id()).collect();
    let new = "8/8/8/8/8/8/8/K6k w - - 0 1";
    assert!(document.apply(Edit::AddRecord { after: 0, position: Box::new(position(new)) }));
    assert_eq!((document.len(), document.current()), (3, 1));
    assert_eq!(text(&document), format!("# first\n{START}\n{new}\n# second\n{LATE}\n# tail\n"));
    assert_eq!(document.record(0).id(), ids[0]);
    assert_eq!(document.record(2).id(), ids[1]);
    assert!(document.record(1).is_edited() && !document.record(2).is_edited());
    assert!(document.apply(Edit::AddRecord { after: 99, position: Box::new(position(new)) }));
    assert_eq!(document.current(), 3, "past the last one means after the last");
    assert_eq!(text(&document), format!("# first\n{START}\n{new}\n# second\n{LATE}\n{new}\n# tail\n"));
    assert!(document.undo() && document.undo());
    assert_eq!((document.len(), document.current()), (2, 0));
    assert!(!document.is_modified());
    assert_eq!(document.record(1).id(), ids[1]);
}

#[test]
fn a_record_goes_with_its_lead() {
    let mut document = document(&format!("# first\n{START}\n\n# second\n\n; name\n{LATE}\n# tail\n"));
    document.select(1);
    assert!(document.apply(Edit::RemoveRecords(0.into())));
    assert_eq!(document.current(), 0, "the same record is current");
    assert_eq!(shown(&document), LATE);
    assert_eq!(text(&document), format!("\n# second\n\n; name\n{LATE}\n# tail\n"));
    assert!(document.undo());
    assert_eq!((document.len(), document.current()), (2, 1));
    assert!(document.apply(Edit::RemoveRecords(1.into())));
    assert_eq!(document.current(), 0, "the last one that is left");
    assert_eq!(text(&document), format!("# first\n{START}\n# tail\n"));
}

#[test]
fn removing_a_record_keeps_the_current_one_or_takes_the_next() {
    for (current, removed, expected) in [(2, 0, "c"), (2, 1, "c"), (0, 2, "a"), (1, 1, "c"), (0, 0, "b"), (2, 2, "b")] {
        let mut document = document(&format!("# a\n{START}\n# b\n{START}\n# c\n{START}\n"));
        document.select(current);
        document.apply(Edit::RemoveRecords(removed.into()));
        let name = document.record(document.current()).name().map(Cow::into_owned);
        assert_eq!(name.as_deref(), Some(expected), "record {removed} removed while {current} is current");
        document.undo();
        assert_eq!((document.len(), document.current()), (3, current));
    }
}

#[test]
fn removing_the_only_record_leaves_a_start_position() {
    let mut document = document(&format!("# lead\n{LATE}\n# tail\n"));
    let before = bytes(&document);
    assert!(document.apply(Edit::RemoveRecords(0.into())));
    assert_eq!((document.len(), shown(&document).as_str()), (1, START));
    assert_eq!(text(&document), format!("{START}\n# tail\n"));
    assert_eq!(document.undo_name(), Some("remove position"));
    assert!(document.undo() && !document.is_modified());
    assert_eq!(bytes(&document), before);
    let mut untitled = Document::new();
    assert!(!untitled.apply(Edit::RemoveRecords(0.into())), "it is a start position already");
}

#[test]
fn an_edit_makes_an_unreadable_record_readable() {
    let broken = "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut document = document(&format!("{START}\n  {broken}\t\r\n"));
    document.select(1);
    let unreadable = document.unreadable().cloned().unwrap_or_else(|| panic!("{broken} is no FEN"));
    assert_eq!(unreadable.text, format!("  {broken}\t"));
    let UnreadableReason::Fault(fault) = &unreadable.reason else { panic!("{unreadable:?}") };
    assert_eq!(&unreadable.text[fault.span.clone()], "x", "{fault:?}");
    assert_eq!(unreadable.sentence(), fault.message(&unreadable.text));
    assert_eq!(document.record(1).position(), Err(unreadable.clone()));
    assert_eq!(document.record(1).text(), unreadable.text);
    let preview = *document.position();
    assert!(!document.apply(edit("-e4")), "nothing placed on nothing");
    assert!(document.unreadable().is_some());

    assert!(document.apply(edit("pe7")));
    assert_eq!((document.unreadable(), shown(&document).as_str()), (None, START));
    assert_eq!(text(&document), format!("{START}\n{START}\r\n"));
    assert!(document.undo());
    assert_eq!(document.unreadable(), Some(&unreadable));
    assert_eq!(text(&document), format!("{START}\n  {broken}\t\r\n"));
    assert!(!document.is_modified());

    assert!(document.apply(Edit::Replace(Box::new(preview))), "the preview itself can be taken");
    assert_eq!(document.unreadable(), None);
    assert!(document.is_modified() && document.undo());
    assert!(document.apply(Edit::SideToMove(Color::White)), "a field can be stated as it was guessed");
    assert_eq!(document.unreadable(), None);
}

#[test]
fn the_cursor_is_always_on_the_board() {
    let mut document = document(&format!("r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1\n{START}\n"));
    document.set_cursor(Some(square("j1")));
    assert_eq!(document.cursor(), Some(square("j1")));
    document.select(1);
    assert_eq!(document.cursor(), None);
    document.set_cursor(Some(square("j1")));
    assert_eq!(document.cursor(), None);
    document.set_cursor(Some(square("a1")));
    assert_eq!(document.cursor(), Some(square("a1")), "a1 is a square like any other");
    document.select(7);
    assert_eq!(document.current(), 1);
    assert!(!document.can_undo());
}
