//! The solve panel: its texts, the rows of the solution with mouse and keyboard, and the arrow of the key.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::tree::Node;
use crate::support::window::{START, Window};

/// The key of this mate in two is a waiting move.
const CORNER: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
/// A mate in two with enough keys and replies to put some rows out of sight.
const MANY: &str = "8/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";

/// A window of the default size with a solved position.
fn solved(content: &str) -> Window {
    let mut window = Window::showing(content);
    window.key(Key::F5);
    wait(&mut window);
    window
}

fn wait(window: &mut Window) {
    window.frames(1);
    window.frames_until("the search goes on", |window| !window.state().solving.is_busy());
    window.settle();
}

fn rows(window: &Window) -> Vec<String> {
    window.nodes().into_iter().filter(|node| node.role == Role::TreeItem).map(|node| node.name).collect()
}

#[test]
fn the_panel_asks_and_answers() {
    let mut window = Window::showing(CORNER);
    window.open_tab("Solve");
    assert!(window.find("Solution").is_none() && !window.words().contains("Answer"));
    window.click("Solve");
    wait(&mut window);
    let answer = "Answer: Mate in 2 \u{b7} sound. Key 1.Ra6 \u{b7} 2 tries";
    assert!(window.words().contains(answer), "{}", window.words());
    assert_eq!(rows(&window)[0], "Key 1.Ra6, zugzwang");
    window.click("Copy solution");
    wait(&mut window);
    assert!(window.world().clipboard.clone().unwrap_or_default().contains("1.Ra6! (zugzwang)"));
    window.click("Solve after each edit");
    assert!(window.state().solves_after_edits);
}

#[test]
fn an_answer_to_another_position_is_one_line() {
    let mut window = solved(CORNER);
    assert!(window.square("a1").name.ends_with("key to a6"));
    window.ctrl(Key::T);
    assert!(!window.words().contains("key to a6"));
    let line = "Solved for another position: Mate in 2 \u{b7} sound";
    assert!(window.sees(line), "{}", window.words());
    assert!(window.find("Copy solution").is_none() && rows(&window).is_empty());
    window.undo();
    assert!(window.square("a1").name.ends_with("key to a6"));
    assert!(!window.sees(line) && rows(&window)[0] == "Key 1.Ra6, zugzwang");
}

#[test]
fn an_old_answer_keeps_its_room_where_another_comes_by_itself() {
    let mut window = solved(CORNER);
    window.click("Solve after each edit");
    window.ctrl(Key::T);
    assert!(window.words().contains("Solved for another position"), "{}", window.words());
    window.click("Key 1.Ra6, zugzwang");
    assert!(window.state().trial.is_none(), "it is grey and cannot be shown");
}

#[test]
fn rows_are_walked_opened_and_shown_with_the_keys() {
    let mut window = solved(CORNER);
    window.click("Key 1.Ra6, zugzwang");
    assert!(window.state().trial.is_some());
    assert_eq!(rows(&window)[0], "Key 1.Ra6, zugzwang, shown on the board");
    let (all, after_key) = (rows(&window).len(), window.placement());
    window.key(Key::ArrowLeft);
    wait(&mut window);
    assert!(rows(&window).len() < all, "it is closed: {:?}", rows(&window));
    window.key(Key::ArrowRight);
    wait(&mut window);
    assert_eq!(rows(&window).len(), all, "{:?}", rows(&window));
    // The board follows the selected row.
    window.key(Key::ArrowRight);
    let shown = |window: &Window| {
        let rows = rows(window);
        let shown: Vec<usize> = (0..rows.len()).filter(|row| rows[*row].ends_with("shown on the board")).collect();
        assert_eq!(shown.len(), 1, "{rows:?}");
        (shown[0], rows[shown[0]].clone())
    };
    assert!(shown(&window).1.starts_with("Defence 1..."), "{:?}", shown(&window));
    assert_ne!(window.placement(), after_key);
    window.key(Key::ArrowRight);
    assert!(shown(&window).1.starts_with("Continuation 2."), "{:?}", shown(&window));
    window.key(Key::ArrowLeft);
    window.key(Key::ArrowLeft);
    window.key(Key::ArrowLeft);
    assert_eq!(rows(&window)[0], "Key 1.Ra6, zugzwang, shown on the board");
    assert_eq!(window.placement(), after_key);
    window.key(Key::ArrowDown);
    assert_eq!(shown(&window).0, 1);
    window.key(Key::Home);
    assert_eq!(shown(&window).0, 0);
    window.key(Key::Escape);
    while window.state().trial.is_some() {
        window.key(Key::Escape);
    }
    assert!(!window.document().is_modified() && window.close(), "nobody is asked about what was only shown");
}

#[test]
fn only_rows_in_sight_are_laid_out() {
    let mut window = solved(MANY);
    for row in ["Open 16 tries", "Open Key 1.d4"] {
        window.click(row);
        wait(&mut window);
    }
    let answer = window.state().solving.answer().map(|answer| answer.tree.lines().len()).unwrap_or_default();
    let seen = rows(&window).len();
    assert!(answer > 30 && (8..25).contains(&seen), "{seen} of {answer} rows are laid out");
}

#[test]
fn previews_have_no_solve_section() {
    let large = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    for (content, is_there) in [(START, true), (large, true), ("8/8/8 w - - 0 1", false)] {
        let mut window = Window::showing(content);
        window.open_tab("Solve");
        let is_button = |node: &Node| node.role == Role::Button && node.name == "Solve";
        assert_eq!(window.nodes().iter().any(is_button), is_there, "{content}");
    }
}

#[test]
fn a_search_shows_how_far_it_is_and_is_stopped() {
    let content = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let document = Document::from_bytes(content.as_bytes().to_vec());
    let settings = Settings { asked: super::asked("#9"), ..Settings::default() };
    let mut window = Window::with(document, settings);
    window.quick_key(Modifiers::NONE, Key::F5);
    window.frames(3);
    assert!(window.words().contains("first moves") || window.words().contains("Starting"), "{}", window.words());
    window.node("Stop solving");
    window.quick_key(Modifiers::SHIFT, Key::F5);
    wait(&mut window);
    window.node("Solve");
    assert!(!window.state().is_enabled(Command::StopSolving));
}

#[test]
fn solving_what_is_solved_leads_into_the_solution() {
    let mut window = solved(CORNER);
    window.key(Key::F5);
    wait(&mut window);
    assert!(window.state().solving.search_status().is_none(), "it is not searched again");
    window.key(Key::ArrowDown);
    assert!(window.state().trial.is_some(), "the keys go through the tree: {:?}", rows(&window));
    window.key(Key::Escape);
}

#[test]
fn the_goal_is_chosen_by_keys() {
    let mut window = Window::showing(CORNER);
    let shown = |window: &Window| window.state().settings.asked;
    let before = shown(&window);
    window.open_tab("Solve");
    window.click("Solving goal");
    assert!(window.sees("Selfmate in"), "{}", window.words());
    window.key(Key::ArrowDown);
    assert_ne!(shown(&window), before, "the first press changes it");
    window.type_keys("h");
    window.key(Key::Enter);
    assert!(!window.sees("Selfmate in"), "Enter closes the menu: {}", window.words());
    assert_eq!(window.state().settings.asked, super::asked("h#2"));
}

#[test]
fn the_key_reports_that_nothing_can_be_solved() {
    let mut window = Window::showing("8/8/8 w - - 0 1\n");
    window.key(Key::F5);
    assert_eq!(window.notices(), "The text in the FEN box is not a valid FEN yet.");
    let mut window = Window::new();
    window.ctrl(Key::Z);
    assert_eq!(window.notices(), "", "of what is at its end nothing is said");
}
