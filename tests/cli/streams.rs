//! Large, odd and broken input streams.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::json;

use super::program::{Folder, KINGS, START, program, run, run_with};

#[test]
fn many_batches_come_out_in_order() {
    let mut text = String::new();
    for line in 1..=40_000 {
        text.push_str(if line % 9_999 == 0 { "no position here" } else { KINGS });
        text.push_str(["\n", "\r\n", "\r"][line % 3]);
    }
    let ran = run_with(&["check", "-"], text.as_bytes());
    let places: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("<stdin>")).collect();
    let expected = [9_999, 19_998, 29_997, 39_996].map(|line| format!("<stdin>:{line}:2: "));
    assert_eq!(places.len(), 4, "{}", ran.out);
    assert!(places.iter().zip(&expected).all(|(place, expected)| place.starts_with(expected)), "{places:?}");
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), "40000 positions, 4 unreadable\n"));
}

/// Standard input is looked at as a file is.
#[test]
fn games_and_drawn_boards_on_standard_input_are_read_whole() {
    let game = "[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd2 {\n\na comment} *\n";
    let ran = run_with(&["convert", "--to", "fen", "-"], game.as_bytes());
    assert_eq!((ran.code, ran.out.lines().last()), (Some(0), Some(KINGS)), "{ran:?}");
    let board = "+---+\n. . . . k . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n\
                 . . . . . . . .\n. . . . . . . .\n. . . . K . . .\n";
    let ran = run_with(&["convert", "--to", "fen", "-"], board.as_bytes());
    assert_eq!(ran.out.trim_end(), KINGS, "{ran:?}");
}

#[test]
fn utf_32_is_refused() {
    let folder = Folder::new();
    let wide: Vec<u8> = "\u{FEFF}8/8 w\n".chars().flat_map(|char| u32::from(char).to_le_bytes()).collect();
    let ran = run(&["check", &folder.file("wide.txt", &wide)]);
    assert!(ran.code == Some(2) && ran.err.contains("the text is in UTF-32"), "{ran:?}");
}

#[test]
fn compressed_inputs_are_refused_with_the_command_that_unpacks_them() {
    let folder = Folder::new();
    for (name, bytes, program) in [
        ("a.pgn.gz", &b"\x1f\x8b\x08\0\0"[..], "gunzip"),
        ("a.pgn", b"\x28\xb5\x2f\xfd\x24", "unzstd"),
        ("a.fen.xz", b"\xfd7zXZ\0\0", "unxz"),
        ("a.bz2", b"BZh91AY&SY", "bunzip2"),
        ("a.zip", b"PK\x03\x04", "unzip"),
    ] {
        let path = folder.file(name, bytes);
        for command in [&["check"][..], &["convert", "--to", "fen"], &["solve", "--mate", "1"]] {
            let ran = run(&[command, &[&path]].concat());
            let expected = format!("is compressed; unpack it first: {program} \"{path}\"");
            assert!(ran.code == Some(2) && ran.err.contains(&expected) && ran.out.is_empty(), "{ran:?}");
        }
    }
    let ran = run_with(&["check", "-"], b"\x1f\x8b\x08\0\0");
    assert!(ran.code == Some(2) && ran.err.contains("unpack it first: gunzip"), "{ran:?}");
}

#[test]
fn texts_between_nuls_are_counted() {
    let pgn = format!("[FEN \"{KINGS}\"]\n\n*\n\n[Event \"b\"]\n\n1. e4 *\n");
    let text = format!("{START}\0\0{pgn}\0{KINGS}");
    let objects = run_with(&["check", "--json", "--null", "-"], text.as_bytes()).objects();
    let found: Vec<_> = objects.iter().map(|object| json!([object["line"], object["input"], object["fen"]])).collect();
    let expected = [
        json!([1, START, START]),
        json!([2, "", null]),
        json!([3, KINGS, KINGS]),
        json!([3, "", START]),
        json!([4, KINGS, KINGS]),
    ];
    assert_eq!(found, expected);
    assert!(run_with(&["check", "--json", "--null", "-"], b"").objects().is_empty());
}

#[test]
fn endless_lines_and_texts_are_answered_soon() {
    let began = Instant::now();
    let folder = Folder::new();
    for (what, input) in [
        ("letters", vec![b'x'; 30_000_000]),
        ("strokes", [b"8".as_slice(), &vec![b'/'; 1_000_000]].concat()),
        ("a quote", [b"4k3/8/8/8/8/8/8/4K3 w - - id \"".as_slice(), &vec![b'a'; 5_000_000]].concat()),
        ("no UTF-8", vec![0xFF; 5_000_000]),
    ] {
        for arguments in [&["check", "-"][..], &["check", "--null", "-"]] {
            let ran = run_with(arguments, &[&input, b"\n".as_slice()].concat());
            assert!(ran.code.is_some_and(|code| code < 2), "{what} {arguments:?}: {:?} {}", ran.code, ran.err);
            assert!(ran.out.len() < 5_000, "{what} {arguments:?}: {} bytes", ran.out.len());
        }
        for ending in ["pgn", "epd", "txt"] {
            let ran = run(&["check", &folder.file(&format!("long.{ending}"), &input)]);
            assert!(ran.err.starts_with("1 position, 1 "), "{what} in .{ending}: {:?} {}", ran.code, ran.err);
        }
    }
    assert!(began.elapsed() < Duration::from_mins(10), "{:?}", began.elapsed());
}

#[test]
fn deep_comments_and_long_games_are_answered() {
    let folder = Folder::new();
    let deep = format!("[FEN \"{KINGS}\"]\n\n{}\n\n[FEN \"{START}\"]\n\n*\n", "({".repeat(500_000));
    let long = format!("[FEN \"{KINGS}\"]\n\n{}\n\n[FEN \"{START}\"]\n\n*\n", "1. Kd1 Kd8\n".repeat(300_000));
    let objects = run(&["check", "--json", &folder.file("long.pgn", long)]).objects();
    let found: Vec<_> = objects.iter().map(|object| json!([object["line"], object["fen"]])).collect();
    assert_eq!(found, [json!([1, KINGS]), json!([300_005, START])]);
    let ran = run(&["check", "--json", &folder.file("deep.pgn", deep)]);
    assert_eq!(ran.objects()[0]["fen"], json!(KINGS), "{}", ran.err);
}

#[test]
fn lines_are_answered_before_the_input_ends() {
    for arguments in [&["check", "--json", "-"][..], &["solve", "--mate", "1", "--json", "-"]] {
        let mut child = program().args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        for _ in 0..3 {
            writeln!(stdin, "{KINGS}").expect("read");
            let mut line = String::new();
            out.read_line(&mut line).expect("answered");
            assert!(line.contains(KINGS), "{arguments:?}: {line}");
        }
        drop(stdin);
        assert_eq!(child.wait().expect("ends").code(), Some(0), "{arguments:?}");
    }
}

#[test]
fn an_output_that_nobody_reads_ends_the_command_quietly() {
    let folder = Folder::new();
    let path = folder.file("many.fen", format!("{START}\n").repeat(20_000));
    for arguments in [["check", "--json", &path].as_slice(), &["convert", "--to", "fen", &path]] {
        let mut child =
            program().args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
        let mut start = [0; 10];
        child.stdout.take().expect("a pipe").read_exact(&mut start).expect("something is written");
        let output = child.wait_with_output().expect("ends");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), err.as_ref()), (Some(0), ""), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    let out = || std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
    for arguments in [["check", "--json", START].as_slice(), &["convert", "--to", "fen", START]] {
        let output = program().args(arguments).stdout(out()).output().expect("runs");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("The output cannot be written"), "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_can_be_named_as_a_file() {
    let ran = run_with(&["check", "--json", "/dev/stdin"], format!("{START}\n{KINGS}\n").as_bytes());
    assert_eq!(ran.objects().len(), 2, "{ran:?}");
}
