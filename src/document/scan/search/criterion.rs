//! The criteria for records, with the results of the solver that the caller of a search provides.

use std::fmt;
use std::sync::Arc;

use memchr::memmem::Finder;

use super::count::{CountComparison, MaterialPattern};
use super::evaluation::{EngineVerdict, Evaluation, ScoreComparison};
use super::field::NamedText;
use super::phrase::{FileText, Phrase};
use crate::board::{Color, Piece, Position, Square};
use crate::document::format::RecordView;
use crate::document::scan::sweep::ScannedRecord;
use crate::rules::solver::{Judgement, SearchControl};
use crate::rules::{GameResult, GameState, Problem};
use crate::wording::Label;
use crate::{lang, tr};

/// A criterion for records. Criteria about a position never match an unreadable record.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Criterion {
    Words(Phrase),
    Fen(FenText),
    Material(MaterialPattern),
    Comparison(CountComparison),
    OnSquare(Square, Option<Piece>),
    SideToMove(Color),
    /// The record is illegal, odd or unreadable.
    Problem,
    /// The record has a problem whose code begins with this text.
    ProblemCode(String),
    /// The solver is known to have had this result.
    Puzzle(SolverOutcome),
    Property(Property),
    /// An engine is known to have had such a score.
    Score(ScoreComparison),
    /// A named text of the record.
    Named(NamedText),
}

/// Finds a name in a table of names, values and translation keys.
pub(super) fn find<T: Copy>(table: &[(&str, T, &str)], name: &str) -> Option<T> {
    table.iter().find(|(other, ..)| name.eq_ignore_ascii_case(other)).map(|(_, value, _)| *value)
}

fn label<T: PartialEq>(table: &[(&str, T, &str)], value: &T) -> String {
    let key = table.iter().find(|(_, other, _)| other == value).map(|(_, _, key)| *key);
    key.and_then(lang::text).unwrap_or_default().to_owned()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Property {
    Legal,
    Illegal,
    Odd,
    Sound,
    Unreadable,
    Edited,
    Done,
    Check,
    Checkmate,
    Stalemate,
    Draw,
    Won,
    Drawn,
    Lost,
    Unproven,
    /// An engine thinks that there is only one move.
    OnlyMove,
    /// An engine could not decide that.
    Unclear,
}

/// The properties, by their names after `is:`, with their translation keys.
pub(super) const PROPERTIES: [(&str, Property, &str); 18] = [
    ("legal", Property::Legal, "document-is-legal"),
    ("illegal", Property::Illegal, "document-is-illegal"),
    ("odd", Property::Odd, "document-is-odd"),
    ("sound", Property::Sound, "document-is-sound"),
    ("unreadable", Property::Unreadable, "document-is-unreadable"),
    ("edited", Property::Edited, "document-is-edited"),
    ("done", Property::Done, "document-is-done"),
    ("check", Property::Check, "document-is-check"),
    ("checkmate", Property::Checkmate, "document-is-checkmate"),
    ("mate", Property::Checkmate, "document-is-checkmate"),
    ("stalemate", Property::Stalemate, "document-is-stalemate"),
    ("draw", Property::Draw, "document-is-draw"),
    ("won", Property::Won, "document-is-won"),
    ("drawn", Property::Drawn, "document-is-drawn"),
    ("lost", Property::Lost, "document-is-lost"),
    ("unproven", Property::Unproven, "document-is-unproven"),
    ("only-move", Property::OnlyMove, "document-is-only-move"),
    ("unclear", Property::Unclear, "document-is-unclear"),
];

impl Property {
    /// Returns `true` if results of the prover or of an engine decide.
    pub(super) const fn needs_judge(self) -> bool {
        matches!(self, Self::Won | Self::Drawn | Self::Lost | Self::Unproven | Self::OnlyMove | Self::Unclear)
    }

    fn matches(self, record: &ScannedRecord<'_>, judged: &KnownJudgements) -> bool {
        let result = || judged.judge.as_ref()?.result(record.position()?, &judged.control);
        let is_illegal = || record.problems().iter().any(Problem::is_illegal);
        let ends = |state| record.verdict().is_some_and(|verdict| verdict.state == state);
        match self {
            Self::Legal => record.is_readable() && !is_illegal(),
            Self::Illegal => is_illegal(),
            Self::Odd => !record.problems().is_empty() && !is_illegal(),
            Self::Sound => record.is_readable() && record.problems().is_empty(),
            Self::Unreadable => !record.is_readable(),
            Self::Edited => record.is_edited(),
            Self::Done => record.view().is_some_and(RecordView::is_done),
            Self::Check => record.is_in_check(),
            Self::Checkmate => record.is_in_check() && ends(GameState::Checkmate),
            Self::Stalemate => !record.is_in_check() && ends(GameState::Stalemate),
            Self::Draw => ends(GameState::InsufficientMaterial),
            Self::Won => result() == Some(GameResult::Win),
            Self::Drawn => result() == Some(GameResult::Draw),
            Self::Lost => result() == Some(GameResult::Loss),
            Self::Unproven => record.is_readable() && result().is_none(),
            Self::OnlyMove => judged.evaluation(record).is_some_and(|known| known.verdict == EngineVerdict::OnlyMove),
            Self::Unclear => judged.evaluation(record).is_some_and(|known| known.verdict == EngineVerdict::Unclear),
        }
    }
}

impl Criterion {
    pub(super) fn matches(&self, record: &ScannedRecord<'_>, text: &mut FileText, judged: &KnownJudgements) -> bool {
        match self {
            Self::Words(phrase) => phrase.matches(record, text),
            Self::Fen(fen) => fen.matches(record),
            Self::Material(men) => record.material().is_some_and(|material| men.matches(&material)),
            Self::Comparison(comparison) => record.material().is_some_and(|material| comparison.matches(&material)),
            Self::OnSquare(square, piece) => record.has_piece_on(*square, *piece),
            Self::SideToMove(color) => record.side_to_move() == Some(*color),
            Self::Problem => !Property::Sound.matches(record, judged),
            Self::ProblemCode(code) => record.problems().iter().any(|problem| problem.id().starts_with(code)),
            Self::Puzzle(outcome) => outcome.matches(record, judged),
            Self::Property(property) => property.matches(record, judged),
            Self::Score(comparison) => comparison.matches(record, judged),
            Self::Named(text) => text.matches(record),
        }
    }

    pub(super) fn explanation(&self) -> String {
        match self {
            Self::Words(phrase) => tr!("document-words", text = phrase.text.as_str()),
            Self::Fen(text) => tr!("document-words", text = text.text.as_str()),
            Self::Material(men) => men.explanation(),
            Self::Comparison(comparison) => comparison.explanation(),
            Self::OnSquare(square, None) => tr!("document-square-empty", square = square.to_string()),
            Self::OnSquare(square, Some(piece)) => {
                tr!("document-on-square", piece = piece.label(), square = square.to_string())
            }
            Self::SideToMove(Color::White) => tr!("document-white-to-move").to_owned(),
            Self::SideToMove(Color::Black) => tr!("document-black-to-move").to_owned(),
            Self::Problem => tr!("document-any-problem").to_owned(),
            Self::ProblemCode(code) if Problem::ids().contains(&code.as_str()) => {
                tr!("document-problem", name = code.replace('-', " "))
            }
            Self::ProblemCode(beginning) => tr!("document-problem-code", code = beginning),
            Self::Puzzle(outcome) => label(&OUTCOMES, outcome),
            Self::Property(property) => label(&PROPERTIES, property),
            Self::Score(comparison) => comparison.explanation(),
            Self::Named(text) => text.explanation(),
        }
    }

    /// The rank of the criterion by the time it takes; low ranks are fast.
    pub(super) const fn cost(&self) -> u8 {
        match self {
            Self::Words(_) | Self::Fen(_) => 0,
            Self::Material(_) | Self::Comparison(_) | Self::OnSquare(..) | Self::SideToMove(_) | Self::Named(_) => 1,
            Self::Problem | Self::ProblemCode(_) => 2,
            Self::Puzzle(_) | Self::Score(_) => 3,
            Self::Property(property) => match property {
                Property::Unreadable => 1,
                Property::Legal | Property::Illegal | Property::Odd | Property::Sound | Property::Check => 2,
                Property::Edited | Property::Done | Property::OnlyMove | Property::Unclear => 3,
                Property::Checkmate | Property::Stalemate | Property::Draw => 4,
                Property::Won | Property::Drawn | Property::Lost | Property::Unproven => 5,
            },
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct FenText {
    text: String,
    finder: Box<Finder<'static>>,
}

impl FenText {
    pub(super) fn new(text: &str) -> Self {
        Self { text: text.to_owned(), finder: Box::new(Finder::new(text).into_owned()) }
    }

    /// Returns `true` if the line of a record, or the value of its FEN tag, contains the text.
    pub(super) fn matches(&self, record: &ScannedRecord<'_>) -> bool {
        self.finder.find(record.fen_text().as_bytes()).is_some()
    }
}

impl PartialEq for FenText {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

/// A provider of results of the solver.
pub trait Judge: Send + Sync {
    /// The result for a record with this position; `None` if it is unknown.
    fn judgement(&self, record: &RecordView<'_>, position: &Position) -> Option<Judgement>;

    /// The proven result of a position for the side to move; `None` if it cannot be proven, or if `control` stops the
    /// work.
    fn result(&self, position: &Position, control: &SearchControl) -> Option<GameResult>;

    /// Returns the evaluation of an engine; `None` if the position was not analyzed.
    fn evaluation(&self, position: &Position) -> Option<Evaluation>;
}

/// The known results of the solver at one moment.
#[derive(Clone, Default)]
pub struct KnownJudgements {
    judge: Option<Arc<dyn Judge>>,
    revision: u64,
    /// Stops proofs when the search ends.
    control: Arc<SearchControl>,
}

impl KnownJudgements {
    /// The results of a judge. The caller must pass another revision whenever more results are known.
    pub fn new(judge: Arc<dyn Judge>, revision: u64) -> Self {
        Self { judge: Some(judge), revision, control: Arc::default() }
    }

    pub(super) fn evaluation(&self, record: &ScannedRecord<'_>) -> Option<Evaluation> {
        self.judge.as_ref()?.evaluation(record.position()?)
    }

    /// Returns the results for another search, whose proofs `control` stops.
    pub(super) fn with_control(&self, control: &Arc<SearchControl>) -> Self {
        Self { control: Arc::clone(control), ..self.clone() }
    }
}

impl PartialEq for KnownJudgements {
    fn eq(&self, other: &Self) -> bool {
        let is_same = match (&self.judge, &other.judge) {
            (Some(one), Some(two)) => Arc::ptr_eq(one, two),
            (one, two) => one.is_none() && two.is_none(),
        };
        is_same && self.revision == other.revision
    }
}

impl fmt::Debug for KnownJudgements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Judged").field("revision", &self.revision).finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SolverOutcome {
    Sound,
    Cooked,
}

/// The outcomes, by their names after `puzzle:`, with their translation keys.
pub(super) const OUTCOMES: [(&str, SolverOutcome, &str); 2] = [
    ("sound", SolverOutcome::Sound, "document-puzzle-sound"),
    ("cooked", SolverOutcome::Cooked, "document-puzzle-cooked"),
];

impl SolverOutcome {
    pub(super) fn matches(self, record: &ScannedRecord<'_>, judged: &KnownJudgements) -> bool {
        let Some(judge) = &judged.judge else { return false };
        let judgement = record.position().zip(record.view());
        let judgement = judgement.and_then(|(position, view)| judge.judgement(view, position));
        match self {
            // Several solutions of a helpmate are usually intended, so they count as sound.
            Self::Sound => matches!(judgement, Some(Judgement::Sound | Judgement::Several)),
            Self::Cooked => judgement == Some(Judgement::Cooked),
        }
    }
}
