//! Saving some of the records as a file of their own.

use std::fs;
use std::ops::Range;

use fenwright::document::{Document, Edit, Progress, Records};

use super::{document, text};

const ONE: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
const TWO: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
const THREE: &str = "8/8/8/8/8/8/8/K6k w - - 0 1";

/// A FEN file with comments, an unreadable line, all kinds of line endings and a comment at the end.
fn lines() -> String {
    format!("# one\n{ONE}\r\n\n; two\n{TWO}\nno position\n{THREE}\r\n# end\n")
}

/// Games; the second one has two positions.
fn games() -> String {
    let tag = |fen: &&str| format!("[FEN \"{fen}\"]\n");
    let game = |event: &str, fens: &[&str]| {
        let tags: String = fens.iter().map(tag).collect();
        format!("[Event \"{event}\"]\n{tags}\n{{a comment}} *\n\n")
    };
    format!("; before\n{}{}{}", game("a", &[ONE]), game("b", &[TWO, THREE]), game("c", &[ONE]))
}

/// The last record of each part. A part begins where the one before it ends.
fn ends(text: &str, count: usize) -> Vec<usize> {
    let mut end = 0;
    let document = document(text);
    let next = |stretch: Range<usize>| {
        assert_eq!(stretch.start, end, "{count} of {text}");
        end = stretch.end;
        end
    };
    document.snapshot().split_ranges(count, 1000).map(next).collect()
}

#[test]
fn stretches_have_so_many_records_and_whole_games() {
    let lines = lines();
    let cases: [(&str, usize, &[usize]); 6] = [
        (&lines, 1, &[1, 2, 3, 4]),
        (&lines, 3, &[3, 4]),
        (&lines, 4, &[4]),
        (&lines, usize::MAX, &[4]),
        (&games(), 1, &[1, 3, 4]),
        (&games(), 2, &[3, 4]),
    ];
    for (text, count, expected) in cases {
        assert_eq!(ends(text, count), expected, "{count} of {text}");
    }
    assert_eq!(document(&lines).snapshot().split_ranges(1, 2).count(), 2, "no more than are wanted");
    assert_eq!(ends(&lines, 0), ends(&lines, 1), "none each is one each");
}

/// The files that a document is split into, with this extension.
fn parts(document: &Document, count: usize, ending: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let snapshot = document.snapshot();
    let part = |(index, stretch): (usize, Range<usize>)| {
        let path = folder.path().join(format!("part-{index}.{ending}"));
        let records = stretch.len();
        let saved = snapshot.save_range(stretch, &path, &Progress::default());
        assert_eq!(saved.expect("the file can be written"), records);
        fs::read_to_string(&path).expect("the file is there")
    };
    document.snapshot().split_ranges(count, 1000).enumerate().map(part).collect()
}

#[test]
fn the_parts_of_a_file_are_together_its_bytes() {
    for (text, ending) in [(lines(), "fen"), (games(), "pgn")] {
        for count in 1..6 {
            let parts = parts(&document(&text), count, ending);
            assert_eq!(parts.concat(), text, "{count} each: {parts:#?}");
        }
    }
    let parts = parts(&document(&lines()), 1, "fen");
    assert_eq!(parts[0], format!("# one\n{ONE}\r\n"));
    assert_eq!(parts[1], format!("\n; two\n{TWO}\n"), "blank lines and comments go with the record below them");
    assert_eq!(parts[3], format!("{THREE}\r\n# end\n"), "what is behind the last record goes with it");
}

#[test]
fn edits_and_another_order_are_in_the_parts() {
    let mut document = document(&lines());
    document.apply(Edit::Move { from: "h1".parse().expect("a square"), to: "h5".parse().expect("a square") });
    document.apply(Edit::MoveRecords { records: 3.into(), to: 0 });
    let parts = parts(&document, 2, "fen");
    assert_eq!(parts.concat(), text(&document));
    assert!(parts[0].contains("4k3/8/8/7R/8/8/8/4K3 w - - 3 40"), "{}", parts[0]);
}

#[test]
fn some_records_are_saved_with_their_comments() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = |text: &str, records: &[usize], name: &str| {
        let path = folder.path().join(name);
        let records: Records = records.iter().copied().collect();
        let snapshot = document(text).snapshot();
        let saved = snapshot.save_records(&records, &path, &Progress::default()).expect("the file can be written");
        (saved, fs::read_to_string(&path).expect("the file is there"))
    };
    let lines = lines();
    assert_eq!(save(&lines, &[0, 2], "some.fen"), (2, format!("# one\n{ONE}\r\nno position\n")));
    assert_eq!(save(&lines, &[3, 90], "last.fen"), (1, format!("{THREE}\r\n# end\n")), "there is no record 90");
    let (count, text) = save(&games(), &[2], "game.pgn");
    assert_eq!(count, 2, "a game is saved as a whole");
    assert!(text.contains("\"b\"") && !text.contains("\"a\"") && !text.contains("before"), "{text}");
    assert_eq!(save(&lines, &[1], "other.epd"), (1, "\n7k/5Q2/6K1/8/8/8/8/8 b - - id \"two\";\n".to_owned()));
}

#[test]
fn what_is_cancelled_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let progress = Progress::default();
    progress.cancel();
    let path = folder.path().join("part.fen");
    let result = document(&lines()).snapshot().save_range(0..2, &path, &progress);
    assert!(result.is_err());
    assert_eq!(fs::read_dir(folder.path()).expect("the folder is there").count(), 0);
}
