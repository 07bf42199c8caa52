//! Diagrams out of documents, page by page.

use serde_json::{Value, json};

use super::program::{Folder, START, run};

const PUZZLE: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// Two positions, printed on a page each.
fn worksheet(folder: &Folder) -> String {
    let (input, output) = (folder.file("a.fen", format!("{START}\n{PUZZLE}\n")), folder.path("a.pdf"));
    let made = run(&["render", &input, "-o", &output, "--per-page", "1"]);
    assert_eq!(made.code, Some(0), "{made:?}");
    output
}

#[test]
fn the_diagrams_of_a_pdf_are_read_with_their_pages() {
    let folder = Folder::new();
    let document = worksheet(&folder);
    let read = run(&["read", "--json", &document]);
    let seen: Vec<(Value, Value, Value)> = read
        .objects()
        .into_iter()
        .map(|mut object| (object["page"].take(), object["board"].take(), object["placement"].take()))
        .collect();
    let placement = |fen: &str| json!(fen.split(' ').next());
    let expected = [(json!(1), json!(1), placement(START)), (json!(2), json!(1), placement(PUZZLE))];
    assert_eq!(seen, expected, "{read:?}");
    // As the input of another command, the boards are counted through.
    let checked = run(&["check", "--json", &document]);
    let lines: Vec<Value> = checked.objects().into_iter().map(|mut object| object["line"].take()).collect();
    assert_eq!(lines, [json!(1), json!(2)], "{checked:?}");
}

#[test]
fn the_text_beside_a_board_is_its_title_and_states_the_side_to_move() {
    let folder = Folder::new();
    let lines = [
        "8/8/4k3/8/8/3K4/4P3/8 w - - id \"No. 12, Sam Loyd\";",
        "r1bqk2r/pp2bppp/2n2n2/2pp4/3P4/2N1PN2/PPQ1BPPP/R1B2RK1 w kq - id \"After the exchange\";",
        "8/5k2/8/8/2R5/3K4/8/8 w - -",
        "3k4/8/3K4/3P4/8/8/8/8 b - - id \"The last one\";",
    ];
    let (input, output) = (folder.file("a.epd", lines.join("\n")), folder.path("a.pdf"));
    let made = run(&["render", &input, "-o", &output, "--per-page", "4"]);
    assert_eq!(made.code, Some(0), "{made:?}");
    let read = run(&["read", "--json", &output]);
    let objects = read.objects();
    let titles: Vec<&Value> = objects.iter().map(|object| &object["title"]).collect();
    let expected = [
        "1 No. 12, Sam Loyd, White to move",
        "2 After the exchange, White to move",
        "3 White to move",
        "4 The last one, Black to move",
    ];
    assert_eq!(titles, expected, "{read:?}");
    let side = |fen: &str| fen.split(' ').nth(1).map(str::to_owned);
    let sides: Vec<_> = objects.iter().map(|object| side(object["fen"].as_str().unwrap_or_default())).collect();
    assert_eq!(sides, lines.map(side), "{read:?}");
    let converted = run(&["convert", "--to", "epd", &output]);
    for (line, (title, whole)) in converted.out.lines().zip(expected.iter().zip(lines)) {
        let fields = whole.split(" id ").next().unwrap_or_default();
        assert_eq!(line, format!("{fields} id \"{title}\";"), "{converted:?}");
    }
    assert_eq!(converted.out.lines().count(), lines.len(), "{converted:?}");
}

#[test]
fn damaged_and_protected_documents_are_reported() {
    let folder = Folder::new();
    let bytes = std::fs::read(worksheet(&folder)).expect("the document");
    for end in [5, 9, 40, bytes.len() / 3, bytes.len() / 2] {
        let cut = folder.file("cut.pdf", &bytes[..end]);
        let ran = run(&["read", &cut]);
        // Boards that may lack pieces are in doubt.
        assert!(ran.code != Some(0) && ran.err.contains("cut.pdf"), "{end}: {ran:?}");
    }
    let protected = include_bytes!("../data/pictures/protected.pdf");
    let ran = run(&["read", &folder.file("protected.pdf", protected)]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("The document is protected by a password."), "{ran:?}");
}

/// A TIFF with three pages, of which the second one has no width.
fn scan() -> Vec<u8> {
    let position = fenwright::notation::fen::read(PUZZLE).expect("a FEN");
    let board = fenwright::diagram::Diagram { size: 320, ..fenwright::diagram::Diagram::new(position) };
    let pixels = fenwright::diagram::pixels(&board).expect("a picture");
    let rgb: Vec<u8> = pixels.rgba.as_chunks::<4>().0.iter().flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let mut bytes = std::io::Cursor::new(Vec::new());
    let mut encoder = tiff::encoder::TiffEncoder::new(&mut bytes).expect("a file in memory");
    for _ in 0..3 {
        encoder.write_image::<tiff::encoder::colortype::RGB8>(pixels.width, pixels.height, &rgb).expect("a page");
    }
    let mut bytes = bytes.into_inner();
    let number =
        |bytes: &[u8], at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as usize;
    let first = number(&bytes, 4);
    let entries = usize::from(u16::from_le_bytes([bytes[first], bytes[first + 1]]));
    let second = number(&bytes, first + 2 + 12 * entries);
    // The first entry of a directory is the width; its value follows tag, type and count.
    bytes[second + 2 + 8..second + 2 + 12].fill(0);
    bytes
}

#[test]
fn a_page_that_cannot_be_read_does_not_hold_up_the_others() {
    let folder = Folder::new();
    let document = folder.file("scan.tif", scan());
    for command in [&["read"][..], &["convert", "--to", "fen"]] {
        let ran = run(&[command, &[document.as_str()]].concat());
        let found = ran.out.lines().filter(|line| line.starts_with(PUZZLE.trim_end_matches(" w - - 0 1"))).count();
        assert_eq!((found, ran.code), (2, Some(2)), "{ran:?}");
        assert!(ran.err.contains("scan.tif"), "{ran:?}");
    }
}
