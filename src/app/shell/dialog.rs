//! Questions and other things that are laid over the window until they are answered.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::shell::command::Command;
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
    /// What the file asks.
    File,
    /// Several positions of a text are asked about.
    Paste,
    /// The command palette with what was typed into it and the chosen row.
    Commands {
        /// What was typed.
        filter: String,
        /// The row that Enter runs.
        row: usize,
    },
    /// Something is to be set up in place of the position: Set up, Cancel.
    SetUp,
    /// Something long goes on: Cancel.
    Working(Working),
    /// The number of a position to go to: Go, Cancel.
    GoTo {
        /// The number as typed.
        text: String,
    },
    /// A diagram, or those of several positions, are to be exported.
    Export,
    /// Files exist in the folder to which pictures are exported.
    ReplacePictures,
    /// It is chosen how all positions are solved: Check, Cancel.
    CheckPuzzles,
    /// What came out when they were: Write dm and bm, Close.
    PuzzleReport,
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
    #[must_use]
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

/// An answer to what is laid over the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Do what was asked about.
    Confirm,
    /// Add all positions to the list.
    Add,
    /// Take the first position alone.
    First,
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
