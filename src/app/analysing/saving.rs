//! A line of the engine as text, and in the record.

use super::Analysing;
use super::wording;
use crate::app::shell::{Reason, Shell, require};
use crate::document::{Field, Format, Progress, RecordUpdate, RecordView};
use crate::engine::{Analysis, Line, Score};
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
        let text = format!("{score} {}", wording::moves(analysis, line));
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
        let update = update(analysis, line, shell.document.format());
        let document = &mut shell.document;
        let record = document.record(document.current()).id();
        let tell = |_: &RecordView<'_>, (): &()| update.clone();
        let prepared = document.snapshot().prepare_updates(std::iter::once((record, ())), tell, &Progress::default());
        if document.apply_bulk_update(prepared) > 0 {
            shell.report_changed(tr!("analysing-saved"));
        } else {
            shell.notices.noted(tr!("analysing-not-saved"));
        }
    }
}

/// Returns the update that writes a line: as operations if the format has them, otherwise as the solution.
pub(super) fn update(analysis: &Analysis, line: &Line, format: Format) -> RecordUpdate {
    if format.has_operations() {
        return operations(analysis, line).into();
    }
    let solution = movetext(analysis, line, format == Format::Pgn);
    RecordUpdate { operations: Vec::new(), fields: vec![(Field::Solution, solution)] }
}

/// Returns the operations `ce`, `acd`, `acn`, `bm` and `pv` (PGN standard 16.2.5).
fn operations(analysis: &Analysis, line: &Line) -> Vec<Operation> {
    let one = |opcode: &str, value: String| Operation::from_words(opcode, std::iter::once(value));
    let san = || line.moves.iter().map(|played| played.san.clone());
    vec![
        one("ce", centipawns(line.score).to_string()),
        one("acd", line.depth.to_string()),
        one("acn", analysis.nodes.to_string()),
        Operation::from_words("bm", san().take(1)),
        Operation::from_words("pv", san()),
    ]
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

/// Returns the line as movetext, with the score as PGN programs write it if `has_score` is set.
fn movetext(analysis: &Analysis, line: &Line, has_score: bool) -> String {
    let moves = lang::with(Language::ENGLISH, || wording::moves(analysis, line));
    if !has_score {
        return moves;
    }
    let value = match wording::of_white(line.score, analysis.position.side_to_move) {
        Score::Centipawns(value) => format!("{:.2}", f64::from(value) / 100.0),
        Score::Mate(moves) => format!("#{moves}"),
    };
    // The comment follows the first move, which has a number.
    let end = moves.match_indices(' ').nth(1).map_or(moves.len(), |(end, _)| end);
    let (first, rest) = moves.split_at(end);
    format!("{first} {{[%eval {value},{}]}}{rest}", line.depth)
}
