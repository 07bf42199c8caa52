//! Texts with several positions.

use fenwright::notation::fen;
use fenwright::notation::forgiving::{self, Reading};

/// The line, the input and the reading of each position of a text.
fn all(text: &str) -> Vec<(usize, String, Option<String>)> {
    let found = forgiving::read_all(text).into_iter();
    found.map(|found| (found.line, found.input.to_string(), found.reading.position().map(fen::write))).collect()
}

const KINGS: &str = "8/8/4k3/8/3P4/4K3/8/8 w - - 0 1";
const ROOK: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

#[test]
fn lines_are_positions() {
    let text = format!("{KINGS}\n\n# a comment\nnot a position\n{ROOK}\r\n");
    let expected = [(1, KINGS), (5, ROOK)].map(|(line, fen)| (line, fen.to_owned(), Some(fen.to_owned())));
    assert_eq!(all(&text), expected);
}

#[test]
fn records_of_epd_are_positions() {
    let text = "8/8/4k3/8/3P4/4K3/8/8 w - - bm d5+;\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - dm 1; id \"a\";";
    let found = forgiving::read_all(text);
    assert_eq!(found.len(), 2);
    let Reading::Corrected(mended) = &found[1].reading else { panic!("{found:?}") };
    assert_eq!(mended.operations.iter().map(|operation| operation.opcode.as_str()).collect::<Vec<_>>(), ["dm", "id"]);
}

#[test]
fn games_of_pgn_are_positions() {
    let text = format!("[Event \"a\"]\n[FEN \"{KINGS}\"]\n\n1. d5+ *\n\n[Event \"b\"]\n\n1. e4 *\n");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let expected = [(2, KINGS.to_owned(), Some(KINGS.to_owned())), (6, String::new(), Some(start.to_owned()))];
    assert_eq!(all(&text), expected);
}

/// A position over several lines is not split.
#[test]
fn one_position_is_not_cut_up() {
    for text in [
        "[FEN \"8/8/4k3/8/3P4/4K3/8/8 w - - 0 1\"]",
        "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/3P4/4K3/8/8 w - - 0 1\"]",
        "8/8/4k3/8/\n3P4/4K3/8/8 w - - 0 1",
        "8/8/4k3/8/3P4/4K3/8/8\nw - - 0 1",
        "Position:\n\n8/8/4k3/8/3P4/4K3/8/8 w - - 0 1\n\nThanks, 1/2-1/2",
        ". . . . . . . .\n. . . . . . . .\n. . . . k . . .\n. . . . . . . .\n. . . P . . . .\n. . . . K . . .\n. . . . . . . .\n. . . . . . . .",
    ] {
        assert_eq!(all(text), [(1, text.to_owned(), Some(KINGS.to_owned()))]);
    }
}

#[test]
fn a_text_without_a_position_is_one_failure() {
    assert_eq!(all("nothing\nto see"), [(1, "nothing\nto see".to_owned(), None)]);
    assert_eq!(all(""), [(1, String::new(), None)]);
}

/// Every text of the corpus of broken FENs is one position.
#[test]
fn broken_texts_are_one_each() {
    for line in include_str!("../../data/fen_broken.jsonl").lines() {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        let input = record["input"].as_str().unwrap();
        let found = forgiving::read_all(input);
        assert_eq!(found.len(), 1, "{record}");
        assert_eq!(found[0].input, input, "{record}");
    }
}

/// All line endings give the same line numbers, and unreadable lines are kept.
#[test]
fn lines_that_cannot_be_read_are_kept() {
    let bad = "xyz/8/8/8/8/8/8/zzzz w - - 0 1";
    for end in ["\n", "\r\n", "\r"] {
        let text = [KINGS, bad, "https://example.org/a/b/c/d/e/f/g", ROOK].join(end);
        let expected = [(1, KINGS, true), (2, bad, false), (4, ROOK, true)];
        let expected =
            expected.map(|(line, input, is_read)| (line, input.to_owned(), is_read.then(|| input.to_owned())));
        assert_eq!(all(&text), expected, "{end:?}");
    }
}

/// A game with a malformed FEN tag does not begin with the start position.
#[test]
fn malformed_tags_are_read_too() {
    for tag in ["[FEN {}]", "[FEN '{}']", "[FEN: \"{}\"]", "[FEN \u{201C}{}\u{201D}]"] {
        let tag = tag.replace("{}", KINGS);
        let text = format!("[Event \"a\"]\n{tag}\n\n1. d5+ *\n\n[Event \"b\"]\n[Fenland \"x\"]\n\n1. e4 *\n");
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let expected = [(2, tag, Some(KINGS.to_owned())), (6, String::new(), Some(start.to_owned()))];
        assert_eq!(all(&text), expected);
    }
    let found = all("[Event \"a\"]\n[FEN unknown]\n\n*\n");
    assert_eq!(found, [(2, "[FEN unknown]".to_owned(), None)]);
}

/// A tag without moves is not a game from the start position.
#[test]
fn a_tag_without_moves_is_not_a_game() {
    let position = [Some(KINGS.to_owned())];
    for text in [
        format!("[Site \"x\"]\n{KINGS}"),
        format!("[12:03 \"bob\"] look at {KINGS}"),
        format!("[StartFEN \"{KINGS}\"]"),
    ] {
        let found: Vec<Option<String>> = all(&text).into_iter().map(|(_, _, fen)| fen).collect();
        assert_eq!(found, position, "{text:?}");
    }
    assert_eq!(all("[Note \"hello\"]"), [(1, "[Note \"hello\"]".to_owned(), None)]);
    assert_eq!(all("[White \"A\"]\n\nnothing to play\n").len(), 1);
    assert!(all("[White \"A\"]\n\nnothing to play\n")[0].2.is_none());
}

/// Drawn boards and Forsyth notation written by `convert` are read as the same number of positions.
#[test]
fn drawings_and_lines_of_forsyth_are_positions() {
    use fenwright::diagram::{Diagram, text};
    let positions = [KINGS, ROOK, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"].map(|fen| fen::read(fen).unwrap());
    let boards = |text: &str| -> Vec<String> {
        let fens = all(text).into_iter().filter_map(|(_, _, fen)| fen);
        fens.map(|fen| fen.split(' ').next().unwrap_or_default().to_owned()).collect()
    };
    let expected = positions.map(|position| fen::write(&position).split(' ').next().unwrap().to_owned());
    for draw in [text::ascii, text::unicode] {
        let drawn = positions.map(|position| draw(&Diagram::new(position)));
        assert_eq!(boards(&drawn.join("\n")), expected);
        assert_eq!(boards(&drawn.join("\nBlack to move:\n\n")), expected);
    }
    let lines = positions.map(|position| fenwright::notation::forsyth::write(&position)).join("\n");
    assert_eq!(boards(&lines), expected, "{lines}");
    assert_eq!(lines.lines().nth(2), Some("4k3/48/4K3"));
}
