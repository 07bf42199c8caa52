//! A problem is set up, read and solved by one who does not see the window, over the accessibility bus alone.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use fenwright::notation::fen;

use super::bus::{Bus, Ear, Heard, Role, State};
use super::desk::Desk;
use super::wait::{self, LIMIT};

/// Mate in two, W. Haring, 1977; the key is the double step of the pawn.
const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";

/// Waits until this was announced.
fn expect_announced(bus: &Bus, words: &str) {
    let is_said = || bus.announced().iter().any(|said| said.contains(words));
    let said = wait::poll(LIMIT, || is_said().then_some(()));
    assert!(said.is_some(), "{words:?} was not announced but {:?}", bus.announced());
}

/// Presses the button of this name, which is there already.
fn press(ear: &Ear<'_>, role: Role, name: &str) {
    ear.press(&ear.expect_named(role, name));
}

/// Presses each man among the tools and then the squares on which such men stand.
fn set_up(ear: &Ear<'_>, fen: &str) {
    press(ear, Role::Button, "Clear board");
    ear.expect_named(Role::Button, "e8, empty");
    let board = fen::read(fen).expect("a FEN").board;
    for (square, piece) in board.pieces() {
        let (tool, is_it) = (piece.label(), |heard: &Heard| heard.role == Role::ToggleButton);
        let found = ear.expect(&tool, |heard| is_it(heard) && heard.name == tool);
        if !found.is(State::Pressed) {
            ear.press(&found);
            ear.expect(&tool, |heard| is_it(heard) && heard.name == tool && heard.is(State::Pressed));
        }
        press(ear, Role::Button, &format!("{square}, empty"));
        ear.expect_named(Role::Button, &format!("{square}, {tool}"));
    }
    press(ear, Role::ToggleButton, "Hand, lower row");
}

fn assert_fields_of_haring(ear: &Ear<'_>) {
    for (name, is_checked) in [("White to move", true), ("Black to move", false)] {
        assert_eq!(ear.expect_named(Role::RadioButton, name).is(State::Checked), is_checked, "{name}");
    }
    for side in ["White", "Black"] {
        for right in ["O-O", "O-O-O"] {
            let right = ear.expect_named(Role::CheckBox, &format!("{side} castles {right}"));
            assert!(!right.is(State::Checked) && !right.is(State::Enabled), "{right:?}");
            assert!(right.description.contains(" cannot castle on the "), "{right:?}");
        }
    }
    assert_eq!(ear.expect_named(Role::ComboBox, "En passant square").description, "None");
    for (name, number) in [("Halfmove clock", 0.0), ("Move number", 1.0)] {
        let field = ear.expect_named(Role::SpinButton, name);
        assert!((ear.number(&field) - number).abs() < f64::EPSILON, "{name}");
    }
    let field = ear.expect_named(Role::Entry, "FEN");
    assert_eq!(ear.text(&field), HARING);
}

#[test]
fn a_problem_is_set_up_read_and_solved_by_ear() {
    let desk = Desk::new();
    let bus = Bus::start(&desk);
    let window = desk.start::<&str>(&[]);
    let ear = bus.ear();
    ear.expect_named(Role::Frame, "Untitled - Fenwright");
    set_up(&ear, HARING);
    expect_announced(&bus, "a1, white bishop");
    assert_fields_of_haring(&ear);
    window.expect_shown(HARING);

    let moves = ear.expect_named(Role::SpinButton, "Number of moves to solve in");
    ear.set_number(&moves, 2.0);
    let is_two = || (ear.number(&moves) - 2.0).abs() < f64::EPSILON;
    assert!(wait::poll(LIMIT, || is_two().then_some(())).is_some(), "mate in {}", ear.number(&moves));
    press(&ear, Role::Button, "Solve");
    ear.expect_named(Role::Button, "d2, white pawn, key to d4");
    expect_announced(&bus, "Mate in 2 \u{b7} sound");
    let key = ear.expect("the key", |heard| heard.role == Role::TreeItem && heard.name.starts_with("Key 1.d4"));
    assert!(key.is(State::Enabled), "{key:?}");
    let focused = ear.everything().into_iter().find(|heard| heard.is(State::Focused));
    assert!(focused.is_none_or(|focused| focused.role == Role::Frame), "what is announced takes no keyboard");
}

#[test]
fn the_window_is_read_part_by_part() {
    let desk = Desk::new();
    let bus = Bus::start(&desk);
    let path = desk.file("two.fen", "# one\n4k3/8/8/8/8/8/8/4K2R w Kq - 0 1\n# two\n8/8/8/8/8/8/8/8 w - - 0 1\n");
    let window = desk.start(&[path]);
    let ear = bus.ear();
    ear.expect_named(Role::Frame, "two.fen - Fenwright");
    let names = |part: &Heard| ear.inside(part).into_iter().map(|heard| heard.name).collect::<Vec<_>>();
    let board = ear.expect_named(Role::Panel, "Board");
    assert_eq!(names(&board).len(), 64);
    assert!(names(&board).contains(&"h1, white rook".to_owned()), "{:?}", names(&board));
    let toolbar = ear.expect_named(Role::Toolbar, "Often used");
    assert_eq!(names(&toolbar), ["Undo", "Redo", "Clear board", "Start position", "Flip view"]);
    let menus = ear.expect_named(Role::MenuBar, "Menus");
    assert!(ear.inside(&menus).iter().all(|menu| menu.role == Role::MenuItem), "{:?}", ear.inside(&menus));
    let row = ear.expect("a row", |heard| heard.name.starts_with("Position 2: two"));
    let places = ear.attributes(&row);
    assert_eq!((places["posinset"].as_str(), places["setsize"].as_str()), ("2", "2"), "{row:?}");
    let fix = ear.expect("a fix", |heard| heard.name.starts_with("Fix: "));
    let problem = ear.part_of(&fix).expect("a fix lies in its problem");
    assert!(problem.name.starts_with("Problem: "), "{problem:?}");

    ear.press(&row);
    ear.expect("the row", |heard| heard.name.starts_with("Position 2: two") && heard.is(State::Focused));
    expect_announced(&bus, "The board is empty");
    press(&ear, Role::MenuItem, "Help");
    press(&ear, Role::MenuItem, "About Fenwright");
    ear.expect("a dialog", |heard| heard.role == Role::Dialog && heard.name.starts_with("Fenwright "));
    let is_behind = |heard: &Heard| heard.name == "Clear board";
    assert!(!ear.everything().iter().any(is_behind), "what the dialog lies over is not pressed from there");
    press(&ear, Role::Button, "Close");

    let field = ear.expect_named(Role::Entry, "FEN");
    ear.set_text(&field, "8/8/8/8/8/8/8/7 w - - 0 1");
    expect_announced(&bus, "Rank 1 has 7 squares");
    ear.expect("the fault", |heard| heard.role == Role::Entry && heard.description.contains("Rank 1 has 7 squares"));
    drop(window);
}
