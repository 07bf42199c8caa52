//! Every kind of problem with examples, and with similar positions without the problem.

use std::collections::BTreeSet;

use fenwright::Color;
use fenwright::board::BitPosition;
use fenwright::rules::{self, Problem, ProblemKind};

use super::{codes, read};

/// The code, the side, the squares as found, whether the problem is illegal, and the FEN.
type Row = (&'static str, Option<Color>, &'static str, bool, &'static str);

const WHITE: Option<Color> = Some(Color::White);
const BLACK: Option<Color> = Some(Color::Black);

const ILLEGAL: &[Row] = &[
    ("empty-board", None, "", true, "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("missing-king", WHITE, "", true, "4k3/8/8/8/8/8/8/8 w - - 0 1"),
    ("missing-king", BLACK, "", true, "10/10/10/10/10/10/10/5K4 w - - 0 1"),
    ("too-many-kings", WHITE, "a1 h1", true, "4k3/8/8/8/8/8/8/K6K w - - 0 1"),
    (
        "too-many-pieces",
        WHITE,
        "a4 a3 a2 b2 c2 d2 e2 f2 g2 h2 a1 b1 c1 d1 e1 f1 g1",
        true,
        "4k3/8/8/8/N7/N7/PPPPPPPP/NNBQKBR1 w - - 0 1",
    ),
    ("too-many-pawns", BLACK, "a7 b7 c7 d7 e7 f7 g7 h7 a6", true, "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"),
    // Two bishops on dark squares, and no missing pawn.
    ("too-much-promotion", WHITE, "a3 c1", true, "4k3/8/8/8/8/B7/PPPPPPPP/2B1K3 w - - 0 1"),
    ("too-much-promotion", BLACK, "a8 d8", true, "q2qk3/pppppppp/8/8/8/8/8/4K3 w - - 0 1"),
    ("pawn-on-back-rank", WHITE, "a8", true, "P3k3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("pawn-on-back-rank", BLACK, "a10", true, "p3k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1"),
    ("opponent-in-check", BLACK, "e8", true, "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"),
    ("opponent-in-check", WHITE, "e1", true, "4k3/8/8/8/8/8/3p4/4K3 b - - 0 1"),
    // An archbishop leaps; a chancellor slides along a file.
    ("opponent-in-check", BLACK, "f8", true, "5k4/10/4A5/10/10/10/10/5K4 w - - 0 1"),
    ("opponent-in-check", BLACK, "f8", true, "5k4/10/10/5C4/10/10/10/K9 w - - 0 1"),
    ("impossible-check", WHITE, "b4 d2 e1", true, "8/8/8/8/1r2K3/8/3n4/4r2k w - - 0 1"),
    // Two rooks that attack the king from opposite sides.
    ("impossible-check", WHITE, "e8 e1", true, "4r3/8/8/8/4K3/8/8/k3r3 w - - 0 1"),
    ("impossible-check", BLACK, "b6 f6", true, "8/8/1N3N2/3k4/8/8/8/4K3 b - - 0 1"),
    ("impossible-check", BLACK, "c4 e4", true, "8/8/8/3k4/2P1P3/8/8/4K3 b - - 0 1"),
    ("impossible-check", BLACK, "e4 c3", true, "8/8/8/3k4/4P3/2N5/8/4K3 b - - 0 1"),
    ("impossible-check", BLACK, "e6 g6", true, "5k4/10/4A1N3/10/10/10/10/5K4 b - - 0 1"),
    // The last move was d2-d4, which opened no line to the king.
    ("impossible-check", BLACK, "f1", true, "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1"),
    // f2-f4 opened the second rank for the queen, but the bishop attacked the king before.
    ("impossible-check", BLACK, "b2", true, "8/4P3/8/4B3/1K3P2/8/1Q5k/8 b - f3 0 181"),
    ("impossible-check", BLACK, "d4 h2", true, "8/8/8/4k3/3P4/8/7B/K7 b - d3 0 1"),
    ("castling-on-narrow-board", WHITE, "e1", true, "rnbqk/ppppp/5/PPPPP/1NBQR w K - 0 1"),
    ("castling-without-king", WHITE, "e1", true, "4k3/8/8/8/8/8/4K3/7R w K - 0 1"),
    ("castling-without-rook", WHITE, "h1", true, "4k3/8/8/8/8/8/8/4K2r b K - 0 1"),
    ("castling-without-rook", WHITE, "j1", true, "5k4/10/10/10/10/10/10/5K4 w K - 0 1"),
    // Of two rooks on one side, only one can be unmoved.
    ("castling-without-rook", WHITE, "h1 g1", true, "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1"),
    ("bad-en-passant", BLACK, "e6", true, "4k3/8/8/8/8/8/8/4K3 w - e6 0 1"),
    ("bad-en-passant", BLACK, "d6", true, "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1"),
    ("bad-en-passant", BLACK, "d6", true, "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1"),
    ("bad-en-passant", BLACK, "d6", true, "4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1"),
    ("bad-en-passant", WHITE, "e3", true, "5k4/10/10/10/5p4/10/10/5K4 b - e3 0 1"),
];

const ODD: &[Row] = &[
    // The pawn on a3 comes from b2, but no piece is missing.
    ("too-many-pawn-captures", WHITE, "a3 a2", false, "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 5"),
    (
        "too-many-pawn-captures",
        WHITE,
        "a3 a2",
        false,
        "rnabqkbcnr/pppppppppp/10/10/10/P9/P1PPPPPPPP/RNABQKBCNR w KQkq - 0 5",
    ),
    // Both squares from which a pawn on a3 can come still have their pawns.
    ("too-many-pawn-captures", WHITE, "a3 a2", false, "4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1"),
    ("bishop-behind-pawns", WHITE, "a3", false, "rnbqkbnr/pppp1ppp/8/4p3/4P3/B7/PPPP1PPP/RN1QKBNR w KQkq - 0 3"),
    ("pieces-behind-pawns", WHITE, "d4", false, "rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNB1KBNR w KQkq - 0 5"),
    ("pieces-behind-pawns", WHITE, "a4", false, "rnbqkbnr/pppppppp/8/8/R7/8/PPPPPPPP/1NBQKBNR w Kkq - 0 5"),
    // The corner is behind the king, and no black pawn becomes a bishop there.
    ("check-without-move", WHITE, "a8", false, "b7/1K6/8/8/8/8/8/7k w - - 0 1"),
    ("check-without-move", WHITE, "f7", false, "7k/5p2/6K1/8/8/8/8/8 w - - 0 1"),
    // Neither rook can have opened the line of the other.
    ("check-without-move", BLACK, "h4 a1", false, "8/8/8/8/k6R/8/8/R3K3 b - - 0 1"),
    // From any square of the file, the chancellor would have attacked the king before.
    ("check-without-move", BLACK, "e6 f2", false, "5k4/10/4C5/10/10/10/5R4/5K4 b - - 0 1"),
    (
        "back-ranks-differ",
        None,
        "a8 c8 d8 e8 f8 h8 a1 c1 d1 e1 f1 h1",
        false,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 5",
    ),
    ("no-last-move", BLACK, "", false, "k7/p1K5/8/8/8/8/8/8 w - - 0 1"),
    // Black's only last move is with the king from d3, where two pieces would have given check at once.
    ("no-last-move", BLACK, "", false, "4B2n/Bqp2Nbr/r1r2p1B/5b2/n3bN2/1QR1q1b1/3kr2B/QKb2B1R w - - 0 1"),
    ("stuck-pieces", None, "b3 a2 b1", false, "4k3/8/8/8/8/1P6/bPP5/1b2K3 b - - 0 1"),
    // The bishop needs h7 to come to g8, and the pawn comes from h7.
    ("stuck-away-from-home", None, "g8", false, "4k1b1/5pp1/6p1/8/8/8/8/4K3 b - - 0 1"),
    ("stuck-away-from-home", None, "a1", false, "8/8/8/4k3/8/8/1P6/B3K3 w - - 0 1"),
    ("stuck-away-from-home", None, "h1", false, "4k3/8/8/8/8/8/6P1/4K2B b - - 0 1"),
    // Nothing was captured, but two pawns have passed each other, or were promoted.
    ("stuck-pieces", None, "d5 d4", false, "rnbqkbnr/ppp2ppp/4p3/3P4/3p4/4P3/PPP2PPP/RNBQKBNR b - - 0 6"),
    (
        "too-few-captures",
        None,
        "a7 b7 c7 d7 e7 f7 g7 h7 b2 c2 d2 e2 f2 g2",
        false,
        "rnbqkbnr/pppppppp/8/8/1QQ5/8/1PPPPPP1/RNBQKBNR b KQkq - 0 20",
    ),
    ("no-promotion-square", BLACK, "d5", false, "rnbqkbnr/pppppp1p/8/3b4/8/6P1/PPPPPP2/RNBQK1NR w K - 0 10"),
    ("confined-pieces", None, "c3", false, "rnbqkbnr/pppppppp/8/8/8/2R4P/PPPPPPP1/1NBQKBNR w Kkq - 0 9"),
    ("captured-at-home", None, "h1", false, "rnbqkbnr/ppp1pppp/2p5/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 9"),
    ("en-passant-with-clock", BLACK, "d6", false, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 1 20"),
    ("clock-above-moves", None, "", false, "4k3/8/8/8/8/8/8/4K2R w - - 1 1"),
    ("clock-above-moves", None, "", false, "4k3/8/8/8/8/8/8/4K2R b - - 2 1"),
    ("clock-above-100", None, "", false, "4k3/8/8/8/8/8/8/4K2R w - - 101 200"),
    ("clock-above-100", None, "", false, "4k3/8/8/8/8/8/8/4K2R w - - 150 200"),
    ("clock-above-150", None, "", false, "4k3/8/8/8/8/8/8/4K2R w - - 151 200"),
    ("clock-above-150", None, "", false, "5k4/10/10/10/10/10/10/A4K4 w - - 151 200"),
    // A king that castles begins with a rook on each side.
    ("castling-after-move", WHITE, "a1 h1", false, "4k3/8/8/8/8/8/8/K6R w K - 0 1"),
    ("castling-after-move", WHITE, "h1 a1", false, "4k3/8/8/8/8/8/8/R6K w Q - 0 1"),
    // Both sides have the same start position, and both kings are claimed to be unmoved.
    ("castling-after-move", None, "d8 e1", false, "3k3r/8/8/8/8/8/8/4K2R w Kk - 0 1"),
    ("wrong-side-to-move", BLACK, "", false, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"),
    ("wrong-side-to-move", WHITE, "", false, "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 2 2"),
];

#[test]
fn every_kind_is_found() {
    for (code, color, squares, illegal, text) in ILLEGAL.iter().chain(ODD).copied() {
        let problems = rules::problems(&read(text));
        let names = |problem: &Problem| problem.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let found = problems.iter().find(|problem| problem.id() == code && problem.color == color);
        let found = found.unwrap_or_else(|| panic!("{text} has no {code} of {color:?}: {problems:?}"));
        assert_eq!((names(found).as_str(), found.is_illegal()), (squares, illegal), "{text}: {code}");
    }
    let back_ranks = rules::problems(&read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 5"));
    let codes: Vec<&str> = back_ranks.iter().map(Problem::id).collect();
    assert_eq!(codes, ["back-ranks-differ"]);
    assert!(back_ranks.iter().all(|problem| problem.color.is_none() && !problem.is_illegal()));
}

/// The names of all kinds, read from the source, so that a new kind without an example fails this test.
fn all_kinds() -> BTreeSet<String> {
    let source = syn::parse_file(include_str!("../../../src/rules/problem.rs")).expect("the source compiles");
    let kinds = source.items.iter().find_map(|item| match item {
        syn::Item::Enum(kinds) if kinds.ident == "ProblemKind" => Some(&kinds.variants),
        _ => None,
    });
    kinds.expect("the kinds are in this file").iter().map(|kind| kind.ident.to_string()).collect()
}

/// The name of a kind without its fields.
fn name(kind: ProblemKind) -> String {
    format!("{kind:?}").split(' ').next().unwrap_or_default().to_owned()
}

/// The quick look is only used on 8x8, so every kind has an 8x8 example.
#[test]
fn no_kind_is_hidden_by_the_quick_look() {
    let mut shown = BTreeSet::new();
    for (code, color, _, _, text) in ILLEGAL.iter().chain(ODD).copied() {
        let position = read(text);
        let Some(bits) = BitPosition::from_standard(&position) else { continue };
        assert!(!rules::is_sound_quick(&bits), "{text} has {code}, but is cleared: see src/rules/problems/mod.rs");
        let problems = rules::problems(&position);
        let meant = problems.iter().filter(|problem| problem.id() == code && problem.color == color);
        shown.extend(meant.map(|problem| name(problem.kind)));
    }
    // Problems of variants never reach the quick look, and wide boards do not have those of narrow ones.
    let mut kinds = all_kinds();
    kinds.retain(|kind| !["Variant", "CastlingOnNarrowBoard"].contains(&kind.as_str()));
    let missing: Vec<&String> = kinds.difference(&shown).collect();
    assert!(missing.is_empty(), "{missing:?} have no position of 8x8 here: see src/rules/problems/mod.rs");
    assert_eq!(shown, kinds);
}

/// Positions without any problem that are one step away from one, with an explanation.
const SOUND: &[(&str, &str)] = &[
    ("4k3/8/8/8/8/B7/PPPP1PPP/2B1K3 w - - 0 1", "the pawn that is missing became the second bishop"),
    ("q2qk3/ppp1pppp/8/8/8/8/8/4K3 w - - 0 1", "the pawn that is missing became the second queen"),
    ("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", "all men and no more"),
    ("8/8/8/1k6/3Pp3/8/8/4KQ2 b - - 0 1", "the queen moved to f1, not the pawn"),
    ("8/8/8/8/5P2/8/1Q5k/K7 b - f3 0 1", "f2-f4 opened the second rank"),
    ("8/8/8/4k3/3P4/8/8/K7 b - d3 0 1", "the pawn itself checks after its double step"),
    ("4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1", "the knight left the file and checks too"),
    ("5R2/R4k2/8/8/8/8/8/K7 b - - 0 1", "the pawn of e7 captured on f8, became a rook and left the rank"),
    ("5R2/R3k3/8/8/8/8/8/K7 b - - 0 1", "one rook checks, the other only guards"),
    ("3k4/8/3nP3/8/7B/8/8/3RK3 b - - 0 1", "one bishop checks, the rook's file is closed"),
    ("8/8/3kP3/8/8/8/7B/3RK3 b - - 0 1", "the pawn captured on e6 en passant and left d5, its victim e5"),
    ("5k4/10/4A5/10/10/10/5R4/5K4 b - - 0 1", "the archbishop left the file along a diagonal"),
    ("5k2/8/8/8/8/8/8/4NRKN b - - 0 1", "in Chess960 king and rook may just have changed places"),
    ("7k/8/8/8/8/8/1K6/b7 w - - 0 1", "a pawn became a bishop on a1"),
    ("7k/8/5p2/6K1/8/8/8/8 w - - 0 1", "the pawn moved from f7"),
    ("7k/8/6p1/5K2/8/8/8/8 w - - 0 1", "the pawn moved from g7 or captured"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "the pawn has just moved from d7"),
    ("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "no pawn can capture, and the square may be stated all the same"),
    ("r1bqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 5", "the pawn of b2 captured the knight on a3"),
    ("4k3/8/8/8/8/P7/P7/4K3 w - - 0 1", "the other pawn comes from b2"),
    ("4k3/8/8/8/8/1P6/PP6/4K3 w - - 0 1", "the third pawn comes from c2"),
    ("4k3/8/8/8/P7/P7/P7/4K3 w - - 0 1", "three captures for three pawns on a file"),
    ("4k3/8/8/8/8/7p/6p1/4K3 b - - 0 1", "black pawns go down"),
    ("rnbqkbnr/pppp1ppp/8/4p3/4P3/BP6/P1PP1PPP/RN1QKBNR w KQkq - 0 3", "the bishop left over b2"),
    ("rnbqkbnr/pppp1pp1/8/4p3/4P3/B7/PPPP1PP1/RN1QKBNR w KQq - 0 9", "the pawn that is missing became a bishop"),
    ("4k3/8/8/8/8/B7/1P1P4/4K3 w - - 0 1", "six pawns are missing"),
    ("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/1RBQKBNR w Kkq - 1 5", "knight and rook can move"),
    ("rnbqkbnr/pppppppp/8/8/R7/8/1PPPPPPP/1NBQKBNR w Kkq - 0 5", "the rook left over a2"),
    ("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 5", "a start position of Chess960"),
    ("rnbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qq - 0 5", "knight and rook changed places"),
    ("k7/p7/2K5/8/8/8/8/8 w - - 0 1", "the king came from b8"),
    (
        "rnbqkbnr/pppppp1p/8/3b4/8/6P1/PPPPPP2/RNBQK1NR w - - 0 10",
        "the pawn was promoted on h1 while the rook was away",
    ),
    ("4k1b1/5pp1/8/6p1/8/8/8/4K3 b - - 0 1", "the bishop came from h7"),
    ("rnbqkbn1/ppppp1pp/5p2/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 9", "a knight captured the rook on h8"),
    ("4k3/8/8/8/8/8/8/4K2R b - - 1 1", "White has moved once"),
    ("4k3/8/8/8/8/8/8/4K2R w - - 2 2", "both have moved once"),
    ("4k3/8/8/8/8/8/8/4K2R w - - 100 200", "a draw can be claimed, and need not be"),
    ("4k3/8/8/8/8/8/8/1K5R w K - 0 1", "in Chess960 the king may begin on b1"),
    ("r3k3/8/8/p7/8/8/8/4K2R w Kq - 0 1", "each side has a right of its own"),
    ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "the inner rook is the unmoved one"),
    ("r4k3r/10/p9/10/10/10/10/R4K3R w KQkq - 0 1", "kings stand on the f-file of ten"),
    ("r3k4r/10/p9/10/10/10/10/R3K4R w KQkq - 0 1", "or elsewhere, as in Embassy chess"),
    ("5k4/10/10/10/4Pp4/10/10/5K4 b - e3 0 1", "the pawn has just moved from e2"),
    ("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 1 1", "the knight moved once"),
    ("rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/1RBQKBNR w Kkq - 2 2", "knight and rook moved once each"),
    ("rnbqkbnr/pppppppp/8/8/8/7P/PPPPPPP1/RNBQKBNR w KQkq - 0 1", "a pawn can lose a move"),
    ("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR b KQkq - 0 1", "a queen behind pawns can lose a move in Chess960"),
];

#[test]
fn near_misses_have_no_problem() {
    for (text, why) in SOUND {
        assert_eq!(codes(text), [""; 0], "{text}: {why}");
    }
}

#[test]
fn every_code_is_listed_once() {
    let found: BTreeSet<&str> = ILLEGAL.iter().chain(ODD).map(|row| row.0).collect();
    let listed: BTreeSet<&str> = Problem::ids().into_iter().collect();
    assert_eq!(listed.len(), Problem::ids().len());
    assert!(found.is_subset(&listed), "{:?} are not listed", found.difference(&listed));
}
