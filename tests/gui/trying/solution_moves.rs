//! Moves of a solution that are shown in try mode do not count as unsaved moves.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use fenwright::app::trying::Trial;
use fenwright::app::ui::pointer::{BoardButton, PointerEvent, PointerTarget};
use fenwright::board::Square;
use fenwright::document::Document;
use fenwright::notation::pgn;
use fenwright::rules::{LegalMove, Play};

/// Moves from the start position, given by their names.
fn moves(names: &str) -> Vec<LegalMove> {
    let mut play = Play::from_position(Document::new().position()).expect("a position to play from");
    let find = |name: &str| {
        let legal = pgn::find_move(&play, name).expect("a legal move");
        let _ = play.play(legal);
        legal
    };
    names.split_whitespace().map(find).collect()
}

fn trial() -> Trial {
    Trial::new(&Document::new()).expect("moves can be tried")
}

/// The moves of the line. A bar follows the moves that were played.
fn line(trial: &Trial) -> String {
    let mut names: Vec<&str> = trial.plies().iter().map(|ply| ply.san.as_str()).collect();
    names.insert(trial.at(), "|");
    names.join(" ")
}

/// Plays a move with the pointer.
fn drag(trial: &mut Trial, from: &str, to: &str) {
    let spot = |name: &str| PointerTarget::Square(name.parse::<Square>().expect("a square"));
    trial.handle_pointer(PointerEvent::Press(BoardButton::Primary, spot(from)));
    trial.handle_pointer(PointerEvent::Release(BoardButton::Primary, spot(to), egui::Modifiers::NONE));
}

#[test]
fn shown_moves_are_gone_through_and_do_not_count_as_tried() {
    let mut trial = trial();
    trial.show(&moves("e4 e5 Nf3"));
    assert_eq!((line(&trial).as_str(), trial.played()), ("e4 e5 Nf3 |", 0));
    assert!(trial.is_showing() && !trial.is_unkept());
    assert!(trial.has_reached(&moves("e4 e5 Nf3")));
    trial.undo();
    trial.go_by(-1);
    assert_eq!(line(&trial), "e4 | e5 Nf3");
    assert!(trial.has_reached(&moves("e4")) && !trial.has_reached(&moves("e4 e5")));
    trial.redo();
    drag(&mut trial, "g1", "f3");
    assert_eq!((line(&trial).as_str(), trial.is_showing()), ("e4 e5 Nf3 |", true), "the shown move is no own one");
    trial.go_to(0);
    assert!(trial.next_redo().is_some() && trial.last().is_none());
}

#[test]
fn another_node_takes_the_place_of_the_line_and_a_node_within_it_does_not() {
    let mut trial = trial();
    trial.show(&moves("e4 e5 Nf3"));
    trial.show(&moves("e4"));
    assert_eq!(line(&trial), "e4 | e5 Nf3", "the way forward stays");
    trial.show(&moves("e4 c5"));
    assert_eq!(line(&trial), "e4 c5 |");
    assert!(trial.alternatives().next().is_none() && trial.replaced_move().is_none(), "nothing was tried elsewhere");
    trial.show(&[]);
    assert_eq!(line(&trial), "| e4 c5");
}

#[test]
fn an_own_move_makes_the_moves_before_it_tried_ones() {
    let mut trial = trial();
    trial.show(&moves("e4 e5 Nf3"));
    trial.undo();
    drag(&mut trial, "b1", "c3");
    assert_eq!((line(&trial).as_str(), trial.played()), ("e4 e5 Nc3 |", 3));
    assert!(trial.is_unkept() && !trial.is_showing());
    trial.undo();
    assert_eq!(line(&trial), "e4 e5 | Nc3");
}

#[test]
fn the_tried_line_returns_after_shown_moves() {
    let mut trial = trial();
    drag(&mut trial, "d2", "d4");
    drag(&mut trial, "d7", "d5");
    trial.show(&moves("e4 e5"));
    assert_eq!((line(&trial).as_str(), trial.played()), ("e4 e5 |", 2));
    assert!(trial.is_unkept());
    trial.mark_kept();
    assert!(trial.is_unkept(), "it is not the tried moves that were kept");
    trial.show(&moves("d4"));
    drag(&mut trial, "g8", "f6");
    assert_eq!(line(&trial), "d4 Nf6 |");
    assert!(trial.replaced_move().is_some_and(|ply| ply.san == "d5"));
    trial.undo();
    assert_eq!(line(&trial), "d4 | d5");
}

#[test]
fn moves_that_are_not_legal_end_what_is_shown() {
    let mut trial = trial();
    let [e4, e5] = moves("e4 e5").try_into().expect("two moves");
    trial.show(&[e4, e4, e5]);
    assert_eq!(line(&trial), "e4 |");
}
