//! Explanations and examples of the kinds of problems, in the order of `Problem::ids`.

use super::{GlossaryEntry, problem};

pub(super) const ENTRIES: &[GlossaryEntry] = &[
    problem("empty-board", "glossary-problem-empty-board", "8/8/8/8/8/8/8/8 w - - 0 1"),
    problem("missing-king", "glossary-problem-missing-king", "4k3/8/8/8/8/8/8/8 w - - 0 1"),
    problem("too-many-kings", "glossary-problem-too-many-kings", "4k3/8/8/8/8/8/8/K6K w - - 0 1"),
    problem("too-many-pieces", "glossary-problem-too-many-pieces", "4k3/8/8/8/N7/N7/PPPPPPPP/NNBQKBR1 w - - 0 1"),
    problem("too-many-pawns", "glossary-problem-too-many-pawns", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"),
    problem("too-much-promotion", "glossary-problem-too-much-promotion", "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1"),
    problem("pawn-on-back-rank", "glossary-problem-pawn-on-back-rank", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1"),
    problem("opponent-in-check", "glossary-problem-opponent-in-check", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"),
    problem("impossible-check", "glossary-problem-impossible-check", "4r3/8/8/8/4K3/8/8/k3r3 w - - 0 1"),
    problem(
        "castling-on-narrow-board",
        "glossary-problem-castling-on-narrow-board",
        "rnbqk/ppppp/5/PPPPP/RNBQK w KQkq - 0 1",
    ),
    problem("castling-without-king", "glossary-problem-castling-without-king", "4k3/8/8/8/8/8/4K3/7R w K - 0 1"),
    problem("castling-without-rook", "glossary-problem-castling-without-rook", "4k3/8/8/8/8/8/8/4K3 w K - 0 1"),
    problem("bad-en-passant", "glossary-problem-bad-en-passant", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1"),
    problem(
        "king-in-horde",
        "glossary-problem-king-in-horde",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/PPPPKPPP w kq - variant \"Horde\";",
    ),
    problem("pawn-in-race", "glossary-problem-pawn-in-race", "8/8/8/8/8/4P3/kr4RK/8 w - - variant \"Racing Kings\";"),
    problem("check-in-race", "glossary-problem-check-in-race", "7r/8/8/8/8/8/k6K/8 w - - variant \"Racing Kings\";"),
    problem(
        "too-many-of-kind",
        "glossary-problem-too-many-of-kind",
        "4k3/8/8/8/8/8/RRRRR3/4K3[] w - - variant \"Crazyhouse\";",
    ),
    problem("no-castling", "glossary-problem-no-castling", "4k3/8/8/8/8/8/8/4K2R w K - variant \"Antichess\";"),
    problem("was-over", "glossary-problem-was-over", "4k3/8/8/8/4K3/8/8/8 w - - variant \"King of the Hill\";"),
    problem("too-many-pawn-captures", "glossary-problem-too-many-pawn-captures", "4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1"),
    problem(
        "bishop-behind-pawns",
        "glossary-problem-bishop-behind-pawns",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/B7/PPPP1PPP/RN1QKBNR w KQkq - 0 3",
    ),
    problem(
        "pieces-behind-pawns",
        "glossary-problem-pieces-behind-pawns",
        "rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNB1KBNR w KQkq - 0 5",
    ),
    problem(
        "back-ranks-differ",
        "glossary-problem-back-ranks-differ",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 5",
    ),
    problem("check-without-move", "glossary-problem-check-without-move", "b7/1K6/8/8/8/8/8/7k w - - 0 1"),
    problem("no-last-move", "glossary-problem-no-last-move", "k7/p1K5/8/8/8/8/8/8 w - - 0 1"),
    problem("stuck-pieces", "glossary-problem-stuck-pieces", "4k3/8/8/8/8/1P6/bPP5/1b2K3 b - - 0 1"),
    problem("stuck-away-from-home", "glossary-problem-stuck-away-from-home", "8/8/8/4k3/8/8/1P6/B3K3 w - - 0 1"),
    problem(
        "too-few-captures",
        "glossary-problem-too-few-captures",
        "rnbqkbnr/pppppppp/8/8/1QQ5/8/1PPPPPP1/RNBQKBNR b KQkq - 0 20",
    ),
    problem(
        "no-promotion-square",
        "glossary-problem-no-promotion-square",
        "rnbqkbnr/pppppp1p/8/3b4/8/6P1/PPPPPP2/RNBQK1NR w K - 0 10",
    ),
    problem(
        "confined-pieces",
        "glossary-problem-confined-pieces",
        "rnbqkbnr/pppppppp/8/8/8/2R4P/PPPPPPP1/1NBQKBNR w Kkq - 0 9",
    ),
    problem(
        "captured-at-home",
        "glossary-problem-captured-at-home",
        "rnbqkbnr/ppp1pppp/2p5/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 9",
    ),
    problem("en-passant-with-clock", "glossary-problem-en-passant-with-clock", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 1 20"),
    problem("clock-above-moves", "glossary-problem-clock-above-moves", "4k3/8/8/8/8/8/8/4K2R w - - 9 3"),
    problem("clock-above-100", "glossary-problem-clock-above-100", "4k3/8/8/8/8/8/8/4K2R w - - 101 200"),
    problem("clock-above-150", "glossary-problem-clock-above-150", "4k3/8/8/8/8/8/8/4K2R w - - 151 200"),
    problem("castling-after-move", "glossary-problem-castling-after-move", "3k3r/8/8/8/8/8/8/4K2R w Kk - 0 1"),
    problem(
        "wrong-side-to-move",
        "glossary-problem-wrong-side-to-move",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
    ),
];
