//! Several selected positions: moving, copying, removing and marking them, each with undo.

use egui::{CursorIcon, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, TouchPhase, vec2};
use fenwright::app::command::Command;

use crate::support::input::{LEFT, RIGHT, ctrl};
use crate::support::tree::Node;
use crate::support::window::{EMPTY, START, Window};

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";

/// A file with this number of positions. They differ in their move numbers and titles.
fn file(count: usize) -> String {
    (1..=count).map(record).collect()
}

fn record(number: usize) -> String {
    format!("# no. {number}\n4k3/8/8/8/8/8/8/4K2R w K - 3 {number}\n")
}

/// The content of a file with these positions.
fn of(numbers: &[usize]) -> String {
    numbers.iter().map(|number| record(*number)).collect()
}

fn rows(window: &Window) -> Vec<Node> {
    let is_row = |node: &Node| node.name.starts_with("Position ") && node.name.contains(':') && node.is_control();
    window.nodes().into_iter().filter(is_row).collect()
}

fn row(window: &Window, number: usize) -> Node {
    let start = format!("Position {number}:");
    rows(window).into_iter().find(|row| row.name.starts_with(&start)).expect("the row is shown")
}

/// Clicks on a row while these modifiers are held.
fn click(window: &mut Window, modifiers: Modifiers, number: usize) {
    let at = row(window, number).rect.center();
    window.hold(modifiers);
    window.click_at(at);
    window.hold(Modifiers::NONE);
}

/// The numbers of the selected positions, and of the current one.
fn selected(window: &Window) -> (Vec<usize>, usize) {
    let state = window.state();
    let records = state.list.selected(&state.document);
    (records.iter().map(|index| index + 1).collect(), state.document.current() + 1)
}

/// A window with six positions whose list has the focus and this selection.
fn window_with(numbers: &[usize]) -> Window {
    let mut window = Window::showing(&file(6));
    click(&mut window, Modifiers::NONE, numbers[0]);
    for number in &numbers[1..] {
        click(&mut window, ctrl(), *number);
    }
    assert_eq!(selected(&window).0, numbers);
    window
}

fn shift() -> Modifiers {
    Modifiers::SHIFT
}

/// Checks that undo restores the file and redo repeats the step.
fn assert_undone(window: &mut Window, before: &str) {
    let after = window.content();
    window.ctrl(Key::Z);
    assert_eq!(window.content(), before, "undone");
    assert!(!window.document().is_modified(), "undone, it is as it was opened");
    window.ctrl(Key::Y);
    assert_eq!(window.content(), after, "done again");
    window.ctrl(Key::Z);
}

// Selecting

#[test]
fn clicks_with_ctrl_and_shift_select_several() {
    let mut window = Window::showing(&file(6));
    for (modifiers, number, expected, current) in [
        (Modifiers::NONE, 2, vec![2], 2),
        (shift(), 5, vec![2, 3, 4, 5], 5),
        (shift(), 1, vec![1, 2], 1),
        (ctrl(), 4, vec![1, 2, 4], 4),
        (ctrl(), 2, vec![1, 4], 4),
        (ctrl(), 4, vec![1], 1),
        (ctrl(), 1, vec![1], 1),
        (ctrl(), 3, vec![1, 3], 3),
        (ctrl() | shift(), 5, vec![1, 3, 4, 5], 5),
        (Modifiers::NONE, 6, vec![6], 6),
    ] {
        click(&mut window, modifiers, number);
        assert_eq!(selected(&window), (expected.clone(), current), "{modifiers:?} and {number}");
        let marked: Vec<usize> = (1..=6).filter(|number| row(&window, *number).selected).collect();
        assert_eq!(marked, expected, "the rows show it");
        let says = window.sees(&format!("{} of 6 selected", expected.len()));
        assert_eq!(says, expected.len() > 1, "{}", window.words());
    }
    assert!(!window.document().is_modified() && !window.document().can_undo());
}

#[test]
fn the_keys_of_the_list_go_and_select() {
    let mut window = Window::showing(&file(6));
    click(&mut window, Modifiers::NONE, 2);
    for (modifiers, key, expected, current) in [
        (Modifiers::NONE, Key::ArrowDown, vec![3], 3),
        (Modifiers::NONE, Key::ArrowUp, vec![2], 2),
        (shift(), Key::ArrowDown, vec![2, 3], 3),
        (shift(), Key::ArrowDown, vec![2, 3, 4], 4),
        (shift(), Key::ArrowUp, vec![2, 3], 3),
        (shift(), Key::Home, vec![1, 2], 1),
        (shift(), Key::End, vec![2, 3, 4, 5, 6], 6),
        (Modifiers::NONE, Key::Escape, vec![6], 6),
        (Modifiers::NONE, Key::Home, vec![1], 1),
        (Modifiers::NONE, Key::ArrowUp, vec![1], 1),
        (Modifiers::NONE, Key::End, vec![6], 6),
        (Modifiers::NONE, Key::ArrowDown, vec![6], 6),
        (ctrl(), Key::Home, vec![1], 1),
        (ctrl(), Key::ArrowDown, vec![1, 2], 2),
        (ctrl(), Key::ArrowDown, vec![1, 3], 3),
        (Modifiers::NONE, Key::Space, vec![1, 3], 3),
        (ctrl(), Key::ArrowDown, vec![1, 3, 4], 4),
        (ctrl(), Key::Space, vec![1, 3, 4], 4),
        (ctrl(), Key::Space, vec![1, 3, 4], 4),
        (ctrl(), Key::ArrowDown, vec![1, 3, 5], 5),
        (Modifiers::NONE, Key::ArrowUp, vec![4], 4),
        (ctrl(), Key::A, vec![1, 2, 3, 4, 5, 6], 4),
        (Modifiers::NONE, Key::Escape, vec![4], 4),
        (ctrl(), Key::PageDown, vec![5], 5),
    ] {
        window.key_with(modifiers, key);
        assert_eq!(selected(&window), (expected, current), "{modifiers:?} {key:?}");
    }
}

#[test]
fn pages_are_as_long_as_what_is_seen() {
    let mut window = Window::showing(&file(300));
    click(&mut window, Modifiers::NONE, 1);
    let whole = rows(&window).len() - 1;
    window.key(Key::PageDown);
    let (_, current) = selected(&window);
    assert!((whole.saturating_sub(1)..=whole + 1).contains(&(current - 1)), "{current} with {whole} in sight");
    window.key_with(shift(), Key::PageDown);
    assert_eq!(selected(&window).0.len(), current, "{current} more are selected");
    window.key(Key::PageUp);
    window.key(Key::PageUp);
    assert_eq!(selected(&window).1, 1);
}

#[test]
fn the_list_is_one_stop_of_tab() {
    let mut window = Window::showing(&file(6));
    let focused = |window: &Window| window.nodes().into_iter().find(|node| node.focused).map(|node| node.name);
    let mut seen = Vec::new();
    for _ in 0..40 {
        window.key(Key::Tab);
        seen.extend(focused(&window));
    }
    // Screen readers get the current row in place of the list.
    let is_row = |name: &&String| name.starts_with("Position ") && name.contains(':');
    let stops: Vec<&String> = seen.iter().filter(is_row).collect();
    assert!((1..=2).contains(&stops.len()) && stops.iter().all(|name| name.starts_with("Position 1:")), "{seen:?}");
}

#[test]
fn letters_do_nothing_in_the_list_and_enter_goes_to_the_board() {
    let mut window = Window::showing(&file(6));
    click(&mut window, Modifiers::NONE, 3);
    let (tool, content) = (window.tool(), window.content());
    window.type_keys("Nqx5");
    window.key(Key::Backspace);
    assert_eq!((window.tool(), window.content(), window.cursor()), (tool, content, None));
    window.key(Key::Enter);
    assert_eq!((window.cursor().as_deref(), window.document().current()), (Some("a8"), 2));
    window.type_keys("N");
    assert_eq!(window.placement(), "N3k3/8/8/8/8/8/8/4K2R");
    window.key(Key::ArrowDown);
    assert_eq!((window.cursor().as_deref(), window.document().current()), (Some("b7"), 2), "arrows are the board's");
}

#[test]
fn a_letter_over_a_square_places_its_piece_also_after_a_click_in_the_list() {
    let mut window = Window::showing(&file(6));
    click(&mut window, Modifiers::NONE, 3);
    window.hover("d4");
    window.letter_down('N');
    window.letter_up('N');
    assert_eq!(window.placement(), "4k3/8/8/8/3N4/8/8/4K2R");
}

#[test]
fn a_click_within_one_frame_gives_the_list_the_keyboard() {
    let mut window = Window::showing(&file(6));
    let pos = row(&window, 3).rect.center();
    let button = |pressed| Event::PointerButton { pos, button: LEFT, pressed, modifiers: Modifiers::NONE };
    window.frame([Event::PointerMoved(pos), button(true), button(false)]);
    window.settle();
    window.key(Key::End);
    assert_eq!((selected(&window).1, window.cursor()), (6, None));
    window.click("Add position");
    window.key(Key::Home);
    assert_eq!(selected(&window).1, 1, "the buttons of the list leave it the keyboard");
}

#[test]
fn a_press_elsewhere_takes_the_keyboard_from_the_list() {
    let mut window = Window::showing(&file(6));
    click(&mut window, Modifiers::NONE, 3);
    window.click("d4");
    window.key(Key::Delete);
    assert_eq!(window.document().len(), 6, "Delete is the board's");
    assert_eq!(window.cursor().as_deref(), Some("d4"));
}

#[test]
fn a_selection_ends_when_its_places_mean_others() {
    let mut window = window_with(&[4, 5]);
    window.drag("h1", "h5");
    assert_eq!(selected(&window).0, [4, 5], "an edit of the position changes nothing about it");
    click(&mut window, ctrl(), 2);
    window.click("Add position");
    assert_eq!(selected(&window).0.len(), 1, "the new one alone");
}

#[test]
fn what_undo_and_redo_bring_back_is_selected() {
    for numbers in [&[2, 4][..], &[1, 2, 3, 4, 5, 6], &[6], &[1, 6]] {
        let mut window = window_with(numbers);
        window.ctrl_shift(Key::Delete);
        window.click("Undo");
        assert_eq!(selected(&window), (numbers.to_vec(), numbers[numbers.len() - 1]), "removed");
        assert_eq!(window.content(), file(6));
    }
    let mut window = window_with(&[2, 4]);
    window.ctrl(Key::D);
    window.ctrl(Key::Z);
    assert_eq!(selected(&window).0.len(), 1, "undo brings nothing");
    window.ctrl(Key::Y);
    assert_eq!(selected(&window), (vec![5, 6], 5), "doubled once more");
}

// Removing, adding, copying

#[test]
fn removing_takes_all_that_are_selected() {
    for (numbers, left, current) in
        [(&[2, 3][..], &[1, 4, 5, 6][..], 2), (&[1, 4, 6], &[2, 3, 5], 3), (&[6], &[1, 2, 3, 4, 5], 5)]
    {
        let mut window = window_with(numbers);
        window.key(Key::Delete);
        assert_eq!(window.content(), of(left), "{numbers:?}");
        assert_eq!(selected(&window), (vec![current], current), "{numbers:?}");
        let says = if numbers.len() == 1 { "Position 6 was removed" } else { "positions were removed" };
        assert!(window.notices().contains(says), "{}", window.notices());
        assert_undone(&mut window, &file(6));
    }
}

#[test]
fn removing_everything_leaves_a_start_position() {
    let mut window = Window::showing(&file(3));
    window.ctrl(Key::A);
    window.ctrl_shift(Key::Delete);
    assert_eq!((window.document().len(), window.fen().as_str()), (1, START));
    assert!(window.notices().contains("All 3 positions were removed"), "{}", window.notices());
    assert_undone(&mut window, &file(3));
}

#[test]
fn duplicates_come_behind_and_are_selected() {
    let mut window = window_with(&[2, 4]);
    window.ctrl(Key::D);
    assert_eq!(window.content(), of(&[1, 2, 3, 4, 2, 4, 5, 6]));
    assert_eq!(selected(&window), (vec![5, 6], 5));
    assert_undone(&mut window, &file(6));
}

#[test]
fn positions_are_copied_and_pasted_with_their_comments() {
    let mut window = window_with(&[2, 4]);
    window.ctrl(Key::C);
    assert_eq!(window.world().clipboard.as_deref(), Ok(of(&[2, 4]).as_str()));
    assert!(window.notices().contains("2 positions copied"), "{}", window.notices());
    click(&mut window, Modifiers::NONE, 6);
    window.ctrl(Key::V);
    assert_eq!(window.content(), of(&[1, 2, 3, 4, 5, 6, 2, 4]));
    assert_eq!(selected(&window), (vec![7, 8], 7));
    assert!(window.notices().contains("2 positions pasted"), "{}", window.notices());
    assert_undone(&mut window, &file(6));
}

#[test]
fn positions_are_cut_and_pasted_elsewhere() {
    let mut window = window_with(&[1, 2]);
    window.ctrl(Key::X);
    assert_eq!(window.content(), of(&[3, 4, 5, 6]));
    assert_eq!(selected(&window).1, 1);
    window.ctrl(Key::V);
    assert_eq!(window.content(), of(&[3, 1, 2, 4, 5, 6]));
    assert_eq!(selected(&window), (vec![2, 3], 2));
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    assert_eq!(window.content(), file(6));
}

#[test]
fn positions_are_not_cut_if_the_clipboard_fails() {
    let mut window = window_with(&[1, 2]);
    window.world().clipboard_refuses = Some("no display".to_owned());
    window.ctrl(Key::X);
    assert_eq!(window.content(), file(6));
    assert!(window.notices().contains("no display"), "{}", window.notices());
}

#[test]
fn lines_of_the_file_are_pasted_as_they_stand_and_other_texts_are_read() {
    for (text, added) in [
        (
            "; from elsewhere\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\n\n",
            "; from elsewhere\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\n",
        ),
        ("4k3/8/8/8/8/8/8/4K2R w K -\n", "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n"),
        (
            "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]\n\n*\n\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n",
            "4k3/8/8/8/8/8/8/4K2R w K - 3 40\n8/8/8/8/8/8/8/8 w - - 0 1\n",
        ),
    ] {
        let mut window = window_with(&[2]);
        window.world().clipboard = Ok(text.to_owned());
        window.ctrl(Key::V);
        let content = format!("{}{added}{}", of(&[1, 2]), of(&[3, 4, 5, 6]));
        assert_eq!(window.content().replace("\n\n", "\n"), content, "{text:?}");
        assert_eq!(window.state().dialog, None, "{text:?}: nothing is asked");
        assert_undone(&mut window, &file(6));
    }
    let mut window = window_with(&[2]);
    for (text, says) in [("no position", "No position found in the text"), ("", "No position found in the text")] {
        window.world().clipboard = Ok(text.to_owned());
        window.ctrl(Key::V);
        assert!(window.notices().contains(says), "{}", window.notices());
        assert_eq!(window.content(), file(6));
    }
}

#[test]
fn in_an_epd_file_operations_are_pasted() {
    let mut window = Window::showing("8/8/8/8/8/8/8/8 w - - id \"one\";\n8/8/8/8/8/8/8/8 b - - id \"two\";\n");
    click(&mut window, Modifiers::NONE, 1);
    window.world().clipboard = Ok(format!("{ROOK}\n{EMPTY}\n"));
    window.ctrl(Key::V);
    assert_eq!(
        window.content(),
        "8/8/8/8/8/8/8/8 w - - id \"one\";\n4k3/8/8/8/8/8/8/4K2R w K - hmvc 3; fmvn 40;\n8/8/8/8/8/8/8/8 w - -\n\
         8/8/8/8/8/8/8/8 b - - id \"two\";\n"
    );
    window.ctrl(Key::C);
    window.ctrl(Key::Z);
    window.ctrl(Key::V);
    assert_eq!(window.document().len(), 4, "{}", window.content());
}

// Moving

#[test]
fn alt_and_arrows_move_what_is_selected() {
    for (numbers, key, expected, places) in [
        (&[3][..], Key::ArrowUp, [1, 3, 2, 4, 5, 6], &[2][..]),
        (&[3], Key::ArrowDown, [1, 2, 4, 3, 5, 6], &[4]),
        (&[3, 4], Key::ArrowUp, [1, 3, 4, 2, 5, 6], &[2, 3]),
        (&[3, 4], Key::ArrowDown, [1, 2, 5, 3, 4, 6], &[4, 5]),
        (&[2, 5], Key::ArrowUp, [2, 5, 1, 3, 4, 6], &[1, 2]),
        (&[2, 4], Key::ArrowDown, [1, 3, 5, 2, 4, 6], &[4, 5]),
    ] {
        let mut window = window_with(numbers);
        window.key_with(Modifiers::ALT, key);
        assert_eq!(window.content(), of(&expected), "{numbers:?} {key:?}");
        assert_eq!(selected(&window).0, places, "{numbers:?} {key:?}: they stay selected");
        assert_undone(&mut window, &file(6));
    }
}

#[test]
fn at_the_ends_nothing_moves_further() {
    for (numbers, key, command) in
        [(&[1, 2][..], Key::ArrowUp, Command::MoveUp), (&[6], Key::ArrowDown, Command::MoveDown)]
    {
        let mut window = window_with(numbers);
        assert!(!window.state().is_enabled(command));
        window.key_with(Modifiers::ALT, key);
        assert!(!window.document().can_undo() && window.content() == file(6));
    }
}

/// A point at the upper edge of a row, or at the lower edge of the last row.
fn above(window: &Window, number: usize) -> Pos2 {
    let row = row(window, number).rect;
    row.center_top() + vec2(0.0, 3.0)
}

fn drag(window: &mut Window, number: usize, to: Pos2) {
    let from = row(window, number).rect.center();
    window.move_to(from);
    window.settle();
    window.press(LEFT);
    window.move_to(from + vec2(4.0, 9.0));
    window.move_to(from.lerp(to, 0.5));
    window.move_to(to);
    window.move_to(to);
}

#[test]
fn rows_are_dragged_to_another_place() {
    for (numbers, from, before, expected, places) in [
        (&[2][..], 2, 5, [1, 3, 4, 2, 5, 6], &[4][..]),
        (&[1], 5, 2, [1, 5, 2, 3, 4, 6], &[2]),
        (&[2, 4], 4, 1, [2, 4, 1, 3, 5, 6], &[1, 2]),
        (&[2, 4], 2, 6, [1, 3, 5, 2, 4, 6], &[4, 5]),
    ] {
        let mut window = window_with(numbers);
        let to = above(&window, before);
        drag(&mut window, from, to);
        window.release(LEFT);
        assert_eq!(window.content(), of(&expected), "{from} before {before}");
        assert_eq!(selected(&window).0, places, "{from} before {before}: they stay selected");
        assert_undone(&mut window, &file(6));
    }
}

#[test]
fn a_drag_that_ends_elsewhere_or_with_escape_moves_nothing() {
    let mut window = window_with(&[2]);
    let board = window.place("d4");
    drag(&mut window, 2, board);
    window.release(LEFT);
    assert!(!window.document().can_undo() && window.content() == file(6), "dropped on the board");
    let to = above(&window, 5);
    drag(&mut window, 3, to);
    window.key(Key::Escape);
    window.release(LEFT);
    assert!(!window.document().can_undo() && window.content() == file(6), "given up with Escape");
    assert_eq!(selected(&window), (vec![3], 3));
    let to = above(&window, 3);
    drag(&mut window, 3, to);
    window.release(LEFT);
    assert!(!window.document().can_undo(), "where it was");
}

#[test]
fn with_ctrl_copies_are_dropped() {
    for (numbers, from, before, expected, places) in [
        (&[2][..], 2, 5, &[1, 2, 3, 4, 2, 5, 6][..], &[5][..]),
        (&[2], 2, 3, &[1, 2, 2, 3, 4, 5, 6], &[3]),
        (&[2], 2, 2, &[1, 2, 2, 3, 4, 5, 6], &[2]),
        (&[1], 5, 2, &[1, 5, 2, 3, 4, 5, 6], &[2]),
        (&[2, 4], 4, 1, &[2, 4, 1, 2, 3, 4, 5, 6], &[1, 2]),
    ] {
        let mut window = window_with(numbers);
        let to = above(&window, before);
        drag(&mut window, from, to);
        window.hold(ctrl());
        window.release(LEFT);
        window.hold(Modifiers::NONE);
        assert_eq!(window.content(), of(expected), "copies of {numbers:?} before {before}");
        assert_eq!(selected(&window).0, places, "copies of {numbers:?} before {before} are selected");
        assert_undone(&mut window, &file(6));
    }
}

#[test]
fn the_result_of_dropping_rows_is_previewed() {
    let icon = |window: &mut Window| window.harness().output().platform_output.cursor_icon;
    let mut window = window_with(&[2, 4]);
    let to = above(&window, 6);
    drag(&mut window, 2, to);
    assert!(window.sees("Release to move 2 positions to the line. Ctrl: copy."), "{}", window.words());
    assert_eq!(icon(&mut window), CursorIcon::Grabbing);
    window.hold(ctrl());
    window.settle();
    assert!(window.sees("Release to insert copies of 2 positions at the line."), "{}", window.words());
    assert_eq!(icon(&mut window), CursorIcon::Copy);
    window.hold(Modifiers::NONE);
    let board = window.place("d4");
    window.move_to(board);
    window.settle();
    assert!(window.sees("Release here to move nothing."), "{}", window.words());
    assert_eq!(icon(&mut window), CursorIcon::NotAllowed);
    window.release(LEFT);
    assert!(!window.sees("Release"), "{}", window.words());
    let mut window = window_with(&[3]);
    let to = above(&window, 4);
    drag(&mut window, 3, to);
    assert!(window.sees("Release here to leave it in place."), "{}", window.words());
}

#[test]
fn the_hint_shows_the_effect_of_ctrl_and_shift_clicks() {
    let mut window = window_with(&[2, 4]);
    for (keys, number, said) in [
        (ctrl(), 3, "Click to add position 3 to the selection"),
        (ctrl(), 2, "Click to deselect position 2"),
        (shift(), 2, "Click to select positions 2 to 4"),
        (shift() | ctrl(), 5, "Click to add positions 4 to 5 to the selection"),
        (shift(), 4, "Click to select position 4"),
    ] {
        let at = row(&window, number).rect.center();
        window.move_to(at);
        window.hold(keys);
        window.settle();
        assert!(window.sees(said), "{said}: {}", window.words());
        window.hold(Modifiers::NONE);
        window.settle();
        assert!(!window.sees("Click to select"), "{}", window.words());
    }
    window.hold(ctrl());
    window.move_to(egui::pos2(600.0, 300.0));
    window.settle();
    assert!(!window.sees("Click to select"), "elsewhere: {}", window.words());
}

#[test]
fn the_list_scrolls_while_something_is_dragged_to_its_end() {
    let mut window = Window::showing(&file(60));
    let last = rows(&window).last().expect("there are rows").rect;
    let from = row(&window, 1).rect.center();
    drag(&mut window, 1, egui::pos2(from.x, last.bottom() - 4.0));
    window.frames(120);
    assert!(!rows(&window).iter().any(|row| row.name.starts_with("Position 2:")), "the list has scrolled");
    window.release(LEFT);
    let (_, current) = selected(&window);
    assert!(current > 9, "{current}");
    assert!(window.content().starts_with(&of(&[2, 3, 4])));
}

#[test]
fn the_menu_of_a_row_acts_on_it() {
    let mut window = window_with(&[2, 4]);
    let at = row(&window, 4).rect.center();
    window.move_to(at);
    window.press(RIGHT);
    window.release(RIGHT);
    assert_eq!(selected(&window).0, [2, 4], "a right click on what is selected keeps it so");
    window.click("Duplicate position");
    assert_eq!(window.document().len(), 8);
    window.ctrl(Key::Z);
    let at = row(&window, 6).rect.center();
    window.move_to(at);
    window.press(RIGHT);
    window.release(RIGHT);
    assert_eq!(selected(&window), (vec![6], 6), "a right click elsewhere selects");
    window.click("Copy positions");
    assert_eq!(window.world().clipboard.as_deref(), Ok(of(&[6]).as_str()));
}

// Marking and going to a position

#[test]
fn positions_are_marked_as_done_unless_all_are() {
    let mut window = window_with(&[2, 4]);
    let done = |window: &Window| -> Vec<usize> {
        (1..=6).filter(|number| row(window, *number).name.ends_with(", done")).collect()
    };
    window.ctrl(Key::Enter);
    assert_eq!(done(&window), [2, 4]);
    assert_eq!(selected(&window).0, [2, 4]);
    assert!(window.notices().contains("2 positions marked as done"), "{}", window.notices());
    click(&mut window, ctrl(), 5);
    window.ctrl(Key::Enter);
    assert_eq!(done(&window), [2, 4, 5], "one of them was not");
    window.ctrl(Key::Enter);
    assert_eq!(done(&window), [0; 0]);
    assert_eq!(window.content(), file(6));
    window.ctrl(Key::Z);
    assert_eq!(done(&window), [2, 4, 5]);
}

#[test]
fn a_number_leads_to_its_position() {
    for (typed, expected) in [("25", 25), ("50%", 26), ("100 %", 50)] {
        let mut window = Window::showing(&file(50));
        window.ctrl(Key::G);
        window.type_keys(typed);
        window.key(Key::Enter);
        assert_eq!((window.state().dialog.as_ref(), selected(&window).1), (None, expected), "{typed}");
        row(&window, expected);
    }
    let mut window = Window::showing(&file(50));
    window.menu("List", "Go to position…");
    window.type_keys("51");
    window.key(Key::Enter);
    assert!(window.state().dialog.is_some(), "there is no such position");
    assert!(!window.node("Go").enabled);
    window.key(Key::Escape);
    assert_eq!((window.state().dialog.as_ref(), selected(&window).1), (None, 1));
    assert!(!Window::new().state().is_enabled(Command::GoToPosition));
}

// Scrolling

#[test]
fn the_scroll_bar_leads_to_both_ends_and_pages() {
    let mut window = Window::showing(&file(2000));
    // By now the line with the number of problems is above the list.
    window.settle();
    let bar = window.node("Scroll the list").rect;
    let shows = |window: &Window, number: usize| {
        rows(window).iter().any(|row| row.name.replace(',', "").starts_with(&format!("Position {number}:")))
    };
    window.move_to(bar.center_top() + vec2(0.0, 10.0));
    window.settle();
    window.press(LEFT);
    window.move_to(bar.center_bottom() + vec2(0.0, 300.0));
    window.release(LEFT);
    assert!(shows(&window, 2000) && !shows(&window, 1980));
    window.press(LEFT);
    window.release(LEFT);
    window.move_to(bar.center_bottom() - vec2(0.0, 10.0));
    window.settle();
    window.press(LEFT);
    window.move_to(bar.center_top() - vec2(0.0, 300.0));
    window.release(LEFT);
    assert!(shows(&window, 1));
    let pages = rows(&window).len();
    window.click_at(bar.center_bottom() - vec2(0.0, 20.0));
    assert!(!shows(&window, 1) && shows(&window, pages), "a click beside the handle pages");
    assert_eq!(selected(&window).1, 1, "scrolling selects nothing");
}

/// Turns the wheel and waits until the list stops scrolling.
fn turn(window: &mut Window, notches: i32) {
    let event = Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, -notches as f32),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    };
    window.frame([event]);
    window.frames(120);
}

#[test]
fn the_wheel_scrolls_the_list() {
    let mut window = Window::showing(&file(200));
    let at = row(&window, 3).rect.center();
    window.move_to(at);
    turn(&mut window, 20);
    assert!(rows(&window).iter().all(|row| !row.name.starts_with("Position 1:")), "{:?}", rows(&window));
    turn(&mut window, -40);
    row(&window, 1);
}

#[test]
fn whether_many_are_done_is_looked_up_in_the_background() {
    let content = file(25_000);
    let mut window = Window::showing(&content);
    for (is_done, said) in [(true, "25,000 positions marked as done"), (false, "25,000 positions no longer marked")] {
        window.menu("List", "Select all positions");
        window.menu("List", "Mark as done");
        window.wait_for_work();
        assert!(window.notices().starts_with(said), "{}", window.notices());
        assert_eq!(window.document().record(24_999).is_done(), is_done);
    }
    assert_eq!(window.content(), content);
}
