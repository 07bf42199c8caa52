//! The records of the inputs as jobs for several threads.

use std::borrow::Cow;

use super::input_reader::{InputBatch, InputReader};
use super::record::{Record, RecordContext};
use crate::document::{FileError, stated_composition, stated_solution};
use crate::notation::composition::Composition;

pub(super) struct RecordJob {
    pub(super) name: String,
    pub(super) file: Option<String>,
    pub(super) record: Record<'static>,
    /// The solution that the record states.
    pub(super) stated: Option<String>,
    /// The stipulation that the record states, with its additions.
    pub(super) composition: Composition,
}

impl RecordJob {
    /// Returns the records of the first batches: at least two records if the inputs have two. With `has_stream`
    /// (standard input), returns after one record, since the user may not have typed the next one yet.
    pub(super) fn first(parts: &mut InputReader<'_>, has_stream: bool) -> Vec<Result<Self, FileError>> {
        let mut first = Vec::new();
        while first.is_empty() || first.len() == 1 && !has_stream {
            let Some(part) = parts.next() else { break };
            first.extend(Self::from_batch(part));
        }
        first
    }

    pub(super) fn from_batch(part: InputBatch<'_>) -> Vec<Result<Self, FileError>> {
        let name = part.input.name();
        let file = part.input.file();
        match part.content {
            Err(error) => vec![Err(error)],
            Ok(batch) => {
                let mut jobs = Vec::new();
                batch.read(part.variant, &mut |_, _| None, &mut |record| {
                    let remarks = record.remarks().0;
                    let composition = stated_composition(&remarks.metadata, &remarks.operations);
                    let metadata = remarks.metadata;
                    let stated = record.position.as_ref();
                    let stated = stated.and_then(|position| stated_solution(position, &metadata, &record.operations));
                    let input = Cow::Owned(record.input.into_owned());
                    let record = Record { input, context: RecordContext::FreeText, ..record };
                    jobs.push(Ok(Self { name: name.clone(), file: file.clone(), record, stated, composition }));
                });
                jobs
            }
        }
    }
}
