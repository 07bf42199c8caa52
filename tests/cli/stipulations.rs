//! Stipulations of all genres, with set play, duplex, twins and intended solutions.

use super::program::{Folder, program, run};

const SERIES: &str = "8/p5B1/1Qp5/5P2/7p/2p5/5k2/K7 b - - 0 1";

#[test]
fn all_genres_are_solved() {
    for (stipulation, position, expected) in [
        ("ser-h#3", SERIES, "Sound: 1 series helpmate in 3, and no other\n    1.Kf3 2.Ke4 3.Kd5 Qd4#\n"),
        ("ser-#2", "7k/8/8/5K2/8/8/8/R7 w - - 0 1", "Sound: 1 series mate in 2, and no other\n    1.Kg6 2.Ra8#\n"),
        (
            "hs#1",
            "8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1",
            "Sound: 1 help selfmate in 1, and no other\n    1.Qc3+ Bxc3#\n",
        ),
        (
            "=1",
            "7k/8/8/6Q1/8/8/8/K7 w - - 0 1",
            "Sound: Qg6 forces stalemate in 1, and no other move does\n    1.Qg6\n",
        ),
        ("r#1", "8/6B1/8/8/p7/kp6/p7/K7 w - - 0 1", "No solution: there is no reflexmate in 1\n"),
        (
            "Hilfspatt in 0,5 Zügen",
            "7k/8/8/6Q1/8/8/8/K7 w - - 0 1",
            "Sound: 1 helpstalemate in 0.5, and no other\n    1...Qg6\n",
        ),
    ] {
        let ran = run(&["solve", "--stipulation", stipulation, position]);
        let expected = format!("<text>:1: {expected}");
        assert!(ran.out.starts_with(&expected), "{stipulation}: {}", ran.out);
    }
    let ran = run(&["solve", "--stipulation", "x#2", SERIES]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("not a stipulation that can be solved"), "{}", ran.err);
}

#[test]
fn twins_set_play_and_duplex_are_parts() {
    let folder = Folder::new();
    let olive = "algebraic:\n  white: [Kf6, Ra1]\n  black: [Kh8]\nstipulation: h#2\noptions: [SetPlay, Duplex]\n\
                 twins:\n  b: Move a1 b1\n  c: Cont Stipulation h#1.5\n";
    let popeye = "BeginProblem\nPieces White Kf6 Ra1 Black Kh8\nStipulation h#2\nOption SetPlay Duplex\n\
                  Twin Move a1 b1\nTwin Cont Stipulation h#1.5\nEndProblem\n";
    let epd = "7k/8/5K2/8/8/8/8/R7 b - - c0 \"Stipulation: h#2* duplex b) Ra1->b1 +c) h#1.5\";\n";
    for (name, text) in [("a.olv", olive), ("a.inp", popeye), ("a.epd", epd)] {
        let path = folder.file(name, text);
        let ran = run(&["solve", "--stated", "--json", &path]);
        let parts: Vec<serde_json::Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let parts: Vec<String> = parts
            .iter()
            .map(|part| {
                let text = |key: &str| part[key].as_str().unwrap_or_default().to_owned();
                let side = text("fen").split(' ').nth(1).unwrap_or_default().to_owned();
                format!("{} {} {} {side}", text("twin"), text("play"), text("stipulation"))
            })
            .collect();
        let expected = [
            "a set-play h#1.5 w",
            "a actual-play h#2 b",
            "a duplex h#2 w",
            "b set-play h#1.5 w",
            "b actual-play h#2 b",
            "b duplex h#2 w",
            "c set-play h#1 b",
            "c actual-play h#1.5 w",
            "c duplex h#1.5 b",
        ];
        assert_eq!(parts, expected, "{name}: {}", ran.err);
    }
}

/// Popeye 4.104 prints the same lines.
#[test]
fn the_set_play_of_a_series_helpmate_is_its_last_move() {
    let folder = Folder::new();
    let path = folder.file("a.fen", "# Stipulation: ser-h#2*\n7k/8/6K1/8/8/8/8/R7 b - - 0 1\n");
    let ran = run(&["solve", "--stated", &path]);
    let lines: Vec<&str> = ran.out.lines().map(str::trim).filter(|line| line.starts_with("1.")).collect();
    assert_eq!(lines, ["1...Ra8#", "1.Kg8 Ra8#", "1.Kg8 2.Kh8 Ra8#"], "{}", ran.out);
}

#[test]
fn intended_solutions_are_compared() {
    let position = "7k/8/6K1/8/8/8/8/R7 b - - 0 1";
    let short = run(&["solve", "--stipulation", "h#2 1.13.1.1", position]);
    assert!(short.out.contains("Short solution") && !short.out.contains("ntended"), "{}", short.out);
    for (stipulation, expected) in [
        ("h#1 1.1", "As intended: 1.1"),
        ("h#1 2.1", "Not as intended: 2.1 is stated, 1.1 is found"),
        ("h#1, 1 solution", "As intended: 1"),
    ] {
        let ran = run(&["solve", "--stipulation", stipulation, position]);
        assert!(ran.out.contains(expected), "{stipulation}: {}", ran.out);
    }
}

#[test]
fn a_record_without_a_stipulation_says_so() {
    let folder = Folder::new();
    let path = folder.file("a.epd", "7k/8/6K1/8/8/8/8/R7 b - - id \"none\";\n");
    let ran = run(&["solve", "--stated", &path]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("No stipulation that can be solved is stated"), "{}", ran.out);
}

#[test]
fn fairy_conditions_are_not_solved_here() {
    let folder = Folder::new();
    let problem = "algebraic:\n  white: [Kf6, Ra1]\n  black: [Kh8]\nstipulation: h#2\noptions: [Circe, SetPlay]\n";
    let path = folder.file("a.olv", problem);
    let ran = run(&["solve", "--stated", &path]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("Not solved here: Circe; an installed Popeye"), "{}", ran.out);
    // These options change the play as conditions do.
    for option in ["Volage", "HalfDuplex", "WhiteToPlay", "NoCastling a1", "Quodlibet", "PostKeyPlay"] {
        let path = folder.file("b.olv", problem.replace("Circe", option));
        let ran = run(&["solve", "--stated", &path]);
        assert!(ran.out.contains(&format!("Not solved here: {option};")), "{}", ran.out);
    }
}

/// A program that answers as Popeye does, and shows its input.
#[cfg(unix)]
const POPEYE: &str = "#!/bin/sh\necho 'Popeye 4.104'\ncat \"$1\"\n";

#[cfg(unix)]
#[test]
fn conditions_and_fairy_pieces_are_handed_to_popeye() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new();
    let fake = folder.file("py", POPEYE);
    std::fs::set_permissions(&fake, std::fs::Permissions::from_mode(0o755)).unwrap();
    let problem = "algebraic:\n  white: [Kf6, Ga1]\n  black: [Kh8]\nstipulation: h#2\noptions: [Circe]\n";
    let path = folder.file("a.olv", problem);
    let run_in_path = |search_path: &str| {
        let output = program().env("PATH", search_path).args(["solve", "--popeye", &path]).output().expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        (text(output.stdout), text(output.stderr), output.status.code())
    };
    let search_path = format!("{}:{}", folder.path(""), std::env::var("PATH").unwrap_or_default());
    let (out, err, code) = run_in_path(&search_path);
    let expected = "Popeye 4.104\nBeginProblem\nPieces\n  White Kf6 Ga1\n  Black Kh8\nStipulation h#2\nCondition Circe\n\n\
                    EndProblem\n";
    assert_eq!((out.as_str(), code), (expected, Some(0)), "{err}");
    folder.file("py", "#!/bin/sh\necho other\n");
    let (_, err, code) = run_in_path(&search_path);
    assert!(code == Some(2) && err.contains("is not Popeye"), "{err}");
    let (_, err, code) = run_in_path("/nowhere");
    assert!(code == Some(2) && err.contains("Popeye is not installed"), "{err}");
}
