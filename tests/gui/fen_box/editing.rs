//! Typing in the FEN box, undo, and what the box and the board show of each other.

use std::ops::Range;
use std::sync::Arc;

use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::text::{CCursor, CharIndex};
use egui::{Color32, Event, Galley, Key, Modifiers, Pos2};

use crate::support::window::{EMPTY, START, Window};

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 3 40";
const NINE: &str = "rnbqkbnr/pp1ppppp1/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const NINE_SAID: &str = "Rank 7 has 9 squares: pp1ppppp1";

/// The painted text of the FEN box, and its place.
fn painted(window: &mut Window) -> (Arc<Galley>, Pos2) {
    fn text(shape: &Shape, wanted: &str) -> Option<(Arc<Galley>, Pos2)> {
        match shape {
            Shape::Vec(shapes) => shapes.iter().find_map(|shape| text(shape, wanted)),
            Shape::Text(TextShape { galley, pos, .. }) if galley.job.text == wanted => Some((Arc::clone(galley), *pos)),
            _ => None,
        }
    }
    let wanted = window.box_text();
    let shapes: &Vec<ClippedShape> = &window.harness().output().shapes;
    shapes.iter().find_map(|shape| text(&shape.shape, &wanted)).expect("the text of the box is painted")
}

/// The parts of the text that have a background.
fn marked(window: &mut Window) -> Vec<String> {
    let (galley, _) = painted(window);
    let sections = galley.job.sections.iter().filter(|section| section.format.background != Color32::TRANSPARENT);
    let range = |range: &Range<egui::text::ByteIndex>| range.start.0..range.end.0;
    sections.filter_map(|section| galley.job.text.get(range(&section.byte_range))).map(str::to_owned).collect()
}

/// The centre of a character of the FEN box.
fn place(window: &mut Window, character: usize) -> Pos2 {
    let (galley, pos) = painted(window);
    let at = |character| galley.pos_from_cursor(CCursor::new(CharIndex(character))).center();
    pos + (at(character).to_vec2() + at(character + 1).to_vec2()) / 2.0
}

// Valid text

#[test]
fn while_the_text_is_fen_the_board_follows_each_key_stroke() {
    let mut window = Window::showing(ROOK);
    window.ctrl(Key::L);
    window.key(Key::End);
    window.type_keys("2");
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 3 402");
    window.key(Key::Home);
    window.key(Key::Delete);
    window.type_keys("2");
    window.key_with(Modifiers::SHIFT, Key::ArrowRight);
    window.type_keys("q");
    assert!(window.state().is_preview(), "2q3 has six squares");
    window.key(Key::ArrowRight);
    window.type_keys("2");
    assert_eq!(window.box_text(), "2q32/8/8/8/8/8/8/4K2R w K - 3 402");
    window.key(Key::Backspace);
    window.key(Key::Backspace);
    window.type_keys("5");
    assert_eq!(window.fen(), "2q5/8/8/8/8/8/8/4K2R w K - 3 402");
    assert!(window.square("c8").name.contains("black queen"));
}

#[test]
fn the_box_follows_every_edit() {
    let mut window = Window::new();
    for step in 0..6 {
        match step {
            0 => window.drag("e2", "e4"),
            1 => window.click("Black to move"),
            2 => window.click("White castles O-O"),
            3 => window.menu("Position", "Clear board"),
            _ => window.ctrl(Key::Z),
        }
        assert_eq!(window.box_text(), window.fen(), "step {step}");
    }
}

// Invalid text

#[test]
fn while_the_text_is_broken_the_board_is_a_preview() {
    let mut window = Window::new();
    window.type_fen("8/8/3qk/8/8/8/8/4K2R w - - 0 1");
    assert!(window.state().is_preview());
    assert_eq!(window.fen(), START, "the position itself is untouched");
    assert!(
        window.square("d6").name.contains("black queen"),
        "what can be read is shown: {}",
        window.square("d6").name
    );
    assert!(window.square("h1").name.contains("white rook"));
    assert!(window.sees("Preview"), "{}", window.words());
    assert!(!window.document().is_modified());
}

#[test]
fn a_sentence_says_what_is_wrong_and_the_fault_is_marked() {
    for (text, sentence, fault) in [
        (NINE, NINE_SAID, "1"),
        ("rnbqkbnr/ppppppxp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "\"x\" is not a piece or a number", "x"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR z KQkq - 0 1", "The side to move must be w or b, not \"z\"", "z"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
            "With White to move, the en passant square must be on rank 6, not \"e9\"",
            "e9",
        ),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq", "The en passant square is missing", ""),
    ] {
        let mut window = Window::new();
        window.type_fen(text);
        assert!(window.sees(sentence), "{text}: {sentence} is not among\n{}", window.words());
        let span = window.state().fen.fault().map(|fault| fault.span.clone()).expect("a fault");
        let marked = marked(&mut window).concat();
        assert_eq!(Some(marked.as_str()), text.get(span), "{text}: marked is the span of the fault");
        assert!(fault.contains(&marked) || marked.contains(fault), "{text}: {marked}");
    }
}

#[test]
fn the_line_below_the_box_always_has_its_room() {
    let mut window = Window::new();
    let before = window.square("a1").rect;
    window.type_fen(NINE);
    assert_eq!(window.square("a1").rect, before, "nothing jumps when a fault appears");
}

#[test]
fn an_unfinished_text_stays_when_the_box_is_left() {
    for way_out in ["a click beside", "Tab", "a click on a square"] {
        let mut window = Window::new();
        window.type_fen(NINE);
        match way_out {
            "Tab" => window.key(Key::Tab),
            "a click on a square" => window.click("e4"),
            _ => window.click("off"),
        }
        assert_eq!(window.box_text(), NINE, "left with {way_out}");
        assert!(window.sees(NINE_SAID), "left with {way_out}:\n{}", window.words());
        assert!(window.state().is_preview(), "left with {way_out}");
        assert_eq!(window.fen(), START, "left with {way_out}");
    }
}

/// Clicks to the left of the board, where there is no control.
fn leave(window: &mut Window) {
    let at = window.place("off");
    window.click_at(at);
}

#[test]
fn an_unfinished_text_can_be_mended_later() {
    let mut window = Window::showing(ROOK);
    window.type_fen(NINE);
    leave(&mut window);
    window.type_fen(START);
    assert_eq!(window.fen(), START);
    assert!(!window.state().is_preview() && !window.sees(NINE_SAID));
}

#[test]
fn escape_takes_all_typing_back() {
    for text in [NINE, EMPTY, "8/8/8/8/8/8/8/8 w - - 0 1 and more", ""] {
        let mut window = Window::showing(ROOK);
        window.type_fen(text);
        window.key(Key::Escape);
        assert_eq!((window.box_text().as_str(), window.fen().as_str()), (ROOK, ROOK), "after {text:?}");
        assert!(!window.state().is_preview(), "after {text:?}");
        assert!(!window.document().can_undo() && !window.document().is_modified(), "after {text:?}");
        assert!(!window.node("FEN").focused, "after {text:?}");
    }
}

#[test]
fn escape_takes_an_unfinished_text_back_that_was_left() {
    let mut window = Window::showing(ROOK);
    window.type_fen(NINE);
    leave(&mut window);
    window.ctrl(Key::L);
    window.key(Key::Escape);
    assert_eq!(window.box_text(), ROOK);
    assert!(!window.state().is_preview());
}

#[test]
fn an_edit_on_the_board_replaces_an_unfinished_text() {
    let mut window = Window::new();
    window.type_fen(NINE);
    leave(&mut window);
    window.click("Black to move");
    assert!(!window.state().is_preview(), "{}", window.box_text());
    assert_eq!(window.box_text(), window.fen());
    assert!(!window.sees(NINE_SAID));
}

#[test]
fn a_piece_placed_on_a_preview_replaces_the_text() {
    let mut window = Window::new();
    window.type_fen(NINE);
    leave(&mut window);
    window.drag("white queen", "e5");
    assert!(!window.state().is_preview());
    assert!(window.square("e5").name.contains("white queen"));
    assert_eq!(window.box_text(), window.fen());
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), START, "one step");
}

// Typed text is never lost

#[test]
fn typing_is_one_undo_step() {
    let mut window = Window::new();
    window.type_fen(ROOK);
    window.key(Key::Backspace);
    window.type_keys("12");
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 3 412");
    leave(&mut window);
    window.ctrl(Key::Z);
    assert_eq!(window.fen(), START);
    assert!(!window.document().can_undo());
    window.ctrl(Key::Y);
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 3 412");
}

#[test]
fn typing_that_ends_where_it_began_is_no_step() {
    let mut window = Window::new();
    window.type_fen(ROOK);
    window.ctrl(Key::A);
    window.type_keys(START);
    leave(&mut window);
    assert_eq!(window.fen(), START);
    assert!(!window.document().can_undo() && !window.document().is_modified());
}

#[test]
fn undo_from_the_menu_takes_the_typing_back() {
    let mut window = Window::new();
    window.type_fen(ROOK);
    window.undo();
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (START, START));
}

#[test]
fn undo_takes_back_an_unfinished_text_before_anything_else() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    let moved = window.fen();
    window.type_fen(NINE);
    leave(&mut window);
    assert_eq!(window.box_text(), NINE);
    window.undo();
    assert_eq!((window.fen(), window.box_text()), (moved.clone(), moved), "the text alone is taken back");
    window.undo();
    assert_eq!(window.fen(), START);
}

#[test]
fn escape_takes_back_a_text_that_was_left_or_pasted() {
    let mut window = Window::new();
    window.type_fen(NINE);
    leave(&mut window);
    window.key(Key::Escape);
    assert_eq!(window.box_text(), START);
    window.world().clipboard = Ok("zz/zz/zz/zz/zz/zz/zz/zz w".to_owned());
    window.ctrl(Key::V);
    assert_eq!(window.box_text(), "zz/zz/zz/zz/zz/zz/zz/zz w");
    window.key(Key::Escape);
    assert_eq!(window.box_text(), START);
}

#[test]
fn a_board_edit_starts_from_the_preview_and_undoing_it_brings_the_text_back() {
    let mut window = Window::new();
    window.type_fen(NINE);
    leave(&mut window);
    window.click("Eraser, lower row");
    window.click("e2");
    assert!(!window.state().is_preview());
    assert!(window.notices().contains("unfinished text"), "{}", window.notices());
    window.undo();
    assert_eq!((window.fen().as_str(), window.box_text().as_str()), (START, NINE));
    assert!(window.state().is_preview());
}

#[test]
fn copying_under_a_fault_copies_the_text_that_is_shown() {
    let mut window = Window::new();
    window.type_fen(NINE);
    leave(&mut window);
    window.click("Copy");
    assert_eq!(window.world().clipboard, Ok(NINE.to_owned()));
    assert!(window.notices().contains("not a valid FEN yet"), "{}", window.notices());
}

#[test]
fn text_is_never_overwritten_while_the_box_has_the_focus() {
    for text in
        ["4k3/8/8/8/8/8/8/4K2R w K - 03 0040", " 4k3/8/8/8/8/8/8/4K2R w K - 3 40", "4k3/8/8/8/8/8/8/4K2R w H - 3 40"]
    {
        let mut window = Window::new();
        window.type_fen(text);
        assert_eq!(window.fen(), ROOK, "{text} is FEN");
        assert_eq!(window.box_text(), text);
        window.frames(5);
        assert_eq!(window.box_text(), text);
        leave(&mut window);
        assert_eq!(window.box_text(), ROOK, "left, it is written as always");
    }
}

#[test]
fn white_space_around_is_left_out_and_noted() {
    let mut window = Window::new();
    window.type_fen(&format!("  {ROOK} "));
    assert_eq!(window.fen(), ROOK);
    assert!(!window.state().is_preview());
    assert!(window.sees("Spaces around the text were removed."), "{}", window.words());
    let mut window = Window::new();
    window.world().clipboard = Ok(format!("\n\t{ROOK}\r\n"));
    window.ctrl(Key::V);
    assert_eq!(window.fen(), ROOK);
    assert!(window.notices().contains("spaces around it"), "{}", window.notices());
}

#[test]
fn line_ends_pasted_into_the_box_do_no_harm() {
    let mut window = Window::new();
    window.ctrl(Key::L);
    window.ctrl(Key::A);
    window.world().clipboard = Ok(format!("{ROOK}\r\n"));
    window.ctrl(Key::V);
    assert_eq!(window.box_text(), ROOK);
    assert_eq!(window.fen(), ROOK);
}

#[test]
fn characters_of_several_bytes_do_no_harm() {
    for text in ["\u{265a}\u{1F600}\u{301}/8 w", "e\u{301}4 \u{2013} \u{a0}", "\u{feff}8/8/8"] {
        let mut window = Window::new();
        window.world().clipboard = Ok(text.to_owned());
        window.allow_missing_glyphs();
        window.ctrl(Key::L);
        window.ctrl(Key::A);
        window.ctrl(Key::V);
        assert_eq!(window.box_text().trim(), text.trim());
        assert_eq!(window.fen(), START, "{text:?}");
        window.ctrl(Key::L);
        for key in [Key::Home, Key::ArrowRight, Key::ArrowRight, Key::Backspace, Key::End, Key::Backspace] {
            window.key(key);
            window.hover("e4");
        }
        assert_ne!(window.box_text(), text);
    }
}

#[test]
fn bad_text_pasted_outside_is_no_start_position_and_stays_in_the_box_if_it_looks_like_a_fen() {
    for (text, is_like_fen) in
        [("hello", false), ("", false), ("   ", false), ("8/8/8", true), ("k1K/", true), ("{\"fen\": 1}", false)]
    {
        let mut window = Window::showing(ROOK);
        window.world().clipboard = Ok(text.to_owned());
        window.ctrl(Key::V);
        assert_eq!(window.fen(), ROOK, "pasted {text:?}");
        assert_eq!(window.box_text(), if is_like_fen { text } else { ROOK }, "{text:?}");
        assert!(!window.notices().is_empty(), "pasted {text:?}: something is said");
        assert!(!window.document().is_modified(), "pasted {text:?}");
    }
}

#[test]
fn the_buttons_copy_and_paste() {
    let mut window = Window::showing(ROOK);
    window.click("Copy");
    assert_eq!(window.world().clipboard.as_deref(), Ok(ROOK));
    assert!(window.notices().contains("copied"), "{}", window.notices());
    window.world().clipboard = Ok(START.to_owned());
    window.click("Paste");
    assert_eq!(window.fen(), START);
}

#[test]
fn a_dash_in_the_castling_field_stays_a_dash() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    let mut window = Window::new();
    window.world().clipboard = Ok(fen.to_owned());
    window.ctrl(Key::V);
    assert_eq!(window.fen(), fen);
    let mut window = Window::new();
    window.type_fen(fen);
    leave(&mut window);
    assert_eq!(window.box_text(), fen);
}

// The box and the board highlight each other

#[test]
fn the_caret_outlines_its_square() {
    let mut window = Window::showing("4k3/8/8/8/8/8/8/4K2R w K - 3 40");
    assert!(window.state().fen.caret_squares().is_none(), "not without the focus");
    window.ctrl(Key::L);
    window.key(Key::Home);
    let run = |window: &Window| window.state().fen.caret_squares().map(|run| format!("{} {}", run.first, run.squares));
    assert_eq!(run(&window).as_deref(), Some("a8 4"), "the digit stands for four squares");
    window.key(Key::ArrowRight);
    assert_eq!(run(&window).as_deref(), Some("e8 1"));
    window.key(Key::End);
    assert_eq!(run(&window), None, "the other fields have no squares");
    window.key(Key::Home);
    leave(&mut window);
    assert_eq!(run(&window), None);
}

#[test]
fn hovering_over_a_square_marks_its_character() {
    let mut window = Window::new();
    for (square, character) in [("a8", "r"), ("e1", "K"), ("e4", "8"), ("h2", "P")] {
        window.hover(square);
        assert_eq!(marked(&mut window), [character], "{square}");
        let bytes = window.state().fen.layout().span_of(square.parse().expect("a square"));
        assert_eq!(bytes.and_then(|bytes| START.get(bytes)), Some(character), "{square}");
    }
    window.hover("Copy");
    assert_eq!(marked(&mut window), Vec::<String>::new());
}

#[test]
fn each_of_the_six_fields_has_a_tooltip() {
    for (part, tip) in [
        ("rnbqkbnr", "Piece placement"),
        ("w KQkq", "Side to move"),
        ("KQkq", "Castling rights"),
        ("- 0", "En passant square"),
        ("0 1", "Halfmove clock"),
        ("1", "Move number"),
    ] {
        let mut window = Window::new();
        let at = START.rfind(part).expect("a part of the text");
        let at = place(&mut window, at);
        window.move_to(at);
        window.wait(2.0);
        assert!(window.sees(tip), "over {part}:\n{}", window.words());
    }
}

// Long texts

#[test]
fn a_very_long_clipboard_is_refused_in_a_sentence() {
    for text in ["8".repeat(10_000_000), "\u{265a}/".repeat(5000), "\0".repeat(5000)] {
        let mut window = Window::showing(ROOK);
        window.world().clipboard = Ok(text);
        window.ctrl(Key::V);
        window.wait_for_background();
        assert_eq!((window.fen().as_str(), window.box_text().as_str()), (ROOK, ROOK));
        assert!(window.notices().contains("characters"), "{}", window.notices());
        window.ctrl(Key::L);
        window.ctrl(Key::V);
        assert_eq!(window.box_text(), ROOK, "nor into the box");
    }
}

#[test]
fn a_paste_event_of_any_length_does_no_harm() {
    let mut window = Window::showing(ROOK);
    window.frame([Event::Paste("8".repeat(1_000_000))]);
    window.wait_for_background();
    assert_eq!(window.fen(), ROOK);
    assert!(window.box_text().len() <= 4096, "{} characters in the box", window.box_text().len());
}

#[test]
fn a_clipboard_that_cannot_be_read_or_written_is_said() {
    let mut window = Window::new();
    window.world().clipboard = Err("there is no display".to_owned());
    window.ctrl(Key::V);
    assert!(window.notices().contains("there is no display"), "{}", window.notices());
    assert!(window.sees("there is no display"));
    window.world().clipboard_refuses = Some("another program holds it".to_owned());
    window.ctrl(Key::C);
    assert!(window.notices().contains("another program holds it"), "{}", window.notices());
    assert!(!window.notices().contains("copied"), "{}", window.notices());
    assert_eq!(window.fen(), START);
}

#[test]
fn a_failing_copy_out_of_the_box_is_said() {
    let mut window = Window::new();
    window.world().clipboard_refuses = Some("another program holds it".to_owned());
    window.ctrl(Key::L);
    window.ctrl(Key::A);
    window.ctrl(Key::C);
    assert!(window.notices().contains("another program holds it"), "{}", window.notices());
}

#[test]
fn escape_after_typing_that_changed_nothing_undoes_nothing() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    let moved = window.fen();
    window.click("FEN");
    window.key(Key::End);
    window.type_keys("2");
    window.key(Key::Backspace);
    window.key(Key::Escape);
    assert_eq!((window.fen(), window.box_text()), (moved.clone(), moved));
}

#[test]
fn a_replaced_text_comes_back_by_undo_alone() {
    let mut window = Window::new();
    window.type_fen("abc");
    leave(&mut window);
    window.menu("Position", "Clear board");
    window.menu("Position", "Start position");
    assert_eq!(window.box_text(), START, "an edit to where the text was typed does not bring it back");
}

#[test]
fn a_position_that_stands_already_still_replaces_an_unfinished_text() {
    let mut window = Window::new();
    window.type_fen(NINE);
    leave(&mut window);
    window.menu("Position", "Start position");
    assert_eq!(window.box_text(), START);
    window.world().clipboard = Ok(START.to_owned());
    window.ctrl(Key::V);
    assert!(window.notices().contains("already set up"), "{}", window.notices());
    assert!(!window.document().can_undo());
}

#[test]
fn a_pasted_text_gives_way_to_the_one_before_it() {
    let mut window = Window::new();
    window.type_fen(NINE);
    leave(&mut window);
    window.world().clipboard = Ok("zz/zz/zz/zz/zz/zz/zz/zz w".to_owned());
    window.ctrl(Key::V);
    assert_eq!(window.box_text(), "zz/zz/zz/zz/zz/zz/zz/zz w");
    window.key(Key::Escape);
    assert_eq!(window.box_text(), NINE);
    window.key(Key::Escape);
    assert_eq!(window.box_text(), START);
}

#[test]
fn a_board_edit_right_after_typing_is_a_step_of_its_own() {
    let mut window = Window::new();
    window.type_fen(ROOK);
    window.drag("e1", "d1");
    let moved = window.fen();
    assert_ne!(moved, ROOK);
    window.undo();
    assert_eq!(window.fen(), ROOK, "the typing stays");
    window.undo();
    assert_eq!(window.fen(), START);
    let mut window = Window::new();
    window.click("Eraser, lower row");
    window.type_fen(ROOK);
    window.click("e1");
    assert_ne!(window.fen(), ROOK);
    window.undo();
    assert_eq!(window.fen(), ROOK, "the typing stays");
}

#[test]
fn a_drag_on_the_board_takes_the_focus_from_the_box() {
    let mut window = Window::new();
    window.click("FEN");
    window.drag("e2", "e4");
    window.hover("e5");
    let moved = window.box_text();
    window.letter_down('n');
    window.letter_up('n');
    assert_ne!(window.fen(), moved, "the letter went to the board");
    assert_eq!(window.box_text(), window.fen());
}
