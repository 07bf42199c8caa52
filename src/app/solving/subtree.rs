//! Expands branches of the tree, on the threads that search.

use crate::board::Goal;
use crate::document::parallel;
use crate::rules::LegalMove;
use crate::rules::solver::{
    Branch, Defence, Helpmates, KeyMove, NamedMove, SearchControl, Solution, Solver, Stopped, Try, Variation,
};

use super::tree::{NodeKind, NodeLabel, NodeNote};

/// If the attack has at most this number of moves left, threats are searched, and defences with the same answers are
/// grouped, which takes a search for each defence. With more moves left, each defence is a node of its own.
const MAX_GROUPED_MOVES: u8 = 2;

const MAX_EXPANDED_LINES: usize = 3;

/// The moves to a node. They begin at the searched position or, in set play, at the position after a pass.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct NodePath {
    is_set_play: bool,
    /// `true` if the first move is the second half of a pair, as in "1...Kd5".
    begins_with_half: bool,
    /// `true` if one side makes its moves in series, which are numbered one by one.
    is_series: bool,
    moves: Vec<LegalMove>,
}

/// A node to add to the tree, with all nodes known below it.
pub(super) struct Subtree {
    pub(super) label: NodeLabel,
    pub(super) note: Option<NodeNote>,
    pub(super) kind: NodeKind,
    pub(super) path: Option<NodePath>,
    pub(super) children: Children,
}

pub(super) enum Children {
    None,
    Unknown,
    Shown(Vec<Subtree>),
    Folded(Vec<Subtree>),
}

#[derive(Default)]
pub(super) struct Expansion {
    pub(super) note: Option<NodeNote>,
    pub(super) children: Vec<Subtree>,
}

impl Subtree {
    pub(super) const fn new(kind: NodeKind, label: NodeLabel, path: Option<NodePath>) -> Self {
        Self { label, note: None, kind, path, children: Children::None }
    }
}

impl Children {
    pub(super) fn new(children: Vec<Subtree>, are_shown: bool) -> Self {
        match (children.is_empty(), are_shown) {
            (true, _) => Self::None,
            (false, true) => Self::Shown(children),
            (false, false) => Self::Folded(children),
        }
    }
}

impl NodePath {
    /// Returns the moves from the searched position. Set play begins with a pass.
    pub(super) fn moves(&self) -> Vec<LegalMove> {
        self.moves.clone()
    }

    pub(super) fn after(&self, played: LegalMove) -> Self {
        let mut place = self.clone();
        place.moves.push(played);
        place
    }

    fn branch<'a>(&self, solver: &'a Solver) -> Option<Branch<'a>> {
        let root = if self.is_set_play { solver.set_play()? } else { solver.root() };
        self.moves.iter().try_fold(root, |branch, played| branch.play(*played))
    }

    /// Returns the number of the next move. Problems count from 1, whatever the move number of the position is.
    fn number(&self) -> usize {
        1 + if self.is_series { self.moves.len() } else { self.half_moves() / 2 }
    }

    /// Returns the name of the next move with its number: "1.d4", "1...Kd5".
    pub(super) fn numbered(&self, san: &str) -> String {
        let dots = if self.half_moves().is_multiple_of(2) { "." } else { "..." };
        format!("{}{dots}{san}", self.number())
    }

    pub(super) fn half_moves(&self) -> usize {
        self.moves.len() + usize::from(self.begins_with_half)
    }

    fn attack_node(&self, key: &KeyMove, sign: &str, note: Option<NodeNote>) -> Subtree {
        // No move follows a mate. In a selfmate, not the attack but the defence mates.
        let children = if key.san.ends_with('#') { Children::None } else { Children::Unknown };
        let label = NodeLabel::Moves(format!("{}.{}{sign}", self.number(), key.san));
        Subtree { note, children, ..Subtree::new(NodeKind::Attack, label, Some(self.after(key.legal_move))) }
    }
}

pub(super) fn keys(solution: &Solution) -> Vec<Subtree> {
    let root = NodePath::default();
    let key = |key: &KeyMove| {
        let note = (key.length < solution.moves).then_some(NodeNote::In(solution.goal, key.length));
        // A key that mates has no "!", since no move follows it.
        let sign = if key.san.ends_with('#') { "" } else { "!" };
        root.attack_node(key, sign, note)
    };
    solution.keys.iter().map(key).collect()
}

/// Returns the first moves that fail to a single reply, under their heading; empty if there are none.
pub(super) fn tries(tries: &[Try], are_shown: bool) -> Vec<Subtree> {
    let root = NodePath::default();
    let one = |one: &Try| {
        let place = root.after(one.first.legal_move);
        let label = NodeLabel::Moves(format!("1...{}!", one.refutation.san));
        let refuted = place.after(one.refutation.legal_move);
        let refutation = Subtree::new(NodeKind::Refutation, label, Some(refuted));
        let children = Children::Shown(vec![refutation]);
        let label = NodeLabel::Moves(format!("1.{}?", one.first.san));
        Subtree { children, ..Subtree::new(NodeKind::Try, label, Some(place)) }
    };
    heading(NodeLabel::Tries(tries.len()), tries.iter().map(one).collect(), are_shown)
}

/// Returns the set play under its heading: the answers to the defences if the defence were to move first. Empty if no
/// defence is answered or mates.
///
/// # Errors
/// If the watch stops the search.
pub(super) fn set_play(solver: &Solver, watch: &SearchControl) -> Result<Vec<Subtree>, Stopped> {
    let place = NodePath { is_set_play: true, begins_with_half: true, ..NodePath::default() };
    let Some(branch) = place.branch(solver) else { return Ok(Vec::new()) };
    let mut variations = branch.variations(&[], parallel::processor_count(), watch)?;
    variations.retain(|variation| variation.is_mate || !variation.answers.is_empty());
    let hope = hope(solver, &branch);
    let children = variations.iter().filter_map(|one| variation(&place, one, hope)).collect();
    Ok(heading(NodeLabel::SetPlay, children, false))
}

fn heading(label: NodeLabel, children: Vec<Subtree>, is_open: bool) -> Vec<Subtree> {
    if children.is_empty() {
        return Vec::new();
    }
    let children = Children::new(children, is_open);
    vec![Subtree { children, ..Subtree::new(NodeKind::Heading, label, None) }]
}

/// Searches the children of a node.
///
/// # Errors
/// If the watch stops the search.
pub(super) fn expand(solver: &Solver, place: &NodePath, watch: &SearchControl) -> Result<Expansion, Stopped> {
    let Some(branch) = place.branch(solver) else { return Ok(Expansion::default()) };
    if branch.is_attack {
        let answers = branch.continuations(parallel::processor_count(), watch)?;
        return Ok(Expansion { note: None, children: attacks(place, &answers, hope(solver, &branch)) });
    }
    if branch.moves_left > MAX_GROUPED_MOVES {
        let defences = branch.defences(watch)?;
        let children = defences.iter().map(|one| defence(place, one, solver.goal)).collect();
        return Ok(Expansion { note: None, children });
    }
    let threats = branch.threats(parallel::processor_count(), watch)?;
    let variations = branch.variations(&threats, parallel::processor_count(), watch)?;
    let children = variations.iter().filter_map(|one| variation(place, one, hope(solver, &branch))).collect();
    Ok(Expansion { note: threat_note(place, &branch, &threats), children })
}

/// Returns a note about the threats of an attacking move, or zugzwang. The threats have the number of the next move.
fn threat_note(place: &NodePath, branch: &Branch<'_>, threats: &[KeyMove]) -> Option<NodeNote> {
    if branch.game.is_check() {
        return None;
    }
    let names: Vec<&str> = threats.iter().map(|threat| threat.san.as_str()).collect();
    let number = place.number() + 1;
    Some(if names.is_empty() {
        NodeNote::Zugzwang
    } else {
        NodeNote::Threatens(format!("{number}.{}", names.join(", ")))
    })
}

type GoalInMoves = (Goal, u8);

fn hope(solver: &Solver, branch: &Branch<'_>) -> GoalInMoves {
    (solver.goal, branch.moves_left)
}

/// Returns the attacks that answer a defence. Every attack after the first is marked as a dual. An attack that needs
/// fewer than the moves left is marked as short.
fn attacks(place: &NodePath, answers: &[KeyMove], (goal, left): GoalInMoves) -> Vec<Subtree> {
    let note = |is_dual: bool, key: &KeyMove| match (is_dual, key.length < left) {
        (true, true) => Some(NodeNote::ShortDual(goal)),
        (true, false) => Some(NodeNote::Dual),
        (false, true) => Some(NodeNote::Short(goal)),
        (false, false) => None,
    };
    answers.iter().enumerate().map(|(index, key)| place.attack_node(key, "", note(index > 0, key))).collect()
}

/// Returns one node for defences that have the same answers. The answers are its children.
fn variation(place: &NodePath, variation: &Variation<'_>, hope: GoalInMoves) -> Option<Subtree> {
    let first = variation.replies.first()?;
    let names: Vec<&str> = variation.replies.iter().map(|reply| reply.san.as_str()).collect();
    let after = place.after(first.legal_move);
    let answers = attacks(&after, &variation.answers, hope);
    let holds = answers.is_empty() && !variation.is_mate;
    let note = holds.then_some(NodeNote::Not(hope.0));
    let label = NodeLabel::Moves(format!("{}...{}", place.number(), names.join(", ")));
    let children = Children::new(answers, true);
    Some(Subtree { note, children, ..Subtree::new(NodeKind::Defence, label, Some(after)) })
}

fn defence(place: &NodePath, defence: &Defence, goal: Goal) -> Subtree {
    let note = match defence.length {
        // The defence itself mates, as a selfmate requires.
        Some(0) => None,
        Some(length) => Some(NodeNote::In(goal, length)),
        None => Some(NodeNote::Not(goal)),
    };
    let goes_on = defence.length.is_some_and(|length| length > 0);
    let children = if goes_on { Children::Unknown } else { Children::None };
    let label = NodeLabel::Moves(format!("{}...{}", place.number(), defence.reply.san));
    let after = place.after(defence.reply.legal_move);
    Subtree { note, children, ..Subtree::new(NodeKind::Defence, label, Some(after)) }
}

/// Returns the set play of a helpmate under its heading; empty if there is none.
pub(super) fn help_set_play(found: &Helpmates) -> Vec<Subtree> {
    heading(NodeLabel::SetPlay, lines(found), found.lines.len() <= MAX_EXPANDED_LINES)
}

/// Returns lines of cooperative play as a tree in which solutions share their common first moves.
pub(super) fn lines(found: &Helpmates) -> Vec<Subtree> {
    let lines: Vec<&[NamedMove]> = found.lines.iter().map(Vec::as_slice).collect();
    let (begins_with_half, is_series) = (found.begins_with_half(), found.is_series());
    let root = NodePath { begins_with_half, is_series, ..NodePath::default() };
    // If there are only a few solutions, all nodes are open from the start.
    let grouping = Grouping { are_shown: lines.len() <= MAX_EXPANDED_LINES, ends_with_reply: found.ends_with_reply() };
    grouping.group(&root, &lines)
}

/// How lines of cooperative play become a tree.
#[derive(Clone, Copy)]
struct Grouping {
    are_shown: bool,
    ends_with_reply: bool,
}

impl Grouping {
    /// Groups lines by their next move. The recursion is as deep as the longest line, whose length is limited.
    fn group(self, place: &NodePath, lines: &[&[NamedMove]]) -> Vec<Subtree> {
        let mut next: Vec<(&NamedMove, Vec<&[NamedMove]>)> = Vec::new();
        for (first, rest) in lines.iter().filter_map(|line| line.split_first()) {
            match next.iter_mut().find(|(known, _)| known.legal_move == first.legal_move) {
                Some((_, lines)) => lines.push(rest),
                None => next.push((first, vec![rest])),
            }
        }
        let subtree = |(first, rest): (&NamedMove, Vec<&[NamedMove]>)| {
            let is_reply = self.ends_with_reply && rest.iter().all(|rest| rest.is_empty());
            let is_first = !is_reply && (place.is_series || place.half_moves().is_multiple_of(2));
            let (kind, dots) = if is_first { (NodeKind::Attack, ".") } else { (NodeKind::Defence, "...") };
            let after = place.after(first.legal_move);
            let children = Children::new(self.group(&after, &rest), self.are_shown);
            let number = place.number() - usize::from(is_reply);
            let label = NodeLabel::Moves(format!("{number}{dots}{}", first.san));
            Subtree { children, ..Subtree::new(kind, label, Some(after)) }
        };
        next.into_iter().map(subtree).collect()
    }
}
