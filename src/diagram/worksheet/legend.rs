//! The options of a worksheet, and the text below a diagram on a page, the same in every format.
//!
//! # Adding a kind of line
//!
//! Add a variant of [`CaptionLineKind`], its arms below, and its creation in `Caption::lines`. All formats use these.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

use crate::diagram::alt::side_to_move_text;
use crate::diagram::description::points;
use crate::diagram::{CaptionLine, CaptionLineKind, Diagram};
use crate::tr;

/// A paper format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 148 by 210 mm.
    A5,
    /// 8.5 by 11 inches.
    Letter,
    /// 6 by 9 inches, a usual size of books.
    #[serde(rename = "6x9")]
    #[strum(serialize = "6x9")]
    Book,
}

impl Paper {
    /// All papers, in menu order.
    pub const ALL: [Self; 4] = [Self::A4, Self::A5, Self::Letter, Self::Book];

    /// Returns the width and height in points.
    pub(super) const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::A5 => (419.53, 595.28),
            Self::Letter => (612.0, 792.0),
            Self::Book => (432.0, 648.0),
        }
    }

    /// Returns the margin in points.
    pub(super) const fn edge(self) -> f32 {
        match self {
            Self::A4 | Self::Letter => 40.0,
            Self::A5 | Self::Book => 34.0,
        }
    }
}

/// The number of diagrams per page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say everything")]
pub enum PerPage {
    One,
    Two,
    Three,
    Four,
    Five,
    #[default]
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Eleven,
    Twelve,
}

impl PerPage {
    /// All numbers of diagrams, in ascending order.
    pub const ALL: [Self; 12] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Eleven,
        Self::Twelve,
    ];

    /// Returns the columns and rows with which boards are largest on paper that is higher than wide.
    pub(super) const fn grid(self) -> (u8, u8) {
        match self {
            Self::One => (1, 1),
            Self::Two => (1, 2),
            Self::Three | Self::Four => (2, 2),
            Self::Five | Self::Six => (2, 3),
            Self::Seven | Self::Eight | Self::Nine => (3, 3),
            Self::Ten | Self::Eleven | Self::Twelve => (3, 4),
        }
    }

    /// Returns the number of diagrams.
    pub const fn count(self) -> usize {
        self as usize + 1
    }
}

/// The options of a worksheet. Below each diagram are its number, its caption and the side to move.
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
    /// The width of the margin for the binding in micrometers, up to [`Self::MAX_GUTTER`]: at the left of the first page,
    /// at the right of the second, and so on.
    pub gutter: u32,
    /// `true` if diagrams are numbered.
    pub numbers: bool,
    /// The number of the first diagram.
    pub first_number: usize,
    /// `true` if "White to move" or "Black to move" is below each diagram.
    pub mover: bool,
    /// The longer side of each diagram in micrometers. With `None`, or if there is not enough space, diagrams are as
    /// large as possible.
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
            gutter: 0,
            numbers: true,
            first_number: 1,
            mover: true,
            length: None,
            solution_lines: 0,
        }
    }
}

impl Worksheet {
    /// Maximum [`Self::solution_lines`]; more would leave no space for the diagrams.
    pub const MAX_SOLUTION_LINES: u8 = 6;
    /// Maximum [`Self::gutter`]: 3 cm.
    pub const MAX_GUTTER: u32 = 30_000;

    /// Returns the number of pages for this many diagrams, without the solutions.
    pub const fn diagram_page_count(&self, diagrams: usize) -> usize {
        let pages = diagrams.div_ceil(self.per_page.count());
        if pages == 0 { 1 } else { pages }
    }

    /// Returns the width of the gutter in points.
    pub(super) fn binding(&self) -> f32 {
        points(self.gutter.min(Self::MAX_GUTTER))
    }

    /// Returns the width of the paper without the gutter in points.
    pub(super) fn width(&self) -> f32 {
        self.paper.size().0 - self.binding()
    }

    /// Returns the figures with their numbers.
    pub(super) fn numbered<'a>(&self, figures: &'a [Figure]) -> impl Iterator<Item = (usize, &'a Figure)> + use<'a> {
        (self.first_number..).zip(figures)
    }

    pub(super) fn ruled_lines(&self) -> u8 {
        self.solution_lines.min(Self::MAX_SOLUTION_LINES)
    }

    pub(super) fn name(&self) -> &str {
        if self.title.is_empty() { tr!("diagram-file-title") } else { &self.title }
    }
}

/// A diagram of a worksheet with its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The diagram. Its [`Diagram::size`] and its own caption are ignored.
    pub diagram: Diagram,
    /// The position as FEN, for LaTeX.
    pub fen: String,
    /// The lines below the diagram.
    pub caption: Vec<CaptionLine>,
    /// The solution, printed at the end: lines of moves, indented by four spaces per level. May be empty.
    pub solution: Vec<String>,
    /// Words by which Anki finds the diagram; the other formats ignore them.
    pub tags: Vec<String>,
    /// The exercise as JSON, with which the diagram of an HTML file becomes a puzzle to solve there: an array of
    /// positions, each an array of legal moves with their verdicts. The other formats ignore it.
    pub exercise: Option<String>,
}

impl Figure {
    /// Creates a figure. The caption of the diagram becomes the title of the figure.
    pub fn new(mut diagram: Diagram, fen: impl Into<String>) -> Self {
        let title = std::mem::take(&mut diagram.caption);
        let caption = CaptionLine::non_empty(CaptionLineKind::Title, &title).into_iter().collect();
        Self { diagram, fen: fen.into(), caption, solution: Vec::new(), tags: Vec::new(), exercise: None }
    }

    /// Returns all texts of the figure.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.caption.iter().map(|line| line.text.as_str()).chain(self.solution.iter().map(String::as_str))
    }

    pub(super) fn title(&self) -> &str {
        self.caption.iter().find(|line| line.kind == CaptionLineKind::Title).map_or("", |line| line.text.as_str())
    }
}

impl CaptionLineKind {
    pub(super) const fn is_quiet(self) -> bool {
        matches!(self, Self::Mover(_) | Self::Source)
    }

    /// Returns the command for a line of this kind in the LaTeX package diagram.
    pub(super) const fn problem_command(self) -> &'static str {
        match self {
            Self::Title | Self::Text => "dedication",
            Self::Author => "author",
            Self::Source => "source",
            Self::Stipulation => "stipulation",
            Self::Mover(_) => "remark",
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Legend {
    pub(super) number: Option<usize>,
    pub(super) lines: Vec<CaptionLine>,
}

impl Legend {
    pub(super) fn new(sheet: &Worksheet, number: usize, figure: &Figure) -> Self {
        let position = &figure.diagram.position;
        let kind = CaptionLineKind::Mover(position.side_to_move);
        let mover = CaptionLine::non_empty(kind, side_to_move_text(position)).filter(|_| sheet.mover);
        Self { number: sheet.numbers.then_some(number), lines: figure.caption.iter().cloned().chain(mover).collect() }
    }

    /// Returns the commands of the LaTeX package diagram. Texts with the same command are joined.
    pub(super) fn problem_commands(&self) -> Vec<(&'static str, String)> {
        let mut commands: Vec<(&str, String)> = Vec::new();
        for CaptionLine { kind, text } in &self.lines {
            match commands.iter_mut().find(|(command, _)| *command == kind.problem_command()) {
                Some((_, said)) => said.extend([", ", text]),
                None => commands.push((kind.problem_command(), text.clone())),
            }
        }
        commands
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Position};

    #[test]
    fn an_untitled_position_keeps_its_number() {
        let line = |kind, text: &str| CaptionLine { kind, text: text.to_owned() };
        let mover = line(CaptionLineKind::Mover(Color::White), "White to move");
        let sheet = Worksheet::default();
        let untitled = Figure::new(Diagram::new(Position::start()), "");
        assert_eq!(Legend::new(&sheet, 7, &untitled), Legend { number: Some(7), lines: vec![mover.clone()] });
        let diagram = Diagram { caption: " a\n title ".to_owned(), ..untitled.diagram.clone() };
        let mut titled = Figure::new(diagram, "");
        titled.caption.push(line(CaptionLineKind::Author, "Loyd"));
        let lines = vec![line(CaptionLineKind::Title, "a title"), line(CaptionLineKind::Author, "Loyd"), mover];
        assert_eq!(Legend::new(&sheet, 7, &titled), Legend { number: Some(7), lines });
        let bare = Worksheet { numbers: false, mover: false, ..sheet };
        assert_eq!(Legend::new(&bare, 7, &untitled), Legend::default());
    }

    #[test]
    fn the_package_diagram_is_told_each_thing_once() {
        let line = |kind, text: &str| CaptionLine { kind, text: text.to_owned() };
        let lines = vec![
            line(CaptionLineKind::Title, "Title"),
            line(CaptionLineKind::Author, "Loyd"),
            line(CaptionLineKind::Text, "words"),
            line(CaptionLineKind::Source, "1868"),
            line(CaptionLineKind::Stipulation, "#2"),
            line(CaptionLineKind::Mover(Color::Black), "Black to move"),
        ];
        let commands = Legend { number: None, lines }.problem_commands();
        let commands: Vec<String> = commands.iter().map(|(command, text)| format!("{command}: {text}")).collect();
        assert_eq!(
            commands,
            ["dedication: Title, words", "author: Loyd", "source: 1868", "stipulation: #2", "remark: Black to move"]
        );
    }
}
