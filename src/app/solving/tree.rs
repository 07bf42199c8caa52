//! The solution as a tree whose branches are searched when they are opened.

use std::fmt;

use super::subtree::{Children, NodePath, Subtree};
use crate::board::Goal;
use crate::rules::{LegalMove, Proof};
use crate::wording::move_result;
use crate::{lang, tr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// A heading: "Set play" or "12 tries".
    Heading,
    /// A line of Popeye that is no move.
    Text,
    Attack,
    /// A first move that a single reply refutes.
    Try,
    /// A move of the defence, or several with the same answers.
    Defence,
    Refutation,
}

#[derive(Clone, Debug)]
pub struct Node {
    pub label: NodeLabel,
    /// For example "threatens 2.Qe4#" or "dual".
    pub note: Option<NodeNote>,
    pub kind: NodeKind,
    /// Moves from the searched position to the position that a click shows; `None` for headings and in set play.
    pub moves: Option<Vec<LegalMove>>,
    pub branches: Branches,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Branches {
    None,
    /// The branches are searched when the node is opened for the first time.
    Unexpanded,
    Expanding,
    Open(Vec<NodeId>),
    Collapsed(Vec<NodeId>),
}

#[derive(Clone, Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The moves to each node; `None` for headings, which never need a search.
    paths: Vec<Option<NodePath>>,
    roots: Vec<NodeId>,
    /// The last roots, which can be replaced.
    last_roots: Vec<NodeId>,
}

impl Tree {
    pub fn roots(&self) -> &[NodeId] {
        &self.roots
    }

    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0)
    }

    /// Returns the keys, and the first moves of lines, that can be played.
    pub(super) fn first_moves(&self) -> impl Iterator<Item = LegalMove> + '_ {
        let nodes = self.roots.iter().filter_map(|root| self.node(*root));
        let keys = nodes.filter(|node| matches!(node.kind, NodeKind::Attack | NodeKind::Defence));
        keys.filter_map(|key| key.moves.as_ref()?.first().copied())
    }

    pub fn lines(&self) -> Vec<(usize, NodeId)> {
        let mut lines = Vec::new();
        let mut open: Vec<(usize, NodeId)> = self.roots.iter().rev().map(|root| (0, *root)).collect();
        while let Some((depth, id)) = open.pop() {
            lines.push((depth, id));
            if let Some(Branches::Open(below)) = self.node(id).map(|node| &node.branches) {
                open.extend(below.iter().rev().map(|below| (depth + 1, *below)));
            }
        }
        lines
    }

    /// Appends roots with all nodes known below them, and returns the ids of the roots.
    pub(super) fn add_roots(&mut self, subtrees: Vec<Subtree>) -> Vec<NodeId> {
        let new = self.add(subtrees);
        self.roots.extend(&new);
        new
    }

    /// Appends roots in place of those that the last call appended.
    pub(super) fn set_last_roots(&mut self, subtrees: Vec<Subtree>) {
        let Self { roots, last_roots, .. } = self;
        roots.retain(|root| !last_roots.contains(root));
        self.last_roots = self.add_roots(subtrees);
    }

    pub(super) fn open(&mut self, id: NodeId, note: Option<NodeNote>, subtrees: Vec<Subtree>) {
        let new = self.add(subtrees);
        if let Some(node) = self.nodes.get_mut(id.0) {
            node.branches = if new.is_empty() { Branches::None } else { Branches::Open(new) };
            if note.is_some() {
                node.note = note;
            }
        }
    }

    /// Adds nodes. The recursion is only a few levels deep.
    fn add(&mut self, subtrees: Vec<Subtree>) -> Vec<NodeId> {
        subtrees.into_iter().map(|subtree| self.add_one(subtree)).collect()
    }

    fn add_one(&mut self, subtree: Subtree) -> NodeId {
        let branches = match subtree.children {
            Children::None => Branches::None,
            Children::Unknown => Branches::Unexpanded,
            Children::Shown(below) => Branches::Open(self.add(below)),
            Children::Folded(below) => Branches::Collapsed(self.add(below)),
        };
        let Subtree { label, note, kind, path: place, .. } = subtree;
        let moves = place.as_ref().map(NodePath::moves);
        self.nodes.push(Node { label, note, kind, moves, branches });
        self.paths.push(place);
        NodeId(self.nodes.len() - 1)
    }

    /// Opens or closes a branch. If it must be searched before it can open, returns the moves to it.
    pub(super) fn toggle(&mut self, id: NodeId) -> Option<NodePath> {
        let branches = &mut self.nodes.get_mut(id.0)?.branches;
        *branches = match std::mem::replace(branches, Branches::None) {
            Branches::Open(below) => Branches::Collapsed(below),
            Branches::Collapsed(below) => Branches::Open(below),
            Branches::Expanding => Branches::Unexpanded,
            Branches::None => Branches::None,
            Branches::Unexpanded => {
                *branches = Branches::Expanding;
                return self.paths.get(id.0)?.clone();
            }
        };
        None
    }

    /// Closes a branch whose search was canceled or failed.
    pub(super) fn cancel_expansion(&mut self, id: NodeId) {
        if let Some(node) = self.nodes.get_mut(id.0)
            && node.branches == Branches::Expanding
        {
            node.branches = Branches::Unexpanded;
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeLabel {
    /// Numbered moves with their signs, in English letters: `1.d4!`, `1...Kxe4`.
    Moves(String),
    /// Moves and lines as Popeye writes them.
    Text(String),
    /// Heading of the variations that would follow if the defence were to move.
    SetPlay,
    Tries(usize),
    OtherMoves(usize),
    /// Heading of the solution that the record states.
    StatedLine,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeNote {
    /// The move threatens nothing, but leaves the defence in zugzwang.
    Zugzwang,
    /// The move is a threat.
    Threat,
    /// The threats, numbered and in English letters.
    Threatens(String),
    In(Goal, u8),
    Not(Goal),
    Dual,
    Short(Goal),
    ShortDual(Goal),
    /// The proven result of a move for the side that makes it.
    Result(Proof),
    /// A move that reaches the required result later than the best one.
    Slower(Proof),
    /// The only move that keeps the required result.
    OnlyMove,
    /// Other moves keep the required result too: their number and names, localized.
    Duals(usize, String),
    /// Other moves reach the required result, but only lose time.
    OthersLoseTime,
    /// A move that gives the result away, with the moves that keep it, localized.
    Better(Proof, String),
}

impl fmt::Display for NodeLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves(moves) => f.write_str(&lang::localize_moves(moves)),
            Self::Text(text) => f.write_str(text),
            Self::SetPlay => f.write_str(tr!("solving-set-play")),
            Self::OtherMoves(count) => f.write_str(&tr!("solving-other-moves", count = *count)),
            Self::StatedLine => f.write_str(tr!("solving-stated-line")),
            Self::Tries(count) => f.write_str(&tr!("solving-heading-tries", count = *count)),
        }
    }
}

impl fmt::Display for NodeNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Zugzwang => f.write_str(tr!("solving-zugzwang")),
            Self::Threat => f.write_str(tr!("solving-threat")),
            Self::Threatens(moves) => f.write_str(&tr!("solving-threatens", moves = lang::localize_moves(moves))),
            Self::In(goal, moves) => f.write_str(&tr!("solving-note-in", goal = goal.id(), moves = *moves)),
            Self::Not(goal) => f.write_str(&tr!("solving-note-not", goal = goal.id())),
            Self::Dual => f.write_str(tr!("solving-dual")),
            Self::Short(goal) => f.write_str(&tr!("solving-short", goal = goal.id())),
            Self::Result(proof) => f.write_str(&move_result(proof)),
            Self::Slower(proof) => f.write_str(&tr!("solving-slower", result = move_result(proof))),
            Self::OnlyMove => f.write_str(tr!("solving-only-move")),
            Self::Duals(count, moves) => f.write_str(&tr!("solving-duals", count = *count, moves = moves.as_str())),
            Self::OthersLoseTime => f.write_str(tr!("solving-others-lose-time")),
            Self::Better(proof, moves) => {
                f.write_str(&tr!("solving-better", result = move_result(proof), moves = moves.as_str()))
            }
            Self::ShortDual(goal) => f.write_str(&tr!("solving-short-dual", goal = goal.id())),
        }
    }
}
