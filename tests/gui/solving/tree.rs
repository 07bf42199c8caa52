//! The tree of the solution, and its lines on the board.

use egui::Key;
use egui::accesskit::Role;
use fenwright::app::command::Command;
use fenwright::document::Field;
use fenwright::rules::solver::Judgement;

use super::{CORNER, HALF, HARING, asked};
use crate::support::window::Window;

#[test]
fn the_key_of_a_sound_problem_is_open() {
    let window = Window::solved(CORNER, 2);
    let expected = [
        "1.Ra6! (zugzwang)",
        "  1...bxa6",
        "    2.b7#",
        "  1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7",
        "    2.Rxa7#",
        "2 tries +",
    ];
    let mut lines = window.tree();
    lines.retain(|line| !line.starts_with("Set play"));
    assert_eq!(lines, expected);
}

#[test]
fn branches_open_and_close() {
    let mut window = Window::solved(CORNER, 2);
    window.click("Open 2 tries");
    let tree = window.tree();
    let at = tree.iter().position(|line| line == "2 tries").expect("it is open");
    assert_eq!(tree[at + 1..], ["  1.Ra5?", "    1...a6!", "  1.Rxa7+?", "    1...Bxa7!"]);
    window.click("Close 2 tries");
    window.click("Close Key 1.Ra6");
    assert_eq!(window.tree()[0], "1.Ra6! (zugzwang) +");
    assert!(!window.tree().iter().any(|line| line.contains("bxa6 ")), "{:?}", window.tree());
    window.click("Open Key 1.Ra6");
    assert_eq!(window.tree()[1], "  1...bxa6");
}

#[test]
fn lines_are_shown_on_the_board() {
    let mut window = Window::solved(CORNER, 2);
    for (row, placement) in [
        ("Key 1.Ra6, zugzwang", "kbK5/pp6/RP6/8/8/8/8/8"),
        ("Defence 1...bxa6", "kbK5/p7/pP6/8/8/8/8/8"),
        ("Continuation 2.b7#", "kbK5/pP6/p7/8/8/8/8/8"),
        ("Defence 1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7", "k1K5/pp6/RP6/8/8/8/7b/8"),
        ("Continuation 2.Rxa7#", "k1K5/Rp6/1P6/8/8/8/7b/8"),
    ] {
        window.click(row);
        assert_eq!(window.placement(), placement, "{row}");
        assert!(window.is_current(), "{row}: the answer stays that of the position before the moves");
    }
    assert!(!window.document().is_modified());
    assert!(window.state().unkept_moves().is_none(), "nobody tried these moves");
    window.key(Key::Escape);
    window.key(Key::Escape);
    assert_eq!(window.fen(), CORNER);
    assert!(window.is_current());
}

#[test]
fn a_threat_is_said_of_the_key() {
    let mut window = Window::solved(HARING, 2);
    let tree = window.tree();
    assert!(tree[0].starts_with("1.d4! (threatens 2."), "{tree:?}");
    assert!(tree[1].starts_with("  1..."), "once is enough: {tree:?}");
    assert!(tree.iter().any(|line| line == "13 tries +"), "{tree:?}");
    window.click("Open 13 tries");
    for line in ["  1.Ne3+?", "    1...Ke6!"] {
        assert!(window.tree().iter().any(|found| found == line), "{line}: {:?}", window.tree());
    }
}

#[test]
fn a_longer_solution_is_opened_move_by_move() {
    // S. Loyd: mate in four.
    let mut window = Window::solved("8/8/8/8/5b2/6k1/6r1/4KRQR w K - 0 1", 4);
    assert_eq!(window.headline(), "Mate in 4 \u{b7} sound");
    let tree = window.tree();
    assert!(tree[0].starts_with("1.Qxg2+"), "{tree:?}");
    assert!(tree[1].starts_with("  1...") && tree[1].ends_with("(mate in 3) +"), "{tree:?}");
    let defence = tree[1].trim().split(' ').next().unwrap_or_default().to_owned();
    window.click(&format!("Open Defence {defence}"));
    window.wait_for_solving();
    let tree = window.tree();
    assert!(tree[2].starts_with("    2."), "{tree:?}");
}

#[test]
fn with_black_to_move_the_attack_has_the_numbers_too() {
    let window = Window::solved("r7/8/8/8/8/1p6/PP6/KBk5 b - - 0 41", 2);
    let tree = window.tree();
    assert!(tree[0].starts_with("1.") && !tree[0].starts_with("1..."), "{tree:?}");
}

#[test]
fn helpmates_are_shown_line_by_line() {
    let mut window = Window::asking_for("7k/8/6K1/8/8/8/8/R7 b - - 0 1", asked("h#1"));
    window.solve();
    assert_eq!(window.headline(), "Helpmate in 1 \u{b7} sound");
    assert_eq!(window.tree(), ["1.Kg8", "  1...Ra8#", "Set play", "  1...Ra8#"]);
    assert_eq!(window.arrows(), ["h8g8"]);
    window.click("Key 1.Kg8");
    assert_eq!(window.placement(), "6k1/8/6K1/8/8/8/8/R7");
    // The last row is the set play, in which White begins.
    window.click("Defence 1...Ra8#");
    assert_eq!(window.placement(), "R6k/8/6K1/8/8/8/8/8");
    window.menu("Solve", Command::CopySolution.name());
    window.wait_for_solving();
    assert_eq!(window.clipboard(), "7k/8/6K1/8/8/8/8/R7 b - - 0 1\nh#1\n1.Kg8 Ra8#\n");
    let why = window.state().why_disabled(Command::CopySolutionAsEpd).unwrap_or_default();
    assert!(why.contains("only for direct mates"), "{why}");
    let mut window = Window::asking_for("7k/8/5K2/8/8/8/8/R7 b - - 0 1", asked("h#2"));
    window.solve();
    assert!(window.headline().ends_with("solutions"), "{}", window.headline());
    assert!(window.tree().iter().any(|line| line == "1.Kh7 +"), "{:?}", window.tree());
    window.click("Open Key 1.Kh7");
    assert!(window.tree().iter().any(|line| line == "  1...Ra2 +"), "{:?}", window.tree());
}

/// The side to move begins with the half move and gives mate.
#[test]
fn helpmates_in_half_numbers_of_moves_have_the_numbers_of_problems() {
    let mut window = Window::asking_for(HALF, asked("h#1.5"));
    window.solve();
    assert_eq!(window.headline(), "Helpmate in 1.5 \u{b7} sound");
    assert_eq!(window.tree(), ["1...Kb6", "  2.Kb8", "    2...Rd8#"]);
    assert_eq!(window.arrows(), ["a6b6"]);
    window.run_in_solve_menu(Command::CopySolution);
    assert_eq!(window.clipboard(), format!("{HALF}\nh#1.5\n1...Kb6 2.Kb8 Rd8#\n"));
}

#[test]
fn a_half_number_of_moves_can_be_typed_for_helpmates_alone() {
    let mut window = Window::asking_for(HALF, asked("h#2"));
    let number = "Number of moves to solve in";
    window.open_tab("Solve");
    for (typed, sign) in [("1.5", "h#1.5"), ("2,5", "h#2.5"), ("3\u{bd}", "h#3.5"), ("x", "h#3.5"), ("0.5", "h#0.5")] {
        window.click(number);
        window.ctrl(Key::A);
        window.type_keys(typed);
        window.key(Key::Enter);
        assert_eq!(window.state().query().stipulation.to_string(), sign, "{typed}");
    }
    window.click(number);
    window.ctrl(Key::A);
    window.type_keys("2.5");
    window.key(Key::Enter);
    let stored = window.world().stored.clone().expect("remembered");
    assert_eq!(stored.asked.stipulation.to_string(), "h#2.5");
    window.click("Solving goal");
    window.click("Mate in");
    assert_eq!(window.state().query().stipulation.to_string(), "#3");
}

#[test]
fn a_selfmate_ends_with_a_move_of_the_defence() {
    let content = "3bkr2/1b2pp2/8/8/8/5Q2/7P/6BK w - - 0 1";
    let mut window = Window::asking_for(content, asked("s#1"));
    window.solve();
    assert_eq!(window.headline(), "Selfmate in 1 \u{b7} sound");
    assert_eq!(window.tree()[..2], ["1.Qc6+!", "  1...Bxc6#"]);
    window.menu("Solve", Command::CopySolution.name());
    window.wait_for_solving();
    assert!(window.clipboard().starts_with(&format!("{content}\ns#1\n1.Qc6+")), "{}", window.clipboard());
    let (record, position) = (window.document().record(0), *window.document().position());
    let mark = window.state().puzzle_marks.mark(&record, &position).expect("the list says so too");
    assert_eq!((mark.stipulation.to_string().as_str(), mark.judgement.map(Judgement::id)), ("s#1", Some("sound")));
}

#[test]
fn set_play_of_a_selfmate_has_the_defences_that_mate_at_once() {
    let content = "8/4R3/3RN1q1/4N3/P7/1Q6/PP6/KBk5 w - - 0 1";
    let mut window = Window::asking_for(content, asked("s#2"));
    window.solve();
    window.click("Open Set play");
    let tree = window.tree();
    let at = tree.iter().position(|line| line == "Set play").expect("there is set play");
    assert!(tree[at + 1..].iter().any(|line| line.starts_with("  1...") && line.ends_with('#')), "{tree:?}");
}

#[test]
fn the_keys_begin_at_the_top_of_another_solution() {
    let mut window = Window::solved(&format!("{CORNER}\n{HARING}\n"), 2);
    let names = |window: &Window| window.answer().tree.lines().into_iter().map(|(_, id)| id).collect::<Vec<_>>();
    let below: Vec<_> = names(&window).into_iter().skip(2).collect();
    window.ctrl(Key::PageDown);
    window.solve();
    let at = names(&window).iter().position(|id| below.contains(id)).expect("nodes of both have the same name");
    let row = window.nodes().into_iter().filter(|node| node.role == Role::TreeItem).nth(at).expect("it is in sight");
    window.click(&row.name);
    window.key(Key::Escape);
    window.key(Key::Escape);
    window.ctrl(Key::PageUp);
    assert!(window.is_current());
    let is_in_tree = |window: &Window| window.nodes().iter().any(|node| node.role == Role::TreeItem && node.focused);
    for _ in 0..200 {
        if is_in_tree(&window) {
            break;
        }
        window.key(Key::Tab);
    }
    assert!(is_in_tree(&window));
    window.key(Key::ArrowDown);
    assert_eq!(window.placement(), "kbK5/p7/pP6/8/8/8/8/8", "it is the second row");
}

#[test]
fn series_are_played_on_the_board_without_the_other_side() {
    let mut window = Window::asking_for("8/p5B1/1Qp5/5P2/7p/2p5/5k2/K7 b - - 0 1", asked("ser-h#3"));
    window.solve();
    assert_eq!(window.headline(), "Series helpmate in 3 \u{b7} sound");
    assert_eq!(window.tree(), ["1.Kf3", "  2.Ke4", "    3.Kd5", "      3...Qd4#"]);
    window.click("Continuation 3.Kd5");
    assert_eq!(window.placement(), "8/p5B1/1Qp5/3k1P2/7p/2p5/8/K7");
    window.click("Defence 3...Qd4#");
    assert_eq!(window.placement(), "8/p5B1/2p5/3k1P2/3Q3p/2p5/8/K7");
}

#[test]
fn a_saved_series_is_read_move_by_move() {
    let mut window = Window::asking_for("8/p5B1/1Qp5/5P2/7p/2p5/5k2/K7 b - - 0 1", asked("ser-h#3"));
    window.solve();
    window.menu("Solve", "Save solution");
    window.wait_for_solving();
    window.open_tab("Details");
    let solution = window.document().record(0).read_metadata().get(Field::Solution).to_owned();
    assert_eq!(solution, "1. Kf3 2. Ke4 3. Kd5 Qd4#");
    for (name, placement) in [
        ("2.Ke4", "8/p5B1/1Qp5/5P2/4k2p/2p5/8/K7"),
        ("3...Qd4#", "8/p5B1/2p5/3k1P2/3Q3p/2p5/8/K7"),
        ("1.Kf3", "8/p5B1/1Qp5/5P2/7p/2p2k2/8/K7"),
    ] {
        window.click(name);
        assert_eq!(window.placement(), placement, "{name}");
    }
}
