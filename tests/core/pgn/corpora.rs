//! Every record of the collected PGN, and the PGN files.

use std::num::NonZeroUsize;

use fenwright::Position;
use fenwright::notation::{fen, pgn};
use serde_json::Value;

use crate::fen::corpora::records;

fn text<'a>(record: &'a Value, key: &str) -> &'a str {
    record[key].as_str().unwrap_or_default()
}

fn fens(text: &str) -> Vec<String> {
    pgn::positions(text).filter_map(|source| source.fen.map(|tag| tag.value.into_owned())).collect()
}

/// The expected positions, with one correction: the scanner of the collection expects each tag on its own line, but the
/// standard allows several tags per line (section 7: white space between tokens is free).
fn expected_fens(record: &Value) -> Vec<String> {
    if text(record, "kind") == "tags-on-one-line" {
        return vec!["8/8/4k3/8/3P4/4K3/8/8 w - - 0 1".into()];
    }
    record["expected_fens"].as_array().into_iter().flatten().filter_map(Value::as_str).map(Into::into).collect()
}

/// The number of games, from python-chess with corrections: tags may have spaces before and in them, and may follow a
/// CR line ending; two headers with a blank line between them, each with an Event tag, are two games without moves.
fn expected_games(record: &Value) -> usize {
    let games = record["games"].as_array().map_or(0, Vec::len);
    match text(record, "kind") {
        "indented-tags" => 1,
        _ if text(record, "src").ends_with("FWWRC.pgn") => 2,
        _ => games,
    }
}

#[test]
fn records_have_their_positions_and_games() {
    for record in records(include_str!("../../data/pgn_fen.jsonl")) {
        let input = text(&record, "input");
        assert_eq!(fens(input), expected_fens(&record), "{record}");
        assert_eq!(pgn::games(input).count(), expected_games(&record), "{record}");
        for tag in pgn::games(input).flat_map(|game| game.tags) {
            assert!(input[tag.span.clone()].starts_with('[') && input[tag.span.clone()].ends_with(']'), "{record}");
            assert!(tag.span.start < tag.value_span.start && tag.value_span.end < tag.span.end, "{record}");
        }
    }
}

/// If python-chess read a game from the same position, we play the same number of moves. It stops at an error.
#[test]
fn moves_are_played_as_by_python_chess() {
    let mut played = 0;
    for record in records(include_str!("../../data/pgn_fen.jsonl")) {
        let input = text(&record, "input");
        let expected = record["games"].as_array().cloned().unwrap_or_default();
        let games: Vec<_> = pgn::games(input).collect();
        if games.len() != expected.len() {
            continue;
        }
        for (game, expected) in games.iter().zip(&expected) {
            let tag = game.fen_tags().next().map(|tag| tag.value.to_string());
            if tag.as_deref() != expected["fen_tag"].as_str() || expected["start_fen"].is_null() {
                continue;
            }
            // Move number 0, which some puzzles have, is not strict FEN.
            let strict = tag.map(|tag| tag.strip_suffix(" 0").map_or(tag.clone(), |start| format!("{start} 1")));
            let position = strict.map_or(Ok(Position::start()), |tag| fen::read(&tag));
            let Ok(position) = position else { continue };
            let found = pgn::play(&position, &input[game.movetext.clone()]);
            assert_eq!(found.plies as u64, expected["plies"].as_u64().unwrap_or_default(), "{expected}");
            let has_errors = expected["errors"].as_array().is_some_and(|errors| !errors.is_empty());
            assert_eq!(found.illegal_word.is_some(), has_errors, "{expected}");
            played += 1;
        }
    }
    assert!(played > 30, "only {played} games were played");
}

#[test]
fn files_have_their_games() {
    let expected: Value = serde_json::from_str(include_str!("../../data/files/expected_records.json")).expect("JSON");
    let files = [
        ("games.pgn", include_str!("../../data/files/games.pgn")),
        ("games_crlf.pgn", include_str!("../../data/files/games_crlf.pgn")),
    ];
    for (name, text) in files {
        let expected = &expected[name];
        assert_eq!(pgn::games(text).count() as u64, expected["games"], "{name}");
        assert_eq!(serde_json::json!(fens(text)), expected["fens"], "{name}");
        assert_eq!(pgn::positions(text).count() as u64, expected["games"], "{name}");
        for game in pgn::games(text) {
            let position = game.fen_tags().next().map_or(Ok(Position::start()), |tag| fen::read(&tag.value));
            let played = pgn::play(&position.expect(name), &text[game.movetext.clone()]);
            assert_eq!(
                (played.illegal_word, NonZeroUsize::new(played.plies).is_some()),
                (None, true),
                "{name}: {game:?}"
            );
        }
    }
}
