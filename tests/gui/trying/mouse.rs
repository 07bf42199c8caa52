//! Playing moves with the mouse.

use egui::Key;
use egui_kittest::kittest::Queryable;
use fenwright::app::command::Command;
use fenwright::app::shell::settings::{EnPassantChoice, Settings};
use fenwright::app::ui::pointer::Tool;
use fenwright::document::Document;

use super::{AFTER_E4, PROMOTES};
use crate::support::input::{LEFT, MIDDLE, RIGHT};
use crate::support::window::{START, Window};

const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 20";

#[test]
fn a_man_is_clicked_and_goes_to_the_square_that_is_clicked() {
    let mut window = Window::trying(START);
    window.click("e2");
    assert_eq!(window.targets(), "e4 e3");
    assert_eq!(window.square("e4").name, "e4, empty, possible target");
    window.click("e4");
    assert_eq!((window.fen().as_str(), window.line().as_str()), (AFTER_E4, "e4 |"));
    assert_eq!(window.box_says(), AFTER_E4);
    assert_eq!(window.square("e4").name, "e4, white pawn");
    window.assert_unchanged(START);
}

#[test]
fn a_man_is_dragged_and_shown_where_the_pointer_is() {
    let mut window = Window::trying(START);
    window.hover("g1");
    window.press(LEFT);
    assert_eq!(window.state().dragged_piece().map(|(piece, _)| piece.letter()), Some('N'));
    assert_eq!(window.targets(), "f3 h3");
    window.hover("f3");
    window.release(LEFT);
    assert_eq!((window.line().as_str(), window.state().dragged_piece()), ("Nf3 |", None));
    window.drag("g8", "f6");
    assert_eq!(window.line(), "Nf3 Nf6 |");
    window.assert_unchanged(START);
}

#[test]
fn illegal_moves_do_nothing() {
    let mut window = Window::trying(START);
    for (from, to) in [("g1", "g3"), ("g1", "off"), ("e7", "e5"), ("e4", "e5"), ("a1", "a2"), ("e1", "g1")] {
        window.drag(from, to);
        assert_eq!((window.fen().as_str(), window.line().as_str()), (START, "|"), "{from} to {to}");
        assert_eq!(window.targets(), "", "{from} to {to}");
    }
    window.click("g1");
    window.click("e5");
    assert_eq!(window.targets(), "", "a click elsewhere lets go");
    window.click("g1");
    window.click("b1");
    assert_eq!(window.targets(), "a3 c3", "another man is taken up");
    window.click("b1");
    assert_eq!(window.targets(), "", "the same man is let go");
    window.assert_unchanged(START);
}

#[test]
fn a_king_castles_two_squares_away_and_onto_its_rook() {
    for (from, to, san) in [("e1", "g1", "O-O"), ("e1", "h1", "O-O"), ("e1", "c1", "O-O-O"), ("e1", "a1", "O-O-O")] {
        let mut by_clicks = Window::trying(CASTLES);
        by_clicks.click(from);
        by_clicks.click(to);
        let mut by_drag = Window::trying(CASTLES);
        by_drag.drag(from, to);
        for window in [&by_clicks, &by_drag] {
            assert_eq!(window.line(), format!("{san} |"), "{from} {to}");
            assert_eq!(window.field(2), "kq");
        }
    }
    let mut window = Window::trying("5k2/8/8/8/8/8/8/5K1R w H - 0 1");
    window.drag("f1", "g1");
    assert_eq!(window.line(), "Kg1 |", "a step of one square is a step");
    window.ctrl(Key::Z);
    window.drag("f1", "h1");
    assert_eq!(window.line(), "O-O+ |");
}

#[test]
fn a_pawn_captures_en_passant() {
    let mut window = Window::trying("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    window.drag("d7", "d5");
    assert_eq!(window.field(3), "d6");
    window.click("e5");
    assert_eq!(window.targets(), "d6 e6");
    window.click("d6");
    assert_eq!((window.line().as_str(), window.placement().as_str()), ("d5 exd6 |", "4k3/8/3P4/8/8/8/8/4K3"));
}

#[test]
fn the_setting_says_when_the_en_passant_square_is_written() {
    let document = Document::from_bytes(START.as_bytes().to_vec());
    let settings = Settings { en_passant: EnPassantChoice::IfCapturable, ..Settings::default() };
    let mut window = Window::with(document, settings);
    window.ctrl(Key::M);
    window.drag("e2", "e4");
    assert_eq!(window.box_says(), AFTER_E4.replace("e3", "-"));
    window.menu("Position", Command::EnPassantAsStated.name());
    assert_eq!(window.box_says(), AFTER_E4);
}

#[test]
fn a_piece_is_chosen_with_the_mouse_when_a_pawn_promotes() {
    for (name, san) in [
        ("Promote to queen", "dxc8=Q+"),
        ("Promote to rook", "dxc8=R+"),
        ("Promote to bishop", "dxc8=B"),
        ("Promote to knight", "dxc8=N"),
    ] {
        let mut window = Window::trying(PROMOTES);
        window.drag("d7", "c8");
        assert_eq!(window.line(), "|", "nothing is played before the choice");
        window.click(name);
        assert_eq!(window.line(), format!("{san} |"));
        assert!(window.find(name).is_none(), "the choice is over");
    }
}

#[test]
fn a_promotion_is_given_up_with_a_click_on_the_board_or_escape() {
    for by_click in [true, false] {
        let mut window = Window::trying(PROMOTES);
        window.click("d7");
        window.click("d8");
        window.node("Promote to queen");
        if by_click {
            window.click("h8");
        } else {
            window.key(Key::Escape);
        }
        assert!(window.find("Promote to queen").is_none());
        assert_eq!(window.line(), "|");
        window.drag("d7", "d8");
        window.click("Promote to knight");
        assert_eq!(window.line(), "d8=N |");
    }
}

#[test]
fn other_buttons_do_nothing() {
    let mut window = Window::trying(START);
    window.drag("e2", "e4");
    for button in [RIGHT, MIDDLE] {
        window.click_with(button, "d2");
        window.sweep_with(button, &["d2", "d4"]);
    }
    assert_eq!((window.line().as_str(), window.tool()), ("e4 |", Tool::Hand));
    assert!(!window.sees("En passant here"), "there is no menu of the square");
}

#[test]
fn the_wheel_over_the_board_goes_through_the_line() {
    // Without a click: the clock of the harness stops after one, and the wheel is debounced.
    let mut window = Window::trying(START);
    window.type_keys("e4");
    window.key(Key::Enter);
    window.hover("d4");
    window.wheel(-1);
    assert_eq!(window.line(), "| e4");
    window.wheel(1);
    assert_eq!(window.line(), "e4 |");
}

#[test]
fn the_board_can_be_flipped() {
    let mut window = Window::trying(PROMOTES);
    window.ctrl_shift(Key::F);
    window.drag("d7", "d8");
    window.click("Promote to rook");
    assert_eq!(window.line(), "d8=R+ |");
}

#[test]
fn a_screen_reader_plays_too() {
    let mut window = Window::trying(START);
    for name in ["e2, white pawn", "e4, empty, possible target"] {
        window.harness().get_by_label(name).click_accesskit();
        window.settle();
    }
    assert_eq!(window.line(), "e4 |");
}
