//! Editing titles and comments, and saving, with the keyboard alone.

use std::fs;

use super::desktop::Desktop;

const TWENTY: &str = include_str!("../../assets/examples/twenty-puzzles.fen");

#[test]
fn three_puzzles_are_retitled_commented_on_and_saved_by_keys_alone() {
    let desktop = Desktop::new();
    let path = desktop.file("twenty-puzzles.fen", TWENTY);
    let window = desktop.start(&[&path]);
    window.expect_shown("4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2");
    window.key("F2");
    for title in ["First", "Second", "Third"] {
        window.type_text(title);
        window.key(if title == "Third" { "Return" } else { "ctrl+Down" });
    }
    window.expect_title("twenty-puzzles.fen \u{b7} edited - Fenwright");
    for comment in ["about the third", "about the second", "about the first"] {
        window.key("ctrl+k");
        window.type_text("edit comment");
        window.key("Return");
        window.type_text(comment);
        window.key("ctrl+Prior");
    }
    window.key("ctrl+s");
    window.expect_title("twenty-puzzles.fen - Fenwright");
    let expected = TWENTY
        .replace("# Haring 1977, mate in 2\n", "# First\n# about the first\n")
        .replace("# Loyd 2, mate in 2\n", "# Second\n# about the second\n")
        .replace("# Loyd 3, mate in 2\n", "# Third\n# about the third\n");
    assert_eq!(fs::read_to_string(&path).expect("it was saved"), expected);
}
