//! Shading the squares on which a piece may stand, and the list of sound versions.

use egui::Key;
use egui::accesskit::Role;
use fenwright::board::{Position, Square};
use fenwright::rules::solver::{Judgement, SearchControl, Solver};
use std::num::NonZeroUsize;

use crate::support::window::{START, Window};

/// The key of this mate in two is Ra6.
const CORNER: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
/// The bishop cooks it.
const SPOILED: &str = "kbK5/pp6/1P6/8/8/8/8/RB6 w - - 0 1";

fn puzzle(fen: &str) -> String {
    format!("# Stipulation: #2\n{fen}\n")
}

impl Window {
    fn wait_for_shades(&mut self) {
        self.frames(2);
        self.frames_until("the squares are judged on", |window| !window.state().repairing.is_judging());
        self.settle();
    }

    fn wait_for_versions(&mut self) {
        self.frames(2);
        self.frames_until("the search goes on", |window| !window.sees("Stop the search for versions"));
        self.settle();
    }

    /// Returns the names of the listed versions.
    fn versions(&self) -> Vec<String> {
        let is_version = |node: &_| -> bool {
            let node: &crate::support::tree::Node = node;
            node.role == Role::ListBoxOption && node.name.contains(" pieces")
        };
        self.nodes().into_iter().filter(is_version).map(|node| node.name).collect()
    }

    /// Returns the words that follow the name of a square and its piece.
    fn shade(&self, square: &str) -> String {
        let name = self.square(square).name;
        let shades = ["sound here", "cooked here", "shorter solution here", "no solution here"];
        name.split(", ").filter(|words| shades.iter().any(|shade| words.contains(shade))).collect()
    }
}

/// Solves the problem completely with a piece on a square, and returns the expected words. The key is a move to a6.
fn expected((fen, knows_key): (&str, bool), (piece, from): (char, Option<&str>), to: Square) -> String {
    let mut position: Position = fen.parse().expect("a position");
    let from: Option<Square> = from.map(|from| from.parse().expect("a square"));
    let is_king = position.board.get(to).is_some_and(|piece| piece.role == fenwright::Role::King);
    if let Some(from) = from {
        position.board.set(from, None);
    }
    let piece = fenwright::Piece::from_letter(piece).expect("a piece");
    let is_pawn_there = piece.role == fenwright::Role::Pawn && [0, 7].contains(&to.rank);
    position.board.set(to, Some(piece));
    let turned = Position { side_to_move: !position.side_to_move, ..position };
    if is_king || is_pawn_there || fenwright::rules::verdict(&turned).check {
        return String::new();
    }
    let solver = Solver::new(&position, 2, 1 << 20).expect("it can be solved");
    let solution = solver.solve(NonZeroUsize::MIN, &SearchControl::default());
    let own = format!("{}a6", from.map_or("a1".to_owned(), |_| to.to_string()));
    match solution.judgement() {
        Judgement::Sound if knows_key && solution.keys[0].uci == own => "sound here".to_owned(),
        Judgement::Sound => format!("sound here with the key {}", solution.keys[0].san),
        Judgement::Cooked => "cooked here".to_owned(),
        Judgement::Short => "a shorter solution here".to_owned(),
        _ => "no solution here".to_owned(),
    }
}

#[test]
fn every_square_is_shaded_as_a_full_search_judges_it() {
    let mut window = Window::showing(&puzzle(CORNER));
    window.click("a1");
    assert!(!window.state().repairing.is_judging(), "it is off until it is asked for");
    window.key(Key::F4);
    window.wait_for_shades();
    let squares: Vec<Square> = window.document().position().board.size().squares().collect();
    for square in squares.iter().filter(|square| square.to_string() != "a1") {
        let words = expected((CORNER, true), ('R', Some("a1")), *square);
        assert_eq!(window.shade(&square.to_string()), words, "{square}");
    }
    assert_eq!(window.shade("a1"), "");
    window.hover("a2");
    assert!(window.sees("a2: sound here"), "the help line says it too: {}", window.words());
    window.click("black knight");
    window.wait_for_shades();
    for square in squares {
        assert_eq!(window.shade(&square.to_string()), expected((CORNER, true), ('n', None), square), "{square}");
    }
    window.key(Key::F4);
    assert!(!window.words().contains("solution here"), "{}", window.words());
}

#[test]
fn shades_follow_a_drop_and_a_brush() {
    let mut window = Window::showing(&puzzle(CORNER));
    window.click("a1");
    window.key(Key::F4);
    window.wait_for_shades();
    assert_eq!(window.shade("a2"), "sound here");
    window.drag("a1", "a2");
    window.wait_for_shades();
    assert_eq!(window.placement(), "kbK5/pp6/1P6/8/8/8/R7/8");
    assert_eq!(window.shade("a1"), "", "nothing is held");
    window.click("a2");
    window.wait_for_shades();
    assert_eq!(window.shade("a1"), "sound here", "the way back");
    // Some black pawns stop the bishop that cooks it.
    let mut window = Window::showing(&puzzle(SPOILED));
    window.key(Key::F4);
    window.click("black pawn");
    window.wait_for_shades();
    let squares: Vec<Square> = window.document().position().board.size().squares().collect();
    for square in &squares {
        // Without a sound puzzle there is no key of the author.
        let words = expected((SPOILED, false), ('p', None), *square);
        assert_eq!(window.shade(&square.to_string()), words, "{square}");
    }
    let sound = squares.iter().find(|square| window.shade(&square.to_string()).starts_with("sound"));
    let sound = sound.expect("a pawn that helps").to_string();
    window.click(&sound);
    window.wait_for_shades();
    assert!(window.square(&sound).name.contains("black pawn"), "{}", window.words());
    assert!(squares.iter().any(|square| window.shade(&square.to_string()) == "sound here"), "its key is known now");
}

#[test]
fn there_are_no_shades_without_a_piece_or_for_a_study() {
    let mut window = Window::showing(&puzzle(CORNER));
    window.key(Key::F4);
    window.click("h1");
    window.wait_for_shades();
    assert!(!window.words().contains("solution here"), "{}", window.words());
    let mut window = Window::showing("# Stipulation: +\n8/8/8/4k3/8/8/3KP3/8 w - - 0 1\n");
    window.open_menu("Solve");
    let entry = window.menu_entry("Repair puzzle");
    assert!(!entry.enabled, "{entry:?}");
}

#[test]
fn versions_are_found_shown_taken_and_undone() {
    let mut window = Window::showing(&puzzle(SPOILED));
    window.ctrl_shift(Key::F5);
    window.wait_for_versions();
    assert!(window.sees("Repair #2") && window.sees("Now: cooked, "), "{}", window.words());
    let versions = window.versions();
    let original = versions.iter().find(|name| name.starts_with("White bishop b1 removed, Ra6"));
    let original = original.unwrap_or_else(|| panic!("{versions:#?}")).clone();
    window.click(&original);
    window.click("Take");
    assert_eq!(window.placement(), "kbK5/pp6/1P6/8/8/8/8/R7");
    window.undo();
    assert_eq!(window.placement(), "kbK5/pp6/1P6/8/8/8/8/RB6");
    // The board shows the version at the pointer, but the position is still the puzzle.
    window.hover(&original);
    window.frames(2);
    assert!(window.state().repairing.is_previewing(window.state()));
    assert_eq!(window.placement(), "kbK5/pp6/1P6/8/8/8/8/RB6");
    window.ctrl(Key::Num1);
    assert!(!window.state().repairing.is_previewing(window.state()), "the list is out of sight");
    window.ctrl(Key::Num2);
    window.click(&original);
    window.click("Add");
    assert_eq!(window.document().len(), 2);
    assert!(window.content().contains(CORNER), "{}", window.content());
    assert_eq!(window.document().current(), 0, "the list stays open for more");
    assert!(!window.versions().is_empty());
    window.click("Close the versions");
    assert!(window.versions().is_empty());
}

#[test]
fn versions_are_ordered_and_filtered() {
    let mut window = Window::showing(&puzzle(SPOILED));
    window.ctrl_shift(Key::F5);
    window.wait_for_versions();
    let all = window.versions().len();
    window.click("Shown versions");
    window.click("No duals or short mates");
    let exact = window.versions();
    assert!(!exact.is_empty() && exact.len() < all, "{exact:#?}");
    assert!(exact.iter().all(|name| !name.contains(" dual")), "{exact:#?}");
    window.click("Order");
    window.click("Fewest pieces first");
    let pieces = |name: &String| -> usize {
        let end = name.find(" pieces").expect("pieces");
        name[..end].rsplit(' ').next().and_then(|number| number.parse().ok()).expect("a number")
    };
    let counts: Vec<usize> = window.versions().iter().map(pieces).collect();
    assert!(counts.is_sorted(), "{counts:?}");
}

#[test]
fn a_search_is_cancelled_and_belongs_to_its_record() {
    let file = include_str!("../../../assets/examples/twenty-puzzles.fen");
    let mut window = Window::showing(file);
    window.hold_threads();
    window.ctrl_shift(Key::F5);
    window.frames(2);
    window.click("Stop the search for versions");
    window.let_threads_go();
    window.wait_for_versions();
    assert!(window.versions().is_empty(), "{:?}", window.versions());
    window.click("Close the versions");
    window.ctrl_shift(Key::F5);
    window.wait_for_versions();
    let first = window.versions();
    assert!(!first.is_empty());
    window.menu("List", "Next position");
    assert!(window.versions().is_empty(), "they are of another position");
    window.menu("List", "Previous position");
    assert_eq!(window.versions(), first);
}

#[test]
fn a_position_that_cannot_be_searched_says_why() {
    let mut window = Window::showing(&puzzle("8/8/8/8/8/8/8/4K3 w - - 0 1"));
    window.ctrl_shift(Key::F5);
    window.wait_for_versions();
    assert!(window.sees("Repair #2"), "{}", window.words());
    let mut window = Window::showing(&puzzle(START));
    window.ctrl_shift(Key::F5);
    window.wait_for_versions();
    assert!(window.sees("Now: no solution"), "{}", window.words());
}
