//! The engine beside the board, with Stockfish: it follows edits and moves, and no process is left behind.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use fenwright::app::command::Command;

use super::desktop::Desktop;
use super::display::Display as _;
use super::recovery::kill;
use super::wait::{self, LIMIT};
use super::window::Window;

/// White mates at once. After a move of Black without a defence, it would too.
const SCHOLAR: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR";

/// How long the palette needs to open and to find a command. The screen is never still while an engine runs.
const MOMENT: Duration = Duration::from_millis(700);

fn run(window: &Window<'_>, command: Command) {
    window.key("ctrl+k");
    thread::sleep(MOMENT);
    window.type_text(command.name());
    thread::sleep(MOMENT);
    window.key("Return");
    thread::sleep(MOMENT);
}

/// Waits until the best line of the engine is as expected.
fn expect_line(desktop: &Desktop, window: &Window<'_>, is_expected: impl Fn(&str) -> bool) {
    let mut last = String::new();
    let found = wait::poll(LIMIT, || {
        desktop.screen.set_clipboard("");
        run(window, Command::CopyEngineLine);
        last = desktop.clipboard();
        if last.is_empty() {
            // There is no line yet, so the palette is still open.
            window.key("Escape");
        }
        is_expected(&last).then_some(())
    });
    assert!(found.is_some(), "the line is {last}");
}

/// The engines that run with this home folder, which each desktop has for itself.
fn engines(home: &str) -> usize {
    let processes = fs::read_dir("/proc").expect("processes").filter_map(|entry| Some(entry.ok()?.path()));
    let variable = format!("HOME={home}");
    let is_engine = |process: &PathBuf| {
        let is_stockfish = fs::read_to_string(process.join("comm")).is_ok_and(|name| name.trim() == "stockfish");
        // A process that has ended has no environment.
        let variables = fs::read(process.join("environ")).unwrap_or_default();
        is_stockfish && variables.split(|byte| *byte == 0).any(|one| one == variable.as_bytes())
    };
    processes.filter(is_engine).count()
}

fn home(window: &Window<'_>) -> String {
    let variables = fs::read(format!("/proc/{}/environ", window.process())).expect("the environment of the program");
    let mut variables = variables.split(|byte| *byte == 0).map(String::from_utf8_lossy);
    variables.find_map(|one| one.strip_prefix("HOME=").map(str::to_owned)).expect("a home")
}

fn expect_engines(home: &str, count: usize) {
    let found = wait::poll(LIMIT, || (engines(home) == count).then_some(()));
    assert!(found.is_some(), "{} engines run, not {count}", engines(home));
}

#[test]
fn an_engine_follows_edits_and_moves_and_ends_with_the_window() {
    let desktop = Desktop::new();
    let path = desktop.file("scholar.fen", format!("{SCHOLAR} w KQkq - 0 1\n"));
    let window = desktop.start(&[&path]);
    let home = home(&window);
    assert_eq!(engines(&home), 0, "it is off until it is switched on");
    window.key("F7");
    expect_line(&desktop, &window, |line| line == "#1 1. Qxf7#");

    // Without the queen there is no mate.
    window.click_squares(&["f3"]);
    window.key("Delete");
    expect_line(&desktop, &window, |line| !line.starts_with('#'));
    window.key("ctrl+z");
    expect_line(&desktop, &window, |line| line == "#1 1. Qxf7#");

    // Black is to move, and White threatens mate.
    run(&window, Command::SwitchSide);
    expect_line(&desktop, &window, |line| line.contains(" 1... "));
    window.key("shift+F7");
    expect_line(&desktop, &window, |line| line == "#1 1. Qxf7#");
    window.key("shift+F7");

    // A blunder is punished by the engine.
    run(&window, Command::PlayEngine);
    window.type_text("Na5");
    window.key("Return");
    window.expect_shown("r1bqkbnr/pppp1Qpp/8/n3p3/2B1P3/8/PPPP1PPP/RNB1K1NR");
    window.key("Escape");

    expect_engines(&home, 1);
    window.key("F7");
    expect_engines(&home, 0);
}

#[test]
fn no_engine_outlives_its_window() {
    let desktop = Desktop::new();
    let path = desktop.file("scholar.fen", format!("{SCHOLAR} w KQkq - 0 1\n"));
    for is_killed in [false, true] {
        let mut window = desktop.start(&[&path]);
        let home = home(&window);
        window.key("F7");
        expect_line(&desktop, &window, |line| line == "#1 1. Qxf7#");
        assert_eq!(engines(&home), 1);
        if is_killed {
            kill(window);
        } else {
            window.ask_to_close();
            window.expect_end();
        }
        expect_engines(&home, 0);
    }
}

/// The number of results that the program has logged.
fn logged(desktop: &Desktop) -> usize {
    fs::read_to_string(desktop.state().join("fenwright/evaluations.tsv")).unwrap_or_default().lines().count()
}

fn start_batch(window: &Window<'_>) {
    window.change(|| window.key("ctrl+F7"));
    window.key("ctrl+a");
    window.type_text("1000");
    window.change(|| window.key("Return"));
}

#[test]
fn a_batch_goes_on_after_a_kill() {
    const COUNT: usize = 1_000;
    let desktop = Desktop::new();
    desktop.keep_journals();
    let records = (0..COUNT).map(|number| format!("7k/8/8/8/8/8/8/{} w - - 0 {}\n", back_rank(number), number + 1));
    let path = desktop.file("many.fen", records.collect::<String>());
    let window = desktop.start(&[&path]);
    let home = home(&window);
    start_batch(&window);
    let enough = wait::poll(LIMIT, || (logged(&desktop) > 50).then_some(()));
    assert!(enough.is_some(), "{} results are logged", logged(&desktop));
    kill(window);
    expect_engines(&home, 0);
    let before = logged(&desktop);
    assert!(before < COUNT, "the batch was not finished");

    let window = desktop.start(&[&path]);
    start_batch(&window);
    // Other tests use the processors too.
    let all = wait::poll(3 * LIMIT, || (logged(&desktop) >= COUNT).then_some(()));
    assert!(all.is_some(), "{} results are logged, {before} before the kill", logged(&desktop));
    thread::sleep(MOMENT);
    // Results that were there are not logged again.
    assert_eq!(logged(&desktop), COUNT);
}

/// Returns the back rank of a position that no other number has.
fn back_rank(number: usize) -> String {
    let pieces: String = (0..5).map(|digit| ['Q', 'R', 'N', 'B'][number >> (2 * digit) & 3]).collect();
    format!("K{pieces}2")
}
