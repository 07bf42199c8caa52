//! A problem is set up, read and solved over the accessibility bus alone.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use fenwright::notation::fen;
use fenwright::wording::Label;

use super::accessibility_bus::{Bus, Node, Role, ScreenReader, State};
use super::desktop::Desktop;
use super::wait::{self, LIMIT};

/// W. Haring, 1977: mate in two. The key is the double step of the pawn.
const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";

/// Waits for this announcement.
fn expect_announced(bus: &Bus, words: &str) {
    let is_said = || bus.announced().iter().any(|said| said.contains(words));
    let said = wait::poll(LIMIT, || is_said().then_some(()));
    assert!(said.is_some(), "{words:?} was not announced but {:?}", bus.announced());
}

/// Presses an existing button with this name.
fn press(reader: &ScreenReader<'_>, role: Role, name: &str) {
    reader.press(&reader.expect_named(role, name));
}

/// Presses each piece tool, and then the squares of such pieces.
fn set_up(reader: &ScreenReader<'_>, fen: &str) {
    press(reader, Role::Button, "Clear board");
    reader.expect_named(Role::Button, "e8, empty");
    let board = fen::read(fen).expect("a FEN").board;
    for (square, piece) in board.pieces() {
        let (tool, is_it) = (piece.label(), |node: &Node| node.role == Role::ToggleButton);
        let found = reader.expect(tool, |node| is_it(node) && node.name == tool);
        if !found.is(State::Pressed) {
            reader.press(&found);
            reader.expect(tool, |node| is_it(node) && node.name == tool && node.is(State::Pressed));
        }
        press(reader, Role::Button, &format!("{square}, empty"));
        reader.expect_named(Role::Button, &format!("{square}, {tool}"));
    }
    press(reader, Role::ToggleButton, "Hand, lower row");
}

fn assert_fields_of_haring(reader: &ScreenReader<'_>) {
    for (name, is_checked) in [("White to move", true), ("Black to move", false)] {
        assert_eq!(reader.expect_named(Role::RadioButton, name).is(State::Checked), is_checked, "{name}");
    }
    for side in ["White", "Black"] {
        for right in ["O-O", "O-O-O"] {
            let right = reader.expect_named(Role::CheckBox, &format!("{side} castles {right}"));
            assert!(!right.is(State::Checked) && !right.is(State::Enabled), "{right:?}");
            assert!(right.description.contains(" cannot castle "), "{right:?}");
        }
    }
    assert_eq!(reader.expect_named(Role::ComboBox, "En passant square").description, "None");
    for (name, number) in [("Halfmove clock", 0.0), ("Move number", 1.0)] {
        let field = reader.expect_named(Role::SpinButton, name);
        assert!((reader.number(&field) - number).abs() < f64::EPSILON, "{name}");
    }
    let field = reader.expect_named(Role::Entry, "FEN");
    assert_eq!(reader.text(&field), HARING);
}

#[test]
fn a_problem_is_set_up_read_and_solved_by_ear() {
    let desktop = Desktop::new();
    let bus = Bus::start(&desktop);
    let window = desktop.start::<&str>(&[]);
    let reader = bus.screen_reader();
    reader.expect_named(Role::Frame, "Untitled - Fenwright");
    set_up(&reader, HARING);
    expect_announced(&bus, "a1, white bishop");
    assert_fields_of_haring(&reader);
    window.expect_shown(HARING);

    reader.expect_named(Role::PageTabList, "Side panel tabs");
    press(&reader, Role::PageTab, "Solve");
    let moves = reader.expect_named(Role::SpinButton, "Number of moves to solve in");
    reader.set_number(&moves, 2.0);
    let is_two = || (reader.number(&moves) - 2.0).abs() < f64::EPSILON;
    assert!(wait::poll(LIMIT, || is_two().then_some(())).is_some(), "mate in {}", reader.number(&moves));
    press(&reader, Role::Button, "Solve");
    reader.expect_named(Role::Button, "d2, white pawn, key to d4");
    expect_announced(&bus, "Mate in 2 \u{b7} sound");
    let key = reader.expect("the key", |node| node.role == Role::TreeItem && node.name.starts_with("Key 1.d4"));
    assert!(key.is(State::Enabled), "{key:?}");
    let focused = reader.everything().into_iter().find(|node| node.is(State::Focused));
    assert!(focused.is_none_or(|focused| focused.role == Role::Frame), "what is announced takes no keyboard");
}

#[test]
fn the_window_is_read_part_by_part() {
    let desktop = Desktop::new();
    let bus = Bus::start(&desktop);
    let path = desktop.file("two.fen", "# one\n4k3/8/8/8/8/8/8/4K2R w Kq - 0 1\n# two\n8/8/8/8/8/8/8/8 w - - 0 1\n");
    let window = desktop.start(&[path]);
    let reader = bus.screen_reader();
    reader.expect_named(Role::Frame, "two.fen - Fenwright");
    let names = |part: &Node| reader.inside(part).into_iter().map(|node| node.name).collect::<Vec<_>>();
    let board = reader.expect_named(Role::Panel, "Board");
    assert_eq!(names(&board).len(), 64);
    assert!(names(&board).contains(&"h1, white rook".to_owned()), "{:?}", names(&board));
    let toolbar = reader.expect_named(Role::Toolbar, "Frequent commands");
    assert_eq!(names(&toolbar), ["Undo", "Redo", "Clear board", "Start position", "Flip board"]);
    let menus = reader.expect_named(Role::MenuBar, "Menus");
    assert!(reader.inside(&menus).iter().all(|menu| menu.role == Role::MenuItem), "{:?}", reader.inside(&menus));
    let row = reader.expect("a row", |node| node.name.starts_with("Position 2: two"));
    let places = reader.attributes(&row);
    assert_eq!((places["posinset"].as_str(), places["setsize"].as_str()), ("2", "2"), "{row:?}");
    let fix = reader.expect("a fix", |node| node.name.starts_with("Fix: "));
    let problem = reader.part_of(&fix).expect("a fix lies in its problem");
    assert!(problem.name.starts_with("Problem: "), "{problem:?}");

    reader.press(&row);
    reader.expect("the row", |node| node.name.starts_with("Position 2: two") && node.is(State::Focused));
    expect_announced(&bus, "The board is empty");
    press(&reader, Role::MenuItem, "Help");
    press(&reader, Role::MenuItem, "About Fenwright");
    reader.expect("a dialog", |node| node.role == Role::Dialog && node.name.starts_with("Fenwright "));
    let is_behind = |node: &Node| node.name == "Clear board";
    assert!(!reader.everything().iter().any(is_behind), "what the dialog lies over is not pressed from there");
    press(&reader, Role::Button, "Close");

    let field = reader.expect_named(Role::Entry, "FEN");
    reader.set_text(&field, "8/8/8/8/8/8/8/7 w - - 0 1");
    expect_announced(&bus, "Rank 1 has 7 squares");
    reader.expect("the fault", |node| node.role == Role::Entry && node.description.contains("Rank 1 has 7 squares"));
    drop(window);
}
