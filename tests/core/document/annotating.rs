//! Arrows and marked squares of records.

use super::{apply, bytes, document, edit, import, position, text};
use fenwright::board::{Annotations, Transform};
use fenwright::document::{Document, Edit, Format, RecordView};
use fenwright::notation::annotations;
use fenwright::notation::epd::{Operand, Operation};
use std::borrow::Cow;
use tempfile::TempDir;

const FEN: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 3 7";
const FIELDS: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";
const MOVED: &str = "3R2k1/5ppp/8/8/8/8/5PPP/6K1 w - -";
const DRAWN: &str = "[%csl Ge4][%cal Gd1h5]";

/// Draws the arrows and marks of these commands.
fn draw(commands: &str) -> Edit {
    Edit::SetAnnotations(annotations::read(commands))
}

/// The arrows and marks of a record.
fn drawn(record: &RecordView<'_>) -> String {
    annotations::write(&record.annotations())
}

fn all_drawn(document: &Document) -> Vec<String> {
    (0..document.len()).map(|index| drawn(&document.record(index))).collect()
}

fn name(document: &Document) -> Option<String> {
    document.record(0).name().map(Cow::into_owned)
}

fn open(folder: &TempDir, format: Format, bytes: &[u8]) -> Document {
    let path = folder.path().join(format!("a.{}", format.extension()));
    std::fs::write(&path, bytes).expect("written");
    Document::open(&path).unwrap_or_else(|error| panic!("{error}"))
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// A file with one record without and with an annotation, `~`, in each format. Drawing gives the second file, and
/// removing the annotation from the opened second file gives the first.
fn pairs() -> Vec<(Format, String, String)> {
    let pair = |format, fen: &str, without: &str, with: &str| {
        (format, without.replace('@', fen), with.replace('@', fen).replace('~', DRAWN))
    };
    let fen = |without: &str, with: &str| pair(Format::Fen, FEN, without, with);
    let epd = |without: &str, with: &str| pair(Format::Epd, FIELDS, without, with);
    let pgn = |without: &str, with: &str| pair(Format::Pgn, FEN, without, with);
    vec![
        fen("@\n", "# ~\n@\n"),
        fen("@", "# ~\n@"),
        fen("# name\r\n\r\n; x\r\n  @ \r\n% tail", "# name\r\n\r\n; x\r\n# ~\r\n  @ \r\n% tail"),
        fen("# done\n@\n", "# ~\n# done\n@\n"),
        fen("# name\n# [%eval 0.3]\n# done\n@\n", "# name\n# ~\n# [%eval 0.3]\n# done\n@\n"),
        fen("\u{feff}\n\r@ white wins\r", "\u{feff}\n\r# ~\r@ white wins\r"),
        fen("# no position\nx\n", "# no position\n# ~\nx\n"),
        fen("# a[%eval 0.3]\n@\n", "# a[%eval 0.3]\n# ~\n@\n"),
        epd("@\n", "@ c0 \"~\";\n"),
        epd("@ bm Rd8#;\n", "@ bm Rd8#; c0 \"~\";\n"),
        epd("@ c0 \"x\"; c2 \"y\"; bm Rd8#;\n", "@ c0 \"x\"; c2 \"y\"; bm Rd8#; c1 \"~\";\n"),
        epd("@ bm a; done;\n", "@ bm a; c0 \"~\"; done;\n"),
        epd("# c\n @\tbm Rd8# ;id  \"a\"; \r\n# t\r\n", "# c\n @\tbm Rd8# ;id  \"a\"; c0 \"~\"; \r\n# t\r\n"),
        epd("@ 3 7\n", "@ 3 7 c0 \"~\";\n"),
        epd("# a\nno position\n", "# a\n# ~\nno position\n"),
        pgn("[FEN \"@\"]\n\n1. Rd8# *\n", "[FEN \"@\"]\n\n{~} 1. Rd8# *\n"),
        pgn("[FEN \"@\"]\n\n{A} {done} 1. Rd8# *\n", "[FEN \"@\"]\n\n{A} {done} {~} 1. Rd8# *\n"),
        pgn("[FEN \"@\"]\n\n{done} 1. Rd8# *\n", "[FEN \"@\"]\n\n{done} {~} 1. Rd8# *\n"),
        pgn("% x\r\n[FEN \"@\"]\r\n\r\n*\r\n\r\n", "% x\r\n[FEN \"@\"]\r\n\r\n{~} *\r\n\r\n"),
        pgn("[FEN \"@\"]\n\n% x\n1. Rd8# *", "[FEN \"@\"]\n\n% x\n{~} 1. Rd8# *"),
        pgn("[FEN \"@\"] *\n", "[FEN \"@\"] {~} *\n"),
        pgn("[FEN \"@\"]\n\n1... {[%csl Rd5]} *\n", "[FEN \"@\"]\n\n{~} 1... {[%csl Rd5]} *\n"),
        pgn("[FEN \"x\"]\n\n*\n", "[FEN \"x\"]\n\n{~} *\n"),
    ]
}

#[test]
fn it_comes_and_goes_and_nothing_else_changes() {
    let folder = folder();
    for (format, without, with) in pairs() {
        let what = format!("{format:?} {without}");
        let mut document = open(&folder, format, without.as_bytes());
        let called = name(&document);
        assert_eq!(all_drawn(&document), [""], "{what}");
        assert!(!document.apply(draw("")), "{what}: nothing to take away");
        assert!(document.apply(draw(DRAWN)) && !document.apply(draw(DRAWN)), "{what}");
        assert_eq!((text(&document), drawn(&document.record(0))), (with.clone(), DRAWN.to_owned()), "{what}");
        assert!(document.is_modified() && document.record(0).is_edited(), "{what}");
        assert_eq!((name(&document), document.undo_name()), (called.clone(), Some("draw on the board")), "{what}");
        assert!(document.apply(draw("")), "{what}");
        assert!(!document.is_modified() && !document.record(0).is_edited(), "{what}: as it was");
        assert_eq!(text(&document), without, "{what}");
        assert!(document.undo() && document.undo() && !document.undo(), "{what}");
        assert!(document.redo() && text(&document) == with, "{what}");

        let mut again = open(&folder, format, with.as_bytes());
        assert_eq!((drawn(&again.record(0)), name(&again)), (DRAWN.to_owned(), called), "{what}");
        assert!(!again.apply(draw(DRAWN)), "{what}: the source states it");
        assert!(again.apply(draw("")), "{what}");
        assert_eq!((text(&again), all_drawn(&again)), (without, vec![String::new()]), "{what}");
        assert!(again.apply(draw(DRAWN)) && !again.is_modified(), "{what}");
        assert_eq!(text(&again), with, "{what}");
    }
}

#[test]
fn what_a_record_states() {
    let folder = folder();
    for (format, source, called, expected) in [
        (Format::Fen, "# Lasker [%cal Ge2e4]\n@\n", Some("Lasker"), "[%cal Ge2e4]"),
        (Format::Fen, "  // [%CSL ge4 , d5]  \r\n@\n", None, "[%csl Ge4,Gd5]"),
        (Format::Fen, "# a\n# [%csl Ge4]\n# done\n# [%csl Rd5]\n@\n", Some("a"), "[%csl Ge4,Rd5]"),
        (Format::Fen, "# a [%csl Ge4]\n# [%csl Re4]\n@\n", Some("a"), "[%csl Re4]"),
        (Format::Fen, "# [%csl Ge4]\n# a\n@\n", Some("a"), "[%csl Ge4]"),
        (Format::Fen, "# [%csl Ge4]\n\n@\n", None, ""),
        (Format::Fen, "# [%eval 1] a\n# [%csl ?]\n@\n", Some("a"), ""),
        (Format::Epd, "@ c3 \"x [%csl Ge4]\"; id \"y\"; c0 \"[%cal Gd1h5]\"\n", Some("y"), DRAWN),
        (Format::Epd, "# z [%csl Re4,Rd5]\n@ c0 \"[%csl Ge4]\";\n", Some("z"), "[%csl Ge4,Rd5]"),
        (Format::Epd, "@ bm \"[%csl Ge4]\";\n", None, ""),
        (Format::Epd, "no fields c0 \"[%csl Ge4]\";\n", None, ""),
        (Format::Pgn, "[FEN \"@\"]\n\n{done} ; [%csl Ge4]\n{b [%cal Gd1h5]} *\n", None, DRAWN),
        (Format::Pgn, "[FEN \"@\"]\n\n1. Rd8# {[%csl Ge4]} *\n", None, ""),
        (Format::Pgn, "[FEN \"@\"]\n\n{[%csl Ge4", None, ""),
        (Format::Pgn, "[FEN \"@\"]\n{[%csl Ge4]}\n[White \"b\"]\n\n*\n", Some("b - ?"), ""),
    ] {
        let source = source.replace('@', if format == Format::Epd { FIELDS } else { FEN });
        let document = open(&folder, format, source.as_bytes());
        assert_eq!(all_drawn(&document), [expected], "{source}");
        assert_eq!(name(&document).as_deref(), called, "{source}");
        assert_eq!(bytes(&document), source.as_bytes());
    }
}

#[test]
fn what_is_there_is_changed_in_its_place() {
    let folder = folder();
    for (format, source, new, expected) in [
        (Format::Fen, "# L\u{e4} [%cal Ge2e4]\r\n@\n", "[%cal Rd1d8]", "# L\u{e4} [%cal Rd1d8]\r\n@\n"),
        (Format::Fen, "# L [%cal Ge2e4]\n@\n", "", "# L \n@\n"),
        (Format::Fen, "# L [%cal Ge2e4]\n# done\n# [%csl Ge4]\n@\n", "[%csl Rd5]", "# L [%csl Rd5]\n# done\n@\n"),
        (Format::Fen, "# L\n#\t[%csl Ge4,?] [%eval 1]\n@\n", "", "# L\n#\t[%csl ?] [%eval 1]\n@\n"),
        (Format::Epd, "@ c3 \"x [%csl Ge4]\" ; bm a\n", "[%csl Rd5]", "@ c3 \"x [%csl Rd5]\" ; bm a\n"),
        (Format::Epd, "@ c3 \"[%csl Ge4]\" ; bm a\n", "", "@ bm a\n"),
        (Format::Epd, "# L [%csl Ge4]\n@ bm a;\n", "[%csl Rd5]", "# L \n@ bm a; c0 \"[%csl Rd5]\";\n"),
        (Format::Pgn, "[FEN \"@\"]\n\n{x [%csl Ge4] y} *\n", "[%csl Rd5]", "[FEN \"@\"]\n\n{x [%csl Rd5] y} *\n"),
        (Format::Pgn, "[FEN \"@\"]\n\n{x} {[%csl Ge4]}\n*\n", "", "[FEN \"@\"]\n\n{x} \n*\n"),
    ] {
        let [source, expected] = [source, expected].map(|text| {
            let text = text.replace('@', if format == Format::Epd { FIELDS } else { FEN });
            // Latin-1, and UTF-16 with its byte order mark.
            let latin: Vec<u8> = text.chars().map(|char| char as u8).collect();
            let wide: Vec<u8> =
                "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
            [text.into_bytes(), latin, wide]
        });
        for (source, expected) in source.into_iter().zip(expected) {
            let what = String::from_utf8_lossy(&source).into_owned();
            let mut document = open(&folder, format, &source);
            assert!(document.apply(draw(new)), "{what}");
            assert_eq!(String::from_utf8_lossy(&bytes(&document)), String::from_utf8_lossy(&expected));
            assert_eq!(all_drawn(&document), [new], "{what}");
            let again = open(&folder, format, &bytes(&document));
            assert_eq!(all_drawn(&again), [new], "{what}");
            assert!(document.undo() && !document.is_modified() && bytes(&document) == source, "{what}");
        }
    }
}

#[test]
fn edits_of_the_position_keep_it_or_not() {
    let folder = folder();
    let moved = format!("{MOVED} 3 7");
    for (format, source, expected) in [
        (Format::Fen, format!("# a [%csl Ge4]\n# done\n{FEN}\n"), format!("# a [%csl Ge4]\n# done\n{moved}\n")),
        (Format::Epd, format!("{FIELDS} c0 \"[%csl Ge4]\" ;\n"), format!("{MOVED} c0 \"[%csl Ge4]\" ;\n")),
        (
            Format::Pgn,
            format!("[FEN \"{FEN}\"]\n\n{{[%csl Ge4]}} *\n"),
            format!("[FEN \"{moved}\"]\n\n{{[%csl Ge4]}} *\n"),
        ),
    ] {
        let mut document = open(&folder, format, source.as_bytes());
        apply(&mut document, "d1>d8");
        assert_eq!((text(&document), all_drawn(&document)), (expected, vec!["[%csl Ge4]".to_owned()]));
        document.undo();
        for edit in [Edit::Clear, Edit::Start, Edit::SetUp(Box::new(position(FEN)))] {
            assert!(document.apply(edit.clone()), "{source} {edit:?}");
            assert_eq!(all_drawn(&document), [""], "{source} {edit:?}");
            assert_eq!(all_drawn(&open(&folder, format, &bytes(&document))), [""], "{}", text(&document));
            assert!(document.undo() && text(&document) == source, "{edit:?}");
        }
        for (transform, expected) in [
            (Transform::MirrorLeftRight, "[%csl Gd4]"),
            (Transform::SwapColors, "[%csl Ge5]"),
            (Transform::ShiftUp, "[%csl Ge5]"),
            (Transform::RotateClockwise, "[%csl Gd4]"),
        ] {
            assert!(document.apply(Edit::Transform(transform)), "{source} {transform:?}");
            assert_eq!(all_drawn(&document), [expected], "{source} {transform:?}");
            assert_eq!(all_drawn(&open(&folder, format, &bytes(&document))), [expected], "{}", text(&document));
            assert!(document.undo() && text(&document) == source, "{transform:?}");
        }
        (0..8).for_each(|_| _ = document.apply(Edit::Transform(Transform::ShiftDown)));
        assert_eq!(all_drawn(&document), [""], "{source}: it left the board");
    }
}

/// Saves in this format. Returns the content of the file.
fn saved_as(document: &mut Document, format: Format) -> String {
    let folder = folder();
    let path = folder.path().join(format!("a.{}", format.extension()));
    document.save_as(&path).unwrap_or_else(|error| panic!("{error}"));
    let again = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(all_drawn(&again), all_drawn(document), "{}", text(&again));
    text(&again)
}

#[test]
fn it_goes_into_every_other_format() {
    let source = format!("# a\n# {DRAWN}\n# done\n{FEN}\n# b [%csl Rd5]\n{FEN}\n# [%csl Ye4]\nnone\n");
    let mut fen = document(&source);
    assert!(
        fen.prepare_save("a.epd".as_ref(), false).loss().is_none()
            && fen.prepare_save("a.pgn".as_ref(), false).loss().is_none()
    );
    let epd = format!(
        "{FIELDS} id \"a\"; c0 \"{DRAWN}\"; done; hmvc 3; fmvn 7;\n\
         {FIELDS} id \"b\"; c0 \"[%csl Rd5]\"; hmvc 3; fmvn 7;\n# [%csl Ye4]\nnone\n"
    );
    assert_eq!(saved_as(&mut fen, Format::Epd), epd);
    let pgn = saved_as(&mut fen, Format::Pgn);
    assert!(pgn.contains("[Event \"a\"]\n") && pgn.contains("[Event \"b\"]\n"), "{pgn}");
    assert!(
        pgn.contains(&format!("\n\n{{done}} {{{DRAWN}}} *\n\n")) && pgn.contains("\n\n{[%csl Rd5]} *\n\n"),
        "{pgn}"
    );
    assert_eq!(saved_as(&mut fen, Format::Fen), source, "made from what was opened");

    let mut epd = document(&format!("{FIELDS} bm a; c0 \"{DRAWN}\";\n{FIELDS} c1 \"x [%csl Rd5]\";\n"));
    let lost = epd.prepare_save("a.fen".as_ref(), false).loss().map(|loss| loss.operations);
    assert_eq!(lost, Some(1), "bm");
    assert_eq!(
        saved_as(&mut epd, Format::Fen),
        format!("# {DRAWN}\n{FIELDS} 0 1\n# Comment: x\n# [%csl Rd5]\n{FIELDS} 0 1\n")
    );
    epd.apply(draw("[%csl Ya1]"));
    assert_eq!(
        saved_as(&mut epd, Format::Fen),
        format!("# [%csl Ya1]\n{FIELDS} 0 1\n# Comment: x\n# [%csl Rd5]\n{FIELDS} 0 1\n")
    );
    let expected = format!("{FIELDS} bm a; c0 \"[%csl Ya1]\";\n{FIELDS} c1 \"x [%csl Rd5]\";\n");
    assert_eq!(saved_as(&mut epd, Format::Epd), expected);
    saved_as(&mut epd, Format::Pgn);

    let mut pgn = document(&format!("[White \"a\"]\n[FEN \"{FEN}\"]\n\n{{{DRAWN}}} *\n"));
    assert!(pgn.prepare_save("a.fen".as_ref(), false).loss().is_none());
    assert_eq!(saved_as(&mut pgn, Format::Fen), format!("# a - ?\n# {DRAWN}\n{FEN}\n"));
    let expected = format!("{FIELDS} id \"a - ?\"; c0 \"{DRAWN}\"; hmvc 3; fmvn 7;\n");
    assert_eq!(saved_as(&mut pgn, Format::Epd), expected);
    pgn.apply(draw("[%csl Ya1]"));
    assert_eq!(saved_as(&mut pgn, Format::Epd), expected.replace(DRAWN, "[%csl Ya1]"));
}

#[test]
fn losses_beside_annotations_are_reported() {
    for (source, to, moves, comments) in [
        ("[FEN \"@\"]\n\n{words [%csl Ge4]} *\n", "a.fen", 0, 0),
        ("[FEN \"@\"]\n\n{words} 1. Rd8# {[%csl Ge4]} *\n", "a.epd", 0, 0),
        ("[FEN \"@\"]\n\n{words} 1. Rd8# ; [%csl Ge4]\n*\n", "a.epd", 1, 1),
        ("[FEN \"@\"]\n\n{done} {[%csl Ge4]} *\n", "a.fen", 0, 0),
        ("# [%csl Ge4][%eval 1]\n@\n", "a.pgn", 0, 0),
        ("# a [%csl Ge4]\n# done\n# [%cal Gd1h5]\n@\n", "a.pgn", 0, 0),
    ] {
        let lost = document(&source.replace('@', FEN)).prepare_save(to.as_ref(), false).loss().unwrap_or_default();
        assert_eq!((lost.moves, lost.comments), (moves, comments), "{source}");
    }
    for (source, kept) in [
        ("# [%csl Ge4][%eval 1]\n@\n", "{[%eval 1]}"),
        ("# a [%csl Ge4][%eval 1]\n@\n", "{[%eval 1]}"),
        ("# [%csl Ge4]\n\n# a\n@\n", "; [%csl Ge4]\n\n[Event \"a\"]"),
    ] {
        let pgn = saved_as(&mut document(&source.replace('@', FEN)), Format::Pgn);
        assert!(pgn.contains(kept), "{pgn}");
    }
}

#[test]
fn it_belongs_to_all_positions_of_a_game() {
    let folder = folder();
    let source = format!("[FEN \"{FEN}\"]\n[FEN \"{FEN}\"]\n[White \"a\"]\n\n*\n\n[Event \"b\"]\n\n*\n");
    let with = source.replacen("\n\n*", &format!("\n\n{{{DRAWN}}} *"), 1);
    for index in 0..2 {
        let mut document = open(&folder, Format::Pgn, source.as_bytes());
        document.select(index);
        document.apply(draw(DRAWN));
        assert_eq!(
            (text(&document), all_drawn(&document)),
            (with.clone(), vec![DRAWN.into(), DRAWN.into(), String::new()])
        );
        let mut again = open(&folder, Format::Pgn, with.as_bytes());
        assert_eq!(all_drawn(&again), all_drawn(&document));
        again.select(index);
        again.apply(Edit::Clear);
        assert_eq!(all_drawn(&again), ["", "", ""]);
        assert!(!text(&again).contains("[%"), "{}", text(&again));
        assert!(again.undo() && text(&again) == with && !again.undo());
    }
}

/// Only comments after all tags of a game with several positions belong to the game.
#[test]
fn a_comment_between_the_tags_of_a_game_draws_nothing() {
    const TAG: &str = "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 5 6\"]\n";
    for comment in ["; [%csl Rd5]\n", "% {[%csl Rd5]}\n"] {
        let text = format!("[Event \"?\"]\n{TAG}{comment}{TAG}");
        let mut document = Document::from_bytes(text.clone().into_bytes());
        assert_eq!(all_drawn(&document), ["", ""], "{text}");
        document.apply(draw(""));
        assert_eq!(bytes(&document), text.as_bytes(), "{text}");
        document.apply(draw("[%csl Ge4]"));
        let again = Document::from_bytes(bytes(&document));
        assert_eq!(all_drawn(&again), ["[%csl Ge4]", "[%csl Ge4]"], "{}", String::from_utf8_lossy(&bytes(&document)));
    }
}

#[test]
fn copies_and_new_records_have_it_too() {
    for source in [format!("# a\n{FEN}\n{FEN}\n"), format!("[FEN \"{FEN}\"]\n\n*\n\n[FEN \"{FEN}\"]\n\n*\n")] {
        let mut document = document(&source);
        document.apply(draw(DRAWN));
        document.apply(Edit::DuplicateRecords(0.into()));
        document.apply(Edit::MoveRecords { records: 0.into(), to: 3 });
        assert_eq!(all_drawn(&document), [DRAWN, "", DRAWN], "{}", text(&document));
        let copy = document.records_text(&0.into()).expect("short enough");
        document.apply(Edit::InsertText { at: 0, text: copy });
        document.apply(Edit::AddRecord { after: 3, position: Box::new(position(FEN)) });
        document.apply(draw("[%csl Bh8]"));
        assert_eq!(all_drawn(&document), [DRAWN, DRAWN, "", DRAWN, "[%csl Bh8]"], "{}", text(&document));
        let again = super::document(&text(&document));
        assert_eq!(all_drawn(&again), all_drawn(&document), "{}", text(&document));
        let edited = document.edited_only();
        assert_eq!(all_drawn(&edited).iter().filter(|drawn| !drawn.is_empty()).count(), 4, "{}", text(&edited));
        let mut other = super::document(&format!("{FEN}\n"));
        import(&mut other, 1, again).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(all_drawn(&other), ["", DRAWN, DRAWN, "", DRAWN, "[%csl Bh8]"], "{}", text(&other));
    }
}

#[test]
fn new_and_stand_in_records_can_have_it() {
    let mut new = Document::new();
    new.apply(draw(DRAWN));
    assert!(new.is_modified() && text(&new).starts_with(&format!("# {DRAWN}\nrnbq")));
    let mut empty = document("# a\n");
    empty.apply(draw(DRAWN));
    assert!(empty.is_modified() && text(&empty).starts_with(&format!("# a\n# {DRAWN}\nrnbq")), "{}", text(&empty));
    empty.undo();
    assert_eq!((text(&empty).as_str(), empty.is_modified()), ("# a\n", false));
}

#[test]
fn it_is_an_operation_like_any_other() {
    let comment = |text: &str| Operation { opcode: "c0".into(), operands: vec![Operand::Text(text.into())] };
    let source = format!("{FIELDS} bm a;\n");
    let mut document = document(&format!("{source}{source}"));
    document.apply(Edit::AddOperation { at: 9, operation: comment("[%csl Ge4]") });
    assert_eq!(all_drawn(&document), ["[%csl Ge4]", ""]);
    let by_hand = text(&document);
    document.undo();
    document.apply(draw("[%csl Ge4]"));
    assert_eq!(text(&document), by_hand);
    document.apply(Edit::SetOperation { at: 1, operation: comment("x [%csl Rd5]") });
    assert_eq!(all_drawn(&document), ["[%csl Rd5]", ""]);
    document.apply(draw("[%csl Ya1]"));
    assert_eq!(text(&document), format!("{FIELDS} bm a; c0 \"x [%csl Ya1]\";\n{source}"));
    document.apply(Edit::RemoveOperation(1));
    assert!(!document.is_modified() && all_drawn(&document) == ["", ""]);
}

#[test]
fn an_unreadable_line_keeps_it_when_it_becomes_readable() {
    let folder = folder();
    for is_saved in [false, true] {
        let mut document = open(&folder, Format::Epd, b"# a\nnothing\n");
        document.apply(draw(DRAWN));
        if is_saved {
            document = open(&folder, Format::Epd, &bytes(&document));
        }
        document.apply(Edit::Replace(Box::new(position(FEN))));
        let operation = Operation { opcode: "dm".into(), operands: vec![Operand::Word("1".into())] };
        document.apply(Edit::AddOperation { at: 0, operation });
        assert_eq!(all_drawn(&document), [DRAWN], "{}", text(&document));
        assert_eq!(all_drawn(&open(&folder, Format::Epd, &bytes(&document))), [DRAWN], "{}", text(&document));
        document.apply(draw(""));
        assert!(!text(&document).contains("[%"), "{}", text(&document));
    }
    // The annotation of an unreadable line cannot be removed.
    let line = format!("{} x - c0 \"[%csl Ge4]\";\n", &FIELDS[..FIELDS.len() - 4]);
    let mut document = open(&folder, Format::Epd, line.as_bytes());
    let before = all_drawn(&document);
    document.apply(draw(""));
    assert_eq!((all_drawn(&document), text(&document)), (before, line));
    document.apply(edit("b"));
    document.apply(draw(""));
    assert_eq!(all_drawn(&open(&folder, Format::Epd, &bytes(&document))), [""], "{}", text(&document));
}

#[test]
fn there_is_a_bound() {
    let squares = || (0..10).flat_map(|file| (0..10).map(move |rank| fenwright::Square::new(file, rank)));
    let mut annotations = Annotations::default();
    for from in squares() {
        let arrow = |to| fenwright::board::Arrow { from, to, color: fenwright::board::MarkColor::Red };
        annotations.arrows.extend(squares().filter(|to| *to != from).map(arrow));
    }
    let long = "x".repeat(65_000);
    let folder = folder();
    for (format, source) in [
        (Format::Fen, format!("{FEN}\n")),
        (Format::Fen, format!("# {} [%csl Ge4]\n{FEN}\n", &long[..40_000])),
        (Format::Epd, format!("{FIELDS} bm a;\n")),
        (Format::Epd, format!("{FIELDS} c0 \"{long}\";\n")),
        (Format::Epd, format!("{FIELDS} c0 \"{}[%csl Ge4]\";\n", &long[..60_000])),
        (Format::Pgn, format!("[FEN \"{FEN}\"]\n\n*\n")),
        (Format::Pgn, format!("[FEN \"{FEN}\"]\n\n{{{long}}} *\n")),
    ] {
        let mut document = open(&folder, format, source.as_bytes());
        assert!(!document.apply(Edit::SetAnnotations(annotations.clone())), "too many");
        let few = Annotations { arrows: annotations.arrows[..2000].to_vec(), marks: Vec::new() };
        assert!(document.apply(Edit::SetAnnotations(few.clone())), "{}", &source[..80.min(source.len())]);
        assert_eq!(document.record(0).annotations(), few);
        let mut again = open(&folder, format, &bytes(&document));
        assert!(again.record(0).annotations() == few && again.record(0).position().is_ok(), "{}", &source[..80]);
        again.apply(draw(""));
        assert_eq!(all_drawn(&open(&folder, format, &bytes(&again))), [""]);
        assert!(text(&again).contains(&long) || !source.contains(&long));
    }
}
