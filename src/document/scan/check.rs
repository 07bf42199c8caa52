//! Whether the positions of a whole file are sound.

use super::gathering::{Finding, Gathering};
use super::sweep::{Subject, Visitor, walk};
use crate::document::content::{Records, Snapshot};
use crate::document::format::Grammar;
use crate::document::work::Wake;
use crate::rules::{self, Problem};

/// What was found out about the records of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Those whose position is illegal.
    pub illegal: Records,
    /// Those whose position is merely odd.
    pub odd: Records,
    /// Those that are no position.
    pub unreadable: Records,
}

impl Findings {
    /// How many records there is something to say about.
    pub fn len(&self) -> usize {
        self.illegal.len() + self.odd.len() + self.unreadable.len()
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Finding for Findings {
    fn add(&mut self, start: usize, part: &Self) {
        self.illegal.insert_from(start, &part.illegal);
        self.odd.insert_from(start, &part.odd);
        self.unreadable.insert_from(start, &part.unreadable);
    }
}

/// A check of all records that goes on on other threads. It ends when this is dropped.
pub type Check = Gathering<Findings>;

impl Check {
    /// Begins to check.
    pub fn start(snapshot: &Snapshot, wake: Wake) -> Self {
        Self::begin(snapshot, wake, |snapshot, places| {
            let mut findings = Findings::default();
            walk(snapshot, places, &mut findings);
            findings
        })
    }

    /// What was found until now.
    pub fn findings(&self) -> &Findings {
        self.found()
    }
}

impl Visitor for Findings {
    fn pass<'a>(&mut self, format: &dyn Grammar, lines: &'a [u8]) -> Option<&'a [u8]> {
        let (position, rest) = format.read_line(lines)?;
        rules::is_sound_quick(&position).then_some(rest)
    }

    fn visit(&mut self, at: usize, record: &Subject<'_>) {
        let problems = record.problems();
        if !record.is_readable() {
            self.unreadable.insert(at);
        } else if problems.iter().any(Problem::is_illegal) {
            self.illegal.insert(at);
        } else if !problems.is_empty() {
            self.odd.insert(at);
        }
    }
}
