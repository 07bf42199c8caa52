//! Worksheets as EPUB books: their files, their links, and what `epubcheck` finds.

#![expect(clippy::expect_used, reason = "a helper of a test fails as the test does")]

use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Read as _};
use std::process::Command;

use fenwright::diagram::{Coordinates, Diagram, Figure, PerPage, Worksheet, WorksheetFormat};
use fenwright::lang::{self, Language};
use fenwright::notation::fen;
use roxmltree::Document;
use zip::ZipArchive;

const TEXTS: [&str; 3] = [
    "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 b - - 0 1",
    "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
    "8/8/8/8/8/5k2/8/5K1R w - - 12 73",
];

/// Every third position has no solution.
fn figures(count: usize) -> Vec<Figure> {
    let figure = |number: usize| {
        let text = TEXTS[number % 3];
        let position = fen::read(text).expect("a position");
        let caption = format!("<No. {number}> & \"Łódź\"");
        let diagram = Diagram { caption, coordinates: Coordinates::Outside, ..Diagram::new(position) };
        let solution =
            if number % 3 == 2 { Vec::new() } else { vec![format!("1.Ra{number}!"), "    1...Kb1".to_owned()] };
        Figure { solution, ..Figure::new(diagram, text) }
    };
    (0..count).map(figure).collect()
}

fn files(book: &[u8]) -> Vec<(String, String)> {
    let mut archive = ZipArchive::new(Cursor::new(book.to_vec())).expect("an archive");
    let count = archive.len();
    let file = |index: usize| {
        let mut file = archive.by_index(index).expect("a file");
        let mut text = String::new();
        file.read_to_string(&mut text).expect("text");
        (file.name().expect("a name").into_owned(), text)
    };
    (0..count).map(file).collect()
}

#[test]
fn diagrams_and_solutions_link_to_each_other() {
    let sheet =
        Worksheet { title: "Nine".to_owned(), per_page: PerPage::Four, first_number: 21, ..Worksheet::default() };
    let book = sheet.write(WorksheetFormat::Epub, &figures(9)).expect("a book");
    assert_eq!(&book[30..58], b"mimetypeapplication/epub+zip", "the kind of the file, where readers look for it");
    let files = files(&book);
    let ids = |text: &str| -> Vec<String> {
        let document =
            Document::parse_with_options(text, roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() });
        let document = document.expect("XHTML");
        document.descendants().filter_map(|node| node.attribute("id").map(str::to_owned)).collect()
    };
    let mut targets = BTreeSet::new();
    let mut links = Vec::new();
    for (name, text) in files.iter().filter(|(_, text)| text.contains("<!DOCTYPE html>")) {
        let name = name.strip_prefix("EPUB/").expect("a folder");
        targets.insert(name.to_owned());
        targets.extend(ids(text).iter().map(|id| format!("{name}#{id}")));
        links.extend(text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned));
    }
    links.retain(|link| link != "style.css");
    assert_eq!(links.len(), 6 + 6 + 4, "solutions of six, back from them, and the contents");
    assert!(links.iter().all(|link| targets.contains(link)), "{links:?} {targets:?}");
    let text = |name: &str| &files.iter().find(|(known, _)| known == name).expect(name).1;
    let second = text("EPUB/chapter2.xhtml");
    assert!(second.contains("<h1>Nine 25\u{2013}28</h1>"), "{second}");
    assert!(second.contains("<b>25</b> &lt;No. 4&gt; &amp; \"Łódź\""), "{second}");
    assert!(text("EPUB/solutions.xhtml").contains("<h2><a href=\"chapter2.xhtml#d5\">25 &lt;No. 4&gt;"));
    assert!(text("EPUB/solutions.xhtml").contains("No solution is given for 3 positions"));
    assert!(text("EPUB/package.opf").contains("<dc:title>Nine</dc:title>"));
    assert_eq!(files.iter().filter(|(_, text)| text.starts_with("<svg ")).count(), 9);
}

#[test]
fn epubcheck_finds_nothing() {
    let german = Language::from_code("de").expect("German");
    for (count, language) in [(0, None), (1, None), (13, Some(german))] {
        let sheet = Worksheet { title: "A & <b>".to_owned(), ..Worksheet::default() };
        let write = || sheet.write(WorksheetFormat::Epub, &figures(count)).expect("a book");
        let book = language.map_or_else(write, |language| lang::with(language, write));
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("book.epub");
        fs::write(&path, book).expect("room on the disk");
        let ran = Command::new("java").args(["-jar", "/usr/share/java/epubcheck.jar"]).arg(&path).output();
        let ran = ran.expect("java, and epubcheck of the package epubcheck");
        let said = [ran.stdout, ran.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
        assert!(said.contains("No errors or warnings detected"), "{count}: {said}");
    }
}
