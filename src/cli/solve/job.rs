//! The records of the inputs as jobs, which are solved independently.

use std::borrow::Cow;

use super::super::input_reader::{InputBatch, InputReader};
use super::super::record::{Record, RecordContext};
use crate::document::FileError;

pub(super) struct SolveJob {
    pub(super) name: String,
    /// The path of its file, if it is from a file.
    pub(super) file: Option<String>,
    pub(super) record: Record<'static>,
}

impl SolveJob {
    /// Returns every record, or the reason why the rest of an input cannot be read. The records of a batch are read at
    /// once.
    pub(super) fn all(parts: InputReader<'_>) -> impl Iterator<Item = Result<Self, FileError>> + Send {
        parts.flat_map(Self::from_batch)
    }

    /// Returns the records of the first batches: at least two, unless there is only one. If standard input is among the
    /// inputs, one is enough, because a second one may still have to be typed.
    pub(super) fn first(parts: &mut InputReader<'_>, has_stream: bool) -> Vec<Result<Self, FileError>> {
        let mut first = Vec::new();
        while first.is_empty() || first.len() == 1 && !has_stream {
            let Some(part) = parts.next() else { break };
            first.extend(Self::from_batch(part));
        }
        first
    }

    fn from_batch(part: InputBatch<'_>) -> Vec<Result<Self, FileError>> {
        let name = part.input.name();
        let file = part.input.file();
        match part.content {
            Err(error) => vec![Err(error)],
            Ok(batch) => {
                let mut jobs = Vec::new();
                batch.read(part.variant, &mut |_, _| None, &mut |record| {
                    let input = Cow::Owned(record.input.into_owned());
                    let record = Record { input, context: RecordContext::FreeText, ..record };
                    jobs.push(Ok(Self { name: name.clone(), file: file.clone(), record }));
                });
                jobs
            }
        }
    }
}
