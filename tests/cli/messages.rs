//! The output without `--json`.

use super::program::{Folder, KINGS, START, run, run_with};

#[test]
fn strict_positions_without_problems_print_nothing() {
    let ran = run_with(&["check", "-"], format!("{START}\n{KINGS}\n").as_bytes());
    assert_eq!((ran.out.as_str(), ran.err.as_str()), ("", "2 positions\n"));
}

#[test]
fn a_fault_is_shown_at_its_place() {
    let folder = Folder::new();
    let text = "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/no b";
    let path = folder.file("a.fen", format!("# one\n{text}\n"));
    let ran = run(&["check", &path]);
    let expected = format!("{path}:2:19: Rank 6 has 9 squares: 9\n    {text}\n                      ^\n");
    assert!(ran.out.starts_with(&expected), "{}", ran.out);
}

#[test]
fn the_caret_stands_below_the_fault() {
    for (text, before) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 x", "4k3/8/8/8/8/8/8/4K3 w - - 0 "),
        ("4k3/8/8/8/8/8/8/4K3\tw - - 0 1", "4k3/8/8/8/8/8/8/4K3"),
        ("\u{68CB}\u{8B5C} z", ""),
    ] {
        let ran = run(&["check", text]);
        let lines: Vec<&str> = ran.out.lines().collect();
        assert_eq!(lines[1], format!("    {}", text.replace('\t', " ")), "{}", ran.out);
        assert_eq!(lines[2], format!("{:1$}^", "", before.len() + 4), "{}", ran.out);
        let column = before.chars().count() + 1;
        assert!(lines[0].starts_with(&format!("<text>:1:{column}: ")), "{}", ran.out);
    }
}

#[test]
fn wide_characters_take_two_columns() {
    let folder = Folder::new();
    let path = folder.file("a.epd", "4k3/8/8/8/8/8/8/4K3 w - - c0 \"\u{68CB}\u{8B5C}\"; bm Kd1, Kf1;\n");
    let ran = run(&["check", &path]);
    let caret = ran.out.lines().find_map(|line| line.strip_suffix('^')).map(str::len);
    assert_eq!(caret, Some(4 + "4k3/8/8/8/8/8/8/4K3 w - - c0 \"....\"; bm Kd1".len()), "{}", ran.out);
    assert!(ran.out.starts_with(&format!("{path}:1:42: Operands must be separated")), "{}", ran.out);
}

#[test]
fn a_long_text_is_shown_in_part() {
    let text = format!("{}/{}", "x".repeat(300), "y".repeat(100_000));
    let ran = run_with(&["check", "-"], text.as_bytes());
    assert!(ran.out.lines().all(|line| line.chars().count() < 200), "{}", ran.out);
    assert!(ran.out.contains("..."), "{}", ran.out);
}

#[test]
fn problems_name_their_line() {
    let ran = run_with(&["check", "-"], format!("{KINGS}\n4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1\n").as_bytes());
    let expected = "<stdin>:2: Black's king on e8 can be captured
    fix: Set Black to move: 4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1
<stdin>:2: White to move, illegal position
";
    assert_eq!(ran.out, expected);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), "2 positions, 1 illegal\n"));
}

#[test]
fn a_sloppy_operation_is_shown() {
    let folder = Folder::new();
    let path = folder.file("a.epd", "4k3/8/8/8/8/8/8/4K3 w - - id \"a\"\n");
    let ran = run(&["check", &path]);
    let expected = format!(
        "{path}:1:27: The last operation does not end with a semicolon\n    4k3/8/8/8/8/8/8/4K3 w - - id \"a\"\n\
         {:30}^\n    corrected: {KINGS}\n        After the position: “id \"a\"” read as “id \"a\";”\n\
         {path}:1: White to move, 5 legal moves, dead draw\n",
        ""
    );
    assert_eq!(ran.out, expected);
}

#[test]
fn text_that_is_kept_as_it_is_is_not_reported_as_corrected() {
    let folder = Folder::new();
    for operation in ["00:00;", "bm Kd2, Ke2;", "id 'a';", "\"words\";"] {
        let path = folder.file("a.epd", format!("4k3/8/8/8/8/8/8/4K3 w - - {operation}\n"));
        let ran = run(&["check", &path]);
        assert!(ran.out.starts_with(&format!("{path}:1:")), "{}", ran.out);
        assert!(!ran.out.contains("read as"), "{}", ran.out);
    }
}

#[test]
fn the_place_in_a_game_is_that_of_the_tag() {
    let folder = Folder::new();
    let path = folder.file("a.pgn", "[Event \"x\"]\n [FEN \"8/8/8/8/8/8/8/8 x - - 0 1\"]\n\n*\n");
    let ran = run(&["check", &path]);
    assert!(ran.out.starts_with(&format!("{path}:2:24: The side to move must be w or b, not \"x\"\n")), "{}", ran.out);
}
