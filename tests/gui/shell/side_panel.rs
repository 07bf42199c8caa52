//! The side panel: what is visible without scrolling, and how to reach the rest.

use egui::accesskit::Role;
use egui::{Key, Rect, pos2, vec2};
use fenwright::app::shell::SideTab;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::tree::Node;
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
fn one_click_or_one_key_leads_to_each_tab() {
    let ways: [fn(&mut Window, usize); 2] = [
        |window, at| window.open_tab(["Position", "Solve", "Engine", "Details"][at]),
        |window, at| window.ctrl([Key::Num1, Key::Num2, Key::Num3, Key::Num4][at]),
    ];
    for way in ways {
        let mut window = sized(PUZZLES, [800.0, 600.0]);
        window.solve();
        for (at, name) in
            [(3, "More fields"), (2, "Choose program\u{2026}"), (1, "Solving goal"), (0, "10 white pieces")]
        {
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
        let header = window.tab("Solve").rect;
        let material = window.nodes().into_iter().find(|node| node.value.contains("white pieces"));
        let top = material.map(|node| node.rect.top());
        assert!(top.is_some_and(|top| top > header.bottom()), "{top:?} at {size:?}: {}", window.words());
    }
}

#[test]
fn tabs_are_a_tab_list_with_one_stop_and_arrows() {
    let mut window = sized(PUZZLES, [1280.0, 800.0]);
    let open = |window: &Window| {
        let tabs = window.nodes().into_iter().filter(|node| node.role == Role::Tab);
        tabs.filter(|node| node.selected).map(|node| node.name).collect::<Vec<_>>()
    };
    assert!(window.nodes().iter().any(|node| node.role == Role::TabList && node.name == "Side panel tabs"));
    assert_eq!(open(&window), ["Position"]);
    for _ in 0..40 {
        if !window.tab("Position").focused {
            window.key(Key::Tab);
        }
    }
    for (key, expected) in [
        (Key::ArrowRight, "Solve"),
        (Key::ArrowRight, "Engine"),
        (Key::ArrowRight, "Details"),
        (Key::ArrowRight, "Position"),
        (Key::ArrowLeft, "Details"),
        (Key::Home, "Position"),
        (Key::End, "Details"),
    ] {
        window.key(key);
        assert_eq!(open(&window), [expected], "{key:?}");
        assert!(window.tab(expected).focused, "{key:?}: {expected}");
    }
    window.key(Key::Tab);
    assert!(window.nodes().iter().all(|node| node.role != Role::Tab || !node.focused), "the next stop is no tab");
}

#[test]
fn arrows_belong_to_a_focused_tab_also_while_a_square_is_selected() {
    let mut window = sized(PUZZLES, [1280.0, 800.0]);
    window.click("e4");
    for _ in 0..60 {
        if !window.tab("Position").focused {
            window.key(Key::Tab);
        }
    }
    let square = window.cursor();
    window.key(Key::ArrowRight);
    assert!(window.tab("Solve").selected && window.tab("Solve").focused);
    window.key(Key::End);
    assert!(window.tab("Details").selected);
    assert_eq!(window.cursor(), square, "the board keeps its square");
}

#[test]
fn nothing_is_wider_than_the_panel_in_any_language() {
    let problems = "r3k2r/pppp1Qpp/8/8/8/3P4/PPPPPPPP/RNB1KBNp w KQkq e6 0 1\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";
    for language in ["en", "de", "nl"] {
        for size in [[640.0, 480.0], [800.0, 600.0], [1280.0, 800.0]] {
            let settings = Settings { language: Some(language.to_owned()), ..Settings::default() };
            let mut window = Window::sized(Document::from_bytes(problems.as_bytes().to_vec()), settings, size);
            let edge = window.nodes().into_iter().find(|node| node.role == Role::TabList).expect("tabs").rect;
            for tab in [Key::Num1, Key::Num2, Key::Num3, Key::Num4] {
                window.ctrl(tab);
                window.frames(3);
                let panel = window.nodes().into_iter().filter(|node| node.rect.left() >= edge.left() - 1.0);
                for node in panel.filter(|node| node.rect.top() > edge.bottom()) {
                    assert!(node.rect.right() <= size[0] + 0.5, "{language} {size:?}: {node:?}");
                }
                let now = window.nodes().into_iter().find(|node| node.role == Role::TabList).expect("tabs").rect;
                assert_eq!(now, edge, "{language} {size:?}");
            }
        }
    }
}

#[test]
fn the_last_tab_used_stays_and_is_remembered() {
    let mut window = sized(PUZZLES, [1280.0, 800.0]);
    window.open_tab("Details");
    window.ctrl(Key::PageDown);
    window.drag("a1", "a3");
    assert!(window.tab("Details").selected);
    let (chosen, remembered) = window.state().settings.to_texts();
    assert!(!chosen.contains("tab") && Settings::from_texts(&chosen, &remembered).tab == SideTab::Details);
}

#[test]
fn an_answer_changes_no_tab_but_its_mark() {
    let settings = Settings { tab: SideTab::Details, ..Settings::default() };
    let document = Document::from_bytes(PUZZLES.as_bytes().to_vec());
    let mut window = Window::sized(document, settings, [1280.0, 800.0]);
    window.menu("Solve", "Solve after each edit");
    window.drag("a4", "b4");
    window.wait(2.0);
    window.wait_for_solving();
    assert!(window.tab("Details").selected, "it came by itself");
    window.hover_tab("Solve");
    window.wait(2.0);
    let answer = window.state().solving.answer().map(|answer| answer.headline.clone()).expect("an answer");
    assert!(window.sees(&answer), "{}", window.words());
    window.key(Key::F5);
    assert!(window.tab("Solve").selected, "that was asked for");
}

#[test]
fn a_tab_says_how_many_problems_there_are() {
    let mut window = sized("KKKK4/8/8/8/8/8/8/PPP5 w KQkq - 0 1\n", [1280.0, 800.0]);
    let count = window.state().meaning.findings.len();
    window.open_tab("Details");
    window.hover_tab("Position");
    window.wait(2.0);
    assert!(count > 2 && window.sees(&format!("{count} problems")), "{}", window.words());
}

#[test]
fn each_tab_keeps_its_own_place() {
    let problems = "KKKKKKKK/KKKKKKKK/8/8/8/8/8/PPPPPPPP w KQkq - 0 1\n";
    let mut window = sized(problems, [800.0, 600.0]);
    let first = |window: &Window| {
        window.nodes().into_iter().find(|node| node.name.starts_with("Problem: ")).map(|node| node.rect.top())
    };
    let top = first(&window);
    let at = window.tab("Position").rect.center() + vec2(0.0, 60.0);
    window.move_to(at);
    window.wheel(1);
    let scrolled = first(&window);
    assert!(scrolled < top, "{scrolled:?} of {top:?}");
    window.open_tab("Solve");
    window.open_tab("Position");
    assert_eq!(first(&window), scrolled);
}

#[test]
fn trying_moves_leaves_the_panel_where_it_is() {
    for language in ["en", "de", "nl"] {
        for size in [[800.0, 600.0], [1280.0, 800.0], [1600.0, 1000.0]] {
            let settings = Settings { language: Some(language.to_owned()), ..Settings::default() };
            let document = Document::from_bytes(PUZZLES.as_bytes().to_vec());
            let mut window = Window::sized(document, settings, size);
            window.solve();
            let side =
                window.nodes().into_iter().find(|node| node.role == Role::Tab).expect("a tab").rect.left() - 20.0;
            let placed = |window: &Window| -> Vec<(Role, Rect)> {
                let is_placed = |node: &&Node| {
                    let roles = [Role::Tab, Role::TreeItem, Role::CheckBox, Role::RadioButton, Role::SpinButton];
                    node.rect.left() > side && roles.contains(&node.role)
                };
                window.nodes().iter().filter(is_placed).map(|node| (node.role, node.rect)).collect()
            };
            let before = placed(&window);
            assert!(before.iter().filter(|(role, _)| *role == Role::TreeItem).count() > 1, "{before:?}");
            window.ctrl(Key::M);
            assert_eq!(placed(&window), before, "{language} at {size:?}");
            window.drag("d2", "d4");
            window.drag("e8", "e7");
            assert_eq!(placed(&window), before, "{language} at {size:?}, after two moves");
        }
    }
}

#[test]
fn the_bar_of_try_mode_is_between_board_and_fen_box() {
    for size in [[800.0, 600.0], [1280.0, 800.0]] {
        let mut window = sized(PUZZLES, size);
        let board = |window: &Window| window.square("a8").rect.union(window.square("h1").rect);
        let before = board(&window);
        window.ctrl(Key::M);
        window.drag("d2", "d4");
        assert_eq!(board(&window), before, "the board stays");
        let box_top = window.node("FEN").rect.top();
        for name in ["To the beginning", "One move back", "Move to play", "Use position", "Go back", "Move 1. d4"] {
            let rect = window.node(name).rect;
            assert!(rect.top() >= before.bottom() && rect.bottom() <= box_top, "{name} at {rect:?}, {size:?}");
        }
    }
}

#[test]
fn the_board_keeps_its_size_when_the_list_comes() {
    for size in [[1180.0, 780.0], [1280.0, 800.0], [1600.0, 1000.0]] {
        let mut window = sized(START, size);
        let place = |window: &Window| window.square("a8").rect.union(window.square("h1").rect);
        let before = place(&window);
        window.menu("List", "Add position");
        assert!(window.find("Position 2: White to move").is_some() || window.document().len() == 2);
        let after = place(&window);
        assert!((after.width() - before.width()).abs() < 0.5, "{before} to {after} at {size:?}");
    }
}

#[test]
fn a_large_window_has_a_wide_panel_and_nothing_is_cut_in_a_small_one() {
    let width = |size: [f32; 2]| sized(PUZZLES, size).node("White to move").rect.width();
    assert!(width([1600.0, 1000.0]) > width([1180.0, 780.0]) + 20.0);
    let window = sized(PUZZLES, [800.0, 600.0]);
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 600.0));
    let tabs = ["Position", "Solve", "Details"].map(|tab| window.tab(tab));
    for node in FIELDS.map(|field| window.node(field)).into_iter().chain(tabs) {
        assert!(screen.contains_rect(node.rect), "{}", node.name);
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

#[test]
fn a_dialog_above_the_panel_does_not_scroll_it() {
    let file = include_bytes!("../../../assets/examples/twenty-puzzles.fen").to_vec();
    for command in [Key::E, Key::P] {
        let mut window = Window::sized(Document::from_bytes(file.clone()), Settings::default(), [1180.0, 700.0]);
        window.open_tab("Details");
        let before = window.node("More fields").rect;
        window.ctrl(command);
        window.wait_for_background();
        window.key(Key::Tab);
        window.key(Key::Escape);
        window.settle();
        assert_eq!(window.node("More fields").rect, before, "{command:?}");
    }
}
