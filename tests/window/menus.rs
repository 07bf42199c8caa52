//! Opening menus with the keyboard.

use super::desktop::Desktop;

const TWO_KINGS: &str = "4k3/8/8/8/8/8/8/4K3";

#[test]
fn menus_open_and_run_by_keys() {
    let desktop = Desktop::new();
    let path = desktop.file("kings.fen", format!("{TWO_KINGS} w - - 0 1\n"));
    let mut window = desktop.start(&[&path]);
    window.expect_shown(TWO_KINGS);
    window.change(|| window.key("alt+p"));
    window.key("Return");
    window.expect_shown("8/8/8/8/8/8/8/8");
    window.key("ctrl+z");
    window.expect_shown(TWO_KINGS);
    // From File past Edit to Position.
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
