//! A filtered list while positions are edited, added and undone, and its scroll position.

use egui::{Key, Modifiers, Rect};

use crate::support::tree::Node;
use crate::support::window::Window;

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
const MATE: &str = "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1";

/// Four positions. The first and the third are checkmates.
fn four() -> String {
    format!("# one\n{MATE}\n# two\n{ROOK}\n# three\n{MATE}\n# four\n{ROOK}\n")
}

/// A number of positions, every third of them a study.
fn thirds(count: usize) -> String {
    let record = |number: usize| {
        let name = if number.is_multiple_of(3) { "study" } else { "no." };
        format!("# {name} {number}\n{ROOK}\n")
    };
    (1..=count).map(record).collect()
}

/// The visible rows with the numbers of their positions.
fn rows(window: &Window) -> Vec<(usize, Node)> {
    let number = |node: &Node| node.name.strip_prefix("Position ")?.split(':').next()?.replace(',', "").parse().ok();
    let controls = window.nodes().into_iter().filter(Node::is_control);
    let mut rows: Vec<(usize, Node)> = controls.filter_map(|node| Some((number(&node)?, node))).collect();
    rows.sort_by_key(|(number, _)| *number);
    rows.dedup_by_key(|(number, _)| *number);
    rows
}

fn numbers(window: &Window) -> Vec<usize> {
    rows(window).into_iter().map(|(number, _)| number).collect()
}

fn selected(window: &Window) -> Vec<usize> {
    let state = window.state();
    state.list.selected(&state.document).iter().map(|index| index + 1).collect()
}

/// Filters the list and gives it the focus.
fn filter(window: &mut Window, query: &str) {
    window.ctrl(Key::F);
    window.ctrl(Key::A);
    window.type_keys(query);
    window.key(Key::Enter);
    search_to_the_end(window);
}

fn search_to_the_end(window: &mut Window) {
    window.frames(2);
    window.wait_for_search();
    window.frames(2);
}

fn go_to(window: &mut Window, number: &str) {
    window.ctrl(Key::G);
    window.type_keys(number);
    window.key(Key::Enter);
}

#[test]
fn a_hidden_position_that_comes_to_fit_by_an_edit_is_shown() {
    let mut window = Window::showing(&four());
    filter(&mut window, "is:checkmate");
    assert_eq!(numbers(&window), [1, 3]);
    go_to(&mut window, "4");
    assert_eq!((numbers(&window), window.document().current()), (vec![1, 3], 3), "the current one is hidden");
    window.type_fen(MATE);
    window.frames(2);
    assert_eq!(numbers(&window), [1, 3, 4]);
    window.undo();
    window.frames(2);
    assert_eq!(numbers(&window), [1, 3, 4], "it stays where it is shown");
    filter(&mut window, "is:checkmate");
    assert_eq!(numbers(&window), [1, 3], "until it is looked for again");
}

#[test]
fn records_that_match_again_after_undo_are_shown() {
    let mut window = Window::showing(&four());
    filter(&mut window, "is:checkmate");
    window.drag("a8", "a7");
    assert_eq!(numbers(&window), [1, 3], "it stays while it is edited");
    filter(&mut window, "is:checkmate");
    assert_eq!(numbers(&window), [3]);
    window.undo();
    window.frames(2);
    assert_eq!(numbers(&window), [1, 3]);
}

#[test]
fn marks_of_several_are_followed_by_a_filter() {
    let mut window = Window::showing(&four());
    filter(&mut window, "-is:done");
    window.ctrl(Key::A);
    window.ctrl(Key::Enter);
    search_to_the_end(&mut window);
    assert_eq!(numbers(&window), [1, 2, 3, 4], "they stay in sight");
    filter(&mut window, "-is:done");
    assert_eq!(numbers(&window), [0; 0]);
    window.key(Key::Escape);
    window.ctrl(Key::Z);
    search_to_the_end(&mut window);
    filter(&mut window, "-is:done");
    assert_eq!(numbers(&window), [1, 2, 3, 4]);
    window.ctrl(Key::Y);
    filter(&mut window, "-is:done");
    assert_eq!(numbers(&window), [0; 0]);
    window.undo();
    search_to_the_end(&mut window);
    assert_eq!(numbers(&window), [1, 2, 3, 4], "undo of several marks brings all of them");
}

#[test]
fn a_position_that_no_longer_fits_stays_also_where_others_come_and_go() {
    let mut window = Window::showing(&four());
    filter(&mut window, "is:checkmate");
    window.drag("a8", "a7");
    go_to(&mut window, "2");
    window.menu("List", "Add position");
    search_to_the_end(&mut window);
    assert_eq!(numbers(&window), [1, 3, 4], "the edited one, the new one and the other checkmate");
}

#[test]
fn added_records_are_shown_until_the_query_changes() {
    for way in ["add", "duplicate", "paste", "join"] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("more.fen");
        std::fs::write(&path, format!("{ROOK}\n")).expect("the file can be written");
        let mut window = Window::showing(&four());
        filter(&mut window, "is:checkmate");
        match way {
            "add" => window.menu("List", "Add position"),
            "duplicate" => window.ctrl(Key::D),
            "paste" => {
                window.world().clipboard = Ok(format!("{ROOK}\n"));
                window.ctrl(Key::V);
            }
            _ => {
                window.world().will_pick(&path);
                window.menu("File", "Add positions from a file…");
                window.wait_for_background();
            }
        }
        search_to_the_end(&mut window);
        assert_eq!((window.document().current(), numbers(&window)), (1, vec![1, 2, 4]), "{way}");
        assert_eq!(selected(&window), [2], "{way}");
        window.ctrl_shift(Key::Delete);
        search_to_the_end(&mut window);
        assert_eq!((window.document().len(), numbers(&window)), (4, vec![1, 3]), "{way}: it can be removed at once");
        window.undo();
        search_to_the_end(&mut window);
        assert_eq!(numbers(&window), [1, 2, 4], "{way}: and comes back");
        filter(&mut window, "is:checkmate");
        let expected = if way == "duplicate" { vec![1, 2, 4] } else { vec![1, 4] };
        assert_eq!(numbers(&window), expected, "{way}: it is looked for again");
    }
}

#[test]
fn another_query_begins_at_the_current_position_or_behind_it() {
    for (current, query, first) in
        [(150, "study", 150), (151, "study", 153), (299, "study", 300), (2, "study", 3), (200, "200", 200)]
    {
        let mut window = Window::showing(&thirds(300));
        go_to(&mut window, &current.to_string());
        window.ctrl(Key::F);
        window.type_keys(query);
        search_to_the_end(&mut window);
        let rows = rows(&window);
        let row = rows.iter().find(|(number, _)| *number == first);
        let (_, row) =
            row.unwrap_or_else(|| panic!("{first} of {query} from {current} is among {:?}", numbers(&window)));
        let height = rows.iter().map(|(_, node)| node.rect.height()).fold(0.0, f32::max);
        assert!(row.rect.height() > height - 1.0, "{first} from {current} is seen whole: {:?}", row.rect);
        assert_eq!(window.document().current() + 1, current);
        window.key(Key::Escape);
        search_to_the_end(&mut window);
        assert!(numbers(&window).contains(&current), "{current} without a query: {:?}", numbers(&window));
    }
}

#[test]
fn a_large_file_is_searched_towards_the_current_position() {
    let mut window = Window::showing(&thirds(45_000));
    go_to(&mut window, "30001");
    window.ctrl(Key::F);
    window.frame([egui::Event::Text("study".to_owned())]);
    search_to_the_end(&mut window);
    assert!(numbers(&window).contains(&30_003), "{:?}", numbers(&window));
}

#[test]
fn after_a_jump_the_top_row_is_complete() {
    let mut window = Window::showing(&thirds(300));
    let is_whole = |window: &Window, why: &str| {
        let rects: Vec<Rect> = rows(window).into_iter().map(|(_, row)| row.rect).collect();
        assert!((rects[0].height() - rects[1].height()).abs() < 1.0, "{why}: {rects:?}");
    };
    for (number, why) in [("150", "far off"), ("158", "a bit down"), ("140", "up"), ("12", "far up")] {
        go_to(&mut window, number);
        window.frames(2);
        is_whole(&window, why);
    }
    for step in 0..20 {
        window.ctrl(Key::PageDown);
        is_whole(&window, &format!("{step} down"));
    }
    filter(&mut window, "study");
    is_whole(&window, "a filter");
}

#[test]
fn rows_are_not_dragged_while_moves_are_tried() {
    let mut window = Window::showing(&thirds(6));
    let content = window.content();
    window.click("Try moves on the board");
    assert!(window.state().trial.is_some());
    let (from, to) = (rows(&window)[0].1.rect.center(), rows(&window)[4].1.rect.center());
    window.move_to(from);
    window.settle();
    window.press(crate::support::input::LEFT);
    for share in [0.1, 0.5, 1.0, 1.0] {
        window.move_to(from.lerp(to, share));
    }
    window.release(crate::support::input::LEFT);
    window.frames(2);
    assert_eq!(window.content(), content);
    assert!(window.state().trial.is_some(), "the moves are tried still");
    window.key_with(Modifiers::NONE, Key::Escape);
}
