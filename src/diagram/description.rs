//! The description of a diagram, and the lengths that its renderers share.

use serde::{Deserialize, Serialize};
use strum::{EnumString, VariantNames};

use super::{Coloring, Colors, PieceSet, PrintSize};
use crate::board::{Annotations, Arrow, Color, Mark, Position};

/// The side of a square in scenes, whose other lengths are relative to it.
pub(super) const SQUARE: f32 = 64.0;
/// The margin for coordinates outside the board and for the disc of the side to move.
pub(super) const MARGIN: f32 = 36.0;
/// The font size of coordinates outside the board.
pub(super) const OUTSIDE: f32 = 22.0;

/// The place of the letters of the files and the numbers of the ranks.
#[derive(Clone, Copy, Debug, Default, EnumString, VariantNames, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Coordinates {
    /// In the corners of the squares at the edge.
    #[default]
    Inside,
    /// Around the board.
    Outside,
    /// No coordinates.
    None,
}

/// A position and how it is drawn.
///
/// ```
/// use fenwright::{Color, Position, diagram::{Coordinates, Diagram, text}};
///
/// let mut diagram = Diagram::new(Position::start());
/// diagram.view = Color::Black;
/// diagram.coordinates = Coordinates::None;
/// assert!(text::ascii(&diagram).starts_with("R N B K Q B N R\n"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The position.
    pub position: Position,
    /// The side at the bottom.
    pub view: Color,
    /// The longer side of the picture in pixels, [`Self::MIN_SIZE`] to [`Self::MAX_SIZE`], including the border and the
    /// coordinates around the board. A caption below adds to the height.
    pub size: u32,
    /// The length of that side on paper, if specified; [`Self::size`] is then its number of dots.
    pub print: Option<PrintSize>,
    /// The place of the coordinates.
    pub coordinates: Coordinates,
    /// `true` if a border is drawn around the board.
    pub border: bool,
    /// `true` if a small disc beside the board shows the side to move.
    pub mover: bool,
    /// The piece set.
    pub pieces: PieceSet,
    /// The colours.
    pub colors: Colors,
    /// Arrows and marked squares; those off the board are ignored.
    pub annotations: Annotations,
    /// The text below the board, which is broken into lines.
    pub caption: String,
}

impl Diagram {
    /// Minimum [`Self::size`].
    pub const MIN_SIZE: u32 = 16;
    /// Maximum [`Self::size`]; drawing such a picture takes 256 MB of memory.
    pub const MAX_SIZE: u32 = 8192;

    /// Creates a diagram of 800 pixels with White at the bottom, coordinates in the squares, and nothing around the
    /// board.
    pub fn new(position: Position) -> Self {
        Self {
            position,
            view: Color::White,
            size: 800,
            print: None,
            coordinates: Coordinates::Inside,
            border: false,
            mover: false,
            pieces: PieceSet::Classic,
            colors: Coloring::Slate.colors(),
            annotations: Annotations::default(),
            caption: String::new(),
        }
    }

    pub(super) fn marks_on_board(&self) -> impl Iterator<Item = Mark> {
        let size = self.position.board.size();
        self.annotations.marks.iter().copied().filter(move |mark| size.contains(mark.square))
    }

    /// Returns the arrows between two different squares of the board.
    pub(super) fn arrows_on_board(&self) -> impl Iterator<Item = Arrow> {
        let size = self.position.board.size();
        let is_drawn =
            move |arrow: &Arrow| size.contains(arrow.from) && size.contains(arrow.to) && arrow.from != arrow.to;
        self.annotations.arrows.iter().copied().filter(is_drawn)
    }
}
