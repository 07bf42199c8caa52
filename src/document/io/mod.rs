//! Reading files as raw bytes and writing them safely.

mod bytes;
mod error;
pub(crate) mod file;
mod made;
mod nameless;
mod output;
mod reading_fault;
mod replace;
mod source;
mod stream;

pub(crate) use bytes::{Bytes, Sink, Taking};
pub use error::{Doing, FileError, plain, quoted};
pub(crate) use file::{Checksum, other_names};
pub use file::{FileState, Stamp, exists, is_picture, look_at, open, read_bytes};
pub use made::{make_folder, write_made};
pub use nameless::remove_strays;
pub(crate) use output::Counter;
pub use reading_fault::ReadingFault;
pub(crate) use replace::Target;
pub use replace::{keep_private, write_file};
pub(crate) use source::{
    LONGEST, LONGEST_LOOK, Line, LineEnds, LineKind, Lines, Source, begins_record, comment, cut, decoded, without_mark,
};
pub(crate) use stream::{BATCH, Batch, Batches, LONGEST_LINE, LineBatches, line_ends, read_some};
