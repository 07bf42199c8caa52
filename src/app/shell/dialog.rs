//! Questions and other things that are laid over the window until they are answered.

use std::path::PathBuf;

use crate::app::command::Command;
use crate::app::exporting::{Export, Job, Positions};
use crate::app::file::splitting::{Chosen, Split};
use crate::app::paste::pasting::Batch;
use crate::app::puzzles::{Outcome, PuzzleCheck, Report, Tally};
use crate::app::setup::SetUp;
use crate::app::ui::board_style::BoardStyle;
use crate::document::Progress;

/// What is to happen once unsaved work has been saved or given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing more.
    Stay,
    /// The window closes.
    Close,
    /// A new file.
    New,
    /// A file is chosen and opened.
    ChooseFile,
    /// This file is opened.
    Open(PathBuf),
    /// The file is read again.
    Reload,
    /// The unsaved edits that were asked about are recovered.
    Recover,
    /// The edits that are set aside are shown again.
    BringBack,
}

/// What is laid over the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Moves that were tried and are not kept stand in the way: Keep position, Discard moves, Cancel.
    UnkeptMoves(Next),
    /// Unsaved work stands in the way: Save, Discard, Cancel.
    Unsaved(Next),
    /// Edits that were set aside stand in the way: Bring them back, Discard, Cancel.
    SetAside(Next),
    /// Text in the FEN box that is no position yet stands in the way: Discard, Cancel.
    Unfinished(Next),
    /// Positions that were cut are in no file, and the clipboard goes with the window: Save them, Close, Cancel.
    OnClipboard {
        /// How many.
        count: usize,
    },
    /// The file was changed by another program: Save as, Save here, Reload, Cancel.
    ChangedOnDisk(Next),
    /// Another program has changed a file of which most is read only when it is needed, so that it can no longer be
    /// saved: Save the edited positions, Reload, Cancel.
    SourceChanged {
        /// How many positions are edited.
        edited: usize,
    },
    /// A file of this name exists: Replace, Cancel.
    Replace(PathBuf, Purpose),
    /// Saving to this path would lose something: Save as, Save anyway, Cancel.
    Loses {
        /// Where it was to be saved.
        path: PathBuf,
        /// What would be lost, in a sentence.
        sentence: String,
        /// What was to come then.
        next: Next,
    },
    /// Moves would no longer fit the positions they start from: Save a copy, Save anyway, Cancel.
    MovesStopFitting {
        /// Where it was to be saved.
        path: PathBuf,
        /// Of which games, in a sentence.
        sentence: String,
        /// What was to come then.
        next: Next,
    },
    /// A text holds several positions: Add, Replace with the first, Cancel.
    Several(Batch),
    /// A path is typed, because there is no file dialog.
    Path {
        /// Whether a file is to be opened or saved.
        purpose: Purpose,
        /// The path as typed.
        text: String,
        /// Why a path has to be typed, or what was wrong with the last one.
        why: String,
        /// Whether that is an error.
        failed: bool,
    },
    /// The command palette with what was typed into it and the chosen row.
    Commands {
        /// What was typed.
        filter: String,
        /// The row that Enter runs.
        row: usize,
    },
    /// Something is to be set up in place of the position: Set up, Cancel.
    SetUp(SetUp),
    /// Something long goes on: Cancel.
    Working {
        /// What goes on.
        what: String,
        /// How far it is.
        progress: Progress,
        /// What came out until now, where that is counted.
        tally: Option<Tally>,
    },
    /// The number of a position to go to: Go, Cancel.
    GoTo {
        /// The number as typed.
        text: String,
    },
    /// How many positions the files are to have into which this one is split: Split, Cancel.
    Split {
        /// The number as typed.
        text: String,
        /// What the file would be split into, or why it cannot be.
        split: Result<Split, &'static str>,
    },
    /// Files that this one would be split into exist: Keep them, Replace.
    ReplaceParts {
        /// What it would be split into.
        split: Box<Split>,
        /// How many of the files exist.
        existing: usize,
    },
    /// A diagram, or those of several positions, are to be exported: Save, Copy, Cancel.
    Export(Box<Export>),
    /// Files exist in the folder to which pictures are exported: Keep them, Replace.
    ReplacePictures {
        /// The folder.
        folder: PathBuf,
        /// What would be exported.
        positions: Box<Positions>,
        /// How many pictures that is.
        total: usize,
        /// How many of the files exist.
        existing: usize,
    },
    /// It is chosen how all positions are solved: Check, Cancel.
    CheckPuzzles(Box<PuzzleCheck>),
    /// What came out when they were: Write dm and bm, Close.
    PuzzleReport {
        /// What came out.
        report: Report,
        /// Which positions were selected in the list.
        selected: Option<Outcome>,
    },
    /// Another program has changed the file: Reload, Save as, Keep.
    Reload {
        /// How many positions are edited.
        edited: usize,
    },
    /// Unsaved edits were found that a window left: Recover, Later, Discard.
    Recover {
        /// Of which file, when and how many, and what became of the file.
        sentences: Vec<String>,
    },
    /// The pieces and colours of the board are chosen: Keep, Cancel.
    BoardStyle {
        /// What they were, for going back.
        before: BoardStyle,
    },
    /// Keys and mouse.
    Keys,
    /// Version and licence.
    About,
}

/// What a path is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To be opened.
    Open,
    /// To be saved to, and then this.
    Save(Next),
    /// To save the positions to as FEN, while the document stays what it is.
    Copy,
    /// To save the edited positions to, while the document stays what it is.
    Edited,
    /// To save these positions to, which were selected, while the document stays what it is.
    Selected(Chosen),
    /// To save these positions to, which were cut, and then to close the window.
    Cut(Chosen),
    /// To save the positions beside, so many a file, each under this name and a number.
    Split(usize),
    /// To put its positions behind the current one.
    Join,
    /// To export diagrams to.
    Export(Box<Job>),
}

impl Purpose {
    /// Whether the path is one to read from.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        matches!(self, Self::Open | Self::Join)
    }

    /// Whether a file of this very name is written. What is split is not written under the name itself.
    #[must_use]
    pub fn is_written_to(&self) -> bool {
        match self {
            Self::Open | Self::Join | Self::Split(_) => false,
            Self::Export(job) => job.ending().is_some(),
            _ => true,
        }
    }

    /// Whether the file is one beside that of the document.
    #[must_use]
    pub const fn is_apart(&self) -> bool {
        matches!(self, Self::Copy | Self::Edited | Self::Selected(_) | Self::Cut(_) | Self::Export(_))
    }
}

/// An answer to what is laid over the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Save first, then go on.
    Save,
    /// Go on without saving.
    Discard,
    /// Save under another name, then go on.
    SaveAs,
    /// Do what was asked about.
    Confirm,
    /// Add all positions to the list.
    Add,
    /// Take the first position alone.
    First,
    /// Read the file again.
    Reload,
    /// Leave it for another time.
    Later,
    /// Back to the window.
    Cancel,
}

/// The commands that a filter finds, the best first: by the beginning of the name, by the initials of
/// words in it, by any part of it, and last by the tooltip. Of those that it finds alike the ones come first that can
/// be run.
#[must_use]
pub fn matching(filter: &str, can_run: impl Fn(Command) -> bool) -> Vec<Command> {
    let filter = filter.trim().to_lowercase();
    let commands = Command::all().filter(|command| *command != Command::CommandPalette);
    let key = |command| Some((rank(command, &filter)?, !can_run(command)));
    let mut found: Vec<((u8, bool), Command)> = commands.filter_map(|command| Some((key(command)?, command))).collect();
    found.sort_by_key(|(key, _)| *key);
    found.into_iter().map(|(_, command)| command).collect()
}

/// How well a command fits a filter in lower case, 0 best; `None` if it does not.
fn rank(command: Command, filter: &str) -> Option<u8> {
    let name = command.name().to_lowercase();
    let tooltip = command.tooltip().to_lowercase();
    let initials: String = name.split_whitespace().filter_map(|word| word.chars().next()).collect();
    let holds_words = |text: &str| filter.split_whitespace().all(|word| text.contains(word));
    if name.starts_with(filter) {
        Some(0)
    } else if filter.len() > 1 && initials.contains(filter) {
        Some(1)
    } else if holds_words(&name) {
        Some(2)
    } else if filter.len() > 2 && (holds_words(&tooltip) || holds_words(&format!("{name} {tooltip}"))) {
        Some(3)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_by_any_part_of_their_name() {
        let matching = |filter: &str| matching(filter, |command| command != Command::Redo);
        assert_eq!(matching("flip"), [Command::FlipView]);
        assert_eq!(matching("board clear"), [Command::ClearBoard]);
        assert_eq!(matching("redo").first(), Some(&Command::Redo));
        assert_ne!(matching("re").first(), Some(&Command::Redo), "it cannot be run");
        let en_passant = [Command::EnPassantAsStated, Command::EnPassantIfCapturable, Command::EnPassantIfLegal];
        assert_eq!(matching("ep")[..3], en_passant);
        assert!(matching("no such thing").is_empty());
        assert_eq!(matching("").len(), Command::all().count() - 1);
    }
}
