//! Problems are shown and fixed with a click; Chess960 positions are set up by number.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use super::START;
use super::desktop::Desktop;
use super::picture::{Area, Picture, Point, light, rgb};
use super::wait::{self, LIMIT};
use super::window::Window;

/// The only problem: Black's king can be captured.
const ILLEGAL: &str = "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1";
const MENDED: &str = "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1";

/// Its position with an impossible en passant square. Both problems have a single fix.
const TWO_PROBLEMS: &str = "4k3/8/8/8/8/8/4Q3/4K3 w - e6 0 1";

/// The cards of illegal problems, from top to bottom.
fn cards(picture: &Picture) -> Vec<Area> {
    let mut cards = picture.areas(|pixel| pixel == rgb(light().fault_ground));
    cards.retain(|area| area.width() > 100 && area.height() > 20);
    cards.sort_by_key(|area| area.top);
    cards
}

fn first_card(window: &Window<'_>) -> Area {
    let found = wait::poll(LIMIT, || cards(&window.settle()).first().copied());
    found.expect("a card of a problem")
}

/// The fix below the sentence of a card.
const fn fix_in(card: Area) -> Point {
    (card.left + 24, card.bottom - 18)
}

#[test]
fn a_fix_is_clicked() {
    let desktop = Desktop::new();
    let window = desktop.start(&[ILLEGAL]);
    window.click(fix_in(first_card(&window)));
    window.expect_copied(MENDED);
    assert!(cards(&window.settle()).is_empty(), "the card is gone");
    window.change(|| window.key("ctrl+z"));
    window.expect_copied(ILLEGAL);
    assert_eq!(cards(&window.settle()).len(), 1);
}

#[test]
fn a_card_that_is_pointed_at_tints_its_squares() {
    let desktop = Desktop::new();
    let window = desktop.start(&[ILLEGAL]);
    let (card, board) = (first_card(&window), window.board());
    let corner = |picture: &Picture, name: &str| {
        let square = board.square(name);
        picture.at((square.left + 6, square.top + 6))
    };
    let (before, pointed) = window.change(|| desktop.screen.point((card.right - 4, card.top + 4), &[]));
    assert_ne!(corner(&before, "e8"), corner(&pointed, "e8"), "the king's square is tinted");
    assert_eq!(corner(&before, "d8"), corner(&pointed, "d8"), "no other is");
    let (_, left) = window.change(|| desktop.screen.point(board.square("d5").middle(), &[]));
    assert_eq!(corner(&left, "e8"), corner(&before, "e8"), "and not when the pointer has left");
}

#[test]
fn all_problems_are_fixed_with_a_key() {
    let desktop = Desktop::new();
    let window = desktop.start(&[TWO_PROBLEMS]);
    assert_eq!(cards(&window.settle()).len(), 2);
    window.change(|| window.key("F8"));
    window.expect_copied(MENDED);
    window.change(|| window.key("ctrl+z"));
    window.expect_copied(TWO_PROBLEMS);
}

#[test]
fn a_start_of_chess960_is_set_up_with_keys_alone() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    window.change(|| window.key("ctrl+9"));
    window.change(|| window.type_text("0"));
    window.change(|| window.key("Return"));
    window.expect_shown("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR");
    window.expect_copied("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    window.change(|| window.key("ctrl+z"));
    window.expect_copied(START);
}

#[test]
fn a_position_is_shifted_with_keys() {
    let desktop = Desktop::new();
    let window = desktop.start(&[MENDED]);
    window.change(|| window.key("ctrl+shift+Left"));
    window.expect_copied("3k4/8/8/8/8/8/3Q4/3K4 b - - 0 1");
    window.change(|| window.key("ctrl+h"));
    window.expect_copied("4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1");
}
