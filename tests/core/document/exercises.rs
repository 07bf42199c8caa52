//! Exercises for pages: every proven move is accepted, every refutation is proven, and the moves can be played by
//! a page that knows no rules.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail as tests do")]

use std::collections::BTreeMap;
use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;

use fenwright::board::{Goal, Position, Square};
use fenwright::document::{Document, Exercise, ExerciseMove, ExerciseOutcome, PlayedMove, Puzzle};
use fenwright::notation::stipulation::Stipulation;
use fenwright::notation::{fen, stipulation};
use fenwright::rules::solver::{SearchControl, Solver};
use fenwright::rules::{Play, Prover};
use serde_json::Value;

fn exercise_of(position: &Position, asked: Option<Stipulation>, stated: Option<&str>) -> Option<Exercise> {
    let puzzle = Puzzle { position, stated, stipulation: asked, solves: true, has_exercise: true };
    puzzle.solve(&Prover::default(), 1 << 24, &SearchControl::default()).exercise
}

fn exercise(position: &str, asked: &str) -> Exercise {
    let asked = stipulation::read(asked);
    exercise_of(&fen::read(position).unwrap(), asked, None).unwrap_or_else(|| panic!("{position}"))
}

/// The twenty puzzles of the example with their stipulations.
fn twenty() -> Vec<(Position, Stipulation)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/examples/twenty-puzzles.fen");
    let document = Document::from_bytes(fs::read(path).unwrap());
    let record = |at| {
        let record = document.record(at);
        (record.position().unwrap(), record.read_metadata().stipulation().unwrap())
    };
    (0..20).map(record).collect()
}

fn sans(moves: &[ExerciseMove], is_wanted: impl Fn(ExerciseOutcome) -> bool) -> Vec<&str> {
    let mut sans: Vec<&str> =
        moves.iter().filter(|one| is_wanted(one.outcome)).map(|one| one.played.san.as_str()).collect();
    sans.sort_unstable();
    sans
}

fn right(moves: &[ExerciseMove]) -> Vec<&str> {
    sans(moves, ExerciseOutcome::is_right)
}

/// The keys that a solver with an empty table finds.
fn keys(goal: Goal, position: &Position, moves: u8) -> Vec<String> {
    if moves == 0 {
        return Vec::new();
    }
    let solver = Solver::with_goal(goal, position, moves, 1 << 22).unwrap();
    let solution = solver.solve(NonZeroUsize::MIN, &SearchControl::default());
    let mut keys: Vec<String> = solution.keys.into_iter().map(|key| key.san).collect();
    keys.sort_unstable();
    keys
}

type Pieces = BTreeMap<String, char>;

fn pieces(play: &Play) -> Pieces {
    play.position().board.pieces().map(|(square, piece)| (square.to_string(), piece.letter())).collect()
}

/// Plays a move as the script of a page does, and as the rules do, and compares the boards.
fn play_both(play: &Play, played: &PlayedMove) -> Play {
    let mut board = pieces(play);
    let split = played.uci[1..].find(char::is_alphabetic).unwrap() + 1;
    let (from, rest) = played.uci.split_at(split);
    let is_promotion = rest.parse::<Square>().is_err();
    let to = if is_promotion { &rest[..rest.len() - 1] } else { rest };
    let piece = board.remove(from).unwrap();
    board.insert(to.to_owned(), piece);
    for change in &played.also {
        match change.strip_suffix(|letter: char| letter.is_alphabetic() && change.len() > 2) {
            Some(square) => _ = board.insert(square.to_owned(), change.chars().last().unwrap()),
            None => _ = board.remove(change),
        }
    }
    let mut after = play.clone();
    after.play_uci(&played.uci).unwrap();
    assert_eq!(board, pieces(&after), "{played:?}");
    after
}

/// Walks through an exercise and compares every node with a new search. Returns the number of nodes.
fn verify(goal: Goal, position: &Position, moves: u8, exercise: &Exercise) -> usize {
    let mut open = vec![(0, Play::from_position(position).unwrap(), moves)];
    let mut seen = Vec::new();
    while let Some((node, play, left)) = open.pop() {
        if seen.contains(&node) {
            continue;
        }
        seen.push(node);
        let moves = &exercise.nodes()[node];
        assert_eq!(moves.len(), play.count_moves(), "every legal move is there");
        assert_eq!(
            right(moves),
            keys(goal, &play.position(), left),
            "in {left} after {:?}",
            fen::write(&play.position())
        );
        for one in moves {
            let after = play_both(&play, &one.played);
            let answered = one.reply.as_ref().map(|reply| play_both(&after, reply));
            match one.outcome {
                ExerciseOutcome::Next { node } => open.push((node, answered.unwrap(), left - 1)),
                ExerciseOutcome::Solved => {
                    let end = answered.unwrap_or(after);
                    assert!(end.is_check() && end.count_moves() == 0, "{one:?} is no mate");
                }
                ExerciseOutcome::Forced { moves } => assert!(moves > 0 && moves < left, "{one:?}"),
                ExerciseOutcome::Refuted => {
                    let rest = keys(goal, &answered.unwrap().position(), left - 1);
                    assert!(rest.is_empty(), "{one:?} is not refuted: {rest:?}");
                }
                ExerciseOutcome::Stalemate => assert!(!after.is_check() && after.count_moves() == 0, "{one:?}"),
                ExerciseOutcome::Late => {}
                ExerciseOutcome::Other => panic!("{one:?}"),
            }
        }
    }
    assert_eq!(seen.len(), exercise.nodes().len(), "every node can be reached");
    seen.len()
}

#[test]
fn all_moves_of_twenty_puzzles_are_judged_as_proven() {
    for (number, (position, asked)) in (1..).zip(twenty()) {
        let exercise = exercise_of(&position, Some(asked), None).unwrap_or_else(|| panic!("puzzle {number}"));
        let nodes = verify(Goal::Mate, &position, asked.moves().unwrap() as u8, &exercise);
        assert!(nodes >= 2, "puzzle {number} has a defence");
        let length = exercise.to_json().len();
        assert!(length <= Exercise::MAX_BYTES + Exercise::MAX_BYTES / 4, "puzzle {number} has {length} bytes");
        // At the first move, everything that is not right or stalemate has its refutation.
        let unexplained = sans(&exercise.nodes()[0], |outcome| outcome == ExerciseOutcome::Late);
        assert!(unexplained.is_empty(), "puzzle {number}: {unexplained:?}");
    }
}

#[test]
fn cooks_and_duals_are_accepted() {
    for (position, asked, moves, expected) in [
        ("7k/8/6KP/8/8/8/8/RR6 w - - 0 1", "#1", 1, vec!["Ra8#", "Rb8#"]),
        ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "#2", 2, vec!["Kf7", "Kg6"]),
        ("k7/8/1K6/8/8/8/8/6QR w - - 0 1", "#2", 2, vec![]),
        ("8/8/8/8/8/1k6/7R/K5R1 b - - 0 1", "#1", 1, vec![]),
    ] {
        let at = fen::read(position).unwrap();
        let found = keys(Goal::Mate, &at, moves);
        let Some(exercise) = exercise_of(&at, stipulation::read(asked), None) else {
            assert!(found.is_empty(), "{position}");
            continue;
        };
        assert_eq!(right(&exercise.nodes()[0]), found, "{position}");
        assert!(expected.is_empty() || found == expected, "{position}: {found:?}");
        verify(Goal::Mate, &at, moves, &exercise);
    }
}

/// The cooked mates in two and three of a collection of known results.
#[test]
fn every_key_of_known_cooks_is_accepted() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/mates.jsonl");
    let mut count = 0;
    for line in fs::read_to_string(path).unwrap().lines() {
        let mate: Value = serde_json::from_str(line).unwrap();
        let (moves, keys) = (mate["n"].as_u64().unwrap() as u8, mate["keys"].as_array().unwrap());
        if keys.len() < 2 || !(2..=3).contains(&moves) {
            continue;
        }
        let position = fen::read(mate["fen"].as_str().unwrap()).unwrap();
        let asked = Stipulation::new(Goal::Mate, moves.into());
        let exercise = exercise_of(&position, Some(asked), None).unwrap_or_else(|| panic!("{line}"));
        let root = exercise.nodes()[0].iter();
        let mut accepted: Vec<&str> =
            root.filter(|one| one.outcome.is_right()).map(|one| one.played.uci.as_str()).collect();
        let mut known: Vec<&str> = keys.iter().map(|key| key.as_str().unwrap()).collect();
        accepted.sort_unstable();
        known.sort_unstable();
        assert_eq!(accepted, known, "{line}");
        verify(Goal::Mate, &position, moves, &exercise);
        count += 1;
    }
    assert!(count > 30, "{count}");
}

#[test]
fn long_mates_stay_small() {
    let position = "3k4/8/3K4/8/8/8/8/RR6 w - - 0 1";
    verify(Goal::Mate, &fen::read(position).unwrap(), 3, &exercise(position, "#3"));
    let long = exercise(position, "#6");
    let length = long.to_json().len();
    assert!((Exercise::MAX_BYTES / 2..=Exercise::MAX_BYTES * 3 / 2).contains(&length), "{length}");
    let ends = |one: &ExerciseMove| matches!(one.outcome, ExerciseOutcome::Forced { .. });
    assert!(long.nodes().iter().flatten().any(ends), "there is no room for all of it");
    assert_eq!(right(&long.nodes()[0]), keys(Goal::Mate, &fen::read(position).unwrap(), 6));
}

#[test]
fn selfmates_end_with_the_forced_reply() {
    let position = "8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1";
    let exercise = exercise(position, "s#1");
    verify(Goal::Selfmate, &fen::read(position).unwrap(), 1, &exercise);
    let key = &exercise.nodes()[0][0];
    assert_eq!((key.played.san.as_str(), key.reply.as_ref().unwrap().san.as_str()), ("Qc3+", "Bxc3#"));
}

#[test]
fn in_a_helpmate_the_reader_moves_both_sides() {
    let exercise = exercise("2k5/8/K2R1p2/8/8/8/8/8 w - - 0 1", "h#1.5");
    let (mut node, mut line) = (0, Vec::new());
    loop {
        let moves = &exercise.nodes()[node];
        assert!(moves.iter().all(|one| one.reply.is_none()));
        line.push(moves[0].played.san.clone());
        match moves[0].outcome {
            ExerciseOutcome::Next { node: next } => node = next,
            outcome => {
                assert_eq!(outcome, ExerciseOutcome::Solved);
                break;
            }
        }
    }
    assert_eq!(line, ["Kb6", "Kb8", "Rd8#"]);
}

#[test]
fn stated_lines_are_accepted_and_nothing_else() {
    let position = fen::read("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1").unwrap();
    let stated = exercise_of(&position, None, Some("1.Kf1 Kf8 2.Rd8+ Ke7")).unwrap();
    assert_eq!(right(&stated.nodes()[0]), ["Kf1", "Rd8#"], "the line, and every mate");
    let replies = stated.nodes()[0].iter().filter_map(|one| one.reply.as_ref());
    assert_eq!(replies.map(|reply| reply.san.as_str()).collect::<Vec<_>>(), ["Kf8"]);
    assert_eq!(right(&stated.nodes()[1]), ["Rd8+"]);
    let outcome = |san: &str| stated.nodes()[0].iter().find(|one| one.played.san == san).unwrap().outcome;
    assert_eq!((outcome("Rd7"), outcome("Rd8#")), (ExerciseOutcome::Other, ExerciseOutcome::Solved));
    let line = |text| exercise_of(&position, None, Some(text));
    assert_eq!(line("1.Kf1 Ka1"), None, "an illegal move");
    assert_eq!(line("White wins"), None);
    // A stipulation that is proven counts, not the line.
    let proven = exercise_of(&position, stipulation::read("#1"), Some("1.Kf1")).unwrap();
    assert_eq!(right(&proven.nodes()[0]), ["Rd8#"]);
    // One that has no solution leaves the line.
    let unsolved = exercise_of(&position, stipulation::read("h#1"), Some("1.Kf1")).unwrap();
    assert_eq!(right(&unsolved.nodes()[0]), ["Kf1", "Rd8#"]);
}

#[test]
fn special_moves_say_which_squares_change() {
    for (position, uci, also) in [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", vec!["f1R", "h1"]),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", vec!["a1", "d1R"]),
        ("4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1", "f1h1", vec!["f1R", "g1K", "h1"]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", vec!["d5"]),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", vec!["a8N"]),
        ("4k3/8/8/8/8/8/p7/1R2K3 b - - 0 1", "a2b1q", vec!["b1q"]),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a4", vec![]),
    ] {
        let at = fen::read(position).unwrap();
        let play = Play::from_position(&at).unwrap();
        let san = play.to_san(play.find_uci(uci).unwrap()).unwrap();
        let exercise = exercise_of(&at, None, Some(&san)).unwrap_or_else(|| panic!("{position} {san}"));
        let key = &exercise.nodes()[0][0].played;
        let mut changes = key.also.clone();
        changes.sort_unstable();
        assert_eq!((key.uci.as_str(), changes), (uci, also.into_iter().map(str::to_owned).collect()), "{position}");
        play_both(&play, key);
    }
}
