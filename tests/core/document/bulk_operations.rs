//! Setting operations of several records at once.

use std::time::{Duration, Instant};

use super::{bytes, document, edit, text};
use crate::time::processor_time;
use fenwright::document::{
    BulkUpdate, Document, Edit, Field, Format, Progress, RecordUpdate, RecordView, UpdateRefusal,
};
use fenwright::notation::epd::{Operand, Operation};

const FIELDS: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";

fn operation(opcode: &str, words: &[&str]) -> Operation {
    let operands = words.iter().map(|word| Operand::Word((*word).to_owned())).collect();
    Operation { opcode: opcode.to_owned(), operands }
}

/// The operations of a solved puzzle.
fn solved(moves: &str, keys: &[&str]) -> Vec<Operation> {
    vec![operation("dm", &[moves]), operation("bm", keys)]
}

#[test]
fn operations_take_the_place_of_those_of_their_opcode() {
    for (before, after) in [
        ("", " dm 2; bm Rd8;"),
        (" id \"a\";", " id \"a\"; dm 2; bm Rd8;"),
        (" bm Kf1 ;id  'a'  ;; zz", " bm Rd8 ;id  'a'  ;; zz; dm 2;"),
        ("\tdm 3;  bm Kf1;\tid \"a\";", "\tdm 2;  bm Rd8;\tid \"a\";"),
        (" bm Kf1; id \"a\"; bm Kh1; bm Ra1;", " bm Rd8; id \"a\"; dm 2;"),
        (" hmvc 4; fmvn 9;", " hmvc 4; fmvn 9; dm 2; bm Rd8;"),
        (" done;", " done; dm 2; bm Rd8;"),
    ] {
        // The first and the last record are not changed.
        let source = format!("# one\r\n{FIELDS} id  \"1\" ;\r\n{FIELDS}{before}\r\n\r\n{FIELDS} zz;;");
        let mut document = document(&source);
        assert_eq!((document.format(), document.len()), (Format::Epd, 3), "{source}");
        assert!(document.apply(Edit::SetRecordOperations(vec![(1, solved("2", &["Rd8"]))])), "{before}");
        let expected = source.replacen(&format!("{FIELDS}{before}\r\n\r\n"), &format!("{FIELDS}{after}\r\n\r\n"), 1);
        assert_eq!(text(&document), expected, "{before}");
        assert_eq!(document.only_edited_record(), Some(1), "{before}");
        assert!(document.undo() && !document.is_modified(), "{before}");
        assert_eq!(text(&document), source, "{before}");
        assert!(document.redo() && !document.can_redo(), "{before}");
        assert_eq!(text(&document), expected, "{before}");
        assert!(!document.apply(Edit::SetRecordOperations(vec![(1, solved("2", &["Rd8"]))])), "{before}: it says so");
    }
}

#[test]
fn several_records_are_one_step() {
    let lines: Vec<String> = (0..10).map(|number| format!("{FIELDS} id \"{number}\";")).collect();
    let source = lines.join("\n") + "\n";
    let mut document = document(&source);
    let stated = [7, 2, 99, 4].map(|place| (place, solved("1", &["Rd8#"])));
    assert!(document.apply(Edit::SetRecordOperations(stated.to_vec())));
    let after: Vec<String> = lines
        .iter()
        .enumerate()
        .map(|(at, line)| if [2, 4, 7].contains(&at) { format!("{line} dm 1; bm Rd8#;") } else { line.clone() })
        .collect();
    assert_eq!(text(&document), after.join("\n") + "\n");
    assert_eq!((document.undo_name(), document.only_edited_record()), (Some("change operations"), None));
    assert!(document.undo() && !document.can_undo() && !document.is_modified());
    assert_eq!(text(&document), source);
}

#[test]
fn a_record_that_is_named_twice_states_all_of_it() {
    let mut document = document(&format!("{FIELDS} id \"a\";\n{FIELDS};\n"));
    let stated = vec![(0, solved("1", &["Kf1"])), (1, solved("3", &["Kh1"])), (0, solved("2", &["Rd8#"]))];
    assert!(document.apply(Edit::SetRecordOperations(stated)));
    assert!(text(&document).starts_with(&format!("{FIELDS} id \"a\"; dm 2; bm Rd8#;\n")), "{}", text(&document));
    assert!(document.undo() && !document.is_modified() && !document.can_undo());
}

#[test]
fn records_that_are_edited_or_moved_keep_what_they_have_become() {
    let mut document = document(&format!("{FIELDS} id \"a\";\n{FIELDS} id \"b\";\n"));
    document.apply(edit("d1>d2"));
    document.apply(Edit::MoveRecords { records: 1.into(), to: 0 });
    document.apply(Edit::SetDone { records: 1.into(), done: true });
    document.apply(Edit::SetRecordOperations(vec![(0, solved("1", &["Rd8#"])), (1, solved("2", &["Rd7"]))]));
    let moved = FIELDS.replace("5PPP/3R2K1", "3R1PPP/6K1");
    let expected = format!("{FIELDS} id \"b\"; dm 1; bm Rd8#;\n{moved} id \"a\"; dm 2; bm Rd7; done;\n");
    let in_other_order = format!("{FIELDS} id \"b\"; dm 1; bm Rd8#;\n{moved} id \"a\"; done; dm 2; bm Rd7;\n");
    assert!([expected, in_other_order].contains(&text(&document)), "{}", text(&document));
    while document.undo() {}
    assert!(!document.is_modified());
}

#[test]
fn clocks_that_are_stated_are_those_of_the_position() {
    let mut document = document(&format!("{FIELDS} id \"a\";\n{FIELDS} hmvc 4; bm Rd8;\n"));
    let clock = || vec![operation("hmvc", &["7"])];
    assert!(document.apply(Edit::SetRecordOperations(vec![(0, clock()), (1, clock())])));
    assert_eq!(text(&document), format!("{FIELDS} id \"a\"; hmvc 7;\n{FIELDS} hmvc 7; bm Rd8;\n"));
    for place in 0..2 {
        assert_eq!(document.record(place).position().map(|position| position.halfmove_clock), Ok(7));
    }
}

#[test]
fn what_has_no_operations_stays_as_it_is() {
    let unreadable = format!("{FIELDS} id \"a\";\nnothing bm Rd8;\n");
    let fen = format!("{FIELDS} 0 1\n");
    let game = format!("[FEN \"{FIELDS} 0 1\"]\n[SetUp \"1\"]\n\n*\n");
    for (source, place) in [(unreadable, 1), (fen, 0), (game, 0)] {
        let mut document = document(&source);
        assert!(!document.apply(Edit::SetRecordOperations(vec![(place, solved("1", &["Rd8#"]))])), "{source}");
        assert!(!document.can_undo() && !document.is_modified(), "{source}");
        assert_eq!(text(&document), source);
    }
    let mut document = document(&format!("{FIELDS} id \"a\";\n"));
    assert!(!document.apply(Edit::SetRecordOperations(Vec::new())) && !document.can_undo());
}

#[test]
fn a_line_that_is_too_long_to_grow_keeps_its_operations_and_the_others_grow() {
    let long = format!("{FIELDS} c0 \"{}\";", "x".repeat(40_000));
    let mut document = document(&format!("{long}\n{FIELDS} id \"a\";\n"));
    let stated = (0..2).map(|place| (place, solved("1", &["Rd8#"]))).collect();
    assert!(document.apply(Edit::SetRecordOperations(stated)));
    assert_eq!(text(&document), format!("{long}\n{FIELDS} id \"a\"; dm 1; bm Rd8#;\n"));
}

/// Twice as many records take about twice as long, not four times as long.
#[test]
fn many_records_are_changed_in_one_go() {
    let time = |count: usize| {
        let mut document = Document::from_bytes(format!("{FIELDS} id \"a\"; zz 1;\n").repeat(count).into_bytes());
        let before = bytes(&document);
        let stated = (0..count).rev().map(|place| (place, solved("1", &["Rd8#"]))).collect();
        let start = processor_time();
        assert!(document.apply(Edit::SetRecordOperations(stated)));
        let time = processor_time().saturating_sub(start);
        assert_eq!(bytes(&document), format!("{FIELDS} id \"a\"; zz 1; dm 1; bm Rd8#;\n").repeat(count).into_bytes());
        assert!(document.undo() && !document.is_modified());
        assert_eq!(bytes(&document), before);
        time
    };
    let (some, many) = (time(1_000), time(8_000));
    assert!(many < 30 * some + Duration::from_secs(1), "{some:?} for 1,000 and {many:?} for 8,000");
}

/// Prepares an edit with a snapshot.
fn made_ready(document: &Document, stated: &[(usize, Vec<Operation>)], progress: &Progress) -> BulkUpdate {
    let named = stated.iter().map(|(place, new)| (document.record(*place).id(), new));
    document.snapshot().prepare_updates(named, |_: &RecordView<'_>, new| (*new).clone(), progress)
}

#[test]
fn prepared_updates_equal_the_edit() {
    let source = format!(
        "# one\r\n{FIELDS} bm Kf1 ;id  'a'  ;; zz\r\nnothing bm Rd8;\r\n{FIELDS} dm 2; bm Rd8;\r\n{FIELDS} hmvc 4;\r\n"
    );
    let stated: Vec<_> = [3, 0, 1, 2, 0].map(|place| (place, solved("2", &["Rd8"]))).to_vec();
    let (mut edited, mut document) = (document(&source), document(&source));
    assert!(edited.apply(Edit::SetRecordOperations(stated.clone())));
    let ready = made_ready(&document, &stated, &Progress::default());
    assert_eq!(text(&document), source, "nothing is changed by that");
    assert_eq!(document.apply_bulk_update(ready), 2, "one is no position, and one states it already");
    assert_eq!((text(&document), document.undo_name()), (text(&edited), edited.undo_name()));
    assert!(document.undo() && !document.can_undo() && !document.is_modified());
    assert_eq!(text(&document), source);
}

#[test]
fn prepared_updates_change_only_unchanged_records() {
    let mut document = document(&format!("{FIELDS} id \"a\";\n{FIELDS} id \"b\";\n{FIELDS} id \"c\";\n"));
    let stated: Vec<_> = (0..3).map(|place| (place, solved("1", &["Rd8#"]))).collect();
    let ready = || made_ready(&document, &stated, &Progress::default());
    let [ready, again] = [ready(), ready()];
    document.apply(edit("d1>d2"));
    document.apply(Edit::RemoveRecords(1.into()));
    let moved = FIELDS.replace("5PPP/3R2K1", "3R1PPP/6K1");
    assert_eq!(document.apply_bulk_update(ready), 1);
    assert_eq!(text(&document), format!("{moved} id \"a\";\n{FIELDS} id \"c\"; dm 1; bm Rd8#;\n"));
    assert_eq!(document.apply_bulk_update(again), 0);
    assert!(document.undo() && document.undo() && document.undo() && !document.can_undo(), "there was no step more");
}

#[test]
fn what_cannot_be_made_ready_is_left_out() {
    let long = format!("{FIELDS} c0 \"{}\";\n", "x".repeat(40_000));
    let stated = |count: usize| (0..count).map(|place| (place, solved("1", &["Rd8#"]))).collect::<Vec<_>>();
    for (source, too_long, changed) in [
        (format!("{long}{FIELDS} id \"a\";\n{long}"), 2, 1),
        (format!("{FIELDS} 0 1\n"), 0, 0),
        (format!("{FIELDS} dm 1; bm Rd8#;\n"), 0, 0),
    ] {
        let mut document = document(&source);
        let ready = made_ready(&document, &stated(document.len()), &Progress::default());
        assert_eq!(
            (ready.refused_count(UpdateRefusal::TooLong), document.apply_bulk_update(ready)),
            (too_long, changed),
            "{source:.80}"
        );
    }
    let mut document = document(&format!("{FIELDS} id \"a\";\n"));
    let cancelled = Progress::default();
    cancelled.cancel();
    let ready = made_ready(&document, &stated(1), &cancelled);
    assert_eq!(document.apply_bulk_update(ready), 0, "what was cancelled is not looked at");
    assert!(!document.can_undo() && !document.is_modified());
}

#[test]
fn fields_are_made_ready_as_the_edit_says_them() {
    let long = "1. Kf1 Kf8 2. Kg1 Kg8 ".repeat(1_000);
    let fen = format!("{FIELDS} 0 1");
    let game = |moves: &str| format!("[Event \"a\"]\n[FEN \"{fen}\"]\n\n{moves}\n\n");
    for (format, source, changed, refused) in [
        (Format::Fen, format!("# a\n{fen}\n# b\n# Solution: 1. Rd8#\n{fen}\n"), 1, Some(UpdateRefusal::NoEffect)),
        (Format::Pgn, game("*") + &game("1. Kf1 ; a game\n*"), 1, Some(UpdateRefusal::Unsupported)),
        (Format::Pgn, game("1. Kf1 *") + &game("1. Rd8# *"), 1, Some(UpdateRefusal::NoEffect)),
        (
            Format::Epd,
            format!("{FIELDS} id \"a\";\n{FIELDS} c0 \"{}\";\n", "x".repeat(40_000)),
            1,
            Some(UpdateRefusal::TooLong),
        ),
        (Format::Epd, format!("{FIELDS} pv Kf1;\n{FIELDS} bm Kf1;\n"), 2, None),
    ] {
        let open = || Document::from_bytes_as(source.clone().into_bytes(), format);
        let (mut edited, mut document) = (open(), open());
        let values = |say: &str| (0..2).map(|place| (place, say.to_owned())).collect::<Vec<_>>();
        assert!(edited.apply(Edit::SetField { field: Field::Solution, values: values("1. Rd8#") }));
        let named = (0..2).map(|place| (document.record(place).id(), ()));
        let claim = |_: &RecordView<'_>, (): &()| RecordUpdate {
            fields: vec![(Field::Solution, "1. Rd8#".to_owned())],
            ..RecordUpdate::default()
        };
        let ready = document.snapshot().prepare_updates(named, claim, &Progress::default());
        assert_eq!(refused.map_or(0, |refusal| ready.refused_count(refusal)), 2 - changed, "{source:.80}");
        assert_eq!(document.apply_bulk_update(ready), changed, "{source:.80}");
        assert_eq!(
            (text(&document), document.undo_name()),
            (text(&edited), Some(if changed == 1 { "edit solution" } else { "edit solutions" })),
            "{source:.80}"
        );
        assert!(document.undo() && text(&document) == source && !document.can_undo());
    }
    // A game is skipped if PGN cannot store one of the operations.
    let source = game(&format!("{long} *"));
    let mut document = Document::from_bytes_as(source.clone().into_bytes(), Format::Pgn);
    let fields = vec![(Field::Stipulation, "#1".to_owned()), (Field::Solution, "1. Rd8#".to_owned())];
    let claim = |_: &RecordView<'_>, (): &()| RecordUpdate { fields: fields.clone(), ..RecordUpdate::default() };
    let named = std::iter::once((document.record(0).id(), ()));
    let ready = document.snapshot().prepare_updates(named, claim, &Progress::default());
    assert_eq!((ready.refused_count(UpdateRefusal::Unsupported), document.apply_bulk_update(ready)), (1, 0));
    assert_eq!(text(&document), source);
}

/// Only applying the prepared updates blocks the window.
#[test]
fn prepared_updates_are_applied_quickly() {
    let count = 5_000;
    let mut document = Document::from_bytes(format!("{FIELDS} id \"a\"; zz 1;\n").repeat(count).into_bytes());
    let stated: Vec<_> = (0..count).map(|place| (place, solved("1", &["Rd8#"]))).collect();
    let start = Instant::now();
    let ready = made_ready(&document, &stated, &Progress::default());
    let (made, start) = (start.elapsed(), processor_time());
    assert_eq!(document.apply_bulk_update(ready), count);
    let put = processor_time().saturating_sub(start);
    assert!(2 * put < made, "{made:?} to make it ready, and {put:?} to put it in");
}
