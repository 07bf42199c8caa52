//! The corrections that the reader reports and the alternatives that it offers.

use fenwright::notation::fen;
use fenwright::notation::forgiving::{self, CorrectedPosition, Correction, Reading};
use fenwright::wording::{Message, messages};

#[expect(clippy::panic, reason = "a helper of a test fails as the test does")]
fn mended(text: &str) -> Box<CorrectedPosition> {
    match forgiving::read(text) {
        Reading::Corrected(mended) => mended,
        other => panic!("{text:?}: {other:?}"),
    }
}

/// The field of a correction, the text before and the text after.
type Change<'a> = (u8, &'a str, &'a str);

#[test]
fn every_change_is_said() {
    let cases: [(&str, &[Change]); 27] = [
        ("8/8/4k3/8/3P4/4K3/8/8 w - - - 1", &[(5, "-", "0")]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 1 0", &[(5, "1", "0"), (6, "0", "1")]),
        ("8/8/4k3/8/3P4/4K3/8/8 b - - 12 0", &[(5, "12", "0"), (6, "0", "12")]),
        ("8/8/4k3/8/3P4/4K3/8/8 b - - 1 0", &[(6, "0", "1")]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - -", &[(5, "", "0"), (6, "", "1")]),
        ("8/8/4k3/8/3P4/4K3/8/8 white - - 0 1", &[(2, "white", "w")]),
        ("8/8/4k3/8/3P4/4K3/8/8  w - - 0 1", &[(2, "  ", " ")]),
        ("8/8/4k3/8/3P4/4K3/8/8\tw - - 0 1", &[(2, "\t", " ")]),
        (" 8/8/4k3/8/3P4/4K3/8/8 w - - 0 1", &[(0, " ", "")]),
        ("FEN: 8/8/4k3/8/3P4/4K3/8/8 w - - 0 1", &[(0, "FEN: ", "")]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 0 1 (draw)", &[(7, "(draw)", "c0 \"draw\";")]),
        ("8/8/4k3/8/3P4/4K3/8/8[Qq] w - - 0 1", &[(8, "[Qq]", "Crazyhouse")]),
        ("8/8/4k3/8/3P4/4K3/8/8/BPNBnbnn w - - 0 1", &[(8, "/BPNBnbnn", "Crazyhouse")]),
        ("8/8/4k3/8/3P4/4K3/8/8/b w - - 0 1", &[(8, "/b", "Crazyhouse")]),
        ("8/8/4k3/8/3P4/4K3/8/8/b - - 0 1", &[(2, "/", " ")]),
        ("8/8/4k3/8/3P4/4K3/8/8/w - - 0 1", &[(2, "/", " ")]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 3+3 0 1", &[(8, "3+3", "Three-check")]),
        ("r3k2r/8/8/8/8/8/8/R3K2R w qkKQ - 0 1", &[(3, "qkKQ", "KQkq")]),
        ("4k3/8/8/8/44/8/8/4K3 w - - 0 1", &[(1, "4k3/8/8/8/44/8/8/4K3", "4k3/8/8/8/8/8/8/4K3")]),
        ("4k3/8/8/8/8/8/8/4K3 b - a6 0 1", &[(4, "a6", "-")]),
        ("4k3/8/8/8/8/8/8/4K3/ w - - 0 1", &[(1, "4k3/8/8/8/8/8/8/4K3/", "4k3/8/8/8/8/8/8/4K3")]),
        ("at: 10/10/10/10/10/10/10/8bK w - - 0 1", &[(0, "at: ", "id \"at\";")]),
        ("r3k2r/8/8/8/8/8/8/R3K2R bKQkq - 0 1", &[(3, "", " ")]),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2 e8e9 e2e3",
            &[(7, "moves e1e2", ""), (7, "e8e9 e2e3", "c0 \"e8e9 e2e3\";")],
        ),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2", &[(7, "moves", ""), (7, "e1e2", "c0 \"e1e2\";")]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1\nWhite wins; good", &[(7, "White wins; good", "")]),
        ("position startpos", &[(0, "position startpos", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")]),
    ];
    for (text, expected) in cases {
        let mended = mended(text);
        let mends: Vec<Change> =
            mended.corrections.iter().map(|mend| (mend.field, mend.before.as_str(), mend.after.as_str())).collect();
        assert_eq!(mends, expected, "{text:?}");
    }
}

#[test]
fn sentences_name_the_field() {
    let cases: [(&str, &[&str]); 14] = [
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 0 x", &["Move number: “x” read as “1”"]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 0", &["Move number: “1” added"]),
        ("8/8/4k3/8/3P4/4K3/8/8 w", &["Missing at the end: “- - 0 1” added"]),
        ("\"8/8/4k3/8/3P4/4K3/8/8 w - - 0 1", &["Before the position: “\"” left out"]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 0 1  ", &["After the position: white space left out"]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 0\u{A0}1", &["Move number: one space in front instead of “U+00A0”"]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 0  1", &["Move number: one space in front"]),
        ("8/8/4k3/8/3P4/4K3/8/8_w_-_-_0_1", &["Between the fields: one space each"]),
        ("4k3/8/8/71/8/8/8/4K3 w - - 0 1", &["Rank 5: “71” read as “8”"]),
        ("4k3/8/8/71/8/8/44/4K3 w - - 0 1", &["Rank 5: “71” read as “8”; Rank 2: “44” read as “8”"]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 0 1 moves d4d5", &["Moves played: d4d5"]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 0 1 bm d5+;", &["After the position: EPD operations “bm d5+;”"]),
        ("8/8/4k3/8/3P4/4K3/8/8 w - - 0 1 (drawn)", &["After the position: “drawn” kept as a comment"]),
        ("startpos", &["“startpos” read as rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]),
    ];
    for (text, expected) in cases {
        assert_eq!(messages(&mended(text).corrections), expected, "{text:?}");
    }
}

/// A rank with one square too many or too few has several equally likely corrections; the likeliest comes first.
#[test]
fn equally_near_mends_are_offered() {
    let offered = |text: &str| -> Vec<String> {
        let mended = mended(text);
        std::iter::once(&mended.position).chain(&mended.alternatives).map(fen::write).collect()
    };
    let short = offered("4k3/8/8/3p3/8/8/8/4K3 w - - 0 1");
    for fen in ["4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", "4k3/8/8/4p3/8/8/8/4K3 w - - 0 1"] {
        assert!(short.iter().any(|other| other == fen), "{short:?}");
    }
    assert_eq!(short.len(), 2);
    let castling = offered("rbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(castling[0], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(castling.len() > 3, "{castling:?}");
    let side = offered("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1");
    assert_eq!(side[1], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
}

/// A move number above the maximum becomes the maximum if nothing else is possible.
#[test]
fn a_move_number_that_is_too_large_is_mended() {
    for number in ["10000", "99999", "4294967295"] {
        let mended = mended(&format!("8/8/4k3/8/3P4/4K3/8/8 w - - 0 {number}"));
        assert_eq!(fen::write(&mended.position), "8/8/4k3/8/3P4/4K3/8/8 w - - 0 9999", "{number}");
        let sentences = messages(&mended.corrections);
        assert_eq!(sentences, [format!("Move number: “{number}” read as “9999”")], "{number}");
    }
}

/// Joining two files leaves the byte order mark of the second one in the middle.
#[test]
fn an_invisible_character_before_the_pieces_is_named() {
    for (char, name) in [('\u{FEFF}', "U+FEFF"), ('\u{200B}', "U+200B")] {
        let text = format!("{char}8/8/4k3/8/3P4/4K3/8/8 w - - 0 1");
        let mended = mended(&text);
        let sentence = format!("Unexpected text before the pieces: the invisible character {name}");
        assert_eq!(mended.fault.message(&text), sentence);
        let sentences = messages(&mended.corrections);
        assert_eq!(sentences, [format!("Before the position: “{name}” left out")]);
    }
}

/// Ambiguous texts are not guessed, and never become the start position.
#[test]
fn ambiguous_texts_fail() {
    for text in [
        "",
        "   ",
        "hello",
        "w KQkq - 0 1",
        "8/8/4k3/8/3P4/4K3/8/8 x - - 0 1",
        "rnbqkbnr/pppppppp/8/8/x7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBØKBNR w KQkq - 0 1",
        "8/8/4k3/8/3P4/4K3/8/8 w - - 99999 1",
        "8/8/4k3/8/3P4/4K3/8/8 w - - 99999",
        "12/05/2026",
        "8/8/4k3/8/3P4/4K3/8/7x5 q - - 0 1",
        "https://lichess.org/editor",
    ] {
        assert!(matches!(forgiving::read(text), Reading::Failed(_)), "{text:?}: {:?}", forgiving::read(text));
    }
}

/// In a link a figurine has three percent-encoded bytes, and none of them is lost.
#[test]
fn figures_in_an_address_are_whole() {
    let text =
        "%E2%99%9C%E2%99%9E%E2%99%9D%E2%99%9B%E2%99%9A%E2%99%9D%E2%99%9E%E2%99%9C/8/8/8/8/8/8/4K3%20w%20-%20-%200%201";
    let mended = mended(text);
    assert_eq!(fen::write(&mended.position), "rnbqkbnr/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(mended.alternatives, []);
}

/// A text without squares is not scanned again from every place in it.
#[test]
fn marks_without_pieces_are_read_in_time() {
    let marks = "~".repeat(60_000);
    for text in [format!("{marks}/8/8/8/8/8/8/8"), format!("8/8/8/8/8/8/8/{marks}")] {
        let reading = forgiving::read(&text);
        assert!(reading.position().is_none_or(|position| position.board.pieces().next().is_none()));
    }
}

/// Removing the text around a strict FEN is not a correction, but text that resembles another position or a move is
/// reported.
#[test]
fn removing_text_around_strict_fen_is_not_a_correction() {
    let fen = "8/8/4k3/8/3P4/4K3/8/8 w - - 0 1";
    for text in [
        format!("{fen}\n"),
        format!("  {fen}\t"),
        format!("> {fen}"),
        format!("1. {fen}"),
        format!("> > 12) {fen} (a draw)"),
        format!("[FEN \"{fen}\"]"),
        format!("Hi Anna,\n\nlook at this:\n\n{fen}\n\nBest wishes,\nBob"),
        format!("\"{fen}\","),
    ] {
        assert!(mended(&text).is_exact(), "{text:?}: {:?}", mended(&text).corrections);
    }
    for text in [
        format!("{fen} moves d4d5"),
        format!("{fen} bm d5+;"),
        format!("{fen} {fen}"),
        format!("{fen}  "),
        fen.replace(" - -", " -  -"),
        fen.replace(" w ", " W "),
        fen.replace(" 0 1", ""),
        fen.replace("4k3", "3k3"),
    ] {
        let is_exact = mended(&text).is_exact();
        assert_eq!(is_exact, text.trim() == fen, "{text:?}: {:?}", mended(&text).corrections);
    }
}

/// Two long texts that differ only at their ends are shown from before the difference on.
#[test]
fn the_texts_of_a_correction_never_look_equal() {
    let names = "x".repeat(80);
    let correction = |before: &str, after: &str| Correction { field: 7, before: before.into(), after: after.into() };
    let long = correction(&format!("bm {names}"), &format!("bm {names};"));
    assert_eq!(messages(&[long]), ["After the position: “...xxxxxxxxxxxx” read as “...xxxxxxxxxxxx;”"]);
}
