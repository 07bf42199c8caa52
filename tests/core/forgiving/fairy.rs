//! Fairy pieces are named, and never read as other pieces.

use fenwright::notation::fen::FaultKind;
use fenwright::notation::forgiving::{self, Reading};
use fenwright::wording::Message;

/// The fault of a text that cannot be read.
#[expect(clippy::panic, reason = "a helper of a test fails as the test does")]
fn refused(text: &str) -> (FaultKind, String) {
    match forgiving::read(text) {
        Reading::Failed(fault) => (fault.kind, fault.message(text)),
        other => panic!("{text:?}: {other:?}"),
    }
}

#[test]
fn fairy_pieces_are_refused_in_words() {
    let drawn = "K......k\n........\n........\n...G....\n........\n........\n........\n........";
    for (text, name) in [
        ("White: Kg1, =Gd4; Black: Kg8", "G"),
        ("White: Kg1; Black: Kg8 =Nb2", "N"),
        ("Kg1 Qh8 =Na3 / Kc3 =Gb4", "N"),
        ("White: Kg1, {G}d4; Black: Kg8", "G"),
        ("wei\u{df} Kg1 [LI]d4 schwarz Kg8", "LI"),
        ("White: Kg1, Gd4; Black: Kg8", "G"),
        ("Wei\u{df}: Kg1, Dh1, Gd4; Schwarz: Kg8", "G"),
        ("Wit: Kg1, Gd4; Zwart: Kg8", "G"),
        ("wKg1 wGd4 bKg8", "G"),
        ("White: Kg1, Sd4, Nb2; Black: Kg8", "N"),
        ("White: Kg1, grasshopper d4; Black: Kg8", "grasshopper"),
        ("Kg1, nightriders a1 and b1 - Kg8", "nightriders"),
        ("Wei\u{df}: Kg1, Grash\u{fc}pfer d4; Schwarz: Kg8", "Grash\u{fc}pfer"),
        ("k7/8/3G4/8/8/8/8/K7 w - - 0 1", "G"),
        ("k7/8/3G4/8/8/8/8/K7", "G"),
        (drawn, "G"),
    ] {
        let sentence = format!("“{name}” is not a piece of this board; the pieces are K, Q, R, B, N and P");
        assert_eq!(refused(text), (FaultKind::NoSuchPiece, sentence), "{text:?}");
    }
}

/// The letters of a language are read if headings or other letters identify the language.
#[test]
fn letters_of_known_languages_are_read() {
    for text in ["Bia\u{142}e: Kg1, Gd4; Czarne: Kg8", "Kg1 Wa1 Gd4 / Kg8 Ha8"] {
        assert!(matches!(forgiving::read(text), Reading::Corrected(_)), "{text:?}");
    }
}

/// Archbishops and chancellors exist only on boards of other sizes. The message says so and gives the nearest reading.
#[test]
fn men_of_large_boards_are_named() {
    let archbishop = |name: &str| {
        format!("An 8x8 board has no archbishop (“{name}”); the closest pieces are bishop (B) and knight (N)")
    };
    let chancellor = |name: &str| {
        format!("An 8x8 board has no chancellor (“{name}”); the closest pieces are rook (R) and knight (N)")
    };
    let drawn = "r n a q k b c r\np p p p p p p p\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n\
                 P P P P P P P P\nR N A Q K B C R";
    for (text, sentence) in [
        ("r3k2r/8/8/8/3A4/8/8/R3K2R w KQkq - 0 1", archbishop("A")),
        ("r3k2r/8/8/8/3A4/8/8/R3K2R w KQkq - 0 1 (A = archbishop)", archbishop("A")),
        ("Capablanca: 8/8/3A4/8/8/8/8/K6k w - - 0 1", archbishop("A")),
        ("rnbqkbnr/8/8/8/8/8/8/RNBcKBNR", chancellor("c")),
        ("White: Kg1, Ad4; Black: Kg8", archbishop("A")),
        ("White: Kg1, archbishop d4; Black: Kg8", archbishop("archbishop")),
        ("White: Kg1, Qa1, Chancellor b4; Black: Kg8", chancellor("Chancellor")),
        (drawn, archbishop("a")),
    ] {
        assert_eq!(refused(text).1, sentence, "{text:?}");
    }
    let large = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    assert!(matches!(forgiving::read(large), Reading::Strict(_)));
    assert!(matches!(forgiving::read(&format!("Capablanca: {large}")), Reading::Corrected(_)));
}
