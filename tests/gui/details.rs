//! What a record says of its position: its title in the list and above the board, and the section of the side panel.

use egui::{Key, Modifiers};
use fenwright::app::shell::settings::Settings;
use fenwright::document::{Document, Field};

use super::hands::LEFT;
use super::tree::Node;
use super::window::{START, Window};

const FILE: &str = "# Three puzzles\n\n# Haring 1977, mate in 2\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n\
    # Loyd 2\n# by Sam Loyd\n8/8/8/8/8/8/8/K2k4 w - - 0 1\n8/8/8/8/8/8/8/K3k3 w - - 0 1\n";

fn row(window: &Window, number: usize) -> Node {
    let start = format!("Position {number}:");
    let row = window.nodes().into_iter().find(|node| node.name.starts_with(&start) && node.is_control());
    row.expect("the row is shown")
}

fn titles(window: &Window) -> Vec<String> {
    let document = window.document();
    (0..document.len()).map(|index| document.record(index).stated_metadata().get(Field::Title).to_owned()).collect()
}

fn double_click(window: &mut Window, number: usize) {
    let at = row(window, number).rect.center();
    window.move_to(at);
    window.settle();
    for _ in 0..2 {
        window.press(LEFT);
        window.release(LEFT);
    }
    window.settle();
}

#[test]
fn a_title_is_edited_in_its_row() {
    let ways: [(&str, fn(&mut Window)); 2] = [
        ("double click", |window| double_click(window, 2)),
        ("F2", |window| {
            let at = row(window, 2).rect.center();
            window.click_at(at);
            window.key(Key::F2);
        }),
    ];
    for (way, begin) in ways {
        let mut window = Window::showing(FILE);
        begin(&mut window);
        let field = window.node("Title");
        assert_eq!((field.value.as_str(), field.focused), ("Loyd 2", true), "{way}");
        let row = row(&window, 2).rect;
        assert!(row.contains_rect(field.rect), "{way}: {:?} is in {row:?}", field.rect);
        window.type_keys("The second");
        window.key(Key::Enter);
        assert_eq!(window.content(), FILE.replace("# Loyd 2\n", "# The second\n"), "{way}");
        assert_eq!(window.document().undo_name(), Some("edit title"), "{way}");
        assert!(window.find("Title").is_none(), "{way}: the field is gone");
        window.key(Key::ArrowDown);
        assert_eq!(window.document().current(), 2, "{way}: the list has the keyboard again");
        window.undo();
        assert_eq!(window.content(), FILE, "{way}");
    }
}
