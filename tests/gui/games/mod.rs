//! Games: their moves beside the board, and positions collected from them.

use egui::Key;
use fenwright::document::{Field, Format};

use crate::support::window::Window;

const GAMES: &str = "[Event \"a\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n\n\
    1. e4 e5 (1... c5 2. Nf3 {a Sicilian} d6) 2. Nf3! Nc6 {[%csl Ge5]} 3. Bb5 a6 *\n\n\
    [Event \"b\"]\n[White \"Cat\"]\n[Black \"Dan\"]\n\n1. d4 d5 2. c4 e6?? *\n";
const AFTER_D6: &str = "rnbqkbnr/pp2pppp/3p4/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn details(text: &str) -> Window {
    let mut window = Window::showing(text);
    window.open_tab("Details");
    window.settle();
    window
}

#[test]
fn a_click_on_a_move_shows_its_position_and_the_keys_go_on_from_there() {
    let mut window = details(GAMES);
    assert!(window.sees("a Sicilian"), "{}", window.words());
    window.click("2...d6");
    window.settle();
    assert_eq!(window.box_text(), AFTER_D6);
    assert!(window.node("2...d6").selected);
    assert!(!window.document().is_modified(), "the game is as it was");
    window.click("1.e4");
    window.settle();
    window.key(Key::ArrowRight);
    window.settle();
    assert!(window.node("1...e5").selected, "the main line goes on: {}", window.words());
    window.key(Key::Escape);
    window.settle();
    assert_eq!(window.box_text(), START);
}

#[test]
fn the_list_goes_from_game_to_game() {
    let mut window = details(GAMES);
    assert!(window.find("2.Nf3!").is_some() && window.find("2.c4").is_none());
    window.ctrl(Key::PageDown);
    window.settle();
    assert!(window.find("2.c4").is_some() && window.find("2.Nf3!").is_none(), "{}", window.words());
    assert!(window.find("2...e6??").is_some());
}

#[test]
fn the_solution_of_a_puzzle_is_clicked_like_a_game() {
    let mut window = details("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - id \"a\"; pv Rd8#;\n");
    window.click("1.Rd8#");
    window.settle();
    assert!(window.box_text().starts_with("3R2k1/5ppp/8/8/8/8/5PPP/6K1 b"), "{}", window.box_text());
}

#[test]
fn positions_are_collected_into_a_new_document() {
    let mut window = Window::showing(GAMES);
    window.menu("List", "Positions from games…");
    window.settle();
    assert!(window.sees("Positions from games"));
    window.click("Collect");
    window.wait_for_background();
    window.settle();
    let document = window.document();
    assert_eq!((document.format(), document.len()), (Format::Epd, 3), "{}", window.notices());
    assert!(document.is_modified(), "it is in no file yet");
    let titles: Vec<_> = (0..3).map(|at| document.record(at).name().unwrap_or_default().into_owned()).collect();
    assert_eq!(titles, ["Ann - Bob, 2", "Ann - Bob, 3", "Cat - Dan, 3"]);
    assert_eq!(document.record(0).read_metadata().get(Field::Solution), "Nf3 Nc6 Bb5 a6");
    assert!(window.notices().contains("3 positions added"), "{}", window.notices());
}

#[test]
fn the_choices_decide_and_nothing_found_is_said() {
    let mut window = Window::showing(GAMES);
    window.menu("List", "Positions from games…");
    for choice in ["At moves with signs such as ! or ??", "Where a comment is", "Where arrows or marked squares are"] {
        window.click(choice);
    }
    assert!(!window.node("Collect").enabled, "nothing is chosen");
    window.click("Before move");
    window.type_keys("99");
    window.settle();
    window.click("Collect");
    window.wait_for_background();
    window.settle();
    assert!(window.notices().contains("No such positions were found"), "{}", window.notices());
    assert_eq!(window.document().format(), Format::Pgn, "the games stay");
}

#[test]
fn only_games_have_positions_to_collect() {
    let mut window = Window::showing(&format!("{START}\n{AFTER_D6}\n"));
    window.open_menu("List");
    assert!(!window.menu_entry("Positions from games…").enabled);
}
