//! How diagrams look with what is chosen for them.

use super::{Screen, Subject};
use crate::app::shell::export_choices::{Below, ExportChoices};
use crate::board::{Annotations, Color};
use crate::diagram::{Caption, Coloring, Coordinates, Diagram};

impl ExportChoices {
    /// How a position is drawn with these choices.
    #[must_use]
    pub fn draw(&self, subject: &Subject, screen: Screen) -> Diagram {
        let Subject { position, annotations, id, number, fen } = subject;
        let coloring = self.coloring_on(screen);
        Diagram {
            view: match self.below {
                Below::Board => screen.below,
                Below::White => Color::White,
                Below::Black => Color::Black,
                Below::Mover => position.side_to_move,
            },
            size: self.size,
            coordinates: self.coordinates_on(screen),
            border: self.has_border_on(screen),
            mover: self.mover,
            pieces: self.pieces.unwrap_or(screen.pieces),
            colors: coloring.colors(),
            annotations: if self.annotations { annotations.clone() } else { Annotations::default() },
            caption: Caption { id, number: *number, position, fen }.filled(&self.caption),
            ..Diagram::new(*position)
        }
    }

    /// These choices for a diagram on a page.
    #[must_use]
    pub fn on_page(&self) -> Self {
        Self { caption: self.sheet.caption.clone(), ..self.clone() }
    }

    /// The colours, where the window shows its board like this.
    #[must_use]
    pub fn coloring_on(&self, screen: Screen) -> Coloring {
        self.coloring.unwrap_or(screen.coloring)
    }

    /// Where files and ranks are named, where the window shows its board like this.
    #[must_use]
    pub fn coordinates_on(&self, screen: Screen) -> Coordinates {
        self.coordinates.unwrap_or_else(|| self.coloring_on(screen).usual_coordinates())
    }

    /// Whether there is a line around the board, where the window shows its board like this.
    #[must_use]
    pub fn has_border_on(&self, screen: Screen) -> bool {
        self.border || self.coloring_on(screen).needs_border()
    }

    /// These choices for what the board shows just now: from its side, and without a caption.
    #[must_use]
    pub fn as_shown(&self) -> Self {
        Self { below: Below::Board, caption: String::new(), ..self.clone() }
    }
}
