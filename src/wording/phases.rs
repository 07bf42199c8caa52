//! The table of the phases of a problem, its changes, duals and patterns.

use super::Label;
use crate::lang::localize_moves;
use crate::rules::patterns::{Pattern, PatternKind};
use crate::rules::solver::{Dual, KeyMove, LinePatterns, NamedMove, Phase, PhaseCell, PhaseKind, PhaseRow, PhaseTable};
use crate::tr;

/// Returns the cells of a table of phases, row by row: the phases, their threats, then a row for each defence with the
/// mates after it. A mate in parentheses is a threat that the reply does not parry; `!` refutes a try, and `-` has no
/// mate in the set play. A cell is empty if the reply is illegal. There are no rows without phases.
///
/// ```
/// use std::num::NonZeroUsize;
/// use fenwright::{notation::fen, rules::solver::{SearchControl, Solver}, wording};
/// let position = fen::read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
/// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), SearchControl::default());
/// let solution = solver.solve(NonZeroUsize::MIN, &watch);
/// let table = solver.phase_table(&solution, &[], NonZeroUsize::MIN, &watch).unwrap();
/// let rows = wording::phase_cells(&table);
/// assert_eq!(rows[0], ["", "set play", "1.Ra6!"]);
/// assert_eq!(rows[1], ["threat", "", "zugzwang"]);
/// assert!(rows.contains(&["1...bxa6", "", "2.b7#"].map(str::to_owned).to_vec()));
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn phase_cells(table: &PhaseTable) -> Vec<Vec<String>> {
    if table.phases.is_empty() {
        return Vec::new();
    }
    let row = |name: String, cells: Vec<String>| [name].into_iter().chain(cells).collect::<Vec<_>>();
    let names = row(String::new(), table.phases.iter().map(name).collect());
    let threats = row(tr!("solver-threat").to_owned(), table.phases.iter().map(threats).collect());
    let defences = table.rows.iter().map(|defence| {
        let cells = table.phases.iter().zip(&defence.cells).map(|(phase, found)| cell(phase, found));
        row(reply(&defence.reply), cells.collect())
    });
    [names, threats].into_iter().chain(defences).collect()
}

/// Returns the lines of a table of phases, with aligned columns.
pub fn phase_lines(table: &PhaseTable) -> Vec<String> {
    let rows = phase_cells(table);
    let length = |cell: &String| cell.chars().count();
    let width = |column: usize| rows.iter().map(|row| length(&row[column])).max().unwrap_or_default();
    let widths: Vec<usize> = (0..=table.phases.len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Returns a sentence for each defence with changed mates, and for each mate of the actual play that is transferred.
pub fn phase_changes(table: &PhaseTable) -> Vec<String> {
    let all = table.changed_mates();
    let changed = |(at, row): (usize, &PhaseRow)| {
        let of_row = all.iter().filter(|change| change.row == at);
        let is_part = |phase: &usize| of_row.clone().any(|change| change.phases.contains(phase));
        let mate = |phase: usize| format!("{} ({})", mates(row.cells[phase].mates()), name(&table.phases[phase]));
        let found: Vec<String> = (0..table.phases.len()).filter(is_part).map(mate).collect();
        let defence = reply(&row.reply);
        (!found.is_empty()).then(|| tr!("solver-changed", defence = defence, mates = found.join(", ")))
    };
    let transferred = table.transferred_mates().into_iter().filter_map(|transfer| {
        let [before, after] = [0, 1].map(|end| {
            let replies: Vec<String> =
                transfer.rows[end].iter().map(|row| table.rows[*row].reply.san.clone()).collect();
            let replies = localize_moves(&format!("1...{}", replies.join(", "))).into_owned();
            format!("{replies} ({})", name(&table.phases[transfer.phases[end]]))
        });
        let is_actual = table.phases[transfer.phases[1]].kind == PhaseKind::Key;
        let mate = mates(&[transfer.mate]);
        is_actual.then(|| tr!("solver-transferred", mate = mate, before = before, after = after))
    });
    table.rows.iter().enumerate().filter_map(changed).chain(transferred).collect()
}

/// Returns a sentence for each dual of the actual play after a defence. Replies that leave all threats are skipped.
///
/// ```
/// use std::num::NonZeroUsize;
/// use fenwright::{notation::fen, rules::solver::{SearchControl, Solver}, wording};
/// let position = fen::read("8/8/5K2/8/1R6/3N4/3k4/5Q1B w - - 0 1")?;
/// let (solver, watch) = (Solver::new(&position, 2, 1 << 20).unwrap(), SearchControl::default());
/// let solution = solver.solve(NonZeroUsize::MIN, &watch);
/// let table = solver.phase_table(&solution, &[], NonZeroUsize::MIN, &watch).unwrap();
/// assert_eq!(wording::phase_duals(&table), ["Grave dual: 1.Be4! Ke3 2.Qe1#, Qf2#"]);
/// let patterns = solver.patterns(&table, NonZeroUsize::MIN, &watch).unwrap();
/// assert_eq!(wording::phase_patterns(&table, &patterns)[2], "Economical mate: 1.Be4! Ke3 2.Qe1# (e3 b4 e4 d3 e1)");
/// # Ok::<(), fen::Fault>(())
/// ```
pub fn phase_duals(table: &PhaseTable) -> Vec<String> {
    let is_defence = |dual: &Dual| matches!(table.rows[dual.row].cells[dual.phase], PhaseCell::Mates(_));
    let duals = table.duals().into_iter().filter(is_defence).map(|dual| {
        let row = &table.rows[dual.row];
        let replies = localize_moves(&row.reply.san).into_owned();
        let moves = format!("{} {replies} {}", name(&table.phases[dual.phase]), mates(row.cells[dual.phase].answers()));
        tr!("solver-dual", kind = dual.kind.id(), moves = moves)
    });
    duals.collect()
}

/// Returns a sentence for each pattern of the actual play, with its squares. Defences with the same mate share one.
pub fn phase_patterns(table: &PhaseTable, found: &[LinePatterns]) -> Vec<String> {
    let mut shared: Vec<(&LinePatterns, &Pattern, Vec<&str>)> = Vec::new();
    for line in found {
        let first = line.line.first().map_or("", |reply| reply.san.as_str());
        for pattern in &line.patterns {
            let is_shared = |(other, same, _): &&mut (&LinePatterns, &Pattern, Vec<&str>)| {
                let rest = |line: &LinePatterns| line.line.get(1..).map(<[NamedMove]>::to_vec);
                other.phase == line.phase && rest(other) == rest(line) && *same == pattern
            };
            match shared.iter_mut().find(is_shared) {
                Some((_, _, replies)) => replies.push(first),
                None => shared.push((line, pattern, vec![first])),
            }
        }
    }
    let sentence = |(line, pattern, replies): (&LinePatterns, &Pattern, Vec<&str>)| {
        let rest = line.line.iter().enumerate().skip(1).map(|(at, played)| match at % 2 {
            0 => played.san.clone(),
            _ => format!("{}.{}", at / 2 + 2, played.san),
        });
        let words: Vec<String> = [replies.join(", ")].into_iter().chain(rest).collect();
        let moves = format!("{} {}", name(&table.phases[line.phase]), localize_moves(&words.join(" ")));
        let squares: Vec<String> = pattern.squares.iter().map(ToString::to_string).collect();
        format!("{}: {} ({})", pattern_name(pattern.kind), moves.trim_end(), squares.join(" "))
    };
    shared.into_iter().map(sentence).collect()
}

/// Returns the name of a kind of pattern: "Model mate".
fn pattern_name(kind: PatternKind) -> String {
    if let PatternKind::Promotion(role) = kind {
        tr!("solver-promotion", piece = role.label())
    } else {
        tr!("solver-pattern", kind = kind.id())
    }
}

/// Returns the name of a phase: `set play`, `1.Qa1? Bb2!` or `1.Ra6!`.
fn name(phase: &Phase) -> String {
    let first = phase.first.as_ref().map(|first| first.san.as_str()).unwrap_or_default();
    match &phase.refutation {
        _ if phase.kind == PhaseKind::SetPlay => tr!("solver-set-play").to_owned(),
        Some(refutation) => localize_moves(&format!("1.{first}? {}!", refutation.san)).into_owned(),
        None => localize_moves(&format!("1.{first}!")).into_owned(),
    }
}

fn threats(phase: &Phase) -> String {
    match phase.threats.as_slice() {
        [] if phase.is_waiting => tr!("solver-zugzwang").to_owned(),
        [] => String::new(),
        threats => mates(threats),
    }
}

fn reply(reply: &NamedMove) -> String {
    localize_moves(&format!("1...{}", reply.san)).into_owned()
}

fn mates(answers: &[KeyMove]) -> String {
    let names: Vec<&str> = answers.iter().map(|answer| answer.san.as_str()).collect();
    localize_moves(&format!("2.{}", names.join(", "))).into_owned()
}

fn cell(phase: &Phase, cell: &PhaseCell) -> String {
    match cell {
        PhaseCell::Illegal => String::new(),
        PhaseCell::NoMate if phase.kind == PhaseKind::SetPlay => "-".to_owned(),
        PhaseCell::NoMate => "!".to_owned(),
        PhaseCell::Threat(answers) => format!("({})", mates(answers)),
        PhaseCell::Mates(answers) => mates(answers),
    }
}
