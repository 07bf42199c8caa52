//! Worksheets as Word documents: their parts, and their pages in `LibreOffice`.

#![expect(clippy::expect_used, reason = "a helper of a test fails as the test does")]

use std::fs;
use std::io::{Cursor, Read as _};
use std::process::Command;

use fenwright::Position;
use fenwright::diagram::{
    CaptionLine, CaptionLineKind, Coordinates, Diagram, Figure, Paper, PerPage, Worksheet, WorksheetFormat,
};
use fenwright::notation::fen;
use roxmltree::Document;
use zip::ZipArchive;

const WORDS: &str = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/// A title with everything that XML escapes or forbids.
const HARD: &str = "Łódź & <b>\"1\"</b> \u{1} ∓ שחמט";
const SHOWN: &str = "Łódź & <b>\"1\"</b>   ∓ שחמט";

fn figures(count: usize) -> Vec<Figure> {
    let texts = [
        "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 b - - 0 1",
        "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
        "8/8/8/8/8/5k2/8/5K1R w - - 12 73",
    ];
    let figure = |number: usize| {
        let text = texts[number % texts.len()];
        let position: Position = fen::read(text).expect("a position");
        let coordinates = if number.is_multiple_of(2) { Coordinates::Outside } else { Coordinates::Inside };
        let diagram = Diagram { caption: format!("{HARD} {number}"), coordinates, ..Diagram::new(position) };
        let solution = vec![format!("1.Ra{number}! (zugzwang)"), format!("    1...Kb{number} 2.Qc3#")];
        let mut figure = Figure { solution, ..Figure::new(diagram, text) };
        figure.caption.push(CaptionLine { kind: CaptionLineKind::Source, text: text.to_owned() });
        figure
    };
    (0..count).map(figure).collect()
}

fn part(archive: &mut ZipArchive<Cursor<Vec<u8>>>, name: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    archive.by_name(name).expect(name).read_to_end(&mut bytes).expect(name);
    bytes
}

fn text_part(archive: &mut ZipArchive<Cursor<Vec<u8>>>, name: &str) -> String {
    String::from_utf8(part(archive, name)).expect(name)
}

fn open(sheet: &Worksheet, figures: &[Figure]) -> ZipArchive<Cursor<Vec<u8>>> {
    let bytes = sheet.write(WorksheetFormat::Docx, figures).expect("a document");
    ZipArchive::new(Cursor::new(bytes)).expect("an archive")
}

/// The texts of the paragraphs of a style.
fn paragraphs(document: &Document<'_>, style: &str) -> Vec<String> {
    let is_style = |node: &roxmltree::Node<'_, '_>| {
        node.has_tag_name((WORDS, "pStyle")) && node.attribute((WORDS, "val")) == Some(style)
    };
    let named = document.descendants().filter(|node| node.has_tag_name((WORDS, "p")));
    let named = named.filter(|node| node.descendants().any(|node| is_style(&node)));
    let text = |node: roxmltree::Node<'_, '_>| {
        node.descendants().filter(roxmltree::Node::is_text).filter_map(|node| node.text()).collect::<String>()
    };
    named.map(text).collect()
}

#[test]
fn every_text_and_picture_is_in_the_document() {
    let figures = figures(13);
    let sheet = Worksheet { title: HARD.to_owned(), solution_lines: 2, ..Worksheet::default() };
    let mut archive = open(&sheet, &figures);
    let names: Vec<String> = archive.file_names().map(|name| name.expect("a name").into_owned()).collect();
    assert_eq!(names[0], "[Content_Types].xml", "the first part names the kinds of the others");
    for name in names.iter().filter(|name| !name.starts_with("word/media/")) {
        let text = text_part(&mut archive, name);
        assert!(Document::parse(&text).is_ok(), "{name}: {text}");
    }
    let text = text_part(&mut archive, "word/document.xml");
    let document = Document::parse(&text).expect("XML");
    assert_eq!(paragraphs(&document, "Title"), [SHOWN.to_owned(), format!("{SHOWN}: solutions")]);
    assert_eq!(paragraphs(&document, "Running"), [SHOWN; 2], "the titles of the other pages are no headings");
    let captions = paragraphs(&document, "Caption");
    let titles: Vec<&String> = captions.iter().filter(|text| !text.is_empty()).collect();
    let expected: Vec<String> =
        (0..13).map(|number| format!("{}{} {number}", number + 1, HARD.replace('\u{1}', " "))).collect();
    let bare = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(
        titles.iter().map(|text| bare(text)).collect::<Vec<_>>(),
        expected.iter().map(|text| bare(text)).collect::<Vec<_>>()
    );
    assert_eq!(captions.len() - titles.len(), 26, "the ruled lines");
    let sources = paragraphs(&document, "Source");
    assert_eq!(sources.iter().filter(|text| text.contains("4r3/2P3R1/R1N2k1P")).count(), 5);
    assert_eq!(sources.iter().filter(|text| text.starts_with("\u{25CF} Black to move")).count(), 5);
    assert_eq!(paragraphs(&document, "Solution").len(), 13);
    assert_eq!(paragraphs(&document, "Moves")[2..4], ["1.Ra1! (zugzwang)", "1...Kb1 2.Qc3#"]);
    for number in 1..=13 {
        let picture = part(&mut archive, &format!("word/media/picture{number}.png"));
        assert!(picture.starts_with(b"\x89PNG"), "{number}");
    }
    assert!(text.contains("descr=\"Chess diagram. White:"), "a text for people who cannot see the picture");
    assert!(text_part(&mut archive, "docProps/core.xml").contains("<dc:language>en</dc:language>"));
}

#[test]
fn pictures_have_the_size_that_is_asked_for() {
    let sheet = Worksheet { length: Some(50_000), per_page: PerPage::Four, ..Worksheet::default() };
    let figures = figures(3);
    let text = text_part(&mut open(&sheet, &figures), "word/document.xml");
    let document = Document::parse(&text).expect("XML");
    let extents = document.descendants().filter(|node| node.tag_name().name() == "extent");
    let longer = |node: roxmltree::Node<'_, '_>| {
        let side = |name| node.attribute(name).and_then(|length| length.parse::<i64>().ok()).expect("a length");
        side("cx").max(side("cy"))
    };
    // A centimeter has 360,000 English Metric Units.
    let sizes: Vec<i64> = extents.map(longer).collect();
    assert!(sizes.len() == 3 && sizes.iter().all(|size| size.abs_diff(5 * 360_000) < 400), "{sizes:?}");
}

/// Converts a document to PDF with `LibreOffice`, and returns the text of each page.
fn pages(bytes: &[u8]) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    fs::write(at("sheet.docx"), bytes).expect("room on the disk");
    let profile = format!("-env:UserInstallation=file://{}", at("profile").display());
    let mut office = Command::new("soffice");
    office.args([&profile, "--headless", "--convert-to", "pdf", "--outdir"]).arg(folder.path()).arg(at("sheet.docx"));
    let ran = office.output().expect("soffice of the package libreoffice-writer-nogui");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let text = Command::new("pdftotext").arg(at("sheet.pdf")).arg("-").output().expect("pdftotext of poppler-utils");
    let text = String::from_utf8_lossy(&text.stdout).into_owned();
    text.trim_end_matches('\u{c}').split('\u{c}').map(str::to_owned).collect()
}

#[test]
fn libreoffice_shows_the_pages_of_the_layout() {
    for (paper, per_page, gutter, solution_lines) in [
        (Paper::A4, PerPage::Six, 0, 0),
        (Paper::Letter, PerPage::Nine, 0, 1),
        (Paper::Book, PerPage::Two, 10_000, 3),
        (Paper::A5, PerPage::One, 0, 6),
    ] {
        let figures = figures(13);
        let title = "Twenty".to_owned();
        let sheet = Worksheet { paper, per_page, gutter, solution_lines, title, ..Worksheet::default() };
        let pages = pages(&sheet.write(WorksheetFormat::Docx, &figures).expect("a document"));
        let diagrams = sheet.diagram_page_count(13);
        assert_eq!(pages.len(), sheet.all_pages(&figures), "{paper:?} {per_page:?}");
        for (number, page) in pages.iter().enumerate() {
            let title = if number < diagrams { "Twenty" } else { "Twenty: solutions" };
            assert!(page.starts_with(title), "{page}");
            assert!(page.replace(" / ", "/").contains(&format!("{}/{}", number + 1, pages.len())), "{page}");
            let boards = page.matches("to move").count();
            let expected = if number < diagrams { (13 - number * per_page.count()).min(per_page.count()) } else { 0 };
            assert_eq!(boards, expected, "{paper:?} {per_page:?}, page {number}: {page}");
        }
    }
}
