//! Files of composers: opened, edited, saved with every other byte kept, and twins added.

use fenwright::app::command::Command;

use super::desktop::Desktop;
use super::wait::{self, LIMIT};

const FIRST: &str = "\
authors: ['Other, Ann']
algebraic:
  white: [Kf6, Ra1]
  black: [Kh8]
stipulation: h#2
twins:
  b: Move a1 b1
";
const SECOND: &str = "\
# a comment of Bob's
authors: ['Other, Bob']
algebraic: {white: [Kf6, Rb1], black: [Kh8]}
stipulation: '#1'
my key: \"kept as it is\"
";

#[test]
fn an_olive_file_is_edited_saved_and_gets_its_twin() {
    let desktop = Desktop::new();
    let path = desktop.file("problems.olv", format!("{FIRST}---\n{SECOND}"));
    let window = desktop.start(&[&path]);
    window.expect_shown("7k/8/5K2/8/8/8/8/R7");
    window.drag("f6", "g6");
    window.expect_shown("7k/8/6K1/8/8/8/8/R7");
    window.expect_title("problems.olv \u{b7} edited - Fenwright");
    window.key("ctrl+s");
    window.expect_title("problems.olv - Fenwright");
    let saved = std::fs::read_to_string(&path).expect("the file");
    assert_eq!(saved, format!("{}---\n{SECOND}", FIRST.replace("Kf6", "Kg6")));

    window.choose("Edit", Command::AddTwins);
    window.expect_title("problems.olv \u{b7} edited - Fenwright");
    window.key("ctrl+s");
    window.expect_title("problems.olv - Fenwright");
    let with_twin = wait::poll(LIMIT, || std::fs::read_to_string(&path).ok().filter(|text| text.contains("Rb1]\n")));
    let with_twin = with_twin.expect("the twin in the file");
    assert!(with_twin.starts_with(&saved[..saved.len() - SECOND.len()]) && with_twin.ends_with(SECOND), "{with_twin}");
}
