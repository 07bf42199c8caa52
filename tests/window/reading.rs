//! Positions out of pictures on the clipboard of the screen and in files.

use fenwright::diagram::{self, Diagram};
use fenwright::notation::fen;

use super::START;
use super::desk::Desk;

const ENDING: &str = "8/5pk1/6p1/8/3R4/6P1/r4PK1/8 w - - 0 1";

#[test]
fn a_picture_on_the_clipboard_is_pasted_as_a_position() {
    let desk = Desk::new();
    let picture = Diagram { size: 420, ..Diagram::new(fen::read(ENDING).unwrap()) };
    let window = desk.start(&[START]);
    window.expect_shown(START);
    desk.screen.set_clipboard_picture(&diagram::png(&picture).unwrap());
    window.change(|| window.key("ctrl+v"));
    window.expect_shown(ENDING);
    window.expect_copied(ENDING);
}

#[test]
fn a_picture_that_is_named_at_the_start_is_read() {
    let desk = Desk::new();
    let picture = Diagram { size: 420, ..Diagram::new(fen::read(ENDING).unwrap()) };
    let file = desk.file("ending.png", diagram::png(&picture).unwrap());
    let window = desk.start(&[&file]);
    window.expect_shown(ENDING);
}
