//! Positions that other libraries call illegal or disagree about: our codes for their reasons, and our decisions where
//! they report nothing or differ.

use fenwright::notation::fen;
use fenwright::rules::{self, GameState};
use fenwright::{Castling, Color, Piece, Position, Role};
use serde_json::Value;

use super::corpora::{illegal_codes, stated, strings};
use super::{codes, rare_games, records};

/// Our codes for each reason of python-chess and of shakmaty. One of them must be present.
const COVER: [(&str, &[&str]); 18] = [
    ("EMPTY", &["empty-board"]),
    ("EMPTY_BOARD", &["empty-board"]),
    ("NO_WHITE_KING", &["missing-king"]),
    ("NO_BLACK_KING", &["missing-king"]),
    ("MISSING_KING", &["missing-king"]),
    ("TOO_MANY_KINGS", &["too-many-kings"]),
    ("TOO_MANY_WHITE_PAWNS", &["too-many-pawns"]),
    ("TOO_MANY_BLACK_PAWNS", &["too-many-pawns"]),
    ("TOO_MANY_WHITE_PIECES", &["too-many-pieces"]),
    ("TOO_MANY_BLACK_PIECES", &["too-many-pieces"]),
    ("TOO_MUCH_MATERIAL", &["too-many-pieces", "too-many-pawns", "too-much-promotion"]),
    ("PAWNS_ON_BACKRANK", &["pawn-on-back-rank"]),
    ("BAD_CASTLING_RIGHTS", &["castling-without-king", "castling-without-rook"]),
    ("INVALID_CASTLING_RIGHTS", &["castling-without-king", "castling-without-rook"]),
    ("INVALID_EP_SQUARE", &["bad-en-passant"]),
    ("OPPOSITE_CHECK", &["opponent-in-check"]),
    ("IMPOSSIBLE_CHECK", &["impossible-check"]),
    ("TOO_MANY_CHECKERS", &["impossible-check"]),
];

fn cover(reason: &str) -> &'static [&'static str] {
    COVER.iter().find(|(name, _)| *name == reason).unwrap_or_else(|| panic!("{reason} has no code")).1
}

/// Returns `true` if a side has several kings or none. The other libraries then know no king of that side. We check
/// each king, so that all problems are reported at once, and a king on its home square supports its rights.
fn is_about_kings(position: &Position) -> bool {
    Color::ALL.into_iter().any(|color| position.board.find(Piece::new(color, Role::King)).count() != 1)
}

const ABOUT_KINGS: [&str; 4] =
    ["opponent-in-check", "impossible-check", "castling-without-king", "castling-without-rook"];

#[test]
fn every_reason_of_others_is_covered_by_a_code_and_every_code_by_a_reason() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for record in records(include_str!("../../data/fen_illegal.jsonl")) {
        let reasons = [strings(&record, "py_status_960"), strings(&record, "shakmaty_960")].concat();
        let position = stated(record["input"].as_str().expect("an input"));
        let ours = illegal_codes(&position);
        let is_covered = |reason: &&str| {
            let codes = cover(reason);
            codes.iter().any(|code| ours.contains(code))
                || is_about_kings(&position) && codes.iter().all(|code| ABOUT_KINGS.contains(code))
        };
        let is_founded = |code: &&str| {
            reasons.iter().any(|reason| cover(reason).contains(code))
                || is_about_kings(&position) && ABOUT_KINGS.contains(code)
        };
        let has_state = (rules::verdict(&position).state == GameState::Illegal) != reasons.is_empty();
        if !(reasons.iter().all(is_covered) && ours.iter().all(is_founded) && has_state) {
            wrong.push(format!("ours {ours:?}, theirs {reasons:?}: {record}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 150, "only {count} records");
}

/// Positions that the collection calls unreachable and the other libraries accept, with our codes and the reason.
const SILENT: [(&str, &[&str], &str); 7] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN w Qkq - 0 1",
        &[],
        "can be reached, as a game of twelve half moves shows; clocks of 0 and 1 are what many programs write for want \
         of better ones, so that they accuse nobody",
    ),
    (
        "4k3/8/8/8/8/8/PPPP2P1/2BBK3 w - - 0 1",
        &[],
        "can be reached: the bishop on c1 never moved, the other stands on the colour of f1 and left over e2",
    ),
    (
        "4k3/P7/P7/P7/P7/P7/8/4K3 w - - 0 1",
        &[],
        "ten captures bring the pawns of a2, b2, c2, d2 and e2 there, and Black misses fifteen men",
    ),
    (
        "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 500 3",
        &["clock-above-moves", "clock-above-150"],
        "before move 3 there were four half moves",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        &["wrong-side-to-move"],
        "knights and rooks alone have moved, each move to a square of the other colour: both sides made an even number",
    ),
    (
        "4k3/1p6/8/8/8/8/1P6/b3K3 w - - 0 1",
        &[],
        "can be reached: a pawn became a bishop on a1, and Black misses seven pawns",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1",
        &["back-ranks-differ"],
        "both sides begin alike, and behind unmoved pawns king and queen cannot pass each other",
    ),
];

#[test]
fn positions_that_others_accept_are_decided_one_by_one() {
    for record in records(include_str!("../../data/fen_illegal.jsonl")) {
        let input = record["input"].as_str().expect("an input");
        let is_silent = strings(&record, "py_status_960").is_empty() && strings(&record, "shakmaty_960").is_empty();
        let decided = SILENT.iter().any(|(text, ..)| *text == input);
        let accused = stated(input);
        assert!(!is_silent || decided || is_legal_as_chess960(&accused), "no decision: {record}");
    }
    for (text, expected, why) in SILENT {
        assert_eq!(codes(text), expected, "{text}: {why}");
    }
}

/// Returns `true` if a record is only illegal in standard chess: in Chess960, each right has a king and a rook.
fn is_legal_as_chess960(position: &Position) -> bool {
    let mut rights = position.castling.rights().peekable();
    rights.peek().is_some() && rights.all(|(color, file)| Castling::is_backed(&position.board, color, file))
}

/// A subject on which the other libraries disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matter {
    /// Rights without a king and a rook.
    CastlingRights,
    /// Rights that are only valid in Chess960.
    Chess960Rights,
    /// An en passant square without a pawn that has just moved.
    EnPassantSquare,
    /// A check that no last move can have given.
    ImpossibleCheck,
    /// More pieces, pawns or promoted pawns than possible.
    Material,
    /// The notation of a legal position.
    Writing,
}

/// Our decisions, with reasons.
const DECISIONS: [(Matter, &[&str], &str); 6] = [
    (
        Matter::CastlingRights,
        &["castling-without-king", "castling-without-rook"],
        "chessops drops such rights without a word; a right that a text states is kept and explained",
    ),
    (
        Matter::Chess960Rights,
        &[],
        "python-chess and shakmaty were asked for ordinary chess; a right names its rook here, so that Chess960 needs \
         no mode",
    ),
    (
        Matter::EnPassantSquare,
        &["bad-en-passant"],
        "chessops drops the square; one that a text states is kept and explained",
    ),
    (
        Matter::ImpossibleCheck,
        &["impossible-check"],
        "chessops looks for no such check, python-chess not for two checkers that step or leap, such as two knights; \
         a move brings one of them at most, and opens no line for the other",
    ),
    (
        Matter::Material,
        &["too-many-pieces", "too-many-pawns", "too-much-promotion"],
        "chessops counts nothing, python-chess no promoted pawns; more of them than missing pawns cannot be",
    ),
    (Matter::Writing, &[], "the three agree on the position; a halfmove clock of 5000 is odd, no more"),
];

fn matters(record: &Value, position: &Position) -> Vec<Matter> {
    let reasons = [strings(record, "py"), strings(record, "shakmaty")].concat();
    let mut matters = Vec::new();
    for reason in &reasons {
        matters.push(match *reason {
            "BAD_CASTLING_RIGHTS" | "INVALID_CASTLING_RIGHTS" if is_legal_as_chess960(position) => {
                Matter::Chess960Rights
            }
            "BAD_CASTLING_RIGHTS" | "INVALID_CASTLING_RIGHTS" => Matter::CastlingRights,
            "INVALID_EP_SQUARE" => Matter::EnPassantSquare,
            "IMPOSSIBLE_CHECK" | "TOO_MANY_CHECKERS" => Matter::ImpossibleCheck,
            reason if reason.starts_with("TOO_M") => Matter::Material,
            _ => panic!("no decision on {reason}: {record}"),
        });
    }
    if reasons.is_empty() {
        matters.push(Matter::Writing);
    }
    matters
}

#[test]
fn disagreements_are_decided_by_class() {
    let files = [
        include_str!("../../data/fen_valid_disagreements.jsonl"),
        include_str!("../../data/fen_960_disagreements.jsonl"),
    ];
    let mut met = Vec::new();
    for record in files.into_iter().flat_map(records) {
        let position = stated(record["input"].as_str().expect("an input"));
        let ours = illegal_codes(&position);
        let matters = matters(&record, &position);
        let decided: Vec<_> = DECISIONS.iter().filter(|(matter, ..)| matters.contains(matter)).collect();
        for (matter, expected, why) in &decided {
            let is_met = expected.is_empty() || expected.iter().any(|code| ours.contains(code));
            assert!(is_met, "{matter:?}, {why}: ours {ours:?}: {record}");
        }
        let is_founded = |code: &&str| decided.iter().any(|(_, expected, _)| expected.contains(code));
        assert!(ours.iter().all(is_founded), "ours {ours:?}, {matters:?}: {record}");
        met.extend(matters);
    }
    for (matter, ..) in DECISIONS {
        assert!(met.contains(&matter), "{matter:?} was never met");
    }
}

/// Games that reach positions of [`SILENT`].
const PROOFS: [(&str, &str); 3] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN w Qkq -", "Nf3 Nf6 Rg1 Ng8 Nd4 Nf6 Nf5 Ng8 Ng3 Nf6 Nh1 Ng8"),
    (
        "4k3/P7/P7/P7/P7/P7/8/4K3 w - -",
        "d4 c5 dxc5 b5 cxb6 Qc7 bxa7 Qxh2 Qxd7+ Nxd7 b4 Qxg1 Rxh7 Qxg2 Rxg7 Bxg7 Bxg2 Bxa1 Bxa8 Rh2 Bf4 Rxf2 Bb7 \
         Rxf4 Nd2 Bxb7 Nf3 Rxf3 a3 Rb3 cxb3 e6 Kf2 Ba6 Ke1 Bd3 exd3 Nc5 Kf2 Na4 bxa4 Bd4+ Ke1 Bb6 Kd2 Ba5 bxa5 Ne7 \
         Ke1 Nf5 Kf2 Ne3 Ke1 Nc4 dxc4 e5 Kd1 e4 Kd2 e3+ Ke1 e2 Kf2 e1=Q+ Kf3 Qc3+ Ke2 f5 Kf2 Qb2+ Ke1 Qb5 cxb5 f4 \
         Kd1 f3 Kd2 f2 Ke3 f1=Q Kd2 Qc4 Ke1 Qc8 Kf1 Qa6 bxa6 Ke7 Ke1 Ke8",
    ),
    (
        "4k3/1p6/8/8/8/8/1P6/b3K3 w - -",
        "d4 e5 dxe5 Bd6 exd6 cxd6 Qxd6 h6 Bxh6 Rxh6 Qxb8 Rxh2 Qxa8 Rxg2 Qxc8 Rxg1 Rxg1 Qxc8 Rxg7 Qxc2 Rxf7 Qxb1+ \
         Kd2 Qxa1 Rxd7 Qxf1 Rc7 Qxf2 Rf7 Qxe2+ Kxe2 Nf6 Rxf6 a5 Rf8+ Kxf8 Ke1 a4 Kd2 a3 Ke1 Kf7 Kf2 Ke8 Kg2 Ke7 Kh3 \
         Kd6 Kg4 Kc7 Kf4 Kd6 Ke4 Kc7 Kd4 Kb8 Kc4 Ka7 Kd4 Ka6 Ke4 Kb5 Ke5 Kc4 Kf4 Kd4 Kg3 Kd3 Kh2 Kc2 Kg1 Kb1 Kf1 \
         Kxa2 Ke1 Kb3 Kf2 a2 Kf1 a1=B Ke1 Kb4 Kd2 Kc5 Ke1 Kd6 Kf2 Ke7 Ke1 Ke8",
    ),
];

#[test]
fn positions_that_are_not_accused_are_reached() {
    for (fields, moves) in PROOFS {
        assert!(SILENT.iter().any(|(text, codes, _)| text.starts_with(fields) && codes.is_empty()), "{fields}");
        let reached = fen::write(&rare_games::played(fields, moves));
        assert!(reached.starts_with(fields), "{reached} is not {fields}");
    }
}
