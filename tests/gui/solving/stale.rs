//! An answer is never shown for a different position.

use std::num::NonZeroUsize;

use egui::{Key, Modifiers};
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::app::solving::Answer;
use fenwright::document::Document;
use fenwright::rules::solver::{SearchControl, Solver};

use super::{CORNER, HARING, LONG};
use crate::support::input::ctrl;
use crate::support::tree::Node;
use crate::support::window::Window;

#[test]
fn an_edit_makes_the_answer_old_and_undo_makes_it_current() {
    let mut window = Window::solved(HARING, 2);
    let at = window.place("c7");
    window.move_to(at);
    window.key(Key::Delete);
    assert!(!window.is_current());
    assert_eq!(window.headline(), "Mate in 2 \u{b7} sound", "it is kept");
    assert!(!window.state().is_enabled(Command::CopySolution));
    window.solve();
    assert!(window.is_current());
    assert!(["Mate in 2 \u{b7} cooked", "No mate in 2"].contains(&window.headline()), "{}", window.headline());
    window.ctrl(Key::Z);
    assert!(window.is_current());
    assert_eq!(window.headline(), "Mate in 2 \u{b7} sound");
    assert_eq!(window.answer().remarks[0], "Key 1.d4 \u{b7} 13 tries", "all of it is still known");
    window.ctrl_shift(Key::Z);
    assert!(window.is_current(), "and so is the other one");
}

#[test]
fn another_record_and_another_document_have_answers_of_their_own() {
    let mut window = Window::solved(&format!("{CORNER}\n{HARING}\n"), 2);
    window.ctrl(Key::PageDown);
    assert!(!window.is_current());
    window.solve();
    assert_eq!(window.arrows(), ["d2d4"]);
    window.ctrl(Key::PageUp);
    assert!(window.is_current());
    assert_eq!(window.arrows(), ["a1a6"]);
    window.ctrl(Key::N);
    assert!(window.state().solving.answer().is_none());
}

#[test]
fn a_preview_of_an_unfinished_text_has_no_answer() {
    let mut window = Window::solved(CORNER, 2);
    window.type_fen("kbK5/pp6/1P6/8/8/8/8/R");
    assert!(window.state().is_preview() && !window.is_current());
    window.key(Key::Escape);
    assert!(window.is_current());
}

#[test]
fn while_moves_are_tried_the_answer_is_said_to_be_of_the_position_before_them() {
    const BEFORE: &str = "For the position before the moves";
    let mut window = Window::solved(HARING, 2);
    let key = |window: &Window| {
        let is_key = |node: &Node| node.name.starts_with("Key 1.d4, threatens 2.Nce7#");
        window.nodes().into_iter().find(is_key).expect("the key")
    };
    assert!(!window.sees(BEFORE), "{}", window.words());
    window.ctrl(Key::M);
    let place = key(&window).rect;
    for (from, to) in [("d2", "d4"), ("e8", "e7")] {
        window.drag(from, to);
        let words = window.words();
        assert!(words.lines().any(|line| line == BEFORE), "{words}");
        assert_eq!(key(&window).rect, place, "nothing moves the solution");
    }
    window.click_at(place.center());
    assert!(window.sees(BEFORE) && key(&window).rect == place, "nor where the solution is gone through");
    window.key(Key::Escape);
    assert!(!window.sees(BEFORE), "{}", window.words());
}

#[test]
fn an_edit_ends_a_search() {
    let mut window = Window::asking(LONG, 6);
    window.quick_key(Modifiers::NONE, Key::F5);
    window.frames(3);
    assert!(window.state().solving.search_status().is_some());
    window.quick_key(ctrl(), Key::T);
    assert!(window.state().solving.search_status().is_none());
    assert!(!window.is_current());
    window.wait_for_threads();
    window.frames(3);
    assert!(!window.is_current());
    assert!(window.state().solving.answer().is_none(), "nothing of the stopped search is shown");
}

/// A random number generator with a fixed seed.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}

fn act(window: &mut Window, dice: &mut Dice) {
    match dice.roll(8) {
        0..=2 => window.quick_key(Modifiers::NONE, Key::F5),
        3 => window.quick_key(ctrl(), Key::Z),
        4 => window.quick_key(ctrl() | Modifiers::SHIFT, Key::Z),
        5 => window.quick_key(ctrl(), Key::T),
        6 => window.quick_key(Modifiers::NONE, Key::Delete),
        _ => {
            let squares = ["a7", "b6", "a1", "b7", "c8"];
            let at = window.place(squares[dice.roll(squares.len())]);
            window.move_to(at);
        }
    }
    window.frames(dice.roll(4));
}

/// Checks that an answer that is shown as current belongs to the position and is correct.
fn check(window: &Window, seed: u64) {
    if !window.is_current() {
        return;
    }
    let (answer, position) = (window.answer(), window.document().position());
    assert_eq!(answer.position, *position, "seed {seed}");
    assert_eq!(answer.asked, window.state().query(), "seed {seed}");
    let Ok(solver) = Solver::new(position, answer.asked.stipulation.moves().expect("moves") as u8, 1 << 20) else {
        assert!(answer.keys.is_empty(), "seed {seed}");
        return;
    };
    let solution = solver.solve(NonZeroUsize::MIN, &SearchControl::default());
    let keys: Vec<_> = solution.keys.iter().map(|key| key.legal_move).take(Answer::MAX_KEYS).collect();
    assert_eq!(answer.keys, keys, "seed {seed}: {}", fenwright::notation::fen::write(position));
}

#[test]
fn whatever_is_edited_while_searches_run_no_old_answer_is_current() {
    for solves_after_edits in [false, true] {
        let document = Document::from_bytes(format!("{CORNER}\n").into_bytes());
        let mut window = Window::with(document, Settings::default());
        if solves_after_edits {
            window.menu("Solve", Command::SolveAfterEdits.name());
        }
        for seed in 0..100 {
            while window.document().can_undo() {
                window.quick_key(ctrl(), Key::Z);
            }
            check(&window, seed);
            let mut dice = Dice(seed);
            for _ in 0..6 {
                act(&mut window, &mut dice);
                check(&window, seed);
            }
        }
    }
}
