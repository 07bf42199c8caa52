//! Tables: their columns, rows from and for spreadsheets, and the texts of columns in the details.

use std::fs;

use egui::Key;
use fenwright::document::Format;

use crate::support::files::read;
use crate::support::window::{EMPTY, Window};

const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 3 7";
const KINGS: &str = "8/8/8/4k3/8/8/8/4K3 b - - 0 1";

fn paste(window: &mut Window, text: &str) {
    window.world().clipboard = Ok(text.to_owned());
    window.menu("List", "Paste positions");
    window.wait_for_background();
    window.settle();
}

fn choose(window: &mut Window, field: &str, choice: &str) {
    window.click(field);
    window.click(choice);
    window.settle();
}

#[test]
fn the_use_of_a_column_is_chosen_in_the_dialog() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.csv");
    let content = format!("FEN,Blatt,Stufe\n{MATE},sieben,3\n{KINGS},acht,1\n");
    fs::write(&path, &content).expect("a file");
    let mut window = Window::on_file(&path);
    assert!(!window.sees("Column Blatt: sieben"));
    window.menu("List", "Columns…");
    assert!(window.sees("Columns of the table") && window.sees("sieben"), "{}", window.words());
    choose(&mut window, "Blatt", "Title");
    window.click("Close");
    assert_eq!(window.document().record(0).name().as_deref(), Some("sieben"));
    assert!(window.find("Columns of the table").is_none());
    assert!(!window.document().is_modified(), "the file is as it was");
    window.ctrl(Key::Z);
    assert_eq!(window.document().record(0).name(), None);
    assert_eq!(read(&path), content);
}

#[test]
fn the_dialog_needs_a_table() {
    let mut window = Window::showing(&format!("{KINGS}\n{MATE}\n"));
    window.open_menu("List");
    assert!(!window.menu_entry("Columns…").enabled);
}

#[test]
fn rows_of_a_spreadsheet_become_a_table_in_a_new_window() {
    let mut window = Window::new();
    paste(&mut window, &format!("Titel\tStellung\tStufe\na\t{MATE}\t3\nb\t{KINGS}\t1\n"));
    assert_eq!((window.document().format(), window.document().len()), (Format::Tsv, 2), "{}", window.notices());
    assert_eq!(window.document().record(1).name().as_deref(), Some("b"));
    assert!(window.document().is_modified(), "it is in no file yet");
    assert!(window.document().columns().is_some_and(|columns| columns.list().len() == 3));
}

#[test]
fn rows_without_names_take_the_columns_of_the_table_they_are_pasted_into() {
    let mut window = Window::showing(&format!("Title;FEN;Level\na;{MATE};3\n"));
    assert_eq!(window.document().format(), Format::Csv);
    paste(&mut window, &format!("b\t{KINGS}\t1\nc\t{EMPTY}\t2\n"));
    let content = window.content();
    assert_eq!(content, format!("Title;FEN;Level\na;{MATE};3\nb;{KINGS};1\nc;{EMPTY};2\n"), "{}", window.notices());
    window.ctrl(Key::Z);
    assert_eq!(window.document().len(), 1);
}

#[test]
fn positions_are_copied_with_their_columns() {
    let mut window = Window::showing(&format!("# Loyd 1\n# by Sam Loyd\n{MATE}\n{KINGS}\n"));
    window.ctrl(Key::A);
    window.menu("List", "Copy positions as table");
    assert!(window.notices().contains("2 positions copied as a table"), "{}", window.notices());
    let copied = window.world().clipboard.clone().expect("a text");
    assert_eq!(copied, format!("FEN\tTitle\tAuthor\n{MATE}\tLoyd 1\tSam Loyd\n{KINGS}\t\t\n"));
    let mut table = Window::showing(&format!("Title,FEN,Level\nx,{KINGS},2\n"));
    paste(&mut table, &copied);
    let content = table.content();
    assert_eq!(content, format!("Title,FEN,Level,Author\nx,{KINGS},2\nLoyd 1,{MATE},,Sam Loyd\n,{KINGS},,\n"));
}

#[test]
fn copied_rows_are_pasted_into_their_own_table() {
    let source = format!("Title,FEN,Level\nx,{KINGS},2\ny,{MATE},3\n");
    let mut window = Window::showing(&source);
    window.menu("List", "Copy positions");
    let copied = window.world().clipboard.clone().expect("a text");
    assert_eq!(copied, format!("Title\tFEN\tLevel\nx\t{KINGS}\t2\n"), "spreadsheets take tabs");
    window.menu("List", "Paste positions");
    window.wait_for_background();
    assert_eq!(window.content(), format!("Title,FEN,Level\nx,{KINGS},2\nx,{KINGS},2\ny,{MATE},3\n"));
}

#[test]
fn the_texts_of_columns_are_edited_in_the_details() {
    let mut window = Window::showing(&format!("FEN,Level,Group\n{KINGS},2,\n{MATE},3,a\n"));
    window.open_tab("Details");
    window.click("Group");
    window.type_keys("b");
    window.key(Key::Enter);
    window.settle();
    assert_eq!(window.content(), format!("FEN,Level,Group\n{KINGS},2,b\n{MATE},3,a\n"));
    window.click("Add a column");
    window.click("Column");
    window.type_keys("Club");
    window.key(Key::Enter);
    window.settle();
    window.type_keys("Utrecht");
    window.key(Key::Enter);
    window.settle();
    assert_eq!(window.content(), format!("FEN,Level,Group,Club\n{KINGS},2,b,Utrecht\n{MATE},3,a\n"));
}
