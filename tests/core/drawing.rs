//! Forms that can only be written: Forsyth notation with long runs, and drawn boards.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

use fenwright::diagram::{Diagram, text};
use fenwright::notation::{fen, forsyth};
use fenwright::{Board, Piece, Position, Size, Square};
use proptest::prelude::*;

use crate::fen::properties::position;

fn read(text: &str) -> Position {
    fen::read(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

#[test]
fn runs_of_empty_ranks_are_one_number() {
    let cases = [
        ("8/8/1KP5/3r4/8/8/8/k7", "16/1KP5/3r4/24/k7"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "rnbqkbnr/pppppppp/32/PPPPPPPP/RNBQKBNR"),
        ("k7/8/8/8/8/8/8/8", "k7/56"),
        ("8/8/8/8/8/8/8/7K", "56/7K"),
        ("8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8"),
        ("8/k6K/8/8/8/8/K6k/8", "8/k6K/32/K6k/8"),
        ("10/10/k9/10/10/10/10/9K", "20/k9/40/9K"),
        ("5/5/k3K/5/5", "10/k3K/10"),
        ("5/5/5/5/5", "5/5/5/5/5"),
    ];
    for (placement, expected) in cases {
        assert_eq!(forsyth::write(&read(&format!("{placement} w - - 0 1"))), expected, "{placement}");
    }
}

#[test]
fn boards_are_drawn_with_coordinates() {
    let position = read("r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 3 9");
    let expected = "\
8 r . . . k . . r
7 . . . . . . . .
6 . . . . . . . .
5 . . . p P . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 R . . . K . . R
  a b c d e f g h
";
    assert_eq!(text::ascii(&Diagram::new(position)), expected);
    let figures = [
        ('r', '\u{265C}'),
        ('k', '\u{265A}'),
        ('p', '\u{265F}'),
        ('P', '\u{2659}'),
        ('R', '\u{2656}'),
        ('K', '\u{2654}'),
        ('.', '\u{B7}'),
    ];
    // The file letters stay: none of them is among the replaced ones.
    let expected =
        figures.iter().fold(expected.to_owned(), |text, (letter, figure)| text.replace(*letter, &figure.to_string()));
    assert_eq!(text::unicode(&Diagram::new(position)), expected);
}

#[test]
fn large_boards_are_drawn_too() {
    let position = read("rnabqkbcnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w - - 0 1");
    let drawing = text::ascii(&Diagram::new(position));
    let lines: Vec<&str> = drawing.lines().collect();
    assert_eq!(lines[0], "10 r n a b q k b c n r");
    assert_eq!(lines[1], " 9 p p p p p p p p p p");
    assert_eq!(lines[9], " 1 R N A B Q K B C N R");
    assert_eq!(lines[10], "   a b c d e f g h i j");
    let figures = text::unicode(&Diagram::new(position));
    assert!(
        figures.starts_with("10 \u{265C} \u{265E} a \u{265D} \u{265B} \u{265A} \u{265D} c \u{265E} \u{265C}\n"),
        "{figures}"
    );
}

/// Reads a placement in Forsyth notation, where a number counts squares across ranks.
fn placed(text: &str, size: Size) -> Board {
    let mut board = Board::empty(size);
    let mut squares = size.squares();
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|char: char| char.is_ascii_digit()).len();
        if digits > 0 {
            let empty: usize = rest[..digits].parse().expect(text);
            assert!(squares.by_ref().take(empty).count() == empty, "{text}");
        } else if sign != '/' {
            let square = squares.next().unwrap_or_else(|| panic!("too many squares: {text}"));
            board.set(square, Piece::from_letter(sign));
        }
        rest = &rest[digits.max(1)..];
    }
    assert_eq!(squares.next(), None::<Square>, "{text}");
    board
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn forsyth_reads_back(position in position()) {
        let text = forsyth::write(&position);
        prop_assert_eq!(placed(&text, position.board.size()), position.board, "{}", text);
    }

    #[test]
    fn drawings_show_every_square(position in position()) {
        let size = position.board.size();
        let diagram = Diagram::new(position);
        for text in [text::ascii(&diagram), text::unicode(&diagram)] {
            prop_assert_eq!(text.lines().count(), usize::from(size.ranks()) + 1);
            let signs: Vec<&str> = text.lines().flat_map(|line| line.split_whitespace().skip(1)).collect();
            let squares = size.squares().zip(signs);
            for (square, sign) in squares {
                let is_empty = [".", "\u{B7}"].contains(&sign);
                prop_assert_eq!(is_empty, position.board.get(square).is_none(), "{} in {}", square, &text);
            }
        }
    }
}
