//! Metadata of records: read from every format, edited, and kept when converting.

use std::fs;

use super::{bytes, document, edit, text};
use fenwright::document::{Document, Edit, Field, Format, RecordView};
use fenwright::lang::{self, Language};
use fenwright::notation::stipulation;
use proptest::prelude::*;

const FEN: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
const FIELDS: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";

/// The fields of a record, one per line: `author=Sam Loyd`.
fn said(record: &RecordView<'_>) -> Vec<String> {
    let metadata = record.read_metadata();
    let line = |(field, value): (Field, &str)| format!("{}={}", field.label().to_lowercase(), value.replace('\n', "|"));
    metadata.iter().map(line).collect()
}

fn open(name: &str, source: &str) -> Document {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join(name);
    fs::write(&path, source).expect("written");
    Document::open(&path).expect("opens")
}

fn set(field: Field, value: &str) -> Edit {
    Edit::SetField { field, values: vec![(0, value.to_owned())] }
}

#[test]
fn every_format_says_it_in_its_own_way() {
    for (name, source, expected) in [
        ("a.fen", "# Loyd 2, mate in 2\n@\n", &["title=Loyd 2, mate in 2"][..]),
        (
            "a.fen",
            "# Excelsior\n# by Sam Loyd\n# mate in 5\n@\n",
            &["title=Excelsior", "author=Sam Loyd", "stipulation=mate in 5"],
        ),
        (
            "a.fen",
            "# T\n; Quelle: Schwalbe 1998\n// one\n#\n% two\n# L\u{f6}sung: 1. Rd8#\n# done\n@\n",
            &["title=T", "source=Schwalbe 1998", "comment=one||two", "solution=1. Rd8#"],
        ),
        ("a.fen", "# Author: Loyd\n# words\n@\n", &["author=Loyd", "comment=words"]),
        ("a.fen", "# of the file\n\n# T\n@\n", &["title=T"]),
        ("a.fen", "# Title: Author: x\n# [%csl Ge4]\n@\n", &["title=Author: x"]),
        ("a.fen", "# T [%cal Gd1h5]\n# Autor: K\u{f6}nig\n@\n", &["title=T", "author=K\u{f6}nig"]),
        (
            "a.epd",
            "= id \"T\"; dm 1; c0 \"Author: Loyd\"; c3 \"words\"; c4 \"more\"; pv Rd8#;\n",
            &["title=T", "author=Loyd", "stipulation=#1", "comment=words|more", "solution=Rd8#"],
        ),
        ("a.epd", "# above\n= id \"T\"; c0 \"[%csl Ge4]\";\n", &["title=T", "comment=above"]),
        ("a.epd", "# above\n# by Loyd\n= bm Rd8;\n", &["title=above", "author=Loyd"]),
        ("a.epd", "= dm 3; c0 \"Stipulation: s#3\";\n", &["stipulation=s#3"]),
        (
            "a.pgn",
            "[Event \"T\"]\n[Author \"Loyd\"]\n[Source \"Era 1861\"]\n[Stipulation \"#1\"]\n[FEN \"@\"]\n\n\
             {words} {mate in 1} {[%csl Ge4]}\n1. Rd8# (1. Kf1 h6)\n1-0\n",
            &[
                "title=T",
                "author=Loyd",
                "source=Era 1861",
                "stipulation=#1",
                "comment=words",
                "solution=1. Rd8# (1. Kf1 h6)",
            ],
        ),
        (
            "a.pgn",
            "[Event \"?\"]\n[White \"A\"]\n[Black \"B\"]\n[Composer \"C\"]\n\n1. e4 *\n",
            &["title=A - B", "author=C", "solution=1. e4"],
        ),
        ("a.pgn", "[Title \"T\"]\n[White \"A\"]\n[FEN \"@\"]\n\n*\n", &["title=T"]),
    ] {
        let source = source.replace('@', FEN).replace('=', FIELDS).replace(&format!("Kf1{FIELDS}"), "=");
        let document = open(name, &source);
        assert_eq!(said(&document.record(0)), expected, "{source}");
        assert_eq!(text(&document), source);
    }
}

/// Checks that an edit changes exactly these bytes, can be undone, and is read again.
fn assert_edit((name, source, field, value, expected): (&str, &str, Field, &str, &str)) {
    let filled = |text: &str| text.replace('@', FEN).replace("= ", &format!("{FIELDS} "));
    let (source, expected) = (filled(source), filled(expected));
    let mut document = open(name, &source);
    assert!(document.apply(set(field, value)), "{source}");
    assert_eq!(text(&document), expected, "{field:?} of {source}");
    assert_eq!(document.record(0).read_metadata().get(field), value);
    assert!(!document.apply(set(field, value)), "it says so");
    let again = open(name, &expected);
    assert_eq!(said(&again.record(0)), said(&document.record(0)), "{expected}");
    assert!(document.is_modified() && document.undo() && !document.is_modified());
    assert_eq!(text(&document), source);
    assert!(document.redo());
    assert_eq!(text(&document), expected);
}

#[test]
fn an_edit_changes_only_its_own_line_or_operand() {
    use Field::{Author, Comment, Solution, Stipulation, Title};
    let cases = [
        ("a.fen", "@\n", Title, "T", "# T\n@\n"),
        ("a.fen", "#  A  \n@\n", Title, "B", "#  B  \n@\n"),
        ("a.fen", "# A [%csl Re4]\n@\n", Title, "", "# [%csl Re4]\n@\n"),
        ("a.epd", "# A [%csl Re4]\n@\n", Title, "", "# [%csl Re4]\n@\n"),
        ("a.fen", "# A\r\n@\r\n", Author, "Loyd", "# A\r\n# Author: Loyd\r\n@\r\n"),
        ("a.fen", "# A\n// by Loyd\n# done\n@\n", Author, "Shinkman", "# A\n// by Shinkman\n# done\n@\n"),
        ("a.fen", "# A\n# KOMPONIST : Loyd\n@\n", Author, "X", "# A\n# KOMPONIST : X\n@\n"),
        ("a.fen", "# A\n# mate in 2\n@\n", Stipulation, "s#3", "# A\n# s#3\n@\n"),
        (
            "a.fen",
            "# A\n# Black to play and draw\n@\n",
            Author,
            "Loyd",
            "# A\n# Author: Loyd\n# Black to play and draw\n@\n",
        ),
        ("a.fen", "# A\n# Black to play and draw\n@\n", Stipulation, "-+", "# A\n# -+\n@\n"),
        ("a.fen", "# A\n# mate in 2\n@\n", Stipulation, "two", "# A\n# Stipulation: two\n@\n"),
        ("a.fen", "# A [%csl Ge4]\n@\n", Title, "B", "# B [%csl Ge4]\n@\n"),
        ("a.fen", "# [%cal Ge2e4] a l\n@\n", Title, "B", "# B [%cal Ge2e4]\n@\n"),
        ("a.fen", "# A\n# one\n;  two\n# three\n@\n", Comment, "one\n2\nthree", "# A\n# one\n;  2\n# three\n@\n"),
        ("a.fen", "# A\n# one\n# two\n# three\n@\n", Comment, "one\nthree", "# A\n# one\n# three\n@\n"),
        ("a.fen", "# A\n# one\n@\n", Comment, "one\ntwo", "# A\n# one\n# two\n@\n"),
        ("a.fen", "# A\n# one\n@\n", Title, "", "# Comment: one\n@\n"),
        ("a.fen", "@\n", Comment, "one\nby Loyd", "# Comment: one\n# Comment: by Loyd\n@\n"),
        ("a.fen", "@\n", Title, "done", "# Title: done\n@\n"),
        ("a.fen", "# far\n\n@\n", Title, "T", "# far\n\n# T\n@\n"),
        ("a.fen", "# A\n# Solution: 1. a\n# x\n@\n", Solution, "1. b", "# A\n# Solution: 1. b\n# x\n@\n"),
        ("a.fen", "# A\nnone\n", Title, "B", "# B\nnone\n"),
        ("a.epd", "= bm Rd8 ; id \"A\" ;; x\n", Title, "B", "= bm Rd8 ; id \"B\" ;; x\n"),
        ("a.epd", "= bm Rd8;\n", Title, "B", "= id \"B\"; bm Rd8;\n"),
        ("a.epd", "# A\n# by Loyd\n= bm Rd8;\n", Title, "B", "# by Loyd\n= id \"B\"; bm Rd8;\n"),
        ("a.epd", "# A\n# by Loyd\n= bm Rd8;\n", Author, "X", "# A\n# by X\n= bm Rd8;\n"),
        ("a.epd", "= bm Rd8; c0 \"x\";\n", Author, "Loyd", "= bm Rd8; c0 \"x\"; c1 \"Author: Loyd\";\n"),
        ("a.epd", "= c0 \"x [%csl Ge4]\"; bm Rd8;\n", Comment, "y", "= c0 \"y [%csl Ge4]\"; bm Rd8;\n"),
        ("a.epd", "= dm 2; bm Rd8;\n", Stipulation, "#3", "= dm 3; bm Rd8;\n"),
        ("a.epd", "= bm Rd8;\n", Stipulation, "#0", "= bm Rd8; c0 \"Stipulation: #0\";\n"),
        ("a.epd", "= dm 2; bm Rd8;\n", Stipulation, "h#3", "= bm Rd8; c0 \"Stipulation: h#3\";\n"),
        ("a.epd", "= bm Rd8;\n", Solution, "Rd8#", "= bm Rd8; pv Rd8#;\n"),
        ("a.epd", "= bm Rd8;\n", Solution, "Rd8# (Kf1)", "= bm Rd8; c0 \"Solution: Rd8# (Kf1)\";\n"),
        ("a.epd", "# A\nnone\n", Title, "B", "# B\nnone\n"),
    ];
    cases.into_iter().for_each(assert_edit);
}

#[test]
fn an_edit_changes_only_its_own_tag_or_comment() {
    use Field::{Author, Comment, Solution, Source, Title};
    let cases = [
        (
            "a.pgn",
            "[Event \"A\"]\n[FEN \"@\"]\n\n1. Rd8# *\n",
            Title,
            "B \"b\"",
            "[Event \"B \\\"b\\\"\"]\n[FEN \"@\"]\n\n1. Rd8# *\n",
        ),
        ("a.pgn", "[White \"A\"]\n[FEN \"@\"]\n\n*\n", Title, "B", "[White \"A\"]\n[FEN \"@\"]\n[Title \"B\"]\n\n*\n"),
        ("a.pgn", "[White \"A\"]\n[FEN \"@\"]\n\n*\n", Title, "", "[White \"A\"]\n[FEN \"@\"]\n[Title \"\"]\n\n*\n"),
        (
            "a.pgn",
            "[Event \"A\"]\n[Title \"B\"]\n[FEN \"@\"]\n\n*\n",
            Title,
            "",
            "[Event \"A\"]\n[Title \"\"]\n[FEN \"@\"]\n\n*\n",
        ),
        ("a.pgn", "[Event \"A\"]\n[FEN \"@\"]\n\n*\n", Title, "*", "[Event \"?\"]\n[FEN \"@\"]\n[Title \"*\"]\n\n*\n"),
        ("a.pgn", "[Author \"A\"]\n[Composer \"B\"]\n[FEN \"@\"]\n\n*\n", Author, "", "[FEN \"@\"]\n\n*\n"),
        ("a.pgn", "[Event \"A\"]\n[FEN \"@\"]\n\n*\n", Title, "", "[Event \"?\"]\n[FEN \"@\"]\n\n*\n"),
        ("a.pgn", "[Author \"A\"]\r\n[FEN \"@\"]\r\n\r\n*\r\n", Author, "", "[FEN \"@\"]\r\n\r\n*\r\n"),
        ("a.pgn", "[Composer \"A\"]\n[FEN \"@\"]\n\n*\n", Author, "B", "[Composer \"B\"]\n[FEN \"@\"]\n\n*\n"),
        ("a.pgn", "[FEN \"@\"]\n\n*\n", Source, "Era", "[FEN \"@\"]\n[Source \"Era\"]\n\n*\n"),
        ("a.pgn", "[FEN \"@\"]\n\n{one}\n1. Rd8# *\n", Comment, "1\n2", "[FEN \"@\"]\n\n{1} {2}\n1. Rd8# *\n"),
        ("a.pgn", "[FEN \"@\"]\n\n1. Rd8# *\n", Comment, "c", "[FEN \"@\"]\n\n{c} 1. Rd8# *\n"),
        ("a.pgn", "[FEN \"@\"]\n\n{c} 1. Rd8# *\n", Comment, "", "[FEN \"@\"]\n\n1. Rd8# *\n"),
        ("a.pgn", "[FEN \"@\"]\n\n{c} 1. Rd8# *\n", Solution, "1. Ra1", "[FEN \"@\"]\n\n{c} 1. Ra1 *\n"),
        ("a.pgn", "[FEN \"@\"]\n\n1. Rd8# *\n", Solution, "", "[FEN \"@\"]\n\n*\n"),
        ("a.pgn", "[FEN \"@\"]\n\n*\n", Solution, "1. Rd8#", "[FEN \"@\"]\n\n1. Rd8# *\n"),
        ("a.pgn", "[FEN \"@\"]\n\n*\n", Solution, "see {a", "[FEN \"@\"]\n\n{Solution: see {a} *\n"),
    ];
    cases.into_iter().for_each(assert_edit);
}

#[test]
fn all_that_is_edited_together_is_one_step() {
    let mut document = document(&format!("# a\n{FEN}\n{FEN}\n# c\n{FEN}\n"));
    let values = (0..4).map(|at| (at, format!("Title {at}"))).collect();
    assert!(document.apply(Edit::SetField { field: Field::Title, values }));
    assert_eq!(document.undo_name(), Some("edit titles"));
    let names: Vec<_> = (0..3).map(|at| document.record(at).name().map(String::from)).collect();
    assert_eq!(names, [Some("Title 0".to_owned()), Some("Title 1".to_owned()), Some("Title 2".to_owned())]);
    assert!(document.undo() && !document.is_modified());
}

#[test]
fn what_is_said_goes_with_its_record() {
    let mut document = document(&format!("# a\n{FEN}\n{FEN}\n"));
    document.apply(set(Field::Author, "Loyd"));
    document.apply(Edit::MoveRecords { records: 0.into(), to: 2 });
    assert_eq!(text(&document), format!("{FEN}\n# a\n# Author: Loyd\n{FEN}\n"));
    document.apply(Edit::DuplicateRecords(1.into()));
    assert_eq!(said(&document.record(2)), ["title=a", "author=Loyd"]);
    document.apply(edit("d1>d8"));
    assert_eq!(said(&document.record(2)), ["title=a", "author=Loyd"]);
}

#[test]
fn comments_and_moves_of_a_game_with_several_positions_stay() {
    let source = format!("[FEN \"{FEN}\"]\n[Event \"b\"]\n[FEN \"{FEN}\"]\n\n{{c}} 1. Rd8# *\n");
    let mut document = open("a.pgn", &source);
    assert_eq!(document.len(), 2);
    for field in [Field::Comment, Field::Solution] {
        for at in [0, 1] {
            assert!(!document.apply(Edit::SetField { field, values: vec![(at, "x".to_owned())] }));
        }
    }
    assert!(document.apply(Edit::SetField { field: Field::Title, values: vec![(1, "x".to_owned())] }));
    assert_eq!(text(&document), source.replace("\n\n", "\n[Title \"x\"]\n\n"));
}

#[test]
fn a_stipulation_is_found_where_it_is_said() {
    for (source, expected) in [
        ("# Loyd 2, mate in 2\n@\n", "#2"),
        ("# Loyd 2, mate in 2\n# Stipulation: s#3\n@\n", "s#3"),
        ("# a\n# Matt in drei Z\u{fc}gen\n@\n", "#3"),
        ("# a\n# a helpmate in 2 by Loyd\n@\n", "h#2"),
        ("# a\n@\n", ""),
    ] {
        let document = document(&source.replace('@', FEN));
        let found = document.record(0).read_metadata().stipulation();
        assert_eq!(found, stipulation::read(expected), "{source}");
    }
}

fn any_value() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => prop::sample::select(vec![
            "", "a", "Sam Loyd", "by Sam Loyd", "mate in 2", "#2", "h#2.5", "Author: x", "done", "Rd8#", "1. Rd8# (1. Kf1 h6)",
            "a {b} c", "a ; b", "[%csl Ge4] x", "\"q\" \\", "a\nb", "a\n\nmate in 3\nby Loyd", "K\u{f6}nig \u{2654}", "1-0", "*",
            "[Event \"x\"]", "# x", "% x", "Comment: a", "x  y", "a:b", "- - 0 1",
        ]).prop_map(str::to_owned),
        1 => "[ -~\n]{0,20}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// Metadata survives converting through all formats, both as shown and as read again.
    #[test]
    fn it_comes_through_all_formats(
        values in prop::collection::vec((prop::sample::select(Field::ALL.to_vec()), any_value()), 1..6),
        formats in prop::collection::vec(prop::sample::select(Format::ALL.to_vec()), 1..4),
        is_reopened: bool,
    ) {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let mut document = document(&format!("# a\n{FEN}\n{FEN}\n"));
        for (number, format) in formats.iter().enumerate() {
            for (field, value) in values.iter().skip(number * 2).take(2) {
                // The variant belongs to the position, and only known variants are valid.
                let rules = ["", "King of the Hill", "Atomic", "Horde"][value.len() % 4];
                let value = if *field == Field::Variant { rules } else { value };
                document.apply(Edit::SetField { field: *field, values: vec![(1, value.to_owned())] });
                let normalized = field.normalized(value);
                prop_assert_eq!(document.record(1).read_metadata().get(*field).to_owned(), normalized);
            }
            let expected = said(&document.record(1));
            let path = folder.path().join(format!("{number}.{}", format.extension()));
            prop_assert!(document.prepare_save(&path, false).loss().is_none());
            document.save_as(&path).expect("saved");
            prop_assert_eq!(said(&document.record(1)), expected.clone(), "saved as {:?}", format);
            let again = Document::open(&path).expect("opens");
            prop_assert_eq!(again.len(), 2, "{}", text(&document));
            prop_assert_eq!(said(&again.record(1)), expected, "{}", text(&document));
            prop_assert_eq!(bytes(&again), bytes(&document));
            if is_reopened {
                document = again;
            }
        }
    }
}

#[test]
fn a_hundred_thousand_titles_are_one_step() {
    const COUNT: usize = 100_000;
    let source = format!("{FEN}\n").repeat(COUNT);
    let mut document = document(&source);
    let titles = (0..COUNT).map(|place| (place, format!("Puzzle {}", place + 1))).collect();
    assert!(document.apply(Edit::SetField { field: Field::Title, values: titles }));
    let lines = (1..=COUNT).flat_map(|number| [format!("# Puzzle {number}\n"), format!("{FEN}\n")]);
    let expected: String = lines.collect();
    assert!(text(&document) == expected, "each has its title");
    assert!(document.undo());
    assert!(text(&document) == source && !document.is_modified());
}

#[test]
fn moves_that_are_not_shown_as_a_solution_are_not_replaced() {
    for (moves, is_replaced) in [
        ("1. Rd8# *", true),
        ("*", true),
        ("{words} *", true),
        ("1. Rd8# ; the end\n*", false),
        (&format!("{} *", "1. Kf1 Kf8 2. Kg1 Kg8 ".repeat(1000)), false),
    ] {
        let source = format!("[Event \"a\"]\n[FEN \"{FEN}\"]\n\n{moves}\n");
        let mut document = open("a.pgn", &source);
        assert_eq!(document.apply(set(Field::Solution, "1. Kf1")), is_replaced, "{moves:.40}");
        assert_eq!(text(&document) == source, !is_replaced, "{moves:.40}");
    }
}

#[test]
fn what_is_written_does_not_depend_on_the_language() {
    let write = |source: &str| {
        let mut document = document(source);
        for (field, value) in [
            (Field::Title, "a"),
            (Field::Author, "b"),
            (Field::Source, "c"),
            (Field::Stipulation, "d"),
            (Field::Comment, "Author: e"),
            (Field::Solution, "f"),
        ] {
            assert!(document.apply(set(field, value)), "{field:?}");
        }
        (text(&document), document.undo_name())
    };
    let sources =
        [format!("{FEN}\n"), format!("{FIELDS} id \"x\";\n"), format!("[SetUp \"1\"]\n[FEN \"{FEN}\"]\n\n*\n")];
    for source in sources {
        let (english, step) = write(&source);
        assert_eq!(step, Some("edit solution"));
        for language in Language::all().skip(1) {
            let (other, step) = lang::with(language, || write(&source));
            assert_eq!(other, english, "{}", language.code());
            assert_ne!(step, Some("edit solution"), "{}", language.code());
        }
    }
}
