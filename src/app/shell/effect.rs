//! Requests between features, which `dispatch` routes.

use std::path::PathBuf;

use crate::app::shell::command::Command;
use crate::app::shell::dialog::LeaveTarget;
use crate::app::shell::path::{PathPrompt, PathPurpose};
use crate::app::shell::pending_input::Interrupts;
use crate::app::shell::scope::Scope;
use crate::app::shell::term::Term;
use crate::app::shell::text_file::TextFile;
use crate::board::Position;
use crate::document::{Edit, Records};
use crate::notation::epd::Operation;
use crate::rules::LegalMove;

#[derive(Debug)]
pub(in crate::app) enum Effect {
    Run(Command),
    /// Leaves the document, after asking about unsaved work.
    Leave(LeaveTarget),
    UseRecords(Scope, RecordsUse),
    KeepMoves,
    ForgetDocument {
        /// `true` if the same file was read again, which keeps tool and search.
        is_again: bool,
    },
    /// Checks whether the opened file is a single game, and if so offers its positions.
    DetectGame,
    Paste(String),
    ReadPicture(PathBuf),
    /// Reads the boards in a clipboard picture: width, height, RGBA.
    ReadPixels(usize, usize, Vec<u8>),
    /// Reads a text and inserts its positions after the current one.
    ReadForList(String),
    /// Inserts lines or games in the format of the file after the current position.
    InsertLines(String),
    InsertFile(Box<TextFile>),
    AddPositions {
        positions: Vec<(Position, Vec<Operation>)>,
        mended: usize,
    },
    /// Sets up the pending pasted position, which replaces tried moves and an unfinished text.
    SetUpPasted,
    /// Shows an unreadable text in the FEN box for correction.
    ShowUnreadable(String),
    /// Shows a faulty example in the FEN box, which replaces tried moves.
    ShowExample(&'static str),
    Explain(Term),
    AskPath(PathPrompt),
    UsePath(PathPurpose, PathBuf),
    /// Returns to where the path was asked for, because none was chosen.
    CancelPath(PathPurpose),
    /// Cancels returning focus to the list when the dialog closes.
    DropListFocus,
    EditTitle {
        /// `true` for the title in the list, if there is room; `false` for the one above the board.
        in_list: bool,
    },
    /// Sets titles from a text, one per line, starting with the current position.
    Retitle(String),
    FocusList,
    /// Focuses the board at its selected square, or at the first one.
    FocusBoard,
    ResetBoardTyping,
    /// Applies an edit of the whole position, which replaces tried moves and an unfinished text.
    ReplacePosition(Edit),
    ShowMoves(Vec<LegalMove>),
    /// Selects these records in the list and makes one current. The list shows all of them.
    ShowRecords { records: Records, current: usize },
    Undo,
}

#[derive(Clone, Copy, Debug)]
pub(in crate::app) enum RecordsUse {
    Save,
    Export,
    Solve,
}

impl Effect {
    pub(in crate::app) const fn interrupts(&self) -> Interrupts {
        match self {
            // Another document or record becomes current.
            Self::Leave(_)
            | Self::UsePath(PathPurpose::Join, _)
            | Self::ShowRecords { .. }
            | Self::InsertLines(_)
            | Self::InsertFile(_)
            | Self::AddPositions { .. } => Interrupts::ALL,
            Self::Run(_)
            | Self::UseRecords(..)
            | Self::KeepMoves
            | Self::ForgetDocument { .. }
            | Self::DetectGame
            | Self::Paste(_)
            | Self::ReadPicture(_)
            | Self::ReadPixels(..)
            | Self::ReadForList(_)
            | Self::SetUpPasted
            | Self::ShowUnreadable(_)
            | Self::ShowExample(_)
            | Self::Explain(_)
            | Self::AskPath(_)
            | Self::UsePath(PathPurpose::Picture | PathPurpose::Export, _)
            | Self::CancelPath(_)
            | Self::DropListFocus
            | Self::EditTitle { .. }
            | Self::Retitle(_)
            | Self::FocusList
            | Self::FocusBoard
            | Self::ResetBoardTyping
            | Self::ReplacePosition(_)
            | Self::ShowMoves(_)
            | Self::Undo => Interrupts::NOTHING,
        }
    }
}
