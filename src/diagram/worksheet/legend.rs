//! The text below a diagram on a page, the same in every format.
//!
//! # Adding a kind of line
//!
//! A variant of [`CaptionLineKind`], its arms below, and its creation in `Caption::lines`. All formats follow.

use super::sheet::Worksheet;
use crate::diagram::alt::side_to_move_text;
use crate::diagram::{CaptionLine, CaptionLineKind, Diagram};

/// A diagram of a worksheet with its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The diagram. Its [`Diagram::size`] is ignored, and it has no caption.
    pub diagram: Diagram,
    /// The position as FEN, for LaTeX.
    pub fen: String,
    /// The lines below the diagram.
    pub caption: Vec<CaptionLine>,
    /// The solution: lines of moves, indented by four spaces per level. It is printed at the end, in HTML also below
    /// the diagram; empty if there is none.
    pub solution: Vec<String>,
}

impl Figure {
    /// Creates a figure; the caption of the diagram becomes its title.
    pub fn new(mut diagram: Diagram, fen: impl Into<String>) -> Self {
        let title = std::mem::take(&mut diagram.caption);
        let caption = CaptionLine::non_empty(CaptionLineKind::Title, &title).into_iter().collect();
        Self { diagram, fen: fen.into(), caption, solution: Vec::new() }
    }

    /// Returns all texts of the figure.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.caption.iter().map(|line| line.text.as_str()).chain(self.solution.iter().map(String::as_str))
    }

    /// Returns the title, or an empty text.
    pub(super) fn title(&self) -> &str {
        self.caption.iter().find(|line| line.kind == CaptionLineKind::Title).map_or("", |line| line.text.as_str())
    }
}

impl CaptionLineKind {
    /// Returns `true` if the line is smaller and gray.
    pub(super) const fn is_quiet(self) -> bool {
        matches!(self, Self::Mover(_) | Self::Source)
    }

    /// Returns its command in the LaTeX package diagram.
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
    /// The number before the first line.
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

    /// Returns the commands of the LaTeX package diagram, each once.
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
