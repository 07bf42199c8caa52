//! A draft: the readable part of a text that is still being typed, which is the start of the next edit.

use fenwright::document::{Document, Edit};
use fenwright::notation::fen;
use fenwright::{Color, Position, Square};

const DRAFT: &str = "4k3/8/8/8/8/8/8/4K3 b - - 0 1";

fn with_draft() -> Document {
    let mut document = Document::new();
    document.set_draft(fen::read(DRAFT).ok());
    document
}

#[test]
fn a_draft_changes_neither_position_nor_file() {
    let document = with_draft();
    assert_eq!(*document.position(), Position::start());
    assert_eq!(fen::write(document.working_position()), DRAFT);
    assert!(!document.is_modified());
    assert!(!document.can_undo());
}

#[test]
fn the_next_edit_starts_from_the_draft_and_is_one_step() {
    let mut document = with_draft();
    let rook = fenwright::Piece::from_letter('R');
    assert!(document.apply(Edit::Place { square: Square::new(0, 0), piece: rook }));
    assert_eq!(fen::write(document.position()), "4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
    assert_eq!(document.working_position(), document.position());
    assert!(document.undo());
    assert_eq!(*document.position(), Position::start());
    assert_eq!(document.working_position(), document.position(), "the draft does not come back");
}

#[test]
fn a_statement_that_the_draft_makes_already_takes_it_over() {
    let mut document = with_draft();
    assert!(document.apply(Edit::SideToMove(Color::Black)));
    assert_eq!(fen::write(document.position()), DRAFT);
}

#[test]
fn a_draft_belongs_to_its_record() {
    let mut document = Document::with_positions(vec![Position::start(), Position::start()]);
    document.set_draft(fen::read(DRAFT).ok());
    document.select(1);
    document.select(0);
    assert_eq!(document.working_position(), document.position());
}

#[test]
fn an_edit_that_changes_nothing_of_the_draft_leaves_the_record_alone() {
    let mut document = with_draft();
    assert!(!document.apply(Edit::Place { square: Square::new(3, 3), piece: None }));
    assert_eq!(*document.position(), Position::start());
    assert_eq!(fen::write(document.working_position()), DRAFT);
}
