//! The inputs of an exported diagram, and the diagram that the export options make of them.

use crate::app::shell::{
    BottomSide, EnPassantChoice, ExportOptions, PuzzleMarks, ScopeCounts, Settings, Shell, write_fen,
};
use crate::app::ui::dimmed_squares;
use crate::board::{Annotations, Color, Position, Stipulation};
use crate::diagram::{Caption, CaptionLine, Coloring, Coordinates, Diagram, PieceSet, SquareColors};
use crate::document::{Metadata, RecordView, Unreadable, stated_solution};

impl ExportOptions {
    pub(super) fn diagram(&self, subject: &DiagramSubject, screen: BoardLook) -> Diagram {
        let DiagramSubject { position, annotations, .. } = subject;
        let coloring = self.coloring_on(screen);
        Diagram {
            view: match self.below {
                BottomSide::Board => screen.below,
                BottomSide::White => Color::White,
                BottomSide::Black => Color::Black,
                BottomSide::Mover => position.side_to_move,
            },
            size: self.pixels(),
            print: self.print_size(),
            coordinates: self.coordinates_on(screen),
            border: self.border || self.coloring_on(screen).needs_border(),
            mover: self.mover,
            pieces: self.pieces.unwrap_or(screen.pieces),
            colors: coloring.colors(),
            annotations: if self.annotations { annotations.clone() } else { Annotations::default() },
            caption: subject.with_caption(|caption| caption.fill(&self.caption)),
            ..Diagram::new(*position)
        }
    }

    pub(super) fn coloring_on(&self, screen: BoardLook) -> Coloring {
        self.coloring.unwrap_or(screen.coloring)
    }

    pub(super) fn coordinates_on(&self, screen: BoardLook) -> Coordinates {
        self.coordinates.unwrap_or_else(|| self.coloring_on(screen).default_coordinates())
    }

    /// Returns these options with the style of the board in the window, without the dimming of the dark theme.
    pub(super) fn in_style_of_board(&self, screen: BoardLook) -> Self {
        Self {
            pieces: None,
            coloring: None,
            coordinates: (!screen.has_coordinates).then_some(Coordinates::None),
            border: false,
            ..self.clone()
        }
    }

    /// Returns these options with the look of the board on the screen, including the dimming of the dark theme.
    pub(super) fn as_on_board(&self, screen: BoardLook) -> Self {
        Self { coloring: screen.dimmed(), ..self.in_style_of_board(screen) }
    }
}

/// A position to draw, with the metadata that captions use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DiagramSubject {
    pub position: Position,
    pub annotations: Annotations,
    pub title: String,
    pub metadata: Metadata,
    pub solution: Option<String>,
    /// The words by which the position is found.
    pub tags: Vec<String>,
    /// The stipulation of the record. If it states none, the stipulation last solved in the window.
    pub stipulation: Option<Stipulation>,
    /// The moves tried on the board, as PGN movetext, and the position that they begin from.
    pub tried: Option<(Position, String)>,
    pub number: usize,
    /// The FEN, with the en passant square written according to the settings.
    pub fen: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoardLook {
    pub below: Color,
    pub pieces: PieceSet,
    pub coloring: Coloring,
    pub custom_colors: SquareColors,
    /// The square colors as dimmed by the dark theme; `None` if they are not dimmed.
    pub dimmed: Option<SquareColors>,
    pub has_coordinates: bool,
}

impl BoardLook {
    pub(super) fn dimmed(self) -> Option<Coloring> {
        self.dimmed.map(Coloring::Custom)
    }
}

impl DiagramSubject {
    pub(crate) fn from_record(
        at: usize,
        record: &RecordView<'_>,
        en_passant: EnPassantChoice,
        marks: &PuzzleMarks,
    ) -> Result<Self, Unreadable> {
        Ok(Self::from_position(record.position()?, at, record, en_passant, marks))
    }

    pub(super) fn from_position(
        position: Position,
        place: usize,
        record: &RecordView<'_>,
        en_passant: EnPassantChoice,
        marks: &PuzzleMarks,
    ) -> Self {
        let solved = || marks.mark(record, &position).filter(|mark| mark.judgement.is_some());
        let metadata = record.read_metadata();
        Self {
            position,
            annotations: record.annotations(),
            title: record.name().unwrap_or_default().into_owned(),
            solution: stated_solution(&position, &metadata, &record.operations()),
            stipulation: metadata.stipulation().or_else(|| solved().map(|mark| mark.stipulation)),
            metadata,
            tags: record.keywords(),
            tried: None,
            number: place + 1,
            fen: write_fen(&position, en_passant),
        }
    }

    pub(crate) fn on_board(shell: &Shell) -> Self {
        let (document, position) = (&shell.document, *shell.shown_position());
        let current = document.current();
        let (record, marks) = (document.record(current), &shell.puzzle_marks);
        let subject = Self::from_position(position, current, &record, shell.settings.en_passant, marks);
        // The arrows and marks of a record belong to its own position, not to positions reached by moves.
        let annotations = if shell.is_after_moves() { Annotations::default() } else { subject.annotations };
        let tried = (!shell.tried_moves.is_empty()).then(|| (*document.position(), shell.tried_moves.clone()));
        Self { annotations, tried, ..subject }
    }

    /// Returns the lines of a caption for a page. In words, a stipulation is "Mate in 2" instead of `#2`.
    pub(super) fn caption_lines(&self, template: &str, in_words: bool) -> Vec<CaptionLine> {
        let words = self.metadata.stipulation_in_words().filter(|_| in_words);
        let values = self.metadata.placeholders_with(words.as_deref());
        self.with_caption(|caption| Caption { values: &values, ..caption }.lines(template))
    }

    pub(super) fn with_caption<T>(&self, say: impl FnOnce(Caption<'_>) -> T) -> T {
        let Self { position, title: id, metadata: said, number, fen, .. } = self;
        say(Caption { title: id, number: *number, position, fen, values: &said.placeholders() })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ExportContext {
    pub subject: DiagramSubject,
    pub look: BoardLook,
    pub scope_counts: ScopeCounts,
}

impl ExportContext {
    pub(crate) fn new(shell: &Shell) -> Self {
        let Settings { pieces, coloring, coordinates: has_coordinates, own_colors: custom_colors, .. } = shell.settings;
        let is_dark = shell.ctx.theme() == egui::Theme::Dark;
        let dimmed = dimmed_squares(coloring).filter(|_| is_dark);
        let look = BoardLook { below: shell.bottom(), pieces, coloring, custom_colors, dimmed, has_coordinates };
        Self { subject: DiagramSubject::on_board(shell), look, scope_counts: shell.scope_counts() }
    }
}
