//! The records of the inputs as jobs, which several threads draw.

use super::super::input::{Input, InputArguments};
use super::super::input_reader::InputReader;
use super::super::message;
use super::super::record::{ReadQuality, Record};
use crate::board::{Annotations, Position};
use crate::document::{FileError, Metadata};
use crate::notation::epd::Operation;

/// A record to draw or its result, or the failure of an input that cannot be opened or read to its end.
pub(super) type RenderJob<T> = Result<RenderRecord<T>, FileError>;

/// A record, with the content to draw or the result.
pub(super) struct RenderRecord<T> {
    /// The number among all records of the inputs, counted from 1.
    pub(super) number: usize,
    /// The input and the line, for messages.
    pub(super) place: String,
    pub(super) quality: ReadQuality,
    /// The report on its text.
    pub(super) report: String,
    /// `None` if it is unreadable.
    pub(super) content: Option<T>,
}

/// A position with the data of its record.
pub(super) struct RecordContent {
    pub(super) position: Position,
    pub(super) metadata: Metadata,
    pub(super) operations: Vec<Operation>,
    pub(super) annotations: Annotations,
}

/// Returns the records of the inputs in order. The records of a batch are read at once.
pub(super) fn render_jobs(
    inputs: &[Input],
    arguments: &InputArguments,
) -> impl Iterator<Item = RenderJob<RecordContent>> + Send {
    let mut number = 0;
    InputReader::new(inputs, arguments).flat_map(move |part| match part.content {
        Err(error) => vec![Err(error)],
        Ok(batch) => {
            let (name, mut jobs) = (part.input.name(), Vec::new());
            batch.read(part.variant, &mut |_, _| None, &mut |record| {
                number += 1;
                jobs.push(Ok(item(number, &name, &record)));
            });
            jobs
        }
    })
}

fn item(number: usize, name: &str, record: &Record<'_>) -> RenderRecord<RecordContent> {
    let mut report = String::new();
    let _ = message::text_report(&mut report, name, record, None); // a string takes everything
    let content = |position| {
        let (remarks, _) = record.remarks();
        RecordContent {
            position,
            metadata: remarks.metadata,
            operations: record.operations.clone(),
            annotations: record.annotations(),
        }
    };
    let content = record.position.map(content);
    RenderRecord { number, place: format!("{name}:{}", record.line), quality: record.quality, report, content }
}
