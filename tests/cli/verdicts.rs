//! Problems with their fixes, and verdicts.

use serde_json::{Value, json};

use super::program::{Folder, KINGS, Ran, START, records, run, run_with};

const MATE: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";

#[test]
fn the_verdict_on_a_text_is_always_said() {
    let cases = [
        (START, "White to move, 20 legal moves"),
        (MATE, "Checkmate, Black wins"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 60", "Stalemate, Black cannot move"),
        ("R6k/6pp/8/8/8/8/8/K5n1 b - - 0 60", "Checkmate, White wins"),
        ("R5nk/6pp/8/8/8/8/8/K7 b - - 0 60", "Black to move, 4 legal moves"),
        ("R6k/6p1/7p/8/8/8/8/K7 b - - 0 60", "Black to move, in check, 1 legal move"),
        (KINGS, "White to move, 5 legal moves, dead draw"),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 100 90",
            "White to move, 6 legal moves, a draw can be claimed by the 50-move rule",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 150 90",
            "White to move, 6 legal moves, the 75-move rule would have ended the game",
        ),
        ("R6k/6pp/8/8/8/8/8/K5n1 b - - 150 90", "Checkmate, White wins"),
        ("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", "White to move, 28 legal moves"),
        ("k9/10/10/10/10/3a6/10/4K5 w - - 0 60", "White to move, in check, 2 legal moves"),
        ("8/8/8/8/8/8/8/4K3 b - - 0 60", "Black to move, illegal position"),
    ];
    for (text, verdict) in cases {
        let ran = run(&["check", text]);
        assert_eq!(ran.out.lines().last(), Some(format!("<text>:1: {verdict}").as_str()), "{text}: {ran:?}");
    }
}

#[test]
fn verdicts_of_lines_are_printed_if_noteworthy_or_requested() {
    let folder = Folder::new();
    let lines = format!("{START}\n{MATE}\n8/8/8/8/8/8/8/4K3 b - - 0 60\n{KINGS} x\n");
    let path = folder.file("a.fen", &lines);
    let verdicts = |arguments: &[&str], input: &str| -> Vec<String> {
        let ran = run_with(arguments, input.as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), "4 positions, 1 corrected, 1 illegal\n"), "{ran:?}");
        let is_verdict = |line: &&str| line.contains(" to move, ") || line.contains("Checkmate");
        ran.out
            .lines()
            .filter(is_verdict)
            .filter_map(|line| Some(line.split_once(".fen:").or(line.split_once("<stdin>:"))?.1.to_owned()))
            .collect()
    };
    let some = ["3: Black to move, illegal position", "4: White to move, 5 legal moves, dead draw"];
    let all = [["1: White to move, 20 legal moves", "2: Checkmate, Black wins"], some].concat();
    assert_eq!(verdicts(&["check", &path], ""), some);
    assert_eq!(verdicts(&["check", "-"], &lines), some);
    assert_eq!(verdicts(&["check", "--verdicts", &path], ""), all);
    assert_eq!(verdicts(&["check", "-", "--verdicts"], &lines), all);
}

#[test]
fn every_position_of_a_text_has_its_verdict() {
    let ran = run(&["check", &format!("{START}\n\n{MATE}")]);
    assert_eq!(ran.out, "<text>:1: White to move, 20 legal moves\n<text>:3: Checkmate, Black wins\n");
    let ran = run(&["check", "no position here"]);
    assert!(!ran.out.contains(" to move"), "{ran:?}");
}

#[test]
fn each_problem_is_followed_by_what_mends_it() {
    let ran = run(&["check", "4k3/8/8/3pP3/8/8/8/4K3 w K d6 3 9"]);
    let expected = "\
<text>:1: White may castle with the rook on h1, but there is no white rook there
    fix: Remove castling with h1: 4k3/8/8/3pP3/8/8/8/4K3 w - d6 3 9
    or: Put a rook on h1: 4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 9
<text>:1: odd: A pawn has just passed d6, so the halfmove clock must be 0
    fix: Set clock to 0: 4k3/8/8/3pP3/8/8/8/4K3 w K d6 0 9
    or: Clear en passant d6: 4k3/8/8/3pP3/8/8/8/4K3 w K - 3 9
<text>:1: White to move, illegal position
";
    assert_eq!((ran.out.as_str(), ran.err.as_str(), ran.code), (expected, "1 position, 1 illegal\n", Some(0)));
}

#[test]
fn odd_positions_are_told_from_illegal_ones() {
    let odd = "4k3/8/8/8/8/8/4P3/4K3 w - - 101 80";
    let ran = run_with(&["check", "-"], format!("{odd}\n{odd}\n8/8/8/8/8/8/8/8 w - - 0 1\n{START}\n").as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), "4 positions, 1 illegal, 2 odd\n"), "{ran:?}");
    let marked = ran.out.lines().filter(|line| line.contains(": odd: ")).count();
    assert_eq!(marked, 2, "{}", ran.out);
    assert!(ran.out.contains("<stdin>:2: White to move, 6 legal moves, a draw can be claimed"), "{}", ran.out);
}

/// A line whose only problem is odd clocks takes a faster path than others; texts separated by NUL never take it.
#[test]
fn odd_clocks_are_reported_alike_in_files_and_texts() {
    let records = records("fen_valid.jsonl");
    let positions = records.iter().filter_map(|record| record["input"].as_str()).filter(|fen| !fen.contains('\n'));
    let fields = positions.map(|fen| fen.split(' ').collect::<Vec<_>>()).filter(|fields| fields.len() == 6);
    let clocks = ["0 0", "0 1", "1 1", "7 2", "99 30", "100 40", "101 51", "101 52", "150 1", "151 80", "9999 9999"];
    let lines: Vec<String> = fields
        .zip(clocks.iter().cycle())
        .flat_map(|(fields, clocks)| [fields.join(" "), format!("{} {clocks}", fields[..4].join(" "))])
        .collect();
    assert!(lines.len() > 2000, "{}", lines.len());
    let folder = Folder::new();
    let path = folder.file("clocks.fen", &(lines.join("\n") + "\n"));
    let of_lines = run(&["check", &path]);
    let of_texts = run_with(&["check", "--null", "-"], (lines.join("\0") + "\0").as_bytes());
    let said = |ran: &Ran, name: &str| ran.out.replace(name, "<stdin>");
    let (said_of_lines, said_of_texts) = (said(&of_lines, &path), said(&of_texts, "<stdin>"));
    assert!(said_of_lines.matches("odd: The halfmove clock").count() > 1000);
    for (line, text) in said_of_lines.lines().zip(said_of_texts.lines()) {
        assert_eq!(line, text);
    }
    assert_eq!((said_of_lines.len(), of_lines.err), (said_of_texts.len(), of_texts.err));
}

/// The fix of each problem of the only record, by code.
fn fixes(text: &str) -> Value {
    let objects = run(&["check", "--json", text]).objects();
    let problems = objects[0]["problems"].as_array().expect("a list").clone();
    problems.iter().map(|problem| json!([problem["code"], problem["illegal"], problem["fix"]])).collect()
}

#[test]
fn objects_have_the_likeliest_fix() {
    let cases = [
        (START, json!([])),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", json!([["opponent-in-check", true, "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"]])),
        // It is not known which pieces are too many.
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", json!([["too-many-pawns", true, null]])),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 101 80",
            json!([["clock-above-100", false, "4k3/8/8/8/8/8/4P3/4K3 w - - 100 80"]]),
        ),
        (
            "5k4/10/10/10/10/10/10/R4K4 w KQ - 0 1",
            json!([["castling-without-rook", true, "5k4/10/10/10/10/10/10/R4K4 w Q - 0 1"]]),
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(fixes(text), expected, "{text}");
    }
}

#[test]
fn a_fix_mends_what_the_object_says() {
    let records = super::program::records("fen_illegal.jsonl");
    let inputs: Vec<&str> = records.iter().filter_map(|record| record["input"].as_str()).collect();
    let check = |texts: &[&str]| run_with(&["check", "--json", "--null", "-"], texts.join("\0").as_bytes()).objects();
    let is_illegal = |problem: &&Value| problem["illegal"] == json!(true);
    // Removing some of the surplus pieces may leave the same problem. It is not a new one.
    let counts = ["too-many-pieces", "too-many-pawns", "too-much-promotion"].map(|code| json!(code));
    let key = |problem: &Value| {
        let squares = if counts.contains(&problem["code"]) { &Value::Null } else { &problem["squares"] };
        json!([problem["code"], problem["color"], squares])
    };
    let keys = |object: &Value| -> Vec<Value> {
        object["problems"].as_array().into_iter().flatten().filter(is_illegal).map(key).collect()
    };
    let mut mended = 0;
    for object in check(&inputs) {
        let problems = object["problems"].as_array().cloned().unwrap_or_default();
        let with_fix: Vec<&Value> = problems.iter().filter(|problem| !problem["fix"].is_null()).collect();
        let fixes: Vec<&str> = with_fix.iter().filter_map(|problem| problem["fix"].as_str()).collect();
        let before = keys(&object);
        for (problem, after) in with_fix.into_iter().zip(check(&fixes)) {
            let left = keys(&after);
            assert!(!left.contains(&key(problem)), "{problem} is left in {after} of {object}");
            assert!(left.iter().all(|problem| before.contains(problem)), "{problem} brings {left:?} in {object}");
            assert_eq!(after["read"], json!("strict"), "{after}");
            mended += 1;
        }
    }
    assert!(mended > 100, "only {mended} fixes");
}
