//! What views ask for. A view never changes anything; it pushes actions, which run once the frame is laid out.

use std::path::PathBuf;

use super::board::{self, BoardKey};
use super::command::Command;
use super::fen_box;
use super::fields;
use super::list::ListAction;
use super::meaning;
use super::operations;
use super::setup;
use super::solving;
use super::trying::{self, TrialKey};
use super::{exporting, file, paste, puzzles};
use crate::app::shell::dialog::Answer;
use crate::app::ui::dialog_field::FieldEvent;

/// One thing that a view asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Run a command.
    Run(Command),
    /// Something happened in the fields of the position.
    Fields(fields::Action),
    /// Something happened on the board.
    Board(board::Action),
    /// Something happened in the FEN box.
    Fen(fen_box::Action),
    /// This text was pasted or dropped outside of any field.
    PasteText(String),
    /// Something happened in the list of positions.
    List(ListAction),
    /// Open this file.
    OpenFile(PathBuf),
    /// Open this file that was dropped, or take the position of a text that is in it.
    DropFile(PathBuf),
    /// Set up another reading of the text that a notice is about.
    ChooseReading {
        /// Which notice.
        notice: usize,
        /// Which reading, counted from the likeliest.
        choice: usize,
    },
    /// Something happened in the list of operations.
    Operations(operations::Action),
    /// Something happened in the section that says what the position means.
    Meaning(meaning::Action),
    /// Something happened in try mode.
    Trial(trying::Action),
    /// Something happened in the solve panel.
    Solving(solving::Action),
    /// Close a notice.
    CloseNotice(usize),
    /// Something happened in what is laid over the window.
    Dialog(DialogAction),
    /// Something happened in the dialogs about all puzzles.
    Puzzles(puzzles::Action),
    /// Several positions of a text were asked about.
    Paste(paste::Action),
    /// Something happened in the dialogs of an export.
    Export(exporting::Action),
    /// Something happened in what the file has laid over the window.
    File(file::Action),
    /// Something happened in the choice of pieces and colours of the board.
    BoardStyle(board::StyleAction),
    /// Something happened in the question what is to be set up.
    SetUp(setup::Action),
}

impl Action {
    /// What a key asks for that is typed onto the board.
    pub(super) const fn of_key(key: BoardKey) -> Self {
        Self::Board(board::Action::Key(key))
    }

    /// Whether it leads into a text field, so that what is typed next belongs there.
    #[must_use]
    pub fn opens_field(&self) -> bool {
        matches!(self, Self::Run(command) if command.facts().opens_field)
    }

    /// Whether a key moves the square or the position that the keys act on.
    #[must_use]
    pub const fn is_step(&self) -> bool {
        let in_list = matches!(self, Self::List(ListAction::Step { .. } | ListAction::Walk(_)));
        in_list
            || matches!(
                self,
                Self::Board(board::Action::Key(BoardKey::Step(_)))
                    | Self::Trial(trying::Action::Key(TrialKey::Step(_)))
            )
    }
}

impl From<fen_box::Action> for Action {
    fn from(action: fen_box::Action) -> Self {
        match action {
            fen_box::Action::Run(command) => Self::Run(command),
            other => Self::Fen(other),
        }
    }
}

impl From<ListAction> for Action {
    fn from(action: ListAction) -> Self {
        match action {
            ListAction::Run(command) => Self::Run(command),
            other => Self::List(other),
        }
    }
}

impl From<meaning::Action> for Action {
    fn from(action: meaning::Action) -> Self {
        match action {
            meaning::Action::Run(command) => Self::Run(command),
            other => Self::Meaning(other),
        }
    }
}

impl From<solving::Action> for Action {
    fn from(action: solving::Action) -> Self {
        match action {
            solving::Action::Run(command) => Self::Run(command),
            other => Self::Solving(other),
        }
    }
}

impl From<Answer> for Action {
    fn from(answer: Answer) -> Self {
        Self::Dialog(DialogAction::Answer(answer))
    }
}

impl From<FieldEvent> for Action {
    fn from(event: FieldEvent) -> Self {
        Self::Dialog(match event {
            FieldEvent::Typed(text) => DialogAction::Text(text),
            FieldEvent::Entered => DialogAction::Answer(Answer::Confirm),
            FieldEvent::Row(row) => DialogAction::Row(row),
        })
    }
}

/// What happens in what is laid over the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogAction {
    /// A question was answered.
    Answer(Answer),
    /// The text in its field changed.
    Text(String),
    /// Another row of the command palette was chosen.
    Row(usize),
    /// A command was chosen in the command palette.
    Command(Command),
}
