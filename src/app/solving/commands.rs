//! The commands of solving.

use egui::Key;

use super::Solving;
use super::analysis::{Analysis, AnalysisOutcome};
use super::writing::{self, Purpose};
use crate::app::shell::{
    Command, Effect, FeatureRow, Menu, MenuPlace, PathPrompt, Reason, Shell, at, plain, require, shift,
};
use crate::app::ui::wording;
use crate::board::Goal;
use crate::tr;

type Row = FeatureRow<Solving>;

const POPEYE: MenuPlace = at(Menu::Solve, 0).within("menu-popeye", 0);

pub(crate) const COMMANDS: &[Row] = &[
    Row::record(Command::Solve, at(Menu::Solve, 0), Solving::solve_or_focus_solution)
        .keys(&[plain(Key::F5)])
        .needs(|_, shell| can_be_solved(shell)),
    Row::new(Command::StopSolving, at(Menu::Solve, 0), |solving, _| solving.stop())
        .keys(&[shift(Key::F5)])
        .needs(|solving, _| require(solving.is_busy(), tr!("solving-why-nothing-runs"))),
    Row::new(Command::SolveAfterEdits, at(Menu::Solve, 0), |_, shell| {
        shell.solves_after_edits = !shell.solves_after_edits;
        // Solving starts in the next frame.
        shell.ctx.request_repaint();
    })
    .checked(|_, shell| shell.solves_after_edits),
    Row::record(Command::SolveWithPopeye, POPEYE, Solving::solve_with_popeye).needs(Solving::can_use_popeye),
    Row::new(Command::ChoosePopeye, POPEYE, |_, shell| shell.effects.push(Effect::AskPath(PathPrompt::popeye()))),
    Row::new(Command::CopySolution, at(Menu::Solve, 1), |solving, shell| solving.write_solution(Purpose::Text, shell))
        .needs(|solving, _| has_solution(solving)),
    Row::new(Command::CopySolutionAsEpd, at(Menu::Solve, 1), |solving, shell| {
        solving.write_solution(Purpose::Epd, shell);
    })
    .needs(|solving, _| has_operations(solving)),
    Row::new(Command::ShowPhases, at(Menu::Solve, 1), Solving::show_phases).needs(|solving, _| has_phases(solving)),
    Row::record(Command::WriteSolution, at(Menu::Solve, 1), |solving, shell| {
        let id = shell.document.record(shell.document.current()).id();
        let as_operations = shell.document.format().has_operations();
        solving.write_solution(Purpose::Record { id, as_operations }, shell);
    })
    .needs(|solving, _| has_moves(solving)),
];

pub(super) fn available(command: Command, solving: &Solving, shell: &Shell) -> Result<(), Reason> {
    let needs = COMMANDS.iter().find(|row| row.info.command == command).and_then(|row| row.available);
    needs.map_or(Ok(()), |available| available(solving, shell))
}

pub(super) fn can_be_solved(shell: &Shell) -> Result<(), Reason> {
    require(!shell.is_preview(), tr!("solving-why-preview"))?;
    require(shell.document.position().board.pieces().next().is_some(), wording::empty_board())
}

fn has_solution(solving: &Solving) -> Result<(), Reason> {
    let Some(analysis) = &solving.analysis else { return Err(tr!("solving-why-not-solved").into()) };
    require(solving.is_current(), tr!("solving-why-outdated"))?;
    require(!matches!(&analysis.outcome, AnalysisOutcome::Unsolved(_)), tr!("solving-why-unsolvable"))
}

fn has_phases(solving: &Solving) -> Result<(), Reason> {
    has_solution(solving)?;
    require(solving.analysis.as_ref().is_some_and(is_of_phases), tr!("solving-why-no-phases"))
}

/// Returns `true` for the complete solution of a direct mate in two or more moves.
pub(super) fn is_of_phases(analysis: &Analysis) -> bool {
    let AnalysisOutcome::Forced(mate) = &analysis.outcome else { return false };
    let solution = &mate.solution;
    solution.goal == Goal::Mate && solution.moves > 1 && !solution.keys.is_empty() && solution.is_complete()
}

fn has_operations(solving: &Solving) -> Result<(), Reason> {
    has_solution(solving)?;
    solving.analysis.as_ref().and_then(writing::why_no_operations).map_or(Ok(()), |why| Err(why.into()))
}

fn has_moves(solving: &Solving) -> Result<(), Reason> {
    has_solution(solving)?;
    solving.analysis.as_ref().and_then(writing::why_no_moves).map_or(Ok(()), |why| Err(why.into()))
}
