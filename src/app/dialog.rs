//! Questions and other things that are laid over the window until they are answered.

use std::path::PathBuf;

use super::command::Command;

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
}

/// What is laid over the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Unsaved work stands in the way: Save, Discard, Cancel.
    Unsaved(Next),
    /// Text in the FEN box that is no position yet stands in the way: Discard, Cancel.
    Unfinished(Next),
    /// The file was changed by another program: Save anyway, Save as, Cancel.
    ChangedOnDisk(Next),
    /// A file of this name exists: Replace, Cancel.
    Replace(PathBuf, Next),
    /// A path is typed, because there is no file dialog.
    Path {
        /// Whether a file is to be opened or saved.
        purpose: Purpose,
        /// The path as typed.
        text: String,
        /// Why a path has to be typed, or what was wrong with the last one.
        why: String,
    },
    /// The command palette with what was typed into it and the chosen row.
    Commands {
        /// What was typed.
        filter: String,
        /// The row that Enter runs.
        row: usize,
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
    /// Back to the window.
    Cancel,
}

/// The commands whose name or tooltip holds every word of the filter, those whose name begins with it first.
#[must_use]
pub fn matching(filter: &str) -> Vec<Command> {
    let filter = filter.to_lowercase();
    let words: Vec<&str> = filter.split_whitespace().collect();
    let mut found: Vec<Command> = Command::all()
        .filter(|command| *command != Command::CommandPalette)
        .filter(|command| {
            let text = format!("{} {}", command.name(), command.tooltip()).to_lowercase();
            words.iter().all(|word| text.contains(word))
        })
        .collect();
    found.sort_by_key(|command| {
        let name = command.name().to_lowercase();
        (!name.starts_with(&filter), !words.iter().all(|word| name.contains(word)))
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_by_any_part_of_their_name() {
        assert_eq!(matching("flip"), [Command::FlipView]);
        assert_eq!(matching("board clear"), [Command::ClearBoard]);
        assert_eq!(matching("redo").first(), Some(&Command::Redo));
        assert!(matching("no such thing").is_empty());
        assert_eq!(matching("").len(), Command::all().count() - 1);
    }
}
