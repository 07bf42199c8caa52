//! Requests from views. A view never changes state; it pushes actions, which run after the frame's layout.

use std::path::PathBuf;

use super::board::{self, BoardKey};
use super::command::Command;
use super::list::{ListAction, SearchAction};
use super::trying::{self, TrialKey};
use super::{
    comparing, details, diagnosis, exporting, fen_box, fields, file, help, operations, paste, picture, puzzles,
    sending, setup, solving, welcome,
};
use crate::app::shell::settings::SizedPanel;
use crate::app::ui::pointer::{PointerEvent, PointerTarget};
use crate::lang::{Language, PieceLetters};

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Run(Command),
    Fields(fields::Action),
    Board(board::Action),
    BoardStyle(board::StyleAction),
    Fen(fen_box::Action),
    Paste(paste::Action),
    List(ListAction),
    File(file::Action),
    OpenFile(PathBuf),
    /// Opens a dropped file, or pastes the position of a text that it contains.
    DropFile(PathBuf),
    Details(details::Action),
    Operations(operations::Action),
    Meaning(diagnosis::Action),
    Comparing(comparing::Action),
    Picture(picture::Action),
    Trial(trying::Action),
    Solving(solving::Action),
    Puzzles(puzzles::Action),
    Export(exporting::Action),
    SetUp(setup::Action),
    Sending(sending::Action),
    Help(help::Action),
    Welcome(welcome::Action),
    /// Sets the width of a panel; `None` restores its default.
    Resize(SizedPanel, Option<f32>),
    /// Stores the panel widths at the end of a drag.
    StoreWidths,
    /// Switches to a language; `None` follows the desktop.
    SetLanguage(Option<Language>),
    SetPieceLetters(PieceLetters),
    CloseNotice(usize),
    CancelWork,
}

impl Action {
    pub(super) const fn from_board_key(key: BoardKey) -> Self {
        Self::Board(board::Action::Key(key))
    }

    /// Returns `true` for pointer input on the board and for key releases.
    pub(super) const fn is_pointer_input(&self) -> bool {
        matches!(
            self,
            Self::Board(board::Action::Pointer(_) | board::Action::Hover(_) | board::Action::Key(BoardKey::Released))
        )
    }

    /// Unwraps a command that a feature's view asked for, so that it runs like any other command.
    pub(super) fn unwrap_command(self) -> Self {
        match self {
            Self::Fen(fen_box::Action::Run(command))
            | Self::List(ListAction::Run(command))
            | Self::Meaning(diagnosis::Action::Run(command))
            | Self::Solving(solving::Action::Run(command)) => Self::Run(command),
            other => other,
        }
    }

    /// Returns the action's equivalent in try mode; `None` if it has no effect there.
    pub(super) fn into_try_mode(self) -> Option<Self> {
        match self {
            Self::Board(board::Action::Pointer(event)) => Some(Self::Trial(trying::Action::Pointer(event))),
            Self::Board(board::Action::Select(square)) => Some(Self::Trial(trying::Action::Select(square))),
            Self::Board(board::Action::Key(key)) if key != BoardKey::Released => None,
            Self::Board(board::Action::Edit(_))
            | Self::Fields(
                fields::Action::Edit(_)
                | fields::Action::SetVariant(_)
                | fields::Action::EditNumber(_)
                | fields::Action::ClickEnPassant(_),
            )
            | Self::Fen(_)
            | Self::Details(_)
            | Self::Operations(_)
            | Self::Meaning(diagnosis::Action::Fix { .. })
            | Self::Paste(paste::Action::ChooseReading { .. }) => None,
            other => Some(other),
        }
    }

    /// Returns `true` if the action opens a text field, so that the keys typed after it belong to that field.
    pub fn opens_field(&self) -> bool {
        matches!(self, Self::Run(command) if command.facts().opens_field)
    }

    /// Returns `true` if a key moves the selected square or the current position.
    pub const fn is_step(&self) -> bool {
        matches!(
            self,
            Self::List(ListAction::Step { .. } | ListAction::MoveCurrent(_))
                | Self::Board(board::Action::Key(BoardKey::Step(_)))
                | Self::Trial(trying::Action::Key(TrialKey::Step(_)))
        )
    }

    /// Returns `true` if FEN fields being typed on the board end with the action. Board actions end them themselves.
    pub(super) const fn ends_typed_fields(&self) -> bool {
        !matches!(
            self,
            Self::Board(_)
                | Self::Fen(fen_box::Action::Caret(_))
                | Self::Fields(fields::Action::EndNumber)
                | Self::Meaning(diagnosis::Action::PointAt(_))
                | Self::Picture(picture::Action::PointAt(_) | picture::Action::DragCorner(..))
                | Self::Resize(..)
                | Self::StoreWidths
                | Self::Welcome(_)
        )
    }

    /// Returns `true` if the action changes the document outside the FEN box. Text typed there becomes its own undo
    /// step first, even if the box has not yet noticed that it lost the focus.
    pub(super) fn ends_fen_typing(&self) -> bool {
        match self {
            Self::Run(command) => command.ends_fen_typing(),
            Self::List(ListAction::Search(SearchAction::Typed(_) | SearchAction::Clear) | ListAction::GoTo(_)) => false,
            Self::Board(action) => matches!(
                action,
                board::Action::Edit(_)
                    | board::Action::ChangePocket(..)
                    | board::Action::Pointer(PointerEvent::Press(
                        _,
                        PointerTarget::Square(_) | PointerTarget::Tool(_) | PointerTarget::InHand(_)
                    ))
            ),
            Self::Fields(action) => *action != fields::Action::EndNumber,
            Self::Meaning(action) => matches!(action, diagnosis::Action::Fix { .. }),
            Self::Paste(action) => matches!(action, paste::Action::Take(_)),
            Self::Solving(action) => matches!(action, solving::Action::Show(_)),
            Self::Comparing(action) => *action == comparing::Action::ShowOther,
            Self::Picture(action) => action.changes_document(),
            Self::Help(action) => matches!(action, help::Action::Load(_)),
            Self::List(_) | Self::DropFile(_) | Self::Details(_) | Self::Operations(_) | Self::Trial(_) => true,
            _ => false,
        }
    }

    /// Returns `true` if the action commits operations and details that are being edited. Pointer movement, dialogs and
    /// those fields themselves do not.
    pub(super) const fn commits_fields(&self) -> bool {
        !matches!(
            self,
            Self::Details(_)
                | Self::Operations(_)
                | Self::BoardStyle(_)
                | Self::CancelWork
                | Self::CloseNotice(_)
                | Self::Resize(..)
                | Self::StoreWidths
                | Self::Export(_)
                | Self::File(_)
                | Self::Help(_)
                | Self::List(ListAction::GoTo(_))
                | Self::Paste(paste::Action::Add | paste::Action::First | paste::Action::Cancel)
                | Self::Picture(picture::Action::PointAt(_) | picture::Action::DragCorner(..))
                | Self::Puzzles(_)
                | Self::SetUp(_)
                | Self::Welcome(_)
        ) && self.ends_number_edit()
    }

    /// Returns `true` if the action ends typing or dragging in a number field. Pointer movement does not: it also
    /// arrives while a number is dragged.
    pub(super) const fn ends_number_edit(&self) -> bool {
        !matches!(
            self,
            Self::Fields(fields::Action::EditNumber(_) | fields::Action::EndNumber)
                | Self::Meaning(diagnosis::Action::PointAt(_))
                | Self::Picture(picture::Action::PointAt(_) | picture::Action::DragCorner(..))
                | Self::Fen(fen_box::Action::Caret(_))
                | Self::Resize(..)
                | Self::StoreWidths
                | Self::Welcome(_)
                | Self::Board(
                    board::Action::Hover(_)
                        | board::Action::Key(BoardKey::Released)
                        | board::Action::Pointer(
                            PointerEvent::Enter(_)
                                | PointerEvent::Release(..)
                                | PointerEvent::Press(_, PointerTarget::Elsewhere)
                        )
                )
        )
    }
}
