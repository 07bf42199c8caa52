//! Solving a problem: the arrow of the key, the tree, and an edit that outdates the answer.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use fenwright::app::command::Command;

use super::desktop::Desktop;
use super::display::Display;
use super::picture::{Area, Picture, Point, light, light_board, rgb};
use super::wait::{self, LIMIT};
use super::window::Window;

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

/// Chooses a command from the palette.
fn command(window: &Window<'_>, command: Command) {
    window.change(|| window.key("ctrl+k"));
    window.change(|| window.type_text(command.name()));
    window.key("Return");
}

/// Copies the solution and returns it.
fn copied_solution(desktop: &Desktop, window: &Window<'_>) -> String {
    desktop.screen.set_clipboard("nothing was copied");
    command(window, Command::CopySolution);
    let copied = wait::poll(LIMIT, || Some(desktop.clipboard()).filter(|text| text != "nothing was copied"));
    copied.expect("a solution on the clipboard")
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
