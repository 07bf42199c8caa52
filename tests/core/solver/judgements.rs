//! Judgements of problems in words, and the conventions of composers.

use std::num::NonZeroUsize;

use fenwright::board::Goal;
use fenwright::rules::solver::{Judgement, SearchControl, Solution, Solver};
use fenwright::wording::{Sentence, conventions};

use super::{fen_of, moves_of, read, records, solve, solver};

const ONE: NonZeroUsize = NonZeroUsize::MIN;
const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";
const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

#[test]
fn judgements_are_said_in_words() {
    for (text, moves, code, sentence) in [
        (HARING, 2, "sound", "Sound: d4 mates in 2, and no other move does"),
        (HARING, 1, "no-solution", "No solution: there is no mate in 1"),
        (MORPHY, 3, "short", "Short solution: Ra6 mates in 2, not in 3"),
        ("7k/8/6KP/8/8/8/8/RQ6 w - - 0 1", 1, "cooked", "Cooked: 2 first moves mate in 1: Ra8# and Qb8#"),
        ("7k/8/6KP/8/8/8/8/RQ6 w - - 0 1", 2, "short", "Short solution: Ra8# and Qb8# mate in 1, not in 2"),
        ("R6k/6pp/8/8/8/8/8/K7 b - - 0 1", 2, "already-mate", "The side to move is already checkmated"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 2, "no-solution", "No solution: the side to move is already stalemated"),
    ] {
        let solution = solve(text, moves);
        assert_eq!((solution.judgement().id(), solution.sentence().as_str()), (code, sentence), "{text}");
    }
    let one = solve("7k/8/6KP/8/8/8/8/R7 w - - 0 1", 1);
    let many = |count| Solution { keys: vec![one.keys[0].clone(); count], ..one.clone() }.sentence();
    let eight = "Ra8#, Ra8#, Ra8#, Ra8#, Ra8#, Ra8#, Ra8#";
    assert_eq!(many(9), format!("Cooked: 9 first moves mate in 1: {eight}, Ra8# and Ra8#"));
    assert_eq!(many(11), format!("Cooked: 11 first moves mate in 1: {eight}, Ra8# and 3 others"));
    let unfinished = |searched| Solution {
        goal: Goal::Mate,
        moves: 9,
        searched_moves: searched,
        keys: Vec::new(),
        legal_move_count: 20,
        is_mated: false,
    };
    assert_eq!(unfinished(0).sentence(), "Not finished: nothing is proven yet");
    assert_eq!(unfinished(3).sentence(), "Not finished: there is no mate in 3; longer mates were not searched");
    assert_eq!(unfinished(3).judgement(), Judgement::Unfinished);
}

#[test]
fn positions_that_cannot_be_searched_are_explained() {
    for (text, sentence) in [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Not solved: the position is illegal (Black has no king)"),
        ("k9/10/10/10/10/10/10/5Q4 w - - 0 1", "Not solved: the position is illegal (White has no king)"),
    ] {
        let refused = Solver::new(&read(text), 2, 1 << 16).expect_err(text);
        assert_eq!(refused.sentence(), sentence, "{text}");
    }
}

#[test]
fn conventions_of_keys_are_reported() {
    for (text, moves, expected) in [
        (MORPHY, 2, &[][..]),
        ("8/p4q2/6k1/1p3rP1/3Q4/8/PPP5/K6R w - - 0 1", 2, &["The key gives check"][..]),
        ("6Rb/6n1/5B2/5n2/5Np1/6k1/4P1N1/4K2R w K - 0 1", 2, &["The key castles"]),
        (HARING, 2, &[]),
        ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 2, &["The key takes flights: 2 flights before it, 1 after it"]),
    ] {
        let solver = solver(text, moves);
        let solution = solver.solve(ONE, &SearchControl::default());
        let said = conventions(&solver.conventions(&solution.keys[0]));
        assert_eq!(said, expected, "{text}");
    }
    let (mut captures, mut promotions) = (0, 0);
    for record in records().filter(|record| moves_of(record) < 3) {
        let solver = solver(fen_of(&record), moves_of(&record));
        for key in &solver.solve(ONE, &SearchControl::default()).keys {
            let told = solver.conventions(key);
            assert_eq!(told.captures, key.san.contains('x'), "{} in {record}", key.san);
            assert_eq!(told.checks, key.san.ends_with(['+', '#']), "{} in {record}", key.san);
            assert_eq!(told.promotes, key.san.contains('='), "{} in {record}", key.san);
            assert_eq!(told.castles, key.san.starts_with('O'), "{} in {record}", key.san);
            captures += usize::from(told.captures);
            promotions += usize::from(told.promotes);
        }
    }
    assert!(captures > 20 && promotions > 5, "{captures} captures, {promotions} promotions");
}

#[test]
fn men_that_change_nothing_are_named() {
    let unused = |text: &str, moves| {
        let solver = solver(text, moves);
        let solution = solver.solve(ONE, &SearchControl::default());
        let squares = solver.unused_pieces(&solution, ONE, &SearchControl::default()).expect("nobody stops it");
        squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(unused(MORPHY, 2), "");
    assert_eq!(unused("kbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1", 2), "h3");
    assert_eq!(unused("7k/8/6KP/8/8/8/8/R3n3 w - - 0 1", 1), "h6 e1");
    assert_eq!(unused("n6k/8/6K1/8/7p/7P/8/1R6 w - - 0 1", 1), "a8 h4 h3");
}

#[test]
fn the_shortest_mate_is_found() {
    for (text, most, shortest, keys) in [
        (HARING, 5, Some(2), 1),
        (MORPHY, 10, Some(2), 1),
        ("8/8/8/8/8/3K4/R7/5k2 w - - 0 1", 4, Some(4), 1),
        (HARING, 1, None, 0),
    ] {
        let solution = solver(text, most).shortest(ONE, &SearchControl::default());
        assert_eq!((solution.shortest(), solution.keys.len()), (shortest, keys), "{text}");
        assert!(solution.is_complete(), "{text}");
        assert_eq!(solution.moves, shortest.unwrap_or(most), "{text}");
    }
}
