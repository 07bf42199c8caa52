//! The window under Wayland: keyboard, clipboard and scales, on a headless compositor.

mod compositor;

use std::fs;
use std::path::Path;

use fenwright::diagram::{self, Diagram};
use fenwright::notation::fen;

use super::START;
use super::desktop::Desktop;
use super::display::Display;
use super::entering_positions::HARING;
use super::picture::{Picture, light, rgb};
use super::wait::{self, LIMIT};
use super::window::Window;
use compositor::Compositor;

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

/// The start position without the rook on a8, which is the square that F6 leads to, and without its castling right.
const AFTER_DELETE: &str = "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";

type WaylandDesktop = Desktop<Compositor>;
type WaylandWindow<'a> = Window<'a, Compositor>;

fn desktop() -> WaylandDesktop {
    Desktop::with(Compositor::new((1280, 900), 1.0))
}

/// Presses F6 until the upper left square of the board has the focus.
fn go_to_board(window: &WaylandWindow<'_>) {
    let is_on_board = |picture: &Picture| {
        let area = window.board().square("a8");
        picture.at((area.left + 1, area.middle().1)) == rgb(light().selected)
    };
    let found = (0..6).find(|_| is_on_board(&window.change(|| window.key("F6")).1));
    assert!(found.is_some(), "F6 reaches the board");
}

/// Removes the rook on a8 with the keyboard.
fn edit(window: &WaylandWindow<'_>) {
    go_to_board(window);
    window.key("Delete");
    window.expect_shown(AFTER_DELETE);
}

#[test]
fn the_window_opens_with_its_name_and_keeps_still() {
    let desktop = desktop();
    let mut window = desktop.start::<&str>(&[]);
    window.expect_title("Untitled - Fenwright");
    window.expect_shown(START);
    assert_eq!(window.size(), (1280, 900), "it fills the output");
    assert!(window.is_open());
}

#[test]
fn a_file_on_the_command_line_is_opened_and_left_without_a_question() {
    let desktop = desktop();
    let path = desktop.file("named.fen", format!("{HARING}\n"));
    let mut window = desktop.start(&[path]);
    window.expect_title("named.fen - Fenwright");
    window.expect_shown(HARING);
    window.ask_to_close();
    window.expect_end();
}

#[test]
fn a_position_is_set_up_by_keys() {
    let desktop = desktop();
    let window = desktop.start::<&str>(&[]);
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
    let desktop = desktop();
    let window = desktop.start::<&str>(&[]);
    window.change(|| window.key("ctrl+l"));
    window.type_text(HARING);
    window.change(|| window.key("Return"));
    window.expect_shown(HARING);
    window.expect_copied(HARING);
}

#[test]
fn a_position_is_pasted_that_another_program_copied() {
    let desktop = desktop();
    let window = desktop.start::<&str>(&[]);
    desktop.screen.set_clipboard(&format!("  {HARING}\n"));
    window.key("ctrl+v");
    window.expect_shown(HARING);
    desktop.screen.set_clipboard("this is no position");
    window.change(|| window.key("ctrl+v"));
    window.expect_copied(HARING);
}

#[test]
fn a_picture_is_pasted_that_another_program_copied() {
    let desktop = desktop();
    let ending = "8/5pk1/6p1/8/3R4/6P1/r4PK1/8 w - - 0 1";
    let picture = Diagram { size: 420, ..Diagram::new(fen::read(ending).unwrap()) };
    let window = desktop.start(&[START]);
    window.expect_shown(START);
    desktop.screen.set_clipboard_picture(&diagram::png(&picture).unwrap());
    window.change(|| window.key("ctrl+v"));
    window.expect_shown(ending);
}

#[test]
fn the_board_is_copied_as_a_picture() {
    let desktop = desktop();
    let window = desktop.start(&[START]);
    window.expect_shown(START);
    window.key("ctrl+shift+c");
    let copied = wait::poll(LIMIT, || desktop.screen.clipboard_picture());
    assert!(copied.is_some_and(|png| png.starts_with(b"\x89PNG")));
}

#[test]
fn a_file_is_opened_and_saved_through_the_path_field() {
    let desktop = desktop();
    let path = desktop.file("typed.fen", format!("{START}\n"));
    let other = desktop.path("other.fen");
    let window = desktop.start::<&str>(&[]);
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

/// Types a path over the suggested one.
fn type_path(window: &WaylandWindow<'_>, path: &Path) {
    window.key("ctrl+a");
    window.change(|| window.type_text(&path.display().to_string()));
    window.key("Return");
}

#[test]
fn unsaved_work_is_asked_about_and_stays_when_the_answer_is_escape() {
    let desktop = desktop();
    let mut window = desktop.start::<&str>(&[]);
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
    let desktop = desktop();
    let path = desktop.path("unsaved.fen");
    let mut window = desktop.start::<&str>(&[]);
    edit(&window);
    window.ask_to_close();
    window.expect_question();
    window.change(|| window.key("Return"));
    type_path(&window, &path);
    window.expect_end();
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{AFTER_DELETE}\n"));
}

/// The side of the squares, and the percentage of blended pixels on the square of a knight, at this scale.
fn seen_at(size: (u32, u32), scale: f32) -> (usize, f64) {
    let desktop = Desktop::with(Compositor::new(size, scale));
    let window = desktop.start::<&str>(&[]);
    let (picture, board) = (window.settle(), window.board());
    edit(&window);
    window.expect_copied(AFTER_DELETE);
    (board.side(), picture.blended(board.square("g1")))
}

#[test]
fn at_scale_two_everything_is_twice_as_large_and_as_sharp() {
    let ((side, blended), (twice, blended_at_twice)) = (seen_at((1180, 780), 1.0), seen_at((2360, 1560), 2.0));
    assert!(twice.abs_diff(2 * side) <= 2, "squares of {side} and {twice} pixels");
    // Edges stay one pixel wide, so their share of the square halves. A stretched picture would keep it.
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
    let desktop = Desktop::with(Compositor::new((2360, 1560), 1.0));
    let window = desktop.start::<&str>(&[]);
    let side = window.board().side();
    window.change(|| desktop.screen.tell("output HEADLESS-1 scale 2"));
    assert!(window.board().side() <= side, "squares of {side} and {} pixels", window.board().side());
    edit(&window);
    window.change(|| desktop.screen.tell("output HEADLESS-1 scale 1"));
    window.expect_shown(AFTER_DELETE);
    assert_eq!(window.board().side(), side);
}
