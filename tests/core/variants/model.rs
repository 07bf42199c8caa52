//! The variant of a position in edits, transforms and undo.

use fenwright::Position;
use fenwright::board::{Color, DroppedPart, Piece, Role, Rules, Size, Square, Transform, Variant};
use fenwright::document::{Document, Edit};
use fenwright::notation::fen;

use super::{read, records};

fn start() -> Document {
    Document::new()
}

fn shown(document: &Document) -> String {
    format!("{} {}", document.position().variant().id(), fen::write(document.position()))
}

#[test]
fn rules_are_edited_and_undone() {
    let mut document = start();
    let before = shown(&document);
    let square = Square::new(3, 0);
    let steps = [
        Edit::Variant(Variant::Crazyhouse),
        Edit::Pocket { color: Color::White, role: Role::Queen, count: 2 },
        Edit::Promoted { square, promoted: true },
        Edit::Move { from: square, to: Square::new(3, 3) },
        Edit::Copy { from: Square::new(3, 3), to: Square::new(4, 3) },
        Edit::Place { square: Square::new(3, 3), piece: Some(Piece::new(Color::Black, Role::Rook)) },
        Edit::Transform(Transform::SwapColors),
    ];
    let expected = "crazyhouse rnb1kbnr/pppppppp/8/3Rq~3/8/8/PPPPPPPP/RNBQKBNR[qq] b KQkq - 0 1";
    for step in steps.clone() {
        assert!(document.apply(step.clone()), "{step:?}");
    }
    assert_eq!(shown(&document), expected);
    for _ in &steps {
        assert!(document.undo());
    }
    assert_eq!(shown(&document), before);
    for _ in &steps {
        assert!(document.redo());
    }
    assert_eq!(shown(&document), expected);
    // Other variants do not have pieces in hand.
    assert!(document.apply(Edit::Variant(Variant::ThreeCheck)));
    assert!(!document.apply(Edit::Pocket { color: Color::White, role: Role::Queen, count: 1 }));
    assert!(!document.apply(Edit::Promoted { square, promoted: true }));
    assert!(document.apply(Edit::ChecksRemaining { color: Color::Black, remaining: 1 }));
    assert!(shown(&document).ends_with("b KQkq - 3+1 0 1"), "{}", shown(&document));
}

#[test]
fn clear_and_start_follow_the_rules() {
    for variant in Variant::ALL {
        let mut document = start();
        document.apply(Edit::Variant(variant));
        document.apply(Edit::Clear);
        assert_eq!(document.position(), &Position::empty(Size::STANDARD).with_variant(variant));
        document.apply(Edit::Start);
        assert_eq!(document.position(), &Position::start_for_variant(variant));
    }
}

#[test]
fn transforms_keep_what_they_say() {
    for record in records() {
        let position = record.position();
        for transform in Transform::ALL.iter().copied() {
            let (after, _) = transform.apply(&position).expect("a square board");
            assert_eq!(after.variant(), position.variant(), "{transform:?}");
            let promoted = |position: &Position| position.holdings().map_or(0, |held| held.promoted.squares().count());
            let is_shift = matches!(
                transform,
                Transform::ShiftLeft | Transform::ShiftRight | Transform::ShiftUp | Transform::ShiftDown
            );
            assert!(is_shift || promoted(&after) == promoted(&position), "{transform:?}");
            let is_swap = transform == Transform::SwapColors;
            for color in Color::ALL {
                let was = if is_swap { !color } else { color };
                let checks = |position: &Position, color| position.checks().map(|checks| checks.remaining(color));
                assert_eq!(checks(&after, color), checks(&position, was), "{transform:?}");
                for role in fenwright::board::Pockets::ROLES {
                    let count =
                        |position: &Position, color| position.holdings().map(|held| held.pockets.count(color, role));
                    assert_eq!(count(&after, color), count(&position, was), "{transform:?}");
                }
            }
            // The written position is read again, without the marks that left the board.
            let after = after.with_writable_rules();
            assert_eq!(read(&fen::write(&after), after.variant()), after, "{transform:?}");
        }
    }
}

#[test]
fn other_boards_have_one_set_of_rules() {
    let position = Position::start_for_variant(Variant::Crazyhouse);
    let (wide, dropped) = position.resized(Size::new(10, 8).expect("a size"));
    assert_eq!((wide.rules, dropped), (Rules::Standard, vec![DroppedPart::Rules(Variant::Crazyhouse)]));
    assert_eq!(wide.with_variant(Variant::Atomic).variant(), Variant::Standard);
}

/// The fields of some variants must not make all positions large.
#[test]
fn a_position_stays_small() {
    assert!(size_of::<Position>() <= 136, "{}", size_of::<Position>());
}
