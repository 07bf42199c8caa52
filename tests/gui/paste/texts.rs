//! Texts that are pasted, dropped, or given on the command line.

use std::ffi::OsString;
use std::fs;

use egui::Key;
use fenwright::app::paste::MAX_POSITIONS;
use fenwright::app::start::StartRequest;

use crate::support::window::{EMPTY, START, Window};

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
const QUEEN: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
const KNIGHT: &str = "8/8/3k4/8/8/2N1K3/8/8 w - - 0 1";
const NINE: &str = "rnbqkbnr/pp1ppppp1/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn paste(window: &mut Window, text: &str) {
    window.world().clipboard = Ok(text.to_owned());
    window.ctrl(Key::V);
}

/// The details that the notices list.
fn listed(window: &Window) -> Vec<String> {
    window.state().notices.list().iter().flat_map(|notice| notice.lines.clone()).collect()
}

// One position

#[test]
fn copied_files_are_pasted_as_if_they_were_dropped_and_as_their_paths_into_a_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ending.fen");
    std::fs::write(&path, "8/8/8/8/8/8/8/K1k5 w - - 0 1\n").expect("a file");
    let mut window = Window::new();
    window.world().clipboard_files = vec![path.clone()];
    window.ctrl(Key::V);
    window.settle();
    assert_eq!(window.placement(), "8/8/8/8/8/8/8/K1k5");
    assert_eq!(window.document().path(), Some(path.as_path()));
    window.open_tab("Details");
    window.click("Source");
    window.ctrl(Key::V);
    window.settle();
    assert_eq!(window.node("Source").value, path.display().to_string());
}

#[test]
fn several_copied_files_are_pasted_as_if_they_were_dropped() {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = ["a.fen", "b.fen"].map(|name| folder.path().join(name));
    for path in &paths {
        fs::write(path, format!("{ROOK}\n{ROOK}\n")).expect("a file");
    }
    let mut window = Window::new();
    window.world().clipboard_files = paths.to_vec();
    window.ctrl(Key::V);
    window.settle();
    assert_eq!(window.document().path(), Some(paths[0].as_path()));
    assert_eq!(window.world().windows, paths[1..]);
    // A dialog covers the board, and its field has the keyboard.
    window.ctrl(Key::K);
    window.ctrl(Key::V);
    window.key(Key::Escape);
    assert_eq!(window.world().windows, paths[1..]);
    assert_eq!(window.document().len(), 2);
}

#[test]
fn a_broken_text_is_mended_and_the_notice_says_how() {
    let mended = "the text was corrected";
    for (text, fen, done, line) in [
        ("4k3/8/8/8/8/8/8/4K2R w K - 3", "4k3/8/8/8/8/8/8/4K2R w K - 3 1", mended, "Move number: “1” added"),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - - 40",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 40",
            mended,
            "Halfmove clock: “-” read as “0”",
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]",
            ROOK,
            "the words around it were ignored",
            "Before the position: ",
        ),
    ] {
        let mut window = Window::new();
        paste(&mut window, text);
        assert_eq!((window.fen().as_str(), window.box_text().as_str()), (fen, fen), "{text}");
        assert!(window.notices().contains(done), "{text}: {}", window.notices());
        assert!(listed(&window).iter().any(|said| said.starts_with(line)), "{text}: {:?}", listed(&window));
        assert!(window.sees(line), "{text}");
        window.wait(60.0);
        assert!(!window.notices().is_empty(), "it stays to be read");
        window.click("Undo");
        assert_eq!(window.fen(), START, "{text}");
        assert!(window.notices().is_empty(), "{}", window.notices());
    }
}

#[test]
fn the_notice_goes_with_the_next_edit() {
    let mut window = Window::new();
    paste(&mut window, "4k3/8/8/8/8/8/8/4K2R w K - 3");
    window.click("Black to move");
    assert_eq!(window.notices(), "");
}

#[test]
fn a_choice_between_readings_replaces_the_step_of_the_paste() {
    let mut window = Window::showing(ROOK);
    paste(&mut window, NINE);
    let choices = window.state().notices.list()[0].choices.clone().expect("other readings");
    assert_eq!(window.fen(), choices.list[0].fen, "the likeliest is applied at once");
    let count = choices.list.len() - 1;
    let label =
        if count == 1 { "1 other reading, notice".to_owned() } else { format!("{count} other readings, notice") };
    for index in [1, 0, 1] {
        window.click(&label);
        let choice = &choices.list[index];
        window.click(&format!("{}: {}", choice.difference, choice.fen));
        assert_eq!((window.fen(), window.box_text()), (choice.fen.clone(), choice.fen.clone()));
        assert!(window.sees(&choice.difference), "{}", window.words());
    }
    window.click("Undo");
    assert_eq!(window.fen(), ROOK, "one step back to before the paste");
    assert!(!window.document().can_undo());
}

#[test]
fn a_mended_text_of_what_stands_already_is_no_step() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K2R w K - 3 1");
    paste(&mut window, "4k3/8/8/8/8/8/8/4K2R w K - 3");
    assert!(window.notices().contains("already set up"), "{}", window.notices());
    assert!(!window.document().can_undo());
    assert!(!window.node("Undo").enabled, "there is only the button that is always there");
}

#[test]
fn moves_of_an_engine_and_addresses_are_read() {
    for (text, fen) in [
        ("position startpos moves e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
        ("https://lichess.org/editor/4k3/8/8/8/8/8/8/4K2R_w_K_-_3_40", ROOK),
    ] {
        let mut window = Window::showing(QUEEN);
        paste(&mut window, text);
        assert_eq!(window.fen(), fen, "{text}");
    }
}

#[test]
fn a_broken_position_that_cannot_be_read_stays_in_the_box() {
    let mut window = Window::showing(ROOK);
    paste(&mut window, "zz/zz/zz/zz/zz/zz/zz/zz w");
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (ROOK, "zz/zz/zz/zz/zz/zz/zz/zz w"));
    assert!(window.notices().contains("FEN box"), "{}", window.notices());
}

#[test]
fn a_text_without_a_position_leaves_the_board_and_is_quoted() {
    for (text, quoted) in [
        ("no position\nat all", "no position at all"),
        (
            "see https://example.org/a/b/c/d and/or ask somebody else who knows",
            "see https://example.org/a/b/c/d and/or ask somebody else who...",
        ),
    ] {
        let mut window = Window::showing(ROOK);
        paste(&mut window, text);
        assert_eq!((window.fen().as_str(), window.box_text().as_str()), (ROOK, ROOK), "{text}");
        assert!(!window.state().shell.is_preview(), "{text}");
        let expected = format!("No position found in this text; the board is unchanged: \u{201c}{quoted}\u{201d}");
        assert_eq!(window.notices(), expected);
        assert!(!window.document().can_undo(), "{text}");
    }
}

// Several positions

fn three() -> String {
    format!("{ROOK}\n{QUEEN}\n8/8/3k4/8/8/2N1K3/8/8 w - -\n")
}

#[test]
fn several_positions_are_asked_about() {
    let mut window = Window::showing(START);
    paste(&mut window, &three());
    assert!(window.sees("The text contains 3 positions"), "{}", window.words());
    assert!(window.sees("1 of them had to be corrected."), "{}", window.words());
    window.key(Key::Escape);
    assert_eq!(window.state().dialog, None);
    assert_eq!((window.fen().as_str(), window.document().len()), (START, 1));
    paste(&mut window, &three());
    window.click("Cancel");
    assert!(!window.document().can_undo());
}

/// The text around an exact FEN is left out. That is not a correction.
#[test]
fn exact_positions_in_a_mail_are_not_mended() {
    let boards = ["4k3", "3k4", "2k5", "5k2", "6k1", "1k6", "k7", "7k", "r3k3", "r2k4"];
    let fen = |board: &str| format!("{board}/8/8/8/8/8/8/4K3 w - - 0 1");
    let wrapped: [fn(usize, String) -> String; 4] = [
        |number, fen| format!("> {number}. {fen}"),
        |_, fen| format!("> > {fen}"),
        |number, fen| format!("{number}) {fen}"),
        |_, fen| format!("  {fen} "),
    ];
    for wrap in wrapped {
        let lines: Vec<String> = boards.iter().enumerate().map(|(at, board)| wrap(at + 1, fen(board))).collect();
        let text = format!("Dear Anna,\n\nhere they are:\n\n{}\n\nBest wishes\n-- \nBob", lines.join("\n"));
        let mut window = Window::showing(START);
        paste(&mut window, &text);
        assert!(
            window.sees("The text contains 10 positions") && !window.words().contains("corrected"),
            "{}",
            window.words()
        );
        window.key(Key::Enter);
        assert!(window.notices().contains("10 positions added"), "{}", window.notices());
        assert!(!window.notices().contains("corrected"), "{}", window.notices());
        let expected: Vec<String> = boards.iter().map(|board| fen(board)).collect();
        let content = window.content();
        let found: Vec<&str> = content.lines().map(str::trim).collect();
        assert!(found.ends_with(&expected.iter().map(String::as_str).collect::<Vec<_>>()), "{content}");
    }
}

/// The corrections of each position are shown before the positions are added.
#[test]
fn the_mends_of_each_position_are_listed() {
    let mut window = Window::showing(START);
    paste(&mut window, &format!("> {ROOK}\n> 8/8/3k4/8/8/2N1K3/8/8 W - - 0 1\n> {QUEEN}\n> {KNIGHT} {ROOK}\n"));
    assert!(window.sees("2 of them had to be corrected."), "{}", window.words());
    let words = window.words();
    assert!(words.contains("2. ") && words.contains("Side to move: “W” read as “w”."), "{words}");
    assert!(
        words.contains("4. ") && words.contains(&format!("After the position: “{ROOK}” kept as a comment.")),
        "{words}"
    );
    window.key(Key::Escape);
    let nine = "8/8/3k4/8/8/2N1K3/8/8 W - - 0 1\n".repeat(9);
    paste(&mut window, &nine);
    assert!(window.words().contains("… and 3 more."), "{}", window.words());
}

#[test]
fn enter_adds_them_to_the_list_as_one_step() {
    let mut window = Window::showing(&format!("{START}\n{START}\n"));
    paste(&mut window, &three());
    window.key(Key::Enter);
    assert_eq!(window.content(), format!("{START}\n{ROOK}\n{QUEEN}\n{KNIGHT}\n{START}\n"));
    assert_eq!((window.document().current(), window.fen().as_str()), (1, ROOK), "the first one is current");
    assert!(window.notices().contains("3 positions added, 1 of them corrected"), "{}", window.notices());
    window.click("Undo");
    assert_eq!((window.content(), window.document().current()), (format!("{START}\n{START}\n"), 0));
    assert!(!window.document().is_modified() && !window.document().can_undo());
}

#[test]
fn a_window_in_which_nothing_was_done_holds_only_what_is_added() {
    let mut window = Window::new();
    paste(&mut window, &three());
    window.click("Add them to the list");
    assert_eq!(window.content(), format!("{ROOK}\n{QUEEN}\n{KNIGHT}\n"));
    window.ctrl(Key::Z);
    assert_eq!((window.fen().as_str(), window.document().len()), (START, 1));
}

#[test]
fn the_first_one_replaces_this_position() {
    let mut window = Window::showing(START);
    paste(&mut window, &three());
    window.click("Replace this position with the first");
    assert_eq!((window.fen().as_str(), window.document().len()), (ROOK, 1));
    window.click("Undo");
    assert_eq!(window.fen(), START);
}

#[test]
fn the_first_one_keeps_the_words_above_it() {
    let mut window = Window::showing(START);
    paste(&mut window, &format!("Excelsior\n{ROOK}\nRundlauf\n{QUEEN}\n"));
    assert!(window.sees("The text contains 2 positions"), "{}", window.words());
    window.click("Replace this position with the first");
    assert_eq!(window.content(), format!("# Excelsior\n{ROOK}"));
}

#[test]
fn the_first_one_says_what_was_mended_in_it() {
    let mut window = Window::showing(START);
    paste(&mut window, &format!("7k/5Q2/6K1/8/8/8/8/8 b - -\n{ROOK}\n"));
    window.click("Replace this position with the first");
    assert_eq!(window.fen(), QUEEN);
    assert!(window.notices().contains("corrected") && !listed(&window).is_empty(), "{}", window.notices());
}

#[test]
fn the_games_of_a_pgn_are_added() {
    let mut window = Window::showing(KNIGHT);
    let game = |fen: &str| format!("[Event \"?\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*\n\n");
    paste(&mut window, &(game(ROOK) + &game(QUEEN)));
    window.key(Key::Enter);
    assert_eq!(window.content(), format!("{KNIGHT}\n{ROOK}\n{QUEEN}\n"));
}

#[test]
fn records_of_epd_bring_their_operations_where_the_file_takes_them() {
    let records = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"one\";\n7k/5Q2/6K1/8/8/8/8/8 b - - id \"two\";\n";
    let mut window = Window::showing("8/8/8/8/8/8/8/8 w - - id \"zero\";\n");
    paste(&mut window, records);
    window.key(Key::Enter);
    assert_eq!(window.content(), format!("8/8/8/8/8/8/8/8 w - - id \"zero\";\n{records}"));
    window.ctrl(Key::Z);
    assert_eq!(window.document().len(), 1);
    let mut window = Window::showing(START);
    paste(&mut window, records);
    window.key(Key::Enter);
    assert!(window.notices().contains("FEN cannot store 1 operation"), "{}", window.notices());
}

#[test]
fn records_of_epd_with_clocks_are_added_as_they_are() {
    let records =
        "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; hmvc 4; fmvn 17; id \"one\";\n7k/5Q2/6K1/8/8/8/8/8 b - - hmvc 3;\n";
    let mut window = Window::showing("8/8/8/8/8/8/8/8 w - - id \"zero\";\n");
    paste(&mut window, records);
    window.key(Key::Enter);
    assert_eq!(window.content(), format!("8/8/8/8/8/8/8/8 w - - id \"zero\";\n{records}"));
}

#[test]
fn one_record_of_epd_brings_its_operations_as_one_step() {
    let suite = "8/8/8/8/8/8/8/8 w - - id \"zero\"; hmvc 9;\n7k/5Q2/6K1/8/8/8/8/8 b - - id \"two\";\n";
    let after = |line: &str| format!("{line}\n7k/5Q2/6K1/8/8/8/8/8 b - - id \"two\";\n");
    for line in [
        "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"one\";",
        "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; hmvc 4; fmvn 17;",
        "8/8/8/8/8/8/8/8 w - - hmvc 9; id \"other\";",
    ] {
        let mut window = Window::showing(suite);
        paste(&mut window, line);
        assert_eq!(window.content(), after(line));
        assert!(window.notices().contains("with its operations"), "{line}: {}", window.notices());
        assert!(listed(&window).is_empty(), "nothing was mended: {:?}", listed(&window));
        window.click("Undo");
        assert_eq!(window.content(), suite, "{line}");
        assert!(!window.document().can_undo(), "{line}: one step");
    }
    let mut window = Window::showing(suite);
    window.type_fen("4k3/8/8/8/8/8/8/4K2R w K - bm O-O;");
    window.key(Key::Enter);
    assert_eq!(window.content(), after("4k3/8/8/8/8/8/8/4K2R w K - bm O-O;"), "typed into the FEN box");
    let mut window = Window::showing(suite);
    window.menu("Edit", "Paste over details: replace the position");
    paste(&mut window, ROOK);
    let kept = "4k3/8/8/8/8/8/8/4K2R w K - id \"zero\"; hmvc 3; fmvn 40;";
    assert_eq!(window.content(), after(kept), "a FEN has no operations and leaves those that are there");
}

#[test]
fn ten_megabytes_of_lines_are_bounded_and_do_not_block_the_window() {
    let mut window = Window::showing(START);
    let text = format!("{QUEEN}\n").repeat(10_000_000 / QUEEN.len());
    window.hold_threads();
    paste(&mut window, &text);
    assert!(window.state().waiting_for.is_some(), "it is read in the background");
    window.drag("e2", "e4");
    assert_ne!(window.fen(), START, "the window lives");
    window.let_threads_go();
    window.wait_for_background();
    assert!(window.sees("The text contains 100,000 positions"), "{}", window.words());
    assert!(window.sees("only the first 100,000 positions were read"), "{}", window.words());
    window.key(Key::Enter);
    assert_eq!(window.document().len(), 1 + MAX_POSITIONS);
    window.ctrl(Key::Z);
    assert_eq!(window.document().len(), 1);
}

// Dropped files and the command line

#[test]
fn a_dropped_text_file_is_read_like_a_pasted_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mail.txt");
    fs::write(&path, "What do you think of this?\n> 4k3/8/8/8/8/8/8/4K2R w K - 3 40\n").expect("a file");
    let mut window = Window::new();
    window.drop_file(&path);
    assert_eq!(window.fen(), ROOK, "{}", window.notices());
    assert!(window.document().path().is_none(), "it is no file of positions");
    window.undo();
    assert_eq!(window.fen(), START);
    let list = folder.path().join("list.txt");
    fs::write(&list, three()).expect("a file");
    let mut window = Window::new();
    window.drop_file(&list);
    assert_eq!(window.document().path(), Some(list.as_path()), "a list of positions is opened");
}

#[test]
fn a_file_of_prose_says_that_it_holds_no_position() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, content, notice) in [
        (
            "prose.txt",
            "Dear friend,\n\nthe game was lost.\n",
            "prose.txt contains no position that Fenwright can read.",
        ),
        ("empty.fen", "\n", ""),
        ("mixed.fen", "a heading\n4k3/8/8/8/8/8/8/4K2R w K - 3 40\n", ""),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, content).expect("a file");
        let mut window = Window::new();
        window.world().will_pick(&path);
        window.ctrl(Key::O);
        window.settle();
        assert_eq!(window.document().path(), Some(path.as_path()), "{name}");
        assert_eq!(window.notices(), notice, "{name}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), content);
    }
}

#[test]
fn each_of_several_dropped_files_gets_a_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = ["a.fen", "b.fen", "c.epd"].map(|name| folder.path().join(name));
    for path in &paths {
        fs::write(path, format!("{ROOK}\n")).expect("a file");
    }
    let mut window = Window::new();
    window.drop_files(&paths);
    assert_eq!(window.document().path(), Some(paths[0].as_path()));
    assert_eq!(window.world().windows, paths[1..]);
    let many: Vec<_> = (0..20).map(|number| folder.path().join(format!("{number}.fen"))).collect();
    window.world().windows.clear();
    window.drop_files(&many);
    assert!(window.world().windows.is_empty());
    assert!(
        window.notices().contains("19 more files are too many: drop at most 12 more at once"),
        "{}",
        window.notices()
    );
}

fn arguments(texts: &[&str]) -> StartRequest {
    StartRequest::from_arguments(&texts.iter().map(OsString::from).collect::<Vec<_>>())
}

#[test]
fn texts_of_the_command_line_are_positions_or_are_taken_like_pasted_ones() {
    let given = arguments(&[ROOK]);
    assert_eq!((given.positions.len(), given.text), (1, None));
    let given = arguments(&ROOK.split(' ').collect::<Vec<_>>());
    assert_eq!((given.positions.len(), given.text), (1, None), "without quotes around it");
    let given = arguments(&["[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]"]);
    assert_eq!(given.text.as_deref(), Some("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]"));
    let given = arguments(&["position", "startpos", "moves", "e2e4"]);
    assert_eq!(given.text.as_deref(), Some("position startpos moves e2e4"));
    let given = arguments(&[ROOK, "7k/5Q2/6K1/8/8/8/8/8 b - -", "nonsense"]);
    assert_eq!((given.positions.len(), given.text.as_deref()), (2, Some("nonsense")));
    assert!(
        given.corrections.iter().all(|mend| mend.starts_with("2. ")) && !given.corrections.is_empty(),
        "{:?}",
        given.corrections
    );
    let given = arguments(&["games.pgn"]);
    assert!(given.path.is_some() && given.text.is_none());
    let given = arguments(&[]);
    assert!(given.positions.is_empty() && given.text.is_none() && given.path.is_none());
}

#[test]
fn a_text_with_a_wrapper_on_the_command_line_is_read() {
    let mut window = Window::new();
    window.harness().state_mut().paste_text("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]");
    window.settle();
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (ROOK, ROOK));
    assert!(window.notices().contains("the words around it were ignored"), "{}", window.notices());
    let mut window = Window::new();
    window.harness().state_mut().paste_text("nonsense");
    window.settle();
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (START, START));
    assert!(window.notices().contains("\u{201c}nonsense\u{201d}"), "{}", window.notices());
}

/// A different reading of a pasted record also includes the operations of the record.
#[test]
fn another_reading_of_a_record_keeps_its_operations() {
    let mut window = Window::showing("8/8/8/8/8/8/8/8 w - - id \"zero\";\n");
    paste(&mut window, "4k3/8/8/3p3/8/8/8/4K3 w - - bm Kd2; id \"one\";");
    let choices = window.state().notices.list()[0].choices.clone().expect("another reading");
    for index in [1, 0] {
        window.click("1 other reading, notice");
        let choice = &choices.list[index];
        window.click(&format!("{}: {}", choice.difference, choice.fen));
        assert_eq!(window.fen(), choice.fen);
        assert!(window.content().ends_with(" bm Kd2; id \"one\";\n"), "{}", window.content());
    }
    window.click("Undo");
    assert_eq!(window.content(), "8/8/8/8/8/8/8/8 w - - id \"zero\";\n");
}

#[test]
fn a_long_text_is_pasted_into_the_list() {
    let file = format!("{ROOK}\n{QUEEN}\n");
    let words = "words and words\n".repeat(5000);
    let lines: String =
        (1..=3000).fold(String::new(), |lines, number| lines + &format!("4k3/8/8/8/8/8/8/4K2R w K - 3 {number}\n"));
    for (text, added) in [
        (format!("{words}[FEN \"{KNIGHT}\"]\n{words}"), 1),
        (format!("{words}[FEN \"{KNIGHT}\"]\n{words}[FEN \"{QUEEN}\"]\n"), 2),
        (words, 0),
        (format!("# three thousand\n{lines}"), 3000),
    ] {
        let mut window = Window::showing(&file);
        window.world().clipboard = Ok(text);
        window.menu("List", "Paste positions");
        window.wait_for_background();
        window.settle();
        assert_eq!(window.document().len(), 2 + added);
        assert_eq!(window.document().current(), usize::from(added > 0));
        assert!(window.state().dialog.is_none(), "there is nothing to ask");
        assert!(!window.state().has_unfinished_text(), "the FEN box has its own text");
        if added > 0 {
            window.ctrl(Key::Z);
        }
        assert_eq!(window.content(), file, "{added}: {}", window.notices());
    }
}

#[test]
fn a_row_of_another_windows_list_is_added_as_a_row_with_its_title() {
    let other = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
    for text in [format!("# The other puzzle\n{other}\n"), format!("# The other puzzle\r\n{other}")] {
        let mut window = Window::showing(&format!("# My puzzle\n{START}\n{EMPTY}\n"));
        paste(&mut window, &text);
        assert_eq!(window.document().len(), 3, "{}", window.notices());
        assert_eq!((window.document().current(), window.fen().as_str()), (1, other));
        assert_eq!(window.document().record(1).name().as_deref(), Some("The other puzzle"));
        assert_eq!(window.document().record(0).name().as_deref(), Some("My puzzle"));
        window.undo();
        assert_eq!(window.document().len(), 2, "one step");
    }
}

#[test]
fn what_was_copied_in_the_list_comes_back_as_rows_also_on_the_board() {
    let mut window = Window::showing(&format!("{START}\n{EMPTY}\n"));
    window.menu("List", "Copy positions");
    window.click("e4");
    window.ctrl(Key::V);
    assert_eq!(window.document().len(), 3, "{}", window.notices());
}

#[test]
fn a_single_fen_sets_the_board_beside_a_list_and_says_which_position_it_replaces() {
    let mut window = Window::showing(&format!("{START}\n{EMPTY}\n"));
    window.ctrl(Key::PageDown);
    paste(&mut window, "8/8/8/8/8/8/8/K1k5 w - - 0 1");
    assert_eq!((window.document().len(), window.document().current()), (2, 1));
    assert!(window.notices().contains("Position pasted in place of position 2"), "{}", window.notices());
}
