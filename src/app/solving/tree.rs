//! The solution as a tree whose branches are worked out when they are opened.

use super::label::{Label, Note};
use super::subtree::{Children, Place, Subtree};
use crate::rules::LegalMove;

/// Names a node of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) usize);

/// What a node stands for, which tells how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// A heading: "Set play", "12 tries".
    Heading,
    /// A first move that solves, or a move of the attack that goes on.
    Attack,
    /// A first move that one reply refutes.
    Try,
    /// A move of the defence, or several that have the same answers.
    Defence,
    /// The reply that refutes a try.
    Refutation,
}

/// One line of the tree.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it says.
    pub label: Label,
    /// What is added in small letters: "threatens 2.Qe4#", "dual".
    pub note: Option<Note>,
    pub kind: NodeKind,
    /// The moves from the position that was searched to the one that is shown after a click; `None` where it cannot be
    /// reached by moves, as after passing.
    pub moves: Option<Vec<LegalMove>>,
    pub branches: Branches,
}

/// What comes below a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Branches {
    /// Nothing.
    None,
    /// Not shown; worked out when they are opened for the first time.
    Closed,
    /// Being worked out.
    Coming,
    /// Shown.
    Open(Vec<NodeId>),
    /// Known and not shown.
    Folded(Vec<NodeId>),
}

#[derive(Clone, Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// Where each node is, if something can be worked out below it.
    places: Vec<Option<Place>>,
    roots: Vec<NodeId>,
}

impl Tree {
    /// The nodes without one above them.
    pub fn roots(&self) -> &[NodeId] {
        &self.roots
    }

    /// A node; `None` if it belongs to another tree.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0)
    }

    /// Every node that is in sight, in the order of lines, with its depth from 0.
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

    /// Puts nodes behind the roots, with all that is known below them, and tells what they are called.
    pub(super) fn add_roots(&mut self, subtrees: Vec<Subtree>) -> Vec<NodeId> {
        let new = self.add(subtrees);
        self.roots.extend(&new);
        new
    }

    /// Puts nodes below one, and shows them.
    pub(super) fn open(&mut self, id: NodeId, note: Option<Note>, subtrees: Vec<Subtree>) {
        let new = self.add(subtrees);
        if let Some(node) = self.nodes.get_mut(id.0) {
            node.branches = if new.is_empty() { Branches::None } else { Branches::Open(new) };
            if note.is_some() {
                node.note = note;
            }
        }
    }

    /// Adds nodes with what is known below them. That is a few levels deep, whatever was searched.
    fn add(&mut self, subtrees: Vec<Subtree>) -> Vec<NodeId> {
        subtrees.into_iter().map(|subtree| self.add_one(subtree)).collect()
    }

    fn add_one(&mut self, subtree: Subtree) -> NodeId {
        let branches = match subtree.children {
            Children::None => Branches::None,
            Children::Unknown => Branches::Closed,
            Children::Shown(below) => Branches::Open(self.add(below)),
            Children::Folded(below) => Branches::Folded(self.add(below)),
        };
        let Subtree { label, note, kind, place, .. } = subtree;
        let moves = place.as_ref().and_then(Place::moves);
        self.nodes.push(Node { label, note, kind, moves, branches });
        self.places.push(place);
        NodeId(self.nodes.len() - 1)
    }

    /// Opens or closes a branch. Returns where it is, if it has to be worked out first.
    pub(super) fn toggle(&mut self, id: NodeId) -> Option<Place> {
        let branches = &mut self.nodes.get_mut(id.0)?.branches;
        *branches = match std::mem::replace(branches, Branches::None) {
            Branches::Open(below) => Branches::Folded(below),
            Branches::Folded(below) => Branches::Open(below),
            Branches::Coming => Branches::Closed,
            Branches::None => Branches::None,
            Branches::Closed => {
                *branches = Branches::Coming;
                return self.places.get(id.0)?.clone();
            }
        };
        None
    }

    /// A branch that was being worked out is not to come.
    pub(super) fn close(&mut self, id: NodeId) {
        if let Some(node) = self.nodes.get_mut(id.0)
            && node.branches == Branches::Coming
        {
            node.branches = Branches::Closed;
        }
    }
}
