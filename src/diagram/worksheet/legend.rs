//! What is said of a diagram on a page, the same in every form: the one place where it is put together.
//!
//! # A new line
//!
//! A variant of [`LineKind`] with its rows below, and where it is said in `Caption::lines`. All forms follow.

use super::sheet::Worksheet;
use crate::diagram::alt::mover;
use crate::diagram::{CaptionLine, Diagram, LineKind};

/// A diagram of a worksheet with what is known of its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its [`Diagram::size`] does not matter, and it has no caption.
    pub diagram: Diagram,
    /// The position as LaTeX is told it.
    pub fen: String,
    /// What is said of it, below its number.
    pub caption: Vec<CaptionLine>,
    /// What solves it, a line each with its indentation, for the pages at the end, in HTML also below it; nothing if
    /// that is not known or not wanted.
    pub solution: Vec<String>,
}

impl Figure {
    /// A diagram, whose caption is its title, and its FEN.
    pub fn new(mut diagram: Diagram, fen: impl Into<String>) -> Self {
        let title = std::mem::take(&mut diagram.caption);
        let caption = CaptionLine::of(LineKind::Title, &title).into_iter().collect();
        Self { diagram, fen: fen.into(), caption, solution: Vec::new() }
    }

    /// All that is said of it in letters.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.caption.iter().map(|line| line.text.as_str()).chain(self.solution.iter().map(String::as_str))
    }

    /// What it is called, if that is said.
    pub(super) fn title(&self) -> &str {
        self.caption.iter().find(|line| line.kind == LineKind::Title).map_or("", |line| line.text.as_str())
    }
}

impl LineKind {
    /// Whether it is written smaller and in gray.
    pub(super) const fn is_quiet(self) -> bool {
        matches!(self, Self::Mover(_) | Self::Source)
    }

    /// The name of its style in HTML.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Author => "author",
            Self::Source => "source",
            Self::Stipulation => "stipulation",
            Self::Mover(_) => "mover",
            Self::Text => "text",
        }
    }

    /// The command of LaTeX's package diagram for it.
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

/// All that is said of a diagram.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Legend {
    /// Stands before the first line, or alone.
    pub(super) number: Option<usize>,
    pub(super) lines: Vec<CaptionLine>,
}

impl Legend {
    /// What a worksheet says of its diagram of this number.
    pub(super) fn of(sheet: &Worksheet, number: usize, figure: &Figure) -> Self {
        let position = &figure.diagram.position;
        let kind = LineKind::Mover(position.side_to_move);
        let mover = CaptionLine::of(kind, mover(position)).filter(|_| sheet.mover);
        Self { number: sheet.numbers.then_some(number), lines: figure.caption.iter().cloned().chain(mover).collect() }
    }

    /// What the commands of LaTeX's package diagram are told, each once.
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
        let mover = line(LineKind::Mover(Color::White), "White to move");
        let sheet = Worksheet::default();
        let untitled = Figure::new(Diagram::new(Position::start()), "");
        assert_eq!(Legend::of(&sheet, 7, &untitled), Legend { number: Some(7), lines: vec![mover.clone()] });
        let diagram = Diagram { caption: " a\n title ".to_owned(), ..untitled.diagram.clone() };
        let mut titled = Figure::new(diagram, "");
        titled.caption.push(line(LineKind::Author, "Loyd"));
        let lines = vec![line(LineKind::Title, "a title"), line(LineKind::Author, "Loyd"), mover];
        assert_eq!(Legend::of(&sheet, 7, &titled), Legend { number: Some(7), lines });
        let bare = Worksheet { numbers: false, mover: false, ..sheet };
        assert_eq!(Legend::of(&bare, 7, &untitled), Legend::default());
    }

    #[test]
    fn the_package_diagram_is_told_each_thing_once() {
        let line = |kind, text: &str| CaptionLine { kind, text: text.to_owned() };
        let lines = vec![
            line(LineKind::Title, "Title"),
            line(LineKind::Author, "Loyd"),
            line(LineKind::Text, "words"),
            line(LineKind::Source, "1868"),
            line(LineKind::Stipulation, "#2"),
            line(LineKind::Mover(Color::Black), "Black to move"),
        ];
        let commands = Legend { number: None, lines }.problem_commands();
        let commands: Vec<String> = commands.iter().map(|(command, text)| format!("{command}: {text}")).collect();
        assert_eq!(
            commands,
            ["dedication: Title, words", "author: Loyd", "source: 1868", "stipulation: #2", "remark: Black to move"]
        );
    }
}
