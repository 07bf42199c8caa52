//! Worksheets: captions, and solutions that are hidden until clicked.

use std::fs;

use egui::{Key, Modifiers};
use fenwright::app::shell::export_options::SolutionPages;
use fenwright::app::shell::settings::Settings;
use fenwright::document::{Document, Format};

use super::choose;
use crate::support::tree::Node;
use crate::support::window::Window;

/// Positions with a solution, with a mate, and with neither.
const STATED: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id \"best\"; c0 \"by Sam Loyd\";\n\
                      kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; id \"mate\";\n\
                      4k3/8/8/8/8/8/8/4K3 w - -;\n";
const TITLED: &str = "# one\n4k3/8/8/8/8/8/8/4K2R w - - 0 1\n# two\n4k3/8/8/8/8/8/8/4K2Q w - - 0 1\n\
                      # three\n4k3/8/8/8/8/8/8/4K2B w - - 0 1\n";

fn epd(text: &str) -> Document {
    Document::from_bytes_as(text.as_bytes().to_vec(), Format::Epd)
}

/// Settings for HTML pages.
fn for_html() -> Settings {
    let mut settings = Settings::default();
    settings.export.sheet.is_chosen = true;
    settings.export.sheet.form = fenwright::diagram::WorksheetFormat::Html;
    settings
}

/// Exports with the open dialog. Returns the content of the file.
fn export(window: &mut Window) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("sheet.html");
    window.world().will_pick(&path);
    window.click("Export…");
    window.wait_for_work();
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{error}: {}", window.notices()))
}

/// The texts of the elements of a class in an HTML page, separated by bars.
fn texts(html: &str, class: &str) -> String {
    let start = format!(" class=\"{class}\">");
    let parts = html.split(&start).skip(1);
    parts.map(|part| part.split('<').next().unwrap_or_default()).collect::<Vec<_>>().join("|")
}

#[test]
fn captions_are_chosen_and_remembered() {
    let mut window = Window::with(epd(STATED), for_html());
    window.ctrl_shift(Key::E);
    window.wait_for_background();
    for (name, is_used, is_ticked) in [
        ("Numbers", true, true),
        ("Title", true, true),
        ("Author", true, true),
        ("Source", false, false),
        ("Stipulation", true, true),
        ("Side to move", true, true),
    ] {
        let node = window.node(name);
        assert_eq!((node.enabled, node.selected), (is_used, is_ticked), "{name}");
    }
    let html = export(&mut window);
    let said = ["number", "title", "author", "stipulation"].map(|class| texts(&html, class));
    assert_eq!(said, ["1|2|3", "best|mate", "Sam Loyd", "Mate in 2"]);
    window.ctrl_shift(Key::E);
    for name in ["Title", "Stipulation", "Numbers"] {
        window.click(name);
    }
    assert_eq!(window.node("Caption").value, "{author}");
    window.click("Title");
    assert_eq!(window.node("Caption").value, "{title} | {author}");
    let html = export(&mut window);
    let said = ["number", "title", "author", "stipulation"].map(|class| texts(&html, class));
    assert_eq!(said, ["", "best|mate", "Sam Loyd", ""]);
    let stored = window.world().stored.clone().expect("remembered").export.sheet;
    assert_eq!((stored.caption.as_str(), stored.numbers), ("{title} | {author}", false));
}

#[test]
fn pages_can_have_another_language_than_the_window() {
    let mut window = Window::with(epd(STATED), for_html());
    window.ctrl_shift(Key::E);
    window.wait_for_background();
    choose(&mut window, "Solutions", "From the file, solve the rest");
    choose(&mut window, "Language", "Deutsch");
    window.wait_for_background();
    assert!(window.sees("Page 1 of 2"), "the window stays as it is: {}", window.words());
    let html = export(&mut window);
    assert!(html.contains("<html lang=\"de\">") && html.contains("<summary>L\u{f6}sung</summary>"), "{html}");
    assert_eq!(texts(&html, "running"), "L\u{f6}sungen");
    assert!(html.contains("Zu 1 Stellung ist keine L\u{f6}sung angegeben") && html.contains("1.Ta6"), "{html}");
    assert!(html.contains("Wei\u{df} am Zug") && !html.contains("White to move"), "{html}");
    assert!(
        window.notices().contains("1 position is without a solution: 1 without a stipulation"),
        "{}",
        window.notices()
    );
    assert_eq!(window.world().stored.clone().expect("remembered").export.sheet.language.as_deref(), Some("de"));
    window.ctrl_shift(Key::E);
    choose(&mut window, "Language", "Same as the window");
    let html = export(&mut window);
    assert!(html.contains("<html lang=\"en\">") && html.contains("1.Ra6") && html.contains("White to move"), "{html}");
}

#[test]
fn captions_without_content_cannot_be_chosen() {
    let mut window = Window::with(Document::from_bytes(b"4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".to_vec()), for_html());
    window.ctrl_shift(Key::E);
    window.wait_for_background();
    for name in ["Title", "Author", "Source", "Stipulation", "Solutions"] {
        assert!(!window.node(name).enabled, "{name}");
    }
    assert!(window.node("Numbers").enabled && window.node("Side to move").enabled);
}

#[test]
fn solutions_come_below_each_board_and_onto_pages_behind_the_diagrams() {
    for (entry, pages, expected, said) in [
        (
            "From the file",
            SolutionPages::Record,
            "1.Rd8#",
            "2 positions are without a solution: 2 without one in the file",
        ),
        (
            "From the file, solve the rest",
            SolutionPages::Solve,
            "1.Rd8#|1.Ra6! (zugzwang)|1...bxa6 2.b7#|1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7 2.Rxa7#",
            "1 position is without a solution: 1 without a stipulation",
        ),
    ] {
        let mut window = Window::with(epd(STATED), for_html());
        window.ctrl_shift(Key::E);
        window.wait_for_background();
        assert!(window.sees("Page 1 of 1"), "{}", window.words());
        choose(&mut window, "Solutions", entry);
        window.wait_for_background();
        assert!(
            window.sees("3 diagrams on 1 page, with the solutions below, hidden until clicked"),
            "{}",
            window.words()
        );
        assert!(window.sees("Page 1 of 2"), "{entry}: {}", window.words());
        window.key(Key::PageDown);
        window.wait_for_background();
        assert!(window.sees("Preview of page 2 of 2"), "{entry}: {}", window.words());
        let html = export(&mut window);
        let rows = html.split("<text class=\"row\" ").skip(1).filter_map(|row| row.split(['>', '<']).nth(1));
        assert_eq!(rows.collect::<Vec<_>>().join("|"), expected, "{entry}");
        // On the screen, each solution is below its own board.
        let figures: Vec<&str> = html.split("<figure>").skip(1).collect();
        let hidden = figures
            .iter()
            .map(|figure| figure.split("<details").nth(1).map_or(0, |below| below.matches("<p ").count()));
        assert_eq!(hidden.sum::<usize>(), expected.split('|').count(), "{entry}");
        assert!(figures.iter().any(|figure| !figure.contains("<details")), "{entry}: one has no solution");
        assert_eq!(window.notices(), format!("Exported sheet.html: 2 pages; {said}"));
        assert_eq!(window.world().stored.clone().expect("remembered").export.sheet.solutions, pages);
    }
}

#[test]
fn diagrams_of_html_with_solutions_are_solved_in_the_page_unless_that_is_off() {
    let mut window = Window::with(epd(STATED), for_html());
    window.ctrl_shift(Key::E);
    window.wait_for_background();
    assert!(!window.node("Solve in the page").enabled, "without solutions");
    choose(&mut window, "Solutions", "From the file, solve the rest");
    assert!(window.node("Solve in the page").enabled);
    window.wait_for_background();
    let html = export(&mut window);
    let puzzles = |html: &str| html.matches("<script type=\"application/json\">").count();
    assert_eq!(puzzles(&html), 2, "one has neither a solution nor a stipulation");
    window.ctrl_shift(Key::E);
    window.click("Solve in the page");
    window.wait_for_background();
    let html = export(&mut window);
    assert!(html.contains("1.Ra6! (zugzwang)") && !html.contains("<script"), "{html}");
    assert!(!window.world().stored.clone().expect("remembered").export.sheet.solvable);
}

#[test]
fn the_dialog_says_that_no_solutions_are_stated() {
    let mut window = Window::with(epd("kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2;\n"), for_html());
    window.ctrl_shift(Key::E);
    window.wait_for_background();
    choose(&mut window, "Solutions", "From the file");
    window.wait_for_background();
    assert!(window.sees("no position states a solution"), "{}", window.words());
    assert!(window.sees("Page 1 of 1"), "{}", window.words());
}

#[test]
fn positions_solved_in_the_window_are_printed_with_their_solutions() {
    let content = "kbK5/pp6/1P6/8/8/8/8/R7 w - -;\n8/8/8/8/8/2k5/8/K6R w - -;\n4k3/8/8/8/8/8/8/4K3 w - -;\n\
                   4k3/8/8/8/8/8/8/4K3 w - - dm 2;\nkk6/8/8/8/8/8/8/R3K3 w - - dm 2;\n";
    let mut settings = for_html();
    settings.export.sheet.solutions = SolutionPages::Solve;
    settings.asked = fenwright::notation::stipulation::read("#2").expect("a stipulation").into();
    let mut window = Window::with(epd(content), settings);
    window.solve();
    window.ctrl(Key::PageDown);
    window.solve();
    window.ctrl_shift(Key::E);
    window.wait_for_background();
    assert!(window.node("Solutions").enabled);
    let html = export(&mut window);
    assert!(html.contains("1.Ra6! (zugzwang)"), "{html}");
    assert!(html.contains("No solution is given for 4 positions"), "{html}");
    let reasons = "4 positions are without a solution: 1 without a stipulation, 2 have none, 1 is illegal";
    assert!(window.notices().contains(reasons), "{}", window.notices());
}

#[test]
fn pages_without_anything_to_solve_promise_no_solutions() {
    let mut settings = for_html();
    settings.export.sheet.solutions = SolutionPages::Solve;
    let mut window = Window::with(epd("4k3/8/8/8/8/8/8/4K3 w - -;\n"), settings);
    window.ctrl_shift(Key::E);
    window.wait_for_background();
    assert!(window.sees("1 diagram on 1 page; no position states a solution or a stipulation"), "{}", window.words());
}

#[test]
fn pages_are_seen_while_positions_are_still_being_solved() {
    for (entry, expected) in
        [("From the file, solve the rest", "Page 1 of 2, diagrams of"), ("None", "Page 1 of 1, diagrams of")]
    {
        let mut window = Window::with(epd(STATED), for_html());
        window.ctrl_shift(Key::E);
        window.wait_for_background();
        window.hold_threads();
        choose(&mut window, "Solutions", "From the file, solve the rest");
        window.pass_one_thread();
        window.frames(3);
        assert!(window.sees("Page 1 of 2, solving…"), "{}", window.words());
        // Solutions that are no longer wanted are cancelled.
        if entry == "None" {
            choose(&mut window, "Solutions", entry);
        }
        window.let_threads_go();
        window.wait_for_background();
        assert!(window.sees(expected), "{entry}: {}", window.words());
    }
}

#[test]
fn solving_for_pages_can_be_cancelled() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("sheet.html");
    let long = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - dm 60;\n";
    let mut settings = for_html();
    settings.export.sheet.solutions = SolutionPages::Solve;
    let mut window = Window::with(epd(&long.repeat(3)), settings);
    window.hold_threads();
    window.ctrl_shift(Key::E);
    window.world().will_pick(&path);
    window.click("Export…");
    window.frames(2);
    assert!(window.sees("Drawing and solving 3 diagrams"), "{}", window.words());
    window.key(Key::Escape);
    window.let_threads_go();
    window.wait_for_work();
    assert_eq!(window.notices(), "sheet.html was not exported.");
    assert!(!path.exists());
}

#[test]
fn how_long_a_position_is_solved_is_chosen_and_remembered() {
    let mut window = Window::with(epd(STATED), for_html());
    window.ctrl_shift(Key::E);
    window.wait_for_background();
    assert!(window.find("Seconds").is_none(), "nothing is solved");
    choose(&mut window, "Solutions", "From the file, solve the rest");
    assert_eq!(window.node("Seconds").value, "60");
    let mut settings = for_html();
    (settings.export.sheet.solutions, settings.export.sheet.milliseconds) = (SolutionPages::Solve, 300);
    let mut window = Window::with(epd("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - dm 60;\n"), settings);
    window.ctrl_shift(Key::E);
    window.wait_for_background();
    assert_eq!(window.node("Seconds").value, "0.3");
    for (typed, is_number) in [("0", false), ("soon", false), ("0,1", true)] {
        window.click("Seconds");
        window.ctrl(Key::A);
        window.type_keys(typed);
        assert_eq!(window.node("Export…").enabled, is_number, "{typed}: {}", window.words());
        assert_eq!(window.sees("Type a number of seconds from 0.1 to 86,400"), !is_number, "{typed}");
    }
    window.wait_for_background();
    export(&mut window);
    let said = "Exported sheet.html: 1 page; 1 position is without a solution: 1 was not solved in 0.1 seconds";
    assert_eq!(window.notices(), said);
    assert_eq!(window.world().stored.clone().expect("remembered").export.sheet.milliseconds, 100);
    window.ctrl_shift(Key::E);
    assert_eq!(window.node("Seconds").value, "0.1");
    window.key(Key::Escape);
}

/// The numbers and titles of the exported pages.
fn numbered(window: &mut Window) -> (String, String) {
    window.ctrl_shift(Key::E);
    let html = export(window);
    (texts(&html, "number"), texts(&html, "title"))
}

#[test]
fn numbers_are_places_and_follow_the_order_of_the_list() {
    let settings = for_html();
    let mut window = Window::with(Document::from_bytes(TITLED.into()), settings);
    let expected = |titles: &str| ("1|2|3".to_owned(), titles.to_owned());
    assert_eq!(numbered(&mut window), expected("one|two|three"));
    window.menu("List", "Sort by name");
    assert_eq!(numbered(&mut window), expected("one|three|two"));
    // The first row is dragged below the last one.
    let row = |number: usize| {
        let start = format!("Position {number}:");
        let is_row = |node: &Node| node.is_control() && node.name.starts_with(&start);
        window.nodes().into_iter().find(is_row).unwrap_or_else(|| panic!("{}", window.words())).rect
    };
    let (from, end) = (row(1).center(), row(3).center_bottom() - egui::vec2(0.0, 3.0));
    window.move_to(from);
    window.settle();
    window.press(egui::PointerButton::Primary);
    for to in [from + egui::vec2(4.0, 9.0), from.lerp(end, 0.5), end, end] {
        window.move_to(to);
    }
    window.release(egui::PointerButton::Primary);
    window.settle();
    assert_eq!(numbered(&mut window), expected("three|two|one"));
    window.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(numbered(&mut window), expected("one|three|two"));
}
