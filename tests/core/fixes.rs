//! Fixes of problems: which are offered, and that they work.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

use std::mem::discriminant;

use fenwright::document::{Document, Edit};
use fenwright::notation::fen;
use fenwright::rules::{self, Fix, Problem, ProblemKind};
use fenwright::wording::{Message, Sentence};
use fenwright::{Board, Castling, Color, Piece, Position, Role, Size, Square};
use proptest::prelude::*;

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{}: {text}", fault.message(text)))
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A position, the code of one of its problems, and the label and result of each fix, in order.
type Row = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const MEN: &[Row] = &[
    ("8/8/8/8/8/8/8/8 w - - 0 1", "empty-board", &[("Set up the start position", START)]),
    ("4k3/8/8/8/8/8/8/8 w - - 0 1", "missing-king", &[("Put a king on e1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1")]),
    // The home square is occupied, or it would be attacked with the other side to move.
    ("4k3/8/8/8/8/8/8/4Q3 b - - 0 1", "missing-king", &[("Put a king on d1", "4k3/8/8/8/8/8/8/3KQ3 b - - 0 1")]),
    ("4k3/8/8/8/8/8/4r3/8 b - - 0 1", "missing-king", &[("Put a king on d1", "4k3/8/8/8/8/8/4r3/3K4 b - - 0 1")]),
    ("8/8/8/8/8/8/4P3/4K3 b - - 0 1", "missing-king", &[("Put a king on e8", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1")]),
    // A king with castling rights is placed on its back rank.
    ("k7/8/8/8/8/8/8/3NBN1R w K - 0 1", "missing-king", &[("Put a king on c1", "k7/8/8/8/8/8/8/2KNBN1R w K - 0 1")]),
    (
        "4k3/8/8/8/8/8/8/K6K w - - 0 1",
        "too-many-kings",
        &[
            ("Keep the king on a1", "4k3/8/8/8/8/8/8/K7 w - - 0 1"),
            ("Keep the king on h1", "4k3/8/8/8/8/8/8/7K w - - 0 1"),
        ],
    ),
    (
        "4k3/8/8/8/8/4K3/8/4K2R w K - 0 1",
        "too-many-kings",
        &[("Keep the king on e1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1")],
    ),
    ("4k3/8/8/8/KKK5/8/8/4K3 w - - 0 1", "too-many-kings", &[("Keep the king on e1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1")]),
    ("4k3/8/8/8/KKKK4/8/8/8 w - - 0 1", "too-many-kings", &[]),
    (
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
        "pawn-on-back-rank",
        &[("Move the pawn one step", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1")],
    ),
    (
        "P6P/4k3/8/8/8/8/8/4K3 w - - 0 1",
        "pawn-on-back-rank",
        &[
            ("Move 2 pawns one step", "8/P3k2P/8/8/8/8/8/4K3 w - - 0 1"),
            ("Make 2 queens", "Q6Q/4k3/8/8/8/8/8/4K3 w - - 0 1"),
        ],
    ),
    // The queen would attack the king of the side that is not to move.
    (
        "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "pawn-on-back-rank",
        &[("Move the pawn one step", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1")],
    ),
    ("4k3/8/8/8/8/8/n7/p3K3 w - - 0 1", "pawn-on-back-rank", &[("Make it a queen", "4k3/8/8/8/8/8/n7/q3K3 w - - 0 1")]),
    ("4k3/8/8/8/8/8/P7/P3K3 w - - 0 1", "pawn-on-back-rank", &[("Remove the pawn", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1")]),
    // Of ten pawns nine are left: that is not a new problem.
    (
        "P3k3/8/8/8/8/PP6/PPPPPPP1/4K3 w - - 0 1",
        "pawn-on-back-rank",
        &[("Move the pawn one step", "4k3/P7/8/8/8/PP6/PPPPPPP1/4K3 w - - 0 1")],
    ),
    (
        "4k3/8/8/4K3/8/PPP5/PPPPPPPP/RNBQKBNR w - - 0 1",
        "too-many-kings",
        &[
            ("Keep the king on e1", "4k3/8/8/8/8/PPP5/PPPPPPPP/RNBQKBNR w - - 0 1"),
            ("Keep the king on e5", "4k3/8/8/4K3/8/PPP5/PPPPPPPP/RNBQ1BNR w - - 0 1"),
        ],
    ),
    ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "too-many-pawns", &[]),
    ("4k3/8/8/8/8/QQQQQQQQ/QQQQQQQQ/4K3 b - - 0 1", "too-many-pieces", &[]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKQNR w KQkq - 0 1", "too-much-promotion", &[]),
    ("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 9", "too-many-pawn-captures", &[]),
    ("rnbqkbnr/1ppppppp/8/8/8/P7/PP1PPPPP/RNBQKBNR w KQkq - 0 9", "too-many-pawn-captures", &[]),
    ("rnbqkbnr/pppppppp/8/8/8/4B3/PPPPPPPP/RN1QKBNR w KQkq - 0 9", "bishop-behind-pawns", &[]),
    ("rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNB1KBNR w KQkq - 0 9", "pieces-behind-pawns", &[]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNQBKBNR w KQkq - 0 9", "back-ranks-differ", &[]),
];

const FIELDS: &[Row] = &[
    (
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "opponent-in-check",
        &[("Set Black to move", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")],
    ),
    (
        "R3k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "opponent-in-check",
        &[("Set Black to move", "R3k3/8/8/3pP3/8/8/8/4K3 b - - 0 1")],
    ),
    (
        "4k3/8/8/3pP3/8/8/4r3/4K3 b - - 0 1",
        "opponent-in-check",
        &[("Set White to move", "4k3/8/8/3pP3/8/8/4r3/4K3 w - - 0 1")],
    ),
    // Each side could capture a king.
    ("8/8/8/3kK3/8/8/8/8 b - - 0 1", "opponent-in-check", &[]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "wrong-side-to-move", &[("Set White to move", START)]),
    (
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
        "impossible-check",
        &[("Clear en passant d3", "8/8/8/1k6/3Pp3/8/8/4KQ2 b - - 0 1")],
    ),
    ("8/8/8/3k4/2P1P3/8/8/4K3 b - - 0 1", "impossible-check", &[]),
    (
        "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
        "castling-without-king",
        &[("Remove White's castling", "4k3/8/8/8/8/8/4K3/7R w - - 0 1")],
    ),
    (
        "4k3/8/8/8/8/8/8/7R w K - 0 1",
        "castling-without-king",
        &[
            ("Put a king on e1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
            ("Remove White's castling", "4k3/8/8/8/8/8/8/7R w - - 0 1"),
        ],
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "castling-without-rook",
        &[
            ("Remove castling with h1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
            ("Put a rook on h1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        ],
    ),
    (
        "4k2b/8/8/8/8/8/8/4K3 w k - 0 1",
        "castling-without-rook",
        &[("Remove castling with h8", "4k2b/8/8/8/8/8/8/4K3 w - - 0 1")],
    ),
    (
        "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1",
        "castling-without-rook",
        &[
            ("Remove castling with g1", "4k3/8/8/8/8/8/8/4K1RR w K - 0 1"),
            ("Remove castling with h1", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"),
        ],
    ),
    (
        "4k3/8/8/8/8/8/8/4KRRR w HGF - 0 1",
        "castling-without-rook",
        &[("Remove White's castling", "4k3/8/8/8/8/8/8/4KRRR w - - 0 1")],
    ),
    (
        "4k3/8/8/8/8/8/8/K6R w K - 0 1",
        "castling-after-move",
        &[("Remove castling with h1", "4k3/8/8/8/8/8/8/K6R w - - 0 1")],
    ),
    // Kings that have not moved are on the same file: the king that is not on its home square has moved.
    (
        "r2k3r/8/8/8/8/8/8/R3K2R w KQkq - 0 20",
        "castling-after-move",
        &[
            ("Remove Black's castling", "r2k3r/8/8/8/8/8/8/R3K2R w KQ - 0 20"),
            ("Remove White's castling", "r2k3r/8/8/8/8/8/8/R3K2R w kq - 0 20"),
        ],
    ),
    // This applies to their rooks too.
    (
        "r3k1r1/8/8/8/8/8/8/R3K2R w KQkq - 0 20",
        "castling-after-move",
        &[
            ("Remove castling with g8", "r3k1r1/8/8/8/8/8/8/R3K2R w KQq - 0 20"),
            ("Remove castling with h1", "r3k1r1/8/8/8/8/8/8/R3K2R w Qkq - 0 20"),
        ],
    ),
    ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "bad-en-passant", &[("Clear en passant e6", "4k3/8/8/8/8/8/8/4K3 w - - 0 1")]),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 3 9",
        "en-passant-with-clock",
        &[
            ("Set clock to 0", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9"),
            ("Clear en passant d6", "4k3/8/8/3pP3/8/8/8/4K3 w - - 3 9"),
        ],
    ),
    (
        "4k3/8/8/8/8/8/4P3/4K3 w - - 21 9",
        "clock-above-moves",
        &[
            ("Set move number to 12", "4k3/8/8/8/8/8/4P3/4K3 w - - 21 12"),
            ("Set clock to 16", "4k3/8/8/8/8/8/4P3/4K3 w - - 16 9"),
        ],
    ),
    (
        "4k3/8/8/8/8/8/4P3/4K3 b - - 21 9",
        "clock-above-moves",
        &[
            ("Set move number to 11", "4k3/8/8/8/8/8/4P3/4K3 b - - 21 11"),
            ("Set clock to 17", "4k3/8/8/8/8/8/4P3/4K3 b - - 17 9"),
        ],
    ),
    // With a later move number, the game would still have gone on beyond the 75-move rule.
    (
        "4k3/8/8/8/8/8/4P3/4K3 w - - 150 1",
        "clock-above-moves",
        &[
            ("Set clock to 0", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"),
            ("Set move number to 76", "4k3/8/8/8/8/8/4P3/4K3 w - - 150 76"),
        ],
    ),
    (
        "4k3/8/8/8/8/8/4P3/4K3 w - - 101 80",
        "clock-above-100",
        &[("Set clock to 100", "4k3/8/8/8/8/8/4P3/4K3 w - - 100 80")],
    ),
    (
        "4k3/8/8/8/8/8/4P3/4K3 w - - 151 80",
        "clock-above-150",
        &[("Set clock to 100", "4k3/8/8/8/8/8/4P3/4K3 w - - 100 80")],
    ),
    // No black pawn can have come from below its home rank.
    ("8/8/8/8/8/4k3/3P4/7K b - - 0 1", "check-without-move", &[]),
];

const LARGE: &[Row] = &[
    (
        "10/10/10/10/10/10/10/10 w - - 0 1",
        "empty-board",
        &[("Set up the start position", "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1")],
    ),
    ("6/6/6/6/6/6 w - - 0 1", "empty-board", &[]),
    (
        "5k4/10/10/10/10/10/10/10 w - - 0 1",
        "missing-king",
        &[("Put a king on f1", "5k4/10/10/10/10/10/10/5K4 w - - 0 1")],
    ),
    (
        "5k4/10/6A3/10/10/10/10/5K4 w - - 0 1",
        "opponent-in-check",
        &[("Set Black to move", "5k4/10/6A3/10/10/10/10/5K4 b - - 0 1")],
    ),
    (
        "5k4/10/10/10/10/10/10/R4K4 w KQ - 0 1",
        "castling-without-rook",
        &[
            ("Remove castling with j1", "5k4/10/10/10/10/10/10/R4K4 w Q - 0 1"),
            ("Put a rook on j1", "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1"),
        ],
    ),
    (
        "10/5k4/10/10/10/10/10/5K3p w - - 0 1",
        "pawn-on-back-rank",
        &[
            ("Move the pawn one step", "10/5k4/10/10/10/10/9p/5K4 w - - 0 1"),
            ("Make it a queen", "10/5k4/10/10/10/10/10/5K3q w - - 0 1"),
        ],
    ),
    (
        "5k4/10/10/10/10/10/10/5K4 w - j6 0 1",
        "bad-en-passant",
        &[("Clear en passant j6", "5k4/10/10/10/10/10/10/5K4 w - - 0 1")],
    ),
];

fn rows() -> impl Iterator<Item = &'static Row> {
    [MEN, FIELDS, LARGE].into_iter().flatten()
}

#[test]
fn each_kind_has_these_fixes() {
    let mut wrong = Vec::new();
    for (text, code, expected) in rows() {
        let position = read(text);
        let problems = rules::problems(&position);
        let codes: Vec<&str> = problems.iter().map(Problem::id).collect();
        let Some(problem) = problems.iter().find(|problem| problem.id() == *code) else {
            wrong.push(format!("{text}: {codes:?} without {code}"));
            continue;
        };
        let fixes = rules::fixes(&position, problem);
        let found: Vec<(String, String)> =
            fixes.iter().map(|fix| (fix.kind.sentence(), fen::write(&fix.position))).collect();
        let expected: Vec<(String, String)> =
            expected.iter().map(|(label, fen)| ((*label).into(), (*fen).into())).collect();
        if found != expected {
            wrong.push(format!("{text}: {code} of {codes:?}\n  has {found:?}\n  not {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn all_is_mended_that_can_be_in_one_way_only() {
    let cases = [
        // Changing the side to move also removes the en passant square. The right stays, because a rook may be missing.
        ("4k3/8/8/8/8/8/4R3/4K3 w K e6 0 1", Some("4k3/8/8/8/8/8/4R3/4K3 b K - 0 1")),
        // The rights of both sides and the en passant square.
        ("8/4k3/8/8/8/8/4K3/8 w KQkq a6 0 1", Some("8/4k3/8/8/8/8/4K3/8 w - - 0 1")),
        // A single problem is fixed by its own fix.
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", None),
        // Each of these has two fixes, or needs a guess.
        ("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", None),
        ("8/8/8/8/8/8/8/8 w - - 0 1", None),
        ("8/8/8/8/8/8/8/P6p w - - 120 1", None),
        (START, None),
    ];
    for (text, expected) in cases {
        let mended = rules::fix_all(&read(text)).map(|position| fen::write(&position));
        assert_eq!(mended.as_deref(), expected, "{text}");
    }
}

/// Returns `true` if the problems are the same apart from their numbers.
fn is_same(one: &Problem, other: &Problem) -> bool {
    discriminant(&one.kind) == discriminant(&other.kind) && (one.color, &one.squares) == (other.color, &other.squares)
}

/// The number of surplus pieces, if the problem is about them. It may become smaller.
fn excess(problem: &Problem) -> Option<usize> {
    match problem.kind {
        ProblemKind::TooManyPieces { max: most } | ProblemKind::TooManyPawns { most } => {
            Some(problem.squares.len().saturating_sub(most.into()))
        }
        ProblemKind::TooMuchPromotion { promoted, missing, .. } => Some(promoted.saturating_sub(missing).into()),
        _ => None,
    }
}

/// A problem that must not appear, if there is one.
fn what_came(before: &[Problem], after: &[Problem]) -> Option<String> {
    let was = |problem: &Problem, old: &Problem| {
        is_same(old, problem)
            || (problem.id(), problem.color) == (old.id(), old.color)
                && excess(problem).is_some_and(|now| Some(now) <= excess(old))
    };
    let came = |problem: &&Problem| problem.is_illegal() && !before.iter().any(|old| was(problem, old));
    after.iter().find(came).map(|problem| format!("it brings {problem:?}"))
}

/// The error of a fix, if there is one.
fn fault_of(position: &Position, before: &[Problem], problem: &Problem, fix: &Fix) -> Option<String> {
    let after = rules::problems(&fix.position);
    if after.iter().any(|other| is_same(other, problem)) {
        return Some("the problem is still there".into());
    }
    if fix.position == *position {
        return Some("it changes nothing".into());
    }
    if fen::read(&fen::write(&fix.position)) != Ok(fix.position) {
        return Some(format!("{} does not say it", fen::write(&fix.position)));
    }
    if fix.kind.sentence().is_empty() {
        return Some("it has no label".into());
    }
    what_came(before, &after)
}

/// The error of undoing a fix in a document, if there is one.
fn fault_of_undo(position: &Position, fix: &Fix) -> Option<String> {
    let text = format!("# one\n{}\n", fen::write(position));
    let mut document = Document::from_bytes(text.clone().into_bytes());
    let written = |document: &Document| {
        let mut bytes = Vec::new();
        document.write_to(&mut bytes).expect("a vector takes everything");
        bytes
    };
    let applied = document.apply(Edit::Fix(Box::new(fix.position)));
    if !applied || *document.position() != fix.position {
        return Some("the document does not apply it".into());
    }
    let is_restored = document.undo() && document.position() == position && written(&document) == text.as_bytes();
    (!is_restored || document.can_undo()).then(|| "one undo does not restore what was".into())
}

/// All errors of the fixes of a position.
fn faults_of(position: &Position) -> Vec<String> {
    let before = rules::problems(position);
    let mut faults = Vec::new();
    for problem in &before {
        let fixes = rules::fixes(position, problem);
        for (at, fix) in fixes.iter().enumerate() {
            let fault = fault_of(position, &before, problem, fix).or_else(|| fault_of_undo(position, fix));
            faults.extend(fault.map(|fault| format!("{problem:?}: {}: {fault}", fix.kind.sentence())));
            if fixes
                .iter()
                .take(at)
                .any(|other| other.kind.sentence() == fix.kind.sentence() || other.position == fix.position)
            {
                faults.push(format!("{problem:?}: {} twice", fix.kind.sentence()));
            }
        }
    }
    let Some(mended) = rules::fix_all(position) else { return faults };
    let after = rules::problems(&mended);
    let gone = before.iter().filter(|problem| !after.iter().any(|other| is_same(other, problem))).count();
    if gone < 2 {
        faults.push(format!("all at once: only {gone} gone"));
    }
    faults.extend(what_came(&before, &after).map(|fault| format!("all at once: {fault}")));
    if rules::fix_all(&mended).is_some() {
        faults.push("all at once: something is left to mend".into());
    }
    faults
}

#[test]
fn fixes_mend_the_positions_of_the_table_and_the_illegal_records() {
    let records = include_str!("../data/fen_illegal.jsonl").lines().map(|line| {
        let record: serde_json::Value = serde_json::from_str(line).expect(line);
        record["input"].as_str().expect("an input").to_owned()
    });
    let mut count = 0;
    let mut wrong = Vec::new();
    for text in records.chain(rows().map(|row| row.0.to_owned())) {
        let Ok(position) = fen::read(&text) else { continue };
        wrong.extend(faults_of(&position).into_iter().map(|fault| format!("{text}: {fault}")));
        count += 1;
    }
    assert!(wrong.is_empty(), "{} in {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 200, "only {count} positions");
}

/// The legal positions of the collection, each with a king more on an empty square.
fn with_a_king_more() -> impl Iterator<Item = (Position, Position, Color)> {
    let mut random = fastrand::Rng::with_seed(7);
    include_str!("../data/fen_valid.jsonl").lines().filter_map(move |line| {
        let record: serde_json::Value = serde_json::from_str(line).expect(line);
        let original = fen::read(record["input"].as_str()?).ok()?;
        let empty: Vec<Square> = Size::STANDARD.squares().filter(|at| original.board.get(*at).is_none()).collect();
        let (color, square) = (Color::ALL[random.usize(..2)], random.choice(empty)?);
        let mut crowded = original;
        crowded.board.set(square, Some(Piece::new(color, Role::King)));
        Some((original, crowded, color))
    })
}

#[test]
fn no_fix_keeps_a_king_with_which_more_is_wrong() {
    let (mut count, mut restored, mut kept) = (0, 0, Vec::new());
    for (original, crowded, color) in with_a_king_more() {
        let problems = rules::problems(&crowded);
        let too_many = |problem: &&Problem| problem.kind == ProblemKind::TooManyKings && problem.color == Some(color);
        let problem = problems.iter().find(too_many).expect("two kings");
        let fixes = rules::fixes(&crowded, problem);
        let left: Vec<usize> = fixes.iter().map(|fix| rules::problems(&fix.position).len()).collect();
        count += 1;
        restored += usize::from(fixes.first().is_some_and(|fix| fix.position == original));
        if left.first().is_none_or(|first| *first > rules::problems(&original).len()) || !left.is_sorted() {
            kept.push(format!("{}: {left:?}", fen::write(&crowded)));
        }
    }
    assert!(kept.is_empty(), "{} of {count}:\n{}", kept.len(), kept.join("\n"));
    assert!(count > 1000 && restored * 3 > count * 2, "{restored} of {count} restored");
}

/// A board to change: the start position, an empty board, large and small boards.
fn any_board() -> impl Strategy<Value = Board> {
    let empty = |files, ranks| Board::empty(Size::new(files, ranks).expect("a board"));
    prop_oneof![
        3 => Just(Position::start().board),
        1 => Just(empty(8, 8)),
        1 => Just(empty(10, 8)),
        1 => Just(empty(5, 6)),
        1 => Just(read("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1").board),
    ]
}

fn any_piece() -> impl Strategy<Value = Option<Piece>> {
    prop_oneof![
        1 => Just(None),
        2 => prop::sample::select("KkPpQqRrBbNnAaCc".chars().collect::<Vec<char>>()).prop_map(Piece::from_letter),
    ]
}

/// Positions with few or many problems.
fn any_spoiled() -> impl Strategy<Value = Position> {
    let changes = prop::collection::vec((0_u8..10, 0_u8..10, any_piece()), 0..20);
    let rights = prop::collection::vec((any::<bool>(), 0_u8..10), 0..5);
    let clocks = prop::sample::select(vec![0, 1, 5, 99, 100, 101, 150, 151, 9999]);
    let numbers = prop::sample::select(vec![1, 2, 60, 9999]);
    let en_passant = prop::option::of(0_u8..10);
    (any_board(), changes, rights, any::<bool>(), en_passant, clocks, numbers).prop_map(
        |(mut board, changes, rights, is_white, en_passant, halfmove_clock, fullmove_number)| {
            for (file, rank, piece) in changes {
                board.set(Square::new(file, rank), piece);
            }
            let color = |is_white| if is_white { Color::White } else { Color::Black };
            let size = board.size();
            let mut castling = Castling::NONE;
            for (is_white, file) in rights {
                castling.set(color(is_white), file.min(size.files() - 1), true);
            }
            let side_to_move = color(is_white);
            let en_passant =
                en_passant.map(|file| Square::new(file.min(size.files() - 1), size.en_passant_rank(side_to_move)));
            let rules = fenwright::board::Rules::Standard;
            Position { board, side_to_move, castling, en_passant, halfmove_clock, fullmove_number, rules }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fixes_mend_spoiled_positions(position in any_spoiled()) {
        let faults = faults_of(&position);
        prop_assert!(faults.is_empty(), "{}: {}", fen::write(&position), faults.join("\n"));
    }
}
