//! The moves of a study as a tree: those that reach the required result first, then all others with their results.

use super::subtree::{Children, Expansion, NodePath, Subtree};
use super::tree::{NodeKind, NodeLabel, NodeNote};
use crate::board::Position;
use crate::document::parallel;
use crate::rules::solver::{LineMove, SearchControl, Stopped, Study, StudyMove};
use crate::rules::{GameResult, Play, Proof, Prover};
use crate::wording::join_moves;

/// Returns the first moves of a study: its keys, and the others under a heading.
pub(super) fn first_moves(study: &Study) -> Vec<Subtree> {
    let root = NodePath::default();
    let is_key = |moved: &&StudyMove| moved.proof.result == study.proof.result;
    let (keys, others): (Vec<_>, Vec<_>) = study.moves.iter().partition(is_key);
    let node = |moved: &&StudyMove| node(study, &root, moved, study.proof);
    let mut nodes: Vec<Subtree> = keys.iter().map(node).collect();
    if !others.is_empty() {
        let label = NodeLabel::OtherMoves(others.len());
        let children = Children::Folded(others.iter().map(node).collect());
        nodes.push(Subtree { children, ..Subtree::new(NodeKind::Heading, label, None) });
    }
    nodes
}

/// Returns the moves after a node, the best first.
///
/// # Errors
/// If their results cannot be proven, or `watch` stops the work.
pub(super) fn expand(
    study: &Study,
    position: &Position,
    path: &NodePath,
    prover: &Prover,
    watch: &SearchControl,
) -> Result<Expansion, Stopped> {
    let mut play = Play::from_position(position).ok_or(Stopped)?;
    let moves = path.moves();
    moves.into_iter().try_for_each(|next| play.play(next)).map_err(|_| Stopped)?;
    let results = prover.prove_moves(&play.position(), parallel::processor_count(), watch);
    let (proof, moves) = results.map_err(|_| Stopped)?;
    let moves = StudyMove::list(&play, &moves);
    Ok(Expansion { note: None, children: moves.iter().map(|moved| node(study, path, moved, proof)).collect() })
}

/// Returns the moves of a checked line under their heading. Other moves that keep the result are their branches.
pub(super) fn stated_line(study: &Study, line: &[LineMove]) -> Vec<Subtree> {
    let mut path = NodePath::default();
    let line_node = |line_move: &LineMove| {
        let others = line_move.duals.iter().chain(&line_move.losing_time);
        let others: Vec<Subtree> = others.map(|other| node(study, &path, other, line_move.best)).collect();
        let children = if others.is_empty() { Children::None } else { Children::Folded(others) };
        let note = Some(line_note(study, &path, line_move));
        let subtree = Subtree { note, children, ..node(study, &path, &line_move.moved, line_move.best) };
        path = path.after(line_move.moved.legal_move);
        subtree
    };
    let moves: Vec<Subtree> = line.iter().map(line_node).collect();
    if moves.is_empty() {
        return Vec::new();
    }
    let children = Children::Shown(moves);
    vec![Subtree { children, ..Subtree::new(NodeKind::Heading, NodeLabel::StatedLine, None) }]
}

fn line_note(study: &Study, path: &NodePath, line_move: &LineMove) -> NodeNote {
    let LineMove { moved, duals, losing_time, .. } = line_move;
    match (duals.is_empty(), losing_time.is_empty()) {
        _ if !study.is_solver_to_move(path.half_moves()) => NodeNote::Result(moved.proof),
        (true, _) if !line_move.keeps_result() => NodeNote::Result(moved.proof),
        (false, _) if !line_move.keeps_result() => NodeNote::Better(moved.proof, join_moves(duals)),
        (false, _) => NodeNote::Duals(duals.len(), join_moves(duals)),
        (true, false) => NodeNote::OthersLoseTime,
        (true, true) => NodeNote::OnlyMove,
    }
}

/// Creates the node of a move from a position with this proven result.
fn node(study: &Study, path: &NodePath, moved: &StudyMove, best: Proof) -> Subtree {
    let keeps = moved.proof.result == best.result;
    let is_slower = keeps && best.result == GameResult::Win && moved.proof.order() > best.order();
    let note = if is_slower { NodeNote::Slower(moved.proof) } else { NodeNote::Result(moved.proof) };
    let kind = match (study.is_solver_to_move(path.half_moves()), keeps) {
        (true, true) => NodeKind::Attack,
        (true, false) => NodeKind::Try,
        (false, _) => NodeKind::Defence,
    };
    let children = if moved.san.ends_with('#') { Children::None } else { Children::Unknown };
    let label = NodeLabel::Moves(path.numbered(&moved.san));
    let path = path.after(moved.legal_move);
    Subtree { note: Some(note), children, ..Subtree::new(kind, label, Some(path)) }
}
