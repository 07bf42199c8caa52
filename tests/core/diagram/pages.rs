//! PDF pages, drawn and read with the poppler tools.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

use fenwright::diagram::{
    self, Coordinates, Diagram, Figure, Paper, PerPage, PieceSet, PrintSize, Worksheet, WorksheetFormat,
};
use fenwright::lang::{self, Language};
use fenwright::notation::fen;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PUZZLES: &str = include_str!("../../../assets/examples/twenty-puzzles.fen");

fn figures() -> Vec<Figure> {
    let positions = PUZZLES.lines().filter_map(|line| Some((line, fen::read(line).ok()?)));
    let numbered = positions.enumerate().map(|(number, (line, position))| {
        let diagram = Diagram {
            caption: format!("Задача {number}: Đorđević"),
            pieces: if number % 2 == 0 { PieceSet::Classic } else { PieceSet::Bold },
            ..Diagram::new(position)
        };
        Figure::new(diagram, line)
    });
    numbered.collect()
}

/// These figures, all with the same title.
fn with_titles(figures: Vec<Figure>, title: &str) -> Vec<Figure> {
    let titled = |Figure { diagram, fen, .. }| Figure::new(Diagram { caption: title.to_owned(), ..diagram }, fen);
    figures.into_iter().map(titled).collect()
}

/// Runs a tool on a PDF.
pub(super) fn tool(name: &str, arguments: &[&str], pdf: &Path, output: &Path) {
    let result = Command::new(name).args(arguments).arg(pdf).arg(output).output();
    let output = result.unwrap_or_else(|error| panic!("{name} of the package poppler-utils: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{name}: {said}");
}

/// The pages of a PDF as width, height and RGB pixels, one pixel per point.
fn drawn(pdf: &Path, folder: &Path) -> Vec<(usize, usize, Vec<u8>)> {
    tool("pdftoppm", &["-r", "72"], pdf, &folder.join("page"));
    pictures(folder)
}

/// The pictures of pages in a folder.
pub(super) fn pictures(folder: &Path) -> Vec<(usize, usize, Vec<u8>)> {
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
fn the_page_of_a_diagram_has_its_size_and_looks_like_its_picture() {
    let position = fen::read(START).expect("the start position");
    let in_pixels = Diagram { size: 320, coordinates: Coordinates::Outside, ..Diagram::new(position) };
    let print = PrintSize { micrometres: 50_700, dpi: 300 };
    let on_paper = Diagram { print: Some(print), ..in_pixels.clone() };
    for (diagram, points) in [(in_pixels, 240), (on_paper, 144)] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("diagram.pdf");
        fs::write(&path, diagram::pdf(&diagram).expect("a page")).expect("room on the disk");
        let pages = drawn(&path, folder.path());
        let [(width, height, page)] = pages.as_slice() else { panic!("{} pages", pages.len()) };
        assert_eq!((*width, *height), (points, points));
        let picture = Diagram { size: points as u32, print: None, ..diagram };
        let picture = diagram::pixels(&picture).expect("a picture").rgba;
        let pixels = picture.chunks(4).flat_map(|pixel| &pixel[..3]).zip(page);
        let difference: u64 = pixels.map(|(one, other)| u64::from(one.abs_diff(*other))).sum();
        assert!(difference < 8 * (page.len() as u64), "{difference} for {points} points");
    }
}

#[test]
fn every_layout_is_drawn_as_large_as_there_is_room() {
    let figures = figures();
    assert_eq!(figures.len(), 20);
    for paper in Paper::ALL {
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
            fs::write(&pdf, sheet.pdf(&figures).expect("pages")).expect("room on the disk");
            let pages = drawn(&pdf, folder.path());
            assert_eq!(pages.len(), 20_usize.div_ceil(per_page.count()), "{per_page:?}");
            let (width, height, pixels) = &pages[0];
            let expected = match paper {
                Paper::A4 => (596, 842),
                Paper::A5 => (420, 596),
                Paper::Letter => (612, 792),
                Paper::Book => (432, 648),
            };
            assert_eq!((*width, *height), expected);
            let is_board = |pixel: &[u8]| matches!(pixel, [0xE7, 0xEC, 0xF0] | [0x8D, 0xA3, 0xB7]);
            let board = pixels.chunks_exact(3).filter(|pixel| is_board(pixel)).count();
            let share = board as f64 / (width * height) as f64;
            // The pieces, and the gaps between the boards, take the rest.
            let least = match (paper, per_page.count()) {
                (Paper::A4 | Paper::Letter, _) => 0.15,
                (Paper::A5 | Paper::Book, ..=6) => 0.12,
                // The texts take most of small cells.
                (Paper::A5 | Paper::Book, _) => 0.05,
            };
            assert!(share > least, "{per_page:?} on {paper:?}: boards take {share:.2} of the page");
            let edge = |x: usize, y: usize| pixels[(y * width + x) * 3..][..3].to_vec();
            for (x, y) in [(20, 400), (width - 20, 400), (300, 20), (300, height - 20)] {
                assert_eq!(edge(x, y), [255; 3], "{per_page:?}: nothing is printed at the edges");
            }
        }
    }
}

/// The first and last column with a board on a page.
fn board_columns((width, height, pixels): &(usize, usize, Vec<u8>)) -> (usize, usize) {
    let is_board = |x: &usize| (0..*height).any(|y| pixels[(y * width + x) * 3..][..3] == [0x8D, 0xA3, 0xB7]);
    let columns: Vec<usize> = (0..*width).filter(is_board).collect();
    (columns[0], columns[columns.len() - 1])
}

#[test]
fn the_margin_for_the_binding_changes_sides() {
    let folder = tempfile::tempdir().expect("a folder");
    let pdf = folder.path().join("sheet.pdf");
    let write = |sheet: &Worksheet| {
        fs::write(&pdf, sheet.pdf(&figures()).expect("pages")).expect("room on the disk");
        drawn(&pdf, folder.path())
    };
    let plain = Worksheet { paper: Paper::Book, ..Worksheet::default() };
    let plain_pages = write(&plain);
    // 20 mm are 57 points.
    let bound_pages = write(&Worksheet { gutter: 20_000, ..plain });
    assert_eq!((plain_pages.len(), bound_pages.len()), (4, 4));
    assert_eq!(board_columns(&plain_pages[0]), board_columns(&plain_pages[1]));
    let [(first_left, first_right), (second_left, second_right)] = [0, 1].map(|page| board_columns(&bound_pages[page]));
    assert_eq!((first_left - second_left, first_right - second_right), (57, 57));
    let (left, right) = board_columns(&plain_pages[0]);
    assert!(second_left.abs_diff(left) < 20 && first_right.abs_diff(right) < 20, "{second_left} {first_right}");
}

#[test]
fn texts_of_pages_can_be_searched() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pdf, text) = (folder.path().join("sheet.pdf"), folder.path().join("sheet.txt"));
    let sheet = Worksheet { title: "Ελλάδα & <x>".to_owned(), ..Worksheet::default() };
    fs::write(&pdf, sheet.pdf(&figures()).expect("pages")).expect("room on the disk");
    tool("pdftotext", &[], &pdf, &text);
    let text = fs::read_to_string(&text).expect("text");
    for words in ["Ελλάδα & <x>", "Задача 0: Đorđević", "Задача 19", "White to move"] {
        assert!(text.contains(words), "{words} is not in {text}");
    }
    assert!(text.lines().any(|line| line.replace(' ', "") == "4/4"), "no page number in {text}");
    let bytes = fs::read(&pdf).expect("the pages");
    assert!(bytes.len() < 60_000, "{} bytes for 20 diagrams", bytes.len());
}

/// The structure that a screen reader goes through, as poppler reads it.
#[test]
fn titles_in_other_scripts_are_embedded() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pdf, text) = (folder.path().join("a.pdf"), folder.path().join("a.txt"));
    for title in [
        "\u{10db}\u{10d0}\u{10e2}\u{10d8} 2",
        "\u{5de}\u{5d8}",
        "Ματ σε δύο",
        "Мат в два",
        "worse: ∓ ⩱",
        "\u{13e3}\u{13b3}",
    ] {
        if !diagram::missing_characters(title).is_empty() {
            continue; // Only some systems have a font with Cherokee letters.
        }
        let drawn = Diagram { caption: title.to_owned(), ..Diagram::new(fen::read(START).expect("a FEN")) };
        fs::write(&pdf, diagram::pdf(&drawn).expect("a page")).expect("written");
        tool("pdftotext", &[], &pdf, &text);
        let found = fs::read_to_string(&text).expect("text").replace(['\u{202a}', '\u{202b}', '\u{202c}'], "");
        assert!(found.contains(title), "{title}: {found:?}");
        let fonts = Command::new("pdffonts").arg(&pdf).output().expect("pdffonts").stdout;
        let fonts = String::from_utf8(fonts).expect("text");
        for line in fonts.lines().skip(2) {
            assert!(line.contains("yes yes yes"), "embedded, a subset, with Unicode: {fonts}");
        }
    }
}

#[test]
fn pages_are_tagged_in_reading_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pdf, text) = (folder.path().join("sheet.pdf"), folder.path().join("tags.txt"));
    let titled = |title: &str| {
        let diagram = Diagram { caption: title.to_owned(), ..Diagram::new(fen::read(START).expect("a FEN")) };
        Figure { solution: vec![format!("1.e4 {title}")], ..Figure::new(diagram, START) }
    };
    let sheet =
        Worksheet { title: "Heading".to_owned(), per_page: PerPage::One, solution_lines: 1, ..Worksheet::default() };
    let german = Language::from_code("de").expect("German");
    let bytes = lang::with(german, || sheet.pdf(&[titled("first"), titled("second")])).expect("pages");
    fs::write(&pdf, &bytes).expect("room on the disk");
    let listed = Command::new("pdfinfo").arg("-struct-text").arg(&pdf).output().expect("pdfinfo");
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    fs::write(&text, &listed).expect("room on the disk");
    let mut at = 0;
    for words in [
        "Document",
        "H1",
        "Heading",
        "Figure",
        "P (block)",
        "\"1\"",
        "first",
        "H1",
        "Figure",
        "\"2\"",
        "second",
        "H1",
        "1.e4 first",
        "1.e4 second",
    ] {
        let found = listed[at..].find(words).unwrap_or_else(|| panic!("{words} does not follow in {listed}"));
        at += found + words.len();
    }
    assert!(!listed.contains("1 / 3"), "page numbers are not read out: {listed}");
    let alternative = "Schachdiagramm. Wei\u{df}: K\u{f6}nig e1";
    // Poppler does not list alternative texts. They are hexadecimal digits of UTF-16.
    let digits = alternative.encode_utf16().map(|unit| format!("{unit:04X}")).collect::<Vec<_>>().concat();
    let has = |wanted: &[u8]| bytes.windows(wanted.len()).any(|part| part == wanted);
    assert!(has(format!("/Alt <FEFF{digits}").as_bytes()), "the alternative text of a figure");
    assert!(has(b"/Lang (de)") && has(b"/Marked true") && has(b"/DisplayDocTitle true"));
    let plain = Command::new("pdfinfo").arg(&pdf).output().expect("pdfinfo");
    assert!(String::from_utf8_lossy(&plain.stdout).contains("Tagged:          yes"));
    assert!(plain.stderr.is_empty(), "{}", String::from_utf8_lossy(&plain.stderr));
}

#[test]
fn captions_of_pages_are_broken_and_not_cut() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pdf, text) = (folder.path().join("sheet.pdf"), folder.path().join("sheet.txt"));
    let name = "A puzzle by a composer with a long name, first prize";
    for (caption, per_page) in [(START, PerPage::Twelve), (name, PerPage::Twelve), (START, PerPage::One)] {
        let figures = with_titles(figures(), caption);
        let sheet = Worksheet { per_page, mover: false, numbers: false, ..Worksheet::default() };
        fs::write(&pdf, sheet.pdf(&figures).expect("pages")).expect("room on the disk");
        tool("pdftotext", &["-raw"], &pdf, &text);
        let text = fs::read_to_string(&text).expect("text");
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        assert_eq!(bare(&text).matches(&bare(caption)).count(), figures.len(), "{per_page:?}: {text}");
    }
}

#[test]
fn lines_for_solutions_leave_room_for_the_diagrams() {
    let folder = tempfile::tempdir().expect("a folder");
    let pdf = folder.path().join("sheet.pdf");
    let sheet = Worksheet { per_page: PerPage::Twelve, solution_lines: 3, ..Worksheet::default() };
    fs::write(&pdf, sheet.pdf(&figures()).expect("pages")).expect("room on the disk");
    let (width, _, pixels) = &drawn(&pdf, folder.path())[0];
    let widest = |is_meant: fn(&[u8]) -> bool| {
        let rows = pixels.chunks_exact(width * 3);
        rows.map(|row| row.chunks_exact(3).filter(|pixel| is_meant(pixel)).count()).max().expect("rows")
    };
    // Three columns of 157 points; boards of at least 32 mm.
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
    let figures = figures();
    assert_eq!(sheet.diagram_page_count(figures.len()), 20);
    let mut asked = 0;
    let stopped = sheet.write_while(WorksheetFormat::Pdf, &figures, || {
        asked += 1;
        asked < 3
    });
    assert_eq!((stopped.expect("no fault"), asked), (None, 3));
    let whole = sheet.write_while(WorksheetFormat::Pdf, &figures, || true).expect("no fault");
    assert_eq!(whole, Some(sheet.pdf(&figures).expect("pages")));
}

/// The rows and columns of the dark ink in a part of a page.
struct Ink {
    left: usize,
    right: usize,
    top: usize,
    bottom: usize,
    count: usize,
}

fn is_ink(pixel: &[u8]) -> bool {
    pixel.iter().all(|channel| *channel < 0x60)
}

/// The ink in these columns and rows, in pixels.
fn ink((width, _, pixels): &(usize, usize, Vec<u8>), columns: Range<usize>, rows: Range<usize>) -> Ink {
    let mut found = Ink { left: usize::MAX, right: 0, top: usize::MAX, bottom: 0, count: 0 };
    for y in rows {
        for x in columns.clone() {
            if is_ink(&pixels[(y * width + x) * 3..][..3]) {
                found.left = found.left.min(x);
                found.right = found.right.max(x);
                found.top = found.top.min(y);
                found.bottom = found.bottom.max(y);
                found.count += 1;
            }
        }
    }
    found
}

/// The first row below the topmost board in these columns.
fn end_of_board((width, height, pixels): &(usize, usize, Vec<u8>), columns: Range<usize>) -> usize {
    let is_dark_square = |x: usize, y: usize| pixels[(y * width + x) * 3..][..3] == [0x8D, 0xA3, 0xB7];
    let is_of_board = |y: usize| columns.clone().any(|x| is_dark_square(x, y));
    let top = (0..*height).find(|y| is_of_board(*y)).expect("a board");
    // A row between two ranks has other colours.
    (top..*height).find(|y| (*y..*y + 20).all(|y| !is_of_board(y))).expect("its end")
}

/// Two untitled positions among titled ones, with Black and with White to move.
fn some_untitled(coordinates: Coordinates) -> Vec<Figure> {
    let titles = ["Titled", "", "", "Titled"];
    let colors = ["w", "b", "w", "b"];
    let figure = |(title, color): (&str, &str)| {
        let fen = format!("8/8/8/8/8/8/8/8 {color} - - 0 1");
        let diagram =
            Diagram { caption: title.to_owned(), coordinates, ..Diagram::new(fen::read(&fen).expect("a FEN")) };
        Figure::new(diagram, fen)
    };
    titles.into_iter().zip(colors).map(figure).collect()
}

#[test]
fn the_disc_of_black_is_a_disc_beside_the_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pdf, text) = (folder.path().join("sheet.pdf"), folder.path().join("sheet.txt"));
    fs::write(&pdf, Worksheet::default().pdf(&some_untitled(Coordinates::Inside)).expect("pages")).expect("room");
    tool("pdftotext", &["-layout"], &pdf, &text);
    let text = fs::read_to_string(&text).expect("text");
    let lines: Vec<String> = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert!(lines.iter().any(|line| line.contains("2 Black to move")), "{text}");
    assert!(lines.iter().any(|line| line.contains("3 White to move")), "{text}");
    for smooth in ["yes", "no"] {
        tool("pdftoppm", &["-r", "288", "-aa", smooth, "-aaVector", smooth], &pdf, &folder.path().join("page"));
        let page = pictures(folder.path()).pop().expect("a page");
        // Below the second board: number, disc and text, separated by white columns.
        let bottom = end_of_board(&page, page.0 / 2..page.0);
        let (columns, rows) = (page.0 / 2..page.0 - 100, bottom + 4..bottom + 20 * 4);
        let is_white = |x: &usize| ink(&page, *x..x + 1, rows.clone()).count == 0;
        let first = columns.clone().find(|x| !is_white(x)).expect("a number");
        let gap = (first..columns.end).find(is_white).expect("a gap");
        let disc = (gap..columns.end).find(|x| !is_white(x)).expect("a disc");
        let end = (disc..columns.end).find(is_white).expect("a gap");
        let disc = ink(&page, disc..end, rows);
        let (width, height) = (disc.right - disc.left + 1, disc.bottom - disc.top + 1);
        assert!(width.abs_diff(height) <= 1 && width > 20, "{width} by {height} pixels");
        let share = disc.count as f64 / (width * height) as f64;
        assert!((share - std::f64::consts::FRAC_PI_4).abs() < 0.03, "{share:.3} of the square around it");
    }
}

#[test]
fn boards_are_flush_with_their_captions() {
    for (coordinates, per_page, solution_lines) in [
        (Coordinates::Inside, PerPage::Six, 0),
        (Coordinates::Outside, PerPage::Six, 0),
        (Coordinates::Outside, PerPage::Four, 2),
        (Coordinates::None, PerPage::Twelve, 3),
        (Coordinates::Inside, PerPage::Two, 0),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let pdf = folder.path().join("sheet.pdf");
        let sheet = Worksheet { per_page, solution_lines, mover: false, numbers: false, ..Worksheet::default() };
        // A letter with a straight left edge.
        let figures = with_titles(some_untitled(coordinates), "H");
        fs::write(&pdf, sheet.pdf(&figures).expect("pages")).expect("room");
        tool("pdftoppm", &["-r", "288"], &pdf, &folder.path().join("page"));
        let page = &pictures(folder.path())[0];
        let is_dark_square = |x: usize, y: usize| page.2[(y * page.0 + x) * 3..][..3] == [0x8D, 0xA3, 0xB7];
        let top = (0..page.1).find(|y| (0..page.0 / 2).any(|x| is_dark_square(x, *y))).expect("a board");
        // The corner a1 is dark; the upper left corner of a board with an even number of ranks is light.
        let second = (top..page.1).find(|y| (0..40).all(|x| (0..page.0 / 2).any(|at| is_dark_square(at, y + x))));
        let second = second.expect("the squares of a rank");
        let board = (0..page.0).find(|x| (second..second + 400).any(|y| y < page.1 && is_dark_square(*x, y)));
        let bottom = end_of_board(page, 0..page.0 / 2);
        let caption = ink(page, 0..page.0 / 2, bottom + 8..bottom + 120);
        let away = caption.left.abs_diff(board.expect("a board"));
        // The glyph begins slightly to the right of its origin.
        assert!(away <= 8, "{coordinates:?} {per_page:?}: {away} pixels of a quarter of a point");
    }
}
