//! The state of the comparison: the differences between two records.

use crate::app::shell::Shell;
use crate::board::{Color, Piece, Position, Square};
use crate::document::{Field, Metadata, RecordId, RecordView};
use crate::lang::{self, Language, PieceLetters};
use crate::notation::fen;
use crate::tr;
use crate::wording::Label;

#[derive(Default)]
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

pub struct Comparison {
    pub index: usize,
    pub name: String,
    pub position: Position,
    pub is_same_record: bool,
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

    /// Compares with the other selected record. If there is none, compares with the previous record, which may be the
    /// original of a copy, or, from the first record, with the next.
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

    /// Updates the comparison. If exactly one other record is selected, it is the compared record from now on.
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
        // A record is not compared with itself, even if moves in try mode have changed the position on the board.
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The label of the field, for example "Side to move".
    pub name: &'static str,
    pub here: String,
    pub there: String,
}

impl Difference {
    pub(super) fn between(name: &'static str, here: String, there: String) -> Option<Self> {
        (here != there).then_some(Self { name, here, there })
    }
}

/// Returns the differences in board size, side to move and the FEN fields after them.
pub(super) fn position_differences(here: &Position, there: &Position) -> Vec<Difference> {
    let name = |color: Color| color.label().to_owned();
    let fields = |position: &Position| {
        let fen = fen::write(position);
        let fields: Vec<String> = fen.split(' ').skip(2).map(|field| field.replace('-', "")).collect();
        fields
    };
    let size =
        Difference::between(tr!("comparing-board"), here.board.size().to_string(), there.board.size().to_string());
    let turn = Difference::between(tr!("comparing-side"), name(here.side_to_move), name(there.side_to_move));
    // The names of the fields that `fields` returns, without placement and side to move.
    let names = [
        tr!("comparing-castling"),
        tr!("comparing-en-passant"),
        tr!("comparing-halfmove-clock"),
        tr!("comparing-move-number"),
    ];
    let others = names.into_iter().zip(fields(here).into_iter().zip(fields(there)));
    let others = others.filter_map(|(name, (here, there))| Difference::between(name, here, there));
    size.into_iter().chain(turn).chain(others).collect()
}

/// Returns the details that differ, except the titles, which are both visible anyway.
pub(super) fn detail_differences<'a>(here: &'a Metadata, there: &'a Metadata) -> impl Iterator<Item = Difference> + 'a {
    let said = |metadata: &Metadata, field| metadata.get(field).to_owned();
    let fields = Field::ALL.into_iter().filter(|field| *field != Field::Title);
    fields.filter_map(move |field| Difference::between(field.label(), said(here, field), said(there, field)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_differ_are_named_with_both_values() {
        for (here, there, expected) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", vec![]),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", vec!["Side to move: White, Black"]),
            (
                "4k3/8/8/4pP2/8/8/8/4K2R w K e6 0 1",
                "4k3/8/8/4pP2/8/8/8/4K2R w - - 7 12",
                vec!["Castling: K, ", "En passant: e6, ", "Halfmove clock: 0, 7", "Move number: 1, 12"],
            ),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "5k4/10/10/10/10/10/10/5K4 w - - 0 1", vec!["Board: 8x8, 10x8"]),
        ] {
            let position = |text: &str| fen::read(text).unwrap_or_else(|fault| unreachable!("{text}: {fault}"));
            let found = position_differences(&position(here), &position(there)).into_iter();
            let found: Vec<String> =
                found.map(|Difference { name, here, there }| format!("{name}: {here}, {there}")).collect();
            assert_eq!(found, expected, "{here} and {there}");
        }
    }
}
