//! Exporting several positions: one picture each in a folder, or pages in one file.

use std::fs;
use std::path::Path;

use egui::Key;
use fenwright::app::shell::desktop::PathRequest;
use fenwright::app::shell::notice::Notice;
use fenwright::diagram::{Diagram, Figure, LatexPackage, TypstPackage, Worksheet, WorksheetFormat, png, svg};
use fenwright::notation::fen;

use super::{choose, choose_format};
use crate::support::window::Window;

const FENS: [&str; 3] =
    ["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"];
/// Three positions and an unreadable line.
const FOUR: &str = "# Rook\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\nnonsense\n# a/b: c?\n8/8/8/4k3/8/8/4P3/4K3 w - - 0 1\n";

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn diagram(index: usize) -> Diagram {
    Diagram::new(fen::read(FENS[index]).expect("a FEN"))
}

/// The texts of all notices.
fn said(window: &Window) -> String {
    let notices = window.state().notices.list();
    let text = |notice: &Notice| format!("{}\n{}", notice.text, notice.lines.join("\n"));
    notices.iter().map(text).collect::<Vec<_>>().concat()
}

#[test]
fn the_selected_positions_are_exported_by_their_own_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::showing(FOUR);
    window.ctrl(Key::PageDown);
    window.menu("File", "Export selected positions…");
    window.world().will_pick(folder.path());
    window.click("Export…");
    window.wait_for_work();
    assert_eq!(names(folder.path()), ["002.png"], "{}", said(&window));
}

#[test]
fn a_picture_of_each_goes_into_a_folder_and_what_is_none_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::showing(FOUR);
    window.ctrl_shift(Key::E);
    assert!(window.sees("4 pictures in a folder"), "{}", window.words());
    window.world().will_pick(folder.path());
    window.click("Export…");
    window.wait_for_work();
    assert_eq!(window.world().requests, [PathRequest::Folder(None)]);
    assert_eq!(names(folder.path()), ["001-Rook.png", "002.png", "004-a-b-c.png"]);
    for (name, index) in [("001-Rook.png", 0), ("002.png", 1), ("004-a-b-c.png", 2)] {
        assert!(
            fs::read(folder.path().join(name)).expect("a file") == png(&diagram(index)).expect("a picture"),
            "{name}"
        );
    }
    let said = said(&window);
    assert!(said.starts_with("Exported 3 pictures to ") && said.contains("; 1 position could not be drawn"), "{said}");
    assert!(said.contains("Position 3: "), "{said}");
    assert!(!window.document().is_modified());
}

#[test]
fn files_that_exist_are_replaced_only_if_that_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = folder.path().join("002.svg");
    let mut window = Window::showing(&FENS.join("\n"));
    for (answer, kept) in [("Keep the files", true), ("Replace", false)] {
        fs::write(&other, "mine").expect("a file");
        window.ctrl_shift(Key::E);
        choose(&mut window, "Format", "SVG pictures");
        window.world().will_pick(folder.path());
        window.click("Export…");
        window.wait_for_work();
        assert!(window.sees("Replace a picture?"), "{}", window.words());
        assert!(window.sees("Of the 3 pictures 1 already exists"), "{}", window.words());
        assert_eq!(names(folder.path()), ["002.svg"], "nothing is written yet");
        window.click(answer);
        window.wait_for_work();
        assert_eq!(fs::read_to_string(&other).expect("a file") == "mine", kept, "{answer}");
    }
    assert_eq!(names(folder.path()), ["001.svg", "002.svg", "003.svg"]);
    assert_eq!(fs::read_to_string(&other).expect("a file"), svg(&diagram(1)));
    assert!(said(&window).contains("Exported 3 pictures to "), "{}", said(&window));
}

#[test]
fn the_selected_and_the_found_ones_are_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::showing(FOUR);
    window.ctrl(Key::F);
    window.type_keys("rook");
    window.key(Key::Enter);
    window.frames(4);
    window.settle();
    window.ctrl_shift(Key::E);
    assert!(window.sees("1 picture in a folder"), "{}", window.words());
    window.world().will_pick(folder.path());
    window.click("Export…");
    window.wait_for_work();
    assert_eq!(names(folder.path()), ["001-Rook.png"]);

    let mut window = Window::showing(FOUR);
    window.ctrl(Key::A);
    window.ctrl_shift(Key::E);
    assert!(
        window.sees("Selected positions (4)") || window.node("Positions").value.contains("Selected"),
        "{}",
        window.words()
    );
    window.key(Key::Escape);
    assert!(window.state().dialog.is_none());
}

#[test]
fn many_pictures_are_drawn_in_the_background_and_can_be_cancelled() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::showing(&format!("{}\n", FENS[0]).repeat(3000));
    window.ctrl_shift(Key::E);
    window.world().will_pick(folder.path());
    window.hold_threads();
    window.click("Export…");
    assert!(window.sees("Drawing 3,000 pictures"), "{}", window.words());
    while names(folder.path()).is_empty() {
        window.pass_one_thread();
    }
    window.frames(1);
    window.key(Key::Escape);
    window.let_threads_go();
    window.wait_for_work();
    let count = names(folder.path()).iter().filter(|name| !name.starts_with('.')).count();
    assert_eq!(count, names(folder.path()).len(), "nothing is half written");
    assert_eq!(window.notices(), format!("Exporting was cancelled; {count} of 3,000 pictures were written."));
}

#[test]
fn pages_are_made_with_every_choice() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("sheet.pdf");
    let mut window = Window::showing(FOUR);
    window.ctrl_shift(Key::E);
    choose(&mut window, "Format", "PDF document");
    assert!(window.sees("4 diagrams on 1 page"), "{}", window.words());
    choose(&mut window, "Diagrams", "2 per page");
    assert!(window.sees("4 diagrams on 2 pages"), "{}", window.words());
    choose(&mut window, "Paper", "Letter");
    choose(&mut window, "Answer lines", "3 per diagram");
    window.click("Numbers");
    window.world().will_pick(&path);
    window.click("Export…");
    window.wait_for_work();
    let said = said(&window);
    assert!(said.starts_with("Exported sheet.pdf: 2 pages; 1 position could not be drawn"), "{said}");
    assert!(said.contains("Position 3: "), "{said}");
    assert!(matches!(&window.world().requests[..], [PathRequest::Export(_, name, "pdf")] if name == "diagram.pdf"));
    let pdf = fs::read(&path).expect("a file");
    let has = |text: &str| pdf.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(pdf.starts_with(b"%PDF-") && has("612 792"), "on Letter");
    let stored = window.world().stored.clone().expect("remembered").export.sheet;
    assert_eq!((stored.is_chosen, stored.per_page.count(), stored.numbers, stored.lines), (true, 2, false, 3));
}

#[test]
fn nothing_to_draw_writes_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("sheet.pdf");
    let mut window = Window::showing("nonsense\nmore nonsense\n");
    window.ctrl_shift(Key::E);
    choose(&mut window, "Format", "PDF document");
    window.world().will_pick(&path);
    window.click("Export…");
    window.wait_for_work();
    assert_eq!(window.notices(), "sheet.pdf was not exported: none of the positions can be drawn.");
    assert!(!path.exists());
}

#[test]
fn a_file_in_place_of_the_folder_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "mine").expect("a file");
    let mut window = Window::showing(FOUR);
    window.ctrl_shift(Key::E);
    window.world().will_pick(&file);
    window.click("Export…");
    window.wait_for_work();
    assert!(window.notices().contains("0 of 4 pictures were written."), "{}", window.notices());
    assert!(window.find("Export all positions…").is_some(), "a way out");
    assert_eq!(fs::read_to_string(&file).expect("a file"), "mine");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_stops_with_a_clear_word_and_leaves_no_half_picture() {
    let Some(disk) = crate::support::disk::Disk::of_size(256 << 10) else { return };
    let mut window = Window::showing(&format!("{}\n", FENS[0]).repeat(200));
    window.ctrl_shift(Key::E);
    window.world().will_pick(disk.path());
    window.click("Export…");
    window.wait_for_work();
    let names = names(disk.path());
    let expected = png(&diagram(0)).expect("a picture");
    assert!(!names.is_empty() && names.len() < 200, "{} pictures", names.len());
    for name in &names {
        assert!(fs::read(disk.path().join(name)).expect("a file") == expected, "{name} is whole");
    }
    let said = window.notices();
    let count = names.len();
    assert!(
        said.contains("the disk is full") && said.ends_with(&format!("{count} of 200 pictures were written.")),
        "{said}"
    );
}

#[test]
fn pages_are_written_in_every_form() {
    let figures: Vec<Figure> = FENS.iter().enumerate().map(|(index, fen)| Figure::new(diagram(index), *fen)).collect();
    for (entry, form) in [
        ("PDF document", WorksheetFormat::Pdf),
        ("HTML document", WorksheetFormat::Html),
        ("LaTeX", WorksheetFormat::Latex(LatexPackage::Chessboard)),
        ("LaTeX, Package, xskak", WorksheetFormat::Latex(LatexPackage::Xskak)),
        ("LaTeX, Package, diagram", WorksheetFormat::Latex(LatexPackage::Diagram)),
        ("Typst", WorksheetFormat::Typst(TypstPackage::Svg)),
        ("Typst, Package, board-n-pieces", WorksheetFormat::Typst(TypstPackage::BoardNPieces)),
        ("Typst, Package, staunton", WorksheetFormat::Typst(TypstPackage::Staunton)),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sheet").with_extension(form.extension());
        let mut window = Window::showing(&FENS.join("\n"));
        window.ctrl_shift(Key::E);
        choose_format(&mut window, entry);
        window.world().will_pick(&path);
        window.click("Export…");
        window.wait_for_work();
        let written = fs::read(&path).unwrap_or_else(|error| panic!("{entry}: {error}, {}", said(&window)));
        assert!(written == Worksheet::default().write(form, &figures).expect("pages"), "{entry}");
        let stored = window.world().stored.clone().expect("remembered").export.sheet;
        assert_eq!((stored.is_chosen, stored.form), (true, form));
    }
}

#[test]
fn diagrams_on_pages_have_a_size_on_paper() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("sheet.html");
    let mut window = Window::showing(&FENS.join("\n"));
    window.ctrl_shift(Key::E);
    choose(&mut window, "Format", "HTML document");
    window.click("Inches");
    window.click("Size in inches");
    window.ctrl(Key::A);
    window.type_keys("1.5");
    window.wait_for_background();
    assert!(window.sees("Page 1 of 1, diagrams of 1.5 in"), "{}", window.words());
    window.world().will_pick(&path);
    window.click("Export…");
    window.wait_for_work();
    let html = fs::read_to_string(&path).expect("a file");
    assert_eq!(html.matches("width=\"108.00pt\"").count(), 3, "{html}");
}

#[test]
fn pages_are_leafed_through_before_they_are_written() {
    let mut window = Window::showing(&format!("{}\n", FENS[0]).repeat(20));
    window.ctrl_shift(Key::E);
    choose(&mut window, "Format", "PDF document");
    window.wait_for_background();
    let page = |window: &Window| {
        let (sees, words) = (|number: usize| window.sees(&format!("Preview of page {number} of 4")), window.words());
        (1..=4).find(|number| sees(*number)).unwrap_or_else(|| panic!("no page in {words}"))
    };
    assert_eq!(page(&window), 1);
    assert!(!window.node("Previous page").enabled);
    let leaf = |window: &mut Window, key: Key, expected: usize| {
        window.key(key);
        window.wait_for_background();
        assert_eq!(page(window), expected, "{key:?}");
    };
    leaf(&mut window, Key::PageUp, 1);
    leaf(&mut window, Key::PageDown, 2);
    leaf(&mut window, Key::PageDown, 3);
    leaf(&mut window, Key::PageUp, 2);
    for expected in [3, 4] {
        window.click("Next page");
        window.wait_for_background();
        assert_eq!(page(&window), expected);
    }
    assert!(!window.node("Next page").enabled);
    leaf(&mut window, Key::PageDown, 4);
    // With fewer pages, the last one is shown.
    window.click("Diagrams");
    window.key(Key::End);
    window.key(Key::Enter);
    assert_eq!(window.node("Diagrams").value, "12 per page");
    window.wait_for_background();
    assert!(window.sees("Preview of page 2 of 2"), "{}", window.words());
    leaf_back(&mut window);
}

fn leaf_back(window: &mut Window) {
    window.click("Previous page");
    window.wait_for_background();
    assert!(window.sees("Preview of page 1 of 2"), "{}", window.words());
}

#[test]
fn the_preview_of_many_pages_does_not_hold_the_window_up() {
    let mut window = Window::showing(&format!("{}\n", FENS[0]).repeat(15_000));
    window.ctrl_shift(Key::E);
    window.hold_threads();
    choose(&mut window, "Format", "PDF document");
    window.frames(3);
    assert!(window.sees("15,000 diagrams on 2,500 pages") && !window.sees("Preview of page"), "{}", window.words());
    window.let_threads_go();
    window.wait_for_background();
    assert!(window.sees("Preview of page 1 of 2500"), "{}", window.words());
}
