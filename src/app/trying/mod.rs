//! Try mode: legal moves are played on the board, apart from editing.
//!
//! The moves belong to the position of a record at which they began. Nothing of the document changes before
//! they are kept, and what changes it otherwise ends the mode first. A line that was left is kept in mind and
//! comes back when moves are tried from the same position again; what would be lost with the document is asked about.
//! Moves of a solution are shown in the same mode, and are nobody's to lose.

pub(in crate::app) mod commands;
mod keys;
mod leaving;
mod left;
mod line;
mod lines;
mod taken;
mod trial;
mod typed;
pub(in crate::app) mod view;
mod written;

pub use keys::TrialKey;
pub(super) use keys::{Reach, action as key_action};
pub use left::LeftLines;
pub use line::{Line, Ply};
pub use taken::Taken;
pub use trial::Trial;
pub use written::Written;

use super::App;
use super::action::Action;
use super::board::{self, BoardKey};
use super::command::Command;
use super::fields;
use super::state::State;
use crate::board::{Piece, Position, Role, Square};
use crate::notation::fen::Layout;
use crate::rules::{self, LegalMove, Problem, ProblemKind};

/// What happens in try mode. What the pointer does on the board comes as
/// [`Pointer`](crate::app::ui::pointer::Pointer) as it does while editing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrialAction {
    /// A key.
    Key(TrialKey),
    /// The text of a move changed in its field.
    Typed(String),
    /// Play the move that stands in the field.
    PlayTyped,
    /// The piece that a pawn becomes was chosen.
    Promote(Role),
    /// Go to the position after this many half moves of the line.
    GoTo(usize),
    /// Leave with the reached position, one undo step.
    Keep,
    /// Leave and return to the position of the beginning.
    Return,
}

impl App {
    /// Begins to try moves, or goes on where they were left; says why where there are none.
    pub(super) fn try_moves(&mut self) {
        if self.enter_trial() {
            self.state.shell.ctx.memory_mut(egui::Memory::stop_text_input);
        }
    }

    /// Enters try mode with the line that was left, or a new one. `false` where that cannot be.
    fn enter_trial(&mut self) -> bool {
        match self.state.begin_trial() {
            Ok(trial) => {
                self.state.hands.menu = None;
                self.state.trial = Some(trial);
                true
            }
            Err(sentence) => {
                self.state.shell.notices.noted(sentence);
                false
            }
        }
    }

    /// Shows the position after moves of a solution, in try mode, which begins where it has not; says why where it
    /// cannot. The keyboard stays where it is.
    pub(super) fn show_moves(&mut self, moves: &[LegalMove]) {
        if self.state.trial.is_none() {
            self.enter_trial();
        }
        if let Some(trial) = &mut self.state.trial {
            trial.show(moves);
        }
    }

    /// Does what happened in try mode.
    pub(super) fn act_on_trial(&mut self, action: TrialAction) {
        let flipped = self.state.shell.flipped;
        let Some(trial) = &mut self.state.trial else { return };
        match action {
            TrialAction::Key(TrialKey::Escape) if self.state.shell.waiting.is_some() => self.stop_waiting(),
            TrialAction::Key(key) => {
                if !trial.key(key, flipped) {
                    self.return_from_trial();
                }
            }
            TrialAction::Typed(text) => trial.set_typed(&text),
            TrialAction::PlayTyped => trial.play_typed(),
            TrialAction::Promote(role) => trial.promote(role),
            TrialAction::GoTo(at) => trial.go_to(at),
            TrialAction::Keep => self.keep_moves(),
            TrialAction::Return => self.return_from_trial(),
        }
    }

    /// Takes an action that has another meaning in try mode, or none; gives back all others.
    pub(super) fn act_in_trial(&mut self, action: Action) -> Option<Action> {
        let Some(trial) = &mut self.state.trial else { return Some(action) };
        match action {
            Action::Board(board::Action::Pointer(event)) => trial.pointer(event),
            Action::Board(board::Action::Select(square)) => trial.set_cursor(square),
            Action::Board(board::Action::Hover(_) | board::Action::Key(BoardKey::Released)) => return Some(action),
            Action::Board(board::Action::Key(_) | board::Action::Edit(_))
            | Action::Fields(fields::Action::Edit(_) | fields::Action::EditNumber(_))
            | Action::Fen(_)
            | Action::Operations(_)
            | Action::Fix { .. }
            | Action::ChooseReading { .. } => {}
            other => return Some(other),
        }
        None
    }

    /// Runs a command that has another meaning in try mode. `false` if it has the usual one.
    pub(super) fn run_in_trial(&mut self, command: Command) -> bool {
        let Some(trial) = &mut self.state.trial else { return false };
        match command {
            Command::Undo => trial.undo(),
            Command::Redo => trial.redo(),
            Command::TryMoves => self.return_from_trial(),
            Command::Save | Command::SaveAs if trial.at() > 0 => {
                self.state
                    .shell
                    .notices
                    .noted("What is saved is the position before the moves; they are not kept yet.");
                return false;
            }
            _ => return false,
        }
        true
    }
}

impl State {
    /// The line that is tried from the position, new or as it was left; or why there is none.
    fn begin_trial(&mut self) -> Result<Trial, String> {
        if self.is_preview() {
            return Err("Moves can be tried once the text in the FEN box is a FEN.".to_owned());
        }
        if let Some(left) = self.left_lines.take(&self.shell.document) {
            return Ok(left);
        }
        if self.meaning.verdict.moves == Some(0) {
            return Err(format!("There is no move to try: {}.", self.meaning.headline));
        }
        Trial::begin(&self.shell.document).ok_or_else(|| why_no_moves(self.shell.document.position()))
    }

    /// Leaves try mode where the document no longer shows what the moves began from; else brings it up to date.
    pub(super) fn follow_trial(&mut self) {
        let is_elsewhere = |trial: &Trial| !trial.begins_at(&self.shell.document) || self.fen.fault().is_some();
        if self.trial.as_ref().is_some_and(is_elsewhere) {
            self.put_trial_aside();
        }
        if let Some(trial) = &mut self.trial {
            trial.write(self.shell.settings.en_passant);
        }
    }

    /// The FEN that is shown, with its layout.
    #[must_use]
    pub fn written(&self) -> (&str, &Layout) {
        match &self.trial {
            Some(trial) => (&trial.written().text, &trial.written().layout),
            None => (self.fen.text(), self.fen.layout()),
        }
    }

    /// The position that is worked with: the one that moves have reached, or the document's.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.trial.as_ref().map_or_else(|| self.shell.document.position(), Trial::position)
    }

    /// The square that the keys are at.
    #[must_use]
    pub fn cursor(&self) -> Option<Square> {
        self.trial.as_ref().map_or_else(|| self.shell.document.cursor(), Trial::cursor)
    }

    /// The man that hangs on the pointer, and where it came from.
    #[must_use]
    pub fn carried(&self) -> Option<(Piece, Option<Square>)> {
        match &self.trial {
            Some(trial) => trial.carried().map(|(piece, from)| (piece, Some(from))),
            None => self.hands.carried(),
        }
    }
}

/// Why no move can be played from a position.
fn why_no_moves(position: &Position) -> String {
    if !position.board.size().is_standard() {
        return "Moves can be tried on boards of 8x8 squares only.".to_owned();
    }
    let hinders = |problem: &&Problem| {
        use ProblemKind::{EmptyBoard, MissingKing, OpponentInCheck, PawnOnBackRank, TooManyKings};
        matches!(problem.kind, EmptyBoard | MissingKing | OpponentInCheck | PawnOnBackRank | TooManyKings)
    };
    let problems = rules::problems(position);
    let why = problems.iter().find(hinders).or(problems.first()).map(Problem::sentence).unwrap_or_default();
    format!("Moves cannot be tried here. {why}.")
}
