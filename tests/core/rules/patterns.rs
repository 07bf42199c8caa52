//! Named patterns of mates and lines, with examples that show them and examples that just fail to.

use fenwright::notation::fen;
use fenwright::rules::Play;
use fenwright::rules::patterns::{Pattern, PatternKind, line_patterns, mate_pattern};

/// The placement of a mate of Black, and its pattern.
const MATES: &[(&str, Option<PatternKind>)] = &[
    ("k1R5/8/1K6/8/8/8/8/8", Some(PatternKind::IdealMate)),
    // A pawn of White takes no part, and one of Black neither.
    ("k1R5/8/1K6/8/8/8/P7/8", Some(PatternKind::ModelMate)),
    ("k1R5/8/1K6/8/8/8/p7/8", Some(PatternKind::ModelMate)),
    // A rook takes no part.
    ("k1R5/8/1K6/8/8/8/8/4R3", Some(PatternKind::PureMate)),
    // Rook and bishop guard b8.
    ("k1R5/8/1K6/8/8/6B1/8/8", Some(PatternKind::EconomicalMate)),
    ("k1R5/8/1K6/8/8/6B1/8/4R3", None),
    // All squares are blocked and none of them is guarded.
    ("6rk/5Npp/8/8/8/8/8/6K1", Some(PatternKind::ModelMate)),
    // The rook guards a blocked square, and the pin of the pawn is not needed.
    ("6rk/5Npp/8/8/8/8/8/K6R", None),
    // Without its pin, the bishop could go to c8.
    ("k2R4/1b6/8/1N6/8/8/6B1/7K", Some(PatternKind::ModelMate)),
    // A pawn could not.
    ("k2R4/1p6/8/1N6/8/8/6B1/7K", None),
    // Of the two checks, Bxh1 would parry one and Rg7 the other.
    ("6rk/8/2b5/8/8/K7/1B6/7R", Some(PatternKind::ModelMate)),
    // Nothing would parry the check of the rook.
    ("6rk/8/8/8/8/K7/1B6/7R", Some(PatternKind::EconomicalMate)),
    // Neither a check nor a mate.
    ("k7/8/1K6/8/8/8/8/2R5", None),
    ("k7/8/8/K7/8/8/8/2R5", None),
];

const fn swapped_case(letter: char) -> char {
    if letter.is_ascii_lowercase() { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
}

#[test]
fn mates_are_pure_and_economical_or_not() {
    for (placement, expected) in MATES {
        // With colours changed and the board turned, a mate keeps its pattern.
        let turned: String = placement.chars().rev().map(swapped_case).collect();
        for text in [format!("{placement} b - - 0 1"), format!("{turned} w - - 0 1")] {
            let position = fen::read(&text).expect("a FEN");
            assert_eq!(mate_pattern(&position).map(|pattern| pattern.kind), *expected, "{text}");
        }
    }
}

#[test]
fn the_squares_of_a_mate_are_those_that_take_part() {
    for (placement, expected) in [
        ("k1R5/8/1K6/8/8/8/P7/8", "a8 c8 b6"),
        ("k1R5/8/1K6/8/8/8/8/4R3", "a8 c8 b6"),
        ("k2R4/1b6/8/1N6/8/8/6B1/7K", "a8 d8 b7 b5 g2"),
        ("6rk/5Npp/8/8/8/8/8/6K1", "h8 g8 f7 g7 h7"),
    ] {
        let position = fen::read(&format!("{placement} b - - 0 1")).expect("a FEN");
        let squares = mate_pattern(&position).expect("a pattern").squares;
        assert_eq!(squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "), expected, "{placement}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The id of a pattern with its squares.
type Shown = (&'static str, &'static str);

/// A position, a line, and its patterns.
const LINES: &[(&str, &str, &[Shown])] = &[
    ("k7/8/8/8/8/8/N7/R6K w - - 0 1", "Nb4+", &[("battery", "a1 a2 a8")]),
    // The knight opens the line and checks too.
    ("k7/8/8/N7/8/8/8/R6K w - - 0 1", "Nc6+", &[("battery", "a1 a5 a8")]),
    // The knight checks without opening a line, the rook by its own move, and by castling.
    ("k7/8/8/3N4/8/8/8/3R3K w - - 0 1", "Nb6+", &[]),
    ("k7/8/8/8/8/8/8/1R5K w - - 0 1", "Ra1+", &[]),
    ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+", &[]),
    // The capture en passant takes two pawns off the rank, and one of them moved.
    ("8/8/8/k2pP2R/8/8/8/7K w - d6 0 1", "exd6+", &[("battery", "h5 e5 a5")]),
    // The captured pawn alone opened the line.
    ("6k1/8/8/3pP3/8/1B6/8/7K w - d6 0 1", "exd6+", &[]),
    (START, "Nf3 a6 Ng1", &[("switchback", "g1 f3")]),
    (START, "Nf3 a6 Nd4 a5 Nb3", &[]),
    (START, "e4 d5 exd5 Qxd5 Nc3 Qd8", &[("switchback", "d8 d5")]),
    // The knight that left g1 is captured, and the other one comes there.
    ("6k1/8/8/8/6b1/8/3N4/K5N1 w - - 0 1", "Ngf3 Bxf3 Nxf3 Kg7 Ng1", &[]),
    ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=N", &[("promotion", "a8")]),
    (
        "7k/8/8/8/8/8/P7/K7 w - - 0 1",
        "a4 Kg7 a5 Kf6 a6 Ke5 a7 Kd6 a8=Q",
        &[("excelsior", "a2 a8"), ("promotion", "a8")],
    ),
    ("7k/8/8/8/8/P7/8/K7 w - - 0 1", "a4 Kg7 a5 Kf6 a6 Ke5 a7 Kd6 a8=Q", &[("promotion", "a8")]),
    ("7k/8/8/8/8/8/P7/K7 w - - 0 1", "a4 Kg7 a5 Kf6 a6 Ke5 a7", &[]),
];

fn shown(patterns: &[Pattern]) -> Vec<(&'static str, String)> {
    let squares = |pattern: &Pattern| pattern.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    patterns.iter().map(|pattern| (pattern.kind.id(), squares(pattern))).collect()
}

#[test]
fn lines_show_what_is_defined_and_no_more() {
    for (text, line, expected) in LINES {
        let start = Play::from_position(&fen::read(text).expect(text)).expect(text);
        let mut play = start.clone();
        let moves: Vec<_> = line
            .split(' ')
            .map(|word| {
                let found = play.find_san(word).unwrap_or_else(|| panic!("{text} {word}"));
                play.play(found).expect(word);
                found
            })
            .collect();
        let found = shown(&line_patterns(&start, &moves));
        let found: Vec<_> = found.iter().map(|(kind, squares)| (*kind, squares.as_str())).collect();
        assert_eq!(found, *expected, "{text} {line}");
    }
}
