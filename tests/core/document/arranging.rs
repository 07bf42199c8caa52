//! Removing, moving, duplicating and inserting many records, and their order.

use std::time::Duration;

use super::{apply, bytes, document, position, text};
use crate::time::processor_time;
use fenwright::document::{Arrangement, Document, Edit, Format, Records};
use proptest::prelude::*;

/// One titled line for each letter.
fn lines(names: &str) -> String {
    let line = |name: char| format!("# {name}\n8/8/8/8/8/8/8/K6k w - - 0 {}\n", name as u32 - 96);
    names.chars().map(line).collect::<Vec<_>>().concat()
}

/// One titled game for each letter.
fn games(names: &str) -> String {
    let game = |name: char| format!("[Event \"{name}\"]\n\n1. e4 {{{name}}} *\n\n");
    names.chars().map(game).collect::<Vec<_>>().concat()
}

fn names(document: &Document) -> String {
    (0..document.len()).filter_map(|index| document.record(index).name()).map(String::from).collect()
}

fn records(places: &[usize]) -> Records {
    places.iter().copied().collect()
}

fn move_to(places: &[usize], to: usize) -> Edit {
    Edit::MoveRecords { records: records(places), to }
}

fn arrange(order: &[u32]) -> Edit {
    Edit::Arrange { order: order.to_vec(), purpose: Arrangement::Sort }
}

#[test]
fn records_go_with_all_that_belongs_to_them() {
    for make in [lines, games] {
        for (edit, expected, current) in [
            (Edit::RemoveRecords(records(&[1, 3])), "ace", 1),
            (Edit::RemoveRecords(records(&[2])), "abde", 2),
            (Edit::RemoveRecords(records(&[2, 3, 4])), "ab", 1),
            (Edit::RemoveRecords(records(&[0, 9])), "bcde", 1),
            (move_to(&[1, 3], 0), "bdace", 3),
            (move_to(&[1, 3], 5), "acebd", 1),
            (move_to(&[1, 3], 99), "acebd", 1),
            (move_to(&[1, 3], 2), "abdce", 3),
            (move_to(&[1, 2, 3], 2), "abcde", 2),
            (move_to(&[2], 3), "abcde", 2),
            (move_to(&[2], 0), "cabde", 0),
            (move_to(&[0, 4], 2), "baecd", 3),
            (arrange(&[4, 3, 2, 1, 0]), "edcba", 2),
            (arrange(&[4, 4, 2, 9, 4]), "ec", 1),
            (arrange(&[0, 1]), "ab", 1),
        ] {
            let what = format!("{edit:?}");
            let source = make("abcde");
            let mut document = document(&source);
            document.select(2);
            let is_change = document.apply(edit);
            assert_eq!(is_change, expected != "abcde", "{what}");
            assert_eq!((names(&document).as_str(), document.current()), (expected, current), "{what}");
            assert_eq!(text(&document), make(expected), "{what}");
            assert_eq!((document.is_modified(), document.can_undo()), (is_change, is_change), "{what}");
            assert_eq!(document.undo(), is_change);
            assert_eq!((text(&document), document.current()), (source, 2), "{what} undone");
            assert!(!document.is_modified(), "{what} undone");
            assert_eq!(document.redo(), is_change);
            assert_eq!((text(&document), document.current()), (make(expected), current), "{what} done again");
        }
    }
}

#[test]
fn inserted_records_are_written_in_the_form_of_the_file() {
    for make in [lines, games] {
        for (edit, expected, current) in [
            (Edit::DuplicateRecords(records(&[1])), "abbc", 2),
            (Edit::DuplicateRecords(records(&[0, 2])), "abcac", 3),
            (Edit::DuplicateRecords(records(&[0, 1, 2])), "abcabc", 3),
            (Edit::InsertText { at: 0, text: make("xy") }, "xyabc", 0),
            (Edit::InsertText { at: 1, text: make("x") }, "axbc", 1),
            (Edit::InsertText { at: 9, text: make("xy") }, "abcxy", 3),
            (Edit::InsertText { at: 9, text: make("xy").replace('\n', "\r\n") }, "abcxy", 3),
            (Edit::InsertText { at: 1, text: make("x").replace('\n', "\r") }, "axbc", 1),
        ] {
            for line_end in ["\n", "\r\n", "\r"] {
                let what = format!("{edit:?}");
                let source = make("abc").replace('\n', line_end);
                let mut document = document(&source);
                let read: Vec<_> = (0..document.len()).map(|index| document.record(index).id()).collect();
                assert!(document.apply(edit.clone()), "{what}");
                assert_eq!((names(&document).as_str(), document.current()), (expected, current), "{what}");
                assert_eq!(text(&document), make(expected).replace('\n', line_end), "{what}");
                assert!((0..document.len()).all(|index| {
                    let record = document.record(index);
                    record.is_edited() != read.contains(&record.id())
                }));
                assert!(document.undo() && !document.is_modified() && text(&document) == source, "{what}");
                assert!(document.redo() && document.is_modified(), "{what}");
                assert_eq!(text(&document), make(expected).replace('\n', line_end), "{what}");
            }
        }
        let mut document = document(&make("a"));
        for empty in ["", "\n", "# only a comment\n"] {
            assert!(!document.apply(Edit::InsertText { at: 0, text: empty.to_owned() }), "{empty}");
        }
        assert!(!document.apply(Edit::DuplicateRecords(Records::default())));
        assert!(!document.apply(Edit::RemoveRecords(Records::from(5))));
    }
}

#[test]
fn texts_take_the_encoding_of_the_file() {
    let name = "K\u{f6}nig";
    let source = format!("# {name}\n8/8/8/8/8/8/8/K6k w - - 0 1\n");
    let latin: fn(&str) -> Vec<u8> = |text| text.chars().map(|char| char as u8).collect();
    let utf16: fn(&str) -> Vec<u8> =
        |text| format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_be_bytes).collect();
    let marked: fn(&str) -> Vec<u8> = |text| format!("\u{feff}{text}").into_bytes();
    for (encode, is_latin) in [(latin, true), (utf16, false), (marked, false)] {
        let mut document = Document::from_bytes(encode(&source));
        // In UTF-8, these two bytes would be one character.
        let text = "# \u{c3}\u{a4} \u{2654}\n8/8/8/8/8/8/8/K6k b - - 0 1\n";
        assert_eq!(document.count_unencodable(text), usize::from(is_latin));
        document.apply(Edit::InsertText { at: 0, text: format!("\u{feff}{text}") });
        let written = if is_latin { text.replace('\u{2654}', "?") } else { text.to_owned() };
        assert_eq!(bytes(&document), encode(&format!("{written}{source}")));
        let both = document.records_text(&Records::from(0..2));
        assert_eq!(both, Some(format!("{written}{source}")));
        document.apply(Edit::DuplicateRecords(Records::from(1)));
        assert_eq!(bytes(&document), encode(&format!("{written}{source}{source}")));
        assert_eq!(document.record(2).name().as_deref(), Some(name));
    }
}

#[test]
fn comments_behind_a_text_stay_with_it() {
    let one = |number: u32| format!("8/8/8/8/8/8/8/K6k w - - 0 {number}\n");
    let mut document = document(&format!("{}{}# tail", one(1), one(2)));
    let spaced = format!("{}; end of it\n\n", one(3));
    document.apply(Edit::InsertText { at: 1, text: spaced.clone() });
    assert_eq!(text(&document), format!("{}{spaced}{}# tail", one(1), one(2)));
    document.undo();
    let inserted = format!("# name\n{}; end of it\n", one(3));
    document.apply(Edit::InsertText { at: 1, text: inserted.clone() });
    assert_eq!(text(&document), format!("{}{inserted}\n{}# tail", one(1), one(2)));
    let again = super::document(&text(&document));
    assert_eq!((again.len(), again.record(2).name()), (3, None), "they name no other record");
    document.apply(move_to(&[1], 9));
    assert_eq!(text(&document), format!("{}{}{inserted}# tail", one(1), one(2)));
    document.apply(Edit::RemoveRecords(2.into()));
    assert_eq!(text(&document), format!("{}{}# tail", one(1), one(2)));
    document.undo();
    document.select(2);
    apply(&mut document, "b");
    assert_eq!(text(&document), format!("{}{}{}# tail", one(1), one(2), inserted.replace(" w ", " b ")));
}

#[test]
fn lines_without_an_end_get_one_where_others_follow() {
    let [one, two] = ["8/8/8/8/8/8/8/K6k w - - 0 1", "8/8/8/8/8/8/8/K6k b - - 0 2"];
    for (edit, expected) in [
        (move_to(&[1], 0), format!("{two}\n{one}\n")),
        (Edit::DuplicateRecords(records(&[1])), format!("{one}\n{two}\n{two}")),
        (Edit::InsertText { at: 9, text: one.to_owned() }, format!("{one}\n{two}\n{one}")),
        (Edit::InsertText { at: 0, text: two.to_owned() }, format!("{two}\n{one}\n{two}")),
        (Edit::RemoveRecords(records(&[1])), format!("{one}\n")),
    ] {
        let mut document = document(&format!("{one}\n{two}"));
        document.apply(edit.clone());
        assert_eq!(text(&document), expected, "{edit:?}");
        document.undo();
        assert_eq!(text(&document), format!("{one}\n{two}"));
    }
}

#[test]
fn untitled_documents_take_any_text() {
    let mut new = Document::new();
    let start = text(&new);
    new.apply(Edit::InsertText { at: 9, text: lines("a\u{e9}") });
    assert_eq!(text(&new), format!("{start}{}", lines("a\u{e9}")));
    let mut empty = document("");
    empty.apply(Edit::InsertText { at: 0, text: lines("ab") });
    assert_eq!((names(&empty).as_str(), empty.len()), ("ab", 3), "the start position that stood for none is one now");
    empty.apply(Edit::RemoveRecords(2.into()));
    assert_eq!(text(&empty), lines("ab"));
    while empty.undo() {}
    assert_eq!((text(&empty).as_str(), empty.is_modified()), ("", false));
}

#[test]
fn games_that_need_it_are_parted() {
    let source = "1. e4 e5\n\n[White \"a\"]\n\n[White \"b\"]\n\n1. d4";
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("a.pgn");
    for edit in [
        move_to(&[2], 0),
        move_to(&[0], 3),
        Edit::DuplicateRecords(records(&[0, 1, 2])),
        Edit::InsertText { at: 1, text: "1. c4".into() },
        Edit::InsertText { at: 9, text: source.into() },
        Edit::SetDone { records: Records::from(0..3), done: true },
    ] {
        std::fs::write(&path, source).expect("written");
        let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
        assert!(document.apply(edit.clone()), "{edit:?}");
        std::fs::write(&path, bytes(&document)).expect("written");
        let again = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.len(), document.len(), "{edit:?}: {}", text(&document));
        assert_eq!(names(&again), names(&document), "{edit:?}: {}", text(&document));
    }
}

#[test]
fn a_game_with_several_positions_stays_whole() {
    let fen = |number: usize| format!("[FEN \"8/8/8/8/8/8/8/K6k w - - 0 {number}\"]\n");
    let two = format!("[Event \"a\"]\n{}{}\n*\n\n", fen(1), fen(2));
    let (b, c) = (games("b"), games("c"));
    for (edit, expected) in [
        (move_to(&[0], 9), [&b, &c, &two]),
        (move_to(&[1], 3), [&b, &two, &c]),
        (move_to(&[3], 1), [&c, &two, &b]),
        (arrange(&[1, 3, 0, 2]), [&two, &c, &b]),
        (arrange(&[2, 1, 3]), [&b, &two, &c]),
    ] {
        let mut document = document(&[two.as_str(), &b, &c].concat());
        assert_eq!(document.len(), 4);
        document.apply(edit.clone());
        assert_eq!(text(&document), expected.map(String::as_str).concat(), "{edit:?}");
    }
    let mut document = document(&[two.as_str(), &b].concat());
    document.apply(Edit::DuplicateRecords(1.into()));
    assert_eq!(text(&document), [two.as_str(), &two, &b].concat());
    assert_eq!((document.len(), document.current()), (5, 2));
    assert_eq!(document.records_text(&Records::from(3)), Some(two));
}

#[test]
fn a_copy_is_what_would_stand_in_a_file() {
    let mut document = document(&lines("abc").replace('\n', "\r\n"));
    assert_eq!(document.records_text(&records(&[0, 2])), Some(lines("ac")));
    apply(&mut document, "b");
    document.apply(Edit::AddRecord { after: 0, position: Box::new(position("8/8/8/8/8/8/8/K6k w - - 5 9")) });
    document.apply(Edit::SetDone { records: 1.into(), done: true });
    let expected = format!("{}# done\n8/8/8/8/8/8/8/K6k w - - 5 9\n", lines("a").replace(" w ", " b "));
    assert_eq!(document.records_text(&records(&[0, 1])), Some(expected.clone()));
    assert_eq!(document.records_text(&Records::default()), Some(String::new()));
    document.apply(Edit::DuplicateRecords(records(&[0, 1])));
    assert_eq!(document.records_text(&records(&[2, 3])), Some(expected));
    let mut changed = super::document("8/8/8/8/8/8/8/K6k w - - bm Ka2; id \"x\";\n8/8/8/8/8/8/8/K6k b - - bm Ka3;\n");
    assert_eq!(changed.format(), Format::Epd);
    apply(&mut changed, "b");
    assert_eq!(changed.records_text(&0.into()).as_deref(), Some("8/8/8/8/8/8/8/K6k b - - bm Ka2; id \"x\";\n"));
    let tail = super::document(&format!("{}# tail\n", lines("a")));
    assert_eq!(tail.records_text(&0.into()), Some(lines("a")), "the tail is the file's");
}

#[test]
fn sources_of_several_formats_are_written_together() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let save = |document: &mut Document, name: &str| {
        document.save_as(&folder.path().join(name)).unwrap_or_else(|error| panic!("{error}"));
    };
    let fields = "8/8/8/8/8/8/8/K6k w - -";
    let mut document = document(&format!("{fields} id \"a\";\n{fields} bm b;\n"));
    save(&mut document, "a.fen");
    document.apply(Edit::InsertText { at: 9, text: lines("cd") });
    document.apply(Edit::SetDone { records: records(&[0, 3]), done: true });
    save(&mut document, "a.epd");
    document.apply(Edit::InsertText { at: 9, text: format!("{fields} id \"e\";\n{fields} id \"f\";\n") });
    let epd = format!(
        "{fields} id \"a\"; done;\n{fields} bm b;\n{fields} id \"c\"; fmvn 3;\n\
         {fields} id \"d\"; done; fmvn 4;\n\
         {fields} id \"e\";\n{fields} id \"f\";\n"
    );
    assert_eq!(text(&document), epd);
    save(&mut document, "a.pgn");
    document.apply(Edit::InsertText { at: 1, text: games("g") });
    let pgn = text(&document);
    assert_eq!((pgn.matches("{done} *").count(), pgn.matches("[FEN ").count()), (2, 6), "{pgn}");
    save(&mut document, "b.epd");
    assert_eq!(names(&document), "agcdef");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let first = epd.find('\n').map_or(0, |end| end + 1);
    assert_eq!(
        text(&document),
        format!("{}{start} id \"g\"; c0 \"Solution: 1. e4 {{g}}\";\n{}", &epd[..first], &epd[first..])
    );
    while document.undo() {}
    assert_eq!(text(&document), format!("{fields} id \"a\";\n{fields} bm b;\n"));
}

#[test]
fn saving_and_undoing_past_it() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("a.fen");
    std::fs::write(&path, lines("abcd")).expect("written");
    let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
    document.apply(Edit::DuplicateRecords(records(&[0, 2])));
    document.apply(move_to(&[4], 0));
    document.apply(Edit::SetDone { records: records(&[1, 5]), done: true });
    document.save().unwrap_or_else(|error| panic!("{error}"));
    let saved = text(&document);
    assert_eq!(std::fs::read_to_string(&path).ok(), Some(saved.clone()));
    assert!(!document.is_modified() && (0..6).all(|index| !document.record(index).is_edited()));
    document.undo();
    assert!(document.is_modified());
    document.redo();
    assert!(!document.is_modified());
    while document.undo() {}
    assert!(document.is_modified());
    assert_eq!(text(&document), lines("abcd"));
    while document.redo() {}
    assert!(!document.is_modified());
    assert_eq!(text(&document), saved);
    document.undo();
    document.apply(Edit::SetDone { records: records(&[1, 5]), done: true });
    assert!(!document.is_modified(), "the same again");
}

/// A million records in a release build, fewer in a debug build. The times only guard against quadratic growth; they
/// are not a benchmark.
#[test]
fn every_second_record_of_many() {
    let count = if cfg!(debug_assertions) { 200_000 } else { 1_000_000 };
    let source = "8/8/8/4k3/8/8/4PPPP/4K2R w K - 0 1\n".repeat(count);
    let second: Records = (0..count).step_by(2).collect();
    let reversed: Vec<u32> = (0..count as u32).rev().collect();
    for (what, edit, len) in [
        ("remove", Edit::RemoveRecords(second.clone()), count / 2),
        ("move", Edit::MoveRecords { records: second.clone(), to: count }, count),
        ("duplicate", Edit::DuplicateRecords(second.clone()), count + count / 2),
        ("arrange", Edit::Arrange { order: reversed, purpose: Arrangement::Sort }, count),
        ("mark", Edit::SetDone { records: second.clone(), done: true }, count),
    ] {
        let mut document = document(&source);
        let start = processor_time();
        assert!(document.apply(edit));
        let time = processor_time().saturating_sub(start);
        assert_eq!(document.len(), len, "{what}");
        let last = document.record(len - 1).id();
        assert!(document.contains(last) && document.undo() && !document.is_modified() && document.redo());
        let all = processor_time().saturating_sub(start);
        println!("{what}: {time:?}, with undo and redo {all:?}");
        assert!(bytes(&document).len() >= len * 35, "{what}");
        assert!(all < Duration::from_secs(20), "{what} took {all:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_records_are_copied(
        names in "[a-f]{1,8}",
        places in prop::collection::vec(0..10_usize, 0..6),
        is_pgn in prop::bool::ANY,
    ) {
        let make = if is_pgn { games } else { lines };
        let document = document(&make(&names));
        let places: Records = places.into_iter().collect();
        let expected: String = names.chars().enumerate().filter(|(at, _)| places.contains(*at)).map(|(_, name)| name).collect();
        prop_assert_eq!(document.records_text(&places), Some(make(&expected)));
    }
}
