//! Saving files that are too large for memory: progress, cancelling, backups, and changes on disk meanwhile.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::{apply, bytes, document, import, text};
use fenwright::document::{Document, Edit, FileError, FileState, Format, Progress};

/// A number of lines that is too large for memory.
const LINES: usize = 450_000;

fn line(number: usize) -> String {
    format!("8/8/8/4k3/8/8/4PPPP/4K2R w K - {} {}", number % 100, 1 + number % 9000)
}

/// A file that is too large for memory, with a comment above its second record.
fn large_file(folder: &Path) -> PathBuf {
    let path = folder.join("large.fen");
    let mut out = BufWriter::new(File::create(&path).expect("made"));
    for number in 0..LINES {
        if number == 1 {
            writeln!(out, "# second").expect("written");
        }
        writeln!(out, "{}", line(number)).expect("written");
    }
    out.into_inner().expect("flushed");
    assert!(fs::metadata(&path).expect("there").len() > 1 << 24, "it stays on the disk");
    path
}

fn opened(path: &Path) -> Document {
    let mut document = Document::open(path).unwrap_or_else(|error| panic!("{error}"));
    document.read_all();
    document
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("readable");
    let mut names: Vec<_> = entries.map(|entry| entry.expect("read").file_name().display().to_string()).collect();
    names.sort();
    names
}

#[test]
fn one_edit_changes_one_line_and_progress_reaches_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = large_file(folder.path());
    let before = fs::read_to_string(&path).expect("readable");
    let mut document = opened(&path);
    document.select(LINES / 2);
    apply(&mut document, "h1>g1");
    let saving = document.prepare_save(&path, false);
    assert_eq!(saving.size(), before.len() as u64);
    let progress = Progress::default();
    let saved = saving.run(&progress).unwrap_or_else(|error| panic!("{error}"));
    assert!(progress.fraction() > 0.999, "{}", progress.fraction());
    document.complete_save(saved);
    assert!(!document.is_modified() && !document.has_changed_on_disk());
    let after = fs::read_to_string(&path).expect("readable");
    let changed: Vec<_> = before.lines().zip(after.lines()).filter(|(old, new)| old != new).collect();
    assert_eq!(changed.len(), 1, "{changed:?}");
    assert!(changed[0].1.starts_with("8/8/8/4k3/8/8/4PPPP/4K1R1 "), "{changed:?}");
    document.undo();
    document.save().unwrap_or_else(|error| panic!("{error}"));
    assert!(fs::read_to_string(&path).expect("readable") == before, "undone past the save and saved again");
    // Where an open file cannot be replaced, the document keeps the old one until it is closed.
    drop(document);
    assert_eq!(names(folder.path()), ["large.fen"]);
}

#[test]
fn many_edits_between_long_and_short_stretches() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = large_file(folder.path());
    let mut document = opened(&path);
    let mut expected: Vec<String> = (0..LINES).map(line).collect();
    expected[1].insert_str(0, "# second\n");
    for number in [0, 1, 2, 4, 1000, 1001, 200_000, LINES - 1] {
        document.select(number);
        apply(&mut document, "h1>g1");
        expected[number] = expected[number].replace("4K2R w K", "4K1R1 w -");
    }
    document.save().unwrap_or_else(|error| panic!("{error}"));
    assert!(fs::read_to_string(&path).expect("readable") == expected.join("\n") + "\n");
}

#[test]
fn cancelled_the_old_file_is_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = large_file(folder.path());
    let before = fs::read(&path).expect("readable");
    let mut document = opened(&path);
    apply(&mut document, "h1>g1");
    for starts_cancelled in [true, false] {
        let progress = Progress::default();
        let saving = document.prepare_save(&path, true);
        let outcome = std::thread::scope(|scope| {
            if starts_cancelled {
                progress.cancel();
            }
            let running = scope.spawn(|| saving.run(&progress));
            while !running.is_finished() {
                if progress.fraction() > 0.0 {
                    progress.cancel();
                }
            }
            running.join().expect("no panic")
        });
        // If saving was faster than cancelling, the file is saved. Both are fine.
        match outcome {
            Err(FileError::Cancelled { .. }) => {
                assert!(fs::read(&path).expect("readable") == before, "the old file");
                assert_eq!(names(folder.path()), ["large.fen"], "and no other");
            }
            Ok(_) if !starts_cancelled => {}
            outcome => panic!("{outcome:?}"),
        }
        assert!(document.is_modified());
    }
    let error = FileError::Cancelled { path };
    assert_eq!(error.sentence(), "Saving \"large.fen\" was cancelled. The file on disk is unchanged.");
}

#[test]
fn what_is_edited_while_it_is_saved_is_unsaved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("small.fen");
    fs::write(&path, format!("{}\n{}\n", line(0), line(1))).expect("written");
    let mut document = opened(&path);
    apply(&mut document, "h1>g1");
    let saving = document.prepare_save(&path, false);
    apply(&mut document, "g1>f1");
    document.apply(Edit::RemoveRecords(1.into()));
    let saved = saving.run(&Progress::default()).unwrap_or_else(|error| panic!("{error}"));
    document.complete_save(saved);
    assert!(document.is_modified() && document.record(0).is_edited());
    document.undo();
    assert!(document.is_modified() && !document.record(1).is_edited());
    document.undo();
    assert!(!document.is_modified(), "as it was saved");
    assert_eq!(fs::read(&path).expect("readable"), bytes(&document));
    document.undo();
    assert!(document.is_modified(), "as it was opened");
}

#[test]
fn a_backup_is_kept_if_it_is_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("small.fen");
    let contents: Vec<String> = [0, 1, 2].map(|number| line(number) + "\n").into();
    fs::write(&path, &contents[0]).expect("written");
    let mut document = opened(&path);
    apply(&mut document, "h1>g1");
    let edited = text(&document);
    let saved = document.prepare_save(&path, true).run(&Progress::default()).unwrap_or_else(|error| panic!("{error}"));
    document.complete_save(saved);
    assert_eq!(fs::read_to_string(path.with_extension("fen.bak")).expect("readable"), contents[0]);
    assert_eq!(fs::read_to_string(&path).expect("readable"), edited);
    let other = folder.path().join("other.fen");
    let _ = document.prepare_save(&other, true).run(&Progress::default()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(names(folder.path()), ["other.fen", "small.fen", "small.fen.bak"], "nothing was replaced there");
}

/// A change that another program makes to a file.
type Change = fn(&Path);

/// Changes of an open file, made in place.
const CHANGES: [(&str, Change); 3] = [
    ("appended to", |path| {
        let mut file = File::options().append(true).open(path).expect("opened");
        file.write_all(b"8/8/8/8/8/8/8/8 w - - 0 1\n").expect("written");
    }),
    ("truncated", |path| {
        File::options().write(true).open(path).expect("opened").set_len(1000).expect("truncated");
    }),
    ("rewritten", |path| {
        let length = usize::try_from(fs::metadata(path).expect("there").len()).expect("not that long");
        let file = File::options().write(true).open(path).expect("opened");
        (&file).write_all(&vec![b'x'; length]).expect("written");
        file.set_modified(SystemTime::now() + Duration::from_secs(2)).expect("its owner");
    }),
];

#[test]
fn a_file_that_changes_under_the_document_is_not_saved_but_the_edits_are() {
    for (what, change) in CHANGES {
        let folder = tempfile::tempdir().expect("a folder");
        let path = large_file(folder.path());
        let mut document = opened(&path);
        document.select(1);
        apply(&mut document, "h1>g1");
        document.select(LINES - 1);
        apply(&mut document, "h1>h8");
        assert!(!document.is_source_changed(), "{what}");
        change(&path);
        let now = fs::read(&path).expect("readable");
        assert!(document.is_source_changed(), "{what}");
        assert!(matches!(document.check_file(), FileState::Changed(_)), "{what}");
        for place in [path.clone(), folder.path().join("other.fen")] {
            let error = document.save_as(&place).expect_err("its bytes are gone");
            assert!(matches!(error, FileError::SourceChanged { .. }), "{what}: {error:?}");
            assert!(error.sentence().contains("Your changes are kept."), "{what}: {}", error.sentence());
        }
        assert!(fs::read(&path).expect("readable") == now, "{what}: what the other program wrote stays");
        assert_eq!(names(folder.path()), ["large.fen"], "{what}");
        assert!(document.is_modified() && document.can_undo(), "{what}");

        assert_eq!(document.edited_records().ranges().collect::<Vec<_>>(), [1..2, LINES - 1..LINES], "{what}");
        let kept = folder.path().join("kept.fen");
        document.edited_only().save_as(&kept).unwrap_or_else(|error| panic!("{what}: {error}"));
        let kept = fs::read_to_string(&kept).expect("readable");
        // Text that was read before may still be cached.
        let kept = if what == "rewritten" { kept.trim_start_matches("# second\n") } else { &kept };
        let comment = if what == "rewritten" { "" } else { "# second\n" };
        let last = line(LINES - 1).replace("4PPPP/4K2R w K", "4PPPP/4K3 w -").replacen("8/8/8/", "7R/8/8/", 1);
        let expected = format!("{comment}{}\n{last}\n", line(1).replace("4K2R w K", "4K1R1 w -"));
        assert_eq!(kept, expected, "{what}");
    }
}

#[test]
fn a_file_that_was_replaced_or_locked_away_is_still_open() {
    let changes: [(&str, Change); 3] = [
        ("replaced", |path| {
            let other = path.with_extension("new");
            fs::write(&other, "8/8/8/8/8/8/8/8 w - - 0 1\n").expect("written");
            fs::rename(other, path).expect("replaced");
        }),
        ("removed", |path| fs::remove_file(path).expect("removed")),
        ("write-protected", |path| {
            let mut permissions = fs::metadata(path).expect("there").permissions();
            permissions.set_readonly(true);
            fs::set_permissions(path, permissions).expect("its owner");
        }),
    ];
    for (what, change) in changes {
        let folder = tempfile::tempdir().expect("a folder");
        let path = large_file(folder.path());
        let mut document = opened(&path);
        apply(&mut document, "h1>g1");
        let mut expected = bytes(&document);
        change(&path);
        assert!(!document.is_source_changed(), "{what}");
        let state = document.check_file();
        assert_eq!(matches!(state, FileState::Changed(_)), what == "replaced", "{what}: {state:?}");
        assert_eq!(state == FileState::Gone, what == "removed", "{what}: {state:?}");
        let other = folder.path().join("other.fen");
        document.save_as(&other).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert!(fs::read(&other).expect("readable") == expected, "{what}");
        document.undo();
        expected = bytes(&document);
        document.save().unwrap_or_else(|error| panic!("{what}: {error}"));
        assert!(fs::read(&other).expect("readable") == expected, "{what}: after a save to another place");
    }
}

#[test]
fn a_small_file_is_held_whatever_becomes_of_it() {
    for (what, change) in CHANGES {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("small.fen");
        fs::write(&path, format!("{}\n{}\n", line(0), line(1))).expect("written");
        let mut document = opened(&path);
        apply(&mut document, "h1>g1");
        let expected = bytes(&document);
        change(&path);
        assert!(document.has_changed_on_disk() && !document.is_source_changed(), "{what}");
        document.save().unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(fs::read(&path).expect("readable"), expected, "{what}");
    }
}

#[test]
fn the_edited_records_alone() {
    let empty = "8/8/8/8/8/8/8/8 w - - 0 1";
    let mut lines = document(&format!("# one\r\n\r\n; and more\r\n{empty}\r\n# two\r\n{empty}\r\n# end"));
    apply(&mut lines, "Ke1");
    lines.apply(Edit::AddRecord { after: 1, position: Box::new(super::position(empty)) });
    assert_eq!(lines.edited_records().ranges().collect::<Vec<_>>(), [0..1, 2..3]);
    let expected = format!("; and more\r\n8/8/8/8/8/8/8/4K3 w - - 0 1\r\n{empty}\r\n");
    assert_eq!(text(&lines.edited_only()), expected);

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file.epd");
    fs::write(&path, "8/8/8/8/8/8/8/8 w - - id \"a; b\";\n8/8/8/8/8/8/8/8 w - - id \"c\";\n").expect("written");
    let mut epd = opened(&path);
    apply(&mut epd, "Ke1");
    let edited = epd.edited_only();
    assert_eq!((text(&edited).as_str(), edited.format()), ("8/8/8/8/8/8/8/4K3 w - - id \"a; b\";\n", Format::Epd));

    let mut games = document("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n");
    apply(&mut games, "-e2");
    let edited = games.edited_only();
    assert_eq!(edited.len(), 1);
    assert_eq!(edited.position(), games.position());
}

#[test]
fn the_comments_of_edited_records_say_what_they_said() {
    let empty = "8/8/8/8/8/8/8/8 w - - 0 1";
    for (comments, expected) in [
        ("# done\n\n", "# done\n\n"),
        ("# [%cal Ge2e4]\r\r", "# [%cal Ge2e4]\r\r"),
        ("# header\r\n\r\n", "# header\r\n\r\n"),
        ("# [%cal Ge2e4]\n\n\t\n# done\n", "# [%cal Ge2e4]\n\n\t\n# done\n"),
        ("\n\n# name\n# done\n", "# name\n# done\n"),
        ("\n\n", ""),
    ] {
        let end = if comments.contains("\r\n") { "\r\n" } else { &comments[comments.len() - 1..] };
        let mut document = document(&format!("{empty}{end}{comments}{empty}{end}"));
        document.select(1);
        apply(&mut document, "Ke1");
        let said = |document: &Document, index| {
            let record = document.record(index);
            (record.name().map(std::borrow::Cow::into_owned), record.is_done(), record.annotations())
        };
        let edited = document.edited_only();
        assert_eq!(text(&edited), format!("{expected}8/8/8/8/8/8/8/4K3 w - - 0 1{end}"), "{comments:?}");
        assert_eq!(said(&edited, 0), said(&document, 1), "{comments:?}");
    }
}

#[test]
fn a_document_whose_file_holds_it_no_longer_counts_as_unsaved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("small.fen");
    fs::write(&path, line(0)).expect("written");
    let mut document = opened(&path);
    assert!(!document.is_modified());
    document.set_detached(true);
    assert!(document.is_modified() && !document.can_undo());
    document.save().unwrap_or_else(|error| panic!("{error}"));
    assert!(!document.is_modified());
    document.set_detached(true);
    document.set_detached(false);
    assert!(!document.is_modified());
}

#[test]
fn the_edited_records_keep_their_marks_and_their_encoding() {
    let empty = "8/8/8/8/8/8/8/8 w - - 0 1";
    let king = "8/8/8/8/8/8/8/4K3 w - - 0 1";
    let latin = |text: &str| text.chars().map(|char| char as u8).collect::<Vec<u8>>();
    let utf16 = |text: &str| format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<u8>>();
    let marked = |text: &str| format!("\u{feff}{text}").into_bytes();
    let source = format!("# K\u{f6}nig\n# done\n{empty}\n{empty}\n{empty}\n").replace('\n', "\r\n");
    for encode in [latin, utf16, marked] as [fn(&str) -> Vec<u8>; 3] {
        let mut document = Document::from_bytes(encode(&source));
        apply(&mut document, "Ke1");
        document.apply(Edit::SetDone { records: 0.into(), done: false });
        document.apply(Edit::SetDone { records: 1.into(), done: true });
        let expected = format!("# K\u{f6}nig\n{king}\n# done\n{empty}\n").replace('\n', "\r\n");
        let edited = document.edited_only();
        assert_eq!(bytes(&edited), encode(&expected), "{expected}");
        assert!(!edited.record(0).is_done() && edited.record(1).is_done());
    }
    let mut epd = document("8/8/8/8/8/8/8/8 w - - id \"a\"; done;\n8/8/8/8/8/8/8/8 w - - id \"b\";\n");
    epd.apply(Edit::SetDone { records: 0.into(), done: false });
    epd.apply(Edit::SetDone { records: 1.into(), done: true });
    assert_eq!(text(&epd.edited_only()), text(&epd));
}

#[test]
fn the_edited_records_of_a_pgn_are_games() {
    let source = "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n";
    let mut games = document(source);
    apply(&mut games, "-e2");
    let put_in = "[Event \"c\"]\n\n1. c4 *\n\n[Event \"d\"]\n[FEN \"none\"]\n\n1. a4 *\n";
    games.apply(Edit::InsertText { at: 1, text: put_in.to_owned() });
    games.apply(Edit::SetDone { records: 1.into(), done: true });
    games.apply(Edit::AddRecord { after: 2, position: Box::new(super::position("8/8/8/8/8/8/8/8 w - - 0 1")) });
    let edited = games.edited_only();
    assert_eq!((edited.len(), edited.format()), (4, Format::Pgn));
    for index in 0..4 {
        let records = [games.record(index), edited.record(index)];
        let [one, two] = records.map(|record| (record.position().ok(), record.name(), record.is_done()));
        assert_eq!(one, two, "{index}");
    }
    assert!(text(&edited).contains("{done} 1. c4 *") && text(&edited).contains("1. a4 *"), "{}", text(&edited));
}

#[test]
fn a_joined_file_that_changes_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = large_file(folder.path());
    let own = folder.path().join("own.fen");
    fs::write(&own, line(0) + "\n").expect("written");
    let mut document = opened(&own);
    import(&mut document, 1, opened(&path)).unwrap_or_else(|error| panic!("{error}"));
    apply(&mut document, "h1>g1");
    CHANGES[1].1(&path);
    let error = document.save().expect_err("its bytes are gone");
    assert!(
        matches!(&error, FileError::SourceChanged { changed, is_added: true, .. } if *changed == path),
        "{error:?}"
    );
    let sentence = error.sentence();
    assert!(sentence.contains("changed \"large.fen\", whose positions were added"), "{sentence}");
    assert!(document.is_source_changed() && document.edited_only().len() == 1, "what was edited");
    document.undo();
    document.undo();
    assert!(!document.is_source_changed(), "nothing of it is there any more");
    apply(&mut document, "h1>f1");
    document.save().unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn a_file_that_changes_while_it_is_joined_is_not_taken_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = opened(&large_file(folder.path()));
    CHANGES[1].1(&folder.path().join("large.fen"));
    let mut epd = document("8/8/8/8/8/8/8/8 w - - id \"a\";\n");
    let error = import(&mut epd, 1, other).expect_err("it cannot be read");
    assert!(error.sentence().starts_with("\"large.fen\" cannot be opened"), "{error}");
    assert!(epd.len() == 1 && !epd.can_undo());
}
