//! Comparing two positions of a file side by side.

use egui::{Key, Modifiers};
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::input::ctrl;
use crate::support::window::Window;

/// Two versions of a problem, and a third position.
const VERSIONS: &str = "# first\n4k3/8/8/3p4/8/8/8/4K2R w K - 0 1\n# second\n4k3/8/8/3P4/8/8/8/R3K3 b Q - 0 1\n\
    # other\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n";

fn compare(window: &mut Window) {
    window.menu("View", "Compare positions");
}

/// The highlighted squares of the board.
fn marked(window: &Window) -> String {
    let comparison = window.state().comparing.comparison().expect("positions are compared");
    comparison.marked.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The number of the other position.
fn other(window: &Window) -> usize {
    window.state().comparing.comparison().expect("positions are compared").index + 1
}

fn row(window: &Window, number: usize) -> egui::Pos2 {
    let start = format!("Position {number}:");
    let row = window.nodes().into_iter().find(|node| node.name.starts_with(&start) && node.is_control());
    row.expect("the row is shown").rect.center()
}

fn ctrl_click(window: &mut Window, number: usize) {
    let at = row(window, number);
    window.hold(ctrl());
    window.click_at(at);
    window.hold(Modifiers::NONE);
}

#[test]
fn two_versions_stand_beside_each_other_with_what_differs() {
    for size in [[800.0, 600.0], [1280.0, 800.0], [1600.0, 1000.0]] {
        let document = Document::from_bytes(VERSIONS.as_bytes().to_vec());
        let mut window = Window::sized(document, Settings::default(), size);
        ctrl_click(&mut window, 2);
        compare(&mut window);
        assert_eq!((marked(&window).as_str(), other(&window)), ("d5 a1 h1", 1));
        for words in [
            "Go to the other position",
            "The other position",
            "d5: white pawn here, black pawn there",
            "a1: white rook here, empty there",
            "h1: empty here, white rook there",
            "Side to move: Black here, White there",
            "Castling: Q here, K there",
        ] {
            let node = window.nodes().into_iter().find(|node| [&node.name, &node.value].contains(&&words.to_owned()));
            let node = node.unwrap_or_else(|| panic!("{words} at {size:?}: {}", window.words()));
            let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
            assert!(screen.contains_rect(node.rect), "{words} at {size:?}");
        }
    }
}

#[test]
fn a_copy_is_compared_with_what_it_was_copied_from() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K2R w K - 0 1\n");
    assert!(!window.state().is_enabled(Command::ComparePositions), "there is no other one");
    window.ctrl(Key::D);
    compare(&mut window);
    assert_eq!(other(&window), 1);
    assert!(window.sees("No differences"), "{}", window.words());
    window.drag("h1", "h8");
    assert_eq!(marked(&window), "h8 h1");
    window.undo();
    assert_eq!(marked(&window), "");
}

#[test]
fn the_first_position_is_compared_with_the_one_behind_it() {
    let mut window = Window::showing(VERSIONS);
    compare(&mut window);
    assert_eq!(other(&window), 2);
}

#[test]
fn another_one_is_compared_once_it_is_selected_beside_the_current_one() {
    let mut window = Window::showing(VERSIONS);
    compare(&mut window);
    ctrl_click(&mut window, 3);
    assert_eq!((window.document().current(), other(&window)), (2, 1));
}

#[test]
fn going_there_turns_the_comparison_around() {
    let mut window = Window::showing(VERSIONS);
    compare(&mut window);
    let before = marked(&window);
    for expected in [(1, 1), (0, 2)] {
        window.click("Go to the other position");
        assert_eq!((window.document().current(), other(&window)), expected);
        assert_eq!(marked(&window), before);
    }
}

#[test]
fn stepping_through_the_list_keeps_the_compared_position() {
    let mut window = Window::showing(VERSIONS);
    compare(&mut window);
    window.ctrl(Key::PageDown);
    assert!(window.sees("This is the same position"), "{}", window.words());
    window.ctrl(Key::M);
    window.drag("e8", "e7");
    assert_eq!(marked(&window), "", "moves that are tried");
    window.key(Key::Escape);
    window.ctrl(Key::PageDown);
    assert_eq!(other(&window), 2);
}

#[test]
fn the_comparison_ends_with_its_command_its_button_its_record_and_its_file() {
    let mut window = Window::showing(VERSIONS);
    for end in ["command", "button", "record"] {
        compare(&mut window);
        assert!(window.state().comparing.comparison().is_some(), "{end}");
        match end {
            "command" => window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::D),
            "button" => window.click("End comparison"),
            _ => {
                window.ctrl(Key::PageDown);
                window.menu("List", "Remove position");
            }
        }
        assert!(window.state().comparing.comparison().is_none(), "{end}");
    }
    let mut window = Window::showing(VERSIONS);
    compare(&mut window);
    window.menu("File", "New");
    assert!(window.state().comparing.comparison().is_none(), "another file");
}

#[test]
fn moves_that_are_tried_are_compared_as_they_stand_on_the_board() {
    let mut window = Window::showing(VERSIONS);
    ctrl_click(&mut window, 2);
    window.click_at(row(&window, 1));
    compare(&mut window);
    let before = marked(&window);
    window.ctrl(Key::M);
    window.drag("h1", "h3");
    assert_eq!((before.as_str(), marked(&window).as_str()), ("d5 a1 h1", "d5 h3 a1"));
}

#[test]
fn verdicts_that_differ_are_named() {
    let mut window =
        Window::showing("# mate in 1\n7k/8/6K1/8/8/8/8/R7 w - - 0 1\n# mate in 1\n7k/8/6K1/8/8/8/8/RR6 w - - 0 1\n");
    for _ in 0..2 {
        window.key(Key::F5);
        window.wait_for_solving();
        window.ctrl(Key::PageDown);
    }
    compare(&mut window);
    assert!(window.sees("Solver: Mate in 1 \u{b7} cooked here, Mate in 1 \u{b7} sound there"), "{}", window.words());
}
