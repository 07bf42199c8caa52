//! A session with the keyboard alone: a problem is set up, titled, solved and saved, and found and exported in another
//! file. A script plays the file dialogs of the desktop.
#![expect(clippy::expect_used, reason = "the helpers of tests fail as tests do")]

use std::fs;

use fenwright::app::command::Command as Wish;

use super::desktop::Desktop;
use super::display::Display;
use super::entering_positions::HARING;
use super::picture::{Picture, light, rgb};
use super::wait::{self, LIMIT};
use super::window::Window;

const PUZZLES: &[u8] = include_bytes!("../../assets/examples/twenty-puzzles.fen");

/// The third puzzle of the file.
const LOYD: &str = "3R3K/4ppp1/2p5/1nN1kpQN/8/r7/b4rP1/3R2n1";

/// Presses F6 until the board has the focus.
fn go_to_board(window: &Window<'_>) {
    let is_on_board = |picture: &Picture| {
        let area = window.board().square("a8");
        picture.at((area.left + 1, area.middle().1)) == rgb(light().selected)
    };
    let found = (0..6).find(|_| is_on_board(&window.change(|| window.key("F6")).1));
    assert!(found.is_some(), "F6 reaches the board");
}

fn run(window: &Window<'_>, wish: Wish) {
    window.change(|| window.key("ctrl+k"));
    window.change(|| window.type_text(wish.name()));
    window.key("Return");
}

/// Waits for the solution of the position.
fn solution(desktop: &Desktop, window: &Window<'_>) -> String {
    let found = wait::poll(LIMIT, || {
        desktop.screen.set_clipboard("nothing was copied");
        run(window, Wish::CopySolution);
        window.settle();
        Some(desktop.clipboard()).filter(|text| text.contains("1."))
    });
    found.expect("a solution on the clipboard")
}

#[test]
fn a_problem_goes_from_the_empty_board_to_a_file_and_a_diagram_by_keys_alone() {
    let desktop = Desktop::new();
    let others = desktop.file("others.fen", PUZZLES);
    let (saved, picture) = (desktop.path("haring.fen"), desktop.path("found.png"));
    desktop.let_dialogs_pick(&saved);
    let mut window = desktop.start::<&str>(&[]);

    window.key("ctrl+Delete");
    window.expect_shown("8/8/8/8/8/8/8/8");
    go_to_board(&window);
    window.type_text(HARING.split(' ').next().expect("a placement"));
    window.expect_shown(HARING);

    run(&window, Wish::EditTitle);
    window.settle();
    window.change(|| window.type_text("Haring 1977"));
    window.change(|| window.key("Return"));

    window.change(|| window.key("F5"));
    let solution = solution(&desktop, &window);
    assert!(solution.contains("1.d4!"), "{solution}");

    window.key("ctrl+s");
    window.expect_title("haring.fen - Fenwright");
    assert_eq!(fs::read_to_string(&saved).unwrap(), format!("# Haring 1977\n{HARING}\n"));

    desktop.let_dialogs_pick(&others);
    window.key("ctrl+o");
    window.expect_title("others.fen - Fenwright");
    window.change(|| window.key("ctrl+f"));
    window.change(|| window.type_text("Loyd 3,"));
    window.change(|| window.key("Return"));
    window.key("Home");
    window.expect_shown(LOYD);
    window.settle();

    desktop.let_dialogs_pick(&picture);
    window.change(|| window.key("ctrl+e"));
    window.change(|| window.key("Return"));
    let exported = wait::poll(LIMIT, || fs::read(&picture).ok()).expect("a picture");
    assert!(exported.starts_with(b"\x89PNG"));
    assert!(window.is_open());
}
