//! Records that are marked as done.

use super::{apply, bytes, document, edit, position, text};
use fenwright::document::{Document, Edit, Format, Records};
use fenwright::notation::epd::{Operand, Operation};
use tempfile::TempDir;

const FEN: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 3 7";
const FIELDS: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";
const MOVED: &str = "3R2k1/5ppp/8/8/8/8/5PPP/6K1 w - -";

fn mark(records: impl Into<Records>, done: bool) -> Edit {
    Edit::SetDone { records: records.into(), done }
}

fn marks(document: &Document) -> Vec<bool> {
    (0..document.len()).map(|index| document.record(index).is_done()).collect()
}

/// A file with one record without and with the mark, in each format and with all kinds of irregularities. Marking gives
/// the second file, and removing the mark from the opened second file gives the first.
fn pairs() -> Vec<(Format, String, String)> {
    let fen = |without: &str, with: &str| (Format::Fen, without.replace('@', FEN), with.replace('@', FEN));
    let epd = |without: &str, with: &str| (Format::Epd, without.replace('@', FIELDS), with.replace('@', FIELDS));
    let pgn = |without: &str, with: &str| (Format::Pgn, without.replace('@', FEN), with.replace('@', FEN));
    vec![
        fen("@\n", "# done\n@\n"),
        fen("@", "# done\n@"),
        fen("# name\r\n\r\n; x\r\n  @ \r\n% tail", "# name\r\n\r\n; x\r\n# done\r\n  @ \r\n% tail"),
        fen("\u{feff}\n\r@ white wins\r", "\u{feff}\n\r# done\r@ white wins\r"),
        fen("# no position\nx\n", "# no position\n# done\nx\n"),
        epd("@\n", "@ done;\n"),
        epd("@ bm Rd8#;\n", "@ bm Rd8#; done;\n"),
        epd("# c\n @\tbm Rd8# ;id  \"a\"; \r\n# tail\r\n", "# c\n @\tbm Rd8# ;id  \"a\"; done; \r\n# tail\r\n"),
        epd("@ 3 7\n", "@ 3 7 done;\n"),
        epd("# a\nno position\n", "# a\n# done\nno position\n"),
        epd("done done done done\n", "# done\ndone done done done\n"),
        pgn("[FEN \"@\"]\n\n1. Rd8# *\n", "[FEN \"@\"]\n\n{done} 1. Rd8# *\n"),
        pgn("[FEN \"@\"]\n\n{A comment} 1. Rd8# *\n", "[FEN \"@\"]\n\n{done} {A comment} 1. Rd8# *\n"),
        pgn("% x\r\n[FEN \"@\"]\r\n\r\n*\r\n\r\n", "% x\r\n[FEN \"@\"]\r\n\r\n{done} *\r\n\r\n"),
        pgn("[FEN \"@\"]\n\n% x\n1. Rd8# *", "[FEN \"@\"]\n\n{done}\n% x\n1. Rd8# *"),
        pgn("[FEN \"@\"] *\n", "[FEN \"@\"] {done} *\n"),
        pgn("[FEN \"@\"]\n\n1... done {done} *\n", "[FEN \"@\"]\n\n{done} 1... done {done} *\n"),
    ]
}

fn open(folder: &TempDir, format: Format, bytes: &[u8]) -> Document {
    let path = folder.path().join(format!("a.{}", format.extension()));
    std::fs::write(&path, bytes).expect("written");
    Document::open(&path).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_mark_comes_and_goes_and_nothing_else_changes() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for (format, without, with) in pairs() {
        let what = format!("{format:?} {without}");
        let mut document = open(&folder, format, without.as_bytes());
        assert_eq!(marks(&document), [false], "{what}");
        assert!(!document.apply(mark(0, false)), "{what}: nothing to take away");
        assert!(document.apply(mark(0, true)) && !document.apply(mark(0, true)), "{what}");
        assert_eq!((text(&document), marks(&document)), (with.clone(), vec![true]), "{what}");
        assert!(document.is_modified() && document.record(0).is_edited(), "{what}");
        assert!(document.apply(mark(0, false)), "{what}");
        assert!(!document.is_modified() && !document.record(0).is_edited(), "{what}: as it was");
        assert_eq!(text(&document), without, "{what}");
        assert!(document.undo() && document.undo() && !document.undo(), "{what}");
        assert_eq!(text(&document), without, "{what}");

        let mut marked = open(&folder, format, with.as_bytes());
        assert_eq!(marks(&marked), [true], "{what}");
        assert!(marked.apply(mark(0, false)), "{what}");
        assert_eq!((text(&marked), marks(&marked)), (without, vec![false]), "{what}");
        assert!(marked.apply(mark(0, true)) && !marked.is_modified(), "{what}");
        assert_eq!(text(&marked), with, "{what}");
    }
}

#[test]
fn what_counts_as_the_mark() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for (format, source, name, is_done) in [
        (Format::Fen, "# done\n@\n", None, true),
        (Format::Fen, "  //  DONE  \r\n@\n", None, true),
        (Format::Fen, "% Done\n@\n", None, true),
        (Format::Fen, ";; done\n@\n", None, true),
        (Format::Fen, "# name\n# done\n@\n", Some("name"), true),
        (Format::Fen, "# name\n\n# done\n@\n", None, true),
        (Format::Fen, "# done\n\n@\n", None, false),
        (Format::Fen, "# done\n# name\n@\n", Some("name"), true),
        (Format::Fen, "# not done\n@\n", Some("not done"), false),
        (Format::Epd, "@ done;\n", None, true),
        (Format::Epd, "@ bm a; done ; id \"b\";\n", Some("b"), true),
        (Format::Epd, "@ bm a; done", None, true),
        (Format::Epd, "@ bm done; c0 \"done;\";\n", None, false),
        (Format::Epd, "@ done 1;\n", None, false),
        (Format::Pgn, "[FEN \"@\"]\n{ Done }\n*\n", None, true),
        (Format::Pgn, "[FEN \"@\"]\n\n\n{done}\n\n", None, true),
        (Format::Pgn, "[FEN \"@\"]\n\n{done too} *\n", None, false),
        (Format::Pgn, "[FEN \"@\"]\n\n{not} {done} *\n", None, false),
        (Format::Pgn, "[FEN \"@\"]\n\n{[%csl Rd5]} {done} *\n", None, true),
        (Format::Pgn, "[FEN \"@\"]\n; [%csl Rd5]\n{done} *\n", None, true),
        (Format::Pgn, "[FEN \"@\"]\n\n1. Rd8# {done} *\n", None, false),
        (Format::Pgn, "[FEN \"@\"]\n\n{done", None, false),
    ] {
        let source = source.replace('@', if format == Format::Epd { FIELDS } else { FEN });
        let document = open(&folder, format, source.as_bytes());
        assert_eq!(document.record(0).is_done(), is_done, "{source}");
        assert_eq!(document.record(0).name().as_deref(), name, "{source}");
        assert_eq!(bytes(&document), source.as_bytes());
    }
}

#[test]
fn a_position_is_edited_beside_its_mark() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let moved = format!("{MOVED} 3 7");
    for (format, source, expected) in [
        (Format::Fen, format!("# a\n# Done\n{FEN}\n"), format!("# a\n# Done\n{moved}\n")),
        (Format::Epd, format!("{FIELDS} done ; bm a;\n"), format!("{MOVED} done ; bm a;\n")),
        (Format::Pgn, format!("[FEN \"{FEN}\"]\n\n{{done}} *\n"), format!("[FEN \"{moved}\"]\n\n{{done}} *\n")),
    ] {
        let mut document = open(&folder, format, source.as_bytes());
        apply(&mut document, "d1>d8");
        assert_eq!(text(&document), expected);
        document.undo();
        document.apply(mark(0, false));
        apply(&mut document, "d1>d8");
        document.apply(mark(0, true));
        assert_eq!(text(&document), expected);
    }
}

#[test]
fn a_game_without_tags_gets_one_before_its_mark() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut document = open(&folder, Format::Pgn, b"1. e4 e5 *\n\n1. d4 *\n");
    document.apply(mark(1, true));
    let marked = "1. e4 e5 *\n\n[Event \"?\"]\n\n{done} 1. d4 *\n";
    assert_eq!((text(&document).as_str(), marks(&document)), (marked, vec![false, true]));
    let again = open(&folder, Format::Pgn, marked.as_bytes());
    assert_eq!(marks(&again), [false, true]);
}

#[test]
fn a_game_is_marked_with_all_its_positions() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let source = format!("[FEN \"{FEN}\"]\n[FEN \"{FEN}\"]\n[White \"a\"]\n\n*\n\n[Event \"b\"]\n\n*\n");
    let marked = source.replacen("\n\n*", "\n\n{done} *", 1);
    for index in 0..2 {
        let mut document = open(&folder, Format::Pgn, source.as_bytes());
        document.apply(mark(index, true));
        assert_eq!((text(&document), marks(&document)), (marked.clone(), vec![true, true, false]));
        let mut again = open(&folder, Format::Pgn, marked.as_bytes());
        assert_eq!(marks(&again), [true, true, false]);
        again.apply(mark(index, false));
        assert_eq!((text(&again), marks(&again)), (source.clone(), vec![false; 3]));
    }
}

/// Saves in this format. Returns the content of the file.
fn saved_as(document: &mut Document, format: Format) -> String {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join(format!("a.{}", format.extension()));
    document.save_as(&path).unwrap_or_else(|error| panic!("{error}"));
    let again = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(marks(&again), marks(document), "{}", text(&again));
    text(&again)
}

#[test]
fn the_mark_goes_into_every_other_format() {
    let source = format!("# a\n# done\n{FEN}\n# b\n{FEN}\n# done\nnone\n");
    let mut fen = document(&source);
    assert!(fen.prepare_save("a.epd".as_ref(), false).loss().is_none());
    let epd = format!("{FIELDS} id \"a\"; done; hmvc 3; fmvn 7;\n{FIELDS} id \"b\"; hmvc 3; fmvn 7;\n# done\nnone\n");
    assert_eq!(saved_as(&mut fen, Format::Epd), epd);
    let pgn = saved_as(&mut fen, Format::Pgn);
    assert_eq!(pgn.matches("\n\n{done} *\n\n").count(), 2, "{pgn}");
    assert_eq!(saved_as(&mut fen, Format::Fen), source, "made from what was opened");

    let mut epd = document(&format!("{FIELDS} bm a; done; id \"x\";\n{FIELDS} bm a;\n"));
    assert_eq!(epd.prepare_save("a.fen".as_ref(), false).loss().map(|loss| loss.operations), Some(2));
    assert_eq!(saved_as(&mut epd, Format::Fen), format!("# x\n# done\n{FIELDS} 0 1\n{FIELDS} 0 1\n"));
    epd.apply(mark(0, false));
    epd.apply(mark(1, true));
    assert_eq!(saved_as(&mut epd, Format::Fen), format!("# x\n{FIELDS} 0 1\n# done\n{FIELDS} 0 1\n"));
    assert_eq!(saved_as(&mut epd, Format::Epd), format!("{FIELDS} bm a; id \"x\";\n{FIELDS} bm a; done;\n"));

    let mut pgn =
        document(&format!("[White \"a\"]\n[FEN \"{FEN}\"]\n\n{{done}} *\n\n[White \"b\"]\n[FEN \"{FEN}\"]\n\n*\n"));
    assert!(pgn.prepare_save("a.fen".as_ref(), false).loss().is_none());
    assert_eq!(saved_as(&mut pgn, Format::Fen), format!("# a - ?\n# done\n{FEN}\n# b - ?\n{FEN}\n"));
    let epd = format!("{FIELDS} id \"a - ?\"; done; hmvc 3; fmvn 7;\n{FIELDS} id \"b - ?\"; hmvc 3; fmvn 7;\n");
    assert_eq!(saved_as(&mut pgn, Format::Epd), epd);
}

#[test]
fn the_mark_is_an_operation_like_any_other() {
    let done = Operation { opcode: "done".into(), operands: Vec::new() };
    let id = Operation { opcode: "id".into(), operands: vec![Operand::Text("x".into())] };
    let source = format!("{FIELDS} bm a;\n{FIELDS} done; bm a;\n");
    let mut document = document(&source);
    document.apply(Edit::AddOperation { at: 9, operation: done.clone() });
    assert_eq!(marks(&document), [true, true]);
    let by_hand = text(&document);
    document.undo();
    document.apply(mark(0, true));
    assert_eq!(text(&document), by_hand);
    assert!(document.apply(Edit::RemoveOperation(1)), "the mark");
    assert!(!document.is_modified() && marks(&document) == [false, true]);
    document.select(1);
    document.apply(Edit::RemoveOperation(0));
    document.apply(Edit::AddOperation { at: 1, operation: id });
    document.apply(mark(1, true));
    assert_eq!(text(&document), format!("{FIELDS} bm a;\n{FIELDS} bm a; id \"x\"; done;\n"));
    document.apply(mark(1, false));
    document.apply(Edit::RemoveOperation(1));
    document.apply(Edit::AddOperation { at: 0, operation: done });
    assert!(!document.is_modified(), "edited back by hand");
    assert_eq!(text(&document), source);
}

#[test]
fn new_and_stand_in_records_are_marked() {
    let mut new = Document::new();
    new.apply(mark(0, true));
    assert!(new.is_modified() && text(&new).starts_with("# done\nrnbq"));
    new.apply(Edit::RemoveRecords(0.into()));
    assert_eq!(marks(&new), [false], "a new one");
    let mut empty = document("# a\n");
    empty.apply(mark(0, true));
    assert!(empty.is_modified() && text(&empty).starts_with("# a\n# done\nrnbq"), "{}", text(&empty));
    empty.undo();
    assert_eq!((text(&empty).as_str(), empty.is_modified()), ("# a\n", false));
    let mut mixed = document(&format!("{FIELDS} bm a;\n{FIELDS} bm b;\n"));
    mixed.apply(Edit::AddRecord { after: 0, position: Box::new(position(FEN)) });
    mixed.apply(mark(0..3, true));
    let expected = format!("{FIELDS} bm a; done;\n{FIELDS} done; hmvc 3; fmvn 7;\n{FIELDS} bm b; done;\n");
    assert_eq!(text(&mixed), expected);
}

#[test]
fn an_unreadable_line_keeps_its_mark_when_it_becomes_readable() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for is_saved in [false, true] {
        let mut document = open(&folder, Format::Epd, b"# a\nnothing\n");
        document.apply(mark(0, true));
        assert_eq!(text(&document), "# a\n# done\nnothing\n");
        if is_saved {
            document = open(&folder, Format::Epd, &bytes(&document));
        }
        document.apply(Edit::Start);
        document.apply(edit("b"));
        let operation = Operation { opcode: "dm".into(), operands: vec![Operand::Word("1".into())] };
        document.apply(Edit::AddOperation { at: 0, operation });
        let again = open(&folder, Format::Epd, &bytes(&document));
        assert_eq!((marks(&document), marks(&again)), (vec![true], vec![true]), "{}", text(&document));
        document.apply(mark(0, false));
        let again = open(&folder, Format::Epd, &bytes(&document));
        assert_eq!((marks(&document), marks(&again)), (vec![false], vec![false]), "{}", text(&document));
    }
}
