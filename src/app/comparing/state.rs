//! The state of the comparison.

use super::difference::{Difference, detail_differences, position_differences};
use crate::app::shell::Shell;
use crate::board::{Piece, Position, Square};
use crate::document::{RecordId, RecordView};
use crate::lang::{self, Language, PieceLetters};
use crate::tr;

#[derive(Debug, Default)]
pub struct ComparisonState {
    other: Option<RecordId>,
    inputs: Option<ComparisonInputs>,
    comparison: Option<Comparison>,
}

#[derive(Debug, PartialEq)]
struct ComparisonInputs {
    with: RecordId,
    revision: u64,
    shown: Position,
    puzzles: u64,
    locale: (Language, PieceLetters),
}

#[derive(Debug)]
pub struct Comparison {
    pub index: usize,
    pub name: String,
    pub position: Position,
    pub is_same_record: bool,
    /// The squares that differ, with the piece on the board and the piece in the other position.
    pub squares: Vec<(Square, [Option<Piece>; 2])>,
    pub marked: Vec<Square>,
    pub others: Vec<Difference>,
}

impl ComparisonState {
    pub const fn comparison(&self) -> Option<&Comparison> {
        self.comparison.as_ref()
    }

    pub(super) const fn is_on(&self) -> bool {
        self.other.is_some()
    }

    /// Starts comparing with the other selected record; otherwise with the previous one, from which a copy was made, or
    /// from the first record with the next one.
    pub(super) fn begin(&mut self, shell: &Shell) {
        let current = shell.document.current();
        let beside = current.checked_sub(1).unwrap_or(current + 1);
        self.other = Some(shell.document.record(shell.other_selected.unwrap_or(beside)).id());
    }

    pub(super) fn end(&mut self) {
        self.other = None;
        self.comparison = None;
        self.inputs = None;
    }

    /// Follows the document. The only other selected record is compared from now on.
    pub(super) fn sync(&mut self, shell: &Shell) {
        let Some(with) = self.other else { return };
        let with = shell.other_selected.map_or(with, |place| shell.document.record(place).id());
        let Some(place) = shell.document.index_of(with) else { return self.end() };
        self.other = Some(with);
        let (revision, shown, locale) = (shell.document.revision(), *shell.shown_position(), lang::locale());
        let seen = ComparisonInputs { with, revision, shown, puzzles: shell.puzzle_marks.revision(), locale };
        if self.inputs.as_ref() != Some(&seen) {
            self.comparison = Some(Comparison::compute(shell, place));
            self.inputs = Some(seen);
        }
    }
}

impl Comparison {
    fn compute(shell: &Shell, index: usize) -> Self {
        let (document, here) = (&shell.document, shell.shown_position());
        let (record, other) = (document.record(document.current()), document.record(index));
        let position = other.position().unwrap_or_else(|unreadable| unreadable.preview());
        let is_same_record = index == document.current();
        // Moves tried from a position do not make it another version.
        let squares = here.board.differing_squares(&position.board).filter(|_| !is_same_record);
        let squares: Vec<_> =
            squares.map(|square| (square, [here.board.get(square), position.board.get(square)])).collect();
        let answer = |record: &RecordView<'_>, position| {
            let mark = shell.puzzle_marks.mark(record, position);
            mark.map_or_else(|| tr!("comparing-not-solved").to_owned(), |mark| mark.label(None))
        };
        let answers = Difference::between(tr!("comparing-solver"), answer(&record, here), answer(&other, &position));
        let details = detail_differences(&record.read_metadata(), &other.read_metadata()).collect::<Vec<_>>();
        Self {
            index,
            name: other.name().unwrap_or_default().into_owned(),
            is_same_record,
            marked: squares.iter().map(|(square, _)| *square).collect(),
            squares,
            others: position_differences(here, &position).into_iter().chain(answers).chain(details).collect(),
            position,
        }
    }
}
