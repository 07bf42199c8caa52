//! Sentences about proven results.

use super::Sentence;
use super::solver::join_keys;
use crate::board::Color;
use crate::rules::endings::NotAnEnding;
use crate::rules::solver::{LineMove, Study, StudyMove};
use crate::rules::{FiftyMoveRule, GameResult, Proof, ProofSource, Unproven};
use crate::tablebase::Refusal;
use crate::{lang, tr};

const BYTES_PER_MEGABYTE: usize = 1_000_000;

/// Returns the result without full stop: "White to move, mate in 17".
///
/// ```
/// use fenwright::{Color, rules::{Proof, endings::Value}, wording};
/// assert_eq!(wording::proof(&Proof::from(Value::Win(33)), Color::White), "White to move, mate in 17");
/// ```
pub fn proof(proof: &Proof, side_to_move: Color) -> String {
    let pick = |white: &'static str, black| side_to_move.pick(white, black).to_owned();
    let Some(moves) = proof.mate.filter(|moves| *moves > 0) else {
        return match proof.result {
            GameResult::Win => pick(tr!("proof-white-wins"), tr!("proof-black-wins")),
            GameResult::Draw => pick(tr!("proof-white-draws"), tr!("proof-black-draws")),
            GameResult::Loss => pick(tr!("proof-white-loses"), tr!("proof-black-loses")),
        };
    };
    match (proof.result, side_to_move) {
        (GameResult::Loss, Color::White) => tr!("proof-white-is-mated", moves = moves),
        (GameResult::Loss, Color::Black) => tr!("proof-black-is-mated", moves = moves),
        (_, Color::White) => tr!("proof-white-mates", moves = moves),
        (_, Color::Black) => tr!("proof-black-mates", moves = moves),
    }
}

/// Returns the evidence, to follow a result: "proven by the table of this ending".
pub fn proof_source(source: ProofSource) -> &'static str {
    match source {
        ProofSource::Endings => tr!("proof-by-endings"),
        ProofSource::Syzygy => tr!("proof-by-syzygy"),
    }
}

/// Returns a proven result with its source, without a full stop: "White to move, mate in 17 \u{b7} proven (ending table)".
pub fn evidence(result: &Proof, side_to_move: Color) -> String {
    let proof = proof(result, side_to_move);
    let parts = [Some(proof.as_str()), fifty_move_rule(result), Some(proof_source(result.source))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" \u{b7} ")
}

/// Returns the effect of the 50-move rule on a result; `None` if there is none.
pub fn fifty_move_rule(proof: &Proof) -> Option<&'static str> {
    match proof.fifty_move_rule {
        FiftyMoveRule::InTime => None,
        FiftyMoveRule::MayDraw => Some(tr!("proof-may-be-drawn")),
        FiftyMoveRule::Draws => Some(tr!("proof-drawn-by-rule")),
    }
}

/// Returns the result of a move for the side that makes it: "wins", "mate in 3", "draws".
pub fn move_result(proof: &Proof) -> String {
    match (proof.result, proof.mate) {
        (GameResult::Win, Some(moves)) => tr!("proof-move-mates", moves = moves),
        (GameResult::Win, None) => tr!("proof-move-wins").to_owned(),
        (GameResult::Draw, _) => tr!("proof-move-draws").to_owned(),
        (GameResult::Loss, Some(moves)) => tr!("proof-move-is-mated", moves = moves),
        (GameResult::Loss, None) => tr!("proof-move-loses").to_owned(),
    }
}

impl Sentence for Unproven {
    fn sentence(&self) -> String {
        let reason = match self {
            Self::NotAnEnding(reason) => not_an_ending(*reason).to_owned(),
            Self::Stopped => tr!("proof-stopped").to_owned(),
            Self::OutOfMemory(bytes) => tr!("proof-out-of-memory", megabytes = bytes.div_ceil(BYTES_PER_MEGABYTE)),
            Self::TooLong => tr!("proof-too-long").to_owned(),
            Self::MissingTable(file) => tr!("proof-missing-table", file = file.as_str()),
            Self::BrokenTable(file, fault) => Refusal::Broken { file: file.clone(), fault: fault.clone() }.sentence(),
        };
        tr!("proof-not-proven", reason = reason)
    }
}

fn not_an_ending(reason: NotAnEnding) -> &'static str {
    match reason {
        NotAnEnding::TooManyPieces => tr!("proof-too-many-pieces"),
        NotAnEnding::Kings => tr!("proof-kings"),
        NotAnEnding::Illegal => tr!("proof-illegal"),
        NotAnEnding::CastlingRights => tr!("proof-castling-rights"),
        NotAnEnding::Variant => tr!("proof-variant"),
    }
}

impl Sentence for Study {
    fn sentence(&self) -> String {
        let names: Vec<&str> = self.keys().map(|key| key.san.as_str()).collect();
        let result = self.proof.result.id();
        match names.len() {
            _ if !self.is_fulfilled() => tr!("proof-claim-fails", result = result),
            0 => tr!("proof-claim-holds", result = if self.proof.result == GameResult::Draw { "draw" } else { "win" }),
            1 => tr!("proof-only-key", result = result, keys = join_keys(&names)),
            count => tr!("proof-several-keys", result = result, count = count, keys = join_keys(&names)),
        }
    }
}

/// Returns what the check of a stated solution found, without full stop; `None` for a line without moves.
pub fn study_line(line: &[LineMove]) -> Option<String> {
    let name = |half_moves: usize, moved: &StudyMove| {
        let dots = if half_moves.is_multiple_of(2) { "." } else { "..." };
        format!("{}{dots}{}", half_moves / 2 + 1, moved.san)
    };
    if let Some((at, mistake)) = line.iter().enumerate().find(|(_, moved)| !moved.keeps_result()) {
        let (played, result) = (name(at, &mistake.moved), mistake.moved.proof.result.id());
        let failure = tr!("proof-line-fails", played = lang::localize_moves(&played), result = result);
        let better = (!mistake.duals.is_empty()).then(|| join_moves(&mistake.duals));
        return Some(
            better.map_or(failure.clone(), |moves| tr!("proof-line-better", failure = failure, moves = moves)),
        );
    }
    let with_duals = |(at, line_move): (usize, &LineMove)| {
        let duals: Vec<&str> = line_move.duals.iter().map(|dual| dual.san.as_str()).collect();
        (!duals.is_empty()).then(|| format!("{} ({})", name(at, &line_move.moved), duals.join(", ")))
    };
    let duals: Vec<String> = line.iter().enumerate().filter_map(with_duals).collect();
    Some(match line {
        [] => return None,
        _ if !duals.is_empty() => tr!("proof-line-duals", moves = join_keys(&duals)),
        _ if line.iter().any(|moved| !moved.losing_time.is_empty()) => tr!("proof-line-loses-time").to_owned(),
        _ => tr!("proof-line-only").to_owned(),
    })
}

/// Returns the names of moves, at most eight of them.
pub fn join_moves(moves: &[StudyMove]) -> String {
    join_keys(&moves.iter().map(|moved| moved.san.as_str()).collect::<Vec<_>>())
}
