//! Solving all positions of a file: the dialog, the results in the list, and saving solutions.

use std::fs;

use egui::{Key, Modifiers, PointerButton};
use fenwright::app::command::Command;
use fenwright::app::puzzles::PuzzleOutcome;
use fenwright::app::shell::dialog::Dialog;
use fenwright::app::shell::puzzle_marks::PuzzleMark;
use fenwright::app::shell::settings::Settings;
use fenwright::board::Stipulation;
use fenwright::document::Document;
use fenwright::rules::solver::Judgement;
use serde_json::Value;

use crate::support::files::read;
use crate::support::window::{START, Window};

const SOUND: &str = "8/8/6R1/k7/8/2K5/8/8 w - -";
const COOKED: &str = "N7/5P2/8/8/5KR1/8/7k/8 w - -";
const UNSOLVABLE: &str = "k7/8/K7/8/8/8/8/8 w - -";
const SHORT: &str = "k7/2P5/1K6/8/8/8/8/8 w - -";
const MATED: &str = "R5k1/5ppp/8/8/8/8/8/6K1 b - -";
const ILLEGAL: &str = "kk6/8/8/8/8/8/8/K7 w - -";
const LARGE: &str = "r4k3r/10/10/10/10/10/10/R4K3R w KQkq -";

/// An EPD file with one position of each kind.
fn all_kinds() -> String {
    format!(
        "# one of each\r\n{SOUND} id \"sound\";\r\n{COOKED}\tzz  1 ; id \"cooked\"\r\n{UNSOLVABLE} id \"none\";\r\n\
         {ILLEGAL} id \"illegal\";\r\nnothing; id \"unreadable\";\r\n{LARGE} id \"large\";\r\n\r\n\
         {SHORT} bm Kc6; id \"short\"; dm 2;\r\n{MATED} id \"mated\";\r\n"
    )
}

/// The positions of [`all_kinds`] as FEN, without titles.
fn all_kinds_as_fen() -> String {
    let positions = [SOUND, COOKED, UNSOLVABLE, ILLEGAL, "nothing", LARGE, SHORT, MATED];
    positions
        .iter()
        .map(|fields| if fields.len() > 7 { format!("{fields} 3 9\n") } else { format!("{fields}\n") })
        .collect()
}

/// Solves all positions with this number of moves.
fn check(window: &mut Window, moves: &str) {
    window.ctrl(Key::F5);
    window.type_keys(moves);
    window.key(Key::Enter);
    window.wait_for_work();
    assert!(matches!(window.state().dialog, Some(Dialog::PuzzleReport)), "{}", window.words());
}

fn row(window: &Window, number: usize) -> String {
    let start = format!("Position {number}: ");
    let found = window.nodes().into_iter().find_map(|node| node.name.strip_prefix(&start).map(str::to_owned));
    found.unwrap_or_else(|| panic!("row {number} is not among {}", window.words()))
}

fn mark(window: &Window, index: usize) -> Option<PuzzleMark> {
    let record = window.document().record(index);
    window.state().puzzle_marks.mark(&record, &record.position().ok()?)
}

fn judgement(window: &Window, index: usize) -> Option<Judgement> {
    mark(window, index).and_then(|mark| mark.judgement)
}

#[test]
fn the_rows_say_what_is_known_of_each_puzzle() {
    for content in [all_kinds(), all_kinds_as_fen()] {
        let is_epd = content.contains("id");
        let mut window =
            Window::sized(Document::from_bytes(content.clone().into_bytes()), Settings::default(), [1180.0, 900.0]);
        check(&mut window, "2");
        for line in [
            "8 positions checked",
            "1 sound",
            "1 cooked",
            "1 with a short solution",
            "2 without a solution",
            "1 already checkmate",
            "1 illegal, not solved",
            "1 unreadable, not solved",
        ] {
            assert!(window.sees(line), "{line}: {}", window.words());
        }
        assert!(window.find("Save solutions").is_some());
        assert_eq!(window.sees("dm, bm and pv give the length"), is_epd);
        window.click("Close");
        assert!(window.state().dialog.is_none() && !window.document().is_modified());
        for (number, words) in [
            (1, "Mate in 2 \u{b7} sound"),
            (2, "Mate in 2 \u{b7} cooked"),
            (3, "No mate in 2"),
            (4, "problem"),
            (5, "is not a piece or a number"),
            (6, "No mate in 2"),
            (7, "Mate in 2 \u{b7} short solution"),
            (8, "Already checkmate"),
        ] {
            assert!(row(&window, number).contains(words), "{number}: {}", row(&window, number));
        }
        assert_eq!(window.content(), content);
    }
}

#[test]
fn an_edit_takes_the_mark_away_and_undo_brings_it_back() {
    let mut window = Window::showing(&all_kinds());
    check(&mut window, "2");
    window.click("Close");
    let sound = Some(PuzzleMark { stipulation: Stipulation::default(), judgement: Some(Judgement::Sound) });
    assert_eq!(mark(&window, 0), sound);
    window.drag("g6", "h6");
    assert_eq!(mark(&window, 0), None);
    assert!(!row(&window, 1).contains("Mate in"), "{}", row(&window, 1));
    window.undo();
    assert_eq!(mark(&window, 0), sound);
    assert!(row(&window, 1).contains("Mate in 2 \u{b7} sound"), "{}", row(&window, 1));
    // Moving a record does not change its position.
    window.menu("List", "Move down");
    assert!(row(&window, 2).contains("Mate in 2 \u{b7} sound"), "{}", row(&window, 2));
    window.menu("File", "New");
    window.click("Discard");
    assert_eq!(mark(&window, 0), None);
    assert_eq!(window.state().puzzle_marks.revision(), 0, "marks do not outlive their file");
}

const IS_SOUND: &str = "Mate in 2 \u{b7} sound";

/// The numbers of the rows that report a sound puzzle.
fn sound_rows(window: &Window) -> Vec<usize> {
    (1..=window.document().len()).filter(|number| row(window, *number).contains(IS_SOUND)).collect()
}

#[test]
fn copies_say_what_is_known_of_their_puzzle() {
    let content = format!("{SOUND} id \"a\";\n{COOKED} id \"b\";\n{SOUND} id \"c\"; dm 3;\n");
    let mut window = Window::showing(&content);
    check(&mut window, "2");
    window.click("Close");
    assert_eq!(sound_rows(&window), [1]);
    // Two at a time; only one of them can be in the panel.
    window.click("Position 1: a, Mate in 2 \u{b7} sound");
    window.key_with(Modifiers::SHIFT, Key::ArrowDown);
    assert_eq!(window.state().selected, 2, "both are selected");
    window.ctrl(Key::D);
    assert_eq!(sound_rows(&window), [1, 3]);
    window.menu("List", "Copy positions");
    window.menu("List", "Paste positions");
    assert_eq!(sound_rows(&window), [1, 3, 4], "{}", window.content());
    window.undo();
    window.undo();
    assert_eq!(sound_rows(&window), [1]);
    window.menu("Edit", "Redo");
    assert_eq!(sound_rows(&window), [1, 3]);
}

#[test]
fn another_answer_takes_none_away_that_undo_brings_back() {
    let mut window = Window::showing(&format!("{SOUND} id \"a\";\n{COOKED} id \"b\";\n"));
    check(&mut window, "2");
    window.click("Close");
    for [from, to] in [["g6", "h6"], ["h6", "f6"], ["f6", "e6"], ["e6", "d6"], ["d6", "g6"]] {
        window.drag(from, to);
        window.key(Key::F5);
        window.frames_until("it is solved", |window| window.state().solving.is_current());
        window.settle();
    }
    window.ctrl(Key::PageDown);
    assert_eq!(sound_rows(&window), [1], "also where one has gone on: {}", row(&window, 1));
    while window.document().can_undo() {
        window.undo();
        window.ctrl(Key::PageDown);
    }
    assert_eq!(sound_rows(&window), [1]);
}

#[test]
fn a_file_that_is_read_again_keeps_what_is_known_of_its_puzzles() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.epd");
    fs::write(&path, format!("{SOUND} id \"a\";\n{COOKED} id \"b\";\n")).expect("a file");
    let mut window = Window::on_file(&path);
    check(&mut window, "2");
    window.click("Close");
    fs::write(&path, format!("{COOKED} id \"b\";\n{UNSOLVABLE} id \"new\";\n{SOUND} id \"a\";\n")).expect("a file");
    window.frame([egui::Event::WindowFocused(true)]);
    window.settle();
    window.key(Key::Enter);
    assert_eq!(window.document().len(), 3, "{}", window.words());
    assert_eq!(sound_rows(&window), [3]);
    assert!(row(&window, 1).contains("cooked") && !row(&window, 2).contains("mate in"), "{}", row(&window, 2));
}

#[test]
fn a_record_s_own_number_of_moves_goes_before_the_one_that_is_asked_for() {
    let content = format!("{SHORT} dm 1;\n{SHORT} id \"a\";\n{SHORT} dm \"3\";\n{SHORT} dm x;\n{SHORT} dm -2;\n");
    let mut window = Window::showing(&content);
    check(&mut window, "2");
    let moves =
        |window: &Window| (0..5).filter_map(|index| mark(window, index)?.stipulation.moves()).collect::<Vec<_>>();
    assert_eq!(moves(&window), [1, 2, 3, 2, 2]);
    assert_eq!(judgement(&window, 0), Some(Judgement::Cooked));
    window.click("Close");
    window.ctrl(Key::F5);
    window.click("Solve each as stated in the file: stipulation, dm, or words such as “mate in 3”");
    window.click("Check");
    window.wait_for_work();
    assert_eq!(moves(&window), [2, 2, 2, 2, 2]);
}

#[test]
fn each_position_is_solved_for_what_it_states() {
    let selfmate = "3bkr2/1b2pp2/8/8/8/5Q2/7P/6BK w - - 0 1";
    let helpmate = "7k/8/6K1/8/8/8/8/R7 b - - 0 1";
    let half = "2k5/8/K2R1p2/8/8/8/8/8 w - - 0 1";
    let content = format!(
        "# Loyd 4, mate in 1\n{SHORT} 0 1\n# b\n# Stipulation: #3\n{SHORT} 0 1\n# c\n# Matt in zwei Z\u{fc}gen\n{SOUND} 0 1\n\
         # d\n# s#1\n{selfmate}\n# e\n# h#1\n{helpmate}\n# f\n# White wins\n{SOUND} 0 1\n# says nothing\n{SOUND} 0 1\n\
         # h\n# h#1.5\n{half}\n# i\n# #101\n{SOUND} 0 1\n"
    );
    let size = [1180.0, 900.0];
    let mut window = Window::sized(Document::from_bytes(content.clone().into_bytes()), Settings::default(), size);
    check(&mut window, "2");
    assert!(window.sees("1 with an unsupported stipulation"), "{}", window.words());
    window.click("Select with an unsupported stipulation");
    window.click("Close");
    assert_eq!(window.state().list.selected(window.document()).iter().collect::<Vec<_>>(), [8]);
    let asked: Vec<String> = (0..9)
        .map(|index| mark(&window, index).map_or("none".to_owned(), |mark| mark.stipulation.to_string()))
        .collect();
    assert_eq!(asked, ["#1", "#3", "#2", "s#1", "h#1", "+-", "#2", "h#1.5", "#101"]);
    for (number, words) in [
        (1, "Mate in 1"),
        (2, "Mate in 3 \u{b7} short"),
        (4, "elfmate in 1"),
        (5, "Helpmate in 1"),
        (6, "White wins \u{b7} proven, several moves"),
        (8, "Helpmate in 1.5 \u{b7} sound"),
        (9, "#101 \u{b7} not solved"),
    ] {
        assert!(row(&window, number).contains(words), "{number}: {}", row(&window, number));
    }
    assert_eq!(window.content(), content);
}

#[test]
fn the_panel_asks_what_the_position_states_and_says_what_the_row_says() {
    let content =
        format!("# one, mate in 1\n{SHORT} 0 1\n# two\n{SOUND} 0 1\n# three\n# h#1\n7k/8/6K1/8/8/8/8/R7 b - - 0 1\n");
    let mut window = Window::showing(&content);
    for (number, sign) in [(1, "#1"), (2, "#2"), (3, "h#1")] {
        assert_eq!(window.state().query().stipulation.to_string(), sign, "{number}");
        window.key(Key::F5);
        window.frames_until("it is solved", |window| window.state().solving.is_current());
        window.settle();
        let headline = window.state().solving.answer().expect("an answer").headline.clone();
        let words = headline.split(" \u{b7} ").next().expect("words");
        assert!(row(&window, number).contains(words), "{headline}: {}", row(&window, number));
        window.ctrl(Key::PageDown);
    }
    // The panel can solve for a different goal than the file.
    window.click("Solving goal");
    window.click("Selfmate in");
    assert_eq!(window.state().query().stipulation.to_string(), "s#1");
    window.ctrl(Key::PageUp);
    assert_eq!(window.state().query().stipulation.to_string(), "#2");
    window.ctrl(Key::PageDown);
    window.click("Solve h#1 as stated");
    assert_eq!(window.state().query().stipulation.to_string(), "h#1");
    assert!(row(&window, 3).contains("Helpmate in 1"), "{}", row(&window, 3));
    // A known answer replaces the mark of the file.
    let before = row(&window, 3);
    window.drag("a1", "b1");
    assert!(!row(&window, 3).contains("Helpmate"), "{}", row(&window, 3));
    window.drag("b1", "a1");
    assert_eq!(row(&window, 3).replace(", edited", ""), before);
    assert_eq!(window.state().settings.asked.stipulation.to_string(), "#2", "what is asked of others is remembered");
}

/// Saves all proven solutions of the report, and replaces existing ones.
fn write_all(window: &mut Window) {
    if window.find("All proven").is_none() {
        window.click("Solutions");
        let all = window.nodes().into_iter().find(|node| node.name.starts_with("All proven")).expect("a choice");
        window.click(&all.name);
    }
    window.click("Replace existing solutions");
    window.click("Save solutions");
    window.wait_for_work();
}

#[test]
fn solutions_are_written_in_one_step_and_nothing_else_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, content) = (folder.path().join("puzzles.epd"), all_kinds());
    fs::write(&path, &content).expect("the file can be written");
    let mut window = Window::on_file(&path);
    check(&mut window, "2");
    write_all(&mut window);
    assert!(window.state().dialog.is_none());
    assert_eq!(window.notices(), "Solutions saved for 3 positions");
    let expected = content
        .replace("id \"sound\";", "id \"sound\"; dm 2; bm Kc4; pv Kc4 Ka4 Ra6#;")
        .replace("id \"cooked\"", "id \"cooked\"; dm 2; bm f8=Q f8=R; pv f8=Q Kh1 Qh6#;")
        .replace("bm Kc6; id \"short\"; dm 2;", "bm c8=Q# c8=R#; id \"short\"; dm 1; pv c8=Q#;");
    assert_eq!(window.content(), expected);
    assert!(row(&window, 1).contains("Mate in 2 \u{b7} sound"), "{}", row(&window, 1));
    window.click("Undo");
    assert_eq!((window.content(), window.document().can_undo()), (content, false));
    window.menu("Edit", "Redo");
    assert_eq!(window.content(), expected);
    window.menu("File", "Save");
    assert_eq!(read(&path), expected);
    // Checked by its own number of moves, the record already has this solution.
    check(&mut window, "2");
    window.click("Save solutions");
    window.wait_for_work();
    assert!(window.notices().contains("of 3 positions were already saved"), "{}", window.notices());
    assert_eq!(window.content(), expected);
}

/// The records are the same as after saving each solution on its own.
#[test]
fn solutions_go_into_records_of_every_format() {
    const CORNER: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    const SELFMATE: &str = "8/4R3/3R4/b7/8/1Q6/P7/KBk5 w - - 0 1";
    const HALF: &str = "2k5/8/K2R1p2/8/8/8/8/8 w - - 0 1";
    let games = |said: [&str; 5]| {
        let signed = [(CORNER, "#2"), (CORNER, "#2"), (CORNER, "#2"), (SELFMATE, "s#1"), (HALF, "h#1.5")];
        let game = |((fen, sign), moves): ((&str, &str), &str)| {
            let moves = if moves.is_empty() { String::new() } else { format!("{moves} ") };
            format!("[FEN \"{fen}\"]\n[Stipulation \"{sign}\"]\n\n{moves}*\n")
        };
        signed.into_iter().zip(said).map(game).collect::<Vec<_>>().join("\n")
    };
    let keeps = "1. Kd8 ; not shown as its solution\n";
    let corner = "1. Ra6 bxa6 (1... Bh2 2. Rxa7#) 2. b7#";
    let before = games(["", "1. Kd8", keeps, "", ""]);
    for (replaces, own, said) in [
        (false, "1. Kd8", "Solutions saved for 3 positions; 1 already has one; 1 game keeps its own moves"),
        (true, corner, "Solutions saved for 4 positions; 1 game keeps its own moves"),
    ] {
        let mut window = Window::showing(&before);
        check(&mut window, "2");
        if replaces {
            window.click("Replace existing solutions");
        }
        window.click("Save solutions");
        window.wait_for_work();
        let after = games([corner, own, keeps, "1. Qc3+ Bxc3#", "1. Kb6 Kb8 2. Rd8#"]);
        assert_eq!((window.content(), window.notices().as_str()), (after, said));
        window.undo();
        assert_eq!((window.content(), window.document().can_undo()), (before.clone(), false), "one step");
    }
    let lines = format!("# a\n{CORNER}\n# s#1\n{SELFMATE}\n# h#1.5\n{HALF}\n# cooked\n{COOKED} 0 1\n");
    let mut window = Window::showing(&lines);
    check(&mut window, "2");
    window.click("Save solutions");
    window.wait_for_work();
    let expected = format!(
        "# a\n# Stipulation: #2\n# Solution: {corner}\n{CORNER}\n# s#1\n# Solution: 1. Qc3+ Bxc3#\n{SELFMATE}\n\
         # h#1.5\n# Solution: 1. Kb6 Kb8 2. Rd8#\n{HALF}\n# cooked\n{COOKED} 0 1\n"
    );
    assert_eq!((window.content(), window.notices().as_str()), (expected, "Solutions saved for 3 positions"));
    window.undo();
    assert_eq!((window.content(), window.document().can_undo()), (lines, false), "one step");
    let epd = |text: &str| text.strip_suffix(" 0 1").expect("clocks").to_owned();
    let records = format!("{} id \"a\";\n{} c0 \"h#1.5\";\n", epd(CORNER), epd(HALF));
    let mut window = Window::showing(&records);
    check(&mut window, "2");
    window.click("Save solutions");
    window.wait_for_work();
    let [first, second] = [0, 1].map(|line| window.content().lines().nth(line).expect("a line").to_owned());
    assert!(first.starts_with(&format!("{} id \"a\"; dm 2; bm Ra6; pv Ra6 ", epd(CORNER))), "{first}");
    assert_eq!(second, format!("{} c0 \"h#1.5\"; c1 \"Solution: 1. Kb6 Kb8 2. Rd8#\";", epd(HALF)));
    window.undo();
    assert_eq!((window.content(), window.document().can_undo()), (records, false), "one step");
}

#[test]
fn the_reported_number_of_saved_solutions_is_correct() {
    let long = format!("c0 \"{}\"", "x".repeat(40_000));
    let there = "dm 1; bm c8=Q# c8=R#; pv c8=Q#;";
    for (content, said) in [
        (format!("{SHORT} id \"a\";\n{SHORT} {there}\n"), "Solutions saved for 1 position"),
        (format!("{SHORT} {there}\n").repeat(2), "The solutions of 2 positions were already saved"),
        (format!("{SHORT} {long};\n"), "No solutions were saved: 1 line is too long."),
        (
            format!("{SHORT} {long};\n{SHORT} id \"a\";\n{SHORT} {long};\n"),
            "Solutions saved for 1 position; 2 lines are too long",
        ),
    ] {
        let mut window = Window::showing(&content);
        check(&mut window, "1");
        write_all(&mut window);
        assert_eq!(window.notices(), said);
        assert_eq!(window.document().can_undo(), said.contains("saved for"), "{said}");
    }
}

/// Undo would take back a move.
#[test]
fn while_moves_are_tried_no_undo_is_offered() {
    for tries in [false, true] {
        let mut window = Window::showing(&format!("{SOUND} id \"a\";\n"));
        if tries {
            window.click("Try moves on the board");
            window.drag("c3", "c4");
        }
        check(&mut window, "2");
        window.click("Save solutions");
        window.wait_for_work();
        assert_eq!(window.notices(), "Solutions saved for 1 position");
        let offer = window.state().notices.list().first().and_then(|notice| notice.command);
        assert_eq!(offer, (!tries).then_some(Command::Undo));
    }
}

/// A large file must not block the window.
#[test]
fn solutions_of_many_are_made_ready_in_the_background() {
    let line = |number| format!("{SOUND} id \"{number}\";\n");
    let content: String = (0..600).map(line).collect();
    let mut window = Window::showing(&content);
    check(&mut window, "2");
    window.hover("Save solutions");
    window.hold_threads();
    window.press(PointerButton::Primary);
    window.release_in_one_frame(PointerButton::Primary);
    assert!(window.is_working() && window.content() == content, "{}", window.words());
    window.let_threads_go();
    window.wait_for_work();
    assert_eq!(window.notices(), "Solutions saved for 600 positions");
    assert_eq!(window.content(), content.replace("\";\n", "\"; dm 2; bm Kc4; pv Kc4 Ka4 Ra6#;\n"));
    window.click("Undo");
    assert_eq!((window.content(), window.document().can_undo()), (content, false));
}

#[test]
fn positions_with_one_result_are_selected_in_the_list() {
    let mut window = Window::showing(&(all_kinds() + COOKED + " id \"again\";\n"));
    check(&mut window, "2");
    window.click("Select cooked");
    assert!(window.sees("selected in the list"), "{}", window.words());
    window.key(Key::Escape);
    assert_eq!(window.state().list.selected(window.document()).iter().collect::<Vec<_>>(), [1, 8]);
    // Several positions are selected now, and only these are solved.
    window.ctrl(Key::F5);
    assert!(window.sees("2 positions, solved on all processors"), "{}", window.words());
    window.click("Check");
    window.wait_for_work();
    assert!(window.sees("2 positions checked") && window.sees("2 cooked"), "{}", window.words());
    window.click("Close");
}

#[test]
fn a_search_that_hides_what_is_selected_ends() {
    let mut window = Window::showing(&all_kinds());
    check(&mut window, "2");
    window.click("Close");
    window.ctrl(Key::F);
    window.type_keys("cooked");
    window.key(Key::Enter);
    window.ctrl(Key::F5);
    assert!(window.sees("Found positions (1)"), "{}", window.words());
    window.key(Key::Escape);
    window.ctrl(Key::F5);
    window.type_keys("2");
    window.click("Check");
    window.wait_for_work();
    window.click("Select cooked");
    assert!(window.sees("1 position checked"), "{}", window.words());
}

#[test]
fn invalid_input_is_reported_and_not_used() {
    let mut window = Window::showing(&all_kinds());
    window.ctrl(Key::F5);
    for (typed, why) in [("0", "from 1 to 100"), ("x", "from 1 to 100"), ("101", "from 1 to 100")] {
        window.ctrl(Key::A);
        window.type_keys(typed);
        assert!(window.sees(why) && !window.node("Check").enabled, "{typed}: {}", window.words());
        window.key(Key::Enter);
        assert!(matches!(window.state().dialog, Some(Dialog::CheckPuzzles)), "{typed}");
    }
    window.ctrl(Key::A);
    window.type_keys("2");
    window.click("Seconds");
    window.ctrl(Key::A);
    window.type_keys("never");
    assert!(window.sees("Type a number of seconds") && !window.node("Check").enabled, "{}", window.words());
    window.ctrl(Key::A);
    window.type_keys("7");
    window.key(Key::Enter);
    window.wait_for_work();
    assert!(window.sees("8 positions checked"), "{}", window.words());
    window.key(Key::Escape);
    window.ctrl(Key::F5);
    assert_eq!(window.node("Seconds").value, "7", "it is proposed again");
    window.key(Key::Escape);
    assert!(window.state().dialog.is_none());
}

#[test]
fn what_is_known_when_it_is_cancelled_stays_known() {
    let content = format!("{SOUND} dm 2;\n{}", format!("{} dm 5;\n", &START[..START.len() - 4]).repeat(50));
    let mut window = Window::showing(&content);
    window.ctrl(Key::F5);
    // Only Cancel ends the search.
    window.click("Seconds");
    window.ctrl(Key::A);
    window.type_keys("86400");
    window.hold_threads();
    window.click("Check");
    window.pass_one_thread();
    window.frames(1);
    assert!(window.sees("1 of 51 \u{b7} 1 sound \u{b7} 0 cooked \u{b7} 0 other"), "{}", window.words());
    // Meanwhile the window cannot be closed.
    assert!(!window.close() && window.is_working());
    window.click("Cancel");
    window.let_threads_go();
    window.wait_for_work();
    assert!(window.sees("Cancelled: 1 of 51 positions were checked"), "{}", window.words());
    window.click("Close");
    assert_eq!((judgement(&window, 0), judgement(&window, 1)), (Some(Judgement::Sound), None));
    assert!(row(&window, 2).contains("White to move"), "{}", row(&window, 2));
}

#[test]
fn timeouts_are_reported_and_not_saved() {
    // No machine refutes a mate in nine from the start position in two seconds; every machine finds a mate in one.
    const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";
    let mut window = Window::showing(&format!("{} dm 9;\n{MATE} id \"a\";\n", &START[..START.len() - 4]));
    window.ctrl(Key::F5);
    window.type_keys("1");
    window.click("Seconds");
    window.ctrl(Key::A);
    window.type_keys("2");
    window.click("Check");
    window.wait_for_work();
    assert!(window.sees("1 not solved in time") && window.sees("Sound only (1)"), "{}", window.words());
    window.click("Save solutions");
    window.wait_for_work();
    assert!(row(&window, 1).contains("Mate in 9 \u{b7} not solved in time"), "{}", row(&window, 1));
    assert!(window.content().starts_with(&format!("{} dm 9;\n", &START[..START.len() - 4])), "{}", window.content());
}

#[test]
fn a_narrow_window_shows_all_of_it() {
    let document = Document::from_bytes(all_kinds().into_bytes());
    let mut window = Window::sized(document, Settings::default(), [800.0, 600.0]);
    window.ctrl(Key::F5);
    let inside = |window: &Window, name: &str| {
        let rect = window.node(name).rect;
        assert!(rect.min.x >= 0.0 && rect.min.y >= 0.0 && rect.max.x <= 800.0 && rect.max.y <= 600.0, "{name}: {rect}");
    };
    for name in ["Moves", "Seconds", "Check", "Cancel"] {
        inside(&window, name);
    }
    window.click("Check");
    window.wait_for_work();
    for name in ["Select sound", "Select unreadable, not solved", "Save solutions", "Close"] {
        inside(&window, name);
    }
}

/// Solves the problems of the collection with the dialog.
#[test]
fn a_collection_is_judged_as_it_says() {
    let records = include_str!("../../data/mates.jsonl").lines();
    let records = records.map(|line| serde_json::from_str::<Value>(line).expect("an object"));
    let records: Vec<Value> = records.filter(|record| record["n"] == 2).collect();
    assert!(records.len() > 200, "only {} records", records.len());
    let line = |record: &Value| format!("{}\n", record["fen"].as_str().expect("a FEN"));
    let content: String = records.iter().map(line).collect();
    let mut window = Window::showing(&content);
    check(&mut window, "2");
    for (index, record) in records.iter().enumerate() {
        let tags = record["tags"].as_array().expect("tags");
        let has = |tag: &str| tags.iter().any(|found| found == tag);
        let expected = match () {
            () if has("sound") => Judgement::Sound,
            () if has("short") => Judgement::Short,
            () if has("cooked") => Judgement::Cooked,
            () => Judgement::NoSolution,
        };
        assert_eq!(judgement(&window, index), Some(expected), "{record}");
    }
    let Some(report) = window.state().puzzles.report() else { panic!("{}", window.words()) };
    let count = |judgement| report.tally().count_of(PuzzleOutcome::Judged(judgement));
    assert_eq!(report.tally().checked(), window.document().len());
    assert!(count(Judgement::Sound) > 100 && count(Judgement::Cooked) > 20 && count(Judgement::NoSolution) > 10);
    assert_eq!(report.proven(), count(Judgement::Sound) + count(Judgement::Cooked) + count(Judgement::Short));
}

#[test]
fn the_list_is_filtered_by_what_came_out() {
    let mut window = Window::showing(&all_kinds());
    window.click("Filter");
    window.click("Show: Cooked puzzles");
    assert!(window.sees("No matching positions"), "nothing is known yet: {}", window.words());
    check(&mut window, "2");
    window.click("Close");
    let found = |window: &Window| window.state().list.search.results().map(|found| found.iter().collect::<Vec<_>>());
    assert_eq!(found(&window), Some(vec![1]), "it is looked once more: {}", window.words());
    window.click("Filter");
    window.click("Show: Sound puzzles");
    assert_eq!((window.state().list.search.text(), found(&window)), ("puzzle:sound", Some(vec![0])));
    assert!(window.sees("solved puzzles that are sound"), "{}", window.words());
    window.ctrl(Key::F);
    window.type_keys("-puzzle:sound is:legal");
    let without_mark = found(&window).expect("a search");
    assert!(without_mark.contains(&1) && !without_mark.contains(&0), "{without_mark:?}");
    window.ctrl(Key::F);
    window.type_keys("puzzle:nice");
    assert!(window.sees("after puzzle: you can write sound or cooked"), "{}", window.words());
}
