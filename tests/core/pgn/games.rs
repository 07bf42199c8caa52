//! Splitting a text into games, and reading their tags.

use fenwright::notation::pgn::{self, LineRole, Splitter};

/// The games of a text in short: names and values of the tags, and the moves.
fn sketch(text: &str) -> Vec<String> {
    let tags = |game: &pgn::Game| -> Vec<String> {
        game.tags.iter().map(|tag| format!("{}={} ", tag.name, tag.value)).collect()
    };
    pgn::games(text).map(|game| tags(&game).concat() + "|" + &text[game.movetext.clone()]).collect()
}

/// A text and its games.
const CASES: &[(&str, &[&str])] = &[
    ("", &[]),
    ("\n \r\n\t", &[]),
    ("Games of the club, round 1. Nice ones.", &[]),
    ("1. First chapter", &[]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[]),
    ("1. e4 e5", &["|1. e4 e5"]),
    ("1.Nf3 *\n", &["|1.Nf3 *"]),
    ("1. {king's pawn} e4 *", &["|1. {king's pawn} e4 *"]),
    ("\u{FEFF}[A \"b\"]\n\n*", &["A=b |*"]),
    // One game, whatever is between its tags
    ("[A \"1\"]\n[B \"2\"]\n\n1. e4 *\n", &["A=1 B=2 |1. e4 *"]),
    ("[A \"1\"]\r\n[B \"2\"]\r\n\r\n1. e4 *\r\n", &["A=1 B=2 |1. e4 *"]),
    ("[A \"1\"]\r[B \"2\"]\r\r1. e4 *\r", &["A=1 B=2 |1. e4 *"]),
    ("[A \"1\"][B \"2\"] [C \"3\"] 1. e4 *", &["A=1 B=2 C=3 |1. e4 *"]),
    ("[A \"1\"]\n\n[B \"2\"]\n\n*", &["A=1 B=2 |*"]),
    ("[A \"1\"]\n%[X \"1\"]\n;[Y \"1\"]\n{[Z \"1\"]\n[U \"1\"]}\n[B \"2\"]\n*", &["A=1 B=2 |*"]),
    ("{first} [A \"1\"]\n*", &["A=1 |*"]),
    (
        "[A \"1\"]\n\n{words\n\nmore} 1. e4 {[B \"2\"]} e5 ; [C \"3\"]\n 2. d4 *",
        &["A=1 |1. e4 {[B \"2\"]} e5 ; [C \"3\"]\n 2. d4 *"],
    ),
    ("[A \"1\"]\n\n1. e4 (1. d4 * (1. c4 1-0)) e5 *\n", &["A=1 |1. e4 (1. d4 * (1. c4 1-0)) e5 *"]),
    ("[A \"1\"]\n[FEN \"a\"]\n[FEN \"b\"]\n*", &["A=1 FEN=a FEN=b |*"]),
    ("[A \"1\"]\n1. e4\n\n\n2... e5\n\n3. d4", &["A=1 |1. e4\n\n\n2... e5\n\n3. d4"]),
    ("[A \"1\"]\n[garbage]\n[%clk 1]\n[B \"2\"]\n*", &["A=1 B=2 |*"]),
    ("[A \"1\"]\n\n* the end, [B \"2\" was there", &["A=1 |* the end,", "B=2 |"]),
    // Where the next game begins
    ("[A \"1\"]\n*\n[A \"2\"]\n*", &["A=1 |*", "A=2 |*"]),
    ("[A \"1\"]\n1. e4\n[B \"2\"]\n*", &["A=1 |1. e4", "B=2 |*"]),
    ("[A \"1\"] 1. e4 * [B \"2\"] 1. d4 * 1. c4 *", &["A=1 |1. e4 *", "B=2 |1. d4 *", "|1. c4 *"]),
    ("[Event \"1\"]\n[Event \"2\"]\n", &["Event=1 |", "Event=2 |"]),
    ("[Event \"1\"]\n\n[Event \"2\"]\n", &["Event=1 |", "Event=2 |"]),
    ("[FEN \"a\"]\n\n[FEN \"b\"]\n", &["FEN=a |", "FEN=b |"]),
    ("[FEN \"a\"]\n{words}\n[FEN \"b\"]\n", &["FEN=a |", "FEN=b |"]),
    ("1. e4 *\n1. d4 *", &["|1. e4 *", "|1. d4 *"]),
    ("1. e4\n\n1. d4", &["|1. e4", "|1. d4"]),
    ("1. e4 1/2-1/2 1.d4 \u{BD}-\u{BD}\n1. c4", &["|1. e4 1/2-1/2", "|1.d4 \u{BD}-\u{BD}", "|1. c4"]),
    ("[A \"1\"]\n\n1. e4 (1. d4\n\n[A \"2\"]\n*", &["A=1 |1. e4 (1. d4", "A=2 |*"]),
    ("[Event \"1\"]\n\n1. e4 {never closed\n\n[Event \"2\"]\n*", &["Event=1 |1. e4 {never closed", "Event=2 |*"]),
    ("[Event \"1\"]\n\n1. e4 {closed\n[Event \"2\"]\n} *", &["Event=1 |1. e4 {closed\n[Event \"2\"]\n} *"]),
    // Tags as people write them
    ("  [ White  \"a\"  ]  \n*", &["White=a |*"]),
    ("[White\"a\"]\n*", &["White=a |*"]),
    ("[White \"a\"\n[Black \"b\"]\n*", &["White=a Black=b |*"]),
    ("[White \"a\" [Black \"b\"]\n*", &["White=a Black=b |*"]),
    ("[White \"a]\n[Black \"b\n*", &["White=a Black=b |*"]),
    ("[Event \"the \"best\" game\"]\n*", &["Event=the \"best\" game |*"]),
    (
        r#"[A "b\""] [B "\\"] [C "A]]"] [D "A]]["] [E "\"A]][\""] [F "\x"]"#,
        &["A=b\" B=\\ C=A]] D=A]][ E=\"A]][\" F=\\x |"],
    ),
    ("[A \"\"]", &["A= |"]),
    ("[A \"", &["A= |"]),
    ("[A \"\\", &["A=\\ |"]),
    ("[\"a\"]\n[A]\n[]\n[\n[ ", &[]),
];

#[test]
fn games_begin_where_they_should() {
    for (text, expected) in CASES {
        assert_eq!(sketch(text), *expected, "{text:?}");
    }
}

#[test]
fn spans_of_games_have_no_gap() {
    for (text, _) in CASES {
        let spans: Vec<_> = pgn::games(text).map(|game| game.span).collect();
        assert!(spans.is_sorted_by(|left, right| left.end == right.start), "{text:?}");
        assert!(spans.last().is_none_or(|last| last.end == text.len()), "{text:?}");
    }
}

/// The lines of a text with their line endings.
fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

#[test]
fn a_text_is_split_into_its_games() {
    for (text, _) in CASES.iter().filter(|(text, _)| !text.contains('\r') || text.contains('\n')) {
        let mut splitter = Splitter::new(1000);
        let mut chunks = vec![String::new()];
        for line in lines(text) {
            match splitter.feed(line.as_bytes()) {
                LineRole::Begins => chunks.push(line.into()),
                LineRole::Continues => chunks.iter_mut().last().into_iter().for_each(|chunk| chunk.push_str(line)),
                LineRole::ExceedsLimit => panic!("{text:?}"),
            }
        }
        let apart: Vec<String> = chunks.iter().flat_map(|chunk| sketch(chunk)).collect();
        assert_eq!(apart, sketch(text), "{text:?}");
    }
}

#[test]
fn a_game_past_the_limit_is_cut() {
    let mut splitter = Splitter::new(30);
    let lines = ["[Event \"a\"]\n", "1. e4 e5 2. d4\n", "2... d5 3. c4\n", "*\n", "[Event \"b\"]\n", "*\n"];
    let expected = [
        LineRole::Begins,
        LineRole::Continues,
        LineRole::ExceedsLimit,
        LineRole::ExceedsLimit,
        LineRole::Begins,
        LineRole::Continues,
    ];
    assert_eq!(lines.map(|line| splitter.feed(line.as_bytes())), expected);
}

#[test]
fn a_game_without_fen_starts_from_the_start_position() {
    let text = "1. e4 *\n[fen \"a\"]\n[Fen \"b\"]\n\n*\n[White \"x\"]\n*";
    let fens: Vec<_> = pgn::positions(text).map(|source| source.fen.map(|tag| tag.value.into_owned())).collect();
    assert_eq!(fens, [None, Some("a".into()), Some("b".into()), None]);
}
