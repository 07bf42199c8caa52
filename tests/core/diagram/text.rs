//! Diagrams as text boards, LaTeX and sentences.

#![expect(clippy::panic, reason = "a helper of a test fails as the test does")]

use fenwright::board::{Arrow, Mark, MarkColor};
use fenwright::diagram::{Coordinates, Diagram, LatexError, LatexPackage, alt_text, latex, text};
use fenwright::lang::{self, Language};
use fenwright::notation::fen;
use fenwright::{Color, Role, Square};

const SAAVEDRA: &str = "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1";
const ITALIAN: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
const CAPABLANCA: &str = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";

fn diagram(text: &str) -> Diagram {
    Diagram::new(fen::read(text).unwrap_or_else(|fault| panic!("{fault}: {text}")))
}

#[test]
fn boards_of_named_positions() {
    let saavedra = "\
8 . . . . . . . .
7 . . . . . . . .
6 . K P . . . . .
5 . . . r . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 k . . . . . . .
  a b c d e f g h
";
    assert_eq!(text::ascii(&diagram(SAAVEDRA)), saavedra);
    let flipped = "\
1 R . . K Q B N R
2 P P P . P P P P
3 . . N . . . . .
4 . . . P . B . .
5 . . . p . . . .
6 . . . . . n . .
7 p p p . p p p p
8 r n b k q b . r
  h g f e d c b a
";
    assert_eq!(text::ascii(&Diagram { view: Color::Black, ..diagram(ITALIAN) }), flipped);
    let bare = "\
R N C B K Q B A N R
P P P P P P P P P P
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
p p p p p p p p p p
r n c b k q b a n r
";
    let large = Diagram { view: Color::Black, coordinates: Coordinates::None, ..diagram(CAPABLANCA) };
    assert_eq!(text::ascii(&large), bare);
    let figures = "\
· · · · · · · ·
· · · · · · · ·
· ♔ ♙ · · · · ·
· · · ♜ · · · ·
· · · · · · · ·
· · · · · · · ·
· · · · · · · ·
♚ · · · · · · ·
";
    assert_eq!(text::unicode(&Diagram { coordinates: Coordinates::None, ..diagram(SAAVEDRA) }), figures);
}

#[test]
fn sentences_for_those_who_cannot_see_it() {
    let cases = [
        (SAAVEDRA, "Chess diagram. White: king b6, pawn c6. Black: king a1, rook d5. White to move."),
        ("8/8/8/8/8/8/8/8 b - - 0 1", "Chess diagram. White: no pieces. Black: no pieces. Black to move."),
        (
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQk d6 0 9",
            "Chess diagram. White: king e1, rooks a1 and h1, pawn e5. Black: king e8, rooks a8 and h8, pawn d5. White \
             may castle on both sides. Black may castle kingside. En passant on d6. White to move.",
        ),
        (
            "4k3/8/8/8/8/8/8/1R1RKR2 w FD - 0 1",
            "Chess diagram. White: king e1, rooks b1, d1 and f1. Black: king e8. White may castle with the rooks on \
             files d and f. White to move.",
        ),
        ("k4/5/5/5/4K w - - 0 1", "Chess diagram of 5 by 5 squares. White: king e1. Black: king a5. White to move."),
    ];
    for (text, expected) in cases {
        assert_eq!(alt_text(&diagram(text)), expected, "{text}");
    }
    let mut decorated = diagram(SAAVEDRA);
    decorated.annotations.marks = vec![Mark { square: Square::new(2, 7), color: MarkColor::Yellow }];
    decorated.annotations.arrows =
        vec![Arrow { from: Square::new(2, 5), to: Square::new(2, 6), color: MarkColor::Red }];
    decorated.caption = "Saavedra,\n1895.".to_owned();
    assert!(
        alt_text(&decorated)
            .ends_with("White to move. Yellow mark on c8. Red arrow from c6 to c7. Caption: Saavedra, 1895."),
        "{}",
        alt_text(&decorated)
    );
}

#[test]
fn commands_of_latex() {
    let mut decorated = Diagram { view: Color::Black, mover: true, ..diagram(SAAVEDRA) };
    decorated.annotations.marks = ["Ge4", "Rd5", "a1"].iter().filter_map(|mark| mark.parse().ok()).collect();
    decorated.annotations.arrows = ["Bc6c7", "Bd5d6"].iter().filter_map(|arrow| arrow.parse().ok()).collect();
    decorated.caption = "50% {of} $1_000 & ~\\^".to_owned();
    let expected = "\\begin{center}
\\chessboard[setfen=8/8/1KP5/3r4/8/8/8/k7 w - - 0 1,
  inverse=true,
  label=true,
  border=false,
  showmover=true,
  pgfstyle=color,opacity=0.5,
  color=green,markfields={e4,a1},
  color=red,markfields={d5},
  pgfstyle=straightmove,opacity=0.8,linewidth=0.15em,arrow=to,
  color=blue,markmoves={c6-c7,d5-d6}]

50\\% \\{of\\} \\$1\\_000 \\& \\textasciitilde{}\\textbackslash{}\\textasciicircum{}
\\end{center}
";
    assert_eq!(latex(&decorated, SAAVEDRA, LatexPackage::Chessboard).as_deref(), Ok(expected));
    let game = latex(&diagram(ITALIAN), ITALIAN, LatexPackage::Xskak);
    let expected = format!(
        "\\newchessgame[setfen={ITALIAN},moveid=3b]\n\\chessboard[inverse=false,\n  label=true,\n  border=false,\n  \
         showmover=false]\n"
    );
    assert_eq!(game, Ok(expected));
    let small = "k4/5/5/5/4K w - - 0 1";
    let text = latex(&diagram(small), small, LatexPackage::Chessboard).unwrap_or_default();
    assert!(text.starts_with("\\chessboard[maxfield=e5,\n  setfen=k4/5/5/5/4K w - - 0 1,\n"), "{text}");
    assert_eq!(latex(&diagram(small), small, LatexPackage::Xskak), Err(LatexError::NotStandard));
    let large = latex(&diagram(CAPABLANCA), CAPABLANCA, LatexPackage::Chessboard);
    assert!(matches!(large, Err(LatexError::NoSuchPiece(Role::Archbishop | Role::Chancellor))), "{large:?}");
}

#[test]
fn arrows_and_marks_are_read_as_in_pgn() {
    for text in ["Ge2e4", "Ra10j10", "Yj1a10", "Bb1b2", "Ga1a10"] {
        assert_eq!(text.parse::<Arrow>().map(|arrow| arrow.to_string()).as_deref(), Ok(text));
    }
    for (text, expected) in [("e2e4", "Ge2e4"), ("b1b2", "Gb1b2"), ("a10b9", "Ga10b9")] {
        assert_eq!(text.parse::<Arrow>().map(|arrow| arrow.to_string()).as_deref(), Ok(expected));
    }
    for text in ["", "G", "e4", "Ge4", "Ge4e4", "Oe2e4", "e2e4q", "e2-e4", "k1a1", "Gée4e5", "a0a1", "Gg1♘3"] {
        assert!(text.parse::<Arrow>().is_err(), "{text}");
    }
    for (text, expected) in [("Ge4", "Ge4"), ("b4", "Gb4"), ("Bb4", "Bb4"), ("Yj10", "Yj10")] {
        assert_eq!(text.parse::<Mark>().map(|mark| mark.to_string()).as_deref(), Ok(expected));
    }
    for text in ["", "R", "Re", "Re44", "RRe4", "re4", "e4 "] {
        assert!(text.parse::<Mark>().is_err(), "{text}");
    }
}

#[test]
fn sentences_follow_the_language() {
    let mut diagram = diagram("r3k2r/pp6/8/3pP3/8/8/8/R3K2R w KQk d6 0 1");
    diagram.annotations.marks = vec![Mark { color: MarkColor::Red, square: Square::new(4, 4) }];
    diagram.annotations.arrows = vec![Arrow { color: MarkColor::Blue, from: Square::new(4, 4), to: Square::new(3, 5) }];
    let said = |code: &str| lang::with(Language::from_code(code).unwrap_or_default(), || alt_text(&diagram));
    assert_eq!(
        said("de"),
        "Schachdiagramm. Weiß: König e1, Türme a1 und h1, Bauer e5. Schwarz: König e8, Türme a8 und h8, Bauern a7, b7 \
         und d5. Weiß darf kurz und lang rochieren. Schwarz darf kurz rochieren. En passant auf d6. Weiß am Zug. Rote \
         Markierung auf e5. Blauer Pfeil von e5 nach d6."
    );
    assert_eq!(
        said("nl"),
        "Schaakdiagram. Wit: koning e1, torens a1 en h1, pion e5. Zwart: koning e8, torens a8 en h8, pionnen a7, b7 en \
         d5. Wit mag kort en lang rokeren. Zwart mag kort rokeren. En passant op d6. Wit aan zet. Rode markering op e5. \
         Blauwe pijl van e5 naar d6."
    );
}
