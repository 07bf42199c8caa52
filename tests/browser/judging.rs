//! The verdicts on moves: every key is accepted, wrong moves are refuted, and other texts are explained.

use std::collections::BTreeMap;

use fenwright::board::Position;
use fenwright::notation::fen;
use serde_json::{Value, json};

use crate::sheet::{Hand, Look, Sheet, after, is_right, pieces, twenty};

const LIGHT: Look = Look::ALL[0];

/// Cooked positions of `tests/data/mates.jsonl`: castling, also of Chess960, en passant, promotions, and duals.
const COOKED: &[(&str, &str, &[&str])] = &[
    ("7k/8/6KP/8/8/8/8/RR6 w - - 0 1", "#1", &["a1a8", "b1b8"]),
    ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "#2", &["f6f7", "f6g6"]),
    ("8/pbp5/1b6/8/PPPPPPP1/pprprpp1/2N1PR1n/R3K2k w Q - 0 1", "#2", &["e1c1", "e1d2"]),
    ("8/3R4/8/5R2/4k3/7N/8/4K2R w K - 0 1", "#2", &["e1g1", "h1f1"]),
    ("3k4/1P1P4/8/4BpP1/3R4/K7/7p/8 w - f6 0 1", "#2", &["b7b8q", "g5f6"]),
    ("8/1P6/2Q3K1/p7/3k1Bpp/3p1p2/8/8 w - - 0 1", "#2", &["b7b8q", "b7b8r"]),
    ("6rR/5P2/5P2/7R/2B5/7p/2n1K3/6k1 w - - 0 1", "#2", &["f7g8q", "f7g8r"]),
    ("8/2B3p1/4Nk2/6p1/8/1p5Q/4Q3/6KR w K - 0 1", "#2", &["g1h1", "h3f1", "h3f3"]),
];

fn cooked() -> (Sheet, Vec<Position>) {
    let line = |(position, asked, _): &(&str, &str, &[&str])| {
        let fields: Vec<&str> = position.split(' ').take(4).collect();
        format!("{} c0 \"{asked}\";\n", fields.join(" "))
    };
    let sheet = Sheet::open(&COOKED.iter().map(line).collect::<String>(), &[]);
    (sheet, COOKED.iter().map(|(position, ..)| fen::read(position).expect("a FEN")).collect())
}

#[test]
fn every_key_and_every_dual_is_accepted() {
    let (sheet, positions) = cooked();
    sheet.begin(LIGHT);
    assert_eq!(sheet.count(), COOKED.len());
    for (puzzle, (position, (_, _, known))) in positions.iter().zip(COOKED).enumerate() {
        let keys: Vec<Value> = sheet.moves(puzzle, 0).into_iter().filter(is_right).collect();
        let mut names: Vec<&str> = keys.iter().filter_map(|key| key["uci"].as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, *known, "puzzle {puzzle}");
        for (key, hand) in keys.iter().flat_map(|key| [Hand::Mouse, Hand::Keys].map(|hand| (key, hand))) {
            sheet.play(hand, puzzle, key);
            let moves: Vec<&Value> = [Some(key), key.get("reply")].into_iter().flatten().collect();
            let reached = after(position, &moves);
            let seen = sheet.see_pieces(puzzle, &pieces(&reached));
            assert_eq!(seen.tone, "right", "{key}");
            let node = key["node"].as_u64();
            let seconds = node.map(|node| sheet.moves(puzzle, node)).unwrap_or_default();
            for dual in seconds.iter().filter(|one| is_right(one)) {
                sheet.type_move(puzzle, dual["san"].as_str().expect("a move"));
                let moves: Vec<&Value> = [Some(dual), dual.get("reply")].into_iter().flatten().collect();
                let seen = sheet.see_pieces(puzzle, &pieces(&after(&reached, &moves)));
                assert_eq!(seen.tone, "right", "{dual}");
                sheet.click(Hand::Mouse, puzzle, ".again");
                sheet.type_move(puzzle, key["uci"].as_str().expect("a move"));
            }
            sheet.click(Hand::Mouse, puzzle, ".again");
        }
    }
}

#[test]
fn wrong_moves_meet_their_refutation() {
    let (sheet, positions) = (Sheet::open_twenty(), twenty());
    for (look, hands) in [(Look::ALL[0], [Hand::Mouse, Hand::Keys]), (Look::ALL[3], [Hand::Touch, Hand::Keys])] {
        sheet.begin(look);
        for (puzzle, position) in positions.iter().enumerate() {
            let refuted: Vec<Value> =
                sheet.moves(puzzle, 0).into_iter().filter(|one| one["verdict"] == "refuted").collect();
            assert!(!refuted.is_empty(), "puzzle {puzzle}");
            for (wrong, hand) in refuted.iter().take(2).zip(hands) {
                sheet.play(hand, puzzle, wrong);
                let reply = &wrong["reply"];
                let seen = sheet.see_pieces(puzzle, &pieces(&after(position, &[wrong, reply])));
                let names = [wrong, reply].map(|played| played["san"].as_str().expect("a move"));
                assert_eq!(seen.verdict, format!("{} fails to {}", names[0], names[1]));
                assert_eq!((seen.tone.as_str(), seen.is_solved), ("wrong", false));
                sheet.click(hand, puzzle, ".help");
                sheet.see_pieces(puzzle, &pieces(position));
            }
        }
        assert_eq!(sheet.tally(), "0 of 20 solved");
    }
}

#[test]
fn all_wrong_moves_of_a_puzzle_are_explained() {
    let (sheet, positions) = (Sheet::open_twenty(), twenty());
    sheet.begin(LIGHT);
    // The eighth puzzle has stalemates too.
    let (puzzle, mut position) = (7, positions[7]);
    let (mut node, mut verdicts) = (Some(0), BTreeMap::new());
    while let Some(at) = node {
        let moves = sheet.moves(puzzle, at);
        for wrong in moves.iter().filter(|one| !is_right(one)) {
            sheet.type_move(puzzle, wrong["san"].as_str().expect("a move"));
            let answered: Vec<&Value> = [Some(wrong), wrong.get("reply")].into_iter().flatten().collect();
            let seen = sheet.see_pieces(puzzle, &pieces(&after(&position, &answered)));
            let verdict = wrong["verdict"].as_str().expect("a verdict").to_owned();
            assert!(seen.tone == "wrong" && seen.verdict.contains(wrong["san"].as_str().expect("a move")), "{seen:?}");
            *verdicts.entry(verdict).or_insert(0) += 1;
        }
        let right = moves.iter().find(|one| is_right(one)).expect("a right move");
        sheet.type_move(puzzle, right["san"].as_str().expect("a move"));
        let answered: Vec<&Value> = [Some(right), right.get("reply")].into_iter().flatten().collect();
        position = after(&position, &answered);
        sheet.see_pieces(puzzle, &pieces(&position));
        node = right["node"].as_u64();
    }
    let kinds: Vec<&str> = verdicts.keys().map(String::as_str).collect();
    assert_eq!(kinds, ["late", "refuted", "stalemate"]);
    assert!(verdicts.values().sum::<usize>() > 60, "{verdicts:?}");
}

#[test]
fn an_answer_comes_after_a_moment_and_a_move_before_it_is_not_lost() {
    let (sheet, positions) = (Sheet::open_twenty(), twenty());
    sheet.begin(LIGHT);
    sheet.look(LIGHT, false);
    let moves = sheet.moves(0, 0);
    let key = moves.iter().find(|one| is_right(one)).expect("a key");
    sheet.play(Hand::Mouse, 0, key);
    assert_eq!(sheet.see(0).pieces, pieces(&after(&positions[0], &[key])), "the answer is still to come");
    sheet.see_pieces(0, &pieces(&after(&positions[0], &[key, &key["reply"]])));
    sheet.click(Hand::Mouse, 0, ".again");
    sheet.play(Hand::Mouse, 0, key);
    let second = sheet.moves(0, key["node"].as_u64().expect("a node"));
    let mate = second.iter().find(|one| is_right(one)).expect("a mate");
    sheet.play(Hand::Mouse, 0, mate);
    assert!(sheet.see(0).is_solved);
}

#[test]
fn moves_are_typed_in_many_forms() {
    let sheet = Sheet::open(
        "6k1/P4ppp/8/8/8/8/8/R3K2R w KQ - pv a8=Q#; id \"one\";\n\
         7k/5N2/6K1/8/8/4B3/8/N6N w - - c0 \"#2\"; id \"two\";\n",
        &["--language", "de"],
    );
    sheet.begin(LIGHT);
    for (puzzle, typed, expected) in [
        (0, "0-0", "O-O ist nicht die Lösung"),
        (0, "o-o-o", "O-O-O ist nicht die Lösung"),
        (0, "e1g1", "O-O ist nicht die Lösung"),
        (0, "1. a8T", "a8=T# "),
        (0, "Td1", "Td1 ist nicht die Lösung"),
        (0, "Rad1", "Td1 ist nicht die Lösung"),
        (0, "Ta1d1", "Td1 ist nicht die Lösung"),
        (0, "kf1", "Kf1 ist nicht die Lösung"),
        (0, "Tf1", "Tf1 ist nicht die Lösung"),
        (0, "Td9", "Td9 ist hier kein legaler Zug"),
        (0, "a8", "a8 ist hier kein legaler Zug"),
        (0, "a8=D", "Gelöst: a8=D#"),
        (0, "Td1", "Schon gelöst. „Von vorn“ stellt die Stellung wieder auf."),
    ] {
        sheet.type_move(puzzle, typed);
        let verdict = sheet.see(puzzle).verdict;
        let fits = verdict == expected || expected.ends_with(' ') && verdict.contains(expected.trim_end());
        assert!(fits, "{typed}: {verdict}, not {expected}");
        if verdict.starts_with("Gelöst") && expected.ends_with(' ') {
            sheet.click(Hand::Mouse, puzzle, ".again");
        }
    }
}

#[test]
fn hints_name_the_piece_and_then_its_square() {
    let sheet = Sheet::open_twenty();
    sheet.begin(LIGHT);
    let marked = "return svg(0).querySelectorAll('.hint').length;";
    sheet.click(Hand::Mouse, 0, ".help");
    assert_eq!((sheet.see(0).verdict.as_str(), sheet.run(marked, &json!([]))), ("Piece to move: white pawn", json!(0)));
    sheet.click(Hand::Mouse, 0, ".help");
    let seen = sheet.see(0).verdict;
    assert_eq!((seen.as_str(), sheet.run(marked, &json!([]))), ("Piece to move: white pawn on d2", json!(1)));
}
