//! What is laid over the window until it is answered. What is asked there stands with the feature that laid it.

use std::path::PathBuf;
use std::sync::Arc;

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
    /// Something long goes on, and can be cancelled.
    Working(Working),
    /// What the file asks.
    File,
    /// Several positions of a text are asked about.
    Paste,
    /// Something is to be set up in place of the position.
    SetUp,
    /// The number of a position to go to is typed.
    GoTo,
    /// A diagram, or those of several positions, are to be exported.
    Export,
    /// Files exist in the folder to which pictures are exported.
    ReplacePictures,
    /// It is chosen how all positions are solved.
    CheckPuzzles,
    /// What came out when they were.
    PuzzleReport,
    /// The pieces and colours of the board are chosen.
    BoardStyle,
    /// Own colours of the board are made.
    OwnColors,
    /// A QR code.
    Code,
    /// All commands, to be found by name.
    Palette,
    /// Keys and mouse.
    Keys,
    /// Version and licence.
    About,
}

/// Something long that goes on.
#[derive(Clone)]
pub struct Working {
    /// What goes on.
    pub what: String,
    /// How far it is.
    pub progress: Progress,
    /// What came out until now, where that is counted.
    pub tally: Option<Arc<dyn Fn() -> String>>,
}

impl Working {
    /// Work of which nothing is counted.
    pub const fn new(what: String, progress: Progress) -> Self {
        Self { what, progress, tally: None }
    }
}

impl std::fmt::Debug for Working {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Working").field("what", &self.what).field("progress", &self.progress).finish_non_exhaustive()
    }
}

impl PartialEq for Working {
    fn eq(&self, other: &Self) -> bool {
        self.progress == other.progress
    }
}
