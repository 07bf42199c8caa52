//! Solving a problem: the arrow of the key, the tree, and an edit that outdates the answer.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use egui::Color32;
use fenwright::app::command::Command;

use super::desktop::Desktop;
use super::picture::{Area, Picture, Point, light, light_board, rgb};
use super::wait::{self, LIMIT};
use super::window::{Window, copied, run};

/// W. Haring, 1977: mate in two. The key is the double step of the pawn.
const HARING: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1";
/// After the key.
const AFTER_KEY: &str = "4r3/2P3R1/R1N2k1P/5Np1/K1pPp3/1pr5/8/Bn3Q2";
/// The position without the pawn that keeps the rook from c8.
const WITHOUT_C7: &str = "4r3/6R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2";

/// Returns `true` if the centre of a square has the translucent colour of the key's arrow.
fn has_arrow(window: &Window<'_>, picture: &Picture, square: &str) -> bool {
    let pixel = picture.at(window.board().square(square).middle());
    let (key, ground) = (rgb(light().key), rgb(light_board().light));
    let far = |color: [u8; 3]| pixel.iter().zip(color).map(|(one, other)| u32::from(one.abs_diff(other))).sum::<u32>();
    far(key) < 120 && far(key) < far(ground)
}

/// Waits until the arrow of the key is shown on d3, or is gone.
fn expect_arrow(window: &Window<'_>, is_there: bool) {
    let found = wait::poll(LIMIT, || (has_arrow(window, &window.settle(), "d3") == is_there).then_some(()));
    assert!(found.is_some(), "the arrow of the key is {}", if is_there { "not there" } else { "still there" });
}

/// The centre of the first row of the tree. It is the tallest white field beside the board.
fn first_row(window: &Window<'_>) -> Point {
    let right = window.board().area.right;
    let found = wait::poll(LIMIT, || {
        let fields = window.settle().areas(|pixel| pixel == rgb(light().field)).into_iter();
        let tall = fields.filter(|area: &Area| area.left > right && area.width() > 150 && area.height() > 60);
        tall.max_by_key(Area::height)
    });
    let tree = found.expect("a tree beside the board");
    (tree.left + 60, tree.top + 18)
}

/// Copies the solution and returns it.
fn copied_solution(desktop: &Desktop, window: &Window<'_>) -> String {
    copied(desktop, window, Command::CopySolution)
}

#[test]
fn a_problem_is_solved_stepped_through_and_broken_by_an_edit() {
    let desktop = Desktop::new();
    let path = desktop.file("haring.fen", format!("{HARING}\n"));
    let window = desktop.start(&[&path]);
    expect_arrow(&window, false);
    window.key("F5");
    expect_arrow(&window, true);
    let solution = copied_solution(&desktop, &window);
    assert!(solution.contains("1.d4! (threatens 2.Nce7#)"), "{solution}");

    // The key, the first defence, and back.
    window.click(first_row(&window));
    window.expect_shown(AFTER_KEY);
    window.change(|| window.key("Down"));
    window.key("Return");
    window.expect_shown("4r3/2P3R1/R1N2k1P/5Np1/K3p3/1prp4/8/Bn3Q2");
    window.key("alt+Left");
    window.expect_shown(AFTER_KEY);
    window.key("Escape");
    window.expect_shown("4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2");
    window.expect_title("haring.fen - Fenwright");
    expect_arrow(&window, true);

    window.click_squares(&["c7"]);
    window.key("Delete");
    window.expect_shown(WITHOUT_C7);
    expect_arrow(&window, false);
    window.key("F5");
    expect_answer(&window);
    let solution = copied_solution(&desktop, &window);
    assert!(solution.contains("No solution"), "{solution}");
    assert!(solution.contains("1.d4? Rc8!"), "{solution}");
    window.settle();
    window.change(|| window.key("ctrl+z"));
    expect_arrow(&window, true);
}

/// Waits for the card that reports an unsound problem.
fn expect_answer(window: &Window<'_>) {
    let is_card = |area: &Area| area.width() > 150 && area.height() > 30;
    let found = wait::poll(LIMIT, || {
        let grounds = window.settle().areas(|pixel| pixel == rgb(light().fault_ground));
        grounds.into_iter().find(is_card)
    });
    assert!(found.is_some(), "no answer is seen");
}

/// Returns `true` if the centre of a square has this colour.
fn has_dot(window: &Window<'_>, picture: &Picture, square: &str, color: Color32) -> bool {
    picture.at(window.board().square(square).middle()) == rgb(color)
}

/// White has the opposition. Kf6 is a dual, and Kd5 gives the win away.
#[test]
fn a_study_is_proven_and_played_along() {
    let desktop = Desktop::new();
    let path = desktop
        .file("study.fen", "# Stipulation: +\n# Solution: 1.Kd6 Kd8 2.e6 Ke8 3.e7\n4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\n");
    let window = desktop.start(&[&path]);
    window.key("F5");
    let solution = || {
        let text = copied_solution(&desktop, &window);
        text.contains("White to move, mate in 11").then_some(text)
    };
    let solution = wait::poll(LIMIT, solution).expect("a proof");
    assert!(solution.contains("2 first moves win: Kd6 and Kf6"), "{solution}");
    assert!(solution.contains("1.Kd6 Kd8 2.e6"), "{solution}");

    // The squares of the king say what each of its moves does.
    window.change(|| window.key("ctrl+m"));
    window.click_squares(&["e6"]);
    let marked = |picture: &Picture| {
        let winning = ["d6", "f6"].iter().all(|square| has_dot(&window, picture, square, light().good));
        winning && !["d5", "f5"].iter().any(|square| has_dot(&window, picture, square, light().good))
    };
    assert!(wait::poll(LIMIT, || marked(&window.settle()).then_some(())).is_some(), "the squares have no marks");
    window.click_squares(&["d6", "e8", "d8", "e5", "e6", "d8", "e8"]);
    window.expect_shown("4k3/8/3KP3/8/8/8/8/8");
    let marks = |color: Color32| {
        let below = window.board().area.bottom;
        let areas = window.settle().areas(|pixel| pixel == rgb(color));
        areas.iter().filter(|area| area.top > below && area.height() < 10).count()
    };
    let expect_marks = |color: Color32, count: usize| {
        assert!(
            wait::poll(LIMIT, || (marks(color) >= count).then_some(())).is_some(),
            "{count} marks: {}",
            marks(color)
        );
    };
    expect_marks(light().good, 2);
    assert_eq!(marks(light().odd), 0);
    // The pawn is too far ahead of its king.
    window.click_squares(&["d6", "e5", "e8", "e7"]);
    window.expect_shown("8/4k3/4P3/4K3/8/8/8/8");
    expect_marks(light().odd, 2);
    window.key("Escape");
    window.expect_title("study.fen - Fenwright");
}

/// White can mate at once, so the series helpmate has set play.
#[test]
fn a_series_helpmate_is_solved_with_its_set_play() {
    let desktop = Desktop::new();
    let path = desktop.file("series.fen", "# Stipulation: ser-h#1*\n7k/8/6K1/8/8/8/8/R7 b - - 0 1\n");
    let window = desktop.start(&[&path]);
    window.key("F5");
    let solution = wait::poll(LIMIT, || {
        let text = copied_solution(&desktop, &window);
        text.contains("Ra8#").then_some(text)
    });
    let solution = solution.expect("a solution");
    assert!(solution.ends_with("\n1.Kg8 Ra8#\n"), "{solution}");
    window.click(first_row(&window));
    window.expect_shown("6k1/8/6K1/8/8/8/8/R7");
    window.change(|| window.key("Down"));
    window.key("Return");
    window.expect_shown("R5k1/8/6K1/8/8/8/8/8");
    // The set play is below its heading: one move of White.
    for _ in 0..2 {
        window.change(|| window.key("Down"));
    }
    window.key("Return");
    window.expect_shown("R6k/8/6K1/8/8/8/8/8");
    window.key("Escape");
    window.expect_shown("7k/8/6K1/8/8/8/8/R7");
}

/// A script in the place of Popeye, which the program finds among the installed ones.
#[test]
fn a_problem_with_a_condition_is_solved_by_popeye() {
    let desktop = Desktop::new();
    let answer = "printf 'Popeye Linux-64Bit v4.104 (1024 MB)\\n\\n  1.Kh8-g8 Kf6-g6   2.Kg8-h8 Ra1-a8 #\\n\\nsolution finished. \
                  Time = 0.028 s\\n'";
    desktop.install("py", answer);
    let olive = "algebraic:\n  white: [Kf6, Ra1]\n  black: [Kh8]\nstipulation: h#2\noptions: [Circe]\n";
    let path = desktop.file("circe.olv", olive);
    let window = desktop.start(&[&path]);
    run(&window, Command::SolveWithPopeye);
    let solution = wait::poll(LIMIT, || {
        let text = copied_solution(&desktop, &window);
        text.contains("2.Kg8-h8").then_some(text)
    });
    assert!(solution.is_some(), "{}", copied_solution(&desktop, &window));
    window.expect_title("circe.olv - Fenwright");
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), olive);
}
