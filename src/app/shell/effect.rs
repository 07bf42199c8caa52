//! Requests between features, which `dispatch` routes.

use std::path::PathBuf;

use crate::app::shell::{Command, Interrupts, LeaveTarget, Scope, TextFile};
use crate::board::{Color, Position};
use crate::document::{Edit, Records};
use crate::notation::epd::Operation;
use crate::rules::LegalMove;
use crate::tr;

pub(crate) enum Effect {
    Run(Command),
    Leave(LeaveTarget),
    UseRecords(Scope, RecordsUse),
    KeepMoves,
    ForgetDocument {
        /// `true` after a reload, and when a discarded document is restored. The board editor's tool, the list's search
        /// and the solver's results are then kept.
        is_again: bool,
    },
    /// Checks whether the opened file is a single game, and if so offers its positions.
    DetectGame,
    Paste(String),
    /// Sets up a position from outside. If the current record has details, such as a title or a solution, the settings
    /// decide between replacing, adding and asking.
    PastePosition(Box<Position>),
    ReadPicture(PathBuf),
    /// Opens files that were pasted, as if they were dropped.
    OpenFiles(Vec<PathBuf>),
    /// Reads the boards in a clipboard picture: width, height, RGBA.
    ReadPixels(usize, usize, Vec<u8>),
    ReadForList(String),
    /// Inserts lines or games, written in the document's format, after the current position.
    InsertLines(String),
    InsertFile(Box<TextFile>),
    /// Shows a text as a new document.
    ShowText(Box<TextFile>),
    PasteIntoList(String),
    AddPositions {
        positions: Vec<(Position, Vec<Operation>)>,
        mended: usize,
    },
    /// Sets up the pending pasted position. Try mode is left first. The FEN box then shows the position instead of an
    /// unfinished text.
    SetUpPasted,
    ShowUnreadable(String),
    /// Shows an example of a faulty FEN in the FEN box. Try mode is left first.
    ShowExample(&'static str),
    Explain(Term),
    AskPath(PathPrompt),
    UsePath(PathPurpose, PathBuf),
    CancelPath(PathPurpose),
    /// Keeps the focus from returning to the list when an open dialog closes.
    DropListFocus,
    EditTitle {
        /// `true` to edit the title in its row of the list, if there is room; `false` to edit it above the board.
        in_list: bool,
    },
    /// Sets titles from a text, one per line, starting with the current position.
    Retitle(String),
    FocusList,
    FocusBoard,
    ResetBoardTyping,
    /// Applies an edit of the whole position. Try mode is left first. The FEN box then shows the position instead of an
    /// unfinished text.
    ReplacePosition(Edit),
    ShowMoves(Vec<LegalMove>),
    /// Shows moves from the position on the board, and the position after the first `shown` of them.
    ShowContinuation {
        moves: Vec<LegalMove>,
        shown: usize,
    },
    /// Shows moves from the position of the record, and the position after the first `shown` of them.
    ShowLine {
        moves: Vec<LegalMove>,
        shown: usize,
    },
    /// Plays a move in try mode.
    PlayMove(LegalMove),
    /// Lets the engine play this side in try mode.
    PlayAgainstEngine(Color),
    /// Selects these records in the list and makes one current. Ends a search that hides some of them.
    ShowRecords {
        records: Records,
        current: usize,
    },
    Undo,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum RecordsUse {
    Save,
    Export,
    Solve,
    Analyze,
    Extract,
}

impl Effect {
    pub(crate) const fn interrupts(&self) -> Interrupts {
        match self {
            // Another document or record becomes current.
            Self::Leave(_)
            | Self::UsePath(PathPurpose::Join, _)
            | Self::ShowRecords { .. }
            | Self::InsertLines(_)
            | Self::InsertFile(_)
            | Self::ShowText(_)
            | Self::PasteIntoList(_)
            | Self::AddPositions { .. } => Interrupts::ALL,
            Self::Run(_)
            | Self::UseRecords(..)
            | Self::KeepMoves
            | Self::ForgetDocument { .. }
            | Self::DetectGame
            | Self::Paste(_)
            | Self::PastePosition(_)
            | Self::ReadPicture(_)
            | Self::OpenFiles(_)
            | Self::ReadPixels(..)
            | Self::ReadForList(_)
            | Self::SetUpPasted
            | Self::ShowUnreadable(_)
            | Self::ShowExample(_)
            | Self::Explain(_)
            | Self::AskPath(_)
            | Self::UsePath(
                PathPurpose::Picture
                | PathPurpose::Export
                | PathPurpose::Tablebase
                | PathPurpose::Engine
                | PathPurpose::Popeye,
                _,
            )
            | Self::CancelPath(_)
            | Self::DropListFocus
            | Self::EditTitle { .. }
            | Self::Retitle(_)
            | Self::FocusList
            | Self::FocusBoard
            | Self::ResetBoardTyping
            | Self::ReplacePosition(_)
            | Self::ShowMoves(_)
            | Self::ShowContinuation { .. }
            | Self::ShowLine { .. }
            | Self::PlayMove(_)
            | Self::PlayAgainstEngine(_)
            | Self::Undo => Interrupts::NOTHING,
        }
    }
}

/// A request for a path. The path is passed to the feature given by `purpose`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathPrompt {
    pub purpose: PathPurpose,
    pub title: &'static str,
    pub label: &'static str,
    pub kind: PathKind,
}

impl PathPrompt {
    /// Asks for a file whose positions are inserted after the current one.
    pub(crate) fn join() -> Self {
        let (title, label) = (tr!("window-path-join"), tr!("window-path-join.action"));
        Self { purpose: PathPurpose::Join, title, label, kind: PathKind::Read }
    }

    /// Asks for a folder with Syzygy tables.
    pub(crate) fn tablebase() -> Self {
        let (title, label) = (tr!("proving-path"), tr!("proving-path.action"));
        Self { purpose: PathPurpose::Tablebase, title, label, kind: PathKind::Folder }
    }

    /// Asks for the program of an engine.
    pub(crate) fn engine() -> Self {
        let (title, label) = (tr!("analysing-path"), tr!("analysing-path.action"));
        Self { purpose: PathPurpose::Engine, title, label, kind: PathKind::Program }
    }

    /// Asks for the program of Popeye.
    pub(crate) fn popeye() -> Self {
        let (title, label) = (tr!("solving-path"), tr!("solving-path.action"));
        Self { purpose: PathPurpose::Popeye, title, label, kind: PathKind::Program }
    }

    pub(crate) fn picture() -> Self {
        let (title, label) = (tr!("window-path-picture"), tr!("window-path-picture.action"));
        Self { purpose: PathPurpose::Picture, title, label, kind: PathKind::ReadPicture }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathPurpose {
    Join,
    Picture,
    Export,
    Tablebase,
    Engine,
    Popeye,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathKind {
    Read,
    ReadPicture,
    Program,
    /// A file to write, with a suggested name and the extension.
    Write(String, &'static str),
    Folder,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    Problem(&'static str),
    Fault(&'static str),
    Opcode(&'static str),
}
