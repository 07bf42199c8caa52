//! Problems, verdicts and attacks.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

mod corpora;
mod differential;
mod disagreements;
mod endings;
mod kinds;
mod known_endings;
mod legality;
mod other_boards;
mod patterns;
mod pawns;
mod random_boards;
mod random_games;
mod rare_games;
mod rectangles;
mod retractions;
mod retro;
mod shakmaty_conversion;

use fenwright::notation::fen;
use fenwright::rules::{self, GameState, Problem};
use fenwright::wording::{self, Message, Sentence};
use fenwright::{Color, Position};
use serde_json::Value;

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{}: {text}", fault.message(text)))
}

fn records(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect(line))
}

fn codes(text: &str) -> Vec<&'static str> {
    rules::problems(&read(text)).iter().map(Problem::id).collect()
}

fn assert_problem(text: &str, code: &str, color: Option<Color>, squares: &str, sentence: &str) {
    let problems = rules::problems(&read(text));
    let found: Vec<String> = problems.iter().map(Problem::sentence).collect();
    let problem = problems.iter().find(|problem| problem.sentence() == sentence);
    let problem = problem.unwrap_or_else(|| panic!("{text}: {found:?} instead of {sentence:?}"));
    let names: Vec<String> = problem.squares.iter().map(ToString::to_string).collect();
    assert_eq!((problem.id(), problem.color, names.join(" ").as_str()), (code, color, squares), "{text}");
    assert!(problem.is_illegal(), "{text}");
    assert_eq!(rules::verdict(&read(text)).state, GameState::Illegal, "{text}");
}

#[test]
fn the_start_position_is_sound() {
    assert_eq!(rules::problems(&Position::start()), []);
    let verdict = rules::verdict(&Position::start());
    assert_eq!((verdict.check, verdict.state, verdict.moves), (false, GameState::Ongoing, Some(20)));
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
        "White has 17 pieces; the maximum is 16",
    );
    assert_problem(
        "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
        "too-many-pawns",
        black,
        "a7 b7 c7 d7 e7 f7 g7 h7 a6",
        "Black has 9 pawns; the maximum is 8",
    );
    assert_problem(
        "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "pawn-on-back-rank",
        white,
        "a8",
        "There is a white pawn on a8, where no pawn can be",
    );
    assert_problem(
        "p3k2p/8/8/8/8/8/8/p3K3 w - - 0 1",
        "pawn-on-back-rank",
        black,
        "a8 h8 a1",
        "There are black pawns on a8, h8 and a1, where no pawn can be",
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
        "White may castle, but there is no white king on rank 1",
    );
    assert_problem(
        "4k3/8/8/8/8/8/8/4K2r b K - 0 1",
        "castling-without-rook",
        white,
        "h1",
        "White may castle with the rook on h1, but there is no white rook there",
    );
    assert_problem(
        "4k1rr/8/8/8/8/8/8/4K3 w kg - 0 1",
        "castling-without-rook",
        black,
        "h8 g8",
        "Black may castle with the rooks on h8 and g8, but only one rook on each side can be unmoved",
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
fn check_is_found_in_illegal_positions_and_on_large_boards() {
    let verdict = rules::verdict(&read("8/8/8/8/8/8/4r3/4K3 w - - 0 1"));
    assert_eq!((verdict.check, verdict.state, verdict.moves), (true, GameState::Illegal, None));
    let verdict = rules::verdict(&read("k9/10/10/10/10/10/10/4Ka4 w - - 0 1"));
    assert_eq!((verdict.check, verdict.state, verdict.moves), (false, GameState::Ongoing, Some(3)));
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
    assert_eq!(codes(&start.replacen("/10/", "/9q/", 1)), ["too-many-pieces", "too-much-promotion"]);
}

#[test]
fn games_end_in_four_ways() {
    let state = |text: &str| rules::verdict(&read(text)).state;
    assert_eq!(state("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 0 3"), GameState::Checkmate);
    assert_eq!(state("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), GameState::Stalemate);
    assert_eq!(state("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"), GameState::InsufficientMaterial);
    assert_eq!(state("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), GameState::Ongoing);
}

#[test]
fn odd_positions_have_moves() {
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 5",
        "8/8/8/8/k6R/8/8/R3K3 b - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 500 9",
    ] {
        assert!(!rules::problems(&read(text)).is_empty(), "{text}");
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

#[test]
fn check_is_said_of_dead_draws_too() {
    let position = read("8/8/8/8/8/2k5/3n4/1K6 w - - 0 1");
    let sentence = wording::verdict(&rules::verdict(&position), position.side_to_move);
    assert_eq!(sentence, "White to move, in check, 3 legal moves, dead draw");
}

#[test]
fn only_bishops_of_one_colour_of_squares_are_said_to_share_it() {
    let sentence = |text: &str| {
        let problems = rules::problems(&read(text));
        let found = problems.iter().find(|problem| problem.id() == "too-much-promotion").expect(text);
        found.sentence()
    };
    let one = sentence("4k3/8/8/8/8/4B3/PPPPPPPP/2B1K3 w - - 0 1");
    assert_eq!(one, "White's bishops on e3 and c1 are on squares of the same colour, but no pawn is missing");
    let both = sentence("4k3/8/8/8/8/3BB3/PPPPPPPP/2B1KB2 w - - 0 1");
    assert_eq!(both, "White has at least 2 promoted pieces, but no pawn is missing");
}
