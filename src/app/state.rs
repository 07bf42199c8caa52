//! The state of the whole window, and the actions that change it. A view never changes state. It pushes actions, which
//! run after the layout of the frame.

use std::borrow::Cow;

use super::board_editor::{self, BoardKey};
use super::exporting::{DiagramSubject, ExportDraft};
use super::file;
use super::list::ListAction;
pub use super::registry::{Action, State};
use super::solving::Solving;
use super::trying::{self, Trial, TrialKey};
use super::welcome::Welcome;
use crate::app::shell::{Interrupts, Scope, Shell, UnkeptMoves, write_fen};
use crate::board::{Annotations, Piece, Square};
use crate::document::Unreadable;
use crate::notation::fen::FenLayout;
use crate::rules::LegalMove;
use crate::{lang, tr};

impl std::ops::Deref for State {
    type Target = Shell;

    fn deref(&self) -> &Shell {
        &self.shell
    }
}

impl State {
    pub fn new(mut shell: Shell) -> Self {
        let (file, welcome) = (file::State::new(&shell), Welcome::new(&mut shell.settings));
        let mut state = Self { file, welcome, ..Self::from_shell(shell) };
        state.follow();
        state
    }

    /// Updates everything that is derived from the document.
    pub fn follow(&mut self) {
        self.follow_features();
        self.shell.notices.remove_outdated(self.shell.document.revision());
    }

    /// Ends pending input of these kinds, so that the next edit becomes an undo step of its own.
    pub(super) fn end_input(&mut self, ended: Interrupts) {
        let before = self.shell.document.revision();
        self.end_input_of_features(ended);
        if self.shell.document.revision() != before {
            self.follow();
        }
    }

    /// Returns `true` if some typed text is not valid yet and would be lost if the window were closed.
    pub fn has_unfinished_text(&self) -> bool {
        self.pending_input.has_unfinished()
    }

    pub fn displayed_fen(&self) -> (&str, &FenLayout) {
        match &*self.trial {
            Some(trial) => (&trial.fen().text, &trial.fen().layout),
            None => (self.fen.text(), self.fen.layout()),
        }
    }

    pub fn cursor(&self) -> Option<Square> {
        self.trial.as_ref().map_or_else(|| self.shell.document.cursor(), Trial::cursor)
    }

    pub fn dragged_piece(&self) -> Option<(Piece, Option<Square>)> {
        match &*self.trial {
            Some(trial) => trial.carried(),
            None => self.board_editor.dragged_piece(),
        }
    }

    pub fn unkept_moves(&self) -> Option<UnkeptMoves> {
        self.trial.unkept_moves()
    }

    /// Returns the FEN of the current position, written according to the settings.
    pub fn fen(&self) -> String {
        write_fen(self.position(), self.shell.settings.en_passant)
    }

    pub(super) fn example(&self, export: &ExportDraft) -> Result<DiagramSubject, Unreadable> {
        let document = &self.shell.document;
        let first = match export.batch.as_ref().map(|many| many.scope) {
            None => return Ok(DiagramSubject::on_board(&self.shell)),
            Some(Scope::All) => Some(0),
            Some(Scope::Selected) => self.list.selection.first().filter(|first| *first < document.len()),
            Some(Scope::Found) => self.list.listed(&self.shell.document).index_at(0),
        };
        let place = first.unwrap_or(document.current());
        let (en_passant, marks) = (self.shell.settings.en_passant, &self.shell.puzzle_marks);
        DiagramSubject::from_record(place, &document.record(place), en_passant, marks)
    }

    pub fn annotations(&self) -> Option<&Annotations> {
        self.board_editor.annotations(&self.shell)
    }

    /// Returns the first moves that solve the position on the board; empty if it is not solved.
    pub(super) fn key_moves(&self) -> &[LegalMove] {
        let solving = Some(&self.solving).filter(|solving| solving.is_current());
        let answer = solving.and_then(Solving::answer).filter(|_| self.trial.is_none() && !self.is_preview());
        answer.map_or(&[], |answer| &answer.keys)
    }

    pub fn step_names(&self) -> [Option<Cow<'_, str>>; 2] {
        match &*self.trial {
            Some(trial) => {
                [trial.next_undo(), trial.next_redo()].map(|ply| ply.map(|ply| lang::localize_moves(&ply.san)))
            }
            None => [self.shell.document.undo_name(), self.shell.document.redo_name()].map(|name| name.map(Cow::from)),
        }
    }

    /// Returns the file name or a placeholder, with a mark for unsaved changes.
    pub fn title(&self) -> String {
        let name = self.shell.document.file_name().unwrap_or_else(|| tr!("views-untitled").to_owned());
        if self.shell.document.is_modified() { tr!("views-edited", name = name) } else { name }
    }

    pub fn window_title(&self) -> String {
        format!("{} - Fenwright", self.title())
    }
}

impl Action {
    pub(super) const fn from_board_key(key: BoardKey) -> Self {
        Self::Board(board_editor::Action::Key(key))
    }

    /// Returns `true` for pointer input on the board and for the release of a key.
    pub(super) const fn is_pointer_input(&self) -> bool {
        matches!(
            self,
            Self::Board(
                board_editor::Action::Pointer(_)
                    | board_editor::Action::Hover(_)
                    | board_editor::Action::Key(BoardKey::Released)
            )
        )
    }

    pub(super) fn into_try_mode(self) -> Self {
        match self {
            Self::Board(board_editor::Action::Pointer(event)) => Self::Trial(trying::Action::Pointer(event)),
            Self::Board(board_editor::Action::Select(square)) => Self::Trial(trying::Action::Select(square)),
            other => other,
        }
    }

    /// Returns `true` if the action opens a text field, so that the keys typed after it belong to that field.
    pub fn opens_field(&self) -> bool {
        matches!(self, Self::Run(command) if command.facts().opens_field)
    }

    /// Returns `true` if the action comes from an arrow key or a similar key, which moves the selected square or a row.
    pub const fn is_step(&self) -> bool {
        matches!(
            self,
            Self::List(ListAction::Step { .. } | ListAction::MoveCurrent(_))
                | Self::Board(board_editor::Action::Key(BoardKey::Step(_)))
                | Self::Trial(trying::Action::Key(TrialKey::Step(_)))
        )
    }
}
