//! Whole outputs of Popeye: each board is read exactly, and a board with pieces that chess does not have is explained.

use fenwright::notation::forgiving::{self, CorrectedPosition, Passage, Reading};
use fenwright::notation::{epd, fen};

/// The records of `popeye.txt`: the comment, the expected positions, and the output of Popeye.
fn outputs() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    include_str!("../../data/popeye.txt").split("=== ").skip(1).map(|record| {
        let mut parts = record.splitn(3, '\n').map(str::trim_end);
        [(); 3].map(|()| parts.next().unwrap_or_default()).into()
    })
}

fn corrected(reading: &Reading) -> Option<&CorrectedPosition> {
    if let Reading::Corrected(read) = reading { Some(read) } else { None }
}

fn comments(passage: &Passage<'_>) -> Vec<String> {
    corrected(&passage.reading).into_iter().flat_map(|read| &read.operations).filter_map(epd::comment).collect()
}

#[test]
fn outputs_are_read_exactly() {
    let mut count = 0;
    for (about, expected, text) in outputs() {
        count += 1;
        let quoted = "> ".to_owned() + &text.replace('\n', "\n> ");
        for text in [Some(text.to_owned()), Some(quoted).filter(|_| !about.contains("two"))].into_iter().flatten() {
            let found = forgiving::read_all(&text);
            let read: Vec<String> = found.iter().filter_map(|found| found.reading.position().map(fen::write)).collect();
            let expected: Vec<&str> = expected.split("; ").filter(|expected| *expected != "none").collect();
            assert_eq!(read, expected, "{about}:\n{text}");
        }
    }
    assert!(count >= 40, "{count}");
}

#[test]
fn a_piece_that_chess_does_not_have_is_named() {
    for (about, _, text) in outputs().filter(|(_, expected, _)| *expected == "none") {
        let reading = forgiving::read(text);
        let fault = reading.unsupported_piece().unwrap_or_else(|| panic!("{about}: {reading:?}"));
        let name = ["P", "S", "G", "N", "LI", "AM", "B"];
        assert!(name.contains(&&text[fault.span.clone()]), "{about}: {fault:?}");
        let line = text[..fault.span.start].lines().next_back().unwrap_or_default();
        assert!(line.starts_with(|char: char| char.is_ascii_digit()), "{about}: not on the board: {line:?}");
    }
}

/// The header above the second board belongs to the second problem.
#[test]
fn several_problems_keep_their_authors() {
    for (about, _, text) in outputs().filter(|(about, ..)| *about == "two problems") {
        let found = forgiving::read_all(text);
        for (passage, author) in found.iter().zip(["First Author", "Second Author"]) {
            let comments = comments(passage);
            let authors: Vec<&String> = comments.iter().filter(|comment| comment.contains("Author")).collect();
            assert_eq!(authors, [&format!("Author: {author}")], "{about}: {comments:?}");
            assert!(comments.iter().any(|comment| comment.starts_with("#2")), "{comments:?}");
        }
    }
}

/// A board of kings, S and B is one of English bishops or of German pawns, unless words below it show the language.
#[test]
fn the_language_of_the_words_decides() {
    let board = |below: &str| {
        let frame = "+---a---b---c---d---e---f---g---h---+\n";
        let rank = |number: usize| match number {
            6 => "6   .   .  -K   .   .   .   .   .   6\n".to_owned(),
            4 => "4   .   .   .   B   .   .   .   .   4\n".to_owned(),
            2 => "2   .   .   .   K   .   .   .   .   2\n".to_owned(),
            number => format!("{number}{}   {number}\n", "   .".repeat(8)),
        };
        let ranks: String = (1..=8).rev().map(rank).collect();
        forgiving::read(&[frame, &ranks, frame, below].concat())
    };
    let [bishop, pawn] = ["8/8/2k5/8/3B4/8/3K4/8 w - - 0 1", "8/8/2k5/8/3P4/8/3K4/8 w - - 0 1"];
    for (below, expected) in [("solution finished. Time = 0.1 s\n", bishop), ("Loesung beendet. Zeit = 0.1 s\n", pawn)]
    {
        let reading = board(below);
        assert_eq!(reading.position().map(fen::write).as_deref(), Some(expected), "{below}");
    }
    let reading = board("");
    let offered: Vec<String> =
        corrected(&reading).into_iter().flat_map(|read| &read.alternatives).map(fen::write).collect();
    assert_eq!(reading.position().map(fen::write).as_deref(), Some(bishop));
    assert_eq!(offered, [pawn]);
}

/// Each problem of an input is read with its texts and its stipulation.
#[test]
fn an_input_of_several_problems_is_read() {
    let first =
        "Author Sam Loyd\nTitle Excelsior\nPieces\n White Kc8 Ra1 Pb6 h2\n Black Ka8 Bb8 Pa7 b7 h3\nStipulation #2\n";
    let second = "Author Second Man\nPieces White Ke1 Qd1\n  Black Ke8\nStipulation h#2\nOption Variation\n";
    let expected = [
        ("kbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1", &["Author: Sam Loyd", "Title: Excelsior", "Stipulation: #2"][..]),
        ("4k3/8/8/8/8/8/8/3QK3 b - - 0 1", &["Author: Second Man", "Stipulation: h#2"]),
    ];
    for between in ["NextProblem\n", "EndProblem\n\nBeginProblem\n", "nextproblem\r\n"] {
        let text = ["BeginProblem\n", first, between, second, "EndProblem\n"].concat();
        let found = forgiving::read_all(&text);
        assert_eq!(found.len(), 2, "{text}");
        for (passage, (position, stated)) in found.iter().zip(expected) {
            assert_eq!(passage.reading.position().map(fen::write).as_deref(), Some(position), "{text}");
            assert_eq!(comments(passage), stated, "{text}");
        }
    }
}
