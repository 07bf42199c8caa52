//! What belongs to the file and to no record of it: the comments at its top, and numbers that tell the order.

use std::fs;
use std::path::Path;

use super::{document, text};
use fenwright::document::{Arrangement, Document, Edit, Field, Records};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

fn open(path: &Path) -> Document {
    Document::open(path).unwrap_or_else(|error| panic!("{error}"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("it can be read")
}

#[test]
fn what_is_about_the_file_stays_at_its_top() {
    let header = "# Three puzzles\n# from a book\n\n";
    let records = ["# one\n", "# two\n\n# two again\n", "# three\n"];
    let line = |at: usize| format!("{}8/8/8/8/8/8/8/K{}k{} w - - 0 1\n", records[at], at + 1, 5 - at);
    let file = |order: &[usize]| header.to_owned() + &order.iter().map(|at| line(*at)).collect::<String>();
    let source = file(&[0, 1, 2]);
    let all = [
        (Edit::MoveRecords { records: Records::from(2..3), to: 0 }, file(&[2, 0, 1])),
        (Edit::RemoveRecords(Records::from(0..1)), file(&[1, 2])),
        (Edit::Arrange { order: vec![1, 2, 0], purpose: Arrangement::Sort }, file(&[1, 2, 0])),
        (Edit::DuplicateRecords(Records::from(0..1)), file(&[0, 0, 1, 2])),
        (Edit::SetField { field: Field::Title, values: vec![(0, String::new())] }, source.replace("# one\n", "")),
    ];
    for (edit, expected) in all {
        let again = document(&expected);
        let mut document = document(&source);
        assert_eq!(text(&document), source);
        document.apply(edit.clone());
        assert_eq!(text(&document), expected, "{edit:?}");
        assert_eq!(text(&again), expected, "{edit:?}");
        document.undo();
        assert_eq!(text(&document), source, "{edit:?}");
    }
    // A file of games has it before the first game, and a file of lines that takes another one in has it among them.
    let folder = folder();
    let (pgn, fen) = (folder.path().join("a.pgn"), folder.path().join("b.fen"));
    document(&source).save_as(&pgn).unwrap_or_else(|error| panic!("{error}"));
    let written = read(&pgn);
    assert!(written.starts_with("; Three puzzles\n; from a book\n\n[Event \"one\"]\n"), "{written}");
    let mut again = open(&pgn);
    assert_eq!(again.record(0).stated_metadata().get(Field::Comment), "");
    again.save_as(&fen).unwrap_or_else(|error| panic!("{error}"));
    assert!(read(&fen).starts_with(&format!("{header}# one\n")), "{}", read(&fen));
    let mut other = document("8/8/8/8/8/8/8/K6k w - - 0 1\n");
    other.import(1, open(&fen)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(text(&other), format!("8/8/8/8/8/8/8/K6k w - - 0 1\n{}", read(&fen)));
}

#[test]
fn rounds_follow_the_order() {
    let line = |column: usize| format!("8/8/8/8/8/8/8/K{column}k{} w - - 0 1", 6 - column);
    let mut document = document(&format!("{}\n{}\n{}\n", line(1), line(2), line(3)));
    document.apply(Edit::MoveRecords { records: Records::from(2..3), to: 0 });
    let folder = folder();
    let path = folder.path().join("a.pgn");
    document.save_as(&path).unwrap_or_else(|error| panic!("{error}"));
    let rounds = |text: &str| {
        let tags = text.lines().filter(|line| line.starts_with("[Round") || line.starts_with("[FEN"));
        tags.map(|tag| tag.split('"').nth(1).unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(rounds(&read(&path)), ["1", &line(3), "2", &line(1), "3", &line(2)]);
    document.apply(Edit::MoveRecords { records: Records::from(0..1), to: 3 });
    document.save().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(rounds(&read(&path)), ["1", &line(1), "2", &line(2), "3", &line(3)]);
    // Of games that were opened nothing changes that was not edited.
    let (found, mut again) = (read(&path), open(&path));
    again.apply(Edit::MoveRecords { records: Records::from(0..1), to: 3 });
    assert_eq!(rounds(&text(&again)), ["2", &line(2), "3", &line(3), "1", &line(1)]);
    again.undo();
    assert_eq!(text(&again), found);
}

#[test]
fn the_title_of_a_further_part_of_a_game_begins_no_other_game() {
    let tag = "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 5 6\"]\n";
    for (place, expected) in [(0, format!("[Event \"a\"]\n{tag}{tag}")), (1, format!("{tag}{tag}[Title \"a\"]\n"))] {
        let mut document = document(&format!("{tag}{tag}"));
        document.apply(Edit::SetField { field: Field::Title, values: vec![(place, "a".to_owned())] });
        assert_eq!(text(&document), expected);
        let again = super::document(&expected);
        assert_eq!(again.len(), 2);
        assert_eq!(again.record(place).stated_metadata().get(Field::Title), "a");
    }
}
