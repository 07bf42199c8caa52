//! The phases of a direct mate with their changes, duals and patterns, as text and as a JSON object.

use std::fmt::{Result, Write};

use serde::Serialize;

use crate::board::Role;
use crate::rules::patterns::PatternKind;
use crate::rules::solver::{KeyMove, LinePatterns, NamedMove, PhaseTable};
use crate::wording::{phase_changes, phase_duals, phase_lines, phase_patterns};

pub(super) struct Phases {
    /// The full table.
    pub(super) table: PhaseTable,
    pub(super) patterns: Vec<LinePatterns>,
}

impl Phases {
    /// Writes the short table, and what is worth a sentence below it.
    pub(super) fn say(&self, text: &mut String) -> Result {
        let short = self.table.short();
        let (changes, duals) = (phase_changes(&short), phase_duals(&self.table));
        let sentences = changes.into_iter().chain(duals).chain(phase_patterns(&self.table, &self.patterns));
        phase_lines(&short).into_iter().chain(sentences).try_for_each(|line| writeln!(text, "    {line}"))
    }
}

/// All phases as JSON. Other members refer to phases by their index.
#[derive(Serialize)]
pub(super) struct PhasesObject<'a> {
    phases: Vec<PhaseObject<'a>>,
    defences: Vec<DefenceObject<'a>>,
    changed: Vec<ChangedObject<'a>>,
    transferred: Vec<TransferredObject<'a>>,
    duals: Vec<DualObject<'a>>,
    patterns: Vec<PatternObject<'a>>,
}

#[derive(Serialize)]
struct PhaseObject<'a> {
    kind: &'static str,
    first: Option<&'a str>,
    threats: Vec<&'a str>,
    waiting: bool,
    refutation: Option<&'a str>,
}

#[derive(Serialize)]
struct DefenceObject<'a> {
    uci: &'a str,
    cells: Vec<CellObject<'a>>,
}

#[derive(Serialize)]
struct CellObject<'a> {
    kind: &'static str,
    mates: Vec<&'a str>,
}

#[derive(Serialize)]
struct ChangedObject<'a> {
    defence: &'a str,
    phases: [usize; 2],
}

#[derive(Serialize)]
struct TransferredObject<'a> {
    mate: String,
    phases: [usize; 2],
    defences: [Vec<&'a str>; 2],
}

#[derive(Serialize)]
struct DualObject<'a> {
    phase: usize,
    defence: &'a str,
    mates: Vec<&'a str>,
    kind: &'static str,
}

#[derive(Serialize)]
struct PatternObject<'a> {
    phase: usize,
    line: Vec<&'a str>,
    kind: &'static str,
    role: Option<&'static str>,
    squares: Vec<String>,
}

fn names(moves: &[KeyMove]) -> Vec<&str> {
    moves.iter().map(|played| played.uci.as_str()).collect()
}

impl<'a> From<&'a Phases> for PhasesObject<'a> {
    fn from(Phases { table, patterns }: &'a Phases) -> Self {
        let uci = |named: &'a NamedMove| named.uci.as_str();
        let defence = |row: usize| uci(&table.rows[row].reply);
        let phases = table.phases.iter().map(|phase| PhaseObject {
            kind: phase.kind.id(),
            first: phase.first.as_ref().map(uci),
            threats: names(&phase.threats),
            waiting: phase.is_waiting,
            refutation: phase.refutation.as_ref().map(uci),
        });
        let defences = table.rows.iter().map(|row| {
            let cells = row.cells.iter().map(|cell| CellObject { kind: cell.id(), mates: names(cell.answers()) });
            DefenceObject { uci: uci(&row.reply), cells: cells.collect() }
        });
        let changed = table.changed_mates().into_iter();
        let transferred = table.transferred_mates().into_iter().map(|transfer| TransferredObject {
            mate: transfer.mate.uci,
            phases: transfer.phases,
            defences: transfer.rows.map(|rows| rows.into_iter().map(defence).collect()),
        });
        let duals = table.duals().into_iter().map(|dual| DualObject {
            phase: dual.phase,
            defence: defence(dual.row),
            mates: names(table.rows[dual.row].cells[dual.phase].answers()),
            kind: dual.kind.id(),
        });
        let patterns = patterns.iter().flat_map(|found| {
            found.patterns.iter().map(move |pattern| PatternObject {
                phase: found.phase,
                line: found.line.iter().map(uci).collect(),
                kind: pattern.kind.id(),
                role: if let PatternKind::Promotion(role) = pattern.kind { Some(Role::id(role)) } else { None },
                squares: pattern.squares.iter().map(ToString::to_string).collect(),
            })
        });
        Self {
            phases: phases.collect(),
            defences: defences.collect(),
            changed: changed
                .map(|change| ChangedObject { defence: defence(change.row), phases: change.phases })
                .collect(),
            transferred: transferred.collect(),
            duals: duals.collect(),
            patterns: patterns.collect(),
        }
    }
}
