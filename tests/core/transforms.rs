//! Mirroring, turning and shifting boards.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

use std::collections::HashSet;

use fenwright::board::{DroppedPart, Transform};
use fenwright::notation::fen;
use fenwright::rules;
use fenwright::wording::Message;
use fenwright::wording::describe_dropped;
use fenwright::{Board, Castling, Color, Position, Size, Square};
use proptest::prelude::*;

use super::fen::{corpora, properties};

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{}: {text}", fault.message(text)))
}

/// A description, the transform, the FEN before, the FEN after, and the losses that are reported.
const CASES: [(&str, Transform, &str, &str, &str); 25] = [
    (
        "rights follow their rooks, and the king stands on the d-file",
        Transform::MirrorLeftRight,
        "r3k2r/8/8/8/8/8/8/R3K3 b Qkq - 3 9",
        "r2k3r/8/8/8/8/8/8/3K3R b Kkq - 3 9",
        "",
    ),
    (
        "the en passant square follows its pawn",
        Transform::MirrorLeftRight,
        "4k3/8/8/1pP5/8/8/8/4K3 w - b6 0 7",
        "3k4/8/8/5Pp1/8/8/8/3K4 w - g6 0 7",
        "",
    ),
    (
        "what a text states without men for it is stated on",
        Transform::MirrorLeftRight,
        "4k3/8/8/8/8/8/8/8 w KQq c6 0 1",
        "3k4/8/8/8/8/8/8/8 w KQk f6 0 1",
        "",
    ),
    (
        "the other side has it all",
        Transform::SwapColors,
        "r3k3/8/8/3Pp3/8/8/8/4K2R w Kq e6 0 20",
        "4k2r/8/8/8/3pP3/8/8/R3K3 b Qk e3 0 20",
        "",
    ),
    (
        "ranks mean something else upside down",
        Transform::MirrorTopBottom,
        "r3k3/8/8/3Pp3/8/8/8/4K2R w Kq e6 0 20",
        "4K2R/8/8/8/3Pp3/8/8/r3k3 w - - 0 20",
        "The rights to castle with the rooks on h1 and a8 and the en passant square e6 could not be kept",
    ),
    (
        "half a turn",
        Transform::RotateHalf,
        "r3k3/8/8/8/8/8/P7/4K2R w K - 5 20",
        "R2K4/7P/8/8/8/8/8/3k3r w - - 5 20",
        "The right to castle with the rook on h1 could not be kept",
    ),
    (
        "a quarter turn clockwise",
        Transform::RotateClockwise,
        "k6Q/8/8/8/8/8/P7/K7 b - - 0 1",
        "KP5k/8/8/8/8/8/8/7Q b - - 0 1",
        "",
    ),
    (
        "a quarter turn back",
        Transform::RotateAnticlockwise,
        "KP5k/8/8/8/8/8/8/7Q b - - 0 1",
        "k6Q/8/8/8/8/8/P7/K7 b - - 0 1",
        "",
    ),
    (
        "what a text states is left behind too where it would mean something else",
        Transform::RotateClockwise,
        "8/8/8/8/8/8/8/8 w H e6 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "The right to castle with the rook on h1 and the en passant square e6 could not be kept",
    ),
    (
        "a board of 7x6 becomes one of 6x7",
        Transform::RotateClockwise,
        "7/7/7/7/7/K5k w - - 0 1",
        "K5/6/6/6/6/6/k5 w - - 0 1",
        "",
    ),
    (
        "rook and king stay on their rank, the right with them",
        Transform::ShiftLeft,
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "3k4/8/8/8/8/8/8/3K2R1 w K - 0 1",
        "",
    ),
    (
        "a rook falls off",
        Transform::ShiftLeft,
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "3k4/8/8/8/8/8/8/3K2R1 w K - 0 1",
        "The right to castle with the rook on a1 could not be kept; \
         the white rook on a1 went off the board",
    ),
    (
        "a king falls off, and the right with it",
        Transform::ShiftRight,
        "1k6/8/8/8/8/8/8/5R1K w F - 0 1",
        "2k5/8/8/8/8/8/8/6R1 w - - 0 1",
        "The right to castle with the rook on f1 could not be kept; \
         the white king on h1 went off the board",
    ),
    (
        "a stated right without a rook goes along while it is on the board",
        Transform::ShiftRight,
        "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
        "5k2/8/8/8/8/8/8/5K2 w B - 0 1",
        "The right to castle with the rook on h1 could not be kept",
    ),
    (
        "the en passant square goes along by a file",
        Transform::ShiftLeft,
        "4k3/8/8/1pP5/8/8/8/4K3 w - b6 0 7",
        "3k4/8/8/pP6/8/8/8/3K4 w - a6 0 7",
        "",
    ),
    (
        "the en passant square falls off with its pawn",
        Transform::ShiftLeft,
        "4k3/8/8/pP6/8/8/8/4K3 w - a6 0 7",
        "3k4/8/8/P7/8/8/8/3K4 w - - 0 7",
        "The en passant square a6 could not be kept; the black pawn on a5 went off the board",
    ),
    (
        "a rank up",
        Transform::ShiftUp,
        "7k/8/8/8/8/8/P7/K7 w - - 0 1",
        "8/8/8/8/8/P7/K7/8 w - - 0 1",
        "The black king on h8 went off the board",
    ),
    (
        "rights and en passant square mean their ranks",
        Transform::ShiftUp,
        "8/4k3/8/8/4Pp2/8/8/4K2R b K e3 0 1",
        "4k3/8/8/4Pp2/8/8/4K2R/8 b - - 0 1",
        "The right to castle with the rook on h1 and the en passant square e3 could not be kept",
    ),
    (
        "two men go",
        Transform::ShiftDown,
        "7k/8/8/8/8/8/8/KN6 w - - 0 1",
        "8/7k/8/8/8/8/8/8 w - - 0 1",
        "The white king on a1 and the white knight on b1 went off the board",
    ),
    (
        "many men are counted and listed",
        Transform::ShiftDown,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        "8/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w - - 0 1",
        "8 pieces went off the board: White Ra1, Nb1, Bc1, Qd1, Ke1, Bf1, Ng1, Rh1",
    ),
    (
        "three men are named",
        Transform::ShiftRight,
        "k6n/8/8/7p/8/8/8/K6B w - - 0 1",
        "1k6/8/8/8/8/8/8/1K6 w - - 0 1",
        "The black knight on h8, the black pawn on h5 and the white bishop on h1 went off the board",
    ),
    (
        "all rights on a wide board, mirrored",
        Transform::MirrorLeftRight,
        "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
        "rncbkqbanr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNCBKQBANR w KQkq - 0 1",
        "",
    ),
    (
        "an en passant square of a high board",
        Transform::SwapColors,
        "5k4/10/10/10/3pP5/10/10/10/10/5K4 w - - 0 1",
        "5k4/10/10/10/10/3Pp5/10/10/10/5K4 b - - 0 1",
        "",
    ),
    (
        "the side to move changes with the colours",
        Transform::SwapColors,
        "8/8/8/8/8/8/8/K6k b - - 7 30",
        "k6K/8/8/8/8/8/8/8 w - - 7 30",
        "",
    ),
    ("an empty board stays empty", Transform::ShiftLeft, "8/8/8/8/8/8/8/8 b - - 0 3", "8/8/8/8/8/8/8/8 b - - 0 3", ""),
];

#[test]
fn each_case_comes_out_and_says_what_is_left_behind() {
    for (comment, transform, before, after, sentence) in CASES {
        let (position, dropped) = transform.apply(&read(before)).expect(comment);
        assert_eq!(fen::write(&position), fen::write(&read(after)), "{comment}: {transform:?} of {before}");
        assert_eq!(position, read(after), "{comment}: {transform:?} of {before}");
        assert_eq!(describe_dropped(&dropped).unwrap_or_default(), sentence, "{comment}: {transform:?} of {before}");
    }
}

#[test]
fn a_quarter_turn_needs_a_board_of_that_shape() {
    for (files, ranks, turns) in [(8, 8, true), (10, 8, false), (7, 6, true), (10, 10, true), (5, 9, true)] {
        let position = Position::empty(Size::new(files, ranks).expect("a size"));
        for transform in [Transform::RotateClockwise, Transform::RotateAnticlockwise] {
            assert_eq!(transform.apply(&position).is_some(), turns, "{transform:?} of {files}x{ranks}");
        }
    }
}

#[test]
fn all_transforms_are_listed_once() {
    let names: HashSet<String> = Transform::ALL.iter().map(|transform| format!("{transform:?}")).collect();
    assert_eq!(names.len(), 10);
}

/// Positions of any size, most often 8x8, 10x8 and 7x6.
fn position() -> impl Strategy<Value = Position> {
    let sizes = prop_oneof![Just((8, 8)), Just((10, 8)), Just((7, 6)), Just((10, 10))];
    prop_oneof![
        properties::position(),
        (properties::position(), sizes).prop_map(|(position, size)| resized(&position, size))
    ]
}

/// The lower left part of a position on a board of this size.
fn resized(position: &Position, (files, ranks): (u8, u8)) -> Position {
    let size = Size::new(files, ranks).expect("a size");
    let mut resized = Position { halfmove_clock: position.halfmove_clock, ..Position::empty(size) };
    for square in size.squares() {
        resized.board.set(square, position.board.get(square));
    }
    for (color, file) in position.castling.rights().filter(|(_, file)| *file < files) {
        resized.castling.set(color, file, true);
    }
    resized.side_to_move = position.side_to_move;
    let rank = size.en_passant_rank(position.side_to_move);
    resized.en_passant = position.en_passant.map(|square| Square::new(square.file % files, rank));
    resized
}

fn apply(transform: Transform, position: &Position) -> (Position, Vec<DroppedPart>) {
    transform.apply(position).unwrap_or_else(|| panic!("no {transform:?} of {}", fen::write(position)))
}

fn turned(transform: Transform, times: usize, position: &Position) -> Position {
    (0..times).fold(*position, |position, _| apply(transform, &position).0)
}

/// The position without castling rights and en passant square.
fn bare(position: &Position) -> Position {
    Position { castling: Castling::NONE, en_passant: None, ..*position }
}

/// The number of pieces.
fn men(board: &Board) -> usize {
    board.pieces().count()
}

proptest! {
    #[test]
    fn twice_is_the_identity(position in position()) {
        for transform in [Transform::MirrorLeftRight, Transform::SwapColors] {
            prop_assert_eq!(turned(transform, 2, &position), position, "{:?}", transform);
        }
        for transform in [Transform::MirrorTopBottom, Transform::RotateHalf] {
            prop_assert_eq!(turned(transform, 2, &position), bare(&position), "{:?}", transform);
        }
    }

    #[test]
    fn four_quarter_turns_are_the_identity(position in position()) {
        let size = position.board.size();
        for transform in [Transform::RotateClockwise, Transform::RotateAnticlockwise] {
            if Size::new(size.ranks(), size.files()).is_some() {
                prop_assert_eq!(turned(transform, 4, &position), bare(&position), "{:?}", transform);
            } else {
                prop_assert_eq!(transform.apply(&position), None);
            }
        }
    }

    #[test]
    fn transforms_compose(position in position()) {
        use Transform::{
            MirrorLeftRight, MirrorTopBottom, RotateAnticlockwise, RotateClockwise, RotateHalf, ShiftDown, ShiftLeft,
            ShiftRight, ShiftUp, SwapColors,
        };
        let all = |steps: &[Transform]| steps.iter().fold(position, |position, step| apply(*step, &position).0);
        // In a mirror, pieces that leave at one edge leave at the other edge.
        prop_assert_eq!(all(&[MirrorLeftRight, ShiftLeft, MirrorLeftRight]), all(&[ShiftRight]));
        prop_assert_eq!(all(&[MirrorTopBottom, ShiftUp, MirrorTopBottom]), all(&[ShiftDown]));
        prop_assert_eq!(all(&[SwapColors, ShiftLeft, SwapColors]), all(&[ShiftLeft]));
        prop_assert_eq!(all(&[MirrorLeftRight, MirrorTopBottom]), all(&[RotateHalf]));
        let size = position.board.size();
        if Size::new(size.ranks(), size.files()).is_some() {
            prop_assert_eq!(all(&[RotateClockwise, RotateClockwise]), all(&[RotateHalf]));
            prop_assert_eq!(all(&[RotateClockwise, RotateAnticlockwise]), bare(&position));
        }
    }

    #[test]
    fn nothing_is_dropped_in_silence(position in position()) {
        for transform in Transform::ALL.iter().copied() {
            let Some((after, dropped)) = transform.apply(&position) else { continue };
            let count = |is: fn(&DroppedPart) -> bool| dropped.iter().filter(|dropped| is(dropped)).count();
            let rights = count(|dropped| matches!(dropped, DroppedPart::Castling(..)));
            let en_passant = count(|dropped| matches!(dropped, DroppedPart::EnPassant(_)));
            let gone = count(|dropped| matches!(dropped, DroppedPart::Piece(..)));
            let stated = |position: &Position| position.castling.rights().count();
            prop_assert_eq!(stated(&after) + rights, stated(&position), "{:?}", transform);
            let squares = |position: &Position| usize::from(position.en_passant.is_some());
            prop_assert_eq!(squares(&after) + en_passant, squares(&position), "{:?}", transform);
            prop_assert_eq!(men(&after.board) + gone, men(&position.board), "{:?}", transform);
            prop_assert_eq!(dropped.is_empty(), describe_dropped(&dropped).is_none());
            for dropped in dropped {
                match dropped {
                    DroppedPart::Castling(color, rook) => {
                        prop_assert!(position.castling.has(color, rook.file));
                        prop_assert_eq!(rook.rank, position.board.size().back_rank(color));
                    }
                    DroppedPart::EnPassant(square) => prop_assert_eq!(Some(square), position.en_passant),
                    DroppedPart::Rules(variant) => prop_assert_eq!(variant, position.variant()),
                    DroppedPart::Piece(piece, square) => prop_assert_eq!(Some(piece), position.board.get(square)),
                }
            }
        }
    }

    #[test]
    fn what_was_possible_stays_so_or_is_dropped(position in position()) {
        for transform in Transform::ALL.iter().copied() {
            let Some((after, _)) = transform.apply(&position) else { continue };
            let unbacked = |position: &Position| {
                let is_backed = |color, file| Castling::is_backed(&position.board, color, file);
                position.castling.rights().filter(|(color, file)| !is_backed(*color, *file)).count()
            };
            prop_assert!(unbacked(&after) <= unbacked(&position), "{:?} of {}", transform, fen::write(&position));
            let was_possible = position.en_passant.is_some_and(|square| position.en_passant_is_possible(square));
            if was_possible && let Some(square) = after.en_passant {
                prop_assert!(after.en_passant_is_possible(square), "{:?} of {}", transform, fen::write(&position));
            }
        }
    }

    #[test]
    fn side_and_clocks_go_along(position in position()) {
        for transform in Transform::ALL.iter().copied() {
            let Some((after, _)) = transform.apply(&position) else { continue };
            let side = if transform == Transform::SwapColors { !position.side_to_move } else { position.side_to_move };
            prop_assert_eq!(after.side_to_move, side);
            prop_assert_eq!(after.halfmove_clock, position.halfmove_clock);
            prop_assert_eq!(after.fullmove_number, position.fullmove_number);
            prop_assert_eq!(fen::read(&fen::write(&after)), Ok(after));
        }
    }

    #[test]
    fn problems_that_make_illegal_change_sides_with_the_colours(position in position()) {
        let (swapped, _) = apply(Transform::SwapColors, &position);
        let illegal = |position: &Position, color: Color| {
            let problems = rules::problems(position).into_iter().filter(rules::Problem::is_illegal);
            problems.filter(|problem| problem.color == Some(color)).map(|problem| problem.id()).collect::<Vec<_>>()
        };
        for color in Color::ALL {
            prop_assert_eq!(illegal(&position, color), illegal(&swapped, !color), "{}", fen::write(&position));
        }
    }
}

/// Positions from games, each with its FEN.
fn played() -> impl Iterator<Item = (Position, String)> {
    let texts = [include_str!("../data/fen_valid.jsonl"), include_str!("../data/fen_960.jsonl")];
    texts.into_iter().flat_map(corpora::records).map(|record| {
        let text = record["xfen"].as_str().expect("an X-FEN");
        (read(text), text.to_owned())
    })
}

#[test]
fn the_other_side_has_as_many_moves_and_the_same_verdict() {
    let mut count = 0;
    for (position, text) in played() {
        let (swapped, dropped) = apply(Transform::SwapColors, &position);
        assert_eq!(rules::verdict(&swapped), rules::verdict(&position), "{text}");
        assert_eq!(dropped, [], "{text}");
        count += 1;
    }
    assert!(count > 2_000, "only {count} positions");
}

#[test]
fn the_mirrored_position_has_as_many_moves_without_rights() {
    let mut count = 0;
    for (position, text) in played() {
        let position = Position { castling: Castling::NONE, ..position };
        let (mirrored, _) = apply(Transform::MirrorLeftRight, &position);
        assert_eq!(rules::verdict(&mirrored), rules::verdict(&position), "{text}");
        count += usize::from(rules::verdict(&mirrored).moves.is_some());
    }
    assert!(count > 2_000, "only {count} positions");
}
