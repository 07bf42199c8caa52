//! Problems that Popeye solves, with a script in its place.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use egui::{Key, Modifiers};
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::document::{Document, Format};
use tempfile::TempDir;

use crate::support::window::Window;

const CIRCE: &str = "algebraic:\n  white: [Kf6, Ra1]\n  black: [Kh8]\nstipulation: h#2\noptions: [Circe]\n";
const OTHER: &str = "---\nalgebraic:\n  white: [Kb6, Ra1]\n  black: [Kh8]\nstipulation: h#2\n";
const LINES: &str = "\n  1.Kh8-g8 Kf6-g6   2.Kg8-h8 Ra1-a8 #\n  1.Kh8-g8 Ra1-a7   2.Kg8-f8 Ra7-a8 #\n\nsolution finished. \
                     Time = 0.028 s\n";

/// A program that keeps its input and answers as Popeye does.
struct Program {
    folder: TempDir,
}

impl Program {
    fn new(answer: &str) -> Self {
        Self::with_end(answer, "")
    }

    fn with_end(answer: &str, end: &str) -> Self {
        let program = Self { folder: tempfile::tempdir().expect("a folder") };
        let folder = program.folder.path().display();
        let script = format!("#!/bin/sh\ncp \"$1\" '{folder}/input'\ncat '{folder}/answer'\n{end}\n");
        fs::write(program.folder.path().join("answer"), answer).expect("a file");
        fs::write(program.path(), script).expect("a file");
        fs::set_permissions(program.path(), Permissions::from_mode(0o755)).expect("permissions");
        program
    }

    /// A program that prints a banner and these lines.
    fn printing(lines: &str) -> Self {
        Self::new(&format!("Popeye Linux-64Bit v4.104 (1024 MB)\n{lines}"))
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("py")
    }

    fn input(&self) -> String {
        fs::read_to_string(self.folder.path().join("input")).expect("the program was run")
    }
}

/// A window with problems of Olive, and an installed Popeye.
fn window(content: &str, program: Option<&Program>) -> Window {
    let document = Document::from_bytes_as(content.into(), Format::Olive);
    let mut window = Window::sized(document, Settings::default(), [1180.0, 1200.0]);
    window.world().popeye = program.map(Program::path);
    window.open_tab("Solve");
    window
}

#[test]
fn a_problem_with_conditions_is_solved_by_popeye() {
    let program = Program::printing(LINES);
    let mut window = window(&format!("{CIRCE}{OTHER}"), Some(&program));
    assert!(window.sees("Not solved here: Circe"), "{}", window.words());
    window.click("Solve with Popeye");
    window.wait_for_solving();
    let expected = "BeginProblem\nPieces\n  White Kf6 Ra1\n  Black Kh8\nStipulation h#2\nOption NoBoard\nCondition Circe\n\
                    EndProblem\n";
    assert_eq!(program.input(), expected);
    assert_eq!((window.headline(), window.is_current()), ("By Popeye", true));
    assert_eq!(window.answer().remarks, ["2 solutions", "Popeye 4.104 \u{b7} 0.028 s"]);
    let rows = [
        "1.Kh8-g8",
        "  1...Kf6-g6",
        "    2.Kg8-h8",
        "      2...Ra1-a8#",
        "  1...Ra1-a7",
        "    2.Kg8-f8",
        "      2...Ra7-a8#",
    ];
    assert_eq!(window.tree(), rows);
    assert_eq!(window.arrows(), [""; 0], "the moves of Circe are not those of this program");
    window.click("Copy solution");
    window.wait_for_solving();
    assert!(window.clipboard().contains("  1.Kh8-g8 Kf6-g6   2.Kg8-h8 Ra1-a8 #\n"), "{}", window.clipboard());
    // Another record has another answer, and this one is still known afterwards.
    window.ctrl(Key::PageDown);
    assert!(!window.is_current());
    window.ctrl(Key::PageUp);
    assert!(window.is_current() && window.headline() == "By Popeye", "{}", window.headline());
    window.key(Key::F5);
    window.wait_for_solving();
    assert!(window.headline().starts_with("Helpmate in 2"), "{}", window.headline());
}

#[test]
fn orthodox_moves_are_shown_on_the_board() {
    let tree = "\n      1...b7*a6\n          2.b6-b7 #\n\n   1.Ra1-a6 ! zugzwang.\n      1...b7*a6\n          2.b6-b7 #\n\n   \
                1.Ra1*a7 + ?\n    but\n      1...Bb8*a7 !\n\n\nsolution finished. Time = 0.013 s\n";
    let program = Program::printing(tree);
    let content = "algebraic:\n  white: [Kc8, Ra1, Pb6]\n  black: [Ka8, Bb8, Pa7, Pb7]\nstipulation: \"#2\"\n";
    let mut window = window(content, Some(&program));
    assert!(!window.sees("Solve with Popeye"), "this program solves it too");
    window.menu("Solve", "Solve with Popeye");
    window.wait_for_solving();
    assert!(program.input().contains("Option NoBoard\nOption Variations\nOption Try\nOption SetPlay\n"));
    assert_eq!(window.answer().remarks[0], "1 key \u{b7} 1 try");
    let rows = ["Set play +", "1.Ra1-a6! (zugzwang)", "  1...b7*a6", "    2.b6-b7#", "1.Ra1*a7+? +"];
    assert_eq!(window.tree(), rows);
    assert_eq!(window.arrows(), ["a1a6"]);
    window.click("Continuation 2.b6-b7#");
    assert_eq!(window.placement(), "kbK5/pP6/p7/8/8/8/8/8");
    window.key(Key::Escape);
}

#[test]
fn fairy_pieces_are_left_to_popeye() {
    let program = Program::printing(LINES);
    let mut window = window(&CIRCE.replace("Ra1", "Ga1"), Some(&program));
    assert!(window.state().is_preview() && window.sees("Fairy pieces are not solved here"), "{}", window.words());
    assert!(!window.state().is_enabled(Command::Solve) && window.state().is_enabled(Command::SolveWithPopeye));
    window.click("Solve with Popeye");
    window.wait_for_solving();
    assert!(program.input().contains("White Kf6 Ga1\n"), "{}", program.input());
    assert_eq!((window.headline(), window.is_current()), ("By Popeye", true));
    assert!(window.sees("By Popeye"), "{}", window.words());
}

#[test]
fn the_program_is_chosen_where_it_is_not_found() {
    let program = Program::printing(LINES);
    let mut window = window(CIRCE, None);
    window.click("Solve with Popeye");
    assert!(window.notices().starts_with("Popeye is not installed"), "{}", window.notices());
    window.world().will_pick(program.path());
    window.click("Choose Popeye\u{2026}");
    window.wait_for_solving();
    assert_eq!(window.headline(), "By Popeye");
    let stored = window.world().stored.clone();
    assert_eq!(stored.and_then(|settings| settings.popeye), Some(program.path()));
}

#[test]
fn another_program_is_reported() {
    let program = Program::new("other\n");
    let mut window = window(CIRCE, Some(&program));
    window.menu("Solve", "Solve with Popeye");
    window.wait_for_solving();
    assert!(window.notices().contains("is not Popeye"), "{}", window.notices());
    assert!(window.state().solving.answer().is_none() && window.sees("Choose Popeye\u{2026}"), "{}", window.words());
}

#[test]
fn a_stopped_popeye_leaves_what_it_has_found() {
    let lines = LINES.replace("solution finished", "");
    let program = Program::with_end(&format!("Popeye Linux-64Bit v4.104\n{lines}"), "exec sleep 600");
    let mut window = window(CIRCE, Some(&program));
    window.click("Solve with Popeye");
    window.frames_until("nothing is written", |window| {
        window.state().solving.search_status().is_some_and(|status| status.seconds > 0.5)
    });
    assert!(window.sees("Popeye is solving"), "{}", window.words());
    window.quick_key(Modifiers::SHIFT, Key::F5);
    window.wait_for_solving();
    assert_eq!(window.answer().remarks[..2], ["2 solutions", "Stopped: there may be more solutions"]);
}

#[test]
fn a_refusal_is_shown_with_its_reason() {
    let program = Program::with_end(
        "Popeye Linux-64Bit v4.104\n\nsolution finished. Time = 0.0 s\n",
        "echo both sides need a king >&2",
    );
    let mut window = window(CIRCE, Some(&program));
    window.click("Solve with Popeye");
    window.wait_for_solving();
    assert_eq!(window.answer().remarks[..2], ["Popeye does not solve this problem", "both sides need a king"]);
}

#[test]
fn studies_and_paths_are_not_handed_over() {
    for (from, to) in [("h#2", "+"), ("Circe", "Circe Protocol /tmp/x")] {
        let window = window(&CIRCE.replace(from, to), None);
        assert!(!window.state().is_enabled(Command::SolveWithPopeye), "{to}");
    }
}
