//! The window under Wayland: a compositor without a display of its own, keys, the clipboard and large pixels.

mod compositor;

use std::fs;
use std::path::Path;

use fenwright::diagram::{self, Diagram};
use fenwright::notation::fen;

use super::START;
use super::desktop::Desk;
use super::display::Seat;
use super::entering_positions::HARING;
use super::picture::{Picture, light, rgb};
use super::wait::{self, LIMIT};
use super::window::Window;
use compositor::Compositor;

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

/// The start position without the rook in the corner that F6 leads to, and without the right to castle with it.
const AFTER_DELETE: &str = "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";

type WaylandDesk = Desk<Compositor>;
type WaylandWindow<'a> = Window<'a, Compositor>;

fn desk() -> WaylandDesk {
    Desk::with(Compositor::new((1280, 900), 1.0))
}

/// Goes from pane to pane until the square in the upper left corner of the board has the keyboard.
fn go_to_board(window: &WaylandWindow<'_>) {
    let is_on_board = |picture: &Picture| {
        let area = window.board().square("a8");
        picture.at((area.left + 1, area.middle().1)) == rgb(light().selected)
    };
    let found = (0..6).find(|_| is_on_board(&window.change(|| window.key("F6")).1));
    assert!(found.is_some(), "F6 reaches the board");
}

/// Removes the rook on a8 by keys.
fn edit(window: &WaylandWindow<'_>) {
    go_to_board(window);
    window.key("Delete");
    window.expect_shown(AFTER_DELETE);
}

#[test]
fn the_window_opens_with_its_name_and_keeps_still() {
    let desk = desk();
    let mut window = desk.start::<&str>(&[]);
    window.expect_title("Untitled - Fenwright");
    window.expect_shown(START);
    assert_eq!(window.size(), (1280, 900), "it fills the output");
    assert!(window.is_open());
}

#[test]
fn a_file_on_the_command_line_is_opened_and_left_without_a_question() {
    let desk = desk();
    let path = desk.file("named.fen", format!("{HARING}\n"));
    let mut window = desk.start(&[path]);
    window.expect_title("named.fen - Fenwright");
    window.expect_shown(HARING);
    window.ask_to_close();
    window.expect_end();
}

#[test]
fn a_position_is_set_up_by_keys() {
    let desk = desk();
    let window = desk.start::<&str>(&[]);
    window.key("ctrl+Delete");
    window.expect_shown(EMPTY);
    go_to_board(&window);
    window.type_text(HARING.split(' ').next().unwrap_or_default());
    window.expect_shown(HARING);
    window.key("ctrl+z");
    window.key("ctrl+shift+z");
    window.expect_shown(HARING);
    window.expect_copied(HARING);
}

#[test]
fn a_fen_is_typed_into_its_box() {
    let desk = desk();
    let window = desk.start::<&str>(&[]);
    window.change(|| window.key("ctrl+l"));
    window.type_text(HARING);
    window.change(|| window.key("Return"));
    window.expect_shown(HARING);
    window.expect_copied(HARING);
}

#[test]
fn a_position_is_pasted_that_another_program_copied() {
    let desk = desk();
    let window = desk.start::<&str>(&[]);
    desk.screen.set_clipboard(&format!("  {HARING}\n"));
    window.key("ctrl+v");
    window.expect_shown(HARING);
    desk.screen.set_clipboard("this is no position");
    window.change(|| window.key("ctrl+v"));
    window.expect_copied("this is no position");
}

#[test]
fn a_picture_is_pasted_that_another_program_copied() {
    let desk = desk();
    let ending = "8/5pk1/6p1/8/3R4/6P1/r4PK1/8 w - - 0 1";
    let picture = Diagram { size: 420, ..Diagram::new(fen::read(ending).unwrap()) };
    let window = desk.start(&[START]);
    window.expect_shown(START);
    desk.screen.set_clipboard_picture(&diagram::png(&picture).unwrap());
    window.change(|| window.key("ctrl+v"));
    window.expect_shown(ending);
}

#[test]
fn the_board_is_copied_as_a_picture() {
    let desk = desk();
    let window = desk.start(&[START]);
    window.expect_shown(START);
    window.key("ctrl+shift+c");
    let copied = wait::poll(LIMIT, || desk.screen.clipboard_picture());
    assert!(copied.is_some_and(|png| png.starts_with(b"\x89PNG")));
}

#[test]
fn a_file_is_opened_and_saved_through_the_path_field() {
    let desk = desk();
    let path = desk.file("typed.fen", format!("{START}\n"));
    let other = desk.path("other.fen");
    let window = desk.start::<&str>(&[]);
    window.change(|| window.key("ctrl+o"));
    type_path(&window, &path);
    window.expect_title("typed.fen - Fenwright");
    edit(&window);
    window.change(|| window.key("ctrl+shift+s"));
    type_path(&window, &other);
    window.expect_title("other.fen - Fenwright");
    assert_eq!(fs::read_to_string(&other).unwrap(), format!("{AFTER_DELETE}\n"));
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
}

/// Types a path in the place of the one that is proposed.
fn type_path(window: &WaylandWindow<'_>, path: &Path) {
    window.key("ctrl+a");
    window.change(|| window.type_text(&path.display().to_string()));
    window.key("Return");
}

#[test]
fn unsaved_work_is_asked_about_and_stays_when_the_answer_is_escape() {
    let desk = desk();
    let mut window = desk.start::<&str>(&[]);
    edit(&window);
    window.ask_to_close();
    window.expect_question();
    assert!(window.is_open());
    window.change(|| window.key("Escape"));
    assert!(window.is_open() && !window.is_asking());
    window.expect_copied(AFTER_DELETE);
}

#[test]
fn the_answer_to_save_takes_a_path_and_closes() {
    let desk = desk();
    let path = desk.path("unsaved.fen");
    let mut window = desk.start::<&str>(&[]);
    edit(&window);
    window.ask_to_close();
    window.expect_question();
    window.change(|| window.key("Return"));
    type_path(&window, &path);
    window.expect_end();
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{AFTER_DELETE}\n"));
}

/// The side of the squares, and the share of blended pixels on that of a knight, where a point has so many pixels.
fn seen_at(size: (u32, u32), scale: f32) -> (usize, f64) {
    let desk = Desk::with(Compositor::new(size, scale));
    let window = desk.start::<&str>(&[]);
    let (picture, board) = (window.settle(), window.board());
    edit(&window);
    window.expect_copied(AFTER_DELETE);
    (board.side(), picture.blended(board.square("g1")))
}

#[test]
fn at_scale_two_everything_is_twice_as_large_and_as_sharp() {
    let ((side, blended), (twice, blended_at_twice)) = (seen_at((1180, 780), 1.0), seen_at((2360, 1560), 2.0));
    assert!(twice.abs_diff(2 * side) <= 2, "squares of {side} and {twice} pixels");
    // Edges stay one pixel wide, so their share of the square falls by half; a stretched picture would keep it.
    let sharp = blended_at_twice < 0.7 * blended;
    assert!(sharp, "blended pixels of the knight: {blended:.1} % at scale 1, {blended_at_twice:.1} % at scale 2");
}

#[test]
fn at_scale_one_and_a_half_everything_is_that_much_larger() {
    let ((side, _), (larger, _)) = (seen_at((1180, 780), 1.0), seen_at((1770, 1170), 1.5));
    assert!((2 * larger).abs_diff(3 * side) <= 6, "squares of {side} and {larger} pixels");
}

#[test]
fn the_scale_changes_while_the_window_is_open() {
    let desk = Desk::with(Compositor::new((2360, 1560), 1.0));
    let window = desk.start::<&str>(&[]);
    let side = window.board().side();
    window.change(|| desk.screen.tell("output HEADLESS-1 scale 2"));
    assert!(window.board().side() <= side, "squares of {side} and {} pixels", window.board().side());
    edit(&window);
    window.change(|| desk.screen.tell("output HEADLESS-1 scale 1"));
    window.expect_shown(AFTER_DELETE);
    assert_eq!(window.board().side(), side);
}
