//! The search for sound versions, their merits and order.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::time::Duration;

use fenwright::Piece;
use fenwright::notation::fen;
use fenwright::rules::repair::{Edit, Puzzle, RepairEvent, RepairOptions, Saving, Version};
use fenwright::rules::solver::{SearchControl, Solver};
use serde_json::Value;

use super::{TABLE, mate_in_two, read};

const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// Returns the versions, the best first, and the last report on the progress.
fn repaired(puzzle: &Puzzle, edits: u8, threads: usize) -> (Vec<Version>, (usize, usize)) {
    let found = Mutex::new((Vec::new(), (0, 0)));
    let report = |event| {
        let mut found = found.lock().expect("no panic");
        match event {
            RepairEvent::Found(version) => found.0.push(*version),
            RepairEvent::Judged(done, total) => found.1 = found.1.max((done, total)),
        }
    };
    let threads = NonZeroUsize::new(threads).expect("a thread");
    let options = RepairOptions { edits, time: Some(Duration::from_millis(300)), threads };
    puzzle.repair(options, &SearchControl::default(), report).expect("not stopped");
    let (mut versions, progress) = found.into_inner().expect("no panic");
    versions.sort_by(Version::compare);
    (versions, progress)
}

#[test]
fn a_spoiled_problem_is_found_again() {
    // The pawn on a7 is missing.
    let (versions, (done, total)) = repaired(&mate_in_two("kbK5/1p6/1P6/8/8/8/8/R7 w - - 0 1", Some("a1a6")), 1, 2);
    assert_eq!(done, total);
    let original = versions.iter().find(|version| version.position == read(MORPHY)).expect("the original");
    let pawn = Edit::Added("p".parse().expect("a pawn"), "a7".parse().expect("a square"));
    assert_eq!((original.edits.as_slice(), original.key.san.as_str(), original.pieces), (&[pawn][..], "Ra6", 7));
    let merits = &original.merits;
    assert!(merits.keeps_key && merits.unused.is_empty(), "{merits:?}");
    assert_eq!((merits.tries, merits.duals, merits.short_mates), (2, 0, 0), "{merits:?}");
}

#[test]
fn versions_do_not_depend_on_the_number_of_threads() {
    let puzzle = mate_in_two("kbK5/1p6/1P6/8/8/8/8/R7 w - - 0 1", Some("a1a6"));
    let (one, three) = (repaired(&puzzle, 1, 1).0, repaired(&puzzle, 1, 3).0);
    assert!(one.len() > 5, "{}", one.len());
    assert_eq!(one, three);
}

#[test]
fn the_order_prefers_the_key_of_the_author_and_then_fewer_pieces() {
    let (versions, _) = repaired(&mate_in_two(MORPHY, Some("a1a6")), 1, 2);
    let ranks: Vec<_> = versions.iter().map(|version| (!version.merits.keeps_key, version.pieces)).collect();
    assert!(ranks.is_sorted(), "{ranks:?}");
    assert!(ranks.iter().any(|(is_other, _)| *is_other) && !ranks[0].0, "{ranks:?}");
}

#[test]
fn an_unused_piece_is_a_fault_of_a_version() {
    let watch = SearchControl::default();
    let mut puzzle = mate_in_two("kbK5/pp6/1P6/8/8/8/4P3/R7 w - - 0 1", None);
    let key = puzzle.solve(&watch).expect("solved").keys.remove(0);
    assert_eq!((key.san.as_str(), puzzle.key()), ("Ra6", Some("a1a6")));
    let (versions, _) = repaired(&puzzle, 1, 2);
    assert_eq!(fen::write(&versions[0].position), MORPHY, "{:?}", versions[0]);
    let e2 = "e2".parse().expect("a square");
    let with_pawn = versions.iter().filter(|version| version.position.board.get(e2).is_some());
    assert!(with_pawn.clone().count() > 1);
    assert!(with_pawn.filter(|version| version.merits.unused.contains(&e2)).count() > 1);
}

#[test]
fn a_saving_keeps_the_only_key() {
    let watch = SearchControl::default();
    let mut weaker = 0;
    let records = include_str!("../../data/mates.jsonl").lines().map(serde_json::from_str::<Value>);
    let sound = records.flatten().filter(|record| record["n"] == 2 && record["tags"][0] == "sound");
    for record in sound.take(12) {
        let text = record["fen"].as_str().expect("a FEN");
        let mut puzzle = mate_in_two(text, None);
        let key = puzzle.solve(&watch).expect(text).keys.remove(0);
        assert_eq!(record["keys"][0], key.uci, "{text}");
        for saving in puzzle.economy(&read(text), &key, &watch).expect(text) {
            let mut position = read(text);
            match saving {
                Saving::Unneeded(piece, square) => {
                    assert_eq!(position.board.get(square), Some(piece), "{text}");
                    position.put(square, None);
                }
                Saving::Weaker(piece, square, role) => {
                    position.put(square, Some(Piece::new(piece.color, role)));
                    weaker += 1;
                }
            }
            let solution = Solver::new(&position, 2, TABLE).expect(text).solve(NonZeroUsize::MIN, &watch);
            let keys: Vec<_> = solution.keys.iter().map(|key| (key.uci.as_str(), key.length)).collect();
            assert_eq!(keys, [(key.uci.as_str(), 2)], "{text}: {saving:?}");
        }
    }
    assert!(weaker > 0);
}

#[test]
fn a_second_edit_goes_on_from_the_best_of_one() {
    // The pawn on a7 is missing, and the king is on d8.
    let puzzle = mate_in_two("kb1K4/1p6/1P6/8/8/8/8/R7 w - - 0 1", Some("a1a6"));
    let (versions, (done, total)) = repaired(&puzzle, 2, 2);
    assert!(versions.iter().any(|version| version.edits.len() == 2), "{done} of {total}");
    for version in &versions {
        let apply = |position, edit: &Edit| edit.apply(&position).expect("applied once");
        assert_eq!(version.edits.iter().fold(read("kb1K4/1p6/1P6/8/8/8/8/R7 w - - 0 1"), apply), version.position);
    }
}

#[test]
fn a_stopped_repair_ends_at_once() {
    let watch = SearchControl::default();
    watch.stop();
    let options = RepairOptions { edits: 1, time: None, threads: NonZeroUsize::MIN };
    let puzzle = mate_in_two(MORPHY, None);
    assert!(puzzle.repair(options, &watch, |event| unreachable!("{event:?}")).is_err());
}
