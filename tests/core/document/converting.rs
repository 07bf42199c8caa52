//! Detecting the format of a file, and saving in another format.

use std::borrow::Cow;
use std::fs;

use super::{bytes, document, edit, position, text};
use fenwright::document::{Document, Edit, Format, Loss};
use fenwright::notation::epd::{Operand, Operation};
use tempfile::TempDir;

const FEN: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 3 7";
const FIELDS: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

#[test]
fn the_ending_states_the_format_and_else_the_content_does() {
    let epd = format!("# suite\n\n{FIELDS} bm Rd8#;\n{FIELDS} id \"a\";\n");
    let fen = format!("# list\n{FEN}\n{FEN}\n");
    let pgn = format!("% front\n\n[Event \"a\"]\n[FEN \"{FEN}\"]\n\n*\n");
    for (name, content, format) in [
        ("a.fen", &epd, Format::Fen),
        ("a.EPD", &fen, Format::Epd),
        ("a.Pgn", &fen, Format::Pgn),
        ("a.pgn", &pgn, Format::Pgn),
        ("a.txt", &epd, Format::Epd),
        ("a.txt", &fen, Format::Fen),
        ("a.txt", &pgn, Format::Pgn),
        ("a", &pgn, Format::Pgn),
        ("a", &format!("\n\r\n{pgn}"), Format::Pgn),
        ("a", &format!("{FEN} bm Rd8;\n"), Format::Epd),
        ("a", &format!("{FEN}\n{FIELDS} bm Rd8;\n{FEN}\n"), Format::Fen),
        ("a", &format!("{FEN}\n{FIELDS} bm Rd8;\n{FIELDS} bm Rd8;\n"), Format::Epd),
        ("a", &format!("{FIELDS}\n"), Format::Fen),
        ("a", &format!("{FEN} White wins\n"), Format::Fen),
        ("a", &String::new(), Format::Fen),
        ("a", &"[".repeat(100_000), Format::Fen),
    ] {
        let folder = folder();
        let path = folder.path().join(name);
        fs::write(&path, content).expect("written");
        let document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(document.format(), format, "{name}: {content:.80}");
        assert_eq!(bytes(&document), content.as_bytes(), "{name}");
    }
    assert_eq!(Document::new().format(), Format::Fen);
    assert_eq!(Document::with_positions(vec![position(FEN)]).format(), Format::Fen);
}

/// Saves under this name. Returns the content of the file.
fn saved_as(document: &mut Document, name: &str) -> String {
    let folder = folder();
    let path = folder.path().join(name);
    document.save_as(&path).unwrap_or_else(|error| panic!("{error}"));
    let text = fs::read_to_string(&path).expect("readable");
    let again = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((again.format(), again.len()), (document.format(), document.len()), "{text}");
    for index in 0..again.len() {
        let positions = [document, &again].map(|document| document.record(index).position().ok());
        assert_eq!(positions[0], positions[1], "{text}");
    }
    assert!(!document.is_modified());
    text
}

#[test]
fn fen_becomes_epd_and_pgn_and_fen_again() {
    let source = format!("# mate\n{FEN}\n\n{FIELDS} 0 1\n# tail\n");
    let mut document = document(&source);
    let epd = format!("{FIELDS} id \"mate\"; hmvc 3; fmvn 7;\n\n{FIELDS}\n# tail\n");
    assert_eq!(saved_as(&mut document, "a.epd"), epd);
    assert_eq!(document.format(), Format::Epd);
    let opcodes = |index: usize| document.record(index).operations().into_iter().map(|operation| operation.opcode);
    assert_eq!(opcodes(0).collect::<Vec<_>>(), ["id", "hmvc", "fmvn"]);
    let pgn = saved_as(&mut document, "a.pgn");
    assert!(pgn.starts_with("[Event \"mate\"]\n") && pgn.contains("[Round \"2\"]\n"), "{pgn}");
    assert!(pgn.contains(&format!("[SetUp \"1\"]\n[FEN \"{FEN}\"]\n\n*\n")) && pgn.ends_with("; tail\n"), "{pgn}");
    assert_eq!(saved_as(&mut document, "a.fen"), source, "made from what was opened");
}

#[test]
fn epd_becomes_fen_and_pgn() {
    let source = format!("{FIELDS} bm Rd8#; id \"WAC.1\"; hmvc 3; fmvn 7;\r\n{FIELDS} 5 6 bm a4;\r\n");
    let mut document = document(&source);
    let fen = format!("# WAC.1\r\n{FEN}\r\n{FIELDS} 5 6\r\n");
    assert_eq!(saved_as(&mut document, "a.fen"), fen);
    assert!(document.record(0).operations().is_empty());
    let pgn = saved_as(&mut document, "a.pgn");
    assert!(pgn.starts_with("[Event \"WAC.1\"]\r\n") && pgn.ends_with("*\r\n\r\n"), "{pgn}");
    assert_eq!(saved_as(&mut document, "a.epd"), source, "nothing is lost before the document is closed");
}

#[test]
fn pgn_becomes_lines() {
    let source = format!(
        "% front\n[White \"a\"]\n[Black \"b\"]\n[FEN \"{FEN}\"]\n\n1. Rd8# *\n\n[Event \"?\"]\n\n*\n\n\
         [Event \"#\"]\n[FEN \"# \\\"odd\\\"\"]\n\n*\n\n[FEN \"\"]\n"
    );
    let mut document = document(&source);
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq";
    let fen = format!("# front\n\n# a - b\n# Solution: 1. Rd8#\n{FEN}\n{start} - 0 1\n# #\n\"# \"odd\"\"\n\"\"\n");
    assert_eq!(saved_as(&mut document, "a.fen"), fen);
    let epd = format!(
        "# front\n\n{FIELDS} id \"a - b\"; c0 \"Solution: 1. Rd8#\"; hmvc 3; fmvn 7;\n{start} -\n# #\n\"# \"odd\"\"\n\"\"\n"
    );
    assert_eq!(saved_as(&mut document, "a.epd"), epd);
    assert_eq!(saved_as(&mut document, "a.pgn"), source);
}

#[test]
fn unreadable_lines_are_kept_in_any_format() {
    let mut document = document(&format!("{FEN}\nnone \"of\" \\ this\n"));
    assert_eq!(saved_as(&mut document, "a.epd"), format!("{FIELDS} hmvc 3; fmvn 7;\nnone \"of\" \\ this\n"));
    assert!(saved_as(&mut document, "a.pgn").contains("[FEN \"none \\\"of\\\" \\\\ this\"]\n"));
}

#[test]
fn undo_goes_on_after_saving_in_another_format() {
    let source = format!("{FIELDS} bm Rd8#;\n{FIELDS} id \"b\";\n");
    let mut document = document(&source);
    let operation = Operation { opcode: "dm".into(), operands: vec![Operand::Word("1".into())] };
    document.apply(Edit::AddOperation { at: 0, operation });
    document.apply(edit("d1>d8"));
    document.apply(Edit::RemoveRecords(1.into()));
    let moved = "3R2k1/5ppp/8/8/8/8/5PPP/6K1 w - -";
    assert_eq!(saved_as(&mut document, "a.fen"), format!("# Stipulation: #1\n{moved} 0 1\n"));
    while document.undo() {}
    assert!(document.is_modified());
    assert_eq!(text(&document), format!("{FIELDS} 0 1\n# b\n{FIELDS} 0 1\n"));
    assert_eq!(saved_as(&mut document, "a.epd"), source);
    while document.redo() {}
    assert_eq!(text(&document), format!("{moved} dm 1; bm Rd8#;\n"));
}

#[test]
fn the_name_that_a_game_gave_its_record_can_be_removed() {
    let mut document = document(&format!("[White \"a\"]\n[Black \"b\"]\n[SetUp \"1\"]\n[FEN \"{FEN}\"]\n\n*\n"));
    assert_eq!(saved_as(&mut document, "a.epd"), format!("{FIELDS} id \"a - b\"; hmvc 3; fmvn 7;\n"));
    assert!(document.apply(Edit::RemoveOperation(0)));
    assert_eq!(text(&document), format!("{FIELDS} hmvc 3; fmvn 7;\n"));
    document.undo();
    assert!(!document.is_modified());
}

#[test]
fn losses_are_reported() {
    let epd = format!("# c\n# d\n{FIELDS} bm a; id \"b\"; hmvc 3;\n{FIELDS} c0 \"x\";\n# e\n");
    let fen = format!("# a\n# b\n{FEN}\n{FEN}\n# e\n");
    let bare = format!("[Event \"?\"]\n[Result \"*\"]\n[Round \"3\"]\n[SetUp \"1\"]\n[FEN \"{FEN}\"]\n\n*\n\n");
    let pgn = format!("{bare}[White \"a\"]\n\n*\n\n[White \"a\"]\n[Site \"x\"]\n\n*\n\n[White \"a\"]\n\n1. e4 *\n");
    let operations = |operations: usize| Some(Loss { operations, ..Loss::default() });
    let of_games = Some(Loss { tags: 1, ..Loss::default() });
    for (source, name, expected) in [
        (&epd, "a.fen", operations(1)),
        (&format!("{FIELDS} id a b; id \"c\td\";\n{FIELDS} id \" \"; x;\n"), "a.fen", operations(4)),
        (&format!("{FIELDS} id \"c\td\"; c1;\n"), "a.fen", Some(Loss { control_characters: 1, ..Loss::default() })),
        (&format!("{FIELDS} id a; c9 \"[%csl Ge4] x\"; done; hmvc 3;\n"), "a.fen", None),
        (&"6k1/9/8/8/8/8/5PPP/3R2K1 w - - bm a;\n".to_owned(), "a.fen", None),
        (&epd, "a.pgn", None),
        (&epd, "a.epd", None),
        (&epd, "a.txt", None),
        (&fen, "a.epd", None),
        (&fen, "a.pgn", None),
        (&format!("# a\tb\n{FEN}\n"), "a.pgn", Some(Loss { control_characters: 1, ..Loss::default() })),
        (&pgn, "a.fen", of_games),
        (&pgn, "a.epd", of_games),
        (&bare, "a.fen", None),
        (&format!("% front\n\n{bare}% behind\nwords\n"), "a.fen", None),
        (
            &bare.replace("\n\n*", "\n\n%in\n1. Kf1\n% it\n*"),
            "a.fen",
            Some(Loss { moves: 1, comments: 2, ..Loss::default() }),
        ),
        (&bare.replacen("[SetUp", "[EPD \"bm a; id \\\"b\\\";\"]\n[SetUp", 1), "a.fen", operations(1)),
    ] {
        let mut document = document(source);
        let lost = document.prepare_save(name.as_ref(), false).loss();
        assert_eq!(lost, expected, "{source} as {name}");
        assert!(lost.is_none_or(|lost| lost.sentence(document.format_at(name.as_ref())).ends_with('.')));
    }
    let lost = Loss { operations: 3, moves: 1, comments: 1000, ..Loss::default() };
    assert_eq!(lost.sentence(Format::Fen), "FEN cannot store 1 move, 3 operations and 1,000 comments.");
}

/// Details that a FEN line cannot store become comments above it, the title last.
#[test]
fn operations_become_comments() {
    for (epd, fen) in [
        ("# a\n\n# b\n{} id c; c0 \"x y\"; c3 z;\n", "# a\n\n# c\n# b\n# x y\n# z\n{}\n"),
        ("# b\n# done\n{} id b; c0 x;\n", "# b\n# x\n# done\n{}\n"),
        ("# b\n# done\n{} id c;\n", "# c\n# b\n# done\n{}\n"),
        ("# b [%csl Ge4]\n{} id c;\n", "# c [%csl Ge4]\n# b\n{}\n"),
        ("# [%csl Ge4]\n{} c0 \"x [%cal Gd1h5]\";\n", "# Comment: x\n# [%csl Ge4][%cal Gd1h5]\n{}\n"),
        ("{} id \"[%csl Ge4]\"; c0 done;\n", "# [ %csl Ge4]\n# Comment: done\n{}\n"),
        ("{} id done; done;\n", "# Title: done\n# done\n{}\n"),
        ("{} id b; bm Kd1; done; id c;\n{} id b;\n", "# b\n# done\n{}\n# b\n{}\n"),
    ] {
        let (epd, fen) = (epd.replace("{}", FIELDS), fen.replace("{}", &format!("{FIELDS} 0 1")));
        let mut document = document(&epd);
        let folder = folder();
        let path = folder.path().join("a.fen");
        document.save_as(&path).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(text(&document), fen, "{epd}");
        let again = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
        let says = |document: &Document| (document.record(0).is_done(), document.record(0).annotations());
        assert_eq!(says(&document), says(&again), "{epd}");
        assert_eq!(document.record(0).name().is_some(), again.record(0).name().is_some(), "{epd}");
        assert_eq!(saved_as(&mut document, "b.epd"), epd, "nothing is lost before the document is closed");
    }
}

#[test]
fn text_between_games_becomes_comments_of_lines() {
    let game = |event: &str| format!("[Event \"{event}\"]\n[FEN \"{FEN}\"]\n\n*\n");
    let source =
        format!("% front\nwords {{and\nmore}}\n\n{}; between\n\n{}% done\nYours,\nJohn\n", game("a"), game("b"));
    let fen =
        format!("# front\n# words\n# and more\n\n# a\n{FEN}\n# between\n\n# b\n{FEN}\n# \"done\"\n# Yours,\n# John\n");
    let mut games = Document::from_bytes_as(source.clone().into_bytes(), Format::Pgn);
    assert!(games.prepare_save("a.fen".as_ref(), false).loss().is_none());
    assert_eq!(saved_as(&mut games, "a.fen"), fen);
    assert_eq!(saved_as(&mut games, "a.epd").lines().filter(|line| line.starts_with('#')).count(), 7);
    assert_eq!(saved_as(&mut games, "a.pgn"), source, "made from what was opened");
    let mut none = Document::from_bytes_as(b"% no game\n[".to_vec(), Format::Pgn);
    assert_eq!(saved_as(&mut none, "a.pgn"), "% no game\n[");
}

/// Comments, titles and operations survive saving in another format, opening that file and saving back.
#[test]
fn text_around_positions_survives_converting_back() {
    let lines = format!("# of the file\n\n# more }} words\n# Title\n{FEN}\n# a\n# done\n{FEN}\n# end\n");
    let epd = format!("# c\n# d\n{FIELDS} bm a; id \"b\"; hmvc 3;\n{FIELDS} c0 \"x\"; done; id z; bm b;\n");
    for (source, through, expected) in [
        (&lines, "a.pgn", lines.clone()),
        (&epd, "a.pgn", epd.replace("# c\n# d\n", "").replace("hmvc 3;", "hmvc 3; c0 \"c\"; c1 \"d\";")),
    ] {
        let folder = folder();
        let path = folder.path().join(through);
        let mut document = document(source);
        let back = folder.path().join(format!("b.{}", document.format().extension()));
        document.save_as(&path).unwrap_or_else(|error| panic!("{error}"));
        let mut document = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
        let middle = text(&document);
        document.save_as(&back).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(text(&document), expected, "{middle}");
    }
}

#[test]
fn a_title_that_would_lose_something_stays_above_its_line() {
    for source in
        [format!("# a\tb\n{FEN}\n"), format!("# a [%eval 1]\n{FEN}\n"), format!("# {}\n{FEN}\n", "a".repeat(5000))]
    {
        let mut document = document(&source);
        assert!(document.prepare_save("a.epd".as_ref(), false).loss().is_none());
        let expected = source.replace(FEN, &format!("{FIELDS} hmvc 3; fmvn 7;"));
        assert_eq!(saved_as(&mut document, "a.epd"), expected);
    }
}

#[test]
fn a_title_that_became_an_operation_is_edited_as_one() {
    let mut document = document(&format!("# Title\n# more\n# [%csl Ge4]\n{FEN}\n"));
    let drawn = "c0 \"[%csl Ge4]\"; hmvc 3; fmvn 7;";
    assert_eq!(saved_as(&mut document, "a.epd"), format!("# more\n{FIELDS} id \"Title\"; {drawn}\n"));
    assert!(document.apply(Edit::RemoveOperation(0)));
    assert_eq!(text(&document), format!("# Comment: more\n{FIELDS} {drawn}\n"));
    assert!(document.undo());
    document.apply(edit("d1>d8"));
    let moved = "3R2k1/5ppp/8/8/8/8/5PPP/6K1 w - -";
    assert_eq!(saved_as(&mut document, "b.epd"), format!("# more\n{moved} id \"Title\"; {drawn}\n"));
    let fen = format!("# Title\n# more\n# [%csl Ge4]\n{moved} 3 7\n");
    assert_eq!(saved_as(&mut document, "b.fen"), fen);
}

#[test]
fn a_comment_behind_a_position_stays_when_that_is_edited() {
    for (line, above, expected) in [
        (format!("{FEN} # words"), "", "# words\n"),
        (format!("{FEN}; words"), "# done\n", "# words\n# done\n"),
        (format!("{FEN} ; words"), "# Title\n# [%csl Ge4]\n", "# Title\n# words\n# [%csl Ge4]\n"),
        (format!("{FIELDS} 3 7 // words"), "# far\n\n", "# far\n\n# words\n"),
    ] {
        let source = format!("{above}{line}\n");
        let mut document = document(&source);
        assert!(document.apply(Edit::Replace(Box::new(position(FEN)))), "{source}");
        let name = document.record(0).name().map(Cow::into_owned);
        assert_eq!(saved_as(&mut document, "a.fen"), format!("{expected}{FEN}\n"));
        assert_eq!(name, document.record(0).name().map(Cow::into_owned), "the same before and after {source}");
        assert!(name.is_some());
        assert!(document.undo());
        assert_eq!(text(&document), source);
        document.redo();
        let pgn = saved_as(&mut document, "a.pgn");
        assert!(pgn.contains("words") && pgn.contains(&format!("[FEN \"{FEN}\"]")), "{pgn}");
        assert!(saved_as(&mut document, "a.epd").contains("words"), "{source}");
    }
}

#[test]
fn a_failed_save_keeps_the_format() {
    let mut document = document(&format!("{FEN}\n"));
    let folder = folder();
    assert!(document.save_as(&folder.path().join("none").join("a.epd")).is_err());
    assert_eq!(document.format(), Format::Fen);
    assert_eq!(document.format_at("a.txt".as_ref()), Format::Fen);
}

#[test]
fn the_name_of_a_game_stays_a_name_above_a_line() {
    for (event, name) in [
        ("done", "done"),
        ("Done ", "Done"),
        ("[%cal Ge2e4]", "[ %cal Ge2e4]"),
        ("a [%csl Ge4] [%eval 1]", "a [ %csl Ge4] [ %eval 1]"),
        ("Author: b", "Author: b"),
        ("100 [% of it", "100 [% of it"),
        ("done too", "done too"),
    ] {
        let mut document = document(&format!("[Event \"{event}\"]\n[FEN \"{FEN}\"]\n\n*\n"));
        let folder = folder();
        let path = folder.path().join("a.fen");
        document.save_as(&path).unwrap_or_else(|error| panic!("{error}"));
        let is_named = ["done", "Done", "Author: b"].contains(&name);
        let key = if is_named { "Title: " } else { "" };
        assert_eq!(text(&document), format!("# {key}{name}\n{FEN}\n"), "{event}");
        let again = Document::open(&path).unwrap_or_else(|error| panic!("{error}"));
        let record = again.record(0);
        assert_eq!((record.name().as_deref(), record.is_done()), (Some(name), false), "{event}");
        assert!(record.annotations().is_empty(), "{event}");
        assert_eq!(document.record(0).annotations(), record.annotations(), "{event}");
    }
}
