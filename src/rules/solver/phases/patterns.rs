//! The named patterns of the actual play.

use std::num::NonZeroUsize;

use super::{PhaseKind, PhaseRow, PhaseTable};
use crate::board::{Role, Square};
use crate::rules::LegalMove;
use crate::rules::patterns::{Pattern, PatternKind, line_patterns};
use crate::rules::solver::{KeyMove, NamedMove, SearchControl, Solver, Stopped};

/// A line of the actual play with its patterns, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinePatterns {
    /// The index of the phase.
    pub phase: usize,
    /// The moves after the key; empty for a pattern of the whole phase.
    pub line: Vec<NamedMove>,
    /// The patterns.
    pub patterns: Vec<Pattern>,
}

impl Solver {
    /// Returns the patterns of each variation after a key, then those of the whole phase. A variation is a defence with
    /// each of its mates; in mates of more than two moves, only the main line is examined.
    ///
    /// # Errors
    /// If `watch` stops the search.
    ///
    /// ```
    /// use std::num::NonZeroUsize;
    /// use fenwright::{notation::fen, rules::{patterns::PatternKind, solver::{SearchControl, Solver}}};
    /// let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
    /// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), SearchControl::default());
    /// let solution = solver.solve(NonZeroUsize::MIN, &watch);
    /// let table = solver.phase_table(&solution, &[], NonZeroUsize::MIN, &watch).unwrap();
    /// let found = solver.patterns(&table, NonZeroUsize::MIN, &watch).unwrap();
    /// let capture = found.iter().find(|found| found.line[0].san == "bxa6").unwrap();
    /// assert_eq!(capture.patterns[0].kind, PatternKind::EconomicalMate);
    /// # Ok::<(), fen::Fault>(())
    /// ```
    pub fn patterns(
        &self,
        table: &PhaseTable,
        threads: NonZeroUsize,
        watch: &SearchControl,
    ) -> Result<Vec<LinePatterns>, Stopped> {
        let mut found = Vec::new();
        let keys = table.phases.iter().enumerate().filter(|(_, phase)| phase.kind == PhaseKind::Key);
        for (at, phase) in keys {
            let Some(first) = &phase.first else { continue };
            let lines = match self.root().play(first.legal_move) {
                Some(branch) if self.moves > 2 => vec![branch.main_line(threads, watch)?],
                _ => table.variations(at),
            };
            found.extend(lines.into_iter().map(|line| {
                let moves: Vec<LegalMove> = [first].into_iter().chain(&line).map(|named| named.legal_move).collect();
                LinePatterns { phase: at, patterns: line_patterns(&phase.start, &moves), line }
            }));
            let patterns = allumwandlung(Some(first.legal_move), &table.single_mates(at)).into_iter().collect();
            found.push(LinePatterns { phase: at, line: Vec::new(), patterns });
        }
        found.retain(|line| !line.patterns.is_empty());
        Ok(found)
    }
}

impl PhaseTable {
    /// Returns each defence of a phase with each of its answers.
    fn variations(&self, phase: usize) -> Vec<Vec<NamedMove>> {
        let line = |reply: &NamedMove, KeyMove { legal_move, san, uci, .. }: &KeyMove| {
            vec![reply.clone(), NamedMove { legal_move: *legal_move, san: san.clone(), uci: uci.clone() }]
        };
        let of_row =
            |row: &PhaseRow| row.cells[phase].mates().iter().map(|mate| line(&row.reply, mate)).collect::<Vec<_>>();
        self.rows.iter().flat_map(of_row).collect()
    }

    /// Returns each defence of a phase that has a single mate, with it.
    fn single_mates(&self, phase: usize) -> Vec<(LegalMove, KeyMove)> {
        let single = |row: &PhaseRow| match row.cells[phase].mates() {
            [mate] => Some((row.reply.legal_move, mate.clone())),
            _ => None,
        };
        self.rows.iter().filter_map(single).collect()
    }
}

/// Looks for all four promotions in a first move and the defences that have a single mate.
fn allumwandlung(first: Option<LegalMove>, single: &[(LegalMove, KeyMove)]) -> Option<Pattern> {
    let attack: Vec<LegalMove> = first.into_iter().chain(single.iter().map(|(_, mate)| mate.legal_move)).collect();
    let of_defence = |(reply, _): &(LegalMove, KeyMove)| {
        let is_alike = |other: LegalMove| (other.from, other.to) == (reply.from, reply.to);
        let alike = single.iter().filter(|(other, _)| is_alike(*other));
        let (replies, mut mates): (Vec<LegalMove>, Vec<&str>) =
            alike.map(|(reply, mate)| (*reply, mate.uci.as_str())).unzip();
        mates.sort_unstable();
        mates.dedup();
        four_kinds(&replies).filter(|_| mates.len() == replies.len())
    };
    let squares = four_kinds(&attack).or_else(|| single.iter().find_map(of_defence))?;
    Some(Pattern { kind: PatternKind::Allumwandlung, squares })
}

/// Returns the squares of promotions to all four kinds of officers; `None` if one is missing.
fn four_kinds(moves: &[LegalMove]) -> Option<Vec<Square>> {
    let is_made = |role: Role| moves.iter().any(|played| played.promotion == Some(role));
    let has_all = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].into_iter().all(is_made);
    let mut squares: Vec<Square> = moves.iter().filter(|played| played.promotion.is_some()).map(|at| at.to).collect();
    squares.sort_unstable();
    squares.dedup();
    has_all.then_some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Play;

    /// Each of these replies with each of these mates; both are promotions in their positions.
    fn found(replies: &[&str], mates: &[&str]) -> Option<usize> {
        let play = |text: &str| Play::from_position(&text.parse().ok()?);
        let (black, white) = (play("7k/8/8/8/8/8/p7/7K b - - 0 1")?, play("7k/P7/8/8/8/8/8/K7 w - - 0 1")?);
        let key = |uci: &&str| {
            let legal_move = white.find_uci(uci)?;
            Some(KeyMove { legal_move, san: white.to_san(legal_move)?, uci: (*uci).to_owned(), length: 1 })
        };
        let pair = |(reply, mate): (&&str, &&str)| Some((black.find_uci(reply)?, key(mate)?));
        let single: Vec<_> = replies.iter().zip(mates).filter_map(pair).collect();
        assert_eq!(single.len(), replies.len());
        allumwandlung(None, &single).map(|pattern| pattern.squares.len())
    }

    #[test]
    fn all_four_promotions_of_one_side_are_an_allumwandlung() {
        let replies = ["a2a1q", "a2a1r", "a2a1b", "a2a1n"];
        let kings = ["a1a2", "a1b1", "a1b2", "a7a8q"];
        // Four promotions of Black with four mates, and with the same mate twice.
        assert_eq!(found(&replies, &kings), Some(1));
        assert_eq!(found(&replies, &["a1a2", "a1b1", "a1b2", "a1b2"]), None);
        assert_eq!(found(&replies[..3], &kings), None);
        // Four promotions of White as mates, and three of them.
        let quiet = ["h8g8", "h8g7", "h8h7", "a2a1q"];
        assert_eq!(found(&quiet, &["a7a8q", "a7a8r", "a7a8b", "a7a8n"]), Some(1));
        assert_eq!(found(&quiet, &["a7a8q", "a7a8r", "a7a8b", "a7a8q"]), None);
    }
}
