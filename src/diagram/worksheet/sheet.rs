//! The options of a worksheet.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

use crate::tr;

/// A paper format; its name in CSS and LaTeX is in lower case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Returns the width and height in points, 72 to the inch.
    pub(super) const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// The number of diagrams per page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PerPage {
    /// One large diagram.
    One,
    /// Two, one above the other.
    Two,
    /// Two by two.
    Four,
    /// Two columns, three rows.
    #[default]
    Six,
    /// Three by three.
    Nine,
    /// Three columns, four rows.
    Twelve,
}

impl PerPage {
    /// All grids, by number of diagrams.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Four, Self::Six, Self::Nine, Self::Twelve];

    /// Returns the number of columns and rows.
    pub(super) const fn grid(self) -> (u8, u8) {
        match self {
            Self::One => (1, 1),
            Self::Two => (1, 2),
            Self::Four => (2, 2),
            Self::Six => (2, 3),
            Self::Nine => (3, 3),
            Self::Twelve => (3, 4),
        }
    }

    /// Returns the number of diagrams.
    pub const fn count(self) -> usize {
        let (columns, rows) = self.grid();
        columns as usize * rows as usize
    }

    /// Returns the grid with this many diagrams.
    pub fn from_count(count: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.count() == count)
    }
}

/// The options of a worksheet. Below each diagram are its number, its caption and the side to move. The solutions
/// follow on pages at the end.
///
/// ```
/// use fenwright::{Position, diagram::{Diagram, Figure, Worksheet}};
/// let sheet = Worksheet { title: "Mates in two".to_owned(), solution_lines: 1, ..Worksheet::default() };
/// let pdf = sheet.pdf(&[Figure::new(Diagram::new(Position::start()), "")]).unwrap();
/// assert!(pdf.starts_with(b"%PDF-"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worksheet {
    /// The paper.
    pub paper: Paper,
    /// The number of diagrams per page.
    pub per_page: PerPage,
    /// The title at the top of each page; none if empty.
    pub title: String,
    /// `true` if diagrams are numbered, starting from 1.
    pub numbers: bool,
    /// `true` if "White to move" or "Black to move" is below each diagram.
    pub mover: bool,
    /// The longer side of each diagram including the surroundings of its board, in micrometers. `None`, or more than
    /// there is room for: as long as possible.
    pub length: Option<u32>,
    /// The number of ruled lines below each diagram for its solution, up to [`Self::MAX_SOLUTION_LINES`].
    pub solution_lines: u8,
}

impl Default for Worksheet {
    fn default() -> Self {
        Self {
            paper: Paper::A4,
            per_page: PerPage::Six,
            title: String::new(),
            numbers: true,
            mover: true,
            length: None,
            solution_lines: 0,
        }
    }
}

impl Worksheet {
    /// Maximum [`Self::solution_lines`]; more would leave no room for the diagrams.
    pub const MAX_SOLUTION_LINES: u8 = 6;

    /// Returns the number of pages for this many diagrams, without the solutions.
    pub const fn diagram_page_count(&self, diagrams: usize) -> usize {
        let pages = diagrams.div_ceil(self.per_page.count());
        if pages == 0 { 1 } else { pages }
    }

    pub(super) fn ruled_lines(&self) -> u8 {
        self.solution_lines.min(Self::MAX_SOLUTION_LINES)
    }

    pub(super) fn name(&self) -> &str {
        if self.title.is_empty() { tr!("diagram-file-title") } else { &self.title }
    }
}
