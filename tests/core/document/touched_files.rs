//! Files that another program rewrites, touches or replaces while they are open.

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fenwright::document::{Document, Edit, FileState, Progress, Records};

use super::bytes;

const LINE: &str = "8/8/8/4k3/8/8/4PPPP/4K2R w K - 12 34";

fn set_time(path: &Path, time: SystemTime) {
    File::options().append(true).open(path).expect("opened").set_modified(time).expect("its owner");
}

fn time(path: &Path) -> SystemTime {
    fs::metadata(path).and_then(|metadata| metadata.modified()).expect("it has a time")
}

fn opened(path: &Path) -> Document {
    Document::open(path).unwrap_or_else(|error| panic!("{error}"))
}

fn save(document: &mut Document) {
    document.save().unwrap_or_else(|error| panic!("{error}"));
}

/// Files of all formats and encodings.
fn files() -> Vec<(&'static str, Vec<u8>)> {
    let lines = format!("# one\r\n{LINE}\r\n\r\nno position\n{LINE}\n# end");
    let wide: Vec<u8> = [0xFF, 0xFE].into_iter().chain(lines.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    vec![
        ("lines.fen", lines.clone().into_bytes()),
        ("wide.fen", wide),
        ("latin.fen", [b"# K\xF6nig\n", lines.as_bytes()].concat()),
        ("lines.epd", format!("8/8/8/4k3/8/8/4PPPP/4K2R w K - id \"a\";\n{LINE}\n").into_bytes()),
        (
            "games.pgn",
            format!("; before\n[Event \"a\"]\n[FEN \"{LINE}\"]\n\n1. Kd1 *\n\n[Event \"b\"]\n\n1. e4 *\n").into(),
        ),
        ("empty.fen", Vec::new()),
        ("comment.fen", b"# nothing\n".to_vec()),
    ]
}

/// An action on a document before its file is touched.
type Deed = fn(&mut Document);

const DEEDS: [(&str, Deed); 8] = [
    ("opened", |_| {}),
    ("saved as it was", save),
    ("edited", |document| _ = document.apply(Edit::FullmoveNumber(77))),
    ("edited and saved", |document| {
        document.apply(Edit::FullmoveNumber(77));
        save(document);
    }),
    ("edited, saved and undone", |document| {
        document.apply(Edit::FullmoveNumber(77));
        save(document);
        document.undo();
    }),
    ("saved and rearranged", |document| {
        document.apply(Edit::InsertText { at: 1, text: format!("# x\n{LINE}\n# behind\n") });
        document.apply(Edit::SetDone { records: Records::from(0..2), done: true });
        save(document);
        document.apply(Edit::MoveRecords { records: 0.into(), to: 9 });
        document.apply(Edit::FullmoveNumber(78));
        document.apply(Edit::RemoveRecords(1.into()));
    }),
    ("saved and emptied", |document| {
        document.apply(Edit::DuplicateRecords(Records::from(0..9)));
        save(document);
        document.apply(Edit::RemoveRecords(Records::from(0..99)));
    }),
    ("saved in other formats", |document| {
        document.apply(Edit::SideToMove(fenwright::Color::Black));
        let path = document.path().expect("it has one").to_owned();
        for ending in ["pgn", "epd", "fen"] {
            document.save_as(&path.with_extension(ending)).unwrap_or_else(|error| panic!("{error}"));
        }
        document.apply(Edit::FullmoveNumber(79));
    }),
];

#[test]
fn a_file_that_was_only_touched_is_the_same() {
    for (name, source) in files() {
        for (deed, act) in DEEDS {
            let what = format!("{name}, {deed}");
            let folder = tempfile::tempdir().expect("a folder");
            fs::write(folder.path().join(name), &source).expect("written");
            let mut document = opened(&folder.path().join(name));
            act(&mut document);
            let path = document.path().expect("it has one").to_owned();
            let (before, is_modified) = (bytes(&document), document.is_modified());
            set_time(&path, UNIX_EPOCH + Duration::from_secs(1));
            assert_eq!(document.check_file(), FileState::Unchanged, "{what}");
            assert_eq!((bytes(&document), document.is_modified()), (before, is_modified), "{what}");
            is_told_from_others(&mut document, &path, &what);
        }
    }
}

/// Checks that changed bytes are detected, also with the same size, and that restoring them is detected too.
fn is_told_from_others(document: &mut Document, path: &Path, what: &str) {
    let content = fs::read(path).expect("readable");
    let mut others = vec![[&content, b"\n".as_slice()].concat()];
    if let Some((_, shorter)) = content.split_last() {
        others.push(shorter.to_vec());
        others.push([shorter, b"x"].concat());
        others.push([b"x", &content[1..]].concat());
    }
    for (number, other) in others.into_iter().enumerate() {
        fs::write(path, &other).expect("written");
        set_time(path, UNIX_EPOCH + Duration::from_secs(2 + number as u64));
        assert!(matches!(document.check_file(), FileState::Changed(_)), "{what}, change {number}");
        fs::write(path, &content).expect("written");
        set_time(path, UNIX_EPOCH + Duration::from_secs(20 + number as u64));
        assert_eq!(document.check_file(), FileState::Unchanged, "{what}, changed back from {number}");
    }
}

/// Equal size and modification time, but another file.
#[cfg(unix)]
#[test]
fn a_file_in_whose_place_another_one_was_put_is_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, other) = (folder.path().join("a.fen"), folder.path().join("b.fen"));
    fs::write(&path, format!("{LINE}\n")).expect("written");
    let mut document = opened(&path);
    fs::write(&other, format!("{}\n", LINE.replace('R', "Q"))).expect("written");
    set_time(&other, time(&path));
    fs::rename(&other, &path).expect("renamed");
    assert!(matches!(document.check_file(), FileState::Changed(_)));
    assert!(document.has_changed_on_disk());

    fs::write(&other, format!("{LINE}\n")).expect("written");
    set_time(&other, time(&path));
    fs::rename(&other, &path).expect("renamed");
    assert_eq!(document.check_file(), FileState::Unchanged, "another file with the same content");
}

/// A file over 16 MB is not read to compare it.
#[cfg(unix)]
#[test]
fn a_large_file_in_whose_place_another_one_was_put_is_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, other) = (folder.path().join("a.fen"), folder.path().join("b.fen"));
    let content = format!("{LINE}\n").repeat((1 << 24) / LINE.len());
    fs::write(&path, &content).expect("written");
    let mut document = opened(&path);
    assert_eq!(document.check_file(), FileState::Unchanged);
    fs::write(&other, content.replacen('R', "Q", 1)).expect("written");
    set_time(&other, time(&path));
    fs::rename(&other, &path).expect("renamed");
    assert!(matches!(document.check_file(), FileState::Changed(_)));
    assert!(!document.is_source_changed(), "the file that was opened is still open");
}

/// Saving, permissions and hard links do not change the identity of a file.
#[cfg(unix)]
#[test]
fn backups_permissions_and_further_names_change_no_file() {
    use std::os::unix::fs::PermissionsExt;
    for times in [1, (1 << 24) / LINE.len()] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.fen");
        fs::write(&path, format!("{LINE}\n").repeat(times)).expect("written");
        let mut document = opened(&path);
        document.read_all();
        let is_same = |document: &mut Document, what: &str| {
            assert_eq!(document.check_file(), FileState::Unchanged, "{times} records, {what}");
            assert!(!document.is_source_changed(), "{times} records, {what}");
        };
        fs::hard_link(&path, folder.path().join("b.fen")).expect("linked");
        is_same(&mut document, "a second name");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("its owner");
        is_same(&mut document, "other permissions");
        fs::remove_file(folder.path().join("b.fen")).expect("removed");
        is_same(&mut document, "one name less");
        for keeps_backup in [true, true, false] {
            document.apply(Edit::FullmoveNumber(if keeps_backup { 5 } else { 6 }));
            let saved = document.prepare_save(&path, keeps_backup).run(&Progress::default());
            document.complete_save(saved.unwrap_or_else(|error| panic!("{error}")));
            is_same(&mut document, "saved");
        }
    }
}
