//! Positions that are pasted over one with details.

use egui::Key;
use fenwright::app::shell::settings::PasteOver;
use fenwright::document::Field;
use fenwright::notation::fen;

use crate::support::window::Window;

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const TITLED: &str = "# Haring\n# Solution: 1. Kd2\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";

fn paste(window: &mut Window, text: &str) {
    window.world().clipboard = Ok(text.to_owned());
    window.ctrl(Key::V);
}

fn title(window: &Window, index: usize) -> String {
    window.document().record(index).read_metadata().get(Field::Title).to_owned()
}

#[test]
fn a_single_position_is_replaced_or_kept_as_asked_once() {
    let mut window = Window::showing(TITLED);
    paste(&mut window, ROOK);
    assert_eq!(window.fen(), KINGS, "nothing happens before the answer");
    assert!(window.sees("The position has details"));
    window.key(Key::Escape);
    assert_eq!((window.fen().as_str(), window.document().len()), (KINGS, 1));
    paste(&mut window, ROOK);
    window.click("Replace and keep details");
    assert_eq!((window.fen().as_str(), title(&window, 0).as_str()), (ROOK, "Haring"));
    assert_eq!(window.world().stored.as_ref().map(|settings| settings.paste_over), Some(PasteOver::Replace));
    window.undo();
    assert_eq!(window.fen(), KINGS);
    paste(&mut window, ROOK);
    assert_eq!(window.fen(), ROOK, "the answer is remembered");
}

#[test]
fn in_a_list_a_new_position_is_the_default() {
    let text = format!("{TITLED}\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n");
    let mut window = Window::showing(&text);
    paste(&mut window, ROOK);
    window.key(Key::Enter);
    assert_eq!((window.document().len(), window.document().current(), window.fen().as_str()), (3, 1, ROOK));
    assert_eq!((title(&window, 0).as_str(), title(&window, 1).as_str()), ("Haring", ""));
    assert!(window.notices().contains("Added as position 2"), "{}", window.notices());
    window.undo();
    assert_eq!((window.document().len(), window.fen().as_str()), (2, KINGS));
    assert!(!window.document().is_modified());
    window.menu("Edit", "Paste over details: replace the position");
    paste(&mut window, ROOK);
    assert_eq!((window.document().len(), window.fen().as_str()), (2, ROOK));
}

#[test]
fn another_reading_of_a_pasted_text_replaces_the_added_position() {
    let mut window = Window::showing(TITLED);
    paste(&mut window, "rnbqkbnr/pp1ppppp1/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    window.click("Add as new position");
    let choices = window.state().notices.list()[0].choices.clone().expect("other readings");
    assert_eq!((window.document().len(), window.fen().as_str()), (2, choices.list[0].fen.as_str()));
    let count = choices.list.len() - 1;
    window.click(&if count == 1 {
        "1 other reading, notice".to_owned()
    } else {
        format!("{count} other readings, notice")
    });
    window.click(&format!("{}: {}", choices.list[1].difference, choices.list[1].fen));
    assert_eq!((window.document().len(), window.fen().as_str()), (2, choices.list[1].fen.as_str()));
    assert_eq!(window.document().record(0).position().map(|position| fen::write(&position)), Ok(KINGS.to_owned()));
}

#[test]
fn nothing_is_asked_where_no_detail_would_be_false() {
    let mut plain = Window::showing("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    paste(&mut plain, ROOK);
    assert_eq!(plain.fen(), ROOK);
    let mut titled = Window::showing(TITLED);
    paste(&mut titled, KINGS);
    assert!(!titled.sees("The position has details"), "the same position keeps its details");
}

/// The slider of a game replaces the added position, not the one with details.
#[test]
fn the_slider_of_an_added_game_leaves_the_details_alone() {
    let mut window = Window::showing(TITLED);
    paste(&mut window, "1. e4 e5 2. Nf3 *");
    window.click("Add as new position");
    assert_eq!((window.document().len(), window.document().current()), (2, 1));
    window.settle();
    for key in [Key::Home, Key::ArrowRight, Key::End, Key::ArrowLeft] {
        window.key(key);
        window.settle();
        assert_eq!((window.document().len(), window.document().current()), (2, 1), "{key:?}");
        assert_eq!(title(&window, 0), "Haring", "{key:?}");
    }
    assert!(window.sees("After 1... e5"), "{}", window.words());
    let first = window.document().record(0);
    assert_eq!(first.position().map(|position| fen::write(&position)), Ok(KINGS.to_owned()));
}
