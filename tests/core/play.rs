//! Legal moves as targets on the board, their names, and the resulting positions.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

use std::collections::HashSet;

use fenwright::board::{MAX_CLOCK, Square};
use fenwright::notation::{fen, pgn};
use fenwright::rules::{IllegalMove, LegalMove, MoveKind, Play, Target};
use fenwright::wording::Message;
use fenwright::{Position, Role};
use serde_json::Value;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{}: {text}", fault.message(text)))
}

fn play(text: &str) -> Play {
    Play::from_position(&position(text)).unwrap_or_else(|| panic!("no moves can be played from {text}"))
}

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("{name} is no square"))
}

/// `e4`, `xd5` for a capture, `ep:d6`, `O:h1` for castling with that rook; `=` marks a promotion.
fn described(target: &Target) -> String {
    let name = target.square.to_string();
    let name = match target.kind {
        MoveKind::Quiet => name,
        MoveKind::Capture => format!("x{name}"),
        MoveKind::EnPassant => format!("ep:{name}"),
        MoveKind::Castling(rook) => format!("O:{rook}@{name}"),
        MoveKind::Drop(role) => format!("{}@{name}", role.letter()),
    };
    if target.promotions().next().is_some() { format!("{name}=") } else { name }
}

/// A position, a square, and the targets of its piece in the order of FEN.
const TARGETS: &[(&str, &str, &str)] = &[
    (START, "e2", "e4 e3"),
    (START, "g1", "f3 h3"),
    (START, "e1", ""),
    (START, "e7", ""),
    (START, "e4", ""),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "ep:d6 e6"),
    ("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5", "e6"),
    ("2n4k/3P4/8/8/8/8/8/4K3 w - - 0 1", "d7", "xc8= d8="),
    ("4k3/8/8/8/1b6/8/3P4/4K3 w - - 0 1", "d2", ""),
    ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1", "xe2 d1 f1"),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1", "d2 e2 f2 O:a1@a1 O:a1@c1 d1 f1 O:h1@g1 O:h1@h1"),
    ("r3k2r/8/8/8/8/8/8/R3K2R b q - 0 1", "e8", "O:a8@a8 O:a8@c8 d8 f8 d7 e7 f7"),
    ("r3k2r/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1", "d2 e2 O:a1@a1 O:a1@c1 d1"),
    // Castling needs a king move of two squares or a click on the rook; an adjacent square is a king move.
    ("5k2/8/8/8/8/8/8/5K1R w H - 0 1", "f1", "e2 f2 g2 e1 g1 O:h1@h1"),
    ("5k2/8/8/8/8/8/8/1RK5 w B - 0 1", "c1", "b2 c2 d2 O:b1@b1 d1"),
    // If the king ends on the square of the rook, one click means both.
    ("5k2/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1", "a2 b2 c2 a1 c1 O:g1@g1"),
    ("5k2/8/8/8/8/8/8/RK6 w A - 0 1", "b1", "a2 b2 c2 O:a1@a1 c1"),
    ("5k2/8/8/8/8/8/8/R5K1 w A - 0 1", "g1", "f2 g2 h2 O:a1@a1 O:a1@c1 f1 h1"),
    // The king does not move, so only a click on the rook means castling.
    ("5k2/8/8/8/8/8/8/6KR w H - 0 1", "g1", "f2 g2 h2 f1 O:h1@h1"),
];

#[test]
fn a_man_goes_where_it_legally_can() {
    for (text, from, expected) in TARGETS {
        let targets = play(text).targets(square(from));
        let found: Vec<String> = targets.iter().map(described).collect();
        assert_eq!(found.join(" "), *expected, "{from} in {text}");
    }
}

#[test]
fn a_pawn_on_the_last_rank_can_become_four_pieces() {
    let play = play("2n4k/3P4/8/8/8/8/8/4K3 w - - 0 1");
    for target in play.targets(square("d7")) {
        let roles: Vec<Role> = target.promotions().collect();
        assert_eq!(roles, [Role::Queen, Role::Rook, Role::Bishop, Role::Knight], "{}", target.square);
        assert_eq!(target.find_move(None), None);
        assert_eq!(target.find_move(Some(Role::King)), None);
        for role in roles {
            let legal = target.find_move(Some(role)).expect("a promotion");
            assert_eq!((legal.to, legal.promotion), (target.square, Some(role)));
        }
    }
}

/// The start, the moves as squares or words, their names, and the resulting FEN, as X-FEN and with the en passant
/// square after every double step.
const LINES: &[(&str, &str, &str, &str, &str)] = &[
    (START, "", "", START, START),
    (
        START,
        "e2e4 e7e5 g1f3",
        "e4 e5 Nf3",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
    ),
    (
        START,
        "e2e4",
        "e4",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    ),
    (
        "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2",
        "d8h4",
        "Qh4#",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    ),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 20",
        "e1g1 e8c8",
        "O-O O-O-O",
        "2kr3r/8/8/8/8/8/8/R4RK1 w - - 6 21",
        "2kr3r/8/8/8/8/8/8/R4RK1 w - - 6 21",
    ),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 20",
        "e1a1 e8h8",
        "O-O-O O-O",
        "r4rk1/8/8/8/8/8/8/2KR3R w - - 6 21",
        "r4rk1/8/8/8/8/8/8/2KR3R w - - 6 21",
    ),
    (
        "5k2/8/8/8/8/8/8/5K1R w H - 0 1",
        "f1h1",
        "O-O+",
        "5k2/8/8/8/8/8/8/5RK1 b - - 1 1",
        "5k2/8/8/8/8/8/8/5RK1 b - - 1 1",
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d6",
        "exd6",
        "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1",
        "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1",
    ),
    (
        "2n4k/3P4/8/8/8/8/8/4K3 w - - 9 9998",
        "d7c8q h8g7 c8b8",
        "dxc8=Q+ Kg7 Qb8",
        "1Q6/6k1/8/8/8/8/8/4K3 b - - 2 9999",
        "1Q6/6k1/8/8/8/8/8/4K3 b - - 2 9999",
    ),
    (
        "2n4k/3P4/8/8/8/8/8/4K3 w - - 0 1",
        "d7d8n",
        "d8=N",
        "2nN3k/8/8/8/8/8/8/4K3 b - - 0 1",
        "2nN3k/8/8/8/8/8/8/4K3 b - - 0 1",
    ),
    (
        "7k/8/8/8/8/2N3N1/8/4K3 w - - 0 1",
        "c3e4",
        "Nce4",
        "7k/8/8/8/4N3/6N1/8/4K3 b - - 1 1",
        "7k/8/8/8/4N3/6N1/8/4K3 b - - 1 1",
    ),
];

/// The move between two squares, with the promotion letter after them.
fn chosen(play: &Play, word: &str) -> LegalMove {
    let (from, to) = (square(&word[..2]), square(&word[2..4]));
    let promotion = Role::ALL.into_iter().find(|role| word[4..].eq_ignore_ascii_case(&role.letter().to_string()));
    let target = play.targets(from).into_iter().find(|target| target.square == to);
    target.and_then(|target| target.find_move(promotion)).unwrap_or_else(|| panic!("{word} is no legal move"))
}

#[test]
fn moves_are_played_and_named() {
    for (start, moves, names, reached, as_stated) in LINES {
        let mut play = play(start);
        let mut found = Vec::new();
        for word in moves.split_whitespace() {
            let legal = chosen(&play, word);
            found.push(play.to_san(legal).expect("a legal move has a name"));
            assert!(play.play(legal).is_ok(), "{word} from {start}");
        }
        assert_eq!(found.join(" "), *names, "{moves} from {start}");
        assert_eq!(fen::write(&play.position()), *reached, "{moves} from {start}");
        assert_eq!(fen::write(&play.position_with_all_en_passant()), *as_stated, "{moves} from {start}");
    }
}

#[test]
fn a_move_of_another_position_is_not_played() {
    let mut start = play(START);
    let e4 = chosen(&start, "e2e4");
    assert_eq!(start.play(e4), Ok(()));
    assert_eq!(start.play(e4), Err(IllegalMove), "the pawn is gone from e2");
    assert_eq!((start.to_san(e4), start.plies()), (None, 1));
}

#[test]
fn clocks_stop_where_fen_ends() {
    let mut play = play(&format!("7k/8/8/8/8/8/8/K7 b - - {MAX_CLOCK} {MAX_CLOCK}"));
    assert_eq!(play.play_san("Kg8"), Ok(()));
    let reached = play.position();
    assert_eq!((reached.halfmove_clock, reached.fullmove_number), (MAX_CLOCK, MAX_CLOCK));
}

#[test]
fn moves_are_found_as_people_write_them() {
    let play = play("6kr/3P4/8/4pP2/8/8/8/R3K2R w KQ e6 0 1");
    for (word, name) in [
        ("O-O", Some("O-O")),
        ("0-0-0", Some("O-O-O")),
        ("e1g1", Some("O-O")),
        ("e1a1", Some("O-O-O")),
        ("fxe6", Some("fxe6")),
        ("f5-e6", Some("fxe6")),
        ("d8=N", Some("d8=N")),
        ("d8Q!", Some("d8=Q+")),
        ("d7d8r", Some("d8=R+")),
        ("d8", None),
        ("dxe8=Q", None),
        ("", None),
        ("Nf3", None),
    ] {
        let found = pgn::find_move(&play, word).and_then(|legal| play.to_san(legal));
        assert_eq!(found.as_deref(), name, "{word}");
    }
}

/// All legal moves, without duplicates: castling has two targets.
fn all_moves(play: &Play) -> Vec<LegalMove> {
    let mut seen = HashSet::new();
    let squares = (0..64).map(|index| Square::new(index % 8, index / 8));
    let targets = squares.flat_map(|from| play.targets(from));
    let moves = targets.flat_map(|target| {
        let choices: Vec<Option<Role>> = target.promotions().map(Some).chain([None]).collect();
        choices.into_iter().filter_map(move |role| target.find_move(role)).collect::<Vec<_>>()
    });
    moves
        .filter(|legal| seen.insert((legal.from, legal.to, format!("{:?}{:?}", legal.kind, legal.promotion))))
        .collect()
}

fn records(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect(line))
}

#[test]
fn there_are_as_many_moves_as_the_corpora_say() {
    let valid = records(include_str!("../data/fen_valid.jsonl")).map(|record| (record["fen"].clone(), record));
    let chess960 = records(include_str!("../data/fen_960.jsonl")).map(|record| (record["xfen"].clone(), record));
    let mut wrong = Vec::new();
    for (text, record) in valid.chain(chess960) {
        let play = play(text.as_str().expect("a FEN"));
        let moves = all_moves(&play);
        let is_named = |legal: &LegalMove| {
            let name = play.to_san(*legal);
            name.as_deref().and_then(|name| play.find_san(name)) == Some(*legal)
        };
        if Some(moves.len() as u64) != record["moves"].as_u64() || !moves.iter().all(is_named) {
            wrong.push(format!("{} moves: {record}", moves.len()));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_board_full_of_queens_has_moves() {
    let play = play("kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1");
    let moves = all_moves(&play);
    assert!(moves.len() > 256, "{} moves", moves.len());
    assert!(moves.into_iter().all(|legal| play.to_san(legal).is_some()));
}
