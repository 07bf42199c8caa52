//! The parts of a file that belong to no record: the comments at its top, and numbering.

use std::fs;
use std::path::Path;

use super::{document, import, text};
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
    // A PGN file has the header before the first game. A file of lines that imports such a file has it among its lines.
    let folder = folder();
    let (pgn, fen) = (folder.path().join("a.pgn"), folder.path().join("b.fen"));
    document(&source).save_as(&pgn).unwrap_or_else(|error| panic!("{error}"));
    let written = read(&pgn);
    assert!(written.starts_with("; Three puzzles\n; from a book\n\n[Event \"one\"]\n"), "{written}");
    let mut again = open(&pgn);
    assert_eq!(again.record(0).read_metadata().get(Field::Comment), "");
    again.save_as(&fen).unwrap_or_else(|error| panic!("{error}"));
    assert!(read(&fen).starts_with(&format!("{header}# one\n")), "{}", read(&fen));
    let mut other = document("8/8/8/8/8/8/8/K6k w - - 0 1\n");
    import(&mut other, 1, open(&fen)).unwrap_or_else(|error| panic!("{error}"));
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
    // Opened games change only where they are edited.
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
        assert_eq!(again.record(place).read_metadata().get(Field::Title), "a");
    }
}

#[test]
fn the_title_of_a_game_does_not_go_to_the_game_before_it() {
    let tag = "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 5 6\"]\n";
    for between in ["{done}\n", "\n"] {
        let mut document = document(&format!("{tag}{between}{tag}"));
        document.apply(Edit::SetField { field: Field::Title, values: vec![(1, "a".to_owned())] });
        let expected = format!("{tag}{between}{}*\n\n[Event \"a\"]\n{tag}", if between == "\n" { "" } else { "\n" });
        assert_eq!(text(&document), expected);
        let again = super::document(&expected);
        let titles = [0, 1].map(|index| again.record(index).read_metadata().get(Field::Title).to_owned());
        assert_eq!((titles, again.len()), ([String::new(), "a".to_owned()], 2));
    }
}

#[test]
fn the_header_is_edited_line_by_line() {
    let fen = "8/8/8/8/8/8/8/K6k w - - 0 1";
    let lines = format!("\n% Three\n; by me \n\n#done\n\n# one\n{fen}\n# end\n");
    let pgn = format!("; Three\r\n% by me\r\n\r\n[FEN \"{fen}\"]\r\n\r\n*\r\n");
    let cases = [
        (&*lines, "Three\nby me\ndone", "Three\nby me\ndone", lines.clone()),
        (&lines, " Three \n\nby me\ndone\n", "Three\nby me\ndone", lines.clone()),
        (&lines, "Four\nby me\ndone", "Four\nby me\ndone", lines.replace("% Three", "# Four")),
        (&lines, "Three\nby you\ndone", "Three\nby you\ndone", lines.replace("; by me ", "# by you")),
        (&lines, "Three\nby me", "Three\nby me", lines.replace("#done\n\n", "\n")),
        (&lines, "Three\nby me\ndone\nx", "Three\nby me\ndone\nx", lines.replace("#done\n", "#done\n# x\n")),
        (&lines, "", "", lines[lines.find("# one").unwrap_or(0)..].to_owned()),
        (fen, "A file", "A file", format!("# A file\n\n{fen}")),
        (&pgn, "Four\nby me", "Four\nby me", pgn.replace("; Three", "; Four")),
        (&pgn, "Three\nby me\nx", "Three\nby me\nx", pgn.replace("% by me\r\n", "% by me\r\n; x\r\n")),
        (&pgn, "", "", pgn[pgn.find('[').unwrap_or(0)..].to_owned()),
    ];
    for (source, said, expected, file) in cases {
        let mut document = document(source);
        let before = document.header();
        let is_changed = document.apply(Edit::SetHeader(said.to_owned()));
        assert_eq!(is_changed, expected != before, "{source:?} {said:?}");
        assert_eq!((document.header(), document.is_modified()), (expected.to_owned(), is_changed));
        assert_eq!(text(&document), file, "{source:?} {said:?}");
        assert_eq!(super::document(&file).header(), expected, "{file:?}");
        document.undo();
        assert_eq!((text(&document), document.is_modified()), (source.to_owned(), false));
    }
}

#[test]
fn an_edited_header_is_saved_and_comes_along() {
    let folder = folder();
    let (fen, pgn) = (folder.path().join("a.fen"), folder.path().join("a.pgn"));
    fs::write(&fen, "# Three\n\n8/8/8/8/8/8/8/K6k w - - 0 1\n").expect("it can be written");
    let mut document = open(&fen);
    document.apply(Edit::SetHeader("Four\nby me".to_owned()));
    document.save().unwrap_or_else(|error| panic!("{error}"));
    assert!(!document.is_modified());
    assert_eq!(read(&fen), "# Four\n# by me\n\n8/8/8/8/8/8/8/K6k w - - 0 1\n");
    document.undo();
    assert!(document.is_modified(), "the file has it otherwise");
    document.redo();
    assert!(!document.is_modified());
    document.save_as(&pgn).unwrap_or_else(|error| panic!("{error}"));
    assert!(read(&pgn).starts_with("; Four\n; by me\n\n[Event"), "{}", read(&pgn));
    assert_eq!(open(&pgn).header(), "Four\nby me");
    assert!(!document.apply(Edit::SetHeader("x".repeat(1 << 15))), "that is too long");
    // A comment over several lines is rewritten.
    let game = "\n\n[FEN \"8/8/8/8/8/8/8/K6k w - - 0 1\"]\n\n*\n";
    fs::write(&pgn, format!("{{Three\nby me}}{game}")).expect("it can be written");
    let mut document = open(&pgn);
    assert_eq!(document.header(), "Three by me");
    document.apply(Edit::SetHeader("Three".to_owned()));
    assert_eq!(text(&document), format!("; Three{game}"));
}
