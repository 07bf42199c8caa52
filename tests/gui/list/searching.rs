//! Searching the list, the predefined filters, and the number of problems in the file.

use egui::epaint::{ClippedShape, Shape};
use egui::text::LayoutSection;
use egui::{Color32, Event, Key, Modifiers};
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;

use crate::support::tree::Node;
use crate::support::window::Window;

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
const MATE: &str = "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1";
const TWO_KINGS: &str = "kk6/8/8/8/8/8/8/K7 w - - 0 1";

/// Six positions: two studies, a checkmate, an illegal position and an unreadable line.
fn six() -> String {
    format!("# study one\n{ROOK}\n# mate\n{MATE}\n# study two\n{ROOK}\n{TWO_KINGS}\nno position\n{ROOK}\n")
}

/// The numbers of the listed positions.
fn rows(window: &Window) -> Vec<usize> {
    let number = |node: &Node| node.name.strip_prefix("Position ")?.split(':').next()?.parse().ok();
    let mut rows: Vec<usize> = window.nodes().iter().filter(|node| node.is_control()).filter_map(number).collect();
    rows.sort_unstable();
    rows.dedup();
    rows
}

/// A window with the cursor in the search field.
fn searching(query: &str) -> Window {
    let mut window = Window::showing(&six());
    window.ctrl(Key::F);
    window.type_keys(query);
    window
}

#[test]
fn the_list_shows_what_is_found_while_it_is_typed() {
    let mut window = searching("stud");
    assert_eq!(rows(&window), [1, 3]);
    assert!(window.sees("2 of 6"), "{}", window.words());
    window.type_keys("y two");
    assert_eq!(rows(&window), [3]);
    assert!(window.sees("1 of 6"), "{}", window.words());
    for word in window.state().list.search.explanation() {
        assert!(window.sees(&word), "{word} is not in {}", window.words());
    }
    assert_eq!((window.document().current(), window.document().is_modified()), (0, false));
}

/// The highlighted matches in the rows, from top to bottom.
fn marked(window: &mut Window) -> Vec<String> {
    let mut words = Vec::new();
    for ClippedShape { shape, .. } in &window.harness().output().shapes {
        let Shape::Text(text) = shape else { continue };
        let marked =
            text.galley.job.sections.iter().filter(|section| section.format.background != Color32::TRANSPARENT);
        let text_of = |section: &LayoutSection| {
            text.galley.job.text[section.byte_range.start.0..section.byte_range.end.0].to_owned()
        };
        words.extend(marked.map(text_of));
    }
    words
}

/// The texts of the rows, without numbers.
fn sayings(window: &Window) -> Vec<String> {
    let nodes = window.nodes();
    let names = nodes.iter().filter(|node| node.is_control() && node.name.starts_with("Position "));
    names.filter_map(|node| Some(node.name.split_once(": ")?.1.to_owned())).collect()
}

#[test]
fn matches_are_highlighted() {
    let text = format!(
        "# Loyd 1, mate in 2\n# Source: Era, a weekly paper of Sam Loyd 1861\n{ROOK}\n# Loyd 12\n{ROOK}\n\
         # An older one\n# by Sam Loyd\n# Source: Era\n{ROOK}\n"
    );
    for size in [[1180.0, 780.0], [800.0, 600.0]] {
        let document = Document::from_bytes(text.clone().into_bytes());
        let mut window = Window::sized(document, Settings::default(), size);
        window.ctrl(Key::F);
        window.settle();
        window.type_keys("loyd 1");
        assert_eq!((rows(&window), marked(&mut window)), (vec![1], vec!["Loyd 1".to_owned()]));
        window.key(Key::Escape);
        window.ctrl(Key::F);
        window.settle();
        window.type_keys("sam l");
        assert_eq!((rows(&window), marked(&mut window)), (vec![1, 3], vec!["Sam L".to_owned(); 2]));
        let said = sayings(&window);
        assert!(
            said[0].starts_with("Loyd 1, mate in 2, Source: \u{2026} weekly paper of Sam Loyd 1861, "),
            "{}",
            said[0]
        );
        assert!(said[1].starts_with("An older one, Author: Sam Loyd, "), "{}", said[1]);
        window.type_keys("oyd era");
        assert_eq!(rows(&window), [1, 3], "all of the words, where nothing has the phrase");
        assert!(window.state().list.search.explanation().len() == 3);
        for word in ["Sam", "Loyd"] {
            assert!(marked(&mut window).iter().any(|other| other == word), "{word}");
        }
    }
}

#[test]
fn escape_and_the_cross_show_everything_again() {
    for is_key in [true, false] {
        let mut window = searching("two");
        window.key(Key::Enter);
        assert_eq!(window.document().current(), 2);
        window.ctrl(Key::F);
        if is_key {
            window.key(Key::Escape);
        } else {
            window.click("Clear search");
        }
        assert_eq!(rows(&window), [1, 2, 3, 4, 5, 6]);
        assert_eq!(window.document().current(), 2, "the current position stays");
        assert_eq!(window.state().list.search.text(), "");
    }
}

#[test]
fn the_caret_leaves_for_the_first_position() {
    for key in [Key::Enter, Key::ArrowDown] {
        let mut window = searching("study");
        window.ctrl(Key::PageDown);
        window.ctrl(Key::PageDown);
        window.ctrl(Key::F);
        window.key(key);
        assert_eq!(window.document().current(), 0, "{key:?}");
        assert!(!window.node("Search").focused, "{key:?}");
    }
}

#[test]
fn f3_steps_through_what_was_found() {
    let mut window = searching("study");
    window.key(Key::Enter);
    for (shift, expected) in [(false, 2), (false, 0), (true, 2), (true, 0)] {
        let modifiers = if shift { egui::Modifiers::SHIFT } else { egui::Modifiers::NONE };
        window.key_with(modifiers, Key::F3);
        assert_eq!(window.document().current(), expected);
    }
}

#[test]
fn without_matches_a_button_clears_the_field() {
    let mut window = searching("no such words");
    assert_eq!(rows(&window), [0; 0]);
    assert!(window.sees("No matching positions"), "{}", window.words());
    assert!(window.sees("0 of 6"));
    window.click("Show all");
    assert_eq!(rows(&window), [1, 2, 3, 4, 5, 6]);
    assert!(!window.sees("No matching positions"));
}

#[test]
fn without_matches_for_words_the_piece_syntax_is_shown() {
    let how = "Search for pieces by their letters:";
    let mut window = searching("rook");
    assert_eq!(rows(&window), [0; 0]);
    assert!(window.sees(how), "{}", window.words());
    let example = "Search for Ke1: the white king on e1; qd8: a black queen on d8; e4=: an empty square";
    window.click(example);
    assert_eq!(window.state().list.search.text(), "Ke1");
    assert_eq!(rows(&window), [1, 3, 6]);
    assert!(!window.sees(how));
    let window = searching("is:stalemate");
    assert_eq!((rows(&window), window.sees(how)), (vec![], false), "that was no word");
    for (typed, offered) in [("Rook", "R>=1: 1 or more white rooks"), ("Q", "Q>=1: 1 or more white queens")] {
        let mut window = searching(typed);
        window.click(&format!("Search for {offered}"));
        assert_eq!(window.state().list.search.text(), &offered[..4]);
    }
}

#[test]
fn typing_after_clearing_starts_another_search() {
    let mut window = searching("rook");
    window.click("Clear search");
    assert_eq!(window.state().list.search.text(), "");
    window.type_keys("is");
    assert_eq!(window.state().list.search.text(), "is");
}

#[test]
fn an_empty_field_shows_examples_to_click() {
    let mut window = Window::showing(&six());
    let is_example = |node: &&Node| node.name.starts_with("Search for ");
    assert_eq!(window.nodes().iter().filter(is_example).count(), 0);
    window.ctrl(Key::F);
    window.settle();
    let examples: Vec<Node> = window.nodes().into_iter().filter(|node| is_example(&node)).collect();
    assert!(examples.len() > 5, "{}", window.words());
    window.click_at(examples[2].rect.center());
    let text = window.state().list.search.text().to_owned();
    assert!(!text.is_empty() && examples[2].name.contains(&text), "{text} of {}", examples[2].name);
    assert_eq!(window.nodes().iter().filter(is_example).count(), 0, "they go once there is a text");
    assert!(window.node("Search").focused, "one goes on typing");
    window.key(Key::Escape);
    assert_eq!(window.nodes().iter().filter(is_example).count(), 0);
}

#[test]
fn every_ready_filter_finds_something() {
    for (name, expected) in [
        ("With problems", vec![4, 5]),
        ("Illegal", vec![4]),
        ("Unreadable", vec![5]),
        ("Checkmate", vec![2]),
        ("White to move", vec![1, 3, 4, 6]),
        ("Black to move", vec![2]),
        ("Edited", vec![]),
        ("Done", vec![]),
        ("Not done", vec![1, 2, 3, 4, 5, 6]),
    ] {
        let mut window = Window::showing(&six());
        window.click("Filter");
        window.click(&format!("Show: {name}"));
        assert_eq!(rows(&window), expected, "{name}: {}", window.state().list.search.text());
        let text = window.state().list.search.text().to_owned();
        window.click("Filter");
        window.click(&format!("Show: {name}"));
        assert_eq!(window.state().list.search.text(), "", "{text} is taken away again");
    }
}

#[test]
fn how_many_have_problems_is_said_and_leads_to_them() {
    let mut window = Window::showing(&six());
    window.wait(0.5);
    window.click("2 with problems");
    assert_eq!(rows(&window), [4, 5]);
    assert!(window.sees("2 of 6"), "the same number: {}", window.words());
    let sound = Window::showing(&format!("{ROOK}\n{MATE}\n"));
    assert!(!sound.sees("with problems"), "{}", sound.words());
}

#[test]
fn the_number_of_problems_follows_edits_and_undo() {
    let mut window = Window::showing(&six());
    wait_to_see(&mut window, "2 with problems");
    window.ctrl(Key::PageDown);
    window.drag("a1", "off");
    assert!(window.sees("3 with problems"), "a king is missing: {}", window.words());
    window.ctrl(Key::Z);
    assert!(window.sees("2 with problems"), "{}", window.words());
    for _ in 0..3 {
        window.ctrl(Key::PageDown);
    }
    window.ctrl_shift(Key::Delete);
    wait_to_see(&mut window, "1 with problems");
    window.ctrl(Key::Z);
    wait_to_see(&mut window, "2 with problems");
}

/// Waits until a background search shows these words.
fn wait_to_see(window: &mut Window, words: &str) {
    window.wait(0.5);
    assert!(window.sees(words), "{}", window.words());
}

#[test]
fn a_position_stays_in_sight_while_it_is_edited() {
    let mut window = searching("is:checkmate");
    window.key(Key::Enter);
    assert_eq!((rows(&window), window.document().current()), (vec![2], 1));
    window.drag("a8", "a7");
    assert_eq!(rows(&window), [2], "it is no mate any more and stays all the same");
    window.ctrl(Key::F);
    window.key(Key::Enter);
    assert_eq!(rows(&window), [0; 0], "until it is searched again");
}

#[test]
fn other_records_are_searched_again() {
    let mut window = searching("study");
    window.key(Key::Enter);
    window.ctrl_shift(Key::Delete);
    assert_eq!(rows(&window), [2], "the second study is in another place now");
    window.ctrl(Key::Z);
    assert_eq!(rows(&window), [1, 3]);
}

#[test]
fn another_file_is_not_searched_for_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("other.fen");
    std::fs::write(&path, format!("{MATE}\n{ROOK}\n")).expect("the file can be written");
    let mut window = searching("study");
    window.drop_file(&path);
    assert_eq!((rows(&window), window.state().list.search.text()), (vec![1, 2], ""));
}

#[test]
fn a_narrow_list_has_the_field_only_when_it_is_asked_for() {
    use fenwright::app::shell::settings::Settings;
    use fenwright::document::Document;

    let document = Document::from_bytes(six().into_bytes());
    let mut window = Window::sized(document, Settings::default(), [800.0, 600.0]);
    window.wait(0.5);
    assert!(window.find("Search").is_none());
    assert!(window.find("2 problems").is_some(), "{}", window.words());
    window.click("Find positions");
    window.settle();
    assert!(window.node("Search").focused);
    window.type_keys("mate");
    assert_eq!(rows(&window), [2]);
    window.key(Key::Escape);
    window.settle();
    assert!(window.find("Search").is_none(), "{}", window.words());
}

#[test]
fn a_large_file_is_searched_while_it_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.fen");
    // Long comments make a file of few records too large for memory.
    let record = |number: usize| format!("# {} study {number}\n{}\n", "-".repeat(900), [ROOK, MATE][number % 2]);
    let content: String = (0..20_000).map(record).collect();
    assert!(content.len() > 16 << 20, "only such a file stays on the disk");
    std::fs::write(&path, &content).expect("the file can be written");
    let mut window = Window::on_file(&path);
    window.ctrl(Key::F);
    window.type_keys("is:checkmate");
    let is_over = |window: &Window| {
        let finding = &window.state().list.search;
        window.document().reading_progress().is_none()
            && finding.progress().is_none()
            && finding.count() == Some(10_000)
    };
    window.frames_until("it is not all found", is_over);
    assert_eq!(window.document().len(), 20_000);
    assert!(window.sees("10,000 of 20,000"), "{}", window.words());
    window.ctrl_shift(Key::PageDown);
    assert_eq!(window.document().current(), 19_999, "the last that was found");
}

#[test]
fn a_phrase_that_is_found_late_takes_the_place_of_its_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.fen");
    let record = |title: &str| format!("# {title}\n# {}\n{ROOK}\n", "-".repeat(900));
    let content = record("words, two").repeat(20_000) + &record("two words");
    std::fs::write(&path, &content).expect("the file can be written");
    let mut window = Window::on_file(&path);
    window.ctrl(Key::F);
    window.type_keys("two words");
    let is_over = |window: &Window| {
        let finding = &window.state().list.search;
        window.document().reading_progress().is_none() && finding.progress().is_none() && finding.count() == Some(1)
    };
    window.frames_until("the phrase is not found alone", is_over);
    assert!(window.sees("1 of 20,001") && window.sees("the text “two words”"), "{}", window.words());
}

#[test]
fn text_typed_right_after_the_shortcut_reaches_the_field() {
    for size in [[1180.0, 780.0], [800.0, 600.0]] {
        let content = format!("# study one\n{ROOK}\n# mate\n{MATE}\n");
        let document = Document::from_bytes(content.into_bytes());
        let mut window = Window::sized(document, Settings::default(), size);
        window.frame([key_event(Key::F, Modifiers::COMMAND | Modifiers::CTRL), Event::Text("mate".to_owned())]);
        window.settle();
        assert_eq!(window.state().list.search.text(), "mate", "{size:?}");
        let text = window.box_text();
        let keys = [Event::Text("N".to_owned()), Event::Text("q".to_owned())];
        window.frame([key_event(Key::Escape, Modifiers::NONE)]);
        let edit = key_event(Key::L, Modifiers::COMMAND | Modifiers::CTRL);
        window.frame(std::iter::once(edit).chain(keys));
        window.settle();
        assert_eq!(window.box_text(), "Nq", "in place of {text}");
        assert_eq!(window.cursor(), None);
    }
}

fn key_event(key: Key, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

#[test]
fn a_narrow_list_has_room_for_what_is_typed() {
    let document = Document::from_bytes(six().into_bytes());
    let mut window = Window::sized(document, Settings::default(), [800.0, 600.0]);
    window.ctrl(Key::F);
    window.type_keys("white to move");
    let field = window.node("Search").rect;
    let text = |shape: &ClippedShape| match &shape.shape {
        Shape::Text(text) if text.galley.text() == "white to move" => Some(text.visual_bounding_rect()),
        _ => None,
    };
    let text = window.harness().output().shapes.iter().find_map(text).expect("what was typed");
    assert!(field.contains_rect(text), "{text:?} in {field:?}");
    let [cross, filter] = ["Clear search", "Filter"].map(|name| window.node(name).rect);
    assert!(text.right() <= cross.left(), "{text:?} before {cross:?}");
    assert!(filter.top() >= field.bottom(), "{filter:?} below {field:?}");
    assert!(window.sees("4 found"), "{}", window.words());
}

#[test]
fn proven_results_are_found() {
    let content = "2k2/5/2K2/2P2/5 w - - 0 1\n2k2/5/2K2/2P2/5 b - - 0 1\n5/2k2/5/2P2/2K2 b - - 0 1\n\
                   rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n5/5/5/5/5 w - - 0 1\n";
    for (query, found) in [
        ("is:won", vec![1]),
        ("is:lost", vec![2]),
        ("is:drawn", vec![3]),
        ("is:unproven", vec![4, 5]),
        ("-is:unproven -is:drawn", vec![1, 2]),
    ] {
        let mut window = Window::showing(content);
        window.ctrl(Key::F);
        window.type_keys(query);
        window.frames_until("it is searched", |window| rows(window) == found);
    }
}
