//! `check --prove` and `solve --win | --draw`: results of endings, with and without Syzygy tables.

use std::fs;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::made::{self, CURSED_WIN, LOSS, WIN};
use super::program::{Folder, Ran, START, run, run_with};

/// Records and the members `proof` of their objects.
const PROVEN: [(&str, &str); 12] = [
    ("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", r#"{"result":"win","mate":1,"source":"endings"}"#),
    ("7K/8/5k2/6q1/8/8/8/8 w - - 99 80", r#"{"result":"loss","mate":1,"source":"endings","fifty_moves":"may-draw"}"#),
    ("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", r#"{"result":"loss","mate":0,"source":"endings"}"#),
    ("7k/8/8/8/8/8/8/KB6 w - - 0 1", r#"{"result":"draw","mate":null,"source":"endings"}"#),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", r#"{"result":"draw","mate":null,"source":"endings"}"#),
    ("k4/5/1K3/5/3Q1 w - - 0 1", r#"{"result":"win","mate":1,"source":"endings"}"#),
    ("k9/10/1K8/10/3A6/10/10/10 w - - 0 1", r#"{"result":"win","mate":1,"source":"endings"}"#),
    ("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "null"),
    ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "null"),
    ("8/8/8/8/8/8/8/4K3 w - - 0 1", "null"),
    (START, "null"),
    ("no position here", "null"),
];

fn lines() -> String {
    PROVEN.map(|(record, _)| format!("{record}\n")).concat()
}

fn path_of(folder: &made::Folder) -> String {
    folder.path().to_str().expect("Unicode").to_owned()
}

/// Without captures, so that one table answers.
const FIVE_PIECES: &str = "7k/5r2/8/8/8/3R4/2Q5/K7 w - - 0 1";

#[test]
fn results_are_members_of_json() {
    let ran = run_with(&["check", "--prove", "--json", "-"], lines().as_bytes());
    for (line, (record, proof)) in ran.out.lines().zip(PROVEN) {
        assert!(line.ends_with(&format!(",\"proof\":{proof}}}")), "{record}: {line}");
    }
    assert_eq!(ran.out.lines().count(), PROVEN.len());
}

#[test]
fn results_and_reasons_are_reported() {
    let said = |text: &str| {
        let ran = run(&["check", "--prove", text]);
        ran.out.lines().last().unwrap_or_default().to_owned()
    };
    for (text, expected) in [
        (PROVEN[0].0, "White to move, mate in 1 · proven (ending table)"),
        (PROVEN[1].0, "White to move, mated in 1 · the 50-move rule may make it a draw · proven (ending table)"),
        (PROVEN[2].0, "Black to move and lose · proven (ending table)"),
        (PROVEN[3].0, "White to move, draw · proven (ending table)"),
        (PROVEN[7].0, "Not proven: the position is illegal"),
        (PROVEN[8].0, "Not proven: tables do not know castling; remove the castling rights"),
        (PROVEN[9].0, "Not proven: each side needs one king"),
        (START, "Not proven: tables have up to 4 pieces, kings included, and Syzygy tables up to 7"),
    ] {
        assert_eq!(said(text), format!("<text>:1: {expected}"), "{text}");
    }
    let ran = run(&["check", "--prove", "--variant", "atomic", PROVEN[0].0]);
    assert!(ran.out.ends_with(": Not proven: tables are made for standard chess only\n"), "{ran:?}");
}

/// Returns the output without what `--prove` adds.
fn without_proofs(ran: &Ran, is_json: bool) -> String {
    let without = |line: &str| match line.rsplit_once(",\"proof\":") {
        Some((rest, _)) if is_json => Some(format!("{rest}}}\n")),
        _ if line.contains(" proven (") || line.contains("Not proven: ") => None,
        _ => Some(format!("{line}\n")),
    };
    ran.out.lines().filter_map(without).collect()
}

#[test]
fn a_proof_is_added_to_the_report() {
    let folder = Folder::new();
    let path = folder.file("a.fen", lines());
    for is_json in [false, true] {
        let options = if is_json { &["--json"][..] } else { &["--verdicts"] };
        let plain = run(&[&["check", &path], options].concat());
        let proven = run(&[&["check", &path, "--prove"], options].concat());
        assert!(!plain.out.contains("proof") && !plain.out.contains("proven"), "{plain:?}");
        assert_eq!((proven.code, &proven.err), (plain.code, &plain.err));
        assert_eq!(without_proofs(&proven, is_json), plain.out);
    }
}

#[test]
fn more_pieces_are_proven_by_syzygy_tables() {
    let check = |folder: &made::Folder, text: &str| {
        let path = path_of(folder);
        let json = run(&["check", "--prove", "--json", "--syzygy", &path, text]).objects().remove(0)["proof"].take();
        let said = run(&["check", "--prove", "--syzygy", &path, text]).out;
        (json, said.lines().last().unwrap_or_default().replace("<text>:1: ", ""))
    };
    let folder = made::Folder::new();
    folder.results("KQRvKR", [WIN, LOSS]);
    let expected = json!({"result": "win", "mate": null, "source": "syzygy"});
    let sentence = "White to move and win · proven (Syzygy tables)";
    assert_eq!(check(&folder, FIVE_PIECES), (expected, sentence.to_owned()));
    // The file with distances is missing, so that the clock cannot be judged.
    let late = FIVE_PIECES.replace(" 0 1", " 40 60");
    assert_eq!(check(&folder, &late).0["fifty_moves"], "may-draw");
    let with_own_table = check(&folder, PROVEN[0].0).0;
    assert_eq!(with_own_table["source"], "endings", "tables with distances to mate are preferred");

    let cursed = made::Folder::new();
    cursed.results("KQRvKR", [CURSED_WIN, LOSS]);
    let expected = json!({"result": "win", "mate": null, "source": "syzygy", "fifty_moves": "draws"});
    let sentence = "White to move and win · but drawn by the 50-move rule · proven (Syzygy tables)";
    assert_eq!(check(&cursed, FIVE_PIECES), (expected, sentence.to_owned()));
}

#[test]
fn missing_and_broken_tables_are_named() {
    let said = |path: &str| run(&["check", "--prove", "--syzygy", path, FIVE_PIECES]).out;
    let folder = made::Folder::new();
    folder.results("KQRvKB", [WIN, LOSS]);
    let empty = made::Folder::new();
    for path in [path_of(&folder), path_of(&empty), path_of(&empty) + "/none"] {
        assert!(said(&path).ends_with("<text>:1: Not proven: the table KQRvKR.rtbw is missing\n"), "{}", said(&path));
    }
    for (content, fault) in [(&b"short"[..], "is incomplete"), (&[0; 80], "is not a Syzygy table")] {
        let table = folder.file("KQRvKR.rtbw");
        fs::write(&table, content).expect("written");
        let expected = format!("<text>:1: Not proven: {} {fault}\n", table.display());
        assert!(said(&path_of(&folder)).ends_with(&expected), "{expected}{}", said(&path_of(&folder)));
    }
}

/// The only legal move captures the queen.
const DRAW: &str = "7k/6Q1/8/8/8/8/8/K7 b - - 0 1";
/// Its tables take seconds in a debug build.
const QUEENS: &str = "1k5q/8/8/8/8/8/8/K5Q1 w - - 0 1";
/// White has the opposition, and two ways to keep it.
const TWO_WINS: &str = "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1";

#[test]
fn studies_are_judged_by_all_first_moves() {
    let ran = run(&["solve", "--draw", DRAW]);
    let expected = "\
<text>:1: Sound: only Kxg7 draws
    Black to move, draw · proven (ending table)
    1.Kxg7
";
    assert_eq!((ran.out.as_str(), ran.code), (expected, Some(0)), "{ran:?}");
    assert_eq!(ran.err, "1 position, 1 sound\n");
    let ran = run(&["solve", "--win", TWO_WINS]);
    assert!(ran.out.starts_with("<text>:1: 2 first moves win: Kd6 and Kf6\n"), "{ran:?}");
    let ran = run(&["solve", "--win", DRAW]);
    let expected = "\
<text>:1: Not true: the position is a draw
    Black to move, draw · proven (ending table)
";
    assert_eq!((ran.out.as_str(), ran.code), (expected, Some(0)), "{ran:?}");
}

#[test]
fn studies_are_objects_with_a_proof() {
    let solve = |option: &str, text: &str| run(&["solve", option, "--json", text]).objects().remove(0);
    let mut object = solve("--draw", DRAW);
    assert!(object["nodes"].take().is_u64(), "{object}");
    let expected = json!({
        "file": null, "line": 1, "fen": DRAW, "mate": 0, "stipulation": "=", "only_shortest": false, "keys": ["h8g7"],
        "shortest": null, "sound": true, "judgement": "sound", "message": "Sound: only Kxg7 draws", "searched": 0,
        "complete": true, "lengths": [], "san": ["Kxg7"], "tries": null, "pv": [], "conventions": [], "unused": null,
        "lines": null, "has_more": false, "nodes": null, "problems": [],
        "proof": {"result": "draw", "mate": null, "source": "endings"}, "stated": null, "phases": null,
        "twin": null, "play": "actual-play", "as_intended": null,
    });
    assert_eq!(object, expected);

    let several = solve("--win", TWO_WINS);
    assert_eq!((&several["judgement"], &several["sound"]), (&json!("several"), &Value::Null), "{several}");
    assert_eq!(several["keys"], json!(["e6d6", "e6f6"]), "{several}");
    assert_eq!(several["proof"]["result"], "win", "{several}");
    let mate = several["proof"]["mate"].as_u64().expect("known");
    assert_eq!((&several["shortest"], &several["lengths"]), (&json!(mate), &json!([mate, mate + 1])), "{several}");
    let line = several["pv"].as_array().map(Vec::len).unwrap_or_default() as u64;
    assert_eq!((&several["pv"][0], line), (&json!("e6d6"), 2 * mate - 1), "{several}");

    let refuted = solve("--win", DRAW);
    assert_eq!((&refuted["judgement"], &refuted["sound"]), (&json!("no-solution"), &json!(false)), "{refuted}");
    assert_eq!((&refuted["keys"], &refuted["pv"]), (&json!([]), &json!([])), "{refuted}");
    assert_eq!(refuted["proof"]["result"], "draw", "{refuted}");
}

#[test]
fn a_stated_solution_is_checked_move_by_move() {
    let folder = tempfile::tempdir().unwrap();
    let solve = |name: &str, content: &str, arguments: &[&str]| {
        let path = folder.path().join(name);
        std::fs::write(&path, content).unwrap();
        run(&[&["solve"], arguments, &[path.to_str().unwrap()]].concat())
    };
    for (goal, solution, sentence) in [
        // Kf6 wins by another way. On the second move, Ke6 wins too, but Black can go back to e8.
        ("--win", "1.Kd6 Kd8 2.e6", Some("The stated solution holds, but has duals: 1.Kd6 (Kf6)")),
        ("--win", "1.Kd6 Kd8 2.Kc6", Some("The stated solution fails at 2.Kc6, which draws; better: e6")),
        ("--win", "1.Kd5", Some("The stated solution fails at 1.Kd5, which draws; better: Kd6 and Kf6")),
        ("--win", "1.Kf6 Kf8 2.e6 Ke8 3.e9", Some("In the stated solution, e9 is not a legal move")),
        ("--win", "The opposition decides", None),
        // A false claim has no solution.
        ("--draw", "1.Kd6", None),
    ] {
        let records = [
            ("a.epd", format!("4k3/8/4K3/4P3/8/8/8/8 w - - c0 \"Solution: {solution}\";\n")),
            ("a.fen", format!("# Solution: {solution}\n{TWO_WINS}\n")),
        ];
        for (name, content) in records {
            let ran = solve(name, &content, &[goal]);
            let found: Vec<&str> = ran.out.lines().filter(|line| line.contains("stated solution")).collect();
            assert_eq!(found.last().map(|line| line.trim_start()), sentence, "{content}{ran:?}");
        }
    }
    let record = format!("# Solution: 1.Kd6 Kd8 2.e6\n{TWO_WINS}\n");
    let object = solve("a.fen", &record, &["--win", "--json"]).objects().remove(0);
    let expected = json!([
        {"uci": "e6d6", "keeps": true, "duals": ["e6f6"], "losing_time": []},
        {"uci": "e8d8", "keeps": true, "duals": [], "losing_time": []},
        {"uci": "e5e6", "keeps": true, "duals": [], "losing_time": ["d6e6"]},
    ]);
    assert_eq!(object["stated"], expected, "{object}");
}

#[test]
fn several_studies_are_answered_in_their_order() {
    let records = [DRAW, "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", START, "no position here", TWO_WINS];
    let ran = run_with(&["solve", "--draw", "--json", "-"], records.join("\n").as_bytes());
    let judgements: Vec<Value> = ran.objects().iter_mut().map(|object| object["judgement"].take()).collect();
    assert_eq!(judgements, ["sound", "illegal", "not-searched", "unreadable", "no-solution"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let proofs: Vec<bool> = ran.objects().iter().map(|object| object["proof"].is_object()).collect();
    assert_eq!(proofs, [true, false, false, false, true]);
    let expected = "Not proven: tables have up to 4 pieces, kings included, and Syzygy tables up to 7";
    assert_eq!(ran.objects()[2]["message"], expected);
}

#[test]
fn an_analysis_ends_with_its_time() {
    let started = Instant::now();
    let ran = run(&["solve", "--win", "--limit-seconds", "0.05", QUEENS]);
    assert_eq!((ran.out.as_str(), ran.code), ("<text>:1: Not proven: stopped\n", Some(1)), "{ran:?}");
    assert!(started.elapsed() < Duration::from_secs(10), "{:?}", started.elapsed());
    let object = run(&["solve", "--win", "--limit-seconds", "0.05", "--json", QUEENS]).objects().remove(0);
    assert_eq!((&object["judgement"], &object["complete"]), (&json!("not-searched"), &json!(false)), "{object}");
}

#[test]
fn one_goal_is_given() {
    for arguments in [&["--win", "--draw"][..], &["--win", "--mate", "2"], &[]] {
        let ran = run(&[&["solve", DRAW], arguments].concat());
        assert!(ran.code == Some(2) && ran.out.is_empty(), "{arguments:?}: {ran:?}");
    }
}
