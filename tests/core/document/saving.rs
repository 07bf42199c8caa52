//! Saving: the file on disk afterwards, and the state of the document.

use std::fs;
use std::path::{Path, PathBuf};

use super::{apply, bytes, edit, position};
use fenwright::document::{Document, Edit, Progress};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const LATE: &str = "6r1/6pp/7r/1B5K/1P3k2/N7/3R4/8 b - - 30 79";

/// A folder with one file, opened as a document.
fn opened(content: &str) -> (tempfile::TempDir, PathBuf, Document) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("file.fen");
    fs::write(&path, content).expect("written");
    let document = Document::open(&path).unwrap_or_else(|error| panic!("{content:?}: {error}"));
    (folder, path, document)
}

fn on_disk(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn save(document: &mut Document) {
    document.save().unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn the_file_holds_the_edits_and_nothing_else_is_left() {
    let (folder, path, mut document) = opened(&format!("# one\n{START}\n{LATE}\n"));
    apply(&mut document, "e2>e4");
    let expected = bytes(&document);
    save(&mut document);
    assert_eq!(fs::read(&path).expect("readable"), expected);
    assert!(!document.is_modified() && !document.record(0).is_edited());
    assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 1, "no other file");
}

#[test]
fn history_goes_on_over_a_save() {
    let (_folder, path, mut document) = opened(&format!("  {START}  \n{LATE}\n"));
    let ids = [document.record(0).id(), document.record(1).id()];
    apply(&mut document, "e2>e4");
    save(&mut document);
    assert!(document.undo() && document.is_modified() && document.record(0).is_edited());
    assert_eq!(bytes(&document), format!("  {START}  \n{LATE}\n").into_bytes(), "with its white space");
    assert!(document.redo() && !document.is_modified());
    apply(&mut document, "e4>e5");
    assert!(document.is_modified());
    apply(&mut document, "e5>e4");
    assert!(!document.is_modified(), "back by hand to what was saved");
    apply(&mut document, "e4>e2");
    save(&mut document);
    assert_eq!(on_disk(&path), format!("  {START}  \n{LATE}\n"));
    assert_eq!([document.record(0).id(), document.record(1).id()], ids);
}

#[test]
fn records_added_and_removed_around_a_save() {
    let (_folder, path, mut document) = opened(&format!("{START}\n{LATE}\n"));
    let new = "8/8/8/8/8/8/8/K6k w - - 0 1";
    document.apply(Edit::AddRecord { after: 0, position: Box::new(position(new)) });
    document.apply(Edit::RemoveRecords(0.into()));
    save(&mut document);
    assert_eq!(on_disk(&path), format!("{new}\n{LATE}\n"));
    assert!(!document.is_modified());
    assert!(document.undo() && document.is_modified(), "the file lacks the first record");
    assert!(document.undo() && document.is_modified(), "and holds one too many");
    assert_eq!(bytes(&document), format!("{START}\n{LATE}\n").into_bytes());
    assert!(document.redo() && document.is_modified());
    assert!(document.redo() && !document.is_modified(), "as saved");
    document.undo();
    save(&mut document);
    assert_eq!(on_disk(&path), format!("{START}\n{new}\n{LATE}\n"));
    document.undo();
    apply(&mut document, "Qe4");
    document.undo();
    assert!(document.is_modified(), "the saved state can no longer be reached");
}

#[test]
fn an_unreadable_line_edited_saved_and_undone() {
    let broken = "this line is no FEN";
    let (_folder, path, mut document) = opened(&format!("{broken}\n{START}\n"));
    document.apply(Edit::Start);
    save(&mut document);
    assert_eq!(on_disk(&path), format!("{START}\n{START}\n"));
    assert!(document.undo() && document.is_modified() && document.unreadable().is_some());
    save(&mut document);
    assert_eq!(on_disk(&path), format!("{broken}\n{START}\n"));
}

#[test]
fn an_empty_file_gets_its_first_record() {
    let (_folder, path, mut document) = opened("");
    save(&mut document);
    assert_eq!(on_disk(&path), "");
    document.apply(Edit::AddRecord { after: 0, position: Box::new(position(LATE)) });
    save(&mut document);
    assert_eq!(on_disk(&path), format!("{START}\n{LATE}\n"));
    document.apply(Edit::RemoveRecords(1.into()));
    assert!(document.is_modified());
    save(&mut document);
    assert_eq!(on_disk(&path), format!("{START}\n"), "the start position is in the file now");
    assert!(document.undo());
    save(&mut document);
    assert_eq!(on_disk(&path), format!("{START}\n{LATE}\n"));
}

#[test]
fn save_as_makes_a_new_file_and_follows_it() {
    let (folder, path, mut document) = opened(&format!("{START}\n"));
    apply(&mut document, "e2>e4");
    let other = folder.path().join("other.fen");
    document.save_as(&other).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(on_disk(&path), format!("{START}\n"), "the first file is as it was");
    assert_eq!(document.path(), Some(other.as_path()));
    assert_eq!(document.file_name().as_deref(), Some("other.fen"));
    apply(&mut document, "e4>e2");
    save(&mut document);
    assert_eq!(on_disk(&other), format!("{START}\n"));
    let mut untitled = Document::with_positions(vec![position(LATE), position(START)]);
    untitled.save_as(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(on_disk(&path), format!("{LATE}\n{START}\n"));
    assert!(!untitled.is_modified());
}

#[test]
fn a_missing_file_is_written_again() {
    let (_folder, path, mut document) = opened(&format!("# one\n{START}\n"));
    assert!(!document.has_changed_on_disk());
    fs::remove_file(&path).expect("removed");
    assert!(document.has_changed_on_disk());
    save(&mut document);
    assert_eq!(on_disk(&path), format!("# one\n{START}\n"));
    assert!(!document.has_changed_on_disk());
}

#[test]
fn a_change_by_another_program_is_seen() {
    let (_folder, path, mut document) = opened(&format!("{START}\n"));
    fs::write(&path, format!("{START}\n\n")).expect("written");
    assert!(document.has_changed_on_disk(), "another size");
    save(&mut document);
    assert!(!document.has_changed_on_disk());
    let file = fs::File::options().append(true).open(&path).expect("opened");
    file.set_modified(std::time::UNIX_EPOCH).expect("its owner");
    assert!(!document.has_changed_on_disk(), "another time alone");
}

#[cfg(unix)]
#[test]
fn permissions_are_kept_and_new_files_are_as_the_mask_says() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let mode = |path: &Path| fs::metadata(path).expect("there").mode() & 0o7777;
    let (folder, path, mut document) = opened(&format!("{START}\n"));
    for expected in [0o600, 0o640, 0o666, 0o755] {
        fs::set_permissions(&path, fs::Permissions::from_mode(expected)).expect("its owner");
        document.apply(edit(if expected % 16 == 0 { "e2>e4" } else { "e4>e2" }));
        save(&mut document);
        assert_eq!(mode(&path), expected, "{expected:o}");
    }
    let (new, usual) = (folder.path().join("new.fen"), folder.path().join("usual"));
    document.save_as(&new).unwrap_or_else(|error| panic!("{error}"));
    fs::write(&usual, "").expect("written");
    assert_eq!(mode(&new), mode(&usual));
}

#[cfg(unix)]
#[test]
fn symbolic_links_are_followed_and_stay() {
    use std::os::unix::fs::symlink;
    let (folder, path, _) = opened(&format!("{START}\n"));
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).expect("made");
    let link = inner.join("link.fen");
    symlink("../file.fen", &link).expect("linked");
    let mut document = Document::open(&link).unwrap_or_else(|error| panic!("{error}"));
    apply(&mut document, "e2>e4");
    let expected = bytes(&document);
    save(&mut document);
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    assert_eq!(fs::read(&path).expect("readable"), expected);
    assert_eq!(document.path(), Some(link.as_path()));

    fs::remove_file(&path).expect("removed");
    save(&mut document);
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink(), "also a link to nothing");
    assert_eq!(fs::read(&path).expect("readable"), expected);

    let circle = inner.join("circle.fen");
    symlink("circle.fen", &circle).expect("linked");
    assert!(document.save_as(&circle).is_err(), "a circle of links ends");
    assert!(fs::symlink_metadata(&circle).expect("there").is_symlink());
}

#[test]
fn a_change_of_equal_size_and_time_is_found_before_saving() {
    let (_folder, path, mut document) = opened(&format!("{START}\n"));
    assert!(!document.has_changed_on_disk());
    let time = fs::metadata(&path).and_then(|metadata| metadata.modified()).expect("a time");
    fs::write(&path, format!("{}\n", START.replace("w KQkq", "b KQkq"))).expect("written in place");
    fs::File::options().write(true).open(&path).and_then(|file| file.set_modified(time)).expect("the old time");
    assert!(document.has_changed_on_disk());
    save(&mut document);
    assert!(!document.has_changed_on_disk(), "it is the document's own now");
}

#[test]
#[cfg(unix)]
fn hard_links_keep_the_old_content_and_are_counted() {
    let (folder, path, mut document) = opened(&format!("{START}\n"));
    let other = folder.path().join("other.fen");
    fs::hard_link(&path, &other).expect("a second name");
    for other_names in [1, 0] {
        apply(&mut document, "e2>e4");
        let saved = document.prepare_save(&path, false).run(&Progress::default()).expect("saved");
        assert_eq!(saved.other_hard_links, other_names);
        document.complete_save(saved);
        apply(&mut document, "e4>e2");
    }
    assert_eq!(on_disk(&other), format!("{START}\n"));
}
