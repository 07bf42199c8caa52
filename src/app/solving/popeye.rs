//! Lets an installed Popeye solve the current record.

use std::path::PathBuf;

use super::Solving;
use super::search;
use super::state::{Subject, focus_solution};
use crate::app::shell::{Command, Reason, Shell, SideTab, require};
use crate::engine::PopeyeFault;
use crate::tr;
use crate::wording::Sentence;

impl Solving {
    pub(super) fn read_problem(&mut self, shell: &Shell) {
        self.problem.read(shell);
    }

    /// Returns `true` if the record has fairy pieces, so that only Popeye can solve it.
    pub(crate) const fn has_fairy_pieces(&self) -> bool {
        self.problem.has_fairy_pieces
    }

    /// Returns the reason why Popeye cannot solve the record.
    ///
    /// # Errors
    /// If it cannot.
    pub(super) fn can_use_popeye(&self, shell: &Shell) -> Result<(), Reason> {
        require(!shell.is_preview() || self.has_fairy_pieces(), tr!("solving-why-preview"))?;
        require(!shell.query().stipulation.goal.is_study(), tr!("solving-why-popeye-study"))?;
        require(self.problem.text.is_some(), tr!("solving-why-popeye-unreadable"))
    }

    /// Lets Popeye solve the record, or focuses its answer if that is already known.
    pub(super) fn solve_with_popeye(&mut self, shell: &mut Shell) {
        shell.open_tab(SideTab::Solve);
        if self.is_solved(true) {
            return focus_solution(&shell.ctx);
        }
        let Some(program) = shell.settings.popeye.clone().or_else(|| shell.desktop.popeye()) else {
            return shell.notices.failed(tr!("solving-popeye-missing"), Some(Command::ChoosePopeye));
        };
        self.run_popeye(program, shell);
    }

    fn run_popeye(&mut self, program: PathBuf, shell: &Shell) {
        let Some(problem) = self.problem.text.clone() else { return };
        let document = &shell.document;
        let (record, position, asked) = (document.record(document.current()).id(), *document.position(), shell.query());
        let is_orthodox = shell.composition.conditions.is_empty() && !self.has_fairy_pieces();
        let subject = Subject { position, asked, record, problem: Some(problem.clone()) };
        self.begin(subject, &shell.wake(), move |watch| {
            search::by_popeye(&program, problem, is_orthodox.then_some(&position), watch)
        });
    }

    /// Remembers the program of Popeye, and runs it if the record can be solved.
    pub(crate) fn use_popeye(&mut self, program: PathBuf, shell: &mut Shell) {
        shell.settings.popeye = Some(program);
        shell.store_settings();
        if self.can_use_popeye(shell).is_ok() {
            self.solve_with_popeye(shell);
        }
    }
}

/// Reports that Popeye could not be run, with a way to choose its program.
pub(super) fn report_fault(fault: &PopeyeFault, shell: &mut Shell) {
    shell.notices.failed(fault.sentence(), Some(Command::ChoosePopeye));
}
