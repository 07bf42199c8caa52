//! Variants: choosing one, pieces in hand, promoted pieces, remaining checks.

use egui::{Key, Modifiers};
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::board::Variant;
use fenwright::document::Document;

use crate::support::files::read;
use crate::support::input::RIGHT;
use crate::support::window::{START, Window};

const ADDRESS: &str = "https://lichess.org/editor/crazyhouse/4k3/8/8/8/8/8/8/4K2Q~/Np_w_-_-_0_1";
const IN_HAND: &str = "4k3/8/8/8/8/8/8/4K2Q~[Np] w - - 0 1";
const RULES: [Command; 8] = [
    Command::StandardRules,
    Command::Crazyhouse,
    Command::ThreeCheck,
    Command::KingOfTheHill,
    Command::Antichess,
    Command::Atomic,
    Command::Horde,
    Command::RacingKings,
];

/// A window with this text pasted into it.
fn pasted(text: &str) -> Window {
    let mut window = Window::new();
    window.world().clipboard = Ok(text.to_owned());
    window.ctrl(Key::V);
    window.settle();
    window
}

fn variant(window: &Window) -> Variant {
    window.state().shown_position().variant()
}

fn focused(window: &Window) -> String {
    window.nodes().into_iter().find(|node| node.focused).map(|node| node.name).unwrap_or_default()
}

#[test]
fn the_rules_are_chosen_in_the_menu_and_shown_where_they_are_not_those_of_chess() {
    let mut window = Window::new();
    assert!(window.find("Rules").is_none());
    for (command, expected) in RULES.into_iter().zip(Variant::ALL).skip(1) {
        window.menu("Position", command.name());
        assert_eq!(variant(&window), expected);
        assert_eq!(window.node("Rules").value, command.name());
        assert_eq!(window.state().checked(command), Some(true));
        window.ctrl(Key::Home);
        assert_eq!(variant(&window), expected, "the start position follows the rules");
        let verdict = &window.state().meaning.verdict;
        assert!(verdict.moves.is_some_and(|moves| moves > 0), "{command:?}: {verdict:?}");
        assert!(window.state().meaning.findings.is_empty(), "{command:?}: {}", window.words());
        window.ctrl(Key::Delete);
        assert_eq!(variant(&window), expected, "an empty board, too");
    }
    window.menu("Position", "Standard and Chess960");
    assert_eq!(variant(&window), Variant::Standard);
    assert!(window.find("Rules").is_none());
}

#[test]
fn the_rules_are_changed_beside_the_other_fields() {
    let mut window = Window::new();
    window.menu("Position", "Atomic");
    window.click("Rules");
    window.click("Three-check");
    assert_eq!(window.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1");
    window.ctrl(Key::Z);
    assert_eq!(variant(&window), Variant::Atomic);
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), START);
}

#[test]
fn boards_of_other_sizes_have_one_set_of_rules() {
    let mut window = Window::new();
    window.menu("Position", "10x8, Capablanca");
    for command in RULES {
        let why = window.state().why_disabled(command).unwrap_or_default();
        assert_eq!(why, "Other rules need an 8x8 board", "{command:?}");
    }
}

#[test]
fn a_lichess_link_selects_the_variant_with_a_notice() {
    let window = pasted(ADDRESS);
    assert_eq!(window.fen(), IN_HAND);
    assert!(window.notices().contains("corrected"), "{}", window.notices());
    assert!(window.sees("Rules: Crazyhouse"), "{}", window.words());
}

#[test]
fn a_text_with_pieces_in_hand_selects_the_variant_with_a_notice() {
    let window = pasted(IN_HAND);
    assert_eq!(window.fen(), IN_HAND);
    assert!(window.sees("Rules: Crazyhouse"), "{}", window.words());
}

#[test]
fn a_fen_that_is_pasted_or_typed_keeps_the_rules() {
    let mut window = Window::new();
    window.menu("Position", "Atomic");
    window.world().clipboard = Ok("4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_owned());
    window.ctrl(Key::V);
    window.settle();
    assert_eq!((window.placement().as_str(), variant(&window)), ("4k3/8/8/8/8/8/8/4K3", Variant::Atomic));
    window.type_fen(START);
    window.key(Key::Enter);
    assert_eq!((window.fen().as_str(), variant(&window)), (START, Variant::Atomic));
}

#[test]
fn checks_that_are_left_make_it_three_check() {
    let mut window = Window::new();
    window.type_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 2+1 0 1");
    window.key(Key::Enter);
    assert_eq!(variant(&window), Variant::ThreeCheck, "{}", window.words());
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/R3K3 w Q - 2+1 0 1");
}

#[test]
fn men_in_hand_are_changed_with_the_mouse() {
    let mut window = pasted(ADDRESS);
    window.click("White in hand: 1 knight");
    assert_eq!(window.placement(), "4k3/8/8/8/8/8/8/4K2Q~[NNp]");
    window.click_with(RIGHT, "Black in hand: 1 pawn");
    assert_eq!(window.placement(), "4k3/8/8/8/8/8/8/4K2Q~[NN]");
    window.click_with(RIGHT, "Black in hand: 0 pawns");
    assert_eq!(window.placement(), "4k3/8/8/8/8/8/8/4K2Q~[NN]", "there are never fewer than none");
    window.ctrl(Key::Z);
    assert_eq!(window.placement(), "4k3/8/8/8/8/8/8/4K2Q~[NNp]");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), IN_HAND);
}

#[test]
fn men_are_dragged_into_the_tray_and_out_of_it() {
    let mut window = pasted(ADDRESS);
    window.drag("black rook", "White in hand: 0 queens");
    assert_eq!(window.placement(), "4k3/8/8/8/8/8/8/4K2Q~[RNp]", "whose tray it is decides");
    window.drag("h1", "Black in hand: 0 bishops");
    assert_eq!(window.placement(), "4k3/8/8/8/8/8/8/4K3[RNpp]", "a promoted man goes as a pawn");
    window.drag("e8", "White in hand: 1 knight");
    assert_eq!(window.placement(), "4k3/8/8/8/8/8/8/4K3[RNpp]", "a king is never in hand");
    window.drag("White in hand: 1 knight", "d4");
    assert_eq!(window.placement(), "4k3/8/8/8/3N4/8/8/4K3[Rpp]");
    for _ in 0..3 {
        window.ctrl(Key::Z);
    }
    assert_eq!(window.fen(), IN_HAND, "each is one step");
}

#[test]
fn men_in_hand_are_changed_with_the_keyboard() {
    let mut window = pasted(ADDRESS);
    for _ in 0..200 {
        if focused(&window) == "White in hand: 1 knight" {
            break;
        }
        window.key(Key::Tab);
    }
    assert_eq!(focused(&window), "White in hand: 1 knight");
    window.type_keys("+");
    window.key(Key::ArrowUp);
    assert_eq!(focused(&window), "White in hand: 3 knights");
    window.type_keys("-");
    window.key(Key::ArrowDown);
    assert_eq!(focused(&window), "White in hand: 1 knight");
    window.key(Key::Enter);
    assert_eq!(window.placement(), "4k3/8/8/8/8/8/8/4K2Q~[NNp]");
}

#[test]
fn the_tray_turns_with_the_board() {
    let mut window = pasted(ADDRESS);
    let (white, black) = (window.place("White in hand: 1 knight"), window.place("Black in hand: 1 pawn"));
    assert!(white.y > black.y && white.x > window.place("h1").x);
    window.ctrl_shift(Key::F);
    assert!(window.place("White in hand: 1 knight").y < window.place("Black in hand: 1 pawn").y);
}

#[test]
fn the_tray_fits_beside_the_board() {
    let content = format!("# Variant: Crazyhouse\n{IN_HAND}\n");
    for (content, size) in
        [(content.clone(), [800.0, 600.0]), (content.repeat(2), [800.0, 600.0]), (content.repeat(2), [1280.0, 800.0])]
    {
        let window = Window::sized(Document::from_bytes(content.into_bytes()), Settings::default(), size);
        let board = window.square("a8").rect.union(window.square("h1").rect);
        let tray = window.node("Black in hand: 0 queens").rect.union(window.node("White in hand: 0 pawns").rect);
        assert!(tray.left() > board.right() && tray.right() <= window.node("White to move").rect.left() - 16.0);
        assert!((tray.height() - board.height()).abs() < 1.0 && tray.width() >= 18.0, "{size:?}: {tray:?}");
        for tool in ["white king", "black king"].map(|name| window.node(name).rect) {
            assert!(!tool.intersects(tray) && !tool.intersects(board), "{size:?}");
        }
    }
}

#[test]
fn a_man_in_hand_is_dropped_as_a_legal_move() {
    let mut window = pasted(ADDRESS);
    window.ctrl(Key::M);
    window.drag("White in hand: 1 knight", "d6");
    assert_eq!(window.fen(), "4k3/8/3N4/8/8/8/8/4K2Q~[p] b - - 1 1", "{}", window.words());
    assert!(window.sees("N@d6+"), "{}", window.words());
    window.key_with(Modifiers::ALT, Key::ArrowLeft);
    window.click("White in hand: 1 knight");
    assert!(window.square("a8").name.ends_with("possible target") && !window.square("e8").name.contains("target"));
    window.click("f6");
    assert_eq!(window.placement(), "4k3/8/5N2/8/8/8/8/4K2Q~[p]");
    window.key_with(Modifiers::ALT, Key::ArrowLeft);
    window.type_keys("N@c7");
    window.key(Key::Enter);
    assert!(window.sees("N@c7+"), "{}", window.words());
}

#[test]
fn only_own_pieces_in_hand_are_dropped() {
    let mut window = pasted(ADDRESS);
    window.ctrl(Key::M);
    for name in ["Black in hand: 1 pawn", "White in hand: 0 queens"] {
        window.drag(name, "d6");
        assert_eq!(window.fen(), IN_HAND, "{name}");
    }
}

#[test]
fn a_promoted_piece_is_shown_and_marked_in_the_menu_of_its_square() {
    let mut window = pasted(ADDRESS);
    assert_eq!(window.square("h1").name, "h1, white queen, promoted");
    window.click_with(RIGHT, "h1");
    assert!(window.node("Promoted").selected);
    window.click("Promoted");
    assert_eq!(window.placement(), "4k3/8/8/8/8/8/8/4K2Q[Np]");
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), IN_HAND);
    window.click_with(RIGHT, "e8");
    assert!(window.find("Promoted").is_none(), "no king was a pawn");
}

#[test]
fn checks_that_are_left_are_set_in_two_fields() {
    let mut window = Window::new();
    window.menu("Position", "Three-check");
    for (name, typed, expected) in [("Checks left, White", "1", "1+3"), ("Checks left, Black", "2", "1+2")] {
        window.click(name);
        window.ctrl(Key::A);
        window.type_keys(typed);
        window.key(Key::Enter);
        assert_eq!(window.field(4), expected);
    }
    window.ctrl(Key::Z);
    assert_eq!(window.field(4), "1+3");
    window.menu("Position", "Atomic");
    assert!(window.notices().contains("do not count checks"), "{}", window.notices());
}

#[test]
fn rules_are_kept_through_saving_and_opening() {
    let folder = tempfile::tempdir().expect("a folder");
    for (command, ending) in
        RULES.into_iter().skip(1).flat_map(|command| ["fen", "epd", "pgn"].map(|ending| (command, ending)))
    {
        let path = folder.path().join(format!("{command:?}.{ending}"));
        let mut window = Window::new();
        window.menu("Position", command.name());
        window.world().will_pick(&path);
        window.ctrl(Key::S);
        window.settle();
        let saved = Window::on_file(&path);
        assert_eq!(window.state().shown_position(), saved.state().shown_position(), "{command:?}: {}", read(&path));
        assert_eq!(saved.node("Rules").value, command.name(), "{command:?}");
    }
}

#[test]
fn mates_of_variants_are_not_searched_which_is_said() {
    let mut window = pasted(ADDRESS);
    window.solve();
    assert!(window.sees("Not solved: mates in Crazyhouse cannot be solved"), "{}", window.words());
}

#[test]
fn each_dialect_is_copied() {
    let mut ordinary = Window::new();
    ordinary.open_menu("Edit");
    assert!(!ordinary.menu_entry(Command::CopyOlderFen.name()).enabled);
    let mut window = pasted(ADDRESS);
    window.ctrl(Key::C);
    assert_eq!(window.world().clipboard.as_deref(), Ok(IN_HAND));
    window.menu("Edit", Command::CopyOlderFen.name());
    assert_eq!(window.world().clipboard.as_deref(), Ok("4k3/8/8/8/8/8/8/4K2Q~/Np w - - 0 1"));
    window.menu("Position", "Three-check");
    window.menu("Edit", Command::CopyOlderFen.name());
    assert_eq!(window.world().clipboard.as_deref(), Ok("4k3/8/8/8/8/8/8/4K2Q w - - 0 1 +0+0"));
}
