//! Boards of other sizes: legal moves, check and the end of the game agree with Fairy-Stockfish.

use std::collections::BTreeSet;

use fenwright::notation::fen;
use fenwright::rules::{self, GameState, LegalMove, MoveKind, Play, Problem};
use fenwright::wording::Sentence;
use fenwright::{Position, Size};

use super::read;

fn play(text: &str) -> Play {
    Play::from_position(&read(text)).unwrap_or_else(|| panic!("no moves can be played from {text}"))
}

/// The moves in UCI notation. Castling is the rook's square or the king's target.
fn moves(play: &Play, onto_rook: bool) -> BTreeSet<String> {
    let name = |legal: LegalMove| match legal.kind {
        MoveKind::Castling(rook) if onto_rook => format!("{}{rook}", legal.from),
        MoveKind::Castling(_) => format!("{}{}", legal.from, legal.to),
        _ => play.to_uci(legal),
    };
    play.moves().into_iter().map(name).collect()
}

#[test]
fn moves_check_and_end_are_those_of_fairy_stockfish() {
    let mut seen = 0;
    for line in include_str!("../../data/other_boards.tsv").lines() {
        let [variant, text, check, state, uci] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (position, play) = (read(text), play(text));
        let expected: BTreeSet<String> = uci.split_whitespace().map(str::to_owned).collect();
        assert_eq!(moves(&play, variant == "caparandom"), expected, "{variant}: {text}");
        let verdict = rules::verdict(&position);
        let found = match verdict.state {
            GameState::Checkmate => "no moves, check",
            GameState::Stalemate => "no moves",
            GameState::Ongoing | GameState::InsufficientMaterial => "ongoing",
            GameState::Illegal | GameState::VariantEnd(_) => "illegal",
        };
        assert_eq!((found, verdict.moves, verdict.check), (state, Some(expected.len()), check == "check"), "{text}");
        for legal in play.moves() {
            let name = play.to_san(legal).expect("a legal move has a name");
            assert_eq!(play.find_san(&name), Some(legal), "{name} in {text}");
            assert_eq!(play.find_uci(&play.to_uci(legal)), Some(legal), "{name} in {text}");
        }
        seen += 1;
    }
    assert_eq!(seen, 720);
}

/// Perft numbers of depth one, two and so on, by pyffish 0.0.90 (Fairy-Stockfish): the start positions of Capablanca,
/// Gothic, Gardner and Los Alamos chess, up to a million nodes and more, then positions with castling of outer and
/// inner rooks, en passant and promotions. The last number of the last four is published with Fairy-Stockfish
/// (`tests/perft.sh`: embassy, janus, chancellor, losalamos).
const LINES: [(&str, &[u64]); 12] = [
    ("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", &[28, 784, 25_228, 805_128]),
    ("rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1", &[28, 784, 25_283, 808_984]),
    ("rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1", &[7, 53, 506, 4_775, 52_512, 572_874]),
    ("rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1", &[10, 100, 1_212, 14_332, 191_846, 2_549_164]),
    ("r1ab1k1b1r/ppp1q1pppp/2n1cn4/3pp5/3PP5/2N1CN4/PPP1Q1PPPP/R1AB1K1B1R w KQkq - 0 8", &[44, 1_929, 91_968]),
    ("r4k3r/1Pp4p1P/10/3pP5/1pPp6/10/P2P3pP1/R4K3R b KQkq c3 0 1", &[34, 1_108, 31_163]),
    ("1r2k2r2/pp6pp/10/3Pp5/4P5/10/PP6PP/1R2K2R2 w HBhb e6 0 1", &[30, 788, 22_185]),
    ("k4/P3P/2q2/p3p/4K w - - 0 1", &[1, 21, 99, 1_425]),
    ("rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1", &[0, 0, 0, 809_539]),
    ("ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w KQkq - 0 1", &[0, 0, 0, 772_074]),
    ("rnbqkcnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKCNBR w KQkq - 0 1", &[0, 0, 0, 436_656]),
    ("6/2P3/6/1K1k2/6/6 w - - 0 1", &[0, 0, 0, 0, 0, 187_431]),
];

#[test]
fn lines_are_as_many_as_fairy_stockfish_counts() {
    for (text, counts) in LINES {
        let play = play(text);
        for (plies, count) in (1..).zip(counts).filter(|(_, count)| **count > 0) {
            assert_eq!(play.perft(plies), *count, "{plies} half moves from {text}");
        }
    }
}

#[test]
fn dead_positions_are_recognised() {
    for (text, is_dead) in [
        ("k4/5/5/5/4K w - - 0 1", true),
        ("k4/5/5/5/N3K w - - 0 1", true),
        ("k4/5/5/5/NN2K w - - 0 1", false),
        ("k3n/5/5/5/N3K w - - 0 1", false),
        ("k3q/5/5/5/N3K w - - 0 1", false),
        ("k2b1/5/5/5/B1B1K w - - 0 1", false),
        ("k9/10/10/10/10/10/10/B1B1K5 w - - 0 1", true),
        ("k9/10/10/10/10/10/10/BB2K5 w - - 0 1", false),
        ("k9/10/10/10/10/10/10/A3K5 w - - 0 1", false),
        ("k9/10/10/10/10/10/10/C3K5 w - - 0 1", false),
        ("k4/5/P4/5/4K w - - 0 1", false),
    ] {
        let state = rules::verdict(&read(text)).state;
        assert_eq!(state == GameState::InsufficientMaterial, is_dead, "{text}: {state:?}");
    }
}

/// A position, moves in UCI notation, their names, and the position after them.
const GAMES: [(&str, &str, &str, &str); 7] = [
    ("r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1", "f1i1 f8c8", "O-O O-O-O", "2kr5r/10/10/10/10/10/10/R6RK1 w - - 2 2"),
    (
        "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
        "f2f4 b8c6",
        "f4 Nc6",
        "r1abqkbcnr/pppppppppp/2n7/10/5P4/10/PPPPP1PPPP/RNABQKBCNR w KQkq - 1 2",
    ),
    ("1k8/6P3/10/10/10/10/10/4K5 w - - 0 1", "g7g8a b8a7 g8f6", "g8=A Ka7 Af6", "10/k9/5A4/10/10/10/10/4K5 b - - 2 2"),
    ("1k8/6P3/10/10/10/10/10/4K5 w - - 0 1", "g7g8c", "g8=C+", "1k4C3/10/10/10/10/10/10/4K5 b - - 0 1"),
    ("k9/10/10/4pP4/10/10/10/5K4 w - e6 0 1", "f5e6", "fxe6", "k9/10/4P5/10/10/10/10/5K4 b - - 0 1"),
    ("9k/9P/10/10/10/10/10/10/A9/K9 w - - 3 40", "a2b4", "Ab4", "9k/9P/10/10/10/10/1A8/10/10/K9 b - - 4 40"),
    // Two archbishops on one file need the rank in the name of the move.
    ("9k/10/A9/10/10/10/A9/5K4 w - - 0 1", "a2b4", "A2b4", "9k/10/A9/10/1A8/10/10/5K4 b - - 1 1"),
];

#[test]
fn moves_are_played_and_named() {
    for (start, uci, names, reached) in GAMES {
        let mut play = play(start);
        let mut found = Vec::new();
        for word in uci.split(' ') {
            let legal = play.find_uci(word).unwrap_or_else(|| panic!("{word} from {start}"));
            found.push(play.to_san(legal).expect("a legal move has a name"));
            assert_eq!(play.play(legal), Ok(()));
        }
        assert_eq!((found.join(" ").as_str(), fen::write(&play.position()).as_str()), (names, reached), "{start}");
    }
}

#[test]
fn a_double_step_names_the_square_that_it_passes() {
    let mut capablanca = play("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1");
    assert_eq!(capablanca.play_san("f4"), Ok(()));
    assert_eq!(capablanca.position_with_all_en_passant().en_passant.map(|at| at.to_string()).as_deref(), Some("f3"));
    assert_eq!(capablanca.position().en_passant, None);
    let low = play("k5/pppppp/6/6/PPPPPP/K5 w - - 0 1");
    assert!(low.find_san("b3").is_some() && low.find_san("b4").is_none(), "no double step on six ranks");
}

#[test]
fn random_play_meets_no_illegal_position() {
    let mut random = fastrand::Rng::with_seed(31);
    let starts = [
        "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
        "rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1",
        "rbkqbcnran/pppppppppp/10/10/10/10/PPPPPPPPPP/RBKQBCNRAN w HAha - 0 1",
        "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1",
        "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1",
        "rnbqkcnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKCNBR w KQkq - 0 1",
    ];
    let mut castled = 0;
    for game in 0..240 {
        let mut play = play(starts[game % starts.len()]);
        for _ in 0..100 {
            let position = play.position_with_all_en_passant();
            let illegal: Vec<Problem> = rules::problems(&position).into_iter().filter(Problem::is_illegal).collect();
            assert!(illegal.is_empty(), "{}: {illegal:?}", fen::write(&position));
            let again = fen::read(&fen::write(&position))
                .map(|read| Play::from_position(&read).map(|again| again.moves().len()));
            assert_eq!(again, Ok(Some(play.moves().len())), "{}", fen::write(&position));
            let Some(legal) = random.choice(play.moves()) else { break };
            castled += usize::from(matches!(legal.kind, MoveKind::Castling(_)));
            assert_eq!(play.play(legal), Ok(()));
        }
    }
    assert!(castled > 5, "only {castled} games castled");
}

#[test]
fn every_size_has_moves() {
    for size in (5..=10).flat_map(|files| (5..=10).filter_map(move |ranks| Size::new(files, ranks))) {
        let position = rules::random(size, "KRP vs KRP", 3).unwrap_or_else(|error| panic!("{}", error.sentence()));
        let moves = rules::verdict(&position).moves;
        assert!(moves.is_some_and(|moves| moves > 0), "{}: {moves:?}", fen::write(&position));
        assert!(Play::from_position(&Position::empty(size)).is_none());
    }
}
