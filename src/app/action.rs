//! What views ask for. A view never changes anything; it pushes actions, which run once the frame is laid out.

use std::path::PathBuf;

use super::command::Command;
use super::exporting::Export;
use super::list::{ListAction, SearchAction};
use super::meaning::Pointed;
use super::puzzles::{Outcome, PuzzleCheck};
use super::solving;
use super::trying::{self, TrialKey};
use crate::app::shell::dialog::Answer;
use crate::app::ui::board_style::BoardStyle;
use crate::app::ui::dialog_field::FieldEvent;
use crate::app::ui::pointer::Pointer;
use crate::app::ui::step::Step;
use crate::board::Square;
use crate::document::Edit;

/// One thing that a view asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Run a command.
    Run(Command),
    /// Change the document, one undo step.
    Edit(Edit),
    /// Change a number field; all changes until the field is left are one step.
    EditNumber(Edit),
    /// A number field was left.
    NumberLeft,
    /// The pointer did something on the board or the palette.
    Pointer(Pointer),
    /// The pointer is over this square now, or over none.
    Hover(Option<Square>),
    /// Select this square.
    Select(Square),
    /// A key was typed onto the board.
    Key(BoardKey),
    /// Something happened in the FEN box.
    Fen(FenAction),
    /// This text was pasted or dropped outside of any field.
    PasteText(String),
    /// Go to this record of the file.
    SelectRecord(usize),
    /// Something happened in the list of positions.
    List(ListAction),
    /// Something happened in the search field of the list.
    Search(SearchAction),
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
    Operation(OperationAction),
    /// The pointer or the focus is on this problem or fix now, or on none.
    PointAt(Option<Pointed>),
    /// Mend a problem.
    Fix {
        /// Which problem, in the order in which they are shown.
        problem: usize,
        /// Which of its fixes, counted from the likeliest.
        fix: usize,
    },
    /// Something happened in try mode.
    Trial(trying::Action),
    /// Something happened in the solve panel.
    Solving(solving::Action),
    /// Close a notice.
    CloseNotice(usize),
    /// Something happened in what is laid over the window.
    Dialog(DialogAction),
}

impl Action {
    /// Whether it leads into a text field, so that what is typed next belongs there.
    #[must_use]
    pub fn opens_field(&self) -> bool {
        matches!(self, Self::Run(command) if command.opens_field())
    }

    /// Whether a key moves the square or the position that the keys act on.
    #[must_use]
    pub const fn is_step(&self) -> bool {
        let in_list = matches!(self, Self::List(ListAction::Step { .. } | ListAction::Walk(_)));
        in_list || matches!(self, Self::Key(BoardKey::Step(_)) | Self::Trial(trying::Action::Key(TrialKey::Step(_))))
    }
}

impl From<Command> for Action {
    fn from(command: Command) -> Self {
        Self::Run(command)
    }
}

impl From<solving::Action> for Action {
    fn from(action: solving::Action) -> Self {
        Self::Solving(action)
    }
}

impl From<trying::Action> for Action {
    fn from(action: trying::Action) -> Self {
        Self::Trial(action)
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

/// A key typed onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// A character.
    Character(char),
    /// Some key went up, or the window lost the keyboard.
    Released,
    /// A key that moves the selected square.
    Step(Step),
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Enter, while the keys draw an arrow.
    Enter,
    /// Escape.
    Escape,
}

/// What happens in the FEN box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenAction {
    /// The text changed.
    Typed(String),
    /// The caret stands before this byte, or nowhere.
    Caret(Option<usize>),
    /// The box lost the focus.
    Left,
    /// Escape takes the typing back.
    Reverted,
    /// One of the offered readings is to be taken, counted from the likeliest.
    Mend(usize),
}

/// What happens in the list of operations of an EPD record, each counted from 0 in the order of the record;
/// one that is being added comes after the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperationAction {
    /// The text of its operands changed.
    Typed(usize, String),
    /// Its field was left, or Enter was pressed in it (`true`).
    Left(usize, /** entered */ bool),
    /// Escape takes the typing back.
    Reverted(usize),
    /// It is to be removed.
    Remove(usize),
    /// One with this opcode is to be added.
    Add(String),
    /// The name of an opcode to add changed.
    Name(String),
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
    /// Other pieces or colours of the board were chosen.
    BoardStyle(BoardStyle),
    /// Something else was chosen about an export.
    Export(Box<Export>),
    /// Something else was chosen about solving all positions.
    Check(Box<PuzzleCheck>),
    /// The positions that came out like this are to be selected in the list.
    SelectChecked(Outcome),
}
