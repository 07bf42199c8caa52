//! Pages of diagrams, drawn and read by the tools of poppler.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fenwright::diagram::{Diagram, Paper, PerPage, PieceSet, Worksheet};
use fenwright::notation::fen;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PUZZLES: &str = include_str!("../../../assets/examples/twenty-puzzles.fen");

fn diagrams() -> Vec<Diagram> {
    let positions = PUZZLES.lines().filter_map(|line| fen::read(line).ok());
    let numbered = positions.enumerate().map(|(number, position)| Diagram {
        caption: format!("Задача {number}: Đorđević"),
        pieces: if number % 2 == 0 { PieceSet::Classic } else { PieceSet::Bold },
        ..Diagram::new(position)
    });
    numbered.collect()
}

/// What a tool makes of a PDF.
fn tool(name: &str, arguments: &[&str], pdf: &Path, output: &Path) {
    let result = Command::new(name).args(arguments).arg(pdf).arg(output).output();
    let output = result.unwrap_or_else(|error| panic!("{name} of the package poppler-utils: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{name}: {said}");
}

/// The pages of a PDF as width, height and RGB pixels, a pixel a point.
fn drawn(pdf: &Path, folder: &Path) -> Vec<(usize, usize, Vec<u8>)> {
    tool("pdftoppm", &["-r", "72"], pdf, &folder.join("page"));
    let mut names: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    names.retain(|name| name.extension().is_some_and(|ending| ending == "ppm"));
    names.sort();
    let picture = |name: &PathBuf| {
        let bytes = fs::read(name).expect("a picture");
        let mut fields = bytes.splitn(4, u8::is_ascii_whitespace);
        assert_eq!(fields.next(), Some(b"P6".as_slice()));
        let number = |field: Option<&[u8]>| -> usize {
            field.and_then(|field| std::str::from_utf8(field).ok()?.parse().ok()).expect("a number")
        };
        let (width, height) = (number(fields.next()), number(fields.next()));
        let pixels = bytes[bytes.len() - width * height * 3..].to_vec();
        (width, height, pixels)
    };
    names.iter().map(picture).collect()
}

#[test]
fn every_layout_is_drawn_as_large_as_there_is_room() {
    let diagrams = diagrams();
    assert_eq!(diagrams.len(), 20);
    for paper in [Paper::A4, Paper::Letter] {
        for per_page in PerPage::ALL {
            let folder = tempfile::tempdir().expect("a folder");
            let sheet = Worksheet {
                paper,
                per_page,
                title: "Überschrift".to_owned(),
                solution_lines: 1,
                ..Worksheet::default()
            };
            let pdf = folder.path().join("sheet.pdf");
            fs::write(&pdf, sheet.pdf(&diagrams).expect("pages")).expect("room on the disk");
            let pages = drawn(&pdf, folder.path());
            assert_eq!(pages.len(), 20_usize.div_ceil(per_page.count()), "{per_page:?}");
            let (width, height, pixels) = &pages[0];
            let expected = if paper == Paper::A4 { (596, 842) } else { (612, 792) };
            assert_eq!((*width, *height), expected);
            let is_board = |pixel: &[u8]| matches!(pixel, [0xE7, 0xEC, 0xF0] | [0x8D, 0xA3, 0xB7]);
            let board = pixels.chunks_exact(3).filter(|pixel| is_board(pixel)).count();
            let share = board as f64 / (width * height) as f64;
            // The men and the room between the boards take the rest.
            assert!(share > 0.15, "{per_page:?} on {paper:?}: boards take {share:.2} of the page");
            let edge = |x: usize, y: usize| pixels[(y * width + x) * 3..][..3].to_vec();
            for (x, y) in [(20, 400), (width - 20, 400), (300, 20), (300, height - 20)] {
                assert_eq!(edge(x, y), [255; 3], "{per_page:?}: nothing is printed at the edges");
            }
        }
    }
}

#[test]
fn texts_of_pages_can_be_searched() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pdf, text) = (folder.path().join("sheet.pdf"), folder.path().join("sheet.txt"));
    let sheet = Worksheet { title: "Ελλάδα & <x>".to_owned(), ..Worksheet::default() };
    fs::write(&pdf, sheet.pdf(&diagrams()).expect("pages")).expect("room on the disk");
    tool("pdftotext", &[], &pdf, &text);
    let text = fs::read_to_string(&text).expect("text");
    for words in ["Ελλάδα & <x>", "Задача 0: Đorđević", "Задача 19", "White to move"] {
        assert!(text.contains(words), "{words} is not in {text}");
    }
    assert!(text.lines().any(|line| line.replace(' ', "") == "4/4"), "no page number in {text}");
    let bytes = fs::read(&pdf).expect("the pages");
    assert!(bytes.len() < 60_000, "{} bytes for 20 diagrams", bytes.len());
}

#[test]
fn captions_of_pages_are_broken_and_not_cut() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pdf, text) = (folder.path().join("sheet.pdf"), folder.path().join("sheet.txt"));
    let name = "A puzzle by a composer with a long name, first prize";
    for (caption, per_page) in [(START, PerPage::Twelve), (name, PerPage::Twelve), (START, PerPage::One)] {
        let diagrams: Vec<_> =
            diagrams().into_iter().map(|diagram| Diagram { caption: caption.to_owned(), ..diagram }).collect();
        let sheet = Worksheet { per_page, mover: false, numbers: false, ..Worksheet::default() };
        fs::write(&pdf, sheet.pdf(&diagrams).expect("pages")).expect("room on the disk");
        tool("pdftotext", &["-raw"], &pdf, &text);
        let text = fs::read_to_string(&text).expect("text");
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        assert_eq!(bare(&text).matches(&bare(caption)).count(), diagrams.len(), "{per_page:?}: {text}");
    }
}

#[test]
fn lines_for_solutions_leave_room_for_the_diagrams() {
    let folder = tempfile::tempdir().expect("a folder");
    let pdf = folder.path().join("sheet.pdf");
    let sheet = Worksheet { per_page: PerPage::Twelve, solution_lines: 3, ..Worksheet::default() };
    fs::write(&pdf, sheet.pdf(&diagrams()).expect("pages")).expect("room on the disk");
    let (width, _, pixels) = &drawn(&pdf, folder.path())[0];
    let widest = |is_meant: fn(&[u8]) -> bool| {
        let rows = pixels.chunks_exact(width * 3);
        rows.map(|row| row.chunks_exact(3).filter(|pixel| is_meant(pixel)).count()).max().expect("rows")
    };
    // Three columns of 157 points; boards of 32 mm and more.
    let lines = widest(|pixel| pixel[0] < 0xF0 && pixel[0].abs_diff(pixel[2]) < 16);
    assert!(lines > 3 * 150, "the lines of a row take {lines} points");
    let boards = widest(|pixel| matches!(pixel, [0xE7, 0xEC, 0xF0] | [0x8D, 0xA3, 0xB7]));
    assert!(boards > 3 * 90, "the boards of a row take {boards} points");
}

#[test]
fn no_diagram_is_a_page_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let pdf = folder.path().join("sheet.pdf");
    fs::write(&pdf, Worksheet::default().pdf(&[]).expect("a page")).expect("room on the disk");
    assert_eq!(drawn(&pdf, folder.path()).len(), 1);
}

#[test]
fn pages_are_made_only_as_long_as_they_are_wanted() {
    let sheet = Worksheet { per_page: PerPage::One, ..Worksheet::default() };
    let diagrams = diagrams();
    assert_eq!(sheet.pages(diagrams.len()), 20);
    let mut asked = 0;
    let stopped = sheet.pdf_while(&diagrams, || {
        asked += 1;
        asked < 3
    });
    assert_eq!((stopped.expect("no fault"), asked), (None, 3));
    let whole = sheet.pdf_while(&diagrams, || true).expect("no fault");
    assert_eq!(whole, Some(sheet.pdf(&diagrams).expect("pages")));
}
