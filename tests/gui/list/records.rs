//! The list of positions of a file with more than one.

use egui::Key;
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::document::{Document, Field, UnreadableReason};
use fenwright::notation::fen;
use fenwright::wording::Message;

use crate::support::tree::Node;
use crate::support::window::{EMPTY, START, Window};

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
const THREE: &str = "# one\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\n; two\n7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\nno position\n# end";
const LATE: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

fn rows(window: &Window) -> Vec<Node> {
    let is_row = |node: &Node| node.name.starts_with("Position ") && node.name.contains(':') && node.is_control();
    window.nodes().into_iter().filter(is_row).collect()
}

/// Clicks on the row of this position.
fn click(window: &mut Window, number: usize) {
    let start = format!("Position {number}:");
    let row = rows(window).into_iter().find(|row| row.name.starts_with(&start)).expect("the row is shown");
    window.click_at(row.rect.center());
}

#[test]
fn the_list_appears_with_more_than_one_record() {
    let window = Window::showing(&format!("{ROOK}\n"));
    assert!(rows(&window).is_empty());
    let window = Window::showing(THREE);
    let names: Vec<String> = rows(&window).into_iter().map(|row| row.name).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    assert!(names[0].contains("one") && names[1].contains("two"), "{names:?}");
    assert!(names[1].contains("Stalemate"), "{names:?}");
    assert!(window.sees("3"), "how many there are");
}

#[test]
fn a_click_selects_a_record() {
    let mut window = Window::showing(THREE);
    assert!(rows(&window)[0].selected);
    click(&mut window, 2);
    assert_eq!(window.document().current(), 1);
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (LATE, LATE));
    assert!(rows(&window)[1].selected && !rows(&window)[0].selected);
    assert!(!window.document().is_modified() && !window.document().can_undo());
}

#[test]
fn ctrl_page_up_and_down_go_through_the_records() {
    let mut window = Window::showing(THREE);
    for (key, index) in [(Key::PageUp, 0), (Key::PageDown, 1), (Key::PageDown, 2), (Key::PageDown, 2), (Key::PageUp, 1)]
    {
        window.ctrl(key);
        assert_eq!(window.document().current(), index, "{key:?}");
    }
}

#[test]
fn an_edited_record_is_marked() {
    let mut window = Window::showing(THREE);
    click(&mut window, 2);
    assert!(!window.document().record(1).is_edited());
    window.drag("f7", "g7");
    let edited: Vec<bool> = (0..3).map(|index| window.document().record(index).is_edited()).collect();
    assert_eq!(edited, [false, true, false]);
    assert!(rows(&window)[1].name.contains("Checkmate"), "the row follows: {}", rows(&window)[1].name);
    window.ctrl(Key::Z);
    assert!(!window.document().record(1).is_edited());
    assert!(rows(&window)[1].name.contains("Stalemate"), "{}", rows(&window)[1].name);
}

#[test]
fn positions_are_added_and_removed_and_each_is_undone() {
    let mut window = Window::showing(THREE);
    window.click("Add position");
    assert_eq!((window.document().len(), window.document().current()), (4, 1));
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/8");
    window.ctrl(Key::Z);
    assert_eq!((window.document().len(), window.document().current()), (3, 0));
    assert_eq!(window.content(), THREE);
    window.ctrl_shift(Key::Delete);
    assert_eq!((window.document().len(), window.fen().as_str()), (2, LATE));
    assert!(window.notices().contains("removed"), "{}", window.notices());
    window.ctrl(Key::Z);
    assert_eq!((window.document().len(), window.fen().as_str()), (3, ROOK));
    assert_eq!(window.content(), THREE);
    assert!(!window.document().is_modified());
}

#[test]
fn removing_offers_to_undo() {
    let mut window = Window::showing(THREE);
    window.menu("List", "Remove position");
    window.click("Undo");
    assert_eq!(window.content(), THREE);
}

#[test]
fn the_last_record_and_the_only_one() {
    let mut window = Window::showing(THREE);
    for left in [2, 1] {
        window.ctrl(Key::PageDown);
        window.ctrl(Key::PageDown);
        window.ctrl_shift(Key::Delete);
        assert_eq!(window.document().len(), left);
    }
    assert!(rows(&window).is_empty());
    assert_eq!(window.fen(), ROOK);
    window.ctrl_shift(Key::Delete);
    assert_eq!((window.document().len(), window.fen().as_str()), (1, ROOK), "one always stays");
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    assert_eq!(window.content(), THREE);
}

#[test]
fn a_position_added_to_a_single_one_brings_the_list() {
    let mut window = Window::new();
    window.menu("List", "Add position");
    assert_eq!(rows(&window).len(), 2);
    click(&mut window, 1);
    assert_eq!(window.fen(), START);
}

#[test]
fn an_unreadable_line_shows_its_fault_and_stays_in_the_file() {
    let mut window = Window::showing(THREE);
    click(&mut window, 3);
    assert_eq!(window.box_text(), "no position");
    assert!(window.state().is_preview());
    let sentence = window.state().fen.fault().expect("a fault").message("no position");
    assert!(window.sees(&sentence), "{}", window.words());
    assert!(rows(&window)[2].name.contains(&sentence), "{}", rows(&window)[2].name);
    window.ctrl(Key::PageUp);
    window.ctrl(Key::PageDown);
    assert!(!window.document().is_modified());
    assert_eq!(window.content(), THREE);
    window.drag("white king", "e1");
    assert!(window.document().unreadable().is_none(), "an edit makes it a position");
    assert!(!window.state().is_preview());
    window.ctrl(Key::Z);
    assert_eq!(window.content(), THREE);
    assert!(window.document().unreadable().is_some_and(|line| matches!(line.reason, UnreadableReason::Fault(_))));
    assert_eq!(window.box_text(), "no position");
}

#[test]
fn an_unreadable_line_is_mended_in_the_box() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K2R w K - 3 40\n8/8/8/8/8/8/8/7 w - - 0 1\n");
    click(&mut window, 2);
    window.type_fen("8/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(window.content(), "4k3/8/8/8/8/8/8/4K2R w K - 3 40\n8/8/8/8/8/8/8/8 w - - 0 1\n");
    window.key(Key::Escape);
    assert_eq!(window.content(), "4k3/8/8/8/8/8/8/4K2R w K - 3 40\n8/8/8/8/8/8/8/7 w - - 0 1\n");
    assert_eq!(window.box_text(), "8/8/8/8/8/8/8/7 w - - 0 1");
}

#[test]
fn an_unfinished_text_waits_for_its_record() {
    let mut window = Window::showing(THREE);
    window.type_fen("8/8/unfinished");
    click(&mut window, 2);
    assert_eq!(window.box_text(), LATE, "another record brings its own text");
    assert!(!window.state().is_preview());
    click(&mut window, 1);
    assert_eq!(window.box_text(), "8/8/unfinished", "what was typed is never discarded");
    assert!(window.state().is_preview());
    assert_eq!(window.content(), THREE);
}

#[test]
fn undo_goes_back_to_the_record_it_changes() {
    let mut window = Window::showing(THREE);
    window.drag("h1", "h5");
    click(&mut window, 2);
    window.ctrl(Key::Z);
    assert_eq!((window.document().current(), window.fen().as_str()), (0, ROOK));
}

#[test]
fn typing_goes_to_the_record_it_was_begun_on() {
    let mut window = Window::showing(THREE);
    window.type_fen(START);
    window.ctrl(Key::PageDown);
    assert_eq!(window.fen(), LATE);
    assert_eq!(window.content(), THREE.replace(ROOK, START));
    window.key(Key::Escape);
    assert_eq!(window.content(), THREE.replace(ROOK, START), "another record is shown by now");
}

#[test]
fn a_long_list_shows_the_current_record() {
    let content = format!("# a comment\n{ROOK}\n").repeat(300);
    let mut window = Window::showing(&content);
    for _ in 0..20 {
        window.ctrl(Key::PageDown);
    }
    let row = rows(&window).into_iter().find(|row| row.selected).expect("the current row is drawn");
    assert!(row.name.starts_with("Position 21:"), "{}", row.name);
    let list = window.node("Add position").rect;
    assert!(row.rect.top() > list.bottom() && row.rect.bottom() < window.node("FEN").rect.top(), "{row:?}");
    assert!(rows(&window).len() < 30, "only rows that can be seen are drawn");
}

#[test]
fn removing_a_game_of_several_positions_says_so() {
    let game =
        "[Event \"a\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n\n*\n\n";
    let mut window = Window::showing(&format!("{game}[Event \"b\"]\n\n*\n"));
    assert_eq!(window.document().len(), 3);
    window.click("Remove position");
    assert_eq!(window.document().len(), 1);
    assert!(window.notices().contains("with its 2 positions"), "{}", window.notices());
}

#[test]
fn the_list_is_hidden_with_a_key_and_comes_back_for_a_search() {
    let mut window = Window::showing(&format!("{START}\n{EMPTY}\n"));
    assert!(window.find("Search").is_some());
    window.key(Key::F9);
    assert!(window.find("Search").is_none(), "{}", window.words());
    assert!(window.world().stored.as_ref().is_some_and(|stored| !stored.list), "it is remembered");
    window.ctrl(Key::F);
    assert!(window.find("Search").is_some_and(|field| field.focused), "{}", window.words());
    window.key(Key::F9);
    window.key(Key::F9);
    assert!(window.find("Search").is_some());
}

#[test]
fn a_slim_edge_is_in_place_of_a_list_with_one_position() {
    for size in [[800.0, 600.0], [1280.0, 800.0]] {
        let mut window = Window::sized(Document::new(), Settings::default(), size);
        let add = window.node("Add position").rect;
        assert!(add.right() < 40.0 && window.find("Search").is_none(), "{add} at {size:?}");
        window.click("Add position");
        assert_eq!(window.document().len(), 2);
        assert!(window.find("Search").is_some() || size[0] < 960.0, "{}", window.words());
        window.undo();
        assert_eq!(window.node("Add position").rect, add, "the list hides again");
        window.key(Key::F9);
        assert!(window.find("Add position").is_none(), "who hides the list needs no edge");
    }
}

#[test]
fn twins_become_positions_after_the_first_one() {
    let twins = "# Twins\n# Stipulation: h#2 b) Ra1->b1 c) h#1.5\n7k/8/6K1/8/8/8/8/R7 b - - 0 1\n";
    let mut window = Window::showing(twins);
    window.menu("Edit", Command::AddTwins.name());
    let document = window.document();
    let records: Vec<(String, String)> = (0..document.len())
        .map(|index| {
            let record = document.record(index);
            let stated = record.read_metadata().get(Field::Stipulation).to_owned();
            (stated, record.position().map(|position| fen::write(&position)).unwrap_or_default())
        })
        .collect();
    let record = |stated: &str, position: &str| (stated.to_owned(), position.to_owned());
    assert_eq!(
        records,
        [
            record("h#2 b) Ra1->b1 c) h#1.5", "7k/8/6K1/8/8/8/8/R7 b - - 0 1"),
            record("h#2", "7k/8/6K1/8/8/8/8/1R6 b - - 0 1"),
            record("h#1.5", "7k/8/6K1/8/8/8/8/R7 w - - 0 1"),
        ]
    );
    window.ctrl(Key::Z);
    assert_eq!(window.document().len(), 1);
    let mut window = Window::showing("7k/8/6K1/8/8/8/8/R7 b - - 0 1\n");
    assert!(window.state().why_disabled(Command::AddTwins).is_some_and(|why| why.contains("no twins")));
    window.settle();
}
