//! The proven result of the position on the board: in the verdict, in the remarks, and on the squares of a move.
//!
//! Boards of 5x5 squares keep the tables small.

use fenwright::app::shell::ProofStatus;
use fenwright::app::shell::desktop::PathAnswer;

use crate::support::window::{START, Window};

/// White mates in 4; the queen can also be lost.
const QUEEN: &str = "4k/5/1Q3/5/K4 w - - 0 1";

impl Window {
    /// A window that proves positions, once the first result is there.
    fn proving(content: &str) -> Self {
        let mut window = Self::showing(content);
        window.menu("Solve", "Prove endings");
        window.wait_for_proof();
        window
    }

    fn wait_for_proof(&mut self) {
        self.frames_until("nothing is proven", |window| {
            !matches!(window.state().proof, ProofStatus::Unknown | ProofStatus::Running { .. })
        });
        self.settle();
    }

    fn verdict(&self) -> &str {
        &self.state().meaning.headline
    }

    fn first_remark(&self) -> &str {
        &self.state().meaning.remarks[0]
    }
}

#[test]
fn the_verdict_states_what_is_proven_with_its_evidence() {
    for (position, verdict, remark) in [
        (QUEEN, "White to move, mate in 4", "White to move, 17 legal moves \u{b7} proven (ending table)"),
        ("5/2k2/5/2P2/2K2 b - - 0 1", "Black to move, draw", "Black to move, 6 legal moves"),
        ("4k/5/1Q3/5/K4 b - - 0 1", "Black to move, mated in 4", "Black to move, 2 legal moves"),
    ] {
        let window = Window::proving(position);
        assert_eq!(window.verdict(), verdict, "{position}");
        assert!(window.first_remark().starts_with(remark), "{position}: {}", window.first_remark());
        assert!(window.sees(verdict), "{}", window.words());
    }
}

#[test]
fn the_result_follows_each_edit_while_its_table_is_there() {
    let mut window = Window::proving(QUEEN);
    window.menu("Position", "Switch side to move");
    assert_eq!(window.verdict(), "Black to move, mated in 4", "at once");
    window.undo();
    assert_eq!(window.verdict(), "White to move, mate in 4");
    window.menu("Position", "Clear board");
    assert_eq!(window.verdict(), "The board is empty");
    window.undo();
    window.menu("Solve", "Free tables");
    assert!(window.sees("The memory of the tables of endings is free again"), "{}", window.words());
    window.menu("Position", "Switch side to move");
    window.wait_for_proof();
    assert_eq!(window.verdict(), "Black to move, mated in 4", "the tables were made again");
}

#[test]
fn nothing_is_claimed_without_proof() {
    for (position, verdict) in [
        (START, "White to move, 20 legal moves"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "White to move, 16 legal moves"),
        ("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "Illegal position"),
        ("7k/8/5K2/6Q1/8/8/8/8 b - - 0 1", "Black to move, 1 legal move"),
    ] {
        let mut window = Window::showing(position);
        if !verdict.ends_with("1 legal move") {
            window.menu("Solve", "Prove endings");
        }
        window.frames(60);
        assert_eq!(window.verdict(), verdict);
        assert!(matches!(window.state().proof, ProofStatus::Unknown), "{position}");
    }
}

#[test]
fn a_mate_stays_a_mate() {
    let window = Window::proving("k4/1Q3/2K2/5/5 b - - 0 1");
    assert_eq!(window.verdict(), "Checkmate, White wins");
}

#[test]
fn the_squares_of_a_move_say_what_it_does() {
    let mut window = Window::proving(QUEEN);
    window.ctrl(egui::Key::M);
    window.click("b3");
    let name = |window: &Window, square: &str| window.square(square).name;
    assert_eq!(name(&window, "d1"), "d1, empty, possible target, mate in 4");
    assert_eq!(name(&window, "a3"), "a3, empty, possible target, mate in 6");
    assert_eq!(name(&window, "d5"), "d5, empty, possible target, draws");
    window.click("d5");
    assert_eq!(window.verdict(), "Black to move, draw", "{}", window.words());
}

#[test]
fn the_moves_that_were_played_say_what_they_did() {
    let mut window = Window::proving(QUEEN);
    window.ctrl(egui::Key::M);
    for square in ["b3", "d1", "e5", "e4", "d1", "d4", "e4", "d4"] {
        window.click(square);
    }
    assert_eq!(window.verdict(), "White to move, 3 legal moves, dead draw");
    for name in [
        "Move 1. Qd1, mate in 4",
        "Move 1... Ke4, loses, mated in 3",
        "Move 2. Qd4+, draws, gives the win away",
        "Move 2... Kxd4, draws",
    ] {
        assert!(window.sees(name), "{name}: {}", window.words());
    }
}

#[test]
fn the_folder_of_tables_is_shown_with_what_the_position_needs() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::showing("4k3/8/8/8/8/8/8/RNB1K3 w - - 0 1");
    window.menu("Solve", "Prove endings");
    window.menu("Solve", "Syzygy tables\u{2026}");
    window.frames_until("the folder is read", |window| window.sees("No tables found"));
    assert!(window.sees("For the position on the board: Needs KRBNvK.rtbw"), "{}", window.words());
    std::fs::write(folder.path().join("KRBNvK.rtbw"), "no table").expect("a file");
    window.world().answers.push_back(PathAnswer::Picked(folder.path().to_owned()));
    window.click("Choose folder\u{2026}");
    window.frames_until("the folder is read", |window| window.sees(&folder.path().display().to_string()));
    window.frames_until("the file is tried", |window| window.sees("KRBNvK.rtbw is incomplete"));
    // The folder is read again when the window gets the focus.
    std::fs::remove_file(folder.path().join("KRBNvK.rtbw")).expect("a file");
    window.frame([egui::Event::WindowFocused(true)]);
    window.frames_until("the folder is read again", |window| window.sees("Needs KRBNvK.rtbw"));
    window.click("Use found tables");
    window.frames_until("the folder is read", |window| window.sees("No tables found"));
    window.click("Close");
    assert_eq!(window.state().dialog, None);
}
