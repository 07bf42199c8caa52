//! What views ask for. A view never changes anything; it pushes actions, which run once the frame is laid out.

use std::path::PathBuf;

use super::command::Command;
use super::dialog::Answer;
use super::pointer::Pointer;
use super::typing::Step;
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
    /// A character was typed onto the board.
    Character(char),
    /// A key went up, or the keyboard left the window.
    KeyReleased,
    /// A key moved the selected square.
    Step(Step),
    /// Backspace on the board.
    Backspace,
    /// Delete on the board.
    Delete,
    /// Escape on the board.
    Escape,
    /// Select this square.
    Select(Square),
    /// The text of the FEN box changed.
    FenTyped(String),
    /// The caret of the FEN box stands before this byte.
    FenCaret(Option<usize>),
    /// The FEN box lost the focus.
    FenLeft,
    /// Escape in the FEN box.
    FenReverted,
    /// This text was pasted or dropped outside of any field.
    PasteText(String),
    /// Go to this record of the file.
    SelectRecord(usize),
    /// Open this file.
    OpenFile(PathBuf),
    /// Close a notice.
    CloseNotice(usize),
    /// A question was answered.
    Answer(Answer),
    /// The text in a dialog changed.
    DialogText(String),
    /// Another row of the command palette was chosen.
    DialogRow(usize),
    /// A command was chosen in the command palette.
    DialogCommand(Command),
}
