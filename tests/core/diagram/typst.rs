//! Diagrams and pages for Typst, compiled by the Python package typst with the stand-ins of `tests/data/typst`.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fenwright::board::{Annotations, Color, Size};
use fenwright::diagram::{
    Coloring, Coordinates, Diagram, DiagramFormat, Figure, Paper, PerPage, TypstPackage, Worksheet, WorksheetFormat,
    typst,
};
use fenwright::notation::fen;

/// The Python of Debian, for which the package is installed.
const PYTHON: &str = "/usr/bin/python3";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PACKAGES: [TypstPackage; 3] = [TypstPackage::Svg, TypstPackage::BoardNPieces, TypstPackage::Staunton];
const HARD: &str = "50% of <b> & \"y\" #2 -- a_b {c} \\ $1 [d] `e'";

/// Compiles a document to a PDF beside it.
fn compiled(source: &str, folder: &Path) -> PathBuf {
    const COMPILE: &str = "import sys, typst\n\
                           typst.compile(sys.argv[1], output=sys.argv[2], package_path=sys.argv[3])";
    let (input, output) = (folder.join("document.typ"), folder.join("document.pdf"));
    fs::write(&input, source).expect("room on the disk");
    let packages = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/typst");
    let result = Command::new(PYTHON).args(["-c", COMPILE]).arg(input).arg(&output).arg(packages).output();
    let result = result.unwrap_or_else(|error| panic!("{PYTHON} with the package typst: {error}"));
    assert!(result.status.success(), "{}", String::from_utf8_lossy(&result.stderr));
    output
}

fn words(pdf: &Path) -> String {
    let text = pdf.with_extension("txt");
    super::pages::tool("pdftotext", &["-raw"], pdf, &text);
    fs::read_to_string(text).expect("text").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Pictures of the pages, one pixel per point.
fn pages(pdf: &Path) -> Vec<(usize, usize, Vec<u8>)> {
    super::pages::tool("pdftoppm", &["-r", "72"], pdf, &pdf.with_extension(""));
    super::pages::pictures(pdf.parent().expect("a folder"))
}

fn diagram(text: &str) -> Diagram {
    Diagram { coordinates: Coordinates::Outside, ..Diagram::new(fen::read(text).expect("a FEN")) }
}

fn figures() -> Vec<Figure> {
    let figure = |number: usize| {
        let text = format!("4k3/8/8/8/8/8/4P3/4K2R {} - - 0 1", if number.is_multiple_of(2) { "w" } else { "b" });
        let diagram = Diagram { caption: format!("Title {number} {HARD}"), ..diagram(&text) };
        let solution = vec![format!("1.Rh{number} \"key\" \\ #2"), "    1...Kd7 2.Rh8#".to_owned()];
        Figure { solution, ..Figure::new(diagram, text) }
    };
    (1..=5).map(figure).collect()
}

#[test]
fn each_package_has_all_texts_on_the_pages_of_the_layout() {
    let sheet = Worksheet {
        paper: Paper::Book,
        per_page: PerPage::Four,
        title: HARD.to_owned(),
        first_number: 41,
        solution_lines: 1,
        ..Worksheet::default()
    };
    for package in PACKAGES {
        let folder = tempfile::tempdir().expect("a folder");
        let document = sheet.write(WorksheetFormat::Typst(package), &figures()).expect("pages");
        let pdf = compiled(&String::from_utf8(document).expect("text"), folder.path());
        let pages = pages(&pdf);
        assert_eq!(pages.len(), sheet.all_pages(&figures()), "{package:?}");
        assert!(pages.iter().all(|(width, height, _)| (*width, *height) == (432, 648)), "{package:?}");
        let words = words(&pdf);
        for number in 1..=5 {
            let title = format!("Title {number} {HARD}");
            let plain = |text: &str| text.replace(['-', '\u{2010}', ' '], "");
            assert!(plain(&words).contains(&plain(&title)), "{package:?}: {title} in {words}");
            assert!(words.contains(&(40 + number).to_string()), "{package:?}: {words}");
            assert!(words.contains(&format!("1.Rh{number} \"key\" \\ #2 1...Kd7 2.Rh8#")), "{package:?}: {words}");
        }
        assert!(words.contains("White to move") && words.contains("Black to move"), "{package:?}: {words}");
        assert!(words.contains("1 / 3") && words.contains("3 / 3"), "{package:?}: {words}");
    }
}

#[test]
fn pictures_are_where_the_pdf_has_them() {
    let sheet = Worksheet { gutter: 20_000, per_page: PerPage::Two, ..Worksheet::default() };
    let figures = figures().into_iter().map(|figure| Figure { solution: Vec::new(), ..figure });
    let figures: Vec<Figure> = figures.collect();
    let (ours, theirs) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let own = ours.path().join("document.pdf");
    fs::write(&own, sheet.pdf(&figures).expect("pages")).expect("room on the disk");
    let document = sheet.write(WorksheetFormat::Typst(TypstPackage::Svg), &figures).expect("pages");
    let own = pages(&own);
    let typst = pages(&compiled(&String::from_utf8(document).expect("text"), theirs.path()));
    assert_eq!((own.len(), typst.len()), (3, 3));
    for (number, ((width, height, one), (_, _, other))) in own.iter().zip(&typst).enumerate() {
        let is_far =
            |(one, other): (&[u8], &[u8])| one.iter().zip(other).any(|(one, other)| one.abs_diff(*other) > 100);
        let far = one.chunks_exact(3).zip(other.chunks_exact(3)).filter(|pair| is_far(*pair)).count();
        // The letters of the captions may be those of another font.
        assert!(far * 50 < width * height, "page {number}: {far} of {} pixels differ", width * height);
        let first = |pixels: &[u8]| {
            (0..*width).find(|x| (0..*height).any(|y| pixels[(y * width + x) * 3] < 0xE0)).expect("a board")
        };
        assert!(first(one).abs_diff(first(other)) <= 1, "page {number}");
    }
    let left = |page: usize| {
        let (width, height, pixels) = &own[page];
        (0..*width).find(|x| (0..*height).any(|y| pixels[(y * width + x) * 3] < 0xE0)).expect("a board")
    };
    // The gutter of 2 cm is at the left of the first page, and at the right of the second.
    assert!((left(0) as f64 - left(1) as f64 - 56.7).abs() < 1.5, "{} and {}", left(0), left(1));
}

#[test]
fn each_part_of_a_diagram_compiles() {
    let decorated = |coloring: Coloring, view| {
        let annotations = Annotations {
            marks: vec!["Ge4".parse().expect("a mark"), "Ra1".parse().expect("a mark")],
            arrows: ["Gd2d4", "Rg1f3", "Yb8c6"].map(|arrow| arrow.parse().expect("an arrow")).to_vec(),
        };
        let caption = HARD.to_owned();
        Diagram { annotations, view, border: true, mover: true, caption, colors: coloring.colors(), ..diagram(START) }
    };
    for form in [DiagramFormat::Typst, DiagramFormat::BoardNPieces, DiagramFormat::Staunton] {
        for (coloring, view) in [(Coloring::Contrast, Color::Black), (Coloring::Slate, Color::White)] {
            let diagram = decorated(coloring, view);
            let source = form.text(&diagram, START).expect("a diagram");
            let folder = tempfile::tempdir().expect("a folder");
            let pdf = compiled(&format!("#set page(width: 400pt, height: 440pt)\n{source}"), folder.path());
            if form != DiagramFormat::Typst {
                assert!(words(&pdf).ends_with(&format!("{HARD} White to move")), "{form:?}: {}", words(&pdf));
            }
            let (_, _, pixels) = &pages(&pdf)[0];
            let is_reddish =
                |pixel: &&[u8]| pixel[0] > pixel[1].saturating_add(70) && pixel[0] > pixel[2].saturating_add(70);
            let red = pixels.chunks_exact(3).filter(is_reddish).count();
            assert!(red > 100, "{form:?}: {red} pixels of the arrow and mark that are not of the first color");
        }
    }
}

#[test]
fn what_packages_cannot_draw_is_reported() {
    let high = diagram("k9/10/10/10/10/10/10/10/10/K9 w - - 0 1");
    assert_eq!(high.position.board.size(), Size::new(10, 10).expect("a size"));
    let folder = tempfile::tempdir().expect("a folder");
    let source = typst(&high, "k9/10/10/10/10/10/10/10/10/K9 w - - 0 1", TypstPackage::BoardNPieces).expect("a board");
    assert!(source.contains("fen(\"k9/91/91/91/91/91/91/91/91/K9 w - - 0 1\")"), "{source}");
    compiled(&source, folder.path());
    let mut with_arrow = high.clone();
    with_arrow.annotations.arrows.push("Ga1a10".parse().expect("an arrow"));
    let archbishop = diagram("k9/10/10/10/10/10/10/KA8 w - - 0 1");
    for (diagram, package, expected) in [
        (&high, TypstPackage::Staunton, "the Typst package staunton only supports 8x8 boards"),
        (&with_arrow, TypstPackage::BoardNPieces, "the Typst package board-n-pieces draws no arrows to rank 10"),
        (&archbishop, TypstPackage::BoardNPieces, "the Typst package board-n-pieces has no archbishop"),
        (&archbishop, TypstPackage::Staunton, "the Typst package staunton has no archbishop"),
    ] {
        let text = fen::write(&diagram.position);
        assert_eq!(typst(diagram, &text, package).expect_err("no such board").to_string(), expected);
        let error = WorksheetFormat::Typst(package).check(diagram, &text).expect_err("no such board");
        assert_eq!(error.to_string(), expected);
    }
    for diagram in [&high, &with_arrow, &archbishop] {
        compiled(&typst(diagram, "", TypstPackage::Svg).expect("a picture"), folder.path());
    }
}
