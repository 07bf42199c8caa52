//! Diagrams out of documents, page by page.

use serde_json::{Value, json};

use super::program::{Folder, START, run};

const PUZZLE: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// Two positions, printed on a page each.
fn worksheet(folder: &Folder) -> String {
    let (input, output) = (folder.file("a.fen", format!("{START}\n{PUZZLE}\n")), folder.path("a.pdf"));
    let made = run(&["render", &input, "-o", &output, "--per-page", "1"]);
    assert_eq!(made.code, Some(0), "{made:?}");
    output
}

#[test]
fn the_diagrams_of_a_pdf_are_read_with_their_pages() {
    let folder = Folder::new();
    let document = worksheet(&folder);
    let read = run(&["read", "--json", &document]);
    let seen: Vec<(Value, Value, Value)> = read
        .objects()
        .into_iter()
        .map(|mut object| (object["page"].take(), object["board"].take(), object["placement"].take()))
        .collect();
    let placement = |fen: &str| json!(fen.split(' ').next());
    let expected = [(json!(1), json!(1), placement(START)), (json!(2), json!(1), placement(PUZZLE))];
    assert_eq!(seen, expected, "{read:?}");
    // As the input of another command, the boards are counted through.
    let checked = run(&["check", "--json", &document]);
    let lines: Vec<Value> = checked.objects().into_iter().map(|mut object| object["line"].take()).collect();
    assert_eq!(lines, [json!(1), json!(2)], "{checked:?}");
}

#[test]
fn damaged_and_protected_documents_are_reported() {
    let folder = Folder::new();
    let bytes = std::fs::read(worksheet(&folder)).expect("the document");
    for end in [5, 9, 40, bytes.len() / 3, bytes.len() / 2] {
        let cut = folder.file("cut.pdf", &bytes[..end]);
        let ran = run(&["read", &cut]);
        // What is missing from a page that was saved in part is not claimed to be empty.
        assert!(ran.code != Some(0) && ran.err.contains("cut.pdf"), "{end}: {ran:?}");
    }
    let protected = include_bytes!("../data/pictures/protected.pdf");
    let ran = run(&["read", &folder.file("protected.pdf", protected)]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("The document is protected by a password."), "{ran:?}");
}
