//! Opening files in a dialog or by path, editing and saving them, and files that disappear.

use std::fs;

use super::desktop::Desktop;
use super::wait::{self, LIMIT};
use super::{AFTER_E4, START};

const SIXTY_FOUR: &[u8] = include_bytes!("../data/files/sixtyfour.fen");

#[test]
fn saving_writes_only_the_line_that_was_edited() {
    let desktop = Desktop::new();
    let path = desktop.file("sixtyfour.fen", SIXTY_FOUR);
    desktop.let_dialogs_pick(&path);
    let window = desktop.start::<&str>(&[]);
    window.key("ctrl+o");
    window.expect_shown("3r3r/2k5/8/R7/4Q2Q/8/1K6/R6Q");
    assert_eq!(desktop.dialogs().len(), 1, "one dialog was opened: {:?}", desktop.dialogs());
    window.key("ctrl+Next");
    window.key("ctrl+Next");
    window.expect_shown("1NBk4/p2p4/8/3K4/8/8/8/8");
    window.drag("d5", "e5");
    window.expect_shown("1NBk4/p2p4/8/4K3/8/8/8/8");
    window.key("ctrl+s");
    window.expect_title("sixtyfour.fen - Fenwright");

    let before = String::from_utf8_lossy(SIXTY_FOUR).into_owned();
    let expected = before.replacen("1NBk4/p2p4/8/3K4/8/8/8/8 ", "1NBk4/p2p4/8/4K3/8/8/8/8 ", 1);
    let after = fs::read_to_string(&path).unwrap();
    let differing: Vec<_> = before.lines().zip(after.lines()).filter(|(before, after)| before != after).collect();
    assert_eq!(after, expected, "lines that differ: {differing:?}");
    assert_eq!(differing.len(), 1, "{differing:?}");
    assert_eq!(desktop.dialogs().len(), 1, "saving to the same file asks for no path: {:?}", desktop.dialogs());
}

#[test]
fn a_new_position_is_saved_where_the_dialog_says() {
    let desktop = Desktop::new();
    desktop.let_dialogs_pick(&desktop.path("new"));
    let window = desktop.start::<&str>(&[]);
    window.drag("e2", "e4");
    window.expect_title("Untitled \u{b7} edited - Fenwright");
    window.key("ctrl+s");
    window.expect_title("new.fen - Fenwright");
    assert_eq!(fs::read_to_string(desktop.path("new.fen")).unwrap(), format!("{AFTER_E4}\n"));
    assert!(desktop.dialogs()[0].contains("--save"), "{:?}", desktop.dialogs());
}

#[test]
fn without_dialogs_a_path_is_typed() {
    let desktop = Desktop::new();
    let path = desktop.file("typed.fen", format!("{AFTER_E4}\n"));
    let mut window = desktop.start::<&str>(&[]);
    window.key("ctrl+o");
    window.expect_question();
    window.key("ctrl+a");
    window.type_text(&desktop.path("not-there.fen").display().to_string());
    window.change(|| window.key("Return"));
    assert!(window.is_asking(), "a path that leads nowhere can be mended");
    window.key("ctrl+a");
    window.type_text(&path.display().to_string());
    window.key("Return");
    window.expect_title("typed.fen - Fenwright");
    window.expect_copied(AFTER_E4);
    window.drag("e4", "e2");
    window.expect_shown(START);
    window.key("ctrl+shift+s");
    window.expect_question();
    window.key("ctrl+a");
    window.type_text(&desktop.path("saved.fen").display().to_string());
    window.key("Return");
    window.expect_title("saved.fen - Fenwright");
    assert_eq!(fs::read_to_string(desktop.path("saved.fen")).unwrap(), format!("{START}\n"));
    assert_eq!(fs::read_to_string(path).unwrap(), format!("{AFTER_E4}\n"));
    assert!(window.is_open());
}

#[test]
fn a_dialog_that_hangs_leaves_the_window_alive() {
    let desktop = Desktop::new();
    desktop.let_dialogs_hang();
    let mut window = desktop.start::<&str>(&[]);
    window.change(|| window.key("ctrl+o"));
    window.drag("e2", "e4");
    window.expect_shown(AFTER_E4);
    window.expect_copied(AFTER_E4);
    assert_eq!(desktop.dialogs().len(), 1, "the dialog is open: {:?}", desktop.dialogs());
    window.key("Escape");
    window.key("ctrl+z");
    window.expect_shown(START);
    window.ask_to_close();
    window.expect_end();
}

#[test]
fn a_missing_file_is_written_again() {
    let desktop = Desktop::new();
    let path = desktop.file("vanishes.fen", format!("# kept\n{START}\n"));
    let window = desktop.start(&[&path]);
    window.drag("e2", "e4");
    window.expect_title("vanishes.fen \u{b7} edited - Fenwright");
    fs::remove_file(&path).unwrap();
    window.key("ctrl+s");
    window.expect_title("vanishes.fen - Fenwright");
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("# kept\n{AFTER_E4}\n"));
}

#[test]
fn a_file_that_another_program_changed_is_not_replaced_unasked() {
    let desktop = Desktop::new();
    let path = desktop.file("shared.fen", format!("{START}\n"));
    let window = desktop.start(&[&path]);
    window.drag("e2", "e4");
    window.expect_shown(AFTER_E4);
    fs::write(&path, "# another program was here\n").unwrap();
    window.key("ctrl+s");
    window.expect_question();
    assert_eq!(fs::read_to_string(&path).unwrap(), "# another program was here\n");
    window.answer(3);
    assert_eq!(fs::read_to_string(&path).unwrap(), "# another program was here\n");
    window.expect_copied(AFTER_E4);
    window.key("ctrl+s");
    window.expect_question();
    window.answer(1);
    window.expect_title("shared.fen - Fenwright");
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{AFTER_E4}\n"));
}

#[test]
fn a_save_that_fails_keeps_the_window_and_its_edits() {
    let desktop = Desktop::new();
    fs::create_dir(desktop.path("folder")).unwrap();
    let path = desktop.file("folder/held.fen", format!("{START}\n"));
    let mut window = desktop.start(&[&path]);
    window.drag("e2", "e4");
    window.expect_title("held.fen \u{b7} edited - Fenwright");
    // A regular file replaces the folder: nothing can be written below it, not even by root.
    fs::rename(desktop.path("folder"), desktop.path("away")).unwrap();
    desktop.file("folder", "");
    window.change(|| window.key("ctrl+s"));
    assert!(!window.is_asking(), "there is no file that could be replaced");
    assert!(window.is_open());
    window.expect_title("held.fen \u{b7} edited - Fenwright");
    window.expect_copied(AFTER_E4);
    assert_eq!(fs::read_to_string(desktop.path("away/held.fen")).unwrap(), format!("{START}\n"));

    fs::remove_file(desktop.path("folder")).unwrap();
    fs::rename(desktop.path("away"), desktop.path("folder")).unwrap();
    window.key("ctrl+s");
    window.expect_title("held.fen - Fenwright");
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{AFTER_E4}\n"));
}

#[test]
fn dialogs_begin_in_the_folder_of_the_file() {
    let desktop = Desktop::new();
    let path = desktop.file("here.fen", format!("{START}\n"));
    desktop.let_dialogs_pick(&path);
    let window = desktop.start(&[&path]);
    window.expect_shown(START);
    for (keys, number, begins) in [
        ("ctrl+shift+s", 1, format!("--filename {} ", path.display())),
        ("ctrl+o", 2, format!("--filename {}/ ", path.parent().expect("a folder").display())),
    ] {
        window.key(keys);
        let asked = wait::poll(LIMIT, || (desktop.dialogs().len() == number).then(|| desktop.dialogs()));
        let asked = asked.unwrap_or_else(|| desktop.dialogs());
        assert!(asked.last().is_some_and(|asked| format!("{asked} ").contains(&begins)), "{begins}: {asked:?}");
        window.settle();
    }
}
