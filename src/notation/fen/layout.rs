//! The byte ranges of the fields and squares of a FEN, which link the cursor of a text field to the board.

use std::ops::Range;

use super::lenient;
use crate::board::{Size, Square};

/// The byte ranges of the six fields and of the squares in a text, which need not be strict FEN.
///
/// An invalid character counts as one empty square. Characters beyond the end of a rank or of the board have no square.
///
/// ```
/// use fenwright::{Square, notation::fen::FenLayout};
/// let layout = FenLayout::from_text("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
/// assert_eq!(layout.square_at(1).map(|run| (run.first, run.squares)), Some((Square::new(4, 7), 1)));
/// assert_eq!(layout.span_of(Square::new(0, 0)), Some(16..17));
/// assert_eq!(layout.field_at(20), Some(2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenLayout {
    /// The byte ranges of the fields 1 to 6, without white space; `None` for a missing field.
    pub fields: [Option<Range<usize>>; 6],
    /// The board size, guessed from the widths of the ranks.
    pub size: Size,
    /// The byte range of each character or number of the placement, with its squares, in text order.
    runs: Vec<(Range<usize>, SquareRun)>,
}

/// The squares of one character or number of a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareRun {
    /// The first square, nearest to the a-file.
    pub first: Square,
    /// The number of squares, 1 to 10, all on one rank.
    pub squares: u8,
}

impl Default for FenLayout {
    fn default() -> Self {
        Self::from_text("")
    }
}

impl FenLayout {
    /// Finds the fields and squares of a text.
    pub fn from_text(text: &str) -> Self {
        let fields = lenient::fields(text);
        let placement = fields[0].clone().unwrap_or(0..0);
        let start = placement.start;
        let placement = &text[placement];
        let size = lenient::likely_size(placement);
        let runs = lenient::parts(placement, start, size)
            .map(|part| (part.bytes, SquareRun { first: part.square, squares: part.squares }))
            .collect();
        Self { fields, size, runs }
    }

    /// Returns the number, 1 to 6, of the field at a byte offset; the offset just after a field belongs to that field.
    pub fn field_at(&self, byte: usize) -> Option<u8> {
        let holds =
            |field: &Option<Range<usize>>| field.as_ref().is_some_and(|field| field.start <= byte && byte <= field.end);
        (1..).zip(&self.fields).find(|(_, field)| holds(field)).map(|(number, _)| number)
    }

    /// Returns the squares of the character at this byte.
    pub fn square_at(&self, byte: usize) -> Option<SquareRun> {
        self.runs.iter().find(|(bytes, _)| bytes.contains(&byte)).map(|(_, run)| *run)
    }

    /// Returns the byte range of the piece letter or number that covers a square.
    pub fn span_of(&self, square: Square) -> Option<Range<usize>> {
        let holds = |run: &SquareRun| {
            run.first.rank == square.rank && (run.first.file..run.first.file + run.squares).contains(&square.file)
        };
        self.runs.iter().find(|(_, run)| holds(run)).map(|(bytes, _)| bytes.clone())
    }
}
