//! Why not all records of a file are there.

/// Why the records of a large file are there only up to some place. What follows stays in the file as it is: saving
/// keeps it byte for byte, or refuses where it can no longer be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadingFault {
    /// The thread that read it has ended before the end of the file.
    BrokenOff,
    /// The system does not give all of its bytes: the disk is damaged or gone, or another program has shortened it.
    Unreadable,
    /// It has more records than there can be in a document.
    TooManyRecords,
}
