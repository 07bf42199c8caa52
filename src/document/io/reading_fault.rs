//! Why a file was not read to its end.

use std::fmt;

/// The reason why a large file was only read up to some record. The rest stays in the file: saving keeps it byte for
/// byte, or fails if it cannot be read any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadingFault {
    /// The reading thread ended early.
    Interrupted,
    /// The system does not return all bytes: the disk is damaged or gone, or another program has shortened the file.
    Unreadable,
    /// The file has more records than a document can have.
    TooManyRecords,
}

impl fmt::Display for ReadingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Interrupted => "reading was interrupted",
            Self::Unreadable => "the file cannot be read to its end",
            Self::TooManyRecords => "the file has too many records",
        })
    }
}

impl std::error::Error for ReadingFault {}
