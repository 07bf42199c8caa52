//! What one feature asks of another; the root of the window routes it.

use std::path::PathBuf;

use crate::app::shell::command::Command;
use crate::app::shell::dialog::Next;
use crate::app::shell::path::{PathUse, PathWish};
use crate::app::shell::puzzle_mark::PuzzleMark;
use crate::app::shell::term::Term;
use crate::app::shell::text_file::TextFile;
use crate::board::Position;
use crate::diagram::Form;
use crate::document::{Edit, RecordId, Records};
use crate::notation::epd::Operation;
use crate::rules::LegalMove;

/// What a feature asks of another one.
#[derive(Debug)]
pub(in crate::app) enum Effect {
    /// Run a command, as from a menu.
    Run(Command),
    /// Leave the document for what comes next, after asking about what would be lost.
    Leave(Next),
    /// Save the selected positions to a file of their own.
    SaveSelected,
    /// Keep the position that moves have reached.
    KeepMoves,
    /// Another document is shown: nothing stays of the one before.
    ForgetDocument {
        /// It is the same file, for which the tool and the search stay.
        is_again: bool,
    },
    /// A file was opened that may be one game, with any position of it on the board.
    NoteGame,
    /// Take the positions of a text as if it were pasted.
    Paste(String),
    /// Read the boards of the picture in this file.
    ReadPicture(PathBuf),
    /// Read the boards of the picture on the clipboard: its width, its height and its pixels.
    ReadPixels(usize, usize, Vec<u8>),
    /// Read this text and put its positions behind the current one.
    ReadForList(String),
    /// Put lines or games of the format of the file behind the current position.
    InsertLines(String),
    /// Put the records of a text behind the current position.
    InsertFile(Box<TextFile>),
    /// Put positions with their operations behind the current one.
    AddPositions {
        /// What they are.
        positions: Vec<(Position, Vec<Operation>)>,
        /// How many of them were mended.
        mended: usize,
    },
    /// Set up the position that was pasted, in place of moves that are tried and of an unfinished text.
    SetUpPasted,
    /// Let a text that cannot be read stand in the FEN box, to be mended there.
    HoldText(String),
    /// Let a text with a fault stand in the FEN box, in place of moves that are tried.
    HoldExample(&'static str),
    /// Explain this.
    Explain(Term),
    /// Put what the board shows on the clipboard in this form.
    CopyAs(Form),
    /// Ask how the positions of the file are to be exported.
    ExportAll,
    /// Ask how the positions of the file are to be solved.
    CheckPuzzles,
    /// Ask for a path.
    AskPath(PathWish),
    /// Do with a path what it was asked for.
    UsePath(PathUse, PathBuf),
    /// No path was chosen for this: go back to where it was asked for.
    LeavePath(PathUse),
    /// Give the list the keyboard back no more, once nothing is laid over the window.
    LeaveList,
    /// Edit the title of the current position in its place.
    EditTitle {
        /// In the list, as far as there is room, not above the board.
        in_list: bool,
    },
    /// Give positions of the list the titles of a text, a line each, from the current one on.
    Retitle(String),
    /// Give the list the keyboard.
    ToList,
    /// Give the board the keyboard, at the selected square or at its first one.
    ToBoard,
    /// Another record is there: what was typed onto the board before means nothing for what is typed next.
    FollowRecord,
    /// State a whole position, in place of moves that are tried and of an unfinished text.
    State(Edit),
    /// Show the position after moves of a solution on the board.
    ShowMoves(Vec<LegalMove>),
    /// Select these records in the list, all of which it is to show, and make one of them current.
    ShowRecords {
        /// Which ones.
        records: Records,
        /// The one that becomes current.
        current: usize,
    },
    /// Note what a position is as a problem: it was solved to the end.
    Judged {
        /// The record that held it.
        record: RecordId,
        /// The position.
        position: Position,
        /// What was asked for, and what came out.
        mark: PuzzleMark,
    },
}
