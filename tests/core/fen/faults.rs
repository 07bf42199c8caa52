//! The places, codes and sentences of faults.

use fenwright::notation::fen;
use fenwright::wording::Message;

/// Asserts the field, the first character, the code and the sentence of the fault.
fn assert_fault(text: &str, field: u8, char: usize, code: &str, sentence: &str) {
    let fault = fen::read(text).expect_err(text);
    assert_eq!((fault.field, fault.char_index(text), fault.id()), (field, char, code), "{text:?}");
    assert_eq!(fault.message(text), sentence, "{text:?}");
}

#[test]
#[expect(clippy::too_many_lines, reason = "one row a fault")]
fn every_code_has_its_place_and_sentence() {
    let table = [
        ("", 1, 0, "missing-field", "The pieces are missing: 8 ranks with / between them"),
        (" 8/8/8/8/8/8/8/8 w - - 0 1", 0, 0, "leading-white-space", "White space before the pieces"),
        ("FEN: 8/8/8/8/8/8/8/8 w - - 0 1", 0, 0, "leading-text", "Unexpected text before the pieces: FEN:"),
        ("8/8/pp1ppppp1/8/8/8/8/8 w - - 0 1", 1, 12, "rank-too-long", "Rank 6 has 9 squares: pp1ppppp1"),
        ("8/8/8/8/8/7/8/8 w - - 0 1", 1, 11, "rank-too-short", "Rank 3 has 7 squares: 7"),
        ("8/8/8/8//8/8/8 w - - 0 1", 1, 8, "rank-too-short", "Rank 4 has no squares"),
        ("8/8/8/44/8/8/8/8 w - - 0 1", 1, 7, "adjacent-digits", "Rank 5 has two numbers side by side: 44"),
        ("8/8/8/x7/8/8/8/8 w - - 0 1", 1, 6, "bad-character", "\"x\" is not a piece or a number"),
        (
            "8/8/8/\u{200B}8/8/8/8/8 w - - 0 1",
            1,
            6,
            "bad-character",
            "The invisible character U+200B is not a piece or a number",
        ),
        ("8/8/8/8/8/8/8 w - - 0 1", 1, 13, "too-few-ranks", "There are only 7 ranks instead of 8"),
        ("8/8/8/8/8/8/8/8/8 w - - 0 1", 1, 15, "too-many-ranks", "There are more than 8 ranks"),
        ("8/8/8/8/8/8/8/8", 2, 15, "missing-field", "The side to move is missing: w or b"),
        ("8/8/8/8/8/8/8/8  w - - 0 1", 2, 16, "extra-white-space", "More than one space before the side to move"),
        ("8/8/8/8/8/8/8/8\tw - - 0 1", 2, 15, "not-a-space", "A tab before the side to move instead of a space"),
        ("8/8/8/8/8/8/8/8 white - - 0 1", 2, 17, "bad-side", "The side to move must be w or b, not \"white\""),
        ("8/8/8/8/8/8/8/8 w KQxq - 0 1", 3, 20, "bad-castling-letter", "\"x\" is not a castling letter in \"KQxq\""),
        (
            "8/8/8/8/8/8/8/8 w kqKQ - 0 1",
            3,
            20,
            "castling-order",
            "Castling letters must be in the order KQkq, each only once",
        ),
        (
            "8/8/8/8/8/8/8/8 w - k3 0 1",
            4,
            20,
            "bad-en-passant",
            "The en passant square must be - or a square such as e3, not \"k3\"",
        ),
        (
            "8/8/8/8/8/8/8/8 w - e 0 1",
            4,
            21,
            "bad-en-passant",
            "The en passant square must be - or a square such as e3, not \"e\"",
        ),
        (
            "8/8/8/8/8/8/8/8 b - e6 0 1",
            4,
            21,
            "en-passant-rank",
            "With Black to move, the en passant square must be on rank 3, not \"e6\"",
        ),
        (
            "8/8/8/8/8/8/8/8 w - - x 1",
            5,
            22,
            "not-a-digit",
            "\"x\" is not a digit: the halfmove clock must be a number",
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 10000 1",
            5,
            22,
            "number-too-large",
            "The halfmove clock is too large; the maximum is 9999",
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 0 99999999999999999999",
            6,
            24,
            "number-too-large",
            "The move number is too large; the maximum is 9999",
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 0", 6, 24, "move-number-zero", "The move number must be 1 or more"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 \n", 7, 25, "trailing-white-space", "White space after the move number"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 bm e4;", 7, 26, "trailing-text", "Unexpected text after the move number: bm e4;"),
    ];
    for (text, field, char, code, sentence) in table {
        assert_fault(text, field, char, code, sentence);
    }
}

/// Archbishops and chancellors exist only on boards of other sizes.
#[test]
fn men_of_large_boards_are_named() {
    for (text, field, char, code, sentence) in [
        ("8/8/8/g7/8/8/8/8 w - - 0 1", 1, 6, "bad-character", "\"g\" is not a piece or a number"),
        (
            "8/8/8/A7/8/8/8/8 w - - 0 1",
            1,
            6,
            "bad-character",
            "An 8x8 board has no archbishop (“A”); the closest pieces are bishop (B) and knight (N)",
        ),
        (
            "8/8/8/8/8/6c1/8/8 w - - 0 1",
            1,
            11,
            "bad-character",
            "An 8x8 board has no chancellor (“c”); the closest pieces are rook (R) and knight (N)",
        ),
    ] {
        assert_fault(text, field, char, code, sentence);
    }
}

#[test]
fn castling_order_faults_at_the_letter_out_of_place() {
    let table = [("AHah", 1), ("QK", 1), ("KKkq", 1), ("KQkqkq", 4), ("kK", 1), ("HKQ", 1), ("haA", 2)];
    for (rights, place) in table {
        let text = format!("r3k2r/8/8/8/8/8/8/R3K2R w {rights} - 0 1");
        let fault = fen::read(&text).expect_err(&text);
        assert_eq!((fault.field, fault.span.start - 26, fault.id()), (3, place, "castling-order"), "{text}");
    }
}

#[test]
fn castling_letters_end_with_the_board() {
    assert!(fen::read("4k/5/5/5/4K w Ea - 0 1").is_ok());
    assert_eq!(fen::read("4k/5/5/5/4K w F - 0 1").map_err(|fault| fault.id()), Err("bad-castling-letter"));
    assert_eq!(fen::read("8/8/8/8/8/8/8/8 w I - 0 1").map_err(|fault| fault.id()), Err("bad-castling-letter"));
}

#[test]
fn text_before_the_placement_is_field_0() {
    let placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let leads = [
        "\u{FEFF}",
        "\u{201E}",
        "'",
        "{",
        "FEN ",
        "fen=",
        "FEN:",
        "Position: ",
        "[FEN \"",
        "1) ",
        "2. ",
        "* ",
        "White: ",
        "https://lichess.org/editor/",
        "www.chess.com/analysis?fen=",
        "loadfen ",
        "Board(\"",
        "fen('",
        "position fen ",
        "\\",
        "//",
    ];
    for lead in leads {
        let text = format!("{lead}{placement}");
        let fault = fen::read(&text).expect_err(&text);
        if lead == "//" {
            assert_eq!((fault.field, fault.span.start), (1, 0), "{text}");
        } else {
            assert_eq!((fault.field, fault.span.start), (0, 0), "{text}");
        }
    }
    for text in ["1. e4 e5", "1.Nf3", "12... O-O", "startpos", "position startpos moves e2e4"] {
        assert_eq!(fen::read(text).map_err(|fault| (fault.field, fault.span.start)), Err((0, 0)), "{text}");
    }
}

#[test]
fn a_lead_is_marked_up_to_the_placement() {
    let placement = "8/8/8/8/8/8/8/8 w - - 0 1";
    for lead in ["\"", "FEN: ", "[FEN \"", "- ", "position fen "] {
        let text = format!("{lead}{placement}");
        let end = if lead == "[FEN \"" { lead.len() - 1 } else { lead.len() };
        assert_eq!(fen::read(&text).map_err(|fault| fault.span), Err(0..end), "{text}");
    }
}

#[test]
fn a_bad_placement_is_field_1() {
    let table = [
        ("......../8/8/8/8/8/8/8 w - - 0 1", 0),
        ("....k.../8/8/8/8/8/8/8 w - - 0 1", 0),
        ("\u{265C}7/8/8/8/8/8/8/8 w - - 0 1", 0),
        ("w 8/8/8/8/8/8/8/8 - - 0 1", 0),
        ("rnbqkbnr /pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 8),
        ("rnbqkbnr\n/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 8),
        ("rnbqkbnr pppppppp 8 8 8 8 PPPPPPPP RNBQKBNR w KQkq - 0 1", 8),
        ("hello", 0),
        ("B:W50:B", 1),
        ("64", 1),
        ("10/8/8/8/8/8/8/8 w - - 0 1", 1),
    ];
    for (text, char) in table {
        let fault = fen::read(text).expect_err(text);
        assert_eq!((fault.field, fault.char_index(text)), (1, char), "{text}: {fault}");
    }
}

#[test]
fn large_boards_fault_as_such_only_when_they_are_rectangles() {
    let fault = |text: &str| fen::read(text).map_err(|fault| (fault.field, fault.span.start, fault.id()));
    assert_eq!(fault("rnabqkbcnr/55/10/10/10/RNABQKBCNR w - - 0 1"), Err((1, 12, "adjacent-digits")));
    assert_eq!(fault("rnabqkbcnr/10/10/10/10/RNABQKBCN w - - 0 1"), Err((1, 2, "bad-character")));
    assert_eq!(fault("9/9/9/9 w - - 0 1"), Err((1, 0, "rank-too-long")));
    assert_eq!(fault("4/4/4/4/4 w - - 0 1"), Err((1, 1, "rank-too-short")));
    assert_eq!(fault("8/8/8/8/8/8/8/8/8/8 w - - 0 1"), Err((1, 15, "too-many-ranks")));
}

#[test]
fn long_text_is_shortened_in_sentences() {
    let text = format!("8/8/{}/8 w - - 0 1", "p".repeat(5000));
    let sentence = fen::read(&text).expect_err("a long rank").message(&text);
    assert_eq!(sentence, "Rank 6 has more than 999 squares: pppppppppppppppppppppppp...");
    let text = format!("8/8/8/8/8/8/8/8 w - {}x 0 1", "e".repeat(100));
    assert!(fen::read(&text).expect_err("a long word").message(&text).len() < 120);
}

#[test]
fn huge_texts_fault_at_once() {
    let size = 1_000_000;
    for unit in ["p", "8/", "/", " ", "1", "w ", "\u{2003}", "."] {
        let text = unit.repeat(size / unit.len());
        let fault = fen::read(&text).expect_err(unit);
        assert!(fault.message(&text).len() < 200, "{unit:?}");
        let preview = fen::preview(&text);
        assert!(preview.position.board.size().is_standard(), "{unit:?}");
        assert!(fen::FenLayout::from_text(&text).fields.len() == 6, "{unit:?}");
    }
}

#[test]
fn bad_text_never_becomes_the_start_position() {
    for text in ["", " ", "startpos", "nonsense", "rnbqkbnr", "start", "-", "position startpos"] {
        assert!(fen::read(text).is_err(), "{text:?}");
        assert_ne!(fen::preview(text).position, fenwright::Position::start(), "{text:?}");
    }
}

#[test]
fn a_kind_displays_as_its_message_begins() {
    for (text, expected) in [
        ("8/8/pp1ppppp1/8/8/8/8/8 w - - 0 1", "rank 6 has 9 squares"),
        ("8/8/8/8/8/7/8/8 w - - 0 1", "rank 3 has 7 squares"),
        ("8/8/8/44/8/8/8/8 w - - 0 1", "rank 5 has two numbers side by side"),
        ("8/8/8/8/8/8/8 w - - 0 1", "there are only 7 ranks"),
    ] {
        let fault = fen::read(text).expect_err(text);
        assert_eq!(fault.kind.to_string(), expected);
        assert!(fault.message(text).to_lowercase().starts_with(expected), "{text}");
    }
}

#[test]
fn a_fault_displays_without_its_text() {
    let fault = fen::read("8/8/8/8/8/8/8/8 x").expect_err("a bad side");
    assert_eq!(fault.to_string(), "not FEN: bad side at byte 16 (field 2)");
}

#[test]
fn on_five_ranks_the_en_passant_rank_is_the_same_for_both_and_the_side_is_named() {
    for (side, name) in [("w", "White"), ("b", "Black")] {
        let text = format!("5/5/5/5/5 {side} - a2 0 1");
        let said = fen::read(&text).map_err(|fault| fault.message(&text)).expect_err("rank 2");
        assert!(said.starts_with(&format!("With {name} to move")) && said.contains("rank 3"), "{said}");
    }
}
