//! The verdict, the problems with their fixes, and the squares they highlight.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use fenwright::app::command::Command;
use fenwright::app::diagnosis::PointedProblem;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;
use fenwright::notation::fen;
use fenwright::rules;

use crate::support::input::LEFT;
use crate::support::window::{EMPTY, START, Window};

/// Positions that together have most kinds of problems, most of them several.
const SPOILED: [&str; 9] = [
    "8/8/8/8/8/8/8/7P w - - 0 1",
    "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/8 w KQ - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
    "4k2P/8/8/8/8/8/8/4K2p w - - 0 1",
    "4k3/8/8/8/8/8/8/K3K2K w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
    "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 3 2",
    "rnbqk2P/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQ1B1R w KQkq e6 3 2",
];

/// A position with at least five problems.
const FIVE: &str = SPOILED[8];

/// A window that is high enough for every card of the panel.
fn high(fen: &str) -> Window {
    Window::sized(Document::from_bytes(fen.as_bytes().to_vec()), Settings::default(), [1180.0, 1500.0])
}

/// The name of a fix in the accessibility tree.
fn name_of(window: &Window, problem: usize, fix: usize) -> String {
    let finding = &window.state().meaning.findings[problem];
    format!("Fix: {}. {}", finding.fixes[fix].label, finding.sentence)
}

/// Every offered fix, with the FEN after it.
fn fixes(window: &Window) -> Vec<(usize, usize, String)> {
    let findings = window.state().meaning.findings.iter().enumerate();
    findings
        .flat_map(|(problem, finding)| {
            let fixes = finding.fixes.iter().enumerate();
            fixes.map(move |(fix, proposal)| (problem, fix, fen::write(&proposal.position)))
        })
        .collect()
}

/// Presses Tab until this control has the focus.
fn tab_to(window: &mut Window, name: &str) {
    for _ in 0..80 {
        if window.find(name).is_some_and(|node| node.focused) {
            window.settle();
            return;
        }
        window.quick_key(Modifiers::NONE, Key::Tab);
    }
    panic!("Tab does not reach {name:?}");
}

fn codes(window: &Window) -> Vec<&'static str> {
    window.state().meaning.findings.iter().map(|finding| finding.problem.id()).collect()
}

// The verdict

#[test]
fn the_verdict_says_what_a_position_is() {
    for (fen, words) in [
        (START, vec!["White to move, 20 legal moves", "16 white pieces, 16 black", "Start position"]),
        (
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            vec!["Checkmate, Black wins", "Check from h4"],
        ),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", vec!["Stalemate, Black cannot move", "White is a queen up"]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", vec!["dead draw", "1 white piece, 1 black"]),
        ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", vec!["White to move, in check, 3 legal moves"]),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 100 90", vec!["50 moves without a capture or pawn move"]),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", vec!["Illegal position", "White to move", "1 problem"]),
        ("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1", vec!["Chess960 start 0"]),
        ("r9/10/4k5/10/10/4K5/10/9A w - - 0 1", vec!["Illegal position", "White to move", "1 problem"]),
        ("r9/10/4k5/10/10/4K5/10/8A1 w - - 0 1", vec!["White to move, 19 legal moves"]),
    ] {
        let window = Window::showing(fen);
        for words in words {
            assert!(window.sees(words), "{fen}: {words:?} is not among\n{}", window.words());
        }
    }
}

#[test]
fn an_empty_board_says_how_to_begin_and_one_piece_brings_the_problems_back() {
    let mut window = Window::showing(EMPTY);
    let way = "Place pieces, paste a position (Ctrl+V) or set up the start position (Ctrl+Home)";
    for words in ["The board is empty", way] {
        assert!(window.sees(words), "{words}: {}", window.words());
    }
    for words in ["Illegal", "Problem: ", "0 white pieces"] {
        assert!(!window.sees(words), "{words}: {}", window.words());
    }
    assert!((1..10).all(|count| !window.sees(&format!("{count} problem"))), "{}", window.words());
    assert!(!window.state().is_enabled(Command::FixAll));
    window.key(Key::F5);
    assert_eq!(window.notices(), "The board is empty.");
    window.drag("white king", "e1");
    assert!(window.sees("Illegal position") && window.sees("Problem: Black has no king"), "{}", window.words());
    assert!(!window.sees(way), "{}", window.words());
    window.click("Clear board");
    assert!(window.sees(way) && !window.sees("Problem: "), "{}", window.words());
    let listed = Window::showing(&format!("{START}\n{EMPTY}\n"));
    assert!(listed.find("Position 2: The board is empty").is_some(), "{}", listed.words());
}

#[test]
fn a_preview_has_no_verdict() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/8 w - - 0 1");
    assert!(window.sees("Illegal position"));
    window.type_fen("4k3/8/8/8");
    assert!(window.sees("Preview") && !window.sees("Illegal position"), "{}", window.words());
    assert!(!window.state().is_enabled(Command::FixAll));
}

#[test]
fn the_verdict_changes_with_the_frame_of_the_edit_and_is_seen_in_the_next() {
    let mut window = Window::showing("7k/8/6K1/8/8/8/8/Q7 b - - 0 1");
    window.click("a1");
    assert!(window.sees("Black to move, in check"), "{}", window.words());
    window.letter_down('R');
    assert_eq!(window.state().meaning.headline, "Black to move, 1 legal move");
    window.frames(1);
    assert!(window.sees("Black to move, 1 legal move"), "{}", window.words());
}

#[test]
fn nothing_is_worked_out_again_while_the_position_stays() {
    let mut window = high(FIVE);
    let worked_out = window.state().meaning.computed;
    window.frames(5);
    for name in ["e4", "Fix all", "Copy", "h8"] {
        window.hover(name);
    }
    window.ctrl(Key::K);
    window.key(Key::Escape);
    window.menu("View", "Flip board");
    window.frames(5);
    assert_eq!(window.state().meaning.computed, worked_out);
    window.drag("a2", "a3");
    assert_eq!(window.state().meaning.computed, worked_out + 1);
}

// Highlighting

#[test]
fn the_pointer_over_a_card_points_at_its_problem_and_leaves_it() {
    let mut window = high(FIVE);
    for problem in 0..codes(&window).len() {
        let sentence = window.state().meaning.findings[problem].sentence.clone();
        let card = window
            .nodes()
            .into_iter()
            .find(|node| node.role == Role::ListItem && node.name.ends_with(&format!(": {sentence}")));
        let card = card.unwrap_or_else(|| panic!("no card says {sentence:?}"));
        window.move_to(card.rect.right_top() + egui::vec2(-4.0, 4.0));
        window.settle();
        assert_eq!(window.state().meaning.pointed, Some(PointedProblem { problem, fix: None }), "{sentence}");
    }
    window.hover("e4");
    assert_eq!(window.state().meaning.pointed, None);
}

#[test]
fn the_pointer_over_a_fix_points_at_it() {
    let mut window = high(FIVE);
    for (problem, fix, _) in fixes(&window) {
        let name = name_of(&window, problem, fix);
        window.hover(&name);
        assert_eq!(window.state().meaning.pointed, Some(PointedProblem { problem, fix: Some(fix) }), "{name}");
    }
    assert!(!window.document().is_modified(), "pointing changes nothing");
}

#[test]
fn the_focus_points_too() {
    // This problem has no fix, so Tab stops at the card.
    let mut window = high("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
    for _ in 0..80 {
        window.key(Key::Tab);
        if window.state().meaning.pointed.is_some() {
            break;
        }
    }
    assert_eq!(window.state().meaning.pointed, Some(PointedProblem { problem: 0, fix: None }));
    window.key(Key::Tab);
    assert_ne!(window.state().meaning.pointed, Some(PointedProblem { problem: 0, fix: None }));
    let mut window = high(SPOILED[1]);
    let name = name_of(&window, 0, 0);
    tab_to(&mut window, &name);
    assert_eq!(window.state().meaning.pointed, Some(PointedProblem { problem: 0, fix: Some(0) }));
}

#[test]
fn another_position_is_not_pointed_at() {
    let two = "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";
    let mut window = Window::showing(two);
    let name = name_of(&window, 0, 0);
    window.hover(&name);
    assert!(window.state().meaning.pointed.is_some());
    window.ctrl(Key::PageDown);
    assert_eq!(window.state().meaning.pointed, None);
}

// Fixes

#[test]
fn each_fix_is_applied_with_a_click_and_taken_back_in_one_step() {
    for fen in SPOILED {
        let mut window = high(fen);
        let fixes = fixes(&window);
        assert!(!fixes.is_empty(), "{fen}: {:?}", codes(&window));
        for (problem, fix, after) in fixes {
            let (name, before) = (name_of(&window, problem, fix), window.content());
            let problems = codes(&window);
            window.click(&name);
            assert_eq!(window.fen(), after, "{fen}: {name}");
            assert!(window.document().is_modified());
            window.undo();
            assert_eq!((window.fen().as_str(), window.content()), (fen, before), "{fen}: {name}");
            assert_eq!(codes(&window), problems, "{fen}: {name}");
            assert!(!window.document().is_modified(), "{fen}: {name}");
        }
    }
}

#[test]
fn each_fix_is_applied_with_the_keyboard() {
    for fen in SPOILED {
        // The panel scrolls here.
        let document = Document::from_bytes(fen.as_bytes().to_vec());
        let mut window = Window::sized(document, Settings::default(), [800.0, 600.0]);
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(800.0, 600.0));
        for (problem, fix, after) in fixes(&window) {
            let name = name_of(&window, problem, fix);
            tab_to(&mut window, &name);
            let place = window.node(&name).rect;
            assert!(screen.contains_rect(place), "{fen}: {name} has the focus at {place:?}");
            window.key(Key::Enter);
            assert_eq!(window.fen(), after, "{fen}: {name}");
            window.ctrl(Key::Z);
            assert_eq!(window.fen(), fen, "{fen}: {name}");
        }
    }
}

#[test]
fn a_fix_takes_its_problem_from_the_screen() {
    let mut window = Window::showing("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1");
    assert!(window.sees("Problem: Black's king on e8 can be captured"), "{}", window.words());
    let name = name_of(&window, 0, 0);
    window.click(&name);
    assert_eq!(window.field(1), "b");
    assert!(!window.sees("Problem: ") && !window.sees("Fix: "), "{}", window.words());
    assert!(window.sees("Black to move, in check"), "{}", window.words());
    assert_eq!(window.state().meaning.pointed, None);
}

#[test]
fn a_fix_names_its_step() {
    let mut window = Window::showing(SPOILED[1]);
    let name = name_of(&window, 0, 0);
    window.click(&name);
    window.click("Edit");
    assert_eq!(window.menu_entry("Undo").name, "Undo fix problem");
}

#[test]
fn odd_positions_are_told_apart_from_illegal_ones() {
    let window = Window::showing(SPOILED[7]);
    assert!(window.sees("Odd: "), "{}", window.words());
    assert!(!window.sees("Problem: ") && !window.sees("Illegal position"), "{}", window.words());
    assert!(window.sees("White to move, 20 legal moves") || window.sees("legal moves"), "{}", window.words());
}

// Fix all

#[test]
fn fix_all_mends_what_can_be_mended_in_one_way_only() {
    let ways: [fn(&mut Window); 4] = [
        |window| window.click("Fix all"),
        |window| window.key(Key::F8),
        |window| window.menu("Position", "Fix all problems"),
        |window| {
            tab_to(window, "Fix all");
            window.key(Key::Enter);
        },
    ];
    for way in ways {
        let mut window = high(FIVE);
        let position = fen::read(FIVE).expect("a FEN");
        let expected = rules::fix_all(&position).expect("problems that can be mended at once");
        way(&mut window);
        assert_eq!(window.fen(), fen::write(&expected));
        assert!(window.notices().contains("fixed"), "{}", window.notices());
        window.undo();
        assert_eq!((window.fen().as_str(), window.content().as_str()), (FIVE, FIVE));
    }
}

#[test]
fn fix_all_says_where_it_can_do_nothing_and_mends_a_single_problem() {
    let kings = "4k3/8/8/8/8/8/8/K3K2K w - - 0 1";
    for (fen, after) in [(START, START), (kings, kings), (SPOILED[1], "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1")] {
        let mut window = high(fen);
        assert!(window.find("Fix all").is_none(), "{fen}");
        assert_eq!(window.state().is_enabled(Command::FixAll), fen != START, "{fen}");
        window.key(Key::F8);
        assert_eq!(window.fen(), after);
        assert_eq!(window.notices().contains("No problem has one clear fix"), fen == kings, "{}", window.notices());
    }
}

#[test]
fn after_a_fix_by_key_the_focus_is_on_the_next_one() {
    let mut window = high(FIVE);
    let mut mended = 0;
    let findings = &window.state().meaning.findings;
    let first = findings.iter().position(|finding| !finding.fixes.is_empty());
    let name = name_of(&window, first.expect("a fix"), 0);
    tab_to(&mut window, &name);
    while window.state().meaning.findings.iter().any(|finding| !finding.fixes.is_empty()) {
        let before = window.fen();
        window.key(Key::Enter);
        assert_ne!(window.fen(), before, "Enter reaches a fix each time");
        mended += 1;
    }
    assert!(mended > 3, "only {mended} fixes");
}

#[test]
fn nothing_can_be_claimed_after_a_mate() {
    let mate = "R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 80";
    let drawn = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 150 80";
    assert!(!high(mate).sees("can be claimed"));
    assert!(high(drawn).sees("the game is drawn"));
}

#[test]
fn fix_all_says_its_keys() {
    let mut window = high(FIVE);
    window.hover("Fix all");
    window.wait(2.0);
    assert!(window.sees("(F8)"), "{}", window.words());
}

// Names of fixes

#[test]
fn every_fix_has_a_name_of_its_own() {
    for fen in SPOILED {
        let window = high(fen);
        let mut names: Vec<String> =
            window.nodes().into_iter().map(|node| node.name).filter(|name| name.starts_with("Fix: ")).collect();
        let count = names.len();
        assert_eq!(count, fixes(&window).len(), "{fen}");
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count, "{fen}: {names:?}");
    }
}

#[test]
fn a_double_click_on_a_fix_fixes_one_problem() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K3 w KQ e6 0 1\n");
    let count = |window: &Window| window.state().meaning.findings.len();
    let before = count(&window);
    let fix = window.place(&name_of(&window, 0, 0));
    window.move_to(fix);
    for _ in 0..2 {
        window.press(LEFT);
        window.release(LEFT);
    }
    window.settle();
    assert_eq!(count(&window), before - 1, "{}", window.words());
}
