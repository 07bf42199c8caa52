//! Reads files as bytes, lines and text, and writes them safely.

mod attributes;
mod bytes;
mod conversion_check;
mod error;
pub(crate) mod file;
mod line_log;
mod open_file;
mod output;
mod replace;
mod signals;
mod source;
mod stream;
mod temp_file;

pub(crate) use bytes::{Bytes, FnSink, Sink};
pub(crate) use conversion_check::require_text;
pub use error::{FileError, FileOperation, ReadingFault, escape_invisible, quoted};
pub(crate) use file::{Checksum, is_same_file, other_names};
pub use file::{FileState, Stamp, exists, file_size, is_picture, open, read_bytes, read_limited};
pub use line_log::LineLog;
pub(crate) use output::Counter;
pub(crate) use replace::SaveTarget;
pub use replace::{make_folder, restrict_to_owner, write_file, write_private_file, write_unsynced};
pub use signals::watch_signals;
pub(crate) use source::{
    COMMENT_SIGNS, Encoding, LINE_PEEK_LEN, Line, LineEnds, LineKind, Lines, MAX_SPAN_LEN, PlainLines, Source,
    begins_record, comment_text, decoded, strip_bom, truncate_utf8,
};
pub(crate) use stream::{BATCH, Batch, Batches, LONGEST_LINE, LineBatches, line_ends, read_some};
pub(crate) use temp_file::TempFile;
pub use temp_file::remove_strays;
