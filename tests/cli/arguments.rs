//! Arguments and exit codes.

use serde_json::json;

use super::program::{Folder, KINGS, START, program, run, run_with};

#[test]
fn exit_codes_say_how_the_records_were_read() {
    let folder = Folder::new();
    let strict = folder.file("strict.fen", format!("# two\n\n{START}\n{KINGS}\n"));
    let failed = folder.file("failed.fen", format!("{START}\nno position here\n"));
    let epd = folder.file("a.epd", "4k3/8/8/8/8/8/8/4K3 w - - id \"a\"; bm Kd1;\n");
    let sloppy = folder.file("b.EPD", "4k3/8/8/8/8/8/8/4K3 w - - id \"a\"; bm Kd1\n");
    let empty = folder.file("empty.fen", "");
    let blank = folder.file("blank", "\n \n");
    let folder_path = folder.path("");
    let cases: &[(&[&str], i32, &str)] = &[
        (&["check", START], 0, "1 position\n"),
        (&["check", &strict, START], 0, "3 positions\n"),
        (&["check", &epd], 0, "1 position\n"),
        (&["check", &sloppy], 1, "1 position, 1 corrected\n"),
        (&["check", &failed], 1, "2 positions, 1 unreadable\n"),
        (&["check", &empty], 0, "0 positions\n"),
        (&["check", &blank], 0, "0 positions\n"),
        (&["check", "4k3/8/8/8/8/8/8/8 w - - 0 1"], 0, "1 position, 1 illegal\n"),
        (&["check", "4k3/8/8/8/8/8/8/4K3", "w", "-", "-", "0", "1"], 0, "1 position\n"),
        (&["check", "missing.fen"], 2, "fenwright: \"missing.fen\" cannot be opened: \"missing.fen\" does not exist"),
        (&["check", &folder_path], 2, "cannot be opened: it is a folder"),
        (&["check"], 2, "Usage"),
        (&["check", "--null", START], 2, "--null needs standard input"),
        (&["check", "--no-such", START], 2, "unexpected argument"),
        (&["convert", START], 2, "--to"),
        (&["convert", "--to", "png", START], 2, "possible values"),
        (&["convert", "--to", "fen"], 2, "Usage"),
    ];
    for (arguments, code, said) in cases {
        let ran = run(arguments);
        assert_eq!(ran.code, Some(*code), "{arguments:?}: {ran:?}");
        assert!(ran.err.contains(said), "{arguments:?}: {ran:?}");
    }
}

#[test]
fn a_file_that_cannot_be_read_does_not_hold_up_the_others() {
    let folder = Folder::new();
    let good = folder.file("good.fen", START);
    let ran = run(&["check", "--json", "missing.fen", &good]);
    assert_eq!((ran.code, ran.objects().len()), (Some(2), 1), "{ran:?}");
    assert!(ran.err.contains("missing.fen"), "{ran:?}");
}

/// The log says how each input is read. It is in English, and not mixed with the output.
#[test]
fn the_log_is_printed_if_asked_for() {
    let folder = Folder::new();
    let path = folder.file("a.txt", "4k3/8/8/8/8/8/8/4K3 w - - id \"kings\";\n");
    let expected = format!("{path}: records of Epd");
    let quiet = run(&["check", &path]);
    assert_eq!(quiet.err, "1 position\n");
    let verbose = run(&["check", "--verbose", &path]);
    assert!(verbose.err.contains(&expected) && verbose.out == quiet.out, "{verbose:?}");
    for (filter, is_logged) in [("debug", true), ("fenwright::cli=debug", true), ("eframe=debug", false)] {
        let output = program().env("RUST_LOG", filter).args(["check", &path]).output().expect("runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(said.contains(&expected), is_logged, "{filter}: {said}");
    }
}

#[test]
fn a_command_after_its_options_is_explained() {
    for arguments in [&["--verbose", "check", KINGS][..], &["--portable", "x", "check", KINGS]] {
        let ran = run(arguments);
        let expected = "fenwright: The command comes before its options: fenwright check …\n";
        assert_eq!((ran.code, ran.err.as_str()), (Some(2), expected), "{arguments:?}");
    }
}

#[test]
fn help_names_everything() {
    let help = run(&["--help"]);
    assert_eq!(help.code, Some(0), "{help:?}");
    for word in ["check", "convert", "PATH|TEXT"] {
        assert!(help.out.contains(word), "{word}: {}", help.out);
    }
    let help = run(&["convert", "--help"]);
    for form in ["fen", "xfen", "legal", "shredder", "epd", "pgn", "forsyth", "ascii", "unicode"] {
        assert!(help.out.contains(form), "{form}: {}", help.out);
    }
}

#[test]
fn objects_have_these_keys_in_this_order() {
    let ran = run(&["check", "--json", "4k3/8/8/8/8/8/8/8 w K - 0 1"]);
    let expected = concat!(
        r#"{"file":null,"line":1,"input":"4k3/8/8/8/8/8/8/8 w K - 0 1","read":"strict","fen":"4k3/8/8/8/8/8/8/8 w K - 0 1","#,
        r#""xfen":"4k3/8/8/8/8/8/8/8 w K - 0 1","legal":"4k3/8/8/8/8/8/8/8 w K - 0 1","#,
        r#""shredder":"4k3/8/8/8/8/8/8/8 w H - 0 1","faults":[],"mends":[],"alternatives":[],"ops":[],"problems":["#,
        r#"{"code":"missing-king","color":"white","squares":[],"illegal":true,"message":"White has no king","#,
        r#""fix":"4k3/8/8/8/8/8/8/4K3 w K - 0 1"},"#,
    );
    assert!(ran.out.starts_with(expected), "{}", ran.out);
    assert!(
        ran.out.ends_with("],\"verdict\":{\"check\":false,\"state\":\"illegal\",\"moves\":null}}\n"),
        "{}",
        ran.out
    );
}

#[test]
fn a_failed_record_has_no_forms() {
    let found = &run(&["check", "--json", "no position here"]).objects()[0];
    assert_eq!(found["read"], json!("failed"));
    for key in ["fen", "xfen", "legal", "shredder", "verdict"] {
        assert!(found[key].is_null(), "{key}: {found}");
    }
    assert_eq!(found["faults"].as_array().map(Vec::len), Some(1), "{found}");
    for key in ["mends", "alternatives", "ops", "problems"] {
        assert_eq!(found[key], json!([]), "{key}: {found}");
    }
}

#[test]
fn a_board_of_another_size_has_a_verdict() {
    let capablanca = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    let found = &run(&["check", "--json", capablanca]).objects()[0];
    assert_eq!(found["verdict"], json!({"check": false, "state": "ongoing", "moves": 28}));
}

#[test]
fn several_inputs_keep_their_order_and_their_line_numbers() {
    let folder = Folder::new();
    let first = folder.file("a.fen", format!("\n{START}\n"));
    let ran = run_with(&["check", "--json", &first, KINGS, "-"], format!("; {KINGS}\r\n\r\n{KINGS}").as_bytes());
    let lines: Vec<_> = ran.objects().iter().map(|object| (object["line"].clone(), object["fen"].clone())).collect();
    let expected = [(2, START), (1, KINGS), (3, KINGS)].map(|(line, fen)| (json!(line), json!(fen)));
    assert_eq!(lines, expected);
}

#[test]
fn a_file_without_a_known_ending_is_read_by_its_content() {
    let folder = Folder::new();
    let cases = [
        ("lines", format!("# a\n{START}\n{KINGS}\n"), vec![(2, START), (3, KINGS)]),
        ("epd.txt", "4k3/8/8/8/8/8/8/4K3 w - - id \"x\";\n".to_owned(), vec![(1, KINGS)]),
        ("games.txt", format!("\n[FEN \"{KINGS}\"]\n\n*\n\n[Event \"b\"]\n\n1. e4 *\n"), vec![(2, KINGS), (6, START)]),
    ];
    for (name, content, expected) in cases {
        let path = folder.file(name, &content);
        let found: Vec<_> = run(&["check", "--json", &path])
            .objects()
            .iter()
            .map(|object| (object["line"].clone(), object["fen"].clone()))
            .collect();
        let expected: Vec<_> = expected.into_iter().map(|(line, fen)| (json!(line), json!(fen))).collect();
        assert_eq!(found, expected, "{name}: {content}");
    }
}

#[test]
fn operations_are_in_the_objects() {
    let folder = Folder::new();
    let path = folder.file("a.epd", "4k3/8/8/8/8/8/8/4K3 w - - bm Kd1 Kf1; id \"a \\\"b\\\"\"; hmvc 3\n");
    let found = &run(&["check", "--json", &path]).objects()[0];
    assert_eq!(found["ops"], json!([["bm", ["Kd1", "Kf1"]], ["id", ["a \"b\""]], ["hmvc", ["3"]]]));
    assert_eq!(found["fen"], json!("4k3/8/8/8/8/8/8/4K3 w - - 3 1"));
    assert_eq!(found["mends"], json!([{"field": 7, "before": "hmvc 3", "after": "hmvc 3;"}]));
    assert_eq!(found["faults"][0]["code"], json!("not-closed"));
}
