//! Rules of editing, mouse.

use fenwright::app::tool::Tool;

use super::window::{EMPTY, LEFT, START, Window, brush};

#[test]
fn a_piece_dragged_from_the_palette_is_placed_once_and_the_hand_is_active_again() {
    let mut window = Window::showing(EMPTY);
    window.drag("white knight", "e4");
    assert_eq!(window.placement(), "8/8/8/8/4N3/8/8/8");
    assert_eq!(window.tool(), Tool::Hand);
}

#[test]
fn the_hand_moves_a_piece_without_any_rules() {
    let mut window = Window::new();
    window.drag("e2", "e5");
    assert_eq!(window.fen(), "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
}

#[test]
fn a_click_on_a_palette_piece_makes_it_the_brush() {
    let mut window = Window::new();
    window.click("black queen");
    assert_eq!(window.tool(), brush('q'));
    assert_eq!(window.fen(), START);
    window.click("e4");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/4q3/8/PPPPPPPP/RNBQKBNR");
    window.hover("d4");
    window.press(LEFT);
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/3qq3/8/PPPPPPPP/RNBQKBNR", "placed on press");
}
