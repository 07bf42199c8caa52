//! What a diagram shows.

use serde::{Deserialize, Serialize};

use super::{Coloring, Colors, PieceSet, PrintSize};
use crate::board::{Annotations, Arrow, Color, Mark, Position};

/// Where the letters of the files and the numbers of the ranks stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coordinates {
    /// In the corners of the squares on the edge.
    #[default]
    Inside,
    /// Around the board.
    Outside,
    /// Nowhere.
    None,
}

/// A position and how it is to be drawn.
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
    /// What stands on the board.
    pub position: Position,
    /// The colour at the bottom.
    pub view: Color,
    /// The longer side of the picture in pixels, [`Self::MIN_SIZE`] to [`Self::MAX_SIZE`]: of the board with its
    /// border and the coordinates around it. A caption comes below and makes the picture higher.
    pub size: u32,
    /// How long that side is on paper, if that is said; [`Self::size`] are its dots then.
    pub print: Option<PrintSize>,
    /// Where files and ranks are named.
    pub coordinates: Coordinates,
    /// Whether a line is drawn around the board.
    pub border: bool,
    /// Whether a small disc beside the board says whose move it is.
    pub mover: bool,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// The colours.
    pub colors: Colors,
    /// Arrows and marked squares; those off the board are not drawn.
    pub annotations: Annotations,
    /// A text below the board, broken into lines where it is longer than one.
    pub caption: String,
}

impl Diagram {
    /// The least [`Self::size`].
    pub const MIN_SIZE: u32 = 16;
    /// The largest [`Self::size`]: a picture of that size takes 256 MB of memory while it is drawn.
    pub const MAX_SIZE: u32 = 8192;

    /// A diagram of 800 pixels with White below, coordinates in the squares, and nothing around the board.
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

    /// The marks on squares of the board.
    pub(super) fn marks_on_board(&self) -> impl Iterator<Item = Mark> {
        let size = self.position.board.size();
        self.annotations.marks.iter().copied().filter(move |mark| size.contains(mark.square))
    }

    /// The arrows between two different squares of the board.
    pub(super) fn arrows_on_board(&self) -> impl Iterator<Item = Arrow> {
        let size = self.position.board.size();
        let is_drawn =
            move |arrow: &Arrow| size.contains(arrow.from) && size.contains(arrow.to) && arrow.from != arrow.to;
        self.annotations.arrows.iter().copied().filter(is_drawn)
    }
}
