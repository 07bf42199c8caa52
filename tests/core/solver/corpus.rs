//! Problems with known solutions.

use std::num::NonZeroUsize;

use fenwright::rules::solver::{Judgement, SearchControl};
use serde_json::Value;

use super::{fen_of, keys, moves_of, records, solve, solver};

fn has_tag(record: &Value, tag: &str) -> bool {
    record["tags"].as_array().is_some_and(|tags| tags.iter().any(|found| found == tag))
}

/// The keys of a record with their lengths, sorted.
fn expected_keys(record: &Value) -> Vec<(String, u8)> {
    let by_length = record["by_len"].as_object().expect("keys by length");
    let mut keys = Vec::new();
    for (length, moves) in by_length {
        let length: u8 = length.parse().expect("a length");
        let moves = moves.as_array().expect("moves").iter();
        keys.extend(moves.map(|key| (key.as_str().expect("a move").to_owned(), length)));
    }
    keys.sort();
    keys
}

#[test]
fn keys_lengths_and_soundness_are_those_of_the_collection() {
    let mut count = 0;
    for record in records() {
        let solution = solve(fen_of(&record), moves_of(&record));
        assert_eq!(keys(&solution.keys), expected_keys(&record), "{record}");
        assert_eq!(solution.shortest().map(u64::from), record["shortest"].as_u64(), "{record}");
        assert_eq!(solution.legal_move_count as u64, record["legal"].as_u64().expect("a number"), "{record}");
        assert!(solution.is_complete(), "{record}");
        let expected = ["short", "cooked", "unsolvable"].into_iter().find(|tag| has_tag(&record, tag));
        let expected = match expected {
            Some("short") => Judgement::Short,
            Some("cooked") => Judgement::Cooked,
            Some(_) => Judgement::NoSolution,
            None => Judgement::Sound,
        };
        assert_eq!(solution.judgement(), expected, "{record}");
        assert_eq!(expected == Judgement::Sound, has_tag(&record, "sound"), "{record}");
        count += 1;
    }
    assert!(count > 300, "only {count} records");
}

#[test]
fn tries_of_mates_in_two_are_those_of_the_collection() {
    let mut count = 0;
    for (number, record) in records().filter(|record| moves_of(record) == 2).enumerate() {
        let mut expected: Vec<(String, String)> =
            serde_json::from_value(record["tries"].clone()).unwrap_or_else(|error| panic!("{error}: {record}"));
        expected.sort();
        let solver = solver(fen_of(&record), 2);
        let solution = solver.solve(NonZeroUsize::MIN, &SearchControl::default());
        let threads = NonZeroUsize::new(1 + number % 2).expect("a number of threads");
        let tries = solver.tries(&solution, threads, &SearchControl::default()).expect("nobody stops it");
        let found: Vec<_> = tries.into_iter().map(|one| (one.first.uci, one.refutation.uci)).collect();
        // The collection lists at most twelve keys.
        if expected.len() < 12 {
            assert_eq!(found, expected, "{record}");
        }
        assert!(expected.iter().all(|one| found.contains(one)), "{found:?} in {record}");
        count += found.len();
    }
    assert!(count > 500, "only {count} tries");
}
