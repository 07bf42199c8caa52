//! Problems, verdicts and attacks.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

mod boards;
mod differential;
mod games;
mod pawns;
mod peer;
mod retro;
mod zz;

use fenwright::notation::fen;
use fenwright::rules::{self, Problem, State};
use fenwright::{Color, Position};
use serde_json::Value;

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{}: {text}", fault.sentence(text)))
}

fn records(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect(line))
}

fn codes(text: &str) -> Vec<&'static str> {
    rules::problems(&read(text)).iter().map(Problem::code).collect()
}

fn assert_problem(text: &str, code: &str, color: Option<Color>, squares: &str, sentence: &str) {
    let problems = rules::problems(&read(text));
    let found: Vec<String> = problems.iter().map(Problem::sentence).collect();
    let problem = problems.iter().find(|problem| problem.sentence() == sentence);
    let problem = problem.unwrap_or_else(|| panic!("{text}: {found:?} instead of {sentence:?}"));
    let names: Vec<String> = problem.squares.iter().map(ToString::to_string).collect();
    assert_eq!((problem.code(), problem.color, names.join(" ").as_str()), (code, color, squares), "{text}");
    assert!(problem.is_illegal(), "{text}");
    assert_eq!(rules::verdict(&read(text)).state, State::Illegal, "{text}");
}

#[test]
fn valid_records_have_no_illegal_problem_and_the_same_verdict() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for record in records(include_str!("../data/fen_valid.jsonl")) {
        let position = read(record["fen"].as_str().expect("a canonical FEN"));
        let flag = |key: &str| record[key].as_bool().expect(key);
        let verdict = rules::verdict(&position);
        let state = if flag("checkmate") {
            State::Checkmate
        } else if flag("stalemate") {
            State::Stalemate
        } else if flag("insufficient") {
            State::InsufficientMaterial
        } else {
            State::Ongoing
        };
        let legal_en_passant = record["legal"].as_str().and_then(|fen| fen.split(' ').nth(3)) != Some("-");
        let agrees = rules::problems(&position).iter().all(|problem| !problem.is_illegal())
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

#[test]
fn chess960_records_have_no_illegal_problem_and_the_same_verdict() {
    for record in records(include_str!("../data/fen_960.jsonl")) {
        let position = read(record["xfen"].as_str().expect("an X-FEN"));
        assert_eq!(rules::problems(&position), [], "{record}");
        let verdict = rules::verdict(&position);
        assert_eq!(Some(verdict.check), record["check"].as_bool(), "{record}");
        assert_eq!(verdict.moves.map(|moves| moves as u64), record["moves"].as_u64(), "{record}");
    }
}

/// Our code for a flag of python-chess; the two castling codes are one flag there.
fn code_of(status: &str) -> Option<&'static str> {
    Some(match status {
        "EMPTY" => "empty-board",
        "NO_WHITE_KING" | "NO_BLACK_KING" => "missing-king",
        "TOO_MANY_KINGS" => "too-many-kings",
        "TOO_MANY_WHITE_PAWNS" | "TOO_MANY_BLACK_PAWNS" => "too-many-pawns",
        "TOO_MANY_WHITE_PIECES" | "TOO_MANY_BLACK_PIECES" => "too-many-pieces",
        "PAWNS_ON_BACKRANK" => "pawn-on-back-rank",
        "OPPOSITE_CHECK" => "opponent-in-check",
        "INVALID_EP_SQUARE" => "bad-en-passant",
        "BAD_CASTLING_RIGHTS" => "castling",
        _ => return None,
    })
}

#[test]
fn illegal_records_have_the_same_problems() {
    let mut count = 0;
    let mut wrong = Vec::new();
    for record in records(include_str!("../data/fen_illegal.jsonl")) {
        let Ok(position) = fen::read(record["input"].as_str().expect("an input")) else { continue };
        let mut ours: Vec<&str> = rules::problems(&position).iter().map(Problem::code).collect();
        for code in &mut ours {
            *code = if code.starts_with("castling") { "castling" } else { code };
        }
        let statuses = record["py_status_960"].as_array().expect("a list of flags");
        let mut theirs: Vec<&str> = statuses.iter().filter_map(|status| code_of(status.as_str()?)).collect();
        for codes in [&mut ours, &mut theirs] {
            codes.sort_unstable();
            codes.dedup();
        }
        // python-chess adds up both sides' kings, and of several knows none to attack or to castle with.
        if ours.contains(&"too-many-kings") {
            let shakmaty = record["shakmaty_960"].as_array().expect("a list of kinds");
            assert!(shakmaty.contains(&"TOO_MANY_KINGS".into()), "{record}");
        } else if ours != theirs {
            wrong.push(format!("{ours:?} is not {theirs:?}: {record}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 150, "only {count} records");
}

#[test]
fn the_start_position_is_sound() {
    assert_eq!(rules::problems(&Position::start()), []);
    let verdict = rules::verdict(&Position::start());
    assert_eq!((verdict.check, verdict.state, verdict.moves), (false, State::Ongoing, Some(20)));
}

#[test]
fn all_problems_come_at_once() {
    assert_eq!(codes("8/8/8/8/8/8/8/8 w - - 0 1"), ["empty-board", "missing-king", "missing-king"]);
    assert_eq!(
        codes("kk6/8/8/8/8/8/8/P7 b KQ a3 0 1"),
        [
            "missing-king",
            "too-many-kings",
            "pawn-on-back-rank",
            "castling-without-king",
            "castling-without-rook",
            "castling-without-rook",
            "bad-en-passant"
        ]
    );
}

#[test]
fn each_problem_by_name() {
    let (white, black) = (Some(Color::White), Some(Color::Black));
    assert_problem("8/8/8/8/8/8/8/8 w - - 0 1", "empty-board", None, "", "The board is empty");
    assert_problem("8/8/8/8/8/8/8/4K3 w - - 0 1", "missing-king", black, "", "Black has no king");
    assert_problem("4k3/8/8/8/8/8/8/K6K w - - 0 1", "too-many-kings", white, "a1 h1", "White has 2 kings: a1 and h1");
    let pieces = "a4 a3 a2 b2 c2 d2 e2 f2 g2 h2 a1 b1 c1 d1 e1 f1 g1";
    assert_problem(
        "4k3/8/8/8/N7/N7/PPPPPPPP/NNBQKBR1 w - - 0 1",
        "too-many-pieces",
        white,
        pieces,
        "White has 17 pieces, and 16 is the most there can be",
    );
    assert_problem(
        "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
        "too-many-pawns",
        black,
        "a7 b7 c7 d7 e7 f7 g7 h7 a6",
        "Black has 9 pawns, and 8 is the most there can be",
    );
    assert_problem(
        "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "pawn-on-back-rank",
        white,
        "a8",
        "A white pawn stands on a8, where no pawn can be",
    );
    assert_problem(
        "p3k2p/8/8/8/8/8/8/p3K3 w - - 0 1",
        "pawn-on-back-rank",
        black,
        "a8 h8 a1",
        "Black's pawns stand on a8, h8 and a1, where no pawn can be",
    );
    assert_problem(
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "opponent-in-check",
        black,
        "e8",
        "Black's king on e8 can be captured",
    );
    assert_problem(
        "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
        "castling-without-king",
        white,
        "e1",
        "White may castle, but no white king stands on rank 1",
    );
    assert_problem(
        "4k3/8/8/8/8/8/8/4K2r b K - 0 1",
        "castling-without-rook",
        white,
        "h1",
        "White may castle with the rook on h1, but no white rook stands there",
    );
    assert_problem(
        "4k1rr/8/8/8/8/8/8/4K3 w kg - 0 1",
        "castling-without-rook",
        black,
        "h8 g8",
        "Black may castle with the rooks on h8 and g8, but only one on a side can be unmoved",
    );
    assert_problem(
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
        "bad-en-passant",
        black,
        "e6",
        "No black pawn can just have passed e6, the en passant square",
    );
}

#[test]
fn check_is_told_in_illegal_positions_and_on_large_boards() {
    let verdict = rules::verdict(&read("8/8/8/8/8/8/4r3/4K3 w - - 0 1"));
    assert_eq!((verdict.check, verdict.state, verdict.moves), (true, State::Illegal, None));
    let verdict = rules::verdict(&read("k9/10/10/10/10/10/10/4Ka4 w - - 0 1"));
    assert_eq!((verdict.check, verdict.state, verdict.moves), (false, State::NotApplicable, None));
}

#[test]
fn archbishops_and_chancellors_attack_as_two_pieces() {
    let is_check = |attacker: &str, square: &str| {
        let mut position = read("9k/10/10/10/10/10/10/K9 w - - 0 1");
        let piece = attacker.chars().next().and_then(fenwright::Piece::from_letter);
        position.board.set(square.parse().expect(square), piece);
        rules::verdict(&position).check
    };
    for (attacker, square, check) in [
        ("a", "c2", true),
        ("a", "b3", true),
        ("a", "f6", true),
        ("a", "a5", false),
        ("a", "j1", false),
        ("c", "c2", true),
        ("c", "b3", true),
        ("c", "a8", true),
        ("c", "j1", true),
        ("c", "f6", false),
        ("C", "j1", false),
    ] {
        assert_eq!(is_check(attacker, square), check, "{attacker} on {square} against the king on a1");
    }
}

#[test]
fn material_limits_grow_with_the_board() {
    let start = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    assert_eq!(codes(start), [""; 0]);
    assert_eq!(codes(&start.replacen("/10/", "/9q/", 1)), ["too-many-pieces"]);
}

#[test]
fn games_end_in_four_ways() {
    let state = |text: &str| rules::verdict(&read(text)).state;
    assert_eq!(state("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 0 3"), State::Checkmate);
    assert_eq!(state("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), State::Stalemate);
    assert_eq!(state("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"), State::InsufficientMaterial);
    assert_eq!(state("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), State::Ongoing);
}

#[test]
fn odd_positions_have_moves() {
    for text in [
        "8/8/2nn4/8/4K3/2nn4/8/7k w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKQNR w KQkq - 0 1",
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
    ] {
        assert!(rules::verdict(&read(text)).moves.is_some_and(|moves| moves > 0), "{text}");
    }
}

#[test]
fn en_passant_is_legal_only_when_a_capture_is() {
    for (text, legal) in [
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", true),
        ("8/8/8/3pP3/8/8/8/8 w - d6 0 1", true),
        ("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", false),
        ("4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", false),
        ("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1", false),
        ("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", false),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", false),
        ("4k5/10/10/10/5Pp3/10/10/4K5 b - f3 0 1", true),
        ("10/10/10/10/k3pP3R/10/10/9K b - f3 0 1", false),
        ("4k5/10/10/10/10/10/10/4K5 b - f3 0 1", false),
    ] {
        assert_eq!(rules::en_passant_is_legal(&read(text)), legal, "{text}");
    }
}
