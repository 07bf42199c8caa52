//! Playing movetext and UCI moves.

use fenwright::notation::{fen, pgn};
use fenwright::rules::Play;
use fenwright::{Position, Size};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// The start, the moves, the position after them, and the first word that is not a legal move.
const CASES: &[(&str, &str, &str, &str)] = &[
    (START, "", START, ""),
    (START, "*", START, ""),
    (START, "1. e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", ""),
    (START, "1. e4 e5 2. Nf3", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", ""),
    (START, "1.e4 e5 2.Nf3 1-0 2... Nc6", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", ""),
    (START, "e4 e6 e5 d5", "rnbqkbnr/ppp2ppp/4p3/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3", ""),
    (START, "1. e4 a6 2. e5 d5 3. exd6e.p.", "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3", ""),
    (START, "1. e4 a6 2. e5 d5 3. exd6 e.p.", "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3", ""),
    (
        START,
        "1. e4! $1 {a {b} (1. d4) 1... e5?! ; 2. d4\n% 2. c4\n2. Nf3 +- \u{2A72} !?",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "",
    ),
    (
        START,
        "1. e4 (1. d4 (1. c4 {)}) d5) 1. .. e5",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "",
    ),
    (START, "1. e2-e4 e7e5 2. Ng1-f3", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", ""),
    (START, "1. e4 e5 2. \u{2658}f3\u{B1}", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", ""),
    (START, "1. e4 e4 2. d4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "e4"),
    (START, "1. e4 -- 2. d4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "--"),
    (START, "1. Sf3", START, "Sf3"),
    (START, "1. e4 d5 2. ed5", "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", ""),
    (START, "1. e4 d5 2. Bb5 c6 3. Bc6", "rnbqkbnr/pp2pppp/2B5/3p4/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 0 3", ""),
    (CASTLES, "1. O-O O-O-O", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2", ""),
    (CASTLES, "1. 0-0+ 0-0-0!", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2", ""),
    (CASTLES, "1. Rxh8#", "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1", ""),
    ("8/P6k/8/8/8/8/8/K7 w - - 3 9", "9. a8=Q", "Q7/7k/8/8/8/8/8/K7 b - - 0 9", ""),
    ("8/P6k/8/8/8/8/8/K7 w - - 3 9", "9. a8N Kg6", "N7/8/6k1/8/8/8/8/K7 w - - 1 10", ""),
    ("8/P6k/8/8/8/8/8/K7 w - - 3 9", "9. a7a8r", "R7/7k/8/8/8/8/8/K7 b - - 0 9", ""),
    (
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPP1P/BBQNNRKR w HFhf - 0 1",
        "1. e3",
        "bbqnnrkr/pppppppp/8/8/8/4P3/PPPP1P1P/BBQNNRKR b KQkq - 0 1",
        "",
    ),
    ("4k3/8/8/8/8/8/8/1R3K2 w B - 0 1", "1. O-O-O", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1", ""),
    // Impossible rights and squares stay until a move is played.
    ("4k3/8/8/8/8/8/8/4K3 w K e6 9 9", "", "4k3/8/8/8/8/8/8/4K3 w K e6 9 9", ""),
    ("4k3/8/8/8/8/8/8/4K3 w K e6 9 9", "9. Kd1", "4k3/8/8/8/8/8/8/3K4 b - - 10 9", ""),
    ("4k3/8/8/8/8/8/8/4K3 w - - 9999 9999", "9999. Kd1 Kd8", "3k4/8/8/8/8/8/8/3K4 w - - 9999 9999", ""),
    // No moves without kings.
    ("8/8/8/8/8/8/8/4K3 w - - 0 1", "1. Kd1", "8/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1"),
    ("8/8/8/8/8/8/8/8 w - - 0 1", "", "8/8/8/8/8/8/8/8 w - - 0 1", ""),
];

#[test]
fn movetext_is_played() {
    for (start, movetext, expected, unfit) in CASES {
        let position = fen::read(start).unwrap_or_else(|fault| panic!("{fault}: {start}"));
        let played = pgn::play(&position, movetext);
        assert_eq!(fen::write(&played.position), *expected, "{start} {movetext}");
        assert_eq!(played.illegal_word.map_or("", |word| &movetext[word]), *unfit, "{start} {movetext}");
    }
}

#[test]
fn moves_of_uci_are_played() {
    let cases = [
        (START, "e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
        (START, "e2e4 e7e5", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"),
        (START, "e2e4 a7a6 e4e5 d7d5", "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"),
        (CASTLES, "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"),
        (CASTLES, "e1h1 e8a8", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"),
        ("2K5/p7/7P/5pR1/8/5k2/r7/8 w - - 0 1", "g5g6 f3e3 g6g5 e3f3", "2K5/p7/7P/5pR1/8/5k2/r7/8 w - - 4 3"),
    ];
    for (start, moves, expected) in cases {
        let position = fen::read(start).unwrap_or_else(|fault| panic!("{fault}: {start}"));
        let mut play = Play::from_position(&position).expect(start);
        assert!(moves.split(' ').all(|word| play.play_uci(word).is_ok()), "{start} {moves}");
        assert_eq!(fen::write(&play.position()), expected, "{start} {moves}");
    }
}

#[test]
fn a_move_that_is_none_changes_nothing() {
    let mut play = Play::from_position(&Position::start()).expect("the start position");
    for word in ["", "e2e5", "0000", "e7e5", "e2", "\u{E9}2e4", "e2e4q"] {
        assert!(play.play_uci(word).is_err(), "{word}");
    }
    for word in ["", "e5", "Nd2", "O-O", "--", "N", "\u{E9}4", "e4 e5"] {
        assert!(play.play_san(word).is_err(), "{word}");
    }
    assert_eq!((play.position(), play.plies()), (Position::start(), 0));
    let large = Size::new(10, 8).map(Position::empty).expect("a size");
    assert!(Play::from_position(&large).is_none());
}
