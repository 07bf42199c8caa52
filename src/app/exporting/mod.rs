//! Diagrams on the clipboard and in files: one of what the board shows, or one of each position of the file.

mod asking;
mod choices;
pub(in crate::app) mod commands;
mod many;
mod naming;
mod rendition;
mod sheet;
mod state;
pub(in crate::app) mod view;

pub use asking::Export;
use asking::Many;
pub use choices::{Below, ExportChoices};
use rendition::file_name;
pub(super) use state::{Action, State as Exporting};
pub(super) use view::preview::Preview;

use crate::app::shell::settings::{EnPassantChoice, write_fen};
use crate::app::shell::which::Offer;
use crate::board::{Annotations, Color, Position};
use crate::diagram::{Coloring, PieceSet};
use crate::document::{RecordView, Unreadable};

/// A position that is to be drawn, and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The position.
    pub position: Position,
    /// Its arrows and marked squares.
    pub annotations: Annotations,
    /// What it is called, or nothing.
    pub id: String,
    /// Its number in the file, counted from 1.
    pub number: usize,
    /// Its FEN as the settings want it.
    pub fen: String,
}

/// How the window shows its board, for choices that follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// The side at the bottom.
    pub below: Color,
    /// The pieces.
    pub pieces: PieceSet,
    /// The colours.
    pub coloring: Coloring,
}

impl Subject {
    /// A record of the file with its place.
    ///
    /// # Errors
    /// Why it is no position.
    pub fn of_record(place: usize, record: &RecordView<'_>, en_passant: EnPassantChoice) -> Result<Self, Unreadable> {
        let position = record.position()?;
        Ok(Self {
            position,
            annotations: record.annotations(),
            id: record.name().unwrap_or_default().into_owned(),
            number: place + 1,
            fen: write_fen(&position, en_passant),
        })
    }
}

/// What the window shows, for an export of it.
#[derive(Clone, Debug)]
pub struct Showing {
    /// The position on the board.
    pub subject: Subject,
    /// How the board is shown.
    pub screen: Screen,
    /// How many positions there are to choose from.
    pub offer: Offer,
}
