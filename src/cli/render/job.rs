//! The records of the inputs as jobs, which several threads draw.

use std::collections::VecDeque;

use super::super::input::{Input, InputArguments};
use super::super::input_reader::{InputBatch, InputReader};
use super::super::message;
use super::super::record::{ReadQuality, Record};
use crate::board::{Annotations, Position};
use crate::document::{FileError, Metadata};
use crate::notation::epd::Operation;

/// A record to draw or its result, or the failure of an input.
pub(super) enum RenderJob<T> {
    /// An input that cannot be opened or read to its end.
    Unopened(FileError),
    Record(RenderRecord<T>),
}

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

pub(super) struct RenderJobs<'a> {
    parts: InputReader<'a>,
    waiting: VecDeque<RenderJob<RecordContent>>,
    number: usize,
}

impl<'a> RenderJobs<'a> {
    pub(super) fn new(inputs: &'a [Input], arguments: &InputArguments) -> Self {
        Self { parts: InputReader::new(inputs, arguments), waiting: VecDeque::new(), number: 0 }
    }

    fn read(&mut self, part: InputBatch<'_>) {
        match part.content {
            Err(error) => self.waiting.push_back(RenderJob::Unopened(error)),
            Ok(batch) => {
                let name = part.input.name();
                batch.read(part.variant, &mut |_, _| None, &mut |record| {
                    self.number += 1;
                    self.waiting.push_back(RenderJob::Record(item(self.number, &name, &record)));
                });
            }
        }
    }
}

impl Iterator for RenderJobs<'_> {
    type Item = RenderJob<RecordContent>;

    fn next(&mut self) -> Option<RenderJob<RecordContent>> {
        while self.waiting.is_empty() {
            let part = self.parts.next()?;
            self.read(part);
        }
        self.waiting.pop_front()
    }
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
