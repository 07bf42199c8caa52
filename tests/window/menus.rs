//! The menus by keys.

use super::desktop::Desk;

const TWO_KINGS: &str = "4k3/8/8/8/8/8/8/4K3";

#[test]
fn menus_open_and_run_by_keys() {
    let desk = Desk::new();
    let path = desk.file("kings.fen", format!("{TWO_KINGS} w - - 0 1\n"));
    let mut window = desk.start(&[&path]);
    window.expect_shown(TWO_KINGS);
    window.change(|| window.key("alt+p"));
    window.key("Return");
    window.expect_shown("8/8/8/8/8/8/8/8");
    window.key("ctrl+z");
    window.expect_shown(TWO_KINGS);
    // From File over Edit to Position.
    window.change(|| window.key("F10"));
    window.change(|| window.key("Right"));
    window.change(|| window.key("Right"));
    window.key("Return");
    window.expect_shown("8/8/8/8/8/8/8/8");
    window.key("ctrl+z");
    window.expect_shown(TWO_KINGS);
    window.change(|| window.key("alt+f"));
    window.change(|| window.key("Up"));
    window.key("Return");
    window.expect_end();
}
