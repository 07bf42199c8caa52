//! Titles in the list and above the board, and the details section of the side panel.

use egui::epaint::ClippedShape;
use egui::{Event, Key, Modifiers, Rect, Shape};
use fenwright::app::command::Command;
use fenwright::app::shell::SideTab;
use fenwright::app::shell::settings::Settings;
use fenwright::document::{Document, Field};

use crate::support::input::{LEFT, RIGHT};
use crate::support::tree::Node;
use crate::support::window::{START, Window};

const FILE: &str = "# Three puzzles\n\n# Haring 1977, mate in 2\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n\
    # Loyd 2\n# by Sam Loyd\n8/8/8/8/8/8/8/K2k4 w - - 0 1\n8/8/8/8/8/8/8/K3k3 w - - 0 1\n";

/// A way to do something, with its name.
type Way = (&'static str, fn(&mut Window));

fn row(window: &Window, number: usize) -> Node {
    let start = format!("Position {number}:");
    let row = window.nodes().into_iter().find(|node| node.name.starts_with(&start) && node.is_control());
    row.expect("the row is shown")
}

fn titles(window: &Window) -> Vec<String> {
    let document = window.document();
    (0..document.len()).map(|index| document.record(index).read_metadata().get(Field::Title).to_owned()).collect()
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
    let ways: [Way; 2] = [
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

#[test]
fn a_title_is_edited_above_the_board() {
    let ways: [Way; 3] = [
        ("a click", |window| window.click("Title: Haring 1977, mate in 2")),
        ("F2", |window| window.key(Key::F2)),
        ("the menu", |window| window.menu("Position", Command::EditTitle.name())),
    ];
    for (way, begin) in ways {
        let mut window = Window::showing(FILE);
        begin(&mut window);
        let field = window.node("Title");
        assert_eq!((field.value.as_str(), field.focused), ("Haring 1977, mate in 2", true), "{way}");
        assert!(field.rect.bottom() <= window.node("Hand, upper row").rect.top(), "{way}: it is above the board");
        window.type_keys("Haring");
        window.key(Key::Escape);
        assert_eq!(window.content(), FILE, "{way}: Escape takes it back");
        begin(&mut window);
        window.type_keys("Haring");
        window.key(Key::Enter);
        assert_eq!(window.content(), FILE.replace("Haring 1977, mate in 2", "Haring"), "{way}");
        assert!(window.find("Title: Haring").is_some(), "{way}");
    }
}

#[test]
fn a_position_that_is_alone_has_a_title_once_it_is_given_one() {
    let mut window = Window::showing(START);
    let board = window.square("a8").rect;
    assert!(window.find("Add title").is_none());
    window.key(Key::F2);
    window.type_keys("The beginning");
    window.key(Key::Enter);
    assert_eq!(window.content(), format!("# The beginning\n{START}"));
    window.undo();
    assert_eq!((window.content().as_str(), window.square("a8").rect), (START, board));
}

#[test]
fn ctrl_and_an_arrow_key_go_on_to_the_next_title() {
    for in_list in [true, false] {
        let mut window = Window::showing(FILE);
        if in_list {
            let at = row(&window, 1).rect.center();
            window.click_at(at);
        }
        window.key(Key::F2);
        for title in ["One", "Two", "Three"] {
            window.type_keys(title);
            window.ctrl(Key::ArrowDown);
            assert_eq!(
                in_list,
                row(&window, window.document().current() + 1).rect.contains_rect(window.node("Title").rect)
            );
        }
        assert_eq!(window.document().current(), 2, "there is none behind the last one");
        window.ctrl(Key::ArrowUp);
        window.type_keys("Second");
        window.key(Key::Enter);
        assert_eq!(titles(&window), ["One", "Second", "Three"]);
        let expected = FILE.replace("Haring 1977, mate in 2", "One").replace("# Loyd 2\n", "# Second\n");
        assert_eq!(window.content(), expected.replace("K2k4 w - - 0 1\n", "K2k4 w - - 0 1\n# Three\n"));
        for _ in 0..4 {
            window.undo();
        }
        assert_eq!(window.content(), FILE, "each is a step");
    }
}

#[test]
fn titles_are_pasted_a_line_each() {
    for (text, expected, notice) in [
        ("One\nTwo\nThree\n", ["One", "Two", "Three"], "3 titles were changed"),
        ("One\r\n\r\nThree", ["One", "Loyd 2", "Three"], "2 titles were changed"),
        ("One\nTwo\nThree\nFour\nFive\n", ["One", "Two", "Three"], "3 titles were changed; 2 lines were not used"),
        ("Haring 1977, mate in 2\nLoyd 2\n", ["Haring 1977, mate in 2", "Loyd 2", ""], "already have these titles"),
    ] {
        let mut window = Window::showing(FILE);
        window.key(Key::F2);
        window.world().clipboard = Ok(text.to_owned());
        window.ctrl(Key::V);
        assert_eq!(titles(&window), expected, "{text:?}");
        assert!(window.notices().contains(notice), "{text:?}: {}", window.notices());
        assert!(window.find("Title").is_none(), "the field is gone");
        if titles(&window) != titles(&Window::showing(FILE)) {
            window.undo();
        }
        assert_eq!(window.content(), FILE, "{text:?}: one step");
    }
    // A single copied line becomes part of the title.
    let mut window = Window::showing(FILE);
    window.key(Key::F2);
    window.world().clipboard = Ok("One\n".to_owned());
    window.ctrl(Key::V);
    window.key(Key::Enter);
    assert_eq!(titles(&window), ["One", "Loyd 2", ""]);
}

#[test]
fn pasted_titles_go_to_the_positions_that_are_found() {
    let mut window = Window::showing(
        "# a x\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n# b\n8/8/8/8/8/8/8/K2k4 w - - 0 1\n# c x\n8/8/8/8/8/8/8/K3k3 w - - 0 1\n",
    );
    window.ctrl(Key::F);
    window.type_keys("x");
    window.wait_for_search();
    window.key(Key::Enter);
    window.settle();
    window.key(Key::F2);
    window.world().clipboard = Ok("One\nTwo".to_owned());
    window.ctrl(Key::V);
    assert_eq!(titles(&window), ["One", "b", "Two"]);
}

#[test]
fn details_are_added_changed_and_taken_away() {
    let mut window = Window::showing(FILE);
    window.ctrl(Key::PageDown);
    window.open_tab("Details");
    assert_eq!(window.node("Author").value, "Sam Loyd");
    assert!(window.find("Rules").is_none(), "a variant is rare");
    window.click("Source");
    window.type_keys("Brooklyn Chess Chronicle 1868");
    window.key(Key::Enter);
    window.click("Author");
    window.ctrl(Key::A);
    window.type_keys("Samuel Loyd");
    window.key(Key::Tab);
    let said = "# by Samuel Loyd\n# Source: Brooklyn Chess Chronicle 1868\n";
    assert_eq!(window.content(), FILE.replace("# by Sam Loyd\n", said));
    assert_eq!(window.document().undo_name(), Some("edit author"));
    window.click("Author");
    window.ctrl(Key::A);
    window.key(Key::Delete);
    window.key(Key::Enter);
    assert_eq!(window.content(), FILE.replace("# by Sam Loyd\n", "# Source: Brooklyn Chess Chronicle 1868\n"));
    assert_eq!(window.node("Author").value, "");
    for _ in 0..3 {
        window.undo();
    }
    assert_eq!(window.content(), FILE);
}

#[test]
fn a_comment_has_several_lines() {
    for command in [Command::EditAuthor, Command::EditSource, Command::EditStipulation, Command::EditSolution] {
        let mut window = Window::showing(FILE);
        window.menu("Position", command.name());
        window.type_keys("word");
        window.key(Key::Enter);
        let name = command.name().strip_prefix("Edit ").expect("a field");
        assert!(window.content().to_lowercase().contains(&format!("{name}: word")), "{}", window.content());
    }
    let mut window = Window::showing(FILE);
    window.menu("Position", Command::EditComment.name());
    window.type_keys("first");
    window.key(Key::Enter);
    window.type_keys("second");
    window.ctrl(Key::PageDown);
    assert!(window.content().contains("# Haring 1977, mate in 2\n# first\n# second\n8/"), "{}", window.content());
    assert_eq!(window.document().current(), 1, "it was taken before the next position was shown");
    assert_eq!(window.node("Comment").value, "");
}

#[test]
fn tab_leads_from_the_title_through_the_details() {
    let mut window = Window::showing(START);
    window.key(Key::F2);
    for text in ["Brian", "Loyd", "Deutsche Schachzeitung 1924", "#2"] {
        window.type_keys(text);
        window.key(Key::Tab);
    }
    for (name, text) in [("Author", "Loyd"), ("Source", "Deutsche Schachzeitung 1924"), ("Stipulation", "#2")] {
        assert_eq!(window.node(name).value, text, "{name}");
    }
    assert!(window.node("Comment").focused && window.find("Title: Brian").is_some(), "{}", window.words());
    assert_eq!(window.fen(), START, "nothing was typed onto the board");
}

#[test]
fn a_source_has_room_in_any_window() {
    for size in [[800.0, 600.0], [1280.0, 800.0]] {
        let document = Document::from_bytes(format!("# Source: Deutsche Schachzeitung 1924\n{START}\n").into_bytes());
        let settings = Settings { tab: SideTab::Details, ..Settings::default() };
        let mut window = Window::sized(document, settings, size);
        let field = window.node("Source").rect;
        let is_source = |shape: &ClippedShape| match &shape.shape {
            Shape::Text(text) if text.galley.text().contains("Schachzeitung") => Some(text.galley.size().x),
            _ => None,
        };
        let width = window.harness().output().shapes.iter().find_map(is_source).expect("the source");
        assert!(width <= field.width() - 16.0, "{width} in {field:?} at {size:?}");
    }
}

#[test]
fn a_field_that_is_edited_comes_into_sight() {
    const MATE: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n";
    for command in [Command::EditAuthor, Command::EditStipulation, Command::EditComment, Command::EditSolution] {
        for is_solved in [false, true] {
            let document = Document::from_bytes(MATE.as_bytes().to_vec());
            let mut window = Window::sized(document, Settings::default(), [800.0, 600.0]);
            if is_solved {
                window.key(Key::F5);
                window.frames_until("it is still solved", |window| !window.state().solving.is_busy());
                window.settle();
            }
            window.menu("Position", command.name());
            let field = window.nodes().into_iter().find(|node| node.focused).expect("a field");
            let bar = window.node("FEN").rect;
            assert!(field.rect.bottom() < bar.top(), "{command:?}: {:?} is behind {bar:?}", field.rect);
        }
    }
}

/// One key press must not lose a long text.
#[test]
fn undo_restores_what_escape_discarded_in_the_field() {
    for (command, name) in [(Command::EditComment, "Comment"), (Command::EditSolution, "Solution")] {
        let mut window = Window::showing(FILE);
        window.menu("Position", command.name());
        window.type_keys("a long text");
        window.key(Key::Escape);
        assert_eq!((window.node(name).value.as_str(), window.content().as_str()), ("", FILE), "{name}");
        window.ctrl(Key::Z);
        assert_eq!(window.node(name).value, "a long text", "{name}");
        window.ctrl(Key::Y);
        assert_eq!(window.node(name).value, "", "{name}");
        window.ctrl(Key::Z);
        window.key(Key::Escape);
        window.key(Key::Escape);
        let is_left = window.node(name).value.is_empty() && !window.node(name).focused;
        assert!(is_left && window.content() == FILE, "{name}: nothing was typed, and it is left");
        // Undo also works later.
        window.menu("Position", command.name());
        window.ctrl(Key::Z);
        assert_eq!(window.node(name).value, "a long text", "{name}");
        window.click("e4");
        assert!(window.content().contains("a long text"), "{}", window.content());
        window.undo();
        assert_eq!(window.content(), FILE, "{name}");
    }
    // Escape leaves a single-line field at once, as everywhere.
    let mut window = Window::showing(FILE);
    window.menu("Position", Command::EditAuthor.name());
    window.type_keys("Loyd");
    window.key(Key::Escape);
    assert!(window.node("Author").value.is_empty() && window.content() == FILE);
    window.menu("Position", Command::EditAuthor.name());
    window.ctrl(Key::Z);
    assert_eq!(window.node("Author").value, "Loyd");
}

#[test]
fn typed_text_is_applied_before_any_other_action() {
    let ways: [Way; 4] = [
        ("a click on a square", |window| window.click("e4")),
        ("another row", |window| {
            let at = row(window, 3).rect.center();
            window.click_at(at);
        }),
        ("a command", |window| window.menu("Position", Command::SwitchSide.name())),
        ("a field", |window| window.click("Black to move")),
    ];
    for (way, leave) in ways {
        let mut window = Window::showing(FILE);
        window.key(Key::F2);
        window.type_keys("Typed");
        leave(&mut window);
        assert_eq!(titles(&window), ["Typed", "Loyd 2", ""], "{way}");
        assert!(window.find("Title").is_none(), "{way}");
    }
    let mut window = Window::showing(FILE);
    window.key(Key::F2);
    window.type_keys("Typed");
    assert!(!window.close(), "it would be lost");
    assert!(window.asks("Save"), "{}", window.words());
}

#[test]
fn a_narrow_window_has_the_title_above_the_board() {
    let document = Document::from_bytes(FILE.as_bytes().to_vec());
    let mut window = Window::sized(document, Settings::default(), [800.0, 600.0]);
    double_click(&mut window, 1);
    let field = window.node("Title");
    assert!(field.focused && field.rect.left() > row(&window, 1).rect.right(), "{:?}", field.rect);
    window.type_keys("Narrow");
    window.key(Key::Enter);
    assert_eq!(titles(&window)[0], "Narrow");
}

#[test]
fn titles_are_not_edited_while_moves_are_tried() {
    let mut window = Window::showing("# one\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n# two\n4k3/8/8/8/8/8/8/4K2R b K - 0 1\n");
    window.menu("Position", Command::TryMoves.name());
    window.key(Key::F2);
    double_click(&mut window, 1);
    assert!(window.find("Title").is_none());
    assert!(window.find("More fields").is_none());
}

/// In a slow frame, a text and the key after it arrive together.
#[test]
fn a_text_belongs_to_the_position_that_was_there_when_it_was_typed() {
    let key = |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let ctrl = Modifiers::COMMAND | Modifiers::CTRL;
    let text = |text: &str| Event::Text(text.to_owned());
    let mut window = Window::showing(FILE);
    window.key(Key::F2);
    window.type_keys("One");
    window.frame([key(Key::ArrowDown, ctrl), text("Two"), key(Key::Enter, Modifiers::NONE)]);
    window.settle();
    assert_eq!(titles(&window), ["One", "Two", ""]);
    let mut window = Window::showing(FILE);
    window.key(Key::F2);
    window.frame([
        text("One"),
        key(Key::ArrowDown, ctrl),
        text("Two"),
        key(Key::ArrowDown, ctrl),
        text("Three"),
        key(Key::PageUp, ctrl),
        key(Key::K, ctrl),
        text("edit comment"),
        key(Key::Enter, Modifiers::NONE),
        text("about two"),
        key(Key::PageUp, ctrl),
    ]);
    window.settle();
    assert_eq!(titles(&window), ["One", "Two", "Three"]);
    assert_eq!(window.document().record(1).read_metadata().get(Field::Comment), "about two");
    assert_eq!(window.document().current(), 0);
}

#[test]
fn undo_in_a_field_knows_nothing_of_other_positions() {
    let mut window = Window::showing(FILE);
    window.key(Key::F2);
    window.type_keys("One");
    window.wait(2.0);
    window.ctrl(Key::ArrowDown);
    window.ctrl(Key::Z);
    window.key(Key::Enter);
    assert_eq!(titles(&window), ["One", "Loyd 2", ""]);
}

#[test]
fn solving_uses_the_text_that_was_just_typed() {
    let mut window = Window::showing("# a\n7k/8/6KP/8/8/8/8/R7 w - - 0 1\n");
    window.menu("Position", Command::EditStipulation.name());
    window.type_keys("#1");
    window.key(Key::F5);
    window.frames_until("it is solved", |window| window.state().solving.is_current());
    assert_eq!(window.state().query().stipulation.to_string(), "#1");
    assert_eq!(window.content(), "# a\n# Stipulation: #1\n7k/8/6KP/8/8/8/8/R7 w - - 0 1\n");
}

#[test]
fn the_row_that_was_clicked_is_the_one_whose_title_is_edited() {
    let mut window = Window::showing(FILE);
    window.ctrl(Key::A);
    let at = row(&window, 2).rect.center();
    window.move_to(at);
    window.press(RIGHT);
    window.release(RIGHT);
    window.settle();
    window.click("Edit title");
    assert_eq!((window.document().current(), window.node("Title").value.as_str()), (1, "Loyd 2"));
}

#[test]
fn texts_that_do_not_fit_are_not_lost() {
    let tag = "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 5 6\"]\n";
    let content = format!("[Event \"a\"]\n{tag}{tag}\n*\n");
    let mut window = Window::showing(&content);
    window.menu("Position", Command::EditComment.name());
    window.type_keys("about one of them");
    window.ctrl(Key::PageDown);
    assert_eq!(window.content(), content);
    assert!(window.notices().contains("on the clipboard"), "{}", window.notices());
    assert_eq!(window.world().clipboard.as_deref(), Ok("about one of them"));
}

#[test]
fn the_title_of_the_file_is_edited() {
    let ways: [Way; 2] = [
        ("the menu", |window| window.menu("Position", "Edit title of file")),
        ("the tab", |window| {
            window.open_tab("Details");
            window.click("File");
        }),
    ];
    for (way, begin) in ways {
        let mut window =
            Window::sized(Document::from_bytes(FILE.as_bytes().to_vec()), Settings::default(), [1180.0, 960.0]);
        begin(&mut window);
        assert_eq!((window.node("File").value.as_str(), window.node("File").focused), ("Three puzzles", true), "{way}");
        window.ctrl(Key::End);
        window.key(Key::Enter);
        window.type_keys("by me");
        window.key(Key::Tab);
        assert_eq!(window.content(), FILE.replace("# Three puzzles\n", "# Three puzzles\n# by me\n"), "{way}");
        window.ctrl(Key::PageDown);
        assert_eq!(window.node("File").value, "Three puzzles\nby me", "{way}: it belongs to all of them");
        window.undo();
        assert_eq!(window.content(), FILE, "{way}");
    }
    let mut window = Window::showing(START);
    window.menu("Position", "Edit title of file");
    window.type_keys("My file");
    window.ctrl(Key::PageDown);
    assert_eq!(window.content(), format!("# My file\n\n{START}"));
}

#[test]
fn the_frame_of_a_field_that_scrolls_is_whole() {
    let long = "/a/long/path/that/goes/on".repeat(20);
    let content = format!("# {long}\n\n# a comment\n{START}\n# b\n{START}\n");
    let mut window = Window::sized(Document::from_bytes(content.into_bytes()), Settings::default(), [1280.0, 860.0]);
    window.ctrl(Key::Num4);
    window.settle();
    let field = window.node("File").rect;
    let is_frame =
        |rect: Rect| (rect.left() - field.left()).abs() < 2.0 && rect.width() > 200.0 && rect.height() > 60.0;
    let shapes = &window.harness().output().shapes;
    let frames: Vec<(Rect, Rect)> = shapes
        .iter()
        .filter_map(|shape| match &shape.shape {
            Shape::Rect(rect) if rect.stroke.width > 0.0 && is_frame(rect.rect) => Some((rect.rect, shape.clip_rect)),
            _ => None,
        })
        .collect();
    assert!(!frames.is_empty(), "there is a frame around {field:?}");
    for (frame, seen) in frames {
        assert!(frame.height() < 130.0 && seen.contains_rect(frame), "of {frame:?} only {seen:?} is seen");
    }
}

#[test]
fn a_title_is_edited_from_the_palette() {
    for has_board_the_keyboard in [false, true] {
        let mut window = Window::new();
        if has_board_the_keyboard {
            window.click("e4");
        }
        window.ctrl(Key::K);
        window.type_keys("edit title");
        window.key(Key::Enter);
        window.type_keys("Haring 1977");
        window.key(Key::Enter);
        assert!(window.content().starts_with("# Haring 1977\n"), "{}", window.content());
    }
}

#[test]
fn the_author_stands_behind_the_title_above_the_board() {
    let content = format!("# Title: Excelsior\n# Author: Sam Loyd\n{START}\n# Author: Nobody\n{START}\n{START}\n");
    let mut window = Window::showing(&content);
    let painted = |window: &mut Window| {
        let board = window.square("a8").rect;
        let text = |shape: &ClippedShape| match &shape.shape {
            Shape::Text(text) if text.visual_bounding_rect().bottom() < board.top() => {
                Some(text.galley.text().to_owned())
                    .filter(|text| ["Sam Loyd", "Nobody"].iter().any(|name| text.ends_with(name)))
            }
            _ => None,
        };
        window.harness().output().shapes.iter().find_map(text)
    };
    assert_eq!(painted(&mut window).as_deref(), Some("ExcelsiorSam Loyd"));
    window.ctrl(Key::PageDown);
    assert_eq!(painted(&mut window).as_deref(), Some("Add titleNobody"));
    window.ctrl(Key::PageDown);
    assert_eq!(painted(&mut window), None);
    let mut window = Window::showing(&format!("# Author: Nobody\n{START}\n"));
    assert_eq!(painted(&mut window).as_deref(), Some("Add titleNobody"), "also where there is no list");
}

#[test]
fn a_solution_has_room_for_many_lines() {
    let long = "1. Qh5 Kg7 2. Qxf7# ".repeat(40);
    let content = format!("# Solution: {}\n{START}\n", long.trim_end());
    let mut window = Window::sized(Document::from_bytes(content.into_bytes()), Settings::default(), [800.0, 600.0]);
    window.menu("Position", Command::EditSolution.name());
    let rows = |window: &mut Window| {
        let field = window.node("Solution").rect;
        let clip = |shape: &ClippedShape| match &shape.shape {
            Shape::Text(text) if text.galley.text().contains("1. Qh5") && field.contains(text.pos) => {
                Some(shape.clip_rect)
            }
            _ => None,
        };
        window.harness().output().shapes.iter().find_map(clip).expect("the solution").height() / 18.0
    };
    assert!(rows(&mut window) > 9.0, "{} rows", rows(&mut window));
}

#[test]
fn the_title_is_the_first_field_of_the_details() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    window.open_tab("Details");
    window.click("Title");
    window.type_keys("Haring");
    assert!(!window.state().details.is_title_edited(), "no second field above the board");
    window.key(Key::Tab);
    window.type_keys("Somebody");
    window.key(Key::Tab);
    assert_eq!(window.content(), "# Haring\n# Author: Somebody\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    window.key(Key::F2);
    assert!(window.state().details.is_title_edited());
    window.ctrl(Key::A);
    window.type_keys("Dawson");
    window.key(Key::Enter);
    assert_eq!(window.node("Title").value, "Dawson");
}
