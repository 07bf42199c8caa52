//! Castling rights and the en passant square follow the pieces.

use super::{apply, bytes, edit, shown, square, with};
use fenwright::document::Edit;
use fenwright::notation::fen;

/// A description, the position before, the edits, and the position after.
const CASTLING: &[(&str, &str, &str, &str)] = &[
    ("a rook leaves", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "h1>g1", "r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 3 9"),
    ("and comes back", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "h1>g1 g1>h1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9"),
    ("a king leaves", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", "e8>e7", "r6r/4k3/8/8/8/8/8/R3K2R b KQ - 3 9"),
    ("and comes back", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", "e8>e7 e7>e8", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9"),
    ("a king beside its square", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1>d1", "4k3/8/8/8/8/8/8/R2K3R w - - 0 1"),
    (
        "king and rook leave and return in turn",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1>e2 h1>h2 e2>e1",
        "4k3/8/8/8/8/8/7R/4K3 w - - 0 1",
    ),
    (
        "until both are back",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1>e2 h1>h2 e2>e1 h2>h1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    ),
    ("a rook is replaced", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Na1", "4k3/8/8/8/8/8/8/N3K2R w K - 0 1"),
    ("by one of the other colour", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "rh1", "4k3/8/8/8/8/8/8/R3K2r w Q - 0 1"),
    ("and put back anew", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "-a1 Ra1", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
    ("king onto its rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1>h1", "4k3/8/8/8/8/8/8/R6K w - - 0 1"),
    ("a copied rook leaves the right", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1+h5", "4k3/8/8/7R/8/8/8/4K2R w K - 0 1"),
    ("a ticked right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "wh h1>g1 g1>h1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
    (
        "an unticked right stays away",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "!wh h1>g1 g1>h1",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
    ),
    ("unticking forgets", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1>g1 !wh g1>h1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"),
    ("rights never come by themselves", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Rh1 Ra1", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"),
    (
        "a right without its rook is kept",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "Ra1 e8>d8",
        "3k4/8/8/8/8/8/8/R3K3 w K - 0 1",
    ),
    ("a right without its king is kept", "4k3/8/8/8/8/8/8/7R w K - 0 1", "e8>d8", "3k4/8/8/8/8/8/8/7R w K - 0 1"),
    ("even when its rook goes", "4k3/8/8/8/8/8/8/7R w K - 0 1", "h1>h2", "4k3/8/8/8/8/8/7R/8 w K - 0 1"),
    ("an inner rook in Chess960", "1k6/8/8/8/8/8/8/RR1K4 w B - 0 1", "b1>b2 b2>b1", "1k6/8/8/8/8/8/8/RR1K4 w B - 0 1"),
    (
        "is not its outer neighbour",
        "1k6/8/8/8/8/8/8/RR1K4 w B - 0 1",
        "b1>b2 a1>b1",
        "1k6/8/8/8/8/8/1R6/1R1K4 w Q - 0 1",
    ),
    (
        "a large board",
        "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1",
        "j1>i1 a8>a7",
        "5k3r/r9/10/10/10/10/10/R4K2R1 w Qk - 0 1",
    ),
    (
        "a large board and back",
        "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1",
        "j1>i1 i1>j1",
        "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1",
    ),
];

#[test]
fn castling_rights_follow_king_and_rook() {
    for (what, before, edits, after) in CASTLING {
        let mut document = with(before);
        apply(&mut document, edits);
        assert_eq!(shown(&document), *after, "{what}: {before} {edits}");
        while document.undo() {}
        assert_eq!(shown(&document), *before, "{what}: undone");
        while document.redo() {}
        assert_eq!(shown(&document), *after, "{what}: redone");
    }
}

#[test]
fn undo_restores_what_is_remembered() {
    let start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut document = with(start);
    apply(&mut document, "h1>g1 !wh");
    assert!(document.undo(), "forgetting is a step");
    apply(&mut document, "g1>h1");
    assert_eq!(shown(&document), start, "the right is remembered again");
    apply(&mut document, "h1>g1 !wh");
    assert!(document.undo() && document.redo());
    apply(&mut document, "g1>h1");
    assert_eq!(shown(&document), "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "the right is forgotten again");
}

#[test]
fn a_whole_position_forgets_what_is_remembered() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let without = super::position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBN1 w Qkq - 0 1");
    for whole in [Edit::Clear, Edit::Start, Edit::Replace(Box::new(without))] {
        let mut document = with(start);
        apply(&mut document, "h1>h4");
        document.apply(whole.clone());
        if whole == Edit::Start {
            assert_eq!(shown(&document), start);
        } else {
            apply(&mut document, "Ke1 Rh1");
            assert!(!document.position().castling.has(fenwright::Color::White, 7), "{whole:?}: {}", shown(&document));
        }
    }
}

#[test]
fn a_king_lifted_and_dropped_in_one_gesture_changes_nothing() {
    let mut document = with("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9");
    let before = bytes(&document);
    document.begin_gesture();
    apply(&mut document, "-e1 Ke1");
    document.end_gesture();
    assert!(!document.can_undo() && !document.is_modified());
    assert!(!document.apply(edit("e1>e1")), "the same in one edit");
    assert_eq!(bytes(&document), before);
}

const EN_PASSANT: &[(&str, &str, &str, &str)] = &[
    ("the pawn leaves", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5>c5", "4k3/8/8/2p1P3/8/8/8/4K3 w - - 0 1"),
    ("the pawn is captured", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5>d5", "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1"),
    (
        "something stands on the square",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "Nd6",
        "4k3/8/3N4/3pP3/8/8/8/4K3 w - - 0 1",
    ),
    ("something stands behind it", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "pd7", "4k3/3p4/8/3pP3/8/8/8/4K3 w - - 0 1"),
    ("the capturer leaves", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5>e4", "4k3/8/8/3p4/4P3/8/8/4K3 w - d6 0 1"),
    ("elsewhere", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e8>f8", "5k2/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
    ("the other side", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "b", "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1"),
    ("and back again", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "b w", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"),
    ("the same side", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "w", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
    ("a wrong square is kept", "4k3/8/8/8/8/8/8/4K3 w - d6 0 1", "Nc3 e8>d8", "3k4/8/8/8/8/2N5/8/4K3 w - d6 0 1"),
    ("unless the side changes", "4k3/8/8/8/8/8/8/4K3 w - d6 0 1", "b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
    ("Black to move", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "-d4", "4k3/8/8/8/4p3/8/8/4K3 b - - 0 1"),
    ("on the a-file", "4k3/8/8/8/P7/8/8/4K3 b - a3 0 1", "Ra2", "4k3/8/8/8/P7/8/R7/4K3 b - - 0 1"),
];

#[test]
fn the_en_passant_square_follows_the_pawns() {
    for (what, before, edits, after) in EN_PASSANT {
        let mut document = with(before);
        apply(&mut document, edits);
        assert_eq!(shown(&document), *after, "{what}: {before} {edits}");
        while document.undo() {}
        assert_eq!(shown(&document), *before, "{what}: one undo brings it back");
    }
}

#[test]
fn an_en_passant_square_must_be_one_that_fen_can_state() {
    let mut document = with("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    for wrong in ["d3", "d5", "i6", "d10"] {
        assert!(!document.apply(Edit::EnPassant(Some(square(wrong)))), "{wrong}");
    }
    assert!(document.apply(Edit::EnPassant(Some(square("d6")))), "also without a pawn");
    assert_eq!(shown(&document), "4k3/8/8/8/8/8/8/4K3 w - d6 0 1");
    assert!(document.apply(Edit::EnPassant(None)));
    assert!(!document.apply(Edit::EnPassant(None)));
}

#[test]
fn nothing_done_with_pieces_changes_side_clocks_or_number() {
    let start = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 7 31";
    let mut document = with(start);
    apply(&mut document, "e2>e4 e7>e5 e1>e2 Qd8 -a1 a2+a5 kh8");
    let written = fen::write(document.position());
    assert!(written.contains(" b ") && written.ends_with(" 7 31"), "{written}");
}
