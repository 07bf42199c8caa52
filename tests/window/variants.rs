//! Changing and dropping pieces in hand with the mouse.

use super::desktop::Desktop;
use super::picture::Point;
use super::window::Window;

const IN_HAND: &str = "4k3/8/8/8/8/8/8/4K2Q[Np] w - - 0 1";

#[test]
fn men_in_hand_are_changed_and_dropped_with_the_mouse() {
    let desktop = Desktop::new();
    let path = desktop.file("hand.fen", format!("# Variant: Crazyhouse\n{IN_HAND}\n"));
    let window = desktop.start(&[&path]);
    window.expect_copied(IN_HAND);
    window.click(knights(&window));
    window.expect_copied("4k3/8/8/8/8/8/8/4K2Q[NNp] w - - 0 1");
    window.key("ctrl+z");
    window.expect_copied(IN_HAND);
    window.change(|| window.key("ctrl+m"));
    window.click(knights(&window));
    window.click_squares(&["d6"]);
    window.expect_copied("4k3/8/3N4/8/8/8/8/4K2Q[p] b - - 1 1");
}

/// The centre of White's knights in hand: the second place from the bottom of the tray to the right of the board.
fn knights(window: &Window<'_>) -> Point {
    let board = window.board();
    let place = board.side() * 78 / 100;
    (board.area.right + 10 + place / 2, board.area.bottom - place * 3 / 2)
}
