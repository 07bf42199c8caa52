//! Testing of fixes before they are proposed.

use std::mem::discriminant;

use super::candidates::{self, Candidates};
use super::{Fix, FixKind, Problem, apply, problems, problems_with_other_clocks};
use crate::board::Position;
use crate::rules::problem::ProblemKind;

pub(super) struct FixAttempt<'a> {
    pub(super) position: &'a Position,
    pub(super) problem: &'a Problem,
    pub(super) before: &'a [Problem],
}

impl FixAttempt<'_> {
    pub(super) fn fixes(&self) -> Vec<Fix> {
        self.fixes_among(candidates::find_candidates(self.position, self.problem))
    }

    /// Returns the fix of the problem if there is exactly one fix and this fix involves no guess.
    pub(super) fn only_certain_fix(&self) -> Option<Fix> {
        let candidates = candidates::find_candidates(self.position, self.problem);
        if !candidates.kinds().any(FixKind::is_certain) {
            return None;
        }
        let mut fixes = self.fixes_among(candidates).into_iter();
        fixes.next().filter(|fix| fix.kind.is_certain() && fixes.next().is_none())
    }

    fn fixes_among(&self, Candidates { main, best_only, fallback }: Candidates) -> Vec<Fix> {
        let mut fixes = self.sorted(main);
        if best_only {
            fixes.truncate(1);
        }
        if fixes.is_empty() { self.sorted(fallback) } else { fixes }
    }

    /// Returns the fixes that work, sorted by the number of remaining problems. Equally good fixes keep their order.
    fn sorted(&self, kinds: Vec<FixKind>) -> Vec<Fix> {
        let mut fixes: Vec<(Fix, usize)> = kinds.into_iter().filter_map(|kind| self.try_fix(kind)).collect();
        fixes.sort_by_key(|(_, problems_left)| *problems_left);
        fixes.into_iter().map(|(fix, _)| fix).collect()
    }

    /// Applies a fix and returns it with the number of remaining problems. Returns `None` if the problem remains, or if
    /// the fix causes an illegal problem or another problem of the same kind.
    fn try_fix(&self, kind: FixKind) -> Option<(Fix, usize)> {
        let position = apply::applied(self.position, kind)?;
        let after = match kind {
            FixKind::SetClock(_) | FixKind::SetMoveNumber(_) => problems_with_other_clocks(&position, self.before),
            _ => problems(&position),
        };
        is_fixed(self.problem, self.before, &after).then_some((Fix { kind, position }, after.len()))
    }
}

pub(super) fn is_fixed(problem: &Problem, before: &[Problem], after: &[Problem]) -> bool {
    let is_gone = |other: &Problem| {
        !is_same_problem(other, problem) && (!is_same_kind(other, problem) || contains(before, other))
    };
    after.iter().all(is_gone) && has_no_new_illegal(before, after)
}

/// Returns `true` if every illegal problem existed before, or is an excess of pieces that has not grown.
pub(in crate::rules) fn has_no_new_illegal(before: &[Problem], after: &[Problem]) -> bool {
    after.iter().all(|problem| !problem.is_illegal() || contains(before, problem))
}

pub(super) fn is_still_present(problem: &Problem, left: &[Problem]) -> bool {
    left.iter().any(|now| is_same_problem(now, problem))
}

/// Returns `true` if the list contains the same problem, or at least as large an excess of pieces of the same kind.
fn contains(problems: &[Problem], problem: &Problem) -> bool {
    problems.iter().any(|before| is_same_problem(problem, before))
}

/// Returns `true` if both problems have the same kind and color, and either the same squares or an excess of pieces
/// that has not grown.
fn is_same_problem(now: &Problem, before: &Problem) -> bool {
    is_same_kind(now, before) && (now.squares == before.squares || is_no_worse(now, before))
}

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

fn is_same_kind(one: &Problem, other: &Problem) -> bool {
    discriminant(&one.kind) == discriminant(&other.kind) && one.color == other.color
}
