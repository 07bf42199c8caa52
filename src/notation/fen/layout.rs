//! Where the fields and squares of a text are, which links the caret of a text field to the board.

use std::ops::Range;

use super::sketch;
use crate::board::{Size, Square};

/// Where the six fields and the squares of a text are, also in a text that is no strict FEN.
///
/// Bytes are counted in the text as given. In a broken text a character that cannot be read counts as one
/// empty square; what overflows a rank or the board belongs to no square.
///
/// ```
/// use fenwright::{Square, notation::fen::Layout};
/// let layout = Layout::of("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
/// assert_eq!(layout.square_at(1).map(|run| (run.first, run.squares)), Some((Square::new(4, 7), 1)));
/// assert_eq!(layout.byte_of(Square::new(0, 0)), Some(16..17));
/// assert_eq!(layout.field_at(20), Some(2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The bytes of the fields 1 to 6, without the white space between; `None` where a field is missing.
    pub fields: [Option<Range<usize>>; 6],
    /// The size of board that the placement means, or most likely means.
    pub size: Size,
    /// The parts of the placement in the order of the text.
    runs: Vec<(Range<usize>, Run)>,
}

/// The squares that one character, or one number, of a placement stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The first of them, nearest to the a-file.
    pub first: Square,
    /// How many, 1 to 10, all on one rank.
    pub squares: u8,
}

impl Default for Layout {
    /// That of an empty text.
    fn default() -> Self {
        Self::of("")
    }
}

impl Layout {
    /// Finds the fields and squares of a text.
    pub fn of(text: &str) -> Self {
        let fields = sketch::fields(text);
        let placement = fields[0].clone().unwrap_or(0..0);
        let start = placement.start;
        let placement = &text[placement];
        let size = sketch::likely_size(placement);
        let runs = sketch::parts(placement, start, size)
            .map(|part| (part.bytes, Run { first: part.square, squares: part.squares }))
            .collect();
        Self { fields, size, runs }
    }

    /// The field, 1 to 6, that a byte or the caret before it belongs to. The caret behind the last
    /// character of a field still belongs to it.
    pub fn field_at(&self, byte: usize) -> Option<u8> {
        let holds =
            |field: &Option<Range<usize>>| field.as_ref().is_some_and(|field| field.start <= byte && byte <= field.end);
        (1..).zip(&self.fields).find(|(_, field)| holds(field)).map(|(number, _)| number)
    }

    /// The squares of the character at this byte.
    pub fn square_at(&self, byte: usize) -> Option<Run> {
        self.runs.iter().find(|(bytes, _)| bytes.contains(&byte)).map(|(_, run)| *run)
    }

    /// The bytes of the piece letter or number that stands for a square.
    pub fn byte_of(&self, square: Square) -> Option<Range<usize>> {
        let holds = |run: &Run| {
            run.first.rank == square.rank && (run.first.file..run.first.file + run.squares).contains(&square.file)
        };
        self.runs.iter().find(|(_, run)| holds(run)).map(|(bytes, _)| bytes.clone())
    }
}
