//! Solving the position: the search, its answer, the tree, and saving the solution.

mod automatic;
mod panel;
mod phases;
#[cfg(unix)]
mod popeye;
mod solution_texts;
mod stale;
mod studies;
mod tree;

use egui::{Key, Modifiers};
use fenwright::app::command::Command;
use fenwright::app::shell::settings::Settings;
use fenwright::app::solving::{Answer, Branches, NodeId};
use fenwright::app::ui::Tone;
use fenwright::board::{Goal, Stipulation};
use fenwright::document::Document;
use fenwright::notation::stipulation;
use fenwright::rules::solver::{Judgement, Query};

use crate::support::window::{START, Window};

/// C. Haring, 1977: mate in two.
pub(super) const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";
/// A position that takes too long to solve for any test.
const LONG: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// A helpmate in one and a half, made for these tests. White plays two moves.
const HALF: &str = "2k5/8/K2R1p2/8/8/8/8/8 w - - 0 1";
const CORNER: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// The query of a stipulation such as `h#2`.
pub(super) fn asked(sign: &str) -> Query {
    stipulation::read(sign).expect(sign).into()
}

impl Window {
    /// A window that solves for mate in this number of moves.
    fn asking(content: &str, moves: u16) -> Self {
        Self::asking_for(content, Stipulation::new(Goal::Mate, moves).into())
    }

    fn asking_for(content: &str, asked: Query) -> Self {
        let document = Document::from_bytes(content.as_bytes().to_vec());
        // High enough for the whole tree.
        Self::sized(document, Settings { asked, ..Settings::default() }, [1180.0, 1400.0])
    }

    /// A window with the solved position.
    fn solved(content: &str, moves: u16) -> Self {
        let mut window = Self::asking(content, moves);
        window.solve();
        window
    }

    /// Solves the position and waits for the complete answer.
    pub(crate) fn solve(&mut self) {
        self.quick_key(Modifiers::NONE, Key::F5);
        self.wait_for_solving();
    }

    pub(crate) fn wait_for_solving(&mut self) {
        self.frames(1);
        self.frames_until("the search goes on", |window| !window.state().solving.is_busy());
        self.settle();
    }

    fn answer(&self) -> &Answer {
        self.state().solving.answer().expect("it is solved")
    }

    fn is_current(&self) -> bool {
        self.state().solving.is_current()
    }

    fn headline(&self) -> &str {
        &self.answer().headline
    }

    /// The visible lines of the tree, indented, with their notes in parentheses.
    fn tree(&self) -> Vec<String> {
        let tree = &self.answer().tree;
        let line = |(depth, id): &(usize, NodeId)| {
            let node = tree.node(*id)?;
            let added = node.note.as_ref().map_or_else(String::new, |note| format!(" ({note})"));
            let sign = if matches!(node.branches, Branches::Unexpanded | Branches::Collapsed(_)) { " +" } else { "" };
            Some(format!("{}{}{added}{sign}", "  ".repeat(*depth), node.label))
        };
        tree.lines().iter().filter_map(line).collect()
    }

    /// The keys as pairs of squares.
    fn arrows(&self) -> Vec<String> {
        self.answer().keys.iter().map(|key| format!("{}{}", key.from, key.to)).collect()
    }

    fn clipboard(&self) -> String {
        self.world().clipboard.clone().unwrap_or_default()
    }
}

#[test]
fn haring_is_sound_with_its_key_and_tries() {
    let mut window = Window::asking(HARING, 2);
    assert!(window.state().solving.answer().is_none() && !window.is_current());
    window.solve();
    assert!(window.is_current());
    let answer = window.answer();
    assert_eq!((answer.headline.as_str(), answer.tone), ("Mate in 2 \u{b7} sound", Tone::Good));
    assert_eq!(answer.remarks[0], "Key 1.d4 \u{b7} 13 tries");
    assert_eq!(window.arrows(), ["d2d4"]);
    let (record, position) = (window.document().record(0), *window.document().position());
    let mark = window.state().puzzle_marks.mark(&record, &position).expect("the list knows it");
    assert_eq!((mark.stipulation.moves(), mark.judgement), (Some(2), Some(Judgement::Sound)));
}

#[test]
fn the_answer_in_words() {
    for (fen, moves, headline, tone, remarks) in [
        (CORNER, 2, "Mate in 2 \u{b7} sound", Tone::Good, "Key 1.Ra6 \u{b7} 2 tries"),
        (CORNER, 1, "No mate in 1", Tone::Fault, ""),
        ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", 1, "Mate in 1 \u{b7} sound", Tone::Good, "Key 1.Ra8#"),
        ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", 3, "Mate in 3 \u{b7} short solution", Tone::Odd, "Mate in 1: 1.Ra8#"),
        ("7k/8/6K1/8/8/8/8/RR6 w - - 0 1", 1, "Mate in 1 \u{b7} cooked", Tone::Odd, "Keys 1.Ra8# and 1.Rb8#"),
        ("6k1/5ppp/8/8/8/8/8/R3r1K1 w - - 0 1", 1, "No mate in 1", Tone::Fault, ""),
        ("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", 2, "Already checkmate", Tone::Fault, ""),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 2, "No mate in 2", Tone::Fault, "No tries"),
        ("8/8/8/8/8/8/8/K7 w - - 0 1", 2, "Cannot be solved", Tone::Fault, "Black has no king"),
    ] {
        let window = Window::solved(fen, moves);
        let answer = window.answer();
        assert_eq!((answer.headline.as_str(), answer.tone), (headline, tone), "{fen}");
        assert!(answer.remarks.join("\n").contains(remarks), "{fen}: {:?}", answer.remarks);
        assert!(window.is_current(), "{fen}");
    }
}

#[test]
fn conventions_are_not_reported_for_a_mate_in_one_and_short_mates() {
    for (fen, moves) in [("7k/8/6KP/8/8/8/8/R7 w - - 0 1", 1), ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", 2)] {
        let window = Window::solved(fen, moves);
        let remarks = window.answer().remarks.join("\n");
        assert!(!remarks.contains("The key"), "{fen}, {moves} moves: {remarks}");
    }
    let told = Window::solved("r6k/6pp/7N/8/2Q5/8/6PP/6K1 w - - 0 1", 2);
    assert_eq!(told.headline(), "Mate in 2 \u{b7} sound");
    assert!(told.answer().remarks.contains(&"The key gives check".to_owned()), "{:?}", told.answer().remarks);
}

#[test]
fn no_more_keys_are_drawn_than_leave_the_board_to_be_seen() {
    let window = Window::solved("7k/8/6K1/8/8/8/8/RRRRR3 w - - 0 1", 1);
    assert!(window.headline().ends_with("cooked"), "{}", window.headline());
    assert_eq!(window.arrows().len(), Answer::MAX_KEYS);
}

#[test]
fn selfmates_are_called_so() {
    let content = "3bkr2/1b2pp2/8/8/8/5Q2/7P/6BK w - - 0 1";
    let mut window = Window::asking_for(content, asked("s#2"));
    window.solve();
    assert_eq!(window.headline(), "Selfmate in 2 \u{b7} short solution");
    assert_eq!(window.answer().remarks[0], "White moves first and is mated");
    assert_eq!(window.answer().remarks[1].split(" \u{b7} ").next(), Some("Selfmate in 1: 1.Qc6+"));
    assert!(window.tree()[0].starts_with("1.Qc6+! (selfmate in 1"), "{:?}", window.tree());
}

#[test]
fn helpmates_and_selfmates_name_both_sides() {
    const BARE: &str = "7k/8/8/8/8/8/8/K5R1 w - - 0 1";
    for (fen, sign, headline, who) in [
        (BARE, "h#2", "No helpmate in 2", Some("White moves first and is mated")),
        (BARE, "h#0.5", "No helpmate in 0.5", Some("White moves first, Black is mated")),
        (BARE, "s#1", "No selfmate in 1", Some("White moves first and is mated")),
        (BARE, "#1", "No mate in 1", None),
        ("7k/8/6K1/8/8/8/8/R7 b - - 0 1", "h#1", "Helpmate in 1", Some("Black moves first and is mated")),
        (HALF, "h#1.5", "Helpmate in 1.5", Some("White moves first, Black is mated")),
        ("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", "h#1", "Already checkmate", None),
    ] {
        let mut window = Window::asking_for(fen, asked(sign));
        window.solve();
        assert!(window.headline().starts_with(headline), "{sign}: {}", window.headline());
        let said = window.answer().remarks.first().filter(|remark| remark.contains("moves first"));
        assert_eq!(said.map(String::as_str), who, "{sign}: {:?}", window.answer().remarks);
    }
}

#[test]
fn men_that_could_be_left_out_are_named() {
    for (fen, said) in [
        ("7k/8/6KP/8/8/8/8/R7 w - - 0 1", "Not needed: white pawn h6"),
        ("7k/8/6KP/1p6/8/8/8/R7 w - - 0 1", "Any one of these is not needed: white pawn h6 and black pawn b5"),
    ] {
        let window = Window::solved(fen, 1);
        assert!(window.answer().remarks.contains(&said.to_owned()), "{fen}: {:?}", window.answer().remarks);
    }
}

#[test]
fn the_shortest_mate() {
    let window = |fen: &str, moves| {
        let mut window = Window::asking_for(fen, Query { shortest_only: true, ..asked(&format!("#{moves}")) });
        window.solve();
        window
    };
    let found = window(CORNER, 4);
    assert_eq!((found.headline(), found.answer().tone), ("Shortest mate in 2", Tone::Good));
    assert_eq!(found.tree()[0], "1.Ra6! (zugzwang)");
    assert_eq!(window("7k/8/8/8/8/8/8/K7 w - - 0 1", 2).headline(), "No mate in 2");
    let mark = found.state().puzzle_marks.mark(&found.document().record(0), found.document().position());
    assert_eq!(mark.map(|mark| mark.stipulation.to_string()).as_deref(), Some("#2"), "the list says so too");
}

#[test]
fn unsolvable_positions_are_reported_with_a_suggestion() {
    let content = format!("# a\n# Stipulation: #101\n{CORNER}\n# b\n{CORNER}\n");
    let mut window = Window::showing(&content);
    let asked = window.state().query();
    window.open_tab("Solve");
    assert!(window.sees(&format!("The stipulation is {}", asked.stipulation)), "{}", window.words());
    window.solve();
    assert_eq!((window.headline(), window.answer().tone), ("Cannot be solved", Tone::Unknown));
    assert_eq!(window.answer().remarks, ["Not solved: the maximum is a mate in 100 moves, and #101 asks for more"]);
    assert!(window.answer().tree.roots().is_empty() && window.arrows().is_empty());
    let row = format!("{} \u{b7} not solved", asked.stipulation);
    assert!(window.sees(&row), "{row}: {}", window.words());
    assert_eq!(window.state().query(), asked, "nothing else is asked instead by itself");
    window.click("Solve #2 instead");
    assert!(!window.is_current(), "it was for something else");
    window.solve();
    assert_eq!(window.headline(), "Mate in 2 \u{b7} sound");
    window.click(&format!("Solve {} as stated", asked.stipulation));
    window.click("Solving goal");
    window.click("Selfmate in");
    assert_eq!(window.state().query().stipulation.to_string(), "s#2");
    assert_eq!(window.content(), content);
}

#[test]
fn a_search_can_be_stopped() {
    for by_escape in [false, true] {
        let mut window = Window::asking(LONG, 6);
        window.quick_key(Modifiers::NONE, Key::F5);
        window.frames(5);
        let running = window.state().solving.search_status().copied();
        assert_eq!(running.and_then(|running| running.asked.stipulation.moves()), Some(6));
        assert!(window.state().is_enabled(Command::StopSolving));
        if by_escape {
            window.quick_key(Modifiers::NONE, Key::Escape);
        } else {
            window.quick_key(Modifiers::SHIFT, Key::F5);
        }
        assert!(window.state().solving.search_status().is_none(), "at once");
        // The thread reports its results and ends.
        window.frames_until("it is not stopped", |window| window.state().solving.answer().is_some());
        assert_eq!((window.headline(), window.answer().tone), ("Not finished", Tone::Unknown));
        assert!(window.answer().remarks[0].starts_with("Stopped: "), "{:?}", window.answer().remarks);
        assert!(!window.state().is_enabled(Command::CopySolutionAsEpd), "nothing is proven");
        let mark = window.state().puzzle_marks.mark(&window.document().record(0), window.document().position());
        assert!(mark.is_none(), "nothing is proven");
    }
}

#[test]
fn a_second_search_that_is_stopped_takes_nothing_away() {
    let mut window = Window::solved(HARING, 2);
    window.quick_key(Modifiers::NONE, Key::F5);
    window.quick_key(Modifiers::SHIFT, Key::F5);
    window.frames(3);
    window.wait_for_solving();
    window.wait_for_threads();
    window.frames(3);
    assert_eq!(window.headline(), "Mate in 2 \u{b7} sound");
}

#[test]
fn commands_say_why_they_cannot_be_run() {
    let new = Window::showing(START);
    let broken = Window::showing("8/8/8 w - - 0 1");
    let none = Window::solved(CORNER, 1);
    let epd = Window::solved("kbK5/pp6/1P6/8/8/8/8/R7 w - - id \"a\";\n", 1);
    let illegal = Window::solved("8/8/8/8/8/8/8/K7 w - - 0 1", 2);
    let mut stale = Window::solved(CORNER, 2);
    stale.ctrl(Key::T);
    for (window, command, why) in [
        (&broken, Command::Solve, "FEN box"),
        (&new, Command::StopSolving, "Nothing is being solved"),
        (&new, Command::CopySolution, "not been solved yet"),
        (&new, Command::CopySolutionAsEpd, "not been solved yet"),
        (&new, Command::WriteSolution, "not been solved yet"),
        (&none, Command::CopySolutionAsEpd, "No mate was found"),
        (&epd, Command::WriteSolution, "no solution to save"),
        (&illegal, Command::CopySolution, "cannot be solved"),
        (&stale, Command::CopySolution, "another position"),
    ] {
        let reason = window.state().why_disabled(command).unwrap_or_default();
        assert!(reason.contains(why), "{command:?}: {reason:?}");
        assert!(!window.state().is_enabled(command), "{command:?}");
    }
    assert!(none.state().is_enabled(Command::CopySolution), "that there is none can be copied");
}
