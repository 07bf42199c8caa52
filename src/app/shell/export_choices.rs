//! How diagrams are exported, which is remembered from one session to the next.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::diagram::{
    Caption, Coloring, Coordinates, Form, LengthUnit, Paper, PerPage, PieceSet, PrintSize, SheetForm, Worksheet,
};
use crate::lang::{self, Language};

/// The side at the bottom of diagrams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Below {
    /// That of the board in the window.
    #[default]
    Board,
    /// White.
    White,
    /// Black.
    Black,
    /// The side to move.
    Mover,
}

/// Which solutions come onto pages, behind the diagrams or below them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SolutionPages {
    /// None.
    #[default]
    None,
    /// Those that the records state.
    Record,
    /// Those too that the solver finds for mates that state none.
    Solve,
}

/// How diagrams are exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExportChoices {
    /// What they are written as.
    pub form: Form,
    /// The longer side in pixels, where it is not told on paper.
    pub size: u32,
    /// The unit of the longer side on paper, if it is told there.
    pub unit: Option<LengthUnit>,
    /// The longer side on paper, in micrometres.
    pub length: u32,
    /// Dots an inch on paper.
    pub dpi: u32,
    /// The pieces; `None` for those of the board in the window.
    pub pieces: Option<PieceSet>,
    /// The colours; `None` for those of the board in the window.
    pub coloring: Option<Coloring>,
    /// Where files and ranks are named; `None` for where they mostly are with these colours.
    pub coordinates: Option<Coordinates>,
    /// Whether there is a line around the board, which print always has.
    pub border: bool,
    /// Whether a disc beside the board says whose move it is.
    pub mover: bool,
    /// The side at the bottom.
    pub below: Below,
    /// The text below the board, with placeholders.
    pub caption: String,
    /// Whether arrows and marked squares are drawn.
    pub annotations: bool,
    /// How diagrams of several positions are put onto pages.
    pub sheet: SheetChoices,
}

/// How diagrams of several positions are exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetChoices {
    /// On pages of one file, and not as a picture each.
    pub is_chosen: bool,
    /// What the pages are written as.
    pub form: SheetForm,
    /// The unit of the longer side of each diagram; `None` for as large as there is room.
    pub unit: Option<LengthUnit>,
    /// That side in micrometres.
    pub length: u32,
    /// What is said of each, with placeholders and bars between its lines, in place of the text below a picture.
    pub caption: String,
    /// How many a page.
    pub per_page: PerPage,
    /// The paper.
    pub paper: Paper,
    /// The code of the language of the words on the pages; `None` for that of the window.
    pub language: Option<String>,
    /// Whether they are numbered.
    pub numbers: bool,
    /// Whether the side to move stands below each.
    pub mover: bool,
    /// How many lines there are for each solution.
    pub lines: u8,
    /// Which solutions there are.
    pub solutions: SolutionPages,
    /// How long a position is solved at most.
    pub milliseconds: u32,
}

impl ExportChoices {
    /// How large pictures are on paper, if that is told.
    pub fn print(&self) -> Option<PrintSize> {
        self.unit.map(|_| PrintSize { micrometres: self.length, dpi: self.dpi })
    }

    /// The longer side of pictures in pixels.
    pub fn pixels(&self) -> u32 {
        self.print().map_or(self.size, PrintSize::pixels)
    }
}

impl SheetChoices {
    /// The language of the pages, where it is not that of the window.
    pub fn language(&self) -> Option<Language> {
        self.language.as_deref().and_then(Language::from_code)
    }

    /// Says something in the language of the pages.
    pub(in crate::app) fn speaking<T>(&self, say: impl FnOnce() -> T) -> T {
        lang::with(self.language().unwrap_or_else(lang::current), say)
    }

    /// How long a position is solved at most.
    pub const fn limit(&self) -> Duration {
        Duration::from_millis(self.milliseconds as u64)
    }

    /// The seconds of that, as they are typed.
    pub fn seconds(&self) -> String {
        self.limit().as_secs_f64().to_string()
    }
}

impl Default for ExportChoices {
    fn default() -> Self {
        Self {
            form: Form::Png,
            size: 800,
            unit: None,
            length: 80_000,
            dpi: 300,
            pieces: None,
            coloring: None,
            coordinates: None,
            border: false,
            mover: false,
            below: Below::Board,
            caption: String::new(),
            annotations: true,
            sheet: SheetChoices::default(),
        }
    }
}

impl Default for SheetChoices {
    fn default() -> Self {
        let Worksheet { paper, per_page, numbers, mover, solution_lines, .. } = Worksheet::default();
        Self {
            is_chosen: false,
            form: SheetForm::Pdf,
            unit: None,
            length: 60_000,
            caption: Caption::ON_PAGES.to_owned(),
            per_page,
            paper,
            language: None,
            numbers,
            mover,
            lines: solution_lines,
            solutions: SolutionPages::None,
            milliseconds: 60_000,
        }
    }
}
