//! The corrections that the FEN box offers.

use egui::Key;
use fenwright::app::shell::settings::Settings;
use fenwright::document::Document;
use fenwright::notation::fen;

use crate::support::window::{START, Window};

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
/// The move number is missing; only one correction is possible.
const SHORT: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3";
const MENDED: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 1";
/// A rank with one square too many.
const NINE: &str = "rnbqkbnr/pp1ppppp1/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The offered readings, as FENs.
fn offered(window: &Window) -> Vec<String> {
    let offer = window.state().fen.offer();
    offer.map(|offer| offer.choices.iter().map(|choice| choice.fen.clone()).collect()).unwrap_or_default()
}

#[test]
fn enter_applies_the_mend_as_one_step() {
    let mut window = Window::new();
    window.type_fen(SHORT);
    assert_eq!(offered(&window), [MENDED]);
    assert!(window.find(&format!("Use {MENDED}")).is_some(), "{}", window.words());
    assert_eq!(window.fen(), START, "until then the position is untouched");
    window.key(Key::Enter);
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (MENDED, MENDED));
    assert!(!window.state().is_preview());
    window.undo();
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (START, SHORT), "the typed text is back");
    window.undo();
    assert_eq!(window.box_text(), START);
    assert!(!window.document().is_modified());
}

#[test]
fn a_click_applies_the_mend() {
    let mut window = Window::new();
    window.type_fen(SHORT);
    let before = window.square("a1").rect;
    window.click(&format!("Use {MENDED}"));
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (MENDED, MENDED));
    assert_eq!(window.square("a1").rect, before, "nothing jumps");
}

#[test]
fn the_tooltip_says_what_is_mended() {
    let mut window = Window::new();
    window.type_fen(SHORT);
    window.hover(&format!("Use {MENDED}"));
    window.wait(2.0);
    assert!(window.sees("Move number: “1” added"), "{}", window.words());
    assert!(window.sees("Enter"), "{}", window.words());
}

#[test]
fn the_board_previews_the_mend() {
    let mut window = Window::new();
    window.type_fen(SHORT);
    assert!(window.state().is_preview());
    assert_eq!(fen::write(window.state().shown_position()), MENDED);
    assert!(window.sees("The move number is missing"), "the fault is said: {}", window.words());
}

#[test]
fn other_readings_are_in_a_menu_and_say_what_differs() {
    let mut window = Window::new();
    window.type_fen(NINE);
    let choices = offered(&window);
    assert!(choices.len() > 1, "{choices:?}");
    let label = match choices.len() - 1 {
        1 => "1 other reading, FEN box".to_owned(),
        others => format!("{others} other readings, FEN box"),
    };
    window.click(&label);
    let second = window.state().fen.offer().map(|offer| offer.choices[1].clone()).expect("a second reading");
    assert!(second.difference.starts_with("Rank 7 is "), "{}", second.difference);
    window.click(&format!("{}: {}", second.difference, second.fen));
    assert_eq!((window.fen(), window.box_text()), (second.fen.clone(), second.fen));
    window.undo();
    assert_eq!(window.box_text(), NINE);
}

#[test]
fn a_text_that_cannot_be_read_offers_nothing() {
    for text in ["nonsense", "8/8/8"] {
        let mut window = Window::new();
        window.type_fen(text);
        assert_eq!(offered(&window), Vec::<String>::new(), "{text:?}");
        assert!(window.nodes().iter().all(|node| !node.name.starts_with("Use ")), "{text:?}");
        window.key(Key::Enter);
        assert_eq!((window.fen().as_str(), window.box_text().as_str()), (START, text), "{text:?}");
    }
}

#[test]
fn a_strict_text_is_never_mended() {
    let mut window = Window::new();
    window.type_fen(ROOK);
    assert!(offered(&window).is_empty());
    window.key(Key::Enter);
    assert_eq!(window.fen(), ROOK);
}

#[test]
fn a_mend_to_what_stands_already_only_replaces_the_text() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K2R w K - 3 1");
    window.type_fen(SHORT);
    window.key(Key::Enter);
    assert_eq!(window.box_text(), MENDED);
    assert!(!window.document().is_modified());
}

#[test]
fn escape_still_takes_the_text_back() {
    let mut window = Window::showing(ROOK);
    window.type_fen(SHORT);
    window.key(Key::Escape);
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (ROOK, ROOK));
}

#[test]
fn a_line_of_a_file_that_is_no_fen_can_be_mended() {
    let mut window = Window::showing(&format!("{ROOK}\n{SHORT}\n"));
    window.ctrl(Key::PageDown);
    assert_eq!(window.box_text(), SHORT);
    assert!(!window.document().is_modified());
    window.click(&format!("Use {MENDED}"));
    assert_eq!(window.box_text(), MENDED);
    assert_eq!(window.content(), format!("{ROOK}\n{MENDED}\n"));
    window.undo();
    assert_eq!(window.box_text(), SHORT);
    assert_eq!(window.content(), format!("{ROOK}\n{SHORT}\n"));
}

/// A comment after the position in a line of a file stays when the line is corrected. Text typed into the box becomes a
/// comment too.
#[test]
fn what_is_kept_of_a_line_is_not_called_left_out() {
    for (line, kept) in [(format!("{MENDED} # words"), "words"), (format!("{SHORT} # some words"), "some words")] {
        let mut window = Window::showing(&format!("{ROOK}\n{line}\n"));
        window.ctrl(Key::PageDown);
        let said = |window: &mut Window| {
            window.hover(&format!("Use {MENDED}"));
            window.wait(2.0);
            window.words()
        };
        let words = said(&mut window);
        assert!(words.contains(&format!("“{kept}” kept as a comment")) && !words.contains("left out"), "{words}");
        window.click(&format!("Use {MENDED}"));
        assert_eq!(window.content(), format!("{ROOK}\n# {kept}\n{MENDED}\n"));
        let mut window = Window::showing(ROOK);
        window.type_fen(&line);
        let words = said(&mut window);
        assert!(words.contains(&format!("“{kept}” kept as a comment")) && !words.contains("left out"), "{words}");
        window.click(&format!("Use {MENDED}"));
        assert_eq!(window.content(), format!("# Comment: {kept}\n{MENDED}"));
    }
}

/// Fairy pieces are named in the FEN box, beside the list and below a line of a file.
#[test]
fn fairy_men_are_named() {
    for (text, man) in
        [("=Gd4", "G"), ("8/8/4G3/8/8/8/8/4K2k w - - 0 1", "G"), ("  wKe1 bKe8 nightrider d4", "nightrider")]
    {
        let sentence = format!("“{man}” is not a piece of this board; the pieces are K, Q, R, B, N and P");
        let mut window = Window::new();
        window.type_fen(text);
        assert!(window.sees(&sentence), "{text}: {}", window.words());
        let mut window = Window::showing(&format!("{ROOK}\n{text}\n"));
        window.ctrl(Key::PageDown);
        assert!(window.sees(&sentence), "{text}: {}", window.words());
    }
    let mut window = Window::new();
    window.type_fen("  4k3/8 words");
    assert!(!window.sees("is not a piece of this board"), "{}", window.words());
}

#[test]
fn several_lines_pasted_into_the_box_are_read_as_one_text() {
    let mut window = Window::new();
    window.ctrl(Key::L);
    window.world().clipboard = Ok("4k3/8/8/8/\n8/8/8/4K2R\nw K - 3 40".to_owned());
    window.ctrl(Key::V);
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (ROOK, ROOK));
}

#[test]
fn everything_fits_into_a_small_window() {
    for size in [[800.0, 600.0], [640.0, 480.0]] {
        let mut window = Window::sized(Document::new(), Settings::default(), size);
        window.type_fen(NINE);
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
        for node in window.nodes().into_iter().filter(|node| node.name.contains("Use ") || node.name.contains("other"))
        {
            assert!(screen.contains_rect(node.rect), "{size:?}: {} at {:?}", node.name, node.rect);
        }
    }
}
