//! Taking back moves that can have led to the position.

use egui::Key;
use egui_kittest::kittest::Queryable;

use super::TWO;
use crate::support::window::{START, Window};

/// White has moved the king or the bishop.
const QUIET: &str = "7k/8/8/8/8/8/1P6/KB6 b - - 5 40";
const MATE: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
const CASTLED: &str = "k7/8/8/8/8/8/8/5RK1 b - - 3 40";
const EN_PASSANT: &str = "8/8/3P4/8/8/7k/8/7K b - - 0 40";
const PROMOTED: &str = "3Q4/8/8/8/8/7k/8/7K b - - 0 40";

impl Window {
    fn open_retractions(&mut self) {
        self.click("Retract…");
        assert!(self.sees("Possible last moves"), "{}", self.words());
    }
}

#[test]
fn a_move_is_chosen_from_the_list() {
    let mut window = Window::trying(QUIET);
    window.open_retractions();
    window.click("Ka2-a1");
    assert_eq!((window.line().as_str(), window.fen().as_str()), ("| Ka1", "7k/8/8/8/8/8/KP6/1B6 w - - 4 40"));
    assert!(!window.sees("Possible last moves"), "the list closes");
    window.assert_unchanged(QUIET);
    window.key(Key::ArrowRight);
    assert_eq!((window.line().as_str(), window.fen().as_str()), ("Ka1 |", QUIET));
    assert!(!window.node("Use position").enabled);
    assert!(!window.node("Retract…").enabled);
    window.key(Key::Home);
    window.drag("h8", "g8");
    window.click("Kg8-h8");
    assert_eq!(window.line(), "| Kh8 Ka1");
    window.node("Move 39... Kh8");
}

#[test]
fn a_captured_piece_is_chosen_from_the_list() {
    let mut window = Window::trying(QUIET);
    window.open_retractions();
    for role in ["queen", "rook", "bishop", "knight"] {
        window.node(&format!("Ka2xa1, captured: {role}"));
    }
    assert!(window.find("Ka2xa1, captured: pawn").is_none(), "no pawn was on the first rank");
    window.click("Ka2xa1, captured: knight");
    assert_eq!((window.line().as_str(), window.fen().as_str()), ("| Kxa1", "7k/8/8/8/8/8/KP6/nB6 w - - 0 40"));
}

#[test]
fn the_list_is_used_with_the_keyboard() {
    let mut window = Window::trying(QUIET);
    window.harness().get_by_label("Retract…").focus();
    window.settle();
    window.key(Key::Enter);
    assert!(window.node("Ka2-a1").focused);
    window.key(Key::ArrowRight);
    assert!(window.node("Ka2xa1, captured: queen").focused);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowDown);
    assert!(window.node("Ba2xb1, captured: rook").focused, "{}", window.words());
    window.key(Key::End);
    window.key(Key::Home);
    window.key(Key::Escape);
    assert!(window.is_trying() && !window.sees("Possible last moves"));
    assert!(window.node("Retract…").focused);
    window.key(Key::Enter);
    window.key(Key::Enter);
    assert_eq!(window.line(), "| Ka1");
    assert!(window.node("Retract…").focused, "for the next retraction");
}

#[test]
fn a_piece_is_dragged_back() {
    let mut window = Window::trying(QUIET);
    window.click("a1");
    assert_eq!(window.targets(), "a2");
    assert_eq!(window.square("a2").name, "a2, empty, possible origin");
    window.click("a2");
    assert_eq!(window.line(), "|", "a captured piece is to choose");
    window.click("Ka2-a1");
    assert_eq!(window.line(), "| Ka1");
    window.drag("h8", "g8");
    window.click("Kg8xh8, captured: rook");
    assert_eq!((window.line().as_str(), window.placement().as_str()), ("| Kxh8 Ka1", "6kR/8/8/8/8/8/KP6/1B6"));
}

#[test]
fn the_keyboard_cursor_takes_a_piece_back() {
    let mut window = Window::trying(QUIET);
    window.key(Key::Enter);
    for _ in 0..7 {
        window.key(Key::ArrowDown);
        window.key(Key::ArrowLeft);
    }
    window.key(Key::Enter);
    assert_eq!(window.targets(), "a2");
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    window.type_keys("r");
    assert_eq!((window.line().as_str(), window.placement().as_str()), ("| Kxa1", "7k/8/8/8/8/8/KP6/rB6"));
    window.ctrl(Key::Z);
    window.key(Key::Enter);
    assert_eq!(window.targets(), "");
}

#[test]
fn a_choice_is_cancelled() {
    let mut window = Window::trying(QUIET);
    window.drag("a1", "a2");
    window.node("Ka2xa1, captured: queen");
    window.key(Key::Escape);
    assert!(window.is_trying() && window.find("Ka2xa1, captured: queen").is_none());
    window.drag("a1", "a2");
    window.click("h1");
    assert_eq!(window.line(), "|");
}

#[test]
fn a_mate_is_retracted() {
    let mut window = Window::showing(MATE);
    window.click("Try moves on the board");
    assert!(window.is_trying(), "{}", window.notices());
    assert!(window.sees("There is no move to play"), "{}", window.words());
    window.drag("h4", "d8");
    assert_eq!(window.line(), "| Qh4#");
    assert_eq!(window.fen(), "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
    window.node("Move 2... Qh4#");
}

#[test]
fn castling_is_retracted() {
    let mut window = Window::trying(CASTLED);
    window.drag("g1", "e1");
    assert_eq!((window.line().as_str(), window.fen().as_str()), ("| O-O", "k7/8/8/8/8/8/8/4K2R w K - 2 40"));
    window.key(Key::ArrowRight);
    assert_eq!(window.fen(), CASTLED);
    let mut window = Window::trying(CASTLED);
    window.open_retractions();
    window.click("O-O");
    assert_eq!(window.line(), "| O-O");
}

#[test]
fn a_capture_en_passant_is_retracted() {
    for in_list in [true, false] {
        let mut window = Window::trying(EN_PASSANT);
        if in_list {
            window.open_retractions();
        } else {
            window.drag("d6", "e5");
            window.node("e5xd6, captured: queen");
        }
        window.click(if in_list { "e5xd6 e.p." } else { "e5xd6 e.p., captured: pawn" });
        assert_eq!((window.line().as_str(), window.fen().as_str()), ("| exd6", "8/8/8/3pP3/8/7k/8/7K w - d6 0 40"));
        window.key(Key::ArrowRight);
        assert_eq!(window.fen(), EN_PASSANT);
        window.key(Key::ArrowLeft);
        window.click("d5");
        assert_eq!(window.targets(), "d7", "only the double step can have come before");
    }
}

#[test]
fn a_promotion_is_retracted() {
    let mut window = Window::trying(PROMOTED);
    window.drag("d8", "d7");
    assert_eq!((window.line().as_str(), window.placement().as_str()), ("| d8=Q", "8/3P4/8/8/8/7k/8/7K"));
    window.ctrl(Key::Z);
    window.drag("d8", "c7");
    window.click("c7xd8=Q, captured: knight");
    assert_eq!((window.line().as_str(), window.placement().as_str()), ("| cxd8=Q", "3n4/2P5/8/8/8/7k/8/7K"));
}

#[test]
fn retractions_are_undone_and_redone() {
    let mut window = Window::trying(QUIET);
    window.drag("h8", "g7");
    window.key(Key::Home);
    window.drag("a1", "a2");
    window.click("Ka2-a1");
    window.drag("h8", "g8");
    window.click("Kg8-h8");
    assert_eq!(window.line(), "| Kh8 Ka1 Kg7");
    for (key, line) in [
        (Key::Z, "| Ka1 Kg7"),
        (Key::Z, "| Kg7"),
        (Key::Z, "| Kg7"),
        (Key::Y, "| Ka1 Kg7"),
        (Key::Y, "| Kh8 Ka1 Kg7"),
        (Key::Y, "Kh8 | Ka1 Kg7"),
        (Key::Y, "Kh8 Ka1 | Kg7"),
        (Key::Z, "Kh8 | Ka1 Kg7"),
        (Key::Z, "| Kh8 Ka1 Kg7"),
        (Key::Z, "| Ka1 Kg7"),
    ] {
        window.ctrl(key);
        assert_eq!(window.line(), line);
    }
    window.assert_unchanged(QUIET);
}

#[test]
fn another_move_after_a_retraction_is_undone_too() {
    let mut window = Window::trying(QUIET);
    window.drag("a1", "a2");
    window.click("Ka2-a1");
    window.drag("b2", "b4");
    assert_eq!(window.line(), "b4 |");
    window.key(Key::Home);
    window.ctrl(Key::Z);
    assert_eq!((window.line().as_str(), window.fen().as_str()), ("|", QUIET));
    window.ctrl(Key::Y);
    assert_eq!(window.line(), "| Ka1");
    assert!(window.sees("Also tried here: b4"), "{}", window.words());
}

#[test]
fn the_retracted_position_is_used_as_one_step() {
    let mut window = Window::trying(QUIET);
    window.drag("a1", "a2");
    window.click("Ka2-a1");
    window.click("Use position");
    assert!(!window.is_trying());
    assert!(window.notices().contains("Position updated (1 move taken back)"), "{}", window.notices());
    assert_eq!(window.fen(), "7k/8/8/8/8/8/KP6/1B6 w - - 4 40");
    window.ctrl(Key::Z);
    window.assert_unchanged(QUIET);
    window.ctrl(Key::M);
    assert_eq!(window.line(), "| Ka1", "the line is restored");
    window.drag("b2", "b4");
    window.click("Use position");
    assert!(window.notices().contains("taken back and other moves played"), "{}", window.notices());
}

#[test]
fn a_line_that_was_left_is_restored_with_its_retractions() {
    let mut window = Window::trying(QUIET);
    window.drag("a1", "a2");
    window.click("Ka2-a1");
    window.key(Key::Escape);
    assert!(!window.is_trying());
    window.assert_unchanged(QUIET);
    assert!(window.notices().contains("“Try moves” restores 1 move"), "{}", window.notices());
    window.ctrl(Key::M);
    assert_eq!(window.line(), "| Ka1");
}

#[test]
fn only_moves_after_the_position_become_its_solution() {
    let mut window = Window::trying(QUIET);
    window.drag("a1", "a2");
    window.click("Ka2-a1");
    assert!(!window.node("Save the moves as solution").enabled);
    window.key(Key::End);
    window.drag("h8", "g7");
    window.key(Key::Home);
    window.click("Save the moves as solution");
    assert!(window.content().contains("40... Kg7") && !window.content().contains("Ka1"), "{}", window.content());
}

#[test]
fn numbers_go_below_one_before_the_first_move() {
    let mut window = Window::trying("7k/8/8/8/8/8/1P6/K7 w - - 0 1");
    window.drag("h8", "g8");
    window.click("Kg8-h8");
    window.node("Move 0... Kh8");
    assert!(window.fen().ends_with("b - - 0 1"));
    window.key(Key::End);
    window.drag("a1", "a2");
    window.node("Move 1. Ka2");
}

#[test]
fn the_button_says_why_nothing_can_be_retracted() {
    // The pawn is blocked by its own king's walk: neither can have moved last.
    let mut window = Window::trying("k7/p1K5/8/8/8/8/8/8 w - - 0 1");
    assert!(!window.node("Retract…").enabled);
    window.hover("Retract…");
    window.let_time_pass(1.0);
    window.settle();
    assert!(window.sees("No last move is possible"), "{}", window.words());
    let chess = Window::trying(TWO);
    assert!(chess.find("Retract…").is_some());
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    assert!(!window.node("Retract…").enabled);
}
