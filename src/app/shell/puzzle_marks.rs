//! Solver results by position, which the list shows and searches use.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use crate::app::shell::StoredEvaluation;
use crate::app::ui::Tone;
use crate::board::{Color, Goal, Position, Stipulation};
use crate::document::search::{Evaluation, Judge, KnownJudgements};
use crate::document::{Document, RecordId, RecordView, parallel};
use crate::rules::solver::{Judgement, SearchControl};
use crate::rules::{GameResult, Prover};
use crate::tr;
use crate::wording::{capitalize, format_moves};

/// The solver result of a position, as shown in the list and in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleMark {
    pub stipulation: Stipulation,
    pub judgement: Option<Judgement>,
}

impl PuzzleMark {
    /// Returns the label: "Mate in 2 \u{b7} sound". `solutions`: the number of solutions, if known.
    pub(crate) fn label(self, solutions: Option<usize>) -> String {
        let (goal, number) = (self.stipulation.goal.id(), format_moves(self.stipulation.half_moves));
        let Some(judgement) = self.judgement else {
            return tr!("window-puzzle-not-searched", asked = self.stipulation.to_string());
        };
        if self.stipulation.goal.is_study() {
            return self.study_label(judgement);
        }
        let verdict = match judgement {
            Judgement::AlreadyMate => return tr!("window-puzzle-mated").to_owned(),
            Judgement::NoSolution => return tr!("window-puzzle-none", goal = goal, number = number),
            Judgement::Sound => tr!("window-puzzle-sound").to_owned(),
            Judgement::Several => solutions.map_or_else(
                || tr!("window-puzzle-several").to_owned(),
                |count| tr!("window-puzzle-solutions", count = count),
            ),
            Judgement::Cooked => tr!("window-puzzle-cooked").to_owned(),
            Judgement::Short => tr!("window-puzzle-short").to_owned(),
            Judgement::Unfinished => tr!("window-puzzle-unfinished").to_owned(),
        };
        capitalize(&tr!("window-puzzle-judged", goal = goal, number = number, verdict = verdict))
    }

    fn study_label(self, judgement: Judgement) -> String {
        let (goal, side) = (self.stipulation.goal.id(), self.stipulation.side.map_or("none", Color::id));
        let verdict = match judgement {
            Judgement::Sound => tr!("window-study-sound"),
            Judgement::NoSolution => tr!("window-study-false"),
            _ => tr!("window-study-several"),
        };
        tr!("window-study", goal = goal, side = side, verdict = verdict)
    }

    pub(crate) const fn tone(self) -> Tone {
        if let Some(judgement) = self.judgement { judgement_tone(judgement) } else { Tone::Unknown }
    }
}

pub(crate) const fn judgement_tone(judgement: Judgement) -> Tone {
    match judgement {
        // Helpmates often have several intended solutions.
        Judgement::Sound | Judgement::Several => Tone::Good,
        Judgement::Cooked | Judgement::Short => Tone::Odd,
        Judgement::NoSolution | Judgement::AlreadyMate => Tone::Fault,
        Judgement::Unfinished => Tone::Unknown,
    }
}

/// The known results and the prover of new ones, shared with search threads.
#[derive(Clone, Debug, Default)]
pub struct PuzzleMarks(Arc<SharedMarks>);

#[derive(Debug, Default)]
struct SharedMarks {
    marks: RwLock<Marks>,
    evaluations: RwLock<HashMap<Fingerprint, Arc<StoredEvaluation>>>,
    prover: Arc<Prover>,
}

impl PuzzleMarks {
    fn read(&self) -> RwLockReadGuard<'_, Marks> {
        self.0.marks.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Marks> {
        self.0.marks.write().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn note(&self, record: RecordId, position: &Position, mark: PuzzleMark, document: &Document) {
        let place = document.index_of(record);
        let stated = place.and_then(|place| document.record(place).read_metadata().stipulation());
        self.write().note(record, Fingerprint::from_position(position), stated.is_none(), mark);
    }

    /// Returns the prover of this session.
    pub(crate) fn prover(&self) -> &Arc<Prover> {
        &self.0.prover
    }

    /// Stores evaluations of engines.
    pub(crate) fn note_evaluations(&self, new: impl IntoIterator<Item = StoredEvaluation>) {
        let mut known = self.0.evaluations.write().unwrap_or_else(PoisonError::into_inner);
        known.extend(new.into_iter().map(|one| (Fingerprint::from_position(&one.position), Arc::new(one))));
        drop(known);
        self.write().revision += 1;
    }

    pub(crate) fn evaluation(&self, position: &Position) -> Option<Arc<StoredEvaluation>> {
        self.0.stored_evaluation(position)
    }

    pub(crate) fn merge(&self, others: Marks) {
        self.write().merge(others);
    }

    pub fn mark(&self, record: &RecordView<'_>, position: &Position) -> Option<PuzzleMark> {
        self.read().mark_of(record, position)
    }

    /// Returns the stipulation last chosen or searched for a record.
    pub(crate) fn question(&self, record: RecordId) -> Option<Stipulation> {
        self.read().last_by_record.get(&record).map(|question| question.stipulation())
    }

    /// Sets the stipulation of the next search for a record.
    pub(crate) fn set_question(&self, record: RecordId, stipulation: Stipulation) {
        self.write().last_by_record.insert(record, stipulation.into());
    }

    /// A counter that grows with every new result.
    pub fn revision(&self) -> u64 {
        self.read().revision
    }

    pub(crate) fn judged(&self) -> KnownJudgements {
        KnownJudgements::new(Arc::<SharedMarks>::clone(&self.0), self.revision())
    }

    /// Drops the results when another document is shown. On a reload, or when a discarded document is restored, keeps
    /// the results by position only, since the records have new ids.
    pub(crate) fn forget(&mut self, is_reload: bool) {
        let kept = if is_reload { self.write().take_without_records() } else { Marks::default() };
        let prover = Arc::clone(self.prover());
        // Evaluations belong to positions, whatever document they are in.
        let evaluations = mem::take(&mut *self.0.evaluations.write().unwrap_or_else(PoisonError::into_inner));
        let evaluations = RwLock::new(evaluations);
        *self = Self(Arc::new(SharedMarks { marks: RwLock::new(kept), evaluations, prover }));
    }
}

impl Judge for SharedMarks {
    fn judgement(&self, record: &RecordView<'_>, position: &Position) -> Option<Judgement> {
        let marks = self.marks.read().unwrap_or_else(PoisonError::into_inner);
        marks.mark_of(record, position)?.judgement
    }

    fn result(&self, position: &Position, control: &SearchControl) -> Option<GameResult> {
        let proof = self.prover.prove(position, parallel::processor_count(), control);
        proof.ok().map(|proof| proof.result)
    }

    fn evaluation(&self, position: &Position) -> Option<Evaluation> {
        Some(self.stored_evaluation(position)?.evaluation)
    }
}

impl SharedMarks {
    fn stored_evaluation(&self, position: &Position) -> Option<Arc<StoredEvaluation>> {
        let known = self.evaluations.read().unwrap_or_else(PoisonError::into_inner);
        // Asked for each row of the list in each frame: without evaluations, nothing is hashed.
        if known.is_empty() { None } else { known.get(&Fingerprint::from_position(position)).cloned() }
    }
}

/// Solver results, keyed by position and stipulation rather than by record: an edit hides a result, undo shows it
/// again, and copies share it. There can be millions of entries, at about 30 bytes each.
#[derive(Debug, Default)]
pub(crate) struct Marks {
    answers: HashMap<(Fingerprint, PackedStipulation), Option<Judgement>>,
    /// The stipulation last chosen or searched for a record.
    last_by_record: HashMap<RecordId, PackedStipulation>,
    /// The stipulation last searched for a record that states none, by the position of the record.
    last_by_position: HashMap<Fingerprint, PackedStipulation>,
    revision: u64,
}

/// A stipulation as bytes, to avoid padding in the table. The number is three times the half moves, plus the index of
/// the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct PackedStipulation {
    goal: Goal,
    number: [u8; 2],
}

impl From<Stipulation> for PackedStipulation {
    fn from(Stipulation { goal, half_moves, side }: Stipulation) -> Self {
        let side = side.map_or(0, |side| 1 + side as u16);
        Self { goal, number: (3 * half_moves + side).to_ne_bytes() }
    }
}

impl PackedStipulation {
    const fn stipulation(self) -> Stipulation {
        let number = u16::from_ne_bytes(self.number);
        let side = [None, Some(Color::White), Some(Color::Black)][number as usize % 3];
        Stipulation { goal: self.goal, half_moves: number / 3, side }
    }
}

impl Marks {
    /// Stores the result for a record with this position. `is_silent`: the record states no stipulation.
    pub(crate) fn note(&mut self, record: RecordId, position: Fingerprint, is_silent: bool, mark: PuzzleMark) {
        let question = PackedStipulation::from(mark.stipulation);
        self.last_by_record.insert(record, question);
        if is_silent {
            self.last_by_position.insert(position, question);
        }
        self.insert(position, question, mark.judgement);
        self.revision += 1;
    }

    fn merge(&mut self, others: Self) {
        let revision = self.revision + 1;
        if self.answers.is_empty() {
            *self = others;
        } else {
            for ((position, question), judgement) in others.answers {
                self.insert(position, question, judgement);
            }
            self.last_by_record.extend(others.last_by_record);
            self.last_by_position.extend(others.last_by_position);
        }
        self.revision = revision;
    }

    /// Stores a result. The result of an unfinished search does not replace an earlier one.
    fn insert(&mut self, position: Fingerprint, question: PackedStipulation, judgement: Option<Judgement>) {
        let known = self.answers.entry((position, question)).or_insert(judgement);
        if judgement != Some(Judgement::Unfinished) {
            *known = judgement;
        }
    }

    /// Returns the result for a record with this position. Tries the stipulation last chosen for the record, and then
    /// the stipulation in the record. If the record has none, tries the stipulation last searched for any record with
    /// the same position and no stipulation.
    fn mark(
        &self,
        record: RecordId,
        position: &Position,
        stated: impl FnOnce() -> Option<Stipulation>,
    ) -> Option<PuzzleMark> {
        if self.answers.is_empty() {
            return None;
        }
        let position = Fingerprint::from_position(position);
        let answer = |question: PackedStipulation| {
            let judgement = *self.answers.get(&(position, question))?;
            Some(PuzzleMark { stipulation: question.stipulation(), judgement })
        };
        let own = self.last_by_record.get(&record).and_then(|question| answer(*question));
        own.or_else(|| {
            let question = stated().map(PackedStipulation::from);
            question.or_else(|| self.last_by_position.get(&position).copied()).and_then(answer)
        })
    }

    fn mark_of(&self, record: &RecordView<'_>, position: &Position) -> Option<PuzzleMark> {
        self.mark(record.id(), position, || record.read_metadata().stipulation())
    }

    /// Takes the results but not the record ids, since the other document has new ids.
    fn take_without_records(&mut self) -> Self {
        Self { last_by_record: HashMap::new(), ..std::mem::take(self) }
    }
}

/// A hash of a position without its clocks. An array of bytes avoids padding in the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Fingerprint([u8; 8]);

impl Fingerprint {
    pub(crate) fn from_position(position: &Position) -> Self {
        let mut hasher = DefaultHasher::new();
        position.without_clocks().hash(&mut hasher);
        Self(hasher.finish().to_ne_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Document;

    const MARK: PuzzleMark = PuzzleMark { stipulation: mate_in(2), judgement: Some(Judgement::Sound) };

    const fn mate_in(moves: u16) -> Stipulation {
        Stipulation::new(Goal::Mate, moves)
    }

    #[test]
    fn a_mark_belongs_to_a_position_whatever_its_clocks() {
        let (record, mut marks) = (Document::new().record(0).id(), Marks::default());
        let position = Position::start();
        marks.note(record, Fingerprint::from_position(&position), true, MARK);
        let mark = |position: &Position| marks.mark(record, position, || None);
        assert_eq!(mark(&position), Some(MARK));
        assert_eq!(mark(&Position { halfmove_clock: 7, fullmove_number: 9, ..position }), Some(MARK));
        assert_eq!(mark(&Position { side_to_move: crate::Color::Black, ..position }), None);
    }

    #[test]
    fn a_search_that_was_not_finished_takes_nothing_away() {
        let (record, mut marks) = (Document::new().record(0).id(), Marks::default());
        let position = Position::start();
        let unfinished = |moves| PuzzleMark { stipulation: mate_in(moves), judgement: Some(Judgement::Unfinished) };
        for (noted, expected) in [
            (unfinished(2), unfinished(2)),
            (MARK, MARK),
            (unfinished(2), MARK),
            (unfinished(3), unfinished(3)),
            (unfinished(2), MARK),
        ] {
            marks.note(record, Fingerprint::from_position(&position), true, noted);
            assert_eq!(marks.mark(record, &position, || None), Some(expected));
        }
    }

    #[test]
    fn a_mark_stands_at_each_record_with_the_same_question() {
        let document = Document::from_bytes(b"a\nb\n".to_vec());
        let [record, copy] = [0, 1].map(|record| document.record(record).id());
        let (position, mut marks) = (Position::start(), Marks::default());
        let other = PuzzleMark { stipulation: mate_in(3), judgement: Some(Judgement::Short) };
        marks.note(record, Fingerprint::from_position(&position), true, MARK);
        let stated = |marks: &Marks, moves| marks.mark(copy, &position, || Some(mate_in(moves)));
        assert_eq!((stated(&marks, 2), stated(&marks, 3)), (Some(MARK), None));
        assert_eq!(marks.mark(copy, &position, || None), Some(MARK));
        let mut all = Marks::default();
        all.note(record, Fingerprint::from_position(&position), false, other);
        marks.merge(all);
        assert_eq!((stated(&marks, 2), stated(&marks, 3)), (Some(MARK), Some(other)));
        assert_eq!(marks.mark(record, &position, || Some(mate_in(2))), Some(other), "what it was asked goes first");
        assert_eq!(marks.mark(copy, &position, || None), Some(MARK), "that was asked of one that stated it");
        let others = marks.take_without_records();
        assert_eq!(others.mark(record, &position, || Some(mate_in(2))), Some(MARK));
    }

    #[test]
    fn marks_are_small() {
        let answers = size_of::<((Fingerprint, PackedStipulation), Option<Judgement>)>();
        assert!(
            answers + size_of::<(RecordId, PackedStipulation)>() + size_of::<(Fingerprint, PackedStipulation)>() <= 32
        );
    }
}
