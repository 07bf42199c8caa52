//! The hints of a first start: shown once, skippable, beside their targets, and without blocking the window.

use egui::{Key, Rect};
use fenwright::app::shell::settings::Settings;
use fenwright::app::welcome::Hint;
use fenwright::document::Document;
use fenwright::lang::{self, Language};

use crate::support::tree::Node;
use crate::support::window::Window;

/// The margin around the content of the card.
const MARGIN: f32 = 14.0;

const TITLES: [&str; 4] = ["Set up a position", "Paste anything", "Problems and fixes", "Solve"];

fn first_start() -> Window {
    Window::with(Document::new(), Settings::for_first_start())
}

/// The place of a text that is not a control.
fn part(window: &Window, name: &str) -> Rect {
    let node = window.nodes().into_iter().rfind(|node| (node.name == name || node.value == name) && !node.is_control());
    node.unwrap_or_else(|| panic!("{name}: {}", window.words())).rect
}

fn is_remembered(window: &Window) -> bool {
    window.world().stored.as_ref().is_some_and(|settings| settings.welcomed)
}

#[test]
fn four_hints_come_one_after_the_other_and_never_again() {
    let mut window = first_start();
    for (index, title) in TITLES.into_iter().enumerate() {
        let place = format!("{} of 4", index + 1);
        assert!(window.sees(title) && window.sees(&place), "{title}: {}", window.words());
        window.click(if index == 3 { "Done" } else { "Next" });
    }
    assert_eq!(window.state().welcome.hint(), None);
    assert!(is_remembered(&window));
    let settings = window.world().stored.clone().expect("they are kept");
    let next = Window::with(Document::new(), settings);
    assert_eq!(next.state().welcome.hint(), None);
}

#[test]
fn a_window_with_settings_shows_none_until_they_are_asked_for() {
    let mut window = Window::new();
    assert_eq!(window.state().welcome.hint(), None);
    assert!(Settings::from_texts("{\"theme\":\"dark\"}", "").welcomed, "an older version wrote them");
    window.menu("Help", "First steps");
    assert!(window.sees("1 of 4"), "{}", window.words());
    window.click("Next");
    window.menu("Help", "First steps");
    assert_eq!(window.state().welcome.hint(), Some(Hint::Board), "from the first one again");
}

#[test]
fn a_click_and_escape_skip_them() {
    let mut window = first_start();
    window.click("Skip");
    assert!(window.state().welcome.hint().is_none() && is_remembered(&window));
    let mut window = first_start();
    window.click("Next");
    window.key(Key::Escape);
    assert!(window.state().welcome.hint().is_none() && is_remembered(&window));
    // Try mode continues.
    let mut window = first_start();
    window.click("Next");
    window.click("Try moves on the board");
    window.key(Key::Escape);
    assert!(window.state().welcome.hint().is_none() && window.state().trial.is_some());
}

#[test]
fn enter_goes_on_to_the_next_hint() {
    for selects_square in [false, true] {
        let mut window = first_start();
        if selects_square {
            window.click("d4");
        }
        for title in TITLES {
            assert!(window.sees(title), "{title}: {}", window.words());
            window.key(Key::Enter);
        }
        assert_eq!(window.state().welcome.hint(), None);
        assert_eq!(window.cursor().is_some(), selects_square);
    }
}

#[test]
fn enter_on_a_focused_button_of_a_hint_goes_on_and_keeps_the_focus() {
    let mut window = first_start();
    for _ in 0..60 {
        if !window.node("Next").focused {
            window.key(Key::Tab);
        }
    }
    for title in TITLES {
        assert!(window.sees(title), "{title}: {}", window.words());
        window.key(Key::Enter);
    }
    assert_eq!(window.state().welcome.hint(), None);
}

#[test]
fn enter_belongs_to_the_control_that_has_the_focus() {
    let mut window = first_start();
    window.ctrl(Key::L);
    window.key(Key::Enter);
    assert_eq!(window.state().welcome.hint(), Some(Hint::Board));
}

#[test]
fn the_button_of_a_hint_stays_where_it_is() {
    for language in Language::all() {
        for size in [[640.0, 480.0], [800.0, 600.0], [1180.0, 780.0], [2400.0, 1300.0]] {
            lang::with(Language::ENGLISH, || {
                let settings = Settings { language: Some(language.code().to_owned()), ..Settings::for_first_start() };
                let mut window = Window::sized(Document::new(), settings, size);
                let mut places = Vec::new();
                while let Some(hint) = window.state().welcome.hint() {
                    let label = if hint == Hint::Solve { "welcome-done" } else { "welcome-next" };
                    let label = lang::with(language, || lang::text(label)).expect("a label");
                    places.push(window.node(label).rect);
                    window.click(label);
                }
                let [next, .., done] = places[..] else { panic!("{places:?}") };
                let place = format!("{} at {size:?}: {places:?}", language.code());
                let is_same = |other: &Rect| (other.min - next.min).length() + (other.max - next.max).length() < 0.5;
                assert!(places.len() == 4 && places[..3].iter().all(is_same), "{place}");
                assert!(done.contains(next.center()), "a click too many ends the hints: {place}");
            });
        }
    }
}

#[test]
fn the_window_can_be_used_meanwhile() {
    let mut window = first_start();
    window.drag("e2", "e4");
    assert!(window.placement().contains("4P3"), "{}", window.placement());
    window.undo();
    window.click("Clear board");
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/8");
    assert_eq!(window.state().welcome.hint(), Some(Hint::Board));
    window.key(Key::F1);
    assert!(!window.sees("1 of 4"), "a dialog lies over it");
    window.key(Key::Escape);
    assert!(window.sees("1 of 4"));
}

fn is_of_tools_or_board(node: &Node) -> bool {
    node.name.len() > 3
        && (node.name.ends_with(", empty") || node.name.contains(", white ") || node.name.contains(", black "))
}

/// The rectangles that a hint points at.
fn targets(window: &Window, hint: Hint, is_low: bool) -> Vec<Rect> {
    let place = |name: &str| window.node(name).rect;
    match hint {
        Hint::Board => window.nodes().iter().filter(|node| is_of_tools_or_board(node)).map(|node| node.rect).collect(),
        Hint::Paste => vec![place("Copy"), place("Paste")],
        // In a window this low, the card covers the list of problems.
        Hint::Problems if is_low => vec![window.tab("Position").rect],
        Hint::Problems => vec![part(window, "Problem: Black has no king")],
        Hint::Solve => vec![window.tab("Solve").rect],
    }
}

#[test]
fn a_hint_covers_nothing_that_it_points_at_and_has_room() {
    for size in [[640.0, 480.0], [800.0, 600.0], [1280.0, 800.0], [2400.0, 1300.0]] {
        for list in ["", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"] {
            let content = format!("8/8/8/8/8/8/8/4K3 w - - 0 1\n{list}");
            let document = Document::from_bytes(content.into_bytes());
            let mut window = Window::sized(document, Settings::for_first_start(), size);
            while let Some(hint) = window.state().welcome.hint() {
                let card = part(&window, "First steps").expand(MARGIN);
                let place = format!("{hint:?} at {size:?}: {card}");
                assert!(Rect::from_min_size(egui::Pos2::ZERO, size.into()).contains_rect(card), "{place}");
                for target in targets(&window, hint, size[1] < 600.0) {
                    assert!(!card.shrink(0.5).intersects(target), "{place} covers {target}");
                }
                let last = window.find("Next").is_none();
                window.click(if last { "Done" } else { "Next" });
            }
        }
    }
}

#[test]
fn a_message_covers_no_hint() {
    for size in [[800.0, 600.0], [1280.0, 800.0]] {
        let mut window = Window::sized(Document::new(), Settings::for_first_start(), size);
        while let Some(hint) = window.state().welcome.hint() {
            window.click("Copy");
            let [card, message] = ["First steps", "FEN copied"].map(|name| part(&window, name).expand(MARGIN));
            assert!(!card.intersects(message), "{hint:?} at {size:?}: {message} covers {card}");
            let last = window.find("Next").is_none();
            window.click(if last { "Done" } else { "Next" });
        }
    }
}

#[test]
fn a_hint_is_whole_in_every_language() {
    for language in Language::all() {
        lang::with(Language::ENGLISH, || {
            let settings = Settings { language: Some(language.code().to_owned()), ..Settings::for_first_start() };
            let mut window = Window::sized(Document::new(), settings, [800.0, 600.0]);
            while let Some(hint) = window.state().welcome.hint() {
                let words = lang::with(language, || [hint.title(), hint.text()]);
                let card = part(&window, lang::with(language, || lang::text("welcome")).expect("a name")).expand(1.0);
                for words in words {
                    let place = part(&window, words);
                    assert!(card.contains_rect(place), "{}: {words} at {place} in {card}", language.code());
                }
                let label = if hint == Hint::Solve { "welcome-done" } else { "welcome-next" };
                let label = lang::with(language, || lang::text(label)).expect("a label");
                window.click(label);
            }
        });
    }
}
