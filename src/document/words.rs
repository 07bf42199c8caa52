//! Everything this room says to a user.

use std::fmt;
use std::path::Path;

use super::format::Format;
use super::format::loss::Loss;
use super::journal::Left;
use crate::document::format::record::{Reason, Unreadable};
use crate::document::io::error::{Doing, FileError};
use crate::document::io::reading_fault::ReadingFault;

impl Unreadable {
    /// Why the line is no position, as a sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        match &self.reason {
            Reason::Fault(fault) => fault.sentence(&self.text),
            Reason::TooLong { characters } => format!("This line is {characters} characters long, too long for a FEN"),
        }
    }
}

impl FileError {
    /// What happened and what can be done, in whole sentences.
    #[must_use]
    pub fn sentence(&self) -> String {
        const ELSEWHERE: &str = "Choose another place with Save as.";
        match self {
            Self::NoPath => "These positions have no file yet. Choose one with Save as.".to_owned(),
            Self::NotFound { path } => {
                let name = name(path);
                format!("{name} cannot be opened: there is no such file at {}.", path.display())
            }
            Self::NoFolder { path, folder } => {
                let name = name(path);
                format!("{name} cannot be saved: there is no folder {}. {ELSEWHERE}", folder.display())
            }
            Self::IsADirectory { path, doing: Doing::Opening } => {
                format!("{} cannot be opened: it is a folder. Choose a file in it.", name(path))
            }
            Self::IsADirectory { path, doing: Doing::Saving } => {
                format!("{} cannot be saved: there is a folder of that name. {ELSEWHERE}", name(path))
            }
            Self::NotAFile { path, doing } => {
                format!("{} cannot be {}: it is a device or a pipe, not a file.", name(path), done(*doing))
            }
            Self::PermissionDenied { path } => {
                let name = name(path);
                format!("{name} cannot be opened: you may not read {}.", path.display())
            }
            Self::WriteProtected { path } => {
                format!("{} cannot be saved: the file is write-protected. {ELSEWHERE}", name(path))
            }
            Self::ReadOnlyFolder { path, folder } => {
                let name = name(path);
                format!("{name} cannot be saved: the folder {} is read-only. {ELSEWHERE}", folder.display())
            }
            Self::DiskFull { path } => {
                format!(
                    "{} cannot be saved: the disk is full. Make room, or choose another place with Save as.",
                    name(path)
                )
            }
            Self::NoRoom { path, needed, free } => no_room(path, *needed, *free),
            Self::SourceChanged { path, is_added: false, .. } => source_changed(path),
            Self::SourceChanged { path, changed, is_added: true } => added_source_changed(path, changed),
            Self::NothingLeft { path } => nothing_left(path),
            Self::Cancelled { path } => {
                format!("Saving {} was cancelled. Nothing was changed on the disk.", name(path))
            }
            Self::NotText { path } => {
                format!("{} cannot be opened: it holds no text, so it can be no file of positions.", name(path))
            }
            Self::TooLarge { path } => {
                format!("{} cannot be opened: it is larger than the free memory.", name(path))
            }
            Self::TooManyRecords { path } => {
                format!("{} has too many positions: there is room for some 2,000 million.", name(path))
            }
            Self::Io { path, doing, error } => {
                format!("{} cannot be {}: {error}.", name(path), done(*doing))
            }
        }
    }
}

impl FileError {
    /// Why a file could not be written, as a whole sentence for somebody who named its place elsewhere than in Save as.
    #[must_use]
    pub fn why_not_written(&self) -> String {
        match self {
            Self::NoFolder { path, folder } => {
                format!("{} cannot be written: there is no folder {}.", path.display(), folder.display())
            }
            Self::IsADirectory { path, .. } => format!("{} cannot be written: it is a folder.", path.display()),
            Self::WriteProtected { path } => format!("{} is write-protected.", path.display()),
            Self::ReadOnlyFolder { path, folder } => {
                format!("{} cannot be written: the folder {} is read-only.", path.display(), folder.display())
            }
            Self::DiskFull { path } => format!("{} cannot be written: the disk is full.", path.display()),
            other => other.sentence(),
        }
    }
}

fn no_room(path: &Path, needed: u64, free: u64) -> String {
    format!(
        "{} cannot be saved: that takes {}, and the disk has only {} left. Make room, or choose another place with Save \
         as.",
        name(path),
        size(needed),
        size(free)
    )
}

fn source_changed(path: &Path) -> String {
    format!(
        "{} cannot be saved: another program has changed the open file, of which most is read only when it is needed. \
         The edits are kept. Reload the file, or save the edited positions alone.",
        name(path)
    )
}

fn added_source_changed(path: &Path, changed: &Path) -> String {
    format!(
        "{} cannot be saved: another program has changed {}, of which the positions were added and most is read only \
         when it is needed. The edits are kept. Undo adding them and add the file again.",
        name(path),
        name(changed)
    )
}

fn nothing_left(path: &Path) -> String {
    format!(
        "Nothing of {} can be recovered now: positions were only removed or put in another order, and the file is not \
         as it was. Put the file back as it was and start again.",
        name(path)
    )
}

impl ReadingFault {
    /// What happened to the file of this name and what became of its records, as whole sentences.
    #[must_use]
    pub fn sentence(self, name: &str) -> String {
        match self {
            Self::BrokenOff => format!(
                "{name} was not read to its end: reading it broke off. The positions behind those that are shown are \
                 kept as they are; open the file again to see them."
            ),
            Self::Unreadable => format!(
                "{name} could not be read to its end: the disk does not give all of it, or another program has \
                 shortened it. The positions that were found until then are shown."
            ),
            Self::TooManyRecords => format!(
                "{name} has too many positions: there is room for some 2,000 million. Those behind them are kept as \
                 they are and not shown."
            ),
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence())
    }
}

impl Loss {
    /// What is lost, as a whole sentence.
    #[must_use]
    pub fn sentence(&self, to: Format) -> String {
        let count = |count: usize, one: &str, many: &str| match count {
            0 => None,
            1 => Some(format!("1 {one}")),
            _ => Some(format!("{} {many}", with_thousands(count))),
        };
        let lost: Vec<String> = [
            count(self.operations, "operation", "operations"),
            count(self.games, "game's moves and tags", "games' moves and tags"),
            count(self.comments, "line of comments", "lines of comments"),
        ]
        .into_iter()
        .flatten()
        .collect();
        format!("{} has no place for {}.", to.name(), lost.join(" and "))
    }
}

/// A number with separated thousands: "10,000,000".
#[must_use]
pub fn with_thousands(value: usize) -> String {
    let digits = value.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

impl Left {
    /// What was done and not saved, for a sentence: "64 positions edited or added and the order changed".
    #[must_use]
    pub fn summary(&self) -> String {
        let counted = |count: u64, done: &str| match count {
            0 => None,
            1 => Some(format!("1 position {done}")),
            _ => Some(format!("{count} positions {done}")),
        };
        let order = self.is_rearranged().then(|| "the order changed".to_owned());
        let mut done: Vec<String> =
            [counted(self.edited(), "edited or added"), counted(self.removed(), "removed"), order]
                .into_iter()
                .flatten()
                .collect();
        let Some(last) = done.pop() else { return "an unfinished text".to_owned() };
        if done.is_empty() { last } else { format!("{} and {last}", done.join(", ")) }
    }
}

/// The last part of a path, for a sentence.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// A number of bytes in the largest unit of which there is at least one: "1.2 GB".
fn size(bytes: u64) -> String {
    const UNITS: [(u64, &str); 3] = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "kB")];
    match UNITS.into_iter().find(|(unit, _)| bytes >= *unit) {
        Some((unit, name)) if bytes < 10 * unit => format!("{}.{} {name}", bytes / unit, bytes % unit / (unit / 10)),
        Some((unit, name)) => format!("{} {name}", bytes / unit),
        None => format!("{bytes} bytes"),
    }
}

fn done(doing: Doing) -> &'static str {
    match doing {
        Doing::Opening => "opened",
        Doing::Saving => "saved",
    }
}
