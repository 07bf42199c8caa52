//! The solution as text, as EPD, and saved in the record.

use egui::{Key, Modifiers};
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::document::{Document, Field};
use fenwright::notation::epd;

use super::{CORNER, HALF, HARING, asked};
use crate::support::window::Window;

impl Window {
    pub(super) fn run_in_solve_menu(&mut self, command: Command) {
        self.menu("Solve", command.name());
        self.wait_for_solving();
    }
}

#[test]
fn the_printed_solution() {
    let mut window = Window::solved(CORNER, 2);
    window.run_in_solve_menu(Command::CopySolution);
    let expected = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1
#2
1.Ra6! (zugzwang)
    1...bxa6 2.b7#
    1...Bh2, Bg3, Bf4, Be5, Bd6, Bc7 2.Rxa7#
1.Ra5? a6!
1.Rxa7+? Bxa7!
";
    assert_eq!(window.clipboard(), expected);
    assert!(window.notices().contains("Solution copied"));
}

#[test]
fn unsound_problems_are_printed_as_such() {
    let mut window = Window::solved(CORNER, 1);
    window.run_in_solve_menu(Command::CopySolution);
    assert_eq!(window.clipboard(), format!("{CORNER}\n#1\nNo solution: there is no mate in 1\n"));
    let mut window = Window::solved("7k/8/6K1/8/8/8/8/RR6 w - - 0 1", 1);
    window.run_in_solve_menu(Command::CopySolution);
    let text = window.clipboard();
    assert!(text.lines().nth(2).is_some_and(|line| line.starts_with("Cooked: 2 first moves mate in 1")), "{text}");
}

#[test]
fn the_solution_as_epd() {
    let mut window = Window::solved(CORNER, 2);
    window.run_in_solve_menu(Command::CopySolutionAsEpd);
    let text = window.clipboard();
    let record = epd::read(&text).expect("our reader reads it");
    assert_eq!(record.position, *window.document().position());
    assert!(record.warnings.is_empty(), "{:?}", record.warnings);
    assert!(text.starts_with("kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; bm Ra6; pv Ra6 "), "{text}");
    assert!(text.ends_with("#;"), "{text}");
    let mut window = Window::solved(HARING, 2);
    window.run_in_solve_menu(Command::CopySolutionAsEpd);
    assert!(window.clipboard().contains(" dm 2; bm d4; pv d4 "), "{}", window.clipboard());
}

#[test]
fn existing_operations_stay_and_the_clocks_are_written() {
    let line = "kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra1; id \"a corner\"; hmvc 4; fmvn 9;";
    let mut window = Window::solved(&format!("{line}\n"), 2);
    window.run_in_solve_menu(Command::CopySolutionAsEpd);
    let text = window.clipboard();
    assert!(text.contains(" bm Ra6; id \"a corner\"; hmvc 4; fmvn 9; dm 2; pv Ra6 "), "{text}");
    assert_eq!(window.content(), format!("{line}\n"), "copying writes nothing");
}

/// A window with an EPD file of this line, solved.
fn solved_epd(line: &str) -> Window {
    let document = Document::from_bytes_as(line.as_bytes().to_vec(), fenwright::document::Format::Epd);
    let mut window = Window::with(document, fenwright::app::shell::settings::Settings::default());
    window.solve();
    window
}

#[test]
fn undo_is_not_offered_where_it_would_take_back_a_shown_move() {
    for is_shown in [false, true] {
        let mut window = solved_epd("kbK5/pp6/1P6/8/8/8/8/R7 w - - id \"one\";\n");
        if is_shown {
            window.click("Key 1.Ra6, zugzwang");
            assert!(window.state().trial.is_some());
        }
        window.run_in_solve_menu(Command::WriteSolution);
        assert!(window.content().contains(" bm Ra6;"), "{}", window.content());
        let notice = window.state().notices.list().last().expect("it is said").clone();
        assert!(notice.text.contains("saved"), "{}", notice.text);
        assert_eq!(notice.command, (!is_shown).then_some(Command::Undo), "a line is shown: {is_shown}");
    }
}

#[test]
fn why_nothing_was_written_is_said() {
    let long = "c0 \"0123456789\"; ".repeat(2500);
    let there = "kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; bm Ra6; pv Ra6 bxa6 b7#;\n";
    for (line, said) in [
        (there.to_owned(), "The details already contain this solution."),
        (format!("kbK5/pp6/1P6/8/8/8/8/R7 w - - {long}\n"), "Nothing was saved: the line of the position"),
    ] {
        let mut window = solved_epd(&line);
        window.run_in_solve_menu(Command::WriteSolution);
        if window.content() != line {
            // Of several main lines, the record gets another one; then it has this solution.
            window.run_in_solve_menu(Command::WriteSolution);
        }
        assert!(window.notices().contains(said), "{said}: {}", window.notices());
    }
}

#[test]
fn moves_that_are_not_shown_as_a_solution_stay() {
    let content = format!("[Event \"a\"]\n[FEN \"{CORNER}\"]\n\n1. Kd8 ; a game\n*\n");
    let mut window = Window::with(Document::from_bytes(content.clone().into_bytes()), Settings::default());
    window.solve();
    window.run_in_solve_menu(Command::WriteSolution);
    assert!(window.notices().contains("moves that are not shown as its solution"), "{}", window.notices());
    assert_eq!((window.content(), window.document().can_undo()), (content, false), "nor is the stipulation written");
}

#[test]
fn the_solution_in_the_record_is_one_step() {
    let content = "# a\nkbK5/pp6/1P6/8/8/8/8/R7 w - -  id \"one\"; bm Ra1;\n8/8/8/8/8/8/8/K1k5 w - - id \"two\";\n";
    let document = Document::from_bytes_as(content.as_bytes().to_vec(), fenwright::document::Format::Epd);
    let mut window = Window::with(document, fenwright::app::shell::settings::Settings::default());
    window.solve();
    window.run_in_solve_menu(Command::WriteSolution);
    let written = window.content();
    let line = written.lines().nth(1).unwrap_or_default();
    assert!(line.starts_with("kbK5/pp6/1P6/8/8/8/8/R7 w - -  id \"one\"; bm Ra6; dm 2; pv Ra6 "), "{line}");
    assert!(written.ends_with("\n8/8/8/8/8/8/8/K1k5 w - - id \"two\";\n"), "{written}");
    assert!(window.is_current(), "operations are no part of the position");
    assert!(window.notices().contains("saved"), "{}", window.notices());
    window.undo();
    assert_eq!(window.content(), content);
    window.quick_key(Modifiers::NONE, egui::Key::F5);
    window.wait_for_solving();
}

#[test]
fn the_solution_goes_into_records_of_every_format_as_moves() {
    let asking = |sign| Settings { asked: asked(sign), ..Settings::default() };
    let (mate, helpmate) = (asking("#2"), asking("h#1"));
    let corner = "1. Ra6 bxa6 (1... Bh2 2. Rxa7#) 2. b7#";
    let helped = "7k/8/6K1/8/8/8/8/R7 b - - 0 1";
    for (source, settings, expected) in [
        ("# a\n@\n".to_owned(), mate.clone(), format!("# a\n# Stipulation: #2\n# Solution: {corner}\n@\n")),
        ("# a, mate in 2\n@\n".to_owned(), mate.clone(), format!("# a, mate in 2\n# Solution: {corner}\n@\n")),
        (
            "[Event \"a\"]\n[FEN \"@\"]\n\n*\n".to_owned(),
            mate.clone(),
            format!("[Event \"a\"]\n[FEN \"@\"]\n[Stipulation \"#2\"]\n\n{corner} *\n"),
        ),
        (
            "[Event \"a, mate in 2\"]\n[FEN \"@\"]\n\n1. Ra6 {the key} *\n".to_owned(),
            mate,
            format!("[Event \"a, mate in 2\"]\n[FEN \"@\"]\n\n{corner} *\n"),
        ),
        (
            format!("# a\n{helped}\n"),
            helpmate,
            format!("# a\n# Stipulation: h#1\n# Solution: 1... Kg8 2. Ra8#\n{helped}\n"),
        ),
        (
            format!("# a\n# h#1.5\n{HALF}\n"),
            Settings::default(),
            format!("# a\n# h#1.5\n# Solution: 1. Kb6 Kb8 2. Rd8#\n{HALF}\n"),
        ),
        (
            format!("[Event \"a\"]\n[FEN \"{HALF}\"]\n[Stipulation \"h#1.5\"]\n\n*\n"),
            Settings::default(),
            format!("[Event \"a\"]\n[FEN \"{HALF}\"]\n[Stipulation \"h#1.5\"]\n\n1. Kb6 Kb8 2. Rd8# *\n"),
        ),
        (
            format!("{} id \"a\"; c0 \"h#1.5\";\n", &HALF[..HALF.len() - 4]),
            Settings::default(),
            format!("{} id \"a\"; c0 \"h#1.5\"; c1 \"Solution: 1. Kb6 Kb8 2. Rd8#\";\n", &HALF[..HALF.len() - 4]),
        ),
    ] {
        let content = source.replace('@', CORNER);
        let document = Document::from_bytes(content.as_bytes().to_vec());
        let mut window = Window::with(document, settings);
        window.solve();
        window.run_in_solve_menu(Command::WriteSolution);
        assert_eq!(window.content(), expected.replace('@', CORNER));
        let replaced = content.contains("the key");
        assert_eq!(window.notices().contains("replacing the previous one"), replaced, "{}", window.notices());
        let again = Document::from_bytes(window.content().into_bytes());
        assert!(!again.record(0).read_metadata().get(Field::Solution).is_empty());
        window.run_in_solve_menu(Command::WriteSolution);
        assert!(window.notices().contains("already contain this solution"), "{}", window.notices());
        window.undo();
        assert_eq!(window.content(), content, "one step");
    }
}

#[test]
fn the_ways_to_keep_a_solution_stand_in_one_row() {
    for size in [[800.0, 600.0], [1280.0, 800.0]] {
        let mut window = Window::sized(Document::new(), Settings::default(), size);
        window.type_fen("8/8/6R1/k7/8/2K5/8/8 w - - 0 1");
        window.key(Key::Enter);
        window.key(Key::F5);
        window.wait_for_solving();
        let names = ["Copy solution", "Copy solution as EPD", "Save solution"];
        let [copy, epd, write] = names.map(|name| window.node(name).rect);
        assert_eq!([copy.y_range(), epd.y_range()], [write.y_range(); 2], "one row at {size:?}");
        assert!(copy.right() < epd.left() && epd.right() < write.left(), "{copy:?} {epd:?} {write:?} at {size:?}");
    }
}
