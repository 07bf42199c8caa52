//! Random edits, and a crash at a random moment.

use fenwright::document::{Arrangement, Document, Edit, Records};
use fenwright::notation::annotations;
use fenwright::{Color, Position};
use proptest::prelude::*;

use super::{Place, bytes, empties, keep};

/// An action on a document, with numbers that choose its target.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Select(usize),
    Empty(u8),
    Clock(u16),
    Turn,
    Add(usize),
    Remove(usize, usize),
    Move(usize, usize, usize),
    Duplicate(usize, usize),
    Insert(usize, bool),
    Reverse,
    Done(usize, usize, bool),
    Draw(u8),
    Undo(u8),
    Redo(u8),
    Keep,
    Save,
}

fn deed() -> impl Strategy<Value = Deed> {
    let place = || 0..12_usize;
    prop_oneof![
        1 => place().prop_map(Deed::Select),
        1 => (0..64_u8).prop_map(Deed::Empty),
        1 => (0..9_u16).prop_map(Deed::Clock),
        1 => Just(Deed::Turn),
        1 => place().prop_map(Deed::Add),
        1 => (place(), 1..3_usize).prop_map(|(at, count)| Deed::Remove(at, count)),
        1 => (place(), 1..4_usize, place()).prop_map(|(at, count, to)| Deed::Move(at, count, to)),
        1 => (place(), 1..3_usize).prop_map(|(at, count)| Deed::Duplicate(at, count)),
        1 => (place(), any::<bool>()).prop_map(|(at, has_tail)| Deed::Insert(at, has_tail)),
        1 => Just(Deed::Reverse),
        1 => (place(), 1..4_usize, any::<bool>()).prop_map(|(at, count, done)| Deed::Done(at, count, done)),
        2 => (0..4_u8).prop_map(Deed::Draw),
        1 => (1..6_u8).prop_map(Deed::Undo),
        1 => (1..6_u8).prop_map(Deed::Redo),
        3 => Just(Deed::Keep),
        1 => Just(Deed::Save),
    ]
}

fn do_to(document: &mut Document, deed: Deed) {
    let range = |at: usize, count: usize| Records::from(at..at + count);
    let edit = match deed {
        Deed::Select(index) => return document.select(index),
        Deed::Undo(steps) => return (0..steps).for_each(|_| _ = document.undo()),
        Deed::Redo(steps) => return (0..steps).for_each(|_| _ = document.redo()),
        Deed::Save => return document.save().expect("it can be saved"),
        Deed::Keep => return,
        Deed::Empty(square) => empties(&format!("{}{}", char::from(b'a' + square % 8), 1 + square / 8)),
        Deed::Clock(clock) => Edit::HalfmoveClock(clock),
        Deed::Turn => {
            let is_white = document.position().side_to_move == Color::White;
            Edit::SideToMove(if is_white { Color::Black } else { Color::White })
        }
        Deed::Add(after) => Edit::AddRecord { after, position: Box::new(Position::start()) },
        Deed::Remove(at, count) => Edit::RemoveRecords(range(at, count)),
        Deed::Move(at, count, to) => Edit::MoveRecords { records: range(at, count), to },
        Deed::Duplicate(at, count) => Edit::DuplicateRecords(range(at, count)),
        Deed::Insert(at, has_tail) => {
            let tail = if has_tail { "# behind\n" } else { "" };
            Edit::InsertText { at, text: format!("# put in\n8/8/8/4k3/8/8/4K3/8 b - - 0 1\n{tail}") }
        }
        Deed::Reverse => {
            let order = (0..document.len() as u32).rev().collect();
            Edit::Arrange { order, purpose: Arrangement::Sort }
        }
        Deed::Done(at, count, done) => Edit::SetDone { records: range(at, count), done },
        Deed::Draw(number) => Edit::SetAnnotations(annotations::read(DRAWINGS[usize::from(number)])),
    };
    document.apply(edit);
}

/// The content that would be written. A comment after the last record belongs to the file once it is saved there.
fn text(document: &Document, was_saved: bool) -> String {
    let text = String::from_utf8_lossy(&bytes(document)).into_owned();
    let is_kept = |line: &&str| !was_saved || !matches!(line.trim_end(), "# behind" | "");
    text.split_inclusive('\n').filter(is_kept).collect()
}

/// Annotations of boards.
const DRAWINGS: [&str; 4] = ["", "[%csl Ge4]", "[%cal Gd1h5]", "[%csl Rd5,Ge4][%cal Ba1h8]"];

const LINES: &str = "# a [%csl Ge4]\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\nno position\n\n  8/8/8/4k3/8/8/4K3/8 b - - 12 34 \n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n8/8/8/8/4k3/8/8/4K3 w - - 0 1\n# tail\n";

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_was_done_is_recovered(deeds in prop::collection::vec(deed(), 1..40), ends in 0..3_u8) {
        let content = match ends {
            0 => LINES.to_owned(),
            1 => LINES.replace('\n', "\r\n"),
            _ => LINES.replacen('\n', "\r\n", 2),
        };
        let place = Place::with("a.fen", content);
        let (mut document, mut journal) = (place.open(), place.journal());
        let was_saved = deeds.iter().any(|deed| matches!(deed, Deed::Save));
        for deed in deeds {
            do_to(&mut document, deed);
            if matches!(deed, Deed::Keep) {
                keep(&mut journal, &mut document);
            }
        }
        keep(&mut journal, &mut document);
        drop(journal);
        for left in place.found(usize::from(document.is_modified())) {
            let mut recovered = left.recover().expect("the file is there");
            prop_assert_eq!(text(&recovered, was_saved), text(&document, was_saved));
            for index in 0..document.len() {
                prop_assert_eq!(recovered.record(index).annotations(), document.record(index).annotations());
            }
            prop_assert!(recovered.is_modified());
            prop_assert!(recovered.undo() && !recovered.is_modified());
        }
    }
}
