//! The mouse on the board: palette, brush, hand and context menu.

use egui::{Event, Key, Modifiers, PointerButton};
use fenwright::app::ui::pointer::Tool;

use crate::support::input::{LEFT, MIDDLE, RIGHT, ctrl};
use crate::support::window::{EMPTY, START, Window, brush};

const KNIGHT_ON_E4: &str = "8/8/8/8/4N3/8/8/8";

// The palette

#[test]
fn a_piece_dragged_from_the_palette_is_placed_once_and_the_hand_is_active_again() {
    let mut window = Window::showing(EMPTY);
    window.click("black queen");
    window.drag("white knight", "e4");
    assert_eq!(window.placement(), KNIGHT_ON_E4);
    assert_eq!(window.tool(), Tool::Hand);
    window.click("d4");
    assert_eq!(window.placement(), KNIGHT_ON_E4, "placed once");
}

#[test]
fn a_palette_piece_is_carried_from_the_press_on() {
    let mut window = Window::showing(EMPTY);
    window.hover("white knight");
    window.press(LEFT);
    assert_eq!(window.state().board_editor.dragged_piece().map(|(piece, _)| piece.letter()), Some('N'));
}

#[test]
fn a_palette_piece_released_anywhere_else_becomes_the_brush() {
    for elsewhere in ["off", "white queen", "Copy"] {
        let mut window = Window::showing(EMPTY);
        window.drag("white knight", elsewhere);
        assert_eq!(window.tool(), brush('N'), "released on {elsewhere}");
        assert_eq!(window.fen(), EMPTY, "released on {elsewhere}");
    }
}

#[test]
fn a_click_on_a_palette_piece_makes_it_the_brush() {
    let mut window = Window::showing(EMPTY);
    window.click("black queen");
    assert_eq!(window.tool(), brush('q'));
    assert!(window.node("black queen").selected, "the tool shows that it is active");
    assert_eq!(window.fen(), EMPTY);
}

#[test]
fn the_active_palette_piece_pressed_again_returns_to_the_hand() {
    let mut window = Window::new();
    window.click("black queen");
    window.click("black queen");
    assert_eq!(window.tool(), Tool::Hand);
}

#[test]
fn the_active_palette_piece_can_be_dragged_too() {
    let mut window = Window::showing(EMPTY);
    window.click("white knight");
    window.drag("white knight", "e4");
    assert_eq!(window.placement(), KNIGHT_ON_E4);
    assert_eq!(window.tool(), Tool::Hand);
}

#[test]
fn escape_returns_to_the_hand() {
    for tool in ["black queen", "Eraser, lower row"] {
        let mut window = Window::new();
        window.click(tool);
        assert_ne!(window.tool(), Tool::Hand, "{tool}");
        window.key(Key::Escape);
        assert_eq!(window.tool(), Tool::Hand, "{tool}");
    }
}

#[test]
fn escape_gives_up_what_is_carried() {
    let mut window = Window::new();
    window.hover("e2");
    window.press(LEFT);
    window.hover("e4");
    window.key(Key::Escape);
    window.release(LEFT);
    assert_eq!(window.fen(), START);
    assert!(!window.document().can_undo());
}

#[test]
fn the_row_nearer_the_viewer_has_the_colour_at_the_bottom() {
    let mut window = Window::new();
    let below =
        |window: &Window, upper: &str, lower: &str| window.node(upper).rect.top() < window.node(lower).rect.top();
    assert!(below(&window, "black king", "white king"));
    assert!(window.square("a8").rect.top() < window.square("a1").rect.top());
    window.ctrl_shift(Key::F);
    assert!(below(&window, "white king", "black king"), "flipping swaps the rows");
    assert!(window.square("a1").rect.top() < window.square("a8").rect.top(), "and the board");
    assert!(window.square("h1").rect.left() < window.square("a1").rect.left());
    assert_eq!(window.fen(), START, "the view is no part of the position");
}

#[test]
fn the_mouse_finds_the_squares_of_a_flipped_board() {
    let mut window = Window::new();
    window.ctrl_shift(Key::F);
    window.drag("g1", "f3");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
}

// The brush

#[test]
fn the_brush_places_on_press() {
    let mut window = Window::showing(EMPTY);
    window.click("white knight");
    window.hover("e4");
    window.press(LEFT);
    assert_eq!(window.placement(), KNIGHT_ON_E4);
    window.release(LEFT);
    assert_eq!(window.placement(), KNIGHT_ON_E4);
    assert_eq!(window.tool(), brush('N'), "the brush stays");
}

#[test]
fn the_brush_replaces_another_piece_and_erases_the_same() {
    let mut window = Window::new();
    window.click("white knight");
    window.click("e2");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPNPPP/RNBQKBNR");
    window.click("e2");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn a_sweep_paints_each_square_once() {
    let mut window = Window::showing(EMPTY);
    window.click("white pawn");
    window.sweep(&["b4", "c4", "d4", "c4", "b4", "c4"]);
    assert_eq!(window.placement(), "8/8/8/8/1PPP4/8/8/8", "a square that is entered again is left alone");
}

#[test]
fn a_sweep_begun_on_an_empty_square_paints_empty_squares_only() {
    let mut window = Window::showing("8/8/8/8/2q1P3/8/8/8 w - - 0 1");
    window.click("white pawn");
    window.sweep(&["a4", "h4"]);
    assert_eq!(window.placement(), "8/8/8/8/PPqPPPPP/8/8/8");
}

#[test]
fn a_sweep_begun_on_another_piece_paints_every_square() {
    let mut window = Window::showing("8/8/8/8/q1q1P3/8/8/8 w - - 0 1");
    window.click("white pawn");
    window.sweep(&["a4", "e4"]);
    assert_eq!(window.placement(), "8/8/8/8/PPPPP3/8/8/8");
}

#[test]
fn a_sweep_begun_on_the_same_piece_erases() {
    let mut window = Window::showing("8/8/8/8/PPqP4/8/8/8 w - - 0 1");
    window.click("white pawn");
    window.sweep(&["a4", "h4"]);
    assert_eq!(window.placement(), "8/8/8/8/2q5/8/8/8", "only its like");
}

#[test]
fn the_right_button_does_the_same_with_the_other_colour() {
    let mut window = Window::showing(EMPTY);
    window.click("white rook");
    window.click_with(RIGHT, "e4");
    assert_eq!(window.placement(), "8/8/8/8/4r3/8/8/8");
    window.click_with(RIGHT, "e4");
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/8", "on the same piece it erases");
    window.sweep_with(RIGHT, &["a1", "d1"]);
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/rrrr4");
    window.click_with(LEFT, "a1");
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/Rrrr4");
}

#[test]
fn a_quick_sweep_leaves_no_square_out() {
    for (from, to, after) in [
        ("a4", "h4", "8/8/8/8/PPPPPPPP/8/8/8"),
        ("h4", "a4", "8/8/8/8/PPPPPPPP/8/8/8"),
        ("c1", "c8", "2P5/2P5/2P5/2P5/2P5/2P5/2P5/2P5"),
        ("a1", "h8", "7P/6P1/5P2/4P3/3P4/2P5/1P6/P7"),
    ] {
        let mut window = Window::showing(EMPTY);
        window.click("white pawn");
        let (start, end) = (window.place(from), window.place(to));
        let button = |pos, pressed| Event::PointerButton { pos, button: LEFT, pressed, modifiers: Modifiers::NONE };
        let events = [Event::PointerMoved(start), button(start, true), Event::PointerMoved(end), button(end, false)];
        window.frame(events);
        window.settle();
        assert_eq!(window.placement(), after, "{from} to {to} in one frame");
        window.undo();
        assert_eq!(window.fen(), EMPTY, "{from} to {to} is one step");
    }
}

#[test]
fn a_sweep_that_leaves_the_board_and_comes_back_goes_on() {
    let mut window = Window::showing(EMPTY);
    window.click("white pawn");
    window.sweep(&["b7", "b8", "off", "a8", "a7"]);
    assert_eq!(window.placement(), "PP6/PP6/8/8/8/8/8/8");
}

#[test]
fn a_gesture_is_one_undo_step_however_long() {
    let mut window = Window::showing(EMPTY);
    window.click("black pawn");
    window.sweep(&["a7", "h7", "h2", "a2", "a6"]);
    let painted = window.placement();
    assert_eq!(painted, "8/pppppppp/p6p/p6p/p6p/p6p/pppppppp/8");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), EMPTY);
    assert!(!window.document().can_undo());
    window.ctrl(Key::Y);
    assert_eq!(window.placement(), painted);
}

#[test]
fn undo_in_the_middle_of_a_sweep_takes_all_of_it_back() {
    let mut window = Window::showing(EMPTY);
    window.click("black pawn");
    let (from, to, after) = (window.place("a7"), window.place("d7"), window.place("h7"));
    window.move_to(from);
    window.press(LEFT);
    window.move_to(to);
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), EMPTY);
    window.move_to(after);
    window.release(LEFT);
    assert_eq!(window.fen(), EMPTY, "and ends it");
}

// The hand

#[test]
fn the_hand_moves_a_piece_without_any_rules() {
    let mut window = Window::new();
    window.drag("e1", "e5");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/4K3/8/8/PPPPPPPP/RNBQ1BNR");
    assert_eq!(window.field(1), "w", "the side to move stays");
}

#[test]
fn the_hand_replaces_what_stands_on_the_target() {
    let mut window = Window::new();
    window.drag("d1", "e1");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1QBNR");
}

#[test]
fn the_hand_removes_a_piece_off_the_board() {
    for off in ["off", "Copy", "white queen"] {
        let mut window = Window::new();
        window.drag("e2", off);
        assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR", "dropped on {off}");
        assert_eq!(window.tool(), Tool::Hand, "dropped on {off}");
        window.ctrl(Key::Z);
        assert_eq!(window.fen(), START, "dropped on {off}");
    }
}

#[test]
fn the_hand_copies_with_ctrl_held() {
    let mut window = Window::new();
    window.hold(ctrl());
    window.drag("g1", "f3");
    window.hold(Modifiers::NONE);
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBNR");
    window.hold(ctrl());
    window.drag("g1", "off");
    window.hold(Modifiers::NONE);
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBNR", "a copy off the board");
}

#[test]
fn a_click_selects_the_square() {
    for square in ["e4", "e2", "a1", "h8"] {
        let mut window = Window::new();
        window.click(square);
        assert_eq!(window.cursor().as_deref(), Some(square));
        assert!(window.square(square).selected, "{square}");
        assert!(!window.document().is_modified() && !window.document().can_undo(), "{square}");
        window.click(square);
        assert_eq!(window.cursor(), None, "a second click lets go of {square}");
    }
}

#[test]
fn a_drag_dropped_on_its_own_square_changes_nothing() {
    let mut window = Window::new();
    window.sweep(&["e2", "e4", "e2"]);
    assert_eq!(window.fen(), START);
    assert!(!window.document().can_undo() && !window.document().is_modified());
}

#[test]
fn a_drag_of_an_empty_square_changes_nothing() {
    let mut window = Window::new();
    window.drag("e4", "d7");
    assert_eq!(window.fen(), START);
    assert!(!window.document().can_undo());
}

#[test]
fn a_right_drag_with_the_hand_changes_no_piece() {
    let mut window = Window::new();
    window.sweep_with(RIGHT, &["e2", "e4"]);
    assert_eq!(window.fen(), START);
}

// The context menu of a square

#[test]
fn the_menu_of_a_square_has_every_piece_and_places_it() {
    for (name, placement) in [
        ("white king", "8/8/8/8/4K3/8/8/8"),
        ("white pawn", "8/8/8/8/4P3/8/8/8"),
        ("black queen", "8/8/8/8/4q3/8/8/8"),
        ("black knight", "8/8/8/8/4n3/8/8/8"),
    ] {
        let mut window = Window::showing(EMPTY);
        window.click_with(RIGHT, "e4");
        for color in ["white", "black"] {
            for role in ["king", "queen", "rook", "bishop", "knight", "pawn"] {
                window.node(&format!("{color} {role} on e4"));
            }
        }
        window.click(&format!("{name} on e4"));
        assert_eq!(window.placement(), placement, "{name}");
        assert_eq!(window.tool(), Tool::Hand, "{name}");
        assert!(window.find("Empty").is_none(), "the menu closes");
        window.ctrl(Key::Z);
        assert_eq!(window.fen(), EMPTY, "{name} is one step");
    }
}

#[test]
fn the_menu_of_a_square_empties_it() {
    let mut window = Window::new();
    window.click_with(RIGHT, "e4");
    assert!(!window.node("Empty").enabled, "the square is empty");
    window.key(Key::Escape);
    window.click_with(RIGHT, "e2");
    window.click("Empty");
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn the_menu_of_a_square_states_en_passant_there() {
    let mut window = Window::showing("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    window.click_with(RIGHT, "d3");
    assert!(!window.node("En passant here").enabled, "no pawn passed d3");
    window.key(Key::Escape);
    window.click_with(RIGHT, "e3");
    window.click("En passant here");
    assert_eq!(window.field(3), "e3");
    window.click_with(RIGHT, "e3");
    window.click("No en passant here");
    assert_eq!(window.field(3), "-");
}

#[test]
fn the_menu_of_a_rook_grants_the_right_to_castle_with_it() {
    const ENTRY: &str = "White may castle with this rook";
    let mut window = Window::showing("4k2r/8/8/8/8/8/8/R3KR1R w Q - 0 1");
    window.click_with(RIGHT, "h1");
    window.click(ENTRY);
    assert_eq!(window.field(2), "KQ");
    window.click_with(RIGHT, "f1");
    window.click(ENTRY);
    assert_eq!(window.field(2), "FQ", "one rook of a side");
    window.ctrl(Key::Z);
    assert_eq!(window.field(2), "KQ", "that is one step");
    window.click_with(RIGHT, "a1");
    window.click(ENTRY);
    assert_eq!(window.field(2), "K", "the right is taken again");
    window.click_with(RIGHT, "h8");
    window.click("Black may castle with this rook");
    assert_eq!(window.field(2), "Kk");
    for square in ["e1", "e4"] {
        window.click_with(RIGHT, square);
        assert!(window.find(ENTRY).is_none(), "{square}");
        window.key(Key::Escape);
    }
    let mut window = Window::showing("4k3/8/8/8/8/8/4K3/R7 w - - 0 1");
    window.click_with(RIGHT, "a1");
    assert!(window.find(ENTRY).is_none(), "the king stands elsewhere");
}

#[test]
fn the_menu_can_be_opened_on_one_square_after_another() {
    let mut window = Window::showing(EMPTY);
    window.click_with(RIGHT, "c6");
    window.key(Key::Escape);
    assert!(window.find("Empty").is_none(), "Escape closes the menu");
    window.click_with(RIGHT, "f3");
    window.click("white bishop on f3");
    assert_eq!(window.placement(), "8/8/8/8/8/5B2/8/8");
}

#[test]
fn a_press_beside_the_menu_only_closes_it() {
    let mut window = Window::new();
    window.click_with(RIGHT, "a8");
    window.click("e2");
    assert!(window.find("Empty").is_none());
    assert_eq!(window.fen(), START);
}

// The other buttons

#[test]
fn a_middle_click_takes_the_squares_piece_as_the_brush() {
    let mut window = Window::new();
    window.click_with(MIDDLE, "d8");
    assert_eq!(window.tool(), brush('q'));
    window.click_with(MIDDLE, "g1");
    assert_eq!(window.tool(), brush('N'));
    window.click_with(MIDDLE, "e4");
    assert_eq!(window.tool(), Tool::Hand, "an empty square has no piece");
    assert_eq!(window.fen(), START);
}

#[test]
fn the_wheel_over_the_board_goes_through_the_brushes() {
    let mut window = Window::new();
    window.hover("e4");
    window.wheel(1);
    assert_eq!(window.tool(), brush('K'));
    window.wheel(2);
    assert_eq!(window.tool(), brush('R'));
    window.wheel(-1);
    assert_eq!(window.tool(), brush('Q'));
    window.wheel(11);
    assert_eq!(window.tool(), Tool::Eraser);
    window.hover("FEN");
    window.wheel(1);
    assert_eq!(window.tool(), Tool::Eraser, "not elsewhere");
    assert_eq!(window.fen(), START);
}

#[test]
fn the_eraser_removes_on_press_and_along_a_sweep() {
    let mut window = Window::new();
    window.click("Eraser, upper row");
    assert_eq!(window.tool(), Tool::Eraser);
    window.hover("e2");
    window.press(LEFT);
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    window.release(LEFT);
    window.sweep(&["a7", "h7"]);
    assert_eq!(window.placement(), "rnbqkbnr/8/8/8/8/8/PPPP1PPP/RNBQKBNR");
    window.ctrl(Key::Z);
    assert_eq!(window.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR", "the sweep is one step");
}

#[test]
fn a_second_button_does_not_end_the_gesture_of_the_first() {
    let mut window = Window::showing(EMPTY);
    window.click("white pawn");
    let (from, to) = (window.place("a2"), window.place("c2"));
    window.move_to(from);
    window.press(LEFT);
    window.release(PointerButton::Extra1);
    window.release(RIGHT);
    window.move_to(to);
    window.release(LEFT);
    assert_eq!(window.placement(), "8/8/8/8/8/8/PPP5/8");
}

#[test]
fn controls_over_the_board_keep_their_clicks() {
    let mut window = Window::showing(EMPTY);
    window.click("white pawn");
    window.click("Position");
    let board = window.square("a8").rect.union(window.square("h1").rect);
    let over = window.menu_entry("En passant in the FEN").rect.center();
    window.click_at(over);
    assert_eq!(window.fen(), EMPTY, "a menu entry at {over:?} over the board {board:?}");
    window.ctrl(Key::K);
    window.type_keys("flip");
    let over = window.node("Run: Flip board").rect.center();
    assert!(board.contains(over), "the command palette at {over:?} lies over the board {board:?}");
    window.click_at(over);
    assert!(window.state().flipped);
    assert_eq!(window.fen(), EMPTY, "a dialog over the board");
}

#[test]
fn a_notice_over_the_board_keeps_its_clicks() {
    let mut window = Window::showing(EMPTY);
    window.world().clipboard = Ok("no position".to_owned());
    window.click("white pawn");
    window.ctrl(Key::V);
    window.click("Close this message");
    assert_eq!(window.notices(), "");
    assert_eq!(window.fen(), EMPTY);
}

#[test]
fn the_pointer_over_the_board_shows_the_tool() {
    use egui::CursorIcon;
    let icon = |window: &mut Window| window.harness().output().platform_output.cursor_icon;
    let mut window = Window::new();
    window.hover("e2");
    assert_eq!(icon(&mut window), CursorIcon::Grab, "the hand over a piece");
    window.hover("e4");
    assert_eq!(icon(&mut window), CursorIcon::Default, "the hand over an empty square");
    window.hover("e2");
    window.press(LEFT);
    window.settle();
    assert_eq!(icon(&mut window), CursorIcon::Grabbing, "a piece is carried");
    window.release(LEFT);
    window.click("white pawn");
    window.hover("e4");
    assert_eq!(icon(&mut window), CursorIcon::Crosshair, "a brush");
}

#[test]
fn the_line_below_the_fen_says_what_the_buttons_do() {
    let mut window = Window::showing(START);
    assert!(window.sees("Drag: move."), "{}", window.words());
    window.click("white knight");
    assert!(window.sees("Left: white knight. Right: black knight."), "{}", window.words());
    window.click("Eraser, lower row");
    assert!(window.sees("Left: remove pieces."), "{}", window.words());
    window.key(egui::Key::Escape);
    let at = window.place("e4");
    window.click_at(at);
    assert!(window.sees("Letters: pieces."), "{}", window.words());
    window.menu("View", "Hints");
    assert!(!window.sees("Letters: pieces."), "{}", window.words());
    assert!(!window.world().stored.clone().expect("it is remembered").hints);
}

#[test]
fn the_result_of_dropping_a_piece_is_previewed() {
    use egui::CursorIcon;
    let icon = |window: &mut Window| window.harness().output().platform_output.cursor_icon;
    let mut window = Window::new();
    window.hover("e2");
    window.press(LEFT);
    for (keys, at, said, cursor) in [
        (Modifiers::NONE, "e2", "Release to select e2.", CursorIcon::Grabbing),
        (
            Modifiers::NONE,
            "e4",
            "Release to put the white pawn on e4, off the board to remove it.",
            CursorIcon::Grabbing,
        ),
        (Modifiers::NONE, "d7", "on d7, replacing the black pawn", CursorIcon::Grabbing),
        (ctrl(), "e4", "Release to put a copy on e4.", CursorIcon::Copy),
        (ctrl(), "off", "Release here to copy nothing.", CursorIcon::NotAllowed),
        (Modifiers::NONE, "off", "Release to remove the white pawn.", CursorIcon::Grabbing),
    ] {
        window.hold(keys);
        window.hover(at);
        assert!(window.sees(said), "{said}: {}", window.words());
        assert_eq!(icon(&mut window), cursor, "{said}");
    }
    window.key(Key::Escape);
    window.release(LEFT);
    assert_eq!(window.fen(), START);
    window.hover("white queen");
    window.press(LEFT);
    window.settle();
    assert!(window.sees("Release on a square: one white queen. Release here: keep painting."), "{}", window.words());
    window.hover("e4");
    assert!(window.sees("Release to put a white queen on e4."), "{}", window.words());
    window.release(LEFT);
    window.hover("e2");
    window.press(RIGHT);
    window.settle();
    assert!(window.sees("Release on another square to draw an arrow from e2."), "{}", window.words());
    window.release(RIGHT);
}

// Movements that change nothing

/// Returns what a frame shows: the shapes and the cursor.
fn shown(window: &mut Window) -> String {
    let output = window.harness().output();
    format!("{:?} {:?}", output.platform_output.cursor_icon, output.shapes)
}

#[test]
fn a_movement_within_a_still_area_changes_nothing_that_is_shown() {
    let puzzle = "# puzzle\n6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1\n";
    for (content, is_trying) in [(START, false), (START, true), (EMPTY, false), (puzzle, true)] {
        let mut window = Window::showing(content);
        if is_trying {
            window.ctrl(Key::M);
        }
        for square in ["e1", "e4", "a8", "h1"] {
            window.hover(square);
            window.settle();
            let area = window.app().still_area().expect("a still area");
            assert!(area.contains(window.place(square)), "{square}: {area:?}");
            let before = shown(&mut window);
            for at in [area.left_top(), area.right_bottom() - egui::Vec2::splat(0.5), area.center()] {
                window.move_to(at);
                assert!(shown(&mut window) == before, "{square}: {at:?}");
            }
        }
    }
}

#[test]
fn no_area_is_still_while_the_pointer_shows_or_does_something() {
    let mut window = Window::new();
    let mut is_still = |act: &dyn Fn(&mut Window)| {
        act(&mut window);
        window.hover("e2");
        window.settle();
        window.app().still_area().is_some()
    };
    assert!(is_still(&|_| {}));
    assert!(!is_still(&|window| window.click("white knight")), "the brush is at the pointer");
    assert!(is_still(&|window| window.click("Hand, upper row")));
    assert!(!is_still(&|window| {
        window.hover("e2");
        window.press(LEFT);
    }));
    assert!(is_still(&|window| window.release(LEFT)));
    assert!(!is_still(&|window| window.ctrl(Key::K)), "a dialog is open");
    assert!(is_still(&|window| window.key(Key::Escape)));
    assert!(!is_still(&|window| window.open_menu("File")));
    window.key(Key::Escape);
    window.move_to(window.place("Copy"));
    assert_eq!(window.app().still_area(), None, "beside the board");
}

#[test]
fn after_a_zoom_a_letter_goes_to_the_square_at_the_pointer() {
    let mut window = Window::showing(EMPTY);
    let at = window.place("b7");
    window.move_to(at);
    window.ctrl(Key::Plus);
    window.ctrl(Key::Plus);
    window.settle();
    // The pointer is at the same pixel, so nearer to the corner in points.
    let now = (at.to_vec2() / 1.2).to_pos2();
    let square = window.nodes().into_iter().find(|node| node.rect.contains(now) && node.name.ends_with(", empty"));
    let square = square.expect("the pointer is still over the board").name;
    window.type_keys("N");
    assert_eq!(window.node(&square.replace("empty", "white knight")).role, egui::accesskit::Role::Button, "{square}");
}
