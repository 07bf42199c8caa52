//! Setting up a position with clicks only, with keys only, and from the clipboard.
#![expect(clippy::panic, reason = "the helpers of tests fail as tests do")]

use std::process::Command;

use fenwright::app::command::Command as Wish;
use fenwright::notation::fen;
use fenwright::{Piece, Position, Size, Square};

use super::desktop::Desktop;
use super::display::Display;
use super::picture::{Area, Picture, Point, light, light_board, rgb};
use super::wait::{self, LIMIT};
use super::window::Window;

/// A composed position with pieces of all kinds.
pub(super) const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";

/// The squares that each brush paints. The bishop is next to its square and one pawn is too many.
const PAINTED: [(char, &[&str]); 10] = [
    ('K', &["a4"]),
    ('Q', &["f1"]),
    ('R', &["g7", "a6"]),
    ('B', &["b2"]),
    ('N', &["c6", "f5"]),
    ('P', &["c7", "h6", "d2", "h1"]),
    ('k', &["f6"]),
    ('r', &["e8", "c3"]),
    ('n', &["b1"]),
    ('p', &["g5", "c4", "e4", "b3"]),
];

#[test]
fn a_position_is_set_up_by_clicks_alone() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    window.choose("Position", Wish::ClearBoard);
    window.expect_shown("8/8/8/8/8/8/8/8");
    for (letter, squares) in PAINTED {
        window.click(tool(&window, letter));
        window.click_squares(squares);
    }
    window.click(tool(&window, 'x'));
    window.click_squares(&["h1"]);
    window.click(tool(&window, 'h'));
    window.drag("b2", "a1");
    window.expect_shown(HARING);
    window.expect_copied(HARING);
}

#[test]
fn side_to_move_and_castling_rights_are_set_by_clicks() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    let picture = window.settle();
    let boxes = ticked_boxes(&picture);
    assert_eq!(boxes.len(), 4, "the start position has four rights: {boxes:?}");
    // They are in the order of FEN: KQkq.
    window.click(boxes[1].middle());
    window.click(boxes[2].middle());
    let white = picture.areas(|pixel| pixel == rgb(light().chosen)).into_iter();
    let is_side = |area: &Area| area.left > picture.width / 2 && area.width() > 40 && area.height() > 20;
    let white = white.filter(is_side).min_by_key(|area| area.top).expect("the chosen side");
    window.click((white.middle().0 + white.width(), white.middle().1));
    window.expect_copied("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b Kq - 0 1");
}

#[test]
fn a_position_is_typed_by_keys_alone() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    let is_on_board = |picture: &Picture| {
        let area = window.board().square("a8");
        picture.at((area.left + 1, area.middle().1)) == rgb(light().selected)
    };
    let stops = (1..=40).find(|_| is_on_board(&window.change(|| window.key("Tab")).1));
    assert!(stops.is_some(), "Tab reaches the board");
    window.key("ctrl+Delete");
    window.expect_shown("8/8/8/8/8/8/8/8");
    window.type_text(HARING.split(' ').next().expect("a placement"));
    window.expect_shown(HARING);
    window.expect_copied(HARING);
}

#[test]
fn letters_land_where_the_pointer_was_also_a_millisecond_apart() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    window.key("ctrl+Delete");
    window.expect_shown("8/8/8/8/8/8/8/8");
    let board = window.board();
    let mut placed = Position::empty(Size::STANDARD);
    let mut acts = Vec::new();
    for (count, letter) in "pnbrqk".chars().cycle().take(200).enumerate() {
        let square = Square::new((count * 5 % 8) as u8, (count * 3 / 8 % 8) as u8);
        placed.board.set(square, Piece::from_letter(letter));
        acts.extend(pointed_at(board.square(&square.to_string())).into_iter().chain(pressed(letter)));
    }
    desktop.screen.act(&acts.iter().map(String::as_str).collect::<Vec<_>>());
    window.expect_copied(&fen::write(&placed));
}

#[test]
fn letters_land_where_the_pointer_was_while_the_window_was_stalled() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    window.key("ctrl+Delete");
    window.expect_shown("8/8/8/8/8/8/8/8");
    let board = window.board();
    let point = |square| pointed_at(board.square(square));
    let signal = |name| {
        let ended = wait::run(Command::new("kill").args(["-s", name, &window.process().to_string()]));
        assert!(ended.status.success(), "{ended:?}");
    };
    let act = |acts: &[String]| desktop.screen.act(&acts.iter().map(String::as_str).collect::<Vec<_>>());
    act(&point("d8"));
    window.settle();
    signal("STOP");
    act(&[point("d4"), pressed('q'), point("h3"), pressed('r'), point("a1")].concat());
    signal("CONT");
    window.expect_copied("8/8/8/8/3q4/7r/8/8 w - - 0 1");
}

/// The xdotool command that moves the pointer to the centre of a square.
fn pointed_at(square: Area) -> Vec<String> {
    let (x, y) = square.middle();
    vec!["mousemove".to_owned(), x.to_string(), y.to_string()]
}

/// The xdotool command that presses and releases a letter at once.
fn pressed(letter: char) -> Vec<String> {
    ["key", "--delay", "1", &letter.to_string()].map(str::to_owned).into()
}

#[test]
fn a_position_is_pasted_from_the_clipboard() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    desktop.screen.set_clipboard(&format!("  {HARING}\n"));
    window.key("ctrl+v");
    window.expect_shown(HARING);
    window.expect_copied(HARING);
    desktop.screen.set_clipboard("this is no position");
    window.change(|| window.key("ctrl+v"));
    window.expect_copied(HARING);
    let broken = "zz/zz/zz/zz/zz/zz/zz/zz w";
    desktop.screen.set_clipboard(broken);
    window.change(|| window.key("ctrl+v"));
    window.expect_copied(broken);
    // The text is in the FEN box, and Escape discards it.
    window.change(|| window.key("ctrl+l"));
    window.change(|| window.key("Escape"));
    window.expect_shown(HARING);
    window.expect_copied(HARING);
}

#[test]
fn a_broken_text_is_mended_when_it_is_pasted_or_typed() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    // The clocks are missing and the text is in a tag.
    let broken = HARING.trim_end_matches(" 0 1");
    desktop.screen.set_clipboard(&format!("[FEN \"{broken}\"]\n"));
    window.change(|| window.key("ctrl+v"));
    window.expect_shown(HARING);
    window.expect_copied(HARING);
    window.change(|| window.key("ctrl+z"));
    window.expect_shown("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    window.change(|| window.key("ctrl+l"));
    window.type_text(broken);
    window.change(|| window.key("Return"));
    window.expect_shown(HARING);
    window.expect_copied(HARING);
}

#[test]
fn a_text_with_something_around_it_is_read_from_the_command_line() {
    let desktop = Desktop::new();
    let window = desktop.start(&[format!("What about {HARING} ?")]);
    window.expect_shown(HARING);
    window.expect_copied(HARING);
}

#[test]
fn the_copied_position_is_offered_to_other_programs_as_text() {
    let desktop = Desktop::new();
    let mut window = desktop.start(&[HARING]);
    window.key("ctrl+c");
    let offered = wait::poll(LIMIT, || Some(desktop.screen.clipboard()).filter(|text| text == HARING));
    assert!(offered.is_some(), "the clipboard holds {:?}", desktop.screen.clipboard());
    assert!(
        desktop.screen.clipboard_targets().contains(&"UTF8_STRING".to_owned()),
        "{:?}",
        desktop.screen.clipboard_targets()
    );
    assert!(window.is_open());
}

/// The ticked castling boxes, in reading order.
fn ticked_boxes(picture: &Picture) -> Vec<Area> {
    let mut boxes = picture.areas(|pixel| pixel == rgb(light().accent));
    boxes.retain(|area| (22..=24).contains(&area.width()) && (26..=28).contains(&area.height()));
    boxes.sort_by_key(|area| (area.top, area.left));
    boxes
}

/// The centre of a tool of the palette: a FEN letter, `h` for the hand or `x` for the eraser. Piece tools have the
/// colour of a square behind them, white ones below the board.
pub(super) fn tool(window: &Window<'_>, letter: char) -> Point {
    let (picture, board) = (window.settle(), window.board().area);
    let is_white = letter.is_uppercase() || matches!(letter, 'h' | 'x');
    let ground = if is_white { light_board().dark } else { light_board().light };
    let mut tiles = picture.areas(|pixel| pixel == rgb(ground));
    tiles.retain(|area| {
        let is_tile = (24..60).contains(&area.width()) && (24..60).contains(&area.height());
        is_tile && if is_white { area.top >= board.bottom } else { area.bottom <= board.top }
    });
    tiles.sort_by_key(|area| area.left);
    assert_eq!(tiles.len(), 6, "a row of six pieces: {tiles:?}");
    let (x, y) = tiles[0].middle();
    let pitch = tiles[1].middle().0 - x;
    let place = "kqrbnp".find(letter.to_ascii_lowercase());
    match (letter, place) {
        ('h', _) => (x - pitch, y),
        ('x', _) => (x + 6 * pitch, y),
        (_, Some(place)) => tiles[place].middle(),
        (_, None) => panic!("{letter} is no tool"),
    }
}
