//! The number of actions that set up a position. A click, a drag, a wheel step and a key count as one each; a letter
//! for the square under the pointer counts as one with the movement to it.

use fenwright::app::command::Command as Wish;

use super::desktop::Desktop;
use super::entering_positions::{HARING, tool};
use super::picture::Point;
use super::window::Window;

/// Acts on a window and counts the actions.
struct Hand<'a> {
    window: &'a Window<'a>,
    actions: usize,
}

impl<'a> Hand<'a> {
    const fn at(window: &'a Window<'a>) -> Self {
        Self { window, actions: 0 }
    }

    fn key(&mut self, keys: &str) {
        self.window.key(keys);
        self.actions += 1;
    }

    /// Clears the board with the menu: two clicks.
    fn clear(&mut self) {
        self.window.choose("Position", Wish::ClearBoard);
        self.window.expect_shown("8/8/8/8/8/8/8/8");
        self.actions += 2;
    }

    fn click(&mut self, at: Point, button: &str) {
        self.window.screen().point(at, &["click", button]);
        self.actions += 1;
    }

    fn square(&self, name: &str) -> Point {
        self.window.board().square(name).middle()
    }

    /// Chooses a piece as the brush. The left button paints it, the right button paints it in the other colour.
    fn paint(&mut self, piece: char, own: &[&str], others: &[&str]) {
        let brush = tool(self.window, piece);
        self.window.click(brush);
        self.actions += 1;
        for (squares, button) in [(own, "1"), (others, "3")] {
            for name in squares {
                self.click(self.square(name), button);
            }
        }
    }

    /// Drags a piece from the tools to a square.
    fn drag_from_tools(&mut self, piece: char, to: &str) {
        let (from, to) = (tool(self.window, piece), self.square(to));
        let screen = self.window.screen();
        screen.point(from, &["mousedown", "1"]);
        screen.point((usize::midpoint(from.0, to.0), usize::midpoint(from.1, to.1)), &[]);
        screen.point(to, &["mouseup", "1"]);
        self.actions += 1;
    }

    /// Places a piece under the pointer with its letter.
    fn letter(&mut self, letter: char, square: &str) {
        self.window.screen().point(self.square(square), &["key", &letter.to_string()]);
        self.actions += 1;
    }
}

#[test]
fn haring_takes_24_actions_of_the_mouse() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    let mut hand = Hand::at(&window);
    hand.clear();
    hand.drag_from_tools('Q', "f1");
    hand.drag_from_tools('B', "a1");
    hand.paint('K', &["a4"], &["f6"]);
    hand.paint('R', &["g7", "a6"], &["e8", "c3"]);
    hand.paint('N', &["c6", "f5"], &["b1"]);
    hand.paint('P', &["c7", "h6", "d2"], &["g5", "c4", "e4", "b3"]);
    window.expect_shown(HARING);
    assert_eq!(hand.actions, 24);
}

#[test]
fn haring_takes_18_letters_at_the_pointer() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    window.key("ctrl+Delete");
    window.expect_shown("8/8/8/8/8/8/8/8");
    let mut hand = Hand::at(&window);
    let men = "re8 Pc7 Rg7 Ra6 Nc6 kf6 Ph6 Nf5 pg5 Ka4 pc4 pe4 pb3 rc3 Pd2 Ba1 nb1 Qf1";
    for man in men.split(' ') {
        let (letter, square) = man.split_at(1);
        hand.letter(letter.chars().next().unwrap_or_default(), square);
    }
    window.expect_shown(HARING);
    assert_eq!(hand.actions, 18);
}

#[test]
fn haring_takes_43_keys() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    let mut hand = Hand::at(&window);
    hand.key("ctrl+Delete");
    window.expect_shown("8/8/8/8/8/8/8/8");
    // The selected square has the focus.
    let first = hand.square("a8");
    window.click(first);
    // The squares after the last piece of a rank are empty already.
    let placement = "4r/2P3R/R1N2k1P/5Np/K1p1p/1pr/3P/Bn3Q";
    window.type_text(placement);
    hand.actions += 1 + placement.len();
    window.expect_shown(HARING);
    assert!(hand.actions <= 43, "{}", hand.actions);
}

#[test]
fn an_ending_takes_4_actions_from_the_start_position() {
    let desktop = Desktop::new();
    let window = desktop.start::<&str>(&[]);
    let mut hand = Hand::at(&window);
    hand.key("ctrl+Delete");
    window.expect_shown("8/8/8/8/8/8/8/8");
    for (letter, square) in [('K', "e6"), ('k', "e8"), ('P', "e5")] {
        hand.letter(letter, square);
    }
    window.expect_shown("4k3/8/4K3/4P3/8/8/8/8");
    assert_eq!(hand.actions, 4);
}
