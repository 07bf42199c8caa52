//! Words above, beside and below a position, which become operations.

use fenwright::notation::forgiving::{self, Passage, Reading};
use fenwright::notation::{epd, fen};

const FEN: &str = "kbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1";

/// The operations of a passage, in its position and around it.
fn operations(passage: &Passage<'_>) -> String {
    let own = match &passage.reading {
        Reading::Corrected(mended) => &mended.operations[..],
        Reading::Strict(_) | Reading::Failed(_) => &[],
    };
    own.iter().chain(&passage.operations).map(epd::write_operation).collect::<Vec<_>>().join(" ")
}

#[test]
fn words_around_one_position_are_kept() {
    for (text, expected) in [
        ("@ ; note", "c0 \"note\";"),
        ("@; see page 12", "c0 \"see page 12\";"),
        ("@ #2", "c0 \"#2\";"),
        ("kbK5/pp6/1P6/8/8/7p/7P/R7 w - - #2", "c0 \"#2\";"),
        ("@ h#3 Sam Loyd", "c0 \"h#3 Sam Loyd\";"),
        ("@ | Loyd, 1860 | #2", "c0 \"Loyd, 1860\"; c1 \"#2\";"),
        ("Loyd, 1860;@;#2", "id \"Loyd, 1860\"; c0 \"#2\";"),
        ("Loyd, 1860\t@\t#2", "id \"Loyd, 1860\"; c0 \"#2\";"),
        ("@\n+-", "c0 \"+-\";"),
        ("@\n(-+)", "c0 \"-+\";"),
        ("@\nWhite wins -", "c0 \"White wins\";"),
        ("note @ note", "id \"note\"; c0 \"note\";"),
        ("Mate in 2: @", "c0 \"Mate in 2\";"),
        ("@\nМат в 2 хода", "c0 \"Мат в 2 хода\";"),
        ("3) Excelsior\nAuthor: Sam Loyd\n@", "id \"Excelsior\"; c0 \"Author: Sam Loyd\";"),
        ("@\n1. Ra6 bxa6\n2. b7#", "c0 \"Solution: 1. Ra6 bxa6 2. b7#\";"),
        ("@\nRa6 bxa6 b7#", "c0 \"Solution: Ra6 bxa6 b7#\";"),
        ("@\n1.Ta6!", "c0 \"Solution: 1.Ta6!\";"),
        // Parts of a notation are no words.
        ("[FEN \"@\"]", ""),
        ("FEN: @", ""),
        ("position fen @ moves a1a6", ""),
        ("> 3. @", ""),
        ("{\"fen\": \"@\"}", ""),
        ("https://lichess.org/editor/@", ""),
        ("White to move\n@", ""),
    ] {
        let text = text.replace('@', FEN);
        let found = forgiving::read_all(&text);
        assert_eq!(found.len(), 1, "{text}");
        assert!(found[0].reading.position().is_some(), "{text}");
        assert_eq!(operations(&found[0]), expected, "{text}");
    }
}

/// In a list, moves belong to the position above them, and other lines to the one below.
#[test]
fn words_between_positions_are_kept() {
    const OTHER: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    for (text, expected) in [
        (
            "One\n@\n1. Ra6\n\nTwo\n$\n1. Rd8#",
            ["id \"One\"; c0 \"Solution: 1. Ra6\";", "id \"Two\"; c0 \"Solution: 1. Rd8#\";"],
        ),
        (
            "One\n@\n1. Ra6\nTwo\n$\nRd8#",
            ["id \"One\"; c0 \"Solution: 1. Ra6\";", "id \"Two\"; c0 \"Solution: Rd8#\";"],
        ),
        (
            "One\n\n@\n\n1. Ra6\n\nTwo\n\n$\n\n1. Rd8#",
            ["id \"One\"; c0 \"Solution: 1. Ra6\";", "id \"Two\"; c0 \"Solution: 1. Rd8#\";"],
        ),
        ("@\nMate in 2\n\n$\nMate in 1", ["c0 \"Mate in 2\";", "c0 \"Mate in 1\";"]),
        ("1. @ #2\n2. $ #1", ["c0 \"#2\";", "c0 \"#1\";"]),
        ("@\n$", ["", ""]),
    ] {
        let text = text.replace('@', FEN).replace('$', OTHER);
        let found = forgiving::read_all(&text);
        let positions: Vec<String> =
            found.iter().filter_map(|found| found.reading.position()).map(fen::write).collect();
        assert_eq!(positions, [FEN, OTHER], "{text}");
        assert_eq!(found.iter().map(operations).collect::<Vec<_>>(), expected, "{text}");
    }
}

/// A board as Popeye prints it: a dash marks a black piece, and frames are between the ranks.
fn printed_by_popeye(placement: &str, below: &str) -> String {
    let frame = "+---a---b---c---d---e---f---g---h---+\n";
    let between = "|                                   |\n";
    let mut text = format!("\n{:>22}\n{:>24}\n\n{frame}{between}", "Sam Loyd", "Chess Monthly 1860");
    let square = |char: char| match char.to_digit(10) {
        Some(run) => "   .".repeat(run as usize),
        None if char.is_lowercase() => format!("  -{}", char.to_uppercase()),
        None => format!("   {char}"),
    };
    for (number, rank) in (1..=8).rev().zip(placement.split('/')) {
        let squares: Vec<String> = rank.chars().map(square).collect();
        text = [text, format!("{number}{}   {number}\n{between}", squares.concat())].concat();
    }
    text + frame + below
}

#[test]
fn boards_printed_by_popeye_are_read() {
    for (placement, stipulation, expected) in [
        ("kbK5/pp6/1P6/8/8/7p/7P/R7", "#2", "kbK5/pp6/1P6/8/8/7p/7P/R7 w - - 0 1"),
        ("7k/8/4p3/2S5/8/8/5P2/2K4R", "h#3", "7k/8/4p3/2N5/8/8/5P2/2K4R b - - 0 1"),
        ("8/8/8/3k4/8/3K4/8/3q3Q", "s#4", "8/8/8/3k4/8/3K4/8/3q3Q w - - 0 1"),
    ] {
        let text = printed_by_popeye(placement, &format!("  {stipulation}{:>27}\n\n  1.Ra1-a6 !\n", "4 + 5"));
        let found = forgiving::read_all(&text);
        assert_eq!(found[0].reading.position().map(fen::write).as_deref(), Some(expected), "{text}");
        let read = operations(&found[0]);
        for part in ["\"Author: Sam Loyd\"", "\"Source: Chess Monthly 1860\"", &format!("\"{stipulation}\"")] {
            assert!(read.contains(part), "{part}: {read}");
        }
        assert!(read.contains("Solution: 1.Ra1-a6"), "{read}");
    }
}

#[test]
fn the_input_of_popeye_keeps_its_texts() {
    for input in [
        "BeginProblem\nAuthor Alain C. White\nOrigin Era 1861\nStipulation #2\nPieces\n White Kc8 Ra1 Pb6 h2\n \
         Black Ka8 Bb8 Pa7 b7 h3\nEndProblem\n",
        "BeginProblem Author Alain C. Wright Origin Era 1861 Stipulation #2 Pieces White Kc8 Ra1 Pb6 h2 Black Ka8 Bb8 Pa7 \
         b7 h3 EndProblem",
        "AnfangProblem\nAutor Alain C. White\nQuelle Era 1861\nForderung #2\nSteine\n Weiss Kc8 Ta1 Bb6 h2\n \
         Schwarz Ka8 Lb8 Ba7 b7 h3\nEndeProblem\n",
    ] {
        let found = forgiving::read_all(input);
        assert_eq!(found[0].reading.position().map(fen::write).as_deref(), Some(FEN), "{input}");
        let read = operations(&found[0]);
        for part in ["\"Author: Alain C. W", "\"Source: Era 1861\"", "\"Stipulation: #2\""] {
            assert!(read.contains(part), "{part}: {read}");
        }
    }
}
