//! What is said of a diagram on a page, the same in every form: the one place where it is put together.
//!
//! # A new line
//!
//! A variant of [`LineKind`] with its rows below, and what it says in [`Legend::of`]. All forms follow.

use super::sheet::Worksheet;
use crate::board::Color;
use crate::diagram::Diagram;
use crate::diagram::alt::mover;

/// A diagram of a worksheet with what is known of its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its [`Diagram::caption`] is its title; [`Diagram::size`] does not matter.
    pub diagram: Diagram,
    /// The position as LaTeX is told it.
    pub fen: String,
}

impl Figure {
    /// A diagram and its FEN.
    #[must_use]
    pub fn new(diagram: Diagram, fen: impl Into<String>) -> Self {
        Self { diagram, fen: fen.into() }
    }
}

/// What a line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum LineKind {
    /// What the position is called.
    Title,
    /// Whose move it is; a disc in this colour stands before it.
    Mover(Color),
}

impl LineKind {
    /// Whether it is written smaller and in gray.
    pub(super) const fn is_quiet(self) -> bool {
        matches!(self, Self::Mover(_))
    }

    /// The name of its style in HTML.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Mover(_) => "mover",
        }
    }

    /// The command of LaTeX's package diagram for it.
    pub(super) const fn problem_command(self) -> &'static str {
        match self {
            Self::Title => "dedication",
            Self::Mover(_) => "remark",
        }
    }
}

/// One thing that is said, which may take several lines on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) kind: LineKind,
    pub(super) text: String,
}

/// All that is said of a diagram.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Legend {
    /// Stands before the first line above the diagram, or alone.
    pub(super) number: Option<usize>,
    pub(super) above: Vec<Line>,
    pub(super) below: Vec<Line>,
}

impl Legend {
    /// What a worksheet says of its diagram of this number.
    pub(super) fn of(sheet: &Worksheet, number: usize, figure: &Figure) -> Self {
        let Diagram { caption, position, .. } = &figure.diagram;
        let title = caption.split_whitespace().collect::<Vec<_>>().join(" ");
        let title = (!title.is_empty()).then_some(Line { kind: LineKind::Title, text: title });
        let kind = LineKind::Mover(position.side_to_move);
        let mover = sheet.mover.then(|| Line { kind, text: mover(position).to_owned() });
        Self {
            number: sheet.numbers.then_some(number),
            above: title.into_iter().chain(mover).collect(),
            below: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;

    #[test]
    fn an_untitled_position_keeps_its_number() {
        let mut figure = Figure::new(Diagram::new(Position::start()), "");
        let sheet = Worksheet::default();
        let mover = Line { kind: LineKind::Mover(Color::White), text: "White to move".to_owned() };
        let untitled = Legend { number: Some(7), above: vec![mover.clone()], below: Vec::new() };
        assert_eq!(Legend::of(&sheet, 7, &figure), untitled);
        figure.diagram.caption = " a\n title ".to_owned();
        let title = Line { kind: LineKind::Title, text: "a title".to_owned() };
        assert_eq!(Legend::of(&sheet, 7, &figure), Legend { above: vec![title, mover], ..untitled });
        let bare = Worksheet { numbers: false, mover: false, ..sheet };
        figure.diagram.caption.clear();
        assert_eq!(Legend::of(&bare, 7, &figure), Legend::default());
    }
}
