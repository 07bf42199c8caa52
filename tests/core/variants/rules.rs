//! Moves, check, states and problems of each variant.

use std::collections::BTreeSet;

use fenwright::board::{Color, Piece, Role, Square, Variant};
use fenwright::notation::fen;
use fenwright::rules::{self, Ending, GameState, LegalMove, Play, Problem};
use fenwright::wording::{self, Sentence};
use fenwright::{Position, Size};

use super::{read, records};

/// All legal moves: the targets of every piece, and drops.
pub(super) fn moves(play: &Play) -> Vec<LegalMove> {
    let of_board = Size::STANDARD.squares().flat_map(|from| {
        play.targets(from).into_iter().flat_map(|target| {
            let promotions: Vec<Option<Role>> = target.promotions().map(Some).collect();
            let promotions = if promotions.is_empty() { vec![None] } else { promotions };
            promotions.into_iter().filter_map(|promotion| target.find_move(promotion)).collect::<Vec<_>>()
        })
    });
    let drops = Role::ALL.into_iter().flat_map(|role| play.drops(role));
    let mut all: Vec<LegalMove> = Vec::new();
    for found in of_board.chain(drops) {
        // Castling has two target squares.
        if !all.contains(&found) {
            all.push(found);
        }
    }
    all
}

/// The state in the words of Fairy-Stockfish.
fn state(state: GameState) -> &'static str {
    match state {
        GameState::Ongoing | GameState::InsufficientMaterial => "ongoing",
        GameState::Checkmate => "no moves, check",
        GameState::Stalemate | GameState::VariantEnd(Ending::CannotMove(_)) => "no moves",
        GameState::VariantEnd(_) => "variant end",
        GameState::Illegal => "illegal",
    }
}

#[test]
fn moves_check_and_state_are_those_of_another_program() {
    let mut missed = Vec::new();
    let mut count = 0;
    for record in records() {
        let position = record.position();
        let verdict = rules::verdict(&position);
        let wanted: BTreeSet<&str> = record.text("uci").split_whitespace().collect();
        let play = Play::from_position(&position);
        let found: BTreeSet<String> = play
            .iter()
            .flat_map(|play| moves(play).into_iter().map(|legal| play.to_uci(legal)).collect::<Vec<_>>())
            .collect();
        let is_equal = found.iter().map(String::as_str).eq(wanted.iter().copied())
            && verdict.moves == Some(wanted.len())
            && verdict.check == record.is("check")
            && state(verdict.state) == record.text("state")
            && rules::problems(&position).iter().all(|problem| !problem.is_illegal());
        count += 1;
        if !is_equal {
            let problems: Vec<String> = rules::problems(&position).iter().map(Problem::sentence).collect();
            missed.push(format!(
                "{} {}: {verdict:?} {problems:?}, not {} {} with {} moves",
                record.text("variant"),
                record.text("fen"),
                record.text("state"),
                record.is("check"),
                wanted.len(),
            ));
        }
    }
    assert!(missed.is_empty(), "{} of {count}:\n{}", missed.len(), missed.join("\n"));
}

/// The number of leaf nodes. The last moves are counted, not played.
fn perft(play: &Play, depth: u32) -> usize {
    if depth == 1 {
        return play.count_moves();
    }
    let after = |legal| {
        let mut next = play.clone();
        let _ = next.play(legal);
        perft(&next, depth - 1)
    };
    play.moves().into_iter().map(after).sum()
}

/// The numbers published by Fairy-Stockfish and python-chess, up to the first depth with at least a million nodes.
#[test]
fn perft_of_each_start() {
    for (variant, counts) in [
        (Variant::Crazyhouse, &[20, 400, 8902, 197_281, 4_888_832][..]),
        (Variant::ThreeCheck, &[20, 400, 8902, 197_281, 4_865_609]),
        (Variant::KingOfTheHill, &[20, 400, 8902, 197_281, 4_865_609]),
        (Variant::Antichess, &[20, 400, 8067, 153_299, 2_732_672]),
        (Variant::Atomic, &[20, 400, 8902, 197_326, 4_864_979]),
        (Variant::Horde, &[8, 128, 1274, 23_310, 265_223, 5_396_554]),
        (Variant::RacingKings, &[21, 421, 11_264, 296_242, 9_472_927]),
    ] {
        let play = Play::from_position(&Position::start_for_variant(variant)).expect("a start");
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&play, depth), *count, "{variant:?} {depth}");
        }
        assert_eq!(rules::problems(&Position::start_for_variant(variant)), [], "{variant:?}");
    }
}

/// A position and its verdict.
const ENDINGS: [(Variant, &str, &str); 10] = [
    (Variant::KingOfTheHill, "4k3/8/8/8/4K3/8/8/8 b - - 0 9", "White wins: the king is on the hill"),
    (Variant::ThreeCheck, "4k3/8/8/8/8/8/8/4RK2 b - - 0+2 0 9", "White wins: three checks were given"),
    (Variant::Atomic, "8/8/8/8/8/8/8/4RK2 b - - 0 9", "White wins: Black has no king left"),
    (Variant::Antichess, "8/8/8/8/8/8/8/4R3 b - - 0 9", "Black wins: Black has lost all pieces"),
    (Variant::Antichess, "8/8/8/8/p7/P7/8/8 b - - 0 9", "Black wins: Black cannot move"),
    (Variant::Horde, "4k3/8/8/8/8/8/8/8 w - - 0 9", "Black wins: the horde is captured"),
    (Variant::RacingKings, "6K1/8/8/8/8/8/8/k7 b - - 0 9", "White wins: the king has reached the last rank"),
    (Variant::RacingKings, "k5K1/8/8/8/8/8/8/8 w - - 0 9", "Draw: both kings have reached the last rank"),
    (Variant::RacingKings, "8/6k1/8/8/8/8/8/K7 w - - 0 9", "White to move, 3 legal moves"),
    (Variant::Crazyhouse, "7k/6QR/8/8/8/8/8/K7[] b - - 0 9", "Checkmate, White wins"),
];

#[test]
fn a_verdict_names_the_end_of_its_variant() {
    for (variant, text, sentence) in ENDINGS {
        let position = read(text, variant);
        assert_eq!(wording::verdict(&rules::verdict(&position), position.side_to_move), sentence, "{variant:?} {text}");
    }
}

/// Boards without pieces of one side, with either side to move; Fairy-Stockfish ends both games here.
#[test]
fn no_side_moves_once_one_side_is_gone() {
    let boards = [
        (Variant::Antichess, "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR", Color::Black),
        (Variant::Antichess, "rnbqkbnr/pppppppp/8/8/8/8/8/8", Color::White),
        (Variant::Antichess, "8/8/8/3n4/8/8/8/8", Color::White),
        (Variant::Horde, "rnbqkbnr/pppppppp/8/8/8/8/8/8", Color::Black),
    ];
    for (variant, board, winner) in boards {
        for side in ["w", "b"] {
            let position = read(&format!("{board} {side} - - 0 9"), variant);
            let verdict = rules::verdict(&position);
            let GameState::VariantEnd(ending) = verdict.state else {
                panic!("{variant:?} {board} {side}: {verdict:?}");
            };
            assert_eq!((ending.winner(), verdict.moves), (Some(winner), Some(0)), "{variant:?} {board} {side}");
            let mut play = Play::from_position(&position).expect("a game");
            assert_eq!((play.count_moves(), play.perft(1), play.perft(0)), (0, 0, 1), "{variant:?} {board} {side}");
            assert!(play.moves().is_empty() && moves(&play).is_empty());
            for word in ["b1c3", "b8c6", "d5c3"] {
                assert!(play.play_uci(word).is_err(), "{variant:?} {board} {side}: {word}");
            }
            assert!(play.play_san("Nc6").is_err() && play.play_san("Nc3").is_err());
        }
    }
}

/// A position and the names of its illegal problems.
const PROBLEMS: [(Variant, &str, &[&str]); 22] = [
    (Variant::Antichess, "8/8/8/8/8/8/8/RNB5 b - - 0 9", &[]),
    (Variant::Antichess, "kkk5/8/8/8/8/8/8/RNB1K3 w - - 0 9", &[]),
    (Variant::Antichess, "k7/8/8/8/8/8/8/R3K3 w Q - 0 9", &["no-castling"]),
    (Variant::Antichess, "8/8/8/8/8/8/8/8 w - - 0 9", &["empty-board"]),
    (Variant::Horde, "4k3/8/8/8/8/8/PPPPPPPP/PPPPPPPP w - - 0 9", &[]),
    (Variant::Horde, "4k3/8/8/8/8/8/8/PPPPK3 w - - 0 9", &["king-in-horde"]),
    (Variant::Horde, "8/8/8/8/8/8/8/PPPP4 w - - 0 9", &["missing-king"]),
    (Variant::Horde, "4k2P/8/8/8/8/8/8/8 w - - 0 9", &["pawn-on-back-rank"]),
    (Variant::Horde, "4k3/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w - - 0 9", &["too-many-pieces"]),
    (Variant::Atomic, "8/8/8/3kK3/8/8/8/R7 w - - 0 9", &[]),
    (Variant::Atomic, "8/8/8/8/8/8/8/R7 w - - 0 9", &["missing-king"]),
    (Variant::Atomic, "k7/8/8/8/8/8/8/R6K w - - 0 9", &["opponent-in-check"]),
    (Variant::Atomic, "8/8/8/8/8/8/8/R6K w - - 0 9", &["missing-king"]),
    (Variant::RacingKings, "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1", &[]),
    (Variant::RacingKings, "8/8/8/8/8/8/k5RK/8 w - - 0 9", &["check-in-race"]),
    (Variant::RacingKings, "8/8/8/8/P7/8/k7/7K w - - 0 9", &["pawn-in-race"]),
    (Variant::RacingKings, "8/8/8/8/QQ6/8/8/k5K1 w - - 0 9", &["too-many-of-kind", "check-in-race"]),
    (Variant::RacingKings, "k5K1/8/8/8/8/8/8/8 b - - 0 9", &["was-over"]),
    (Variant::KingOfTheHill, "4k3/8/8/8/4K3/8/8/8 w - - 0 9", &["was-over"]),
    (Variant::ThreeCheck, "4k3/8/8/8/8/8/8/4RK2 b - - 2+0 0 9", &["was-over"]),
    (Variant::Crazyhouse, "4k3/8/8/8/8/8/8/4K3[QQQ] w - - 0 9", &["too-many-of-kind"]),
    (Variant::Crazyhouse, "QQQ1k3/8/8/8/8/8/8/4K3[] b - - 0 9", &["too-many-of-kind"]),
];

#[test]
fn problems_are_those_of_the_variant() {
    for (variant, text, codes) in PROBLEMS {
        let position = read(text, variant);
        let problems = rules::problems(&position);
        let illegal: Vec<&str> = problems.iter().filter(|problem| problem.is_illegal()).map(Problem::id).collect();
        assert_eq!(illegal, codes, "{variant:?} {text}");
        assert!(problems.iter().all(|problem| !problem.sentence().is_empty()));
        let verdict = rules::verdict(&position);
        assert_eq!(verdict.state == GameState::Illegal, !codes.is_empty(), "{variant:?} {text}: {verdict:?}");
        for fix in problems.iter().flat_map(|problem| rules::fixes(&position, problem)) {
            assert_eq!(fix.position.variant(), variant, "{text}: {}", fix.kind.sentence());
        }
    }
}

#[test]
fn drops_are_moves() {
    let mut play =
        Play::from_position(&read("4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1", Variant::Crazyhouse)).expect("a game");
    assert!(play.play_uci("N@e5").is_err(), "it is Black's knight");
    assert!(play.play_uci("P@e4").is_ok() && play.play_san("N@f3").is_ok());
    assert_eq!(fen::write(&play.position()), "4k3/8/8/8/4P3/5n2/8/4K3[] w - - 1 2");
    // A captured promoted piece comes into hand as a pawn.
    let mut play =
        Play::from_position(&read("3rk3/4P3/8/8/8/8/8/4K3[] w - - 0 1", Variant::Crazyhouse)).expect("a game");
    assert!(play.play_san("exd8=Q+").is_ok() && play.play_san("Kxd8").is_ok());
    assert_eq!(fen::write(&play.position()), "3k4/8/8/8/8/8/8/4K3[Rp] w - - 0 2");
}

/// A thousand games per variant: no panic, no illegal verdict, and every position is read again from its text.
#[test]
fn random_games_stay_legal() {
    const GAMES: u64 = 1000;
    const PLIES: usize = 60;
    for variant in Variant::ALL {
        for seed in 0..GAMES {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut play = Play::from_position(&Position::start_for_variant(variant)).expect("a start");
            for _ in 0..PLIES {
                let Some(legal) = random.choice(play.moves()) else { break };
                let _ = play.play(legal);
            }
            let position = play.position();
            let verdict = rules::verdict(&position);
            assert_ne!(verdict.state, GameState::Illegal, "{variant:?} {}", fen::write(&position));
            assert_eq!(verdict.moves, Some(play.count_moves()), "{variant:?} {}", fen::write(&position));
            assert_eq!(read(&fen::write(&position), variant), position);
        }
    }
}

/// Any pieces on the board and in hand cause no panic.
#[test]
fn any_men_can_be_judged() {
    for variant in Variant::ALL {
        for seed in 0..1000 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut position = Position::empty(Size::STANDARD).with_variant(variant);
            let is_full = seed % 3 == 0;
            for square in Size::STANDARD.squares() {
                if random.u8(..4) == 0 || is_full && random.bool() {
                    let roles: &[Role] = if is_full { &[Role::Queen, Role::Knight] } else { &Role::ALL[..6] };
                    let role = roles[random.usize(..roles.len())];
                    position.put(square, Some(Piece::new(Color::ALL[random.usize(..2)], role)));
                }
            }
            for color in Color::ALL {
                let king = Square::new(random.u8(..8), random.u8(..8));
                position.put(king, Some(Piece::new(color, Role::King)));
            }
            position.side_to_move = Color::ALL[random.usize(..2)];
            if let fenwright::board::Rules::Crazyhouse(holdings) = &mut position.rules {
                for role in fenwright::board::Pockets::ROLES {
                    holdings.pockets.set(Color::ALL[random.usize(..2)], role, random.u8(..5));
                }
            }
            let problems = rules::problems(&position);
            let verdict = rules::verdict(&position);
            if let Some(play) = Play::from_position(&position) {
                let _ = play.moves();
            } else {
                let is_explained = problems.iter().any(Problem::is_illegal);
                assert!(is_explained, "{variant:?} {}: {verdict:?}", fen::write(&position));
            }
            for problem in &problems {
                let _ = rules::fixes(&position, problem);
            }
        }
    }
}
