//! The records of the inputs as jobs, which several threads draw.

use std::collections::VecDeque;

use super::super::input::{Input, InputArguments};
use super::super::message;
use super::super::reading::{Part, Parts};
use super::super::record::{Quality, Record};
use crate::board::{Annotations, Position};
use crate::document::{FileError, Metadata};
use crate::notation::epd::Operation;

/// A record to draw or its result, or the failure of an input.
pub(super) enum Job<T> {
    /// An input that cannot be opened or read to its end.
    Unopened(FileError),
    Record(Item<T>),
}

/// A record, with the content to draw or the result.
pub(super) struct Item<T> {
    /// The number among all records of the inputs, counted from 1.
    pub(super) number: usize,
    /// The input and the line, for messages.
    pub(super) place: String,
    pub(super) quality: Quality,
    /// The report on its text.
    pub(super) report: String,
    /// `None` if it is unreadable.
    pub(super) content: Option<T>,
}

/// A position with the data of its record.
pub(super) struct Content {
    pub(super) position: Position,
    pub(super) metadata: Metadata,
    pub(super) operations: Vec<Operation>,
    pub(super) annotations: Annotations,
}

pub(super) struct Jobs<'a> {
    parts: Parts<'a>,
    waiting: VecDeque<Job<Content>>,
    number: usize,
}

impl<'a> Jobs<'a> {
    pub(super) fn new(inputs: &'a [Input], arguments: &InputArguments) -> Self {
        Self { parts: Parts::new(inputs, arguments), waiting: VecDeque::new(), number: 0 }
    }

    fn read(&mut self, part: Part<'_>) {
        match part.content {
            Err(error) => self.waiting.push_back(Job::Unopened(error)),
            Ok(batch) => {
                let name = part.input.name();
                batch.read(part.variant, &mut |_, _| None, &mut |record| {
                    self.number += 1;
                    self.waiting.push_back(Job::Record(item(self.number, &name, &record)));
                });
            }
        }
    }
}

impl Iterator for Jobs<'_> {
    type Item = Job<Content>;

    fn next(&mut self) -> Option<Job<Content>> {
        while self.waiting.is_empty() {
            let part = self.parts.next()?;
            self.read(part);
        }
        self.waiting.pop_front()
    }
}

fn item(number: usize, name: &str, record: &Record<'_>) -> Item<Content> {
    let mut report = String::new();
    let _ = message::text_report(&mut report, name, record, None); // a string takes everything
    let content = |position| {
        let (remarks, _) = record.remarks();
        Content {
            position,
            metadata: remarks.metadata,
            operations: record.operations.clone(),
            annotations: record.annotations(),
        }
    };
    let content = record.position.map(content);
    Item { number, place: format!("{name}:{}", record.line), quality: record.quality, report, content }
}
