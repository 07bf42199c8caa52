//! Searching a file of positions: what is looked for, in words, and the looking.
//!
//! A query is words with blanks between them; a record is found if all of them hold.
//!
//! | word | finds |
//! | --- | --- |
//! | `study` | text in names, comments, lines and the tags of games, in letters of either case |
//! | `"white wins"` | the same with blanks in it, and words that would mean something else |
//! | `-study` | those without it; every word can be negated so |
//! | `KRPKR`, `KRP v KR` | just these men, White's and Black's or the other way round |
//! | `KRPkr` | just these men, White's in capitals |
//! | `Q>=2`, `q=0`, `P>p` | so many men of a kind, White's in capitals |
//! | `men<=5`, `pawns=0` | so many men of both sides |
//! | `Ke1`, `qd8`, `e4=` | a piece on a square, White's in capitals; an empty square |
//! | `white to move`, `move:black` | whose turn it is |
//! | `problem`, `problem:too-many` | positions that are illegal or odd, and what is no position; those with one problem |
//! | `is:checkmate` | positions with a property; all are in [`Query::explanation`] of `is:` |
//!
//! A text that has a placement in it is looked for as it is.

mod count;
mod criterion;
mod explain;
mod material;
mod reading;
mod text;
mod tokens;

use std::time::Duration;

use super::gathering::Gathering;
use super::sweep::{Subject, Visitor, walk};
use crate::document::content::{Records, Snapshot};
use crate::document::format::RecordView;
use crate::document::work::{Wake, background};
use criterion::Criterion;

/// Queries with what they find, to show how they are written.
pub const EXAMPLES: &[(&str, &str)] = &[
    ("back rank", "both words in the name, a comment, an operation or a tag"),
    ("\"back rank\"", "the words side by side"),
    ("KRPKR", "a king, rook and pawn against a king and rook, either side having the pawn"),
    ("Q>=2", "2 or more white queens; small letters are Black's: q=0"),
    ("P>p", "more white pawns than black ones"),
    ("men<=5", "5 men or fewer on the board"),
    ("Ke1", "the white king on e1; qd8: a black queen on d8; e4=: an empty square"),
    ("white to move", "positions with White to move"),
    ("is:checkmate", "checkmates; also check, stalemate, draw, legal, illegal, odd, sound, unreadable, edited, done"),
    ("problem", "all that is illegal, odd or unreadable; one kind of problem: problem:too-many-kings"),
    ("-is:done", "without the mark; a minus turns every word round"),
];

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Query {
    /// In the order of the text.
    terms: Vec<Term>,
}

/// One thing that has to hold, or not to hold.
#[derive(Clone, Debug, PartialEq)]
struct Term {
    is_negated: bool,
    criterion: Criterion,
    /// What else the word might have been meant to be.
    remark: Option<String>,
}

impl Query {
    /// Reads a query. Every text is one: a word that means nothing else is looked for in the text of the records.
    /// Of a text that is longer than 4,096 bytes the beginning is read.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        Self { terms: reading::terms(text) }
    }

    /// Whether everything is found.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    /// What each word looks for: `the text "study"`, "2 or more white queens", "White to move". Of a word that looks
    /// like more than text and is not, it says so.
    #[must_use]
    pub fn explanation(&self) -> Vec<String> {
        self.terms.iter().map(explain::term).collect()
    }

    /// Whether a record is found.
    #[must_use]
    pub fn matches(&self, record: &RecordView<'_>) -> bool {
        self.holds(&Subject::of_view(record.clone()), &mut Vec::new())
    }

    /// Whether all terms hold of a record. Its text is put into a buffer where it is needed.
    fn holds(&self, record: &Subject<'_>, buffer: &mut Vec<u8>) -> bool {
        self.terms.iter().all(|term| term.criterion.holds(record, buffer) != term.is_negated)
    }

    /// The query with what takes little time first.
    fn in_order_of_cost(&self) -> Self {
        let mut terms = self.terms.clone();
        terms.sort_by_key(|term| term.criterion.cost());
        Self { terms }
    }
}

/// A search that goes on on other threads. It ends when this is dropped.
pub type Search = Gathering<Records>;

impl Search {
    /// Begins to look for something. A small file is searched at once, and of a large one the beginning.
    #[must_use]
    pub fn start(snapshot: &Snapshot, query: &Query, wake: Wake) -> Self {
        /// So many records are searched within the patience of a user.
        const FEW: usize = 100_000;
        const PATIENCE: Duration = Duration::from_millis(30);
        const LITTLE_PATIENCE: Duration = Duration::from_millis(5);
        let query = query.in_order_of_cost();
        let mut search = Self::begin(snapshot, wake, move |snapshot, places| {
            let mut finder = Finder { query: &query, buffer: Vec::new(), found: Records::default() };
            walk(snapshot, places, &mut finder);
            finder.found
        });
        search.wait_for(background::patience(if snapshot.len() <= FEW { PATIENCE } else { LITTLE_PATIENCE }));
        search
    }
}

/// Marks the records that are found.
struct Finder<'a> {
    query: &'a Query,
    buffer: Vec<u8>,
    found: Records,
}

impl Visitor for Finder<'_> {
    fn visit(&mut self, at: usize, record: &Subject<'_>) {
        if self.query.holds(record, &mut self.buffer) {
            self.found.insert(at);
        }
    }
}
