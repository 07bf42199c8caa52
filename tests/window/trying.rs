//! Trying moves with the mouse and the keyboard.

#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use super::START;
use super::desktop::Desktop;
use super::picture::{Area, Picture, Point, light, rgb};

#[test]
fn moves_are_dragged_and_kept_as_one_step() {
    let desktop = Desktop::new();
    let path = desktop.file("one.fen", format!("{START}\n"));
    let window = desktop.start(&[&path]);
    window.change(|| window.key("ctrl+m"));
    window.drag("e2", "e4");
    window.expect_shown("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    window.drag("e7", "e4");
    window.click_squares(&["g8", "f6"]);
    window.expect_shown("rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR");
    let reached = "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2";
    window.expect_copied(reached);
    window.key("ctrl+z");
    window.expect_copied("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    window.key("ctrl+y");
    window.expect_title("one.fen - Fenwright");
    window.type_text("Nc3");
    window.key("Return");
    window.key("Escape");
    window.expect_copied(START);
    window.change(|| window.key("ctrl+m"));
    window.key("alt+Left");
    window.expect_copied(reached);
    window.click(keep_button(&window.settle()));
    window.expect_title("one.fen \u{b7} edited - Fenwright");
    window.expect_copied(reached);
    window.key("ctrl+z");
    window.expect_title("one.fen - Fenwright");
    window.expect_copied(START);
}

#[test]
fn the_last_move_is_dragged_back_and_played_again() {
    const AFTER: &str = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1";
    let desktop = Desktop::new();
    let path = desktop.file("one.fen", format!("{AFTER}\n"));
    let window = desktop.start(&[&path]);
    window.change(|| window.key("ctrl+m"));
    // Nothing is missing, so the knight captured nothing on its way from g1.
    window.drag("f3", "g1");
    window.expect_copied(START);
    window.key("alt+Right");
    window.expect_copied(AFTER);
    window.key("ctrl+z");
    window.expect_copied(START);
    window.key("Escape");
    window.expect_title("one.fen - Fenwright");
    window.expect_copied(AFTER);
}

/// The centre of the filled button above the FEN bar.
fn keep_button(picture: &Picture) -> Point {
    let filled = picture.areas(|pixel| pixel == rgb(light().accent)).into_iter();
    let filled = filled.filter(|area| area.width() > 60 && (20..60).contains(&area.height()));
    filled.min_by_key(|area| area.top).as_ref().map(Area::middle).expect("a filled button")
}
