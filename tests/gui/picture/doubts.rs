//! The queue of uncertain squares, and the side at the bottom that is settled for all boards of a picture.

use egui::{Key, Modifiers};
use fenwright::board::{Color, Piece, Square};

use super::reading::{Sheet, paste};
use crate::support::input::ctrl;
use crate::support::window::Window;

const PLACES: [(usize, usize, u32); 2] = [(40, 40, 400), (480, 40, 400)];

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Two boards, each with a piece between a knight and a rook: on c4 and on b5.
fn sheet_with_doubts() -> Sheet {
    let boards = [
        ["2n5/8", "2r5/8"].map(|rows| format!("4k3/pp3ppp/8/8/{rows}/PP3PPP/4K3")),
        ["1n6/8/8", "1r6/8/8"].map(|rows| format!("4k3/pp3ppp/8/{rows}/PP3PPP/4K3")),
    ];
    PLACES
        .iter()
        .zip(&boards)
        .fold(Sheet::new(920, 480), |sheet, (place, [one, other])| sheet.with_between([one, other], *place))
}

fn next_doubt(window: &mut Window) {
    window.key_with(Modifiers::SHIFT, Key::F8);
    window.settle();
}

#[test]
fn an_answer_settles_the_same_drawings_on_all_boards() {
    let figures = ["c4", "b5"];
    let sheet = sheet_with_doubts();
    let mut window = Window::new();
    paste(&mut window, sheet);
    assert!(window.sees("Next uncertain square"), "{}", window.words());
    next_doubt(&mut window);
    let asked = window.document().cursor().expect("a square is selected");
    assert_eq!(asked, square(figures[0]));
    window.letter_down('b');
    window.letter_up('b');
    window.settle();
    next_doubt(&mut window);
    let board = |window: &Window, index: usize| window.document().record(index).position().expect("a position").board;
    for (index, figure) in figures.into_iter().enumerate() {
        assert_eq!(board(&window, index).get(square(figure)), Piece::from_letter('b'), "board {index}, {figure}");
    }
    assert!(window.notices().contains("No uncertain squares are left"), "{}", window.notices());
    // The change of the other board is one step to undo.
    window.undo();
    assert_ne!(board(&window, 1).get(square("b5")), Piece::from_letter('b'));
}

#[test]
fn an_answer_that_changes_nothing_goes_on_to_the_next_board() {
    let sheet = sheet_with_doubts();
    let mut window = Window::new();
    paste(&mut window, sheet);
    let before = window.content();
    next_doubt(&mut window);
    assert_eq!(window.document().current(), 0);
    next_doubt(&mut window);
    assert_eq!(window.content(), before, "the square is right as it was read");
    assert!(window.notices().contains("No uncertain squares are left"), "{}", window.notices());
}

#[test]
fn a_turn_is_remembered_for_the_boards_whose_side_is_unknown() {
    const FEW: [&str; 2] = ["8/2n5/4k3/8/8/3K4/8/8", "8/8/1R6/4k3/8/8/6K1/8"];
    let sheet = PLACES
        .iter()
        .zip(FEW)
        .fold(Sheet::new(920, 480), |sheet, (place, few)| sheet.with_plain(few, *place, Color::Black));
    let mut window = Window::new();
    paste(&mut window, sheet);
    let read = |window: &Window| -> Vec<String> {
        window.content().lines().map(|line| line.split(' ').next().unwrap_or_default().to_owned()).collect()
    };
    assert_ne!(read(&window), FEW, "White is taken to be at the bottom");
    window.key_with(ctrl() | Modifiers::SHIFT, Key::T);
    window.settle();
    assert_eq!(read(&window), FEW);
    assert!(window.notices().contains("Another board with an unknown side was turned too"), "{}", window.notices());
    window.undo();
    assert_ne!(read(&window)[1], FEW[1], "one step takes both back");
}
