//! What diagrams are made of, with what is chosen for them.

use crate::app::shell::export_choices::{Below, ExportChoices};
use crate::app::shell::settings::{EnPassantChoice, write_fen};
use crate::app::shell::which::Offer;
use crate::board::{Annotations, Color, Position};
use crate::diagram::{Caption, Coloring, Coordinates, Diagram, PieceSet, Squares};
use crate::document::{Metadata, RecordView, Unreadable, stated_solution};

impl ExportChoices {
    /// How a position is drawn with these choices.
    pub(super) fn draw(&self, subject: &Subject, screen: Screen) -> Diagram {
        let Subject { position, annotations, .. } = subject;
        let coloring = self.coloring_on(screen);
        Diagram {
            view: match self.below {
                Below::Board => screen.below,
                Below::White => Color::White,
                Below::Black => Color::Black,
                Below::Mover => position.side_to_move,
            },
            size: self.pixels(),
            print: self.print(),
            coordinates: self.coordinates_on(screen),
            border: self.has_border_on(screen),
            mover: self.mover,
            pieces: self.pieces.unwrap_or(screen.pieces),
            colors: coloring.colors(),
            annotations: if self.annotations { annotations.clone() } else { Annotations::default() },
            caption: subject.said_by(|caption| caption.filled(&self.caption)),
            ..Diagram::new(*position)
        }
    }

    /// The colours, where the window shows its board like this.
    pub(super) fn coloring_on(&self, screen: Screen) -> Coloring {
        self.coloring.unwrap_or(screen.coloring)
    }

    /// Where files and ranks are named, where the window shows its board like this.
    pub(super) fn coordinates_on(&self, screen: Screen) -> Coordinates {
        self.coordinates.unwrap_or_else(|| self.coloring_on(screen).usual_coordinates())
    }

    /// Whether there is a line around the board, where the window shows its board like this.
    pub(super) fn has_border_on(&self, screen: Screen) -> bool {
        self.border || self.coloring_on(screen).needs_border()
    }

    /// These choices with the style of the board in the window, as light as pictures are.
    pub(super) fn in_style_of_board(&self, screen: Screen) -> Self {
        Self {
            pieces: None,
            coloring: None,
            coordinates: (!screen.has_coordinates).then_some(Coordinates::None),
            border: false,
            ..self.clone()
        }
    }

    /// These choices with the look of the board as it is seen now, also where the dark theme dims it.
    pub(super) fn as_on_board(&self, screen: Screen) -> Self {
        Self { coloring: screen.dimmed(), ..self.in_style_of_board(screen) }
    }
}

/// A position that is to be drawn, and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    pub position: Position,
    pub annotations: Annotations,
    /// What it is called, or nothing.
    pub id: String,
    /// What else is said of it.
    pub said: Metadata,
    /// What the record states as its solution.
    pub solution: Option<String>,
    /// Its number in the file, counted from 1.
    pub number: usize,
    /// Its FEN as the settings want it.
    pub fen: String,
}

/// How the window shows its board, for choices that follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Screen {
    /// The side at the bottom.
    pub below: Color,
    pub pieces: PieceSet,
    pub coloring: Coloring,
    /// The colours of somebody's own.
    pub own_colors: Squares,
    /// The squares as they are seen, where the dark theme dims them.
    pub dimmed: Option<Squares>,
    /// Whether files and ranks are named.
    pub has_coordinates: bool,
}

impl Screen {
    /// The colours of the board as they are seen, where the dark theme dims them.
    pub(super) fn dimmed(self) -> Option<Coloring> {
        self.dimmed.map(Coloring::Custom)
    }
}

impl Subject {
    /// A record of the file with its place; or why it is no position.
    pub fn of_record(place: usize, record: &RecordView<'_>, en_passant: EnPassantChoice) -> Result<Self, Unreadable> {
        Ok(Self::of(record.position()?, place, record, en_passant))
    }

    /// A position with all that a record says.
    pub fn of(position: Position, place: usize, record: &RecordView<'_>, en_passant: EnPassantChoice) -> Self {
        let said = record.stated_metadata();
        Self {
            position,
            annotations: record.annotations(),
            id: record.name().unwrap_or_default().into_owned(),
            solution: stated_solution(&position, &said, &record.operations()),
            said,
            number: place + 1,
            fen: write_fen(&position, en_passant),
        }
    }

    /// What a caption says that is told all that is known.
    pub(super) fn said_by<T>(&self, say: impl FnOnce(Caption<'_>) -> T) -> T {
        let Self { position, id, said, number, fen, .. } = self;
        say(Caption { title: id, number: *number, position, fen, said: &said.placeholders() })
    }
}

/// What the window shows, for an export of it.
#[derive(Clone, Debug)]
pub(in crate::app) struct Showing {
    pub subject: Subject,
    pub screen: Screen,
    pub offer: Offer,
}
