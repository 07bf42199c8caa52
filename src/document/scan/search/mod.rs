//! Searching a file of positions: the query language, and the search on other threads.
//!
//! A query is a list of words; a record matches if all of them do. Words without a special meaning are searched in the
//! texts of records, first as the phrase that they form, and if no record contains it, each by itself. The module
//! `phrase` defines where a phrase begins and ends.
//!
//! | word | finds |
//! | --- | --- |
//! | `study` | words in the title, author, source, stipulation, comment, solution, tags and operations |
//! | `mate in 3` | these words side by side, or without a match all of them anywhere |
//! | `"white wins"` | these words side by side, including words with a special meaning |
//! | `-study` | records without the word; every word can be negated |
//! | `KRPKR`, `KRP v KR` | exactly these pieces, White's and Black's or the other way round |
//! | `KRPkr` | exactly these pieces, White's in capitals |
//! | `Q>=2`, `q=0`, `P>p` | a number of pieces of a kind, White's in capitals |
//! | `men<=5`, `pawns=0` | a number of pieces of both sides |
//! | `Ke1`, `qd8`, `e4=` | a piece on a square, White's in capitals; an empty square |
//! | `white to move`, `move:black` | the side to move |
//! | `problem`, `problem:too-many` | illegal, odd and unreadable positions; positions with this problem |
//! | `puzzle:sound`, `puzzle:cooked` | positions with this result of the solver |
//! | `eval>3`, `eval<=-1.5` | positions to which an engine has given such a score, in pawns and from White's view |
//! | `rating:1500-1800`, `theme:fork` | a column, tag, operation or field with a number in a range, or with these words |
//! | `is:checkmate` | positions with a property; the [`SearchQuery::explanations`] of `is:` list all |
//!
//! A text that contains the placement of a FEN, or some ranks of a placement such as `8/4P3/4P3`, is searched literally
//! in the FENs.

mod count;
mod criterion;
mod evaluation;
mod field;
mod parse;
mod phrase;

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use super::sweep::{ScannedRecord, Visitor, walk};
use super::{PartialResults, ScanJob};
use crate::document::content::{Records, Snapshot};
use crate::document::format::{RecordView, Statement};
use crate::document::work::{Wake, background};
use crate::rules::solver::SearchControl;
use criterion::Criterion;
use phrase::{FileText, Phrase};

pub use criterion::{Judge, KnownJudgements};
pub use evaluation::{EngineVerdict, Evaluation};

/// Example queries with the translation keys of their explanations.
pub const EXAMPLES: &[(&str, &str)] = &[
    ("back rank", "document-example-words"),
    ("\"back rank\"", "document-example-quoted"),
    ("KRPKR", "document-example-material"),
    ("Q>=2", "document-example-count"),
    ("P>p", "document-example-comparison"),
    ("men<=5", "document-example-men"),
    ("Ke1", "document-example-square"),
    ("white to move", "document-example-side-to-move"),
    ("rating:1500-1800", "document-example-named"),
    ("is:checkmate", "document-example-property"),
    ("problem", "document-example-problem"),
    ("puzzle:cooked", "document-example-puzzle"),
    ("-is:done", "document-example-negated"),
];

/// A search query.
#[derive(Clone, Debug, Default)]
pub struct SearchQuery {
    terms: Vec<SearchTerm>,
    judgements: KnownJudgements,
}

impl PartialEq for SearchQuery {
    fn eq(&self, other: &Self) -> bool {
        self.terms == other.terms
    }
}

#[derive(Clone, Debug, PartialEq)]
struct SearchTerm {
    is_negated: bool,
    criterion: Criterion,
    /// A hint for the user about another meaning that the word could have.
    hint: Option<String>,
}

impl SearchQuery {
    /// Reads a query, which can be any text. Only the first 4,096 bytes are read.
    pub fn parse(text: &str) -> Self {
        Self { terms: parse::parse_terms(text), judgements: KnownJudgements::default() }
    }

    /// The query with the known results of the solver.
    #[must_use]
    pub fn with_judgements(self, judged: &KnownJudgements) -> Self {
        let judged = if self.asks_for_puzzles() { judged.clone() } else { KnownJudgements::default() };
        Self { judgements: judged, ..self }
    }

    /// Returns `true` if these results of the solver may change the matches.
    pub fn is_outdated_by(&self, judged: &KnownJudgements) -> bool {
        self.asks_for_puzzles() && self.judgements != *judged
    }

    fn asks_for_puzzles(&self) -> bool {
        self.terms.iter().any(|term| match &term.criterion {
            Criterion::Puzzle(_) | Criterion::Score(_) => true,
            Criterion::Property(property) => property.needs_judge(),
            _ => false,
        })
    }

    /// Returns `true` if every record matches.
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    /// Returns `true` if words are searched in the texts of records.
    pub fn has_words(&self) -> bool {
        self.phrases().next().is_some()
    }

    /// Explains each term: `the text "study"`, "2 or more white queens". A text that looks special gets a hint.
    pub fn explanations(&self) -> Vec<String> {
        self.terms.iter().map(SearchTerm::explanation).collect()
    }

    /// Returns the query with each word of its phrase by itself, for use if no record contains the phrase. Returns
    /// `None` if the query has no phrase of several words.
    pub fn loosened(&self) -> Option<Self> {
        let mut terms = self.terms.clone();
        let (at, words) = self.terms.iter().map(SearchTerm::words).enumerate().find(|(_, words)| !words.is_empty())?;
        terms.splice(at..=at, words);
        Some(Self { terms, judgements: self.judgements.clone() })
    }

    /// Returns `true` if a record matches, with the words as a phrase or each by itself.
    pub fn matches(&self, record: &RecordView<'_>) -> bool {
        self.matches_exactly(record) || self.loosened().is_some_and(|loose| loose.matches_exactly(record))
    }

    /// Returns `true` if a record matches, with the words as a phrase.
    pub fn matches_exactly(&self, record: &RecordView<'_>) -> bool {
        self.matches_record(&ScannedRecord::from_view(record.clone()), &mut FileText::default())
    }

    /// The byte ranges of searched words in a text, in ascending order. Ranges that touch or overlap are joined.
    pub fn ranges_in(&self, text: &str) -> Vec<Range<usize>> {
        let mut places: Vec<_> = self.phrases().flat_map(|phrase| phrase.ranges_in(text)).collect();
        places.sort_unstable_by_key(|place| (place.start, place.end));
        places.dedup_by(|next, last| {
            let is_joined = next.start <= last.end;
            last.end = if is_joined { last.end.max(next.end) } else { last.end };
            is_joined
        });
        places
    }

    /// Returns a text of the record with searched words that are missing in the text `shown`, and the byte range of
    /// these words in it. Returns `None` if no words are missing.
    pub fn match_outside(&self, shown: &str, record: &RecordView<'_>) -> Option<(Statement, Range<usize>)> {
        let mut missing = self.phrases().filter(|phrase| phrase.ranges_in(shown).is_empty()).peekable();
        missing.peek()?;
        let statements = record.statements();
        let place = |phrase: &Phrase, said: &Statement| phrase.ranges_in(&said.text).into_iter().next();
        missing.find_map(|phrase| statements.iter().find_map(|said| Some((said.clone(), place(phrase, said)?))))
    }

    fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        self.terms.iter().filter(|term| !term.is_negated).filter_map(|term| match &term.criterion {
            Criterion::Words(phrase) => Some(phrase),
            _ => None,
        })
    }

    fn matches_record(&self, record: &ScannedRecord<'_>, file_text: &mut FileText) -> bool {
        // A record that lacks a searched word is ruled out first, mostly without being parsed.
        let is_ruled_out = self.phrases().any(|phrase| phrase.is_excluded(record, file_text));
        let mut matches = |term: &SearchTerm| term.criterion.matches(record, file_text, &self.judgements);
        !is_ruled_out && self.terms.iter().all(|term| matches(term) != term.is_negated)
    }

    /// Returns the query in the form that is fastest to search, with proofs that `control` stops.
    fn for_search(&self, control: &Arc<SearchControl>) -> Self {
        let mut terms = self.terms.clone();
        terms.sort_by_key(|term| term.criterion.cost());
        Self { terms, judgements: self.judgements.with_control(control) }
    }
}

/// A search on other threads. It is cancelled when this value is dropped.
#[derive(Debug)]
pub struct Search {
    query: SearchQuery,
    loosened: Option<SearchQuery>,
    control: Arc<SearchControl>,
    /// The scan for matches.
    pub scan: ScanJob<Hits>,
}

/// The matches of a search.
#[derive(Debug, Default)]
pub struct Hits {
    /// Records that match the query.
    exact: Records,
    /// Records that match if each word of the phrase is searched by itself; empty if the phrase has only one word.
    loose: Records,
}

impl PartialResults for Hits {
    fn merge(&mut self, start: usize, part: &Self) {
        self.exact.merge(start, &part.exact);
        self.loose.merge(start, &part.loose);
    }
}

impl Search {
    /// Starts a search and waits a moment for the first results, which are often all of them.
    pub fn start(snapshot: &Snapshot, query: &SearchQuery, wake: Wake) -> Self {
        const SMALL_FILE: usize = 100_000;
        const PATIENCE: Duration = Duration::from_millis(30);
        const LITTLE_PATIENCE: Duration = Duration::from_millis(5);
        let loosened = query.loosened();
        let control = Arc::default();
        let exact = query.for_search(&control);
        let loose = loosened.as_ref().map(|query| query.for_search(&control));
        let scan = ScanJob::start_scan(snapshot, wake, move |snapshot, places| {
            let mut finder = Finder {
                query: &exact,
                loosened: loose.as_ref(),
                file_text: FileText::default(),
                hits: Hits::default(),
            };
            walk(snapshot, places, &mut finder);
            finder.hits
        });
        let mut search = Self { query: query.clone(), loosened, control, scan };
        search.scan.wait_for(background::wait_budget(if snapshot.len() <= SMALL_FILE {
            PATIENCE
        } else {
            LITTLE_PATIENCE
        }));
        search
    }

    /// The matches so far. If the scan has ended without matches, returns the records that contain each word by itself.
    pub fn found(&self) -> &Records {
        let Hits { exact, loose } = &self.scan.results;
        if self.is_loose() { loose } else { exact }
    }

    /// The query whose matches `found` returns. If no record contains the phrase, it searches each word by itself.
    pub fn effective_query(&self) -> &SearchQuery {
        self.loosened.as_ref().filter(|_| self.is_loose()).unwrap_or(&self.query)
    }

    fn is_loose(&self) -> bool {
        self.loosened.is_some() && self.scan.progress().is_none() && self.scan.results.exact.is_empty()
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.control.stop();
    }
}

struct Finder<'a> {
    query: &'a SearchQuery,
    loosened: Option<&'a SearchQuery>,
    file_text: FileText,
    hits: Hits,
}

impl Visitor for Finder<'_> {
    fn visit(&mut self, at: usize, record: &ScannedRecord<'_>) {
        self.file_text.clear();
        if let Some(loosened) = self.loosened {
            // A record with the phrase also contains its words.
            if !loosened.matches_record(record, &mut self.file_text) {
                return;
            }
            self.hits.loose.insert(at);
        }
        if self.query.matches_record(record, &mut self.file_text) {
            self.hits.exact.insert(at);
        }
    }
}
