//! The state of the comparison.

use super::difference::{Difference, of_details, of_positions};
use crate::app::shell::Shell;
use crate::board::{Piece, Position, Square};
use crate::document::{RecordId, RecordView};
use crate::lang::{self, Language, PieceLetters};
use crate::tr;

#[derive(Debug, Default)]
pub struct Comparing {
    /// The other record, while comparing.
    with: Option<RecordId>,
    /// The only other selected record, if there is exactly one.
    pair: Option<usize>,
    seen: Option<Seen>,
    comparison: Option<Comparison>,
}

/// The inputs of a comparison.
#[derive(Debug, PartialEq)]
struct Seen {
    with: RecordId,
    revision: u64,
    shown: Position,
    puzzles: u64,
    speech: (Language, PieceLetters),
}

/// The results of solving that are known for records.
#[derive(Clone, Copy)]
pub(in crate::app) struct Known<'a> {
    /// Changes whenever more is known.
    pub(in crate::app) revision: u64,
    /// Describes the result for a record with this position.
    pub(in crate::app) words: &'a dyn Fn(&RecordView<'_>, &Position) -> Option<String>,
}

#[derive(Debug)]
pub struct Comparison {
    /// The index of the other record in the file.
    pub place: usize,
    /// The name of the other record; may be empty.
    pub name: String,
    pub position: Position,
    /// `true` if the other record is the one on the board.
    pub is_same_record: bool,
    /// The squares that differ, with the piece on the board and the piece in the other position.
    pub squares: Vec<(Square, [Option<Piece>; 2])>,
    /// The squares of `squares`.
    pub marked: Vec<Square>,
    /// All other differences.
    pub others: Vec<Difference>,
}

impl Comparing {
    pub const fn comparison(&self) -> Option<&Comparison> {
        self.comparison.as_ref()
    }

    pub(super) const fn is_on(&self) -> bool {
        self.with.is_some()
    }

    /// Starts comparing with the other selected record; otherwise with the previous one, from which a copy was made, or
    /// from the first record with the next one.
    pub(super) fn begin(&mut self, shell: &Shell) {
        let current = shell.document.current();
        let beside = current.checked_sub(1).unwrap_or(current + 1);
        self.with = Some(shell.document.record(self.pair.unwrap_or(beside)).id());
    }

    pub(super) fn end(&mut self) {
        self.with = None;
        self.comparison = None;
        self.seen = None;
    }

    /// Follows the document. `pair`: the only other selected record, which is compared from now on.
    pub(in crate::app) fn follow(&mut self, shell: &Shell, pair: Option<usize>, known: Known<'_>) {
        self.pair = pair;
        let Some(with) = self.with else { return };
        let with = pair.map_or(with, |place| shell.document.record(place).id());
        let Some(place) = shell.document.place_of(with) else { return self.end() };
        self.with = Some(with);
        let (revision, shown, speech) = (shell.document.revision(), *shell.shown(), lang::speech());
        let seen = Seen { with, revision, shown, puzzles: known.revision, speech };
        if self.seen.as_ref() != Some(&seen) {
            self.comparison = Some(Comparison::of(shell, place, known));
            self.seen = Some(seen);
        }
    }
}

impl Comparison {
    fn of(shell: &Shell, place: usize, known: Known<'_>) -> Self {
        let (document, here) = (&shell.document, shell.shown());
        let (record, other) = (document.record(document.current()), document.record(place));
        let position = other.position().unwrap_or_else(|unreadable| unreadable.preview());
        let is_same_record = place == document.current();
        // Moves tried from a position do not make it another version.
        let squares = here.board.differing(&position.board).filter(|_| !is_same_record);
        let squares: Vec<_> =
            squares.map(|square| (square, [here.board.get(square), position.board.get(square)])).collect();
        let answer = |record: &RecordView<'_>, position| {
            (known.words)(record, position).unwrap_or_else(|| tr!("comparing-not-solved").to_owned())
        };
        let answers = Difference::of(tr!("comparing-solver"), answer(&record, here), answer(&other, &position));
        let details = of_details(&record.stated_metadata(), &other.stated_metadata()).collect::<Vec<_>>();
        Self {
            place,
            name: other.name().unwrap_or_default().into_owned(),
            is_same_record,
            marked: squares.iter().map(|(square, _)| *square).collect(),
            squares,
            others: of_positions(here, &position).into_iter().chain(answers).chain(details).collect(),
            position,
        }
    }
}
