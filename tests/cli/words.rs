//! Words around positions, as collections and programs write them.

use serde_json::Value;

use super::program::{Folder, KINGS, records, run, run_with};

/// Returns the value of a tag of the first game, without escapes.
fn tag(pgn: &str, name: &str) -> String {
    let line = pgn.lines().take_while(|line| line.starts_with('[')).find(|line| line.starts_with(&format!("[{name} ")));
    let value = line.and_then(|line| line.split_once('"')?.1.strip_suffix("\"]")).unwrap_or_default();
    value.replace("\\\"", "\"")
}

/// Returns the moves of the first game, without comments and the result.
fn moves(pgn: &str) -> String {
    let text = pgn.split("\n\n").nth(1).unwrap_or_default();
    let outside = text
        .split('{')
        .enumerate()
        .map(|(at, part)| if at == 0 { part } else { part.split_once('}').map_or("", |(_, rest)| rest) });
    let words: String = outside.collect();
    words.split_whitespace().filter(|word| !["*", "1-0", "0-1", "1/2-1/2"].contains(word)).collect()
}

/// Returns what the first game of a PGN lacks of what a record expects.
fn misses(pgn: &str, expect: &Value) -> Vec<String> {
    let stated = |key: &str| match key {
        "title" => [tag(pgn, "Title"), tag(pgn, "Event")].into_iter().find(|title| !title.is_empty()),
        "stip" => Some(tag(pgn, "Stipulation")),
        "author" => Some(tag(pgn, "Author")),
        "source" => Some(tag(pgn, "Source")),
        _ => None,
    };
    let fields = expect.as_object().into_iter().flatten();
    let is_met = |key: &str, value: &Value| match value {
        Value::Bool(has_solution) => moves(pgn).is_empty() != *has_solution,
        Value::String(value) => stated(key).map_or(pgn.contains(value), |stated| stated == *value),
        _ => false,
    };
    let missing = fields.filter(|(key, value)| !is_met(key, value)).map(|(key, value)| format!("{key} {value}"));
    missing.chain(tag(pgn, "FEN").is_empty().then(|| "the position".to_owned())).collect()
}

#[test]
fn collections_state_title_stipulation_and_solution() {
    let folder = Folder::new();
    let mut failed = Vec::new();
    let records = records("metadata.jsonl");
    for record in &records {
        let text = |key: &str| record[key].as_str().unwrap_or_default();
        let path = folder.file(&format!("a.{}", text("ext")), text("text"));
        let missing = misses(&run(&["convert", "--to", "pgn", &path]).out, &record["expect"]);
        if !missing.is_empty() {
            failed.push(format!("{}: {}", text("style"), missing.join(", ")));
        }
    }
    assert!(records.len() == 37 && failed.is_empty(), "{} of {}: {failed:#?}", failed.len(), records.len());
}

/// A sign of the side to move says as much as words with its color, but not if the other side wins or draws.
#[test]
fn the_side_of_a_study_is_not_lost() {
    let folder = Folder::new();
    for (stated, to_move, expected) in [
        ("White to play and win", 'w', "+"),
        ("White to play and win", 'b', "+-"),
        ("0-1", 'b', "+"),
        ("White to play, Black wins", 'w', "-+"),
        ("Schwarz am Zug, Remis", 'b', "="),
        ("White to play, Black draws", 'w', "White to play, Black draws"),
    ] {
        let position = format!("8/8/8/4k3/8/8/4P3/4K3 {to_move} - - 0 1");
        let path = folder.file("a.fen", format!("# {stated}\n{position}\n"));
        assert_eq!(tag(&run(&["convert", "--to", "pgn", &path]).out, "Stipulation"), expected, "{stated}, {to_move}");
    }
}

/// The words of a file of lines, whose comments may lack their sign.
#[test]
fn fields_above_a_line_need_no_sign() {
    let folder = Folder::new();
    for (above, expected) in [
        ("Mate in 2\n", "dm 2;"),
        ("#2\n", "dm 2;"),
        ("Автор: Лойд\nМат в 2 хода\n", "c0 \"Author: Лойд\"; dm 2;"),
        ("# Excelsior\nStipulation: h#3\n", "id \"Excelsior\"; c0 \"Stipulation: h#3\";"),
    ] {
        let path = folder.file("a.fen", format!("{above}{KINGS}\n"));
        let ran = run(&["convert", "--to", "epd", &path]);
        assert_eq!(ran.out, format!("4k3/8/8/8/8/8/8/4K3 w - - {expected}\n"), "{above}: {}", ran.err);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{above}");
    }
    let path = folder.file("a.fen", format!("words\n{KINGS}\n"));
    assert!(run(&["check", &path]).out.contains(":1:"), "other words are reported");
}

#[test]
fn a_game_over_standard_input_is_one_record() {
    let tags = "[Event \"x\"]\n[White \"a\"]\n\n";
    for game in [
        format!("{tags}1. e4 e5\n2. Nf3 Nc6 *\n"),
        format!("{tags}*\n"),
        "1. e4 e5\n2. Nf3 Nc6 *\n".to_owned(),
        "1. e4 e5 2. Nf3\n\n".to_owned(),
    ] {
        let ran = run_with(&["convert", "--to", "fen", "-"], game.as_bytes());
        assert_eq!(ran.out.lines().filter(|line| line.contains('/')).count(), 1, "{game}: {}", ran.out);
    }
}

#[test]
fn games_without_tags_are_records_of_their_own() {
    let folder = Folder::new();
    let games = "One\n1. e4 e5 2. Nf3 *\n\nTwo\n1. d4 d5\n2. c4 1-0\n";
    let expected = "# One\nrnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n\
                    # Two\nrnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2\n";
    assert_eq!(run(&["convert", "--to", "fen", &folder.file("a.txt", games)]).out, expected);
    assert_eq!(run_with(&["convert", "--to", "fen", "-"], games.as_bytes()).out, expected);
}

#[test]
fn a_tag_alone_is_no_position() {
    let folder = Folder::new();
    let tags = "[Event \"x\"]\n";
    let path = folder.file("a.pgn", tags);
    for ran in [run(&["check", &path]), run_with(&["check", "-"], tags.as_bytes())] {
        assert!(ran.out.contains(":1:1: A tag alone is not a position\n"), "{}", ran.out);
        assert_eq!(ran.err, "1 position, 1 unreadable\n");
    }
}
