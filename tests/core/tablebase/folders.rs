//! Counting tables, names of files, and changes of folders.

use std::fs;

use fenwright::board::Variant;
use fenwright::tablebase::{Contents, NotCovered, Outcome, Refusal, Syzygy, needed};
use fenwright::{Position, Size};

use super::made::{DRAW, Folder, LOSS, WIN};
use super::{outcome, probe, read};

#[test]
fn tables_are_counted_by_their_files() {
    let (one, other) = (Folder::new(), Folder::new());
    one.results("KQvK", [WIN, LOSS]).distances("KQvK", 0, 0).results("KRPvKR", [WIN, LOSS]);
    one.distances("KPPPPPvK", 0, 0);
    let no_tables = ["KvKQ.rtbw", "KQvK.rtbw.part", "KQvK.txt", "QKvK.rtbw", "KQvQ.rtbw", "KvK.rtbw", "krvk.rtbw"];
    for name in no_tables.into_iter().chain(["KQQQQvKQQ.rtbw", "v.rtbw", "KQvK", "notes"]) {
        one.write(name, &[0; 80]);
    }
    other.results("KQvK", [DRAW, DRAW]).results("KNvK", [DRAW, DRAW]).write("KBvK.rtbw", b"");
    let folders = vec![one.path().to_owned(), "/no/such/folder".into(), other.path().to_owned()];
    let tables = Syzygy::open(folders.clone());
    let bytes = ["KQvK.rtbw", "KQvK.rtbz", "KRPvKR.rtbw", "KPPPPPvK.rtbz"].map(|name| one.file(name));
    let bytes = bytes.iter().chain([&other.file("KNvK.rtbw")]).map(|file| file.metadata().unwrap().len()).sum();
    assert_eq!(tables.contents(), Contents { tables: 3, distances: 2, max_pieces: 5, bytes });
    assert_eq!(tables.folders(), folders);
    // The first folder has precedence.
    assert_eq!(outcome(&tables, "7k/8/8/8/8/8/8/K5Q1 w - - 0 1"), Outcome::Win);
    assert_eq!(Syzygy::open(Vec::new()).contents(), Contents::default());
}

#[test]
fn positions_name_their_table_with_the_stronger_side_first() {
    let cases = [
        ("8/8/8/4k3/8/8/1r2P3/2R1K3 w - - 0 1", "KRPvKR"),
        ("2r1k3/1R2p3/8/8/4K3/8/8/8 w - - 0 1", "KRPvKR"),
        ("4k3/8/8/8/8/8/8/1N2KBP1 b - - 0 1", ""),
        ("4k3/8/8/8/8/8/6P1/1N2KB2 b - - 0 1", "KBNPvK"),
        ("4kq2/8/8/8/8/8/8/RR2K3 w - - 0 1", "KRRvKQ"),
        ("4kq2/8/8/8/8/8/P7/R3K3 w - - 0 1", "KRPvKQ"),
        ("4kr2/8/8/8/8/8/P7/4KQ2 w - - 0 1", "KQPvKR"),
        ("3qk3/8/p7/8/8/8/8/3BKR2 w - - 0 1", "KQPvKRB"),
        ("4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", "KBvKN"),
        ("4kn2/8/8/8/8/8/PPPP4/4K3 w - - 0 1", "KPPPPvKN"),
    ];
    for (text, name) in cases {
        let found = needed(&read(text));
        let name = (!name.is_empty()).then(|| format!("{name}.rtbw"));
        assert_eq!(found, name.map_or(Err(NotCovered::Illegal), |name| Ok(Some(name))), "{text}");
    }
    assert_eq!(needed(&read("4k3/8/8/8/8/8/8/4K3 w - - 0 1")), Ok(None));
}

#[test]
fn positions_outside_of_all_tables_have_a_reason() {
    let king = read("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    let cases = [
        (Position::empty(Size::new(10, 8).unwrap()), NotCovered::OtherBoard),
        (king.with_variant(Variant::Atomic), NotCovered::Variant(Variant::Atomic)),
        (Position::start(), NotCovered::TooManyPieces(32)),
        (read("4k3/pppp4/8/8/8/8/8/Q1B1K3 w - - 0 1"), NotCovered::TooManyPieces(8)),
        (Position::empty(Size::STANDARD), NotCovered::Illegal),
        (read("4k3/4k3/8/8/8/8/8/4K3 w - - 0 1"), NotCovered::Illegal),
        (read("4k3/8/8/8/8/8/8/4RK2 w - - 0 1"), NotCovered::Illegal),
        (king, NotCovered::CastlingRights),
    ];
    let tables = Syzygy::open(Vec::new());
    for (position, reason) in cases {
        assert_eq!(needed(&position), Err(reason));
        assert_eq!(tables.probe(&position), Err(Refusal::NotCovered(reason)));
    }
}

#[test]
fn changes_of_a_folder_are_noticed() {
    let folder = Folder::new();
    folder.results("KQvK", [WIN, LOSS]);
    let queen = "7k/8/8/8/8/8/8/K5Q1 w - - 0 1";
    let tables = folder.open();
    folder.write("notes", b"not a table");
    assert!(!tables.has_changed());
    folder.results("KRvK", [WIN, LOSS]);
    assert!(tables.has_changed(), "a table was added");
    let tables = folder.open();
    assert!(!tables.has_changed());
    folder.write("KRvK.rtbw", &[0; 144]);
    assert!(tables.has_changed(), "a table was replaced");
    fs::remove_file(folder.file("KRvK.rtbw")).unwrap();
    let tables = folder.open();
    fs::remove_dir_all(folder.path()).unwrap();
    assert!(tables.has_changed(), "the folder is gone");
    assert_eq!(probe(&tables, queen), Err(Refusal::Missing("KQvK.rtbw".to_owned())));
    let tables = folder.open();
    assert_eq!((tables.contents(), tables.has_changed()), (Contents::default(), false));
}
