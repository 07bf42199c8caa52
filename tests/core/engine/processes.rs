//! No process of an engine is left behind, however its user ends.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use fenwright::engine::{Engine, EngineState, Program, Status};

use super::{LONG, analyze_start, has_finished, impatient, scripted, scripted_path, scripted_program, wait_for};

/// Returns `true` if a process runs, and is not only waiting to be asked for its exit status.
fn is_running(id: &str) -> bool {
    let state = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    state.rsplit(") ").next().is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'))
}

fn assert_gone(ids: &[&str], why: &str) {
    let deadline = Instant::now() + LONG;
    while ids.iter().any(|id| is_running(id)) {
        assert!(Instant::now() < deadline, "{why}: {ids:?} are left");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn nothing_is_left_of_a_dropped_engine_even_if_it_ignores_all_requests() {
    let path = scripted_path().display().to_string();
    let deaf = |behavior: &str| Program {
        path: "/bin/sh".into(),
        arguments: ["-c", "trap '' HUP INT TERM; exec \"$0\" \"$1\"", &path, behavior].map(str::to_owned).to_vec(),
    };
    for program in [scripted_program("normal"), scripted_program("child"), deaf("ignores-quit"), deaf("child")] {
        let engine = Engine::start(program.clone(), impatient(), || {});
        analyze_start(&engine, 1);
        let status = wait_for(&engine, has_finished);
        let ids: Vec<&str> = [&*status.name, &*status.author].into_iter().filter(|id| *id != "0").collect();
        assert!(ids.iter().all(|id| is_running(id)), "{ids:?}");
        drop(engine);
        assert_gone(&ids, &format!("{program:?}"));
    }
}

#[test]
fn nothing_is_left_of_an_engine_whose_user_is_killed() {
    let mut parent = Command::new(scripted_path()).arg("parent").stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(parent.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let ids: Vec<&str> = line.split_whitespace().collect();
    let are_running = ids.len() == 2 && ids.iter().all(|id| is_running(id));
    parent.kill().unwrap();
    parent.wait().unwrap();
    assert!(are_running, "{line:?}");
    assert_gone(&ids, "the user was killed");
}

#[test]
fn a_child_of_a_crashed_engine_is_killed() {
    let engine = scripted("child");
    analyze_start(&engine, 1);
    let status = wait_for(&engine, has_finished);
    let kill = Command::new("kill").args(["-KILL", &status.name]).status().unwrap();
    assert!(kill.success());
    let is_other =
        |other: &Status| other.state == EngineState::Idle && other.name != status.name && has_finished(other);
    let other = wait_for(&engine, is_other);
    assert_gone(&[&status.name, &status.author], "the engine crashed");
    assert!(is_running(&other.name));
}

#[test]
fn a_flood_and_a_line_of_a_gigabyte_use_no_memory() {
    let peak = || {
        let status = fs::read_to_string("/proc/self/status").unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap().to_owned();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap()
    };
    let before = peak();
    for behavior in ["flood", "long-line"] {
        let engine = scripted(behavior);
        analyze_start(&engine, 1);
        wait_for(&engine, has_finished);
    }
    // Other tests run in this process too.
    let growth = peak().saturating_sub(before);
    assert!(growth < 500_000, "{growth} kB more");
}
