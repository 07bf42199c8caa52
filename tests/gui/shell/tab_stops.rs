//! One tab stop for each row of controls, and the order of the tab stops.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::tree::Node;
use crate::support::window::{START, Window, brush};

const HAND: &str = "Hand, lower row";

fn focused(window: &Window) -> Option<Node> {
    window.nodes().into_iter().find(|node| node.focused && node.is_control())
}

fn focused_name(window: &Window) -> String {
    focused(window).map(|node| node.name).unwrap_or_default()
}

/// Presses Tab until the control with this name has the focus.
fn tab_to(window: &mut Window, name: &str) {
    for _ in 0..60 {
        window.key(Key::Tab);
        if focused_name(window) == name {
            return;
        }
    }
    panic!("Tab never reaches {name:?}");
}

/// The names of the tab stops in their order, until the first one comes again.
fn stops(window: &mut Window) -> Vec<String> {
    let mut names = Vec::new();
    for _ in 0..80 {
        window.key(Key::Tab);
        let name = focused_name(window);
        if names.first() == Some(&name) {
            return names;
        }
        names.push(name);
    }
    panic!("Tab never comes round: {names:?}");
}

#[test]
fn tab_goes_from_the_menus_over_the_board_and_its_fen_to_the_side_panel() {
    let mut window = Window::showing(&format!("{START}\n{START}\n"));
    let names = stops(&mut window);
    let order = [
        "File",
        "Clear board",
        "Position 1:",
        "Hand, upper row",
        HAND,
        "a8, black rook",
        "FEN",
        "Copy",
        "White to move",
        "Halfmove clock",
        "Position",
    ];
    let place = |name: &&str| names.iter().rposition(|other| other.starts_with(name)).expect(name);
    let mut places: Vec<usize> = order.iter().map(place).collect();
    assert!(places.is_sorted(), "{places:?} of {names:?}");
    places.dedup();
    assert_eq!(places.len(), order.len(), "{names:?}");
}

#[test]
fn the_menu_bar_is_one_stop() {
    let mut window = Window::showing(START);
    window.key(Key::Tab);
    for (key, name) in [
        (Key::ArrowRight, "Edit"),
        (Key::ArrowLeft, "File"),
        (Key::ArrowLeft, "Help"),
        (Key::ArrowRight, "File"),
        (Key::End, "Help"),
        (Key::Home, "File"),
        (Key::ArrowRight, "Edit"),
    ] {
        window.key(key);
        assert_eq!(focused_name(&window), name, "{key:?}");
    }
    assert!(window.nodes().iter().any(|node| node.role == Role::MenuBar));
    window.key(Key::Tab);
    assert_ne!(focused(&window).map(|node| node.role), Some(Role::MenuItem), "{}", focused_name(&window));
    window.key_with(Modifiers::SHIFT, Key::Tab);
    assert_eq!(focused_name(&window), "Edit", "it comes back to the menu where it was");
    for key in [Key::ArrowDown, Key::Enter, Key::Space] {
        window.key(key);
        let menu = window.root().query_all_by_role(Role::Menu).next().and_then(|menu| menu.accesskit_node().label());
        assert_eq!(menu.as_deref(), Some("Edit"), "{key:?} opens it");
        assert_eq!(focused(&window).map(|node| node.role), Some(Role::MenuItem));
        assert_ne!(focused_name(&window), "Edit", "{key:?} leads to its first entry");
        window.key(Key::Escape);
        assert_eq!(focused_name(&window), "Edit", "Escape leads back");
    }
}

#[test]
fn a_row_of_tools_is_one_stop() {
    let mut window = Window::showing(START);
    tab_to(&mut window, HAND);
    for (key, name) in [
        (Key::ArrowRight, "white king"),
        (Key::ArrowRight, "white queen"),
        (Key::End, "Eraser, lower row"),
        (Key::ArrowRight, HAND),
        (Key::ArrowLeft, "Eraser, lower row"),
        (Key::Home, HAND),
        (Key::ArrowRight, "white king"),
    ] {
        window.key(key);
        assert_eq!(focused_name(&window), name, "{key:?}");
    }
    window.key(Key::Enter);
    assert_eq!(window.tool(), brush('K'));
    window.key(Key::Tab);
    assert_eq!(focused_name(&window), "a8, black rook");
}

#[test]
fn arrows_pass_over_tools_that_are_disabled() {
    let mut window = Window::showing(START);
    tab_to(&mut window, "Clear board");
    for (key, name) in [
        (Key::ArrowLeft, "Flip board"),
        (Key::ArrowRight, "Clear board"),
        (Key::End, "Flip board"),
        (Key::Home, "Clear board"),
    ] {
        window.key(key);
        assert_eq!(focused_name(&window), name, "{key:?}, with nothing to undo");
    }
}

#[test]
fn a_pair_of_choices_is_one_stop_in_which_arrows_choose() {
    let mut window = Window::showing(START);
    window.click("d4");
    tab_to(&mut window, "White to move");
    for (key, name, field) in [
        (Key::ArrowRight, "Black to move", "b"),
        (Key::ArrowRight, "White to move", "w"),
        (Key::ArrowDown, "Black to move", "b"),
        (Key::ArrowUp, "White to move", "w"),
        (Key::End, "Black to move", "b"),
    ] {
        window.key(key);
        let node = focused(&window).expect("a choice");
        assert_eq!((node.name.as_str(), node.role), (name, Role::RadioButton), "{key:?}");
        assert_eq!(window.field(1), field, "{key:?}");
    }
    assert_eq!(window.cursor().as_deref(), Some("d4"), "the arrows do not move the square");
    window.key(Key::Tab);
    assert_ne!(focused(&window).map(|node| node.role), Some(Role::RadioButton));
    window.key_with(Modifiers::SHIFT, Key::Tab);
    assert_eq!(focused_name(&window), "Black to move", "the stop is the chosen one");
}

#[test]
fn choices_of_a_dialog_are_one_stop_too() {
    let mut window = Window::with(Document::new(), Settings::default());
    window.menu("Position", "Board size…");
    let choices = |window: &Window| -> Vec<(String, bool)> {
        let is_choice = |node: &Node| node.role == Role::RadioButton && !node.name.ends_with(" to move");
        let all = window.nodes().into_iter().filter(is_choice);
        all.map(|node| (node.name, node.focused)).collect()
    };
    let all = choices(&window);
    assert_eq!(all.len(), 3, "{all:?}");
    tab_to(&mut window, &all[0].0);
    window.key(Key::ArrowRight);
    assert_eq!(focused_name(&window), all[1].0);
    window.key(Key::Tab);
    assert!(choices(&window).iter().all(|(_, is_focused)| !is_focused), "{:?}", choices(&window));
}
