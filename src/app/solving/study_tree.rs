//! The moves of a study as a tree: those that reach the required result first, then all others with their results.

use super::subtree::{Children, NodePath, Subtree};
use super::tree::{NodeKind, NodeLabel, NodeNote};
use crate::board::Position;
use crate::rules::solver::{Study, StudyMove};
use crate::rules::{GameResult, Play, Proof, Prover};

/// Returns the first moves of a study: its keys, and the others under a heading.
pub(super) fn first_moves(study: &Study) -> Vec<Subtree> {
    let root = NodePath::default();
    let is_key = |moved: &&StudyMove| moved.proof.result == study.proof.result;
    let (keys, others): (Vec<_>, Vec<_>) = study.moves.iter().partition(is_key);
    let node = |moved: &&StudyMove| node(&root, moved, study.proof, true);
    let mut nodes: Vec<Subtree> = keys.iter().map(node).collect();
    if !others.is_empty() {
        let label = NodeLabel::OtherMoves(others.len());
        let children = Children::Folded(others.iter().map(node).collect());
        nodes.push(Subtree { children, ..Subtree::new(NodeKind::Heading, label, None) });
    }
    nodes
}

/// Returns the moves after a node, the best first; `None` if their results are no longer known.
pub(super) fn expand(prover: &Prover, position: &Position, path: &NodePath) -> Option<Vec<Subtree>> {
    let moves = path.moves()?;
    let is_attack = moves.len().is_multiple_of(2);
    let mut play = Play::from_position(position)?;
    moves.into_iter().try_for_each(|next| play.play(next).ok())?;
    let position = play.position();
    let (proof, moves) = prover.known(&position).zip(prover.known_moves(&position))?;
    let study = Study::new(&position, crate::board::Stipulation::default(), proof, &moves, &[]);
    Some(study.moves.iter().map(|moved| node(path, moved, proof, is_attack)).collect())
}

/// Creates the node of a move from a position with this proven result.
fn node(path: &NodePath, moved: &StudyMove, best: Proof, is_attack: bool) -> Subtree {
    let keeps = moved.proof.result == best.result;
    let is_slower = keeps && best.result == GameResult::Win && moved.proof.order() > best.order();
    let note = if is_slower { NodeNote::Slower(moved.proof) } else { NodeNote::Result(moved.proof) };
    let kind = match (is_attack, keeps) {
        (true, true) => NodeKind::Attack,
        (true, false) => NodeKind::Try,
        (false, _) => NodeKind::Defence,
    };
    let children = if moved.san.ends_with('#') { Children::None } else { Children::Unknown };
    let label = NodeLabel::Moves(path.numbered(&moved.san));
    let path = path.after(moved.legal_move);
    Subtree { note: Some(note), children, ..Subtree::new(kind, label, Some(path)) }
}
