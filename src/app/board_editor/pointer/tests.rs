//! Tests of gestures with the right mouse button, most of them with the hand tool.

use egui::Modifiers;

use crate::app::board_editor::state::{BoardEditor, Gesture};
use crate::app::ui::{BoardButton, PointerEvent, PointerTarget, Tool};
use crate::board::{Annotations, Color, MarkColor, Piece, Role, Square};
use crate::document::Document;

const SHIFT: Modifiers = Modifiers::SHIFT;
const ALT: Modifiers = Modifiers::ALT;
const CTRL: Modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn spot(name: &str) -> PointerTarget {
    if name == "off" { PointerTarget::Elsewhere } else { PointerTarget::Square(square(name)) }
}

/// Presses a button on the first square, moves over the other squares and releases the button on the last square.
fn drag(editor: &mut BoardEditor, document: &mut Document, button: BoardButton, places: &[&str], keys: Modifiers) {
    let [first, others @ ..] = places else { unreachable!("a place to press") };
    editor.handle_pointer(document, PointerEvent::Press(button, spot(first)));
    for place in others {
        editor.handle_pointer(document, PointerEvent::Enter(spot(place)));
    }
    let last = others.last().unwrap_or(first);
    editor.handle_pointer(document, PointerEvent::Release(button, spot(last), keys));
}

/// Returns the drawings of the current record, for example "Ge2e4 Rd5".
fn drawn(document: &Document) -> String {
    let Annotations { arrows, marks } = document.record(document.current()).annotations();
    let arrows = arrows.iter().map(ToString::to_string);
    arrows.chain(marks.iter().map(ToString::to_string)).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_the_right_button_of_the_hand_draws() {
    let gestures: [(&[&str], Modifiers, &str, Option<&str>); 18] = [
        (&["e2", "e3", "e4"], Modifiers::NONE, "Ge2e4", None),
        (&["e2", "e3", "e4"], CTRL, "Re2e4", None),
        (&["e2", "e3", "e4"], SHIFT, "Re2e4", None),
        (&["e2", "e3", "e4"], ALT, "Be2e4", None),
        (&["e2", "e3", "e4"], CTRL | ALT, "Ye2e4", None),
        (&["e2", "e3", "e4"], SHIFT | ALT, "Ye2e4", None),
        (&["b1", "c3"], Modifiers::NONE, "Gb1c3", None),
        (&["h8", "a1"], Modifiers::NONE, "Gh8a1", None),
        (&["e4", "off", "e5"], Modifiers::NONE, "Ge4e5", None),
        (&["e4"], SHIFT, "Ge4", None),
        (&["e4"], SHIFT | CTRL, "Re4", None),
        (&["e4"], SHIFT | ALT, "Be4", None),
        (&["e4"], SHIFT | CTRL | ALT, "Ye4", None),
        (&["e4", "e4", "e4"], SHIFT, "Ge4", None),
        (&["e4", "e4"], Modifiers::NONE, "", Some("e4")),
        (&["e4"], CTRL, "", Some("e4")),
        (&["e4", "e5", "e4"], SHIFT, "", None),
        (&["e4", "e5", "off"], Modifiers::NONE, "", None),
    ];
    for (places, keys, expected, menu) in gestures {
        let (mut editor, mut document) = (BoardEditor::default(), Document::new());
        drag(&mut editor, &mut document, BoardButton::Secondary, places, keys);
        assert_eq!(drawn(&document), expected, "{places:?} with {keys:?}");
        assert_eq!(editor.menu.map(|menu| menu.square), menu.map(square), "{places:?} with {keys:?}");
        assert_eq!(editor.gesture, None, "{places:?} with {keys:?}");
        assert_eq!(document.can_undo(), !expected.is_empty(), "{places:?} with {keys:?}");
    }
}

#[test]
fn the_same_again_takes_away_and_another_colour_replaces() {
    let (mut editor, mut document) = (BoardEditor::default(), Document::new());
    let steps: [(&[&str], Modifiers, &str); 8] = [
        (&["e2", "e4"], Modifiers::NONE, "Ge2e4"),
        (&["e2", "e4"], CTRL, "Re2e4"),
        (&["e4", "e2"], CTRL, "Re2e4 Re4e2"),
        (&["e2", "e4"], CTRL, "Re4e2"),
        (&["d5"], SHIFT, "Re4e2 Gd5"),
        (&["d5"], SHIFT | ALT, "Re4e2 Bd5"),
        (&["d5"], SHIFT | ALT, "Re4e2"),
        (&["e4", "e2"], CTRL, ""),
    ];
    for (places, keys, expected) in steps {
        drag(&mut editor, &mut document, BoardButton::Secondary, places, keys);
        assert_eq!(drawn(&document), expected, "{places:?} with {keys:?}");
    }
    for (_, _, before) in steps.iter().rev().skip(1) {
        document.undo();
        assert_eq!(drawn(&document), *before, "each is one step");
    }
    document.undo();
    assert!(drawn(&document).is_empty() && !document.can_undo());
}

#[test]
fn each_menu_is_another_one() {
    let (mut editor, mut document) = (BoardEditor::default(), Document::new());
    drag(&mut editor, &mut document, BoardButton::Secondary, &["e4"], Modifiers::NONE);
    let first = editor.menu.unwrap();
    drag(&mut editor, &mut document, BoardButton::Secondary, &["e4"], Modifiers::NONE);
    assert_ne!(editor.menu.unwrap(), first);
    editor.handle_pointer(&mut document, PointerEvent::Press(BoardButton::Secondary, spot("d4")));
    assert_eq!(editor.menu, None, "a press closes it");
}

#[test]
fn what_is_given_up_draws_nothing() {
    let (mut editor, mut document) = (BoardEditor::default(), Document::new());
    editor.handle_pointer(&mut document, PointerEvent::Press(BoardButton::Secondary, spot("e2")));
    editor.handle_pointer(&mut document, PointerEvent::Enter(spot("e4")));
    editor.cancel_gesture(&mut document);
    editor.handle_pointer(&mut document, PointerEvent::Release(BoardButton::Secondary, spot("e4"), Modifiers::NONE));
    assert_eq!(drawn(&document), "");
    editor.handle_pointer(&mut document, PointerEvent::Press(BoardButton::Secondary, spot("e2")));
    editor.handle_pointer(&mut document, PointerEvent::Enter(spot("e4")));
    drag(&mut editor, &mut document, BoardButton::Primary, &["a1", "off"], Modifiers::NONE);
    editor.handle_pointer(&mut document, PointerEvent::Release(BoardButton::Secondary, spot("e4"), Modifiers::NONE));
    assert_eq!(drawn(&document), "", "another button begins something else");
}

#[test]
fn brush_and_eraser_do_not_draw() {
    for tool in [Tool::Brush(Piece::new(Color::White, Role::Rook)), Tool::Eraser] {
        for keys in [Modifiers::NONE, SHIFT, CTRL, ALT] {
            let (mut editor, mut document) = (BoardEditor { tool, ..BoardEditor::default() }, Document::new());
            drag(&mut editor, &mut document, BoardButton::Secondary, &["e2", "e3"], keys);
            assert_eq!(drawn(&document), "", "{tool:?} with {keys:?}");
            assert_eq!(editor.menu, None, "{tool:?} with {keys:?}");
        }
    }
}

#[test]
fn an_arrow_that_was_begun_ends_with_the_next_press() {
    for (button, expected) in [(BoardButton::Primary, "Ge2e4"), (BoardButton::Middle, "")] {
        let (mut editor, mut document) = (BoardEditor::default(), Document::new());
        editor.gesture = Some(Gesture::DrawByKeys { from: square("e2"), color: MarkColor::Green });
        assert!(editor.is_drawing_arrow());
        drag(&mut editor, &mut document, button, &["e4"], Modifiers::NONE);
        assert!(!editor.is_drawing_arrow());
        assert_eq!(drawn(&document), expected, "{button:?}");
    }
}
