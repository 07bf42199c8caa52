//! The options for diagrams, pages and solutions on pages.

use std::ffi::OsStr;
use std::str::FromStr;
use std::time::{Duration, Instant};

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Command, Error, ValueEnum};

use super::super::input::{named, seconds};
use super::content::RecordContent;
use super::format::RenderFormat;
use crate::board::{Annotations, Arrow, Color, Mark, NotAnAnnotation, Position};
use crate::diagram::{
    Caption, Coloring, Coordinates, Diagram, LatexPackage, LengthUnit, Paper, PerPage, PieceSet, PrintSize, Rgb,
    TypstPackage, Worksheet, WorksheetFormat,
};
use crate::document::{MissingSolution, Puzzle, SolvedPuzzle, parallel, solved_moves, stated_moves, stated_solution};
use crate::lang::{self, Language};
use crate::notation::pgn::TreeMove;
use crate::rules::Prover;
use crate::rules::solver::SearchControl;
use crate::tr;

#[derive(Args, Debug)]
pub(super) struct DiagramOptions {
    #[arg(long, value_name = "LENGTH", default_value = "800", value_parser = size)]
    size: Size,
    #[arg(long, value_name = "DOTS", default_value_t = 300, value_parser = clap::value_parser!(u32)
        .range(i64::from(PrintSize::DPI.0)..=i64::from(PrintSize::DPI.1)))]
    dpi: u32,
    #[arg(long)]
    flip: bool,
    #[arg(long, conflicts_with = "flip")]
    mover_below: bool,
    #[arg(long, value_name = "PLACE", value_parser = named::<Coordinates>())]
    coordinates: Option<Coordinates>,
    #[arg(long, conflicts_with = "coordinates")]
    no_coordinates: bool,
    #[arg(long, value_name = "SET", default_value = "classic", value_parser = named::<PieceSet>())]
    pieces: PieceSet,
    #[arg(long, value_name = "COLOURS", default_value = "slate", value_parser = Colorings)]
    colors: Coloring,
    #[arg(long)]
    border: bool,
    #[arg(long)]
    mover: bool,
    #[arg(long, value_name = "Ge4,Rd5", value_delimiter = ',', value_parser = annotation::<Mark>)]
    marks: Vec<Mark>,
    #[arg(long, value_name = "Ge2e4", value_delimiter = ',', value_parser = annotation::<Arrow>)]
    arrows: Vec<Arrow>,
    #[arg(long)]
    no_annotations: bool,
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,
    #[arg(long, value_name = "CODE", value_parser = languages())]
    language: Option<Language>,
    #[arg(long)]
    pub(super) unicode: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    Pixels(u32),
    /// A length on paper, in micrometers.
    Paper(u32),
}

fn size(text: &str) -> Result<Size, String> {
    if let Some((unit, number)) =
        LengthUnit::ALL.into_iter().find_map(|unit| Some((unit, text.strip_suffix(unit.sign())?)))
    {
        let (least, most) = PrintSize::LENGTHS;
        let (least, most) = (unit.write(least), format!("{}{}", unit.write(most), unit.sign()));
        return unit.read(number).map(Size::Paper).ok_or_else(|| tr!("cli-length-range", least = least, most = most));
    }
    let (least, most) = (Diagram::MIN_SIZE, Diagram::MAX_SIZE);
    let pixels: u32 = text.strip_suffix("px").unwrap_or(text).parse().map_err(|_| tr!("cli-length-form").to_owned())?;
    if (least..=most).contains(&pixels) {
        Ok(Size::Pixels(pixels))
    } else {
        let number = |number: u32| number.to_string();
        Err(tr!("cli-not-in-range", number = number(pixels), least = number(least), most = number(most)))
    }
}

fn annotation<T: FromStr<Err = NotAnAnnotation>>(text: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| tr!("noun-not-an-annotation").to_owned())
}

#[derive(Clone)]
struct Colorings;

impl TypedValueParser for Colorings {
    type Value = Coloring;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<Coloring, Error> {
        // No built-in name contains these characters, so a text with one of them lists colors.
        let means_colors = |text: &str| text.contains([',', '#', ' ']) || Rgb::from_str(text).is_ok();
        if value.to_str().is_some_and(means_colors) {
            let own = StringValueParser::new().try_map(|text| text.parse().map(Coloring::Custom));
            return own.parse_ref(command, arg, value);
        }
        let built_in = PossibleValuesParser::new(Coloring::ALL.map(Coloring::id));
        built_in.try_map(|name| name.parse::<Coloring>()).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Coloring::ALL.into_iter().map(|coloring| PossibleValue::new(coloring.id()))))
    }
}

fn languages() -> impl TypedValueParser<Value = Language> {
    let find = |code: String| Language::from_code(&code).ok_or("no such language");
    PossibleValuesParser::new(Language::all().map(Language::code)).try_map(find)
}

impl DiagramOptions {
    pub(super) fn with_language<T>(&self, say: impl FnOnce() -> T) -> T {
        lang::with(self.language.unwrap_or_else(lang::current), say)
    }

    /// Returns the arrows and marked squares to draw: those of the position, unless disabled, and those of the options.
    pub(super) fn annotations(&self, own: &Annotations) -> Annotations {
        let mut all = if self.no_annotations { Annotations::default() } else { own.clone() };
        all.extend(&Annotations { arrows: self.arrows.clone(), marks: self.marks.clone() });
        all
    }

    /// Returns the diagram of a position, without its caption, arrows and marked squares.
    pub(super) fn diagram(&self, position: Position) -> Diagram {
        let is_flipped = self.flip || self.mover_below && position.side_to_move == Color::Black;
        Diagram {
            view: if is_flipped { Color::Black } else { Color::White },
            size: self.pixels(),
            print: self.print(),
            coordinates: self.coordinates.unwrap_or(if self.no_coordinates {
                Coordinates::None
            } else {
                self.colors.default_coordinates()
            }),
            border: self.border || self.colors.needs_border(),
            mover: self.mover,
            pieces: self.pieces,
            colors: self.colors.colors(),
            ..Diagram::new(position)
        }
    }

    const fn print(&self) -> Option<PrintSize> {
        match self.size {
            Size::Pixels(_) => None,
            Size::Paper(micrometres) => Some(PrintSize { micrometres, dpi: self.dpi }),
        }
    }

    pub(super) fn pixels(&self) -> u32 {
        match self.size {
            Size::Pixels(pixels) => pixels,
            Size::Paper(_) => self.print().map_or(0, PrintSize::pixels),
        }
    }

    pub(super) const fn length(&self) -> Option<u32> {
        match self.size {
            Size::Pixels(_) => None,
            Size::Paper(micrometres) => Some(micrometres),
        }
    }

    pub(super) fn caption(&self, form: RenderFormat) -> &str {
        let default = if form.is_pages() { Caption::DEFAULT_FOR_PAGES } else { "" };
        self.caption.as_deref().unwrap_or(default)
    }

    /// Returns how much memory the drawing of one picture takes, in bytes.
    pub(super) fn memory(&self) -> usize {
        const BYTES_PER_PIXEL: usize = 12;
        (self.pixels() as usize).saturating_pow(2).saturating_mul(BYTES_PER_PIXEL)
    }
}

#[derive(Args, Debug)]
pub(super) struct SheetArguments {
    #[arg(long, value_name = "COUNT", value_parser = per_page)]
    per_page: Option<PerPage>,
    #[arg(long, value_name = "PACKAGE", default_value = "chessboard", value_parser = named::<LatexPackage>())]
    pub(super) latex: LatexPackage,
    #[arg(long, value_name = "PACKAGE", default_value = "svg", value_parser = named::<TypstPackage>())]
    pub(super) typst: TypstPackage,
    #[arg(long, value_name = "PAPER", default_value = "a4", value_parser = named::<Paper>())]
    paper: Paper,
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub(super) title: String,
    #[arg(long, value_name = "LENGTH", value_parser = gutter)]
    gutter: Option<u32>,
    #[arg(long)]
    no_numbers: bool,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = first_number)]
    pub(super) first_number: usize,
    #[arg(long)]
    pub(super) stipulation_signs: bool,
    #[arg(long, value_name = "COUNT", default_value_t = 0, value_parser = clap::value_parser!(u8)
        .range(0..=i64::from(Worksheet::MAX_SOLUTION_LINES)))]
    solution_lines: u8,
}

fn per_page(text: &str) -> Result<PerPage, String> {
    let count = text.parse().ok();
    let layout = PerPage::ALL.into_iter().find(|layout| Some(layout.count()) == count);
    layout.ok_or_else(|| tr!("cli-page-layouts").to_owned())
}

/// Reads a length such as `1cm`, in micrometers.
fn gutter(text: &str) -> Result<u32, String> {
    let length = LengthUnit::ALL.into_iter().find_map(|unit| unit.read(text.strip_suffix(unit.sign())?));
    length.filter(|length| *length <= Worksheet::MAX_GUTTER).ok_or_else(|| {
        let (unit, (least, _)) = (LengthUnit::Centimetres, PrintSize::LENGTHS);
        let text = |length| format!("{}{}", unit.write(length), unit.sign());
        tr!("cli-length-range", least = unit.write(least), most = text(Worksheet::MAX_GUTTER))
    })
}

/// Maximum number of the first diagram.
const MAX_NUMBER: usize = 1_000_000;

fn first_number(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MAX_NUMBER).contains(number));
    number.ok_or_else(|| tr!("cli-number-range", most = MAX_NUMBER.to_string()))
}

impl SheetArguments {
    pub(super) fn worksheet(&self, count: usize, length: Option<u32>) -> Worksheet {
        let usual = if count == 1 { PerPage::One } else { PerPage::Six };
        Worksheet {
            paper: self.paper,
            per_page: self.per_page.unwrap_or(usual),
            title: self.title.clone(),
            gutter: self.gutter.unwrap_or(0),
            numbers: !self.no_numbers && (count > 1 || self.first_number > 1),
            first_number: self.first_number,
            mover: true,
            length,
            solution_lines: self.solution_lines,
        }
    }
}

/// Maximum memory of the hash tables of all searches together, in bytes.
const TABLES: usize = 256 << 20;

#[derive(Args, Debug)]
pub(super) struct SolutionArguments {
    #[arg(long, value_enum, value_name = "FROM")]
    pub(super) solutions: Option<SolutionSource>,
    #[arg(long)]
    pub(super) solvable: bool,
    #[arg(long, value_name = "S", default_value = "60", value_parser = seconds)]
    pub(super) limit_seconds: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum SolutionSource {
    Record,
    Solve,
}

impl SolutionArguments {
    /// Solves a position as requested; `None` if neither its solution nor its exercise was requested.
    pub(super) fn find(
        &self,
        content: &RecordContent,
        sheet: WorksheetFormat,
        prover: &Prover,
    ) -> Option<SolvedPuzzle> {
        let has_exercise = self.solvable && sheet == WorksheetFormat::Html;
        if self.solutions.is_none() && !has_exercise {
            return None;
        }
        let RecordContent { position, metadata, operations, .. } = content;
        let stated = stated_solution(position, metadata, operations);
        let puzzle = Puzzle {
            position,
            stated: stated.as_deref(),
            stipulation: metadata.stipulation(),
            solves: self.solutions == Some(SolutionSource::Solve),
            has_exercise,
        };
        let (table_bytes, watch) = self.budget();
        Some(puzzle.solve(prover, table_bytes, &watch))
    }

    /// Returns the moves of the solution that the record states or, if solutions are searched for, of the one found.
    pub(super) fn moves(&self, content: &RecordContent, prover: &Prover) -> Result<Vec<TreeMove>, MissingSolution> {
        let RecordContent { position, metadata, operations, .. } = content;
        let stated = stated_solution(position, metadata, operations);
        let moves = stated.map(|stated| stated_moves(position, metadata.stipulation(), &stated)).unwrap_or_default();
        if !moves.is_empty() {
            return Ok(moves);
        }
        if self.solutions != Some(SolutionSource::Solve) {
            return Err(MissingSolution::NotStated);
        }
        let asked = metadata.stipulation().ok_or(MissingSolution::NoStipulation)?;
        let (table_bytes, watch) = self.budget();
        solved_moves(position, asked, prover, table_bytes, &watch)
    }

    /// Returns the memory of the hash table in bytes and the time limit of a search that starts now.
    fn budget(&self) -> (usize, SearchControl) {
        let watch = SearchControl::with_deadline(Instant::now().checked_add(self.limit_seconds));
        (TABLES / parallel::processor_count(), watch)
    }
}
