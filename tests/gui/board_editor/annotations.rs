//! Arrows and marked squares on the board, with the mouse and with the keys.

use egui::{Event, Key, Modifiers, PointerButton, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use fenwright::app::ui::pointer::Tool;
use fenwright::app::ui::theme::BoardColors;
use fenwright::board::{Annotations, MarkColor};
use fenwright::diagram::ARROW_OPACITY;

use crate::support::input::{RIGHT, ctrl};
use crate::support::window::{EMPTY, START, Window};

/// The annotations of the current position, as in "Ge2e4 Rd5".
fn drawn(window: &Window) -> String {
    let document = window.document();
    let Annotations { arrows, marks } = document.record(document.current()).annotations();
    let arrows = arrows.iter().map(ToString::to_string);
    arrows.chain(marks.iter().map(ToString::to_string)).collect::<Vec<_>>().join(" ")
}

/// Drags with the right button while these keys are held.
fn drag(window: &mut Window, keys: Modifiers, places: &[&str]) {
    window.hold(keys);
    window.sweep_with(RIGHT, places);
    window.hold(Modifiers::NONE);
}

/// Clicks with the right button while these keys are held.
fn mark(window: &mut Window, keys: Modifiers, square: &str) {
    window.hold(keys);
    window.click_with(RIGHT, square);
    window.hold(Modifiers::NONE);
}

/// Selects a square with the mouse and moves the pointer off the board.
fn select(window: &mut Window, square: &str) {
    window.click(square);
    let off = window.place("off");
    window.move_to(off);
    window.settle();
}

// The mouse

#[test]
fn the_menu_of_a_square_marks_it_and_begins_an_arrow() {
    let mut window = Window::new();
    window.click_with(RIGHT, "e2");
    window.click("Arrow from here");
    window.click("e4");
    assert_eq!(drawn(&window), "Ge2e4");
    window.click_with(RIGHT, "d5");
    window.click("Mark square");
    assert_eq!(drawn(&window), "Ge2e4 Gd5");
    assert_eq!(window.fen(), START, "nothing else has changed");
    window.undo();
    window.undo();
    assert_eq!(drawn(&window), "");
}

#[test]
fn a_right_drag_draws_an_arrow_in_the_colour_of_the_keys() {
    for (keys, expected) in [
        (Modifiers::NONE, "Ge2e4"),
        (ctrl(), "Re2e4"),
        (Modifiers::SHIFT, "Re2e4"),
        (Modifiers::ALT, "Be2e4"),
        (ctrl() | Modifiers::ALT, "Ye2e4"),
    ] {
        let mut window = Window::new();
        drag(&mut window, keys, &["e2", "e4"]);
        assert_eq!(drawn(&window), expected, "{keys:?}");
        assert_eq!(window.fen(), START, "{keys:?}: the position stays");
        assert!(!egui::Popup::is_any_open(&window.harness().ctx), "{keys:?}: no menu");
        window.ctrl(Key::Z);
        assert_eq!(drawn(&window), "", "{keys:?}: one step");
        assert!(!window.document().can_undo(), "{keys:?}");
        window.ctrl(Key::Y);
        assert_eq!(drawn(&window), expected, "{keys:?}");
    }
}

#[test]
fn shift_and_a_right_click_mark_a_square() {
    for (keys, expected) in [
        (Modifiers::SHIFT, "Ge4"),
        (Modifiers::SHIFT | ctrl(), "Re4"),
        (Modifiers::SHIFT | Modifiers::ALT, "Be4"),
        (Modifiers::SHIFT | ctrl() | Modifiers::ALT, "Ye4"),
    ] {
        let mut window = Window::new();
        mark(&mut window, keys, "e4");
        assert_eq!(drawn(&window), expected, "{keys:?}");
        assert!(!egui::Popup::is_any_open(&window.harness().ctx), "{keys:?}: no menu");
        window.ctrl(Key::Z);
        assert_eq!(drawn(&window), "", "{keys:?}: one step");
        assert!(!window.document().can_undo(), "{keys:?}");
    }
}

#[test]
fn the_same_again_removes_and_another_colour_replaces() {
    let mut window = Window::new();
    drag(&mut window, Modifiers::NONE, &["g1", "f3"]);
    drag(&mut window, ctrl(), &["g1", "f3"]);
    assert_eq!(drawn(&window), "Rg1f3");
    mark(&mut window, Modifiers::SHIFT, "f3");
    assert_eq!(drawn(&window), "Rg1f3 Gf3");
    drag(&mut window, ctrl(), &["g1", "f3"]);
    assert_eq!(drawn(&window), "Gf3");
    mark(&mut window, Modifiers::SHIFT, "f3");
    assert_eq!(drawn(&window), "");
}

#[test]
fn moving_within_the_square_is_a_click_for_the_menu() {
    let mut window = Window::showing(EMPTY);
    let place = window.square("e4").rect;
    window.move_to(place.left_top() + egui::vec2(6.0, 6.0));
    window.press(RIGHT);
    window.move_to(place.center());
    window.move_to(place.right_bottom() - egui::vec2(6.0, 6.0));
    window.release(RIGHT);
    assert!(window.find("white queen on e4").is_some(), "{}", window.words());
    assert_eq!(drawn(&window), "");
    window.key(Key::Escape);
    assert!(window.find("white queen on e4").is_none(), "it stays closed");
    window.frames(3);
    assert!(window.find("white queen on e4").is_none(), "it stays closed");
    window.click_with(RIGHT, "e4");
    assert!(window.find("white queen on e4").is_some(), "and opens again");
}

#[test]
fn press_and_release_in_one_frame_open_the_menu_or_draw() {
    let mut window = Window::showing(EMPTY);
    let (from, to) = (window.place("e2"), window.place("e4"));
    let button = |pos, pressed| Event::PointerButton { pos, button: RIGHT, pressed, modifiers: Modifiers::NONE };
    window.frame([Event::PointerMoved(from), button(from, true), Event::PointerMoved(to), button(to, false)]);
    window.settle();
    assert_eq!(drawn(&window), "Ge2e4");
    window.frame([Event::PointerMoved(from), button(from, true), button(from, false)]);
    window.settle();
    assert!(window.find("white queen on e2").is_some(), "{}", window.words());
}

#[test]
fn coming_back_to_the_first_square_or_leaving_the_board_draws_nothing() {
    for places in [["e2", "e4", "e2"], ["e2", "e4", "off"]] {
        for keys in [Modifiers::NONE, Modifiers::SHIFT] {
            let mut window = Window::new();
            drag(&mut window, keys, &places);
            assert_eq!(drawn(&window), "", "{places:?} with {keys:?}");
            assert!(!egui::Popup::is_any_open(&window.harness().ctx), "{places:?} with {keys:?}");
            assert!(!window.document().can_undo(), "{places:?} with {keys:?}");
        }
    }
}

#[test]
fn escape_gives_an_arrow_up() {
    let mut window = Window::new();
    window.hover("e2");
    window.press(RIGHT);
    window.hover("e4");
    window.key(Key::Escape);
    assert_eq!(window.state().board_editor.gesture, None);
    window.release(RIGHT);
    assert_eq!(drawn(&window), "");
    assert!(!window.document().can_undo());
    assert!(!egui::Popup::is_any_open(&window.harness().ctx));
}

#[test]
fn brush_and_eraser_keep_their_right_button() {
    for tool in ["white rook", "Eraser, lower row"] {
        let mut window = Window::showing(EMPTY);
        window.click(tool);
        drag(&mut window, Modifiers::NONE, &["e2", "e3"]);
        mark(&mut window, Modifiers::SHIFT, "a1");
        assert_eq!(drawn(&window), "", "{tool}");
        assert_ne!(window.tool(), Tool::Hand, "{tool}");
    }
}

#[test]
fn arrows_are_drawn_as_the_flipped_board_shows_them() {
    let mut window = Window::new();
    window.ctrl_shift(Key::F);
    drag(&mut window, Modifiers::NONE, &["e7", "e5"]);
    assert_eq!(drawn(&window), "Ge7e5");
}

#[test]
fn a_large_board_has_arrows_too() {
    let mut window = Window::showing("10/10/10/10/10/10/10/10 w - - 0 1");
    drag(&mut window, Modifiers::NONE, &["a1", "j8"]);
    mark(&mut window, Modifiers::SHIFT, "i4");
    assert_eq!(drawn(&window), "Ga1j8 Gi4");
}

#[test]
fn an_unfinished_text_stays_in_the_box() {
    let mut window = Window::new();
    let unfinished = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1";
    window.type_fen(unfinished);
    drag(&mut window, Modifiers::NONE, &["e2", "e4"]);
    assert_eq!(drawn(&window), "Ge2e4");
    assert_eq!(window.box_text(), unfinished);
}

#[test]
fn the_current_one_of_several_selected_positions_is_drawn_on() {
    let mut window = Window::showing(&format!("{START}\n{EMPTY}\n"));
    window.ctrl(Key::A);
    drag(&mut window, Modifiers::NONE, &["e2", "e4"]);
    let records: Vec<bool> = (0..2).map(|index| window.document().record(index).annotations().is_empty()).collect();
    assert_eq!(records, [window.document().current() != 0, window.document().current() != 1]);
}

#[test]
fn what_is_drawn_is_saved_with_the_position() {
    let mut window = Window::showing(&format!("{START}\n"));
    drag(&mut window, Modifiers::NONE, &["e2", "e4"]);
    mark(&mut window, Modifiers::SHIFT, "d5");
    assert!(window.document().is_modified());
    let content = window.content();
    assert_eq!(drawn(&Window::showing(&content)), "Ge2e4 Gd5", "{content}");
    window.key_with(Modifiers::ALT, Key::Delete);
    assert_eq!(window.content(), format!("{START}\n"));
}

#[test]
fn the_copied_fen_knows_nothing_of_arrows() {
    let mut window = Window::new();
    drag(&mut window, Modifiers::NONE, &["e2", "e4"]);
    assert_eq!(window.fen(), START);
    assert_eq!(window.box_text(), START);
}

// The keys

#[test]
fn an_arrow_is_drawn_with_the_keys_alone() {
    let mut window = Window::new();
    window.key(Key::ArrowDown);
    assert_eq!(window.cursor().as_deref(), Some("a8"));
    window.ctrl(Key::J);
    assert!(window.notices().contains("press Enter"), "{}", window.notices());
    for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowRight] {
        window.key(key);
    }
    assert_eq!(drawn(&window), "", "not before Enter");
    window.key(Key::Enter);
    assert_eq!(drawn(&window), "Ga8b6");
    assert_eq!(window.cursor().as_deref(), Some("b6"));
    assert!(!window.state().board_editor.is_drawing_arrow());
    window.ctrl(Key::Z);
    assert_eq!(drawn(&window), "");
    assert!(!window.document().can_undo());
}

#[test]
fn the_key_of_the_arrow_pressed_again_changes_its_colour() {
    for (presses, expected) in [(1, "Ge2e3"), (2, "Re2e3"), (3, "Ye2e3"), (4, "Be2e3"), (5, "Ge2e3")] {
        let mut window = Window::new();
        select(&mut window, "e2");
        window.ctrl(Key::J);
        window.key(Key::ArrowUp);
        for _ in 1..presses {
            window.ctrl(Key::J);
        }
        window.key(Key::Enter);
        assert_eq!(drawn(&window), expected, "{presses} presses");
    }
}

#[test]
fn escape_and_everything_else_give_the_arrow_of_the_keys_up() {
    type End = fn(&mut Window);
    let ends: [(&str, End); 6] = [
        ("Escape", |window| window.key(Key::Escape)),
        ("a letter", |window| window.type_keys("n")),
        ("Delete", |window| window.key(Key::Delete)),
        ("another mouse button", |window| window.click_with(PointerButton::Middle, "h5")),
        ("another command", |window| window.ctrl_shift(Key::F)),
        ("Enter on the square of the beginning", |window| {
            window.key(Key::ArrowDown);
            window.key(Key::Enter);
        }),
    ];
    for (what, end) in ends {
        let mut window = Window::new();
        select(&mut window, "e2");
        window.ctrl(Key::J);
        window.key(Key::ArrowUp);
        end(&mut window);
        assert!(!window.state().board_editor.is_drawing_arrow(), "{what}");
        assert_eq!(drawn(&window), "", "{what}");
    }
    let mut window = Window::new();
    select(&mut window, "e2");
    window.ctrl(Key::J);
    window.key(Key::Escape);
    assert_eq!(window.cursor().as_deref(), Some("e2"), "the square stays selected");
}

#[test]
fn a_square_is_marked_with_the_keys_in_all_colours_in_turn() {
    let mut window = Window::new();
    select(&mut window, "d5");
    for expected in ["Gd5", "Rd5", "Yd5", "Bd5", "", "Gd5"] {
        window.ctrl(Key::B);
        assert_eq!(drawn(&window), expected);
    }
    window.ctrl(Key::Z);
    assert_eq!(drawn(&window), "", "each is one step");
}

#[test]
fn without_a_selected_square_the_keys_draw_at_the_one_under_the_hand() {
    let mut window = Window::new();
    window.hover("f3");
    window.ctrl(Key::B);
    assert_eq!(drawn(&window), "Gf3");
    window.ctrl(Key::J);
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert_eq!(drawn(&window), "Gf3f4 Gf3");
    let mut window = Window::new();
    let off = window.place("off");
    window.move_to(off);
    window.settle();
    window.ctrl(Key::B);
    window.ctrl(Key::J);
    assert_eq!((drawn(&window), window.cursor()), (String::new(), None), "neither selected nor under the hand");
}

#[test]
fn arrows_and_marks_are_cleared_in_one_step() {
    let mut window = Window::new();
    drag(&mut window, Modifiers::NONE, &["e2", "e4"]);
    mark(&mut window, Modifiers::SHIFT, "d5");
    window.key_with(Modifiers::ALT, Key::Delete);
    assert_eq!(drawn(&window), "");
    assert_eq!(window.fen(), START);
    window.ctrl(Key::Z);
    assert_eq!(drawn(&window), "Ge2e4 Gd5");
    window.menu("Position", "Clear arrows and marks");
    assert_eq!(drawn(&window), "");
}

#[test]
fn the_commands_work_from_the_palette_and_with_the_keyboard_in_the_list() {
    let mut window = Window::showing(&format!("{START}\n{EMPTY}\n"));
    select(&mut window, "e2");
    let row = window.nodes().into_iter().find(|node| node.is_control() && node.name.starts_with("Position 1:"));
    window.click_at(row.unwrap().rect.center());
    assert_eq!(window.cursor().as_deref(), Some("e2"));
    window.ctrl(Key::K);
    window.type_keys("draw arrow");
    window.key(Key::Enter);
    window.key(Key::ArrowUp);
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert_eq!(drawn(&window), "Ge2e4", "{:?}", window.cursor());
}

// Descriptions and painting

#[test]
fn squares_and_board_say_what_is_drawn() {
    let mut window = Window::new();
    drag(&mut window, ctrl(), &["e2", "e4"]);
    mark(&mut window, Modifiers::SHIFT, "e2");
    assert_eq!(window.square("e2").name, "e2, white pawn, marked green, red arrow to e4");
    assert_eq!(window.square("e4").name, "e4, empty");
    let board = window.harness().get_by_label("Board").accesskit_node().description();
    assert_eq!(board.as_deref(), Some("green mark on e2, red arrow from e2 to e4"));
    window.ctrl(Key::Z);
    assert_eq!(window.square("e2").name, "e2, white pawn, red arrow to e4");
}

#[test]
fn moves_that_are_tried_hide_the_arrows_of_the_position_before_them() {
    let mut window = Window::new();
    drag(&mut window, Modifiers::NONE, &["g1", "f3"]);
    window.ctrl(Key::M);
    assert!(window.state().annotations().is_some_and(|drawn| !drawn.is_empty()), "at the beginning of the line");
    window.click("e2");
    window.click("e4");
    assert!(window.state().annotations().is_none(), "after a move");
    drag(&mut window, Modifiers::NONE, &["a1", "a4"]);
    assert_eq!(drawn(&window), "Gg1f3", "nothing is drawn while moves are tried");
    window.key(Key::Escape);
    assert!(window.state().annotations().is_some());
}

/// The colours of the arrows on the screen.
fn arrows_on_screen(window: &mut Window) -> Vec<MarkColor> {
    let shapes = &window.harness().output().shapes;
    let fills = shapes.iter().filter_map(|shape| match &shape.shape {
        Shape::Path(path) if path.closed && path.points.len() == 7 => Some(path.fill),
        _ => None,
    });
    let named = |fill| {
        MarkColor::ALL
            .into_iter()
            .find(|color| BoardColors::default().mark(*color).gamma_multiply(ARROW_OPACITY) == fill)
    };
    fills.filter_map(named).collect()
}

#[test]
fn an_arrow_is_seen_while_it_is_drawn() {
    let mut window = Window::showing(EMPTY);
    window.hover("e2");
    window.press(RIGHT);
    window.settle();
    assert_eq!(arrows_on_screen(&mut window), [], "nothing yet");
    window.hover("e6");
    assert_eq!(arrows_on_screen(&mut window), [MarkColor::Green]);
    window.hold(ctrl());
    window.settle();
    assert_eq!(arrows_on_screen(&mut window), [MarkColor::Red], "the keys may be pressed later");
    let off = window.place("off");
    window.move_to(off);
    window.settle();
    assert_eq!(arrows_on_screen(&mut window), [], "off the board");
    window.hover("e6");
    window.hold(Modifiers::NONE);
    window.release(RIGHT);
    assert_eq!(arrows_on_screen(&mut window), [MarkColor::Green]);
    window.hover("e2");
    window.press(RIGHT);
    window.hover("e6");
    assert_eq!(arrows_on_screen(&mut window), [], "the same again removes it");
    window.key(Key::Escape);
    assert_eq!(arrows_on_screen(&mut window), [MarkColor::Green], "unless it is given up");
}

#[test]
fn the_arrow_of_the_keys_is_seen_before_enter() {
    let mut window = Window::showing(EMPTY);
    select(&mut window, "e2");
    window.ctrl(Key::J);
    assert_eq!(arrows_on_screen(&mut window), []);
    window.key(Key::ArrowUp);
    assert_eq!(arrows_on_screen(&mut window), [MarkColor::Green]);
    window.ctrl(Key::J);
    assert_eq!(arrows_on_screen(&mut window), [MarkColor::Red]);
    window.key(Key::Escape);
    assert_eq!(arrows_on_screen(&mut window), []);
}
