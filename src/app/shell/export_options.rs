//! The options for exporting diagrams, which are stored with the settings.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::diagram::{
    AnimationFormat, Caption, Coloring, Coordinates, DiagramFormat, LengthUnit, Paper, PerPage, PieceSet, PrintSize,
    Worksheet, WorksheetFormat,
};
use crate::lang::{self, Language};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BottomSide {
    #[default]
    Board,
    White,
    Black,
    Mover,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SolutionPages {
    #[default]
    None,
    Record,
    /// The solutions in the records, and solver results for records with a stipulation but no solution.
    Solve,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExportOptions {
    pub form: DiagramFormat,
    /// The longer side in pixels, if no paper size is given.
    pub size: u32,
    /// The unit of the paper size; `None` to use `size`.
    pub unit: Option<LengthUnit>,
    pub length: u32,
    /// Resolution on paper in dots per inch.
    pub dpi: u32,
    /// `None` for the pieces of the window.
    pub pieces: Option<PieceSet>,
    /// `None` for the colors of the window.
    pub coloring: Option<Coloring>,
    /// `None` for the default coordinates of these colors.
    pub coordinates: Option<Coordinates>,
    /// `true` to draw a border. Print colors always have one.
    pub border: bool,
    /// `true` to mark the side to move with a disc beside the board.
    pub mover: bool,
    pub below: BottomSide,
    pub caption: String,
    pub annotations: bool,
    pub moves: MoveOptions,
    pub sheet: SheetOptions,
}

/// The options of moving pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MoveOptions {
    /// The format, if moves are exported instead of a single position.
    pub form: Option<AnimationFormat>,
    /// How long a move is shown.
    pub milliseconds: u32,
    pub arrows: bool,
    /// `true` to write each move below its board.
    pub captions: bool,
}

impl MoveOptions {
    pub const fn pause(&self) -> Duration {
        Duration::from_millis(self.milliseconds as u64)
    }

    /// The pause in seconds, as edited in a field.
    pub fn seconds(&self) -> String {
        self.pause().as_secs_f64().to_string()
    }
}

impl Default for MoveOptions {
    fn default() -> Self {
        Self { form: None, milliseconds: 1500, arrows: true, captions: true }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetOptions {
    /// `true` to export pages into one file, `false` to export one picture per position.
    pub is_chosen: bool,
    pub form: WorksheetFormat,
    /// The unit of the diagram size; `None` if the diagrams fill the space on the page.
    pub unit: Option<LengthUnit>,
    /// The longer side of a diagram on paper, in micrometers.
    pub length: u32,
    /// The caption of each diagram, with placeholders and `|` between lines.
    pub caption: String,
    pub per_page: PerPage,
    pub paper: Paper,
    /// The margin for the binding, in micrometers.
    pub gutter: u32,
    pub language: Option<String>,
    pub numbers: bool,
    /// `true` to write stipulations in words, such as "Mate in 2" for `#2`.
    pub words: bool,
    pub mover: bool,
    pub lines: u8,
    pub solutions: SolutionPages,
    /// `true` to make puzzles of the diagrams of HTML with solutions.
    pub solvable: bool,
    pub milliseconds: u32,
}

impl ExportOptions {
    pub fn print_size(&self) -> Option<PrintSize> {
        self.unit.map(|_| PrintSize { micrometres: self.length, dpi: self.dpi })
    }

    pub fn pixels(&self) -> u32 {
        self.print_size().map_or(self.size, PrintSize::pixels)
    }
}

impl SheetOptions {
    pub fn language(&self) -> Option<Language> {
        self.language.as_deref().and_then(Language::from_code)
    }

    pub(crate) fn with_language<T>(&self, say: impl FnOnce() -> T) -> T {
        lang::with(self.language().unwrap_or_else(lang::current), say)
    }

    /// Returns `true` if the diagrams can become puzzles to solve in the page.
    pub fn can_be_solvable(&self) -> bool {
        self.form == WorksheetFormat::Html && self.solutions != SolutionPages::None
    }

    pub fn is_solvable(&self) -> bool {
        self.solvable && self.can_be_solvable()
    }

    pub const fn limit(&self) -> Duration {
        Duration::from_millis(self.milliseconds as u64)
    }

    /// The time limit in seconds, as edited in a field.
    pub fn seconds(&self) -> String {
        self.limit().as_secs_f64().to_string()
    }
}

impl Default for ExportOptions {
    fn default() -> Self {
        Self {
            form: DiagramFormat::Png,
            size: 800,
            unit: None,
            length: 80_000,
            dpi: 300,
            pieces: None,
            coloring: None,
            coordinates: None,
            border: false,
            mover: false,
            below: BottomSide::Board,
            caption: String::new(),
            annotations: true,
            moves: MoveOptions::default(),
            sheet: SheetOptions::default(),
        }
    }
}

impl Default for SheetOptions {
    fn default() -> Self {
        let Worksheet { paper, per_page, numbers, mover, solution_lines, .. } = Worksheet::default();
        Self {
            is_chosen: false,
            form: WorksheetFormat::Pdf,
            unit: None,
            length: 60_000,
            caption: Caption::DEFAULT_FOR_PAGES.to_owned(),
            per_page,
            paper,
            gutter: 0,
            language: None,
            numbers,
            words: true,
            mover,
            lines: solution_lines,
            solutions: SolutionPages::None,
            solvable: true,
            milliseconds: 60_000,
        }
    }
}
