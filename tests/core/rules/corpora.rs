//! Collections of positions that other libraries judged.

use fenwright::notation::fen::{self, Fault};
use fenwright::notation::forgiving;
use fenwright::rules::{self, GameState, Problem};
use fenwright::{Position, Square};
use serde_json::Value;

use super::{read, records};

/// The position that a text states, even if it is not strict FEN: missing fields are filled in, rights may be in any
/// order, and an en passant square may be on any rank.
pub(super) fn stated(text: &str) -> Position {
    let fault = match fen::read(text) {
        Ok(position) => return position,
        Err(fault) => fault,
    };
    let mut position = *forgiving::read(text).position().unwrap_or_else(|| panic!("{text} is not read"));
    if is_on_wrong_rank(&fault) {
        let square: Square = text.split(' ').nth(3).and_then(|field| field.parse().ok()).expect("a square");
        position.en_passant = Some(square);
    }
    position
}

fn is_on_wrong_rank(fault: &Fault) -> bool {
    fault.id() == "en-passant-rank"
}

pub(super) fn strings<'a>(record: &'a Value, key: &str) -> Vec<&'a str> {
    let list = record[key].as_array().unwrap_or_else(|| panic!("{key} of {record}"));
    list.iter().filter_map(Value::as_str).collect()
}

pub(super) fn illegal_codes(position: &Position) -> Vec<&'static str> {
    rules::problems(position).iter().filter(|problem| problem.is_illegal()).map(Problem::id).collect()
}

#[test]
fn valid_records_have_no_illegal_problem_and_the_same_verdict() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for record in records(include_str!("../../data/fen_valid.jsonl")) {
        let position = read(record["fen"].as_str().expect("a canonical FEN"));
        let flag = |key: &str| record[key].as_bool().expect(key);
        let verdict = rules::verdict(&position);
        let state = if flag("checkmate") {
            GameState::Checkmate
        } else if flag("stalemate") {
            GameState::Stalemate
        } else if flag("insufficient") {
            GameState::InsufficientMaterial
        } else {
            GameState::Ongoing
        };
        let legal_en_passant = record["legal"].as_str().and_then(|fen| fen.split(' ').nth(3)) != Some("-");
        let agrees = illegal_codes(&position).is_empty()
            && verdict.check == flag("check")
            && verdict.state == state
            && verdict.moves.map(|moves| moves as u64) == record["moves"].as_u64()
            && rules::en_passant_is_legal(&position) == legal_en_passant;
        if !agrees {
            wrong.push(format!("{verdict:?} {:?}: {record}", rules::problems(&position)));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 2000, "only {count} records");
}

/// Many of these are constructed and cannot come from a game. They are odd but legal.
#[test]
fn chess960_records_have_no_illegal_problem_and_the_same_verdict() {
    for record in records(include_str!("../../data/fen_960.jsonl")) {
        let position = read(record["xfen"].as_str().expect("an X-FEN"));
        assert_eq!(illegal_codes(&position), [""; 0], "{record}");
        let verdict = rules::verdict(&position);
        assert_eq!(Some(verdict.check), record["check"].as_bool(), "{record}");
        assert_eq!(verdict.moves.map(|moves| moves as u64), record["moves"].as_u64(), "{record}");
    }
}

#[test]
fn chess960_starts_have_no_problem() {
    let rows = include_str!("../../data/chess960_starts.tsv").lines().skip(1);
    let fens = rows.filter_map(|row| row.split('\t').nth(2));
    assert!(fens.clone().count() > 500);
    for text in fens {
        assert_eq!(rules::problems(&read(text)), [], "{text}");
    }
}

#[test]
fn positions_of_mate_problems_are_legal() {
    let mut count = 0;
    for record in records(include_str!("../../data/mates.jsonl")) {
        let position = read(record["fen"].as_str().expect("a FEN"));
        assert_eq!(illegal_codes(&position), [""; 0], "{record}");
        let moves = rules::verdict(&position).moves;
        assert_eq!(moves.map(|moves| moves as u64), record["legal"].as_u64(), "{record}");
        count += 1;
    }
    assert!(count > 200, "only {count} records");
}

/// Start positions and others on boards of other sizes, without those that have no kings.
#[test]
fn positions_on_large_boards_have_no_problem() {
    // One rook more than in Capablanca's array, in place of a knight, to test the letters of inner rooks.
    let made_up = "rnabqk1crr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCRR w IAia - 0 1";
    // White has just moved, but all its pieces have castling rights.
    let all_unmoved = "r3k4r/10/10/10/10/10/10/R3K4R b KQkq - 0 1";
    let mut count = 0;
    for row in include_str!("../../data/capablanca.tsv").lines().skip(1) {
        let text = row.split('\t').nth(1).expect(row);
        let Ok(position) = fen::read(text) else { continue };
        let problems = rules::problems(&position);
        if ![made_up, all_unmoved].contains(&text) && problems.iter().all(|problem| problem.id() != "missing-king") {
            assert_eq!(problems, [], "{text}");
            count += 1;
        }
    }
    assert!(count > 20, "only {count} positions");
}
