//! The texts of a row, and its tooltip.

use egui::Key;
use egui::accesskit::Role;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::tree::Node;
use crate::support::window::Window;

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
const ODD: &str = "4k3/8/8/8/8/8/8/4K2R w K - 120 130";
const ILLEGAL_AND_ODD: &str = "PPPPkPPP/8/8/8/8/8/8/KK5R w KQkq - 150 1";
const NARROW: [f32; 2] = [800.0, 600.0];

fn row(window: &Window, number: usize) -> Node {
    let start = format!("Position {number}:");
    let rows = window.nodes().into_iter().filter(Node::is_control);
    rows.into_iter().find(|node| node.name.starts_with(&start)).expect("the row is in sight")
}

/// The texts that are shown only in the tooltip of a row.
fn tip(window: &mut Window, number: usize) -> String {
    window.hover("off");
    window.wait(1.0);
    let before = window.words();
    let at = row(window, number).rect.center();
    window.move_to(at);
    window.wait(1.0);
    window.wait(1.0);
    window.words().lines().filter(|line| !before.lines().any(|old| old == *line)).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_row_counts_as_many_problems_as_the_panel() {
    for fen in [ROOK, ODD, ILLEGAL_AND_ODD, "kk6/8/8/8/8/8/8/K7 w - - 200 1", "8/8/8/8/8/8/8/8 w - - 0 1"] {
        let window = Window::showing(&format!("{fen}\n{ROOK}\n"));
        let count = window.state().meaning.findings.len();
        let label = row(&window, 1).name;
        let mut pairs = label.split(' ').zip(label.split(' ').skip(1));
        let said = pairs.find(|(_, word)| word.starts_with("problem")).map_or("0", |(count, _)| count);
        assert_eq!(said, count.to_string(), "{fen}: {label}");
    }
    let window = Window::showing(&format!("{ODD}\n{ROOK}\n"));
    assert_eq!(row(&window, 1).name, "Position 1: White to move, 1 problem", "whose turn it is is said, too");
}

#[test]
fn arrows_and_marks_are_no_part_of_a_name() {
    let window =
        Window::showing("8/8/8/8/8/8/8/8 w - - id \"Lasker [%cal Ge2e4]\";\n8/8/8/8/8/8/8/8 w - - id \"two\";\n");
    let said = row(&window, 1).name;
    assert!(said.contains("Lasker") && !said.contains("[%"), "{said}");
}

#[test]
fn at_the_pointer_is_said_what_the_row_does_not_show() {
    let long = "A study of a rook against a knight that nobody has solved in a hundred years";
    let content = format!("# {long}\n{ROOK}\n# short\n{ODD}\n{ILLEGAL_AND_ODD}\nno position\n# last\n{ROOK}\n");
    let mut window = Window::showing(&content);
    assert!(tip(&mut window, 1).contains(long), "{}", tip(&mut window, 1));
    assert!(!tip(&mut window, 1).contains(ROOK), "the FEN box says it");
    let odd = tip(&mut window, 2);
    assert!(odd.contains(ODD) && odd.contains("halfmove clock") && !odd.contains("short"), "{odd}");
    let illegal = tip(&mut window, 3);
    assert!(illegal.contains(ILLEGAL_AND_ODD) && illegal.lines().count() > 3, "{illegal}");
    assert!(tip(&mut window, 4).contains("no position"), "{}", tip(&mut window, 4));
    window.ctrl(Key::PageDown);
    assert_eq!(tip(&mut window, 2), "", "nothing where there is nothing to add");
    window.drag("h1", "h5");
    assert_eq!(tip(&mut window, 2), "Edited, not saved yet");
}

#[test]
fn in_a_narrow_list_names_and_problems_are_explained() {
    let content = format!("# first\n{ROOK}\n# A long name of a study\n{ROOK}\n{}", format!("{ODD}\n").repeat(1200));
    let document = Document::from_bytes(content.into_bytes());
    let mut window = Window::sized(document, Settings::default(), NARROW);
    assert!(tip(&mut window, 2).contains("A long name of a study"));
    assert!(!tip(&mut window, 1).contains("first"), "there is room for it");
    window.wait(0.5);
    window.click("1,200 with problems");
    assert!(window.sees("1,200 found"), "{}", window.words());
}

#[test]
fn notices_lie_over_nothing() {
    let record = "4k3/8/8/8/8/8/8/4K2R w K - id \"one\"; bm Rh8; c0 \"a comment\";\n";
    for size in [NARROW, [1180.0, 780.0]] {
        let document = Document::from_bytes(record.repeat(4).into_bytes());
        let mut window = Window::sized(document, Settings::default(), size);
        window.open_tab("Details");
        window.world().clipboard_refuses = Some("no display".to_owned());
        window.menu("List", "Copy positions");
        window.frames(3);
        let notice = window.node("Close this message").rect;
        let is_reached = (0..80).any(|_| {
            window.key(Key::Tab);
            window.frames(10);
            window.nodes().iter().any(|node| node.focused && node.name == "Add an opcode")
        });
        assert!(is_reached, "{size:?}");
        let add = window.node("Add an opcode").rect;
        assert!(window.find("Close this message").is_some(), "the notice is there still");
        assert!(add.bottom() < notice.top(), "{size:?}: {add:?} is above {notice:?}");
    }
}

#[test]
fn a_click_on_a_row_does_not_move_it() {
    let lines: Vec<String> = (1..60).map(|number| format!("8/8/8/4k3/8/8/8/4K3 w - - 0 {number}\n")).collect();
    let mut window = Window::showing(&lines.concat());
    let list = window.nodes().into_iter().find(|node| node.name == "Positions" && node.role == Role::ListBox);
    let list = list.expect("the list").rect;
    let row_at = |window: &Window, at: egui::Pos2| {
        let is_row = |node: &Node| node.name.starts_with("Position ") && node.rect.contains(at);
        window.nodes().into_iter().find(is_row).map(|node| node.name)
    };
    let at = egui::pos2(list.center().x, list.bottom() - 4.0);
    let before = row_at(&window, at).expect("a row that is partly visible");
    window.click_at(at);
    window.settle();
    assert_eq!(row_at(&window, at), Some(before), "the row is still at the pointer");
    window.ctrl(Key::PageDown);
    window.settle();
    let current = window.document().current() + 1;
    let row = window.nodes().into_iter().find(|node| node.name.starts_with(&format!("Position {current}:")));
    assert!(list.contains_rect(row.expect("the current row").rect.shrink(1.0)), "a key shows the whole row");
}
