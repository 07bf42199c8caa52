//! A line of the engine as text, and in the record.

use std::borrow::Cow;

use super::Analysing;
use super::wording;
use crate::app::shell::{Reason, Shell, StoredEvaluation, require};
use crate::board::Position;
use crate::document::search::Evaluation;
use crate::document::{Field, Format, Progress, RecordUpdate, RecordView};
use crate::engine::{Analysis, Line, LineMove, Score};
use crate::lang::{self, Language};
use crate::notation::epd::Operation;
use crate::tr;

impl Analysing {
    /// Returns the selected line, or the first one.
    pub(super) fn selected_line(&self) -> Option<&Line> {
        let lines = &self.analysis()?.lines;
        lines.get(self.selected).or_else(|| lines.first())
    }

    /// Copies the selected line with its score.
    pub(super) fn copy_line(&mut self, shell: &mut Shell) {
        let Some((analysis, line)) = self.analysis().zip(self.selected_line()) else { return };
        let score = wording::line_score(line, analysis.position.side_to_move);
        let text = format!("{score} {}", wording::moves(&analysis.position, &line.moves));
        shell.copy(&text, Some(tr!("analysing-copied")));
    }

    pub(super) fn can_save(&self, shell: &Shell) -> Result<(), Reason> {
        require(self.selected_line().is_some(), tr!("analysing-why-no-line"))?;
        require(!shell.is_after_moves(), tr!("analysing-why-after-moves"))?;
        require(!self.is_threat, tr!("analysing-why-threat"))
    }

    /// Writes the selected line into the record.
    pub(super) fn save_line(&mut self, shell: &mut Shell) {
        let Some((analysis, line)) = self.analysis().zip(self.selected_line()) else { return };
        write_line(&SavedLine::new(analysis, line).update(shell.document.format()), tr!("analysing-saved"), shell);
    }
}

/// Writes a line into the current record, and reports it as `saved`.
pub(super) fn write_line(update: &RecordUpdate, saved: &str, shell: &mut Shell) {
    let document = &mut shell.document;
    let record = document.record(document.current()).id();
    let tell = |_: &RecordView<'_>, (): &()| update.clone();
    let prepared = document.snapshot().prepare_updates(std::iter::once((record, ())), tell, &Progress::default());
    if document.apply_bulk_update(prepared) > 0 {
        shell.report_changed(saved);
    } else {
        shell.notices.noted(tr!("analysing-not-saved"));
    }
}

/// The parts of a line that are saved.
pub(super) struct SavedLine<'a> {
    position: &'a Position,
    score: Score,
    depth: u32,
    nodes: u64,
    moves: Cow<'a, [LineMove]>,
}

impl<'a> From<&'a StoredEvaluation> for SavedLine<'a> {
    fn from(stored: &'a StoredEvaluation) -> Self {
        let StoredEvaluation { position, evaluation, searched, .. } = stored;
        let Evaluation { score, depth, .. } = *evaluation;
        Self { position, score, depth, nodes: *searched, moves: stored.line().into() }
    }
}

impl<'a> SavedLine<'a> {
    fn new(analysis: &'a Analysis, line: &'a Line) -> Self {
        let Line { score, depth, moves, .. } = line;
        Self {
            position: &analysis.position,
            score: *score,
            depth: *depth,
            nodes: analysis.nodes,
            moves: moves.as_slice().into(),
        }
    }

    /// Returns the update that writes the line: as operations if the format has them, otherwise as the solution.
    pub(super) fn update(&self, format: Format) -> RecordUpdate {
        if format.has_operations() {
            return self.operations().into();
        }
        let solution = self.movetext(format == Format::Pgn);
        RecordUpdate { operations: Vec::new(), fields: vec![(Field::Solution, solution)] }
    }

    /// Returns the operations `ce`, `acd`, `acn`, `bm` and `pv` (PGN standard 16.2.5).
    fn operations(&self) -> Vec<Operation> {
        let one = |opcode: &str, value: String| Operation::from_words(opcode, std::iter::once(value));
        let san = || self.moves.iter().map(|played| played.san.clone());
        vec![
            one("ce", centipawns(self.score).to_string()),
            one("acd", self.depth.to_string()),
            one("acn", self.nodes.to_string()),
            Operation::from_words("bm", san().take(1)),
            Operation::from_words("pv", san()),
        ]
    }

    /// Returns the line as movetext, with the score as PGN programs write it if `has_score` is set.
    fn movetext(&self, has_score: bool) -> String {
        let moves = lang::with(Language::ENGLISH, || wording::moves(self.position, &self.moves));
        if !has_score {
            return moves;
        }
        let value = match wording::of_white(self.score, self.position.side_to_move) {
            Score::Centipawns(value) => format!("{:.2}", f64::from(value) / 100.0),
            Score::Mate(moves) => format!("#{moves}"),
        };
        // The comment follows the first move, which has a number.
        let end = moves.match_indices(' ').nth(1).map_or(moves.len(), |(end, _)| end);
        let (first, rest) = moves.split_at(end);
        format!("{first} {{[%eval {value},{}]}}{rest}", self.depth)
    }
}

/// Returns a score in centipawns. A mate in few moves is close to 32,767.
fn centipawns(score: Score) -> i32 {
    const MATE: i32 = 32_767;
    match score {
        Score::Centipawns(value) => value,
        Score::Mate(moves @ 1..) => MATE - 2 * moves.min(1_000) + 1,
        Score::Mate(moves) => -MATE - 2 * moves.max(-1_000),
    }
}
