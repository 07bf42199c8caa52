//! Arrows and marked squares in comments, operations and games.

#![expect(clippy::expect_used, reason = "a helper of a test fails as the test does")]

use std::time::Duration;

use crate::time::processor_time;
use fenwright::board::{Annotations, Arrow, Mark, MarkColor, Transform};
use fenwright::notation::epd::{Operand, Operation};
use fenwright::notation::{annotations, epd, pgn};
use fenwright::{Size, Square};
use proptest::prelude::*;
use proptest::sample::select;

/// Arrows and marks in short, such as `Ge4 Rd1h5`.
fn drawn(text: &str) -> Annotations {
    let mut drawn = Annotations::default();
    for word in text.split_whitespace() {
        match word.parse::<Mark>() {
            Ok(mark) => drawn.marks.push(mark),
            Err(_) => drawn.arrows.push(word.parse().expect("an arrow")),
        }
    }
    drawn
}

#[test]
fn what_a_comment_states() {
    for (comment, expected) in [
        ("", ""),
        ("no commands: Ge4", ""),
        ("[%csl Ge4,Rd5]", "Ge4 Rd5"),
        ("[%cal Gd1h5,Yb2b4]", "Gd1h5 Yb2b4"),
        ("[%csl Bj10][%cal Ra10j1]", "Bj10 Ra10j1"),
        ("a [%csl Ge4] b [%cal Gd1h5] c [%csl Rd5] d", "Ge4 Rd5 Gd1h5"),
        ("[%csl ge4, rd5 ,Y a1]", "Ge4 Rd5 Ya1"),
        ("[%csl b4,bb4,BB5]", "Bb4 Bb5"),
        ("[%csl b4,g4]", "Gb4 Gg4"),
        ("[%csl Ge4 Rd5\nYa1]", "Ge4 Rd5 Ya1"),
        ("[%cal d1h5,g g1 f3, gb1c3]", "Gd1h5 Gg1f3 Gb1c3"),
        ("[%CSL Ge4]", "Ge4"),
        ("[%csl Ge4,Re4]", "Re4"),
        ("[%cal Ge2e4,Rd2d4,Be2e4]", "Be2e4 Rd2d4"),
        ("[%csl Oe4,Gk4,Ge11,Ge4e5,xx,Ge4]", "Ge4"),
        ("[%cal Ge4e4,Ge4]", ""),
        ("[%csl]", ""),
        ("[%csl ]", ""),
        ("[%cslGe4]", ""),
        ("[%csl_x Ge4][%csl-2 Ge4][%csl,Ge4][%cal: Ge2e4]", ""),
        ("[%csl\u{a0}Ge4]", "Ge4"),
        ("[%csl Ge4 d5]", "Ge4 Gd5"),
        ("[%csl e4 d5 g Ra1]", "Ge4 Gd5 Ra1"),
        ("[%cal Ge4 d5, d2d4 e2e4]", "Ge4d5 Gd2d4 Ge2e4"),
        ("[%csl Ge4", ""),
        ("[%csl [%csl Ge4]", "Ge4"),
        ("[%eval 0.3][%clk 0:10:00][%cal Ge2e4]", "Ge2e4"),
        ("[csl Ge4]", ""),
        ("[%csl G\u{e4}4,\u{fc}e4,Ge4]", "Ge4"),
    ] {
        assert_eq!(annotations::read(comment), drawn(expected), "{comment}");
    }
}

#[test]
fn what_a_comment_becomes() {
    for (comment, new, expected) in [
        ("", "", ""),
        ("", "Ge4 Gd1h5", "[%csl Ge4][%cal Gd1h5]"),
        ("Lasker", "Ge4", "Lasker[%csl Ge4]"),
        ("Lasker [%cal Ge2e4]", "", "Lasker "),
        ("a  [%csl Ge4]  b", "", "a    b"),
        ("a [%csl Ge4] b", "Rd5", "a [%csl Rd5] b"),
        ("a [%csl Ge4] b", "Rd5 Gd1h5", "a [%csl Rd5][%cal Gd1h5] b"),
        ("a [%cal Ge2e4] b", "Rd5 Gd1h5", "a [%csl Rd5][%cal Gd1h5] b"),
        ("a [%cal Ge2e4] b", "Rd5", "a [%csl Rd5] b"),
        ("[%csl ge4 , rd5 ] b", "Ge4 Rd5", "[%csl ge4 , rd5 ] b"),
        ("[%csl ge4 , rd5 ] b", "Ge4 Rd5 Gd1h5", "[%csl ge4 , rd5 ][%cal Gd1h5] b"),
        ("[%csl Ge4] a [%csl Rd5] b", "Ya1", "[%csl Ya1] a  b"),
        ("[%csl Ge4,?,Oe4] a", "", "[%csl ?,Oe4] a"),
        ("[%csl ?] a", "Ge4", "[%csl Ge4,?] a"),
        ("[%csl the king, Ge4 on its  square]", "Rd5", "[%csl Rd5,the king,on its  square]"),
        ("[%csl Ge4,see; the  note ]", "", "[%csl see; the  note ]"),
        ("[%csl a, b Ge4 ,Rd5]", "", "[%csl a, b]"),
        ("[%csl a  b,Ge4 ,c]", "", "[%csl a  b,c]"),
        ("[%csl e 4 Ge4,x  y]", "", "[%csl e,4,x,y]"),
        ("[%csl_x Ge4]", "", "[%csl_x Ge4]"),
        ("[%cal-2 Ge2e4]", "Rd1h5", "[%cal-2 Ge2e4][%cal Rd1h5]"),
        ("[%CSL Ge4]", "Rd5", "[%CSL Rd5]"),
        ("[%eval 0.3] [%csl Ge4]{", "", "[%eval 0.3] {"),
        ("[%csl ]", "", "[%csl ]"),
        ("[[%csl Ge4]%csl Rd5]", "", "[[%csl]%csl Rd5]"),
        ("[%csl [%csl Ge4][%csl Ya1]Rd5]", "", "[%csl [%csl]Rd5]"),
    ] {
        let text = annotations::replace(comment, &drawn(new));
        assert_eq!(text, expected, "{comment}: {new}");
        assert_eq!(annotations::read(&text), drawn(new), "{text}");
    }
}

#[test]
fn words_and_commands() {
    for (comment, words, is_commands) in [
        ("", "", false),
        (" a [%csl Ge4] b ", "a b", false),
        ("[%csl Ge4]", "", true),
        (" [%csl Ge4] [%eval 0.3]", "", true),
        ("[%csl Ge4", "[%csl Ge4", false),
    ] {
        assert_eq!(annotations::words(comment), words, "{comment}");
        assert_eq!(annotations::is_only_commands(comment), is_commands, "{comment}");
    }
}

#[test]
fn any_amount_of_text_is_read_in_time() {
    for part in ["[%csl ", "[%", "]", "[%csl Ge4]", "Ge4,", ",", " ", "[%csl Ge4 x x", "\u{e4}"] {
        let text = part.repeat(250_000 / part.len());
        for comment in [text.clone(), format!("[%csl {text}]"), format!("[%cal {text}")] {
            let read = annotations::read(&comment);
            assert!(read.marks.len() <= 1, "{part}");
            assert!(annotations::replace(&comment, &read) == comment, "{part}");
            assert_eq!(annotations::read(&annotations::replace(&comment, &drawn("Rd5"))), drawn("Rd5"), "{part}");
        }
    }
}

/// Two boards with all possible arrows, and every arrow in two colours.
#[test]
fn any_number_of_arrows_is_drawn_in_time() {
    let squares = || (0..100_u8).map(|number| Square::new(number % 10, number / 10));
    let arrows = |color| {
        let pairs = squares().flat_map(|from| squares().map(move |to| (from, to))).filter(|(from, to)| from != to);
        Annotations { arrows: pairs.map(|(from, to)| Arrow { from, to, color }).collect(), marks: Vec::new() }
    };
    let [green, mut red] = [MarkColor::Green, MarkColor::Red].map(arrows);
    red.arrows.reverse();
    let start = processor_time();
    for _ in 0..20 {
        let mut all = green.clone();
        all.extend(&red);
        assert_eq!(all.arrows.len(), 9900);
        assert!(all.arrows.iter().all(|arrow| arrow.color == MarkColor::Red));
    }
    let time = processor_time().saturating_sub(start);
    assert!(time < Duration::from_secs(5), "{time:?}");
    let mut twice = Annotations::default();
    twice.extend(&drawn("Ge2e4 Rd5 Re2e4 Yd5"));
    assert_eq!(twice, drawn("Re2e4 Yd5"));
}

fn operations(line: &str) -> Vec<Operation> {
    epd::read_tail(line, 0).operations
}

fn line(operations: &[Operation]) -> String {
    operations.iter().map(epd::write_operation).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_operations_become() {
    let full = (0..10).map(|number| format!("c{number} \"x\"; ")).collect::<Vec<String>>().concat();
    let full_with = full.trim_end().replace("c9 \"x\"", "c9 \"x[%csl Ge4]\"");
    for (before, new, expected) in [
        ("bm a;", "Ge4", "bm a; c0 \"[%csl Ge4]\";"),
        ("bm a; c0 \"[%csl Ge4]\";", "", "bm a;"),
        ("c0 \"x\"; bm a;", "Ge4", "c0 \"x\"; bm a; c1 \"[%csl Ge4]\";"),
        ("c0 \"x\"; c3 \"y [%csl Rd5]\"; c4 \"z\";", "Ge4", "c0 \"x\"; c3 \"y [%csl Ge4]\"; c4 \"z\";"),
        ("c3 \"y [%csl Rd5]\";", "", "c3 \"y \";"),
        ("c0 \"[%csl Rd5]\"; c1 \"[%cal Gd1h5]\";", "Ge4", "c0 \"[%csl Ge4]\";"),
        ("c0 [%csl Rd5];", "Ge4", "c0 \"[%csl Ge4]\";"),
        ("c0 [%csl Rd5];", "Rd5", "c0 [%csl Rd5];"),
        ("c0 foo \"bar  [%cal Ge2e4]\";", "", "c0 foo \"bar  \";"),
        ("c0 foo \"bar  [%cal Ge2e4]\" \"\" x;", "Rd5", "c0 foo \"bar  [%csl Rd5]\" \"\" x;"),
        ("c0 \"[%cal Ge2e4]\" foo \"a b\";", "", "c0 foo \"a b\";"),
        ("c0 foo [%cal Ge2e4] bar;", "", "c0 foo bar;"),
        ("c0 a[%cal Ge2e4]b \"c d\";", "", "c0 \"ab\" \"c d\";"),
        ("c1 [%cal]; c2 \"[%csl Ge4]\";", "", "c1 [%cal];"),
        ("c1 \"[%eval 1]\" x; c2 [%cal ?] \"y\" z; c3 \"[%csl Ge4]\";", "", "c1 \"[%eval 1]\" x; c2 [%cal ?] \"y\" z;"),
        ("bm \"[%csl Rd5]\"; c10 \"[%csl Rd5]\";", "Ge4", "bm \"[%csl Rd5]\"; c10 \"[%csl Rd5]\"; c0 \"[%csl Ge4]\";"),
        (full.trim_end(), "Ge4", &full_with),
        (&full_with, "", full.trim_end()),
    ] {
        let after = epd::with_annotations(operations(before), &drawn(new));
        assert_eq!(line(&after), expected, "{before}: {new}");
        assert_eq!(epd::annotations(&after), drawn(new), "{expected}");
    }
    let comment = |text: &str| Operation { opcode: "c0".into(), operands: vec![Operand::Text(text.into())] };
    assert!(epd::is_annotation(&comment(" [%csl Ge4]")) && !epd::is_annotation(&comment("a [%csl Ge4]")));
    assert!(!epd::is_annotation(&comment("")) && !epd::is_annotation(&comment("[%csl ?]")));
}

fn changed(text: &str, new: &str) -> String {
    changed_by(text, &drawn(new))
}

fn read_game(text: &str) -> Annotations {
    let game = pgn::games(text).next().expect("a game");
    pgn::annotations(&text[game.tags.last().map_or(0, |tag| tag.span.end)..])
}

#[test]
fn what_a_game_becomes() {
    for (before, new, expected) in [
        ("[Event \"a\"]\n\n1. e4 *\n", "Ge4", "[Event \"a\"]\n\n{[%csl Ge4]} 1. e4 *\n"),
        ("[Event \"a\"]\n\n{b} 1. e4 *\n", "Ge4", "[Event \"a\"]\n\n{b} {[%csl Ge4]} 1. e4 *\n"),
        ("[Event \"a\"]\n\n{b} {[%csl Ge4]} 1. e4 *\n", "", "[Event \"a\"]\n\n{b} 1. e4 *\n"),
        ("[Event \"a\"]\n\n{b [%csl Ge4]} 1. e4 *\n", "", "[Event \"a\"]\n\n{b } 1. e4 *\n"),
        ("[Event \"a\"]\n\n{b [%csl Ge4]} 1. e4 *\n", "Rd5", "[Event \"a\"]\n\n{b [%csl Rd5]} 1. e4 *\n"),
        ("[Event \"a\"]\n\n{[%csl Ge4]}\n{x}\n{[%cal Gd1h5]}\n*\n", "Rd5", "[Event \"a\"]\n\n{[%csl Rd5]}\n{x}\n*\n"),
        ("[Event \"a\"]\n; b\n% x\n*\n", "Ge4", "[Event \"a\"]\n; b\n% x\n{[%csl Ge4]} *\n"),
        ("[Event \"a\"]\n; b [%csl Rd5]\n*\n", "Ge4", "[Event \"a\"]\n; b [%csl Ge4]\n*\n"),
        ("[Event \"a\"]\n;[%csl Rd5]\n\n*\n", "", "[Event \"a\"]\n\n*\n"),
        ("[Event \"a\"]\r\n\r\n", "Ge4", "[Event \"a\"]\r\n\r\n{[%csl Ge4]}\r\n\r\n"),
        ("[Event \"a\"]", "Ge4", "[Event \"a\"]\n\n{[%csl Ge4]}\n\n"),
        ("1. e4 {[%csl Rd5]} *\n", "Ge4", "[Event \"?\"]\n\n{[%csl Ge4]} 1. e4 {[%csl Rd5]} *\n"),
        ("[Event \"a\"]\n\n{open [%csl Rd5]", "Ge4", "[Event \"a\"]\n\n{[%csl Ge4]} {open [%csl Rd5]"),
        ("[Event \"a\"]\n\n(1. e4) *", "Ge4", "[Event \"a\"]\n\n{[%csl Ge4]} (1. e4) *"),
        ("[Event \"a\"]\n\n{[%csl Ge4]\n[%cal Gd1h5]} *", "Ge4 Gd1h5", "[Event \"a\"]\n\n{[%csl Ge4]\n[%cal Gd1h5]} *"),
    ] {
        let text = changed(before, new);
        assert_eq!(text, expected, "{before}: {new}");
        assert_eq!(read_game(&text), drawn(new), "{text}");
        assert_eq!(pgn::games(&text).count(), 1, "{text}");
    }
}

/// Comments of any length before the first move: what is written is read again.
#[test]
fn long_openings_are_changed_where_they_are_read() {
    for length in [10, 30_000, 32_760, 32_780, 65_000, 65_530, 70_000, 1_000_000] {
        let words = "x".repeat(length);
        for comment in [format!("{{{words}}}\n{{b}}\n"), format!(";{words}\n% y\n"), format!("{{a}}{{{words}}}\n")] {
            for more in ["", "{[%csl Rd5]} ", "{[%cal Gd1h5] c} "] {
                let before = format!("[Event \"a\"]\n\n{comment}{more}1. e4 *\n");
                for new in ["", "Ge4", "Ge4 Rd1h5"] {
                    let text = changed(&before, new);
                    assert_eq!(read_game(&text), drawn(new), "{length} {} {more} {new}", &comment[..2]);
                    assert!(text.contains(&words) && text.ends_with("1. e4 *\n"), "{length} {more} {new}");
                    assert_eq!(pgn::games(&text).count(), 1, "{length} {more} {new}");
                }
            }
        }
    }
}

fn any_drawn() -> impl Strategy<Value = Annotations> {
    let square = || (0..10_u8, 0..10_u8).prop_map(|(file, rank)| Square::new(file, rank));
    let color = || select(MarkColor::ALL.to_vec());
    let arrow = (square(), square(), color()).prop_map(|(from, to, color)| Arrow { from, to, color });
    let mark = (square(), color()).prop_map(|(square, color)| Mark { square, color });
    (prop::collection::vec(arrow, 0..12), prop::collection::vec(mark, 0..12)).prop_map(|(arrows, marks)| {
        let mut drawn = Annotations::default();
        let arrows = arrows.into_iter().filter(|arrow| arrow.from != arrow.to).collect();
        drawn.extend(&Annotations { arrows, marks });
        drawn
    })
}

fn any_comment() -> impl Strategy<Value = String> {
    let parts = vec![
        "[%csl Ge4]",
        "[%cal Gd1h5,Ra1a10]",
        "[%csl ?,bb4]",
        "[%csl e 4 Ge4 x]",
        "[%csl_x Ge4]",
        "[%eval 0.3]",
        "[%csl",
        "]",
        " ",
        "K\u{f6}nig",
        ",",
        "[%cal ",
        "Ge4",
        "[",
        "%",
        "x",
    ];
    prop::collection::vec(select(parts), 0..10).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(drawn in any_drawn(), comment in any_comment()) {
        prop_assert_eq!(&annotations::read(&annotations::write(&drawn)), &drawn);
        let text = annotations::replace(&comment, &drawn);
        prop_assert_eq!(&annotations::read(&text), &drawn, "{:?}", text);
        prop_assert_eq!(annotations::replace(&text, &drawn), text.clone(), "nothing changes");
        let letters = |text: &str| annotations::words(text).replace(' ', "");
        prop_assert_eq!(letters(&text), letters(&comment), "what else is said");
        let operations = epd::with_annotations(operations(&format!("bm a; c2 \"{comment}\";")), &drawn);
        prop_assert_eq!(&epd::annotations(&operations), &drawn);
        let game = changed_by(&format!("[Event \"a\"]\n\n{{{comment}}} 1. e4 *\n"), &drawn);
        prop_assert_eq!(&read_game(&game), &drawn, "{}", game);
    }

    #[test]
    fn what_is_turned_back_is_as_it_was(drawn in any_drawn(), size in select(vec![(8, 8), (10, 8), (10, 10), (5, 9)])) {
        let size = Size::new(size.0, size.1).expect("a size");
        let turned = Transform::RotateClockwise.apply_to_annotations(&drawn, size);
        let is_on = |square| size.contains(square);
        let mut inside = drawn.clone();
        inside.marks.retain(|mark| is_on(mark.square));
        inside.arrows.retain(|arrow| is_on(arrow.from) && is_on(arrow.to));
        if let Some(other) = Size::new(size.ranks(), size.files()) {
            prop_assert_eq!(&Transform::RotateAnticlockwise.apply_to_annotations(&turned, other), &inside);
        }
        for transform in [Transform::MirrorLeftRight, Transform::MirrorTopBottom, Transform::RotateHalf, Transform::SwapColors] {
            let twice = transform.apply_to_annotations(&transform.apply_to_annotations(&drawn, size), size);
            prop_assert_eq!(&twice, &inside, "{:?}", transform);
        }
    }
}

fn changed_by(text: &str, drawn: &Annotations) -> String {
    let edits = pgn::annotation_edits(text, drawn, "\n");
    edits.iter().fold(text.to_owned(), |text, edit| edit.apply(&text))
}
