//! Copying and exporting one diagram: each command and each option.

use std::fs;
use std::path::Path;

use egui::Key;
use fenwright::app::exporting::{BottomSide, ExportDraft, ExportOptions};
use fenwright::app::shell::desktop::{PathAnswer, PathRequest};
use fenwright::app::shell::dialog::Dialog;
use fenwright::app::shell::settings::Settings;
use fenwright::diagram::{self, Coloring, Coordinates, Diagram, DiagramFormat, LengthUnit, PieceSet, PrintSize};
use fenwright::document::Document;
use fenwright::notation::fen;
use fenwright::{Color, Position};

use super::{choose, choose_format};
use crate::support::fake_desktop::read_again;
use crate::support::window::{START, Window};

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";

fn rook() -> Position {
    fen::read(ROOK).expect("a FEN")
}

/// The pixels of a diagram, as they are copied.
fn picture(diagram: &Diagram) -> (usize, usize, Vec<u8>) {
    let pixels = diagram::pixels(diagram).expect("a picture");
    (pixels.width as usize, pixels.height as usize, pixels.rgba)
}

fn export(window: &Window) -> &ExportDraft {
    match (&window.state().dialog, window.state().exporting.draft()) {
        (Some(Dialog::Export), Some(export)) => export,
        (other, _) => panic!("no diagram is being exported but {other:?}"),
    }
}

/// Types into a field of the dialog.
fn enter(window: &mut Window, field: &str, text: &str) {
    window.click(field);
    window.ctrl(Key::A);
    window.type_keys(text);
    window.settle();
}

#[test]
fn the_picture_is_that_of_the_board_in_the_window() {
    let mut window = Window::showing(ROOK);
    window.ctrl_shift(Key::C);
    assert_eq!(window.notices(), "Picture copied: 800 \u{d7} 800 pixels");
    assert!(window.world().picture == Some(picture(&Diagram::new(rook()))));
    window.drag("h1", "off");
    window.ctrl_shift(Key::F);
    window.menu("Edit", "Copy picture");
    let mut after = fen::read("4k3/8/8/8/8/8/8/4K3 w - - 3 40").expect("a FEN");
    after.castling = window.document().position().castling;
    let expected = Diagram { view: Color::Black, ..Diagram::new(after) };
    assert!(window.world().picture == Some(picture(&expected)));
}

/// Options of a last export that differ from the board.
fn other_look() -> ExportOptions {
    ExportOptions {
        size: 160,
        coloring: Some(Coloring::Print),
        pieces: Some(PieceSet::Bold),
        coordinates: Some(Coordinates::Outside),
        border: true,
        mover: true,
        below: BottomSide::Black,
        caption: "A caption".to_owned(),
        ..ExportOptions::default()
    }
}

#[test]
fn the_picture_follows_the_board_and_not_the_last_export() {
    for (coordinates, coloring) in [(true, Coloring::Walnut), (false, Coloring::Walnut), (true, Coloring::Print)] {
        let settings = Settings { export: other_look(), coordinates, coloring, ..Settings::default() };
        let mut window = Window::with(Document::from_bytes(ROOK.as_bytes().to_vec()), settings);
        window.ctrl_shift(Key::C);
        let expected = Diagram {
            size: 160,
            colors: coloring.colors(),
            coordinates: if coordinates { coloring.default_coordinates() } else { Coordinates::None },
            border: coloring.needs_border(),
            ..Diagram::new(rook())
        };
        assert!(window.world().picture == Some(picture(&expected)), "{coordinates} {coloring:?}");
        assert_eq!(window.state().settings.export, other_look(), "the export keeps its own");
    }
}

#[test]
fn an_export_takes_the_look_of_the_board_over() {
    let settings = Settings { export: other_look(), coordinates: false, ..Settings::default() };
    let mut window = Window::with(Document::from_bytes(ROOK.as_bytes().to_vec()), settings);
    window.menu("View", "Light theme");
    window.ctrl(Key::E);
    assert_eq!(export(&window).choices, other_look());
    window.click("As on the board");
    let look = ExportOptions { coloring: None, pieces: None, coordinates: Some(Coordinates::None), ..other_look() };
    assert_eq!(export(&window).choices, ExportOptions { border: false, ..look }, "nothing else is chosen anew");
    window.click("Copy");
    let stored = window.world().stored.clone().expect("the choices are remembered").export;
    assert_eq!((stored.coloring, stored.pieces, stored.below), (None, None, BottomSide::Black));
}

#[test]
fn an_export_takes_the_colours_that_the_dark_theme_shows() {
    for (coloring, dimmed) in [(Coloring::Slate, Some("#C3CDD7,#6B8299")), (Coloring::Print, None)] {
        let settings = Settings { coloring, ..Settings::default() };
        let mut window = Window::with(Document::from_bytes(ROOK.as_bytes().to_vec()), settings);
        window.menu("View", "Dark theme");
        window.ctrl_shift(Key::C);
        let usual = Diagram {
            colors: coloring.colors(),
            coordinates: coloring.default_coordinates(),
            border: coloring.needs_border(),
            ..Diagram::new(rook())
        };
        assert!(window.world().picture == Some(picture(&usual)), "a copy is as light as print");
        window.ctrl(Key::E);
        window.click("As on the board");
        let expected = dimmed.map(|squares| Coloring::Custom(squares.parse().expect("two colours")));
        assert_eq!(export(&window).choices.coloring, expected);
        let named = if dimmed.is_some() { "Slate, as in the dark theme" } else { "Board style (Print, hatched)" };
        assert_eq!(window.node("Colours").value, named);
    }
}

#[test]
fn a_size_on_paper_is_typed_with_dots_an_inch_and_remembered() {
    let mut window = Window::showing(ROOK);
    window.ctrl(Key::E);
    window.click("Centimetres");
    assert!(window.sees("Size in cm"), "{}", window.words());
    for (size, dots, why) in [
        ("0.1", "300", "Enter a number of centimetres from 0.5 to 100"),
        ("x", "300", "Enter a number of centimetres from 0.5 to 100"),
        ("8", "0", "Enter 30 to 2400 dots per inch"),
        ("100", "2400", "A picture must have 16 to 8192 pixels a side, not 94488"),
    ] {
        enter(&mut window, "Size in cm", size);
        enter(&mut window, "Dots per inch", dots);
        assert!(window.sees(why), "{size} {dots}: {}", window.words());
        assert!(!window.node("Save…").enabled, "{size} {dots}");
    }
    enter(&mut window, "Size in cm", "7,62");
    enter(&mut window, "Dots per inch", "100");
    assert!(window.sees("300 pixels on the longer side"), "{}", window.words());
    let print = Some(PrintSize { micrometres: 76_200, dpi: 100 });
    let expected = Diagram { size: 300, print, ..Diagram::new(rook()) };
    assert!(exported(&mut window, "a.png") == diagram::png(&expected).expect("a picture"));
    window.ctrl(Key::E);
    window.click("Inches");
    assert_eq!(export(&window).size, "3");
    choose(&mut window, "Format", "SVG picture");
    let svg = exported(&mut window, "a.svg");
    assert!(String::from_utf8_lossy(&svg).contains("width=\"76.2mm\" height=\"76.2mm\""));
    let stored = window.world().stored.clone().expect("the choices are remembered");
    let read = read_again(&stored).export;
    assert_eq!((read.unit, read.length, read.dpi, read.size), (Some(LengthUnit::Inches), 76_200, 100, 800));
    window.ctrl(Key::E);
    window.click("Pixels");
    assert_eq!(export(&window).size, "800", "each has its own");
}

#[test]
fn a_clipboard_that_refuses_is_said() {
    let mut window = Window::showing(ROOK);
    window.world().clipboard_refuses = Some("nobody answers".to_owned());
    for entry in ["Copy picture", "Copy as text", "Copy as Markdown image"] {
        window.menu("Edit", entry);
        assert_eq!(window.notices(), "The clipboard cannot be used: nobody answers.", "{entry}");
    }
}

#[test]
fn a_size_that_there_is_not_is_said_with_a_way_out() {
    let settings =
        |size| Settings { export: ExportOptions { size, ..ExportOptions::default() }, ..Settings::default() };
    for size in [0, 100_000] {
        let mut window = Window::with(Document::new(), settings(size));
        window.ctrl_shift(Key::C);
        assert!(window.notices().contains(&format!("16 to 8192 pixels a side, not {size}")), "{}", window.notices());
        assert_eq!(window.world().picture, None);
        window.click("Export diagram…");
        assert!(window.sees(&format!("16 to 8192 pixels a side, not {size}")), "{}", window.words());
    }
}

#[test]
fn the_board_is_copied_as_text_of_every_kind() {
    let diagram = Diagram::new(rook());
    for (entry, form, notice) in [
        ("Copy as SVG", DiagramFormat::Svg, "SVG copied as text: "),
        ("Copy as text", DiagramFormat::Ascii, "Board with letters copied: 9 lines"),
        ("Copy as chess figures", DiagramFormat::Unicode, "Board with chess figures copied: 9 lines"),
        ("Copy as LaTeX", DiagramFormat::Latex, "LaTeX copied, for the package chessboard: 5 lines"),
        ("Copy as alternative text", DiagramFormat::Alt, "Alternative text copied"),
        ("Copy as Markdown image", DiagramFormat::Markdown, "Markdown image copied: "),
    ] {
        let mut window = Window::showing(ROOK);
        window.menu("Edit", entry);
        let text = form.text(&diagram, ROOK).expect("a text");
        assert_eq!(window.world().html, form.html(&diagram, &text), "{entry}");
        assert_eq!(window.world().clipboard, Ok(text), "{entry}");
        assert!(window.notices().starts_with(notice), "{entry}: {}", window.notices());
    }
}

#[test]
fn limits_of_latex_are_reported() {
    let mut window = Window::showing("a8k/10/10/10/10/10/10/K9 w - - 0 1");
    window.menu("Edit", "Copy as LaTeX");
    let sentence = "The diagram cannot be copied: LaTeX's chess fonts have no archbishop.";
    assert_eq!(window.notices(), sentence);
    assert!(window.world().clipboard.is_err());
}

/// Exports to a new file of this name with the dialog. Returns the content of the file.
fn exported(window: &mut Window, name: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    window.world().will_pick(&path);
    window.click("Save…");
    assert_eq!(window.notices(), format!("Exported {name}"));
    fs::read(&path).expect("the file is there")
}

#[test]
fn every_format_is_written_as_it_was_chosen() {
    let diagram = Diagram::new(rook());
    for (entry, form, name) in [
        ("PNG picture", DiagramFormat::Png, "a.png"),
        ("SVG picture", DiagramFormat::Svg, "a.svg"),
        ("PDF page", DiagramFormat::Pdf, "a.pdf"),
        ("Text with letters", DiagramFormat::Ascii, "a.txt"),
        ("Text with chess figures", DiagramFormat::Unicode, "a.txt"),
        ("LaTeX", DiagramFormat::Latex, "a.tex"),
        ("LaTeX, Package, xskak", DiagramFormat::Xskak, "a.tex"),
        ("Typst", DiagramFormat::Typst, "a.typ"),
        ("Typst, Package, board-n-pieces", DiagramFormat::BoardNPieces, "a.typ"),
        ("Typst, Package, staunton", DiagramFormat::Staunton, "a.typ"),
        ("Text for a chess font", DiagramFormat::Merida, "a.txt"),
        ("Text for a chess font, Font, Chess Alpha", DiagramFormat::Alpha, "a.txt"),
        ("Text for a chess font, Font, LinaresDiagram", DiagramFormat::Linares, "a.txt"),
        ("Markdown image", DiagramFormat::Markdown, "a.md"),
        ("Alternative text", DiagramFormat::Alt, "a.txt"),
    ] {
        let mut window = Window::showing(ROOK);
        window.allow_missing_glyphs();
        window.ctrl(Key::E);
        choose_format(&mut window, entry);
        assert_eq!(export(&window).form(), Some(form));
        assert!(exported(&mut window, name) == form.write(&diagram, ROOK).expect("a file"), "{entry}");
        let request = window.world().requests.pop();
        assert!(matches!(request, Some(PathRequest::Export(_, name, ending))
            if ending == form.extension() && name == format!("diagram.{ending}")));
        let stored = window.world().stored.clone().expect("the choices are remembered");
        assert_eq!(stored.export.form, form, "{entry}");
    }
}

#[test]
fn a_caption_has_no_separators_beside_what_is_not_known() {
    let mut window = Window::showing(&format!("# Rook\n{ROOK}\n"));
    window.menu("File", "Export diagram…");
    enter(&mut window, "Caption", "{number}. {title}, {author} ({source})");
    let picture = String::from_utf8(exported(&mut window, "a.svg")).expect("SVG is text");
    assert!(picture.contains(" Caption: 1. Rook.</title>"), "{}", &picture[..300]);
}

#[test]
fn every_choice_is_seen_in_the_file_and_remembered() {
    let mut window = Window::showing(&format!("# Rook\n{ROOK}\n"));
    window.menu("File", "Export diagram…");
    enter(&mut window, "Size in pixels", "240");
    choose(&mut window, "Colours", "Meadow");
    choose(&mut window, "Pieces", "Bold");
    choose(&mut window, "At the bottom", "Black");
    window.click("Coordinates around the board");
    enter(&mut window, "Caption", "{id}, {side}");
    window.click("Arrows and marked squares");
    window.click("Border");
    window.click("Side to move beside the board");
    let expected = Diagram {
        view: Color::Black,
        size: 240,
        coordinates: Coordinates::Outside,
        border: true,
        mover: true,
        pieces: PieceSet::Bold,
        colors: Coloring::Meadow.colors(),
        caption: "Rook, White to move".to_owned(),
        ..Diagram::new(rook())
    };
    assert!(exported(&mut window, "a.png") == diagram::png(&expected).expect("a picture"));
    window.ctrl(Key::E);
    let choices = &export(&window).choices;
    assert_eq!((choices.size, choices.below, choices.annotations), (240, BottomSide::Black, false));
    assert_eq!((choices.pieces, choices.coloring), (Some(PieceSet::Bold), Some(Coloring::Meadow)));
    let stored = window.world().stored.clone().expect("the choices are remembered");
    assert_eq!(read_again(&stored).export, *choices);
    choose(&mut window, "Colours", "Print, hatched");
    assert!(!window.node("Border").enabled, "print has one always");
}

#[test]
fn the_dialog_copies_what_it_shows() {
    let mut window = Window::showing(ROOK);
    window.ctrl(Key::E);
    choose(&mut window, "At the bottom", "Black");
    window.click("No coordinates");
    window.click("Copy");
    let expected = Diagram { view: Color::Black, coordinates: Coordinates::None, ..Diagram::new(rook()) };
    assert!(window.world().picture == Some(picture(&expected)));
    window.ctrl(Key::E);
    choose(&mut window, "Format", "SVG picture");
    window.click("Copy");
    assert_eq!(window.world().clipboard, Ok(diagram::svg(&expected)));
}

#[test]
fn an_invalid_size_is_reported_while_it_is_typed() {
    let mut window = Window::new();
    window.ctrl(Key::E);
    for (typed, why) in [
        ("0", "A picture must have 16 to 8192 pixels a side, not 0"),
        ("100000", "A picture must have 16 to 8192 pixels a side, not 100000"),
        ("large", "Enter a number of pixels from 16 to 8192"),
        ("-5", "Enter a number of pixels from 16 to 8192"),
    ] {
        enter(&mut window, "Size in pixels", typed);
        assert!(window.sees(why), "{typed}: {}", window.words());
        assert!(!window.node("Save…").enabled, "{typed}");
        window.click("Copy");
        assert_eq!((window.world().picture.is_some(), export(&window).size.as_str()), (false, typed));
    }
    choose(&mut window, "Format", "Text with letters");
    assert!(window.node("Save…").enabled, "text has no size");
    window.key(Key::Escape);
    assert!(window.state().dialog.is_none());
    assert_eq!(window.state().settings.export, ExportOptions::default(), "nothing is remembered");
}

#[test]
fn the_keyboard_alone_exports() {
    let mut window = Window::showing(ROOK);
    window.ctrl(Key::E);
    // From the default button to the fields at the top.
    let is_at = |window: &Window, name: &str| window.node(name).focused;
    for _ in 0..20 {
        if is_at(&window, "Size in pixels") {
            break;
        }
        window.key(Key::Tab);
    }
    assert!(is_at(&window, "Size in pixels"));
    window.ctrl(Key::A);
    window.type_keys("200");
    for _ in 0..20 {
        if is_at(&window, "Coordinates in the squares") {
            break;
        }
        window.key(Key::Tab);
    }
    window.key(Key::ArrowRight);
    assert_eq!(export(&window).choices.coordinates, Some(Coordinates::Outside));
    for _ in 0..20 {
        if is_at(&window, "Copy") {
            break;
        }
        window.key(Key::Tab);
    }
    window.key(Key::Enter);
    let expected = Diagram { size: 200, coordinates: Coordinates::Outside, ..Diagram::new(rook()) };
    assert!(window.world().picture == Some(picture(&expected)));
}

#[test]
fn everything_fits_into_a_small_window() {
    let size = [800.0, 600.0];
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
    for command in ["Export diagram…", "Export all positions…"] {
        let mut window = Window::sized(Document::new(), Settings::default(), size);
        window.menu("File", command);
        let buttons: &[&str] =
            if command.contains("all") { &["Export…", "Cancel"] } else { &["Save…", "Copy", "Cancel"] };
        for button in buttons {
            let rect = window.node(button).rect;
            assert!(screen.contains_rect(rect), "{command}: {button} {rect:?}");
        }
    }
}

#[test]
fn the_preview_is_drawn_beside_the_frames() {
    let mut window = Window::showing(ROOK);
    window.ctrl(Key::E);
    assert!(window.sees("Preview"), "{}", window.words());
    choose(&mut window, "Format", "Text with letters");
    assert!(window.sees("8 . . . . k . . ."), "{}", window.words());
}

#[test]
fn the_ending_that_was_typed_decides_and_an_existing_file_is_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::showing(ROOK);
    window.world().has_no_dialogs();
    let type_path = |window: &mut Window, path: &Path| {
        window.ctrl(Key::E);
        window.click("Save…");
        enter(window, "Path", &path.display().to_string());
        window.click("Export");
    };
    type_path(&mut window, &folder.path().join("a.svg"));
    let svg = folder.path().join("a.svg");
    assert_eq!(fs::read_to_string(&svg).expect("a file"), diagram::svg(&Diagram::new(rook())));
    // Without an extension, the selected format decides.
    type_path(&mut window, &folder.path().join("b"));
    let png = diagram::png(&Diagram::new(rook())).expect("a picture");
    assert!(fs::read(folder.path().join("b.png")).expect("a file") == png);
    fs::write(&svg, "mine").expect("a file");
    type_path(&mut window, &svg);
    assert!(window.sees("Replace the file?"), "{}", window.words());
    window.click("Keep the file");
    assert_eq!(fs::read_to_string(&svg).expect("a file"), "mine");
}

#[test]
fn the_file_that_is_open_is_never_replaced_by_a_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.fen");
    fs::write(&path, ROOK).expect("a file");
    let mut window = Window::on_file(&path);
    window.ctrl(Key::E);
    window.world().will_pick(&path);
    window.click("Save…");
    assert!(window.notices().contains("is the open file"), "{}", window.notices());
    assert_eq!(fs::read_to_string(&path).expect("a file"), ROOK);
}

#[test]
fn an_unwritable_path_is_reported_with_a_suggestion() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "mine").expect("a file");
    let mut window = Window::showing(ROOK);
    for path in [folder.path().join("no such folder/a.png"), file.join("a.png")] {
        window.ctrl(Key::E);
        window.world().will_pick(&path);
        window.click("Save…");
        assert!(window.notices().contains("cannot be written: the folder"), "{}", window.notices());
        window.click("Export diagram…");
        assert!(matches!(window.state().dialog, Some(Dialog::Export)));
        window.key(Key::Escape);
    }
    assert_eq!(fs::read_to_string(&file).expect("a file"), "mine");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_damages_nothing() {
    let Some(disk) = crate::support::disk::Disk::of_size(64 << 10) else { return };
    let path = disk.path().join("a.png");
    fs::write(&path, vec![b'x'; 40 << 10]).expect("a file");
    let mut window = Window::showing(START);
    window.ctrl(Key::E);
    enter(&mut window, "Size in pixels", "1000");
    window.world().will_pick(&path);
    window.click("Save…");
    assert!(window.notices().contains("the disk is full"), "{}", window.notices());
    assert_eq!(fs::read(&path).expect("the old file"), vec![b'x'; 40 << 10]);
    assert_eq!(fs::read_dir(disk.path()).expect("a folder").count(), 1, "no half file is left");
}

#[test]
fn a_file_dialog_that_is_cancelled_leads_back_and_changes_nothing() {
    let mut window = Window::new();
    window.ctrl(Key::E);
    enter(&mut window, "Size in pixels", "1000");
    window.world().answers.push_back(PathAnswer::Cancelled);
    window.click("Save…");
    assert_eq!((window.world().requests.len(), window.notices()), (1, String::new()));
    assert!(!window.document().is_modified());
    assert_eq!(window.node("Size in pixels").value, "1000", "the dialog is there as it was left");
    window.key(Key::Escape);
    assert!(window.state().dialog.is_none());
}

#[test]
fn a_menu_works_each_time_its_dialog_is_opened() {
    let mut window = Window::showing(&format!("{ROOK}\n"));
    for time in 0..3 {
        window.ctrl(Key::E);
        for menu in ["Pieces", "Colours", "At the bottom"] {
            window.click(menu);
            window.key(Key::Escape);
        }
        let (pieces, other) = [("Bold", "Classic"), ("Classic", "Bold"), ("Bold", "Classic")][time];
        choose(&mut window, "Pieces", pieces);
        assert_eq!(window.node("Pieces").value, pieces, "opened {time} times before, not {other}");
        window.key(Key::Escape);
    }
}

#[test]
fn a_menu_is_worked_with_the_keys() {
    let mut window = Window::showing(&format!("{ROOK}\n"));
    window.ctrl(Key::E);
    choose(&mut window, "Pieces", "Bold");
    let before = window.node("Pieces").value.clone();
    for opened in [false, true] {
        if opened {
            window.click("Pieces");
        }
        window.key(Key::ArrowUp);
        let other = window.node("Pieces").value.clone();
        assert_ne!(other, before, "open: {opened}");
        window.key(Key::ArrowDown);
        assert_eq!(window.node("Pieces").value, before, "open: {opened}");
        window.type_keys(&other[..1].to_lowercase());
        assert!(window.node("Pieces").value.starts_with(&other[..1]), "open: {opened}");
        window.type_keys("b");
        assert_eq!(window.node("Pieces").value, "Bold", "open: {opened}");
    }
    window.key(Key::Enter);
    assert!(window.find("Pieces").is_some(), "Enter closes the menu and not the dialog");
    assert!(window.find("Size in pixels").is_some());
}
