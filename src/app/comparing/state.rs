//! Which position the one on the board is compared with, and what differs.

use super::difference::{Difference, of_details, of_positions};
use crate::app::shell::Shell;
use crate::board::{Piece, Position, Square};
use crate::document::{RecordId, RecordView};
use crate::lang::{self, Language, PieceLetters};
use crate::tr;

/// Which position the one on the board is compared with, and what differs.
#[derive(Debug, Default)]
pub struct Comparing {
    /// The other one, as long as they are compared.
    with: Option<RecordId>,
    /// The one that is selected beside the current one, if exactly one is.
    pair: Option<usize>,
    seen: Option<Seen>,
    comparison: Option<Comparison>,
}

/// What a comparison was made of.
#[derive(Debug, PartialEq)]
struct Seen {
    with: RecordId,
    revision: u64,
    shown: Position,
    puzzles: u64,
    speech: (Language, PieceLetters),
}

/// What is known of records as puzzles.
#[derive(Clone, Copy)]
pub(in crate::app) struct Known<'a> {
    /// Another one whenever more is known.
    pub(in crate::app) revision: u64,
    /// What is known of a record that holds this position, in words.
    pub(in crate::app) words: &'a dyn Fn(&RecordView<'_>, &Position) -> Option<String>,
}

/// The position on the board beside another one.
#[derive(Debug)]
pub struct Comparison {
    /// The place of the other one in the file, counted from 0.
    pub place: usize,
    /// What the other one is called; empty if nothing.
    pub name: String,
    /// The other one.
    pub position: Position,
    /// Whether it is the record on the board itself.
    pub is_same_record: bool,
    /// The squares on which something else stands, with what stands there on the board and in the other one.
    pub squares: Vec<(Square, [Option<Piece>; 2])>,
    /// The same squares alone.
    pub marked: Vec<Square>,
    /// Everything else in which they differ.
    pub others: Vec<Difference>,
}

impl Comparing {
    /// The comparison, if one is shown.
    pub const fn comparison(&self) -> Option<&Comparison> {
        self.comparison.as_ref()
    }

    pub(super) const fn is_on(&self) -> bool {
        self.with.is_some()
    }

    /// Compares with the other selected position, else with the one before, from which a copy was made; of the first one,
    /// with the one behind it.
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

    /// Follows the document. `pair`: what is selected beside the current one, if exactly one is, is compared from then on.
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
        // Moves that are tried from a position are no other version of it.
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
