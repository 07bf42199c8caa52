//! What the list of positions knows beside the document.

use super::selection::Seen;
use super::update::{Later, Outcome};
use super::{Finding, Shown};
use crate::app::shell::job::{Job, OnceRead};
use crate::app::shell::which::{Offer, Which};
use crate::document::{Document, Records};

/// What the list of positions knows beside the document.
#[derive(Debug, Default)]
pub struct ListState {
    /// The selected positions; empty as long as only the current one is.
    pub chosen: Records,
    /// Where a selection with Shift began.
    pub anchor: Option<usize>,
    /// What is searched and what the whole file was found to hold.
    pub finding: Finding,
    /// The number of a position to go to, as it is typed.
    pub(in crate::app) go_to: String,
    pub(super) seen: Option<Seen>,
    /// Work beside which nothing else can be done.
    pub(super) job: Option<Job<Outcome>>,
    /// What is done once all is read.
    pub(super) reading: Option<OnceRead<Later>>,
}

impl ListState {
    /// The rows of the list.
    #[must_use]
    pub fn listed(&self, document: &Document) -> Shown<'_> {
        Shown::new(self.finding.found(), document.len())
    }

    /// How many positions there are to choose from.
    #[must_use]
    pub fn offer(&self, document: &Document) -> Offer {
        let listed = self.listed(document);
        let found = listed.is_filtered().then(|| listed.len());
        Offer { all: document.len(), selected: self.count(document), found }
    }

    /// Some of the records of the file.
    #[must_use]
    pub fn records_of(&self, which: Which, document: &Document) -> Records {
        match which {
            Which::All => Records::from(0..document.len()),
            Which::Selected => self.selected(document),
            Which::Found => self.listed(document).all(),
        }
    }
}
