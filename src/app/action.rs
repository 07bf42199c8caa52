//! What views ask for. A view never changes anything; it pushes actions, which run once the frame is laid out.

use std::path::PathBuf;

use super::board::{self, BoardKey};
use super::command::Command;
use super::list::{ListAction, SearchAction};
use super::trying::{self, TrialKey};
use super::{
    comparing, details, exporting, fen_box, fields, file, help, meaning, operations, paste, picture, puzzles, sending,
    setup, solving, welcome,
};
use crate::app::shell::settings::SizedPanel;
use crate::app::ui::pointer::{Pointer, Spot};
use crate::lang::{Language, PieceLetters};

/// One thing that a view asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Run a command.
    Run(Command),
    /// Something happened in the fields of the position.
    Fields(fields::Action),
    /// Something happened on the board.
    Board(board::Action),
    /// Something happened in the choice of pieces and colours of the board.
    BoardStyle(board::StyleAction),
    /// Something happened in the FEN box.
    Fen(fen_box::Action),
    /// Something happened with a text from outside.
    Paste(paste::Action),
    /// Something happened in the list of positions.
    List(ListAction),
    /// Something happened in what the file has laid over the window.
    File(file::Action),
    /// Open this file.
    OpenFile(PathBuf),
    /// Open this file that was dropped, or take the position of a text that is in it.
    DropFile(PathBuf),
    /// Something happened in what a record says of its position.
    Details(details::Action),
    /// Something happened in the list of operations.
    Operations(operations::Action),
    /// Something happened in the section that says what the position means.
    Meaning(meaning::Action),
    /// Something happened in the comparison of two positions.
    Comparing(comparing::Action),
    /// Something happened in the section of the picture.
    Picture(picture::Action),
    /// Something happened in try mode.
    Trial(trying::Action),
    /// Something happened in the solve panel.
    Solving(solving::Action),
    /// Something happened in the dialogs about all puzzles.
    Puzzles(puzzles::Action),
    /// Something happened in the dialogs of an export.
    Export(exporting::Action),
    /// Something happened in the question what is to be set up.
    SetUp(setup::Action),
    /// Something happened in the dialog of the QR code.
    Sending(sending::Action),
    /// Something happened in the dialogs of help.
    Help(help::Action),
    /// Something happened on the card of a hint.
    Welcome(welcome::Action),
    /// Give a panel this width, or the usual one.
    Resize(SizedPanel, Option<f32>),
    /// The widths of the panels are to be remembered.
    KeepWidths,
    /// Speak this language, or the one of the desktop.
    Speak(Option<Language>),
    /// Write the pieces of moves so.
    WritePieces(PieceLetters),
    /// Close a notice.
    CloseNotice(usize),
    /// Cancel what goes on under a dialog.
    CancelWork,
}

impl Action {
    /// What a key asks for that is typed onto the board.
    pub(super) const fn of_key(key: BoardKey) -> Self {
        Self::Board(board::Action::Key(key))
    }

    /// Whether it is what the pointer does on the board, or a key that goes up.
    pub(super) const fn is_of_pointer(&self) -> bool {
        matches!(
            self,
            Self::Board(board::Action::Pointer(_) | board::Action::Hover(_) | board::Action::Key(BoardKey::Released))
        )
    }

    /// A command that a view of a feature asks for is one like all others.
    pub(super) fn with_plain_command(self) -> Self {
        match self {
            Self::Fen(fen_box::Action::Run(command))
            | Self::List(ListAction::Run(command))
            | Self::Meaning(meaning::Action::Run(command))
            | Self::Solving(solving::Action::Run(command)) => Self::Run(command),
            other => other,
        }
    }

    /// What it means while moves are tried; `None` if nothing.
    pub(super) fn while_trying(self) -> Option<Self> {
        match self {
            Self::Board(board::Action::Pointer(event)) => Some(Self::Trial(trying::Action::Pointer(event))),
            Self::Board(board::Action::Select(square)) => Some(Self::Trial(trying::Action::Select(square))),
            Self::Board(board::Action::Key(key)) if key != BoardKey::Released => None,
            Self::Board(board::Action::Edit(_))
            | Self::Fields(
                fields::Action::Edit(_)
                | fields::Action::Rules(_)
                | fields::Action::EditNumber(_)
                | fields::Action::Passed(_),
            )
            | Self::Fen(_)
            | Self::Details(_)
            | Self::Operations(_)
            | Self::Meaning(meaning::Action::Fix { .. })
            | Self::Paste(paste::Action::ChooseReading { .. }) => None,
            other => Some(other),
        }
    }

    /// Whether it leads into a text field, so that what is typed next belongs there.
    pub fn opens_field(&self) -> bool {
        matches!(self, Self::Run(command) if command.facts().opens_field)
    }

    /// Whether a key moves the square or the position that the keys act on.
    pub const fn is_step(&self) -> bool {
        matches!(
            self,
            Self::List(ListAction::Step { .. } | ListAction::Walk(_))
                | Self::Board(board::Action::Key(BoardKey::Step(_)))
                | Self::Trial(trying::Action::Key(TrialKey::Step(_)))
        )
    }

    /// Whether fields that are typed onto the board end with it. What happens on the board ends them itself.
    pub(super) const fn ends_typed_fields(&self) -> bool {
        !matches!(
            self,
            Self::Board(_)
                | Self::Fen(fen_box::Action::Caret(_))
                | Self::Fields(fields::Action::NumberLeft)
                | Self::Meaning(meaning::Action::PointAt(_))
                | Self::Picture(picture::Action::PointAt(_) | picture::Action::DragCorner(..))
                | Self::Resize(..)
                | Self::KeepWidths
                | Self::Welcome(_)
        )
    }

    /// Whether it changes the document elsewhere than in the FEN box: what was typed there is a step of its own, also
    /// while the box has not noticed yet that it lost the focus.
    pub(super) fn ends_typing(&self) -> bool {
        match self {
            Self::Run(command) => command.ends_typing(),
            Self::List(ListAction::Search(SearchAction::Typed(_) | SearchAction::Clear) | ListAction::GoTo(_)) => false,
            Self::Board(action) => matches!(
                action,
                board::Action::Edit(_)
                    | board::Action::InHand(..)
                    | board::Action::Pointer(Pointer::Press(_, Spot::Square(_) | Spot::Tool(_) | Spot::InHand(_)))
            ),
            Self::Fields(action) => *action != fields::Action::NumberLeft,
            Self::Meaning(action) => matches!(action, meaning::Action::Fix { .. }),
            Self::Paste(action) => matches!(action, paste::Action::Take(_)),
            Self::Solving(action) => matches!(action, solving::Action::Show(_)),
            Self::Comparing(action) => *action == comparing::Action::GoThere,
            Self::Picture(action) => action.changes_document(),
            Self::Help(action) => matches!(action, help::Action::Load(_)),
            Self::List(_) | Self::DropFile(_) | Self::Details(_) | Self::Operations(_) | Self::Trial(_) => true,
            _ => false,
        }
    }

    /// Whether it takes the texts of operations and details that are being typed for finished. What the pointer does on its
    /// way and what happens in dialogs and in those fields themselves does not.
    pub(super) const fn ends_edited_fields(&self) -> bool {
        !matches!(
            self,
            Self::Details(_)
                | Self::Operations(_)
                | Self::BoardStyle(_)
                | Self::CancelWork
                | Self::CloseNotice(_)
                | Self::Resize(..)
                | Self::KeepWidths
                | Self::Export(_)
                | Self::File(_)
                | Self::Help(_)
                | Self::List(ListAction::GoTo(_))
                | Self::Paste(paste::Action::Add | paste::Action::First | paste::Action::Cancel)
                | Self::Picture(picture::Action::PointAt(_) | picture::Action::DragCorner(..))
                | Self::Puzzles(_)
                | Self::SetUp(_)
                | Self::Welcome(_)
        ) && self.ends_a_number()
    }

    /// Whether it ends what is typed or dragged in a number field. The pointer's movements come while a number is
    /// dragged, too.
    pub(super) const fn ends_a_number(&self) -> bool {
        !matches!(
            self,
            Self::Fields(fields::Action::EditNumber(_) | fields::Action::NumberLeft)
                | Self::Meaning(meaning::Action::PointAt(_))
                | Self::Picture(picture::Action::PointAt(_) | picture::Action::DragCorner(..))
                | Self::Fen(fen_box::Action::Caret(_))
                | Self::Resize(..)
                | Self::KeepWidths
                | Self::Welcome(_)
                | Self::Board(
                    board::Action::Hover(_)
                        | board::Action::Key(BoardKey::Released)
                        | board::Action::Pointer(
                            Pointer::Enter(_) | Pointer::Release(..) | Pointer::Press(_, Spot::Elsewhere)
                        )
                )
        )
    }
}
