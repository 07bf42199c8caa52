//! Properties of all positions and texts.

use fenwright::Position;
use fenwright::notation::fen;
use fenwright::notation::pgn::{self, Splitter};
use proptest::prelude::*;

use crate::fen::properties::position;

/// Texts of the characters and words that matter in PGN.
fn pgn_like() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        "[\\[\\]\"\\\\{}();%*. \n\r]{1,3}",
        Just("[FEN \"8/8/4k3/8/3P4/4K3/8/8 w - - 0 1\"]\n".to_owned()),
        Just("[Event \"x\"]\n".to_owned()),
        Just("\n\n".to_owned()),
        Just("1. e4 e5 2. Nf3 ".to_owned()),
        Just("1-0\n".to_owned()),
        "[a-zA-Z]{1,4}",
        ".",
    ];
    prop::collection::vec(part, 0..30).prop_map(|parts| parts.concat())
}

fn assert_sound(text: &str) {
    let mut end = None;
    for game in pgn::games(text) {
        assert!(end.is_none_or(|end| end == game.span.start), "{game:?} in {text:?}");
        assert!(
            text.get(game.movetext.clone()).is_some() && game.movetext.end <= game.span.end,
            "{game:?} in {text:?}"
        );
        for tag in &game.tags {
            assert!(game.span.start <= tag.span.start && tag.span.end <= game.span.end, "{tag:?} in {text:?}");
            assert!(tag.span.start < tag.value_span.start && tag.value_span.end <= tag.span.end, "{tag:?} in {text:?}");
            assert!(text.get(tag.value_span.clone()).is_some(), "{tag:?} in {text:?}");
        }
        let unfit = pgn::play(&Position::start(), &text[game.movetext.clone()]).illegal_word;
        assert!(unfit.is_none_or(|word| text[game.movetext.clone()].get(word).is_some()), "{text:?}");
        end = Some(game.span.end);
    }
    assert!(end.is_none_or(|end| end == text.len()), "{text:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn written_games_read_back(positions in prop::collection::vec(position(), 1..4), event in any::<String>()) {
        let games = (1..).zip(&positions).map(|(round, position)| pgn::write_game(position, Some(round), Some(&event)));
        let text: String = games.collect();
        let fens: Vec<_> = pgn::positions(&text)
            .map(|source| source.fen.map(|tag| fen::read(&tag.value)))
            .collect();
        let expected: Vec<_> = positions.into_iter().map(|position| Some(Ok(position))).collect();
        prop_assert_eq!(fens, expected, "{}", &text);
        let event = event.replace(char::is_control, " ");
        let named = Some(event.as_str()).filter(|event| !event.trim().is_empty()).unwrap_or("?");
        for game in pgn::games(&text) {
            prop_assert_eq!(game.tags[0].value.as_ref(), named, "{}", &text);
        }
    }

    #[test]
    fn any_text_is_read_soundly(text in prop_oneof![any::<String>(), pgn_like()]) {
        assert_sound(&text);
    }

    #[test]
    fn another_position_is_read_back(text in pgn_like(), position in position()) {
        let changed = pgn::set_fen(&text, &position);
        let first = pgn::positions(&changed).next().and_then(|source| source.fen).map(|tag| fen::read(&tag.value));
        prop_assert_eq!(first, Some(Ok(position)), "{:?} became {:?}", &text, &changed);
        if let Some(game) = pgn::games(&text).next() {
            let edit = pgn::set_fen_edit(&text, &game, 0, &position);
            let (before, behind) = (&text[..edit.span.start], &text[edit.span.end..]);
            prop_assert!(changed.starts_with(before) && changed.ends_with(behind), "{:?}", &changed);
        }
    }

    #[test]
    fn chunks_have_the_games_of_the_whole(text in pgn_like().prop_map(|text| text.replace('\r', ""))) {
        let mut splitter = Splitter::new(usize::MAX);
        let mut chunks = vec![String::new()];
        for line in text.split_inclusive('\n') {
            if splitter.feed(line.as_bytes()) == pgn::LineRole::Begins {
                chunks.push(String::new());
            }
            chunks.iter_mut().last().into_iter().for_each(|chunk| chunk.push_str(line));
        }
        let values = |text: &str| -> Vec<_> {
            pgn::positions(text).map(|source| source.fen.map(|tag| tag.value.into_owned())).collect()
        };
        let apart: Vec<_> = chunks.iter().flat_map(|chunk| values(chunk)).collect();
        prop_assert_eq!(apart, values(&text), "{:?}", &text);
    }
}

#[test]
fn huge_texts_are_read_in_time() {
    let parts = [
        "[",
        "]",
        "\"",
        "[A \"",
        "[A \"x\"",
        "[A \"x\"]",
        "[A \"x\"]\n",
        "[FEN \"x\"]\n\n",
        "(",
        ")",
        "{",
        "}",
        "{}",
        "\n",
        "\r",
        ";",
        "%",
        "1. e4 ",
        "1. e4 *\n",
        "* ",
        "e4",
        "1",
        ".",
        "\\",
        "[a ",
        "[\"",
        "\"]",
    ];
    for part in parts {
        for start in ["", "[Event \"a\"]\n1. e4 ", "[Event \"a\"]\n", "[Event \"a"] {
            let text = start.to_owned() + &part.repeat(250_000 / part.len());
            let games = pgn::games(&text).count();
            let played = pgn::play(&Position::start(), &text);
            assert!(games <= text.len() && played.plies <= text.len(), "{start}{part}");
        }
    }
}
