//! Notes for Anki, imported by Anki's own library, the Python package anki.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

use std::fs;
use std::process::Command;

use fenwright::Position;
use fenwright::diagram::{Diagram, Figure, Worksheet, WorksheetFormat};
use serde::Deserialize;

/// The Python of Debian, for which the package is installed.
const PYTHON: &str = "/usr/bin/python3";

/// Imports a file into an empty collection, and prints its notes as JSON.
const IMPORT: &str = "
import json, os, sys
from anki.collection import Collection, ImportCsvRequest
collection = Collection(os.path.join(sys.argv[1], 'a.anki2'))
path = os.path.join(sys.argv[1], 'notes.txt')
metadata = collection.get_csv_metadata(path=path, delimiter=None)
collection.import_csv(ImportCsvRequest(path=path, metadata=metadata))
notes = [collection.get_note(number) for number in collection.find_notes('')]
deck = lambda note: collection.decks.name(note.cards()[0].did)
print(json.dumps([{'fields': note.fields, 'tags': note.tags, 'deck': deck(note)} for note in notes]))
collection.close()
";

#[derive(Debug, Deserialize)]
struct Note {
    fields: Vec<String>,
    tags: Vec<String>,
    deck: String,
}

fn imported(text: &[u8]) -> Vec<Note> {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("notes.txt"), text).expect("room on the disk");
    let result = Command::new(PYTHON).args(["-c", IMPORT]).arg(folder.path()).output();
    let result = result.unwrap_or_else(|error| panic!("{PYTHON} with the package anki: {error}"));
    assert!(result.status.success(), "{}", String::from_utf8_lossy(&result.stderr));
    serde_json::from_slice(&result.stdout).expect("JSON")
}

#[test]
fn anki_imports_each_diagram_with_its_solution_and_tags() {
    let hard = "a <b> & \"c\"; d, {{e}}";
    let figure = |number: usize| {
        let diagram = Diagram { caption: format!("{number}. {hard}"), ..Diagram::new(Position::start()) };
        let solution = vec!["1.e4 e5".to_owned(), "    1...d5 2.exd5".to_owned()];
        let tags = vec!["fork".to_owned(), "two words".to_owned(), format!("number{number}")];
        Figure { solution, tags, ..Figure::new(diagram, "") }
    };
    let figures: Vec<Figure> = (0..20).map(figure).collect();
    let sheet = Worksheet { title: "My deck".to_owned(), ..Worksheet::default() };
    let notes = imported(&sheet.write(WorksheetFormat::Anki, &figures).expect("notes"));
    assert_eq!(notes.len(), 20);
    for (number, note) in notes.iter().enumerate() {
        let [front, back] = note.fields.as_slice() else { panic!("{} fields", note.fields.len()) };
        assert!(front.starts_with("<svg ") && front.contains("</svg><div>"), "{front}");
        assert!(front.contains(&format!("{number}. a &lt;b&gt; &amp; ")), "{front}");
        assert_eq!(back, "<div>1.e4 e5</div><div style=\"margin-left:1.2em\">1...d5 2.exd5</div>");
        assert!(note.tags.contains(&"two_words".to_owned()) && note.tags.contains(&format!("number{number}")));
        assert_eq!(note.deck, "My deck");
    }
}

#[test]
fn a_note_without_solution_and_tags_is_imported_too() {
    let figures = [Figure::new(Diagram::new(Position::start()), "")];
    let notes = imported(&Worksheet::default().write(WorksheetFormat::Anki, &figures).expect("notes"));
    assert_eq!((notes.len(), notes[0].fields[1].as_str(), notes[0].tags.len()), (1, "", 0));
}
