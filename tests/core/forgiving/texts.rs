//! Examples of text classes, with the reading and the alternatives.

use fenwright::notation::fen;
use fenwright::notation::forgiving::{self, Reading};

/// The reading, followed by the alternatives.
#[expect(clippy::panic, reason = "a helper of a test fails as the test does")]
fn offered(text: &str) -> Vec<String> {
    match forgiving::read(text) {
        Reading::Corrected(mended) => {
            std::iter::once(&mended.position).chain(&mended.alternatives).map(fen::write).collect()
        }
        other => panic!("{text:?}: {other:?}"),
    }
}

fn assert_read(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(offered(text)[0], *expected, "{text:?}");
    }
}

/// If there are more than eight ranks, the reader drops ranks whose removal leaves a legal position.
#[test]
fn ranks_too_many_cost_no_king() {
    assert_read(&[
        ("5kn1/8/6r1/7Q/1K6/7p/8/8/8", "5kn1/8/6r1/7Q/1K6/7p/8/8 w - - 0 1"),
        ("8/8/5kn1/8/6r1/7Q/1K6/7p/8 b - - 3 40", "8/5kn1/8/6r1/7Q/1K6/7p/8 b - - 3 40"),
        (
            "rnbqkbnr/8/8/pp3ppp/4p3/2pp4/2P5/2N3P1/PP1PPP1P/R1BQKB1R w KQkq - 0 4",
            "rnbqkbnr/pp3ppp/4p3/2pp4/2P5/2N3P1/PP1PPP1P/R1BQKB1R w KQkq - 0 4",
        ),
    ]);
}

#[test]
fn the_side_to_move_has_many_forms() {
    assert_read(&[
        ("8/8/4k3/8/3P4/4K3/8/8 vv - - 0 1", "8/8/4k3/8/3P4/4K3/8/8 w - - 0 1"),
        ("8/8/4k3/8/3P4/4K3/8/8 z - - 0 1", "8/8/4k3/8/3P4/4K3/8/8 b - - 0 1"),
        ("8/8/4k3/8/3P4/4K3/8/8 n - - 0 1", "8/8/4k3/8/3P4/4K3/8/8 b - - 0 1"),
        ("8/8/4k3/8/3P4/4K3/8/8 [b] - - 0 1", "8/8/4k3/8/3P4/4K3/8/8 b - - 0 1"),
        ("8/8/4k3/8/3P4/4K3/8/8 [w] - - 0 1", "8/8/4k3/8/3P4/4K3/8/8 w - - 0 1"),
        ("8/8/4k3/8/3P4/4K3/8/8 B", "8/8/4k3/8/3P4/4K3/8/8 b - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 b 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
    ]);
}

#[test]
fn castling_is_named_as_moves_are() {
    assert_read(&[
        ("r3k2r/8/8/8/8/8/8/R3K2R w 0-0 - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w O-O - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w 0-0-0 - 4 9", "r3k2r/8/8/8/8/8/8/R3K2R w Q - 4 9"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w 0-0 0-0-0 - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
    ]);
}

/// A hyphen that is attached to the clock is the field before it.
#[test]
fn clocks_may_have_lost_their_space() {
    assert_read(&[
        ("8/8/4k3/8/3P4/4K3/8/8 w - -5 50", "8/8/4k3/8/3P4/4K3/8/8 w - - 5 50"),
        ("8/8/4k3/8/3P4/4K3/8/8 b --5 50", "8/8/4k3/8/3P4/4K3/8/8 b - - 5 50"),
    ]);
}

/// Runs that add up to 64 squares are read as they are.
#[test]
fn runs_go_on_over_the_edge_where_they_fit() {
    assert_read(&[
        ("16/1p6/16/3K4/16", "8/8/1p6/8/8/3K4/8/8 w - - 0 1"),
        ("16/4k3/3p4/3P1K2/14P1/8", "8/8/4k3/3p4/3P1K2/8/6P1/8 w - - 0 1"),
    ]);
}

/// Letters misread for digits, and the reverse, where the length of the rank requires it.
#[test]
fn misread_digits_are_offered() {
    let cases = [
        ("8/S/4k3/8/3P4/4K3/$/8 w - - 0 1", "8/8/4k3/8/3P4/4K3/8/8 w - - 0 1"),
        ("6k1/$ppp/8/8/8/8/5PPP/6K1 w - - 0 1", "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1"),
        ("6k1/Sppp/8/8/8/8/5PPP/6K1 w - - 0 1", "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1"),
        ("6k1/5ppp/B/8/8/8/5PPP/6K1 w - - 0 1", "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN8QKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ),
        // A missing digit.
        ("6k1/5ppp/8/B/8/8/5PPP/6K1 w - - 0 1", "6k1/5ppp/8/B7/8/8/5PPP/6K1 w - - 0 1"),
        ("6k1/5ppp/8/B/8/8/5PPP/6K1 w - - 0 1", "6k1/5ppp/8/7B/8/8/5PPP/6K1 w - - 0 1"),
    ];
    for (text, expected) in cases {
        let offered = offered(text);
        assert!(offered.iter().any(|fen| fen == expected), "{text:?}: {offered:?}");
    }
}

/// A position without slashes, or with its fields elsewhere.
#[test]
fn ranks_in_lines_are_read_with_their_fields() {
    let ranks = "r3k2r\npppq1ppp\n2npbn2\n2b1p3\n2B1P3\n2NPBN2\nPPPQ1PPP\nR3K2R";
    let placement = ranks.replace('\n', "/");
    for fields in ["w KQkq - 4 8", "b KQ - 0 31"] {
        for between in [" ", "\n"] {
            assert_read(&[(&format!("{ranks}{between}{fields}"), &format!("{placement} {fields}"))]);
        }
    }
}

/// Lists and tags in unusual forms.
#[test]
fn ranges_headers_and_tags_are_read() {
    let board = "r n b q k b n r\np p p p p p p p\n. . . . . . . .\n. . . . . . . .\n. . . . P . . .\n. . . . . . . .\n\
                 P P P P . P P P\nR N B Q K B N R\n";
    let current = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 9";
    assert_read(&[
        ("White: Kg1, pawns f2-h2. Black: Kg8, pawns f7-h7", "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1"),
        ("White: Kg1, Pa2, Pf2-h2; Black: Kg8, Pf7-h7", "6k1/5ppp/8/8/8/8/P4PPP/6K1 w - - 0 1"),
        (&format!("black\n{board}"), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1"),
        (&format!("[Event \"a\"]\n[Site \"x\"]\n[CurrentPosition \"{current}\"]\n\n1. e4 *"), current),
    ]);
}

/// Sentences that list the pieces of a side.
#[test]
fn sentences_name_men() {
    assert_read(&[
        ("Wit heeft koning op c1, toren a1; zwart heeft een koning op c8, pion a7.", "2k5/p7/8/8/8/8/8/R1K5 w - - 0 1"),
        (
            "Weiß hat den König auf c1 und einen Turm auf a1, Schwarz den König auf c8.",
            "2k5/8/8/8/8/8/8/R1K5 w - - 0 1",
        ),
    ]);
}

/// Fairy pieces are not read as standard ones.
#[test]
fn fairy_pieces_are_refused() {
    for text in ["White: Kg1, =Gd4; Black: Kg8", "White: Kg1; Black: Kg8 =Nb2"] {
        assert!(matches!(forgiving::read(text), Reading::Failed(_)), "{text:?}");
    }
}

/// Castling letters beside rooks on one side of the king: a letter without a right is left out or means the inner rook,
/// and never becomes another field.
#[test]
fn castling_letters_are_no_other_field() {
    let rest = "8/8/8/8/8/8";
    let cases: [(&str, &str, &[&str]); 13] = [
        ("R3KR1R", "GKQkq", &["KQkq", "KFQkq"]),
        ("RR2K2R", "KQCkq", &["KQkq", "KBQkq"]),
        ("RR2K2R", "KQkqD", &["KQkq", "KBQkq"]),
        ("R3KR1R", "KFGkq", &["KFkq"]),
        ("RR2K2R", "KQBkq", &["KBQkq"]),
        ("RR2K2R", "KXQkq", &["KQkq"]),
        ("RR2K2R", "KRQkq", &["KQkq"]),
        ("RR2K2R", "K B Q kq", &["KBQkq"]),
        ("R3K2R", "KNQkq", &["KQkq"]),
        ("R3K2R", "KQkqC", &["KQkq"]),
        ("R3K2R", "KOkq", &["KQkq"]),
        ("R3K2R", "K0kq", &["KQkq"]),
        ("R3K2R", "KQk0", &["KQkq"]),
    ];
    for (rank, castling, expected) in cases {
        let expected: Vec<String> =
            expected.iter().map(|field| format!("r3k2r/{rest}/{rank} w {field} - 3 9")).collect();
        assert_eq!(offered(&format!("r3k2r/{rest}/{rank} w {castling} - 3 9")), expected, "{castling}");
    }
}

/// Misprinted digits in the fields, and misprinted castling.
#[test]
fn misread_fields_are_read() {
    let castled = "r3k2r/8/8/8/8/8/8/R3K2R w";
    assert_read(&[
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - S 1Z", &format!("{castled} KQkq - 5 12")),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - O 2G", &format!("{castled} KQkq - 0 26")),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 B", &format!("{castled} KQkq - 0 8")),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - l I$", &format!("{castled} KQkq - 1 15")),
        ("r3k2r/8/8/8/8/8/8/R3K2R w O-O - o Il", &format!("{castled} K - 0 11")),
        ("r3k2r/8/8/8/8/8/8/R3K2R w OO OOO - 0 1", &format!("{castled} KQ - 0 1")),
        ("r3k2r/8/8/8/8/8/8/R3K2R w 00 - 0 7", &format!("{castled} K - 0 7")),
        ("8/4k3/8/8/3pP3/8/5K2/8 b - eB 0 1", "8/4k3/8/8/3pP3/8/5K2/8 b - e3 0 1"),
        ("8/4k3/8/3pP3/8/8/4K3/8 w - dG 0 1", "8/4k3/8/3pP3/8/8/4K3/8 w - d6 0 1"),
        ("Gk1/5ppp/B/8/8/8/SPPP/GK1 w - - O 1", "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1"),
        (
            "rn8qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ),
    ]);
}
