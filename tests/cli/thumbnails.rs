//! The thumbnails of file managers: `render --first` and the entry that calls it.

use std::fs;
use std::path::Path;

use crate::program::{Folder, KINGS, START, run, run_with};

fn asset(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/package").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The value of a key of the entry.
fn value(key: &str) -> String {
    let entry = asset("fenwright.thumbnailer");
    let line = entry.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    line.unwrap_or_else(|| panic!("no {key}: {entry}")).to_owned()
}

#[test]
fn the_entry_of_the_thumbnailer_draws_a_file() {
    let folder = Folder::new();
    // A file manager rejects a thumbnail if the exit code is not 0.
    for (name, content) in [
        ("strict.fen", format!("{START}\n{KINGS}\n")),
        ("sloppy.fen", "4k3/8/8/8/8/8/8/4K3 W\n".to_owned()),
        ("late.epd", format!("no position here\n4k3/8/8/8/8/8/8/4K3 w - - id \"kings\";\n{START}\n")),
    ] {
        let (input, output) = (folder.file(name, content), folder.path("thumbnail"));
        let command = value("Exec");
        let words = command.split(' ').map(|word| match word {
            "%s" => "128",
            "%i" => &input,
            "%o" => &output,
            word => word,
        });
        let words: Vec<&str> = words.collect();
        assert_eq!(words[0], value("TryExec"));
        let ran = run(&words[1..]);
        assert_eq!(ran.code, Some(0), "{name}: {ran:?}");
        let png = fs::read(&output).expect("a thumbnail");
        assert_eq!((&png[1..4], &png[16..20]), (&b"PNG"[..], &128_u32.to_be_bytes()[..]), "{name}");
        fs::remove_file(&output).expect("removed");
    }
}

#[test]
fn files_with_a_type_of_their_own_have_thumbnails() {
    let types = asset("fenwright.mime.xml");
    let types = roxmltree::Document::parse(&types).expect("XML");
    let types = types.root_element().children().filter_map(|node| node.attribute("type"));
    assert_eq!(value("MimeType").split_terminator(';').collect::<Vec<_>>(), types.collect::<Vec<_>>());
}

#[test]
fn only_the_first_readable_record_of_each_input_is_drawn() {
    let folder = Folder::new();
    let first = folder.file("a.fen", format!("no position here\n{START}\n{KINGS}\n"));
    let second = folder.file("b.epd", format!("{KINGS}\n{START}\n"));
    let ran = run(&["render", "--first", "--to", "alt", "--caption", "{fen}", &first, &second]);
    let captions: Vec<&str> = ran.out.lines().filter_map(|line| line.split("Caption: ").nth(1)).collect();
    assert_eq!((captions, ran.code), (vec![format!("{START}.").as_str(), &format!("{KINGS}.")], Some(0)));
    assert!(ran.err.contains("a.fen:1") && !ran.err.contains("a.fen:3"), "{}", ran.err);
    let empty = folder.file("empty.fen", "no position here\n");
    let ran = run(&["render", "--first", "--to", "alt", &first, &empty]);
    assert_eq!((ran.out.lines().count(), ran.code), (1, Some(1)), "{ran:?}");
}

/// The rest of a long file is not read.
#[test]
fn a_long_input_is_left_after_its_first_record() {
    let lines = format!("{KINGS}\n").repeat(200_000);
    let ran = run_with(&["render", "--first", "--to", "alt", "-"], format!("{lines}no position here\n").as_bytes());
    assert_eq!((ran.out.lines().count(), ran.err.as_str(), ran.code), (1, "", Some(0)));
}
