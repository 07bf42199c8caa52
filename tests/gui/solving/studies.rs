//! Studies: a win or a draw, proven by tables.

use fenwright::app::command::Command;
use fenwright::app::ui::Tone;

use super::asked;
use crate::support::window::Window;

/// Two moves of the king win, and two draw.
const PAWN: &str = "2k2/5/2K2/2P2/5 w - - 0 1";
const HELD: &str = "5/2k2/5/2P2/2K2 b - - 0 1";
const LOST: &str = "2k2/5/2K2/2P2/5 b - - 0 1";

#[test]
fn moves_are_listed_with_their_results() {
    let mut window = Window::asking_for(PAWN, asked("+"));
    window.solve();
    assert_eq!((window.headline(), window.answer().tone), ("White to move, mate in 10", Tone::Good));
    assert_eq!(window.answer().remarks, ["2 first moves win: Kb3 and Kd3", "Proven (ending table)"]);
    assert_eq!(window.tree(), ["1.Kb3 (mate in 10) +", "1.Kd3 (mate in 10) +", "Other moves (2) +"]);
    assert_eq!(window.arrows(), ["c3b3", "c3d3"]);
    window.click("Open Key 1.Kb3");
    window.frames_until("the branch is closed", |window| window.tree().len() > 3);
    assert_eq!(
        window.tree()[..4],
        [
            "1.Kb3 (mate in 10)",
            "  1...Kb5 (loses, mated in 9) +",
            "  1...Kd4 (loses, mated in 8) +",
            "  1...Kd5 (loses, mated in 8) +"
        ]
    );
    window.click("Open Other moves (2)");
    assert_eq!(window.tree()[window.tree().len() - 2..], ["  1.Kb2 (draws) +", "  1.Kd2 (draws) +"]);
}

#[test]
fn a_claim_is_judged_for_the_side_that_it_names() {
    for (position, claim, sentence, label) in [
        (PAWN, "White wins", "2 first moves win: Kb3 and Kd3", "White wins \u{b7} proven, several moves"),
        (PAWN, "White to play and draw", "Not true: the side to move wins", "Draw \u{b7} not true"),
        (PAWN, "-+", "Not true: the side to move wins", "Black wins \u{b7} not true"),
        (HELD, "=", "6 first moves draw: Kb4, Kb5, Kc3, Kc5, Kd4 and Kd5", "Draw \u{b7} proven, several moves"),
        (HELD, "White wins", "Not true: the position is a draw", "White wins \u{b7} not true"),
        (LOST, "White wins", "True, whatever the side to move plays: it loses", "White wins \u{b7} proven"),
    ] {
        let mut window = Window::showing(&format!("# a\n# Stipulation: {claim}\n{position}\n# b\n{position}\n"));
        window.solve();
        assert_eq!(window.answer().remarks[0], sentence, "{position} {claim}");
        assert!(window.sees(label), "{position} {claim}: {label}: {}", window.words());
    }
}

#[test]
fn the_best_line_is_saved_with_the_stipulation() {
    let mut window = Window::asking_for(PAWN, asked("+"));
    window.solve();
    window.menu("Solve", "Save solution");
    let solution = "1. Kb3 (1. Kd3) 1... Kb5 2. c3 Ka5 3. Kc4 Ka4 4. Kd4 Ka3 5. c4 Ka2 6. c5=Q Kb1 7. Qa3 Kc2 8. Qa2+ Kc1 \
                    9. Kc3 Kd1 10. Qd2#";
    assert_eq!(window.content(), format!("# Stipulation: +\n# Solution: {solution}\n{PAWN}"));
}

#[test]
fn the_stated_solution_is_checked_and_shown() {
    let mut window = Window::showing(&format!("# Stipulation: +\n# Solution: 1.Kb3 Kb5 2.c3 Ka5\n{PAWN}\n"));
    window.solve();
    let checked = |window: &mut Window| {
        window.frames_until("the line is checked", |window| window.answer().remarks.len() > 2);
        window.answer().remarks[2].clone()
    };
    assert_eq!(checked(&mut window), "The stated solution holds, but has duals: 1.Kb3 (Kd3) and 2.c3 (Kc3)");
    let expected = [
        "Stated solution",
        "  1.Kb3 (dual: Kd3) +",
        "  1...Kb5 (loses, mated in 9)",
        "  2.c3 (dual: Kc3) +",
        "  2...Ka5 (loses, mated in 8)",
    ];
    assert_eq!(window.tree()[3..], expected);
    window.click("Open Continuation 2.c3");
    assert_eq!(window.tree()[7], "    2.Kc3 (mate in 11, slower) +");
    window.click("Continuation 2.c3, dual: Kc3");
    assert_eq!(window.state().position().fullmove_number, 2, "it is played on the board");
    window.key(egui::Key::Escape);
    // The record states another solution, which is checked at once.
    window.menu("Position", Command::EditSolution.name());
    window.ctrl(egui::Key::A);
    window.type_keys("1. Kb2 Kb5");
    window.click("Solve");
    window.frames_until("the line is checked", |window| window.answer().remarks[2].contains("fails"));
    let remark = "The stated solution fails at 1.Kb2, which draws; better: Kb3 and Kd3";
    assert_eq!(window.answer().remarks[2..], [remark]);
    assert_eq!(window.tree()[4], "  1.Kb2 (draws; better: Kb3 and Kd3) +");
}

#[test]
fn what_no_table_has_is_reported() {
    let content = "# Stipulation: +\nkbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n";
    let mut window = Window::showing(content);
    window.solve();
    assert_eq!((window.headline(), window.answer().tone), ("Cannot be solved", Tone::Unknown));
    let reason = "Not proven: tables have up to 4 pieces, kings included, and Syzygy tables up to 7";
    assert_eq!(window.answer().remarks, [reason]);
}
