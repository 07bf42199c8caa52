//! `fenwright convert`.

use std::fs;

use super::program::{Folder, KINGS, START, data, run, run_with};

const PASSANT: &str = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
const QUIET: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";

#[test]
fn every_form_is_written() {
    let cases = [
        ("fen", PASSANT, format!("{PASSANT}\n")),
        ("fen", QUIET, format!("{QUIET}\n")),
        ("xfen", PASSANT, format!("{PASSANT}\n")),
        ("xfen", QUIET, QUIET.replace("e3", "-") + "\n"),
        ("legal", "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1\n".to_owned()),
        ("xfen", "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1\n".to_owned()),
        ("shredder", START, START.replace("KQkq", "HAha") + "\n"),
        ("epd", "4k3/8/8/8/8/8/8/4K3 w - - 3 9", "4k3/8/8/8/8/8/8/4K3 w - - hmvc 3; fmvn 9;\n".to_owned()),
        ("forsyth", KINGS, "4k3/48/4K3\n".to_owned()),
        (
            "ascii",
            KINGS,
            "8 . . . . k . . .\n7 . . . . . . . .\n6 . . . . . . . .\n5 . . . . . . . .\n4 . . . . . . . .\n\
             3 . . . . . . . .\n2 . . . . . . . .\n1 . . . . K . . .\n  a b c d e f g h\n"
                .to_owned(),
        ),
    ];
    for (form, input, expected) in cases {
        let ran = run(&["convert", "--to", form, input]);
        assert_eq!(
            (ran.code, ran.out.as_str(), ran.err.as_str()),
            (Some(0), expected.as_str(), ""),
            "{form} of {input}"
        );
    }
}

#[test]
fn boards_and_games_have_a_blank_line_between_them() {
    for form in ["ascii", "unicode"] {
        let ran = run(&["convert", "--to", form, START, KINGS]);
        let boards: Vec<&str> = ran.out.split("\n\n").collect();
        assert_eq!(boards.len(), 2, "{}", ran.out);
        assert!(boards.iter().all(|board| board.lines().count() == 9), "{}", ran.out);
    }
    let ran = run(&["convert", "--to", "pgn", START, KINGS]);
    assert_eq!(ran.out.matches("\n\n[Event ").count(), 1, "{}", ran.out);
    assert!(ran.out.contains("[Round \"2\"]") && ran.out.contains(&format!("[FEN \"{KINGS}\"]")), "{}", ran.out);
    let folder = Folder::new();
    let back = run(&["convert", "--to", "fen", &folder.file("a.pgn", &ran.out)]);
    assert_eq!((back.code, back.out), (Some(0), format!("{START}\n{KINGS}\n")));
}

#[test]
fn operations_are_kept_in_epd() {
    let folder = Folder::new();
    let line = "4k3/8/8/8/8/8/8/4K3 w - - bm Kd1; id \"a \\\"b\\\"\"; x1 unknown 3;";
    let path = folder.file("a.epd", format!("{line}\n"));
    assert_eq!(run(&["convert", "--to", "epd", &path]).out, format!("{line}\n"));
    assert_eq!(run(&["convert", "--to", "fen", &path]).out, format!("# a \"b\"\n{KINGS}\n"));
}

#[test]
fn unreadable_lines_are_reported_and_dropped_or_kept_as_comments() {
    let input = format!("{START}\nno position here\n{KINGS}\n");
    let ran = run_with(&["convert", "--to", "fen", "-"], input.as_bytes());
    assert_eq!((ran.code, ran.out), (Some(1), format!("{START}\n# no position here\n{KINGS}\n")));
    assert!(ran.err.starts_with("<stdin>:2:2: "), "{}", ran.err);
    let ran = run_with(&["convert", "--to", "ascii", "-"], input.as_bytes());
    assert_eq!((ran.code, ran.out.split("\n\n").count(), ran.out.contains("no position")), (Some(1), 2, false));
    assert!(ran.err.starts_with("<stdin>:2:2: "), "{}", ran.err);
}

#[test]
fn the_output_can_be_one_of_the_inputs() {
    let folder = Folder::new();
    let path = folder.file("a.fen", format!("# a comment\n{START}\n"));
    let ran = run(&["convert", "--to", "shredder", "-o", &path, &path]);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), "", ""));
    let expected = format!("# a comment\n{}\n", START.replace("KQkq", "HAha"));
    assert_eq!(fs::read_to_string(&path).expect("written"), expected);
    assert_eq!(fs::read_dir(folder.path("")).expect("a folder").count(), 1, "nothing else is left");
}

#[test]
fn a_command_that_fails_leaves_the_old_output() {
    let folder = Folder::new();
    let out = folder.file("out.fen", "old");
    let taken = folder.path("");
    let nowhere = folder.path("no/such/out.fen");
    for (arguments, said) in [
        (vec!["-o", &out, START, "missing.fen"], "\"missing.fen\" cannot be opened"),
        (vec!["-o", &taken, START], "it is a folder"),
        (vec!["-o", &nowhere, START], "the folder \""),
    ] {
        let ran = run(&[vec!["convert", "--to", "fen"], arguments.clone()].concat());
        assert_eq!(ran.code, Some(2), "{arguments:?}: {ran:?}");
        assert!(ran.err.contains(said), "{arguments:?}: {}", ran.err);
        assert_eq!(fs::read_to_string(&out).expect("there"), "old", "{arguments:?}");
    }
}

#[test]
fn files_are_converted_to_what_reads_back_the_same() {
    let folder = Folder::new();
    let source = data("files/sixtyfour.fen");
    let source = source.to_str().expect("Unicode");
    let positions =
        |text: &str| -> Vec<String> { text.lines().filter(|line| line.contains('/')).map(str::to_owned).collect() };
    let plain = positions(&run(&["convert", "--to", "fen", source]).out);
    assert_eq!(plain.len(), 64);
    for (form, name) in [("shredder", "b.fen"), ("epd", "c.epd"), ("pgn", "d.pgn")] {
        let path = folder.path(name);
        assert_eq!(run(&["convert", "--to", form, "-o", &path, source]).code, Some(0), "{form}");
        let back = run(&["convert", "--to", "fen", &path]);
        assert_eq!((back.code, &positions(&back.out)), (Some(0), &plain), "{form}: {}", back.err);
    }
}
