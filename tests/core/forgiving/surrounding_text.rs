//! The text beside a position: the last move, twins, and lines that are left out.

use fenwright::notation::forgiving::{self, CorrectedPosition, Reading};
use fenwright::notation::{epd, fen};
use fenwright::wording::messages;

#[expect(clippy::panic, reason = "a helper of a test fails as the test does")]
fn mended(text: &str) -> Box<CorrectedPosition> {
    match forgiving::read(text) {
        Reading::Corrected(mended) => mended,
        other => panic!("{text:?}: {other:?}"),
    }
}

const WHITE: &str = "8/4k3/8/8/3pP3/8/5K2/7R";
const BLACK: &str = "8/4k3/8/3pP3/8/8/5K2/7R";

/// Phrases for the last move and its side, with a board and the text before it.
#[test]
fn a_double_step_that_was_the_last_move_gives_the_en_passant_square() {
    let e4 = format!("{WHITE} b - e3 0 1");
    let d5 = format!("{BLACK} w - d6 0 1");
    let b4 = "8/4k3/8/8/pP6/8/5K2/8 b - b3 0 1".to_owned();
    let cases = [
        (format!("{WHITE} b - - 0 1 just played e2-e4"), &e4),
        (format!("{WHITE} b\nlast move: e2e4"), &e4),
        (format!("{WHITE} b, White has just played e2\u{2013}e4!"), &e4),
        (format!("{WHITE}\n1. e4 was played"), &e4),
        (format!("{WHITE}\nafter White's last move e4"), &e4),
        (format!("{WHITE}, e2 to e4 has just been played"), &e4),
        ("8/4k3/8/8/pP6/8/5K2/8 b - - 0 1 just played b2-b4".to_owned(), &b4),
        ("8/4k3/8/8/pP6/8/5K2/8, White played Pb2-b4".to_owned(), &b4),
        (format!("laatste zet e2-e4\n{WHITE} b"), &e4),
        (format!("{WHITE} zuletzt e2-e4"), &e4),
        (format!("{WHITE} b (zuletzt gespielt: e2-e4)"), &e4),
        (format!("{WHITE} b les blancs viennent de jouer e2-e4"), &e4),
        (format!("{WHITE} b \u{fa}ltima jugada: e2-e4"), &e4),
        (format!("{BLACK} w - - 0 1\nBlack has just played d7-d5"), &d5),
        (format!("{BLACK} w zuletzt d7-d5"), &d5),
        (format!("{BLACK} letzter Zug: d7-d5"), &d5),
        (format!("{BLACK}\n1... d5 was played"), &d5),
        (format!("https://lichess1.org/export/fen.gif?fen={BLACK}_w_-_-_0_1&lastMove=d7d5&variant=standard"), &d5),
        ("White: Kf2, Rh1, e4; Black: Ke7, d4. Black to move. White has just played e2-e4".to_owned(), &e4),
        ("White: Kf2, Rh1, Pe4; Black: Ke7, Pd4. White just played e2-e4".to_owned(), &e4),
        ("Wei\u{df}: Kf2, Th1, Be4; Schwarz: Ke7, Bd4, zuletzt e2-e4".to_owned(), &e4),
        ("Wit: Kf2, Th1, e4; Zwart: Ke7, d4. Wit speelde zojuist e2-e4".to_owned(), &e4),
        ("White: Kf2, Rh1, Pe5\nBlack: Ke7, Pd5\nLast move: d7-d5".to_owned(), &d5),
    ];
    for (text, expected) in &cases {
        let mended = mended(text);
        assert_eq!(&fen::write(&mended.position), *expected, "{text:?}");
        let said = messages(&mended.corrections).join("\n");
        assert!(said.contains("En passant square: “") && said.contains("read as “"), "{text:?}: {said}");
    }
}

/// If the pieces, the side to move or the phrase do not match, no en passant square is set and no text is lost.
#[test]
fn other_moves_give_no_en_passant_square() {
    for text in [
        format!("{WHITE} b - - 0 1 just played e3-e4"),
        format!("{WHITE} b - - 0 1 just played d2-d4"),
        format!("{WHITE} b - - 0 1 just played Kf1-f2"),
        format!("{WHITE} w - - 0 1 just played e2-e4"),
        format!("{WHITE} b - - 0 1 White should try e2-e4"),
        format!("{BLACK} b - - 0 1 last move d7-d5"),
        "8/4k3/8/8/3pP3/4K3/8/7R b - - 0 1 just played e2-e4".to_owned(),
        "8/4k3/8/8/3pP3/8/4P3/6KR b - - 0 1 just played e2-e4".to_owned(),
    ] {
        let mended = mended(&text);
        assert_eq!(mended.position.en_passant, None, "{text:?}");
        let said = messages(&mended.corrections).join("\n");
        assert!(said.contains("kept as a comment"), "{text:?}: {said}");
    }
}

#[test]
fn twins_are_kept_as_comments() {
    let list = "2R5/7k/3K4/8/8/8/7P/8 w - - 0 1";
    let cases = [
        ("White: Kd6, Rc8, h2 - Black: Kh7\nb) Ph2 to g2", list, &["b) Ph2 to g2"][..]),
        (
            "White: Kd6, Rc8, h2 - Black: Kh7\nb) wKd6->d5\nc) without pawn h2",
            list,
            &["b) wKd6->d5", "c) without pawn h2"],
        ),
        ("White: Kd6, Rc8, h2 - Black: Kh7 b) + bPd5", list, &["b) + bPd5"]),
        ("White: Kd6, Rc8, h2 - Black: Kh7, #2\nb) Black to move", list, &["b) Black to move"]),
        ("White: Kd6, Rc8, h2 - Black: Kh7\nzeroposition\nb) Rc8=wB", list, &["zeroposition", "b) Rc8=wB"]),
        ("Wei\u{df}: Kd6, Tc8, Bh2 - Schwarz: Kh7\nZwilling b) Bh2 nach g2", list, &["Zwilling b) Bh2 nach g2"]),
        ("Wit: Kd6, Tc8, h2 Zwart: Kh7\nTweeling b) pion h2 naar g2", list, &["Tweeling b) pion h2 naar g2"]),
        ("2R5/7k/3K4/8/8/8/7P/8 w - - 0 1\nb) wKd6->a2", list, &["b) wKd6->a2"]),
        ("2R5/7k/3K4/8/8/8/7P/8\nb) -wRc8", list, &["b) -wRc8"]),
        ("a) Kd6 Rc8 Ph2 / Kh7\nb) Kd6 = bB", list, &["b) Kd6 = bB"]),
        (
            ". . R . . . . .\n. . . . . . . k\n. . . K . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n\
             . . . . . . . P\n. . . . . . . .\nb) Ph2 to g2",
            list,
            &["b) Ph2 to g2"],
        ),
    ];
    for (text, expected, twins) in cases {
        let mended = mended(text);
        assert_eq!(fen::write(&mended.position), expected, "{text:?}");
        let said = messages(&mended.corrections);
        for twin in twins {
            let sentence = format!("After the position: “{twin}” kept as a comment");
            assert!(said.contains(&sentence), "{text:?}: {said:?}");
        }
    }
}

/// A letter with a bracket is not always a twin.
#[test]
fn what_is_like_a_twin_is_kept() {
    for (text, expected) in [
        ("(8/8/4k3/8/3P4/4K3/8/8 b) is drawn", "8/8/4k3/8/3P4/4K3/8/8 b - - 0 1"),
        ("Diagram (b) 8/8/4k3/8/3P4/4K3/8/8 w - - 0 1", "8/8/4k3/8/3P4/4K3/8/8 w - - 0 1"),
    ] {
        assert_eq!(fen::write(&mended(text).position), expected, "{text:?}");
    }
}

/// Operations count as operations behind a stray semicolon too, where a comment could begin as well.
#[test]
fn operations_after_a_stray_semicolon_are_operations() {
    const BOARD: &str = "kbK5/pp6/1P6/8/8/7p/7P/R7";
    for (tail, clocks, operations) in [
        ("w - -1 12 ; bm b4", "1 12", "bm b4;"),
        ("w - -1 12 ; bm b4; id \"x\";", "1 12", "bm b4; id \"x\";"),
        ("w - - 0 1 ;; c0 \"Haring\";", "0 1", "c0 \"Haring\";"),
        ("w - -; dm 2", "0 1", "dm 2;"),
    ] {
        let mended = mended(&format!("{BOARD} {tail}"));
        assert_eq!(fen::write(&mended.position), format!("{BOARD} w - - {clocks}"), "{tail}");
        let read: Vec<String> = mended.operations.iter().map(epd::write_operation).collect();
        assert_eq!(read.join(" "), operations, "{tail}");
        let said = messages(&mended.corrections).join("\n");
        assert!(!said.contains("left out") && !said.contains("comment"), "{tail}: {said}");
    }
}
