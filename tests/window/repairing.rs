//! Squares on which a piece may stand, and sound versions of a puzzle.

#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::num::NonZeroUsize;

use egui::Color32;
use fenwright::Position;
use fenwright::app::command::Command;
use fenwright::rules::solver::{Judgement, SearchControl, Solver};

use super::desktop::Desktop;
use super::picture::{Area, Board, Picture, Point, light, rgb};
use super::wait::{self, LIMIT};
use super::window::{Window, copied};

/// W. Haring, 1977: mate in two. With the rook on h7 it is sound with another key, with the rook on g3 it has none.
const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";
/// The bishop on b1 cooks it.
const COOKED: &str = "kbK5/pp6/1P6/8/8/8/8/RB6 w - - 0 1";

/// Returns `true` if the sign in the corner of a square has this colour.
fn has_sign(board: Board, picture: &Picture, square: &str, color: Color32) -> bool {
    let area = board.square(square);
    let corner = area.width() / 4;
    let mut points = (area.right - corner..area.right).flat_map(|x| (area.top..area.top + corner).map(move |y| (x, y)));
    points.any(|point| picture.at(point) == rgb(color))
}

/// Waits for a sign on a square. A shaded board is not recognised, so its place is given.
fn expect_sign((window, board): (&Window<'_>, Board), square: &str, is_there: bool) {
    let is_so = || (has_sign(board, &window.settle(), square, light().good) == is_there).then_some(());
    assert!(wait::poll(LIMIT, is_so).is_some(), "{square}: {is_there}");
}

#[test]
fn a_piece_is_dropped_where_the_puzzle_stays_sound() {
    let desktop = Desktop::new();
    let path = desktop.file("haring.fen", format!("# Stipulation: #2\n{HARING}\n"));
    let window = desktop.start(&[&path]);
    let board = window.board();
    let seen = (&window, board);
    window.click_squares(&["g7"]);
    expect_sign(seen, "h7", false);
    window.key("F4");
    expect_sign(seen, "h7", true);
    expect_sign(seen, "g3", false);
    let (from, to) = (board.square("g7").middle(), board.square("h7").middle());
    window.screen().point(from, &["mousedown", "1"]);
    window.screen().point((to.0 - 10, to.1), &[]);
    window.screen().point(to, &["mouseup", "1"]);
    let moved = HARING.replace("2P3R1", "2P4R");
    window.expect_copied(&moved);
    assert_eq!(judgement(&moved), Judgement::Sound);
    window.key("ctrl+z");
    window.expect_copied(HARING);
    // Undo selects the piece again.
    expect_sign(seen, "h7", true);
    window.key("F4");
    expect_sign(seen, "h7", false);
}

fn judgement(fen: &str) -> Judgement {
    let position: Position = fen.parse().expect("a position");
    let solver = Solver::new(&position, 2, 1 << 20).expect("it can be solved");
    solver.solve(NonZeroUsize::MIN, &SearchControl::default()).judgement()
}

/// The middle of the selected version in the list.
fn selected_version(window: &Window<'_>) -> Point {
    let right = window.board().area.right;
    let found = wait::poll(LIMIT, || {
        let chosen = window.settle().areas(|pixel| pixel == rgb(light().chosen)).into_iter();
        let tall = chosen.filter(|area: &Area| area.left > right && area.width() > 150 && area.height() > 60);
        tall.max_by_key(Area::height)
    });
    found.as_ref().map(Area::middle).expect("a selected version")
}

#[test]
fn a_cooked_puzzle_is_repaired() {
    let desktop = Desktop::new();
    let path = desktop.file("cooked.fen", format!("# Stipulation: #2\n{COOKED}\n"));
    let window = desktop.start(&[&path]);
    assert_eq!(judgement(COOKED), Judgement::Cooked);
    window.key("ctrl+shift+F5");
    let version = selected_version(&window);
    window.settle();
    window.screen().point(version, &["click", "--repeat", "2", "--delay", "80", "1"]);
    window.expect_title("cooked.fen \u{b7} edited - Fenwright");
    let repaired = copied(&desktop, &window, Command::CopyFen);
    assert_eq!(judgement(&repaired), Judgement::Sound, "{repaired}");
    window.key("ctrl+z");
    window.expect_copied(COOKED);
    window.expect_title("cooked.fen - Fenwright");
}
