//! Searching a file of positions: what is looked for, in words, and the looking.
//!
//! A query is words with blanks between them; a record is found if all of them hold. Words that mean nothing else are
//! looked for in what records say beside their positions, first as the phrase that they make, and where no record says
//! that, each for itself. `phrase` tells where a phrase begins and ends.
//!
//! | word | finds |
//! | --- | --- |
//! | `study` | words in the title, author, source, stipulation, comment, solution, tags and operations |
//! | `mate in 3` | these words side by side, or where nothing is found, all of them anywhere |
//! | `"white wins"` | the words side by side, and words that would mean something else |
//! | `-study` | those without it; every word can be negated so |
//! | `KRPKR`, `KRP v KR` | just these men, White's and Black's or the other way round |
//! | `KRPkr` | just these men, White's in capitals |
//! | `Q>=2`, `q=0`, `P>p` | so many men of a kind, White's in capitals |
//! | `men<=5`, `pawns=0` | so many men of both sides |
//! | `Ke1`, `qd8`, `e4=` | a piece on a square, White's in capitals; an empty square |
//! | `white to move`, `move:black` | whose turn it is |
//! | `problem`, `problem:too-many` | positions that are illegal or odd, and what is no position; those with one problem |
//! | `puzzle:sound`, `puzzle:cooked` | positions of which this came out when they were solved |
//! | `is:checkmate` | positions with a property; all are in [`Query::explanation`] of `is:` |
//!
//! A text that has a placement in it, and ranks of one such as `8/4P3/4P3`, are looked for in the FENs as they are.

mod count;
mod criterion;
mod explain;
mod fen_text;
mod judged;
mod material;
mod phrase;
mod reading;
mod tokens;

use std::ops::Range;
use std::time::Duration;

use super::gathering::{Finding, Gathering};
use super::sweep::{Subject, Visitor, walk};
use crate::document::content::{Records, Snapshot};
use crate::document::format::{RecordView, Statement};
use crate::document::work::{Wake, background};
use criterion::Criterion;
use phrase::{FileText, Phrase};

pub use judged::{Judge, Judged};

/// Queries with the keys of what they find, to show how they are written.
pub const EXAMPLES: &[(&str, &str)] = &[
    ("back rank", "document-example-words"),
    ("\"back rank\"", "document-example-quoted"),
    ("KRPKR", "document-example-material"),
    ("Q>=2", "document-example-count"),
    ("P>p", "document-example-comparison"),
    ("men<=5", "document-example-men"),
    ("Ke1", "document-example-square"),
    ("white to move", "document-example-side-to-move"),
    ("is:checkmate", "document-example-property"),
    ("problem", "document-example-problem"),
    ("puzzle:cooked", "document-example-puzzle"),
    ("-is:done", "document-example-negated"),
];

/// What is looked for.
#[derive(Clone, Debug, Default)]
pub struct Query {
    /// In the order of the text.
    terms: Vec<Term>,
    /// Who knows what came out for puzzles, where that is asked for.
    judged: Judged,
}

impl PartialEq for Query {
    fn eq(&self, other: &Self) -> bool {
        self.terms == other.terms
    }
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
    /// Reads a query. Every text is one: a word that means nothing else is looked for in what the records say.
    /// Of a text that is longer than 4,096 bytes the beginning is read.
    pub fn parse(text: &str) -> Self {
        Self { terms: reading::terms(text), judged: Judged::default() }
    }

    /// The same of somebody who knows what came out when positions were solved.
    #[must_use]
    pub fn judged_by(self, judged: &Judged) -> Self {
        let judged = if self.asks_of_puzzles() { judged.clone() } else { Judged::default() };
        Self { judged, ..self }
    }

    /// Whether something else is found once more is known of puzzles than somebody knew before.
    pub fn is_outdated_by(&self, judged: &Judged) -> bool {
        self.asks_of_puzzles() && self.judged != *judged
    }

    fn asks_of_puzzles(&self) -> bool {
        self.terms.iter().any(|term| matches!(term.criterion, Criterion::Puzzle(_)))
    }

    /// Whether everything is found.
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    /// Whether words are looked for, in what records say.
    pub fn has_words(&self) -> bool {
        self.phrases().next().is_some()
    }

    /// What each word looks for: `the text "study"`, "2 or more white queens", "White to move". Of a word that looks
    /// like more than text and is not, it says so.
    pub fn explanation(&self) -> Vec<String> {
        self.terms.iter().map(explain::term).collect()
    }

    /// The query with its words each for itself, for which is looked where no record has the phrase that they make;
    /// `None` where they make none.
    pub fn loosened(&self) -> Option<Self> {
        let mut terms = self.terms.clone();
        let (at, words) = self.terms.iter().map(Term::words).enumerate().find(|(_, words)| !words.is_empty())?;
        terms.splice(at..=at, words);
        Some(Self { terms, judged: self.judged.clone() })
    }

    /// Whether a record is found where no other is looked at.
    pub fn matches(&self, record: &RecordView<'_>) -> bool {
        self.matches_as_it_is(record) || self.loosened().is_some_and(|loose| loose.matches_as_it_is(record))
    }

    /// Whether a record has all that is looked for, words as the phrase that they make.
    pub fn matches_as_it_is(&self, record: &RecordView<'_>) -> bool {
        self.holds(&Subject::of_view(record.clone()), &mut FileText::default())
    }

    /// Where a text has words that are looked for: places that are apart, in their order.
    pub fn places_in(&self, text: &str) -> Vec<Range<usize>> {
        let mut places: Vec<_> = self.phrases().flat_map(|phrase| phrase.places_in(text)).collect();
        places.sort_unstable_by_key(|place| (place.start, place.end));
        places.dedup_by(|next, last| {
            let is_joined = next.start <= last.end;
            last.end = if is_joined { last.end.max(next.end) } else { last.end };
            is_joined
        });
        places
    }

    /// What a record says that has words that are looked for and are not in what is shown of it, and where it has them.
    pub fn found_beside(&self, shown: &str, record: &RecordView<'_>) -> Option<(Statement, Range<usize>)> {
        let mut missing = self.phrases().filter(|phrase| phrase.places_in(shown).is_empty()).peekable();
        missing.peek()?;
        let statements = record.statements();
        let place = |phrase: &Phrase, said: &Statement| phrase.places_in(&said.text).into_iter().next();
        missing.find_map(|phrase| statements.iter().find_map(|said| Some((said.clone(), place(phrase, said)?))))
    }

    /// The words that are looked for.
    fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        self.terms.iter().filter(|term| !term.is_negated).filter_map(|term| match &term.criterion {
            Criterion::Words(phrase) => Some(phrase),
            _ => None,
        })
    }

    /// Whether all terms hold of a record.
    fn holds(&self, record: &Subject<'_>, file_text: &mut FileText) -> bool {
        // Of several words the rarest decides before any record is read.
        let is_ruled_out = self.phrases().any(|phrase| phrase.is_ruled_out(record, file_text));
        !is_ruled_out && self.terms.iter().all(|term| self.has(term, record, file_text) != term.is_negated)
    }

    fn has(&self, term: &Term, record: &Subject<'_>, file_text: &mut FileText) -> bool {
        match term.criterion {
            Criterion::Puzzle(outcome) => outcome.is_of(record, &self.judged),
            ref criterion => criterion.holds(record, file_text),
        }
    }

    /// The query with what takes little time first.
    fn in_order_of_cost(&self) -> Self {
        let mut terms = self.terms.clone();
        terms.sort_by_key(|term| term.criterion.cost());
        Self { terms, judged: self.judged.clone() }
    }
}

/// A search that goes on on other threads. It ends when this is dropped.
#[derive(Debug)]
pub struct Search {
    query: Query,
    loosened: Option<Query>,
    gathering: Gathering<Hits>,
}

/// What is found.
#[derive(Debug, Default)]
pub struct Hits {
    /// The records that have what is looked for.
    exact: Records,
    /// Those that have its words anywhere, where these make a phrase.
    loose: Records,
}

impl Finding for Hits {
    fn add(&mut self, start: usize, part: &Self) {
        self.exact.add(start, &part.exact);
        self.loose.add(start, &part.loose);
    }
}

impl Search {
    /// Begins to look for something. A small file is searched at once, and of a large one the beginning.
    pub fn start(snapshot: &Snapshot, query: &Query, wake: Wake) -> Self {
        /// So many records are searched within the patience of a user.
        const FEW: usize = 100_000;
        const PATIENCE: Duration = Duration::from_millis(30);
        const LITTLE_PATIENCE: Duration = Duration::from_millis(5);
        let loosened = query.loosened();
        let (exact, loose) = (query.in_order_of_cost(), loosened.as_ref().map(Query::in_order_of_cost));
        let gathering = Gathering::begin(snapshot, wake, move |snapshot, places| {
            let mut finder = Finder {
                query: &exact,
                loosened: loose.as_ref(),
                file_text: FileText::default(),
                hits: Hits::default(),
            };
            walk(snapshot, places, &mut finder);
            finder.hits
        });
        let mut search = Self { query: query.clone(), loosened, gathering };
        search.wait_for(background::patience(if snapshot.len() <= FEW { PATIENCE } else { LITTLE_PATIENCE }));
        search
    }

    /// Takes what was found since the last time; whether there was anything, or the end.
    pub fn poll(&mut self) -> bool {
        self.gathering.poll()
    }

    /// Waits until all is searched, but no longer than this; whether it is.
    pub fn wait_for(&mut self, patience: Duration) -> bool {
        self.gathering.wait_for(patience)
    }

    /// What was found until now. What has only the words of a phrase is there once it is known that nothing has the
    /// phrase.
    pub fn found(&self) -> &Records {
        let Hits { exact, loose } = self.gathering.found();
        if self.is_loose() { loose } else { exact }
    }

    /// The query as it was meant: the words each for itself where nothing has the phrase that they make.
    pub fn meaning(&self) -> &Query {
        self.loosened.as_ref().filter(|_| self.is_loose()).unwrap_or(&self.query)
    }

    fn is_loose(&self) -> bool {
        self.loosened.is_some() && self.progress().is_none() && self.gathering.found().exact.is_empty()
    }

    /// How much was searched, from 0 to 1; `None` once it is all.
    pub fn progress(&self) -> Option<f32> {
        self.gathering.progress()
    }
}

/// Marks the records that are found.
struct Finder<'a> {
    query: &'a Query,
    loosened: Option<&'a Query>,
    file_text: FileText,
    hits: Hits,
}

impl Visitor for Finder<'_> {
    fn visit(&mut self, at: usize, record: &Subject<'_>) {
        self.file_text.clear();
        if let Some(loosened) = self.loosened {
            // What has a phrase has its words.
            if !loosened.holds(record, &mut self.file_text) {
                return;
            }
            self.hits.loose.insert(at);
        }
        if self.query.holds(record, &mut self.file_text) {
            self.hits.exact.insert(at);
        }
    }
}
