//! Chess960 positions by number, and random positions.

#![expect(clippy::panic, reason = "a helper of a test fails as the test does")]

use std::collections::HashSet;
use std::time::Duration;

use crate::time::processor_time;
use fenwright::board::{chess960, chess960_number};
use fenwright::notation::fen;
use fenwright::rules::{self, Problem, RandomError};
use fenwright::wording::{Message, Sentence};
use fenwright::{Castling, Color, Position, Role, Size, Square};

/// A random 8x8 position.
fn random(material: &str, seed: u64) -> Result<Position, RandomError> {
    rules::random(Size::STANDARD, material, seed)
}

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{}: {text}", fault.message(text)))
}

#[test]
fn starts_of_chess960_have_their_numbers() {
    let lines = include_str!("../data/chess960_starts.tsv").lines().skip(1);
    for line in lines.clone() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [number, _, xfen, _] = fields[..] else { panic!("{line}") };
        let number = number.parse().expect(line);
        assert_eq!(chess960(number).as_ref().map(fen::write).as_deref(), Some(xfen), "{line}");
        assert_eq!(chess960_number(&read(xfen)), Some(number), "{line}");
    }
    assert!(lines.count() > 500);
}

#[test]
fn the_960_starts_are_distinct_and_as_the_rules_ask() {
    let mut seen = HashSet::new();
    for number in 0..960 {
        let start = chess960(number).expect("a start");
        assert_eq!(chess960_number(&start), Some(number));
        assert_eq!(rules::problems(&start), [], "start {number}");
        assert_eq!(start.castling.rights().count(), 4, "start {number}");
        let files = |role| {
            let is = move |file: &u8| start.board.get(Square::new(*file, 0)).is_some_and(|piece| piece.role == role);
            (0..8).filter(is).collect::<Vec<u8>>()
        };
        let (kings, rooks, bishops) = (files(Role::King), files(Role::Rook), files(Role::Bishop));
        assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "start {number}: the king stands between the rooks");
        assert_eq!((bishops[0] + bishops[1]) % 2, 1, "start {number}: bishops on both colours");
        assert!(seen.insert(start), "start {number} comes twice");
    }
    assert_eq!(seen.len(), 960);
    assert_eq!([960, 961, u16::MAX].map(chess960), [None; 3]);
    assert_eq!(chess960(518), Some(Position::start()));
}

#[test]
fn only_a_start_is_recognised() {
    const CASES: [(&str, &str, Option<u16>); 13] = [
        ("the clocks do not matter", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 12 40", Some(518)),
        ("Black is to move", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", None),
        ("a right is missing", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1", None),
        ("no rights", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", None),
        ("an en passant square", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1", None),
        ("a pawn has moved", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", None),
        ("a pawn too many", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", None),
        ("the sides differ", "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", None),
        ("bishops on one colour", "rbnqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1", None),
        ("the king is outside", "rnbqrbnk/pppppppp/8/8/8/8/PPPPPPPP/RNBQRBNK w - - 0 1", None),
        ("colours swapped", "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w - - 0 1", None),
        ("an empty board", "8/8/8/8/8/8/8/8 w - - 0 1", None),
        ("a wide board", "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", None),
    ];
    for (comment, text, number) in CASES {
        assert_eq!(chess960_number(&read(text)), number, "{comment}: {text}");
    }
}

/// The material of a position, as in `KQvKR`.
fn material(position: &Position) -> String {
    let side = |color: Color| {
        let count =
            |role| position.board.pieces().filter(|(_, piece)| (piece.color, piece.role) == (color, role)).count();
        Role::ALL.into_iter().map(|role| role.letter().to_string().repeat(count(role))).collect::<String>()
    };
    format!("{}v{}", side(Color::White), side(Color::Black))
}

#[test]
fn material_is_read_in_the_usual_forms() {
    const CASES: [(&str, &str); 20] = [
        ("KQ vs KR", "KQvKR"),
        ("KRPvKR", "KRPvKR"),
        ("KRP v. KR", "KRPvKR"),
        ("KRP VS. KR", "KRPvKR"),
        ("KBN-K", "KBNvK"),
        ("KBN \u{2013} K", "KBNvK"),
        ("kbn-k", "KBNvK"),
        ("KPP:KP", "KPPvKP"),
        ("K Q K R", "KQvKR"),
        ("KQKR", "KQvKR"),
        ("K+P vs K", "KPvK"),
        ("Q, P v Q", "KQPvKQ"),
        ("Q", "KQvK"),
        ("v Q", "KvKQ"),
        ("QK-RK", "KQvKR"),
        ("K", "KvK"),
        ("KQQQQQQQQQRRBBNN vs K", "KQQQQQQQQQRRBBNNvK"),
        ("KNNNNNNNNNN v K", "KNNNNNNNNNNvK"),
        ("PPPPPPPP v PPPPPPPP", "KPPPPPPPPvKPPPPPPPP"),
        ("QRRBBNNPPPPPPPP v QRRBBNNPPPPPPPP", "KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP"),
    ];
    for (text, expected) in CASES {
        let position = random(text, 1).unwrap_or_else(|error| panic!("{text}: {}", error.sentence()));
        assert_eq!(material(&position), expected, "{text}");
    }
}

#[test]
fn what_cannot_be_is_refused_in_words() {
    const CASES: [(&str, &str); 17] = [
        ("", "Enter the pieces, such as KQ vs KR"),
        (" + ", "Enter the pieces, such as KQ vs KR"),
        ("vs", "Enter the pieces, such as KQ vs KR"),
        ("KQ vs KX", "“X” is not a piece; the letters are K Q R B N P"),
        ("KD vs KT", "“D” is not a piece; the letters are K Q R B N P"),
        ("KA vs K", "“A” is not a piece; the letters are K Q R B N P"),
        ("K2P vs K", "“2” is not a piece; the letters are K Q R B N P"),
        ("K\u{200B} vs K", "“\\u{200b}” is not a piece; the letters are K Q R B N P"),
        ("KQ vs KR vs K", "“v” is not a piece; the letters are K Q R B N P"),
        ("KK vs K", "White can have only one king"),
        ("KKK", "Black can have only one king"),
        ("KPPPPPPPPP vs K", "White can have at most 8 pawns"),
        ("K vs KPPPPPPPPP", "Black can have at most 8 pawns"),
        ("KQQQPPPPPPPP vs K", "White's pieces need 2 promoted pawns, but none is missing"),
        ("K vs KQQBBBPPPPPPP", "Black's pieces need 2 promoted pawns, but only one is missing"),
        ("KNNNPPPPPPPP vs K", "White's pieces need a promoted pawn, but none is missing"),
        ("KNNNNNRRRRPPPPPP vs K", "White's pieces need 5 promoted pawns, but only 2 are missing"),
    ];
    for (text, sentence) in CASES {
        assert_eq!(random(text, 1).map_err(|error| error.sentence()), Err(sentence.to_owned()), "{text:?}");
    }
}

#[test]
fn random_positions_are_legal_and_plain() {
    let materials =
        ["KQvKR", "KvKQ", "KRPvKR", "KBNvK", "KPPvKP", "KNNvKP", "KQRvKQRBN", "KRBNPPPPvKRBNPPPP", "KQQQvKQQQ"];
    let (mut sides, mut seen) = (HashSet::new(), HashSet::new());
    for text in materials {
        for seed in 0..100 {
            let position = random(text, seed).unwrap_or_else(|error| panic!("{text}: {}", error.sentence()));
            let written = fen::write(&position);
            let illegal: Vec<Problem> = rules::problems(&position).into_iter().filter(Problem::is_illegal).collect();
            assert_eq!(illegal, [], "{text}, seed {seed}: {written}");
            assert_eq!(material(&position), text, "seed {seed}: {written}");
            assert_eq!((position.castling, position.en_passant), (Castling::NONE, None), "{written}");
            assert_eq!((position.halfmove_clock, position.fullmove_number), (0, 1), "{written}");
            assert_eq!(random(text, seed), Ok(position), "a seed gives one position");
            sides.insert((text, position.side_to_move));
            seen.insert(position);
        }
    }
    assert_eq!(sides.len(), 2 * materials.len(), "both sides are to move in some");
    assert!(seen.len() > 880, "only {} of 900 positions differ", seen.len());
}

#[test]
fn every_square_is_drawn() {
    let squares: HashSet<Square> = (0..1_000)
        .flat_map(|seed| random("KPvK", seed).expect("a position").board.pieces().collect::<Vec<_>>())
        .filter(|(_, piece)| piece.role == Role::Pawn)
        .map(|(square, _)| square)
        .collect();
    assert_eq!(squares.len(), 48, "a pawn stands on any square between the back ranks");
}

#[test]
fn any_text_is_answered_soon() {
    let queens = "Q".repeat(1_000_000);
    let spaces = format!("K{}", " +".repeat(500_000));
    let started = processor_time();
    assert!(matches!(random(&queens, 1), Err(RandomError::TooMuchPromotion { promoted: 999_999, .. })));
    assert!(random(&spaces, 1).is_ok());
    assert_eq!(
        random(&"/".repeat(1_000_000), 1),
        Err(RandomError::NotAPiece { letter: '/', roles: Size::STANDARD.roles() })
    );
    let time = processor_time().saturating_sub(started);
    assert!(time < Duration::from_secs(5), "{time:?}");
}

#[test]
fn material_that_hardly_fits_ends_too() {
    let queens = "KQQQQQQQQQRRBBNN";
    let started = processor_time();
    for seed in 0..3 {
        let found = random(&format!("{queens} vs {queens}"), seed);
        assert!(matches!(found, Ok(_) | Err(RandomError::NoneFound)), "{found:?}");
    }
    let time = processor_time().saturating_sub(started);
    assert!(time < Duration::from_secs(20), "{time:?}");
}

#[test]
fn other_boards_have_random_positions_with_their_own_men() {
    let size = |files, ranks| Size::new(files, ranks).expect("a size");
    for (size, text) in [
        (size(5, 5), "KQRBN vs KQRBN"),
        (size(6, 6), "KQ vs KR"),
        (size(10, 8), "KAC vs KRPPP"),
        (size(10, 10), "KPPPPPPPPPP vs KQRRAC"),
        (size(7, 9), "KPPPA vs KPPPC"),
    ] {
        for seed in 0..40 {
            let position = rules::random(size, text, seed).unwrap_or_else(|error| panic!("{}", error.sentence()));
            let illegal: Vec<Problem> = rules::problems(&position).into_iter().filter(Problem::is_illegal).collect();
            assert_eq!((position.board.size(), illegal), (size, vec![]), "{}", fen::write(&position));
            assert_eq!(material(&position), text.replace(" vs ", "v"), "{}", fen::write(&position));
        }
    }
    for (size, text, sentence) in [
        (size(10, 8), "KX vs K", "“X” is not a piece; the letters are K Q R B N P A C"),
        (size(5, 5), "KPPPPPP vs K", "White can have at most 5 pawns"),
        (size(5, 5), "K vs QQQQQRRRRR", "Black can have at most 10 pieces"),
        (size(10, 8), "K vs AACPPPPPPPPPP", "Black's pieces need a promoted pawn, but none is missing"),
    ] {
        let error = rules::random(size, text, 1).map_err(|error| error.sentence());
        assert_eq!(error, Err(sentence.to_owned()), "{text} on {size}");
    }
}
