//! The keyboard on the board: typing, shortcuts, and the widgets that keep their keys.

use egui::accesskit::Role;
use egui::epaint::ClippedShape;
use egui::{Event, Key, Modifiers, PointerButton, Shape};
use fenwright::app::shell::desktop::PathRequest;
use fenwright::app::shell::dialog::Dialog;
use fenwright::app::ui::pointer::Tool;

use crate::support::input::ctrl;
use crate::support::window::{EMPTY, START, Window, brush};

const START_PLACEMENT: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// A window with the hand tool and a selected square.
fn at(square: &str, content: &str) -> Window {
    let mut window = Window::showing(content);
    window.click(square);
    assert_eq!(window.cursor().as_deref(), Some(square));
    window
}

// Typing FEN onto the board

#[test]
fn a_placement_is_typed_with_and_without_strokes() {
    for placement in [
        START_PLACEMENT,
        "r1bqkb1r/pp1ppppp/2n2n2/2p5/2B1P3/5N2/PPPP1PPP/RNBQK2R",
        "8/8/8/8/8/8/8/8",
        "7k/7K/p6P/1p4P1/2p2P2/3pP3/8/Q6q",
        "1n6/6n1/k1K5/8/5B2/8/8/4b2b",
    ] {
        for text in [placement.to_owned(), placement.replace('/', "")] {
            for content in [EMPTY, START] {
                let mut window = at("a8", content);
                window.type_keys(&text);
                assert_eq!(window.placement(), placement, "typed {text} onto {content}");
            }
        }
    }
}

#[test]
fn a_letter_places_its_piece_and_moves_on_one_square() {
    for (letter, placement) in [('N', "8/8/8/8/3N4/8/8/8"), ('n', "8/8/8/8/3n4/8/8/8"), ('K', "8/8/8/8/3K4/8/8/8")] {
        let mut window = at("d4", EMPTY);
        window.type_keys(&letter.to_string());
        assert_eq!(window.placement(), placement, "{letter}");
        assert_eq!(window.cursor().as_deref(), Some("e4"), "{letter}");
    }
}

#[test]
fn other_characters_mean_nothing_at_a_square() {
    let mut window = at("d4", START);
    window.type_keys("wzA!=?+ 0");
    assert_eq!(window.fen(), START);
    assert_eq!(window.cursor().as_deref(), Some("d4"));
    assert_eq!(window.tool(), Tool::Hand);
}

#[test]
fn a_digit_clears_that_many_squares() {
    let mut window = at("b2", START);
    window.type_keys("3");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/P3PPPP/RNBQKBNR");
    assert_eq!(window.cursor().as_deref(), Some("e2"));
    window.type_keys("8");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/P7/RNBQKBNR", "no further than the rank's end");
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), START, "each digit is one step");
}

#[test]
fn a_stroke_goes_to_the_next_ranks_first_file() {
    let mut window = at("d4", START);
    window.type_keys("/");
    assert_eq!(window.cursor().as_deref(), Some("a3"));
    window.type_keys("/");
    assert_eq!(window.cursor().as_deref(), Some("a2"));
    window.type_keys("///");
    assert_eq!(window.cursor().as_deref(), Some("a1"), "there is no rank below the first");
    assert_eq!(window.fen(), START);
}

#[test]
fn backspace_steps_back_and_clears() {
    let mut window = at("d4", EMPTY);
    window.type_keys("NB");
    window.key(Key::Backspace);
    assert_eq!(window.placement(), "8/8/8/8/3N4/8/8/8");
    assert_eq!(window.cursor().as_deref(), Some("e4"));
    window.key(Key::Backspace);
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/8");
    assert_eq!(window.cursor().as_deref(), Some("d4"));
}

#[test]
fn backspace_goes_round_the_ends_of_ranks() {
    let mut window = at("g8", EMPTY);
    window.type_keys("RRQ");
    assert_eq!(window.placement(), "6RR/Q7/8/8/8/8/8/8");
    for (placement, cursor) in [("6RR/8/8/8/8/8/8/8", "a7"), ("6R1/8/8/8/8/8/8/8", "h8"), ("8/8/8/8/8/8/8/8", "g8")] {
        window.key(Key::Backspace);
        assert_eq!((window.placement().as_str(), window.cursor().as_deref()), (placement, Some(cursor)));
    }
}

#[test]
fn delete_clears_and_stays() {
    let mut window = at("d2", START);
    window.key(Key::Delete);
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPP1PPPP/RNBQKBNR");
    assert_eq!(window.cursor().as_deref(), Some("d2"));
}

#[test]
fn arrows_home_and_end_move_as_the_screen_shows() {
    for (flipped, moves) in [
        (
            false,
            [
                (Key::ArrowUp, "d5"),
                (Key::ArrowRight, "e5"),
                (Key::ArrowDown, "e4"),
                (Key::ArrowLeft, "d4"),
                (Key::Home, "a4"),
                (Key::End, "h4"),
            ],
        ),
        (
            true,
            [
                (Key::ArrowUp, "d3"),
                (Key::ArrowRight, "c3"),
                (Key::ArrowDown, "c4"),
                (Key::ArrowLeft, "d4"),
                (Key::Home, "h4"),
                (Key::End, "a4"),
            ],
        ),
    ] {
        let mut window = at("d4", START);
        if flipped {
            window.ctrl_shift(Key::F);
        }
        for (key, square) in moves {
            window.key(key);
            assert_eq!(window.cursor().as_deref(), Some(square), "{key:?}, flipped {flipped}");
        }
        assert_eq!(window.fen(), START);
        assert!(!window.document().can_undo(), "moving is no step");
    }
}

#[test]
fn arrows_stop_at_the_edge() {
    let mut window = at("a1", START);
    for key in [Key::ArrowLeft, Key::ArrowDown] {
        window.key(key);
        assert_eq!(window.cursor().as_deref(), Some("a1"), "{key:?}; a1 is a square like any other");
    }
}

#[test]
fn the_mouse_may_move_while_a_position_is_typed() {
    let mut window = at("a8", EMPTY);
    let (near, far) = (window.place("c3"), window.place("Copy"));
    for letter in "rnbqkbnrpppppppp32".chars() {
        window.type_keys(&letter.to_string());
        window.move_to(near);
        window.move_to(far);
    }
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/8/8");
    assert_eq!(window.cursor().as_deref(), Some("f6"));
}

#[test]
fn undo_brings_the_selected_square_back_with_the_piece() {
    let mut window = at("d4", EMPTY);
    window.type_keys("Q");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), EMPTY);
    assert_eq!(window.cursor().as_deref(), Some("d4"));
    window.ctrl_shift(Key::Z);
    assert_eq!(window.placement(), "8/8/8/8/3Q4/8/8/8");
    assert_eq!(window.cursor().as_deref(), Some("e4"));
}

#[test]
fn escape_lets_go_of_the_square() {
    let mut window = at("d4", START);
    window.key(Key::Escape);
    assert_eq!(window.cursor(), None);
    assert_eq!(window.fen(), START);
}

/// Presses Tab until the board has the focus.
fn tab_to_the_board(window: &mut Window) {
    for _ in 0..80 {
        window.key(Key::Tab);
        if window.cursor().is_some() {
            return;
        }
    }
    panic!("Tab never comes to the board");
}

#[test]
fn a_position_is_set_up_without_a_mouse() {
    let mut window = Window::showing(EMPTY);
    tab_to_the_board(&mut window);
    assert_eq!(window.cursor().as_deref(), Some("a8"));
    assert!(window.square("a8").focused);
    window.type_keys("r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R");
    assert_eq!(window.placement(), "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R");
    window.key(Key::Home);
    window.key(Key::ArrowUp);
    window.key(Key::Delete);
    assert_eq!(window.placement(), "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/1PPQ1PPP/R3K2R");
}

#[test]
fn tab_leaves_the_board_again() {
    let mut window = Window::showing(EMPTY);
    tab_to_the_board(&mut window);
    window.key(Key::Tab);
    let focused = window.nodes().into_iter().find(|node| node.focused && node.is_control());
    let name = focused.expect("something has the focus").name;
    assert!(!name.contains(", empty"), "the board is one stop, but {name} has the focus");
}

#[test]
fn tab_goes_through_the_whole_window_and_round() {
    let mut window = Window::new();
    let mut names = Vec::new();
    for _ in 0..80 {
        window.key(Key::Tab);
        let focused = window.nodes().into_iter().find(|node| node.focused && node.is_control());
        names.extend(focused.map(|node| node.name));
    }
    for name in [
        "File",
        "FEN",
        "Copy",
        "Paste",
        "White to move",
        "White castles O-O",
        "En passant square",
        "Halfmove clock",
        "Hand, lower row",
    ] {
        assert!(names.iter().any(|focused| focused == name), "{name} is not among {names:?}");
    }
    assert_eq!(window.fen(), START, "going round changes nothing");
    assert!(!window.document().can_undo());
}

#[test]
fn a_tool_is_chosen_with_the_keyboard() {
    let mut window = Window::new();
    for _ in 0..80 {
        window.key(Key::Tab);
        if window.find("Hand, lower row").is_some_and(|node| node.focused) {
            break;
        }
    }
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    window.key(Key::Enter);
    assert_eq!(window.tool(), brush('Q'));
}

// Typing while no square is selected

#[test]
fn a_letter_places_its_piece_under_the_pointer() {
    for (letter, placement) in [('N', "8/8/8/8/4N3/8/8/8"), ('p', "8/8/8/8/4p3/8/8/8")] {
        let mut window = Window::showing("8/8/8/8/4q3/8/8/8 w - - 0 1");
        window.hover("e4");
        window.type_keys(&letter.to_string());
        assert_eq!(window.placement(), placement, "{letter}");
        assert_eq!(window.tool(), Tool::Hand, "{letter}");
        assert_eq!(window.cursor(), None, "{letter}");
        window.ctrl(Key::Z);
        assert_eq!(window.placement(), "8/8/8/8/4q3/8/8/8", "{letter}");
    }
}

#[test]
fn a_letter_held_while_the_pointer_moves_paints_empty_squares_in_one_step() {
    let mut window = Window::showing("8/8/8/8/2q5/8/8/8 w - - 0 1");
    let (over, beyond) = (window.place("f4"), window.place("h4"));
    window.hover("a4");
    window.letter_down('P');
    window.move_to(over);
    window.letter_down('P'); // the key repeats
    window.letter_up('P');
    assert_eq!(window.placement(), "8/8/8/8/PPqPPP2/8/8/8");
    window.move_to(beyond);
    window.settle();
    assert_eq!(window.placement(), "8/8/8/8/PPqPPP2/8/8/8", "the key is up");
    window.ctrl(Key::Z);
    assert_eq!(window.placement(), "8/8/8/8/2q5/8/8/8");
    assert!(!window.document().can_undo());
}

#[test]
fn a_held_letter_does_not_toggle() {
    let mut window = Window::showing(EMPTY);
    window.hover("e4");
    for _ in 0..3 {
        window.letter_down('N');
    }
    window.letter_up('N');
    window.type_keys("N");
    assert_eq!(window.placement(), "8/8/8/8/4N3/8/8/8");
}

#[test]
fn another_letter_takes_over_from_one_that_is_held() {
    let mut window = Window::showing(EMPTY);
    let next = window.place("b4");
    window.hover("a4");
    window.letter_down('P');
    window.move_to(next);
    window.letter_down('n');
    window.letter_up('P');
    window.letter_up('n');
    window.settle();
    assert_eq!(window.placement(), "8/8/8/8/Pn6/8/8/8");
}

/// The events of a letter key that is pressed and released.
fn pressed(key: Key, letter: &str) -> [Event; 3] {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
    [event(true), Event::Text(letter.to_owned()), event(false)]
}

#[test]
fn each_letter_of_a_slow_frame_lands_where_the_pointer_was_at_its_moment() {
    let mut window = Window::showing(EMPTY);
    let [d4, h3, a1] = ["d4", "h3", "a1"].map(|square| Event::PointerMoved(window.place(square)));
    window.hover("d8");
    let keys = [vec![d4], pressed(Key::Q, "q").into(), vec![h3], pressed(Key::R, "r").into(), vec![a1]];
    window.frame(keys.concat());
    window.settle();
    assert_eq!(window.placement(), "8/8/8/8/3q4/7r/8/8");
    window.type_keys("n");
    assert_eq!(window.placement(), "8/8/8/8/3q4/7r/8/n7", "the pointer rests on a1");
}

#[test]
fn a_letter_held_in_a_slow_frame_paints_the_way_between_its_press_and_its_release() {
    let mut window = Window::showing(EMPTY);
    let [b4, d4, h4] = ["b4", "d4", "h4"].map(|square| Event::PointerMoved(window.place(square)));
    window.hover("a4");
    let [down, text, up] = pressed(Key::P, "p");
    window.frame([b4, down, text, d4, up, h4]);
    window.settle();
    assert_eq!(window.placement(), "8/8/8/8/1ppp4/8/8/8");
    window.undo();
    assert_eq!(window.fen(), EMPTY, "one step");
}

#[test]
fn a_letter_behind_a_click_on_the_board_is_no_longer_the_text_fields() {
    let mut window = Window::showing(EMPTY);
    window.ctrl(Key::L);
    let before = window.box_text();
    let pos = window.place("e4");
    let button =
        |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    let click = [Event::PointerMoved(pos), button(true), button(false)];
    window.frame(click.into_iter().chain(pressed(Key::N, "N")));
    window.settle();
    assert_eq!(window.placement(), "8/8/8/8/4N3/8/8/8");
    assert_ne!(window.box_text(), before);
}

#[test]
fn x_and_delete_clear_the_square_under_the_pointer() {
    for key in ["x", "Delete"] {
        let mut window = Window::new();
        window.hover("e2");
        if key == "x" {
            window.type_keys(key);
        } else {
            window.key(Key::Delete);
        }
        assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR", "{key}");
        assert_eq!(window.tool(), Tool::Hand, "{key}");
    }
}

#[test]
fn with_the_pointer_elsewhere_letters_choose_the_brush() {
    let mut window = Window::new();
    window.hover("off");
    for (key, tool) in [("q", brush('q')), ("N", brush('N')), ("n", brush('n')), ("x", Tool::Eraser), ("K", brush('K'))]
    {
        window.type_keys(key);
        assert_eq!(window.tool(), tool, "{key}");
    }
    window.key(Key::Escape);
    assert_eq!(window.tool(), Tool::Hand);
    assert_eq!(window.fen(), START);
}

#[test]
fn with_a_brush_active_letters_choose_another_also_over_the_board() {
    let mut window = Window::new();
    window.click("white queen");
    window.hover("e4");
    for (key, tool) in [("r", brush('r')), ("x", Tool::Eraser), ("B", brush('B'))] {
        window.type_keys(key);
        assert_eq!(window.tool(), tool, "{key}");
    }
    assert_eq!(window.fen(), START);
}

#[test]
fn archbishop_and_chancellor_are_no_letters_of_the_small_board() {
    let mut window = Window::new();
    window.hover("e4");
    window.type_keys("ACac");
    assert_eq!((window.fen().as_str(), window.tool()), (START, Tool::Hand));
}

// Shortcuts

#[test]
fn ctrl_c_copies_the_fen() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K2R w K - 3 40");
    window.ctrl(Key::C);
    assert_eq!(window.world().clipboard.as_deref(), Ok("4k3/8/8/8/8/8/8/4K2R w K - 3 40"));
}

#[test]
fn ctrl_c_and_ctrl_v_also_come_as_events_of_their_own() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K2R w K - 3 40");
    window.frame([Event::Copy]);
    assert_eq!(window.world().clipboard.as_deref(), Ok("4k3/8/8/8/8/8/8/4K2R w K - 3 40"));
    window.frame([Event::Paste(START.to_owned())]);
    window.settle();
    assert_eq!(window.fen(), START);
}

#[test]
fn ctrl_v_pastes_a_position_in_one_step() {
    let mut window = Window::new();
    window.world().clipboard = Ok("4k3/8/8/8/8/8/8/4K2R b K - 3 40".to_owned());
    window.ctrl(Key::V);
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/4K2R b K - 3 40", "with its side to move");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), START);
}

#[test]
fn ctrl_z_undoes_and_ctrl_shift_z_and_ctrl_y_redo() {
    let moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    let mut window = Window::new();
    window.drag("e2", "e4");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), START);
    window.ctrl_shift(Key::Z);
    assert_eq!(window.fen(), moved);
    window.ctrl(Key::Z);
    window.ctrl(Key::Y);
    assert_eq!(window.fen(), moved);
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), START, "nothing further to undo");
}

#[test]
fn ctrl_n_o_s_and_ctrl_shift_s_are_about_files() {
    let mut window = Window::showing(EMPTY);
    window.ctrl(Key::O);
    assert_eq!(window.world().requests.last(), Some(&PathRequest::Open(None)));
    let mut window = Window::showing(EMPTY);
    window.ctrl(Key::S);
    assert!(matches!(window.world().requests.last(), Some(PathRequest::Save(..))), "there is no file yet");
    let mut window = Window::showing(EMPTY);
    window.ctrl_shift(Key::S);
    assert!(matches!(window.world().requests.last(), Some(PathRequest::Save(..))));
    let mut window = Window::showing(EMPTY);
    window.ctrl(Key::N);
    assert_eq!(window.fen(), START);
}

#[test]
fn ctrl_k_opens_the_command_palette() {
    let mut window = Window::new();
    window.ctrl(Key::K);
    assert!(matches!(window.state().dialog, Some(Dialog::Palette)));
    window.key(Key::Escape);
    assert_eq!(window.state().dialog, None);
}

#[test]
fn letters_with_ctrl_or_alt_are_no_pieces() {
    let mut window = at("e4", START);
    for key in [Key::P, Key::B, Key::R] {
        window.ctrl(key);
        window.key_with(Modifiers::ALT, key);
    }
    assert_eq!(window.fen(), START);
}

// Widgets that keep their keys

#[test]
fn an_open_menu_keeps_its_keys() {
    let mut window = at("e2", START);
    window.click("Position");
    window.key(Key::Delete);
    window.type_keys("q");
    assert_eq!(window.fen(), START);
    let is_open = |window: &Window| {
        window.nodes().into_iter().any(|node| node.role == Role::MenuItem && node.name == "Clear board")
    };
    assert!(is_open(&window), "the menu is still open");
    window.key(Key::Escape);
    assert!(!is_open(&window));
    assert_eq!(window.cursor().as_deref(), Some("e2"), "Escape has closed the menu and nothing else");
}

#[test]
fn a_dialog_keeps_its_keys() {
    let mut window = at("e2", START);
    window.ctrl(Key::K);
    window.type_keys("q");
    window.key(Key::Delete);
    window.key(Key::Backspace);
    window.ctrl(Key::T);
    assert_eq!(window.fen(), START);
    assert_eq!(window.cursor().as_deref(), Some("e2"));
}

#[test]
fn the_fen_box_keeps_letters_arrows_and_delete() {
    let mut window = at("e2", START);
    window.ctrl(Key::L);
    assert!(window.node("FEN").focused);
    window.key(Key::End);
    for key in [Key::ArrowLeft, Key::ArrowLeft, Key::ArrowRight, Key::Delete] {
        window.key(key);
    }
    assert_eq!(window.box_text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ");
    window.type_keys("7");
    assert_eq!(window.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 7");
    window.key(Key::Home);
    window.type_keys("Q");
    assert_eq!(window.box_text(), "Qrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 7");
    assert_eq!(window.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 7", "nothing is placed on e2");
    assert_eq!(window.cursor().as_deref(), Some("e2"));
}

#[test]
fn the_fen_box_keeps_its_clipboard_keys() {
    let mut window = Window::new();
    window.ctrl(Key::L);
    window.key(Key::Home);
    for _ in 0..8 {
        window.key_with(Modifiers::SHIFT, Key::ArrowRight);
    }
    window.ctrl(Key::C);
    assert_eq!(window.world().clipboard.as_deref(), Ok("rnbqkbnr"), "the selected part, not the FEN");
    window.ctrl(Key::X);
    assert_eq!(window.box_text(), "/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    window.world().clipboard = Ok("rnbqkb1r".to_owned());
    window.ctrl(Key::V);
    assert_eq!(window.box_text(), "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(window.fen(), window.box_text());
}

#[test]
fn the_fen_box_keeps_its_own_undo() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    let moved = window.fen();
    window.ctrl(Key::L);
    window.key(Key::End);
    window.wait(3.0);
    window.type_keys("2");
    window.wait(3.0);
    assert_eq!(window.fen(), moved.replace("0 1", "0 12"));
    window.ctrl(Key::Z);
    assert_eq!(window.box_text(), moved, "the typing is taken back and not the move before it");
    assert_eq!(window.fen(), moved);
}

#[test]
fn the_fen_box_does_not_start_or_clear_with_its_own_keys() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K2R w K - 3 40");
    window.ctrl(Key::L);
    window.key(Key::End);
    window.key_with(ctrl(), Key::Home);
    window.key_with(ctrl(), Key::Delete);
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 3 40");
}

#[test]
fn a_number_field_keeps_its_keys() {
    let mut window = at("e2", START);
    window.click("Halfmove clock");
    window.ctrl(Key::A);
    window.type_keys("42");
    window.key(Key::Backspace);
    window.key(Key::Enter);
    assert_eq!(window.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 1");
}

#[test]
fn an_arrow_in_each_frame_moves_the_square_and_never_the_focus() {
    let keys = [[Key::ArrowDown; 4], [Key::ArrowRight; 4], [Key::ArrowUp; 4]].concat();
    for is_trial in [false, true] {
        let (mut slow, mut quick) = (Window::new(), Window::new());
        for window in [&mut slow, &mut quick].into_iter().filter(|_| is_trial) {
            window.ctrl(Key::M);
        }
        for key in &keys {
            slow.key(*key);
            // The next key arrives before the focus has moved to the square of the last one.
            let event = |pressed| Event::Key {
                key: *key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            quick.frame([event(true), event(false)]);
        }
        quick.settle();
        let cursor = |window: &Window| window.state().cursor().map(|square| square.to_string());
        assert!(cursor(&slow).is_some() && cursor(&slow) == cursor(&quick), "in try mode: {is_trial}");
        let focused = |window: &Window| -> Vec<String> {
            let nodes = window.nodes().into_iter().filter(|node| node.focused && node.is_control());
            nodes.map(|node| node.name).collect()
        };
        assert_eq!(focused(&slow), focused(&quick), "in try mode: {is_trial}");
    }
}

#[test]
fn the_selected_square_is_quiet_while_the_keyboard_is_elsewhere() {
    let mut window = Window::new();
    window.click("e4");
    let square = window.square("e4").rect;
    let frame = |window: &mut Window| {
        let frame = |shape: &ClippedShape| match &shape.shape {
            Shape::Rect(frame) if frame.rect == square && frame.stroke.width > 0.0 => Some(frame.stroke),
            _ => None,
        };
        window.harness().output().shapes.iter().find_map(frame).expect("a frame")
    };
    let active = frame(&mut window);
    while window.square("e4").focused || window.nodes().iter().all(|node| !node.focused) {
        window.key(Key::Tab);
    }
    let quiet = frame(&mut window);
    assert!(quiet.width <= active.width / 2.0 && quiet.color.a() < active.color.a(), "{quiet:?} beside {active:?}");
    window.click("off");
    window.key(Key::Escape);
    window.click("e4");
    assert_eq!(frame(&mut window), active);
}

#[test]
fn letters_place_pieces_on_a_cleared_board_whatever_tool_was_active() {
    let mut window = Window::new();
    window.click("black pawn");
    window.click("Clear board");
    window.hover("e4");
    window.type_keys("N");
    assert_eq!(window.placement(), "8/8/8/8/4N3/8/8/8");
}
