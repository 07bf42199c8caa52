//! A record as a problem for Popeye, and the answer of Popeye as a tree.

use super::subtree::{Children, NodePath, Subtree};
use super::tree::{NodeKind, NodeLabel, NodeNote};
use crate::app::shell::Shell;
use crate::board::Position;
use crate::document::{Field, RecordId, popeye_problem};
use crate::engine::PopeyeOutput;
use crate::notation::popeye::{PopeyeAnswer, PopeyeNodeKind};
use crate::rules::Play;
use crate::rules::solver::Query;

/// Maximum number of lines whose moves are all shown at first.
const MAX_EXPANDED_LINES: usize = 3;

/// Signs after a move.
const SIGNS: [char; 5] = ['!', '?', '+', '#', '='];

/// The current record as a problem for Popeye.
#[derive(Default)]
pub(super) struct Problem {
    /// The input of Popeye; `None` if it cannot solve the record.
    pub(super) text: Option<String>,
    /// `true` if the record has pieces that only Popeye knows.
    pub(super) has_fairy_pieces: bool,
    /// The record, its revision and the question for which this is known.
    seen: Option<(RecordId, u64, Query)>,
}

/// An answer of Popeye.
pub(super) struct PopeyeSolution {
    pub(super) problem: String,
    pub(super) answer: PopeyeAnswer,
    /// The output, without its first line.
    pub(super) lines: Vec<String>,
    pub(super) messages: Vec<String>,
    pub(super) is_stopped: bool,
}

impl Problem {
    pub(super) fn read(&mut self, shell: &Shell) {
        let document = &shell.document;
        let record = document.record(document.current());
        let asked = shell.query();
        let seen = Some((record.id(), document.revision(), asked));
        if self.seen == seen {
            return;
        }
        self.seen = seen;
        // A stipulation that has no solver here is handed over as it is written.
        let is_unknown = shell.composition.stipulation.is_none()
            && !record.read_metadata().get(Field::Stipulation).trim().is_empty();
        let stipulation = (!is_unknown).then_some(asked.stipulation);
        self.text = popeye_problem(&record, &shell.composition, stipulation);
        self.has_fairy_pieces = self.text.is_some() && record.position().is_err();
    }
}

impl PopeyeSolution {
    pub(super) fn new(problem: String, output: &PopeyeOutput, is_stopped: bool) -> Self {
        let lines = output.text.lines().map(str::trim_end).filter(|line| !line.is_empty());
        let lines = lines.skip(1).map(str::to_owned).collect();
        let messages = output.messages.lines().map(str::trim).filter(|line| !line.is_empty());
        let mut messages: Vec<String> = messages.map(str::to_owned).collect();
        messages.dedup();
        let answer = PopeyeAnswer::read(&output.text);
        Self { problem, answer, lines, messages, is_stopped }
    }

    pub(super) const fn is_complete(&self) -> bool {
        self.answer.is_finished && !self.is_stopped
    }

    /// Returns `true` if Popeye has found nothing because it refused the problem.
    pub(super) const fn is_refused(&self) -> bool {
        self.answer.nodes.is_empty() && !self.messages.is_empty()
    }

    /// Returns the rows of the tree. Orthodox moves can be played from the position, if there is one.
    pub(super) fn rows(&self, position: Option<&Position>) -> Vec<Subtree> {
        let answer = &self.answer;
        let is_short = answer.lines <= MAX_EXPANDED_LINES && answer.keys <= 1;
        let start = position.and_then(Play::from_position).map(|play| (play, NodePath::default()));
        answer.roots.iter().map(|root| subtree(answer, *root, start.as_ref(), is_short)).collect()
    }
}

/// Returns a node with all nodes below it, whose depth the reader has limited.
fn subtree(answer: &PopeyeAnswer, index: usize, before: Option<&(Play, NodePath)>, is_short: bool) -> Subtree {
    let row = &answer.nodes[index];
    let kind = match row.kind {
        PopeyeNodeKind::Text => NodeKind::Text,
        PopeyeNodeKind::Twin | PopeyeNodeKind::SetPlay => NodeKind::Heading,
        PopeyeNodeKind::Key | PopeyeNodeKind::Attack | PopeyeNodeKind::Threat => NodeKind::Attack,
        PopeyeNodeKind::Try => NodeKind::Try,
        PopeyeNodeKind::Defence => NodeKind::Defence,
        PopeyeNodeKind::Refutation => NodeKind::Refutation,
    };
    let after = match row.kind {
        PopeyeNodeKind::SetPlay => before.cloned(),
        // The position of any other twin than the first one is not that of the record.
        PopeyeNodeKind::Twin => before.filter(|_| row.text == "a)").cloned(),
        PopeyeNodeKind::Text => None,
        _ => before.and_then(|(play, path)| played(play, path, &row.text)),
    };
    let label = match row.kind {
        PopeyeNodeKind::SetPlay => NodeLabel::SetPlay,
        _ => NodeLabel::Text(row.label()),
    };
    let note = match row.kind {
        PopeyeNodeKind::Threat => Some(NodeNote::Threat),
        _ => row.is_zugzwang.then_some(NodeNote::Zugzwang),
    };
    let children = row.children.iter().map(|child| subtree(answer, *child, after.as_ref(), is_short)).collect();
    let is_shown = match row.kind {
        PopeyeNodeKind::Twin => true,
        PopeyeNodeKind::SetPlay | PopeyeNodeKind::Try => false,
        _ => is_short || row.number > 1,
    };
    let children = Children::new(children, is_shown);
    let path = after.filter(|_| row.number > 0).map(|(_, path)| path);
    Subtree { note, children, ..Subtree::new(kind, label, path) }
}

/// Plays a move after others; `None` if it is not legal. The side that has just moved moves again in threats and in series,
/// and the other side begins in set play.
fn played(play: &Play, path: &NodePath, text: &str) -> Option<(Play, NodePath)> {
    let mut play = play.clone();
    let find = |play: &Play| match text.trim_end_matches(SIGNS) {
        "0-0" => play.find_san("O-O"),
        "0-0-0" => play.find_san("O-O-O"),
        _ => play.find_uci(&uci(text)?),
    };
    let passed = || {
        let position = play.position();
        let passed = Position { side_to_move: !position.side_to_move, en_passant: None, ..position };
        Play::from_position(&passed)
    };
    let legal = find(&play).or_else(|| find(&passed()?))?;
    play.pass_to(&legal);
    play.play(legal).ok()?;
    Some((play, path.after(legal)))
}

/// Returns an orthodox move such as `a7*b8=S+` in UCI notation.
fn uci(text: &str) -> Option<String> {
    let name = text.trim_end_matches(SIGNS).trim_end_matches(" ep.");
    let name = name.strip_prefix(['K', 'Q', 'R', 'B', 'S']).unwrap_or(name);
    let (from, rest) = name.split_once(['-', '*'])?;
    let (to, promotion) = rest.split_once('=').unwrap_or((rest, ""));
    Some(format!("{from}{to}{}", promotion.to_lowercase().replace('s', "n")))
}
