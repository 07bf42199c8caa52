//! Writing games, and setting the position of a game.

use fenwright::notation::{fen, pgn};
use fenwright::{Position, Size};

fn other() -> (Position, &'static str) {
    let text = "8/8/4k3/8/3P4/4K3/8/8 b - - 3 9";
    (fen::read(text).expect(text), text)
}

/// A game before and after; `FEN` stands for the position.
const CASES: &[(&str, &str)] = &[
    ("[FEN \"x\"]\n\n1. e4 *\n", "[FEN \"@\"]\n\n1. e4 *\n"),
    (" [ fen\t\"x\" ] [SetUp \"1\"]\r\n\r\n{a}", " [ fen\t\"@\" ] [SetUp \"1\"]\r\n\r\n{a}"),
    ("[FEN \"x\"]\n[FEN \"y\"]\n*", "[FEN \"@\"]\n[FEN \"y\"]\n*"),
    ("[FEN \"\"]", "[FEN \"@\"]"),
    ("[FEN \"x]\n*", "[FEN \"@]\n*"),
    ("[White \"a\"]\n\n1. e4 *\n", "[White \"a\"]\n[SetUp \"1\"]\n[FEN \"@\"]\n\n1. e4 *\n"),
    ("[White \"a\"]\r\n\r\n*\r\n", "[White \"a\"]\r\n[SetUp \"1\"]\r\n[FEN \"@\"]\r\n\r\n*\r\n"),
    ("[White \"a\"]\r\r*\r", "[White \"a\"]\r[SetUp \"1\"]\r[FEN \"@\"]\r\r*\r"),
    ("[SetUp \"1\"]\n[White \"a\"]\n\n*", "[SetUp \"1\"]\n[White \"a\"]\n[FEN \"@\"]\n\n*"),
    ("[White \"a\"] [Black \"b\"] 1. e4 *", "[White \"a\"] [Black \"b\"]\n[SetUp \"1\"]\n[FEN \"@\"] 1. e4 *"),
    ("1. e4 *\n", "[SetUp \"1\"]\n[FEN \"@\"]\n\n1. e4 *\n"),
    ("\n\n1. e4 *\n1. d4 *", "\n\n[SetUp \"1\"]\n[FEN \"@\"]\n\n1. e4 *\n1. d4 *"),
];

#[test]
fn another_position_changes_its_tag_alone() {
    let (position, text) = other();
    for (game, expected) in CASES {
        let changed = pgn::set_fen(game, &position);
        assert_eq!(changed, expected.replace('@', text), "{game:?}");
        assert_eq!(pgn::set_fen(&changed, &position), changed);
        let first = pgn::positions(&changed).next().and_then(|source| source.fen);
        assert_eq!(first.map(|tag| tag.value.into_owned()).as_deref(), Some(text), "{game:?}");
    }
}

#[test]
fn any_game_and_any_of_its_tags_can_be_edited() {
    let (position, fen) = other();
    let text = "[A \"1\"]\n*\n[FEN \"x\"]\n[FEN \"y\"]\n*\n";
    let games: Vec<_> = pgn::games(text).collect();
    let edited = |game: usize, tag| pgn::set_fen_edit(text, &games[game], tag, &position).apply(text);
    assert_eq!(edited(1, 1), text.replace('y', fen));
    assert_eq!(edited(0, 0), text.replacen('\n', &format!("\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n"), 1));
}

#[test]
fn a_text_without_games_becomes_one() {
    let (position, _) = other();
    assert_eq!(pgn::set_fen("", &position), pgn::write_game(&position, Some(1), None));
}

#[test]
fn games_are_written_in_the_order_of_the_standard() {
    let (position, fen) = other();
    let text = pgn::write_game(&position, Some(7), Some("a\n\"b\"\\"));
    let game = pgn::games(&text).next().expect("a game");
    let tags: Vec<(&str, &str)> = game.tags.iter().map(|tag| (tag.name, tag.value.as_ref())).collect();
    let expected = [
        ("Event", "a \"b\"\\"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", "7"),
        ("White", "?"),
        ("Black", "?"),
        ("Result", "*"),
        ("SetUp", "1"),
        ("FEN", fen),
    ];
    assert_eq!(tags, expected);
    assert!(text.ends_with("\"]\n\n*\n\n"), "{text}");
    for empty in [None, Some(""), Some(" ")] {
        assert!(pgn::write_game(&position, Some(1), empty).starts_with("[Event \"?\"]\n"), "{empty:?}");
    }
}

#[test]
fn rights_of_chess960_are_announced() {
    let cases = [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", false),
        ("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1", true),
        ("4k3/8/8/8/8/8/8/R2K4 w Q - 0 1", true),
        ("8/8/8/8/8/8/8/8 w KQkq - 0 1", false),
    ];
    for (text, expected) in cases {
        let position = fen::read(text).expect(text);
        assert_eq!(pgn::write_game(&position, Some(1), None).contains("[Variant \"Chess960\"]"), expected, "{text}");
    }
    let large = Size::new(10, 8).map(Position::empty).expect("a size");
    assert!(!pgn::write_game(&large, Some(1), None).contains("Variant"));
}
