//! Twenty puzzles are solved at both widths and in both color schemes, by mouse, touch and keys.

use crate::sheet::{Hand, Look, Sheet, twenty};

fn solve_all(hand: Hand) {
    let sheet = Sheet::open_twenty();
    let positions = twenty();
    for look in Look::ALL {
        sheet.begin(look);
        assert_eq!((sheet.count(), sheet.tally().as_str()), (20, "0 of 20 solved"));
        for (puzzle, position) in positions.iter().enumerate() {
            sheet.solve(hand, puzzle, position);
        }
        assert_eq!(sheet.tally(), "20 of 20 solved", "{look:?}");
    }
    let complaints = sheet.browser.log("browser");
    assert!(complaints.is_empty(), "{complaints:?}");
}

#[test]
fn twenty_puzzles_are_solved_with_the_mouse() {
    solve_all(Hand::Mouse);
}

#[test]
fn twenty_puzzles_are_solved_by_touch() {
    solve_all(Hand::Touch);
}

#[test]
fn twenty_puzzles_are_solved_with_keys() {
    solve_all(Hand::Keys);
}
