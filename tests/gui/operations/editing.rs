//! The operations of an EPD record and the tags of a game in the panel.

use std::fs;

use egui::Key;
use fenwright::app::shell::SideTab;
use fenwright::app::shell::desktop::PathAnswer;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::window::{START, Window};

const FILE: &str = "# suite\r\n2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6;id  \"WAC.001\" ; zz 1 \"a; b\";\r\n4k3/8/8/8/8/8/8/4K2R w K - bm O-O;\r\n";

/// Replaces the text of a field and leaves the field with this key.
fn enter(window: &mut Window, field: &str, text: &str, key: Key) {
    window.click(field);
    window.ctrl(Key::A);
    window.type_keys(text);
    window.key(key);
}

/// A window that is high enough for the whole panel.
fn showing(content: &str) -> Window {
    let document = Document::from_bytes(content.as_bytes().to_vec());
    Window::sized(document, Settings { tab: SideTab::Details, ..Settings::default() }, [1180.0, 960.0])
}

#[test]
fn the_operations_of_a_record_are_shown_in_their_order() {
    let mut window = showing(FILE);
    for (name, text) in [("bm, best move", "Qg6"), ("zz", "1 \"a; b\"")] {
        assert_eq!(window.node(name).value, text, "{name}");
    }
    let top = |name| window.node(name).rect.top();
    assert!(top("bm, best move") < top("zz"));
    assert!(window.find("id, identification").is_none(), "the title is not said twice");
    window.ctrl(Key::PageDown);
    assert_eq!(window.node("bm, best move").value, "O-O");
    assert!(window.find("zz").is_none());
    assert!(!window.document().is_modified());
    assert!(Window::showing(START).find("Add an opcode").is_none(), "other files have none");
}

#[test]
fn an_operation_is_edited_in_place_as_one_step() {
    for key in [Key::Enter, Key::Tab] {
        let mut window = showing(FILE);
        enter(&mut window, "bm, best move", "Qg6 Nd7", key);
        assert_eq!(window.content(), FILE.replace("bm Qg6;", "bm Qg6 Nd7;"), "{key:?}: all else is as it was");
        assert_eq!(window.document().undo_name(), Some("edit operation"));
        window.undo();
        assert_eq!(window.content(), FILE, "{key:?}");
        assert_eq!(window.node("bm, best move").value, "Qg6");
        assert!(!window.document().can_undo(), "{key:?}: one step");
    }
}

#[test]
fn a_string_is_edited_without_its_quotes() {
    let mut window = showing(&FILE.replace("id ", "v0 "));
    enter(&mut window, "v0, variation name", "the \"first\"; one", Key::Enter);
    assert!(window.content().contains(r#"bm Qg6;v0 "the \"first\"; one" ; zz"#), "{}", window.content());
    assert_eq!(window.node("v0, variation name").value, "the \"first\"; one");
}

#[test]
fn escape_takes_the_typing_back() {
    let mut window = showing(FILE);
    enter(&mut window, "bm, best move", "xx", Key::Escape);
    assert_eq!(window.node("bm, best move").value, "Qg6");
    assert!(!window.document().is_modified());
}

#[test]
fn a_text_that_cannot_be_operands_is_explained_and_stays() {
    let mut window = showing(FILE);
    for (text, words) in [("Qg6; Nd7", "A semicolon ends an operation"), ("\"Qg6", "The closing quote is missing.")] {
        enter(&mut window, "bm, best move", text, Key::Enter);
        assert!(window.sees(words), "{text}: {}", window.words());
        assert_eq!(window.node("bm, best move").value, text);
        assert!(!window.document().is_modified(), "{text}");
    }
    enter(&mut window, "bm, best move", "Qg6", Key::Enter);
    assert!(!window.sees("The closing quote"));
    assert!(!window.document().is_modified());
    enter(&mut window, "bm, best move", "\"Qg6", Key::Enter);
    window.click("Remove zz");
    assert_eq!(window.node("bm, best move").value, "\"Qg6", "it stays while other operations change");
}

#[test]
fn typed_text_is_applied_before_any_other_action() {
    let mut window = showing(FILE);
    window.click("bm, best move");
    window.ctrl(Key::A);
    window.type_keys("Nd7");
    window.ctrl(Key::PageDown);
    assert_eq!(window.document().current(), 1);
    assert_eq!(window.content(), FILE.replace("bm Qg6;", "bm Nd7;"));
    assert_eq!(window.node("bm, best move").value, "O-O", "the text belongs to the other record");
}

#[test]
fn an_operation_is_removed() {
    let mut window = showing(FILE);
    window.click("Remove zz");
    assert!(window.find("zz").is_none());
    assert!(
        window.content().contains("bm Qg6;id  \"WAC.001\"") && !window.content().contains("zz"),
        "{}",
        window.content()
    );
    window.undo();
    assert_eq!(window.content(), FILE);
}

#[test]
fn an_operation_is_added_from_the_menu() {
    let mut window = showing(FILE);
    window.click("Add an opcode");
    window.click("Add am, avoid move");
    assert!(window.node("am, avoid move").focused, "its text can be typed at once");
    assert!(!window.document().is_modified(), "nothing is added yet");
    window.type_keys("Nd7");
    window.key(Key::Enter);
    assert_eq!(window.content(), FILE.replace("\"a; b\";", "\"a; b\"; am Nd7;"));
    window.undo();
    assert_eq!(window.content(), FILE);
    window.click("Add an opcode");
    window.click("Add c0, comment");
    window.type_keys("well; done");
    window.key(Key::Tab);
    assert!(window.content().contains("c0 \"well; done\";"), "{}", window.content());
}

#[test]
fn an_operation_of_any_name_is_added() {
    let mut window = showing(FILE);
    window.click("Add an opcode");
    window.click("Opcode");
    window.type_keys("1x");
    assert!(window.sees("An opcode must begin with a letter."), "{}", window.words());
    window.ctrl(Key::A);
    window.type_keys("my_op");
    window.key(Key::Enter);
    window.type_keys("12");
    window.key(Key::Enter);
    assert!(window.content().contains("my_op 12;"), "{}", window.content());
}

#[test]
fn an_added_operation_without_text_is_given_up_unless_entered() {
    for (key, added) in [(Key::Escape, false), (Key::Tab, false), (Key::Enter, true)] {
        let mut window = showing(FILE);
        window.click("Add an opcode");
        window.click("Add bm, best move");
        window.key(key);
        assert_eq!(window.document().is_modified(), added, "{key:?}");
        assert_eq!(window.find("bm, best move, 2").is_some(), added, "{key:?}");
    }
}

#[test]
fn saving_keeps_everything_else_byte_for_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("suite.epd");
    fs::write(&path, FILE).expect("a file");
    let mut window = Window::on_file(&path);
    window.open_tab("Details");
    enter(&mut window, "bm, best move", "Nd7", Key::Enter);
    window.click("bm, best move");
    window.ctrl(Key::A);
    window.type_keys("Ng4");
    window.ctrl(Key::S);
    let saved = fs::read_to_string(&path).expect("the file can be read");
    assert_eq!(saved, FILE.replace("bm Qg6;", "bm Ng4;"));
    assert!(!window.document().is_modified());
}

#[test]
fn closing_asks_about_an_operation_that_is_being_typed() {
    let mut window = showing(FILE);
    window.click("bm, best move");
    window.type_keys("x");
    assert!(!window.close(), "it would be lost");
    let mut window = showing(FILE);
    enter(&mut window, "bm, best move", "\"Qg6", Key::Enter);
    assert!(!window.close(), "it would be lost");
    assert!(window.sees("the text of an operation, which is not valid yet."), "{}", window.words());
}

#[test]
fn a_file_that_is_picked_later_asks_about_an_operation_that_is_being_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("other.fen");
    fs::write(&path, format!("{START}\n")).expect("a file");
    let mut window = showing(FILE);
    window.ctrl(Key::O);
    window.click("bm, best move");
    window.type_keys("x");
    window.end_dialog(PathAnswer::Picked(path));
    assert!(window.sees("Save the changes to"), "{}", window.words());
    assert!(window.content().contains("x;"), "{}", window.content());
}

#[test]
fn everything_is_in_reach_in_a_small_window() {
    let content = format!("4k3/8/8/8/8/8/8/4K2R w K -{}\n", " zz 1;".repeat(30));
    let document = Document::from_bytes(content.into_bytes());
    let mut window = Window::sized(document, Settings::default(), [800.0, 600.0]);
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(800.0, 600.0));
    for name in ["White to move", "White castles O-O", "Move number"] {
        assert!(screen.contains_rect(window.node(name).rect), "{name}");
    }
    assert!(window.sees("White to move, "), "the verdict too");
    window.open_tab("Details");
    assert!(screen.contains_rect(window.node("Add an opcode").rect), "one click leads to the others");
}

#[test]
fn a_text_that_cannot_be_taken_waits_for_its_record() {
    let mut window = showing(FILE);
    enter(&mut window, "bm, best move", "\"abc", Key::Enter);
    window.ctrl(Key::PageDown);
    assert_eq!(window.node("bm, best move").value, "O-O");
    assert!(window.state().has_unfinished_text(), "it would be lost with the window");
    assert_eq!(window.state().operations.typed_texts().collect::<Vec<_>>(), ["\"abc"]);
    window.ctrl(Key::PageUp);
    assert_eq!(window.node("bm, best move").value, "\"abc");
    assert!(window.sees("The closing quote is missing."), "{}", window.words());
    enter(&mut window, "bm, best move", "Qg6 Nd7", Key::Enter);
    assert_eq!(window.content(), FILE.replace("bm Qg6;", "bm Qg6 Nd7;"));
    assert!(!window.state().has_unfinished_text());
    enter(&mut window, "bm, best move", "\"abc", Key::Enter);
    window.menu("List", "Remove position");
    assert!(!window.state().has_unfinished_text(), "the record is gone");
    window.ctrl(Key::Z);
    assert_eq!(window.node("bm, best move").value, "\"abc", "it is back with its text");
}

#[test]
fn an_added_operation_that_cannot_be_taken_waits_for_its_record() {
    let mut window = showing(FILE);
    window.click("Add an opcode");
    window.click("Add am, avoid move");
    window.type_keys("\"abc");
    window.ctrl(Key::PageDown);
    window.ctrl(Key::PageUp);
    assert_eq!(window.node("am, avoid move").value, "\"abc");
}

/// A game with tags that are shown as details, and with others.
const GAME: &str = "[Event \"Open\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Author \"Cy\"]\n[SetUp \"1\"]\n\
    [FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n[Mode \"OTB\"]\n\n1. O-O *\n";

#[test]
fn tags_of_a_game_are_shown_and_edited() {
    let mut window = showing(GAME);
    for (name, value) in [("White, who plays White", "Ann"), ("Event, tournament or match", "Open"), ("Mode", "OTB")] {
        assert_eq!(window.node(name).value, value);
    }
    for detail in ["Author, 2", "SetUp"] {
        assert!(window.find(detail).is_none(), "{detail}");
    }
    enter(&mut window, "Mode", "ICS \"x\"", Key::Enter);
    assert_eq!(window.content(), GAME.replace("OTB", "ICS \\\"x\\\""));
    window.undo();
    assert_eq!(window.content(), GAME);
    window.click("Remove Mode");
    window.click("Remove White, who plays White");
    assert_eq!(window.content(), GAME.replace("[Mode \"OTB\"]\n", "").replace("Ann", "?"));
    assert!(window.find("Title: ? - Bob").is_some(), "{}", window.words());
    window.undo();
    window.undo();
    window.click("Add a tag");
    window.click("Add Site, where it was played");
    window.type_keys("Dee");
    window.key(Key::Enter);
    assert_eq!(window.content(), GAME.replace("[Mode \"OTB\"]\n", "[Mode \"OTB\"]\n[Site \"Dee\"]\n"));
    window.click("Add a tag");
    window.click("Tag");
    window.type_keys("fen");
    assert!(window.sees("This tag is set by the board."), "{}", window.words());
    window.ctrl(Key::A);
    window.type_keys("Source");
    window.key(Key::Enter);
    window.type_keys("a book");
    window.key(Key::Enter);
    assert_eq!(window.node("Source").value, "a book", "it is a detail");
}

#[test]
fn an_event_that_is_the_title_is_no_other_tag() {
    let mut window = showing("[Event \"Puzzle\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n*\n");
    assert!(window.find("Event, tournament or match").is_none());
    window.click("Add a tag");
    window.click("Add White, who plays White");
    window.type_keys("Ann");
    window.key(Key::Enter);
    assert_eq!(window.node("Event, tournament or match").value, "Puzzle");
    assert!(window.find("Title: Ann - ?").is_some());
}

#[test]
fn a_position_that_was_added_has_tags_too() {
    let mut window = showing(GAME);
    window.menu("List", "Add position");
    window.click("Add a tag");
    window.click("Add White, who plays White");
    window.type_keys("Ann");
    window.key(Key::Enter);
    assert!(window.content().contains("[White \"Ann\"]\n[Black \"?\"]"), "{}", window.content());
    window.key(Key::F2);
    window.type_keys("Study");
    window.key(Key::Enter);
    let again = showing(&window.content()[GAME.len()..]);
    assert!(again.find("Title: Study").is_some(), "{}", window.content());
    assert_eq!(again.node("White, who plays White").value, "Ann");
}
