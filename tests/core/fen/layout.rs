//! The layout of a text, and the preview of a broken one.

use fenwright::notation::fen::{self, FenLayout};
use fenwright::{Color, Position, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("no square: {name}"))
}

#[test]
fn fields_of_the_start_position() {
    let layout = FenLayout::from_text(START);
    let texts: Vec<_> = layout.fields.iter().map(|field| &START[field.clone().expect("six fields")]).collect();
    assert_eq!(texts.join(" "), START);
    assert_eq!(layout.field_at(0), Some(1));
    assert_eq!(layout.field_at(43), Some(1), "the caret behind the placement");
    assert_eq!(layout.field_at(44), Some(2));
    assert_eq!(layout.field_at(START.len()), Some(6));
    assert_eq!(layout.field_at(START.len() + 1), None);
}

#[test]
fn squares_and_characters_point_at_each_other() {
    let layout = FenLayout::from_text(START);
    assert_eq!(layout.square_at(0).map(|run| (run.first, run.squares)), Some((square("a8"), 1)));
    assert_eq!(layout.square_at(8), None, "a stroke");
    assert_eq!(layout.square_at(18).map(|run| (run.first, run.squares)), Some((square("a6"), 8)));
    assert_eq!(layout.square_at(44), None, "the side to move");
    assert_eq!(layout.span_of(square("e4")), Some(22..23));
    assert_eq!(layout.span_of(square("h1")), Some(42..43));
    assert_eq!(layout.span_of(square("a9")), None);
}

#[test]
fn a_number_of_two_digits_is_one_run() {
    let layout = FenLayout::from_text("10/10/10/10/9k w - - 0 1");
    let run = layout.square_at(1).expect("the digit 0 of 10");
    assert_eq!((run.first, run.squares), (square("a5"), 10));
    assert_eq!(layout.span_of(square("j1")), Some(13..14));
}

#[test]
fn broken_texts_have_a_layout_too() {
    let text = "  4k3/xx/pppppppppp/\u{265C}7/8";
    let layout = FenLayout::from_text(text);
    assert_eq!(layout.fields[0], Some(2..text.len()));
    assert_eq!(layout.fields[1], None);
    assert_eq!(layout.span_of(square("a7")), Some(6..7));
    assert_eq!(layout.span_of(square("c7")), None, "the rank is too short");
    assert_eq!(layout.span_of(square("h6")), Some(16..17));
    assert_eq!(layout.square_at(17), None, "overflow");
    assert_eq!(layout.span_of(square("a5")), Some(20..23));
    assert_eq!(layout.span_of(square("a1")), None, "no such rank");
}

#[test]
fn text_before_the_placement_is_skipped() {
    let text = "position fen 4k3/8/8/8/8/8/8/4K3 b - - 0 1";
    let layout = FenLayout::from_text(text);
    assert_eq!(layout.fields[0], Some(13..32));
    assert_eq!(layout.span_of(square("e8")), Some(14..15));
    let preview = fen::preview(text);
    assert_eq!(fen::write(&preview.position), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

#[test]
fn a_preview_of_strict_text_is_its_position() {
    assert_eq!(fen::preview(START).position, Position::start());
    assert_eq!(fen::preview(&format!(" {START}\n")).position, Position::start());
    assert_eq!(fen::preview(START).readable_fields, [true; 6]);
}

#[test]
fn a_preview_shows_what_can_be_read() {
    let table = [
        ("", "8/8/8/8/8/8/8/8 w - - 0 1"),
        ("4k3", "4k3/8/8/8/8/8/8/8 w - - 0 1"),
        ("4k3/xPx/ppppppppN/44/8/8/8/8/QQ b", "4k3/1P6/pppppppp/8/8/8/8/8 b - - 0 1"),
        ("8/8/8/8/8/8/8/4K2R w qK e9 - 12", "8/8/8/8/8/8/8/4K2R w Kq - 0 12"),
        ("8/8/8/8/4P3/8/8/8 b KQxq e3 99999 0", "8/8/8/8/4P3/8/8/8 b - e3 0 1"),
        (
            "rnabqkbcnr/pppppppppp/10/10/10/9/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
            "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
        ),
    ];
    for (text, expected) in table {
        assert_eq!(fen::write(&fen::preview(text).position), expected, "{text}");
    }
    let preview = fen::preview("4k3/8 b K x");
    assert_eq!(preview.position.side_to_move, Color::Black);
    assert_eq!(preview.readable_fields, [true, true, true, false, false, false]);
}
