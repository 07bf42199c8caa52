//! The criteria for records.

use super::count::CountComparison;
use super::fen_text::FenText;
use super::judgements::SolverOutcome;
use super::material::MaterialPattern;
use super::phrase::{FileText, Phrase};
use crate::board::{Color, Piece, Square};
use crate::document::format::RecordView;
use crate::document::scan::sweep::ScannedRecord;
use crate::lang;
use crate::rules::{GameState, Problem};

/// A criterion for records. Those about a position never match an unreadable record.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Criterion {
    Words(Phrase),
    Fen(FenText),
    /// Exactly these pieces are on the board.
    Material(MaterialPattern),
    Comparison(CountComparison),
    /// A piece is on a square, or the square is empty.
    OnSquare(Square, Option<Piece>),
    SideToMove(Color),
    /// It is illegal, odd or unreadable.
    Problem,
    /// It has a problem whose code begins with this text.
    ProblemCode(String),
    /// The solver had this result, as far as known.
    Puzzle(SolverOutcome),
    Property(Property),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Property {
    Legal,
    Illegal,
    Odd,
    Sound,
    Unreadable,
    Edited,
    Done,
    Check,
    Checkmate,
    Stalemate,
    Draw,
}

/// The properties, by their names after `is:`, with their translation keys.
pub(super) const PROPERTIES: [(&str, Property, &str); 12] = [
    ("legal", Property::Legal, "document-is-legal"),
    ("illegal", Property::Illegal, "document-is-illegal"),
    ("odd", Property::Odd, "document-is-odd"),
    ("sound", Property::Sound, "document-is-sound"),
    ("unreadable", Property::Unreadable, "document-is-unreadable"),
    ("edited", Property::Edited, "document-is-edited"),
    ("done", Property::Done, "document-is-done"),
    ("check", Property::Check, "document-is-check"),
    ("checkmate", Property::Checkmate, "document-is-checkmate"),
    ("mate", Property::Checkmate, "document-is-checkmate"),
    ("stalemate", Property::Stalemate, "document-is-stalemate"),
    ("draw", Property::Draw, "document-is-draw"),
];

impl Property {
    pub(super) fn from_name(name: &str) -> Option<Self> {
        PROPERTIES.iter().find(|(other, ..)| name.eq_ignore_ascii_case(other)).map(|(_, property, _)| *property)
    }

    pub(super) fn label(self) -> &'static str {
        let key = PROPERTIES.iter().find(|(_, property, _)| *property == self).map(|(_, _, key)| *key);
        key.and_then(lang::text).unwrap_or_default()
    }

    fn matches(self, record: &ScannedRecord<'_>) -> bool {
        let is_illegal = || record.problems().iter().any(Problem::is_illegal);
        let ends = |state| record.verdict().is_some_and(|verdict| verdict.state == state);
        match self {
            Self::Legal => record.is_readable() && !is_illegal(),
            Self::Illegal => is_illegal(),
            Self::Odd => !record.problems().is_empty() && !is_illegal(),
            Self::Sound => record.is_readable() && record.problems().is_empty(),
            Self::Unreadable => !record.is_readable(),
            Self::Edited => record.is_edited(),
            Self::Done => record.view().is_some_and(RecordView::is_done),
            Self::Check => record.is_in_check(),
            Self::Checkmate => record.is_in_check() && ends(GameState::Checkmate),
            Self::Stalemate => !record.is_in_check() && ends(GameState::Stalemate),
            Self::Draw => ends(GameState::InsufficientMaterial),
        }
    }
}

impl Criterion {
    pub(super) fn matches(&self, record: &ScannedRecord<'_>, file_text: &mut FileText) -> bool {
        match self {
            Self::Words(phrase) => phrase.matches(record, file_text),
            Self::Fen(text) => text.matches(record),
            Self::Material(men) => record.material().is_some_and(|material| men.matches(&material)),
            Self::Comparison(comparison) => record.material().is_some_and(|material| comparison.matches(&material)),
            Self::OnSquare(square, piece) => record.has_piece_on(*square, *piece),
            Self::SideToMove(color) => record.side_to_move() == Some(*color),
            Self::Problem => !Property::Sound.matches(record),
            Self::ProblemCode(code) => record.problems().iter().any(|problem| problem.id().starts_with(code)),
            // Only the query knows the results of the solver.
            Self::Puzzle(_) => false,
            Self::Property(property) => property.matches(record),
        }
    }

    /// The rank of the criterion by the time it takes; low ranks are fast.
    pub(super) const fn cost(&self) -> u8 {
        match self {
            Self::Words(_) | Self::Fen(_) => 0,
            Self::Material(_) | Self::Comparison(_) | Self::OnSquare(..) | Self::SideToMove(_) => 1,
            Self::Problem | Self::ProblemCode(_) => 2,
            Self::Puzzle(_) => 3,
            Self::Property(property) => match property {
                Property::Unreadable => 1,
                Property::Legal | Property::Illegal | Property::Odd | Property::Sound | Property::Check => 2,
                Property::Edited | Property::Done => 3,
                Property::Checkmate | Property::Stalemate | Property::Draw => 4,
            },
        }
    }
}
