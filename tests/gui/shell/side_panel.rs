//! The side panel: what is visible without scrolling, and how to reach the rest.

use egui::accesskit::Role;
use egui::{Key, Rect, pos2, vec2};
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::window::{START, Window};

/// Two puzzles; the first has one key and many defences.
const PUZZLES: &str =
    "# Haring\n4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1\n# b\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n";

fn sized(content: &str, [width, height]: [f32; 2]) -> Window {
    Window::sized(Document::from_bytes(content.as_bytes().to_vec()), Settings::default(), [width, height])
}

/// The number of rows that are visible above the FEN.
fn in_sight(window: &Window, begins: &[&str], width: f32) -> usize {
    let end = window.node("Copy").rect.top();
    let room = Rect::from_min_max(pos2(0.0, 0.0), pos2(width, end));
    let is_named = |name: &str| begins.iter().any(|begin| name.starts_with(begin));
    window
        .nodes()
        .into_iter()
        .filter(|node| room.contains_rect(node.rect))
        .filter(|node| is_named(&node.name) || is_named(&node.value))
        .count()
}

const FIELDS: [&str; 5] = ["White to move", "White castles O-O", "En passant square", "Halfmove clock", "Move number"];

#[test]
fn fields_and_the_solution_are_in_sight_without_scrolling() {
    let mut window = sized(PUZZLES, [1280.0, 800.0]);
    window.solve();
    for field in FIELDS {
        assert_eq!(in_sight(&window, &[field], 1280.0).min(1), 1, "{field}");
    }
    assert!(in_sight(&window, &["White to move, 52"], 1280.0) > 0, "{}", window.words());
    let end = window.node("Copy").rect.top();
    let rows =
        window.nodes().into_iter().filter(|node| node.role == Role::TreeItem && node.rect.bottom() <= end).count();
    assert!(rows >= 8, "{rows} rows are in sight: {}", window.words());
}

#[test]
fn fields_and_three_problems_are_in_sight_without_scrolling() {
    let problems = "# a\n4k3/8/8/8/8/8/8/P3K2P w KQ e6 0 1\n# b\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n";
    let window = sized(problems, [1280.0, 800.0]);
    for field in FIELDS {
        assert_eq!(in_sight(&window, &[field], 1280.0).min(1), 1, "{field}");
    }
    let cards = in_sight(&window, &["Problem: ", "Odd: "], 1280.0);
    assert!(cards >= 3, "{cards} cards are in sight: {}", window.words());
}

#[test]
fn one_click_or_one_key_leads_to_each_section() {
    let ways: [fn(&mut Window, usize); 2] = [
        |window, at| window.click(["Go to verdict and problems", "Go to solver", "Go to details"][at]),
        |window, at| window.ctrl([Key::Num1, Key::Num2, Key::Num3][at]),
    ];
    for way in ways {
        let mut window = sized(PUZZLES, [800.0, 600.0]);
        window.solve();
        for (at, name) in [(2, "Add detail"), (1, "Solving goal"), (0, "Go to verdict and problems")] {
            way(&mut window, at);
            assert_eq!(in_sight(&window, &[name], 800.0), 1, "{name}: {}", window.words());
        }
    }
}

#[test]
fn the_section_below_the_moves_is_scrolled_to_its_top() {
    for size in [[1280.0, 800.0], [800.0, 600.0]] {
        let mut window = sized(PUZZLES, size);
        window.ctrl(Key::M);
        window.frames(3);
        let header = window.node("Go to solver").rect;
        let material = window.nodes().into_iter().find(|node| node.value.contains("white pieces"));
        let top = material.map(|node| node.rect.top());
        assert!(top.is_some_and(|top| top > header.bottom()), "{top:?} at {size:?}: {}", window.words());
    }
}

#[test]
fn the_board_stays_where_it_is_when_the_list_comes() {
    for size in [[1180.0, 780.0], [1280.0, 800.0], [1600.0, 1000.0]] {
        let mut window = sized(START, size);
        let place = |window: &Window| window.square("a8").rect.union(window.square("h1").rect);
        let before = place(&window);
        window.menu("List", "Add position");
        assert!(window.find("Position 2: White to move").is_some() || window.document().len() == 2);
        let after = place(&window);
        let moved = (after.center() - before.center()).abs().x + (after.width() - before.width()).abs();
        assert!(moved < 0.5, "{size:?}");
    }
}

#[test]
fn a_large_window_has_a_wide_panel_and_nothing_is_cut_in_a_small_one() {
    let width = |size: [f32; 2]| sized(PUZZLES, size).node("White to move").rect.width();
    assert!(width([1600.0, 1000.0]) > width([1180.0, 780.0]) + 20.0);
    let window = sized(PUZZLES, [800.0, 600.0]);
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 600.0));
    for field in FIELDS.into_iter().chain(["Go to solver", "Go to details"]) {
        assert!(screen.contains_rect(window.node(field).rect), "{field}");
    }
}

#[test]
fn the_rook_that_castles_is_chosen_with_two_clicks() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/R3K1RR w - - 0 1\n");
    window.click("White castles O-O: choose the rook");
    window.click("With the rook on g1");
    assert_eq!(window.field(2), "G");
    window.click("White castles O-O: choose the rook");
    window.click("With the rook on h1");
    assert_eq!(window.field(2), "K");
    window.undo();
    assert_eq!(window.field(2), "G", "one step");
    assert!(window.find("White castles O-O-O: choose the rook").is_none(), "one rook is no choice");
}
