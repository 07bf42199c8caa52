//! How diagrams stand on pages.

use crate::tr;
use serde::{Deserialize, Serialize};

/// A format of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in points, of which an inch has 72.
    pub(super) const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }

    /// What CSS and LaTeX call it: "a4".
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }
}

/// How many diagrams stand on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PerPage {
    /// One large diagram.
    One,
    /// Two, one below the other.
    Two,
    /// Two by two.
    Four,
    /// Two beside each other in three rows.
    #[default]
    Six,
    /// Three by three.
    Nine,
    /// Three beside each other in four rows.
    Twelve,
}

impl PerPage {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Four, Self::Six, Self::Nine, Self::Twelve];

    /// Columns and rows.
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

    /// How many that is.
    pub const fn count(self) -> usize {
        let (columns, rows) = self.grid();
        columns as usize * rows as usize
    }

    /// The layout with this many diagrams, if there is one.
    pub fn of_count(count: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.count() == count)
    }
}

/// How diagrams stand on pages. What is said of each stands below it: its number, its caption and whose move it is.
/// Behind them come the solutions of those that have one.
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
    /// How many diagrams a page.
    pub per_page: PerPage,
    /// What stands at the top of each page; nothing if empty.
    pub title: String,
    /// Whether diagrams are numbered, from 1 on.
    pub numbers: bool,
    /// Whether "White to move" or "Black to move" stands below each diagram.
    pub mover: bool,
    /// The longer side of each diagram with what is around its board, in micrometres; as long as there is room if that
    /// is not said or is more.
    pub length: Option<u32>,
    /// How many empty lines stand below each diagram for its solution, up to [`Self::MOST_LINES`].
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
    /// The largest [`Self::solution_lines`]; more would leave no room for the diagrams.
    pub const MOST_LINES: u8 = 6;

    /// How many pages so many diagrams take, without their solutions.
    pub const fn pages(&self, diagrams: usize) -> usize {
        let pages = diagrams.div_ceil(self.per_page.count());
        if pages == 0 { 1 } else { pages }
    }

    /// How many lines there are for a solution.
    pub(super) fn ruled_lines(&self) -> u8 {
        self.solution_lines.min(Self::MOST_LINES)
    }

    /// The title of the file.
    pub(super) fn name(&self) -> &str {
        if self.title.is_empty() { tr!("diagram-file-title") } else { &self.title }
    }
}
