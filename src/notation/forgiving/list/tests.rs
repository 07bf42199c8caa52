use proptest::prelude::*;

use super::read;
use crate::notation::fen;

/// One case per line: the expected FEN or "none", a bar, and the list, with `\n` for a line break.
const CASES: &str = include_str!("../../../../tests/data/lists.txt");

fn read_fen(text: &str) -> String {
    read(text).map_or_else(|| "none".into(), |list| fen::write(&list.position))
}

#[test]
fn lists_are_read() {
    let cases: Vec<&str> = CASES.lines().filter(|line| !line.starts_with('#')).collect();
    let mut wrong = Vec::new();
    for case in &cases {
        let (expected, text) = case.split_once(" | ").expect("a bar");
        let found = read_fen(&text.replace("\\n", "\n"));
        if found != expected {
            wrong.push(format!("{text}\n  expected {expected}\n  found    {found}"));
        }
    }
    assert!(cases.len() >= 160, "only {} records", cases.len());
    assert!(wrong.is_empty(), "{} of {} records\n\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

#[test]
fn what_was_read_how_is_said() {
    let list = read("Weiß: Kg1, Dd1, Ba2 Schwarz: Kg8, Sf6. Schwarz am Zug").expect("a list");
    let mends: Vec<_> = list.mends.iter().map(|mend| (mend.field, &*mend.before, &*mend.after)).collect();
    assert_eq!(
        mends,
        [
            (1, "Weiß: Kg1, Dd1, Ba2 Schwarz: Kg8, Sf6. S...", "6k1/8/5n2/8/8/8/P7/3Q2K1"),
            (1, "D", "Q"),
            (1, "B", "P"),
            (1, "S", "N"),
            (2, "Schwarz am Zug", "b"),
        ]
    );
}

#[test]
fn large_texts_are_answered_at_once() {
    let started = std::time::Instant::now();
    for part in ["Kd6 ", "a", "a1", "White ", "(", "#", "1. ", "\n", ",", "edit\n#\n", "a1: K ", "wK: a1 "] {
        let _ = read(&part.repeat(8_000 / part.len()));
        assert!(read(&part.repeat(1_000_000)).is_none());
    }
    assert!(started.elapsed().as_secs() < 100, "{:?}", started.elapsed());
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,100}") {
        let _ = read(&text);
    }

    #[test]
    fn no_text_of_list_words_makes_it_panic(
        words in proptest::collection::vec("White|Black:|[wb]?[KQRBNPDTS]?[a-h][1-8]|[/,;:{}(+-]|#2|edit|wP|Кр|п|to move|♔|castling|KQ|\n|…|ß|İ", 0..20)
    ) {
        if let Some(list) = read(&words.join(" ")) {
            let written = fen::write(&list.position);
            prop_assert_eq!(fen::read(&written), Ok(list.position));
        }
    }
}
