//! Why there is no answer.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

use shakmaty_syzygy::ProbeError;

use super::NotCovered;
pub use crate::rules::TableFault as Fault;

/// The reason why the tables have no answer for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No table can answer.
    NotCovered(NotCovered),
    /// The file with this name is in none of the folders.
    Missing(String),
    /// A file cannot be used.
    Broken {
        /// The path of the file.
        file: PathBuf,
        /// The fault of the file.
        fault: Fault,
    },
}

impl From<NotCovered> for Refusal {
    fn from(reason: NotCovered) -> Self {
        Self::NotCovered(reason)
    }
}

impl From<&io::Error> for Fault {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::InvalidInput => Self::NotAFile,
            ErrorKind::InvalidData => Self::Incomplete,
            _ => Self::Unreadable(error.to_string()),
        }
    }
}

impl From<&ProbeError> for Fault {
    fn from(error: &ProbeError) -> Self {
        match error {
            ProbeError::Magic { .. } => Self::NotATable,
            ProbeError::CorruptedTable { .. } => Self::Damaged,
            ProbeError::Read { error } if error.kind() == ErrorKind::InvalidData => Self::Damaged,
            ProbeError::Read { error } => Self::Unreadable(error.to_string()),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotCovered(reason) => reason.fmt(f),
            Self::Missing(name) => write!(f, "{name} is missing"),
            Self::Broken { file, fault } => write!(f, "{}: {fault}", file.display()),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotAFile => "not a file",
            Self::Incomplete => "incomplete",
            Self::NotATable => "not a Syzygy table",
            Self::Damaged => "damaged",
            Self::Unreadable(error) => error,
        })
    }
}

impl std::error::Error for Refusal {}
