//! Solving automatically after edits, and the settings that are remembered.

use egui::{Key, Modifiers};
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;
use fenwright::rules::solver::Judgement;

use super::{CORNER, HARING, LONG, asked};
use crate::support::fake_desktop::read_again;
use crate::support::window::Window;

fn by_itself(content: &str, moves: u8) -> Window {
    let (asked, document) = (asked(&format!("#{moves}")), Document::from_bytes(content.as_bytes().to_vec()));
    let mut window = Window::with(document, Settings { asked, ..Settings::default() });
    window.menu("Solve", Command::SolveAfterEdits.name());
    window
}

impl Window {
    /// Waits until an edited position is solved automatically.
    fn pause(&mut self) {
        let now = self.harness().ctx.input(|input| input.time);
        self.harness().input_mut().time = Some(now + 0.4);
        self.frames(2);
    }

    fn remove(&mut self, square: &str) {
        let at = self.place(square);
        self.move_to(at);
        self.quick_key(Modifiers::NONE, Key::Delete);
    }
}

#[test]
fn a_position_is_solved_by_itself_once_it_rests() {
    let mut window = by_itself(HARING, 2);
    window.pause();
    window.wait_for_solving();
    assert_eq!(window.headline(), "Mate in 2 \u{b7} sound");
    window.remove("d2");
    assert!(!window.is_current());
    assert!(window.state().solving.search_status().is_none(), "not before it rests");
    window.pause();
    window.wait_for_solving();
    assert!(window.is_current());
    assert_eq!(window.headline(), "No mate in 2");
    window.quick_key(crate::support::input::ctrl(), Key::Z);
    window.frames(1);
    assert!(window.is_current(), "what is known is not searched again");
    assert_eq!(window.headline(), "Mate in 2 \u{b7} sound");
}

#[test]
fn a_position_is_solved_by_itself_once_and_not_twice() {
    let mut window = Window::asking(HARING, 2);
    window.hold_threads();
    window.menu("Solve", Command::SolveAfterEdits.name());
    window.pause();
    assert!(window.state().solving.search_status().is_some());
    window.let_threads_go();
    window.frames_until("it is not solved", |window| {
        let solving = &window.state().solving;
        assert!(!(solving.is_current() && solving.search_status().is_some()), "it is solved a second time");
        solving.is_current() && !solving.is_busy()
    });
    window.pause();
    assert!(window.is_current() && !window.state().solving.is_busy());
    assert!(window.answer().remarks[0].ends_with("13 tries"), "{:?}", window.answer().remarks);
}

#[test]
fn a_change_of_the_clocks_is_no_other_problem() {
    let mut window = Window::solved(CORNER, 2);
    window.type_fen("kbK5/pp6/1P6/8/8/8/8/R7 w - - 7 30");
    window.key(Key::Enter);
    assert_eq!(window.document().position().halfmove_clock, 7);
    assert!(window.is_current());
    window.menu("Solve", Command::CopySolution.name());
    window.wait_for_solving();
    let text = window.clipboard();
    assert!(text.starts_with("kbK5/pp6/1P6/8/8/8/8/R7 w - - 7 30\n#2\n"), "{text}");
}

#[test]
fn a_number_that_is_dragged_is_asked_for_at_the_end() {
    let mut window = Window::asking(LONG, 6);
    window.quick_key(Modifiers::NONE, Key::F5);
    window.frames(3);
    let from = window.node("Number of moves to solve in").rect.center();
    window.move_to(from);
    window.press(crate::support::input::LEFT);
    for step in 1..=10_u8 {
        window.move_to(from + egui::vec2(12.0 * f32::from(step), 0.0));
        window.frames(1);
        assert!(window.state().solving.search_status().is_some(), "the search goes on");
        assert_eq!(window.state().query().stipulation.moves(), Some(6));
        assert!(window.world().stored.is_none());
    }
    window.release_in_one_frame(crate::support::input::LEFT);
    window.frames(2);
    let moves = window.state().query().stipulation.moves();
    assert!(moves > Some(6), "{moves:?}");
    assert_eq!(window.world().stored.as_ref().and_then(|stored| stored.asked.stipulation.moves()), moves);
    assert!(window.state().solving.search_status().is_none(), "something else is asked for");
}

#[test]
fn a_number_that_is_typed_is_remembered_at_the_end() {
    let mut window = Window::asking(CORNER, 2);
    window.open_tab("Solve");
    window.click("Number of moves to solve in");
    window.type_keys("12");
    assert_eq!(window.state().query().stipulation.moves(), Some(12));
    assert!(window.world().stored.is_none());
    window.key(Key::Enter);
    assert_eq!(window.world().stored.as_ref().and_then(|stored| stored.asked.stipulation.moves()), Some(12));
}

#[test]
fn a_search_that_was_stopped_does_not_begin_again() {
    let mut window = by_itself(LONG, 6);
    window.pause();
    assert!(window.state().solving.search_status().is_some());
    window.quick_key(Modifiers::SHIFT, Key::F5);
    for _ in 0..5 {
        window.pause();
        assert!(window.state().solving.search_status().is_none());
    }
    window.remove("a2");
    window.pause();
    assert!(window.state().solving.search_status().is_some(), "another position is another matter");
}

#[test]
fn each_record_keeps_its_own_question_and_answer() {
    let mut window = by_itself(&format!("{CORNER}\n7k/8/6K1/8/8/8/8/R7 w - - 0 1\n"), 2);
    let asked = |window: &Window| window.state().query().stipulation.to_string();
    let marks = |window: &Window| {
        [0, 1].map(|index| {
            let record = window.document().record(index);
            let mark = window.state().puzzle_marks.mark(&record, &record.position().ok()?)?;
            Some((mark.stipulation.to_string(), mark.judgement?))
        })
    };
    let sound = |moves: u8| Some((format!("#{moves}"), Judgement::Sound));
    window.pause();
    window.wait_for_solving();
    window.ctrl(Key::PageDown);
    window.open_tab("Solve");
    window.click("Number of moves to solve in");
    window.ctrl(Key::A);
    window.type_keys("1");
    window.key(Key::Enter);
    window.pause();
    window.wait_for_solving();
    assert_eq!((asked(&window).as_str(), marks(&window)), ("#1", [sound(2), sound(1)]));
    window.ctrl(Key::PageUp);
    for _ in 0..3 {
        window.pause();
        assert!(window.state().solving.search_status().is_none(), "selecting is no edit");
    }
    assert_eq!((asked(&window).as_str(), marks(&window)), ("#2", [sound(2), sound(1)]));
    window.remove("a7");
    assert_eq!(asked(&window), "#2", "an edited position keeps the question of its record");
    window.pause();
    assert!(window.state().solving.search_status().is_some() || window.is_current(), "an edit is solved");
    window.wait_for_solving();
    window.ctrl(Key::PageDown);
    assert_eq!(asked(&window), "#1");
}

#[test]
fn nothing_is_solved_in_the_middle_of_a_gesture() {
    let mut window = by_itself("8/8/8/8/8/k7/8/K6R w - - 0 1", 1);
    window.pause();
    window.wait_for_solving();
    window.click("white rook");
    let at = window.place("h2");
    window.move_to(at);
    window.press(crate::support::input::LEFT);
    for _ in 0..3 {
        window.pause();
        assert!(window.state().solving.search_status().is_none() && !window.is_current());
    }
    window.release_in_one_frame(crate::support::input::LEFT);
    window.pause();
    window.wait_for_solving();
    assert!(window.is_current());
}

#[test]
fn what_is_asked_for_is_remembered_and_the_switch_belongs_to_the_file() {
    let mut window = Window::asking(CORNER, 2);
    window.menu("Solve", Command::SolveAfterEdits.name());
    assert_eq!(window.state().checked(Command::SolveAfterEdits), Some(true));
    window.menu("View", Command::Hints.name());
    let stored = window.world().stored.clone().expect("settings are kept");
    assert_eq!(stored.asked, asked("#2"));
    assert_eq!(read_again(&stored).asked, stored.asked);
    window.ctrl(Key::N);
    assert_eq!(window.state().checked(Command::SolveAfterEdits), Some(false), "a new file is not solved by itself");
}

#[test]
fn numbers_out_of_range_are_brought_into_it() {
    for (moves, expected) in [(0, 1), (255, 100)] {
        let window = Window::asking(CORNER, moves);
        assert_eq!(window.state().query().stipulation.moves(), Some(expected));
    }
}
