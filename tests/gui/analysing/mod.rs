//! The engine beside the board, with the scripted engine of the tests.

use std::path::PathBuf;

use egui::Key;
use fenwright::app::shell::SideTab;
use fenwright::app::shell::desktop::PathAnswer;
use fenwright::app::shell::dialog::Dialog;
use fenwright::engine::EngineState;

use crate::support::window::{START, Window};

/// The engine of `tests/scripted_engine`, which knows lines of the start position only.
fn engine() -> PathBuf {
    let tests = std::env::current_exe().expect("a path");
    let folder = tests.parent().and_then(|deps| deps.parent()).expect("a folder").join("examples");
    let path = folder.join("scripted_engine").with_extension(std::env::consts::EXE_EXTENSION);
    assert!(path.exists(), "run: cargo build --example scripted_engine");
    path
}

impl Window {
    fn analyzing(content: &str) -> Self {
        let mut window = Self::showing(content);
        window.world().engines = vec![engine()];
        window.key(Key::F7);
        window.wait_for_lines();
        window
    }

    fn wait_for_lines(&mut self) {
        self.frames_until("there are no lines", |window| {
            window.state().analysing.analysis().is_some_and(|analysis| analysis.lines.len() == 3)
        });
        self.settle();
    }
}

#[test]
fn lines_are_shown_with_their_scores() {
    let mut window = Window::analyzing(START);
    assert_eq!(window.state().settings.tab, SideTab::Engine);
    for line in ["+0.90: 1. e4 e5 2. Nf3", "+0.80: 1. d4 d5", "+0.70: 1. Nf3 Nf6"] {
        assert!(window.sees(line), "{line}: {}", window.words());
    }
    assert!(window.sees("Depth 8 \u{b7} 5 k positions \u{b7} 100 k/s"), "{}", window.words());
    assert!(window.sees("Engine: +0.90 at depth 8"), "the bar beside the board");
    window.menu("Position", "Switch side to move");
    window.undo();
    window.wait_for_lines();
    window.key(Key::F7);
    assert!(!window.state().analysing.is_on());
    assert!(window.sees("The engine is off") && !window.sees("+0.90"), "{}", window.words());
}

#[test]
fn an_edit_starts_the_analysis_anew() {
    let mut window = Window::analyzing(START);
    window.menu("Position", "Clear board");
    window.frames_until("the position is refused", |window| window.sees("Engines need a legal position"));
    assert!(window.state().analysing.analysis().is_none_or(|analysis| analysis.lines.is_empty()));
    window.undo();
    window.wait_for_lines();
    assert!(window.sees("1. e4 e5 2. Nf3"), "{}", window.words());
}

#[test]
fn a_line_is_stepped_through_copied_and_saved() {
    let mut window = Window::analyzing(&format!("{START}\n"));
    window.click("+0.80: 1. d4 d5");
    let fen = fenwright::notation::fen::write(window.state().position());
    assert!(fen.starts_with("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b"), "{fen}");
    window.key(Key::Escape);
    window.wait_for_lines();
    window.menu("Solve", "Copy engine line");
    assert_eq!(window.world().clipboard, Ok("+2.90 1. e4 e5 2. Nf3".to_owned()));
    window.menu("Solve", "Save engine line");
    assert_eq!(window.content(), format!("# Solution: 1. e4 e5 2. Nf3\n{START}\n"));
}

#[test]
fn operations_of_epd_get_the_line() {
    let epd = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"a\";\n";
    let mut window = Window::analyzing(epd);
    window.menu("Solve", "Save engine line");
    let saved = "id \"a\"; ce 90; acd 8; acn 5000; bm e4; pv e4 e5 Nf3;";
    assert!(window.content().contains(saved), "{}", window.content());
    window.undo();
    assert_eq!(window.content(), epd);
}

#[test]
fn a_game_gets_the_line_with_its_score() {
    let mut window = Window::analyzing(&format!("[Event \"a\"]\n[SetUp \"1\"]\n[FEN \"{START}\"]\n\n*\n"));
    window.menu("Solve", "Save engine line");
    assert!(window.content().contains("1. e4 {[%eval 0.90,8]} e5 2. Nf3 *"), "{}", window.content());
}

#[test]
fn without_an_engine_the_tab_says_how_to_get_one() {
    let mut window = Window::showing(START);
    window.key(Key::F7);
    assert!(!window.state().analysing.is_on());
    assert!(window.sees("No chess engine was found"), "{}", window.words());
    assert!(window.sees("nstall an engine"), "{}", window.words());
    window.world().answers.push_back(PathAnswer::Picked(engine()));
    window.click("Choose program\u{2026}");
    window.wait_for_lines();
    assert_eq!(window.state().settings.engine.program, Some(engine()));
}

#[test]
fn threats_are_those_of_the_other_side() {
    let mut window = Window::analyzing(START);
    window.menu("Solve", "Show threat");
    window.frames_until("no threat is analyzed", |window| {
        let analysis = window.state().analysing.analysis();
        analysis.is_some_and(|analysis| analysis.position.side_to_move == fenwright::Color::Black)
    });
    window.menu("Solve", "Show threat");
    window.wait_for_lines();
    let check = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let mut window = Window::showing(check);
    window.world().engines = vec![engine()];
    window.key(Key::F7);
    window.menu("Solve", "Show threat");
    window.frames(5);
    assert!(window.sees("There is no threat to show: the side to move is in check"), "{}", window.words());
}

#[test]
fn options_have_their_controls_and_are_remembered() {
    let mut window = Window::analyzing(START);
    window.menu("Solve", "Engine options\u{2026}");
    assert_eq!(window.state().dialog, Some(Dialog::EngineOptions));
    for name in ["Threads", "Hash", "Book File"] {
        assert!(window.sees(name), "{name}: {}", window.words());
    }
    assert!(!window.sees("MultiPV") && !window.sees("UCI_Chess960"), "{}", window.words());
    window.click("Strict");
    window.click("Book File");
    window.type_keys("book.bin");
    window.click("Close");
    let choices = &window.state().settings.engine;
    assert_eq!(choices.options[0].values.get("Book File").map(String::as_str), Some("book.bin"), "{choices:?}");
    assert_eq!(choices.rule, fenwright::engine::OnlyMoveRule::Strict);
    window.menu("Solve", "Engine options\u{2026}");
    window.click("Use defaults");
    assert!(window.state().settings.engine.options.is_empty());
}

#[test]
fn the_engine_answers_moves_that_are_tried() {
    // Black to move: the engine plays White, and always e4.
    let black = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";
    let mut window = Window::showing(black);
    window.world().engines = vec![engine()];
    window.key(Key::F7);
    window.menu("Solve", "Play against engine");
    assert!(window.state().is_trying());
    assert!(window.sees("Your move"), "{}", window.words());
    window.click("e7");
    window.click("e5");
    window.frames_until("the engine does not answer", |window| window.sees("Move 2. e4"));
    // Moves that are taken back are not answered again.
    window.undo();
    window.undo();
    window.frames(20);
    assert!(window.sees("Your move"), "{}", window.words());
}

#[test]
fn a_hidden_window_pauses_the_engine() {
    let mut window = Window::analyzing(START);
    let hide = |window: &mut Window, is_hidden: bool| {
        let viewports = &mut window.harness().input_mut().viewports;
        viewports.entry(egui::ViewportId::ROOT).or_default().minimized = Some(is_hidden);
        window.frames(3);
    };
    hide(&mut window, true);
    window.frames_until("it is analyzed on", |window| {
        window.state().analysing.status().is_some_and(|status| status.state == EngineState::Idle)
    });
    assert!(window.state().analysing.analysis().is_none());
    hide(&mut window, false);
    window.wait_for_lines();
}

/// White mates at once, White wins in several ways, Black is to move and lost, no position, and no kings.
const BATCH: &str = "\
r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1
4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1
4k3/8/8/8/8/8/8/QQ2K3 b - - 0 1
no position
8/8/8/8/8/8/8/8 w - - 0 1
";

impl Window {
    fn type_limit(&mut self, unit: &str, limit: &str) {
        self.click(unit);
        self.ctrl(Key::A);
        self.type_keys(limit);
    }

    /// Analyzes all positions with Stockfish, and returns the words of the report.
    fn analyze_all(&mut self, nodes: &str) -> String {
        self.world().engines = vec!["/usr/games/stockfish".into()];
        self.menu("Solve", "Analyze positions\u{2026}");
        assert_eq!(self.state().dialog, Some(Dialog::AnalyzePositions));
        self.type_limit("Nodes", nodes);
        self.click("Analyze");
        self.wait_for_work();
        assert_eq!(self.state().dialog, Some(Dialog::AnalysisReport), "{}", self.words());
        self.words()
    }
}

#[test]
fn all_positions_are_analyzed_and_searched_for() {
    let mut window = Window::showing(BATCH);
    let report = window.analyze_all("20000");
    for words in [
        "5 positions analyzed",
        "1 with only one move",
        "1 with several moves",
        "1 lost",
        "1 not analyzed by the engine",
        "1 unreadable",
    ] {
        assert!(report.contains(words), "{words}: {report}");
    }
    window.click("Select with only one move");
    window.click("Close");
    assert_eq!(window.state().dialog, None);
    for (query, count) in [("is:only-move", 1), ("is:unclear", 0), ("eval>3", 3), ("eval<0", 0), ("-is:only-move", 4)] {
        window.ctrl(Key::F);
        window.ctrl(Key::A);
        window.type_keys(query);
        let expected = format!("{count} of 5");
        window.frames(40);
        assert!(window.sees(&expected), "{query}: {}", window.words());
    }
}

#[test]
fn known_positions_are_not_analyzed_again_and_lines_are_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("evaluations.tsv");
    let logged = || std::fs::read_to_string(&log).expect("a log").lines().count();
    // The second window is a later session.
    for session in 0..2 {
        let mut window = Window::showing(BATCH);
        window.world().journals = Some(folder.path().to_owned());
        window.analyze_all("20000");
        assert_eq!(logged(), 3, "session {session}");
        window.click("Save lines");
        assert!(window.content().starts_with("# Solution: 1. Qxf7#\n"), "{}", window.content());
        assert!(window.sees("Lines saved for 3 positions"), "{}", window.words());
        window.undo();
        assert_eq!(window.content(), BATCH);
        window.analyze_all("10000");
        window.click("Close");
        assert_eq!(logged(), 3, "fewer nodes are enough");
    }
    let mut window = Window::showing(BATCH);
    window.world().journals = Some(folder.path().to_owned());
    window.analyze_all("30000");
    assert_eq!(logged(), 6, "more nodes are not");
}

#[test]
fn a_wrong_number_of_nodes_is_explained() {
    let mut window = Window::showing(BATCH);
    window.world().engines = vec![engine()];
    window.menu("Solve", "Analyze positions\u{2026}");
    window.type_limit("Nodes", "many");
    assert!(window.sees("Nodes must be a number from 1,000 on"), "{}", window.words());
    window.key(Key::Escape);
    assert_eq!(window.state().dialog, None);
    window.world().engines.clear();
    window.menu("Solve", "Analyze positions\u{2026}");
    assert!(window.sees("nstall an engine") && window.state().dialog.is_none(), "{}", window.words());
}

#[test]
fn a_batch_with_a_program_that_is_no_engine_says_why() {
    let mut window = Window::showing(BATCH);
    window.world().engines = vec!["/no/such/engine".into()];
    window.menu("Solve", "Analyze positions\u{2026}");
    window.click("Analyze");
    window.wait_for_work();
    assert_eq!(window.state().dialog, None);
    assert!(window.sees("The engine cannot be started"), "{}", window.words());
}

/// White mates in two by a sacrifice, and loses otherwise.
const SACRIFICE: &str = "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 1\n";

#[test]
fn only_moves_are_followed_shown_and_saved_as_the_solution() {
    let mut window = Window::showing(SACRIFICE);
    window.menu("Solve", "Follow only moves");
    assert!(window.sees("nstall an engine"), "{}", window.words());
    window.world().engines = vec!["/usr/games/stockfish".into()];
    window.menu("Solve", "Follow only moves");
    window.wait_for_work();
    assert!(window.sees("1. Qb8+ (#2) Nxb8 2. Rd8# (#1)"), "{}", window.words());
    window.click("Play through");
    assert!(window.sees("Move 1. Qb8+"), "{}", window.words());
    window.key(Key::Escape);
    window.click("Save only moves as solution");
    assert_eq!(window.content(), format!("# Solution: 1. Qb8+ Nxb8 2. Rd8#\n{SACRIFICE}"));
    window.menu("Position", "Switch side to move");
    assert!(!window.sees("1. Qb8+ (#2) Nxb8 2. Rd8# (#1)"), "it belongs to the other position");
}

/// Tables prove the only move, so the engine, which knows nothing about the position, is not asked.
#[test]
fn proven_only_moves_need_no_engine() {
    let mut window = Window::showing("8/8/8/4k3/8/8/3KP3/8 w - - 0 1\n");
    window.world().engines = vec![engine()];
    window.menu("Solve", "Follow only moves");
    window.wait_for_work();
    assert!(window.sees("1. Ke3 (proven); then no move is the only one"), "{}", window.words());
    window.menu("Position", "Switch side to move");
    window.menu("Solve", "Follow only moves");
    window.wait_for_work();
    assert!(window.sees("There is no only move here"), "{}", window.words());
}

#[test]
fn a_batch_follows_only_moves_within_a_time_and_the_list_shows_it() {
    let mut window = Window::showing(&format!("{SACRIFICE}{BATCH}"));
    window.world().engines = vec!["/usr/games/stockfish".into()];
    window.menu("Solve", "Analyze positions\u{2026}");
    window.click("Limit");
    window.click("Seconds");
    window.type_limit("Seconds", "0");
    assert!(window.sees("Seconds must be a number from 1 on"), "{}", window.words());
    window.type_limit("Seconds", "1");
    window.click("Follow only moves to the end, and save them as the solution");
    window.click("Analyze");
    window.wait_for_work();
    window.click("Save lines");
    let content = window.content();
    assert!(content.starts_with("# Solution: 1. Qb8+ Nxb8 2. Rd8#\n"), "{content}");
    assert!(window.sees("Engine: only move, #2"), "{}", window.words());
    assert!(window.sees("Engine: several moves, #"), "{}", window.words());
    window.undo();
    window.menu("Solve", "Analyze positions\u{2026}");
    assert!(window.sees("Seconds"), "the last limit is offered again: {}", window.words());
}
