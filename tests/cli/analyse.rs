//! `fenwright analyse`: lines, only moves, suites of test positions, and engines that fail.

use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use serde_json::{Value, json};

use super::program::{Folder, Ran, START, program, run, run_in, run_with};

/// Positions of Win at Chess, one of them with a move to avoid.
const SUITE: &str = "\
2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id \"WAC.001\";
8/7p/5k2/5p2/p1p2P2/Pr1pPK2/1P1R3P/8 b - - bm Rxb2; id \"WAC.002\";
5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - bm Rg3; id \"WAC.003\";
r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - bm Qxh7+; id \"WAC.004\";
5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - am Qc4+; id \"WAC.005\";
7k/p7/1R5K/6r1/6p1/6P1/8/8 w - - bm Rb7; id \"WAC.006\";
";

const ONLY: &str = "5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1";

/// Writes a program that runs the engine of `tests/scripted_engine` with this behavior, and returns its path.
fn scripted(folder: &Folder, behavior: &str) -> String {
    let tests = std::env::current_exe().expect("a program");
    let examples = tests.parent().and_then(|deps| deps.parent()).expect("a folder").join("examples");
    let engine = examples.join("scripted_engine");
    assert!(engine.exists(), "run: cargo build --no-default-features --example scripted_engine");
    let path = folder.file(behavior, format!("#!/bin/sh\nexec '{}' {behavior}\n", engine.display()));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("executable");
    path
}

/// Runs the command with a scripted engine.
fn analyse(engine: &str, arguments: &[&str]) -> Ran {
    run(&[&["analyse", "--engine", engine], arguments].concat())
}

/// Removes what differs from run to run.
fn without_times(mut objects: Vec<Value>) -> Vec<Value> {
    for engine in objects.iter_mut().flat_map(|object| object["engines"].as_array_mut().expect("engines")) {
        engine["time_ms"].take();
        if engine["stable"].is_object() {
            engine["stable"]["time_ms"].take();
        }
    }
    objects
}

#[test]
fn lines_have_scores_and_the_name_of_the_engine() {
    let folder = Folder::new();
    let engine = scripted(&folder, "good");
    let ran = analyse(&engine, &["--lines", "3", START]);
    let (head, lines) = ran.out.split_once('\n').expect("lines");
    assert!(head.starts_with("<text>:1: ") && head.ends_with(", depth 8, 5,000 positions"), "{ran:?}");
    assert_eq!(lines, "    +0.90  1. e4 e5 2. Nf3\n    +0.80  1. d4 d5\n    +0.70  1. Nf3 Nf6\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), "1 position\n"));
    let german = run_in("de_DE.UTF-8", &["analyse", "--engine", &engine, START]).out;
    assert!(german.contains("Tiefe 8, 5.000 Stellungen\n    +0.90  1. e4 e5 2. Sf3\n"), "{german}");
}

#[test]
fn only_moves_are_followed_and_never_called_proven() {
    let ran = run(&["analyse", "--nodes", "100000", "--only-move", ONLY, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[0].starts_with("<text>:1: Only Rg3 wins (+") && lines[0].contains(" at depth "), "{ran:?}");
    assert!(lines[0].contains("; next ") && lines[0].contains(" (Stockfish "), "{ran:?}");
    assert!(lines[1].starts_with("    1. Rg3 (+"), "{ran:?}");
    assert!(lines[2].starts_with("<text>:1: Only Ra8# wins (#1 at depth "), "{ran:?}");
    assert_eq!(lines[3], "    1. Ra8# (#1)");
    assert!(lines[1].contains("; "), "the end of a chain is explained: {ran:?}");
    assert!(!ran.out.contains("proven"), "{ran:?}");
}

#[test]
fn several_moves_and_no_winning_move_are_reported() {
    let folder = Folder::new();
    let engine = scripted(&folder, "good");
    let ran = analyse(&engine, &["--only-move", "--json", START]);
    let object = ran.objects().remove(0);
    assert_eq!(object["engines"][0]["only"], "several-draw", "{object}");
    assert_eq!(object["chain"], json!({"moves": [], "end": "not-only"}));
    let text = analyse(&engine, &["--only-move", START]).out;
    assert!(text.starts_with("<text>:1: Not only e4 draws (+0.90 at depth 8); also d4 ("), "{text}");
    let mated = analyse(&engine, &["--only-move", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"]);
    assert_eq!(mated.out, "<text>:1: There is no legal move to analyze\n");
    // It ignores that two lines are asked for.
    let text = analyse(&scripted(&folder, "changes-mind"), &["--only-move", START]).out;
    assert!(text.starts_with("<text>:1: Unclear after 30 positions ("), "{text}");
    let lost = run(&["analyse", "--nodes", "20000", "--only-move", "--json", "6k1/8/8/8/8/1p1q4/8/R3K3 w - - 0 1"]);
    assert_eq!(lost.objects()[0]["engines"][0]["only"], "lost", "{lost:?}");
}

#[test]
fn the_rule_and_options_of_the_engine_can_be_given() {
    let folder = Folder::new();
    let engine = scripted(&folder, "only-move");
    let only = |rule: &str| {
        let objects = analyse(&engine, &["--only-move", "--rule", rule, "--json", START]).objects();
        objects[0]["engines"][0]["only"].clone()
    };
    // +6 and +2: the next move is far behind, but well above a draw.
    assert_eq!((only("strict"), only("lichess")), (json!("several-win"), json!("only-win")));
    let wrong = analyse(&engine, &["--only-move", "--rule", "loose", START]);
    assert!(wrong.err.contains("strict") && wrong.code == Some(2), "{wrong:?}");
    let options = ["--json", "--option", "UCI_LimitStrength=true", "--option", "UCI_Elo=1500", "--nodes", "20000"];
    let weak = run(&[&["analyse"], &options[..], &[START]].concat()).objects();
    let strong = run(&["analyse", "--json", "--nodes", "20000", START]).objects();
    assert_ne!(without_times(weak), without_times(strong));
    let wrong = analyse(&engine, &["--option", "Hash", START]);
    assert!(wrong.err.contains("NAME=VALUE") && wrong.code == Some(2), "{wrong:?}");
}

/// The engine crashes in every search, and is not needed where tables know the result.
#[test]
fn tables_go_first() {
    let folder = Folder::new();
    let engine = scripted(&folder, "crash-in-search");
    let ran = analyse(&engine, &["--only-move", "8/8/8/4k3/8/8/3KP3/8 w - - 0 1", "8/8/8/8/8/4k3/8/4K2Q b - - 0 1"]);
    let expected = "<text>:1: Only Ke3 wins (proven)\n    1. Ke3 (proven); then no move is the only one\n<text>:1: Every move loses (proven)\n";
    assert_eq!((ran.out.as_str(), ran.code), (expected, Some(0)), "{ran:?}");
}

#[test]
fn scores_are_the_same_in_every_run() {
    let folder = Folder::new();
    let suite = folder.file("suite.epd", SUITE);
    let scored = |jobs| run(&["analyse", "--score", "--nodes", "20000", "--jobs", jobs, "--json", &suite]).objects();
    let (one, two) = (without_times(scored("1")), without_times(scored("2")));
    assert_eq!(one, two);
    let hits: Vec<bool> = one.iter().map(|object| object["engines"][0]["hit"] == true).collect();
    assert_eq!((hits.len(), hits[3], hits[4]), (6, true, false), "{one:?}");
    let table = run(&["analyse", "--score", "--nodes", "20000", &suite]).out;
    assert!(table.contains("WAC.004          + Qxh7+ ") && table.contains("WAC.005          - Qc4+\n"), "{table}");
    let count = hits.iter().filter(|hit| **hit).count();
    assert!(table.contains(&format!(": {count} of 6 right, stable after ")), "{table}");
    assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
}

#[test]
fn a_change_of_the_best_move_begins_a_new_stable_time() {
    let folder = Folder::new();
    let engine = scripted(&folder, "changes-mind");
    let suite =
        folder.file("a.epd", format!("{0} bm e4 d4;\n{0} bm e4;\n{0} am e4;\n{0} bm d4;\n", &START[..START.len() - 4]));
    let objects = analyse(&engine, &["--score", "--json", "--jobs", "1", &suite]).objects();
    let rating = |index: usize| {
        let engine = &objects[index]["engines"][0];
        (engine["hit"].as_bool(), engine["stable"]["depth"].as_u64(), engine["stable"]["nodes"].as_u64())
    };
    assert_eq!(rating(0), (Some(true), Some(1), Some(10)), "both are right from the beginning: {objects:?}");
    assert_eq!(rating(1), (Some(true), Some(3), Some(30)), "the other move was best at depth 2");
    assert_eq!((rating(2), rating(3)), ((Some(false), None, None), (Some(false), None, None)));
}

#[test]
fn two_engines_are_side_by_side() {
    let folder = Folder::new();
    let engine = scripted(&folder, "good");
    let suite = folder.file("suite.epd", format!("{} bm d4; id \"queen\";\n{SUITE}", &START[..START.len() - 4]));
    let other = ["--score", "--nodes", "20000", "--engine", "/usr/games/stockfish"];
    let table = analyse(&engine, &[&other[..], &[&suite]].concat()).out;
    let stockfish = "/usr/games/stockfish";
    let twice =
        run(&["analyse", "--score", "--nodes", "100", "--engine", stockfish, "--engine", stockfish, &suite]).out;
    assert_eq!(twice.lines().next().map(|head| head.matches(stockfish).count()), Some(2), "equal names: {twice}");
    let lines: Vec<&str> = table.lines().filter(|line| !line.starts_with(&suite)).collect();
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{table}");
    assert!(lines[0].contains("Stockfish") && lines[1].matches("Move").count() == 2, "{table}");
    assert!(lines[2].starts_with("queen            - e4 "), "{table}");
    let row = lines.iter().find(|line| line.starts_with("WAC.004")).expect("a row");
    assert!(row.starts_with("WAC.004          ! ") && row.contains("+ Qxh7+"), "{table}");
    assert!(table.contains("suite.epd:5: The engine gave the illegal move e2e4"), "{table}");
    let last = lines.last().expect("a line");
    assert!(last.starts_with("The engines differ in WAC.001, ") && last.contains("WAC.004"), "{table}");
}

#[test]
fn records_without_a_goal_are_reported() {
    let folder = Folder::new();
    let engine = scripted(&folder, "good");
    let path = folder.file("a.epd", format!("{START}\n{} bm Kg8;\n", &START[..START.len() - 4]));
    let ran = analyse(&engine, &["--score", &path]);
    assert_eq!(ran.out.matches("The record has neither bm nor am with a legal move\n").count(), 2, "{ran:?}");
    assert!(ran.code == Some(1) && ran.out.contains(": 0 of 0 right"), "{ran:?}");
}

#[test]
fn a_failure_concerns_one_record_only() {
    let folder = Folder::new();
    let crashing = scripted(&folder, "crash-in-search");
    let ran = analyse(&crashing, &["--jobs", "1", START, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"]);
    assert_eq!(ran.out.matches("<text>:1: The engine has crashed").count(), 2, "{ran:?}");
    assert_eq!(ran.code, Some(1));
    let engine = scripted(&folder, "good");
    let ran = analyse(&engine, &["--jobs", "1", "8/8/8/8/8/8/8/4K3 w - - 0 1", "nonsense", START]);
    assert!(ran.out.starts_with("<text>:1: Engines need a legal position. "), "{ran:?}");
    assert!(ran.out.contains("    nonsense\n") && ran.out.ends_with("    +0.90  1. e4 e5 2. Nf3\n"), "{ran:?}");
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), "3 positions\n"));
}

#[test]
fn engines_that_cannot_be_used_are_errors() {
    let folder = Folder::new();
    let missing = analyse("/no/such/engine", &[START]);
    assert!(missing.code == Some(2) && missing.err.contains("engine: The engine cannot be started"), "{missing:?}");
    let silent = analyse("/bin/cat", &[START]);
    assert!(silent.code == Some(2) && silent.err.contains("does not answer as a UCI engine does"), "{silent:?}");
    let engine = scripted(&folder, "good");
    let twice = analyse(&engine, &["--engine", &engine, START]);
    assert!(twice.code == Some(2) && twice.err.contains("One engine analyses positions"), "{twice:?}");
    for arguments in [&["--lines", "6"][..], &["--nodes", "0"], &["--score", "--only-move"], &["--jobs", "0"]] {
        assert_eq!(analyse(&engine, &[arguments, &[START]].concat()).code, Some(2), "{arguments:?}");
    }
}

#[test]
fn results_come_in_the_order_of_the_input() {
    let folder = Folder::new();
    let engine = scripted(&folder, "good");
    let texts: Vec<String> = (1..=20).map(|number| format!("{}{number}", &START[..START.len() - 1])).collect();
    let ran = run_with(&["analyse", "--engine", &engine, "--jobs", "3", "--json", "-"], texts.join("\n").as_bytes());
    let lines: Vec<u64> = ran.objects().iter().filter_map(|object| object["line"].as_u64()).collect();
    assert_eq!(lines, (1..=20).collect::<Vec<u64>>());
}

/// Ctrl+C ends the program while its engine searches.
#[cfg(target_os = "linux")]
#[test]
fn an_interruption_leaves_no_engine_behind() {
    let folder = Folder::new();
    let engine = scripted(&folder, "no-bestmove");
    let arguments = ["analyse", "--engine", &engine, START];
    let mut child = program().args(arguments).stdout(Stdio::null()).spawn().expect("starts");
    let children = |parent: u32| -> Vec<u32> {
        let path = format!("/proc/{parent}/task");
        let tasks = fs::read_dir(path).into_iter().flatten().flatten();
        let lists = tasks.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
        lists.flat_map(|list| list.split_whitespace().filter_map(|id| id.parse().ok()).collect::<Vec<_>>()).collect()
    };
    let wait = |is_true: &dyn Fn() -> bool| {
        let began = Instant::now();
        while !is_true() && began.elapsed() < Duration::from_secs(30) {
            thread::sleep(Duration::from_millis(10));
        }
        assert!(is_true());
    };
    // The engine, and the process that guards it.
    wait(&|| children(child.id()).len() >= 2);
    let engines = children(child.id());
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("runs");
    assert!(killed.success());
    child.wait().expect("ends");
    wait(&|| engines.iter().all(|id| !fs::exists(format!("/proc/{id}")).expect("looked at")));
}

/// The scripted engine plays the opening also where that is illegal.
#[test]
fn illegal_moves_are_a_fault_of_the_record() {
    let folder = Folder::new();
    let engine = scripted(&folder, "good");
    let object = analyse(&engine, &["--json", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]).objects().remove(0);
    let result = &object["engines"][0];
    assert!(result["fault"].as_str().is_some_and(|fault| fault.contains("illegal move")), "{object}");
    assert_eq!((&result["lines"], &result["best"], &result["program"]), (&json!([]), &Value::Null, &json!(engine)));
}
