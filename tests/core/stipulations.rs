//! Stipulations of studies, which may name the side that wins or draws.

use fenwright::board::{Color, Goal, Stipulation};
use fenwright::notation::stipulation;

const WIN: Stipulation = Stipulation::study(Goal::Win, None);
const WHITE_WINS: Stipulation = Stipulation::study(Goal::Win, Some(Color::White));
const BLACK_WINS: Stipulation = Stipulation::study(Goal::Win, Some(Color::Black));
const DRAW: Stipulation = Stipulation::study(Goal::Draw, None);
const WHITE_DRAWS: Stipulation = Stipulation::study(Goal::Draw, Some(Color::White));
const BLACK_DRAWS: Stipulation = Stipulation::study(Goal::Draw, Some(Color::Black));

/// Stipulations with texts that are read as them.
const STUDIES: [(Stipulation, &[&str]); 6] = [
    (WIN, &["+", " + ", "+.", "win", "Win.", "a win", "to play and win", "Gewinn", "am Zug, Gewinn", "winst", "gain"]),
    (
        WHITE_WINS,
        &[
            "+-",
            "+\u{2212}",
            "+–",
            "1-0",
            "1–0",
            "White wins",
            "White wins!",
            "(White wins)",
            "WHITE TO PLAY AND WIN",
            "White to play and win",
            "White to move wins",
            "White plays and wins",
            "It is White to play and win",
            "Black to play, White wins",
            "White wins, Black to play",
            "Black to move: a win for White",
            "Win for White, Black to move",
            "Weiß gewinnt",
            "WEISS GEWINNT",
            "Weiß am Zug gewinnt",
            "Weiß am Zuge gewinnt",
            "Weiß zieht und gewinnt",
            "Schwarz am Zug, Weiß gewinnt",
            "Schwarz am Zug, Gewinn für Weiß",
            "Wit wint",
            "Wit speelt en wint",
            "Wit aan zet wint",
            "Wit begint en wint",
            "Zwart aan zet, winst voor wit",
            "Les blancs gagnent",
            "les Blancs gagnent",
            "Les Blancs jouent et gagnent",
            "Trait aux noirs, les blancs gagnent",
            "Trait aux noirs, gain pour les blancs",
            "Les blancs peuvent gagner",
            "Белые начинают и выигрывают",
            "Blancas juegan y ganan",
        ],
    ),
    (
        BLACK_WINS,
        &[
            "-+",
            "\u{2212}+",
            "–+",
            "0-1",
            "Black wins",
            "Black to play and win",
            "White to play, Black wins",
            "White to play. A win for Black.",
            "Schwarz gewinnt",
            "Schwarz am Zug gewinnt",
            "Weiß am Zug, Schwarz gewinnt",
            "Zwart wint",
            "Wit aan zet, zwart wint",
            "Les noirs gagnent",
            "Trait aux blancs, les noirs gagnent",
            "Чёрные выигрывают",
        ],
    ),
    (
        DRAW,
        &[
            "=",
            "½-½",
            "½–½",
            "Draw",
            "draw!",
            "a draw",
            "Remis",
            "remis",
            "Remise",
            "unentschieden",
            "partie nulle",
            "Ничья",
        ],
    ),
    (
        WHITE_DRAWS,
        &[
            "White to play and draw",
            "White draws",
            "White to move forces a draw",
            "White holds the draw",
            "Draw, White to move",
            "Black to move, White draws",
            "Weiß hält remis",
            "Weiß zieht und hält unentschieden",
            "Weiß am Zug, remis",
            "Wit houdt remise",
            "Wit speelt en maakt remise",
            "Les blancs font nulle",
            "Les Blancs jouent et annulent",
        ],
    ),
    (
        BLACK_DRAWS,
        &[
            "Black to play and draw",
            "Black draws",
            "White to play, Black draws",
            "Schwarz hält Remis",
            "Weiß am Zug, Schwarz erzwingt Remis",
            "Zwart houdt remise",
            "Les noirs annulent",
            "Trait aux noirs, nulle",
        ],
    ),
];

#[test]
fn studies_name_the_side_that_wins_or_draws() {
    for (expected, texts) in STUDIES {
        for text in texts {
            assert_eq!(stipulation::read(text), Some(expected), "{text}");
        }
    }
}

#[test]
fn other_words_about_winning_and_drawing_are_no_stipulation() {
    for text in [
        "White",
        "Black to play",
        "Weiß am Zug",
        "White wins a pawn",
        "White wins on time",
        "White wins in Berlin",
        "White does not win",
        "White cannot win",
        "White wins, Black draws",
        "White wins and Black wins",
        "Black wins or draws",
        "Who wins",
        "Black resigns",
        "White is better",
        "a draw offer",
        "Draw: Carlsen",
        "1-0 Kasparov",
        "Weiß gewinnt eine Figur",
        "Schwarz gewinnt nicht",
        "Wit wint niet",
        "Wit wint een stuk",
        "Les blancs ne gagnent pas",
        "Les noirs gagnent un pion",
        "for White",
        "partie",
        "+/-",
        "+=",
        "=+",
        "==",
        "++",
        "+--",
        "--",
        "-",
        "\u{b1}",
        "0-0",
        "O-O",
        "1-1",
        "2-0",
        "½",
        "Qh5+",
        "c8=Q",
    ] {
        assert_eq!(stipulation::read(text), None, "{text}");
    }
}

#[test]
fn signs_of_wins_read_back_and_name_the_side_where_it_is_not_to_move() {
    for side in Color::ALL {
        let win = Stipulation::study(Goal::Win, Some(side));
        assert_eq!(stipulation::read(&win.to_string()), Some(win));
        assert_eq!((win.relative_to(side), win.relative_to(!side)), (WIN, win));
    }
    for stipulation in [WIN, DRAW] {
        assert_eq!(stipulation::read(&stipulation.to_string()), Some(stipulation));
    }
}
