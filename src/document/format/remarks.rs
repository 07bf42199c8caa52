//! What a record says beside its position, in whatever format: each format states it in its own way.

use super::metadata::{Field, Metadata};
use super::{done, opcodes};
use crate::board::Annotations;
use crate::notation::annotations;
use crate::notation::epd::{self, Operation};

/// What a record says beside its position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Remarks {
    /// What it says of its position.
    pub(crate) metadata: Metadata,
    /// Whether it is marked as done.
    pub(crate) is_done: bool,
    /// What is drawn on its board.
    pub(crate) annotations: Annotations,
    /// What comments say that go with it and say nothing of it.
    pub(crate) comments: Vec<String>,
    /// Operations of EPD, which may say some of that too.
    pub(crate) operations: Vec<Operation>,
}

impl Remarks {
    /// What operations say.
    pub(crate) fn of_operations(operations: Vec<Operation>) -> Self {
        Self::default().with_operations(operations)
    }

    /// This and what operations say. Where these state another title, the one that was there is a comment.
    pub(crate) fn with_operations(mut self, operations: Vec<Operation>) -> Self {
        for (field, value) in opcodes::metadata(&operations).stated() {
            match field {
                Field::Title => self.metadata.retitle(value),
                Field::Comment => self.metadata.add(field, value),
                _ => self.metadata.set(field, value),
            }
        }
        self.is_done |= done::is_among(&operations);
        self.annotations.extend(&epd::annotations(&operations));
        Self { operations, ..self }
    }

    /// The operations that a line of EPD has for all of it but the comments that say nothing of it.
    pub(crate) fn stated_operations(&self) -> Vec<Operation> {
        let mut operations = self.operations.clone();
        for field in Field::ALL {
            opcodes::state(&mut operations, field, self.metadata.get(field));
        }
        stated(operations, Some(self.is_done), Some(&self.annotations))
    }
}

/// States a title in place of that of the operations, or before all others.
pub(super) fn titled(operations: &mut Vec<Operation>, title: &str) {
    match epd::name(operations) {
        Some(id) if id == title => {}
        Some(_) => epd::state(operations, epd::naming(title)),
        None => operations.insert(0, epd::naming(title)),
    }
}

/// The operations with the mark or without it and with these arrows and marked squares; `None`: as they are. A further
/// comment comes before the mark, so that it makes no difference which was set first.
pub(super) fn stated(operations: Vec<Operation>, mark: Option<bool>, drawing: Option<&Annotations>) -> Vec<Operation> {
    let Some(drawing) = drawing else { return done::marked(operations, mark) };
    let count = operations.len();
    let mut operations = epd::annotated(operations, drawing);
    let at = operations.iter().position(done::is_operation).filter(|_| operations.len() > count);
    if let Some((at, comment)) = at.zip(operations.pop_if(|_| at.is_some())) {
        operations.insert(at, comment);
    }
    done::marked(operations, mark)
}

/// What a comment says beside arrows and marked squares.
pub(super) fn without_annotations(comment: &str) -> String {
    annotations::replace(comment, &Annotations::default()).trim().to_owned()
}
