//! Trying fixes before they are proposed.

use std::mem::discriminant;

use super::candidates::{self, Candidates};
use super::{Fix, FixKind, Problem, apply, problems, problems_with_other_clocks};
use crate::board::Position;
use crate::rules::problem::ProblemKind;

/// A problem to be mended, the position that has it, and all problems of that position.
pub(super) struct Attempt<'a> {
    pub(super) position: &'a Position,
    pub(super) problem: &'a Problem,
    pub(super) before: &'a [Problem],
}

impl Attempt<'_> {
    /// Everything that mends the problem, the likeliest first.
    pub(super) fn fixes(&self) -> Vec<Fix> {
        self.fixes_among(candidates::of(self.position, self.problem))
    }

    /// What mends the problem, if nothing else does and nothing about it is guessed.
    pub(super) fn only_certain_fix(&self) -> Option<Fix> {
        let candidates = candidates::of(self.position, self.problem);
        if !candidates.kinds().any(FixKind::is_certain) {
            return None;
        }
        let mut fixes = self.fixes_among(candidates).into_iter();
        fixes.next().filter(|fix| fix.kind.is_certain() && fixes.next().is_none())
    }

    fn fixes_among(&self, Candidates { each, is_choice, last }: Candidates) -> Vec<Fix> {
        let mut fixes = if is_choice { Vec::from_iter(self.best(each)) } else { self.all(each) };
        if fixes.is_empty() {
            fixes = self.all(last);
        }
        fixes
    }

    fn all(&self, kinds: Vec<FixKind>) -> Vec<Fix> {
        kinds.into_iter().filter_map(|kind| Some(self.mended(kind)?.0)).collect()
    }

    /// The first that brings no new problem at all, else the first that mends.
    fn best(&self, kinds: Vec<FixKind>) -> Option<Fix> {
        let mut second = None;
        for kind in kinds {
            match self.mended(kind) {
                Some((fix, after)) if after.iter().all(|problem| contains(self.before, problem)) => return Some(fix),
                Some((fix, _)) => {
                    second.get_or_insert(fix);
                }
                None => {}
            }
        }
        second
    }

    /// The fix and the problems after it, if it mends: the problem is gone, and so is its kind but for what was
    /// there before.
    fn mended(&self, kind: FixKind) -> Option<(Fix, Vec<Problem>)> {
        let position = apply::applied(self.position, kind)?;
        let after = match kind {
            FixKind::SetClock(_) | FixKind::SetMoveNumber(_) => problems_with_other_clocks(&position, self.before),
            _ => problems(&position),
        };
        mends(self.problem, self.before, &after).then_some((Fix { kind, position }, after))
    }
}

/// Whether with the problems after it a fix of this one mends it.
pub(super) fn mends(problem: &Problem, before: &[Problem], after: &[Problem]) -> bool {
    let is_gone = |other: &Problem| !is_same(other, problem) && (!is_alike(other, problem) || contains(before, other));
    after.iter().all(is_gone) && nothing_illegal_came(before, after)
}

/// Whether every illegal problem was there before.
pub(super) fn nothing_illegal_came(before: &[Problem], after: &[Problem]) -> bool {
    after.iter().all(|problem| !problem.is_illegal() || contains(before, problem))
}

/// Whether a problem is still among these.
pub(super) fn is_left(problem: &Problem, left: &[Problem]) -> bool {
    left.iter().any(|now| is_same(now, problem))
}

/// Whether a problem was among these, whatever its numbers were.
fn contains(problems: &[Problem], problem: &Problem) -> bool {
    problems.iter().any(|before| is_same(problem, before))
}

/// Whether two problems are the same about the same squares; of too many men also where fewer are too many.
fn is_same(now: &Problem, before: &Problem) -> bool {
    is_alike(now, before) && (now.squares == before.squares || is_no_worse(now, before))
}

/// Whether no more men are too many than before.
fn is_no_worse(now: &Problem, before: &Problem) -> bool {
    use ProblemKind::{TooManyPawns, TooManyPieces, TooMuchPromotion};
    match (now.kind, before.kind) {
        (TooManyPieces { .. }, TooManyPieces { .. }) | (TooManyPawns { .. }, TooManyPawns { .. }) => {
            now.squares.len() <= before.squares.len()
        }
        (
            TooMuchPromotion { promoted, missing, .. },
            TooMuchPromotion { promoted: promoted_before, missing: missing_before, .. },
        ) => promoted.saturating_sub(missing) <= promoted_before.saturating_sub(missing_before),
        _ => false,
    }
}

fn is_alike(one: &Problem, other: &Problem) -> bool {
    discriminant(&one.kind) == discriminant(&other.kind) && one.color == other.color
}
