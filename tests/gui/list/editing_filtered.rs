//! Edits of a filtered list apply to the positions that are shown, also with several edits in one frame and during a
//! search.

use egui::{Event, Key, Modifiers, Pos2};

use crate::support::input::{LEFT, RIGHT, ctrl};
use crate::support::window::{Window, threads};

const NONE: Modifiers = Modifiers::NONE;

/// A titled position that differs from all others.
fn record(name: &str, number: usize) -> String {
    format!("# {name} {number}\n4k3/8/8/8/8/8/8/4K2R w K - 3 {}\n", number + 40)
}

/// A number of positions, every third of them a study.
fn thirds(count: usize) -> String {
    (1..=count).map(|number| record(if number % 3 == 0 { "study" } else { "no." }, number)).collect()
}

fn key(key: Key, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

/// The names of the positions, in order.
fn names(window: &Window) -> Vec<String> {
    let content = window.content();
    content.lines().filter_map(|line| line.strip_prefix("# ")).map(str::to_owned).collect()
}

/// The names of this number of positions, without some.
fn thirds_without(count: usize, removed: &[usize]) -> Vec<String> {
    let name = |number: usize| format!("{} {number}", if number.is_multiple_of(3) { "study" } else { "no." });
    (1..=count).filter(|number| !removed.contains(number)).map(name).collect()
}

fn row(window: &Window, number: usize) -> Pos2 {
    let start = format!("Position {number}:");
    let node = window.nodes().into_iter().find(|node| node.is_control() && node.name.starts_with(&start));
    node.expect("the row is in sight").rect.center()
}

/// A window whose filtered list shows the studies and has the focus.
fn studies(count: usize) -> Window {
    let mut window = Window::showing(&thirds(count));
    window.ctrl(Key::F);
    window.type_keys("study");
    window.key(Key::Enter);
    window.frames(2);
    window
}

/// Many positions. Twenty near the end are studies and one is an etude.
fn many(count: usize) -> String {
    let mut text = String::new();
    for number in 1..=count {
        match count - number {
            1 => text.push_str("# etude\n"),
            left if left < 60 && left % 3 == 0 => text.push_str("# study\n"),
            _ => {}
        }
        text.push_str("4k3/8/8/8/8/8/8/4K2R w K - 3 40\n");
    }
    text
}

#[test]
fn several_keys_in_one_frame_remove_what_is_shown() {
    let mut window = studies(20);
    window.frame([key(Key::Delete, NONE), key(Key::Delete, NONE), key(Key::Delete, NONE)]);
    window.settle();
    assert_eq!(names(&window), thirds_without(20, &[3, 6, 9]));
    let mut window = studies(20);
    window.frame([key(Key::Delete, NONE), key(Key::A, ctrl()), key(Key::Delete, NONE)]);
    window.settle();
    assert_eq!(names(&window), thirds_without(20, &[3, 6, 9, 12, 15, 18]));
}

#[test]
fn what_undo_brings_back_is_shown_before_the_search_is_over() {
    let mut window = Window::showing(&many(60_000));
    window.ctrl(Key::F);
    window.type_keys("study");
    window.wait_for_search();
    window.key(Key::Enter);
    let shown = |window: &Window| window.state().list.search.count();
    assert_eq!(shown(&window), Some(20));
    window.frame([key(Key::A, ctrl()), key(Key::Delete, NONE)]);
    window.wait_for_search();
    assert_eq!(shown(&window), Some(0));
    window.hold_threads();
    window.frame([key(Key::Z, ctrl())]);
    assert!(window.state().list.search.progress().is_some(), "it is searched anew");
    assert_eq!(shown(&window), Some(20));
    window.let_threads_go();
    window.wait_for_search();
    assert_eq!(shown(&window), Some(20));
}

#[test]
fn two_moves_in_one_frame_go_by_what_is_shown() {
    let mut window = studies(12);
    window.frame([key(Key::ArrowDown, Modifiers::ALT), key(Key::ArrowDown, Modifiers::ALT)]);
    window.settle();
    let names = names(&window);
    assert_eq!(names.iter().position(|name| name == "study 3"), Some(8), "{names:?}");
    assert_eq!(names[7], "study 9");
}

#[test]
fn keys_while_a_large_file_is_searched_again_remove_what_is_shown() {
    let mut window = Window::showing(&many(60_000));
    window.ctrl(Key::F);
    window.type_keys("study");
    window.wait_for_search();
    window.key(Key::Enter);
    window.hold_threads();
    for _ in 0..6 {
        window.frame([key(Key::Delete, NONE)]);
    }
    window.let_threads_go();
    window.wait_for_search();
    assert_eq!((window.document().len(), window.content().matches("# study").count()), (59_994, 14));
    assert_eq!(window.state().list.search.count(), Some(14));
}

#[test]
fn another_query_never_acts_on_what_the_one_before_found() {
    let mut window = Window::showing(&many(60_000));
    window.ctrl(Key::F);
    window.type_keys("study");
    window.wait_for_search();
    assert_eq!(window.state().list.search.count(), Some(20));
    window.frame([key(Key::A, ctrl())]);
    window.hold_threads();
    window.frame([Event::Text("etude".to_owned())]);
    assert_ne!(window.state().list.search.count(), Some(20));
    window.frame([key(Key::Enter, NONE)]);
    window.let_threads_go();
    window.wait_for_search();
    window.frames(3);
    assert_eq!(window.document().current(), 59_998, "the first that is found, once it is");
    window.frame([key(Key::A, ctrl())]);
    window.frame([key(Key::Delete, NONE)]);
    assert_eq!(window.document().len(), 59_999);
    assert!(!window.content().contains("etude"));
}

#[test]
fn everything_that_is_found_is_selected_also_while_it_is_searched() {
    let mut window = Window::showing(&many(60_000));
    window.ctrl(Key::F);
    window.hold_threads();
    window.frame([Event::Text("is:legal".to_owned())]);
    while window.state().list.search.count() == Some(0) {
        window.pass_one_thread();
        window.frames(1);
    }
    window.frame([key(Key::Enter, NONE)]);
    window.frame([]);
    window.frame([key(Key::A, ctrl())]);
    window.let_threads_go();
    window.wait_for_search();
    window.frames(2);
    let state = window.state();
    assert_eq!(state.list.selected_count(&state.document), 60_000);
}

#[test]
fn a_hidden_position_is_not_selected() {
    let mut window = Window::showing(&thirds(12));
    window.ctrl(Key::F);
    window.type_keys("study");
    let at = row(&window, 6);
    window.hold(ctrl());
    window.click_at(at);
    window.hold(NONE);
    let state = window.state();
    assert_eq!(state.list.selected(&state.document).iter().collect::<Vec<_>>(), [5]);
    window.key(Key::Delete);
    assert_eq!(names(&window), thirds_without(12, &[6]));
}

#[test]
fn commands_of_rows_do_nothing_where_none_is_selected_and_in_the_search_field() {
    for is_in_field in [true, false] {
        let mut window = Window::showing(&thirds(12));
        window.ctrl(Key::F);
        window.type_keys("study");
        if !is_in_field {
            window.click("a4");
            assert_eq!(window.document().current(), 0, "which is hidden");
        }
        for (modifiers, key) in [
            (Modifiers::ALT, Key::ArrowDown),
            (ctrl(), Key::Enter),
            (ctrl(), Key::D),
            (ctrl() | Modifiers::SHIFT, Key::Delete),
        ] {
            window.key_with(modifiers, key);
            assert!(!window.document().is_modified(), "{key:?}, in the field: {is_in_field}");
        }
    }
    // In the search field, these commands would apply to a selected row too.
    let mut window = studies(12);
    window.ctrl(Key::F);
    window.key_with(ctrl() | Modifiers::SHIFT, Key::Delete);
    assert!(!window.document().is_modified());
}

#[test]
fn the_last_one_that_is_found_goes_with_the_search_where_the_list_goes() {
    let mut window = Window::showing(&format!("{}{}", record("study", 1), record("no.", 2)));
    window.ctrl(Key::F);
    window.type_keys("study");
    window.key(Key::Enter);
    window.key(Key::Delete);
    assert_eq!((window.document().len(), window.state().list.search.text()), (1, ""));
    window.menu("List", "Add position");
    window.frames(2);
    row(&window, 1);
    row(&window, 2);
}

#[test]
fn enter_searches_again_only_what_was_edited() {
    let mut window = studies(12);
    let before = window.document().content_revision();
    window.ctrl(Key::PageDown);
    assert_eq!(window.document().content_revision(), before, "another one is selected");
    window.drag("h1", "h5");
    assert!(window.document().content_revision() > before);
}

#[test]
fn steps_through_what_was_found_are_commands() {
    let mut window = studies(12);
    window.type_fen("8/8/8/8/8/8/8/4K2k b - - 0 1");
    window.key(Key::F3);
    assert_eq!(window.document().current(), 5);
    assert_eq!(window.document().record(2).text(), "8/8/8/8/8/8/8/4K2k b - - 0 1", "what was typed is taken first");
    window.undo();
    assert_eq!(window.document().current(), 2);
    assert_eq!(names(&window), thirds_without(12, &[]));
    window.menu("List", "Find previous");
    assert_eq!(window.document().current(), 11);
    window.ctrl(Key::F);
    window.key(Key::Escape);
    window.click("List");
    window.click("Find");
    assert!(!window.menu_entry("Find next").enabled, "nothing is searched");
}

#[test]
fn a_drag_of_rows_ends_with_what_it_was_about() {
    let mut window = Window::showing(&thirds(6));
    let (one, four) = (row(&window, 1), row(&window, 4));
    for (is_other, button) in [(true, LEFT), (false, RIGHT)] {
        window.click_at(one);
        window.move_to(one);
        window.press(LEFT);
        window.move_to(four);
        window.frames(2);
        if is_other {
            // The second position is selected while the first one is dragged.
            window.ctrl(Key::PageDown);
        }
        window.release(button);
        window.frames(2);
        window.release(LEFT);
        window.frames(2);
        assert!(!window.document().is_modified(), "another one: {is_other}, {:?}", names(&window));
    }
}

#[test]
fn the_list_keeps_the_keyboard_through_dialogs_and_menus() {
    let mut window = Window::showing(&thirds(12));
    let start = |window: &mut Window| {
        let at = row(window, 2);
        window.click_at(at);
        assert_eq!(window.document().current(), 1);
    };
    let goes_down = |window: &mut Window, from: usize, why: &str| {
        assert_eq!(window.document().current(), from, "{why}");
        window.key(Key::ArrowDown);
        assert_eq!((window.document().current(), window.cursor()), (from + 1, None), "{why}");
    };
    start(&mut window);
    window.ctrl(Key::G);
    window.type_keys("5");
    window.key(Key::Enter);
    goes_down(&mut window, 4, "go to");
    start(&mut window);
    window.ctrl(Key::K);
    window.key(Key::Escape);
    goes_down(&mut window, 1, "commands");
    start(&mut window);
    window.menu("List", "Next position");
    goes_down(&mut window, 2, "a menu");
    start(&mut window);
    window.ctrl(Key::K);
    window.type_keys("edit fen");
    window.key(Key::Enter);
    window.key(Key::ArrowDown);
    assert_eq!(window.document().current(), 1, "the FEN box has it now");
}

#[test]
fn tab_leads_to_the_number_of_problems_and_to_examples() {
    let mut window = Window::showing(&format!("{}no position\n", thirds(3)));
    window.wait(0.5);
    let is_reached = |window: &mut Window, name: &str| {
        (0..120).any(|_| {
            window.key(Key::Tab);
            window.nodes().iter().any(|node| node.focused && node.name.contains(name))
        })
    };
    assert!(is_reached(&mut window, "1 with problems"), "{}", window.words());
    window.ctrl(Key::F);
    assert!(is_reached(&mut window, "Search for KRPKR"));
    window.key(Key::Enter);
    assert_eq!(window.state().list.search.text(), "KRPKR");
}

#[test]
fn the_number_of_problems_stays_while_a_file_is_checked_again() {
    let mut window = Window::showing(&format!("{}no position\n", "4k3/8/8/8/8/8/8/4K2R w K - 3 40\n".repeat(20_000)));
    window.wait(0.1);
    assert_eq!(window.state().list.search.problem_check.problem_count(), 1);
    window.menu("List", "Add position");
    for _ in 0..20 {
        window.wait(0.1);
        let checking = &window.state().list.search.problem_check;
        assert!(checking.problem_count() >= 1);
        assert_eq!(checking.progress(), None);
    }
}

#[test]
fn the_number_of_problems_stays_when_the_first_check_restarts() {
    threads().close();
    let mut window = Window::showing(&"no position\n".repeat(60_000));
    let problems = |window: &Window| window.state().list.search.problem_check.problem_count();
    while problems(&window) == 0 {
        window.pass_one_thread();
        window.frames(1);
    }
    let known = problems(&window);
    assert!(known > 0 && window.state().list.search.problem_check.progress().is_some(), "{known} so far");
    window.menu("List", "Add position");
    for _ in 0..1000 {
        assert!(problems(&window) >= known, "{} after {known}", problems(&window));
        if problems(&window) == 60_001 {
            return;
        }
        window.pass_one_thread();
        window.frames(1);
    }
    assert_eq!(problems(&window), 60_001);
}

#[test]
fn rows_are_named_in_whole_words() {
    let mut window = Window::showing(&"4k3/8/8/8/8/8/8/4K2R w K - 3 40\n".repeat(1200));
    window.ctrl_shift(Key::PageDown);
    let label = |window: &Window, number: &str| {
        let start = format!("Position {number}:");
        let node = window.nodes().into_iter().find(|node| node.is_control() && node.name.starts_with(&start));
        node.map(|node| node.name).unwrap_or_default()
    };
    assert_eq!(label(&window, "1,200"), "Position 1,200: White to move");
    window.drag("h1", "h5");
    assert!(label(&window, "1,200").ends_with(", edited"), "{}", label(&window, "1,200"));
}
