//! PGN: editing the positions of FEN tags leaves everything else unchanged.

use super::{apply, bytes, document, edit, position, shown, text};
use crate::time::processor_time;
use fenwright::document::{Document, Edit, Format, UnreadableReason};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
const ENDING: &str = "8/8/4k3/8/3P4/4K3/8/8 w - - 0 1";

const THREE: &str = "[Event \"first\"]\n[FEN \"8/8/4k3/8/3P4/4K3/8/8 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. d5+ Kxd5 *\n\n\
    [White \"Lasker\"]\n[Black \"?\"]\n\n1. e4 {[FEN \"x\"]} e5 1-0\n\n\
    [White \"a\"]\n[Black \"b\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n";

fn fens(document: &Document) -> Vec<String> {
    (0..document.len()).map(|index| document.record(index).text().into_owned()).collect()
}

#[test]
fn records_are_fen_tags_and_games_without_one() {
    let mut document = document(THREE);
    assert_eq!((document.format(), document.len()), (Format::Pgn, 3));
    assert_eq!(fens(&document), [ENDING, "", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]);
    let names: Vec<_> = (0..3).map(|index| document.record(index).name().map(String::from)).collect();
    assert_eq!(names, [Some("first".to_owned()), Some("Lasker - ?".to_owned()), Some("a - b".to_owned())]);
    document.select(1);
    assert_eq!(shown(&document), START);
    assert!(document.record(0).operations().is_empty());
    assert!(!document.is_modified());
    assert_eq!(text(&document), THREE);
}

#[test]
fn an_edit_changes_the_value_of_the_fen_tag_alone() {
    let mut document = document(THREE);
    apply(&mut document, "e3>f3");
    let edited = "8/8/4k3/8/3P4/5K2/8/8 w - - 0 1";
    assert_eq!(text(&document), THREE.replace(ENDING, edited));
    document.select(1);
    apply(&mut document, "e2>e4");
    let with_tags = format!("[Black \"?\"]\n[SetUp \"1\"]\n[FEN \"{AFTER_E4}\"]\n");
    assert_eq!(text(&document), THREE.replace(ENDING, edited).replace("[Black \"?\"]\n", &with_tags));
    assert_eq!(document.record(1).text(), AFTER_E4);
    apply(&mut document, "e4>e2");
    assert!(!document.record(1).is_edited(), "the start position needs no tag");
    while document.undo() {}
    assert_eq!(text(&document), THREE);
    assert!(!document.is_modified());
}

#[test]
fn games_are_removed_and_come_back() {
    for index in 0..3 {
        let mut document = document(THREE);
        let starts =
            [0, THREE.find("[White \"Lasker").unwrap_or(0), THREE.find("[White \"a").unwrap_or(0), THREE.len()];
        document.apply(Edit::RemoveRecords(index.into()));
        assert_eq!(text(&document), [&THREE[..starts[index]], &THREE[starts[index + 1]..]].concat(), "game {index}");
        assert_eq!(document.undo_name(), Some("remove position"));
        assert!(document.undo() && !document.is_modified());
        assert_eq!(text(&document), THREE);
    }
}

#[test]
fn a_game_goes_and_stays_with_all_its_fen_tags() {
    let two = format!("% front\n[Event \"a\"]\n[FEN \"{START}\"]\n[FEN \"{ENDING}\"]\n\n1. d5 *\n");
    let source = format!("{two}\n[Event \"b\"]\n\n*\n");
    let mut document = document(&source);
    assert_eq!(fens(&document), [START, ENDING, ""]);
    document.select(1);
    apply(&mut document, "d4>d3");
    assert_eq!(text(&document), source.replace(ENDING, "8/8/4k3/8/8/3PK3/8/8 w - - 0 1"));
    document.undo();
    document.apply(Edit::AddRecord { after: 0, position: Box::new(position(AFTER_E4)) });
    assert_eq!(fens(&document), [START, ENDING, AFTER_E4, ""], "behind the game");
    assert_eq!(document.current(), 2);
    document.undo();
    document.select(2);
    document.apply(Edit::RemoveRecords(1.into()));
    assert_eq!(text(&document), "% front\n[Event \"b\"]\n\n*\n");
    assert_eq!((document.len(), document.current()), (1, 0));
    document.undo();
    assert_eq!(document.current(), 2);
    assert_eq!(text(&document), source);
    document.apply(Edit::RemoveRecords(2.into()));
    document.apply(Edit::RemoveRecords(1.into()));
    assert_eq!(document.len(), 1, "a start position is left");
    assert_eq!(shown(&document), START);
    while document.undo() {}
    assert_eq!(text(&document), source);
    assert!(!document.is_modified());
}

#[test]
fn a_new_game_stands_apart() {
    let new = format!(
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"2\"]\n[White \"?\"]\n[Black \"?\"]\n\
         [Result \"*\"]\n[SetUp \"1\"]\n[FEN \"{ENDING}\"]\n\n*\n\n"
    );
    for (what, source, between) in [
        ("a blank line", "[Event \"a\"]\n\n1. e4 *\n\n", ""),
        ("a line end", "[Event \"a\"]\n\n1. e4 *\n", "\n"),
        ("no line end", "[Event \"a\"]\n\n1. e4 *", "\n\n"),
        ("no result", "[Event \"a\"]\n\n1. e4\n", "\n"),
        ("tags alone", "[White \"a\"]\n\n", "*\n\n"),
    ] {
        let mut document = document(source);
        document.apply(Edit::AddRecord { after: 0, position: Box::new(position(ENDING)) });
        assert_eq!(text(&document), format!("{source}{between}{new}"), "{what}");
        let again = super::document(&text(&document));
        assert_eq!(fens(&again), ["", ENDING], "{what}");
    }
    let mut document = document(&THREE.replace('\n', "\r\n"));
    document.apply(Edit::AddRecord { after: 0, position: Box::new(position(ENDING)) });
    let at = THREE.find("[White \"Lasker").unwrap_or(0);
    assert_eq!(text(&document), [&THREE[..at], &new, &THREE[at..]].concat().replace('\n', "\r\n"));
}

#[test]
fn games_that_only_their_neighbours_part_stay_apart() {
    for source in [
        "[White \"a\"]\n\n[White \"b\"]\n[Black \"c\"]\n\n[Black \"d\"]\n\n*\n",
        "1. e4\n[Event \"b\"]\n\n1. c4 *\n1. d4 *\n",
        "1. e4 * 1. d4 * 1. c4 *",
    ] {
        let mut document = document(source);
        // Without a tag, a file is not detected as PGN.
        if document.format() != Format::Pgn {
            document = open("games.pgn", source.as_bytes());
        }
        assert_eq!(document.len(), 3, "{source}");
        document.apply(Edit::RemoveRecords(1.into()));
        let again = open("games.pgn", &bytes(&document));
        assert_eq!(again.len(), 2, "{source}: {}", text(&document));
        document.undo();
        assert_eq!(text(&document), source);
    }
}

fn open(name: &str, bytes: &[u8]) -> Document {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join(name);
    std::fs::write(&path, bytes).expect("written");
    Document::open(&path).unwrap_or_else(|error| panic!("{error}"))
}

/// Encodes a text.
type Encode<'a> = &'a dyn Fn(&str) -> Vec<u8>;

#[test]
fn any_encoding_and_line_end_is_kept() {
    let source = THREE.replace("Lasker", "L\u{e4}sker \u{df}").replace('{', "{\u{e9}");
    for line_end in ["\n", "\r\n", "\r"] {
        let source = source.replace('\n', line_end);
        let utf16 = |text: &str, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
            format!("\u{feff}{text}").encode_utf16().flat_map(bytes).collect()
        };
        let encodings: [(&str, Encode<'_>); 5] = [
            ("UTF-8", &|text| text.as_bytes().to_vec()),
            ("with mark", &|text| format!("\u{feff}{text}").into_bytes()),
            ("Latin-1", &|text| text.chars().map(|char| char as u8).collect()),
            ("UTF-16 LE", &|text| utf16(text, u16::to_le_bytes)),
            ("UTF-16 BE", &|text| utf16(text, u16::to_be_bytes)),
        ];
        for (encoding, encode) in encodings {
            let mut document = Document::from_bytes(encode(&source));
            assert_eq!((document.format(), document.len()), (Format::Pgn, 3), "{encoding} {line_end:?}");
            assert_eq!(bytes(&document), encode(&source), "{encoding} {line_end:?}");
            assert_eq!(document.record(1).name().as_deref(), Some("L\u{e4}sker \u{df} - ?"), "{encoding}");
            document.select(2);
            apply(&mut document, "h1>g1 e1>d1");
            let edited = source.replace("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/3K2R1 w - - 0 1");
            assert_eq!(bytes(&document), encode(&edited), "{encoding} {line_end:?}");
            document.select(1);
            apply(&mut document, "e2>e4");
            let tags = format!("{line_end}[SetUp \"1\"]{line_end}[FEN \"{AFTER_E4}\"]");
            let edited = edited.replace("[Black \"?\"]", &format!("[Black \"?\"]{tags}"));
            assert_eq!(bytes(&document), encode(&edited), "{encoding} {line_end:?}");
        }
    }
}

#[test]
fn an_unreadable_tag_stays_until_it_is_edited() {
    for value in ["8/8/4k3/8/3P4/4K3/8/8 x - - 0 1", "", "nothing", "8/8/4k3/8/3P4/4K3/8/8 w"] {
        let source = format!("[Event \"a\"]\n[FEN \"{value}\"]\n\n*\n");
        let mut document = document(&source);
        let unreadable = document.unreadable().cloned().unwrap_or_else(|| panic!("{value} is unreadable"));
        assert_eq!(unreadable.text, value);
        assert!(matches!(unreadable.reason, UnreadableReason::Fault(_)) && !unreadable.sentence().is_empty());
        assert!(!document.is_modified());
        assert!(document.apply(Edit::Start), "{value}");
        assert_eq!(text(&document), source.replace(&format!("\"{value}\""), &format!("\"{START}\"")));
        document.undo();
        assert_eq!(text(&document), source);
    }
}

#[test]
fn moves_that_become_illegal_are_found() {
    let mut document = document(THREE);
    assert!(document.records_with_unplayable_moves().is_empty());
    document.apply(edit("d4>d3"));
    assert_eq!(document.records_with_unplayable_moves(), [0]);
    document.select(2);
    document.apply(edit("h1>g1"));
    assert_eq!(document.records_with_unplayable_moves(), [0, 2]);
    document.apply(edit("g1>h1"));
    document.select(1);
    document.apply(edit("a2>a3"));
    assert_eq!(document.records_with_unplayable_moves(), [0], "1. e4 e5 can be played all the same");
    document.select(0);
    document.apply(edit("d3>d4"));
    document.apply(Edit::FullmoveNumber(40));
    assert!(document.records_with_unplayable_moves().is_empty());
    document.apply(edit("d4>d3"));
    let folder = tempfile::tempdir().expect("a folder for the test");
    document.save_as(&folder.path().join("games.pgn")).unwrap_or_else(|error| panic!("{error}"));
    document.apply(edit("e3>e2"));
    assert!(document.records_with_unplayable_moves().is_empty(), "they did not fit the file on disk either");
}

#[test]
fn a_file_without_games_stays_as_it_is() {
    for source in ["", "% nothing\n", "\u{feff}", "some words\r\n"] {
        let mut document = open("games.pgn", source.as_bytes());
        assert_eq!((document.format(), document.len(), shown(&document).as_str()), (Format::Pgn, 1, START));
        assert_eq!(text(&document), source);
        assert!(!document.is_modified());
        document.apply(edit("e2>e4"));
        let again = open("games.pgn", &bytes(&document));
        assert_eq!(fens(&again), [AFTER_E4], "{}", text(&document));
        assert!(text(&document).starts_with(source));
        document.undo();
        assert_eq!(text(&document), source);
    }
}

#[test]
fn odd_and_long_texts_are_kept() {
    for (what, source) in [
        ("one word of 10 MB", "x".repeat(10_000_000)),
        ("one tag of 10 MB", format!("[FEN \"{}", "8/".repeat(5_000_000))),
        ("nested variations", format!("[Event \"a\"]\n\n1. e4 {}", "(".repeat(1_000_000))),
        ("nested comments", format!("[Event \"a\"]\n\n1. e4 {}", "{".repeat(1_000_000))),
        ("brackets", "[".repeat(200_000)),
        ("quotes", format!("[FEN \"{}", "\" ".repeat(200_000))),
        ("FEN tags", format!("[Event \"a\"]\n{}", "[FEN \"8\"]\n".repeat(1000))),
        ("an unterminated quote", format!("[Event \"a\"]\n[FEN \"{ENDING}")),
    ] {
        let start = processor_time();
        let mut document = open("odd.pgn", source.as_bytes());
        assert!(bytes(&document) == source.as_bytes(), "{what}");
        let last = document.len() - 1;
        let _ = (document.record(last).name(), document.record(last).position());
        document.select(last);
        document.apply(Edit::Start);
        document.apply(Edit::FullmoveNumber(77));
        assert!(document.is_modified(), "{what}");
        let again = open("odd.pgn", &bytes(&document));
        assert_eq!(again.record(last).position().ok(), Some(*document.position()), "{what}");
        document.apply(Edit::RemoveRecords(0.into()));
        while document.undo() {}
        assert!(bytes(&document) == source.as_bytes() && !document.is_modified(), "{what}");
        let time = processor_time().saturating_sub(start);
        assert!(time.as_secs() < 20, "{what} took {time:?}");
    }
}

/// The time only guards against quadratic growth; it is not a benchmark.
#[test]
fn twenty_thousand_games_open() {
    let comment = "a comment ".repeat(20);
    let game = |number: usize| {
        format!(
            "[Event \"{number}\"]\n[White \"a\"]\n[Black \"b\"]\n[Result \"*\"]\n[FEN \"{ENDING}\"]\n\n\
             1. d5+ {{{comment}}} Kd6 2. Kd4 (2. Ke4) *\n\n"
        )
    };
    let source: Vec<String> = (0..20_000).map(game).collect();
    let source = source.concat();
    let start = processor_time();
    let mut document = document(&source);
    assert_eq!(document.len(), 20_000);
    document.select(10_000);
    apply(&mut document, "e3>f3");
    document.apply(Edit::RemoveRecords(0.into()));
    document.apply(Edit::AddRecord { after: 500, position: Box::new(position(ENDING)) });
    assert_eq!(document.records_with_unplayable_moves(), [10_000], "Kd4 is out of reach");
    assert!(bytes(&document).len() > source.len() / 2);
    let time = processor_time().saturating_sub(start);
    assert!(time.as_secs() < 20, "it took {time:?}");
}
