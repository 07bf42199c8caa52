//! Everything the window shows, apart from how it looks.

use super::command::Command;
use super::fen_box::FenBox;
use super::list::ListState;
use super::meaning::{Meaning, Pointed};
use super::operations::Operations;
use super::puzzles::Puzzles;
use super::solving::Solving;
use super::trying::{Trial, Trying, UnkeptMoves, enabled_in_trial};
use crate::app::board::annotating::Drawn;
use crate::app::board::pointer::Hands;
use crate::app::board::typing::Typing;
use crate::app::shell::Shell;
use crate::app::shell::mode::Mode;
use crate::app::shell::notice::Matter;
use crate::app::shell::settings::{EnPassantChoice, ThemeChoice, write_fen};
use crate::app::ui::tool::Tool;
use crate::board::{Color, Piece, Position, Square};
use crate::document::{Document, FileState, ReadingFault};
use crate::notation::fen::Layout;

/// Everything the window shows, apart from how it looks. Views only read it.
#[derive(Debug)]
pub struct State {
    /// What every feature is handed.
    pub shell: Shell,
    /// The list of positions.
    pub list: ListState,
    /// The tool and the gesture under way.
    pub hands: Hands,
    /// Keys typed onto the board.
    pub typing: Typing,
    /// The FEN box.
    pub fen: FenBox,
    /// The operations of an EPD record.
    pub operations: Operations,
    /// The arrows and marked squares of the current record.
    pub drawn: Drawn,
    /// What the shown position means.
    pub meaning: Meaning,
    /// The problem or the fix that is pointed at.
    pub pointed: Option<Pointed>,
    /// The moves that are tried, `None` while editing, and those that were left.
    pub trial: Trying,
    /// Whether the position is a sound problem, and its solution.
    pub solving: Solving,
    /// What is known of all positions as problems.
    pub puzzles: Puzzles,
    /// The square under the pointer.
    pub hover: Option<Square>,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// Whether a number field is being changed, which is one step.
    pub number_open: bool,
    /// What became of the file when that was last asked about.
    pub file_state: FileState,
    /// Why not all of the file was read, as far as that was said.
    pub reading_fault: Option<ReadingFault>,
    /// The document with edits in whose place the file was read again.
    pub set_aside: Option<Box<Document>>,
    /// A file is being opened or a file dialog is open; what for, in words.
    pub waiting: Option<String>,
}

impl std::ops::Deref for State {
    type Target = Shell;

    fn deref(&self) -> &Shell {
        &self.shell
    }
}

impl State {
    /// The state of a window that shows this document.
    #[must_use]
    pub fn new(shell: Shell) -> Self {
        let mut state = Self {
            meaning: Meaning::of(shell.document.position()),
            shell,
            list: ListState::default(),
            hands: Hands::default(),
            typing: Typing::default(),
            fen: FenBox::default(),
            operations: Operations::default(),
            drawn: Drawn::default(),
            pointed: None,
            trial: Trying::default(),
            solving: Solving::default(),
            puzzles: Puzzles::default(),
            hover: None,
            flipped: false,
            number_open: false,
            file_state: FileState::Same,
            reading_fault: None,
            set_aside: None,
            waiting: None,
        };
        state.follow();
        state
    }

    /// Shows another document. Nothing stays of the one before but from which side the board is seen.
    pub(super) fn show(&mut self, document: Document) {
        let Self { shell, list, hands, typing, fen, operations, drawn, .. } = self;
        shell.document = document;
        shell.dialog = None;
        // Those about a revision are of the document before; this one's revisions are other ones.
        shell.notices.outdate(u64::MAX);
        shell.notices.withdraw(Command::BringBack);
        (*list, *hands, *typing) = (ListState::default(), Hands::default(), Typing::default());
        (*fen, *operations, *drawn) = (FenBox::default(), Operations::default(), Drawn::default());
        let Self { pointed, trial, solving, puzzles, hover, number_open, .. } = self;
        (*pointed, *hover, *number_open) = (None, None, false);
        (*trial, *solving, *puzzles) = (Trying::default(), Solving::default(), Puzzles::default());
        let Self { file_state, reading_fault, set_aside, waiting, .. } = self;
        (*file_state, *reading_fault, *set_aside, *waiting) = (FileState::Same, None, None, None);
        self.follow();
    }

    /// Brings everything that is derived from the document up to date.
    pub fn follow(&mut self) {
        let choice = self.shell.settings.en_passant;
        if self.fen.follow(&mut self.shell.document, |position| write_fen(position, choice)) {
            let sentence = "The edit began from what the board showed; the unfinished text is gone from the FEN box";
            self.shell.notices.undoable(sentence, self.shell.document.revision());
        }
        self.list.follow(&self.shell.document);
        self.trial.follow(self.fen.fault().is_some(), &mut self.shell);
        if self.trial.is_some() {
            self.hands.menu = None;
        }
        self.shell.mode = self.mode();
        let shown = self.trial.as_ref().map_or(self.shell.document.position(), Trial::position);
        if self.meaning.follow(shown) {
            self.pointed = None;
        }
        self.solving.follow(&self.shell);
        self.operations.follow(&self.shell.document);
        self.drawn.follow(&self.shell.document);
        self.follow_notices();
        let roles = self.shell.document.ground().board.size().roles();
        if matches!(self.hands.tool, Tool::Brush(piece) if !roles.contains(&piece.role)) {
            self.hands.tool = Tool::Hand;
        }
    }

    fn mode(&self) -> Mode {
        match &*self.trial {
            Some(trial) => Mode::Trying { position: *trial.position(), at: trial.at() },
            None if self.fen.fault().is_some() => Mode::Preview,
            None => Mode::Editing,
        }
    }

    /// Takes away messages about what is over.
    fn follow_notices(&mut self) {
        self.shell.notices.outdate(self.shell.document.revision());
        if !self.fen.holds_unfinished() {
            self.shell.notices.end(Matter::UnreadText);
        }
        if !self.hands.draws_by_keys() {
            self.shell.notices.end(Matter::Arrow);
        }
    }

    /// Whether text was typed that cannot be taken as it is and would be lost with the window.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.fen.is_unfinished(&self.shell.document) || self.operations.is_unfinished(&self.shell.document)
    }

    /// The position on the board: the document's, what can be read of a text with a fault, or what moves have
    /// reached that are tried.
    #[must_use]
    pub fn shown(&self) -> &Position {
        self.trial.as_ref().map_or_else(|| self.shell.document.ground(), Trial::position)
    }

    /// The FEN that is shown, with its layout.
    #[must_use]
    pub fn written(&self) -> (&str, &Layout) {
        match &*self.trial {
            Some(trial) => (&trial.written().text, &trial.written().layout),
            None => (self.fen.text(), self.fen.layout()),
        }
    }

    /// The square that the keys are at.
    #[must_use]
    pub fn cursor(&self) -> Option<Square> {
        self.trial.as_ref().map_or_else(|| self.shell.document.cursor(), Trial::cursor)
    }

    /// The man that hangs on the pointer, and where it came from.
    #[must_use]
    pub fn carried(&self) -> Option<(Piece, Option<Square>)> {
        match &*self.trial {
            Some(trial) => trial.carried().map(|(piece, from)| (piece, Some(from))),
            None => self.hands.carried(),
        }
    }

    /// The moves that were tried and would be lost with the document, if there are any.
    #[must_use]
    pub fn unkept_moves(&self) -> Option<UnkeptMoves> {
        self.trial.unkept_moves()
    }

    /// Whether the board shows a preview of a text with a fault.
    #[must_use]
    pub const fn is_preview(&self) -> bool {
        self.fen.fault().is_some()
    }

    /// The FEN of the current position as the settings want it.
    #[must_use]
    pub fn fen(&self) -> String {
        write_fen(self.position(), self.shell.settings.en_passant)
    }

    /// The colour whose side is at the bottom of the board.
    #[must_use]
    pub const fn bottom(&self) -> Color {
        if self.flipped { Color::Black } else { Color::White }
    }

    /// Whether a command can be run now.
    #[must_use]
    pub fn enabled(&self, command: Command) -> bool {
        if let Some(trial) = &*self.trial
            && let Some(enabled) = enabled_in_trial(trial, command)
        {
            return enabled;
        }
        if let Some(enabled) = self.enabled_in_list(command).or_else(|| self.enabled_in_drawing(command)) {
            return enabled;
        }
        if command.is_of_solving() {
            return self.solving.why_not(command, &self.shell).is_none();
        }
        match command {
            Command::Undo => self.shell.document.can_undo() || self.fen.is_typing() || self.fen.holds_unfinished(),
            Command::Redo => self.shell.document.can_redo(),
            Command::Save => self.shell.document.is_modified() || self.shell.document.path().is_none(),
            Command::FixAll => !self.is_preview() && !self.meaning.findings.is_empty(),
            Command::RotateClockwise | Command::RotateAnticlockwise => self.can_transform(command),
            Command::Open | Command::SaveAs | Command::New => self.waiting.is_none(),
            Command::BringBack => self.set_aside.is_some(),
            _ => true,
        }
    }

    /// Whether there is a board of the shape that a transform makes of the one that is shown.
    fn can_transform(&self, command: Command) -> bool {
        command.transform().is_some_and(|transform| transform.apply(self.shown()).is_some())
    }

    /// Whether a command that switches something is on; `None` for all others.
    #[must_use]
    pub fn checked(&self, command: Command) -> Option<bool> {
        match command {
            Command::FlipView => Some(self.flipped),
            Command::TryMoves => Some(self.trial.is_some()),
            Command::KeepBackup => Some(self.shell.settings.keeps_backup),
            Command::SolveAfterEdits => Some(self.shell.settings.solves_after_edits),
            Command::Coordinates => Some(self.shell.settings.coordinates),
            Command::SystemTheme => Some(self.shell.settings.theme == ThemeChoice::System),
            Command::LightTheme => Some(self.shell.settings.theme == ThemeChoice::Light),
            Command::DarkTheme => Some(self.shell.settings.theme == ThemeChoice::Dark),
            Command::EnPassantAsStated => Some(self.shell.settings.en_passant == EnPassantChoice::AsStated),
            Command::EnPassantIfCapturable => Some(self.shell.settings.en_passant == EnPassantChoice::IfCapturable),
            Command::EnPassantIfLegal => Some(self.shell.settings.en_passant == EnPassantChoice::IfLegal),
            _ => None,
        }
    }

    /// The names of the steps that Undo and Redo would take.
    #[must_use]
    pub fn step_names(&self) -> [Option<&str>; 2] {
        match &*self.trial {
            Some(trial) => [trial.last(), trial.redone()].map(|ply| ply.map(|ply| ply.san.as_str())),
            None => [self.shell.document.undo_name(), self.shell.document.redo_name()],
        }
    }

    /// The file's name, or what stands for it.
    #[must_use]
    pub fn title(&self) -> String {
        let name = self.shell.document.file_name().unwrap_or_else(|| "Untitled".to_owned());
        if self.shell.document.is_modified() { format!("{name} \u{b7} edited") } else { name }
    }
}
