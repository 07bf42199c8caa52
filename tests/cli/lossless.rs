//! `convert` keeps the text around positions and reports the rest.

use std::fs;

use super::program::{Folder, KINGS, Ran, START, run, run_with};

const FIELDS: &str = "4k3/8/8/8/8/8/8/4K3 w - -";

fn convert(to: &str, path: &str) -> Ran {
    run(&["convert", "--to", to, path])
}

/// Converts to a format and back, through a file.
fn there_and_back(folder: &Folder, source: &str, ending: &str, through: &str) -> (String, Ran) {
    let path = folder.file(&format!("a.{ending}"), source);
    let there = convert(through, &path);
    let middle = folder.file(&format!("b.{through}"), &there.out);
    (there.out, convert(ending, &middle))
}

#[test]
fn operations_come_back_from_games() {
    let folder = Folder::new();
    for line in [
        format!("{FIELDS} bm Kd1; id \"a \\\"b\\\"\"; x1 unknown 3;"),
        format!("{FIELDS} id \"one\";"),
        format!("{FIELDS} id one; c0 \"says {{this}}; and [%csl Ge4] that\"; c1 \"back\\\\slash\";"),
        format!("{FIELDS} hmvc 3; done; bm Kd1; fmvn 7; id \"last\"; bm Kf1;"),
        format!("{FIELDS} ; 2 word; \"a string\";"),
        format!("{FIELDS} c9 \"[%cal Gd1h5]\"; id \"?\";"),
        FIELDS.to_owned(),
    ] {
        let (pgn, back) = there_and_back(&folder, &format!("{line}\n"), "epd", "pgn");
        assert_eq!((back.out, back.err), (format!("{line}\n"), String::new()), "{pgn}");
    }
    let (pgn, _) = there_and_back(&folder, &format!("{FIELDS} bm Kd1; id \"WAC.1\";\n"), "epd", "pgn");
    assert!(pgn.starts_with("[Event \"WAC.1\"]\n"), "the title is the event: {pgn}");
}

/// Saving, converting and reading as text agree on which operations a FEN file keeps.
#[test]
fn operations_become_comments_above_fen_lines() {
    let folder = Folder::new();
    for (epd, fen) in [
        (format!("# b\n{FIELDS} id c; c0 \"x [%csl Ge4]\"; done;\n"), "# c\n# b\n# x\n# [%csl Ge4]\n# done\n"),
        (format!("{FIELDS} id c; c4 \"x\"; hmvc 0;\n"), "# c\n# x\n"),
        (format!("{FIELDS} c4 \"x\"; hmvc 0;\n"), "# Comment: x\n"),
    ] {
        let ran = convert("fen", &folder.file("a.fen", &epd));
        assert_eq!(ran.out, format!("{fen}{KINGS}\n"), "{epd} in a file of FEN");
        assert!(!ran.err.contains("cannot store"), "{epd}: {}", ran.err);
        let ran = convert("fen", &folder.file("a.epd", &epd));
        assert_eq!((ran.out, ran.err), (format!("{fen}{KINGS}\n"), String::new()), "{epd}");
        let line = epd.lines().last().unwrap_or_default();
        let of_text = run(&["convert", "--to", "fen", line]);
        assert_eq!(of_text.out, format!("{fen}{KINGS}\n").replace("# b\n", ""), "{line}");
        assert!(!of_text.err.contains("cannot store"), "{line}: {}", of_text.err);
        let games = folder.file("a.pgn", convert("pgn", &folder.file("a.epd", &epd)).out);
        let through = convert("fen", &games);
        assert_eq!((through.out, through.err), (format!("{fen}{KINGS}\n"), String::new()), "{epd} through games");
    }
}

#[test]
fn a_game_that_was_renamed_names_its_record() {
    let folder = Folder::new();
    let path = folder.file("a.epd", format!("{FIELDS} bm Kd1; id \"one\";\n"));
    let renamed = convert("pgn", &path).out.replace("[Event \"one\"]", "[Event \"two\"]");
    let path = folder.file("b.pgn", renamed);
    assert_eq!(convert("epd", &path).out, format!("{FIELDS} bm Kd1; id \"two\";\n"));
}

#[test]
fn comments_and_titles_go_through_every_format() {
    let folder = Folder::new();
    let source =
        format!("# of the file\n\n# further }} words\n# Title\n# [%csl Ge4]\n# done\n{KINGS}\n{START}\n# end\n");
    let epd = format!(
        "# of the file\n\n{FIELDS} id \"further }} words\"; c0 \"Title\"; c1 \"[%csl Ge4]\"; done;\n{} \n# end\n",
        &START[..START.len() - 4]
    );
    let (middle, back) = there_and_back(&folder, &source, "fen", "epd");
    assert_eq!(middle, epd.replace(" \n", "\n"));
    let expected = source.clone();
    assert_eq!(
        (back.out.replace("\n# end\n", "\n"), back.err.as_str(), back.code),
        (expected.replace("\n# end\n", "\n"), "", Some(0)),
    );
    let (middle, back) = there_and_back(&folder, &source, "fen", "pgn");
    let expected = source.replacen("# of the file\n\n", "", 1).replacen(
        "# further } words\n",
        "# further } words\n# of the file\n",
        1,
    );
    assert_eq!(back.out.replace("\n# end\n", "\n"), expected.replace("\n# end\n", "\n"), "{middle}");
    assert!(middle.contains("[Event \"further } words\"]") && middle.ends_with("; end\n\n"), "{middle}");
}

#[test]
fn losses_of_a_form_are_counted() {
    let folder = Folder::new();
    let pgn = folder.file(
        "a.pgn",
        format!(
            "% front\n[White \"a\"]\n[Black \"b\"]\n[Site \"x\"]\n[Result \"1-0\"]\n[FEN \"{KINGS}\"]\n\n\
             {{before}} 1. Kd1 {{between}} (1. Kf1 Kd8) 1... Kd8 ; rest\n1-0\n"
        ),
    );
    let epd = folder.file("a.epd", format!("# c\n# d\n{FIELDS} bm Kd1; id \"b\tc\"; c0 \"[%csl Ge4]\"; hmvc 3;\n"));
    let said = folder.file("b.epd", format!("# b\n{FIELDS} id \"b\"; c0 \"x [%csl Ge4]\"; done; hmvc 3;\n"));
    let fen = folder.file("a.fen", format!("# c\n\n# a [%csl Ge4,Rd5]\n{KINGS}\n# e\n"));
    let tab = folder.file("t.fen", format!("# a\tb\n{KINGS}\n"));
    let lost = |name: &str, kinds: &[&str]| -> String {
        let line = |kind: &&str| format!("fenwright: {name} cannot store {kind}.\n");
        kinds.iter().map(line).collect::<Vec<_>>().concat()
    };
    for (to, path, expected) in [
        ("fen", &pgn, lost("FEN", &["4 moves", "2 comments", "2 tags"])),
        ("epd", &pgn, lost("EPD", &["4 moves", "2 comments", "2 tags"])),
        ("pgn", &pgn, String::new()),
        ("fen", &epd, lost("FEN", &["1 operation", "1 control character"])),
        ("fen", &said, String::new()),
        ("ascii", &said, lost("A text diagram", &["2 operations", "1 arrow or marked square"])),
        ("pgn", &epd, lost("PGN", &["1 control character"])),
        ("epd", &epd, lost("EPD", &["1 control character"])),
        ("fen", &fen, String::new()),
        ("shredder", &fen, String::new()),
        ("epd", &fen, String::new()),
        ("pgn", &fen, String::new()),
        ("ascii", &fen, lost("A text diagram", &["3 comments", "2 arrows and marked squares"])),
        ("pgn", &tab, lost("PGN", &["1 control character"])),
    ] {
        let ran = convert(to, path);
        assert_eq!((ran.err.as_str(), ran.code), (expected.as_str(), Some(0)), "{path} to {to}");
        let strict = run(&["convert", "--strict", "--to", to, path]);
        assert_eq!(strict.code, Some(i32::from(!expected.is_empty())), "{path} to {to}");
        assert_eq!(strict.out, ran.out, "{path} to {to}");
    }
}

/// Lines before the first game and after the result of a game belong to no game. They are comments.
#[test]
fn text_between_games_becomes_comments() {
    let folder = Folder::new();
    let game = |name: &str| format!("[White \"{name}\"]\n[FEN \"{KINGS}\"]\n\n");
    let source = format!(
        "% front\n; half\n{{brace\nover two}} and more\n# sharp\n\n{}1. Kd1 (1. Kf1 *) *\n% between\n\n\
         {}%in it\n1. Kd1 1-0 {{tail}} x\n;done\nYours,\nJohn\n",
        game("a"),
        game("b")
    );
    let path = folder.file("a.pgn", &source);
    let front = "# front\n# half\n# brace over two\n# and more\n# sharp\n\n";
    let (between, behind) = ("# between\n\n", "# tail\n# x\n# \"done\"\n# Yours,\n# John\n");
    let solutions = ["Solution: 1. Kd1 (1. Kf1 *)", "Solution: 1. Kd1"];
    let [first, second] = solutions.map(|solution| format!("# {solution}\n{KINGS}\n"));
    let fen = format!("{front}# a - ?\n{first}{between}# b - ?\n{second}{behind}");
    let [first, second] = solutions.map(|solution| format!("c0 \"{solution}\";\n"));
    let epd = format!("{front}{FIELDS} id \"a - ?\"; {first}{between}{FIELDS} id \"b - ?\"; {second}{behind}");
    for (to, name, expected) in [("fen", "FEN", fen), ("epd", "EPD", epd)] {
        let ran = convert(to, &path);
        let lost = format!("fenwright: {name} cannot store 1 comment.\n");
        assert_eq!((ran.out.as_str(), ran.err), (expected.as_str(), lost), "the comment is {{%in it}}");
        let again = folder.file(&format!("b.{to}"), &ran.out);
        assert_eq!(convert(to, &again).out, expected);
        let both = run(&["convert", "--to", to, &again, &again]);
        assert_eq!(both.out, format!("{expected}\n{expected}"), "comments below name no position of the next file");
    }
    let ran = convert("ascii", &path);
    assert!(ran.err.contains("A text diagram cannot store 14 comments"), "two of them titles: {}", ran.err);
    assert_eq!(convert("pgn", &path).out, source);
}

/// Losses of games are counted alike for a file of games and for a text with games; PGN loses nothing.
#[test]
fn games_in_a_text_are_games() {
    let folder = Folder::new();
    let games = format!(
        "[White \"a\"]\n[Site \"x\"]\n[FEN \"{KINGS}\"]\n\n{{[%csl Ge4]}} 1. Kd1 {{y}} Kd8 *\n\n[Site \"y\"]\n\n1. e4 *\n"
    );
    let mail = format!("Dear friends,\n\n{games}\nYours\n");
    let path = folder.file("a.pgn", &mail);
    let text = folder.file("mail", &mail);
    for to in ["fen", "epd", "ascii", "pgn"] {
        let file = convert(to, &path);
        for ran in [convert(to, &text), run(&["convert", "--to", to, &mail])] {
            assert_eq!((&ran.out, &ran.err, ran.code), (&file.out, &file.err, file.code), "{to}");
            let lost = match to {
                "pgn" => "",
                "ascii" => " 3 moves",
                _ => " 2 tags.",
            };
            assert!(ran.err.contains(lost), "{to}: {}", ran.err);
        }
        let strict = run(&["convert", "--strict", "--to", to, &mail]);
        assert_eq!(strict.code, Some(i32::from(to != "pgn")), "{to}");
        let null = run_with(&["convert", "--strict", "--null", "--to", to, "-"], format!("{mail}\0").as_bytes());
        assert_eq!((null.out, null.code), (file.out, strict.code), "{to}");
    }
    let chess_com = format!("[Event \"a\"]\n[CurrentPosition \"{KINGS}\"]\n\n1. e4 *\n");
    let ran = run(&["convert", "--to", "fen", &format!("See this:\n{chess_com}")]);
    assert!(ran.out.ends_with(&format!("# Solution: 1. e4\n{KINGS}\n")) && ran.err.contains("1 tag"), "{ran:?}");
}

#[test]
fn games_stay_as_they_are() {
    let folder = Folder::new();
    let mended = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1";
    let source = format!(
        "% front\r\n\r\n[White \"a\"]\r\n [FEN \"{KINGS}\"]\r\n\r\n{{b}} 1. Kd1 $1 (1. Kf1) *\r\n[White \"c\"]\r\n\r\n\
         1. e4 e5 ; rest\r\n1-0\r\n\r\n[FEN \"{mended}\"]\r\n[FEN \"nothing\"]\r\n[X \"y\"]"
    );
    let path = folder.file("a.pgn", &source);
    let ran = convert("pgn", &path);
    assert_eq!(ran.out, source.replace(mended, START), "{}", ran.err);
    assert_eq!(ran.code, Some(1));
    assert!(!ran.err.contains("cannot store"), "{}", ran.err);
    // Games of several inputs are separated, so the result has all their records.
    let both = run(&["convert", "--to", "pgn", &path, START, &path]);
    let count = |path: &str| run(&["check", "--json", path]).objects().len();
    assert_eq!(count(&folder.file("b.pgn", &both.out)), 2 * count(&path) + 1, "{}", both.out);
    let long = format!("[FEN \"{KINGS}\"]\n\n{}*\n", "1. Kd1 Kd8 ".repeat(200_000));
    let path = folder.file("long.pgn", &long);
    assert!(convert("pgn", &path).out == long, "a very long game is kept whole");
}

#[test]
fn a_comment_behind_a_position_is_kept() {
    let folder = Folder::new();
    for (line, comment) in [
        (format!("{KINGS} # some text"), "some text"),
        (format!("{KINGS} ; some text"), "some text"),
        (format!("{KINGS}; some text"), "some text"),
        (format!("{KINGS} // some text"), "some text"),
        (format!("{FIELDS} # some text"), "some text"),
        (format!("{KINGS} #1 in 3"), "1 in 3"),
    ] {
        let path = folder.file("a.fen", format!("{line}\n"));
        for to in ["fen", "epd", "pgn"] {
            let said = convert(to, &path).err;
            let kept = format!("After the position: “{comment}” kept as a comment");
            assert!(said.contains(&kept) && !said.contains("left out"), "{line} to {to}: {said}");
        }
        assert!(convert("ascii", &path).err.contains("left out"), "{line}");
        assert_eq!(convert("fen", &path).out, format!("# {comment}\n{KINGS}\n"), "{line}");
        assert_eq!(convert("epd", &path).out, format!("{FIELDS} id \"{comment}\";\n"), "{line}");
        assert!(convert("pgn", &path).out.contains(&format!("[Event \"{comment}\"]")), "{line}");
        assert_eq!(run(&["convert", "--to", "fen", &line]).out, format!("# {comment}\n{KINGS}\n"), "{line}");
        let path = folder.file("a.fen", format!("# Title\n# [%csl Ge4]\n{line}\n"));
        assert_eq!(convert("fen", &path).out, format!("# Title\n# {comment}\n# [%csl Ge4]\n{KINGS}\n"), "{line}");
    }
    let path = folder.file("a.fen", format!("{FIELDS} bm Kd1; id \"x\";\n"));
    assert_eq!(convert("epd", &path).out, format!("{FIELDS} bm Kd1; id \"x\";\n"), "operations are no comment");
}

#[test]
fn an_unreadable_line_is_a_comment_in_the_same_format() {
    let folder = Folder::new();
    for ending in ["fen", "epd"] {
        let path = folder.file(
            &format!("a.{ending}"),
            format!("# a\nnothing \"here\"\n{FIELDS}{}\n", if ending == "fen" { " 0 1" } else { "" }),
        );
        let ran = convert(ending, &path);
        assert!(ran.out.starts_with("# a\n# nothing \"here\"\n4k3"), "{}", ran.out);
        assert_eq!(ran.code, Some(1));
    }
}

#[test]
fn nulls_part_texts() {
    let ran = run_with(&["convert", "--null", "--to", "epd", "-"], format!("{KINGS}\0{START} # a\0").as_bytes());
    assert_eq!((ran.out.lines().count(), ran.code), (2, Some(1)), "{ran:?}");
    for command in [&["convert", "--to", "fen"][..], &["render", "--to", "alt"], &["solve", "--mate", "1"]] {
        let ran = run_with(&[command, &["--null", "-"]].concat(), format!("{KINGS}\0{KINGS}\0").as_bytes());
        assert!(ran.code.is_some_and(|code| code < 2) && !ran.out.is_empty(), "{command:?}: {ran:?}");
        assert_eq!(run(&[command, &["--null", KINGS]].concat()).code, Some(2), "{command:?}");
    }
}

#[cfg(unix)]
#[test]
fn an_output_that_is_no_file_is_written_to() {
    let folder = Folder::new();
    let path = folder.file("log", "before\n");
    let log = || fs::OpenOptions::new().append(true).open(&path).expect("there");
    for name in ["/dev/stdout", "/dev/fd/1", "-"] {
        let status = super::program::program()
            .args(["convert", "--to", "fen", "-o", name, KINGS])
            .stdout(log())
            .status()
            .expect("runs");
        assert!(status.success(), "{name}");
    }
    assert_eq!(fs::read_to_string(&path).expect("there"), format!("before\n{KINGS}\n{KINGS}\n{KINGS}\n"));
    let ran = run(&["convert", "--to", "fen", "-o", "/dev/null", KINGS]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
}

#[test]
fn nothing_is_cut_however_long_it_is() {
    let folder = Folder::new();
    let long = |length: usize| "lorem ipsum ".repeat(length / 12) + "END";
    let (a, b, c) = (long(200_000), long(70_000), long(150_000));
    let game = |comments: &str| format!("[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"{KINGS}\"]\n\n{comments} *\n");
    for (name, text) in [
        ("lead.fen", format!("# Title\n# {a}\n{KINGS}\n")),
        ("header.fen", format!("# {a}\n\n{KINGS}\n# {c}\n# {b}\n{START}\n")),
        ("below.fen", format!("{KINGS}\n# {a}\n")),
        ("lead.epd", format!("# {a}\n{FIELDS} id \"x\";\n")),
        ("operation.epd", format!("{FIELDS} c0 \"{a}\"; id \"x\";\n{FIELDS} c1 \"{c}\";\n")),
        ("comment.pgn", game(&format!("{{{b}}}"))),
        ("comments.pgn", game(&format!("{{{b}}} {{{b}}} {{[%csl Ge4] {b}}}"))),
        ("line.pgn", game(&format!("; {b}\n"))),
        ("tag.pgn", game("").replace('x', &b)),
    ] {
        let path = folder.file(name, &text);
        let parts = text.matches("END").count();
        for to in ["fen", "epd", "pgn"] {
            for input in [path.as_str(), "-"].into_iter().filter(|input| *input != "-" || !name.ends_with("epd")) {
                let standard = if input == "-" { text.as_bytes() } else { b"" };
                let ran = run_with(&["convert", "--strict", "--to", to, input], standard);
                // Games have operations twice.
                assert!(ran.out.matches("END").count() >= parts, "{name} as {input} to {to}");
                assert!(ran.out.len() >= text.len() - 200, "{name} as {input} to {to}");
                assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)), "{name} as {input} to {to}");
                assert_eq!(ran.out.contains("Ge4"), text.contains("Ge4"), "{name} as {input} to {to}");
            }
        }
    }
    let ran = convert("fen", &folder.file("bad.fen", format!("{a}\n")));
    assert_eq!((ran.out, ran.code), (format!("# {a}\n"), Some(1)), "an unreadable line becomes a comment");
    let ran = convert("fen", &folder.file("after.fen", format!("{KINGS} # {a}\n")));
    assert_eq!((ran.out, ran.code), (format!("# {a}\n{KINGS}\n"), Some(1)));
}

/// The reader of operations has a limit. It is reported, and no semicolon is blamed.
#[test]
fn a_line_that_is_too_long_is_reported_as_that() {
    let folder = Folder::new();
    for (length, reported) in
        [(100_000, ""), (1_200_000, "Only the first megabyte"), (4_000_000, "Only the first megabyte")]
    {
        let line = format!("{FIELDS} c0 \"{}\"; id \"x\";\n", "lorem ipsum ".repeat(length / 12));
        let path = folder.file("a.epd", line + FIELDS + "\n");
        for arguments in [&["check"] as &[&str], &["convert", "--to", "epd"]] {
            let ran = run(&[arguments, &[path.as_str()]].concat());
            let said = ran.out + &ran.err;
            assert!(!said.contains("semicolon"), "{arguments:?} of {length}");
            assert!(said.contains(reported), "{arguments:?} of {length}");
            assert_eq!(ran.code, Some(i32::from(!reported.is_empty())), "{arguments:?} of {length}");
        }
    }
}
