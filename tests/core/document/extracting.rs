//! Positions out of games: each place, each solution legal, and the same from a document as from a text.

use fenwright::Position;
use fenwright::document::{Document, Extraction, Format, GamePlace, Progress, Records};
use fenwright::notation::{annotations, fen};
use fenwright::rules::Play;
use proptest::prelude::*;

const GAME: &str = "[Event \"Open\"]\n[Site \"Utrecht\"]\n[Date \"2026.11.??\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n\n\
    1. e4 e5 2. Nf3! {[%csl Ge5] attacks} Nc6 (2... f6?! 3. Nxe5 fxe5 {bad} 4. Qh5+ $1) 3. Bb5 a6 4. Bxc6 dxc6\n\
    5. O-O $14 Bg4 6. h3 h5 7. hxg4?? hxg4 8. Ne1 {[%cal Gd8h4]} Qh4 0-1\n";

fn extraction(places: &str) -> Extraction {
    let places = places.split(',').map(|place| place.parse().expect("a place")).collect();
    Extraction { places, ..Extraction::default() }
}

/// The board and the side to move of each position, the solution, and the comment.
fn found(extraction: &Extraction, text: &str) -> Vec<(String, String, String)> {
    let positions = extraction.positions(text);
    let fields = |position: &Position| fen::write(position).split(' ').take(2).collect::<Vec<_>>().join(" ");
    positions.into_iter().map(|found| (fields(&found.position), found.solution.join(" "), found.comment)).collect()
}

fn after(moves: &str) -> String {
    let mut play = Play::from_position(&Position::start()).expect("a start");
    moves.split_whitespace().for_each(|san| play.play_san(san).expect("a legal move"));
    fen::write(&play.position()).split(' ').take(2).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_place_has_its_position_and_the_moves_that_follow() {
    let main = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bg4 h3 h5 hxg4 hxg4 Ne1 Qh4";
    let words: Vec<&str> = main.split(' ').collect();
    let at = |plies: usize| after(&words[..plies].join(" "));
    let rest = |plies: usize, most: usize| words[plies..].iter().take(most).copied().collect::<Vec<_>>().join(" ");
    for (places, expected) in [
        // Before a good move, and after a bad one or a glyph about the position.
        ("nag", vec![2, 9, 13]),
        ("nag:4", vec![13]),
        ("nag:1", vec![2]),
        ("comment", vec![3]),
        ("mark", vec![3, 15]),
        ("move:4", vec![6]),
        ("move:1,end", vec![0, 16]),
        ("capture", vec![6, 7, 12]),
        ("move:4,capture,mark", vec![3, 6, 7, 12, 15]),
        ("move:99", vec![]),
    ] {
        let extraction = Extraction { solution_length: 5, ..extraction(places) };
        let mut positions: Vec<_> =
            found(&extraction, GAME).into_iter().map(|(fen, solution, _)| (fen, solution)).collect();
        positions.sort();
        let mut expected: Vec<_> = expected.iter().map(|plies| (at(*plies), rest(*plies, 5))).collect();
        expected.sort();
        assert_eq!(positions, expected, "{places}");
    }
    assert_eq!(found(&extraction("every"), GAME).len(), words.len());
}

#[test]
fn variations_are_searched_if_they_are_wanted() {
    let with = Extraction { has_variations: true, ..extraction("nag,comment") };
    let positions = found(&with, GAME);
    let line = "e4 e5 Nf3 f6";
    assert!(
        positions.iter().any(|(fen, solution, _)| *fen == after(line) && solution == "Nxe5 fxe5 Qh5+"),
        "{positions:?}"
    );
    let before_check = after("e4 e5 Nf3 f6 Nxe5 fxe5");
    let found: Vec<_> = positions.iter().filter(|(fen, ..)| *fen == before_check).collect();
    assert_eq!(found.len(), 1, "two places of one position");
    assert_eq!((found[0].1.as_str(), found[0].2.as_str()), ("Qh5+", "bad"));
}

#[test]
fn players_event_date_comment_and_arrows_come_along() {
    let positions = extraction("mark").positions(GAME);
    let [first, last] = positions.as_slice() else { panic!("{positions:?}") };
    assert_eq!((first.title.as_str(), first.source.as_str()), ("Ann - Bob, 2", "Open, Utrecht, 2026.11.??"));
    assert_eq!((first.comment.as_str(), &first.annotations), ("attacks", &annotations::read("[%csl Ge5]")));
    assert_eq!((last.comment.as_str(), &last.annotations), ("", &annotations::read("[%cal Gd8h4]")));
    let line = Format::Epd.new_records_text(&[(first.position, first.clone().into_operations())], 1);
    let record = Document::from_bytes_as(line.into_bytes(), Format::Epd);
    assert_eq!(record.record(0).name().as_deref(), Some("Ann - Bob, 2"));
    assert_eq!(record.record(0).annotations(), first.annotations);
}

#[test]
fn games_from_a_position_and_faulty_games_are_read_as_far_as_they_are_legal() {
    let from_fen = "[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40\"]\n\n40. Rd8#! 1-0\n";
    assert_eq!(
        found(&extraction("nag"), from_fen),
        [("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w".to_owned(), "Rd8#".to_owned(), String::new())]
    );
    let illegal = "1. e4 e5 2. Ke3 Ke6! 3. d4!";
    assert_eq!(found(&extraction("nag,every"), illegal).len(), 2);
    let unreadable = "[FEN \"nothing\"]\n\n1. e4! *\n\n[Event \"b\"]\n\n1. d4! *\n";
    assert_eq!(found(&extraction("nag"), unreadable).len(), 1);
    assert_eq!(found(&extraction("nag,comment,every"), "no game").len(), 0);
}

#[test]
fn a_document_has_the_positions_of_its_text() {
    let text = GAME.repeat(300);
    let document = Document::from_bytes(text.clone().into_bytes());
    let snapshot = document.snapshot();
    let wanted = extraction("nag,comment,mark,move:3");
    let records = Records::from(0..document.len());
    let found = snapshot.extract(&records, &wanted, &Progress::default());
    assert_eq!(found, wanted.positions(&text));
    assert_eq!(found.len(), 300 * 6);
    let cancelled = Progress::default();
    cancelled.cancel();
    assert!(snapshot.extract(&records, &wanted, &cancelled).len() < found.len());
}

#[test]
fn texts_that_name_no_place_are_refused() {
    for text in ["", "nags", "nag:", "nag:x", "nag:256", "move", "move:-1", "comment:1", "Every"] {
        assert!(text.parse::<GamePlace>().is_err(), "{text}");
    }
}

fn movetext() -> impl Strategy<Value = String> {
    let words = vec![
        "e4",
        "e5",
        "1.",
        "2.",
        "d4",
        "Nf3",
        "Nc6",
        "exd5",
        "d5",
        "(",
        ")",
        "{a}",
        "{[%csl Ge4]}",
        "$1",
        "$14",
        "!",
        "??",
        "Bb5",
        "a6",
        "O-O",
        "*",
        "1-0",
        "; c\n",
        "Ke2",
        "Qh5",
        "1...",
        "x",
    ];
    prop::collection::vec(prop::sample::select(words), 0..60).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// Whatever the text is, each solution is legal from its position, and no position comes twice from one line.
    #[test]
    fn solutions_are_legal(text in movetext(), has_variations: bool, solution_length in 0_usize..9) {
        let wanted = Extraction { has_variations, solution_length, ..extraction("nag,comment,mark,move:2,capture,end,every") };
        for found in wanted.positions(&text) {
            prop_assert!(found.solution.len() <= solution_length);
            let mut play = Play::from_position(&found.position).expect("a position of a game");
            for san in &found.solution {
                prop_assert!(play.play_san(san).is_ok(), "{san} in {:?}", found.solution);
            }
        }
    }
}
