//! Try mode does not edit, and editing does not play moves.

use egui::Key;
use fenwright::app::command::{Command, CommandScope};
use fenwright::app::shell::settings::Settings;
use fenwright::app::ui::pointer::Tool;
use fenwright::document::Document;

use super::TWO;
use crate::support::input::LEFT;
use crate::support::window::{START, Window};

#[test]
fn try_mode_edits_nothing() {
    let mut window = Window::showing(TWO);
    window.click("white queen");
    window.ctrl(Key::M);
    for tool in ["white queen", "Eraser, upper row"] {
        assert!(window.find(tool).is_none(), "{tool} is shown");
    }
    for field in ["White to move", "White castles O-O", "En passant square", "Move number"] {
        assert!(!window.node(field).enabled, "{field} can be changed");
    }
    window.drag("e2", "e5");
    window.sweep(&["a4", "b4", "c4"]);
    window.hover("d5");
    window.type_keys("QxK");
    for key in [Key::Delete, Key::Backspace, Key::Escape] {
        window.key(key);
    }
    for command in Command::all().filter(|command| command.facts().scope == CommandScope::Edit) {
        assert!(!window.state().is_enabled(command), "{command:?}");
    }
    for key in [Key::Delete, Key::Home, Key::T, Key::L] {
        window.ctrl(key);
    }
    window.click("FEN");
    window.type_keys("8/8");
    assert_eq!((window.fen().as_str(), window.line().as_str()), (START, "|"));
    assert_eq!(window.box_says(), START);
    while window.is_trying() {
        window.key(Key::Escape);
    }
    assert_ne!(window.tool(), Tool::Hand, "the brush is there again");
    window.assert_unchanged(TWO);
}

#[test]
fn edit_mode_plays_no_moves() {
    let mut window = Window::showing(START);
    window.drag("e2", "e5");
    assert_eq!(window.field(1), "w", "nobody has moved");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR");
    window.ctrl(Key::Z);
    window.click("e2");
    window.click("e4");
    assert_eq!(window.fen(), START, "clicks select squares");
    assert!(window.find("Use position").is_none());
}

#[test]
fn the_reached_position_is_copied() {
    let mut window = Window::trying("5k2/8/8/8/8/8/8/5K1R w H - 0 1");
    window.drag("f1", "e1");
    window.ctrl(Key::C);
    assert_eq!(window.world().clipboard.as_deref(), Ok("5k2/8/8/8/8/8/8/4K2R b - - 1 1"));
    window.ctrl(Key::Z);
    window.menu("Edit", Command::CopyShredderFen.name());
    assert_eq!(window.world().clipboard.as_deref(), Ok("5k2/8/8/8/8/8/8/5K1R w H - 0 1"));
}

#[test]
fn without_legal_moves_the_reason_is_shown() {
    for (content, reason) in [
        ("10/10/10/10/10/10/10/K9 w - - 0 1", "Black has no king"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "The board is empty"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "Black's king on e8 can be captured"),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "There is a white pawn on a8"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 3+3 0 1", "Stalemate"),
        ("8/8/8 w - - 0 1", "FEN is valid"),
    ] {
        for by_palette in [false, true] {
            let mut window = Window::showing(content);
            if by_palette {
                window.ctrl(Key::K);
                window.type_keys("try moves");
                window.key(Key::Enter);
            } else {
                window.ctrl(Key::M);
            }
            assert!(!window.is_trying(), "{content}");
            assert!(window.notices().contains(reason), "{content}: {}", window.notices());
        }
    }
}

#[test]
fn moves_are_tried_with_unusable_castling_rights() {
    let mut window = Window::trying("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1");
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", "nothing changes before a move");
    window.drag("e1", "e2");
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/4K3/8 b - - 1 1");
}

#[test]
fn typing_in_the_fen_box_is_a_step_of_its_own_before() {
    let mut window = Window::showing(START);
    window.type_fen("7k/8/8/8/8/8/8/K7 w - - 0 1");
    window.ctrl(Key::M);
    assert!(window.is_trying(), "{}", window.notices());
    window.drag("a1", "a2");
    window.key(Key::Escape);
    assert_eq!(window.fen(), "7k/8/8/8/8/8/8/K7 w - - 0 1");
    window.ctrl(Key::Z);
    window.assert_unchanged(START);
}

#[test]
fn the_panel_leads_to_try_mode_where_there_are_moves() {
    let mut window = Window::showing(START);
    window.click("Try moves on the board");
    assert!(window.is_trying());
    assert!(window.find("Try moves on the board").is_none());
    let window = Window::showing("7k/5Q2/6K1/8/8/8/8/8 b - - 3+3 0 1");
    assert!(window.find("Try moves on the board").is_none(), "stalemate");
}

#[test]
fn the_menu_shows_whether_moves_are_tried() {
    let mut window = Window::trying(START);
    assert_eq!(window.state().checked(Command::TryMoves), Some(true));
    window.menu("Position", Command::TryMoves.name());
    assert_eq!(window.state().checked(Command::TryMoves), Some(false));
}

#[test]
fn nothing_jumps_when_the_mode_begins() {
    for size in [[800.0, 600.0], [1180.0, 780.0]] {
        let document = Document::from_bytes(TWO.as_bytes().to_vec());
        let mut window = Window::sized(document, Settings::default(), size);
        let place = |window: &Window| window.square("a8").rect.union(window.square("h1").rect);
        let before = place(&window);
        window.ctrl(Key::M);
        assert_eq!(place(&window), before, "{size:?}");
        for name in ["Use position", "Go back", "Move to play", "Last move"] {
            let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
            assert!(screen.contains_rect(window.node(name).rect), "{size:?}: {name}");
        }
    }
}

#[test]
fn escape_stops_waiting_first() {
    let mut window = Window::trying(START);
    window.ctrl(Key::O);
    assert!(window.state().waiting_for.is_some(), "a file dialog is open");
    window.key(Key::Escape);
    assert!(window.state().waiting_for.is_none() && window.is_trying());
}

#[test]
fn a_double_click_that_ends_try_mode_chooses_no_tool() {
    let document = Document::from_bytes(b"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n".to_vec());
    let mut window = Window::sized(document, Settings::default(), [800.0, 600.0]);
    window.ctrl(Key::M);
    window.type_keys("e4");
    window.key(Key::Enter);
    let at = window.place("Use position");
    window.move_to(at);
    for _ in 0..2 {
        window.press(LEFT);
        window.release(LEFT);
    }
    assert!(window.state().trial.is_none());
    assert_eq!(window.tool(), Tool::Hand);
    window.wait(1.0);
    window.click_at(at);
    assert_ne!(window.tool(), Tool::Hand, "a tool is there");
}
